"""What goes over the socket, declared once, here."""

from typing import Annotated, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from tenfold.server.protocol.answers import (
    CandidateShape,
    Level,
    LinkShape,
    PlanShape,
    TableChanges,
    TableShape,
)
from tenfold.server.protocol.requests import ID, SEATS, Given

CHAT = 300
"""The length of the longest line of chat."""

MOVE = 100
"""The length of the longest move."""

# From the client, over the socket

Id = Annotated[str, Field(min_length=1, max_length=ID)]
"""Chosen by the client, a new one for every command; best a UUID."""

Seat = Annotated[int, Field(ge=0, lt=SEATS)]


class AskWhole(Given):
    """Ask for everything again, after a gap."""

    type: Literal["whole"]


class Lift(Given):
    """Show one seat of this screen, or hide all."""

    type: Literal["lift"]
    seat: Seat | None


class Move(Given):
    """Make a move."""

    type: Literal["move"]
    id: Id
    seat: Seat
    move: Annotated[str, Field(max_length=MOVE)]


class Say(Given):
    """Say something to everybody at the table."""

    type: Literal["chat"]
    id: Id
    text: Annotated[str, Field(min_length=1, max_length=CHAT)]


class Undo(Given):
    """Take the seat's last move back, or ask the others to agree to it."""

    type: Literal["undo"]
    id: Id
    seat: Seat


class Draw(Given):
    """Offer a draw."""

    type: Literal["draw"]
    id: Id
    seat: Seat


class Pause(Given):
    """Ask the others to stop the clocks for a while."""

    type: Literal["pause"]
    id: Id
    seat: Seat


class Resume(Given):
    """Go on after a pause."""

    type: Literal["resume"]
    id: Id
    seat: Seat


class Answer(Given):
    """Answer what another seat has asked."""

    type: Literal["answer"]
    id: Id
    seat: Seat
    agree: bool


class HandOver(Given):
    """Let a bot play for a seat: one's own, or one whose player has been away for a minute."""

    type: Literal["hand-over"]
    id: Id
    seat: Seat
    bot: Level = "medium"


class TakeBack(Given):
    """Play the seat oneself again."""

    type: Literal["take-back"]
    id: Id
    seat: Seat


class AskHint(Given):
    """Ask a bot what it thinks of the seat's moves."""

    type: Literal["hint"]
    id: Id
    seat: Seat


class AskTutor(Given):
    """Ask for the tutor's numbers."""

    type: Literal["tutor"]
    id: Id
    seat: Seat


class AskLinks(Given):
    """Ask how the days of the seat's rack would connect after one of its legal moves (10 Days)."""

    type: Literal["links"]
    id: Id
    seat: Seat
    move: Annotated[str, Field(max_length=MOVE)]


class AskPlans(Given):
    """Ask for every way to go on with what the seat has begun in several steps (a claim of Ticket
    to Ride).
    """

    type: Literal["plans"]
    id: Id
    seat: Seat
    move: Annotated[str, Field(max_length=MOVE)] | None = None
    """The legal move that would begin it, if it has not begun."""


class AskReview(Given):
    """Ask for the review of a finished game: how the chances went, and what a bot thinks of the
    moves.
    """

    type: Literal["review"]
    id: Id
    seat: Seat | None = None
    """The seat whose moves are judged; None for all seats."""


class Stop(Given):
    """Cancel the hint, the tutor's numbers or the review with that id."""

    type: Literal["stop"]
    id: Id


class Ping(Given):
    """Ask whether the server is there."""

    type: Literal["ping"]


Command = Move | Say | Undo | Draw | Pause | Resume | Answer | HandOver | TakeBack
"""What becomes the next row of the table, or is refused."""

Analysis = AskHint | AskTutor | AskLinks | AskPlans | AskReview
"""What a bot or the rules are asked for."""

Other = AskWhole | Lift | Analysis | Stop
"""What is not answered by one message, or is answered later."""

FromClient = Annotated[
    AskWhole | Lift | Command | Analysis | Stop | Ping, Field(discriminator="type")
]

# From the server, over the socket


class Chat(TypedDict):
    """A line of chat, or of the table itself."""

    seat: int | None
    """The seat of the speaker; None for a spectator, and for the table itself."""
    name: str | None
    """The name of the speaker; None for the table itself."""
    text: str
    """The text. A line of the table itself is the id of a message `table-...` of the catalogue,
    with its data.
    """
    data: dict[str, object]
    at: int
    after: int
    """How many events the viewer had seen before the line."""


