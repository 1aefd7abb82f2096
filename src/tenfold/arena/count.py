"""Counting an event of any size: compiled, piece by piece, of which a tally is kept instead of the games.

Ten million games do not fit into memory one by one; what their standing needs is a few numbers a piece.
"""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from tenfold.arena import quick, tally, work
from tenfold.arena.event import Event
from tenfold.arena.results import BadResults, event_told, parsed, read_text
from tenfold.arena.run import cores_given
from tenfold.arena.tally import Tally

FEWEST, MOST = 1000, 250
"""An event is counted in so many pieces at least, as far as it has deals, of so many deals at most."""

Watcher = Callable[[int, int], None]
"""Is told how many games are over, of how many."""


def count(
    event: Event,
    *,
    out: Path | None = None,
    cores: int | None = None,
    ray: str | None = None,
    watch: Watcher = lambda done, all_: None,
) -> list[Tally]:
    """Play an event quickly, but for the pieces that a file has, and return the tallies of all pieces, in order."""
    at_once = cores_given(cores)
    kept = Kept(event, out)
    pieces = [range(first, min(first + kept.size, event.deals)) for first in range(0, event.deals, kept.size)]
    left = [piece for piece in pieces if not kept.has(piece)]
    at_each_deal = len(event.tables) * event.rotations
    done = event.deals - sum(map(len, left))
    watch(done * at_each_deal, event.deals * at_each_deal)
    if left and ray is None:
        _counted(event, range(1))  # compiled once, before all cores look for it
    for number, told in work.results(partial(_counted, event), left, cores=at_once, ray=ray):
        kept.add(left[number], told)
        done += len(left[number])
        watch(done * at_each_deal, event.deals * at_each_deal)
    return [kept.tallies[piece.start][1] for piece in pieces]


def _counted(event: Event, deals: range) -> Tally:
    return tally.of(event, quick.play(event, list(event.fixtures(deals)), 1))


class Kept:
    """The pieces of an event that are counted: in memory, and where a file is given there too, a line each."""

    def __init__(self, event: Event, path: Path | None) -> None:
        self.size = max(1, min(MOST, event.deals // FEWEST))
        self.tallies: dict[int, tuple[int, Tally]] = {}
        """By their first deal how many deals they have, and what was counted."""
        self._path = path
        if path is None:
            return
        if path.exists() and path.stat().st_size:
            self._read(path, event)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps({**_heading(event), "piece": self.size}) + "\n", encoding="utf-8")

    def has(self, piece: range) -> bool:
        """Whether a piece is counted, all of it."""
        return piece.start in self.tallies and self.tallies[piece.start][0] == len(piece)

    def add(self, piece: range, told: Tally) -> None:
        """Note a piece that is counted."""
        self.tallies[piece.start] = len(piece), told
        if self._path is not None:
            line = {"first": piece.start, "deals": len(piece), **tally.write(told)}
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")

    def _read(self, path: Path, event: Event) -> None:
        """Take what was counted before, and cut off a line that was not written to its end."""
        text = read_text(path)
        whole = text[: text.rfind("\n") + 1]
        heading, *lines = whole.splitlines() or [""]
        told = parsed(path, 1, heading)
        if {key: value for key, value in told.items() if key != "piece"} != _heading(event):
            raise BadResults(f"{path} holds the results of another event: {heading[:200]}")
        self.size = int(told["piece"])
        for number, line in enumerate(lines, 2):
            piece = parsed(path, number, line)
            try:
                self.tallies[piece["first"]] = piece["deals"], tally.read(event, piece)
            except (KeyError, ValueError) as fault:
                raise BadResults(f"{path}, line {number}: it is not a tally: {fault}") from None
        if len(whole) < len(text):
            path.write_text(whole, encoding="utf-8")


def _heading(event: Event) -> dict[str, Any]:
    return {"tallies": 1, **event_told(event)}
