"""What the laws are held against: games, in every variant and with every number of seats."""

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from tenfold import games
from tenfold.games.game import Game, Option, Variant
from tenfold.kernel import play
from tenfold.kernel.layout import Array, copy

AnyGame = Game[Any, Any]
"""A game of any family."""

AnyState = Any
"""A state or a view of any family, which is a NumPy record."""

FEW = 3
"""An option with more choices than this is tried with the lowest, the default and the highest."""


class Subject(NamedTuple):
    """A game with a number of seats and a variant."""

    name: str
    seats: int
    variant: Variant

    @property
    def game(self) -> AnyGame:
        """The game."""
        return games.get(self.name)


def subjects(*names: str) -> list[Subject]:
    """Return every number of seats and variant of some games, or of all games that are
    installed.
    """
    return [
        Subject(name, seats, variant)
        for name in names or games.names()
        for seats in games.get(name).seats
        for variant in variants(games.get(name))
    ]


def variants(game: AnyGame) -> list[Variant]:
    """Return every combination of a game's options. Who begins is left to chance."""
    axes = [[(option.name, value) for value in _values(option)] for option in game.options]
    return [dict(chosen) for chosen in product(*axes)]


def _values(option: Option) -> tuple[bool | int | None, ...]:
    """Return the choices of an option that are tried."""
    if option.default is None:
        return (None,)
    if len(option.choices) <= FEW:
        return option.choices
    numbers = {int(value) for value in option.choices if value is not None}
    return tuple(sorted({min(numbers), int(option.default), max(numbers)}))


def label(subject: Subject) -> str:
    """Return a subject as the name of a test."""
    name, seats, variant = subject
    return "-".join(
        [
            name,
            str(seats),
            *(f"{key}={value}" for key, value in variant.items() if value is not None),
        ]
    )


def walk(subject: Subject, seed: int, stops: int, stride: int) -> Iterator[tuple[AnyState, Array]]:
    """Yield states of random games, at most `stride` random moves apart, each with the generator
    that is used.
    """
    game = subject.game
    rng = play.seeded(seed, 1)[0]
    state = game.deal(subject.seats, subject.variant)
    for _ in range(stops):
        if game.rules.is_over(game.board, state):
            state = game.deal(subject.seats, subject.variant)
        play.playout(game.board, state, rng, 1 + int(play.below(rng, stride)))
        yield copy(state), rng


def legal(game: AnyGame, state: AnyState, seat: int) -> list[int]:
    """Return a seat's legal move numbers."""
    out = np.zeros(len(game.texts), np.int64)
    numbers: list[int] = out[: play.legal(game.board, state, seat, out)].tolist()
    return numbers
