"""The bots: one table from the names that people write to the classes that play."""

from collections.abc import Callable, Mapping
from importlib.metadata import entry_points
from types import MappingProxyType

from tenfold.bots import call, outside
from tenfold.bots.bot import Bot, Candidate
from tenfold.bots.function import FunctionBot, Player
from tenfold.bots.greedy import Greedy, Random
from tenfold.bots.learned import Learned
from tenfold.bots.program import Program
from tenfold.bots.search import Search
from tenfold.bots.styled import Styled, styles
from tenfold.errors import BadBot

__all__ = ["Bot", "Candidate", "Player", "get", "levels", "names"]

GROUP = "tenfold.bots"
"""The group of entry points by which other packages add bots."""

levels: Mapping[str, str] = MappingProxyType(
    {"easy": "greedy(slips=0.3)", "medium": "greedy", "hard": "search(seconds=1)"}
)
"""The levels for people, from the easiest to the hardest, with the bot that plays each."""

_BOTS: dict[str, Callable[..., Bot]] = {
    "random": Random,
    "greedy": Greedy,
    "search": Search,
    "program": Program,
    "learned": Learned,
    "styled": Styled,
}
"""The classes of this package by their names."""


def names() -> tuple[str, ...]:
    """Return the names of all bots: those of this package, levels, styles, and those of other
    packages.
    """
    return (*_BOTS, *levels, *styles(), *sorted(point.name for point in entry_points(group=GROUP)))


def get(player: Player) -> Bot:
    """Return the bot that a name calls: `greedy`, `search(seconds=0.5)`, `hard`, `my_module:MyBot`;
    raises BadBot.

    A `Bot` is returned as it is, and a function of a `Seen` and a seed that returns a move becomes
    a bot.
    """
    if isinstance(player, Bot):
        return player
    if callable(player):
        return FunctionBot(player)
    called = call.read(_call(player))
    return outside.make(repr(player), _maker(called.name), called)


def _call(player: str) -> str:
    """Return the call that a name stands for, if it is a level or a style, or else the name
    itself.
    """
    if not isinstance(player, str):
        return player  # the reader of calls refuses it
    name = player.strip()
    if name in levels:
        return levels[name]
    if name not in _BOTS and name in styles():
        return f'styled("{name}")'
    return player


def _maker(name: str) -> Callable[..., Bot]:
    """Return what makes a bot: ours, an entry point's, or an attribute of a module; raises
    BadBot.
    """
    if name in _BOTS:
        return _BOTS[name]
    if ":" in name:
        return outside.attribute(name)
    for point in entry_points(group=GROUP, name=name):
        maker: Callable[..., Bot] = point.load()
        return maker
    raise BadBot(
        f"there is no bot {name!r}; there are {', '.join(names())}, or a module's, as "
        "my_module:MyBot"
    )
