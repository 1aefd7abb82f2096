"""Tenfold: four tabletop games to play and to study.

    import tenfold

    match = tenfold.start("africa", seats=2, seed=7)
    match.legal(0)              # ["place 1", ..., "place 10"]
    match.play(0, "place 3")    # raises tenfold.Refused with the rule's number if illegal

`start`, `position`, `replay` and `load` make a `Match`. `tenfold.bots` has players, `tenfold.games`
the games, `tenfold.env` the research kit and `tenfold.testing` the laws for games of one's own.
Everything but the errors is imported when it is first used, so that `import tenfold` stays light.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from tenfold.errors import (
    BadArgument,
    BadBot,
    BadData,
    BadGame,
    BadLanguage,
    BadPosition,
    BadRecord,
    BadVariant,
    MissingExtra,
    NotAMove,
    Refusal,
    Refused,
    TenfoldError,
)

if TYPE_CHECKING:
    from tenfold import bots, env, games, testing
    from tenfold.games.books import rules
    from tenfold.match import Match, Result, position, start
    from tenfold.replaying import load, replay
    from tenfold.seen import Seen

__version__ = "0.1.0"

__all__ = [
    "BadArgument",
    "BadBot",
    "BadData",
    "BadGame",
    "BadLanguage",
    "BadPosition",
    "BadRecord",
    "BadVariant",
    "Match",
    "MissingExtra",
    "NotAMove",
    "Refusal",
    "Refused",
    "Result",
    "Seen",
    "TenfoldError",
    "bots",
    "env",
    "games",
    "load",
    "position",
    "replay",
    "rules",
    "start",
    "testing",
]

_MODULES = {"bots", "env", "games", "testing"}
"""The modules that are imported when they are first used."""

_WHERE = {
    "Match": "tenfold.match",
    "Result": "tenfold.match",
    "Seen": "tenfold.seen",
    "load": "tenfold.replaying",
    "position": "tenfold.match",
    "replay": "tenfold.replaying",
    "rules": "tenfold.games.books",
    "start": "tenfold.match",
}
"""The module of each name that is imported when it is first used."""


def __getattr__(name: str) -> object:
    """Import a public name when it is first used."""
    if name in _MODULES:
        return import_module(f"tenfold.{name}")
    if name not in _WHERE:
        raise AttributeError(f"module 'tenfold' has no attribute {name!r}")
    return getattr(import_module(_WHERE[name]), name)


def __dir__() -> list[str]:
    """List the public names, those too that are not imported yet."""
    return [*(name for name in globals() if name.startswith("__")), *__all__]
