"""What a viewer is told of a 10 Days move, in words."""

from typing import Any

from tenfold.kernel.contract import CHANCE

from .board import Map
from .state import DECK, DRAW, DRAW_DECK, DROP, PILES, PLACE, PUT, SWAP, SWAPS, Stage


def tell(of: Map, before: Any, who: int, move: int, viewer: int | None) -> str | None:
    """A move, or chance's way with `who` CHANCE, made in the state `before`; None where the viewer sees nothing."""
    if who == CHANCE:
        return _tell_chance(of, before, move, viewer)
    me = who == viewer
    name = "you" if me else f"seat {who}"
    verb, rest = _deed(of, before, who, move, me or bool(before.open_hands))
    return f"{name} {verb if me else f'{verb}s'} {rest}"


def tile_name(of: Map, kind: int) -> str:
    """A tile in words."""
    places = len(of.places)
    if kind < places:
        return of.places[kind].name
    return "a car" if of.kinds[kind] == "car" else f"the {of.colours[kind - places]} airplane"


def _deed(of: Map, before: Any, who: int, move: int, known: bool) -> tuple[str, str]:
    """The verb of a seat's move, and the rest of the sentence."""
    drawn = int(before.drawn[who])
    known = known or (before.stage == Stage.DRAWN and before.source != DECK)
    tile = tile_name(of, drawn) if known and drawn >= 0 else "the tile"
    if move < DROP:
        return "place", f"{tile} on day {move - PLACE + 1}"
    if move < PUT:
        return "drop", f"{tile_name(of, drawn)} on pile {move - DROP + 1}"
    if move < DRAW_DECK:
        day, pile = divmod(move - PUT, PILES)
        return "put", f"{tile} on day {day + 1} and drop {tile_name(of, int(before.rack[who, day]))} on pile {pile + 1}"
    if move == DRAW_DECK:
        return "draw", "from the draw pile"
    if move < SWAP:
        pile = move - DRAW
        return "take", f"{tile_name(of, int(before.pile[pile, before.height[pile] - 1]))} from pile {pile + 1}"
    one, other = SWAPS[move - SWAP] + 1
    return "swap", f"days {one} and {other}"


def _tell_chance(of: Map, before: Any, way: int, viewer: int | None) -> str | None:
    if before.stage == Stage.FIRST:
        return "you begin" if way == viewer else f"seat {way} begins"
    kind = kind_of(before, way)
    if before.stage == Stage.PILES:
        pile = int((before.height > 0).sum()) + 1
        return f"{tile_name(of, kind)} is turned up on pile {pile}"
    seat = int(before.turn) if before.stage == Stage.DRAWING else _next_given(before)
    if seat == viewer:
        return f"you draw {tile_name(of, kind)}"
    return f"seat {seat} draws {tile_name(of, kind)}" if before.open_hands else None


def kind_of(state: Any, way: int) -> int:
    """The kind of the tile that is `way`-th in the bag."""
    return int(state.bag.cumsum().searchsorted(way, side="right"))


def _next_given(state: Any) -> int:
    """The seat that is to be given a tile while setting up."""
    return next(s for s in range(state.seats) if state.drawn[s] < 0 and state.placed[s] < state.days)
