"""The commands for studying the games: bots, events, records and rules."""
