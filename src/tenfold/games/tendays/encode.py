"""What a network sees of a 10 Days view, in the eyes of a seat: itself first, then the others in turn order."""

from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array, wide
from tenfold.kernel.pieces import Piece

from .board import EMPTY, FOOT, UNKNOWN, Board
from .state import HAND, HEIGHT, LAST_TURN, PILES, Layout, Origin, Stage

_STAGES = len(Stage)
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
            "whether the tile in hand, or a top, would on that day connect to what is before it, and after it",
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
    fits = hand + kinds * (1 + PILES)
    for slot in range(1 + PILES):
        kind = _offered(view, seat, slot)
        if kind >= 0:
            out[hand + slot * kinds + kind] = 1
    rack = view.rack[seat]
    for day in range(days):
        back, ahead = _reached(board, rack, days, day, -1), _reached(board, rack, days, day, 1)
        own = wide(rack[day])
        if 0 <= own < board.places:
            if (back >> own) & 1:
                out[linked + day - 1] = 1
            if (ahead >> own) & 1:
                out[linked + day] = 1
        for slot in range(1 + PILES):
            kind = _offered(view, seat, slot)
            place = fits + 2 * (slot * days + day)
            if 0 <= kind < board.places:
                out[place] = (back >> kind) & 1
                out[place + 1] = (ahead >> kind) & 1
            elif kind >= 0 and _carried(board, rack, days, day, kind):
                out[place] = 1
                out[place + 1] = 1
    return fits + 2 * (1 + PILES) * days


@compiled
def _offered(view: Layout, seat: int, slot: int) -> int:
    """The tile in hand, or the top of the discard pile before `slot`; EMPTY where there is none."""
    if slot == 0:
        return wide(view.drawn[seat])
    height = wide(view.height[slot - 1])
    return wide(view.pile[slot - 1, height - 1]) if height else EMPTY


@compiled
def _reached(board: Board, rack: Array, days: int, day: int, step: int) -> int:
    """The places that would connect to what is on one side of a day, by foot or by the vehicle there, as bits."""
    near, far = day + step, day + 2 * step
    if near < 0 or near >= days or rack[near] < 0:
        return 0
    kind = wide(rack[near])
    if kind < board.places:
        return wide(board.joins[FOOT, kind])
    if far < 0 or far >= days or rack[far] < 0 or rack[far] >= board.places:
        return 0
    return wide(board.joins[1 + kind - board.places, rack[far]])


@compiled
def _carried(board: Board, rack: Array, days: int, day: int, kind: int) -> bool:
    """Whether a transportation tile would on that day join the days around it."""
    if day == 0 or day == days - 1:
        return False
    start, end = wide(rack[day - 1]), wide(rack[day + 1])
    if not (0 <= start < board.places and 0 <= end < board.places):
        return False
    return bool((wide(board.joins[1 + kind - board.places, start]) >> end) & 1)


@compiled
def _write_unseen(board: Board, view: Layout, out: Array, buried: int) -> int:
    kinds = wide(board.kinds)
    for pile in range(PILES):
        for level in range(view.height[pile] - 1):
            out[buried + view.pile[pile, level]] += 1
    for kind in range(kinds):
        out[buried + kinds + kind] = view.bag[kind]
        out[buried + 2 * kinds + kind] = view.pool[kind]
    return buried + 3 * kinds


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
