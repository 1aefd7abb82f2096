"""The cheapest way that would still join the two ends of a ticket."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from heapq import heappop, heappush
from typing import Any

from .map import Map, Track


class Ways:
    """Finds ways through a seat's own routes and free ones, by the seat's own view."""

    def __init__(self, map_: Map, view: Mapping[str, Any], seat: int) -> None:
        self._seat = seat
        self._claimed: Mapping[str, int] = view["claimed"]
        self._closed = set(view["closed"])
        self._at: dict[str, list[Track]] = defaultdict(list)
        for track in map_.tracks:
            for end in track.ends:
                self._at[end].append(track)
        self._spots: dict[str, set[str]] = defaultdict(set)
        for place in map_.places:
            self._spots[place.id].add(place.id)
            self._spots[(place.country or "").lower()].add(place.id)

    def trains(self, ends: Sequence[str], claimed: str | None = None) -> int | None:
        """Return how many trains a ticket still needs, with one more track if that is given; None
        if it cannot be completed.
        """
        found = self._cheapest(ends, claimed)
        return None if found is None else found[0]

    def tracks(self, ends: Sequence[str]) -> list[str]:
        """Return the free tracks on the cheapest way of a ticket."""
        found = self._cheapest(ends, None)
        return [] if found is None else found[1]

    def _cheapest(self, ends: Sequence[str], claimed: str | None) -> tuple[int, list[str]] | None:
        goals = self._spots[ends[1]]
        queue: list[tuple[int, str, list[str]]] = []
        for spot in sorted(self._spots[ends[0]]):
            heappush(queue, (0, spot, []))
        done: set[str] = set()
        while queue:
            cost, here, way = heappop(queue)
            if here in goals:
                return cost, way
            if here in done:
                continue
            done.add(here)
            for track in self._at[here]:
                price = self._price(track, claimed)
                if price is None:
                    continue
                free = [track.text] if price else []
                heappush(queue, (cost + price, _other_end(track, here), way + free))
        return None

    def _price(self, track: Track, claimed: str | None) -> int | None:
        """Return the trains that a track takes: none if it is the seat's own; None if it cannot be
        had.
        """
        if track.text == claimed:
            return 0
        owner = self._claimed.get(track.text)
        if owner is not None:
            return 0 if owner == self._seat else None
        return None if track.text in self._closed else track.length


def _other_end(track: Track, here: str) -> str:
    one, other = track.ends
    return other if here == one else one
