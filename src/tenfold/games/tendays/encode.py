"""What a network sees of a 10 Days view, in the eyes of a seat: itself first, then the others in
turn order.
"""

from tenfold.kernel.compiled import inlined
from tenfold.kernel.features import Feature
from tenfold.kernel.layout import Array, as_i64, as_u64
from tenfold.kernel.turns import seat_after, turns_after

from .board import BITS, EMPTY, FOOT, UNKNOWN, Board
from .state import DAYS, HAND, HEIGHT, LAST_TURN, PILES, Layout, Origin, Stage

_STAGES = len(Stage)
_BITS = BITS - 1
"""`kind & _BITS` is a kind's bit; that of no kind is no place's."""

_ONE = as_u64(1)

_TURNS = 8
"""So many turns count as one, so that their number fits into a byte."""


def features(board: Board, state: Layout) -> tuple[Feature, ...]:
    """What `encode` writes, in its order."""
    kinds, days, seats = int(board.kinds), int(state.days), int(state.seats)
    most = int(board.tiles.max())
    return (
        Feature("rack", (days, kinds), 1, "your tile of each day"),
        Feature("shown", (days,), 1, "whether all know it"),
        Feature("linked", (days - 1,), 1, "whether each day connects to the next"),
        Feature("hand", (kinds,), 1, "the tile in your hand"),
        Feature("tops", (PILES, kinds), 1, "the tile on top of each discard pile"),
        Feature(
            "fits",
            (1 + PILES, days, 2),
            1,
            "whether the tile in hand, or a top where there is none, would on that day connect "
            "to what is before it, "
            "and after it",
        ),
        Feature("buried", (kinds,), most, "how many of each tile lie under the tops"),
        Feature(
            "unseen",
            (kinds,),
            most,
            "how many of each are in the draw pile, or hidden and drawn from it",
        ),
        Feature(
            "before",
            (kinds,),
            most,
            "how many of each are hidden since before the draw pile was made anew",
        ),
        Feature(
            "others",
            (seats - 1, days + 1, kinds),
            1,
            "what you know of the others' tiles, of each day and in hand",
        ),
        Feature(
            "hidden",
            (seats - 1, days + 1),
            2,
            "1 where another has a tile that you do not know, 2 where it is from before the draw "
            "pile",
        ),
        Feature("heights", (PILES,), HEIGHT, "how many tiles each discard pile has"),
        Feature("left", (1,), int(board.tiles.sum()), "how many tiles the draw pile has"),
        Feature(
            "source",
            (1 + PILES,),
            1,
            "where the tile in hand is from: the draw pile, or which discard pile",
        ),
        Feature("stage", (_STAGES,), 1, "what the game waits for"),
        Feature("turn", (seats,), 1, "whose turn it is"),
        Feature("winner", (seats,), 1, "who has won"),
        Feature("turns", (1,), LAST_TURN // _TURNS, "how many turns are over, in eights"),
        Feature("options", (2,), 1, "whether days may be swapped, and whether racks lie open"),
    )


@inlined
def encode(board: Board, view: Layout, seat: int, out: Array) -> None:
    """Write what a seat sees of its own view."""
    at = _write_rack(board, view, seat, out)
    at = _write_piles(board, view, seat, out, at)
    at = _write_unseen(board, view, out, at)
    at = _write_others(board, view, seat, out, at)
    _write_game(board, view, seat, out, at)


@inlined
def _write_rack(board: Board, view: Layout, seat: int, out: Array) -> int:
    kinds, at = as_u64(board.kinds), as_u64(0)
    shown = as_u64(view.days) * kinds
    for day in range(view.days):
        _write_tile(as_i64(view.rack[seat, day]), out, at)
        out[shown] = view.origin[seat, day] == Origin.SHOWN
        at += kinds
        shown += _ONE
    return shown


@inlined
def _write_piles(board: Board, view: Layout, seat: int, out: Array, at: int) -> int:
    """Write which days connect, the tile in hand and the tops, and where the tile in hand would, or
    each of the tops.

    All connections are worked out in bits before any is written: what is read would else be read
    anew after each.
    """
    kinds, drawn = as_u64(board.kinds), as_i64(view.drawn[seat])
    tops = _top(view, 0), _top(view, 1), _top(view, 2)
    links, first, second, third = _connect(
        board, view, seat, drawn if drawn >= 0 else tops[0], tops[1], tops[2]
    )
    _write_bits((links >> 1) | (links >> 2), 2, DAYS - 1, out, at)
    at += as_u64(view.days) - _ONE
    _write_tile(drawn, out, at)
    for pile in range(PILES):
        at += kinds
        _write_tile(tops[pile], out, at)
    at += kinds
    pair = as_u64(2) * as_u64(view.days)
    if drawn >= 0:
        _write_fit(_fit(board, view, seat, drawn, first), out, at)
    else:
        _write_fit(_fit(board, view, seat, tops[0], first), out, at + pair)
        _write_fit(_fit(board, view, seat, tops[1], second), out, at + as_u64(2) * pair)
        _write_fit(_fit(board, view, seat, tops[2], third), out, at + as_u64(3) * pair)
    return at + as_u64(1 + PILES) * pair


@inlined
def _write_tile(kind: int, out: Array, at: int) -> None:
    """Write which kind a tile is, or 0 where it is none: without a branch, which would often be
    foretold wrongly.
    """
    out[at + as_u64(max(kind, 0))] = kind >= 0


@inlined
def _write_bits(bits: int, apart: int, count: int, out: Array, at: int) -> None:
    """Write so many bits, `apart` from each other: always as many, whatever comes after them is
    written later.
    """
    for number in range(count):
        out[at + as_u64(number)] = (bits >> (apart * number)) & 1


@inlined
def _top(view: Layout, pile: int) -> int:
    """The tile on top of a discard pile; EMPTY where there is none."""
    height = as_i64(view.height[pile])
    return as_i64(view.pile[pile, height - 1]) if height else EMPTY


@inlined
def _connect(
    board: Board, view: Layout, seat: int, one: int, two: int, three: int
) -> tuple[int, int, int, int]:
    """Four bit sets of the connections to the day before and the day after: those of each day's
    tile, and those that each of three other tiles would have in its place.
    """
    links = first = second = third = as_i64(0)
    farther, before, here, after = (
        EMPTY,
        EMPTY,
        as_i64(view.rack[seat, 0]),
        as_i64(view.rack[seat, 1]),
    )
    for day in range(DAYS):  # all of them, and none by a branch: days that there are not are empty
        far = as_i64(view.rack[seat, day + 2]) if day + 2 < DAYS else EMPTY
        back, ahead = _reached(board, before, farther), _reached(board, after, far)
        links |= _sides(back, ahead, here) << (2 * day)
        first |= _sides(back, ahead, one) << (2 * day)
        second |= _sides(back, ahead, two) << (2 * day)
        third |= _sides(back, ahead, three) << (2 * day)
        farther, before, here, after = before, here, after, far
    return links, first, second, third


@inlined
def _reached(board: Board, near: int, far: int) -> int:
    """The places that would connect to a neighbour by foot, or if that is a vehicle by it to the
    next, as bits.
    """
    vehicle = near - as_i64(board.places)
    return as_i64(board.joins[max(vehicle + 1, FOOT), (near if vehicle < 0 else far) & _BITS])


@inlined
def _sides(back: int, ahead: int, kind: int) -> int:
    """1 where a place is among those before a day, and 2 where it is among those after it; 0 for
    all other tiles.
    """
    bit = kind & _BITS
    return ((back >> bit) & 1) | (((ahead >> bit) & 1) << 1)


@inlined
def _fit(board: Board, view: Layout, seat: int, kind: int, sides: int) -> int:
    """Return how a tile would connect on each day, two bits for each: to the day before, and to the
    day after. `sides` are these bits if it is a place.
    """
    days, vehicle = as_i64(view.days), kind - as_i64(board.places)
    if vehicle >= 0:
        for day in range(1, days - 1):
            joined = as_i64(board.joins[vehicle + 1, as_i64(view.rack[seat, day - 1]) & _BITS])
            sides |= 3 * ((joined >> (as_i64(view.rack[seat, day + 1]) & _BITS)) & 1) << (2 * day)
    return sides & ((1 << (2 * days)) - 1)


@inlined
def _write_fit(fit: int, out: Array, at: int) -> None:
    _write_bits(fit, 1, 2 * DAYS, out, at)


@inlined
def _write_unseen(board: Board, view: Layout, out: Array, at: int) -> int:
    """Write three features with a number for each kind."""
    kinds = as_u64(board.kinds)
    for kind in range(board.kinds):
        out[at + as_u64(kind)] = view.buried[kind]
    at += kinds
    for kind in range(board.kinds):
        out[at + as_u64(kind)] = view.bag[kind]
    at += kinds
    for kind in range(board.kinds):
        out[at + as_u64(kind)] = view.pool[kind]
    return at + kinds


@inlined
def _write_others(board: Board, view: Layout, seat: int, out: Array, at: int) -> int:
    seats, tiles = as_i64(view.seats), as_u64(view.days) + _ONE
    hidden = at + as_u64(seats - 1) * tiles * as_u64(board.kinds)
    for after in range(seats - 1):
        other = seat_after(seat, after + 1, seats)
        for day in range(view.days):
            _write_other(
                as_i64(view.rack[other, day]), as_i64(view.origin[other, day]), out, at, hidden
            )
            at += as_u64(board.kinds)
            hidden += _ONE
        _write_other(as_i64(view.drawn[other]), as_i64(view.origin[other, HAND]), out, at, hidden)
        at += as_u64(board.kinds)
        hidden += _ONE
    return hidden


@inlined
def _write_other(kind: int, origin: int, out: Array, tile: int, mark: int) -> None:
    """Write what is known of another's tile, or where it is from."""
    _write_tile(kind, out, tile)
    out[mark] = (kind == UNKNOWN) * (1 + (origin != Origin.DECK))


@inlined
def _write_game(board: Board, view: Layout, seat: int, out: Array, at: int) -> None:
    seats = as_i64(view.seats)
    for pile in range(PILES):
        out[at + as_u64(pile)] = view.height[pile]
    at += as_u64(PILES)
    out[at] = view.left
    at += _ONE
    if view.drawn[seat] >= 0:
        out[at + as_u64(1 + view.source)] = 1
    at += as_u64(1 + PILES)
    out[at + as_u64(view.stage)] = 1
    at += as_u64(_STAGES)
    if view.turn >= 0:
        out[at + as_u64(turns_after(seat, as_i64(view.turn), seats))] = 1
    at += as_u64(seats)
    if view.winner >= 0:
        out[at + as_u64(turns_after(seat, as_i64(view.winner), seats))] = 1
    at += as_u64(seats)
    out[at] = view.turns // _TURNS
    out[at + _ONE] = view.swap
    out[at + as_u64(2)] = view.open_hands
