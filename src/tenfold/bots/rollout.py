"""Rollouts: a move is played on in a world, a sampled state consistent with the seat's view, up to
a horizon.

All seats play greedily, each by its own view. Common random numbers: every move is tried in the
same worlds, with the same random numbers in each turn, so that differences between two moves come
from the moves and hardly from chance.
"""

from typing import NamedTuple

import numpy as np

from tenfold.bots.judgement import Judgement, at_horizon, believed, determinize, greedy
from tenfold.bots.seeds import scrambled
from tenfold.games.game import Game
from tenfold.kernel.compiled import compiled
from tenfold.kernel.contract import CHANCE, OVER
from tenfold.kernel.layout import Array, Blank, Flat, State, blank, single
from tenfold.kernel.play import active, apply, below, mover, view, ways
from tenfold.seen import Seen

TURNS = 1 << 12
"""The number of seeds that are reserved for the turns of each world."""

PLAYED, SEEN, DETERMINIZED = 0, 1, 2
"""The indices of a world's states: as it is played on, a seat's view of that, and as it was
sampled.
"""


class Worlds(NamedTuple):
    """The data of rollouts."""

    states: Array
    """The three states of the current world."""
    numbers: Flat
    belief: Flat
    seed: Array
    luck: Array
    """The generators for chance, and for judgements that choose at random."""


def worlds(seen: Seen, judgement: Judgement, seed: int) -> Worlds:
    """Return the worlds of a seed."""
    made = from_truth(seen.game, judgement, seed)
    return made._replace(belief=believed(seen, judgement))


def from_truth(game: Game[State, Blank], judgement: Judgement, seed: int) -> Worlds:
    """Return the worlds of a seed for a state that is fully known."""
    return Worlds(
        states=blank(game.state, 3),
        numbers=judgement.numbers,
        belief=single(judgement.belief),
        seed=np.array([seed], np.uint64),
        luck=np.ones((2, 1), np.uint64),
    )


@compiled
def play_on(board: Flat, state: State, worlds: Worlds, world: int, horizon: int) -> None:
    """Play a full state on up to a horizon, in a world of its own."""
    worlds.states[PLAYED] = state
    worlds.luck[0, 0] = _luck(worlds, world, 1)
    first = max(0, mover(board, state))
    _play_on(board, worlds.states[PLAYED], first, worlds, world, horizon)


@compiled
def enter(board: Flat, seen: Blank, worlds: Worlds, world: int) -> None:
    """Enter a world: sample what the seat cannot see."""
    worlds.states[DETERMINIZED] = seen
    worlds.luck[0, 0] = _luck(worlds, world, 0)
    determinize(board, worlds.states[DETERMINIZED], worlds.numbers, worlds.belief, worlds.luck[0])


@compiled
def roll_out(board: Flat, seat: int, worlds: Worlds, move: int, world: int, horizon: int) -> None:
    """Play a move in the current world, and go on up to a horizon."""
    worlds.states[PLAYED] = worlds.states[DETERMINIZED]
    worlds.luck[0, 0] = _luck(worlds, world, 1)
    apply(board, worlds.states[PLAYED], seat, move)
    _play_on(board, worlds.states[PLAYED], seat, worlds, world, horizon)


@compiled
def _luck(worlds: Worlds, world: int, turn: int) -> int:
    """Return the seed of a turn in a world. Turn 0 samples the world, turn 1 is the seat's own."""
    luck: int = scrambled(worlds.seed + np.uint64(world * TURNS + turn))[0]
    return luck


@compiled
def _play_on(
    board: Flat, state: State, seat: int, worlds: Worlds, world: int, horizon: int
) -> None:
    """Play on greedily for `horizon` turns, the seat's own the first. Each turn has its own seed.

    If several seats may move, the seat moves first.
    """
    last = seat
    turn = 0
    who = _next(board, state, seat)
    while who != OVER and not at_horizon(board, state, seat):
        if who == CHANCE:
            apply(board, state, CHANCE, below(worlds.luck[0], ways(board, state)))
        else:
            if who != last:
                last = who
                turn = turn + 1
                worlds.luck[0, 0] = _luck(worlds, world, 1 + turn)
            if turn == horizon:
                return
            worlds.states[SEEN] = state
            view(board, worlds.states[SEEN], who)
            apply(
                board,
                state,
                who,
                greedy(board, worlds.states[SEEN], who, worlds.numbers, worlds.luck[1]),
            )
        who = _next(board, state, seat)


@compiled
def _next(board: Flat, state: State, seat: int) -> int:
    """Return who moves next: this seat, if it may."""
    if (active(board, state) >> seat) & 1:
        return seat
    return mover(board, state)
