"""Numba's CPU target, retargeted to wasm32.

The data layout of wasm32 has to be set before Numba translates anything: it turns field accesses
into byte offsets at once, and pointers have 4 bytes there. `install` is therefore called in a fresh
process, before anything is compiled. From then on every function that Numba compiles in that
process is for wasm32, and none of them can be called.
"""

import llvmlite.binding as llvm
from llvmlite import ir
from numba import _dynfunc
from numba.core import cgutils
from numba.core.codegen import CPUCodegen
from numba.core.registry import cpu_target

from tenfold.kernel.numba_compiler import InlineUnit, Untyped

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals,+multivalue"
OPTIMISATION = 3


class Codegen(CPUCodegen):  # type: ignore[misc]  # Numba has no types
    """Creates LLVM modules for wasm32, without the execution engine that would run them."""

    _library_class = InlineUnit

    def _init(self, llvm_module: Untyped) -> None:
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        self._tm_features = FEATURES
        self._tm = llvm.Target.from_triple(TRIPLE).create_target_machine(
            cpu="generic", features=FEATURES, opt=OPTIMISATION, reloc="static", codemodel="default"
        )
        self._target_data = self._tm.target_data
        self._data_layout = str(self._target_data)
        self._loopvect = False
        self._opt_level = 0

    @property
    def machine(self) -> Untyped:
        """LLVM's target machine, which emits object code."""
        return self._tm

    @property
    def data_layout(self) -> str:
        """The sizes and alignments of wasm32, in LLVM's notation."""
        return self._data_layout

    def empty_module(self, name: str) -> Untyped:
        """Return a new LLVM module for wasm32."""
        return self._create_empty_module(name)

    def _create_empty_module(self, name: str) -> Untyped:
        module = ir.Module(cgutils.normalize_ir_text(name))
        module.triple = TRIPLE
        if self._data_layout:
            module.data_layout = self._data_layout
        return module

    def _customize_tm_features(self) -> str:
        return FEATURES

    def _customize_tm_options(self, options: Untyped) -> None:
        pass

    def _add_module(self, module: Untyped) -> None:
        pass

    def set_env(self, env_name: str, env: Untyped) -> None:
        """Do nothing: environments hold Python objects, which there are none of."""

    def _check_llvm_bugs(self) -> None:
        pass


def install() -> Untyped:
    """Make Numba compile for wasm32 in this process, and return its target context."""
    context = cpu_target.target_context
    context._internal_codegen = Codegen("tenfold")
    context.get_executable = _not_callable
    return context


def _not_callable(library: Untyped, description: Untyped, environment: Untyped) -> Untyped:
    """Return an object that stands for a function where Numba wants one to call. It serves as a
    key.
    """
    name = description.qualname.split(".")[-1]
    return _dynfunc.make_function(
        description.lookup_module(), name, "for wasm32", 1, environment, (library,)
    )
