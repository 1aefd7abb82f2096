"""How games end that greedy plays against itself, and how likely that was by the chances that `evaluate` gave."""

from collections.abc import Sequence
from math import log, sqrt
from typing import Any

import numpy as np

from tenfold import games
from tenfold.bots.judgement import evaluate, greedy
from tenfold.kernel.compiled import compiled
from tenfold.kernel.contract import CHANCE, OVER
from tenfold.kernel.layout import Array, Flat, State, blank
from tenfold.kernel.play import apply, below, mover, seeded, shares, view, ways

STRIDE = 5
"""Of how many decisions one is kept to fit `evaluate` to."""

LEAST = 1e-6
"""The least chance that is told of what happened."""


Ended = tuple[Any, Array]
"""States of a game, and with each of them what every seat's share of the win was in the end."""


def ended(name: str, seats: int, numbers: Flat, seed: int, count: int) -> list[Ended]:
    """So many games that greedy plays with some numbers."""
    game = games.get(name)
    rng, worlds, kept = seeded(seed, 1)[0], blank(game.state, 2), blank(game.state, 1000)
    found = []
    for _ in range(count):
        worlds[0] = game.deal(seats, game.complete(seats, {}))
        states = kept[: gather(game.board, worlds, kept, numbers, rng)].copy()
        out = np.zeros(seats)
        shares(game.board, worlds[0], out)
        found.append((states, np.tile(out, (len(states), 1))))
    return found


def together(games_: Sequence[Ended]) -> Ended:
    """The states of all games, one after the other."""
    states, won = zip(*games_, strict=True)
    return np.concatenate(states).view(np.recarray), np.concatenate(won)


def less_loss(name: str, seats: int, before: Flat, after: Flat, seed: int, count: int) -> tuple[float, float]:
    """By how much less new numbers are surprised by how games end than those before, and the standard error of that.

    The states of a game are not independent, so that it is games that are counted.
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
    count, decisions = 0, below(rng, STRIDE)
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
    """How unlikely the results were by the chances that `evaluate` gave: the mean of their negative logarithms."""
    total = 0.0
    for i in range(len(states)):
        total += _surprise(board, states[i], won[i], numbers)
    return total / max(1, len(states))


@compiled
def _surprise(board: Flat, state: State, won: Array, numbers: Flat) -> float:
    total = 0.0
    for seat in range(len(won)):
        if won[seat] > 0.0:
            total -= won[seat] * log(max(LEAST, evaluate(board, state, seat, numbers)))
    return total
