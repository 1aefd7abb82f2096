"""What only some games have, as plain JSON: how days connect (10 Days), and what is done in several
steps (tickets).
"""

from tenfold.games.capabilities import Link, Plan
from tenfold.match import Match
from tenfold.server.errors import RequestError
from tenfold.server.protocol.answers import LinkShape, PlanShape


def links_after(match: Match, seat: int, move: str) -> list[LinkShape]:
    """Return how the days of a seat's own rack would connect after one of its legal moves."""
    links = match.game.links
    if links is None or move not in match.legal(seat):
        raise RequestError("unthought")
    return [link(each) for each in links.after(match.view(seat), seat, move)]


def plans(match: Match, seat: int, move: str | None) -> list[PlanShape]:
    """Return every way to go on with what a seat has begun, or would begin with one of its legal
    moves.
    """
    find_plans = match.game.plans
    if find_plans is None or (move is not None and move not in match.legal(seat)):
        raise RequestError("unthought")
    return [plan(each) for each in find_plans(match.blank_view(seat), seat, move)]


def plan(found: Plan) -> PlanShape:
    """Return a plan as plain JSON."""
    return {"moves": list(found.moves), "colour": found.colour, "locomotives": found.locomotives}


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
