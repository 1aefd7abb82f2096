"""The events that every game has, and what a viewer sees of one line of a record."""

from typing import TYPE_CHECKING, Literal, TypedDict

from tenfold.kernel import gate
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


def seen(game: "Game[State, Blank]", before: Array, after: Array, who: int, move: int) -> "list[Event]":
    """What a viewer saw of a line, by its own views before and after it; `move` is UNSEEN where it does not see it."""
    found: list[Event] = [Agree(event="agree")] if who == ALL else []
    found += game.observe(read(before), read(after), who, move)
    if gate.is_over(game.boards, after):
        end = after[0]
        found.append(End(event="end", winners=list(game.winners(end)), scores=list(game.scores(end))))
    return found
