"""What a seat may do in 10 Days, and which sentence refuses the rest. Numbers like T3.6 are those
of the rule book.
"""

from tenfold.kernel.compiled import inlined
from tenfold.kernel.layout import as_i64

from .board import EMPTY, Board
from .state import DAYS, DECK, DRAW_DECK, DROP, PILES, PLACE, PUT, SWAP, Layout, Rule, Stage

_ALL_DAYS = sum(1 << (PILES * day) for day in range(DAYS + 1))
"""By this the bits of the piles are those of all moves from DROP on: dropped, or put on any day,
onto each.
"""


@inlined
def span(board: Board, state: Layout) -> tuple[int, int]:
    if state.stage == Stage.SETUP:
        return PLACE, PLACE + as_i64(state.days)
    if state.stage == Stage.DRAWN:
        return DROP, PUT + PILES * as_i64(state.days)
    return DRAW_DECK, SWAP + as_i64(state.swap) * _pairs(state.days)


@inlined
def why_not(board: Board, state: Layout, seat: int, move: int) -> int:
    stage, turn, days, swap, left = (
        state.stage,
        state.turn,
        as_i64(state.days),
        state.swap,
        state.left,
    )
    if (
        stage == Stage.OVER
    ):  # what all moves depend on is read before any branch, and so once for all of them
        return Rule.OVER
    if stage == Stage.SETUP:
        return _why_not_place(state, seat, move)
    if seat != turn or stage == Stage.DRAWING:
        return Rule.NOT_YOUR_TURN
    if stage == Stage.DRAWN:
        return _why_not_put(state, days, move)
    return _why_not_turn(days, swap, left, move)


@inlined
def legal_bits(board: Board, state: Layout, seat: int, first: int, count: int) -> int:
    """What `why_not` does not refuse, of all days and piles at once."""
    found = as_i64(0)
    if state.stage == Stage.SETUP:
        found = _open_days(state, seat) >> (first - PLACE)
    elif seat == state.turn and state.stage == Stage.TURN:
        found = ~as_i64(state.left == 0) >> (first - DRAW_DECK)
    elif seat == state.turn and state.stage == Stage.DRAWN:
        found = _open_piles(state) * _ALL_DAYS >> (first - DROP)
    return found & ((1 << count) - 1)


@inlined
def _open_days(state: Layout, seat: int) -> int:
    """The days of a seat that have no tile yet, as bits; none where it has no tile to place."""
    found = as_i64(0)
    for day in range(DAYS):
        found |= as_i64(state.rack[seat, day] == EMPTY) << day
    return found * (state.drawn[seat] != EMPTY)


@inlined
def _open_piles(state: Layout) -> int:
    """The piles onto which a discard may go, as bits."""
    found, source = as_i64(0), as_i64(state.source)
    for pile in range(PILES):
        found |= as_i64(may_fill(state, source, 0, pile)) << pile
    return found


@inlined
def _why_not_place(state: Layout, seat: int, move: int) -> int:
    if state.drawn[seat] == EMPTY:
        return Rule.SETTING_UP
    if move >= PLACE + DAYS:
        return Rule.ONLY_PLACING
    if move - PLACE >= state.days:
        return Rule.DAYS
    return Rule.OPEN_DAY if state.rack[seat, move - PLACE] != EMPTY else 0


@inlined
def _why_not_put(state: Layout, days: int, move: int) -> int:
    if move < DROP:
        return Rule.OPEN_DAY if move - PLACE < days else Rule.DAYS
    if move >= PUT + PILES * days:
        return Rule.DRAW_OR_SWAP if move >= DRAW_DECK else Rule.DAYS
    return (
        0 if may_fill(state, as_i64(state.source), 0, (move - DROP) % PILES) else Rule.EMPTIED_PILE
    )


@inlined
def may_fill(state: Layout, source: int, more: int, pile: int) -> bool:
    """Whether a discard may go onto a pile: if a tile was drawn from another that has no more than
    `more` left, not.

    `source` is where the tile in hand was drawn, or would be: T3.6.
    """
    if source == DECK:
        return True
    return bool(source == pile or state.height[source] > more)


@inlined
def _why_not_turn(days: int, swap: int, left: int, move: int) -> int:
    if move >= SWAP:
        if swap == 0:
            return Rule.NO_SWAP
        return Rule.DAYS if move - SWAP >= _pairs(days) else 0
    if move < DROP:
        return Rule.OPEN_DAY if move - PLACE < days else Rule.DAYS
    if move < DRAW_DECK:
        return Rule.DRAW_FIRST
    return Rule.NO_DRAW_PILE if move == DRAW_DECK and left == 0 else 0


@inlined
def _pairs(days: int) -> int:
    return (as_i64(days) * (days - 1)) >> 1
