"""The cheapest way to complete a ticket, by a view: along one's own routes for nothing, over free tracks for trains."""

import heapq
from collections.abc import Iterator, Mapping
from typing import Any

from tenfold.games.tickets.map import Map, Track

View = Mapping[str, Any]


def cheapest(of: Map, view: View, ends: list[str]) -> list[Track] | None:
    """The tracks to claim, in order; none where the ends are joined, None where no way is left."""
    starts, goals = (set(of.goals(end)) for end in ends)
    queue: list[tuple[int, str, tuple[int, ...]]] = [(0, place, ()) for place in sorted(starts)]
    seen: set[str] = set()
    while queue:
        cost, place, claimed = heapq.heappop(queue)
        if place in goals:
            return [of.tracks[number] for number in claimed]
        if place in seen:
            continue
        seen.add(place)
        for number, other, price in _onward(of, view, place):
            heapq.heappush(queue, (cost + price, other, (*claimed, number) if price else claimed))
    return None


def _onward(of: Map, view: View, place: str) -> Iterator[tuple[int, str, int]]:
    """The tracks from a place that the viewer owns or may still claim, where they lead, and for how many trains."""
    claimed, closed = view["claimed"], view["closed"]
    for number, track in enumerate(of.tracks):
        own = claimed.get(track.text) == view["viewer"]
        if place in track.ends and (own or (track.text not in claimed and track.text not in closed)):
            yield number, track.ends[track.ends[0] == place], 0 if own else track.length
