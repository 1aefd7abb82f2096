"""What a viewer sees happen in a Ticket to Ride game, as typed values that are plain JSON."""

from collections.abc import Callable, Collection
from typing import Literal, TypedDict

import numpy as np

from tenfold.games.events import Agree, End, Event, first_change
from tenfold.kernel.contract import CHANCE, UNSEEN

from .map import EMPTY, OFFERS, TERRAIN, TERRAIN_DECK, TRAIN_DECK, UNKNOWN, Map
from .state import BLIND, CLAIM, DRAW_TICKETS, KEEP, LOCOMOTIVES, PASS, PAY, PICK, Blank, Stage
from .view import Ends, count

Deck = Literal["train", "terrain"]
DECKS: tuple[Deck, Deck] = ("train", "terrain")


class Deal(TypedDict):
    """A seat is dealt a card while the game is set up."""

    event: Literal["deal"]
    seat: int
    deck: Deck
    card: str | None
    """None if the viewer does not see it."""


class Reach(TypedDict):
    """A seat picks the top card of a deck."""

    event: Literal["reach"]
    seat: int
    deck: Deck


class Draw(TypedDict):
    """A seat gets the card that it picked from a deck."""

    event: Literal["draw"]
    seat: int
    deck: Deck
    card: str | None


class Take(TypedDict):
    """A seat picks a card that lies face up."""

    event: Literal["take"]
    seat: int
    card: str


class TurnUp(TypedDict):
    """A card is turned up."""

    event: Literal["turn-up"]
    card: str


class Sweep(TypedDict):
    """The train cards that lie face up are discarded, for too many are locomotives."""

    event: Literal["sweep"]
    cards: dict[str, int]


class Renew(TypedDict):
    """A deck is reshuffled from its discards."""

    event: Literal["renew"]
    deck: Deck


class DrawTickets(TypedDict):
    """A seat draws tickets."""

    event: Literal["draw-tickets"]
    seat: int


class Offer(TypedDict):
    """A seat is offered a ticket."""

    event: Literal["offer"]
    seat: int
    ticket: Ends | None


class Choose(TypedDict):
    """A seat has chosen its first tickets."""

    event: Literal["choose"]
    seat: int
    tickets: list[Ends] | None


class Keep(TypedDict):
    """A seat keeps tickets, and puts the others that it was offered under the deck."""

    event: Literal["keep"]
    seat: int
    count: int
    tickets: list[Ends] | None


class Begin(TypedDict):
    """A seat is to have the first turn."""

    event: Literal["begin"]
    seat: int


class BeginClaim(TypedDict):
    """The viewer begins to claim a track."""

    event: Literal["begin-claim"]
    seat: int
    track: str


class Pay(TypedDict):
    """The viewer says which cards it pays with."""

    event: Literal["pay"]
    seat: int
    card: str


class Locomotives(TypedDict):
    """The viewer says how many of them are locomotives."""

    event: Literal["locomotives"]
    seat: int
    count: int


class Claim(TypedDict):
    """A seat claims a track."""

    event: Literal["claim"]
    seat: int
    track: str
    paid: dict[str, int]
    doubled: bool
    doubling: dict[str, int]
    """The terrain cards, and the locomotives instead of them, that double it."""
    points: int


class Pass(TypedDict):
    """A seat passes."""

    event: Literal["pass"]
    seat: int


class LastRound(TypedDict):
    """The last round begins after a seat's turn."""

    event: Literal["last-round"]
    seat: int


class Reveal(TypedDict):
    """A seat shows its tickets when the game is over."""

    event: Literal["reveal"]
    seat: int
    tickets: list[Ends]


Events = (
    Deal | Reach | Draw | Take | TurnUp | Sweep | Renew | DrawTickets | Offer | Choose | Keep
    | Begin | BeginClaim | Pay | Locomotives | Claim | Pass | LastRound | Reveal | Agree | End
)  # fmt: skip


def observe(map_: Map, before: Blank, after: Blank, who: int, move: int) -> list[Event]:
    """Return what a viewer saw of a line of the record, by its views before and after it."""
    found: list[Event] = []
    if who == CHANCE:
        found += _CHANCES[before.stage](map_, before, after, before.turn)
    elif who >= 0:
        found += _MOVES.get(before.stage, _act)(map_, before, after, who, move)
    if before.last == EMPTY != after.last:
        found.append(LastRound(event="last-round", seat=before.turn))
    if after.stage == _OVER != before.stage:
        found += [
            Reveal(event="reveal", seat=seat, tickets=_held(map_, after, seat))
            for seat in range(after.seats)
        ]
    return found


