"""A table: who sits where, the match, clocks, questions and chat. It is folded from its rows."""

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tenfold import games
from tenfold.games.game import Position
from tenfold.match import Match
from tenfold.server.protocol.answers import Choice, Clock, PlayedFrom, Question, TallyRow
from tenfold.server.table.clocks import RunningClocks
from tenfold.server.table.fair_chance import FairChance
from tenfold.server.table.seat import Seat

CHATS = 200
"""How many lines of chat are kept in memory."""

NO_DATA: Mapping[str, object] = {}

SETUP = "setup"
"""The stage of a game, in its views, in which all players make their first choices at once."""


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A line of chat, or of the table itself."""

    seat: int | None
    name: str | None
    text: str
    data: Mapping[str, object]
    at: int
    moves: int
    """How many lines the match had when it was said."""


class Table:
    """The state of a table. Only row handlers change it, but the match may be ahead while its row
    is being stored.
    """

    def __init__(self, name: str, code: str, secret: str) -> None:
        self.id = name
        self.code = code
        self.secret = secret
        self.number = -1
        """The number of the last row."""
        self.changed = 0
        self.sat: dict[str, int] = {}
        """When each player sat down, or the game began, in milliseconds since 1970."""
        self.game = ""
        self.options: dict[str, Choice] = {}
        self.status = "waiting"
        self.public = False
        self.host = ""
        self.hints = True
        """Whether players may ask the bot for hints and use the tutor."""
        self.day: str | None = None
        """The date if this is a game of the deal of the day."""
        self.first: str = name
        """The first table of the series of rematches that this table belongs to."""
        self.tally: list[TallyRow] = []
        """Who had won how often in the series before this table."""
        self.rematch_of: str | None = None
        """The table of which this one is the rematch, if it is one."""
        self.played_from: PlayedFrom | None = None
        """The moment of a finished game that this one goes on from, if it does."""
        self.position: Position | None = None
        """The position that the game begins from; None if it begins with the deal."""
        self.seats: list[Seat] = []
        self.seatings = 0
        """How often a seat has changed because of a move."""
        self.clock: Clock | None = None
        self.clocks: RunningClocks | None = None
        self.question: Question | None = None
        self.paused = False
        """Whether all players have agreed to a pause, and nobody has ended it yet."""
        self.removed: set[str] = set()
        """The players whom the host has removed: they may watch, and not sit down again."""
        self.rematch: str | None = None
        self.rematch_by: list[int] = []
        """The seats whose players want another game."""
        self.chat: deque[ChatLine] = deque(maxlen=CHATS)
        self.said = 0
        """How many lines of chat there have been."""
        self.done: set[tuple[str, str]] = set()
        """The commands that were carried out, by players and the ids that they chose."""
        self.deal = FairChance(secret, ())
        self.match: Match | None = None
        self.active: list[int] = []
        """The seats that may move now."""
        self.turns: dict[int, int] = {}
        """How many moves everybody had seen when the turn of each active seat began."""
        self.moves = 0
        """How many moves everybody has seen."""
        self.history: list[str] = []
        """All lines of the match in the order in which they were made, those that were taken back
        too.
        """
        self.returned = False
        """Whether a move was ever taken back."""
        self.by_bot: set[int] = set()
        """The numbers of the match's lines that were made by a bot for a person."""

    def seats_of(self, player: str) -> list[int]:
        """Return the seats of a player."""
        return [number for number, seat in enumerate(self.seats) if seat.player == player]

    def knows(self, player: str) -> bool:
        """Return whether a player has a name here."""
        return any(self.seats[number].name is not None for number in self.seats_of(player))

    def begin(self, options: Mapping[str, Choice], seats: Sequence[Seat]) -> Match:
        """Return a new match with the table's deal. It belongs to the table once the row of the
        start is applied.
        """
        self.deal = FairChance(self.secret, [seat.luck for seat in seats])
        return Match(games.get(self.game), len(seats), options, self.deal, self.position)

    def say(self, text: str, seat: int | None, at: int) -> None:
        """Add a line of the table itself, about a seat."""
        name = None
        if seat is not None:
            name = self.seats[seat].name
        self.hear(None, None, f"table-{text}", at, {"name": name, "seat": seat})

    def hear(
        self,
        seat: int | None,
        name: str | None,
        text: str,
        at: int,
        data: Mapping[str, object] = NO_DATA,
    ) -> None:
        """Add a line of chat."""
        moves = 0
        if self.match is not None:
            moves = len(self.match.lines)
        self.chat.append(ChatLine(seat, name, text, data, at, moves))
        self.said += 1

    def redact(self, seats: Sequence[int], text: str) -> None:
        """Replace what the players of some seats have said, and take their names out of the log."""
        lines = [line for line in self.chat if not _names_before(line, seats)]
        self.chat = deque((_redacted(line, seats, text) for line in lines), CHATS)

    def cut(self, kept: int) -> None:
        """Forget what is noted of the match's later lines, which were taken back."""
        self.by_bot -= {number for number in self.by_bot if number >= kept}
        self.chat = deque((replace(line, moves=min(line.moves, kept)) for line in self.chat), CHATS)

    def pass_turn(self, mover: int | None, at: int) -> None:
        """Update who may move and the clocks after something that everybody has seen."""
        assert self.match is not None
        self.question = None
        if self.match.result is not None:
            self.status = "over"
        self.active = []
        if self.status == "playing":
            self.active = self.match.movers
        self.turns = {seat: self.turns.get(seat, self.moves) for seat in self.active}
        if self.clocks is not None:
            self._pass_clocks_on(self.clocks, mover, at)

    def is_setup(self) -> bool:
        """Return whether the players make the first choices of the game, all at once."""
        return self.match is not None and self.match.view(None).get("stage") == SETUP

    def _pass_clocks_on(self, clocks: RunningClocks, mover: int | None, at: int) -> None:
        was_setup = clocks.is_setup
        clocks.pass_on(mover, self.active, at, is_setup=was_setup and self.is_setup())
        is_first_turn = was_setup and not clocks.is_setup
        for number, seat in enumerate(self.seats):
            if seat.away != "missed" or self.status != "playing":
                continue
            if is_first_turn or number not in self.active:
                self.seat_changed(number, bot=None, away=None)
                clocks.grant(number)

    def seat_changed(self, number: int, **changes: Any) -> None:
        """Change something about a seat."""
        self.seats[number] = replace(self.seats[number], **changes)
        self.seatings += 1


def _names_before(line: ChatLine, seats: Sequence[int]) -> bool:
    """Return whether a line tells what somebody at one of some seats was called before."""
    return "before" in line.data and line.data["seat"] in seats


def _redacted(line: ChatLine, seats: Sequence[int], text: str) -> ChatLine:
    if line.name and line.seat in seats:
        return replace(line, name="", text=text)
    if line.data.get("seat") in seats:
        return replace(line, data={**line.data, "name": None})
    return line
