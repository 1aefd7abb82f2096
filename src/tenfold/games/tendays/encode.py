"""What a network sees of a 10 Days view, in the eyes of a seat: itself first, then the others in turn order."""

from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array, wide
from tenfold.kernel.pieces import Piece

from .board import EMPTY, FOOT, UNKNOWN, Board
from .state import HAND, HEIGHT, LAST_TURN, PILES, Layout, Origin, Stage

_STAGES = len(Stage)
_NONE = 62
"""A bit that is no place's."""

_TURNS = 8
"""So many turns count as one, so that their number fits into a byte."""


def pieces(board: Board, state: Layout) -> tuple[Piece, ...]:
    """What `encode` writes, in its order."""
    kinds, days, seats = int(board.kinds), int(state.days), int(state.seats)
    most = int(board.tiles.max())
    return (
        Piece("rack", (days, kinds), 1, "your tile of each day"),
        Piece("shown", (days,), 1, "whether all know it"),
        Piece("linked", (days - 1,), 1, "whether each day connects to the next"),
        Piece("hand", (kinds,), 1, "the tile in your hand"),
        Piece("tops", (PILES, kinds), 1, "the tile on top of each discard pile"),
        Piece(
            "fits",
            (1 + PILES, days, 2),
            1,
            "whether the tile in hand, or a top where there is none, would on that day connect to what is before it, "
            "and after it",
        ),
        Piece("buried", (kinds,), most, "how many of each tile lie under the tops"),
        Piece("unseen", (kinds,), most, "how many of each are in the draw pile, or hidden and drawn from it"),
        Piece("before", (kinds,), most, "how many of each are hidden since before the draw pile was made anew"),
        Piece("others", (seats - 1, days + 1, kinds), 1, "what you know of the others' tiles, of each day and in hand"),
        Piece(
            "hidden",
            (seats - 1, days + 1),
            2,
            "1 where another has a tile that you do not know, 2 where it is from before the draw pile",
        ),
        Piece("heights", (PILES,), HEIGHT, "how many tiles each discard pile has"),
        Piece("left", (1,), int(board.tiles.sum()), "how many tiles the draw pile has"),
        Piece("source", (1 + PILES,), 1, "where the tile in hand is from: the draw pile, or which discard pile"),
        Piece("stage", (_STAGES,), 1, "what the game waits for"),
        Piece("turn", (seats,), 1, "whose turn it is"),
        Piece("winner", (seats,), 1, "who has won"),
        Piece("turns", (1,), LAST_TURN // _TURNS, "how many turns are over, in eights"),
        Piece("options", (2,), 1, "whether days may be swapped, and whether racks lie open"),
    )


@compiled
def encode(board: Board, view: Layout, seat: int, out: Array) -> None:
    """Write what a seat sees of its own view."""
    out[:] = 0
    at = _write_rack(board, view, seat, out)
    at = _write_piles(board, view, seat, out, at)
    at = _write_unseen(board, view, out, at)
    at = _write_others(board, view, seat, out, at)
    _write_game(board, view, seat, out, at)


@compiled
def _write_rack(board: Board, view: Layout, seat: int, out: Array) -> int:
    kinds, days = wide(board.kinds), wide(view.days)
    shown = days * kinds
    for day in range(days):
        kind = wide(view.rack[seat, day])
        if kind >= 0:
            out[day * kinds + kind] = 1
        out[shown + day] = view.origin[seat, day] == Origin.SHOWN
    return shown + days


@compiled
def _write_piles(board: Board, view: Layout, seat: int, out: Array, linked: int) -> int:
    """Write the tile in hand and the tops, and how they and the rack's own tiles connect."""
    kinds, days = wide(board.kinds), wide(view.days)
    hand = linked + days - 1
    fits = hand + (1 + PILES) * kinds
    drawn = wide(view.drawn[seat])
    if drawn >= 0:
        out[hand + drawn] = 1
    for pile in range(PILES):
        kind = _top(view, pile)
        if kind >= 0:
            out[hand + (1 + pile) * kinds + kind] = 1
    _write_links(board, view, seat, out, linked, fits)
    return fits + 2 * (1 + PILES) * days


@compiled
def _top(view: Layout, pile: int) -> int:
    """The tile on top of a discard pile; EMPTY where there is none."""
    height = wide(view.height[pile])
    return wide(view.pile[pile, height - 1]) if height else EMPTY


@compiled
def _write_links(board: Board, view: Layout, seat: int, out: Array, linked: int, fits: int) -> None:
    """Write which days connect, and where the tile in hand would, or without one each of the tops.

    All is worked out in bits before any is written: what is read would else be read anew after each.
    """
    days, places, drawn = wide(view.days), wide(board.places), wide(view.drawn[seat])
    one = drawn if drawn >= 0 else _top(view, 0)
    two, three = (EMPTY, EMPTY) if drawn >= 0 else (_top(view, 1), _top(view, 2))
    links = first = second = third = wide(0)
    farther, before, here, after = EMPTY, EMPTY, wide(view.rack[seat, 0]), wide(view.rack[seat, 1])
    for day in range(days):
        far = wide(view.rack[seat, day + 2]) if day + 2 < days else EMPTY
        back, ahead = _reached(board, before, farther), _reached(board, after, far)
        links |= _sides(back, ahead, here, places) << (2 * day)
        first |= _sides(back, ahead, one, places) << (2 * day)
        second |= _sides(back, ahead, two, places) << (2 * day)
        third |= _sides(back, ahead, three, places) << (2 * day)
        farther, before, here, after = before, here, after, far
    for day in range(days - 1):
        out[linked + day] = ((links >> (2 * day + 1)) | (links >> (2 * day + 2))) & 1
    slot = 0 if drawn >= 0 else 1
    _write_fit(board, view, seat, one, first, out, fits + 2 * slot * days)
    if drawn < 0:
        _write_fit(board, view, seat, two, second, out, fits + 4 * days)
        _write_fit(board, view, seat, three, third, out, fits + 6 * days)


@compiled
def _reached(board: Board, near: int, far: int) -> int:
    """The places that would connect to a neighbour by foot, or if that is a vehicle by it to the next, as bits."""
    places = wide(board.places)
    how = FOOT if near < places else 1 + near - places
    start = near if near < places else far
    return wide(board.joins[how, start]) if 0 <= start < places else 0


@compiled
def _sides(back: int, ahead: int, kind: int, places: int) -> int:
    """1 where a place is among those before a day, and 2 where it is among those after it; 0 for all other tiles."""
    bit = kind if 0 <= kind < places else _NONE
    return ((back >> bit) & 1) | (((ahead >> bit) & 1) << 1)


@compiled
def _write_fit(board: Board, view: Layout, seat: int, kind: int, sides: int, out: Array, at: int) -> None:
    days = wide(view.days)
    if kind >= board.places:
        for day in range(1, days - 1):
            if _carries(board, wide(view.rack[seat, day - 1]), kind, wide(view.rack[seat, day + 1])):
                sides |= 3 << (2 * day)
    for index in range(2 * days):
        out[at + index] = (sides >> index) & 1


@compiled
def _carries(board: Board, start: int, kind: int, end: int) -> int:
    """1 where a transportation tile joins two tiles, either of which may be missing; 0 otherwise."""
    if not (0 <= start < board.places and 0 <= end < board.places):
        return 0
    return (wide(board.joins[1 + kind - board.places, start]) >> end) & 1


@compiled
def _write_unseen(board: Board, view: Layout, out: Array, at: int) -> int:
    kinds = wide(board.kinds)
    buried = out[at:]
    for pile in range(PILES):
        tiles = view.pile[pile]
        for level in range(view.height[pile] - 1):
            buried[tiles[level]] += 1
    unseen = buried[kinds:]
    before = unseen[kinds:]
    for kind in range(kinds):
        unseen[kind] = view.bag[kind]
        before[kind] = view.pool[kind]
    return at + 3 * kinds


@compiled
def _write_others(board: Board, view: Layout, seat: int, out: Array, others: int) -> int:
    kinds, days, seats = wide(board.kinds), wide(view.days), wide(view.seats)
    hidden = others + (seats - 1) * (days + 1) * kinds
    for after in range(seats - 1):
        other = (seat + after + 1) % seats
        for day in range(days + 1):
            slot = after * (days + 1) + day
            kind = wide(view.drawn[other]) if day == days else wide(view.rack[other, day])
            if kind >= 0:
                out[others + slot * kinds + kind] = 1
            elif kind == UNKNOWN:
                origin = view.origin[other, HAND if day == days else day]
                out[hidden + slot] = 1 if origin == Origin.DECK else 2
    return hidden + (seats - 1) * (days + 1)


@compiled
def _write_game(board: Board, view: Layout, seat: int, out: Array, at: int) -> None:
    seats = wide(view.seats)
    for pile in range(PILES):
        out[at + pile] = view.height[pile]
    at += PILES
    out[at] = view.left
    at += 1
    if view.drawn[seat] >= 0:
        out[at + 1 + view.source] = 1
    at += 1 + PILES
    out[at + view.stage] = 1
    at += _STAGES
    if view.turn >= 0:
        out[at + (view.turn - seat) % seats] = 1
    if view.winner >= 0:
        out[at + seats + (view.winner - seat) % seats] = 1
    at += 2 * seats
    out[at] = view.turns // _TURNS
    out[at + 1] = view.swap
    out[at + 2] = view.open_hands
