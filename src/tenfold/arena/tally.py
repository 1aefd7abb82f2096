"""Tallies: what the standing of an event needs of some of its games, which can be added up in place
of the games.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import fmean

import numpy as np

from tenfold.arena import ratings
from tenfold.arena.event import Event
from tenfold.arena.game import Outcome
from tenfold.arena.interval import SUMS, sums
from tenfold.arena.lines import Line
from tenfold.kernel.layout import Array


@dataclass(slots=True)
class Tally:
    """What was counted of some games. Bots and tables are the event's, by their numbers."""

    games: Array
    """How many games each table played."""
    wins: Array
    """For each table and bot what `interval.sums` gives, added up over deals."""
    points: Array
    """For each bot the points of its seats, and how many seats these were."""
    beaten: Array
    """How often each bot won against each other one."""
    ties: int = 0
    clocks: list[Counter[int]] = field(default_factory=list)
    """For each bot how many of its moves took so long."""


def tally_games(event: Event, outcomes: Iterable[Outcome]) -> Tally:
    """Return the tally of some games."""
    told = nothing(event)
    deals: dict[tuple[int, int], list[Outcome]] = {}
    for outcome in outcomes:
        deals.setdefault((outcome.fixture.table, outcome.fixture.deal), []).append(outcome)
        _count(told, outcome)
    for (table, _), games in deals.items():
        for bot in event.tables[table]:
            told.wins[table, bot] += sums([share(outcome, bot) for outcome in games])
        told.beaten += ratings.beaten(event, games)
    return told


def nothing(event: Event) -> Tally:
    """The tally of no games."""
    bots = len(event.bots)
    tables = len(event.tables)
    return Tally(
        games=np.zeros(tables),
        wins=np.zeros((tables, bots, SUMS)),
        points=np.zeros((bots, 2)),
        beaten=np.zeros((bots, bots)),
        clocks=[Counter() for _ in event.bots],
    )


def total(event: Event, tallies: Iterable[Tally]) -> Tally:
    """All tallies added up, in their order."""
    told = nothing(event)
    for each in tallies:
        for name in ("games", "wins", "points", "beaten"):
            array: Array = getattr(told, name)
            array += getattr(each, name)
        told.ties += each.ties
        for clock, more in zip(told.clocks, each.clocks, strict=True):
            clock.update(more)
    return told


def share(outcome: Outcome, bot: int) -> float:
    """The part of a win that is a bot's: it may hold several seats, and several seats may share a
    win.
    """
    return fmean(outcome.fixture.seating[seat] == bot for seat in outcome.winners)


def write(told: Tally) -> dict[str, object]:
    """A tally of games without clocks as plain JSON."""
    arrays = {name: getattr(told, name).tolist() for name in ("games", "wins", "points", "beaten")}
    return {**arrays, "ties": told.ties}


def read(event: Event, told: Line) -> Tally:
    """What `write` wrote; raises KeyError or ValueError where it is something else."""
    found = nothing(event)
    for name in ("games", "wins", "points", "beaten"):
        getattr(found, name)[:] = np.array(told[name], float)
    found.ties = int(told["ties"])
    return found


def _count(told: Tally, outcome: Outcome) -> None:
    told.games[outcome.fixture.table] += 1
    told.ties += len(outcome.winners) > 1
    for bot, points, clock in zip(
        outcome.fixture.seating, outcome.scores, outcome.clocks, strict=True
    ):
        told.points[bot] += (points, 1)
        told.clocks[bot].update(clock)
