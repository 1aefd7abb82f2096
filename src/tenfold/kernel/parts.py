"""How Numba is had to compile a function: as a whole, for Python to call, or as a part of what other functions are.

Left to itself, Numba makes machine code of every function, with all that it calls, and again with all that these call.
A part is never run by itself, so it is only translated and linked; a whole is optimised once, with all of its parts.
"""

from collections.abc import Callable
from typing import Any

import numba
from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.environment import lookup_environment
from numba.core.imputils import lower_cast

OPTIONS = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}


def whole(function: Callable[..., Any], inline: bool = False) -> Any:
    """Numba's dispatcher of a function: Python calls the function itself, and compiled code calls it as a part.

    A part that is `inline` becomes part of what calls it, however large it is.
    """
    made: Any = numba.njit(**OPTIONS, pipeline_class=_WholeCompiler)(function)
    options = {**OPTIONS, "no_cpython_wrapper": True, "forceinline": inline}
    part: Any = numba.njit(**options, pipeline_class=_PartCompiler)(function)
    part.add_overload = lambda result: part.overloads.__setitem__(tuple(result.signature.args), result)
    part._compiling_counter = made._compiling_counter  # by which a function that calls itself is known
    made.get_call_template = lambda args, kws: part.get_call_template(tuple(map(_general, args)), kws)
    made.get_overload = part.get_overload
    return made


def _general(kind: Any) -> Any:
    """The type that a part is compiled for, given one of an argument: not anew for each size of a number or a field."""
    if isinstance(kind, types.NestedArray):
        return types.Array(kind.dtype, kind.ndim, "C")
    number = getattr(kind, "literal_type", kind)
    return types.int64 if isinstance(number, types.Integer) and getattr(number, "signed", False) else kind


@lower_cast(types.NestedArray, types.Array)  # type: ignore[untyped-decorator]
def _forget_size(context: Any, builder: Any, given: Any, wanted: Any, value: Any) -> Any:
    """A field that is an array, as an array of any size: in memory they are the same."""
    return value


class _Whole(JITCodeLibrary):  # type: ignore[misc]
    """The code of a function that Python calls, and of all that it calls."""

    def _finalize_specific(self) -> None:
        super()._finalize_specific()
        for name in [variable.name for variable in self._final_module.global_variables]:
            environment = lookup_environment(name)
            if environment is not None:  # of a part, which has none set while it is not run
                self._codegen.set_env(name, environment)


class _Part(JITCodeLibrary):  # type: ignore[misc]
    """The code of a function that compiled code calls, linked with all that it calls: neither optimised nor run."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalized = True


class _WholeCompiler(Compiler):  # type: ignore[misc]
    def compile_extra(self, function: Callable[..., Any]) -> Any:
        self.state.library = _Whole(self.state.targetctx.codegen(), function.__qualname__)
        self.state.library.enable_object_caching()
        return super().compile_extra(function)


class _PartCompiler(Compiler):  # type: ignore[misc]
    def compile_extra(self, function: Callable[..., Any]) -> Any:
        state = self.state
        state.library = _Part(state.targetctx.codegen(), function.__qualname__)
        state.flags.no_compile = True
        result = super().compile_extra(function)
        state.targetctx.insert_user_function(state.library, result.fndesc, [state.library])
        return result._replace(entry_point=state.library)