def concerned(before: Blank, after: Blank, who: int, move: int) -> Collection[int]:
    """Return the seats that may see something else of a line than spectators do: who draws, chooses
    or claims.

    A ticket also concerns whoever had put it under the deck (H8.5), and the last choice of first
    tickets concerns everybody.
    """
    if who == CHANCE:
        return _concerned_by_chance(before)
    if PICK <= move < CLAIM:
        return ()
    if before.stage == _SETUP != after.stage:
        return range(before.seats)
    return (who,)


def _concerned_by_chance(before: Blank) -> Collection[int]:
    if before.stage in _OFFERING:
        return range(before.seats)
    if before.stage == _BLIND:
        return (before.turn,)
    return ()


def _held(map_: Map, view: Blank, seat: int) -> list[Ends]:
    return [ends for ends, holder in zip(map_.ends, view.where, strict=False) if holder == seat]


def _begin(map_: Map, before: Blank, after: Blank, seat: int) -> list[Event]:
    return [Begin(event="begin", seat=after.turn)]


def _draw(map_: Map, before: Blank, after: Blank, seat: int) -> list[Event]:
    deck = before.drawing
    drawn = Draw(event="draw", seat=seat, deck=DECKS[deck], card=_gained(map_, before, after, seat))
    return [drawn, *_renewed(before, after, deck, 1)]


def _turn_up(map_: Map, before: Blank, after: Blank, seat: int) -> list[Event]:
    """A card is turned up, after which the row may be swept away; after either the deck may be
    reshuffled.
    """
    deck = before.drawing
    renewed = _renewed(before, after, deck, 1)
    if after.churns <= before.churns:
        card = map_.kinds[first_change(before.up, after.up)]
        return [TurnUp(event="turn-up", card=card), *renewed]
    is_renewed_first = before.left[deck] == 1 and any(before.discard[:TERRAIN])
    swept = _discarded(before, after, is_renewed_first)
    card = map_.kinds[first_change(before.up[:TERRAIN], np.array(swept, np.int8))]
    turned = TurnUp(event="turn-up", card=card)
    away = Sweep(event="sweep", cards=count(map_, swept))
    if is_renewed_first:
        return [turned, *renewed, away]
    return [turned, away, *renewed]


def _discarded(before: Blank, after: Blank, emptied: bool) -> list[int]:
    """Return the train cards that were discarded. Earlier discards may have become the deck before
    (`emptied`), or these have become it since.
    """
    discard = after.discard[:TERRAIN]
    if not any(discard):
        return list(after.bag[:TERRAIN])
    if emptied:
        return list(discard)
    return [now - then for now, then in zip(discard, before.discard, strict=False)]


def _renewed(before: Blank, after: Blank, deck: int, used_up: int) -> list[Event]:
    """Return the event of a deck that was reshuffled: it had `used_up` cards, and has some."""
    if before.left[deck] != used_up or not after.left[deck]:
        return []
    return [Renew(event="renew", deck=DECKS[deck])]


def _offer(map_: Map, before: Blank, after: Blank, seat: int) -> list[Event]:
    slot = sum(ticket != EMPTY for ticket in before.offered[seat])
    ticket = after.offered[seat][slot]
    ends = map_.ends[ticket] if ticket >= 0 else None
    return [Offer(event="offer", seat=seat, ticket=ends)]


def _deal(map_: Map, before: Blank, after: Blank, seat: int) -> list[Event]:
    deck = map_.counts.dealt_from(before.picks)
    if deck == EMPTY:
        return _offer(map_, before, after, seat)
    return [
        Deal(event="deal", seat=seat, deck=DECKS[deck], card=_gained(map_, before, after, seat))
    ]


def _gained(map_: Map, before: Blank, after: Blank, seat: int) -> str | None:
    """Return the card that a seat has got, if the viewer sees it."""
    kind = first_change(before.hand[seat], after.hand[seat])
    if kind < 0:
        return None
    return map_.kinds[kind]


