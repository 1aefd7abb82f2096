"""How the bots of an event stand: wins with intervals, points, ratings, and how long they think."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import Any

import numpy as np

from tenfold.arena import ratings, tally
from tenfold.arena.event import Event
from tenfold.arena.game import Outcome, seconds
from tenfold.arena.interval import of_sums
from tenfold.arena.tally import Tally
from tenfold.kernel.layout import Array


def standing(event: Event, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """The event and its bots as plain JSON, from all its games."""
    deals = groupby(sorted(outcomes, key=_deal), _deal)
    return of_tallies(event, [tally.tally_games(event, games) for _, games in deals])


def of_tallies(event: Event, tallies: Sequence[Tally]) -> dict[str, Any]:
    """Return the event and its bots as plain JSON, from the tallies of its deals."""
    told = tally.total(event, tallies)
    return {
        "game": event.game,
        "seats": event.seats,
        "seed": event.seed,
        "variant": dict(event.variant),
        "asked": event.games,
        "games": int(told.games.sum()),
        "ties": told.ties,
        "bots": _bots(event, told, tallies),
        "tables": [
            {
                "games": int(games),
                "bots": {
                    event.names[bot]: _wins(told.wins[table, bot]) for bot in event.tables[table]
                },
            }
            for table, games in enumerate(told.games.tolist())
            if games
        ],
    }


def _deal(outcome: Outcome) -> int:
    return outcome.fixture.deal


def _bots(event: Event, told: Tally, tallies: Sequence[Tally]) -> dict[str, Any]:
    found = {}
    is_league = len(event.bots) > 2
    rated = (
        ratings.rate(event, np.array([each.beaten for each in tallies]))
        if is_league and tallies
        else None
    )
    for bot, name in enumerate(event.names):
        points, seats = told.points[bot].tolist()
        mean = round(points / seats, 3) if seats else None
        found[name] = {
            **_wins(told.wins[:, bot].sum(axis=0)),
            "points": mean,
            **_clock(told.clocks[bot]),
        }
        if is_league:
            found[name]["rating"] = _rating(rated[name]) if rated else None
    return found


def _rating(rating: ratings.Rating) -> dict[str, Any]:
    return {"elo": rating.elo, "interval": list(rating.interval)}


def _wins(sums: Array) -> dict[str, Any]:
    _, games, wins, *_ = sums.tolist()
    low, high = of_sums(sums)
    return {
        "games": int(games),
        "wins": int(wins) if wins == int(wins) else round(wins, 4),
        "win_rate": round(wins / games, 4) if games else None,
        "interval": [round(low, 4), round(high, 4)],
    }


def _clock(spent: Counter[int]) -> dict[str, Any]:
    """How long its moves took: the mean, and what 95 % of them stayed within."""
    if not spent:
        return {"moves": 0, "seconds": None}
    count = spent.total()
    mean = sum(seconds(power) * times for power, times in spent.items()) / count
    return {
        "moves": count,
        "seconds": {"mean": float(f"{mean:.4g}"), "p95": _percentile(spent, 0.95 * count)},
    }


def _percentile(spent: Counter[int], wanted: float) -> float:
    passed = 0
    for power in sorted(spent):
        passed += spent[power]
        if passed >= wanted:
            break
    return float(f"{seconds(power):.4g}")
