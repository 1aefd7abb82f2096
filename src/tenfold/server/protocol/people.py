"""A player's finished games and what they say, as plain JSON."""

from typing import Literal

from typing_extensions import TypedDict

from tenfold.server.protocol.answers import Level
from tenfold.server.protocol.daily import Measure


class OtherPlayer(TypedDict):
    """Somebody else who has played a game."""

    kind: Literal["person", "screen", "bot"]
    player: str | None
    name: str | None
    """None for a bot, and for a player who has been forgotten."""
    colour: str | None
    bot: Level | None
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
    picture: dict[str, object]
    """What the small picture is drawn from: `rack` or `claimed`, by the game."""
    at: int
    """When it ended, in milliseconds since 1970."""


class PlayedGames(TypedDict):
    """`GET /api/my/games?before=…&game=…`: my finished games, the last ones first."""

    games: list[PlayedGame]
    before: int | None
    """What to send as `before` for older games; None if there are none."""


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
    bot: Level | None
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
