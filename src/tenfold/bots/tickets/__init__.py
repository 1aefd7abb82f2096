"""The judgement of the Heart of Africa: greedy plans a cheap network that joins its
tickets' ends.
"""

from .belief import BELIEF, believe, determinize
from .evaluate import evaluate, utility
from .greedy import greedy
from .numbers import FILE, LOOKAHEAD, NUMBERS, Numbers
from .prior import prior
from .styles import styled

__all__ = [
    "BELIEF",
    "FILE",
    "LOOKAHEAD",
    "NUMBERS",
    "Numbers",
    "believe",
    "determinize",
    "evaluate",
    "greedy",
    "prior",
    "styled",
    "utility",
]
