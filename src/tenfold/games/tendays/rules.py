"""The rules of 10 Days, for every map. Numbers like T3.6 are sentences of docs/rules/tendays.md."""

import sys

from tenfold.kernel.bag import how_many, pull, refill
from tenfold.kernel.compiled import compiled, register
from tenfold.kernel.contract import CHANCE, OVER
from tenfold.kernel.layout import Array, as_i64
from tenfold.kernel.turns import seat_after

from .board import EMPTY, KINDS, Board
from .connections import is_complete
from .derived import derive
from .encode import encode, features
from .hiding import fill, view
from .legality import legal_bits, span, why_not
from .state import (
    DECK,
    DRAW,
    DRAW_DECK,
    DROP,
    HAND,
    LAST_TURN,
    MOVES,
    NOBODY,
    PILES,
    PLACE,
    PUT,
    SEATS,
    SWAP,
    SWAPS,
    Layout,
    Origin,
    Stage,
)

__all__ = [
    "active",
    "agree",
    "apply",
    "deal",
    "derive",
    "encode",
    "features",
    "fill",
    "is_over",
    "legal_bits",
    "mover",
    "moves",
    "scores",
    "shares",
    "span",
    "view",
    "ways",
    "why_not",
]
"""The kernel's contract: tenfold.kernel.contract says what each is."""


@compiled
def deal(
    board: Board, state: Layout, seats: int, days: int, swap: int, open_hands: int, first: int
) -> None:
    """Make a state that waits for its first tile. `first` is NOBODY for chance to say who
    begins.
    """
    refill(state.bag, board.tiles)
    state.left = how_many(board.tiles)
    state.rack[:] = EMPTY
    state.pool[:] = 0
    state.origin[:] = Origin.DECK
    state.placed[:] = 0
    state.drawn[:] = EMPTY
    state.pile[:] = EMPTY
    state.buried[:] = 0
    state.height[:] = 0
    state.source = DECK
    state.stage = Stage.SETUP
    state.turn = NOBODY
    state.first = first
    state.winner = NOBODY
    state.turns = 0
    state.seats = seats
    state.days = days
    state.swap = swap
    state.open_hands = open_hands


@compiled
def is_over(board: Board, state: Layout) -> bool:
    return state.stage == Stage.OVER


@compiled
def mover(board: Board, state: Layout) -> int:
    if state.stage == Stage.TURN or state.stage == Stage.DRAWN:
        return as_i64(state.turn)
    if state.stage == Stage.OVER:
        return OVER
    if state.stage != Stage.SETUP or _waiting(state) >= 0:
        return CHANCE
    seat = 0
    while state.drawn[seat] == EMPTY:
        seat += 1
    return seat


@compiled
def active(board: Board, state: Layout) -> int:
    if state.stage == Stage.TURN or state.stage == Stage.DRAWN:
        return 1 << as_i64(state.turn)
    seats = 0
    if state.stage == Stage.SETUP:
        for seat in range(state.seats):
            if state.drawn[seat] != EMPTY:
                seats |= 1 << seat
    return seats


@compiled
def ways(board: Board, state: Layout) -> int:
    if state.stage == Stage.FIRST:
        return as_i64(state.seats)
    if state.stage == Stage.DRAWING or state.stage == Stage.PILES:
        return as_i64(state.left)
    if state.stage == Stage.SETUP and _waiting(state) >= 0:
        return as_i64(state.left)
    return 0


@compiled
def moves(board: Board, state: Layout) -> int:
    return MOVES


@compiled
def scores(board: Board, state: Layout, out: Array) -> None:
    """1 for the winner."""
    for seat in range(state.seats):
        out[seat] = seat == state.winner


@compiled
def shares(board: Board, state: Layout, out: Array) -> None:
    """All is the winner's; where there is none, everybody shares alike (T5.8, M2.2)."""
    for seat in range(state.seats):
        out[seat] = seat == state.winner if state.winner != NOBODY else 1.0 / state.seats


