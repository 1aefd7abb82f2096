"""Counting an event of any size: compiled, piece by piece, of which a tally is kept instead of the
games.

Ten million games do not fit into memory one by one; what their standing needs is a few numbers a
piece.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from tenfold.arena import quick, tally, work
from tenfold.arena.event import Event
from tenfold.arena.lines import BadResults, Lines
from tenfold.arena.results import event_told
from tenfold.arena.run import cores_given
from tenfold.arena.tally import Tally

FEWEST, MOST = 1000, 250
"""An event is counted in so many pieces at least, as far as it has deals, of so many deals at most.
"""

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
    """Play an event quickly, but for the pieces that a file has, and return the tallies of all
    pieces, in order.
    """
    at_once = cores_given(cores)
    kept = Kept(event, out)
    pieces = [
        range(first, min(first + kept.size, event.deals))
        for first in range(0, event.deals, kept.size)
    ]
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
    return tally.tally_games(event, quick.play(event, list(event.fixtures(deals)), 1))


class Kept:
    """The pieces of an event that are counted: in memory, and where a file is given there too, a
    line each.
    """

    def __init__(self, event: Event, path: Path | None) -> None:
        size = max(1, min(MOST, event.deals // FEWEST))
        self._lines = Lines(path, {"tallies": 1, **event_told(event)}, {"piece": size})
        self.size = int(self._lines.own["piece"])
        self.tallies: dict[int, tuple[int, Tally]] = {}
        """By their first deal how many deals they have, and what was counted."""
        for number, told in self._lines.before:
            try:
                self.tallies[told["first"]] = told["deals"], tally.read(event, told)
            except (KeyError, ValueError) as fault:
                raise BadResults(f"{path}, line {number}: it is not a tally: {fault}") from None

    def has(self, piece: range) -> bool:
        """Whether a piece is counted, all of it."""
        return piece.start in self.tallies and self.tallies[piece.start][0] == len(piece)

    def add(self, piece: range, told: Tally) -> None:
        """Note a piece that is counted."""
        self.tallies[piece.start] = len(piece), told
        self._lines.add({"first": piece.start, "deals": len(piece), **tally.write(told)})
