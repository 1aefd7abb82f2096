"""The cheapest way to complete a ticket: along one's own routes for nothing, over free tracks for their trains."""

import heapq
from collections.abc import Iterator

from .board import Board
from .claim import why_not_track
from .map import Map
from .state import Blank


def cheapest(of: Map, board: Board, view: Blank, seat: int, ticket: int) -> list[int] | None:
    """The tracks to claim, in order; none where the ticket is complete, None where no way is left."""
    starts, goals = (set(of.goals(end)) for end in of.tickets[ticket].ends)
    queue: list[tuple[int, str, tuple[int, ...]]] = [(0, place, ()) for place in sorted(starts)]
    seen: set[str] = set()
    while queue:
        cost, place, claimed = heapq.heappop(queue)
        if place in goals:
            return list(claimed)
        if place in seen:
            continue
        seen.add(place)
        for track, other in _onward(of, board, view, seat, place):
            own = view.owner[track] == seat
            price = 0 if own else of.tracks[track].length
            heapq.heappush(queue, (cost + price, other, claimed if own else (*claimed, track)))
    return None


def _onward(of: Map, board: Board, view: Blank, seat: int, place: str) -> Iterator[tuple[int, str]]:
    """The tracks from a place that a seat owns or may still claim, and where they lead."""
    for number, track in enumerate(of.tracks):
        if place in track.ends and (view.owner[number] == seat or not why_not_track(board, view, seat, number)):
            yield number, track.ends[track.ends[0] == place]
