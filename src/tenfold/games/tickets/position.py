"""Positions of Ticket to Ride: from plain JSON to a state, and back."""

from typing import Any

from tenfold.errors import BadPosition
from tenfold.games.game import Position
from tenfold.kernel.play import below

from .claim import join
from .decks import can_pick_second, draw, give, mix, renew, take
from .map import EMPTY, TERRAIN, TERRAIN_DECK, TRAIN_DECK, Map
from .offers import nth_in_deck
from .reader import Cards, Given, read
from .state import ASIDE, Stage
from .view import count

DECKS = (TRAIN_DECK, TERRAIN_DECK)


def arrange(of: Map, board: Any, state: Any, position: Position, rng: Any) -> None:
    """Turn a dealt state into a position in which a seat is to move; raises BadPosition with every reason."""
    given = read(of, int(state.seats), position)
    _place_cards(board, state, given, rng)
    _place_tickets(board, state, given, rng)
    _place_routes(board, state, given)
    _place_turn(state, given, rng)
    if state.stage == Stage.PICK and not can_pick_second(state):
        raise BadPosition("a position that cannot be", ["picked: there is no second card to pick"])


def position(of: Map, state: Any) -> dict[str, Any]:
    """The position of a state in which a seat is to begin a turn, to pick its second card or to keep tickets."""
    seats = range(state.seats)
    hands, known, fresh = state.hand.tolist(), state.known.tolist(), state.fresh.tolist()
    up, discard, owner = state.up.tolist(), state.discard.tolist(), state.owner.tolist()
    held = [[list(t.ends) for i, t in enumerate(of.tickets) if state.where[i] == seat] for seat in seats]
    under = zip(state.putter[: state.under].tolist(), state.tail[: state.under].tolist(), strict=True)
    offered = [ticket for ticket in state.offered[state.turn].tolist() if ticket != EMPTY]
    return {
        "hands": [count(of, hands[seat], 0, TERRAIN) for seat in seats],
        "terrain": [count(of, hands[seat], TERRAIN) for seat in seats],
        "tickets": held,
        "claimed": {route: seat for route, seat in zip(of.routes, owner, strict=False) if seat != EMPTY},
        "trains": state.trains[: len(seats)].tolist(),
        "scores": state.points[: len(seats)].tolist(),
        "face_up": count(of, up, 0, TERRAIN),
        "terrain_up": count(of, up, TERRAIN),
        "turn": int(state.turn),
        "discards": count(of, discard, 0, TERRAIN),
        "terrain_discards": count(of, discard, TERRAIN),
        "known": [count(of, known[seat]) for seat in seats],
        "fresh": [count(of, fresh[seat]) for seat in seats],
        "under": [[seat, *of.tickets[ticket].ends] for seat, ticket in under],
        "offered": [list(of.tickets[ticket].ends) for ticket in offered],
        "picked": bool(state.picks),
        "passes": int(state.passes),
        "last_round": int(state.last) if state.last != EMPTY else None,
    }


def _place_cards(board: Any, state: Any, given: Given, rng: Any) -> None:
    """Put cards where they are given, then deal those that are not."""
    state.bag[:], state.discard[:], state.up[:] = given.left, given.discard, given.up
    for deck, kinds in ((TRAIN_DECK, slice(0, TERRAIN)), (TERRAIN_DECK, slice(TERRAIN, None))):
        state.left[deck], state.shown[deck] = sum(given.left[kinds]), sum(given.up[kinds])
        renew(state, deck)
    for seat in range(state.seats):
        state.known[seat] = given.known[seat][:TERRAIN]
        for deck, hand in ((TRAIN_DECK, given.hands[seat]), (TERRAIN_DECK, given.terrain[seat])):
            _place_hand(state, seat, deck, hand, int(board.dealt[deck]), rng)
    for deck in DECKS:
        while state.shown[deck] < board.row[deck] and state.left[deck]:
            state.up[take(state, deck, below(rng, int(state.left[deck])))] += 1
            state.shown[deck] += 1
            renew(state, deck)
    mix(state)
    for seat, fresh in enumerate(given.fresh):
        if fresh is not None:
            state.fresh[seat], state.drawn[seat] = fresh[:TERRAIN], sum(fresh)


def _place_hand(state: Any, seat: int, deck: int, hand: Cards | None, dealt: int, rng: Any) -> None:
    if hand is None:
        for _ in range(dealt):
            draw(state, seat, deck, below(rng, int(state.left[deck])))
        return
    for kind, number in enumerate(hand):
        for _ in range(number):
            give(state, seat, kind)


def _place_tickets(board: Any, state: Any, given: Given, rng: Any) -> None:
    """Put tickets where they are given, then deal those that are not."""
    for seat, tickets in enumerate(given.tickets):
        for ticket in tickets or []:
            _hold(state, seat, ticket)
    for index, (seat, ticket) in enumerate(given.under):
        state.putter[index], state.tail[index] = seat, ticket
        state.where[ticket] = ASIDE
    state.where[given.offered] = ASIDE
    state.under = len(given.under)
    state.deck -= len(given.under) + len(given.offered)
    for seat, tickets in enumerate(given.tickets):
        for _ in range(int(board.keep_first) if tickets is None else 0):
            _hold(state, seat, int(nth_in_deck(state.where, below(rng, int(state.deck)))))


def _hold(state: Any, seat: int, ticket: int) -> None:
    state.where[ticket] = seat
    state.held[seat] += 1
    state.deck -= 1


def _place_routes(board: Any, state: Any, given: Given) -> None:
    for track, seat in given.claimed.items():
        state.owner[track] = seat
        join(state.label[seat], board.ends[track, 0], board.ends[track, 1])
    state.trains[: state.seats] = given.trains
    state.points[: state.seats] = given.points


def _place_turn(state: Any, given: Given, rng: Any) -> None:
    first = int(state.first) if state.first != EMPTY else None
    turn = given.turn if given.turn is not None else first
    state.turn = int(below(rng, int(state.seats))) if turn is None else turn
    state.first = EMPTY
    state.picks = int(given.picked)
    state.passes = given.passes
    state.last = EMPTY if given.last_round is None else given.last_round
    state.offered[state.turn, : len(given.offered)] = given.offered
    state.stage = Stage.KEEP if given.offered else Stage.PICK if given.picked else Stage.TURN
