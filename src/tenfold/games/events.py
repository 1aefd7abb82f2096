"""The events that every game has, and what a viewer sees of one line of a record."""

from typing import TYPE_CHECKING, Any, Literal, TypedDict

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


def seen(game: "Game[State, Blank]", had: Any, has: Any, who: int, move: int, end: "Blank | None") -> "list[Event]":
    """What a viewer saw of a line, by the fields of its own views before and after it.

    `move` is UNSEEN where it does not see it; `end` is its view of a game that is over.
    """
    found = game.observe(had, has, who, move)
    if who == ALL:
        found = [Agree(event="agree"), *found]
    if end is not None:
        found = [*found, End(event="end", winners=list(game.winners(end)), scores=list(game.scores(end)))]
    return found


def first_change(had: bytes, has: bytes) -> int:
    """Where two rows of bytes first differ, as far as the shorter goes; below 0 where they do not."""
    length = min(len(had), len(has))
    differing = int.from_bytes(had[:length], "little") ^ int.from_bytes(has[:length], "little")
    return (differing & -differing).bit_length() - 1 >> 3
