"""The rules of 10 Days, for every map. Numbers like T3.6 are sentences of docs/rules/tendays.md."""

import sys
from enum import IntEnum

import numpy as np

from tenfold.kernel.play import below
from tenfold.kernel.record import i8, i16, record
from tenfold.kernel.rules import CHANCE, OVER, register, rule

from .board import EMPTY, KINDS, UNKNOWN

SEATS, DAYS, PILES, HEIGHT = 4, 10, 3, 60
DECK = -1
"""Instead of a pile: the draw pile."""

LAST_TURN = 1000

PLACE = 0
DROP = PLACE + DAYS
PUT = DROP + PILES
DRAW_DECK = PUT + DAYS * PILES
DRAW = DRAW_DECK + 1
SWAP = DRAW + PILES
MOVES = SWAP + DAYS * (DAYS - 1) // 2
"""Where each kind of move begins among the move numbers: place d, drop p, put d drop p, draw deck, draw p, swap d e."""

SWAPS = np.array([(one, other) for other in range(DAYS) for one in range(other)])
"""The days of each swap. Those of a shorter rack come first."""

_TRIES = 10_000


class Stage(IntEnum):
    """What the game waits for."""

    SETUP = 0  # each seat to place its tile, chance to give a tile to each seat that has none
    PILES = 1  # chance to turn up the discard piles
    FIRST = 2  # chance to say who begins
    TURN = 3  # a seat to draw or swap
    DRAWING = 4  # chance to give the tile of the draw pile
    DRAWN = 5  # a seat to put or drop the tile that it drew
    OVER = 6


class Rule(IntEnum):
    """The sentences that refuse moves: T3.6 is 306."""

    OPEN_DAY = 201
    ONLY_PLACING = 203
    SETTING_UP = 205
    NOT_YOUR_TURN = 301
    DRAW_OR_SWAP = 302
    DRAW_FIRST = 304
    EMPTIED_PILE = 306
    NO_DRAW_PILE = 309
    OVER = 507
    DAYS = 601
    NO_SWAP = 602


@record
class STATE:
    """Everything that decides how the game can go on."""

    bag: i8[KINDS]  # the draw pile: how many tiles of each kind, in no order; in a view also what the viewer cannot see
    left: i8  # how many tiles the draw pile has
    rack: i8[SEATS, DAYS]
    known: i8[SEATS, DAYS]  # 1 where all know the tile, since it was taken face up (T7.3)
    placed: i8[SEATS]  # how many days are filled
    drawn: i8[SEATS]  # the tile in hand
    pile: i8[PILES, HEIGHT]  # the discard piles, from the bottom up
    height: i8[PILES]
    source: i8  # where the tile in hand was drawn: a pile, or DECK
    stage: i8
    turn: i8
    first: i8  # who begins; -1 for chance to say
    winner: i8  # -1 where there is none
    turns: i16  # how many turns are over
    seats: i8
    days: i8
    swap: i8
    open_hands: i8


@rule
def deal(board, state, seats, days, swap, open_hands, first):
    """Make a state that waits for its first tile. `first` is -1 for chance to say who begins."""
    state.bag[:] = board.tiles
    state.left = board.tiles.sum()
    state.rack[:] = EMPTY
    state.known[:] = 0
    state.placed[:] = 0
    state.drawn[:] = EMPTY
    state.pile[:] = EMPTY
    state.height[:] = 0
    state.source = DECK
    state.stage = Stage.SETUP
    state.turn = EMPTY
    state.first = first
    state.winner = EMPTY
    state.turns = 0
    state.seats = seats
    state.days = days
    state.swap = swap
    state.open_hands = open_hands


@rule
def is_over(board, state):
    return state.stage == Stage.OVER


@rule
def mover(board, state):
    if state.stage == Stage.TURN or state.stage == Stage.DRAWN:
        return np.int64(state.turn)
    if state.stage == Stage.OVER:
        return OVER
    if state.stage != Stage.SETUP or _waiting(state) >= 0:
        return CHANCE
    seat = 0
    while state.drawn[seat] == EMPTY:
        seat += 1
    return seat


@rule
def active(board, state):
    if state.stage == Stage.TURN or state.stage == Stage.DRAWN:
        return 1 << np.int64(state.turn)
    seats = 0
    if state.stage == Stage.SETUP:
        for seat in range(state.seats):
            if state.placed[seat] < state.days:
                seats |= 1 << seat
    return seats


@rule
def ways(board, state):
    if state.stage == Stage.FIRST:
        return np.int64(state.seats)
    if state.stage == Stage.DRAWING or state.stage == Stage.PILES:
        return np.int64(state.left)
    if state.stage == Stage.SETUP and _waiting(state) >= 0:
        return np.int64(state.left)
    return 0


@rule
def moves(board, state):
    return MOVES


@rule
def span(board, state):
    if state.stage == Stage.SETUP:
        return PLACE, PLACE + np.int64(state.days)
    if state.stage == Stage.DRAWN:
        return DROP, PUT + PILES * np.int64(state.days)
    return DRAW_DECK, SWAP + np.int64(state.swap) * _pairs(state.days)


