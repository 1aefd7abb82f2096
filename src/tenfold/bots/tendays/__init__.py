"""The judgement of 10 Days: the move that leaves the best outlook, and each seat's chance to win by its outlook."""

from .belief import determinize
from .evaluate import at_horizon, evaluate
from .greedy import greedy
from .memory import BELIEF, learn
from .numbers import FILE, LOOKAHEAD, NUMBERS, Numbers
from .prior import prior

__all__ = [
    "BELIEF",
    "FILE",
    "LOOKAHEAD",
    "NUMBERS",
    "Numbers",
    "at_horizon",
    "determinize",
    "evaluate",
    "greedy",
    "learn",
    "prior",
]
