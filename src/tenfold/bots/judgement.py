"""A game's own judgement, for any game: what to play, and who is winning."""

from functools import cache
from importlib import import_module, util
from types import ModuleType
from typing import NamedTuple

import numpy as np

from tenfold.games.game import Game
from tenfold.kernel.compiled import compiled, generic, register
from tenfold.kernel.contract import OVER
from tenfold.kernel.play import below, mover, pick

greedy = generic("greedy")
"""A seat's move that looks best at once, from its view and a generator."""

estimate = generic("estimate")
"""A seat's chance to win, from 0 to 1, worked out at once from a whole state."""

scores = generic("scores")
"""Write the points of each seat so far."""

suspect = generic("suspect")
"""Write a seat's hints at what it cannot see, by its view."""

imagine = generic("imagine")
"""Turn a view into a state that it could be of, by such hints and a generator."""

lean = generic("lean")
"""Write by how much each move is thought to be better than the greedy one, and how far from that it may be."""

worth = generic("worth")
"""What a search takes a whole state to be worth to a seat, from 0 to 1."""

settled = generic("settled")
"""Whether a search need not play a state on: what it is worth to a seat can be told at once."""

PERMILLE = 1000
SEATS = 8


class Manner(NamedTuple):
    """How a search looks ahead in a game: what was best in the arena."""

    horizon: int
    """How many turns are played on before the estimate is asked, that of the seat itself the first,"""
    rounds: int = 0
    """and how many rounds, in which each seat has a turn, beside these."""
    loyalty: float = 0.003
    """How much worse than the greedy move any other is taken to be before it is tried,"""
    reserve: float = 0.02
    """and how far from that it may be: the less, the more playouts it takes to leave the greedy move."""
    usual: float = 0.1
    """How much the lead of a move usually varies between worlds."""
    runners: int = 12
    """How many moves are played on at most: those that look best,"""
    glances: int = 2
    """at the end of the turn in so many worlds; by what is thought of them beforehand if in none."""
    hints: int = 0
    """How many hints there may be at what each seat hides."""


@cache
def adopt(game: Game) -> ModuleType:
    """Find a game's judgement: the module here that has the name of the game's family; the plain one has the rest."""
    plain, name = import_module("tenfold.bots.plain"), f"tenfold.bots.{game.family}"
    module = import_module(name) if util.find_spec(name) else plain
    register(game.state, module)
    register(game.state, plain)
    return module


@compiled
def decide(board, view, seat, slips, rng):
    """The game's greedy move; but `slips` times of a thousand any legal move."""
    if slips == PERMILLE or (slips and below(rng, PERMILLE) < slips):
        return pick(board, view, seat, rng)
    return np.int64(greedy(board, view, seat, rng))


@compiled
def chance(board, state, seat):
    """A seat's chance to win; where the game is over, its share of the win."""
    return final_share(board, state, seat) if mover(board, state) == OVER else estimate(board, state, seat)


@compiled
def final_share(board, state, seat):
    """A seat's share of the win of a game that is over: all of it, a part with others, or none."""
    points = np.zeros(SEATS)
    scores(board, state, points)
    highest, count = points[: state.seats].max(), 0
    for other in range(state.seats):
        count += points[other] == highest
    return 1.0 / count if points[seat] == highest else 0.0
