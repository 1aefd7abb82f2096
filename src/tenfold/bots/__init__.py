"""The bots that there are: one table, by the names that they are called by."""

from collections.abc import Callable, Mapping
from importlib.metadata import entry_points
from types import MappingProxyType

from tenfold.bots import call, outside
from tenfold.bots.bot import Bot, Candidate
from tenfold.bots.function import FunctionBot, Player
from tenfold.bots.greedy import Greedy
from tenfold.bots.learned import Learned
from tenfold.bots.program import Program
from tenfold.bots.random import Random
from tenfold.bots.search import Search
from tenfold.bots.styled import STYLES, Styled
from tenfold.errors import BadBot

__all__ = ["Bot", "Candidate", "Player", "get", "levels", "names"]

GROUP = "tenfold.bots"
"""The group of entry points by which other packages bring bots."""

levels: Mapping[str, str] = MappingProxyType(
    {"easy": "greedy(slips=0.3)", "medium": "greedy", "hard": "search(seconds=1)"}
)
"""The bots for people, from the easiest on: what each level plays like."""

_BOTS: dict[str, Callable[..., Bot]] = {
    "random": Random,
    "greedy": Greedy,
    "search": Search,
    "program": Program,
    "learned": Learned,
    "styled": Styled,
}

_CALLS = {**levels, **{style: f'styled("{style}")' for style in STYLES}}
"""Names that stand for calls."""


def names() -> tuple[str, ...]:
    """The names of all bots: ours, the levels and styles, and those of other packages."""
    return (*_BOTS, *_CALLS, *sorted(found.name for found in entry_points(group=GROUP)))


def get(player: Player) -> Bot:
    """Return the bot that a name calls: `greedy`, `search(seconds=0.5)`, `hard`, `my_module:MyBot`; raises BadBot.

    A `Bot` is returned as it is, and a function of a `Seen` and a seed that returns a move becomes a bot.
    """
    if isinstance(player, Bot):
        return player
    if callable(player):
        return FunctionBot(player)
    called = call.read(_CALLS.get(player.strip(), player) if isinstance(player, str) else player)
    return outside.make(repr(player), _maker(called.name), called)


def _maker(name: str) -> Callable[..., Bot]:
    """Return what makes a bot: ours, an entry point's, or an attribute of a module; raises BadBot."""
    if name in _BOTS:
        return _BOTS[name]
    if ":" in name:
        return outside.attribute(name)
    for found in entry_points(group=GROUP, name=name):
        loaded: Callable[..., Bot] = found.load()
        return loaded
    raise BadBot(f"there is no bot {name!r}; there are {', '.join(names())}, or a module's, as my_module:MyBot")
