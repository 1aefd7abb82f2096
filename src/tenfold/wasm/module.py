"""One WebAssembly module in the making: exports with plain arguments, and constants."""

from collections.abc import Iterator, Sequence
from importlib import resources

import llvmlite.binding as llvm
from llvmlite import ir
from numba.core import cgutils, types
from numba.core.codegen import _parse_refprune_flags, create_pass_builder
from numba.core.types.containers import BaseTuple
from numba.np import arrayobj

from tenfold.json_types import JsonObject
from tenfold.kernel.numba_compiler import Untyped
from tenfold.wasm.linker import link
from tenfold.wasm.target import OPTIMISATION, TRIPLE

BYTE, I32, I64, F64 = ir.IntType(8), ir.IntType(32), ir.IntType(64), ir.DoubleType()
POINTER = BYTE.as_pointer()
ITEM = 8
"""How many bytes each item of a returned tuple takes."""

RUNTIME = ("alloc", "release", "allocated")
"""What the runtime exports: memory for arguments."""

INTRODUCED = ("strlen",)
"""Functions that LLVM may introduce by itself while it optimises, so that they must not be dropped
before.
"""


class WasmModule:
    """Collects exports and constants, and links them with all that they call."""

    def __init__(self, context: Untyped, name: str) -> None:
        self._context = context
        self._codegen = context.codegen()
        self._library = self._codegen.create_library(name)
        self._shims = self._codegen.empty_module(f"{name}.shims")
        self.signatures: dict[str, JsonObject] = {}
        """The plain parameters and the result of each export."""

    def export(self, name: str, function: Untyped, arguments: Sequence[Untyped]) -> None:
        """Export a compiled function for arguments of these Numba types.

        A record is passed as a pointer, and an array as a pointer followed by its length in each
        dimension. Integers are i32 and floats f64. A tuple is passed as its items. A returned tuple
        is written through one more pointer.
        """
        unit = function.inline_unit
        unit.compile(tuple(arguments))
        result = unit.overloads[tuple(arguments)]
        self._library.add_linking_library(result.library)
        self._add_shim(name, result.fndesc)

    def constant(self, name: str, data: bytes) -> None:
        """Put bytes into the module's memory, with an export that returns their address."""
        kind = ir.ArrayType(BYTE, len(data))
        held = ir.GlobalVariable(self._shims, kind, f"{name}.data")
        held.initializer = ir.Constant(kind, bytearray(data))
        held.linkage = "internal"
        held.align = 16
        shim = ir.Function(self._shims, ir.FunctionType(POINTER, ()), name)
        builder = ir.IRBuilder(shim.append_basic_block("entry"))
        builder.ret(builder.bitcast(held, POINTER))
        self.signatures[name] = {"parameters": [], "result": "pointer"}

    def binary(self) -> bytes:
        """Return the module, optimised."""
        self._library.add_ir_module(self._shims)
        final = self._library._final_module
        for library in dict.fromkeys(self._library._linking_libraries):
            final.link_in(library._get_module_for_linking(), preserve=True)
        final.link_in(self._runtime())
        exports = [*self.signatures, *RUNTIME]
        _hide_all_but(final, {*exports, *INTRODUCED})
        final.verify()
        self._optimise(final)
        return link(self._codegen.machine.emit_object(final), exports)

    def _runtime(self) -> Untyped:
        """Return the allocator and what compiled code asks of Numba's runtime."""
        source = resources.files("tenfold.wasm").joinpath("runtime.ll").read_text(encoding="utf-8")
        runtime = llvm.parse_assembly(source)
        runtime.data_layout = self._codegen.data_layout
        runtime.triple = TRIPLE
        return runtime

    def _optimise(self, final: Untyped) -> None:
        """Run Numba's two pass managers: a cheap one that prunes reference counts, and a
        full one.
        """
        for level in (0, OPTIMISATION):
            passes = create_pass_builder(
                self._codegen.machine, opt=level, loop_vectorize=False, slp_vectorize=False
            )
            manager = passes.getModulePassManager()
            if level == 0:
                manager.add_loop_rotate_pass()
                manager.add_instruction_combine_pass()
                manager.add_jump_threading_pass()
            manager.add_refprune_pass(_parse_refprune_flags())
            manager.run(final, passes)

    def _add_shim(self, name: str, description: Untyped) -> None:
        """Add a function with plain arguments that calls a translated one. An exception becomes a
        trap.
        """
        convention = self._context.call_conv
        called = convention.get_function_type(description.restype, description.argtypes)
        callee = cgutils.get_or_insert_function(self._shims, called, description.llvm_func_name)
        parameters = [each for kind in description.argtypes for each in _parameters(kind)]
        is_tuple = isinstance(description.restype, BaseTuple)
        if is_tuple:
            parameters.append((POINTER, "result"))
        returned, result = _returned(description.restype)
        shim = ir.Function(
            self._shims, ir.FunctionType(returned, [kind for kind, _ in parameters]), name
        )
        builder = ir.IRBuilder(shim.append_basic_block("entry"))
        given = iter(shim.args)
        values = [self._value(builder, kind, given) for kind in description.argtypes]
        status, value = convention.call_function(
            builder, callee, description.restype, description.argtypes, values
        )
        with builder.if_then(status.is_error, likely=False):
            trap = self._shims.declare_intrinsic(
                "llvm.trap", (), ir.FunctionType(ir.VoidType(), ())
            )
            builder.call(trap, ())
            builder.unreachable()
        if is_tuple:
            _store_items(builder, description.restype, value, shim.args[-1])
        _return(builder, description.restype, value)
        self.signatures[name] = {"parameters": [word for _, word in parameters], "result": result}

    def _value(self, builder: Untyped, kind: Untyped, given: Iterator[Untyped]) -> Untyped:
        """Return the value of Numba's that plain arguments stand for."""
        context = self._context
        if isinstance(kind, types.Record):
            return builder.bitcast(next(given), context.get_value_type(kind))
        if isinstance(kind, types.Array):
            return self._array(builder, kind, given)
        if isinstance(kind, BaseTuple):
            return context.make_tuple(
                builder, kind, [self._value(builder, item, given) for item in kind.types]
            )
        if isinstance(kind, types.Float):
            return next(given)
        if isinstance(kind, types.Boolean):
            return builder.trunc(next(given), ir.IntType(1))
        return builder.sext(next(given), context.get_value_type(kind))

    def _array(self, builder: Untyped, kind: Untyped, given: Iterator[Untyped]) -> Untyped:
        """Return a C-contiguous array over memory that the caller owns."""
        context = self._context
        pointer = next(given)
        shape = [builder.zext(next(given), I64) for _ in range(kind.ndim)]
        element = context.get_data_type(kind.dtype)
        size = context.get_constant(types.intp, context.get_abi_sizeof(element))
        strides: list[Untyped] = []
        step = size
        for length in reversed(shape):
            strides.insert(0, step)
            step = builder.mul(step, length)
        array = context.make_array(kind)(context, builder)
        data = builder.bitcast(pointer, element.as_pointer())
        arrayobj.populate_array(
            array, data=data, shape=shape, strides=strides, itemsize=size, meminfo=None
        )
        return array._getvalue()


