"""What only some games have, as plain JSON: how days connect (10 Days), and what is done in several steps (tickets)."""

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from tenfold.games.game import Link, Plan
from tenfold.games.news import Sheet
from tenfold.kernel.layout import Array
from tenfold.match import Match
from tenfold.server.errors import RequestError
from tenfold.server.protocol.answers import LinkShape
from tenfold.server.protocol.messages import PlanShape


class Linking(Protocol):
    """Writes how the days of racks connect."""

    def tell(self, viewers: int, seats: Array, views: Array, last: Array, sheet: Sheet) -> None:
        """Write those links of the viewers' own racks that have changed since their last views."""


@runtime_checkable
class Days(Protocol):
    """A game that has days, and knows how they connect."""

    def foresee(self, view: Mapping[str, Any], seat: int, move: str) -> list[Link]:
        """Return how the days would connect after a move, by the seat's own view."""

    @property
    def linking(self) -> Linking:
        """What writes how the days of racks connect."""


def links_after(match: Match, seat: int, move: str) -> list[LinkShape]:
    """Return how the days of a seat's own rack would connect after one of its legal moves."""
    if not isinstance(match.game, Days) or move not in match.legal(seat):
        raise RequestError("unthought")
    return [link(each) for each in match.game.foresee(match.view(seat), seat, move)]


@runtime_checkable
class InSteps(Protocol):
    """A game in which a move takes several steps, of which the others see only the last."""

    def plans(self, view: Any, seat: int, move: str | None) -> list[Plan]:
        """Return every way to go on, after a move if one is given, by the seat's own view."""


def plans(match: Match, seat: int, move: str | None) -> list[PlanShape]:
    """Return every way to go on with what a seat has begun, or would begin with one of its legal moves."""
    if not isinstance(match.game, InSteps) or (move is not None and move not in match.legal(seat)):
        raise RequestError("unthought")
    return [
        {"moves": list(plan.moves), "colour": plan.colour, "locomotives": plan.locomotives}
        for plan in match.game.plans(match.blank_view(seat), seat, move)
    ]


def link(found: Link) -> LinkShape:
    """Return a link as plain JSON."""
    reason = found.reason
    return {
        "days": list(found.days),
        "how": found.how,  # type: ignore[typeddict-item]  # the game declares a plain text
        "rule": reason.rule,
        "message": reason.message,
        "data": dict(reason.data),
    }