@compiled
def apply(board: Board, state: Layout, seat: int, move: int) -> None:
    if seat == CHANCE:
        _apply_chance(state, move)
    elif state.stage == Stage.SETUP:
        _place(state, seat, move - PLACE)
    elif move == DRAW_DECK:
        state.source = DECK
        state.stage = Stage.DRAWING
    elif DRAW <= move < SWAP:
        _draw(state, move - DRAW)
    else:
        if move >= SWAP:
            _swap(state, SWAPS[move - SWAP, 0], SWAPS[move - SWAP, 1])
        elif move >= PUT:
            _discard(state, _replace(state, (move - PUT) // PILES), (move - PUT) % PILES)
        else:
            _discard(state, as_i64(state.drawn[seat]), move - DROP)
        _end_turn(board, state)


@compiled
def agree(board: Board, state: Layout) -> None:
    state.stage = Stage.OVER


@compiled
def _apply_chance(state: Layout, way: int) -> None:
    if state.stage == Stage.SETUP:
        state.drawn[_waiting(state)] = _take(state, way)
    elif state.stage == Stage.PILES:
        _open_pile(state, _take(state, way))
    elif state.stage == Stage.FIRST:
        state.first = way
        _begin(state)
    else:
        state.drawn[state.turn] = _take(state, way)
        state.stage = Stage.DRAWN
        _renew(state)


@compiled
def _waiting(state: Layout) -> int:
    """The first seat that is to be given a tile while setting up; -1 where none is."""
    found = -1
    for seat in range(SEATS - 1, -1, -1):
        if seat < state.seats and state.drawn[seat] == EMPTY and state.placed[seat] < state.days:
            found = seat
    return found


@compiled
def _take(state: Layout, way: int) -> int:
    """Take the tile that is `way`-th in the draw pile, and return its kind."""
    state.left -= 1
    return pull(state.bag, 0, way)


@compiled
def _place(state: Layout, seat: int, day: int) -> None:
    state.rack[seat, day] = state.drawn[seat]
    state.drawn[seat] = EMPTY
    state.placed[seat] += 1
    for other in range(state.seats):
        if state.placed[other] < state.days:
            return
    state.stage = Stage.PILES  # T2.4


@compiled
def _open_pile(state: Layout, kind: int) -> None:
    pile = 0
    while state.height[pile]:
        pile += 1
    _stack(state, pile, kind)
    if pile == PILES - 1:
        if state.first < 0:
            state.stage = Stage.FIRST  # T2.5
        else:
            _begin(state)


@compiled
def _begin(state: Layout) -> None:
    state.turn = state.first
    state.stage = Stage.TURN


@compiled
def _stack(state: Layout, pile: int, kind: int) -> None:
    height = as_i64(state.height[pile])
    if height:
        state.buried[state.pile[pile, height - 1]] += 1
    state.pile[pile, height] = kind
    state.height[pile] += 1


@compiled
def _draw(state: Layout, pile: int) -> None:
    state.height[pile] -= 1
    top = state.height[pile]
    state.drawn[state.turn] = state.pile[pile, top]
    state.pile[pile, top] = EMPTY
    if top:
        state.buried[state.pile[pile, top - 1]] -= 1
    state.origin[state.turn, HAND] = Origin.SHOWN  # T7.3
    state.source = pile
    state.stage = Stage.DRAWN


@compiled
def _replace(state: Layout, day: int) -> int:
    """Put the tile in hand on a day, and return the one that was there."""
    seat = state.turn
    replaced = as_i64(state.rack[seat, day])
    state.rack[seat, day] = state.drawn[seat]
    state.origin[seat, day] = state.origin[seat, HAND]  # T7.4
    return replaced


@compiled
def _discard(state: Layout, kind: int, pile: int) -> None:
    state.drawn[state.turn] = EMPTY
    state.origin[state.turn, HAND] = Origin.DECK
    _stack(state, pile, kind)
    _renew(state)


@compiled
def _renew(state: Layout) -> None:
    """Make the draw pile anew, if it is used up (T3.8, T3.9)."""
    if state.left == 0:
        gather(state)
        if state.left:
            _part(state)


@compiled
def gather(state: Layout) -> None:
    """Put what lies under the tops of the discard piles into the draw pile."""
    for kind in range(KINDS):
        state.bag[kind] += state.buried[kind]
        state.buried[kind] = 0
    for pile in range(PILES):
        under = as_i64(state.height[pile]) - 1
        if under > 0:
            state.left += under
            state.pile[pile, 0] = state.pile[pile, under]
            state.pile[pile, 1 : under + 1] = EMPTY
            state.height[pile] = 1


@compiled
def _part(state: Layout) -> None:
    """Note that what is hidden now is not in the draw pile that was just made: all saw what went
    into it (T7.9).
    """
    for seat in range(state.seats):
        for day in range(state.days):
            if state.origin[seat, day] == Origin.DECK:
                state.origin[seat, day] = Origin.BEFORE
        if state.drawn[seat] != EMPTY and state.origin[seat, HAND] == Origin.DECK:
            state.origin[seat, HAND] = Origin.BEFORE


@compiled
def _swap(state: Layout, one: int, other: int) -> None:
    seat = state.turn
    rack, origin = state.rack[seat], state.origin[seat]
    rack[one], rack[other] = rack[other], rack[one]
    origin[one], origin[other] = origin[other], origin[one]  # T7.5


@compiled
def _end_turn(board: Board, state: Layout) -> None:
    state.source = DECK
    state.turns += 1
    if is_complete(board, state.rack[state.turn], state.days):  # T5.5
        state.winner = state.turn
        state.stage = Stage.OVER
    elif state.turns == LAST_TURN:  # T5.8
        state.stage = Stage.OVER
    else:
        state.turn = seat_after(state.turn, 1, state.seats)
        state.stage = Stage.TURN


register("tendays", sys.modules[__name__])
