"""The arena: many matches between bots, in duels and in leagues, measured honestly."""
