"""A game in the terminal: the command `play`, the table, and the games that are kept."""
