"""Ratings of a league's bots: Bradley and Terry's model, fitted by choix to all games at once, with
intervals.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import log
from types import ModuleType

import numpy as np

from tenfold.arena.event import Event
from tenfold.arena.game import Outcome
from tenfold.kernel.layout import Array

SAMPLES = 200
"""How often the deals are drawn anew, to see how much the ratings vary."""

PRIOR = 0.1
"""Imagined wins of each bot against each other, so that one that never lost has a rating."""

ELO = 400 / log(10)


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's rating in Elo points, where 0 is the mean of the league, and 95 % of what resampled
    deals give.
    """

    elo: float
    interval: tuple[float, float]


def rate(event: Event, deals: Array) -> Mapping[str, Rating] | None:
    """The ratings by name, from what `beaten` gives for each deal; None where choix, of `arena`, is
    not installed.

    Bots do not learn, so no game counts more for being late: the model is fitted to all of them at
    once.
    """
    try:
        import choix
    except ImportError:
        return None
    rng = np.random.default_rng(event.seed)
    drawn = [deals[rng.integers(len(deals), size=len(deals))].sum(axis=0) for _ in range(SAMPLES)]
    elos = np.array([_fit(choix, beaten) for beaten in [deals.sum(axis=0), *drawn]])
    low, high = np.percentile(elos[1:], [2.5, 97.5], axis=0)
    return {
        name: Rating(round(float(elo), 1), (round(float(a), 1), round(float(b), 1)))
        for name, elo, a, b in zip(event.names, elos[0], low, high, strict=True)
    }


def beaten(event: Event, outcomes: Iterable[Outcome]) -> Array:
    """How often each bot won at a table with each other one; a shared win counts as its share."""
    found = np.zeros((len(event.bots), len(event.bots)))
    for outcome in outcomes:
        seating = outcome.fixture.seating
        for seat in outcome.winners:
            losers = {bot for other, bot in enumerate(seating) if other not in outcome.winners} - {
                seating[seat]
            }
            tied = {seating[other] for other in outcome.winners} - {seating[seat]}
            for other in losers | tied:
                found[seating[seat], other] += 1 / len(outcome.winners)
    return found


def _fit(choix: ModuleType, beaten: Array) -> Array:
    elos: Array = ELO * choix.ilsr_pairwise_dense(beaten, alpha=PRIOR, max_iter=1000)
    return elos
