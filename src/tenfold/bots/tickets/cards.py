"""The value of cards to a plan in the Heart of Africa, and which card to draw."""

from tenfold.games.tickets.board import Board
from tenfold.games.tickets.map import (
    COLOURS,
    EMPTY,
    GREY,
    KINDS,
    LOCOMOTIVE,
    TERRAIN,
    TERRAINS,
    TRAIN_DECK,
)
from tenfold.games.tickets.state import BLIND, PICK, Blank, Layout, Stage
from tenfold.games.tickets.terrain import lack, price
from tenfold.kernel.bag import how_many
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array, as_i64
from tenfold.kernel.reals import exp

from .numbers import Numbers
from .plan import FOR_POINTS, NEVER, NOT, Plan

STEEP = 30.0
"""The upper bound of exponents, so that nothing overflows."""


@compiled
def count_cards(board: Board, state: Layout, seat: int, plan: Plan) -> None:
    """Write how many more cards of each kind the wanted tracks need."""
    for kind in range(TERRAIN):
        plan.lacks[kind] = -as_i64(state.hand[seat, kind])
    for track in range(board.tracks):
        if plan.wanted[track] and board.colour[track] != GREY:
            _lack(board, plan, track)
    for track in range(board.tracks):
        if plan.wanted[track] and board.colour[track] == GREY:
            _lack(board, plan, track)
    short = plan.lacks[LOCOMOTIVE]
    for kind in range(COLOURS):
        short += max(plan.lacks[kind], 0)
    plan.lacking = max(short, 0)


@compiled
def _lack(board: Board, plan: Plan, track: int) -> None:
    ferry = as_i64(board.ferry[track])
    plan.lacks[_colour(board, plan, track)] += board.length[track] - ferry
    plan.lacks[LOCOMOTIVE] += ferry


@compiled
def _colour(board: Board, plan: Plan, track: int) -> int:
    """Return the colour to pay for a track; for a grey track the colour with the most spare
    cards.
    """
    if board.colour[track] != GREY:
        return as_i64(board.colour[track])
    return _most_spare(plan)


@compiled
def _most_spare(plan: Plan) -> int:
    """Return the colour with the most spare cards."""
    best = 0
    for kind in range(1, COLOURS):
        if plan.lacks[kind] < plan.lacks[best]:
            best = kind
    return best


@compiled
def count_turns(board: Board, state: Layout, seat: int, numbers: Numbers, plan: Plan) -> None:
    """Write how many turns are left, how many the plan needs, and the value of one."""
    left = NEVER
    for other in range(state.seats):
        if other != seat:
            trains = max(as_i64(state.trains[other]) - board.last_trains, 0)
            cards = max(trains - as_i64(state.cards[other]), 0)
            left = min(left, 1.0 + trains / numbers.route + cards / 2.0)
    plan.turns_left = left
    if state.last >= 0:
        plan.turns_left = 1.0
    plan.turns_needed = plan.claims + numbers.waste * plan.lacking
    plan.turn_worth = numbers.turn
    if plan.claims:
        slack = (numbers.slow * plan.turns_left - plan.turns_needed) / numbers.ease
        plan.turn_worth += numbers.rush / (1.0 + exp(min(slack, STEEP)))


@compiled
def value_cards(board: Board, state: Layout, seat: int, numbers: Numbers, plan: Plan) -> None:
    """Write the value of one more card of each kind, for the tickets and for one more track for its
    points.
    """
    card = plan.turn_worth / 2.0
    cheap = numbers.turn / 2.0
    for ground in range(TERRAINS):
        plan.behind[ground] = lack(state, seat, TERRAIN + ground)
    for kind in range(COLOURS):
        plan.value[kind] = 0.0
        if plan.lacks[kind] > 0:
            plan.value[kind] = card
    _want_filler(board, state, seat, numbers, plan)
    for kind in range(COLOURS):
        other = (
            1.0 if plan.lacks[kind] > 0 else numbers.spare + numbers.hoard * state.hand[seat, kind]
        )
        plan.value[kind] = max(plan.value[kind], cheap * other)
    plan.value[LOCOMOTIVE] = numbers.locomotive * (card if plan.lacking else cheap)
    _value_grounds(board, state, seat, numbers, plan)


@compiled
def _want_filler(board: Board, state: Layout, seat: int, numbers: Numbers, plan: Plan) -> None:
    """Add one more track to the plan for its points, with spare cards and trains."""
    spare = state.trains[seat] - plan.needs
    best = EMPTY
    highest = 0.0
    grey = _most_spare(plan)
    for track in range(board.tracks):
        if (
            0 < plan.cost[track] < NEVER
            and board.length[track] <= spare
            and not _has_twin(board, plan, track)
        ):
            rate = _rate(board, state.hand[seat], numbers, plan, track, grey)
            if rate > highest:
                best = track
                highest = rate
    if best != EMPTY:
        plan.wanted[best] = FOR_POINTS
        plan.cost[best] = 0.0
        _lack(board, plan, best)


