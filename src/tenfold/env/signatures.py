"""Real signatures for functions that pass their parameters on: seen by help, type checkers and
error messages.
"""

import inspect
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

Parameters = ParamSpec("Parameters")
Returned = TypeVar("Returned")


def takes(
    other: Callable[Parameters, object],
) -> Callable[[Callable[..., Returned]], Callable[Parameters, Returned]]:
    """Declare that a function takes the parameters of another callable, to which it passes
    them on.
    """

    def declare(function: Callable[..., Returned]) -> Callable[Parameters, Returned]:
        own: Any = function
        returned = inspect.signature(function).return_annotation
        own.__signature__ = inspect.signature(other).replace(return_annotation=returned)
        return function

    return declare
