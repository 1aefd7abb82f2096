"""Functions of plain Python that run interpreted or compiled, and are found for any game by the family of its state."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any, TypeVar

import numba
from numba.core import config, types
from numba.core.caching import FunctionCache
from numba.extending import overload

from tenfold.errors import BadGame
from tenfold.kernel import cache, contract
from tenfold.kernel.layout import family_of

Function = TypeVar("Function", bound=Callable[..., Any])

_modules: dict[str, list[ModuleType]] = {}


def compiled(function: Function) -> Function:
    """Have a function compiled when it is first called for types of arguments, and what was compiled kept on disk."""
    made: Any = numba.njit(nogil=True, error_model="numpy")(function)
    if not config.DISABLE_JIT:
        made.get_call_template = _widen(made.get_call_template)
        with _cached(cache.of_outside(function.__code__.co_filename)):
            made._cache = _SharedCache(function)
    found: Function = made
    return found


def register(family: str, rules: ModuleType) -> None:
    """Say whose rules a family's states go by; raises BadGame with what they lack, and where the name is taken."""
    lacking = contract.missing(rules)
    if lacking:
        raise BadGame(f"the rules of {family}", [f"{name} is missing" for name in lacking])
    if family in _modules and _modules[family][0] is not rules:
        raise BadGame(f"the rules of {family}", [f"{_modules[family][0].__name__} has that name already"])
    _modules.setdefault(family, [rules])


def extend(family: str, module: ModuleType) -> None:
    """Add what is built on a family's rules, as a bot's judgement: the first module that has a function is asked."""
    if module not in _modules[family]:
        _modules[family].append(module)


def generic(name: str) -> Callable[..., Any]:
    """A function for every game: the one of that name that was registered for the family of the state it is given."""

    def interpreted(board, state, *arguments):  # type: ignore[no-untyped-def]
        return _find(family_of(state.dtype.names), name)(board, state, *arguments)

    @overload(interpreted)
    def chosen_when_compiled(board, state, *arguments):  # type: ignore[no-untyped-def]
        chosen = _find(family_of(state.fields), name)
        return lambda board, state, *arguments: chosen(board, state, *arguments)

    return interpreted


def _find(family: str, name: str) -> Callable[..., Any]:
    found: Callable[..., Any] = next(getattr(module, name) for module in _modules[family] if hasattr(module, name))
    return found


def _widen(get_call_template: Callable[..., Any]) -> Callable[..., Any]:
    """Have a function that is called by compiled code compiled for numbers of 64 bits, not for each size anew."""

    def widened(args: Any, kws: Any) -> Any:
        return get_call_template(tuple(types.int64 if _is_signed(arg) else arg for arg in args), kws)

    return widened


def _is_signed(kind: Any) -> bool:
    number = getattr(kind, "literal_type", kind)
    return isinstance(number, types.Integer) and getattr(number, "signed", False)


class _SharedCache(FunctionCache):  # type: ignore[misc]
    """Numba's cache of a function, into which several processes may write at once: each keeps what the others wrote."""

    def save_overload(self, sig: Any, data: Any) -> None:
        with cache.locked():
            super().save_overload(sig, data)


@contextmanager
def _cached(outside: str) -> Iterator[None]:
    """Let Numba put what it compiles for us, and only that, into our folder, or into one in it for what is outside."""
    before = config.CACHE_DIR
    config.CACHE_DIR = str(cache.folder() / outside)
    try:
        yield
    finally:
        config.CACHE_DIR = before
