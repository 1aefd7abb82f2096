"""The games that there are: the one table that everything else finds them by."""

import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

from tenfold.errors import BadVariant
from tenfold.games import data
from tenfold.games.game import Game
from tenfold.kernel.layout import Blank, State

_WHERE = {
    "africa": "tendays",
    "usa": "tendays",
    "tickets": "tickets",
    "tenzania": "tenzania",
}
"""The folder of each game; its `game.py` has a `games` of what it offers by name."""


def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_WHERE)


@cache
def get(name: str) -> Game[State, Blank]:
    """A game by its name."""
    if name not in _WHERE:
        raise BadVariant(f"there is no game {name!r}; there are {', '.join(_WHERE)}")
    found: Game[State, Blank] = import_module(f"tenfold.games.{_WHERE[name]}.game").games[name]
    return found


def data_files() -> list[Path]:
    """The data files that come with the games."""
    return sorted(Path(__file__).parent.glob("*/data/*.toml"))


def check(path: Path) -> None:
    """Read a data file as the game it is for would; raises BadData with every fault."""
    reader = "tickets.map" if data.read(path).has("routes") else "tendays.map"
    import_module(f"tenfold.games.{reader}").load(path)


class _Games(ModuleType):
    """This folder, which can be called: the public API's `tenfold.games()` has its name."""

    def __call__(self) -> tuple[str, ...]:
        return names()


sys.modules[__name__].__class__ = _Games
