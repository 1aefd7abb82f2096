"""Positions of Ticket to Ride: from plain JSON to a state, and back."""

from collections.abc import Iterator
from typing import Any

from tenfold.errors import BadPosition
from tenfold.games.positions import Position, given_or
from tenfold.json_types import JsonObject
from tenfold.kernel.layout import Array, or_none
from tenfold.kernel.play import below

from .board import Board
from .claim import begin_claim, join, take_step, why_not_claim, why_not_step, why_not_track
from .decks import can_pick_second, draw, give, mix, renew, sweep, take
from .given import Cards, Claim, Given, last_round
from .map import EMPTY, OFFERS, TERRAIN, TERRAIN_DECK, TRAIN_DECK, Map
from .offers import nth_in_deck
from .reader import read
from .rules import can_move
from .state import ASIDE, LOCOMOTIVES, PAY, Rule, Stage, State
from .view import count

DECKS = (TRAIN_DECK, TERRAIN_DECK)


def arrange(map_: Map, board: Board, state: State, position: Position, rng: Array) -> None:
    """Turn a dealt state into a position in which seats are to move; raises BadPosition with every
    reason.
    """
    given = read(map_, int(state.seats), or_none(state.first), position)
    _arrange_cards(board, state, given, rng)
    problems = list(_arrange_routes(map_, board, state, given))
    if given.chosen is not None:
        _arrange_setup(map_, state, given, given.chosen, rng)
    else:
        _arrange_tickets(board, state, given, rng)
        problems += _arrange_turn(map_, board, state, given, rng)
    if problems:
        raise BadPosition("a position that cannot be", problems)


def _arrange_cards(board: Board, state: State, given: Given, rng: Array) -> None:
    """Put cards where they are given, then deal those that are not."""
    state.bag[:], state.discard[:], state.up[:] = given.left, given.discard, given.up
    for deck, kinds in ((TRAIN_DECK, slice(0, TERRAIN)), (TERRAIN_DECK, slice(TERRAIN, None))):
        state.left[deck], state.shown[deck] = sum(given.left[kinds]), sum(given.up[kinds])
        renew(state, deck)
    for seat in range(state.seats):
        state.known[seat] = given.known[seat][:TERRAIN]
        for deck, hand in ((TRAIN_DECK, given.hands[seat]), (TERRAIN_DECK, given.terrain[seat])):
            _arrange_hand(state, seat, deck, hand, int(board.dealt[deck]), rng)
    for deck in DECKS:
        _arrange_row(board, state, deck, rng)
    mix(state)
    for seat, fresh in enumerate(given.fresh):
        if fresh is not None:
            state.fresh[seat], state.drawn[seat] = fresh[:TERRAIN], sum(fresh)


def _arrange_hand(
    state: State, seat: int, deck: int, hand: Cards | None, dealt: int, rng: Array
) -> None:
    if hand is None:
        for _ in range(dealt):
            draw(state, seat, deck, below(rng, int(state.left[deck])))
        return
    for kind, number in enumerate(hand):
        for _ in range(number):
            give(state, seat, kind)


def _arrange_row(board: Board, state: State, deck: int, rng: Array) -> None:
    """Turn up what is missing face up; a row that was made so is swept away if it has too many
    locomotives.
    """
    while state.shown[deck] < board.row[deck] and state.left[deck]:
        state.up[take(state, deck, below(rng, int(state.left[deck])))] += 1
        state.shown[deck] += 1
        renew(state, deck)
        if deck == TRAIN_DECK and state.shown[deck] == board.row[deck]:
            sweep(board, state)


def _arrange_routes(map_: Map, board: Board, state: State, given: Given) -> Iterator[str]:
    """Lay the trains of claimed tracks. Yield where a rule is against it."""
    for track, seat in given.claimed.items():
        refused = why_not_track(board, state, seat, track)
        route = " ".join(map_.tracks[track].ends)
        if refused == Rule.BOTH_TRACKS:
            yield f"claimed: seat {seat} has both tracks of {route}"
        elif refused == Rule.CLOSED:
            yield f"claimed: both tracks of {route}, with {state.seats} seats"
        state.owner[track] = seat
        join(state.label[seat], board.ends[track, 0], board.ends[track, 1])
    state.trains[: state.seats] = given.trains
    state.points[: state.seats] = given.points


