"""What a move of Ticket to Ride is good for: tickets, the lead in a terrain, a route, points."""

from collections.abc import Mapping, Sequence
from typing import Any

from tenfold.games.capabilities import Reason

from .map import LOCOMOTIVE_NAME, Map, Track
from .ways import Ways


def reasons(
    map_: Map, view: Mapping[str, Any], seat: int, moves: Sequence[str]
) -> list[Reason | None]:
    """Return what each of some legal moves is good for, by the seat's own view."""
    found = _Reasons(map_, view, seat)
    return [found.of(move) for move in moves]


class _Reasons:
    """Looks at one seat's cards, tickets and routes."""

    def __init__(self, map_: Map, view: Mapping[str, Any], seat: int) -> None:
        self._map, self._view, self._seat = map_, view, seat
        self._ways = Ways(map_, view, seat)
        self._tracks = {track.text: track for track in map_.tracks}
        self._open = [each for each in view["tickets"][seat] if not each["complete"]]

    def of(self, move: str) -> Reason | None:
        match move.split(maxsplit=1):
            case ["claim", track]:
                return self._claims(self._tracks[track])
            case ["terrain", kind] if kind in self._map.terrain:
                return self._leads(kind)
            case ["train", kind] if kind in self._map.train:
                return self._collects(kind)
            case ["double", *_]:
                return self._doubles()
            case ["keep", numbers]:
                return self._keeps([int(number) for number in numbers.split()])
        return None

    def _claims(self, track: Track) -> Reason | None:
        completed = [each for each in self._open if self._left(each, track) == 0]
        if completed:
            best = max(completed, key=lambda each: int(each["points"]))
            return Reason("tickets-why-completes", {"ends": best["ends"]})
        nearer = [each for each in self._open if self._saved(each, track) > 0]
        if nearer:
            best = max(nearer, key=lambda each: self._saved(each, track))
            data = {"ends": best["ends"], "count": self._left(best, track)}
            return Reason("tickets-why-nearer", data)
        return Reason("tickets-why-points", {"points": self._points(track)})

    def _left(self, ticket: Mapping[str, Any], track: Track) -> int | None:
        """Return how many trains a ticket would still need with a track."""
        return self._ways.trains(ticket["ends"], track.text)

    def _saved(self, ticket: Mapping[str, Any], track: Track) -> int:
        before, after = self._ways.trains(ticket["ends"]), self._left(ticket, track)
        if before is None or after is None:
            return 0
        return before - after

    def _points(self, track: Track) -> int:
        return self._map.route_points[track.length - 1]

    def _leads(self, terrain: str) -> Reason | None:
        """Return whether a card of a terrain keeps or takes the lead in it (H4.2)."""
        counts = [cards.get(terrain, 0) for cards in self._view["terrain"]]
        own = counts.pop(self._seat)
        if own + 1 < max(counts):
            return None
        message = "tickets-why-keeps-lead" if own >= max(counts) > 0 else "tickets-why-takes-lead"
        return Reason(message, {"terrain": terrain})

    def _collects(self, card: str) -> Reason | None:
        """Return the route on the way of a ticket that a card is for: of several the one that
        lacks the fewest cards.
        """
        if card == LOCOMOTIVE_NAME:
            return Reason("tickets-why-locomotive", {})
        wanted = [
            (lack, track)
            for track in self._on_the_way()
            if track.colour == card and (lack := self._lack(track)) > 0
        ]
        if not wanted:
            return None
        lack, track = min(wanted, key=lambda each: each[0])
        if lack == 1:
            return Reason("tickets-why-ready", {"ends": list(track.ends)})
        return Reason("tickets-why-collects", {"ends": list(track.ends), "count": lack - 1})

    def _on_the_way(self) -> list[Track]:
        texts = {text for each in self._open for text in self._ways.tracks(each["ends"])}
        return [self._tracks[text] for text in sorted(texts)]

    def _lack(self, track: Track) -> int:
        hand = self._view["hands"][self._seat]
        return track.length - hand.get(track.colour, 0) - hand.get(LOCOMOTIVE_NAME, 0)

    def _doubles(self) -> Reason | None:
        claim = self._view["claim"]
        if claim is None:
            return None
        half = self._points(self._tracks[claim["route"]])
        return Reason("tickets-why-doubles", {"points": 2 * half, "half": half})

    def _keeps(self, numbers: Sequence[int]) -> Reason:
        offered = self._view["offered"][self._seat]
        points = {ticket.ends: ticket.points for ticket in self._map.tickets}
        worth = sum(points[tuple(offered[number - 1])] for number in numbers)
        return Reason("tickets-why-keep", {"points": worth, "count": len(numbers)})
