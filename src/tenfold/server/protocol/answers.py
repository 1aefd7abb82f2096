"""The answers to HTTP requests, and the parts of messages: games, players and tables as
plain JSON.
"""

from typing import Annotated, Any, Literal, NotRequired

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


class OptionShape(TypedDict):
    """An option of a game. Its words are `option-<name>` with `.about`, and perhaps
    `option-<name>-<choice>`.
    """

    name: str
    kind: Literal["switch", "number", "seat"]
    """The kind of its values. For a seat, None lets chance decide, and only seats of the table can
    be chosen.
    """
    default: Choice
    choices: list[Choice]


class GameShape(TypedDict):
    """A game that can be played here."""

    name: str
    family: str
    """The family of rules: `tendays`, `tickets` or `tenzania`."""
    title: str
    letter: str
    """The first letter of its rule numbers. `M` is the letter of the rules for every match."""
    seats: list[int]
    """The numbers of seats that are possible."""
    options: list[OptionShape]
    files: list[str]
    """The catalogues that have its words, besides `common`, `match`, `options` and `rules`."""
    kinds: dict[str, str]
    """The kinds of names that keys of events and refusals hold, for keys that are not named after
    the kind.
    """


class ClockChoices(TypedDict):
    """The values that the page offers for clocks, in seconds."""

    turn: list[int]
    bank: list[int]
    increment: list[int]


class Offer(TypedDict):
    """All that can be chosen for a table: `GET /api/games`."""

    games: list[GameShape]
    levels: list[Level]
    languages: list[Language]
    clocks: ClockChoices
    colours: list[str]
    """The colours that a player may have."""
    address: str | None
    """The origin at which other devices reach this server, or None when the server does not know
    one.
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
    hints: bool
    """Whether players may ask the bot for hints and use the tutor."""
    paused: bool
    """Whether all players have agreed to a pause: clocks stand still, and nobody moves."""
    watching: int
    """How many spectators are connected."""


TableChanges = Annotated[dict[str, Any], PartialOf(TableShape)]
"""The keys of a table that have changed, with their values."""


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
    data: dict[str, Any]


class PlanShape(TypedDict):
    """One way to go on with a claim."""

    moves: list[str]
    """The moves that are still needed, the last of which makes the claim."""
    colour: str | None
    locomotives: int | None
    """What is paid: the colour, and how many of the cards are locomotives."""


class LessonStep(TypedDict):
    """One card of a lesson. Its words are `lesson-<game>-<name>` and the attribute `title` of that
    message.
    """

    name: str
    points: list[str]
    """The places of the board that are marked."""
    shows: list[str]
    """The tiles or cards that are drawn on the card."""
    press: str | None
    """The place to press, if the step does not wait for a move."""


class LessonFrame(TypedDict):
    """What the pupil sees at one moment of a lesson."""

    scene: int
    """The number of the scene, counted from 0: each begins with a position of its own."""
    step: int
    """The number of the step, counted from 0."""
    waits: Literal["nothing", "got-it", "press", "move", "end"]
    """What it waits for; `nothing` is shown for as long as it takes to see it."""
    move: str | None
    """The move that goes on, if it waits for one."""
    legal: list[str]
    """The moves that can be made: the one that goes on, and those that stay open beside it."""
    events: list[dict[str, Any]]
    view: dict[str, Any]
    """In the first frame all keys, later those that have changed."""
    links: list[LinkShape] | None
    foreseen: list[LinkShape] | None
    """How the days would connect after the move."""
    plans: list[PlanShape]


class LessonShape(TypedDict):
    """`GET /api/lessons/{game}`: a guided game. Seat 0 is the pupil's; the lesson plays the other
    seats.
    """

    game: str
    seats: int
    options: dict[str, Choice]
    steps: list[LessonStep]
    frames: list[LessonFrame]


class RefusalShape(TypedDict):
    """Why a move is refused: the rule, and what its sentence is made of."""

    rule: str
    data: dict[str, Any]


class WhyNot(TypedDict):
    """`GET /api/lessons/{game}/frames/{frame}/why-not?move=…`: why a move is refused there; None if
    it is legal.
    """

    refusal: RefusalShape | None


class Step(TypedDict):
    """One step of a replay: what was seen, and the view then."""

    events: list[dict[str, Any]]
    view: dict[str, Any]
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
    data: dict[str, Any]


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


Measure = Literal["turns", "points"]
"""What results of a deal of the day are compared by, beside who won: the fewest turns, or the most
points.
"""


class SeatsNumbers(TypedDict):
    """My games of one game with so many players."""

    seats: int
    games: int
    won: float
    score: float | None
    """The average score."""
    turns: float | None
    """How many turns I had on average."""


class MonthNumbers(TypedDict):
    """My games of one game in a month."""

    month: str
    """As in `2026-11`."""
    games: int
    average: float | None
    """The average number of turns of a win, or the average score, by the measure of the game."""
    best: int | None


class PersonalBest(TypedDict):
    """The best that I did, and where."""

    value: int
    table: str
    at: int
    seats: int


class GameNumbers(TypedDict):
    """What my games of one game say."""

    game: str
    measure: Measure
    games: int
    won: float
    seats: list[SeatsNumbers]
    months: list[MonthNumbers]
    sums: dict[str, int]
    """The sums of what the game counts, such as `doublings`, `kept` and `completed`."""
    records: dict[str, PersonalBest]
    """By what it is a record of: `turns` (the quickest win), `score`, and what the game counts."""


class OpponentNumbers(TypedDict):
    """How I did against one opponent."""

    name: str | None
    """None for a bot, and for a player who has been forgotten."""
    colour: str | None
    bot: str | None
    games: int
    won: int
    lost: int


class Stamp(TypedDict):
    """A place that I have won with, and the first time."""

    place: str
    at: int
    table: str


class Numbers(TypedDict):
    """`GET /api/my/numbers`: what my games say. Games with help are in `played` only."""

    played: int
    counted: int
    won: float
    since: int | None
    """When the first of them ended."""
    games: list[GameNumbers]
    opponents: list[OpponentNumbers]
    """Those with the most games first."""
    passport: dict[str, list[Stamp]]
    """By game: the places on the racks that I have won with."""


class DailyResult(TypedDict):
    """How somebody did in a deal of the day."""

    won: bool
    score: int
    margin: int
    """The points that the player was ahead of the bot."""
    turns: int
    table: str


class DailyDay(TypedDict):
    """A day of a run; None where it was missed."""

    day: str
    result: DailyResult | None


class DailyRun(TypedDict):
    """How regularly a player plays the deal of the day of a game."""

    days: list[DailyDay]
    """The last seven, today last."""
    current: int
    """How many days in a row were played, up to today or yesterday."""
    longest: int
    best: int | None
    """The fewest turns of a win, or the most points."""


class DailyDeal(TypedDict):
    """Today's deal of a game."""

    game: str
    bot: Level
    measure: Measure
    commitment: str
    """The SHA-256 of today's secret, which is told tomorrow."""
    tomorrow: str
    """The SHA-256 of tomorrow's secret."""
    players: int
    """How many have finished it."""
    best: int | None
    """The turns or points of the best of them."""
    table: str | None
    """My table, if I have begun."""
    result: DailyResult | None
    """Mine; None until the game is over, and if it does not count."""
    run: DailyRun