def _arrange_setup(
    map_: Map, state: State, given: Given, chosen: list[int | None], rng: Array
) -> None:
    """All seats are offered their first tickets, and some may have chosen."""
    _set_aside(state, given)
    for seat, offered in enumerate(given.offered):
        if offered is None:
            tickets = [_next_ticket(state, rng) for _ in range(map_.counts.tickets)]
        else:
            tickets = [ticket for _, ticket in offered]
        state.offered[seat, : len(tickets)] = tickets
    state.choice[: state.seats] = [given_or(subset, EMPTY) for subset in chosen]
    state.turn = EMPTY
    state.stage = Stage.SETUP


def _set_aside(state: State, given: Given) -> None:
    """Put the tickets that are offered beside the deck."""
    for _, ticket in (put for offered in given.offered for put in offered or ()):
        state.where[ticket] = ASIDE
        state.deck -= 1


def _next_ticket(state: State, rng: Array) -> int:
    """Put any ticket of the deck beside it."""
    ticket = int(nth_in_deck(state.where, below(rng, int(state.deck))))
    state.where[ticket] = ASIDE
    state.deck -= 1
    return ticket


def _arrange_tickets(board: Board, state: State, given: Given, rng: Array) -> None:
    """Put tickets where they are given, then deal those that are not."""
    for seat, tickets in enumerate(given.tickets):
        state.where[tickets or []] = seat
        state.deck -= len(tickets or [])
    for depth, (seat, ticket) in enumerate(given.under):
        state.putter[depth], state.tail[depth] = seat, ticket
        state.where[ticket] = ASIDE
    state.under = len(given.under)
    state.deck -= len(given.under)
    _set_aside(state, given)
    for seat, tickets in enumerate(given.tickets):
        if tickets is None:
            for _ in range(board.keep_first):
                state.where[_next_ticket(state, rng)] = seat
        state.held[seat] = (state.where == seat).sum()


def _arrange_turn(map_: Map, board: Board, state: State, given: Given, rng: Array) -> list[str]:
    """Let a seat have its turn, as far as it has come. Return what cannot be."""
    state.turn = _any_of(given.turns, rng)
    state.first = EMPTY
    state.picks = int(given.picked)
    state.passes = given.passes
    last = given.last_round
    if map_.counts.trains > map_.counts.last_trains:
        last = last_round(map_, given.trains, state.turn)
    state.last = given_or(last, EMPTY)
    state.stage = _turn_stage(given, state.turn)
    for slot, (seat, ticket) in enumerate(given.offered[state.turn] or []):
        state.offered[state.turn, slot] = ticket
        state.giver[slot] = seat
    problems = _why_not_passes(board, state)
    if given.picked and not can_pick_second(state):
        problems.insert(0, "picked: there is no second card to pick")
    if given.claim is not None:
        problems += _arrange_claim(map_, board, state, given.claim)
    return problems


def _any_of(seats: list[int], rng: Array) -> int:
    """Return one of some seats at random. One alone needs no random number."""
    if len(seats) == 1:
        return seats[0]
    return seats[int(below(rng, len(seats)))]


def _turn_stage(given: Given, turn: int) -> Stage:
    if given.offered[turn]:
        return Stage.KEEP
    if given.picked:
        return Stage.PICK
    return Stage.TURN


def _why_not_passes(board: Board, state: State) -> list[str]:
    passed = [(state.turn - back) % state.seats for back in range(1, state.passes + 1)]
    return [
        f"passes: seat {seat} can move, and so has not passed"
        for seat in passed
        if can_move(board, state, seat)
    ]


