"""The commands for developing games: checks, compilation and a skeleton."""
