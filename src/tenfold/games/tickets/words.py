"""Why a Ticket to Ride move is refused, in words."""

from typing import Any

from .map import EMPTY, GREY_NAME, LOCOMOTIVE, Map
from .offers import count_offered
from .state import BLIND, CLAIM, DOUBLE, LOCOMOTIVES, PICK, Rule, Stage
from .terrain import lack, price


def refuse(of: Map, board: Any, state: Any, seat: int, move: int, rule: int) -> str:
    """Why a rule refuses a move, told from what the seat may know."""
    told: dict[str, Any] = {
        "turn": int(state.turn),
        "keep": min(int(board.keep), int(count_offered(state, seat))),
        "keep_first": int(board.keep_first),
        "offered": _many(int(count_offered(state, seat)), "ticket"),
        "held": _many(int(state.hand[seat, LOCOMOTIVE]), "locomotive"),
        "card": _card(of, move),
        "deck": "train" if move == BLIND else "terrain",
        "tried": _many(max(move - LOCOMOTIVES, 0), "locomotive"),
        "step": _STEPS.get(Stage(int(state.stage)), "claim a route"),
    }
    track = move - CLAIM if move >= CLAIM else int(state.route)
    if track != EMPTY:
        told |= _route(of, board, state, seat, track)
    if rule // 100 == Rule.MAJORITY // 100:
        told |= _doubling(of, board, state, seat, move - DOUBLE)
    return _SENTENCES[Rule(rule)].format(**told)


def name_route(of: Map, track: int) -> str:
    """A route by the names of its ends."""
    one, other = of.tracks[track].ends
    return f"{of.named[one]} - {of.named[other]}"


def _many(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def _card(of: Map, move: int) -> str:
    return of.kinds[move - PICK] if PICK <= move < BLIND else ""


def _route(of: Map, board: Any, state: Any, seat: int, track: int) -> dict[str, Any]:
    hand, on = state.hand[seat].tolist(), of.tracks[track]
    grey = on.colour == GREY_NAME
    best = max(hand[:LOCOMOTIVE]) if grey else hand[int(board.colour[track])]
    owner = int(state.owner[track])
    return {
        "route": name_route(of, track),
        "owner": "you have" if owner == seat else f"seat {owner} has",
        "length": on.length,
        "long": _many(on.length, "train"),
        "trains": int(state.trains[seat]),
        "colour": on.colour,
        "cards": "of any one colour or locomotives" if grey else f"{on.colour} or locomotives",
        "enough": best + hand[LOCOMOTIVE],
        "ferry": _many(on.ferry, "locomotive"),
    }


def _doubling(of: Map, board: Any, state: Any, seat: int, wilds: int) -> dict[str, Any]:
    track, hand = int(state.route), state.hand
    kind = int(board.terrain[track])
    short, cost = int(lack(state, seat, kind)), int(price(board, track))
    others = [other for other in range(state.seats) if other != seat]
    leader = max(others, key=lambda other: int(hand[other, kind]))
    card = f"{of.kinds[kind].capitalize()} card"
    return {
        "more": _many(short, f"more {card}"),
        "instead": f", and {_many(wilds, 'locomotive')} cannot stand for the rest" if wilds else "",
        "leader": leader,
        "most": int(hand[leader, kind]),
        "price": _many(cost, card),
        "own": int(hand[seat, kind]),
        "count": wilds,
        "spare": _many(int(hand[seat, LOCOMOTIVE]) - int(state.locomotives), "locomotive"),
        "limit": _many(max(cost, short), "locomotive"),
    }


_STEPS = {
    Stage.PAY: "say the colour",
    Stage.LOCOMOTIVES: "say how many locomotives",
    Stage.DOUBLE: "say whether you double",
}

_SENTENCES = {
    Rule.KEEP_TWO: "keep at least {keep_first} of the tickets that you are offered",
    Rule.HAS_CHOSEN: "you have chosen your tickets; the first turn begins when everybody has",
    Rule.SETTING_UP: "while setting up, keep some of your tickets; nothing else can be done",
    Rule.NOT_YOUR_TURN: "it is seat {turn}'s turn",
    Rule.ONE_THING: "you have begun to draw cards: pick your second one",
    Rule.NOT_FACE_UP: "there is no {card} card face up",
    Rule.LOCOMOTIVE_FIRST: "a face-up locomotive can only be the first and only card of a turn",
    Rule.EMPTY_DECK: "the {deck} deck is empty, and there are no discards to make it anew",
    Rule.TAKEN: "{owner} claimed that track of {route}",
    Rule.TRAINS: "{route} takes {long}; you have {trains} left",
    Rule.CARDS: "{route} takes {length} cards, {cards}; you have {enough}",
    Rule.COLOUR: "{route} is {colour}: pay with {colour} cards or with locomotives",
    Rule.FERRY: "a sea route needs {ferry}; you have {held}",
    Rule.BOTH_TRACKS: "you have the other track of {route}: nobody owns both tracks of a double",
    Rule.CLOSED: "that track is closed: with 2 or 3 seats only one track of a double is used",
    Rule.LOCOMOTIVES: "{tried} cannot pay along with that colour: {route} takes {length} cards; you have {held}",
    Rule.STEPS: "a claim has steps: the route, the colour, the locomotives, the doubling: now {step}",
    Rule.PRICE: "doubling takes {price}; you have {own}{instead}",
    Rule.MAJORITY: "you need {more} than you have: seat {leader} has {most}{instead}",
    Rule.WILDS: "you have {spare} left to play as terrain, not {count}",
    Rule.TOO_MANY: "this doubling takes {limit} at most, not {count}",
    Rule.NO_TICKETS: "there are no tickets left",
    Rule.KEEP_ONE: "keep at least {keep} of the tickets that you are offered",
    Rule.NOT_OFFERED: "you are offered {offered}",
    Rule.KEEP_NOW: "you have drawn tickets: keep some of them first",
    Rule.CAN_MOVE: "you can only pass when there is nothing else that you can do",
    Rule.OVER: "the game is over",
}
