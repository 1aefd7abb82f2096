"""A seat of a table."""

from dataclasses import dataclass, field

from tenfold.server.protocol.answers import AwayReason, Help, Level


@dataclass(slots=True)
class Seat:
    """A seat, and who sits there."""

    kind: str
    player: str | None = None
    name: str | None = None
    colour: str | None = None
    bot: Level | None = None
    """The level of the bot that moves here, for itself or for a person who is away."""
    away: AwayReason | None = None
    ready: bool = False
    luck: str = ""
    helped: list[Help] = field(default_factory=list)
    """The kinds of help that the player has had in this game."""
    missed: int = 0
    """How many turns in a row the player has missed by the clock without being connected."""
