"""Positions of 10 Days: from plain JSON to a state, and back."""

from collections.abc import Sequence
from typing import Any

from tenfold.errors import BadPosition
from tenfold.games.game import Position, deal_from

from . import rules
from .board import EMPTY, Board
from .events import Names
from .map import Map
from .state import DECK, HAND, PILES, Origin, Stage, State

KEYS = ("racks", "discards", "turn", "drawn")


def arrange(of: Map, board: Board, state: State, given: Position, rng: Any) -> None:
    """Turn a dealt state into a position in which a seat is to move; raises BadPosition with every reason."""
    setter = _Setter(of, board, state)
    racks = setter.racks(given.get("racks"))
    piles = setter.discards(given.get("discards"), given.get("drawn"))
    drawn = setter.tile("drawn", given.get("drawn"))
    turn = setter.turn(given.get("turn"))
    setter.check(given)
    for seat, rack in enumerate(racks):
        state.rack[seat, : state.days] = setter.filled(rack, rng)
    state.placed[: state.seats] = state.days
    for pile, tiles in enumerate(piles):
        state.pile[pile, : len(tiles)] = setter.filled(tiles, rng)
        state.height[pile] = len(tiles)
    state.bag[: len(setter.left)] = setter.left
    state.left = sum(setter.left)
    state.turn = state.first = turn if turn is not None else deal_from([1] * setter.seats, rng)
    _hand(state, drawn, piles)
    rules.renew(board, state)


def position(names: Names, state: State) -> dict[str, Any]:
    """The position of a state in which a seat is to move."""
    return {
        "racks": [[names[kind] for kind in rack[: state.days]] for rack in state.rack[: state.seats].tolist()],
        "discards": [[names[kind] for kind in pile if kind != EMPTY] for pile in state.pile.tolist()],
        "turn": int(state.turn),
        "drawn": names[state.drawn[state.turn]],
    }


def _hand(state: State, drawn: int | None, piles: Sequence[Sequence[int | None]]) -> None:
    state.stage = Stage.TURN
    if drawn is not None:
        state.stage = Stage.DRAWN
        state.drawn[state.turn] = drawn
        empty = [pile for pile, tiles in enumerate(piles) if not tiles]
        state.source = empty[0] if empty else DECK
        state.origin[state.turn, HAND] = Origin.SHOWN if empty else Origin.DECK


class _Setter:
    """Reads the parts of a position, takes the tiles that it names out of the box, and notes what cannot be."""

    def __init__(self, of: Map, board: Board, state: State) -> None:
        self.of = of
        self.left = [int(count) for count in board.tiles[: len(of.kinds)]]
        self.kinds = {name.lower(): kind for kind, name in enumerate(of.kinds)}
        self.seats, self.days = int(state.seats), int(state.days)
        self.problems: list[str] = []
        self.unnamed = 0

    def racks(self, given: Any) -> list[list[int | None]]:
        given = [None] * self.seats if given is None else given
        if not isinstance(given, Sequence) or isinstance(given, str) or len(given) != self.seats:
            self.problems.append(f"racks: not a list of {self.seats} racks")
            return []
        return [self.tiles(f"racks[{seat}]", rack, self.days) for seat, rack in enumerate(given)]

    def discards(self, given: Any, drawn: Any) -> list[list[int | None]]:
        given = [None] * PILES if given is None else given
        if not isinstance(given, Sequence) or isinstance(given, str) or len(given) != PILES:
            self.problems.append(f"discards: not a list of {PILES} piles")
            return []
        piles = [self.tiles(f"discards[{pile}]", tiles, None) for pile, tiles in enumerate(given)]
        empty = sum(not pile for pile in piles)
        if empty > (drawn is not None):
            self.problems.append("discards: a pile is empty; only one may be, and only while its last tile is drawn")
        return piles

    def tiles(self, where: str, given: Any, count: int | None) -> list[int | None]:
        """A list of tiles; None, for the list or a tile, is to be dealt."""
        if given is None:
            given = [None] * (count or 1)
        if not isinstance(given, Sequence) or isinstance(given, str):
            self.problems.append(f"{where}: not a list of tiles")
            return []
        if count is not None and len(given) != count:
            self.problems.append(f"{where}: {len(given)} tiles, not {count}")
        self.unnamed += sum(tile is None for tile in given)
        return [self.tile(f"{where}[{i}]", tile) for i, tile in enumerate(given)]

    def tile(self, where: str, given: Any) -> int | None:
        if given is None:
            return None
        kind = self.kinds.get(given.lower()) if isinstance(given, str) else None
        if kind is None:
            self.problems.append(f"{where}: there is no tile {given!r}")
            return None
        self.left[kind] -= 1
        return kind

    def turn(self, given: Any) -> int | None:
        if given is not None and (isinstance(given, bool) or given not in range(self.seats)):
            self.problems.append(f"turn: {given!r} is not a seat, 0 to {self.seats - 1}")
        return given

    def check(self, given: Position) -> None:
        """Raise all that is wrong."""
        for key in given:
            if key not in KEYS:
                self.problems.append(f"{key}: unknown; a position has {', '.join(KEYS)}")
        for kind, count in enumerate(self.left):
            if count < 0:
                there = self.count(kind)
                self.problems.append(f"{self.of.kinds[kind]}: {there - count} of them, but the box has {there}")
        if not self.problems and self.unnamed > sum(self.left):
            self.problems.append(f"{self.unnamed} tiles are to be dealt, but {sum(self.left)} are left")
        if self.problems:
            raise BadPosition("a position that cannot be", self.problems)

    def count(self, kind: int) -> int:
        places = len(self.of.places)
        if kind < places:
            return self.of.places[kind].tiles
        return self.of.automobiles if self.of.kinds[kind] == "car" else self.of.airplanes

    def filled(self, tiles: Sequence[int | None], rng: Any) -> list[int]:
        """The tiles, with those that are not given dealt from what is left."""
        dealt = []
        for kind in tiles:
            if kind is None:
                kind = deal_from(self.left, rng)
                self.left[kind] -= 1
            dealt.append(kind)
        return dealt
