"""How the bots of an event stand: wins with intervals, points, ratings, and how long they think."""

from collections import Counter
from collections.abc import Sequence
from statistics import fmean
from typing import Any

from tenfold.arena import ratings
from tenfold.arena.event import Event
from tenfold.arena.game import Outcome, seconds
from tenfold.arena.interval import shared


def standing(event: Event, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """The event and its bots as plain JSON."""
    return {
        "game": event.game,
        "seats": event.seats,
        "seed": event.seed,
        "variant": dict(event.variant),
        "asked": event.games,
        "games": len(outcomes),
        "ties": sum(len(outcome.winners) > 1 for outcome in outcomes),
        "bots": _bots(event, outcomes),
        "tables": [
            {"games": len(found), "bots": {event.names[bot]: _wins(found, bot) for bot in bots}}
            for table, bots in enumerate(event.tables)
            if (found := [outcome for outcome in outcomes if outcome.fixture.table == table])
        ],
    }


def share(outcome: Outcome, bot: int) -> float:
    """The part of a win that is a bot's: it may hold several seats, and several seats may share a win."""
    return fmean(outcome.fixture.seating[seat] == bot for seat in outcome.winners)


def _bots(event: Event, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    found = {}
    rated = ratings.rate(event, outcomes) if len(event.bots) > 2 and outcomes else None
    for bot, name in enumerate(event.names):
        played = [outcome for outcome in outcomes if bot in outcome.fixture.seating]
        found[name] = {**_wins(played, bot), "points": _points(played, bot), **_clock(played, bot)}
        if len(event.bots) > 2:
            found[name]["rating"] = _rating(rated[name]) if rated else None
    return found


def _rating(rating: ratings.Rating) -> dict[str, Any]:
    return {"elo": rating.elo, "interval": list(rating.interval)}


def _wins(played: Sequence[Outcome], bot: int) -> dict[str, Any]:
    by_deal: dict[tuple[int, int], list[float]] = {}
    for outcome in played:
        by_deal.setdefault((outcome.fixture.table, outcome.fixture.deal), []).append(share(outcome, bot))
    wins = sum(sum(deal) for deal in by_deal.values())
    low, high = shared(list(by_deal.values()))
    return {
        "games": len(played),
        "wins": int(wins) if wins == int(wins) else round(wins, 4),
        "win_rate": round(wins / len(played), 4) if played else None,
        "interval": [round(low, 4), round(high, 4)],
    }


def _points(played: Sequence[Outcome], bot: int) -> float | None:
    """The mean points of its seats."""
    points = [
        points
        for outcome in played
        for points, holder in zip(outcome.scores, outcome.fixture.seating, strict=True)
        if holder == bot
    ]
    return round(fmean(points), 3) if points else None


def _clock(played: Sequence[Outcome], bot: int) -> dict[str, Any]:
    """How long its moves took: the mean, and what 95 % of them stayed within."""
    spent: Counter[int] = Counter()
    for outcome in played:
        for clock, holder in zip(outcome.clocks, outcome.fixture.seating, strict=True):
            if holder == bot:
                spent.update(clock)
    if not spent:
        return {"moves": 0, "seconds": None}
    count = spent.total()
    mean = sum(seconds(power) * times for power, times in spent.items()) / count
    return {"moves": count, "seconds": {"mean": float(f"{mean:.4g}"), "p95": _percentile(spent, 0.95 * count)}}


def _percentile(spent: Counter[int], wanted: float) -> float:
    passed = 0
    for power in sorted(spent):
        passed += spent[power]
        if passed >= wanted:
            break
    return float(f"{seconds(power):.4g}")
