"""Train and terrain cards: the two decks, what lies face up, what seats hold; and how a turn goes on and ends."""

from tenfold.kernel.compiled import compiled

from .map import EMPTY, KINDS, LOCOMOTIVE, TERRAIN, TERRAIN_DECK, TRAIN_DECK
from .state import Stage

SWEPT_AT, SWEEPS = 3, 3
"""So many locomotives face up are swept away, at most so often in a row (H2.8)."""

_KINDS_FROM = (0, TERRAIN, KINDS)


@compiled
def take(state, deck, way):
    """Take the card that is `way`-th in a deck, and return its kind."""
    kind = pull(state.bag, _KINDS_FROM[deck], way)
    state.left[deck] -= 1
    renew(state, deck)
    return kind


@compiled
def pull(bag, kind, way):
    """Take the `way`-th card from `kind` on out of a bag, and return its kind."""
    while way >= bag[kind]:
        way -= bag[kind]
        kind += 1
    bag[kind] -= 1
    return kind


@compiled
def renew(state, deck):
    """Make a deck anew from its discards if it is used up (H2.9)."""
    if state.left[deck]:
        return
    for kind in range(_KINDS_FROM[deck], _KINDS_FROM[deck + 1]):
        state.bag[kind] += state.discard[kind]
        state.left[deck] += state.discard[kind]
        state.discard[kind] = 0


@compiled
def give(state, seat, kind):
    state.hand[seat, kind] += 1
    state.cards[seat] += kind < TERRAIN


@compiled
def spend(state, seat, kind, count):
    """Discard so many cards of a kind from a seat's hand."""
    state.hand[seat, kind] -= count
    state.discard[kind] += count
    if kind < TERRAIN:
        state.cards[seat] -= count
        state.known[seat, kind] = max(state.known[seat, kind] - count, 0)  # H8.3


@compiled
def pick(board, state, kind):
    """Let the seat whose turn it is pick a face-up card."""
    seat = state.turn
    state.up[kind] -= 1
    state.shown[deck_of(kind)] -= 1
    give(state, seat, kind)
    if kind < TERRAIN:
        state.known[seat, kind] += 1  # H8.3
    state.picks += 2 if kind == LOCOMOTIVE else 1  # H2.5
    settle(board, state)


@compiled
def pick_blind(state, deck):
    state.picks += 1
    state.drawing = deck
    state.stage = Stage.BLIND


@compiled
def turn_up(board, state, way):
    """Let chance turn up a card, and sweep the row away if it has too many locomotives (H2.8)."""
    deck = state.drawing
    kind = take(state, deck, way)
    state.up[kind] += 1
    state.shown[deck] += 1
    if deck == TRAIN_DECK and state.shown[deck] == board.row[deck]:
        if state.up[LOCOMOTIVE] >= SWEPT_AT and state.churns < SWEEPS:
            _sweep(state)
        else:
            state.churns = 0
    settle(board, state)


@compiled
def _sweep(state):
    for kind in range(TERRAIN):
        state.discard[kind] += state.up[kind]
        state.up[kind] = 0
    state.shown[TRAIN_DECK] = 0
    state.churns += 1
    renew(state, TRAIN_DECK)


@compiled
def settle(board, state):
    """Fill what lies face up, a card at a time; then go on with set-up, with the second pick or with the next turn."""
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
def can_pick_second(state):
    """Whether there is anything that a second pick may take (H2.12)."""
    if state.left[TRAIN_DECK] or state.left[TERRAIN_DECK] or state.shown[TERRAIN_DECK]:
        return True
    return state.shown[TRAIN_DECK] > state.up[LOCOMOTIVE]


@compiled
def end_turn(board, state):
    """Hand the turn on, or end the game (H7.1, H7.8)."""
    state.picks = 0
    if state.last > 0:
        state.last -= 1
    elif state.trains[state.turn] <= board.last_trains:
        state.last = state.seats
    if state.last == 0 or state.passes == state.seats:
        state.stage = Stage.OVER
    else:
        state.turn = (state.turn + 1) % state.seats
        state.stage = Stage.TURN


@compiled
def deck_of(kind):
    return TRAIN_DECK if kind < TERRAIN else TERRAIN_DECK
