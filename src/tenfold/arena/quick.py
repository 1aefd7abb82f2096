"""Playing whole games compiled, for bots that look no further than their move: the same games, many times as fast."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from tenfold import bots, games
from tenfold.arena.event import Event, Fixture
from tenfold.arena.game import Outcome
from tenfold.bots import judgement
from tenfold.bots.greedy import slips_of
from tenfold.bots.judgement import decide
from tenfold.bots.seeds import mix, scrambled
from tenfold.errors import BadBot
from tenfold.kernel.compiled import compiled
from tenfold.kernel.contract import CHANCE, OVER
from tenfold.kernel.layout import Array, Flat, State, blank, wide
from tenfold.kernel.play import active, apply, mover, view, ways

BATCH = 50
"""How many games one core plays before it tells."""


def play(event: Event, fixtures: Sequence[Fixture], cores: int) -> Iterator[Outcome]:
    """The outcomes of fixtures, in their order: as `game.play` has them, but for records and clocks."""
    slips = np.array([_slips(text) for text in event.bots])
    numbers = judgement.load(games.get(event.game)).numbers
    minds = blank(numbers.dtype, len(event.bots))
    minds[:] = numbers
    yield from play_minds(event, fixtures, cores, slips, minds)


def play_minds(event: Event, fixtures: Sequence[Fixture], cores: int, slips: Array, minds: Any) -> Iterator[Outcome]:
    """The same for greedy bots of which each has its own fitted numbers: its mind."""
    parts = [fixtures[i : i + BATCH] for i in range(0, len(fixtures), BATCH)]
    with ThreadPoolExecutor(cores) as pool:
        for outcomes in pool.map(lambda part: _part(event, part, slips, minds), parts):
            yield from outcomes


def _slips(text: str) -> int:
    """How often, in a thousand moves, a bot plays any move; raises BadBot for a bot that is not greedy."""
    slips = slips_of(bots.get(text))
    if slips is None:
        raise BadBot(f"{text} cannot play quickly: random and greedy can")
    return slips


def _part(event: Event, fixtures: Sequence[Fixture], slips: Array, minds: Any) -> list[Outcome]:
    game = games.get(event.game)
    states = blank(game.state, len(fixtures))
    for i in range(len(fixtures)):
        states[i] = game.deal(event.seats, game.complete(event.seats, event.variant))
    chances = np.array([mix(mix(event.seed, fixture.deal)) for fixture in fixtures], np.uint64)
    seeds = np.array([mix(event.seed, *fixture.key) for fixture in fixtures], np.uint64)
    seated = np.array([fixture.seating for fixture in fixtures])
    moves = np.zeros(len(fixtures), np.int64)
    play_all(game.board, states, chances, seeds, seated, slips, minds, moves, blank(game.state, 1))
    return [
        Outcome(fixture, game.winners(state), game.scores(state), int(made), tuple({} for _ in fixture.seating))
        for fixture, state, made in zip(fixtures, states, moves, strict=True)
    ]


@compiled
def play_all(
    board: Flat,
    states: Array,
    chances: Array,
    seeds: Array,
    seated: Array,
    slips: Array,
    minds: Array,
    moves: Array,
    views: Array,
) -> None:
    """Play each state to its end, by the slips and the mind of the bot at each seat, and count the seats' moves."""
    for i in range(states.shape[0]):
        chance, seed = chances[i : i + 1], seeds[i : i + 1]
        moves[i] = _play_one(board, states[i], chance, seed, seated[i], slips, minds, views)


@compiled
def _play_one(
    board: Flat,
    state: State,
    chance: Array,
    seed: Array,
    seated: Array,
    slips: Array,
    minds: Array,
    views: Array,
) -> int:
    """Play a state to its end, and return how many moves the seats made."""
    gone, moves = 0, 0
    seat = mover(board, state)
    while seat != OVER:
        if seat == CHANCE:
            count = ways(board, state)
            gone += count > 1
            apply(board, state, CHANCE, _way(chance, gone, count))
        else:
            seat = _first(active(board, state))
            views[0] = state
            view(board, views[0], seat)
            rng = scrambled(scrambled(seed ^ np.uint64(moves)))
            bot = seated[seat]
            apply(board, state, seat, decide(board, views[0], seat, minds[bot], slips[bot], rng))
            moves += 1
        seat = mover(board, state)
    return moves


@compiled
def _way(chance: Array, gone: int, count: int) -> int:
    """Which way chance goes: `game.Deal`, compiled."""
    if count == 1:
        return 0
    word = scrambled(chance ^ np.uint64(gone))[0]
    return wide(((word >> np.uint64(32)) * np.uint64(count)) >> np.uint64(32))


@compiled
def _first(seats: int) -> int:
    """The first of the seats that are given as bits."""
    seat = 0
    while not (seats >> seat) & 1:
        seat += 1
    return seat
