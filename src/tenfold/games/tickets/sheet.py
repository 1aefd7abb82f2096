"""The score sheet of a Ticket to Ride game: each seat's points by their source."""

from .board import Board
from .map import Map
from .offers import completed, is_complete
from .state import Blank, Stage


def sheet(map_: Map, board: Board, view: Blank) -> list[dict[str, int]]:
    """Return each seat's points of routes and of doubling them. Tickets count when the game is over
    (H7.2, H7.3).
    """
    seats = range(view.seats)
    sheets = [_routes(map_, view, seat) for seat in seats]
    if view.stage != Stage.OVER:
        return sheets
    counts = [int(completed(board, view, seat)) for seat in seats]
    for seat in seats:
        sheets[seat].update(_tickets(map_, board, view, seat))
        if counts[seat] == max(counts) > 0:
            sheets[seat]["globetrotter"] = map_.globetrotter
    return sheets


def _routes(map_: Map, view: Blank, seat: int) -> dict[str, int]:
    """Return a seat's points of routes, with 0 for tickets."""
    lengths = [map_.tracks[track].length for track in (view.owner == seat).nonzero()[0]]
    routes = sum(map_.route_points[length - 1] for length in lengths)
    return {
        "routes": routes,
        "doublings": int(view.points[seat]) - routes,
        "tickets_won": 0,
        "tickets_lost": 0,
        "globetrotter": 0,
    }


def _tickets(map_: Map, board: Board, view: Blank, seat: int) -> dict[str, int]:
    """Return the points of a seat's tickets."""
    won = lost = 0
    for ticket in (view.where == seat).nonzero()[0]:
        points = map_.tickets[ticket].points
        if is_complete(board, view, seat, ticket):
            won += points
        else:
            lost += points
    return {"tickets_won": won, "tickets_lost": -lost}
