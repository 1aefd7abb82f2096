"""One game of an event, through the match that people play too."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import log

import tenfold.match
from tenfold.arena.event import Event, Fixture
from tenfold.bots.bot import Bot
from tenfold.bots.seeds import mix
from tenfold.errors import BadBot, NotAMove, Refused

STEP = 1.01
"""How much longer the moves of one entry of a clock are than those of the entry before."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a fixture ended."""

    fixture: Fixture
    winners: tuple[int, ...]
    """The seats that won; several share the win."""
    scores: tuple[int, ...]
    moves: int
    clocks: tuple[dict[int, int], ...]
    """For each seat how many of its moves took so long, by the power of STEP in microseconds."""
    record: str | None = field(default=None, repr=False)


class Deal:
    """Chance for a deal: its n-th way depends on nothing but the deal and n, so that every rotation
    meets the same.
    """

    def __init__(self, seed: int, deal: int) -> None:
        self._seed = mix(seed, deal)
        self._gone = 0

    def __call__(self, ways: int) -> int:
        self._gone += 1
        return (mix(self._seed, self._gone) >> 32) * ways >> 32


def play(event: Event, fixture: Fixture, bots: Sequence[Bot]) -> Outcome:
    """Play a fixture. The bots are the event's, in its order."""
    match = tenfold.match.start(
        event.game, seats=event.seats, chance=Deal(event.seed, fixture.deal), **event.variant
    )
    clocks: tuple[dict[int, int], ...] = tuple({} for _ in fixture.seating)
    moves = 0
    while (result := match.result) is None:
        seat = min(match.active)
        bot = bots[fixture.seating[seat]]
        begun = time.perf_counter()
        move = bot.move(match.seen(seat), mix(event.seed, *fixture.key, moves))
        spent = power(time.perf_counter() - begun)
        clocks[seat][spent] = clocks[seat].get(spent, 0) + 1
        try:
            match.play(seat, move)
        except (Refused, NotAMove) as fault:
            raise BadBot(
                f"{bot.name} at seat {seat} of deal {fixture.deal} played {move!r}: {fault}"
            ) from fault
        moves += 1
    return Outcome(fixture, result.winners, result.scores, moves, clocks, match.record)


def power(seconds: float) -> int:
    """The entry of a clock for a move that took so long."""
    return round(log(max(seconds * 1e6, 1)) / log(STEP))


def seconds(power: int) -> float:
    """How long the moves of an entry took."""
    return float(STEP**power / 1e6)
