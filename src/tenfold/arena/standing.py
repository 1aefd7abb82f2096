"""How the bots of an event stand: wins with intervals, points, ratings, and how long they think."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import NotRequired, TypedDict

import numpy as np

from tenfold.arena import ratings, tally
from tenfold.arena.event import Event
from tenfold.arena.game import Outcome, seconds
from tenfold.arena.interval import of_sums
from tenfold.arena.tally import Tally
from tenfold.kernel.layout import Array


class Wins(TypedDict):
    """How often a bot has won."""

    games: int
    wins: float
    """The sum of its shares of wins."""
    win_rate: float | None
    """Wins per game; None before the first game."""
    interval: list[float]
    """The 95 % confidence interval of the rate."""


class Seconds(TypedDict):
    """How long the moves of a bot took, in seconds."""

    mean: float
    p95: float
    """The 95th percentile."""


class Clock(TypedDict):
    """The moves of a bot."""

    moves: int
    seconds: Seconds | None


class Elo(TypedDict):
    """The rating of a bot in a league."""

    elo: float
    interval: list[float]
    """The 95 % confidence interval of the rating."""


class BotStanding(Wins, Clock):
    """How a bot stands."""

    points: float | None
    """The mean of the points of its seats."""
    rating: NotRequired[Elo | None]
    """The rating in a league; None if ratings are not installed."""


class TableStanding(TypedDict):
    """How the bots of one table stand."""

    games: int
    bots: dict[str, Wins]


class Standing(TypedDict):
    """An event and its bots."""

    game: str
    seats: int
    seed: int
    variant: dict[str, bool | int | None]
    asked: int
    games: int
    ties: int
    bots: dict[str, BotStanding]
    tables: list[TableStanding]


def standing(event: Event, outcomes: Sequence[Outcome]) -> Standing:
    """The event and its bots as plain JSON, from all its games."""
    deals = groupby(sorted(outcomes, key=_deal), _deal)
    return of_tallies(event, [tally.tally_games(event, games) for _, games in deals])


def of_tallies(event: Event, tallies: Sequence[Tally]) -> Standing:
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
            _table(event, told, number) for number in range(len(event.tables)) if told.games[number]
        ],
    }


def _table(event: Event, told: Tally, number: int) -> TableStanding:
    bots = {event.names[bot]: _wins(told.wins[number, bot]) for bot in event.tables[number]}
    return {"games": int(told.games[number]), "bots": bots}


def _deal(outcome: Outcome) -> int:
    return outcome.fixture.deal


def _bots(event: Event, told: Tally, tallies: Sequence[Tally]) -> dict[str, BotStanding]:
    found = {name: _bot(told, bot) for bot, name in enumerate(event.names)}
    if len(event.bots) > 2:
        elos = _elos(event, tallies)
        for name, bot in found.items():
            bot["rating"] = elos.get(name)
    return found


def _bot(told: Tally, bot: int) -> BotStanding:
    wins = _wins(told.wins[:, bot].sum(axis=0))
    clock = _clock(told.clocks[bot])
    return {
        "games": wins["games"],
        "wins": wins["wins"],
        "win_rate": wins["win_rate"],
        "interval": wins["interval"],
        "points": _mean(told.points[bot]),
        "moves": clock["moves"],
        "seconds": clock["seconds"],
    }


def _mean(points: Array) -> float | None:
    """Return the points of each seat; None if there were no seats."""
    total, seats = points.tolist()
    if not seats:
        return None
    return round(total / seats, 3)


def _elos(event: Event, tallies: Sequence[Tally]) -> dict[str, Elo]:
    """Return the ratings of a league; nothing if no game was played or ratings are not
    installed.
    """
    if not tallies:
        return {}
    rated = ratings.rate(event, np.array([each.beaten for each in tallies])) or {}
    return {
        name: {"elo": rating.elo, "interval": list(rating.interval)}
        for name, rating in rated.items()
    }


def _wins(sums: Array) -> Wins:
    _, games, wins, *_ = sums.tolist()
    low, high = of_sums(sums)
    found: Wins = {
        "games": int(games),
        "wins": _whole(round(wins, 4)),
        "win_rate": None,
        "interval": [round(low, 4), round(high, 4)],
    }
    if games:
        found["win_rate"] = round(wins / games, 4)
    return found


def _whole(number: float) -> float:
    """Return a whole number as an integer, as JSON is to show it."""
    if number == int(number):
        return int(number)
    return number


def _clock(spent: Counter[int]) -> Clock:
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
