"""Rollouts: a move is played on in a world, a state that the seat's view could be of, until a horizon.

All seats go on as the game's judgement has them, each by its own view. Every move meets the same worlds and in each the
same random numbers, turn by turn, so that what differs between two moves is owed to the moves, and little to luck.
"""

from typing import Any, NamedTuple

import numpy as np

from tenfold.bots.judgement import Judgement, at_horizon, believed, determinize, greedy
from tenfold.bots.seeds import scrambled
from tenfold.kernel.compiled import compiled
from tenfold.kernel.contract import CHANCE, OVER
from tenfold.kernel.layout import Array, Blank, Flat, State, blank
from tenfold.kernel.play import active, apply, below, mover, view, ways
from tenfold.seen import Seen

TURNS = 1 << 12
"""Room for the turns of a world among the numbers that its luck is drawn by."""

PLAYED, SEEN, DETERMINIZED = 0, 1, 2
"""The states of a world: as it is being played on, what a seat sees of that, and as it was before the move."""


class Worlds(NamedTuple):
    """What rollouts are made with."""

    states: Any
    """Of the world that was determinized last."""
    numbers: Any
    belief: Any
    seed: Array
    luck: Array
    """Generators: for chance, and for judgements that leave something to it."""


def worlds(seen: Seen, judgement: Judgement, seed: int) -> Worlds:
    """The worlds that a seed stands for."""
    return Worlds(
        states=blank(seen.game.state, 3),
        numbers=judgement.numbers,
        belief=believed(seen, judgement),
        seed=np.array([seed], np.uint64),
        luck=np.ones((2, 1), np.uint64),
    )


@compiled
def enter(board: Flat, seen: Blank, worlds: Worlds, world: int) -> None:
    """Enter a world: determinize what the seat cannot see."""
    worlds.states[DETERMINIZED] = seen
    worlds.luck[0, 0] = _luck(worlds, world, 0)
    determinize(board, worlds.states[DETERMINIZED], worlds.numbers, worlds.belief, worlds.luck[0])


@compiled
def roll_out(board: Flat, seat: int, worlds: Worlds, move: int, world: int, horizon: int) -> None:
    """Play a move on in the world that was entered, up to a horizon."""
    worlds.states[PLAYED] = worlds.states[DETERMINIZED]
    worlds.luck[0, 0] = _luck(worlds, world, 1)
    apply(board, worlds.states[PLAYED], seat, move)
    _play_on(board, worlds.states[PLAYED], seat, worlds, world, horizon)


@compiled
def _luck(worlds: Worlds, world: int, turn: int) -> int:
    """The luck of a turn in a world, the seat's own the first; what is determinized comes before it."""
    luck: int = scrambled(worlds.seed + np.uint64(world * TURNS + turn))[0]
    return luck


@compiled
def _play_on(board: Flat, state: State, seat: int, worlds: Worlds, world: int, horizon: int) -> None:
    """Play on greedily for so many turns, the seat's own the first; a turn's luck is the same whatever came before.

    Where several may move, the seat is the first of them.
    """
    last, turn = seat, 0
    who = _next(board, state, seat)
    while who != OVER and not at_horizon(board, state, seat):
        if who == CHANCE:
            apply(board, state, CHANCE, below(worlds.luck[0], ways(board, state)))
        else:
            if who != last:
                last, turn = who, turn + 1
                worlds.luck[0, 0] = _luck(worlds, world, 1 + turn)
            if turn == horizon:
                return
            worlds.states[SEEN] = state
            view(board, worlds.states[SEEN], who)
            apply(board, state, who, greedy(board, worlds.states[SEEN], who, worlds.numbers, worlds.luck[1]))
        who = _next(board, state, seat)


@compiled
def _next(board: Flat, state: State, seat: int) -> int:
    """Who moves next: this seat, if it may."""
    return seat if (active(board, state) >> seat) & 1 else mover(board, state)
