"""What the refusals of Ticket to Ride tell, worked out from the view of the seat that is
refused.
"""

from collections.abc import Callable

from tenfold.json_types import JsonObject

from .board import Board
from .claim import locomotive_bounds
from .map import COLOURS, EMPTY, GREY_NAME, LOCOMOTIVE, LOCOMOTIVE_NAME, Map
from .offers import count_offered
from .state import BLIND, CLAIM, DOUBLE, LOCOMOTIVES, PAY, PICK, Blank, Rule, Stage
from .terrain import lack, price

Data = JsonObject

STEPS = {Stage.PAY: "pay", Stage.LOCOMOTIVES: "locomotives", Stage.DOUBLE: "double"}
"""What a claim that is begun waits for."""


def refusal(map_: Map, board: Board, view: Blank, seat: int, move: int, rule: int) -> Data:
    """Return the data of a refusal's sentence."""
    tell = _TELLERS.get(Rule(rule))
    if tell is None:
        return {}
    return tell(map_, board, view, seat, move)


def _turn(map_: Map, board: Board, view: Blank, seat: int, move: int) -> Data:
    return {"seat": int(view.turn)}


def _keep_first(map_: Map, board: Board, view: Blank, seat: int, move: int) -> Data:
    return {"count": map_.counts.keep_first}


def _keep(map_: Map, board: Board, view: Blank, seat: int, move: int) -> Data:
    return {"count": min(map_.counts.keep, int(count_offered(view, seat)))}


def _offered(map_: Map, board: Board, view: Blank, seat: int, move: int) -> Data:
    return {"count": int(count_offered(view, seat))}


def _card(map_: Map, board: Board, view: Blank, seat: int, move: int) -> Data:
    return {"card": map_.kinds[move - PICK]}


def _deck(map_: Map, board: Board, view: Blank, seat: int, move: int) -> Data:
    return {"deck": "train" if move == BLIND else "terrain"}


def _step(map_: Map, board: Board, view: Blank, seat: int, move: int) -> Data:
    return {"step": STEPS.get(Stage(view.stage), "claim")}


def _route(map_: Map, board: Board, view: Blank, seat: int, move: int) -> Data:
    return {"ends": list(map_.tracks[_track(view, move)].ends)}


def _owner(map_: Map, board: Board, view: Blank, seat: int, move: int) -> Data:
    return {**_route(map_, board, view, seat, move), "seat": int(view.owner[_track(view, move)])}


def _trains(map_: Map, board: Board, view: Blank, seat: int, move: int) -> Data:
    length = map_.tracks[_track(view, move)].length
    return {
        **_route(map_, board, view, seat, move),
        "length": length,
        "trains": int(view.trains[seat]),
    }


def _cards(map_: Map, board: Board, view: Blank, seat: int, move: int) -> Data:
    """A claim goes by the colour of which there are most, a payment by the one that it says."""
    track = map_.tracks[_track(view, move)]
    hand = view.hand[seat].tolist()
    paying = "colour"
    if move < CLAIM:
        kind = move - PAY
    elif track.colour == GREY_NAME:
        kind = hand.index(max(hand[:COLOURS]))
        paying = GREY_NAME
    else:
        kind = map_.kinds.index(track.colour)
    if kind == LOCOMOTIVE:
        paying = LOCOMOTIVE_NAME
    return {
        **_route(map_, board, view, seat, move),
        "length": track.length,
        "paying": paying,
        "colour": map_.kinds[kind],
        "held": _held(map_, hand, kind),
    }


def _held(map_: Map, hand: list[int], kind: int) -> dict[str, int]:
    """How many cards of a colour, and how many locomotives, a hand has."""
    return {map_.kinds[kind]: hand[kind], LOCOMOTIVE_NAME: hand[LOCOMOTIVE]}


def _colour(map_: Map, board: Board, view: Blank, seat: int, move: int) -> Data:
    return {**_route(map_, board, view, seat, move), "colour": map_.tracks[view.route].colour}


def _ferry(map_: Map, board: Board, view: Blank, seat: int, move: int) -> Data:
    """A claim needs locomotives that the seat has not, a payment more than it says."""
    count = None
    if move < CLAIM:
        count = move - LOCOMOTIVES
    return {
        **_route(map_, board, view, seat, move),
        "ferry": map_.tracks[_track(view, move)].ferry,
        "held": int(view.hand[seat, LOCOMOTIVE]),
        "count": count,
    }


def _locomotives(map_: Map, board: Board, view: Blank, seat: int, move: int) -> Data:
    fewest, most = locomotive_bounds(board, view, seat, view.route, view.colour)
    return {
        **_route(map_, board, view, seat, move),
        "length": map_.tracks[view.route].length,
        "colour": map_.kinds[view.colour],
        "held": _held(map_, view.hand[seat].tolist(), view.colour),
        "fewest": int(fewest),
        "most": int(most),
        "count": move - LOCOMOTIVES,
    }


def _double(map_: Map, board: Board, view: Blank, seat: int, move: int) -> Data:
    track, kind = int(view.route), int(board.terrain[view.route])
    if kind == EMPTY:
        return {"price": {}, "own": {}, "count": move - DOUBLE}
    others = [other for other in range(view.seats) if other != seat]
    leader = max(others, key=lambda other: int(view.hand[other, kind]))
    short, cost, ground = int(lack(view, seat, kind)), int(price(board, track)), map_.kinds[kind]
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
    """Return the track that a move claims, or that is being claimed."""
    if move >= CLAIM:
        return move - CLAIM
    return int(view.route)


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
"""The functions that find the data of a rule's sentence, for the sentences that need any."""
