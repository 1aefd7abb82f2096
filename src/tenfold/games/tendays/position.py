"""Positions of 10 Days: from plain JSON to a state, and back."""

from collections.abc import Sequence
from typing import Any

from tenfold.games.positions import Position, Reader, deal_from, given_or
from tenfold.json_types import JsonObject
from tenfold.kernel.layout import Array

from . import rules
from .board import EMPTY, Board
from .events import Names
from .map import Map
from .state import DECK, HAND, NOBODY, PILES, Origin, Stage, State

KEYS = ("racks", "discards", "turn", "drawn", "hands")
TURN_KEYS = ("discards", "turn", "drawn")
"""What there is only when set-up is over; `hands` is there only while it is not."""

Tiles = list[int | None]


def arrange(map_: Map, board: Board, state: State, given: Position, rng: Array) -> None:
    """Turn a dealt state into a position in which seats are to move; raises BadPosition with every
    reason.
    """
    reader = _Reader(map_, board, state, given)
    if given.get("hands") is not None:
        _arrange_setup(reader, state)
    else:
        _arrange_turn(reader, state, rng)
    if state.left == 0:
        rules.gather(state)


def _arrange_setup(reader: "_Reader", state: State) -> None:
    """Racks are being filled: a day without a tile is open."""
    racks, hands = reader.racks(), reader.hands()
    reader.check_setup(racks, hands)
    for seat, (rack, hand) in enumerate(zip(racks, hands, strict=True)):
        state.rack[seat, : state.days] = [given_or(kind, EMPTY) for kind in rack]
        state.placed[seat] = len(rack) - rack.count(None)
        state.drawn[seat] = given_or(hand, EMPTY)
    if not any(None in rack for rack in racks):
        state.stage = Stage.PILES
    _leave(state, reader.left)


def _arrange_turn(reader: "_Reader", state: State, rng: Array) -> None:
    """A seat has its turn: a day without a tile is dealt one."""
    racks = reader.racks()
    piles = reader.discards()
    drawn = reader.tile("drawn", reader.given.get("drawn"))
    turn = reader.seat("turn", reader.given.get("turn"))
    reader.check_turn([*racks, *piles])
    for seat, rack in enumerate(racks):
        state.rack[seat, : state.days] = reader.filled(rack, rng)
    state.placed[: state.seats] = state.days
    for pile, tiles in enumerate(piles):
        state.pile[pile, : len(tiles)] = filled = reader.filled(tiles, rng)
        state.height[pile] = len(tiles)
        for kind in filled[:-1]:
            state.buried[kind] += 1
    if turn is None:
        turn = deal_from([1] * reader.seats, rng)
    state.turn = state.first = turn
    state.stage = Stage.TURN
    if drawn is not None:
        _hold(state, drawn, piles)
    _leave(state, reader.left)


def _hold(state: State, kind: int, piles: Sequence[Tiles]) -> None:
    """Put a tile into the hand of the seat whose turn it is: it came from the discard pile that is
    empty, if one is.
    """
    empty = [pile for pile, tiles in enumerate(piles) if not tiles]
    state.stage = Stage.DRAWN
    state.drawn[state.turn] = kind
    if empty:
        state.source = empty[0]
        state.origin[state.turn, HAND] = Origin.SHOWN
    else:
        state.source = DECK
        state.origin[state.turn, HAND] = Origin.DECK


def _leave(state: State, left: Sequence[int]) -> None:
    """Make the draw pile of what is left."""
    state.bag[: len(left)] = left
    state.left = sum(left)


def position(names: Names, state: State) -> JsonObject:
    """Return the position of a state in which seats are to move."""
    racks = [
        [names[kind] for kind in rack[: state.days]] for rack in state.rack[: state.seats].tolist()
    ]
    if state.turn == NOBODY:
        return {
            "racks": racks,
            "hands": [names[kind] for kind in state.drawn[: state.seats].tolist()],
        }
    return {
        "racks": racks,
        "discards": [
            [names[kind] for kind in pile if kind != EMPTY] for pile in state.pile.tolist()
        ],
        "turn": int(state.turn),
        "drawn": names[state.drawn[state.turn]],
    }


class _Reader(Reader):
    """Reads the parts of a position of 10 Days."""

    def __init__(self, map_: Map, board: Board, state: State, given: Position) -> None:
        self.map, self.days = map_, int(state.days)
        self.box = [int(count) for count in board.tiles[: len(map_.kinds)]]
        self.kinds = {name.lower(): kind for kind, name in enumerate(map_.kinds)}
        super().__init__(given, KEYS, int(state.seats), self.box)

    def racks(self) -> list[Tiles]:
        given = given_or(self.given.get("racks"), [None] * self.seats)
        racks = self.items("racks", given, "racks", self.seats)
        return [self.tiles(f"racks[{seat}]", rack, self.days) for seat, rack in enumerate(racks)]

    def hands(self) -> Tiles:
        hands = self.items("hands", self.given.get("hands"), "hands", self.seats)
        return [self.tile(f"hands[{seat}]", tile) for seat, tile in enumerate(hands)]

    def discards(self) -> list[Tiles]:
        given = given_or(self.given.get("discards"), [None] * PILES)
        piles = self.items("discards", given, "piles", PILES)
        found = [self.tiles(f"discards[{pile}]", tiles, None) for pile, tiles in enumerate(piles)]
        empty = sum(not tiles for tiles in found)
        allowed = int(self.given.get("drawn") is not None)
        if self.is_readable and empty > allowed:
            self.problems.append(
                "discards: a pile is empty; only one may be, and only while its last tile is drawn"
            )
        return found

    def tiles(self, where: str, given: Any, count: int | None) -> Tiles:
        """Return a list of tiles. None, for the list or a tile, is not given."""
        found = self.items(where, given_or(given, [None] * (count or 1)), "tiles")
        if self.is_readable and count is not None and len(found) != count:
            self.misread(f"{where}: {len(found)} tiles, not {count}")
        return [self.tile(f"{where}[{i}]", tile) for i, tile in enumerate(found)]

    def tile(self, where: str, given: Any) -> int | None:
        """Return the kind of a tile, and take it out of the box; None if it is not given."""
        kind = self.kinds.get(str(given).lower())
        if kind is not None:
            self.left[kind] -= 1
        elif given is not None:
            self.misread(f"{where}: there is no tile {given!r}")
        return kind

    def check_setup(self, racks: Sequence[Tiles], hands: Tiles) -> None:
        """Raise all that is wrong with a set-up."""
        for key in TURN_KEYS:
            if self.given.get(key) is not None:
                self.problems.append(f"{key}: not while setting up, which `hands` is for")
        for seat, (rack, hand) in enumerate(zip(racks, hands, strict=False)):
            if hand is not None and None not in rack:
                self.problems.append(f"hands[{seat}]: its rack has no open day")
        self.check()

    def check_turn(self, lists: Sequence[Tiles]) -> None:
        """Raise all that is wrong with a turn."""
        lacking, left = sum(tiles.count(None) for tiles in lists), sum(self.left)
        if not self.problems and lacking > left:
            self.problems.append(f"{lacking} tiles are to be dealt, but {left} are left")
        self.check()

    def check(self) -> None:
        """Raise all that is wrong."""
        self.refuse_unknown()
        for tile, box, left in zip(self.map.kinds, self.box, self.left, strict=True):
            if left < 0:
                self.problems.append(f"{tile}: {box - left} of them, but the box has {box}")
        self.close()
