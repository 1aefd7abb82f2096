"""A function as a bot: it is given what a seat has seen and a seed, and returns a legal move as
text.
"""

from collections.abc import Callable

from tenfold.bots.bot import Bot, check_turn
from tenfold.errors import BadBot
from tenfold.seen import Seen

Function = Callable[[Seen, int], str]
"""Takes what a seat has seen and a seed, and returns a legal move."""

Player = str | Bot | Function
"""What `tenfold.bots.get` makes a bot of: its name, a bot, or a function of a `Seen` and a seed."""


class FunctionBot(Bot):
    """Plays what a function returns."""

    def __init__(self, function: Function) -> None:
        if isinstance(function, type):
            raise BadBot(f"{function.__name__} is a class: give {function.__name__}(), a bot")
        self.name = getattr(function, "__name__", type(function).__name__)
        self._function = function

    def move(self, seen: Seen, seed: int) -> str:
        check_turn(seen)
        move = self._function(seen, seed)
        if move not in seen.legal:
            raise BadBot(
                f"{self.name} returned {move!r}, which is not one of the legal moves "
                f"{seen.legal[:8]}"
            )
        return move