@rule
def scores(board, state, out):
    """1 for the winner."""
    for seat in range(state.seats):
        out[seat] = seat == state.winner


@rule
def why_not(board, state, seat, move):
    if state.stage == Stage.OVER:
        return Rule.OVER
    if state.stage == Stage.SETUP:
        return _why_not_place(state, seat, move)
    if seat != state.turn:
        return Rule.NOT_YOUR_TURN
    if state.stage == Stage.DRAWN:
        return _why_not_put(state, move)
    return _why_not_turn(state, move)


@rule
def _why_not_place(state, seat, move):
    if state.drawn[seat] == EMPTY:
        return Rule.SETTING_UP
    if move >= PLACE + DAYS:
        return Rule.ONLY_PLACING
    if move - PLACE >= state.days:
        return Rule.DAYS
    return Rule.OPEN_DAY if state.rack[seat, move - PLACE] != EMPTY else 0


@rule
def _why_not_put(state, move):
    if move < DROP:
        return Rule.OPEN_DAY
    if move >= DRAW_DECK:
        return Rule.DRAW_OR_SWAP
    if move >= PUT and (move - PUT) // PILES >= state.days:
        return Rule.DAYS
    pile = move - DROP if move < PUT else (move - PUT) % PILES
    empty = _emptied(state)
    return Rule.EMPTIED_PILE if empty >= 0 and pile != empty else 0


@rule
def _emptied(state):
    """The discard pile that the drawn tile left empty, and that this turn's discard must fill (T3.6); -1 where none."""
    if state.source != DECK and state.height[state.source] == 0:
        return np.int64(state.source)
    return -1


@rule
def _why_not_turn(state, move):
    if move < DROP:
        return Rule.OPEN_DAY
    if move < DRAW_DECK:
        return Rule.DRAW_FIRST
    if move == DRAW_DECK:
        return Rule.NO_DRAW_PILE if state.left == 0 else 0
    if move < SWAP:
        return 0
    if state.swap == 0:
        return Rule.NO_SWAP
    return Rule.DAYS if move - SWAP >= _pairs(state.days) else 0


@rule
def _pairs(days):
    return np.int64(days) * (days - 1) // 2


