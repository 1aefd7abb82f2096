"""Playing on from a moment of a finished game: the opening of a table whose game begins from what
one seat knew then.
"""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from tenfold.bots import worlds
from tenfold.games.game import Position
from tenfold.match import Match
from tenfold.seen import Seen
from tenfold.server.errors import RequestError
from tenfold.server.protocol.answers import Choice, Level, PlayedFrom
from tenfold.server.table.commands import Person
from tenfold.server.table.seat import Seat
from tenfold.server.table.table import Table

LEVEL: Level = "medium"
"""The level of the bot that plays for a person of the first game."""


def seen_at(match: Match, seat: int, line: int) -> Seen:
    """Return what a seat had seen after the first lines of a match; raises RequestError if no seat
    was to move then.
    """
    if seat not in range(match.seats) or line not in range(len(match.lines)):
        raise RequestError("malformed", "there is no such seat or moment")
    again = match.restarted()
    again.follow(match.lines[:line])
    if not again.active:
        raise RequestError("malformed", "nobody is to move at that moment")
    return again.seen(seat).remembered()


def position(seen: Seen, seed: int) -> Position:
    """Return a position that the seat cannot tell from the real one. What it did not know is dealt
    anew.
    """
    return seen.game.position(worlds.sample(seen, seed))


def opening(
    table: Table, who: Person, begun: PlayedFrom, seat: int, position: Position
) -> dict[str, Any]:
    """Return the payload of the first row of the new table: bots play all other seats."""
    seats = [_seat(old, who, is_own=number == seat) for number, old in enumerate(table.seats)]
    return {
        "game": table.game,
        "host": who.player,
        "options": _options(table.options),
        "seats": [asdict(each) for each in seats],
        "clock": None,
        "public": False,
        "hints": True,
        "position": position,
        "played_from": begun,
    }


def _options(options: Mapping[str, Choice]) -> dict[str, Choice]:
    """Return the options of the first game. Who begins is said by the position."""
    found = dict(options)
    if "first" in found:
        found["first"] = None
    return found


def _seat(old: Seat, who: Person, *, is_own: bool) -> Seat:
    if is_own:
        return Seat("person", who.player, who.name, who.colour, ready=True)
    if old.kind == "bot":
        return Seat("bot", bot=old.bot, ready=True)
    return Seat("bot", bot=LEVEL, ready=True)
