"""The commands with which programs play: over MCP, or at a server's table."""
