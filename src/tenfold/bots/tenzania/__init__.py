"""The judgement of Tenzania: greedy maximises its gain over all hands that others may hold."""

from .evaluate import evaluate
from .greedy import greedy
from .numbers import FILE, LOOKAHEAD, NUMBERS, Numbers

__all__ = ["FILE", "LOOKAHEAD", "NUMBERS", "Numbers", "evaluate", "greedy"]
