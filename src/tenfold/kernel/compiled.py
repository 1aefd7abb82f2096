"""Functions of plain Python that run interpreted or compiled, and are found for any game by the family of its state."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any, TypeVar

from numba import typeof
from numba.core import config, types
from numba.core.caching import FunctionCache
from numba.extending import models, register_model

from tenfold.errors import BadGame
from tenfold.kernel import cache, contract, parts
from tenfold.kernel.layout import family_of

Function = TypeVar("Function", bound=Callable[..., Any])

_modules: dict[str, list[ModuleType]] = {}
_otherwise: dict[str, Callable[..., Any]] = {}


def compiled(function: Function) -> Function:
    """Have a function compiled when it is first called for types of arguments, and what was compiled kept on disk."""
    return _compiled(function, inline=False)


def inlined(function: Function) -> Function:
    """The same of a function that is called from few places, and by each compiled once more as part of itself.

    What is then known of its arguments need not be asked, and arrays that are given on need not be counted.
    """
    return _compiled(function, inline=True)


def entry(function: Function, *given: Any) -> Function:
    """A compiled function, for Python to call with arguments of the types that these have: then what types they are is
    not found out at each call, which takes as long as a rule.
    """
    if config.DISABLE_JIT:
        return function
    dispatcher: Any = function
    found: Function = dispatcher.compile(tuple(map(typeof, given)))
    return found


def _compiled(function: Function, inline: bool) -> Function:
    if config.DISABLE_JIT:
        return function
    made = parts.whole(function, inline)
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


def find(name: str, fields: Iterable[str]) -> Any:
    """The function of that name for states that have these fields: their family's, or what does for those without."""
    found = (getattr(module, name) for module in _modules[family_of(fields)] if hasattr(module, name))
    return next(found, None) or _otherwise[name]


class Generic:
    """A function for every game, found by the state that it is given. Make one with `generic`."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._numba_type_ = _GenericType(name)

    def __call__(self, board: Any, state: Any, *arguments: Any) -> Any:
        return find(self.name, state.dtype.names)(board, state, *arguments)


def generic(name: str, otherwise: Callable[..., Any] | None = None) -> Generic:
    """The function of that name, of whatever game; and what to call for families that have none."""
    if otherwise is not None:
        _otherwise[name] = otherwise
    return Generic(name)


class _GenericType(types.Callable, types.Opaque):
    """What Numba takes a generic function for: the function that the type of the state says."""

    def get_call_type(self, context: Any, args: Any, kws: Any) -> Any:
        return context.resolve_value_type(find(self.name, args[1].fields)).get_call_type(context, args, kws)

    def get_impl_key(self, signature: Any) -> Any:
        return find(self.name, signature.args[1].fields).get_overload(signature.args)

    def get_call_signatures(self) -> tuple[tuple[Any, ...], bool]:
        return (), True


register_model(_GenericType)(models.OpaqueModel)


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
