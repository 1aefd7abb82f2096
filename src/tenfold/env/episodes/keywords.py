"""Keywords that several environments share: declared once, as the fields of a dataclass.

The real signature of each function is still seen by `help` and by error messages.
"""

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from tenfold.env.opponents import Opponents
from tenfold.games.game import Position

Options = TypeVar("Options")
Function = TypeVar("Function", bound=Callable[..., object])


@dataclass(frozen=True, kw_only=True)
class EpisodeOptions:
    """The keywords of an environment with one game."""

    seats: int = 2
    reward: str = "shares"
    """The reward at the end of a game: `shares` of the win, `zero-sum` (shares minus an equal
    share) or `points`.
    """
    illegal: str = "lose"
    """What an illegal move does: `lose` ends the game, `random` makes a random legal move instead.
    """
    position: Position | None = None
    """The position from which every game begins."""


@dataclass(frozen=True, kw_only=True)
class VersusOptions:
    """The keywords of a vector in which the learner plays one seat of each game."""

    opponents: Opponents = "greedy"
    """The bots of the other seats, as in `tenfold.env.gymnasium.Env`."""
    seat: int | None = None
    """The learner's seat; None is seat 0 in the first game, 1 in the second, and so on."""
    seats: int = 2
    reward: str = "shares"
    """The reward at the end of a game: `shares` of the win, `zero-sum` or `points`."""
    cores: int = 1


def split(
    options: Callable[..., Options], keywords: Mapping[str, object]
) -> tuple[Options, dict[str, object]]:
    """Return keywords as the fields of a dataclass, and those that are not among them: the options
    of the game.
    """
    names = inspect.signature(options).parameters
    own = {name: value for name, value in keywords.items() if name in names}
    variant = {name: value for name, value in keywords.items() if name not in names}
    return options(**own), variant


def takes(*others: Callable[..., object]) -> Callable[[Function], Function]:
    """Declare that the keywords of a function are also those of other callables, and the options of
    a game.
    """

    def declare(function: Function) -> Function:
        own = inspect.signature(function)
        parameters = [*own.parameters.values()]
        for other in others:
            parameters += inspect.signature(other).parameters.values()
        named = {each.name: each for each in parameters if each.kind is not each.VAR_KEYWORD}
        variant = inspect.Parameter("variant", inspect.Parameter.VAR_KEYWORD)
        ordered = sorted([*named.values(), variant], key=lambda each: each.kind)
        vars(function)["__signature__"] = own.replace(parameters=ordered)
        return function

    return declare
