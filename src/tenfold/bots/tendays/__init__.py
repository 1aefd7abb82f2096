"""The judgement of 10 Days: greedy maximises the outlook of its rack, and outlooks estimate the
chances to win.
"""

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
