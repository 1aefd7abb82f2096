"""A seat of a table: who sits there."""

from dataclasses import dataclass


@dataclass(slots=True)
class Seat:
    """Who sits at a seat."""

    kind: str
    player: str | None = None
    name: str | None = None
    colour: str | None = None
    bot: str | None = None
    """The level of the bot that moves here, for itself or for a person who is away."""
    away: str | None = None
    ready: bool = False
    luck: str = ""