def _hide_all_but(final: Untyped, exports: set[str]) -> None:
    """Make everything internal that is no export, so that LLVM can inline and drop it."""
    for each in [*final.functions, *final.global_variables]:
        if (
            not each.is_declaration
            and each.name not in exports
            and not each.name.startswith("llvm.")
        ):
            each.linkage = "internal"


def _parameters(kind: Untyped) -> Iterator[tuple[Untyped, str]]:
    """Yield the plain parameters, and a word for each, that an argument of a Numba type takes."""
    if isinstance(kind, types.Record):
        yield POINTER, "record"
    elif isinstance(kind, types.Array):
        yield (
            POINTER,
            f"array of {kind.dtype if not isinstance(kind.dtype, types.Record) else 'records'}",
        )
        yield from ((I32, "length") for _ in range(kind.ndim))
    elif isinstance(kind, BaseTuple):
        for item in kind.types:
            yield from _parameters(item)
    elif isinstance(kind, types.Float):
        yield F64, "f64"
    elif isinstance(kind, types.Integer | types.Boolean):
        yield I32, "i32"
    else:
        raise TypeError(f"a value of type {kind} cannot be passed to WebAssembly")


def _returned(kind: Untyped) -> tuple[Untyped, str]:
    """Return the plain type of a result, and a word for it."""
    if isinstance(kind, types.Float):
        return F64, "f64"
    if isinstance(kind, types.Integer | types.Boolean):
        return I32, "i32"
    return ir.VoidType(), "none"


def _return(builder: Untyped, kind: Untyped, value: Untyped) -> None:
    """End a shim with its result."""
    if isinstance(kind, types.Float):
        builder.ret(value)
    elif isinstance(kind, types.Integer | types.Boolean):
        builder.ret(_as_i32(builder, kind, value))
    else:
        builder.ret_void()


def _as_i32(builder: Untyped, kind: Untyped, value: Untyped) -> Untyped:
    width = value.type.width
    if width > I32.width:
        return builder.trunc(value, I32)
    if width == I32.width:
        return value
    if isinstance(kind, types.Boolean):
        return builder.zext(value, I32)
    return builder.sext(value, I32)


def _store_items(builder: Untyped, kind: Untyped, value: Untyped, out: Untyped) -> None:
    """Store the items of a tuple one after another, 8 bytes each."""
    for index in range(len(kind.types)):
        item = builder.extract_value(value, index)
        place = builder.gep(out, [ir.Constant(I32, ITEM * index)])
        builder.store(item, builder.bitcast(place, item.type.as_pointer()))
