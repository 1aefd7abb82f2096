"""Who begins a game of Tenzania: a ladder of questions. The first that fits one seat alone decides;
the engine is told.

The questions' words are the catalogue's, as `ladder-fingers`. Whoever runs the table asks them, and
gives `first`.
"""

from collections.abc import Collection, Sequence

QUESTIONS = (
    "fingers",
    "arms",
    "toes",
    "legs",
    "siblings",
    "porridge",
    "counting",
    "countries",
    "birthday",
    "youngest",
)
"""In the order in which they are asked."""


def begins(answers: Sequence[Collection[int]]) -> int | None:
    """The seat that begins, by the seats that each question asked so far fits; None as long as none
    decides.
    """
    return next((min(seats) for seats in answers if len(set(seats)) == 1), None)


def question(answers: Sequence[Collection[int]]) -> str | None:
    """The question to ask next; None where the seat that begins is found, or no question is left:
    then chance says.
    """
    if begins(answers) is not None or len(answers) >= len(QUESTIONS):
        return None
    return QUESTIONS[len(answers)]
