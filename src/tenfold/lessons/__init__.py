"""Short guided games: each lesson is a data file that the engine plays, and the page shows on the
real board.
"""

from .lesson import Lesson, Scene, Step, get, names
from .playing import Frame, play

__all__ = ["Frame", "Lesson", "Scene", "Step", "get", "names", "play"]
