"""Bots of other modules: `my_module:MyBot` is imported, also from the current folder, and
called.
"""

import inspect
import os
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from tenfold.bots.bot import Bot
from tenfold.bots.call import Call
from tenfold.errors import BadBot


def attribute(name: str) -> Callable[..., Bot]:
    """Return what `my_module:MyBot` names; raises BadBot if it cannot be imported."""
    module, _, attribute = name.partition(":")
    if find_spec(module.partition(".")[0]) is None and os.getcwd() not in sys.path:
        sys.path.insert(
            0, os.getcwd()
        )  # a script in the current folder, as `python -m` would find it
    try:
        found: Callable[..., Bot] = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as fault:
        raise BadBot(f"there is no bot {name!r}: {fault}") from fault
    return found


def make(text: str, maker: Callable[..., Bot], called: Call) -> Bot:
    """Return the bot that a call makes; raises BadBot if the arguments do not fit or it makes
    something else.
    """
    try:
        inspect.signature(maker).bind(*called.arguments, **called.keywords)
    except TypeError as fault:
        raise BadBot(f"{text}: {fault}") from None
    missing = ", ".join(sorted(getattr(maker, "__abstractmethods__", ())))
    if missing:
        raise BadBot(f"{text} does not define {missing}, which every bot has")
    bot = maker(*called.arguments, **called.keywords)
    if not isinstance(bot, Bot):
        raise BadBot(f"{text} makes a {type(bot).__name__}, not a Bot")
    return bot
