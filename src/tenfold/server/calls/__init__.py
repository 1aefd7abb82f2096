"""Calls: how players learn that a table waits for them while the page is closed."""