@compiled
def _has_twin(board: Board, plan: Plan, track: int) -> bool:
    """Return whether the plan has the other track of a double route."""
    twin = board.twin[track]
    return bool(twin != EMPTY and plan.wanted[twin] != NOT)


@compiled
def _rate(board: Board, hand: Array, numbers: Numbers, plan: Plan, track: int, grey: int) -> float:
    """Return the points per turn of a track, counting the turns to draw its cards."""
    ferry = as_i64(board.ferry[track])
    colour = board.colour[track] if board.colour[track] != GREY else grey
    short = max(board.length[track] - ferry + min(plan.lacks[colour], 0), 0)
    if ferry:
        short += 2 * max(ferry + min(plan.lacks[LOCOMOTIVE], 0), 0)
    turns = 1.0 + numbers.waste * short
    if turns > plan.turns_left:
        return 0.0
    wilds = _count_wilds(board, hand, plan, track)
    factor = 2.0 if wilds == 0 else 1.0 + numbers.rich / (1 + wilds)
    return board.points[track] * factor / turns


@compiled
def _count_wilds(board: Board, hand: Array, plan: Plan, track: int) -> int:
    """Return the number of terrain cards that a hand lacks to double a track."""
    kind = board.terrain[track]
    if kind == EMPTY:
        return how_many(board.cards[TERRAIN:])
    return max(plan.behind[kind - TERRAIN], price(board, track) - hand[kind], 0)


@compiled
def _value_grounds(board: Board, state: Layout, seat: int, numbers: Numbers, plan: Plan) -> None:
    """Write the value of one more card of each terrain: the points that it may double, per card
    needed.
    """
    spare = numbers.later * max(state.trains[seat] - plan.needs, 0) / (3 * TERRAINS)
    gain = plan.gain
    spent = plan.spent
    gain[:] = spare * numbers.later_points
    spent[:] = spare * numbers.later_price
    for track in range(board.tracks):
        if plan.wanted[track] and board.terrain[track] != EMPTY:
            gain[board.terrain[track] - TERRAIN] += board.points[track]
            spent[board.terrain[track] - TERRAIN] += price(board, track)
    for ground in range(TERRAINS):
        behind = plan.behind[ground]
        held = as_i64(state.hand[seat, TERRAIN + ground])
        short = spent[ground] + max(behind + held - 1, 0) - held
        worth = numbers.denial * (behind >= 0)
        if short > 0 and spent[ground] > 0:
            worth += numbers.ground * gain[ground] / max(spent[ground], short)
        plan.value[TERRAIN + ground] = worth


@compiled
def best_draw(view: Blank, seat: int, plan: Plan) -> tuple[int, float]:
    """Return the best first pick, EMPTY if there is none, and the value of the whole draw."""
    best = EMPTY
    highest = -1.0
    second = 0.0
    for move in range(PICK, BLIND + 2):
        worth = _value_pick(view, seat, plan, move)
        if worth > highest:
            second = highest
            best = move
            highest = worth
        elif worth > second:
            second = worth
        if move >= BLIND or (worth > 0 and view.up[move - PICK] > 1):
            second = max(second, worth)
    total = highest + max(second, 0.0)
    if view.stage == Stage.TURN and view.up[LOCOMOTIVE]:
        worth = plan.value[LOCOMOTIVE]
        if worth > total:
            return PICK + LOCOMOTIVE, worth
    return best, total


@compiled
def _value_pick(view: Blank, seat: int, plan: Plan, move: int) -> float:
    """Return the value of a pick after which a second is allowed; -1 if it cannot be made."""
    if move >= BLIND:
        deck = move - BLIND
        if view.left[deck]:
            return _value_blind(view, seat, plan, deck)
        return -1.0
    kind = move - PICK
    is_allowed = view.up[kind] and kind != LOCOMOTIVE
    if is_allowed:
        return plan.value[kind]
    return -1.0


@compiled
def _value_blind(view: Blank, seat: int, plan: Plan, deck: int) -> float:
    """Return the expected value of a card from the top of a deck."""
    first, end = (0, TERRAIN) if deck == TRAIN_DECK else (TERRAIN, KINDS)
    total = 0.0
    count = 0
    for kind in range(first, end):
        unseen = _count_unseen(view, seat, kind)
        total += unseen * plan.value[kind]
        count += unseen
    return total / max(count, 1)


@compiled
def _count_unseen(view: Blank, seat: int, kind: int) -> int:
    """Return how many cards of a kind are in the deck, or in hands of others who drew them unseen
    from it.
    """
    count = as_i64(view.bag[kind])
    for other in range(view.seats):
        if other != seat and kind < TERRAIN:
            count += view.fresh[other, kind]
    return count
