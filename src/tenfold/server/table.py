"""A table, folded from its rows: who sits where, the match, clocks, questions and chat. Its rows give it back whole."""

from collections import deque
from collections.abc import Mapping, Sequence

from tenfold import games
from tenfold.match import Match
from tenfold.server.deal import Deal
from tenfold.server.happenings import HAPPENINGS
from tenfold.server.messages import Chat
from tenfold.server.seat import Seat
from tenfold.server.shapes import Choice, Clock, Question
from tenfold.server.store import Row
from tenfold.server.times import Clocks

CHATS = 200
"""How many of the last lines of chat are kept at hand."""


class Table:
    """A table as its rows tell it. Only `take` changes it, but for a match that runs ahead while its row is written."""

    def __init__(self, name: str, code: str, secret: str) -> None:
        self.id, self.code, self.secret = name, code, secret
        self.number = -1
        """Of the last row."""
        self.changed = 0
        self.game = ""
        self.options: dict[str, Choice] = {}
        self.status = "waiting"
        self.public = False
        self.host = ""
        self.seats: list[Seat] = []
        self.clock: Clock | None = None
        self.clocks: Clocks | None = None
        self.question: Question | None = None
        self.rematch: str | None = None
        self.chat: deque[Chat] = deque(maxlen=CHATS)
        self.said = 0
        """How many lines of chat there have been."""
        self.done: set[tuple[str, str]] = set()
        """What has been done: players, and the ids of what they wanted."""
        self.deal = Deal(secret, ())
        self.match: Match | None = None
        self.active: list[int] = []
        """The seats that may move now."""
        self.moves = 0
        """How many moves everybody has seen."""
        self.history: list[str] = []
        """All lines in the order in which they were written, what was taken back too."""
        self.returned = False
        """Whether something was ever taken back."""

    def take(self, row: Row, ahead: Match | None = None) -> None:
        """Take the next row in. `ahead` is a match that has made the row's lines already."""
        assert row.number == self.number + 1, (row.number, self.number)
        HAPPENINGS[row.kind](self, row, ahead)
        if "id" in row.payload:
            self.done.add((row.payload["by"], row.payload["id"]))
        self.number, self.changed = row.number, max(self.changed, row.at)

    def seats_of(self, player: str) -> list[int]:
        """The seats of a player."""
        return [number for number, seat in enumerate(self.seats) if seat.player == player]

    def begin(self, options: Mapping[str, Choice], seats: Sequence[Seat]) -> Match:
        """A match at this table before its first line, with a deal of its own; the row of its start makes it last."""
        self.deal = Deal(self.secret, [seat.luck for seat in seats])
        return Match(games.get(self.game), len(seats), options, self.deal)

    def say(self, text: str, seat: int | None, at: int) -> None:
        """Say something in the table's own name, about a seat."""
        name = None if seat is None else self.seats[seat].name
        self.hear({"seat": None, "name": None, "text": f"table-{text}", "data": {"name": name, "seat": seat}, "at": at})

    def hear(self, line: Chat) -> None:
        """Add a line of chat."""
        self.chat.append(line)
        self.said += 1

    def go_on(self, mover: int | None, at: int) -> None:
        """After what everybody has seen, and may have changed who may move."""
        assert self.match is not None
        self.question = None
        if self.match.result is not None:
            self.status = "over"
        self.active = self.match.movers if self.status == "playing" else []
        if self.clocks is not None:
            self.clocks.pass_on(mover, self.active, at)
