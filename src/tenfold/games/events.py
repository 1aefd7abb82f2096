"""The events that every game has, and what a viewer sees of one line of a record."""

from typing import TYPE_CHECKING, Literal, TypedDict

import numpy as np

from tenfold.kernel.contract import ALL
from tenfold.kernel.layout import Blank, State

if TYPE_CHECKING:
    from tenfold.games.game import Event, Game


class Agree(TypedDict):
    """All seats have agreed to a draw."""

    event: Literal["agree"]


class End(TypedDict):
    """The game is over."""

    event: Literal["end"]
    winners: list[int]
    """Several where they share the win."""
    scores: list[int]


def seen(game: "Game[State, Blank]", before: Blank, after: Blank, who: int, move: int) -> "list[Event]":
    """What a viewer saw of a line, by its own views before and after it; `move` is UNSEEN where it does not see it."""
    found: list[Event] = [Agree(event="agree")] if who == ALL else []
    found += game.observe(before, after, who, move)
    is_over = game.rules.is_over
    if is_over(game.board, after) and not is_over(game.board, before):
        shares = np.zeros(after.seats)
        game.rules.shares(game.board, after, shares)
        found.append(End(event="end", winners=np.flatnonzero(shares).tolist(), scores=list(game.scores(after))))
    return found
