"""Opponents of a learner: bots by name, bots, functions and policies, alone or drawn by weights for
each game.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from tenfold import bots
from tenfold.bots import Bot, Player
from tenfold.bots.bot import check_turn
from tenfold.errors import BadArgument, BadBot
from tenfold.kernel.layout import Array
from tenfold.seen import Seen

Opponent = Player | Mapping[Player, float]
"""A bot's name, a `Bot`, a function of a `Seen` and a seed, or several of these with weights."""

Opponents = Opponent | Sequence[Opponent]
"""One opponent for all other seats, or one for each of them in their order."""


class Policy(Bot):
    """An opponent that decides for many games at once, by what a network sees: for self-play in
    vectors.

    The function is given observations and masks of legal moves, a row a game, and returns a move
    number for each row.
    """

    def __init__(self, function: Callable[[Array, Array], Array], name: str = "policy") -> None:
        self.function = function
        self.name = name

    def move(self, seen: Seen, seed: int) -> str:
        check_turn(seen)
        game = seen.game
        codes = game.encode(seen.view, seen.seat)
        mask = game.mask(seen.view, seen.seat)
        return game.texts[int(self.moves(codes[None], mask[None])[0])]

    def moves(self, codes: Array, masks: Array) -> Array:
        """Return a legal move number for each row; raises BadBot if one is not legal."""
        chosen = np.asarray(self.function(codes, masks)).astype(np.int64)
        if chosen.shape != (len(codes),):
            raise BadBot(
                f"{self.name} returned an array of the shape {chosen.shape}, not a number for "
                "each game"
            )
        if ((chosen < 0) | (chosen >= masks.shape[1])).any() or not masks[
            np.arange(len(chosen)), chosen
        ].all():
            raise BadBot(f"{self.name} returned a move that is not legal")
        return chosen


@dataclass(frozen=True, slots=True)
class Mixture:
    """Bots, and the probability with which each plays a game."""

    bots: tuple[Bot, ...]
    chances: tuple[float, ...]

    def draw(self, rng: np.random.Generator) -> Bot:
        """Return the bot for a game."""
        return self.bots[int(rng.choice(len(self.bots), p=self.chances))]


def mixtures(given: Opponents, count: int) -> list[Mixture]:
    """Return the opponents of all other seats; raises BadBot or BadArgument for what is not one."""
    every: Sequence[Opponent] = [given]  # type: ignore[list-item]  # several are told apart in the next line
    if isinstance(given, Sequence) and not isinstance(given, str):
        every = given
    if len(every) not in (1, count):
        raise BadArgument(
            f"opponents are one for all, or one for each of {count} seats, not {len(every)}"
        )
    found = [_mixture(each) for each in every]
    if len(found) == 1:
        return found * count
    return found


def _mixture(given: Opponent) -> Mixture:
    weights = given if isinstance(given, Mapping) else {given: 1.0}
    values = np.array(list(weights.values()), float)
    if not values.size or not np.isfinite(values).all() or values.min() < 0 or values.sum() <= 0:
        raise BadArgument(f"a mixture gives bots weights of 0 or more, not {given!r}")
    return Mixture(
        tuple(bots.get(player) for player in weights), tuple((values / values.sum()).tolist())
    )


def check_seat(seat: int | None, seats: int) -> None:
    """Raise BadArgument if a learner cannot have that seat."""
    if seat is not None and seat not in range(seats):
        raise BadArgument(f"the learner's seat is one of 0 to {seats - 1}, or None, not {seat!r}")
