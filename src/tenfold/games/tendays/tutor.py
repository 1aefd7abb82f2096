"""The tutor of 10 Days: how far a seat's rack is from a journey, now and after each of its
moves.
"""

from collections.abc import Mapping, Sequence

from tenfold.json_types import JsonMapping, JsonObject

from .advice import Advice, advise
from .board import Board
from .map import Map

Rack = tuple[str | None, ...]


def tutor(
    map_: Map, board: Board, view: JsonMapping, seat: int, legal: Sequence[str]
) -> JsonObject:
    """What the tutor says, by the seat's own view. Of a tile that nobody has seen it says
    nothing.
    """
    return _Tutor(map_, board, view, seat).say(legal)


class _Tutor:
    """Looks at one rack, and at what it would become."""

    def __init__(self, map_: Map, board: Board, view: JsonMapping, seat: int) -> None:
        self._of, self._board = map_, board
        self._rack: Rack = tuple(view["racks"][seat])
        self._hand: str | None = view["hands"][seat]
        self._tops = [pile[-1] if pile else None for pile in view["discards"]]
        self._seen: dict[Rack, Advice] = {}

    def say(self, legal: Sequence[str]) -> JsonObject:
        now = self._advice(self._rack)
        after = {move: self._after(move.split(), now) for move in legal}
        told = {"distance": now.distance, "nearer": [list(tiles) for tiles in now.nearer]}
        return {
            "now": told,
            "moves": {move: {"distance": far} for move, far in after.items() if far is not None},
        }

    def _after(self, words: list[str], now: Advice) -> int | None:
        """How far the rack would be after a move; of a draw, after the best that could be done with
        the tile.
        """
        match words:
            case ["place", day] | ["put", day, *_]:
                return self._with({int(day): self._hand})
            case ["swap", one, other]:
                days = int(one), int(other)
                return self._with(
                    {days[0]: self._rack[days[1] - 1], days[1]: self._rack[days[0] - 1]}
                )
            case ["draw", pile] if pile != "deck" and now.distance is not None:
                tile = self._tops[int(pile) - 1]
                return now.distance - any(tile in tiles for tiles in now.nearer)
            case ["drop", *_]:
                return now.distance
        return None

    def _with(self, tiles: Mapping[int, str | None]) -> int | None:
        rack = tuple(tiles.get(day, tile) for day, tile in enumerate(self._rack, 1))
        return self._advice(rack).distance

    def _advice(self, rack: Rack) -> Advice:
        if rack not in self._seen:
            self._seen[rack] = advise(self._of, self._board, rack)
        return self._seen[rack]
