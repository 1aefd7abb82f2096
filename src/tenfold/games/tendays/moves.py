"""The text of each 10 Days move and of what chance gives, both ways."""

from tenfold.errors import NotAMove
from tenfold.kernel.bag import kind_at, way_to

from .map import Map
from .state import AT, DAYS, PILES, READER, SWAPS, Stage, State

_FIRST = int(Stage.FIRST)
"""NumPy compares with a member of an enumeration slowly."""


def texts() -> tuple[str, ...]:
    """The text of each move number."""
    days, piles = range(1, DAYS + 1), range(1, PILES + 1)
    return (
        *(f"place {day}" for day in days),
        *(f"drop {pile}" for pile in piles),
        *(f"put {day} drop {pile}" for day in days for pile in piles),
        "draw deck",
        *(f"draw {pile}" for pile in piles),
        *(f"swap {one + 1} {other + 1}" for one, other in SWAPS.tolist()),
    )


def numbers() -> dict[str, int]:
    """The number of each text; a swap's days may stand either way round."""
    found = {text: number for number, text in enumerate(texts())}
    for text, number in list(found.items()):
        words = text.split()
        if words[0] == "swap":
            found[f"swap {words[2]} {words[1]}"] = number
    return found


def rack_after(rack: list[str | None], drawn: str | None, move: str) -> list[str | None]:
    """A rack after a move by its text, with the tile that was drawn before it; the same where it
    changes no day.
    """
    what, *days = move.split()
    found = list(rack)
    if what in ("place", "put"):
        found[int(days[0]) - 1] = drawn
    elif what == "swap":
        one, other = (int(day) - 1 for day in days)
        found[one], found[other] = found[other], found[one]
    return found


def name_way(map_: Map, state: State, way: int) -> str:
    """What falls if chance goes that way: a tile, or who begins."""
    told = READER.fields(state.tobytes())
    return (
        f"first {way}" if told.stage == _FIRST else map_.kinds[kind_at(told.memory[AT.bag], 0, way)]
    )


def find_way(map_: Map, state: State, text: str, ways: int) -> int:
    """The first way of chance with that text; raises NotAMove where there is none."""
    if state["stage"] == _FIRST:
        found = [way for way in range(ways) if name_way(map_, state, way) == text]
    else:
        bag = state["bag"]
        kinds = [
            kind for kind, name in enumerate(map_.kinds) if ways and name == text and bag[kind]
        ]
        found = [way_to(bag, 0, kind) for kind in kinds]
    if not found:
        raise NotAMove(f"chance cannot give {text!r} now")
    return found[0]
