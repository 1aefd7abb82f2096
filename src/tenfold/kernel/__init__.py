"""The kernel: records, rules that run interpreted and compiled, and what can be done with any game's."""
