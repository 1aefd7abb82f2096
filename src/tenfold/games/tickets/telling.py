"""What a viewer is told of a Ticket to Ride move, in words."""

from typing import Any

from tenfold.kernel.contract import CHANCE
from tenfold.kernel.layout import copy

from . import rules
from .chance import way_text
from .map import EMPTY, OFFERS, TERRAIN, TERRAIN_DECK, Map
from .state import BLIND, CLAIM, DRAW_TICKETS, IN_DECK, KEEP, PASS, PICK, Stage
from .words import name_route


def tell(of: Map, board: Any, before: Any, who: int, move: int, viewer: int | None) -> str | None:
    """A move, or chance's way with `who` CHANCE, made in the state `before`; None where the viewer sees nothing."""
    if who == CHANCE:
        return _tell_chance(of, board, before, move, viewer)
    if KEEP <= move < PICK:
        return _tell_keep(of, before, who, move - KEEP + 1, viewer)
    if move < KEEP or move >= CLAIM:
        return _tell_claim(of, board, before, who, move, viewer)
    if move < BLIND:
        return f"{_does(who, viewer, 'take')} {card(of, move - PICK)}"
    if move < DRAW_TICKETS:
        deck = "terrain" if move - BLIND == TERRAIN_DECK else "train"
        return f"{_does(who, viewer, 'draw')} from the {deck} deck"
    return _does(who, viewer, "pass", "es") if move == PASS else f"{_does(who, viewer, 'draw')} tickets"


def card(of: Map, kind: int) -> str:
    """A card in words."""
    name = of.kinds[kind].capitalize() if kind >= TERRAIN else of.kinds[kind]
    article = "an" if name[0] in "aeiou" else "a"
    return f"{article} {name}" if name == "locomotive" else f"{article} {name} card"


def ticket(of: Map, number: int) -> str:
    """A ticket in words."""
    one, other = of.tickets[number].ends
    return f"{of.named[one]} to {of.named[other]} ({of.tickets[number].points})"


def _does(who: int, viewer: int | None, verb: str, third: str = "s") -> str:
    return f"you {verb}" if who == viewer else f"seat {who} {verb}{third}"


def _tell_keep(of: Map, before: Any, who: int, subset: int, viewer: int | None) -> str:
    kept = [int(before.offered[who, place]) for place in range(OFFERS) if subset >> place & 1]
    if who == viewer:
        return f"you keep {' and '.join(ticket(of, number) for number in kept)}"
    if before.stage == Stage.SETUP:
        return f"seat {who} has chosen its tickets"
    return f"seat {who} keeps {len(kept)} of the tickets"


def _tell_claim(of: Map, board: Any, before: Any, who: int, move: int, viewer: int | None) -> str | None:
    """A step of a claim, which others see when the last one is made (H3.12)."""
    after = copy(before)
    rules.apply(board, after, who, move)
    gained = [track for track in range(len(of.tracks)) if before.owner[track] == EMPTY != after.owner[track]]
    if gained:
        points = int(after.points[who] - before.points[who])
        doubled = ", doubled," if points > board.points[gained[0]] else ""
        paid = [_many(of, kind, int(count)) for kind, count in enumerate(before.hand[who] - after.hand[who]) if count]
        won = f"{points} point{'s' if points > 1 else ''}"
        return f"{_does(who, viewer, 'claim')} {name_route(of, gained[0])}{doubled} for {won} with {_and(paid)}"
    if who != viewer:
        return None
    if move >= CLAIM:
        return f"you begin to claim {name_route(of, move - CLAIM)}"
    return f"you pay in {of.kinds[after.colour]}" if before.colour == EMPTY else "you say with how many locomotives"


def _many(of: Map, kind: int, count: int) -> str:
    if of.kinds[kind] == "locomotive":
        return f"{count} locomotive{'s' if count > 1 else ''}"
    return f"{count} {of.kinds[kind].capitalize() if kind >= TERRAIN else of.kinds[kind]}"


def _and(items: list[str]) -> str:
    return f"{', '.join(items[:-1])} and {items[-1]}" if len(items) > 1 else "".join(items)


def _tell_chance(of: Map, board: Any, before: Any, way: int, viewer: int | None) -> str | None:
    text = way_text(of, board, before, way)
    if before.stage == Stage.FIRST:
        return _does(way, viewer, "begin")
    if text not in of.kinds:
        return f"you are offered {ticket(of, _number(of, before, text))}" if before.turn == viewer else None
    kind = of.kinds.index(text)
    if before.stage == Stage.REFILL:
        return f"{card(of, kind)} is turned up"
    if before.turn == viewer or kind >= TERRAIN:  # H8.1
        return f"{_does(int(before.turn), viewer, 'draw')} {card(of, kind)}"
    return None


def _number(of: Map, before: Any, text: str) -> int:
    """The ticket of chance's text, of those that it can be."""
    there = [i for i, found in enumerate(of.tickets) if found.text == text]
    return next((i for i in there if before.where[i] == IN_DECK), there[0])
