"""Measuring the engine: random play of a game and of a peer, by turns in the same run."""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from typing import Any

from tenfold.games.compiling import compile_rules
from tenfold.games.game import Game
from tenfold.kernel import play
from tenfold.kernel.layout import Blank, State, blank

ROUNDS = 3
STATES = 256


@dataclass(frozen=True, slots=True)
class Speed:
    """How fast a game is played at random, compiled, on one core. Moves are chance's too, on both
    sides.
    """

    moves_per_s: float
    games_per_s: float
    ratio_open_spiel_gin_rummy: float | None
    """How many times as many moves a second as OpenSpiel's gin rummy makes, driven from Python;
    None without it.
    """
    state_bytes: int
    seats: int


def engine(game: Game[State, Blank], seats: int, seconds: float) -> Speed:
    """Measure a game, in rounds that alternate with the peer's; the median of the rounds counts."""
    ours, theirs = _player(game, seats), _gin_rummy()
    rounds = [(ours(seconds), theirs(seconds) if theirs else None) for _ in range(ROUNDS)]
    ratios = [mine[0] / peer for mine, peer in rounds if peer]
    return Speed(
        moves_per_s=median(mine[0] for mine, _ in rounds),
        games_per_s=median(mine[1] for mine, _ in rounds),
        ratio_open_spiel_gin_rummy=median(ratios) if ratios else None,
        state_bytes=game.state.itemsize,
        seats=seats,
    )


def _player(game: Game[State, Blank], seats: int) -> Callable[[float], tuple[float, float]]:
    """A function that plays a game for so many seconds, and says how many moves and games a second
    it made.
    """
    compile_rules(game)
    dealt = game.deal(seats, {option.name: option.default for option in game.options})
    states, rngs = blank(game.state, STATES), play.seeded(1, STATES)
    states[:1] = dealt
    play.playouts(game.board, states[:1], rngs[:1], 1_000_000)

    def measured(seconds: float) -> tuple[float, float]:
        moves = games = 0
        begun = time.perf_counter()
        while time.perf_counter() - begun < seconds:
            states[:] = dealt
            moves += play.playouts(game.board, states, rngs, 1_000_000)
            games += STATES
        took = time.perf_counter() - begun
        return moves / took, games / took

    return measured


def _gin_rummy() -> Callable[[float], float] | None:
    """A measure of OpenSpiel's gin rummy in moves a second, or None if OpenSpiel is not
    installed.
    """
    try:
        import pyspiel
    except ImportError:
        return None
    game: Any = pyspiel.load_game("gin_rummy")

    def measured(seconds: float) -> float:
        rng, moves = random.Random(1), 0
        begun = time.perf_counter()
        while time.perf_counter() - begun < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))
                moves += 1
        return moves / (time.perf_counter() - begun)

    return measured
