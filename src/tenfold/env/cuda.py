"""Vectors on a GPU: `games("africa", 65536)`, whose arrays PyTorch and JAX read without a copy."""

import tenfold.games
from tenfold.env.vector import REWARDS, check_reward
from tenfold.errors import TenfoldError
from tenfold.kernel import cuda
from tenfold.kernel.features import size


def games(
    name: str, count: int, *, seats: int = 2, reward: str = "shares", **variant: bool | int | None
) -> cuda.Games:
    """So many games of one kind in the memory of a GPU; raises TenfoldError where there is none."""
    if not cuda.is_available():
        raise TenfoldError("no NVIDIA GPU is found here")
    game = tenfold.games.get(name)
    check_reward(game, reward)
    dealt = game.deal(seats, game.complete(seats, variant, games))
    return cuda.Games(
        game.board, dealt, count, codes=size(game.features(dealt)), kind=REWARDS[reward]
    )
