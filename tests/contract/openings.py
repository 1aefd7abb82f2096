"""After how many random moves two matches are compared by the laws of secrets."""

from tenfold import games

OPENINGS = {"tendays": 500, "tickets": 400, "tenzania": 60}
"""The number of random moves after which most games of a family are in their middle."""

OTHERS = 40


def opening(subject):
    """The greatest number of random moves before matches of a subject are compared."""
    name, _, _ = subject
    return OPENINGS.get(games.get(name).family, OTHERS)
