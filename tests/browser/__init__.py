"""The page in a real browser, against the real server."""
