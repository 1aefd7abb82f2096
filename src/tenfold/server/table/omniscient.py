"""A finished match with nothing hidden: what was shown to one seat alone is shown to all."""

from typing import TYPE_CHECKING, Any, cast

from tenfold.kernel import gate
from tenfold.match import Match

if TYPE_CHECKING:
    from tenfold.games.game import Game
    from tenfold.kernel.layout import Array, Blank, State


def openly(match: Match) -> Match:
    """The same match again, where every viewer sees everything; raises ValueError where it is not over."""
    if match.result is None:
        raise ValueError("the match is not over")
    game = cast("Game[State, Blank]", _Open(match.game))
    again = Match(game, match.seats, match.variant, lambda ways: 0)
    again.follow(match.lines)
    return again


class _Open:
    """A game in which a view is the state itself, and every move is seen."""

    def __init__(self, game: "Game[State, Blank]") -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def see(self, states: "Array", viewer: int | None) -> "Array":
        """All of it."""
        return states.copy()

    def show(self, states: "Array", viewers: "Array", views: "Array", *rest: "Array") -> int:
        """The same for all."""
        *_, own = rest
        views[:], own[:] = states, 0
        return -1 if gate.is_over(self._game.boards, states) else int(gate.active(self._game.boards, states))

    def is_open(self, move: int) -> bool:
        """All see it."""
        return True