def _act(map_: Map, before: Blank, after: Blank, who: int, move: int) -> list[Event]:
    if move == UNSEEN or move < KEEP or move >= CLAIM:
        return _step(map_, before, after, who, move)
    if move < BLIND:
        return [Take(event="take", seat=who, card=map_.kinds[move - PICK])]
    if move < DRAW_TICKETS:
        return [Reach(event="reach", seat=who, deck=DECKS[move - BLIND])]
    if move == PASS:
        return [Pass(event="pass", seat=who)]
    return [DrawTickets(event="draw-tickets", seat=who)]


def _choose(map_: Map, before: Blank, after: Blank, who: int, move: int) -> list[Event]:
    """A seat chooses; when the last one has, all keep their tickets."""
    choices = before.choice.tolist()
    choices[who] = _choice(move)
    found: list[Event] = [
        Choose(event="choose", seat=who, tickets=_subset(map_, before, who, choices[who]))
    ]
    if after.stage != _SETUP:
        found += [_kept(map_, before, after, seat, choices[seat]) for seat in range(before.seats)]
    if after.stage == _TURN:
        found.append(Begin(event="begin", seat=after.turn))
    return found


def _keep(map_: Map, before: Blank, after: Blank, who: int, move: int) -> list[Event]:
    return [_kept(map_, before, after, who, _choice(move))]


def _choice(move: int) -> int:
    """Return the subset of the offered tickets that a move keeps, as bits, or UNKNOWN."""
    if move == UNSEEN:
        return UNKNOWN
    return move - KEEP + 1


def _kept(map_: Map, before: Blank, after: Blank, seat: int, subset: int) -> Keep:
    kept = after.held[seat] - before.held[seat]
    return Keep(event="keep", seat=seat, count=kept, tickets=_subset(map_, before, seat, subset))


def _subset(map_: Map, before: Blank, seat: int, subset: int) -> list[Ends] | None:
    """Return the tickets of a subset of those that a seat is offered, or None if it is unknown."""
    if subset == UNKNOWN:
        return None
    offered = before.offered[seat]
    return [map_.ends[offered[slot]] for slot in range(OFFERS) if subset >> slot & 1]


def _step(map_: Map, before: Blank, after: Blank, who: int, move: int) -> list[Event]:
    """A step of a claim, of which others see the last (H3.12)."""
    if before.trains != after.trains:
        return _claim(map_, before, after, who)
    if move == UNSEEN:
        return []
    if move >= CLAIM:
        return [BeginClaim(event="begin-claim", seat=who, track=map_.routes[move - CLAIM])]
    if move < LOCOMOTIVES:
        return [Pay(event="pay", seat=who, card=map_.kinds[move - PAY])]
    return [Locomotives(event="locomotives", seat=who, count=move - LOCOMOTIVES)]


def _claim(map_: Map, before: Blank, after: Blank, who: int) -> list[Event]:
    track = first_change(before.owner, after.owner)
    length = map_.tracks[track].length
    points = after.points[who] - before.points[who]
    paid = _discarded(before, after, False)
    wilds = sum(paid) - length
    paid[-1] -= wilds
    terrain = zip(before.hand[who][TERRAIN:], after.hand[who][TERRAIN:], strict=True)
    doubling = [*[0] * (TERRAIN - 1), wilds, *(had - has for had, has in terrain)]
    claim = Claim(
        event="claim",
        seat=who,
        track=map_.routes[track],
        paid=count(map_, paid),
        doubled=points > map_.route_points[length - 1],
        doubling=count(map_, doubling),
        points=points,
    )
    return [
        claim,
        *_renewed(before, after, TRAIN_DECK, 0),
        *_renewed(before, after, TERRAIN_DECK, 0),
    ]


_OVER, _SETUP, _BLIND, _TURN = int(Stage.OVER), int(Stage.SETUP), int(Stage.BLIND), int(Stage.TURN)
_OFFERING = (int(Stage.OFFER), int(Stage.DEAL))
_CHANCES: dict[int, Callable[[Map, Blank, Blank, int], list[Event]]] = {
    Stage.DEAL: _deal,
    Stage.REFILL: _turn_up,
    Stage.BLIND: _draw,
    Stage.OFFER: _offer,
    Stage.FIRST: _begin,
}
_MOVES: dict[int, Callable[[Map, Blank, Blank, int, int], list[Event]]] = {
    Stage.SETUP: _choose,
    Stage.KEEP: _keep,
}
"""What is seen of chance, and of a seat's move, by the stage before it."""
