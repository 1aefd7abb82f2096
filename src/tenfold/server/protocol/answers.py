"""The answers to HTTP requests, and the parts of messages: games, players and tables as
plain JSON.
"""

from typing import Annotated, Literal, NotRequired

from typing_extensions import TypedDict

from tenfold.server.protocol.partial import PartialOf
from tenfold.views.exactly import Exactly

Choice = bool | int | None
"""A value of an option."""

Level = Literal["easy", "medium", "hard"]

Language = Literal["en", "fr"]

Help = Literal["hint", "undo"]
"""A kind of help: a hint or the tutor, or a move taken back from which somebody had learned
something.
"""

AwayReason = Literal["handed", "left", "absent", "missed", "late"]
"""Why a bot plays for a person.

`handed`: the player asked for it. `left`: the player left the table. `absent`: another player asked
for it, because this one was not connected. `missed`: the clock ran out, and the bot plays this one
turn. `late`: the clock ran out several times in a row while the player was not connected.
"""


class Settings(TypedDict, total=False):
    """A player's settings of the page; the server only stores them."""

    theme: Literal["light", "dark", "system"]
    sound: bool
    tutor: bool
    level: Level


class Player(TypedDict):
    """The player who asks: `GET /api/me`."""

    player: str
    name: str
    named: bool
    """Whether the player has chosen the name; otherwise the server has."""
    colour: str | None
    language: Language | None
    settings: Settings


class TurnClock(TypedDict):
    """A number of seconds for every turn."""

    kind: Literal["turn"]
    seconds: int


class BankClock(TypedDict):
    """A number of seconds for the whole game, and an increment for every turn."""

    kind: Literal["bank"]
    seconds: int
    increment: int


Clock = TurnClock | BankClock


class SeatShape(TypedDict):
    """A seat of a table, as everybody may know it."""

    kind: Literal["open", "person", "screen", "bot"]
    """`screen` is a further seat of the host's own screen."""
    player: str | None
    name: str | None
    """The name of the person; None at an open seat and at a bot's."""
    colour: str | None
    bot: Level | None
    """The level of the bot that sits here, or that plays for the person who does."""
    away: AwayReason | None
    """Why a bot plays for a person, who can take the seat back; None if the person plays."""
    here: bool
    """Whether someone is connected."""
    absent_since: int | None
    """Since when the player has not been connected, in milliseconds since 1970; None at the seat of
    a player who is connected, at a bot's and at an open one.
    """
    replaceable_at: int | None
    """When the other players may let a bot play for this one, in milliseconds since 1970; None if
    they cannot.
    """
    replaceable: bool
    """Whether the other players may let a bot play for this one now, by `hand-over`."""
    missed: int
    """How many turns in a row the player has missed by the clock without being connected."""
    ready: bool
    helped: list[Help]
    """The kinds of help that the player has had; a game with any does not count in the statistics.
    """


class ClockState(TypedDict):
    """The clocks at one moment of the server's time."""

    at: int
    """The moment, in milliseconds since 1970."""
    left: list[int | None]
    """The milliseconds that each seat had left at that moment."""
    running: list[int]
    """The seats whose clocks run."""


class Question(TypedDict):
    """A question of one seat to all others."""

    what: Literal["undo", "draw", "pause"]
    seat: int
    agreed: list[int]
    """The seats that have agreed, with the asking one."""


class Outcome(TypedDict):
    """How a game ended."""

    winners: list[int]
    scores: list[int]
    sheet: list[dict[str, int]]
    """The points of each seat by their source."""
    stand_ins: list[int]
    """The seats of people for whom a bot played when the game ended: for these it does not count in
    statistics.
    """


class DealShape(TypedDict):
    """What verifies a deal: see the protocol."""

    commitment: str
    """The SHA-256 of the secret, in hexadecimal."""
    contributions: list[str]
    """The contribution of each seat."""
    secret: str | None
    """None until the game is over; in the deal of the day until the day is over."""


class TallyRow(TypedDict):
    """How somebody has done in a series of rematches."""

    player: str | None
    """The player; None for a bot, and for a further person at a player's screen."""
    name: str | None
    bot: str | None
    """The level of the bots that this row counts together; None for a person."""
    played: int
    won: int
    """How many games were won, shared wins included."""


class PlayState(TypedDict):
    """What a move changes about a table while the game goes on."""

    active: list[int]
    """The seats that may move now."""
    times: ClockState | None
    question: Question | None
    moves: int
    """How many moves everybody has seen."""


class PlayedFrom(TypedDict):
    """A moment of a finished game."""

    table: str
    line: int
    """How many lines of the record lead to it."""


