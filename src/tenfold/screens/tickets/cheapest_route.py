"""The cheapest path that completes a ticket, from a view: own routes are free, open tracks cost
their trains.
"""

import heapq
from collections.abc import Iterator, Mapping
from typing import Any

from tenfold.games.tickets.map import Map, Track

View = Mapping[str, Any]


def cheapest(chart: Map, view: View, ends: list[str]) -> list[Track] | None:
    """Return the tracks to claim, in order: an empty list if the ends are joined, None if no path
    is left.
    """
    starts, goals = (set(chart.goals(end)) for end in ends)
    queue: list[tuple[int, str, tuple[int, ...]]] = [(0, place, ()) for place in sorted(starts)]
    seen: set[str] = set()
    while queue:
        cost, place, claimed = heapq.heappop(queue)
        if place in goals:
            return [chart.tracks[number] for number in claimed]
        if place in seen:
            continue
        seen.add(place)
        for number, other, price in _onward(chart, view, place):
            if price:
                heapq.heappush(queue, (cost + price, other, (*claimed, number)))
            else:
                heapq.heappush(queue, (cost, other, claimed))
    return None


def _onward(chart: Map, view: View, place: str) -> Iterator[tuple[int, str, int]]:
    """Yield the tracks from a place that the viewer owns or may still claim, with their other end
    and their cost.
    """
    claimed = view["claimed"]
    closed = view["closed"]
    for number, track in enumerate(chart.tracks):
        if place not in track.ends:
            continue
        other_end = track.ends[track.ends[0] == place]
        if claimed.get(track.text) == view["viewer"]:
            yield number, other_end, 0
        elif track.text not in claimed and track.text not in closed:
            yield number, other_end, track.length
