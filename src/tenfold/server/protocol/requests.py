"""What is asked over HTTP, declared once, here."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from tenfold.server.protocol.answers import Choice, Clock, Language, Level, Settings

NAME, ID, LUCK = 24, 64, 64
"""The longest name, id and contribution."""

SEATS = 6


class Given(BaseModel):
    """Something that a client gives: what is not declared is refused."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class ChangeMe(Given):
    """`PATCH /api/me`."""

    name: Annotated[str, Field(min_length=1, max_length=NAME)] | None = None
    colour: str | None = None
    language: Language | None = None
    settings: Settings | None = None


class AskedSeat(Given):
    """A seat of a table that is to be."""

    kind: Literal["me", "open", "bot", "screen"]
    bot: Level | None = None
    name: Annotated[str, Field(min_length=1, max_length=NAME)] | None = None
    """Of who sits there, on the same screen."""


class MakeTable(Given):
    """`POST /api/tables`."""

    id: Annotated[str, Field(min_length=1, max_length=ID)] | None = None
    """What the client calls this wish: a request that is repeated with the same id makes no second table."""
    game: str
    options: dict[str, Choice] = Field(default_factory=dict)
    seats: Annotated[list[AskedSeat], Field(min_length=1, max_length=SEATS)]
    clock: Clock | None = None
    public: bool = False
    hints: bool | None = None
    """Whether players may ask for hints and use the tutor; if it is left out, at private tables only."""
    start: bool = False
    """Begin at once; no seat may be open then."""
    luck: Annotated[str, Field(max_length=LUCK)] = ""
    """What the player contributes to the deal: anything, best a random text."""


class ChangeTable(Given):
    """`PATCH /api/tables/{table}`, by the host, before the game begins. What is left out stays."""

    options: dict[str, Choice] | None = None
    seats: Annotated[list[AskedSeat], Field(min_length=1, max_length=SEATS)] | None = None
    """All seats anew; people who sit keep their places as far as these are open."""
    clock: Clock | None = None
    untimed: bool = False
    """Take the clock away."""
    public: bool | None = None
    hints: bool | None = None


class Join(Given):
    """`POST /api/tables/{table}/join`."""

    seat: int | None = None
    """The first open one where none is named."""
    luck: Annotated[str, Field(max_length=LUCK)] = ""


class Ready(Given):
    """`POST /api/tables/{table}/ready`."""

    ready: bool = True
    luck: Annotated[str, Field(max_length=LUCK)] | None = None
    """A new contribution to the deal; if it is left out, the last one stays."""


class Rematch(Given):
    """`POST /api/tables/{table}/rematch`."""

    luck: Annotated[str, Field(max_length=LUCK)] = ""


class Start(Given):
    """`POST /api/tables/{table}/start`."""

    fill: Level | None = None
    """The level of the bots that take the open seats; where none is given, open seats are taken away."""
    options: dict[str, Choice] | None = None
    """Options that have been found at the table, as who begins."""


class MoveHere(Given):
    """`POST /api/me/move`: be the player of a personal link."""

    token: Annotated[str, Field(max_length=200)]


class MakeToken(Given):
    """`POST /api/my/tokens`."""

    name: Annotated[str, Field(min_length=1, max_length=NAME)]
