"""What is served over HTTP: the API, the page, and who asks."""
