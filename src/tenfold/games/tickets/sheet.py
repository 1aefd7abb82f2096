"""The score sheet of a Ticket to Ride game: each seat's points by their source."""

from typing import Any

from .map import Map
from .offers import completed, is_complete
from .state import Stage


def sheet(of: Map, board: Any, state: Any) -> list[dict[str, int]]:
    """A seat's points of routes and of doubling them; tickets count when the game is over (H7.2, H7.3)."""
    counts = [int(completed(board, state, seat)) for seat in range(state.seats)]
    over = state.stage == Stage.OVER
    return [_lines(of, board, state, seat, over, counts[seat] == max(counts) > 0) for seat in range(state.seats)]


def _lines(of: Map, board: Any, state: Any, seat: int, over: bool, trotted: bool) -> dict[str, int]:
    routes = sum(int(board.points[track]) for track in range(board.tracks) if state.owner[track] == seat)
    held = [index for index in range(board.tickets) if state.where[index] == seat] if over else []
    won = [index for index in held if is_complete(board, state, seat, index)]
    return {
        "routes": routes,
        "doublings": int(state.points[seat]) - routes,
        "tickets_won": sum(of.tickets[index].points for index in won),
        "tickets_lost": -sum(of.tickets[index].points for index in held if index not in won),
        "globetrotter": of.globetrotter if over and trotted else 0,
    }
