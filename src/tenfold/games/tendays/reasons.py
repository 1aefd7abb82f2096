"""What a move of 10 Days is good for: the links that it makes, or how much nearer a journey is."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tenfold.games.capabilities import Reason

from .moves import rack_after

if TYPE_CHECKING:
    from .game import TenDays

Rack = list[str | None]


def reasons(
    game: "TenDays", view: Mapping[str, Any], seat: int, moves: Sequence[str]
) -> list[Reason | None]:
    """Return what each of some legal moves is good for, by the seat's own view."""
    found = _Reasons(game, view, seat)
    return [found.of(move) for move in moves]


class _Reasons:
    """Looks at one rack, and at what moves would make of it."""

    def __init__(self, game: "TenDays", view: Mapping[str, Any], seat: int) -> None:
        assert game.links is not None
        self._links = game.links
        self._game, self._view, self._seat = game, view, seat
        self._rack: Rack = view["racks"][seat]
        self._hand: str | None = view["hands"][seat]
        self._tops = [pile[-1] if pile else None for pile in view["discards"]]
        self._before = self._count(self._rack)

    def of(self, move: str) -> Reason | None:
        match move.split():
            case ["place" | "put", day, *_]:
                after = rack_after(self._rack, self._hand, move)
                return self._joins(after, int(day)) or self._nearer(move)
            case ["swap", *_]:
                return self._swaps(move) or self._nearer(move)
            case ["draw", "deck"]:
                return None if self._are_piles_useful() else Reason("tendays-why-deck", {})
            case ["draw", pile]:
                return self._takes(self._tops[int(pile) - 1]) or self._nearer(move)
            case ["drop", *_]:
                return self._drops()
        return None

    def _joins(self, after: Rack, day: int) -> Reason | None:
        """Return which tiles the tile on a day is joined to, if that makes more links."""
        count = self._count(after)
        if count == len(after) - 1:
            return Reason("tendays-why-wins", {})
        joined = self._joined(after, day - 1)
        if count <= self._before or not joined:
            return None
        data = {"tile": after[day - 1], "tiles": joined, "count": count - self._before}
        return Reason("tendays-why-joins", data)

    def _swaps(self, move: str) -> Reason | None:
        after = rack_after(self._rack, None, move)
        count = self._count(after)
        if count == len(after) - 1:
            return Reason("tendays-why-wins", {})
        if count <= self._before:
            return None
        return Reason("tendays-why-swap", {"count": count - self._before})

    def _takes(self, tile: str | None) -> Reason | None:
        """Return what the best day for a tile would join."""
        best = self._best_day(tile)
        return self._joins(self._with(tile, best), best)

    def _drops(self) -> Reason | None:
        if self._takes(self._hand) is not None:
            return None
        return Reason("tendays-why-drop", {"tile": self._hand})

    def _are_piles_useful(self) -> bool:
        return any(self._takes(tile) for tile in self._tops if tile is not None)

    def _nearer(self, move: str) -> Reason | None:
        """Return how many tiles are to go, if there are fewer than before."""
        told = self._game.tutor(self._view, self._seat, [move])
        now = told["now"]["distance"]
        after = told["moves"].get(move, {}).get("distance")
        if now is None or after is None or after >= now:
            return None
        return Reason("tendays-why-nearer", {"count": after})

    def _best_day(self, tile: str | None) -> int:
        days = range(1, len(self._rack) + 1)
        return max(days, key=lambda day: self._count(self._with(tile, day)))

    def _with(self, tile: str | None, day: int) -> Rack:
        return rack_after(self._rack, tile, f"put {day} drop 1")

    def _joined(self, rack: Rack, at: int) -> list[str | None]:
        """Return the tiles that a tile is joined to: beyond a vehicle, the place that it leads
        to.
        """
        made = self._made(rack)
        before = [self._beyond(rack, at, -1)] if at > 0 and made[at - 1] else []
        after = [self._beyond(rack, at, 1)] if at < len(made) and made[at] else []
        return before + after

    def _beyond(self, rack: Rack, at: int, step: int) -> str | None:
        beside = rack[at + step]
        if beside in self._game.map.numbers or rack[at] not in self._game.map.numbers:
            return beside
        return rack[at + 2 * step]

    def _count(self, rack: Rack) -> int:
        return sum(self._made(rack))

    def _made(self, rack: Rack) -> list[bool]:
        links = self._links.of({"racks": {self._seat: rack}}, self._seat)
        return [link.how is not None for link in links]
