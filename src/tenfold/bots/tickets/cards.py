"""What cards are worth to a Ticket to Ride bot's plan, and which it draws."""

from tenfold.games.tickets.board import Board
from tenfold.games.tickets.map import COLOURS, EMPTY, GREY, KINDS, LOCOMOTIVE, TERRAIN, TERRAINS, TRAIN_DECK
from tenfold.games.tickets.state import BLIND, PICK, Blank, Layout, Stage
from tenfold.games.tickets.terrain import lack, price
from tenfold.kernel.bag import how_many
from tenfold.kernel.compiled import compiled
from tenfold.kernel.layout import Array, wide
from tenfold.kernel.reals import exp

from .numbers import Numbers
from .plan import FOR_POINTS, NEVER, NOT, Plan

STEEP = 30.0
"""No exponent is larger."""


@compiled
def count_cards(board: Board, state: Layout, seat: int, plan: Plan) -> None:
    """Write how many cards of each kind the tracks wanted still take."""
    for kind in range(TERRAIN):
        plan.lacks[kind] = -wide(state.hand[seat, kind])
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
    ferry = wide(board.ferry[track])
    plan.lacks[_colour(board, plan, track)] += board.length[track] - ferry
    plan.lacks[LOCOMOTIVE] += ferry


@compiled
def _colour(board: Board, plan: Plan, track: int) -> int:
    """The colour to pay for a track with: for a grey one that of which there are most to spare."""
    return wide(board.colour[track]) if board.colour[track] != GREY else _most_spare(plan)


@compiled
def _most_spare(plan: Plan) -> int:
    """The colour of which there are most to spare."""
    best = 0
    for kind in range(1, COLOURS):
        if plan.lacks[kind] < plan.lacks[best]:
            best = kind
    return best


@compiled
def count_turns(board: Board, state: Layout, seat: int, numbers: Numbers, plan: Plan) -> None:
    """Write how many turns are left, how many the plan takes, and what one is worth."""
    left = NEVER
    for other in range(state.seats):
        if other != seat:
            trains = max(wide(state.trains[other]) - board.last_trains, 0)
            cards = max(trains - wide(state.cards[other]), 0)
            left = min(left, 1.0 + trains / numbers.route + cards / 2.0)
    plan.turns_left = 1.0 if state.last >= 0 else left
    plan.turns_needed = plan.claims + numbers.waste * plan.lacking
    plan.turn_worth = numbers.turn
    if plan.claims:
        slack = (numbers.slow * plan.turns_left - plan.turns_needed) / numbers.ease
        plan.turn_worth += numbers.rush / (1.0 + exp(min(slack, STEEP)))


@compiled
def value_cards(board: Board, state: Layout, seat: int, numbers: Numbers, plan: Plan) -> None:
    """Write what one more card of each kind is worth, to the tickets and to one more track for its points."""
    card, cheap = plan.turn_worth / 2.0, numbers.turn / 2.0
    for ground in range(TERRAINS):
        plan.behind[ground] = lack(state, seat, TERRAIN + ground)
    for kind in range(COLOURS):
        plan.value[kind] = card if plan.lacks[kind] > 0 else 0.0
    _want_filler(board, state, seat, numbers, plan)
    for kind in range(COLOURS):
        other = 1.0 if plan.lacks[kind] > 0 else numbers.spare + numbers.hoard * state.hand[seat, kind]
        plan.value[kind] = max(plan.value[kind], cheap * other)
    plan.value[LOCOMOTIVE] = numbers.locomotive * (card if plan.lacking else cheap)
    _value_grounds(board, state, seat, numbers, plan)


@compiled
def _want_filler(board: Board, state: Layout, seat: int, numbers: Numbers, plan: Plan) -> None:
    """Want one more track, for its points, with the cards and trains that are to spare."""
    spare = state.trains[seat] - plan.needs
    best, highest, grey = EMPTY, 0.0, _most_spare(plan)
    for track in range(board.tracks):
        if 0 < plan.cost[track] < NEVER and board.length[track] <= spare and not _has_twin(board, plan, track):
            rate = _rate(board, state.hand[seat], numbers, plan, track, grey)
            if rate > highest:
                best, highest = track, rate
    if best != EMPTY:
        plan.wanted[best] = FOR_POINTS
        plan.cost[best] = 0.0
        _lack(board, plan, best)


