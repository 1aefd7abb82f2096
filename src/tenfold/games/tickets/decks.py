"""Train and terrain cards: the two decks, what lies face up, what seats hold; and how a turn goes
on and ends.
"""

from tenfold.kernel.bag import how_many, pull
from tenfold.kernel.compiled import compiled
from tenfold.kernel.turns import seat_after

from .board import Board
from .map import EMPTY, KINDS, LOCOMOTIVE, TERRAIN, TERRAIN_DECK, TRAIN_DECK
from .state import Layout, Stage

SWEPT_AT, SWEEPS = 3, 3
"""So many locomotives face up are swept away, at most so often in a row (H2.8)."""

_KINDS_FROM = (0, TERRAIN, KINDS)


@compiled
def take(state: Layout, deck: int, way: int) -> int:
    """Take the card that is `way`-th in a deck, and return its kind. When it lies where it goes,
    `renew` the deck.
    """
    state.left[deck] -= 1
    return pull(state.bag, _KINDS_FROM[deck], way)


@compiled
def renew(state: Layout, deck: int) -> None:
    """Make a deck anew from its discards if it is used up (H2.9)."""
    if state.left[deck]:
        return
    for kind in range(_KINDS_FROM[deck], _KINDS_FROM[deck + 1]):
        state.bag[kind] += state.discard[kind]
        state.left[deck] += state.discard[kind]
        state.discard[kind] = 0
    if deck == TRAIN_DECK and state.left[deck]:  # H8.8
        state.fresh[:] = 0
        state.drawn[:] = 0


@compiled
def draw(state: Layout, seat: int, deck: int, way: int) -> None:
    """Give a seat the card that is `way`-th in a deck."""
    receive(state, seat, take(state, deck, way))
    renew(state, deck)


@compiled
def receive(state: Layout, seat: int, kind: int) -> None:
    """Give a seat a card that was drawn."""
    give(state, seat, kind)
    if kind < TERRAIN:
        state.fresh[seat, kind] += 1
        state.drawn[seat] += 1


@compiled
def give(state: Layout, seat: int, kind: int) -> None:
    state.hand[seat, kind] += 1
    state.cards[seat] += kind < TERRAIN


@compiled
def spend(state: Layout, seat: int, kind: int, count: int) -> None:
    """Discard so many cards of a kind from a seat's hand."""
    if kind < TERRAIN:
        _uncover(state, seat, kind, count)
    state.hand[seat, kind] -= count
    state.discard[kind] += count


@compiled
def _uncover(state: Layout, seat: int, kind: int, count: int) -> None:
    """Take train cards that a seat plays from those known to all first (H8.3), and from those drawn
    lately or before.

    Where it has both of these nobody can tell which it plays, and all hands and the deck are mixed
    in all eyes (H8.8). This goes by counts that all know, never by kinds.
    """
    hidden = count - state.known[seat, kind]
    if hidden > 0:
        if 0 < state.drawn[seat] < state.cards[seat] - how_many(state.known[seat]):
            mix(state)
        if state.drawn[seat]:
            state.fresh[seat, kind] -= hidden
            state.drawn[seat] -= hidden
    state.known[seat, kind] = max(state.known[seat, kind] - count, 0)
    state.cards[seat] -= count


@compiled
def mix(state: Layout) -> None:
    """Count all hidden train cards as if they were drawn from the present deck."""
    for seat in range(state.seats):
        state.drawn[seat] = 0
        for kind in range(TERRAIN):
            state.fresh[seat, kind] = state.hand[seat, kind] - state.known[seat, kind]
            state.drawn[seat] += state.fresh[seat, kind]


@compiled
def pick(state: Layout, kind: int) -> None:
    """Let the seat whose turn it is pick a face-up card."""
    seat = state.turn
    state.up[kind] -= 1
    state.shown[deck_of(kind)] -= 1
    give(state, seat, kind)
    if kind < TERRAIN:
        state.known[seat, kind] += 1  # H8.3
    state.picks += 2 if kind == LOCOMOTIVE else 1  # H2.5


@compiled
def pick_blind(state: Layout, deck: int) -> None:
    state.picks += 1
    state.drawing = deck
    state.stage = Stage.BLIND


@compiled
def draw_card(board: Board, state: Layout, deck: int, way: int) -> None:
    """Let chance turn up the card that is `way`-th in a deck, or give it to the seat whose turn it
    is.

    A row of train cards is swept away if it has too many locomotives.
    """
    kind = take(state, deck, way)
    if state.stage == Stage.REFILL:
        state.up[kind] += 1
        state.shown[deck] += 1
    else:
        receive(state, state.turn, kind)
    renew(state, deck)
    if state.stage == Stage.REFILL and deck == TRAIN_DECK and state.shown[deck] == board.row[deck]:
        sweep(board, state)


@compiled
def sweep(board: Board, state: Layout) -> None:
    """Discard a full row of train cards if it has too many locomotives, unless that was done often
    enough (H2.8).
    """
    if state.up[LOCOMOTIVE] < SWEPT_AT or state.churns == SWEEPS:
        state.churns = 0
        return
    for kind in range(TERRAIN):
        state.discard[kind] += state.up[kind]
        state.up[kind] = 0
    state.shown[TRAIN_DECK] = 0
    state.churns += 1
    renew(state, TRAIN_DECK)


@compiled
def settle(board: Board, state: Layout) -> None:
    """Fill what lies face up, a card at a time; then go on with set-up, with the second pick or
    with the next turn.
    """
    for deck in range(2):
        if state.shown[deck] < board.row[deck] and state.left[deck]:  # H2.7, H2.10
            state.drawing = deck
            state.stage = Stage.REFILL
            return
    state.drawing = EMPTY
    if state.turn == EMPTY:
        state.stage = Stage.SETUP
    elif state.picks == 1 and can_pick_second(state):
        state.stage = Stage.PICK
    else:
        state.passes = 0
        end_turn(board, state)


@compiled
def can_pick_second(state: Layout) -> bool:
    """Whether there is anything that a second pick may take (H2.12)."""
    if state.left[TRAIN_DECK] or state.left[TERRAIN_DECK] or state.shown[TERRAIN_DECK]:
        return True
    return bool(state.shown[TRAIN_DECK] > state.up[LOCOMOTIVE])


@compiled
def end_turn(board: Board, state: Layout) -> None:
    """Hand the turn on, or end the game (H7.1, H7.8)."""
    state.picks = 0
    if state.last > 0:
        state.last -= 1
    elif state.trains[state.turn] <= board.last_trains:
        state.last = state.seats
    if state.last == 0 or state.passes == state.seats:
        state.stage = Stage.OVER
    else:
        state.turn = seat_after(state.turn, 1, state.seats)
        state.stage = Stage.TURN


@compiled
def deck_of(kind: int) -> int:
    return TRAIN_DECK if kind < TERRAIN else TERRAIN_DECK
