"""Functions of plain Python that run interpreted or compiled, and generic functions, dispatched by
a state's family.
"""

from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any, ClassVar, TypeVar

from numba import njit, typeof
from numba.core import config, types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.extending import models, register_model

from tenfold.errors import BadGame
from tenfold.kernel import cache, contract
from tenfold.kernel.layout import family_of

try:
    from tenfold.kernel.numba_compiler import entry_point
except (
    ImportError
):  # a release of Numba without the private methods: everything works, and takes longer to compile

    def entry_point(function: Callable[..., Any], inline: bool = False) -> Any:
        """Return Numba's own dispatcher of a function. Whether it is inlined is left to the
        compiler.
        """
        return njit(nogil=True, error_model="numpy")(function)


Function = TypeVar("Function", bound=Callable[..., Any])

_modules: dict[str, list[ModuleType]] = {}
_otherwise: dict[str, Callable[..., Any]] = {}


def compiled(function: Function) -> Function:
    """Compile a function at its first call for each combination of argument types, and cache the
    result on disk.
    """
    return _compiled(function, inline=False)


def inlined(function: Function) -> Function:
    """Compile a function like `compiled`, and inline it into every compiled caller.

    The compiler can then use what each caller knows of the arguments, and needs no reference counts
    for arrays that are passed on. It is meant for functions that are called from few places.
    """
    return _compiled(function, inline=True)


def entry(function: Function, *given: Any) -> Function:
    """Return a compiled function that Python calls with arguments of the types of the given ones.

    It skips Numba's dispatch by type, which takes as long as a rule.
    """
    if config.DISABLE_JIT:
        return function
    dispatcher: Any = function
    found: Function = dispatcher.compile(tuple(map(typeof, given)))
    return found


def _compiled(function: Function, inline: bool) -> Function:
    if config.DISABLE_JIT:
        return function
    made = entry_point(function, inline)
    made._cache = _SharedCache(function)
    found: Function = made
    return found


def register(family: str, rules: ModuleType) -> None:
    """Register the rules of a family; raises BadGame if functions are missing or another module has
    the name.
    """
    lacking = contract.missing(rules)
    if lacking:
        raise BadGame(f"the rules of {family}", [f"{name} is missing" for name in lacking])
    if family in _modules and _modules[family][0] is not rules:
        raise BadGame(
            f"the rules of {family}", [f"{_modules[family][0].__name__} has that name already"]
        )
    _modules.setdefault(family, [rules])


def extend(family: str, module: ModuleType) -> None:
    """Add a module of generic functions to a family, such as a bot's judgement. Earlier modules
    take precedence.
    """
    if module not in _modules[family]:
        _modules[family].append(module)


def find(name: str, fields: Iterable[str]) -> Any:
    """Return the function of that name for the family of a state with these fields, or else the
    default one.
    """
    found = (
        getattr(module, name) for module in _modules[family_of(fields)] if hasattr(module, name)
    )
    return next(found, None) or _otherwise[name]


class Generic:
    """A function that is dispatched by the family of the state it is given. Make one with
    `generic`.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self._numba_type_ = _GenericType(name)

    def __call__(self, board: Any, state: Any, *arguments: Any) -> Any:
        return find(self.name, state.dtype.names)(board, state, *arguments)


def generic(name: str, otherwise: Callable[..., Any] | None = None) -> Generic:
    """Return the generic function of that name. `otherwise` is called for families that
    have none.
    """
    if otherwise is not None:
        _otherwise[name] = otherwise
    return Generic(name)


class _GenericType(types.Callable, types.Opaque):
    """The Numba type of a generic function, which resolves to a family's function by the type of
    the state.
    """

    def get_call_type(self, context: Any, args: Any, kws: Any) -> Any:
        return context.resolve_value_type(find(self.name, args[1].fields)).get_call_type(
            context, args, kws
        )

    def get_impl_key(self, signature: Any) -> Any:
        return find(self.name, signature.args[1].fields).get_overload(signature.args)

    def get_call_signatures(self) -> tuple[tuple[Any, ...], bool]:
        return (), True


register_model(_GenericType)(models.OpaqueModel)


class _Locator(_CacheLocator):  # type: ignore[misc]  # Numba has no types
    """Says where Numba keeps a function: by the name of its module, not by its path, so that
    environments share it.

    The folder of the cache is named after a hash of all sources, so that no function in it is ever
    stale.
    """

    def __init__(self, function: Callable[..., Any], path: str) -> None:
        self._py_file = path  # Numba names it in warnings
        self._line = function.__code__.co_firstlineno
        self._folder = cache.folder() / cache.of_outside(path) / function.__module__

    @classmethod
    def from_function(cls, function: Callable[..., Any], path: str) -> "_Locator":
        found = cls(function, path)
        found.ensure_cache_path()
        return found

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return ""

    def get_disambiguator(self) -> str:
        return str(self._line)


class _Results(CompileResultCacheImpl):  # type: ignore[misc]  # Numba has no types
    """Numba's cache of compiled functions, with our locator alone."""

    _locator_classes: ClassVar = [_Locator]


class _SharedCache(FunctionCache):  # type: ignore[misc]  # Numba has no types
    """Numba's cache of a function, with a lock: several processes may write to it at once."""

    _impl_class = _Results

    def save_overload(self, sig: Any, data: Any) -> None:
        with cache.locked():
            super().save_overload(sig, data)
