"""Rules: functions of plain Python that run interpreted or compiled, found for any game by the type of its state."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

import numba
import numpy as np
from numba.core import config
from numba.extending import overload

from tenfold.kernel import cache

OVER, CHANCE = -2, -1
"""What `mover` says beside a seat: nobody, for the game is over; or chance."""

SPECTATOR = -1
"""The viewer that has no seat."""

_modules: dict[tuple[str, ...], list[ModuleType]] = {}


def rule(function: Callable[..., Any]) -> Callable[..., Any]:
    """Mark a function of the rules: compiled when it is first called for a type of state, and cached on disk."""
    with _cached():
        compiled: Callable[..., Any] = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    return compiled


def register(kind: np.dtype[np.void], module: ModuleType) -> None:
    """Say whose functions a kind of state goes by: its rules, and whatever is built on them, as a bot's judgement.

    Kinds with the same fields in other sizes share them.
    """
    assert kind.names is not None
    _modules.setdefault(kind.names, []).append(module)


def generic(name: str) -> Callable[..., Any]:
    """A function for every game: the one of that name that was registered for the state it is given."""

    def interpreted(board, state, *arguments):  # type: ignore[no-untyped-def]
        return _find(state.dtype.names, name)(board, state, *arguments)

    @overload(interpreted)
    def compiled(board, state, *arguments):  # type: ignore[no-untyped-def]
        chosen = _find(tuple(state.fields), name)
        return lambda board, state, *arguments: chosen(board, state, *arguments)

    return interpreted


def _find(fields: tuple[str, ...], name: str) -> Callable[..., Any]:
    found: Callable[..., Any] = next(getattr(module, name) for module in _modules[fields] if hasattr(module, name))
    return found


@contextmanager
def _cached() -> Iterator[None]:
    """Let Numba put what it compiles for us, and only that, into our folder."""
    before = config.CACHE_DIR
    config.CACHE_DIR = str(cache.folder())
    try:
        yield
    finally:
        config.CACHE_DIR = before
