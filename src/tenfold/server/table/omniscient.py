"""A finished match with nothing hidden: every viewer sees everything."""

from typing import TYPE_CHECKING, Any, cast

from tenfold.kernel import gate
from tenfold.match import Match

if TYPE_CHECKING:
    from tenfold.games.game import Game
    from tenfold.kernel.layout import Array, Blank, State


def openly(match: Match) -> Match:
    """Return a copy of a finished match in which every viewer sees everything; raises ValueError if it is not over."""
    if match.result is None:
        raise ValueError("the match is not over")
    game = cast("Game[State, Blank]", _OpenGame(match.game))
    again = Match(game, match.seats, match.variant, lambda ways: 0)
    again.follow(match.lines)
    return again


class _OpenGame:
    """A game whose views are the state itself, and in which every move is seen."""

    def __init__(self, game: "Game[State, Blank]") -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def see(self, states: "Array", viewer: int | None) -> "Array":
        """Return the whole state as the view of anybody."""
        return states.copy()

    def show(self, states: "Array", viewers: "Array", views: "Array", *rest: "Array") -> int:
        """Write the whole state as the view of every viewer."""
        *_, own = rest
        views[:], own[:] = states, 0
        return -1 if gate.is_over(self._game.boards, states) else int(gate.active(self._game.boards, states))

    def is_open(self, move: int) -> bool:
        """Return that everybody sees the move."""
        return True
