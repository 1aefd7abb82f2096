"""The judgement of Tenzania: which card gains most against what others may hold, and who is ahead."""

from .evaluate import evaluate
from .greedy import greedy
from .numbers import FILE, LOOKAHEAD, NUMBERS, Numbers

__all__ = ["FILE", "LOOKAHEAD", "NUMBERS", "Numbers", "evaluate", "greedy"]
