"""What a rack needs to be a journey, by the texts of its tiles."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from tenfold.errors import BadPosition

from .board import EMPTY, KINDS, UNKNOWN, Board
from .journey import nearer
from .map import Map
from .state import DAYS
from .view import HIDDEN


@dataclass(frozen=True, slots=True)
class Advice:
    """How far a rack is from a journey."""

    distance: int | None
    """The fewest tiles to change; None where the supply makes no journey."""
    nearer: tuple[tuple[str, ...], ...]
    """For each day, the tiles that would make it one less."""


def advise(
    map_: Map, board: Board, rack: Sequence[str | None], supply: Mapping[str, int] | None = None
) -> Advice:
    """What would bring a rack nearer. A day may be None or `?`; the supply, of tiles in the rack
    too, is the box's.
    """
    kinds: dict[str | None, int] = {
        None: EMPTY,
        HIDDEN: UNKNOWN,
        **{text: kind for kind, text in enumerate(map_.kinds)},
    }
    _check(kinds, rack, supply or {})
    counts = board.tiles.copy()
    if supply is not None:
        counts[: len(map_.kinds)] = [supply.get(text, 0) for text in map_.kinds]
    out = np.zeros((DAYS, KINDS), np.int8)
    least = int(
        nearer(board, np.array([kinds[tile] for tile in rack], np.int8), len(rack), counts, out)
    )
    found = tuple(
        tuple(map_.kinds[kind] for kind in np.flatnonzero(helps)) for helps in out[: len(rack)]
    )
    distance = None
    if least <= len(rack):
        distance = least
    return Advice(distance, found)


def _check(
    kinds: Mapping[str | None, int], rack: Sequence[str | None], supply: Mapping[str, int]
) -> None:
    """Raise all that is wrong."""
    problems = [f"there is no tile {tile!r}" for tile in (*rack, *supply) if tile not in kinds]
    problems += [
        f"{tile}: {count!r} of them" for tile, count in supply.items() if not 0 <= count <= 99
    ]
    if not 1 <= len(rack) <= DAYS:
        problems.append(f"{len(rack)} days, not within 1 to {DAYS}")
    if problems:
        raise BadPosition("a rack that cannot be", problems)
