"""The bodies of HTTP requests."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from tenfold.server.protocol.answers import Choice, Clock, Language, Level, Settings
from tenfold.server.protocol.calls import HookKind

NAME = 24
"""The length of the longest name."""

ID = 64
"""The length of the longest id that a client chooses."""

LUCK = 64
"""The length of the longest contribution to a deal."""

SEATS = 6
"""The most seats of a table."""


class Given(BaseModel):
    """Something that a client sends. Keys that are not declared are refused."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class ChangeMe(Given):
    """`PATCH /api/me`."""

    name: Annotated[str, Field(min_length=1, max_length=NAME)] | None = None
    colour: str | None = None
    language: Language | None = None
    settings: Settings | None = None


class AskedSeat(Given):
    """A seat of a table that is to be made or changed."""

    kind: Literal["me", "open", "bot", "screen"]
    bot: Level | None = None
    name: Annotated[str, Field(min_length=1, max_length=NAME)] | None = None
    """The name of the person at this seat of the same screen."""


class MakeTable(Given):
    """`POST /api/tables`."""

    id: Annotated[str, Field(min_length=1, max_length=ID)] | None = None
    """Chosen by the client: a request that is repeated with the same id makes no second table."""
    game: str
    options: dict[str, Choice] = Field(default_factory=dict)
    seats: Annotated[list[AskedSeat], Field(min_length=1, max_length=SEATS)]
    clock: Clock | None = None
    public: bool = False
    hints: bool | None = None
    """Whether players may ask for hints and use the tutor; by default they may at private tables
    only.
    """
    start: bool = False
    """Start at once; no seat may be open then."""
    luck: Annotated[str, Field(max_length=LUCK)] = ""
    """The player's contribution to the deal: any text, best a random one."""


class ChangeTable(Given):
    """`PATCH /api/tables/{table}`, by the host, before the game begins. Keys that are left out stay
    as they are.
    """

    options: dict[str, Choice] | None = None
    seats: Annotated[list[AskedSeat], Field(min_length=1, max_length=SEATS)] | None = None
    """All seats. People who sit at the table keep their places as far as these are open."""
    clock: Clock | None = None
    untimed: bool = False
    """Whether the table has no clock from now on."""
    public: bool | None = None
    hints: bool | None = None


class Join(Given):
    """`POST /api/tables/{table}/join`."""

    seat: int | None = None
    """The seat to sit at; None for the first open one."""
    luck: Annotated[str, Field(max_length=LUCK)] = ""


class Remove(Given):
    """`POST /api/tables/{table}/remove`."""

    seat: int
    """The seat of the guest who is removed."""


class Ready(Given):
    """`POST /api/tables/{table}/ready`."""

    ready: bool = True
    luck: Annotated[str, Field(max_length=LUCK)] | None = None
    """A new contribution to the deal; if it is left out, the last one stays."""


class Rematch(Given):
    """`POST /api/tables/{table}/rematch`."""

    luck: Annotated[str, Field(max_length=LUCK)] = ""


class PlayOn(Given):
    """`POST /api/tables/{table}/play-on`: play on from a moment of a finished game, against
    bots.
    """

    id: Annotated[str, Field(min_length=1, max_length=ID)]
    """Chosen by the client: a request that is repeated with the same id makes no second table."""
    seat: Annotated[int, Field(ge=0, lt=SEATS)]
    """The seat to play."""
    line: Annotated[int, Field(ge=0, lt=1_000_000)]
    """How many lines of the record lead to the moment."""


class Start(Given):
    """`POST /api/tables/{table}/start`."""

    fill: Level | None = None
    """The level of the bots that take the open seats. If it is None, open seats are removed."""
    options: dict[str, Choice] | None = None
    """Options that were decided at the table, such as who begins."""


class MoveHere(Given):
    """`POST /api/me/move`: be the player of a personal link."""

    token: Annotated[str, Field(max_length=200)]


class MakeToken(Given):
    """`POST /api/my/tokens`."""

    name: Annotated[str, Field(min_length=1, max_length=NAME)]


class ForgetMe(Given):
    """`POST /api/me/forget`: delete who I am."""

    name: Annotated[str, Field(max_length=NAME)]
    """My name, which confirms it."""


class AddDevice(Given):
    """`POST /api/calls/devices`: a subscription, as the browser's push manager gives it."""

    endpoint: Annotated[str, Field(min_length=1, max_length=1000)]
    public_key: Annotated[str, Field(max_length=120)]
    """The browser's key `p256dh`, in the base64 of URLs."""
    auth: Annotated[str, Field(max_length=40)]


class AddHook(Given):
    """`POST /api/calls/hooks` and `POST /api/tables/{table}/hooks`."""

    kind: HookKind
    url: Annotated[str, Field(min_length=1, max_length=1000)]
