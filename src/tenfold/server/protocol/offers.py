"""What the server offers: its games, their options, and the clocks."""

from typing import Literal

from typing_extensions import TypedDict

from tenfold.server.protocol.answers import Choice, Language, Level


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
