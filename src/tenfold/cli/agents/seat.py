"""A seat at a table for an agent that reads and writes text: in a match of this process, or at a
server.
"""

import json
import secrets
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from typing import TYPE_CHECKING, Protocol

from tenfold import bots, games, match
from tenfold.bots.bot import Bot
from tenfold.errors import TenfoldError
from tenfold.games.game import Event, Game, Variant
from tenfold.kernel.layout import Blank, State
from tenfold.match import Match

if TYPE_CHECKING:
    from tenfold.server.table_client import Message

View = Mapping[str, object]
"""What a seat may know, as JSON."""

PATIENCE = 50.0
"""How many seconds the agent waits for others at most, before it is told that it is not yet its
turn.
"""


class Seat(Protocol):
    """What an agent may know and do. Everything is made from the views and events of its
    own seat.
    """

    game: Game[State, Blank]
    seat: int
    seats: int

    def view(self) -> View:
        """Return what the seat may know; nothing before the game begins."""

    def events(self) -> Sequence[Event]:
        """Return what the seat has seen happen."""

    def legal(self) -> Sequence[str]:
        """Return the legal moves of the seat."""

    def play(self, move: str) -> None:
        """Make a move; raises TenfoldError if it is refused."""

    def wait(self) -> None:
        """Let the others move until it is the seat's turn, the game is over, or patience ends."""


class LocalSeat:
    """The first seat of a new match; bots have the others."""

    def __init__(self, game: str, seats: int, bot: str, seed: int | None, variant: Variant) -> None:
        self._match: Match = match.start(game, seats=seats, seed=seed, chance=None, **variant)
        self._bot: Bot = bots.get(bot)
        self.game = self._match.game
        self.seat = 0
        self.seats = seats

    def view(self) -> View:
        """Return what the seat may know."""
        return self._match.view(self.seat)

    def events(self) -> Sequence[Event]:
        """Return what the seat has seen happen."""
        return self._match.events(self.seat)

    def legal(self) -> Sequence[str]:
        """Return the legal moves of the seat."""
        return self._match.legal(self.seat)

    def play(self, move: str) -> None:
        """Make a move; raises TenfoldError if it is refused."""
        self._match.play(self.seat, move)

    def wait(self) -> None:
        """Let the bots move until it is the seat's turn, or the game is over."""
        while self._match.active and self.seat not in self._match.active:
            other = min(self._match.active)
            self._match.play(other, self._bot.move(self._match.seen(other), secrets.randbits(32)))


class RemoteSeat:
    """An open seat at the table of a link. A thread reads what the server sends."""

    def __init__(self, link: str, name: str, token: str | None = None) -> None:
        from tenfold.server.table_client import TableClient

        client = TableClient(link, token)
        client.sit(name)
        self.seat = client.seat or 0
        self._changed = threading.Condition()
        self._table: Message = {}
        self._view: Message = {}
        self._events: list[Event] = []
        self._legal: list[str] = []
        self._answers: dict[str, Message] = {}
        self._is_gone = False
        self._open = ExitStack()
        self._socket = self._open.enter_context(client.connect())
        threading.Thread(target=self._read, name="table", daemon=True).start()
        self._until(lambda: bool(self._table))
        self.game = games.get(self._table["game"])
        self.seats = len(self._table["seats"])

    def view(self) -> View:
        """Return what the seat may know; nothing before the game begins."""
        with self._changed:
            return dict(self._view)

    def events(self) -> Sequence[Event]:
        """Return what the seat has seen happen."""
        with self._changed:
            return list(self._events)

    def legal(self) -> Sequence[str]:
        """Return the legal moves of the seat."""
        with self._changed:
            return list(self._legal)

    def play(self, move: str) -> None:
        """Make a move; raises TenfoldError if it is refused."""
        wish = secrets.token_hex(8)
        self._socket.send(json.dumps({"type": "move", "id": wish, "seat": self.seat, "move": move}))
        self._until(lambda: wish in self._answers)
        answer = self._answers.pop(wish, None)
        if answer is None:
            raise TenfoldError("the server does not answer")
        if answer["type"] != "done":
            rule = f" ({answer['rule']})" if "rule" in answer else ""
            raise TenfoldError(f"{answer.get('sentence', answer['type'])}{rule}")

    def wait(self) -> None:
        """Wait until it is the seat's turn, the game is over, or patience ends."""
        self._until(lambda: bool(self._legal) or self._table.get("status") == "over")

    def close(self) -> None:
        """Leave the connection; the seat stays the player's."""
        self._open.close()

    def _until(self, holds: Callable[[], bool]) -> None:
        with self._changed:
            self._changed.wait_for(lambda: self._is_gone or holds(), PATIENCE)
            if self._is_gone:
                raise TenfoldError("the server has gone away")

    def _read(self) -> None:
        try:
            for text in self._socket:
                with self._changed:
                    self._take(json.loads(text))
                    self._changed.notify_all()
        finally:
            with self._changed:
                self._is_gone = True
                self._changed.notify_all()

    def _take(self, message: "Message") -> None:
        if message["type"] not in ("whole", "update"):
            self._answers[message.get("id", "")] = message
            return
        self._table |= message["table"]
        seen = message["seen"]
        if seen is None:
            return
        first = seen.get("first", 0)
        self._events[first:] = seen["events"]
        self._view |= seen["view"] or {}
        if seen["legal"] is not None:
            self._legal = seen["legal"]
