"""What a terminal shows of a view: one table from a game's family to its screen, and a plain one
for any other.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Protocol, cast

from tenfold.screens.blocks import Block
from tenfold.screens.menu import Menu
from tenfold.screens.scene import Scene

_SCREENS = {
    "tendays": "tenfold.screens.tendays",
    "tenzania": "tenfold.screens.tenzania",
    "tickets": "tenfold.screens.tickets",
}

Command = Callable[[Scene, str], list[Block]]
"""Shows something that a person has asked for, by what they typed after the command's name."""


class Screen(Protocol):
    """What each screen has."""

    COMMANDS: Mapping[str, Command]
    """What can be asked beside what every game has, by the ids of the commands' names."""

    def board(self, scene: Scene) -> list[Block]:
        """The table, with what a person needs to choose a move."""

    def menu(self, scene: Scene, moves: Sequence[str]) -> Menu:
        """The legal moves as a tree."""

    def say_move(self, scene: Scene, move: str) -> str:
        """A move in words, for a person who sees the board."""


def for_family(family: str) -> Screen:
    """Return the screen of a family of games, or the plain one."""
    return cast(Screen, import_module(_SCREENS.get(family, "tenfold.screens.plain")))
