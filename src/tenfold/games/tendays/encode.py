"""What a network sees of a 10 Days view, in the eyes of a seat: itself first, then the others in turn order."""

from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array, wide
from tenfold.kernel.pieces import Piece
from tenfold.kernel.turns import seat_after, turns_after

from .board import BITS, EMPTY, FOOT, UNKNOWN, Board
from .state import DAYS, HAND, HEIGHT, LAST_TURN, PILES, Layout, Origin, Stage

_STAGES = len(Stage)
_BITS = BITS - 1
"""`kind & _BITS` is a kind's bit; that of no kind is no place's."""

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
    days, drawn = wide(view.days), wide(view.drawn[seat])
    one = drawn if drawn >= 0 else _top(view, 0)
    two, three = (EMPTY, EMPTY) if drawn >= 0 else (_top(view, 1), _top(view, 2))
    links = first = second = third = wide(0)
    farther, before, here, after = EMPTY, EMPTY, wide(view.rack[seat, 0]), wide(view.rack[seat, 1])
    for day in range(DAYS):  # all of them, and none by a branch: days that there are not are empty
        far = wide(view.rack[seat, day + 2]) if day + 2 < DAYS else EMPTY
        back, ahead = _reached(board, before, farther), _reached(board, after, far)
        links |= _sides(back, ahead, here) << (2 * day)
        first |= _sides(back, ahead, one) << (2 * day)
        second |= _sides(back, ahead, two) << (2 * day)
        third |= _sides(back, ahead, three) << (2 * day)
        farther, before, here, after = before, here, after, far
    between, parts = (links >> 1) | (links >> 2), out[linked : linked + days - 1]
    for day in range(parts.size):
        parts[day] = (between >> (2 * day)) & 1
    slot = 0 if drawn >= 0 else 1
    _write_fit(board, view, seat, one, first, out, fits + 2 * slot * days)
    if drawn < 0:
        _write_fit(board, view, seat, two, second, out, fits + 4 * days)
        _write_fit(board, view, seat, three, third, out, fits + 6 * days)


@compiled
def _reached(board: Board, near: int, far: int) -> int:
    """The places that would connect to a neighbour by foot, or if that is a vehicle by it to the next, as bits."""
    vehicle = near - wide(board.places)
    return wide(board.joins[max(vehicle + 1, FOOT), (near if vehicle < 0 else far) & _BITS])


@compiled
def _sides(back: int, ahead: int, kind: int) -> int:
    """1 where a place is among those before a day, and 2 where it is among those after it; 0 for all other tiles."""
    bit = kind & _BITS
    return ((back >> bit) & 1) | (((ahead >> bit) & 1) << 1)


@compiled
def _write_fit(board: Board, view: Layout, seat: int, kind: int, sides: int, out: Array, at: int) -> None:
    days, vehicle = wide(view.days), kind - wide(board.places)
    if vehicle >= 0:
        for day in range(1, days - 1):
            joined = wide(board.joins[vehicle + 1, wide(view.rack[seat, day - 1]) & _BITS])
            sides |= 3 * ((joined >> (wide(view.rack[seat, day + 1]) & _BITS)) & 1) << (2 * day)
    part = out[at : at + 2 * days]
    for index in range(part.size):
        part[index] = (sides >> index) & 1


@compiled
def _write_unseen(board: Board, view: Layout, out: Array, at: int) -> int:
    kinds = wide(board.kinds)
    counts = _count_buried(view)
    buried, unseen, before = out[at : at + kinds], out[at + kinds :], out[at + 2 * kinds :]
    for kind in range(buried.size):
        buried[kind] = (_word(counts, kind >> 4) >> (4 * (kind & 15))) & 15
        unseen[kind] = view.bag[kind]
        before[kind] = view.pool[kind]
    return at + 3 * kinds


@compiled
def _count_buried(view: Layout) -> tuple[int, int, int, int]:
    """How many of each kind lie under the tops: four bits a kind, sixteen kinds a number, so that none is in memory."""
    one = two = three = four = wide(0)
    for pile in range(PILES):
        for level in range(wide(view.height[pile]) - 1):
            kind = wide(view.pile[pile, level])
            word, more = kind >> 4, wide(1) << (4 * (kind & 15))
            one += more if word == 0 else 0
            two += more if word == 1 else 0
            three += more if word == 2 else 0
            four += more if word == 3 else 0
    return one, two, three, four


@compiled
def _word(words: tuple[int, int, int, int], index: int) -> int:
    low, high = (words[1] if index & 1 else words[0]), (words[3] if index & 1 else words[2])
    return high if index & 2 else low


@compiled
def _write_others(board: Board, view: Layout, seat: int, out: Array, others: int) -> int:
    kinds, days, seats = wide(board.kinds), wide(view.days), wide(view.seats)
    hidden = others + (seats - 1) * (days + 1) * kinds
    for after in range(seats - 1):
        other = seat_after(seat, after + 1, seats)
        tiles, marks = others + after * (days + 1) * kinds, hidden + after * (days + 1)
        for day in range(days):
            _write_other(wide(view.rack[other, day]), view.origin[other, day], out, tiles + day * kinds, marks + day)
        _write_other(wide(view.drawn[other]), view.origin[other, HAND], out, tiles + days * kinds, marks + days)
    return hidden + (seats - 1) * (days + 1)


@compiled
def _write_other(kind: int, origin: int, out: Array, tile: int, mark: int) -> None:
    """Write what is known of another's tile, or where it is from."""
    out[tile + max(kind, 0)] = kind >= 0
    out[mark] = (kind == UNKNOWN) * (1 + (origin != Origin.DECK))


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
        out[at + turns_after(seat, wide(view.turn), seats)] = 1
    if view.winner >= 0:
        out[at + seats + turns_after(seat, wide(view.winner), seats)] = 1
    at += 2 * seats
    out[at] = view.turns // _TURNS
    out[at + 1] = view.swap
    out[at + 2] = view.open_hands
