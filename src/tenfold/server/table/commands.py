"""What people do at a table over the socket: each message becomes the next row of the table, or is refused."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tenfold.errors import NotAMove, Refused
from tenfold.match import Match
from tenfold.server.errors import RequestError
from tenfold.server.protocol import messages
from tenfold.server.protocol.answers import AwayReason, Help
from tenfold.server.store.statements import Write
from tenfold.server.table.table import Table


@dataclass(frozen=True, slots=True)
class Person:
    """Who wants something."""

    player: str
    name: str
    colour: str | None
    language: str | None


@dataclass(slots=True)
class Draft:
    """The row that is to be written next."""

    kind: str
    seat: int | None
    payload: dict[str, Any]
    ahead: Match | None = None
    """A match that has made the row's lines already: if the row is not written, the table is read anew."""
    also: Sequence[Write] = ()
    """What is written with it."""


def takes(message: Any) -> bool:
    """Whether a message asks for something that becomes a row."""
    return type(message) in _ACTS


def draft(who: Person, message: Any, absent: Callable[[int], bool], table: Table) -> Draft | None:
    """The row that a message asks for; None where it has been done before. Raises Refused or Wrong."""
    if (who.player, message.id) in table.done:
        return None
    seat = getattr(message, "seat", None)
    if seat is not None and not isinstance(message, messages.HandOver):
        own_seat(table, who, seat)
    made = _ACTS[type(message)](table, who, message, absent)
    if made is not None:
        made.payload |= {"by": who.player, "id": message.id}
    return made


def own_seat(table: Table, who: Person, seat: int) -> None:
    """Refuse who does not sit there."""
    if seat >= len(table.seats) or table.seats[seat].player != who.player:
        raise RequestError("not-yours")


def playing(table: Table) -> Match:
    """The match that is being played."""
    if table.match is None or table.status != "playing":
        raise RequestError("not-playing")
    return table.match


def move(table: Table, seat: int, text: str) -> Draft:
    """A seat's move. The match makes it."""
    match = playing(table)
    before, shown = len(match.lines), match.lines_seen(None)
    seen = len(shown)  # which grows with what is played
    try:
        match.play(seat, text)
    except NotAMove as fault:
        raise RequestError("no-move", str(fault)) from None
    told = {"move": text, "lines": match.lines[before:], "drawn": table.deal.drawn, "open": len(shown) != seen}
    return Draft("move", seat, told, match)


def take_back(table: Table, seat: int, kept: int) -> Draft:
    """Going back to the first lines of the match, which does so."""
    match = playing(table)
    seen = len(match.lines_seen(None))
    match.back(kept)
    return _taken_back(table, seat, match, is_open=len(match.lines_seen(None)) != seen, learned=True)


def _taken_back(table: Table, seat: int, match: Match, *, is_open: bool, learned: bool) -> Draft:
    """The row of a match that has gone back. Chance is rewound, so that the same cards come again."""
    kept = len(match.lines)
    table.deal.rewind(kept)
    told = {"kept": kept, "open": is_open, "rewinds": True, "learned": learned}
    return Draft("undo", seat, told, match)


def help_given(table: Table, seat: int, what: Help) -> Draft | None:
    """The row that marks a seat as helped; None if it is marked already."""
    if not table.hints:
        raise RequestError("no-hints")
    return None if what in table.seats[seat].helped else Draft("help", seat, {"what": what})


def agree_to_draw(table: Table, seat: int) -> Draft:
    """The end of the game as a draw."""
    match = playing(table)
    before = len(match.lines)
    match.draw(range(match.seats))
    return Draft("draw", seat, {"lines": match.lines[before:], "drawn": table.deal.drawn}, match)


def hand(seat: int, bot: str, why: AwayReason) -> Draft:
    """A bot that plays for a person."""
    return Draft("hand", seat, {"bot": bot, "why": why})


def answer(table: Table, seat: int, agrees: bool) -> Draft:
    """A seat's answer to the question; the last one that agrees brings it about."""
    playing(table)
    question = table.question
    if question is None or (seat in question["agreed"] and agrees):
        raise RequestError("not-asked")
    if not agrees:
        return Draft("decline", seat, {})
    if len(question["agreed"]) + 1 < len(table.seats):
        return Draft("agree", seat, {})
    asking = question["seat"]
    return (
        agree_to_draw(table, asking) if question["what"] == "draw" else take_back(table, asking, _last(table, asking))
    )


def _move(table: Table, who: Person, message: messages.Move, absent: Callable[[int], bool]) -> Draft:
    playing(table)
    if table.seats[message.seat].bot is not None:
        raise RequestError("away")
    return move(table, message.seat, message.move)


def _chat(table: Table, who: Person, message: messages.Say, absent: Callable[[int], bool]) -> Draft:
    mine = table.seats_of(who.player)
    name = table.seats[mine[0]].name if mine else who.name
    return Draft("chat", mine[0] if mine else None, {"name": name, "text": plain(message.text)})


def _undo(table: Table, who: Person, message: messages.Undo, absent: Callable[[int], bool]) -> Draft:
    match = playing(table)
    before = list(match.lines)
    seen = len(match.lines_seen(None))
    try:
        match.undo(message.seat)
    except Refused as refused:
        if refused.rule == "M1.1":
            raise
        return _ask(table, message.seat, "undo")
    assert match.lines == before[: len(match.lines)]
    return _taken_back(table, message.seat, match, is_open=len(match.lines_seen(None)) != seen, learned=False)


def _draw(table: Table, who: Person, message: messages.Draw, absent: Callable[[int], bool]) -> Draft:
    playing(table)
    return _ask(table, message.seat, "draw")


def _ask(table: Table, seat: int, what: str) -> Draft:
    if table.question is not None:
        raise RequestError("asked")
    return Draft("ask", seat, {"what": what})


def _answer(table: Table, who: Person, message: messages.Answer, absent: Callable[[int], bool]) -> Draft:
    return answer(table, message.seat, message.agree)


def _hand_over(table: Table, who: Person, message: messages.HandOver, absent: Callable[[int], bool]) -> Draft:
    playing(table)
    if message.seat >= len(table.seats) or table.seats[message.seat].kind == "bot":
        raise RequestError("not-yours")
    if table.seats[message.seat].player == who.player:
        return hand(message.seat, message.bot, "handed")
    if not table.seats_of(who.player):
        raise RequestError("not-yours")
    if not absent(message.seat):
        raise RequestError("not-away")
    return hand(message.seat, message.bot, "absent")


def _take_seat_back(
    table: Table, who: Person, message: messages.TakeBack, absent: Callable[[int], bool]
) -> Draft | None:
    playing(table)
    return None if table.seats[message.seat].away is None else Draft("back", message.seat, {})


_ACTS: Mapping[type, Callable[[Table, Person, Any, Callable[[int], bool]], Draft | None]] = {
    messages.Move: _move,
    messages.Say: _chat,
    messages.Undo: _undo,
    messages.Draw: _draw,
    messages.Answer: _answer,
    messages.HandOver: _hand_over,
    messages.TakeBack: _take_seat_back,
}


def _last(table: Table, seat: int) -> int:
    """How many lines stood before a seat's last move."""
    assert table.match is not None
    lines = table.match.lines
    return max((number for number, line in enumerate(lines) if line.startswith(f"{seat} ")), default=len(lines))


def plain(text: str) -> str:
    """A text without what could break a line or turn it round, and without spaces around it."""
    kept = "".join(letter if letter.isprintable() else " " for letter in text)
    said = " ".join(kept.split())
    if not said:
        raise RequestError("malformed", "an empty text")
    return said
