"""Each seat's chance to win from a full state: the same playouts and the same evaluation for all
seats.
"""

import numpy as np

from tenfold.bots import judgement, rollout
from tenfold.bots.judgement import SEATS, chance
from tenfold.bots.rollout import PLAYED, Worlds, play_on
from tenfold.bots.seeds import MASK
from tenfold.games.game import Game
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array, Blank, Flat, State

PLAYOUTS = 200
"""How often a state is played on by default. The standard error of a chance is then at most 3.5 %,
and smaller where the playouts stop at a horizon.
"""


def estimate(
    game: Game[State, Blank], state: State, seed: int, playouts: int = PLAYOUTS
) -> tuple[float, ...]:
    """Return each seat's chance to win, from 0 to 1. They add up to 1.

    Greedy bots play on in all seats, each by its own view. The result of a finished game is exact:
    a shared win is shared equally.
    """
    judged = judgement.load(game)
    worlds = rollout.from_truth(game, judged, seed & MASK)
    horizon = judged.lookahead.horizon + judged.lookahead.rounds * state.seats
    sums = np.zeros(SEATS)
    _add_chances(game.board, state, worlds, horizon, playouts, sums)
    own = sums[: state.seats]
    return tuple((own / own.sum()).tolist())


@compiled
def _add_chances(
    board: Flat, state: State, worlds: Worlds, horizon: int, playouts: int, sums: Array
) -> None:
    """Play a state on several times, and add up each seat's chance to win at the horizon."""
    for world in range(playouts):
        play_on(board, state, worlds, world, horizon)
        for seat in range(state.seats):
            sums[seat] += chance(board, worlds.states[PLAYED], seat, worlds.numbers)
