"""The games that there are: the one table that everything else finds them by."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from tenfold.errors import BadArgument, BadData
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

GROUP = "tenfold.games"
"""The group of entry points by which other packages bring games: each names such a `games`."""


def names() -> tuple[str, ...]:
    """The names of all games, those of other packages last."""
    return (*_WHERE, *_outside())


def get(name: str) -> Game[State, Blank]:
    """Return the game of that name; raises BadArgument if there is none."""
    if not isinstance(name, str) or (name not in _WHERE and name not in _outside()):
        raise BadArgument(f"there is no game {name!r}; there are {', '.join(names())}")
    return _get(name)


@cache
def _get(name: str) -> Game[State, Blank]:
    if name in _WHERE:
        offered = import_module(f"tenfold.games.{_WHERE[name]}.game").games
    else:
        offered = _outside()[name].load()
    game: Game[State, Blank] = offered[name]
    return game


@cache
def _outside() -> dict[str, EntryPoint]:
    """What brings each game of another package."""
    return {found.name: found for found in entry_points(group=GROUP) if found.name not in _WHERE}


def data_files() -> list[Path]:
    """The data files that come with the games."""
    return sorted(Path(__file__).parent.glob("*/data/*.toml"))


def check(path: Path) -> None:
    """Read a data file as the family of games that it names would; raises BadData with
    every fault.
    """
    family = data.read(path).text("family")
    readers = {name: loader for name in sorted(set(_WHERE.values())) if (loader := _loader(name))}
    if family not in readers:
        raise BadData(
            path.name,
            [f"family is {family!r}, not one of {', '.join(readers)}: it says whose file this is"],
        )
    readers[family](path)


def _loader(family: str) -> Callable[[Path], object] | None:
    """What reads a family's data files: the `load` of its `game.py`, where it has any."""
    found: Callable[[Path], object] | None = getattr(
        import_module(f"tenfold.games.{family}.game"), "load", None
    )
    return found
