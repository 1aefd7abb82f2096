"""What the server tells of games, players and tables, as typed values that are plain JSON."""

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

Choice = bool | int | None
"""A value of an option."""

Level = Literal["easy", "medium", "hard"]

Language = Literal["en", "fr"]


class OptionShape(TypedDict):
    """An option of a game. Its words are `option-<name>`, `.about` and, where it is there, `option-<name>-<choice>`."""

    name: str
    kind: Literal["switch", "number", "seat"]
    """Of a seat, None is for chance to decide, and choices from the number of seats on are not offered."""
    default: Choice
    choices: list[Choice]


class GameShape(TypedDict):
    """A game that can be played here."""

    name: str
    family: str
    """Its rules: `tendays`, `tickets` or `tenzania`."""
    title: str
    letter: str
    """The first letter of its rules' numbers; `M` are those of every match."""
    seats: list[int]
    """How many there can be."""
    options: list[OptionShape]
    files: list[str]
    """The catalogues that have its words, beside `common`, `match`, `options` and `rules`."""
    kinds: dict[str, str]
    """Which kind of name a key of an event or a refusal holds, where it is not called by it."""


class Clocks(TypedDict):
    """What a clock may be, in seconds."""

    turn: list[int]
    bank: list[int]
    increment: list[int]


class Offer(TypedDict):
    """All that can be chosen for a table: `GET /api/games`."""

    games: list[GameShape]
    levels: list[Level]
    languages: list[Language]
    clocks: Clocks
    colours: list[str]
    """What a player's colour may be."""


class Settings(TypedDict, total=False):
    """What a player has set on the page; the server only keeps it."""

    theme: Literal["light", "dark", "system"]
    sound: bool
    tutor: bool
    level: Level


class Player(TypedDict):
    """Who asks: `GET /api/me`."""

    player: str
    name: str
    named: bool
    """Whether the player has chosen the name; before that the server has."""
    colour: str | None
    language: Language | None
    settings: Settings


class TurnClock(TypedDict):
    """So many seconds for every turn."""

    kind: Literal["turn"]
    seconds: int


class BankClock(TypedDict):
    """So many seconds for the whole game, and some more for every turn."""

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
    """None at an open seat; a bot's is its level, which the page says in words."""
    colour: str | None
    bot: str | None
    """The level of the bot that sits here, or that plays on for who does."""
    away: Literal["handed", "left", "late"] | None
    """Why a bot plays on for a person, who can take the seat back."""
    here: bool
    """Whether someone is connected."""
    ready: bool


class Times(TypedDict):
    """The clocks, as they were at some time of the server."""

    at: int
    """In milliseconds since 1970."""
    left: list[int | None]
    """Of each seat, in milliseconds, at that time."""
    running: list[int]
    """The seats whose clocks run."""


class Question(TypedDict):
    """What a seat asks all others."""

    what: Literal["undo", "draw"]
    seat: int
    agreed: list[int]
    """The seats that have agreed, the asking one too."""


class Outcome(TypedDict):
    """How a game ended."""

    winners: list[int]
    scores: list[int]
    sheet: list[dict[str, int]]
    """The points of each seat by their source."""


class DealShape(TypedDict):
    """What verifies a deal: see the protocol."""

    commitment: str
    """The SHA-256 of the secret, in hexadecimal."""
    contributions: list[str]
    """Of each seat."""
    secret: str | None
    """None until the game is over."""


class TableShape(TypedDict):
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
    active: list[int]
    """The seats that may move now."""
    times: Times | None
    question: Question | None
    result: Outcome | None
    deal: DealShape
    rematch: str | None
    """The table where it goes on."""
    watching: int
    """How many spectators are connected."""
    moves: int
    """How many moves everybody has seen."""


class TableChanges(TypedDict, total=False):
    """The keys of a table that have changed, with their values."""

    options: dict[str, Choice]
    status: Literal["waiting", "playing", "over"]
    public: bool
    host: str
    seats: list[SeatShape]
    clock: Clock | None
    active: list[int]
    times: Times | None
    question: Question | None
    result: Outcome | None
    deal: DealShape
    rematch: str | None
    watching: int
    moves: int


class Listed(TypedDict):
    """A table in a list, with the seats that are the asking player's."""

    table: TableShape
    mine: list[int]
    my_turn: bool
    changed: int
    """When something last happened there, in milliseconds since 1970."""


class Tables(TypedDict):
    """`GET /api/tables` and `GET /api/my/tables`."""

    tables: list[Listed]


class DrawShape(TypedDict):
    """One time that chance had more than one way."""

    ways: int
    way: int
    line: str
    """The line that it wrote."""
    kept: bool
    """Whether the line is in the record; otherwise it was taken back."""


class Draws(TypedDict):
    """`GET /api/tables/{table}/deal`: all that chance did in a finished game, in order, for whoever verifies it."""

    deal: DealShape
    draws: list[DrawShape]


class LinkShape(TypedDict):
    """How two neighbouring days of one's own rack connect, or why they do not (10 Days)."""

    days: list[int]
    how: Literal["foot", "ferry", "drive", "flight"] | None
    rule: str
    message: str
    """The message of the catalogue that says so, with the data."""
    data: dict[str, Any]


class Step(TypedDict):
    """One step of a replay: what was seen, and the view then."""

    events: list[dict[str, Any]]
    view: dict[str, Any]
    """In the first step all keys, later those that have changed."""
    line: int
    """How many lines of the record lead to it: the same moment has the same number for all eyes."""
    links: dict[str, list[LinkShape]]
    """How the days connect, of each seat whose rack has changed, as far as they are seen (10 Days)."""


class Replay(TypedDict):
    """`GET /api/tables/{table}/replay?seat=0`: a finished game as one saw it, or with `all` as it was."""

    table: TableShape
    seat: int | None
    steps: list[Step]


class Standing(TypedDict):
    """Results against one kind of opponent in one game."""

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
    """A game's curve of the rating against bots."""


class TokenShape(TypedDict):
    """A token by which a program plays as this player."""

    token: str
    """Its name in lists; it does not let anybody in."""
    name: str
    made: int
    secret: NotRequired[str]
    """What the program sends as `Authorization: Bearer`; told once, when it is made."""


class Tokens(TypedDict):
    """`GET /api/my/tokens`."""

    tokens: list[TokenShape]


class Moving(TypedDict):
    """`POST /api/me/link`: what moves a player to another device."""

    token: str
    path: str
    """The page to open there."""
    until: int


class Problem(TypedDict):
    """The answer to an HTTP request that was refused."""

    problem: str
    """What is wrong, in one of a few words: see the protocol."""
    sentence: str
    """The same for a person, in the player's language."""