class Daily(TypedDict):
    """`GET /api/day`: the deals of today."""

    day: str
    ends: int
    """When the next day begins, in milliseconds since 1970."""
    deals: list[DailyDeal]


class DailyRow(DailyResult):
    """A result among the others."""

    place: int
    name: str
    colour: str | None
    me: bool


class SpreadBar(TypedDict):
    """How many players have had so many turns or points."""

    value: int
    players: int


class DailyResults(TypedDict):
    """`GET /api/day/{game}/{day}`: all results of a day."""

    day: str
    game: str
    measure: Measure
    commitment: str
    secret: str | None
    """None until the day is over."""
    players: int
    rows: list[DailyRow]
    """The best hundred, and mine."""
    spread: list[SpreadBar]


class OtherPlayer(TypedDict):
    """Somebody else who has played a game."""

    kind: Literal["person", "screen", "bot"]
    player: str | None
    name: str | None
    """None for a bot, and for a player who has been forgotten."""
    colour: str | None
    bot: str | None
    """The level of a bot."""
    seat: int
    score: int


class PlayedGame(TypedDict):
    """A finished game of mine."""

    table: str
    is_kept: bool
    """Whether the table is still stored, so that it can be opened and replayed."""
    game: str
    seat: int
    seats: int
    place: int
    """From 1; equal scores share a place."""
    won: bool
    measure: Measure
    """What results of this game are compared by, beside who won."""
    score: int
    turns: int | None
    """How many turns I had; None for games from before turns were counted."""
    counts: bool
    """Whether it counts in statistics: nobody was helped, and no bot played for a person."""
    day: str | None
    """The date if it was the deal of the day."""
    others: list[OtherPlayer]
    picture: dict[str, Any]
    """What the small picture is drawn from: `rack` or `claimed`, by the game."""
    at: int
    """When it ended, in milliseconds since 1970."""


class PlayedGames(TypedDict):
    """`GET /api/my/games?before=…&game=…`: my finished games, the last ones first."""

    games: list[PlayedGame]
    before: int | None
    """What to send as `before` for older games; None if there are none."""


class TokenShape(TypedDict):
    """A token by which a program plays as this player."""

    token: str
    """The id of the token in lists; it is no secret."""
    name: str
    made: int
    secret: NotRequired[str]
    """What the program sends as `Authorization: Bearer`. It is sent once, when the token is made.
    """


class Tokens(TypedDict):
    """`GET /api/my/tokens`."""

    tokens: list[TokenShape]


class Moving(TypedDict):
    """`POST /api/me/link`: what makes another browser the same player's. It works once."""

    token: str
    path: str
    """The page to open there, with the token in the fragment, which browsers send to nobody."""
    until: int


class Problem(TypedDict):
    """The answer to an HTTP request that was refused."""

    problem: str
    """The name of the problem: see the protocol."""
    sentence: str
    """A sentence for the player, in the player's language."""
