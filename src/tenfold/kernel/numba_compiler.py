"""Makes Numba compile each function twice: as an entry point for Python, and as an inline unit for
compiled callers.

By default Numba generates machine code for every function together with all of its callees, and
again for each callee. An inline unit is never run alone, so it is only translated to LLVM and
linked. An entry point is optimised once with its units.

This overrides private methods of Numba. Importing the module raises ImportError if a release of
Numba lacks one.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numba
from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.dispatcher import Dispatcher
from numba.core.environment import lookup_environment
from numba.core.imputils import lower_cast

Untyped = Any
"""An object of Numba or llvmlite, which have no types."""

HOOKS = {
    Compiler: ("compile_extra",),
    Dispatcher: ("add_overload", "get_call_template", "get_overload"),
    JITCodeLibrary: (
        "_finalize_final_module",
        "_finalize_specific",
        "_optimize_final_module",
        "enable_object_caching",
    ),
}
"""The methods of Numba that are overridden or replaced here."""

OPTIONS = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}


def require(hooks: Mapping[type, Sequence[str]]) -> None:
    """Raise ImportError if a class lacks one of its methods."""
    for owner, names in hooks.items():
        for name in names:
            if not hasattr(owner, name):
                raise ImportError(f"this release of Numba lacks {owner.__name__}.{name}")


require(HOOKS)


def entry_point(function: Callable[..., Untyped], inline: bool = False) -> Untyped:
    """Return Numba's dispatcher of a function, which is an entry point for Python and an inline
    unit for compiled code.

    If `inline` is true, the unit is inlined into its callers, whatever its size.
    """
    made: Untyped = numba.njit(**OPTIONS, pipeline_class=_EntryPointCompiler)(function)
    options = {**OPTIONS, "no_cpython_wrapper": True, "forceinline": inline}
    unit: Untyped = numba.njit(**options, pipeline_class=_InlineUnitCompiler)(function)
    unit.add_overload = lambda result: unit.overloads.__setitem__(
        tuple(result.signature.args), result
    )
    unit._compiling_counter = made._compiling_counter  # how Numba detects recursion
    made.get_call_template = lambda args, kws: unit.get_call_template(
        tuple(map(_general, args)), kws
    )
    made.get_overload = unit.get_overload
    made.inline_unit = unit
    return made


def _general(kind: Untyped) -> Untyped:
    """Return the type that a unit is compiled for: one integer type, and arrays of any size, to
    avoid recompilation.
    """
    if isinstance(kind, types.NestedArray):
        return types.Array(kind.dtype, kind.ndim, "C")
    number = getattr(kind, "literal_type", kind)
    if isinstance(number, types.Integer) and getattr(number, "signed", False):
        return types.int64
    return kind


@lower_cast(types.NestedArray, types.Array)  # type: ignore[untyped-decorator]  # Numba has no types
def _forget_size(
    context: Untyped, builder: Untyped, given: Untyped, wanted: Untyped, value: Untyped
) -> Untyped:
    """Cast an array field of fixed size to an array of any size. The memory is the same."""
    return value


class _EntryPoint(JITCodeLibrary):  # type: ignore[misc]  # Numba has no types
    """The code of an entry point and of all units that it calls."""

    def _finalize_specific(self) -> None:
        super()._finalize_specific()
        for name in [variable.name for variable in self._final_module.global_variables]:
            environment = lookup_environment(name)
            # a unit is never run alone, so its environment pointer is still unset
            if environment is not None:
                self._codegen.set_env(name, environment)


class InlineUnit(JITCodeLibrary):  # type: ignore[misc]  # Numba has no types
    """The code of an inline unit, linked with its callees. It is neither optimised nor run."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalized = True


class _EntryPointCompiler(Compiler):  # type: ignore[misc]  # Numba has no types
    def compile_extra(self, function: Callable[..., Untyped]) -> Untyped:
        self.state.library = _EntryPoint(self.state.targetctx.codegen(), function.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(function)


class _InlineUnitCompiler(Compiler):  # type: ignore[misc]  # Numba has no types
    def compile_extra(self, function: Callable[..., Untyped]) -> Untyped:
        state = self.state
        state.library = InlineUnit(state.targetctx.codegen(), function.__qualname__)
        state.flags.no_compile = True
        result = super().compile_extra(function)
        state.targetctx.insert_user_function(state.library, result.fndesc, [state.library])
        return result._replace(entry_point=state.library)
