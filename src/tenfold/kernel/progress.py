"""How far compiling is: how many parts are done, and about how long the rest takes."""

import os
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple, TextIO

from tenfold.kernel import cache

RULES, GREEDY, SEARCH, ALL = "the rules of", "how greedy plays", "how search plays", "how bots play"
PARTS = (RULES, GREEDY, SEARCH, ALL)
"""What is compiled for a family of games, one part after the other, as the marks of the cache call
it.
"""

SECONDS = {"tendays": (4, 4, 7, 3), "tenzania": (6, 2, 3, 1), "tickets": (10, 7, 15, 1)}
"""About how long each part takes on one core of a desktop computer."""

OTHER = (5, 2, 4, 1)
"""About how long each part takes for a family that is not of this package."""

SLOWEST = 20.0
"""A machine is taken to be at most this many times slower, whatever the first part took."""


class Figures(NamedTuple):
    """How far compiling is."""

    done: int
    parts: int
    seconds: int
    """About how long the rest takes."""

    def __str__(self) -> str:
        return f"{self.done} of {self.parts} parts, about {self.seconds} s left"


class Progress:
    """Follows what other processes compile, by the marks that they leave in the cache."""

    def __init__(self, families: Sequence[str]) -> None:
        self._due = [
            (part, family) for family in families for part in PARTS if not is_done(part, family)
        ]
        self._cores = max(1, min(os.cpu_count() or 1, len(families)))
        self._begun = self._changed = time.monotonic()
        self._done = 0

    def figures(self) -> Figures:
        """Return how far it is now."""
        left = [each for each in self._due if not is_done(*each)]
        now, expected = time.monotonic(), self._seconds(left)
        if len(self._due) - len(left) != self._done:
            self._done, self._changed = len(self._due) - len(left), now
        whole = expected * self._pace(left)
        rest = max(
            whole / 2, whole - (now - self._changed)
        )  # a part that is late says that the others will be
        return Figures(self._done, len(self._due), max(1, round(rest)) if left else 0)

    def _pace(self, left: Sequence[tuple[str, str]]) -> float:
        """Return how much slower than expected the parts were that are done."""
        done = sum(seconds(*each) for each in self._due if each not in left)
        spent = (self._changed - self._begun) * self._cores
        return min(SLOWEST, max(1 / SLOWEST, spent / done)) if done else 1.0

    def _seconds(self, parts: Sequence[tuple[str, str]]) -> float:
        """Return how long parts take on a machine as it is expected: those of a family come one
        after the other.
        """
        alone: dict[str, float] = {}
        for part, family in parts:
            alone[family] = alone.get(family, 0) + seconds(part, family)
        return max(*alone.values(), sum(alone.values()) / self._cores, 0) if alone else 0


def is_done(part: str, family: str) -> bool:
    """Whether a part is compiled."""
    return cache.is_compiled(f"{part} {family}")


def seconds(part: str, family: str) -> float:
    """Return about how long a part takes to compile."""
    return SECONDS.get(family, OTHER)[PARTS.index(part)]


@contextmanager
def compiling(part: str, family: str, *, quiet: bool = False) -> Iterator[None]:
    """Wrap what compiles a part when it is first called: say why that takes so long, and note when
    it is done.
    """
    if is_done(part, family):
        yield
        return
    if not quiet:
        about = f"tenfold: compiling {part} {family}, once: about {seconds(part, family):.0f} s"
        print(about, file=sys.stderr, flush=True)
    yield
    cache.note_compiled(f"{part} {family}")


def clear_line() -> None:
    """Clear the line of the terminal that a `Line` may stand on, before something else is printed
    there.
    """
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)


class Line:
    """A line that is written over where a person looks; elsewhere, only the first and the last are
    printed.
    """

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = stream or sys.stderr
        self._shown = ""

    def show(self, text: str) -> None:
        """Show a text in place of the one before."""
        if text == self._shown or (self._shown and not self._stream.isatty()):
            return
        self._write(text, "" if self._stream.isatty() else "\n")

    def end(self, text: str) -> None:
        """Show a last text, if any was shown before."""
        if self._shown:
            self._write(text, "\n")
        self._shown = ""

    def _write(self, text: str, end: str) -> None:
        over = "\r" if self._stream.isatty() else ""
        print(f"{over}{text:<{len(self._shown)}}", end=end, file=self._stream, flush=True)
        self._shown = text
