"""States of games that greedy plays against itself with their results, and the log-loss of
`evaluate` on them.
"""

from collections.abc import Sequence
from math import log, sqrt

import numpy as np

from tenfold import games
from tenfold.bots.judgement import evaluate, greedy
from tenfold.kernel.compiled import compiled
from tenfold.kernel.contract import CHANCE, OVER
from tenfold.kernel.layout import Array, Flat, State, blank
from tenfold.kernel.play import apply, below, mover, seeded, shares, view, ways

STRIDE = 5
"""Every fifth decision of a game is kept to fit `evaluate` to."""

LEAST = 1e-6
"""The lower bound of a predicted chance, so that its logarithm is finite."""


Ended = tuple[Array, Array]
"""States of a game, and for each of them the share of the win that every seat had in the end."""


def ended(name: str, seats: int, numbers: Flat, seed: int, count: int) -> list[Ended]:
    """Play `count` games by greedy with some numbers, and return their states and results."""
    game = games.get(name)
    rng = seeded(seed, 1)[0]
    worlds = blank(game.state, 2)
    kept = blank(game.state, 1000)
    found = []
    for _ in range(count):
        worlds[0] = game.deal(seats, game.complete(seats, {}))
        states = kept[: gather(game.board, worlds, kept, numbers, rng)].copy()
        out = np.zeros(seats)
        shares(game.board, worlds[0], out)
        found.append((states, np.tile(out, (len(states), 1))))
    return found


def together(games_: Sequence[Ended]) -> Ended:
    """Concatenate the states and results of all games."""
    states, won = zip(*games_, strict=True)
    return np.concatenate(states).view(np.recarray), np.concatenate(won)


def less_loss(
    name: str, seats: int, before: Flat, after: Flat, seed: int, count: int
) -> tuple[float, float]:
    """Return by how much the log-loss of new numbers is lower than that of the old ones, and its
    standard error.

    The states of a game are not independent, so the standard error is taken over games.
    """
    board = games.get(name).board
    found = [
        loss(board, states, won, before) - loss(board, states, won, after)
        for states, won in ended(name, seats, before, seed, count)
        if len(states)
    ]
    return float(np.mean(found)), float(np.std(found) / sqrt(len(found)))


@compiled
def gather(board: Flat, worlds: Array, kept: Array, numbers: Flat, rng: Array) -> int:
    """Play a game to its end by greedy, keep some of its states, and return how many."""
    count = 0
    decisions = below(rng, STRIDE)
    who = mover(board, worlds[0])
    while who != OVER:
        if who == CHANCE:
            apply(board, worlds[0], CHANCE, below(rng, ways(board, worlds[0])))
        else:
            decisions += 1
            if decisions % STRIDE == 0 and count < len(kept):
                kept[count] = worlds[0]
                count += 1
            worlds[1] = worlds[0]
            view(board, worlds[1], who)
            apply(board, worlds[0], who, greedy(board, worlds[1], who, numbers, rng))
        who = mover(board, worlds[0])
    return count


@compiled
def loss(board: Flat, states: Array, won: Array, numbers: Flat) -> float:
    """Return the mean log-loss of the chances that `evaluate` gives."""
    total = 0.0
    for i in range(len(states)):
        total += _log_loss(board, states[i], won[i], numbers)
    return total / max(1, len(states))


@compiled
def _log_loss(board: Flat, state: State, won: Array, numbers: Flat) -> float:
    total = 0.0
    for seat in range(len(won)):
        if won[seat] > 0.0:
            total -= won[seat] * log(max(LEAST, evaluate(board, state, seat, numbers)))
    return total