class Seen(TypedDict):
    """What one viewer has seen and may do."""

    seat: int | None
    """The seat whose view it is; None for a spectator, and while a shared screen hides all seats.
    """
    first: int
    """The number of the first of these events. Those before it have been sent, and were not taken
    back.
    """
    events: list[dict[str, object]]
    by_bot: NotRequired[list[int]]
    """The numbers of those of these events that come from a bot's move for a person; left out if
    there are none.
    """
    view: dict[str, object] | None
    """All keys in a whole, those that have changed in an update; None before the game begins."""
    legal: list[str] | None
    """The seat's own legal moves; None for a spectator, and in an update if they have not changed.
    """
    links: list[LinkShape] | None
    """The links of the seat's own rack: all in a whole, the changed ones in an update; None if
    there are none.
    """
    blank: NotRequired[str]
    """The view as flat memory, in base64: for programs that ask for it."""
    layout: NotRequired[str]
    """The name of the layout of `blank`. A program whose own layout has another name cannot read
    it.
    """


class Whole(TypedDict):
    """Everything, as this connection may know it."""

    type: Literal["whole"]
    number: int
    at: int
    """The time of the server when it was sent, in milliseconds since 1970."""
    mine: list[int]
    """The seats of this connection's player; several on one screen."""
    table: TableShape
    seen: Seen
    chat: list[Chat]


class Update(TypedDict):
    """What has changed since the message before."""

    type: Literal["update"]
    number: int
    """One more than that of the last whole or update; otherwise there is a gap, and the client asks
    for the whole.
    """
    table: TableChanges
    seen: Seen | None
    """What is new in the game; None if nothing is."""
    chat: list[Chat]


class Done(TypedDict):
    """The command was carried out and stored. The update that shows it came before."""

    type: Literal["done"]
    id: str


class Refused(TypedDict):
    """A rule refuses the command, and nothing has changed."""

    type: Literal["refused"]
    id: str
    rule: str
    data: dict[str, object]
    sentence: str
    """In the player's language."""


class Wrong(TypedDict):
    """The command was refused for another reason than a rule of the game, and nothing has
    changed.
    """

    type: Literal["wrong"]
    id: str | None
    """The id of the message; None if it had none that could be read."""
    problem: str
    """One of a few words: see the protocol."""
    sentence: str


class Hint(TypedDict):
    """A bot's estimates of the seat's moves, the best first."""

    type: Literal["hint"]
    id: str
    seat: int
    candidates: list[CandidateShape]


class TutorShape(TypedDict):
    """How far one's own rack is from a journey (10 Days)."""

    distance: int | None
    """The fewest tiles to change for a journey; None if no change makes one."""
    nearer: NotRequired[list[list[str]]]
    """For each day of the current rack, the tiles that would make the distance one less."""


class TutorWords(TypedDict):
    """The tutor's numbers."""

    now: TutorShape
    moves: dict[str, TutorShape]
    """The distance after each of the legal moves; for a draw of a visible tile, after the best use
    of it.
    """


class Tutor(TypedDict):
    """The tutor's numbers."""

    type: Literal["tutor"]
    id: str
    seat: int
    tutor: TutorWords | None
    """The numbers; None in a game that has no tutor."""


class Links(TypedDict):
    """How the days of the seat's rack would connect after a move."""

    type: Literal["links"]
    id: str
    seat: int
    move: str
    links: list[LinkShape]


class Plans(TypedDict):
    """Every way to go on with what the seat has begun, or would begin."""

    type: Literal["plans"]
    id: str
    seat: int
    move: str | None
    plans: list[PlanShape]


class ChancesShape(TypedDict):
    """Everybody's chance to win at the beginning of a turn, or the result at the end."""

    line: int
    """How many lines of the record precede it."""
    turn: int
    """The number of the mover's turn that begins; at the end that of the last turn."""
    seat: int | None
    """Whose turn begins; None at the end."""
    chances: list[float]
    """The chance of each seat, from 0 to 1. They add up to 1."""


class Judged(TypedDict):
    """A bot's estimate of one move of a finished game, by what the seat knew then."""

    line: int
    """How many lines of the record precede the move."""
    turn: int
    """The number of the mover's turn that it belongs to."""
    seat: int
    move: str
    chance: float
    """The estimated chance to win with the move that was made."""
    best: str
    best_chance: float


class Review(TypedDict):
    """A part of the review: moves that have been judged since the last part, or how the chances
    went.
    """

    type: Literal["review"]
    id: str
    curve: list[ChancesShape]
    """How the chances of all seats went, in the first part; empty in the others."""
    judged: list[Judged]
    done: int
    of: int
    """How many moves are judged in all. The last part has as many `done`."""


class Pong(TypedDict):
    """The server is there."""

    type: Literal["pong"]
    at: int


class Away(TypedDict):
    """The server stops; the client reconnects after `back` seconds."""

    type: Literal["away"]
    back: int


FromServer = (
    Whole | Update | Done | Refused | Wrong | Hint | Tutor | Links | Plans | Review | Pong | Away
)
