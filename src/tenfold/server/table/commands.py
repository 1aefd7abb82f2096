"""Commands: what people ask for at a table over the socket. Each becomes the next row of the table,
or is refused.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from typing_extensions import TypeIs

from tenfold.errors import NotAMove, Refused
from tenfold.match import Match
from tenfold.server.errors import RequestError
from tenfold.server.protocol import messages
from tenfold.server.protocol.answers import AwayReason, Help
from tenfold.server.store.statements import Write
from tenfold.server.store.storage import Payload
from tenfold.server.table.table import Table

SPECTATORS = (None,)
"""The viewers that stand for everybody: what a spectator sees, all see."""


@dataclass(frozen=True, slots=True)
class Person:
    """The player who gives a command."""

    player: str
    name: str
    colour: str | None
    language: str | None


@dataclass(slots=True)
class Draft:
    """The row that a command would store."""

    kind: str
    seat: int | None
    payload: Payload
    ahead: Match | None = None
    """The match, if it has made the row's lines already: if the row is not stored, the table is
    read again.
    """
    also: Sequence[Write] = ()
    """What is stored together with the row."""


def is_command(message: messages.FromClient) -> TypeIs[messages.Command]:
    """Return whether a message is a command."""
    return type(message) in _COMMANDS


def draft(
    who: Person, message: messages.Command, absent: Callable[[int], bool], table: Table
) -> Draft | None:
    """Draft the row of a command, or return None if it has been carried out before; raises Refused
    or RequestError.
    """
    if (who.player, message.id) in table.done:
        return None
    seat = getattr(message, "seat", None)
    if seat is not None and not isinstance(message, messages.HandOver):
        own_seat(table, who, seat)
    drafted = _COMMANDS[type(message)](table, who, message, absent)
    if drafted is not None:
        drafted.payload |= {"by": who.player, "id": message.id}
    return drafted


def own_seat(table: Table, who: Person, seat: int) -> None:
    """Refuse a player who does not sit at a seat."""
    if seat >= len(table.seats) or table.seats[seat].player != who.player:
        raise RequestError("not-yours")


def playing(table: Table) -> Match:
    """Return the match that is being played; raises RequestError if there is none."""
    if table.match is None or table.status != "playing":
        raise RequestError("not-playing")
    return table.match


def not_paused(table: Table) -> None:
    """Refuse what changes the game during a pause."""
    if table.paused:
        raise RequestError("paused")


def move(table: Table, seat: int, text: str) -> Draft:
    """Make a seat's move in the match, and draft its row."""
    not_paused(table)
    match = _watched(table)
    before = len(match.lines)
    try:
        is_open = match.play(seat, text)
    except NotAMove as fault:
        raise RequestError("no-move", str(fault)) from None
    payload = {
        "move": text,
        "lines": match.lines[before:],
        "drawn": table.deal.drawn,
        "open": is_open,
    }
    return Draft("move", seat, payload, match)


def take_back(table: Table, seat: int, kept: int) -> Draft:
    """Take the match back to its first lines, and draft the row."""
    match = _watched(table)
    is_open = match.back(kept)
    return _taken_back(table, seat, match, is_open=is_open, learned=True)


def _watched(table: Table) -> Match:
    """Return the match that is being played, which spectators watch: it says whether they see what
    happens.
    """
    match = playing(table)
    match.watched_by(SPECTATORS)
    return match


def _taken_back(
    table: Table, seat: int, match: Match, *, is_open: bool | None, learned: bool
) -> Draft:
    """Draft the row of a match that was taken back. Chance is rewound, so that the same cards come
    again.
    """
    kept = len(match.lines)
    table.deal.rewind(kept)
    payload = {"kept": kept, "open": is_open, "rewinds": True, "learned": learned}
    return Draft("undo", seat, payload, match)


def help_given(table: Table, seat: int, what: Help) -> Draft | None:
    """Draft the row that marks a seat as helped, or return None if it is marked already."""
    if not table.hints:
        raise RequestError("no-hints")
    if what in table.seats[seat].helped:
        return None
    return Draft("help", seat, {"what": what})


def agree_to_draw(table: Table, seat: int) -> Draft:
    """End the match as a draw, and draft the row."""
    match = playing(table)
    before = len(match.lines)
    match.draw(range(match.seats))
    return Draft("draw", seat, {"lines": match.lines[before:], "drawn": table.deal.drawn}, match)