@rule
def apply(board, state, seat, move):
    if seat == CHANCE:
        _apply_chance(board, state, move)
    elif state.stage == Stage.SETUP:
        _place(state, seat, move - PLACE)
    elif move < PUT:
        _discard(board, state, state.drawn[seat], move - DROP)
        _end_turn(board, state)
    elif move < DRAW_DECK:
        _put(board, state, (move - PUT) // PILES, (move - PUT) % PILES)
    elif move == DRAW_DECK:
        state.source = DECK
        state.stage = Stage.DRAWING
    elif move < SWAP:
        _draw(state, move - DRAW)
    else:
        _swap(board, state, SWAPS[move - SWAP, 0], SWAPS[move - SWAP, 1])


@rule
def _apply_chance(board, state, way):
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
        _renew(board, state)


@rule
def _waiting(state):
    """The first seat that is to be given a tile while setting up; -1 where none is."""
    for seat in range(state.seats):
        if state.drawn[seat] == EMPTY and state.placed[seat] < state.days:
            return seat
    return -1


@rule
def _take(state, way):
    """Take the tile that is `way`-th in the draw pile, and return its kind."""
    state.left -= 1
    return _pull(state, way)


@rule
def _pull(state, way):
    kind = 0
    while way >= state.bag[kind]:
        way -= state.bag[kind]
        kind += 1
    state.bag[kind] -= 1
    return kind


@rule
def _place(state, seat, day):
    state.rack[seat, day] = state.drawn[seat]
    state.drawn[seat] = EMPTY
    state.placed[seat] += 1
    for other in range(state.seats):
        if state.placed[other] < state.days:
            return
    state.stage = Stage.PILES  # T2.4


@rule
def _open_pile(state, kind):
    pile = 0
    while state.height[pile]:
        pile += 1
    _stack(state, pile, kind)
    if pile == PILES - 1:
        if state.first < 0:
            state.stage = Stage.FIRST  # T2.5
        else:
            _begin(state)


@rule
def _begin(state):
    state.turn = state.first
    state.stage = Stage.TURN


@rule
def _stack(state, pile, kind):
    state.pile[pile, state.height[pile]] = kind
    state.height[pile] += 1


@rule
def _draw(state, pile):
    state.height[pile] -= 1
    top = state.height[pile]
    state.drawn[state.turn] = state.pile[pile, top]
    state.pile[pile, top] = EMPTY
    state.source = pile
    state.stage = Stage.DRAWN


@rule
def _put(board, state, day, pile):
    seat = state.turn
    replaced = state.rack[seat, day]
    state.rack[seat, day] = state.drawn[seat]
    state.known[seat, day] = state.source != DECK  # T7.3
    _discard(board, state, replaced, pile)
    _end_turn(board, state)


@rule
def _discard(board, state, kind, pile):
    state.drawn[state.turn] = EMPTY
    _stack(state, pile, kind)
    _renew(board, state)


@rule
def _renew(board, state):
    """Make the draw pile anew from what lies under the tops, if it is used up (T3.8, T3.9)."""
    if state.left:
        return
    for pile in range(PILES):
        under = np.int64(state.height[pile]) - 1
        if under > 0:
            for level in range(under):
                state.bag[state.pile[pile, level]] += 1
            state.left += under
            state.pile[pile, 0] = state.pile[pile, under]
            state.pile[pile, 1 : under + 1] = EMPTY
            state.height[pile] = 1


@rule
def _swap(board, state, one, other):
    seat = state.turn
    rack, known = state.rack[seat], state.known[seat]
    rack[one], rack[other] = rack[other], rack[one]
    known[one], known[other] = known[other], known[one]  # T7.5
    _end_turn(board, state)


@rule
def _end_turn(board, state):
    state.source = DECK
    state.turns += 1
    if is_complete(board, state.rack[state.turn], state.days):  # T5.5
        state.winner = state.turn
        state.stage = Stage.OVER
    elif state.turns == LAST_TURN:  # T5.8
        state.stage = Stage.OVER
    else:
        state.turn = (state.turn + 1) % state.seats
        state.stage = Stage.TURN


@rule
def is_complete(board, rack, days):
    """Whether a rack is a journey, each day connected to the next (T5.1)."""
    here, day = np.int64(rack[0]), 1
    if here >= board.places:  # T5.2
        return False
    while day < days:
        kind = np.int64(rack[day])
        if kind < board.places:
            if not board.borders[here, kind]:
                return False
            here = kind
            day += 1
        else:
            if day + 1 >= days or not carries(board, here, kind, np.int64(rack[day + 1])):
                return False
            here = np.int64(rack[day + 1])
            day += 2
    return True


@rule
def carries(board, start, kind, end):
    """Whether a transportation tile between two others connects them."""
    if start >= board.places or end >= board.places:  # T4.9
        return False
    if kind == board.kinds - 1:
        return board.drives[start, end] != 0
    return (np.int64(board.flights[start, end]) >> (kind - board.places)) & 1 != 0


@rule
def view(board, state, viewer):
    """Turn a state into what a viewer knows of it: what is hidden goes back, unknown, among what is unseen."""
    for seat in range(state.seats):
        if seat == viewer or state.open_hands:  # T6.3
            continue
        if seat != state.winner:  # T5.9
            for day in range(state.days):
                if state.rack[seat, day] != EMPTY and not state.known[seat, day]:
                    _hide(state, state.rack[seat], day)
        if state.drawn[seat] != EMPTY and state.source == DECK:  # T7.2
            _hide(state, state.drawn, seat)


@rule
def _hide(state, tiles, index):
    state.bag[tiles[index]] += 1
    tiles[index] = UNKNOWN


@rule
def fill(board, state, rng):
    """Turn a view into a state that it could be of: deal what is unknown, all at once, until no seat has won unnoticed."""
    hidden = _unknown(state)
    for _ in range(_TRIES):
        _deal_unknown(state, rng)
        if not _overlooked(board, state, hidden):
            return
        _hide_again(state, hidden)
    _deal_unknown(state, rng)


@rule
def _unknown(state):
    """The days, and for each seat after them the tile in hand, that are unknown, as bits."""
    hidden = 0
    for seat in range(state.seats):
        for day in range(state.days):
            if state.rack[seat, day] == UNKNOWN:
                hidden |= 1 << _slot(seat, day)
        if state.drawn[seat] == UNKNOWN:
            hidden |= 1 << _slot(seat, DAYS)
    return hidden


@rule
def _slot(seat, day):
    return seat * (DAYS + 1) + day


@rule
def _deal_unknown(state, rng):
    unseen = state.bag.sum()
    for seat in range(state.seats):
        for day in range(state.days):
            if state.rack[seat, day] == UNKNOWN:
                state.rack[seat, day] = _pull(state, below(rng, unseen))
                unseen -= 1
        if state.drawn[seat] == UNKNOWN:
            state.drawn[seat] = _pull(state, below(rng, unseen))
            unseen -= 1


@rule
def _overlooked(board, state, hidden):
    """Whether a seat would have won at the end of a turn of its own, had it held what was dealt to it (T5.5)."""
    for seat in range(state.seats):
        ended_a_turn = state.turns > (seat - state.first) % state.seats
        if ended_a_turn and seat != state.winner and (hidden >> _slot(seat, 0)) & ((1 << DAYS) - 1):
            if is_complete(board, state.rack[seat], state.days):
                return True
    return False


@rule
def _hide_again(state, hidden):
    for seat in range(state.seats):
        for day in range(state.days):
            if (hidden >> _slot(seat, day)) & 1:
                _hide(state, state.rack[seat], day)
        if (hidden >> _slot(seat, DAYS)) & 1:
            _hide(state, state.drawn, seat)


register(STATE, sys.modules[__name__])
