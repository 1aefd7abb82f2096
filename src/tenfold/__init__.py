"""Tenfold: four tabletop games to play and to study. The public API; what is below is loaded when first asked for."""

from importlib import import_module
from typing import TYPE_CHECKING

from tenfold.errors import (
    BadData,
    BadGame,
    BadLanguage,
    BadPosition,
    BadRecord,
    BadVariant,
    NotAMove,
    Refusal,
    Refused,
    TenfoldError,
)

if TYPE_CHECKING:
    from tenfold import games
    from tenfold.match import Match, Result, position, replay, start

__version__ = "0.1.0"

__all__ = [
    "BadData",
    "BadGame",
    "BadLanguage",
    "BadPosition",
    "BadRecord",
    "BadVariant",
    "Match",
    "NotAMove",
    "Refusal",
    "Refused",
    "Result",
    "TenfoldError",
    "games",
    "position",
    "replay",
    "start",
]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module 'tenfold' has no attribute {name!r}")
    return import_module("tenfold.games") if name == "games" else getattr(import_module("tenfold.match"), name)