def _arrange_claim(map_: Map, board: Board, state: State, claim: Claim) -> list[str]:
    """Begin a claim, and take the steps that are said."""
    seat = int(state.turn)
    if why_not_claim(board, state, seat, claim.track):
        return [f"claim: seat {seat} cannot claim {map_.routes[claim.track]}"]
    begin_claim(board, state, claim.track)
    for stage, first, said in (
        (Stage.PAY, PAY, claim.kind),
        (Stage.LOCOMOTIVES, LOCOMOTIVES, claim.locomotives),
    ):
        if (
            state.stage == stage
            and said is not None
            and not why_not_step(board, state, seat, first + said)
        ):
            take_step(board, state, first + said)
    if claim.kind not in (None, state.colour) or claim.locomotives not in (None, state.locomotives):
        return [f"claim: seat {seat} cannot pay so for {map_.routes[claim.track]}"]
    return []


def position(map_: Map, state: State) -> JsonObject:
    """Return the position of a state in which seats are to move."""
    return {**_table(map_, state), **_tickets(map_, state), **_stage(map_, state)}


def _table(map_: Map, state: State) -> JsonObject:
    """Return the keys of a position that say where the cards and the trains are."""
    seats = range(state.seats)
    hands, known, fresh = state.hand.tolist(), state.known.tolist(), state.fresh.tolist()
    up, discard, owner = state.up.tolist(), state.discard.tolist(), state.owner.tolist()
    return {
        "hands": [count(map_, hands[seat][:TERRAIN]) for seat in seats],
        "terrain": [count(map_, hands[seat][TERRAIN:], TERRAIN) for seat in seats],
        "claimed": {
            route: seat for route, seat in zip(map_.routes, owner, strict=False) if seat != EMPTY
        },
        "trains": state.trains[: len(seats)].tolist(),
        "scores": state.points[: len(seats)].tolist(),
        "face_up": count(map_, up[:TERRAIN]),
        "terrain_up": count(map_, up[TERRAIN:], TERRAIN),
        "discards": count(map_, discard[:TERRAIN]),
        "terrain_discards": count(map_, discard[TERRAIN:], TERRAIN),
        "known": [count(map_, known[seat]) for seat in seats],
        "fresh": [count(map_, fresh[seat]) for seat in seats],
    }


def _tickets(map_: Map, state: State) -> JsonObject:
    """Return the keys of a position that say where the tickets are."""
    ends = [list(ticket.ends) for ticket in map_.tickets]
    under = zip(
        state.putter[: state.under].tolist(), state.tail[: state.under].tolist(), strict=True
    )
    return {
        "tickets": [
            [ends[ticket] for ticket in (state.where == seat).nonzero()[0]]
            for seat in range(state.seats)
        ],
        "under": [[seat, *ends[ticket]] for seat, ticket in under],
        "offered": [_offered(state, ends, row) for row in state.offered[: state.seats].tolist()],
    }


def _offered(state: State, ends: list[list[str]], row: list[int]) -> list[list[Any]]:
    """Return the tickets that a seat is offered; before the ends of one that lay under the deck,
    who put it there.
    """
    put = zip(state.giver.tolist(), row, strict=True)
    offered: list[list[Any]] = []
    for seat, ticket in put:
        if ticket == EMPTY:
            continue
        if seat == EMPTY:
            offered.append(ends[ticket])
        else:
            offered.append([seat, *ends[ticket]])
    return offered


def _stage(map_: Map, state: State) -> JsonObject:
    """Return the keys of a position that say what the game waits for."""
    turn: int | None = int(state.turn)
    chosen = None
    if state.stage == Stage.SETUP:
        turn = None
        chosen = [_slots(subset) for subset in state.choice[: state.seats].tolist()]
    return {
        "turn": turn,
        "chosen": chosen,
        "claim": _claim(map_, state),
        "picked": bool(state.picks),
        "passes": int(state.passes),
        "last_round": or_none(state.last),
    }


def _slots(subset: int) -> list[int] | None:
    """Return a subset of the offered tickets, counted from 1, or None if none is chosen."""
    if subset == EMPTY:
        return None
    return [slot + 1 for slot in range(OFFERS) if subset >> slot & 1]


def _claim(map_: Map, state: State) -> JsonObject | None:
    """Return the claim that is begun, or None."""
    if state.route == EMPTY:
        return None
    colour = None
    if state.colour != EMPTY:
        colour = map_.kinds[state.colour]
    return {
        "route": map_.routes[state.route],
        "colour": colour,
        "locomotives": or_none(state.locomotives),
    }
