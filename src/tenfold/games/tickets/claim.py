"""Claiming a route: who may, how it is paid for step by step, and what it joins (H3)."""

from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array

from .board import Board
from .decks import renew, spend
from .map import COLOURS, EMPTY, GREY, KINDS, LOCOMOTIVE, PLACES, TERRAIN
from .state import DOUBLE, KEEP, LOCOMOTIVES, PAY, SINGLE, Layout, Rule, Stage
from .terrain import price, why_not_double

CROWD = 4
"""From so many seats on, both tracks of a double route can be claimed (H3.8)."""


@compiled
def why_not_claim(board: Board, state: Layout, seat: int, track: int) -> int:
    """The rule by which a seat cannot claim a track now."""
    never = why_not_track(board, state, seat, track)
    if never:
        return never
    if state.trains[seat] < board.length[track]:
        return Rule.TRAINS
    if state.hand[seat, LOCOMOTIVE] < board.ferry[track]:
        return Rule.FERRY
    best = _best(state.hand[seat], board.colour[track])
    return Rule.CARDS if best + state.hand[seat, LOCOMOTIVE] < board.length[track] else 0


@compiled
def why_not_track(board: Board, state: Layout, seat: int, track: int) -> int:
    """The rule by which a seat can never claim a track, whatever it holds."""
    if state.owner[track] != EMPTY:
        return Rule.TAKEN
    if board.twin[track] != EMPTY and state.owner[board.twin[track]] == seat:
        return Rule.BOTH_TRACKS
    return Rule.CLOSED if is_closed(board, state, track) else 0


@compiled
def is_closed(board: Board, state: Layout, track: int) -> bool:
    """Whether a track is closed to all, though nobody has claimed it (H3.8)."""
    twin = board.twin[track]
    if twin == EMPTY or state.seats >= CROWD:
        return False
    return bool(state.owner[track] == EMPTY and state.owner[twin] != EMPTY)


@compiled
def _best(hand: Array, colour: int) -> int:
    """How many cards of one colour a hand has for a track of a colour, or for a grey one."""
    if colour != GREY:
        return hand[colour]
    best = hand[0]
    for kind in range(1, COLOURS):
        best = max(best, hand[kind])
    return best


@compiled
def can_claim(board: Board, state: Layout, seat: int) -> bool:
    """Whether there is any route that a seat could claim."""
    found = False
    for track in range(board.tracks):
        found = found or why_not_claim(board, state, seat, track) == 0
    return found


@compiled
def why_not_step(board: Board, state: Layout, seat: int, move: int) -> int:
    """The rule that refuses a step of the claim that was begun."""
    if state.stage == Stage.PAY and PAY <= move < LOCOMOTIVES:
        return _why_not_pay(board, state, seat, move - PAY)
    if state.stage == Stage.LOCOMOTIVES and LOCOMOTIVES <= move < SINGLE:
        return _why_not_locomotives(board, state, seat, move - LOCOMOTIVES)
    if state.stage == Stage.DOUBLE and SINGLE <= move < KEEP:
        return 0 if move == SINGLE else why_not_double(board, state, seat, move - DOUBLE)
    return Rule.STEPS


@compiled
def _why_not_pay(board: Board, state: Layout, seat: int, kind: int) -> int:
    colour = board.colour[state.route]
    if kind != LOCOMOTIVE and colour != GREY and colour != kind:
        return Rule.COLOUR
    return 0 if can_pay(board, state, seat, state.route, kind) else Rule.CARDS


@compiled
def _why_not_locomotives(board: Board, state: Layout, seat: int, count: int) -> int:
    if count < board.ferry[state.route]:
        return Rule.FERRY
    fewest, most = locomotive_bounds(board, state, seat, state.route, state.colour)
    return 0 if fewest <= count <= most else Rule.LOCOMOTIVES


@compiled
def can_pay(board: Board, state: Layout, seat: int, track: int, kind: int) -> bool:
    """Whether a seat can pay for a track in a colour, or with locomotives alone."""
    colour = board.colour[track]
    if kind == LOCOMOTIVE:
        return bool(state.hand[seat, LOCOMOTIVE] >= board.length[track])
    if colour != GREY and colour != kind:
        return False
    fewest, most = locomotive_bounds(board, state, seat, track, kind)
    return fewest <= most


@compiled
def locomotive_bounds(
    board: Board, state: Layout, seat: int, track: int, kind: int
) -> tuple[int, int]:
    """The fewest and the most locomotives that can pay along with a colour for a track."""
    length, held = board.length[track], state.hand[seat, kind]
    return max(board.ferry[track], length - held), min(length - 1, state.hand[seat, LOCOMOTIVE])


@compiled
def begin_claim(board: Board, state: Layout, track: int) -> None:
    """Begin to claim a track; a step with one choice takes itself, but not the last (H3.11)."""
    state.route = track
    choices, only = 0, 0
    for kind in range(TERRAIN):
        if can_pay(board, state, state.turn, track, kind):
            choices += 1
            only = kind
    if choices == 1:
        _pay(board, state, only)
    else:
        state.stage = Stage.PAY


@compiled
def take_step(board: Board, state: Layout, move: int) -> bool:
    """Take a step of the claim that was begun; return whether it was the last."""
    if move < LOCOMOTIVES:
        _pay(board, state, move - PAY)
    elif move < SINGLE:
        _pay_locomotives(state, move - LOCOMOTIVES)
    else:
        _finish(board, state, move - DOUBLE)
    return move >= SINGLE


@compiled
def _pay(board: Board, state: Layout, kind: int) -> None:
    state.colour = kind
    fewest, most = locomotive_bounds(board, state, state.turn, state.route, kind)
    if kind == LOCOMOTIVE:
        _pay_locomotives(state, board.length[state.route])
    elif fewest == most:
        _pay_locomotives(state, fewest)
    else:
        state.stage = Stage.LOCOMOTIVES


@compiled
def _pay_locomotives(state: Layout, count: int) -> None:
    state.locomotives = count
    state.stage = Stage.DOUBLE


@compiled
def _finish(board: Board, state: Layout, wilds: int) -> None:
    """Claim the route, doubled with so many locomotives as terrain, or single where that is less
    than 0.
    """
    seat, track = state.turn, state.route
    length, points = board.length[track], board.points[track]
    terrain = max(price(board, track) - wilds, 0) if wilds >= 0 else 0  # H4.5
    for kind in range(KINDS):
        count = state.locomotives + max(wilds, 0) if kind == LOCOMOTIVE else 0
        if kind == state.colour and kind != LOCOMOTIVE:
            count = length - state.locomotives
        if kind == board.terrain[track]:
            count = terrain
        if count:
            spend(state, seat, kind, count)
    state.points[seat] += 2 * points if wilds >= 0 else points
    state.trains[seat] -= length
    state.owner[track] = seat
    join(state.label[seat], board.ends[track, 0], board.ends[track, 1])
    drop_claim(state)
    for deck in range(2):
        renew(state, deck)


@compiled
def drop_claim(state: Layout) -> None:
    """Have no claim begun."""
    state.route = state.colour = state.locomotives = EMPTY


@compiled
def join(label: Array, one: int, other: int) -> None:
    """Give the places that two ends are joined to the label of the first of them all."""
    low, high = min(label[one], label[other]), max(label[one], label[other])
    if low != high:
        for place in range(PLACES):
            if label[place] == high:
                label[place] = low