class TableShape(PlayState):
    """A table, as everybody there may know it."""

    table: str
    code: str
    game: str
    options: dict[str, Choice]
    status: Literal["waiting", "playing", "over"]
    public: bool
    host: str
    """The player who made it, and may change and start it."""
    seats: list[SeatShape]
    clock: Clock | None
    result: Outcome | None
    deal: DealShape
    rematch: str | None
    """The table of the rematch, if there is one."""
    rematch_by: list[int]
    """The seats whose players want another game."""
    day: str | None
    """The date if this is a game of the deal of the day; its secret is told when that day is over.
    """
    rematch_of: str | None
    played_from: PlayedFrom | None
    """The moment of another game that this one goes on from. It counts in no statistics."""
    """The table whose players wanted this game; it begins when all of them are ready."""
    first: str
    """The first table of the series of rematches that this one belongs to: itself without any."""
    tally: list[TallyRow]
    """Who has won how often in the series, this game included once it is over."""
    hints: bool
    """Whether players may ask the bot for hints and use the tutor."""
    paused: bool
    """Whether all players have agreed to a pause: clocks stand still, and nobody moves."""
    watching: int
    """How many spectators are connected."""


TableChanges = Annotated[dict[str, object], PartialOf(TableShape)]
"""The keys of a table that have changed, with their values."""


class Listed(TypedDict):
    """A table in a list, with the seats that are the asking player's."""

    table: TableShape
    mine: list[int]
    my_turn: bool
    changed: int
    """When something last happened there, in milliseconds since 1970."""


class OurTable(TypedDict):
    """`GET /api/our/{table}`: where a series of rematches goes on, by its first table."""

    table: str
    """The newest table of the series."""


class Tables(TypedDict):
    """`GET /api/tables` and `GET /api/my/tables`."""

    tables: list[Listed]


class DrawShape(TypedDict):
    """One draw: a choice of chance between several outcomes."""

    number: int
    """The number of the draw: after a move is taken back, chance repeats the numbers that followed
    it.
    """
    ways: int
    way: int
    line: str
    """The line of the record that it made."""
    kept: bool
    """Whether the line is in the record; otherwise it was taken back."""


class Draws(TypedDict):
    """`GET /api/tables/{table}/deal`: all that chance did in a finished game, in order, for whoever
    verifies it.
    """

    deal: DealShape
    draws: list[DrawShape]


class LinkShape(TypedDict):
    """How two neighbouring days of one's own rack connect, or why they do not (10 Days)."""

    days: Annotated[list[int], Exactly(2)]
    how: Literal["foot", "ferry", "drive", "flight"] | None
    rule: str
    message: str
    """The message of the catalogue that says so, with the data."""
    data: dict[str, object]


class PlanShape(TypedDict):
    """One way to go on with a claim."""

    moves: list[str]
    """The moves that are still needed, the last of which makes the claim."""
    colour: str | None
    locomotives: int | None
    """What is paid: the colour, and how many of the cards are locomotives."""


class RefusalShape(TypedDict):
    """Why a move is refused: the rule, and what its sentence is made of."""

    rule: str
    data: dict[str, object]


class WhyNot(TypedDict):
    """`GET /api/lessons/{game}/frames/{frame}/why-not?move=…`: why a move is refused there; None if
    it is legal.
    """

    refusal: RefusalShape | None


class Step(TypedDict):
    """One step of a replay: what was seen, and the view then."""

    events: list[dict[str, object]]
    view: dict[str, object]
    """In the first step all keys, later those that have changed."""
    line: int
    """How many lines of the record lead to it: the same moment has the same number for every
    viewer.
    """
    links: dict[str, list[LinkShape]]
    """How the days connect on each rack that has changed, by seat, as far as they are seen (10
    Days).
    """
    by_bot: bool
    """Whether a bot made the move for a person."""
    turn: int
    """The number of the mover's turn that it belongs to: 3 in everybody's third turn; 0 before the
    first turns.
    """


class ReasonShape(TypedDict):
    """What a move is good for: a message of the catalogue, and the values that it needs."""

    message: str
    data: dict[str, object]


class CandidateShape(TypedDict):
    """A legal move, and a bot's estimate of it."""

    move: str
    chance: float
    """The estimated chance to win with it, from 0 to 1."""
    playouts: int
    reason: NotRequired[ReasonShape]
    """What the move is good for; only of the best moves, and only if the game has something to
    say.
    """


class MoveChances(TypedDict):
    """`GET /api/tables/{table}/chances?seat=0&line=40`: a bot's estimates of the moves that a seat
    could make at a moment of a finished game, by what it knew then, the best first.
    """

    seat: int
    line: int
    candidates: list[CandidateShape]
    """Empty if the seat was not to move."""


class Replay(TypedDict):
    """`GET /api/tables/{table}/replay?seat=0`: a finished game as one saw it, or with `all` as it
    was.
    """

    table: TableShape
    seat: int | None
    steps: list[Step]


class Standing(TypedDict):
    """The results against one kind of opponent in one game."""

    game: str
    against: str
    """`people`, or the level of the bots."""
    games: int
    won: float
    """A shared win counts as its share."""


class Point(TypedDict):
    """The rating after one more game."""

    at: int
    rating: float
    table: str


class Statistics(TypedDict):
    """`GET /api/my/statistics`, and of all players `GET /api/games/{game}/statistics`."""

    standings: list[Standing]
    ratings: dict[str, list[Point]]
    """The curve of the rating against bots, by game."""


class Problem(TypedDict):
    """The answer to an HTTP request that was refused."""

    problem: str
    """The name of the problem: see the protocol."""
    sentence: str
    """A sentence for the player, in the player's language."""
