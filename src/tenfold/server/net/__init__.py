"""Connections: HTTP and WebSocket protocols, limits, admission and security."""