def hand(seat: int, bot: str, why: AwayReason) -> Draft:
    """Draft the row that lets a bot play for a person."""
    return Draft("hand", seat, {"bot": bot, "why": why})


def answer(table: Table, seat: int, agrees: bool) -> Draft:
    """Draft a seat's answer to the open question. If it is the last to agree, draft what was asked
    for.
    """
    playing(table)
    question = table.question
    if question is None or (seat in question["agreed"] and agrees):
        raise RequestError("not-asked")
    if not agrees:
        return Draft("decline", seat, {})
    if len(question["agreed"]) + 1 < len(table.seats):
        return Draft("agree", seat, {})
    asking = question["seat"]
    if question["what"] == "draw":
        return agree_to_draw(table, asking)
    if question["what"] == "pause":
        return Draft("pause", asking, {})
    return take_back(table, asking, _lines_before_last_move(table, asking))


def _move(
    table: Table, who: Person, message: messages.Move, absent: Callable[[int], bool]
) -> Draft:
    playing(table)
    if table.seats[message.seat].bot is not None:
        raise RequestError("away")
    return move(table, message.seat, message.move)


def _chat(table: Table, who: Person, message: messages.Say, absent: Callable[[int], bool]) -> Draft:
    name: str | None = who.name
    seat = next(iter(table.seats_of(who.player)), None)
    if seat is not None:
        name = table.seats[seat].name
    return Draft("chat", seat, {"name": name, "text": plain(message.text)})


def _undo(
    table: Table, who: Person, message: messages.Undo, absent: Callable[[int], bool]
) -> Draft:
    match = _watched(table)
    not_paused(table)
    try:
        is_open = match.undo(message.seat)
    except Refused as refused:
        if refused.rule == "M1.1":
            raise
        return _ask(table, message.seat, "undo")
    return _taken_back(table, message.seat, match, is_open=is_open, learned=False)


def _draw(
    table: Table, who: Person, message: messages.Draw, absent: Callable[[int], bool]
) -> Draft:
    playing(table)
    return _ask(table, message.seat, "draw")


def _pause(
    table: Table, who: Person, message: messages.Pause, absent: Callable[[int], bool]
) -> Draft:
    playing(table)
    if table.clock is None:
        raise RequestError("no-clock")
    return _ask(table, message.seat, "pause")


def _resume(
    table: Table, who: Person, message: messages.Resume, absent: Callable[[int], bool]
) -> Draft | None:
    playing(table)
    return Draft("resume", message.seat, {}) if table.paused else None


def _ask(table: Table, seat: int, what: str) -> Draft:
    not_paused(table)
    if table.question is not None:
        raise RequestError("asked")
    return Draft("ask", seat, {"what": what})


def _answer(
    table: Table, who: Person, message: messages.Answer, absent: Callable[[int], bool]
) -> Draft:
    return answer(table, message.seat, message.agree)


def _hand_over(
    table: Table, who: Person, message: messages.HandOver, absent: Callable[[int], bool]
) -> Draft:
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
    if table.seats[message.seat].away is None:
        return None
    return Draft("back", message.seat, {})


_COMMANDS: Mapping[type, Callable[[Table, Person, Any, Callable[[int], bool]], Draft | None]] = {
    messages.Move: _move,
    messages.Say: _chat,
    messages.Undo: _undo,
    messages.Draw: _draw,
    messages.Pause: _pause,
    messages.Resume: _resume,
    messages.Answer: _answer,
    messages.HandOver: _hand_over,
    messages.TakeBack: _take_seat_back,
}


def _lines_before_last_move(table: Table, seat: int) -> int:
    """Return how many lines the match had before a seat's last move."""
    assert table.match is not None
    lines = table.match.lines
    return max(
        (number for number, line in enumerate(lines) if line.startswith(f"{seat} ")),
        default=len(lines),
    )


def plain(text: str) -> str:
    """Return a text without control characters and surrounding spaces; raises RequestError if it is
    empty.
    """
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    cleaned = " ".join(printable.split())
    if not cleaned:
        raise RequestError("malformed", "an empty text")
    return cleaned
