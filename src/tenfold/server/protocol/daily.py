"""The deal of the day: its results, and how a player has done."""

from typing import Literal

from typing_extensions import TypedDict

from tenfold.server.protocol.answers import Level

Measure = Literal["turns", "points"]
"""What results of a deal of the day are compared by, beside who won: the fewest turns, or the most
points.
"""


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
