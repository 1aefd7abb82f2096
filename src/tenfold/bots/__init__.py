"""The bots that there are: one table, by the names that they are called by."""

import inspect
from collections.abc import Callable, Mapping
from importlib.metadata import entry_points
from types import MappingProxyType

from tenfold.bots import call
from tenfold.bots.bot import Bot, Candidate
from tenfold.bots.greedy import Greedy
from tenfold.bots.learned import Learned
from tenfold.bots.program import Program
from tenfold.bots.random import Random
from tenfold.bots.search import Search
from tenfold.bots.styled import STYLES, Styled
from tenfold.errors import BadBot

__all__ = ["Bot", "Candidate", "get", "levels", "names"]

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


def get(text: str) -> Bot:
    """The bot that a text calls: `greedy`, `search(seconds=0.5)`, `hard`; raises BadBot."""
    called = call.read(_CALLS.get(text.strip(), text) if isinstance(text, str) else text)
    maker = _BOTS.get(called.name) or _outside(called.name)
    try:
        inspect.signature(maker).bind(*called.arguments, **called.keywords)
    except TypeError as fault:
        raise BadBot(f"{text!r}: {fault}") from None
    bot = maker(*called.arguments, **called.keywords)
    if not isinstance(bot, Bot):
        raise BadBot(f"{text!r} makes a {type(bot).__name__}, not a Bot")
    return bot


def _outside(name: str) -> Callable[..., Bot]:
    """What makes a bot of another package."""
    for found in entry_points(group=GROUP, name=name):
        loaded: Callable[..., Bot] = found.load()
        return loaded
    raise BadBot(f"there is no bot {name!r}; there are {', '.join(names())}")
