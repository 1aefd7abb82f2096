"""Compiled play of whole games by random and greedy bots: the same games as `game.play`, many times
as fast.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

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
from tenfold.kernel.layout import Array, Flat, State, as_i64, blank
from tenfold.kernel.play import active, apply, mover, view, ways

BATCH = 50
"""The number of games that a core plays before it returns results."""


class Players(NamedTuple):
    """The bots of an event."""

    slips: Array
    """By bot: its random moves per thousand."""
    numbers: Array
    """By bot: the fitted numbers of its judgement."""


class Deals(NamedTuple):
    """What decides the games of some fixtures."""

    chances: Array
    """By game: the seed of its deal."""
    seeds: Array
    """By game: the seed of its bots."""
    seated: Array
    """By game and seat: the number of the bot."""


def play(event: Event, fixtures: Sequence[Fixture], cores: int) -> Iterator[Outcome]:
    """Yield the outcomes of fixtures in their order, equal to those of `game.play`, without records
    and clocks.
    """
    slips = np.array([_slips(text) for text in event.bots])
    numbers = judgement.load(games.get(event.game)).numbers
    own = blank(numbers.dtype, len(event.bots))
    own[:] = numbers
    yield from play_with(event, fixtures, cores, Players(slips, own))


def play_with(
    event: Event, fixtures: Sequence[Fixture], cores: int, players: Players
) -> Iterator[Outcome]:
    """Yield the outcomes of fixtures in their order, played by bots with their own fitted
    numbers.
    """
    parts = [fixtures[i : i + BATCH] for i in range(0, len(fixtures), BATCH)]
    with ThreadPoolExecutor(cores) as pool:
        for outcomes in pool.map(lambda part: _part(event, part, players), parts):
            yield from outcomes


def _slips(text: str) -> int:
    """Return a bot's random moves per thousand; raises BadBot if its play is not compiled."""
    slips = slips_of(bots.get(text))
    if slips is None:
        raise BadBot(f"{text} cannot play quickly: random and greedy can")
    return slips


def _part(event: Event, fixtures: Sequence[Fixture], players: Players) -> list[Outcome]:
    game = games.get(event.game)
    states = blank(game.state, len(fixtures))
    for i in range(len(fixtures)):
        states[i] = game.deal(event.seats, game.complete(event.seats, event.variant))
    deals = Deals(
        chances=np.array([mix(mix(event.seed, fixture.deal)) for fixture in fixtures], np.uint64),
        seeds=np.array([mix(event.seed, *fixture.key) for fixture in fixtures], np.uint64),
        seated=np.array([fixture.seating for fixture in fixtures]),
    )
    moves = np.zeros(len(fixtures), np.int64)
    play_all(game.board, states, deals, players, moves, blank(game.state, 1))
    return [
        Outcome(
            fixture,
            game.engine.winners(state),
            game.engine.scores(state),
            int(made),
            tuple({} for _ in fixture.seating),
        )
        for fixture, state, made in zip(fixtures, states, moves, strict=True)
    ]


@compiled
def play_all(
    board: Flat, states: Array, deals: Deals, players: Players, moves: Array, views: Array
) -> None:
    """Play each state to its end, and count the moves of its seats. `views` is a buffer for
    a view.
    """
    for i in range(states.shape[0]):
        moves[i] = _play_one(board, states[i], deals, i, players, views)


@compiled
def _play_one(
    board: Flat, state: State, deals: Deals, index: int, players: Players, views: Array
) -> int:
    """Play a state to its end, and return the number of moves that the seats made."""
    chance = deals.chances[index : index + 1]
    seed = deals.seeds[index : index + 1]
    gone = 0
    moves = 0
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
            bot = deals.seated[index, seat]
            move = decide(board, views[0], seat, players.numbers[bot], players.slips[bot], rng)
            apply(board, state, seat, move)
            moves += 1
        seat = mover(board, state)
    return moves


@compiled
def _way(chance: Array, gone: int, count: int) -> int:
    """Return the way that chance goes, as `game.Deal` does."""
    if count == 1:
        return 0
    word = scrambled(chance ^ np.uint64(gone))[0]
    return as_i64(((word >> np.uint64(32)) * np.uint64(count)) >> np.uint64(32))


@compiled
def _first(seats: int) -> int:
    """Return the lowest seat of a bit set."""
    seat = 0
    while not (seats >> seat) & 1:
        seat += 1
    return seat