@compiled
def _has_twin(board: Board, plan: Plan, track: int) -> bool:
    """Whether the other track of a route is wanted."""
    twin = board.twin[track]
    return bool(twin != EMPTY and plan.wanted[twin] != NOT)


@compiled
def _rate(board: Board, hand: Array, numbers: Numbers, plan: Plan, track: int, grey: int) -> float:
    """The points that a track gives in a turn, with those that it takes to draw the cards."""
    ferry = wide(board.ferry[track])
    colour = board.colour[track] if board.colour[track] != GREY else grey
    short = max(board.length[track] - ferry + min(plan.lacks[colour], 0), 0)
    if ferry:
        short += 2 * max(ferry + min(plan.lacks[LOCOMOTIVE], 0), 0)
    turns = 1.0 + numbers.waste * short
    if turns > plan.turns_left:
        return 0.0
    wilds = _count_wilds(board, hand, plan, track)
    return board.points[track] * (2.0 if wilds == 0 else 1.0 + numbers.rich / (1 + wilds)) / turns


@compiled
def _count_wilds(board: Board, hand: Array, plan: Plan, track: int) -> int:
    """How many terrain cards a hand is short of doubling a track."""
    kind = board.terrain[track]
    if kind == EMPTY:
        return how_many(board.cards[TERRAIN:])
    return max(plan.behind[kind - TERRAIN], price(board, track) - hand[kind], 0)


@compiled
def _value_grounds(board: Board, state: Layout, seat: int, numbers: Numbers, plan: Plan) -> None:
    """Write what one more card of each terrain is worth: the points that it may double, by how many it takes."""
    spare = numbers.later * max(state.trains[seat] - plan.needs, 0) / (3 * TERRAINS)
    gain, spent = plan.gain, plan.spent
    gain[:] = spare * numbers.later_points
    spent[:] = spare * numbers.later_price
    for track in range(board.tracks):
        if plan.wanted[track] and board.terrain[track] != EMPTY:
            gain[board.terrain[track] - TERRAIN] += board.points[track]
            spent[board.terrain[track] - TERRAIN] += price(board, track)
    for ground in range(TERRAINS):
        behind, held = plan.behind[ground], wide(state.hand[seat, TERRAIN + ground])
        short = spent[ground] + max(behind + held - 1, 0) - held
        worth = numbers.denial * (behind >= 0)
        if short > 0 and spent[ground] > 0:
            worth += numbers.ground * gain[ground] / max(spent[ground], short)
        plan.value[TERRAIN + ground] = worth


@compiled
def best_draw(view: Blank, seat: int, plan: Plan) -> tuple[int, float]:
    """The pick that is worth most, and what the whole draw is worth with it; EMPTY where there is none."""
    best, highest, second = EMPTY, -1.0, 0.0
    for move in range(PICK, BLIND + 2):
        worth = _value_pick(view, seat, plan, move)
        if worth > highest:
            best, highest, second = move, worth, highest
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
    """What a pick is worth that leaves room for a second; below 0 where it cannot be made."""
    if move >= BLIND:
        return _value_blind(view, seat, plan, move - BLIND) if view.left[move - BLIND] else -1.0
    kind = move - PICK
    return plan.value[kind] if view.up[kind] and kind != LOCOMOTIVE else -1.0


@compiled
def _value_blind(view: Blank, seat: int, plan: Plan, deck: int) -> float:
    """What a card from the top of a deck is worth on average."""
    first, end = (0, TERRAIN) if deck == TRAIN_DECK else (TERRAIN, KINDS)
    total, count = 0.0, 0
    for kind in range(first, end):
        unseen = _count_unseen(view, seat, kind)
        total += unseen * plan.value[kind]
        count += unseen
    return total / max(count, 1)


@compiled
def _count_unseen(view: Blank, seat: int, kind: int) -> int:
    """How many cards of a kind are in a deck, as far as a seat can tell, or with others who drew them from it."""
    count = wide(view.bag[kind])
    for other in range(view.seats):
        if other != seat and kind < TERRAIN:
            count += view.fresh[other, kind]
    return count
