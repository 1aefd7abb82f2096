"""What the refusals of Ticket to Ride tell, worked out from the view of the seat that is refused."""

from collections.abc import Callable
from typing import Any

from .board import Board
from .claim import locomotive_bounds
from .map import COLOURS, EMPTY, GREY_NAME, LOCOMOTIVE, LOCOMOTIVE_NAME, Map
from .offers import count_offered
from .state import BLIND, CLAIM, DOUBLE, LOCOMOTIVES, PAY, PICK, Blank, Rule, Stage
from .terrain import lack, price

Data = dict[str, Any]

STEPS = {Stage.PAY: "pay", Stage.LOCOMOTIVES: "locomotives", Stage.DOUBLE: "double"}
"""What a claim that is begun waits for."""


def refusal(of: Map, board: Board, view: Blank, seat: int, move: int, rule: int) -> Data:
    """The data of a refusal's sentence."""
    tell = _TELLERS.get(Rule(rule))
    return {} if tell is None else tell(of, board, view, seat, move)


def _turn(of: Map, board: Board, view: Blank, seat: int, move: int) -> Data:
    return {"seat": int(view.turn)}


def _keep_first(of: Map, board: Board, view: Blank, seat: int, move: int) -> Data:
    return {"count": of.counts.keep_first}


def _keep(of: Map, board: Board, view: Blank, seat: int, move: int) -> Data:
    return {"count": min(of.counts.keep, int(count_offered(view, seat)))}


def _offered(of: Map, board: Board, view: Blank, seat: int, move: int) -> Data:
    return {"count": int(count_offered(view, seat))}


def _card(of: Map, board: Board, view: Blank, seat: int, move: int) -> Data:
    return {"card": of.kinds[move - PICK]}


def _deck(of: Map, board: Board, view: Blank, seat: int, move: int) -> Data:
    return {"deck": "train" if move == BLIND else "terrain"}


def _step(of: Map, board: Board, view: Blank, seat: int, move: int) -> Data:
    return {"step": STEPS.get(Stage(view.stage), "claim")}


def _route(of: Map, board: Board, view: Blank, seat: int, move: int) -> Data:
    return {"ends": list(of.tracks[_track(view, move)].ends)}


def _owner(of: Map, board: Board, view: Blank, seat: int, move: int) -> Data:
    return {**_route(of, board, view, seat, move), "seat": int(view.owner[_track(view, move)])}


def _trains(of: Map, board: Board, view: Blank, seat: int, move: int) -> Data:
    length = of.tracks[_track(view, move)].length
    return {**_route(of, board, view, seat, move), "length": length, "trains": int(view.trains[seat])}


def _cards(of: Map, board: Board, view: Blank, seat: int, move: int) -> Data:
    """A claim goes by the colour of which there are most, a payment by the one that it says."""
    track, hand = of.tracks[_track(view, move)], view.hand[seat].tolist()
    grey = track.colour == GREY_NAME and move >= CLAIM
    best = hand.index(max(hand[:COLOURS])) if grey else of.kinds.index(track.colour) if move >= CLAIM else move - PAY
    kind = of.kinds[best]
    return {
        **_route(of, board, view, seat, move),
        "length": track.length,
        "paying": GREY_NAME if grey else LOCOMOTIVE_NAME if best == LOCOMOTIVE else "colour",
        "colour": kind,
        "held": _held(of, hand, best),
    }


def _held(of: Map, hand: list[int], kind: int) -> dict[str, int]:
    """How many cards of a colour, and how many locomotives, a hand has."""
    return {of.kinds[kind]: hand[kind], LOCOMOTIVE_NAME: hand[LOCOMOTIVE]}


def _colour(of: Map, board: Board, view: Blank, seat: int, move: int) -> Data:
    return {**_route(of, board, view, seat, move), "colour": of.tracks[view.route].colour}


def _ferry(of: Map, board: Board, view: Blank, seat: int, move: int) -> Data:
    """A claim needs locomotives that the seat has not, a payment more than it says."""
    return {
        **_route(of, board, view, seat, move),
        "ferry": of.tracks[_track(view, move)].ferry,
        "held": int(view.hand[seat, LOCOMOTIVE]),
        "count": None if move >= CLAIM else move - LOCOMOTIVES,
    }


def _locomotives(of: Map, board: Board, view: Blank, seat: int, move: int) -> Data:
    fewest, most = locomotive_bounds(board, view, seat, view.route, view.colour)
    return {
        **_route(of, board, view, seat, move),
        "length": of.tracks[view.route].length,
        "colour": of.kinds[view.colour],
        "held": _held(of, view.hand[seat].tolist(), view.colour),
        "fewest": int(fewest),
        "most": int(most),
        "count": move - LOCOMOTIVES,
    }


def _double(of: Map, board: Board, view: Blank, seat: int, move: int) -> Data:
    track, kind = int(view.route), int(board.terrain[view.route])
    if kind == EMPTY:
        return {"price": {}, "own": {}, "count": move - DOUBLE}
    others = [other for other in range(view.seats) if other != seat]
    leader = max(others, key=lambda other: int(view.hand[other, kind]))
    short, cost, ground = int(lack(view, seat, kind)), int(price(board, track)), of.kinds[kind]
    return {
        "count": move - DOUBLE,
        "price": {ground: cost},
        "own": {ground: int(view.hand[seat, kind])},
        "short": {ground: short},
        "seat": leader,
        "most": int(view.hand[leader, kind]),
        "spare": {LOCOMOTIVE_NAME: int(view.hand[seat, LOCOMOTIVE]) - int(view.locomotives)},
        "limit": {LOCOMOTIVE_NAME: max(cost, short)},
    }


def _track(view: Blank, move: int) -> int:
    """The track that a move claims, or that is being claimed."""
    return move - CLAIM if move >= CLAIM else int(view.route)


_TELLERS: dict[Rule, Callable[[Map, Board, Blank, int, int], Data]] = {
    Rule.KEEP_TWO: _keep_first,
    Rule.NOT_YOUR_TURN: _turn,
    Rule.NOT_FACE_UP: _card,
    Rule.EMPTY_DECK: _deck,
    Rule.TAKEN: _owner,
    Rule.TRAINS: _trains,
    Rule.CARDS: _cards,
    Rule.COLOUR: _colour,
    Rule.FERRY: _ferry,
    Rule.BOTH_TRACKS: _route,
    Rule.CLOSED: _route,
    Rule.LOCOMOTIVES: _locomotives,
    Rule.STEPS: _step,
    Rule.PRICE: _double,
    Rule.MAJORITY: _double,
    Rule.WILDS: _double,
    Rule.TOO_MANY: _double,
    Rule.KEEP_ONE: _keep,
    Rule.NOT_OFFERED: _offered,
}
"""What is told where a rule's sentence has anything to tell."""
