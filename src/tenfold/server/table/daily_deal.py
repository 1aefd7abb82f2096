"""The deal of the day: one secret a game and day, which everybody at this server plays.

A day's secret is the HMAC of its date and the game under a key that the server keeps. The hash of
the secret is published before the day begins. The secret itself is published after the day: it
tells nothing of other days. Servers with the same key have the same deals.
"""

import hmac
from datetime import UTC, date, datetime, timedelta

from tenfold.server import wall_clock
from tenfold.server.errors import RequestError
from tenfold.server.protocol.answers import Level
from tenfold.server.protocol.requests import AskedSeat, MakeTable
from tenfold.server.store.storage import Payload
from tenfold.server.table import lobby
from tenfold.server.table.commands import Person
from tenfold.server.table.fair_chance import commitment

BOT: Level = "medium"
"""The level of the bot that everybody meets."""


def day_at(at: int) -> str:
    """Return the date of a time in milliseconds since 1970, everywhere that of Greenwich:
    `2026-11-18`.
    """
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def next_day(day: str, days: int = 1) -> str:
    """Return the date so many days later."""
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def end_of(day: str) -> int:
    """Return when a day ends, in milliseconds since 1970."""
    begun = datetime.fromisoformat(f"{day}T00:00:00+00:00")
    return int((begun + timedelta(days=1)).timestamp() * 1000)


def is_sealed(day: str | None) -> bool:
    """Return whether the secret of a table is kept although its game is over: others still play the
    same deal.
    """
    return day is not None and wall_clock.now() < end_of(day)


def check_day(day: str) -> str:
    """Return a date that a client gives; raises RequestError if it is none."""
    try:
        return date.fromisoformat(day).isoformat()
    except ValueError:
        raise RequestError("nowhere") from None


class DailyDeals:
    """The secrets of all days."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def secret(self, game: str, day: str) -> str:
        """Return the secret of a game and day, in hexadecimal."""
        return hmac.digest(self._key, f"deal of the day {day} {game}".encode(), "sha256").hex()

    def commitment(self, game: str, day: str) -> str:
        """Return the hash that is published before the day."""
        return commitment(self.secret(game, day))


def opening(game: str, day: str, who: Person) -> Payload:
    """Return what the first row of a player's table of the day says. Nobody contributes to its
    deal.
    """
    seats = [AskedSeat(kind="me"), AskedSeat(kind="bot", bot=BOT)]
    asked = MakeTable(game=game, seats=seats, hints=False, start=True)
    return {**lobby.opening(asked, who), "day": day}
