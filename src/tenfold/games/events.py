"""The events that every game has, and what a viewer sees of one line of a record."""

from typing import TYPE_CHECKING, Any, Literal, TypedDict

from tenfold.kernel.contract import ALL
from tenfold.kernel.layout import Array, Blank, State, read

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


class Sight:
    """A view, as an array of one, and its fields, which are read once."""

    __slots__ = ("fields", "views")

    def __init__(self, views: Array) -> None:
        self.views = views
        self.fields: Any = read(views)


def seen(game: "Game[State, Blank]", had: Any, has: Any, who: int, move: int, end: "Blank | None") -> "list[Event]":
    """What a viewer saw of a line, by the fields of its own views before and after it.

    `move` is UNSEEN where it does not see it; `end` is its view of a game that is over.
    """
    found: list[Event] = [Agree(event="agree")] if who == ALL else []
    found += game.observe(had, has, who, move)
    if end is not None:
        found.append(End(event="end", winners=list(game.winners(end)), scores=list(game.scores(end))))
    return found
