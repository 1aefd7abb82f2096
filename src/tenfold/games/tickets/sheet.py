"""The score sheet of a Ticket to Ride game: each seat's points by their source."""

from .board import Board
from .map import Map
from .offers import completed, is_complete
from .state import Blank, Stage


def sheet(map_: Map, board: Board, view: Blank) -> list[dict[str, int]]:
    """A seat's points of routes and of doubling them; tickets count when the game is over (H7.2,
    H7.3).
    """
    over = view.stage == Stage.OVER
    counts = [int(completed(board, view, seat)) if over else 0 for seat in range(view.seats)]
    return [
        _lines(map_, board, view, seat, over, counts[seat] == max(counts) > 0)
        for seat in range(view.seats)
    ]


def _lines(
    map_: Map, board: Board, view: Blank, seat: int, over: bool, trotted: bool
) -> dict[str, int]:
    routes = sum(
        map_.route_points[map_.tracks[track].length - 1]
        for track in (view.owner == seat).nonzero()[0]
    )
    held = [int(ticket) for ticket in (view.where == seat).nonzero()[0]] if over else []
    won = [ticket for ticket in held if is_complete(board, view, seat, ticket)]
    return {
        "routes": routes,
        "doublings": int(view.points[seat]) - routes,
        "tickets_won": sum(map_.tickets[ticket].points for ticket in won),
        "tickets_lost": -sum(map_.tickets[ticket].points for ticket in held if ticket not in won),
        "globetrotter": map_.globetrotter if trotted else 0,
    }
