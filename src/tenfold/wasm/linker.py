"""Links one relocatable object of LLVM's into a WebAssembly module that can be run.

All code is in that one object, so functions, types and globals keep their indices. Only addresses
in memory have to be filled in: the stack lies at the bottom, the data segments above it, and the
heap above these.
"""

from collections.abc import Sequence
from typing import NamedTuple

MAGIC = b"\0asm\1\0\0\0"
PAGE = 65536
STACK = 1 << 20
"""The size of the stack in bytes. It grows downwards, so that an overflow traps instead of
overwriting data.
"""

HEAP_ALIGNMENT = 16

CUSTOM, TYPE, IMPORT, FUNCTION, MEMORY, GLOBAL, EXPORT, CODE, DATA = 0, 1, 2, 3, 5, 6, 7, 10, 11
"""The ids of sections."""

IS_FUNCTION, IS_TABLE, IS_MEMORY, IS_GLOBAL = range(4)
"""The kinds of imports."""

FUNCTION_SYMBOL, DATA_SYMBOL, SECTION_SYMBOL = 0, 1, 3
UNDEFINED, EXPLICIT_NAME = 0x10, 0x40
SEGMENT_INFO, SYMBOL_TABLE = 5, 8
"""Subsections of the section `linking`."""

KEPT = (0, 6, 7)
"""Relocations of the indices of functions, types and globals, which stay as they are."""

TABLE_INDICES = (1, 2)
"""Relocations of function pointers. Only code that formats exceptions has any; it is never called,
so they are 0.
"""

ADDRESSES = (3, 4, 5)
"""Relocations of addresses in memory."""

WITH_ADDEND = (3, 4, 5, 8, 9)
I32_CONST, END, MUTABLE_I32 = b"\x41", b"\x0b", b"\x7f\1"


class Symbol(NamedTuple):
    """A name in the object."""

    kind: int
    name: str
    number: int | None
    """The index of a function or of a data segment, or None for data that another object would
    define.
    """
    offset: int = 0
    """The start of the data in its segment."""


class Relocation(NamedTuple):
    """A place in a section that depends on where things end up."""

    kind: int
    offset: int
    symbol: int
    addend: int


class Segment:
    """A piece of initialised memory."""

    def __init__(self, start: int, content: bytearray, address: int) -> None:
        self.start = start
        """Its offset in the data section of the object."""
        self.content = content
        self.address = address


class _Object:
    """The parsed object."""

    def __init__(self, data: bytes) -> None:
        if not data.startswith(MAGIC):
            raise ValueError("not a WebAssembly object")
        self.sections: dict[int, bytearray] = {}
        self.relocations: dict[str, list[Relocation]] = {}
        self.symbols: list[Symbol] = []
        self.alignments: list[int] = []
        reader = _Reader(data, len(MAGIC))
        while not reader.is_at_end:
            number = reader.byte()
            body = reader.take(reader.unsigned())
            if number == CUSTOM:
                self._read_custom(_Reader(body))
            else:
                self.sections[number] = bytearray(body)

    def _read_custom(self, reader: "_Reader") -> None:
        name = reader.text()
        if name.startswith("reloc."):
            reader.unsigned()  # the section's position, which its name tells
            self.relocations[name] = [_relocation(reader) for _ in range(reader.unsigned())]
        elif name == "linking":
            reader.unsigned()  # the version
            while not reader.is_at_end:
                kind = reader.byte()
                self._read_linking(kind, _Reader(reader.take(reader.unsigned())))

    def _read_linking(self, kind: int, reader: "_Reader") -> None:
        if kind == SYMBOL_TABLE:
            self.symbols = [_symbol(reader) for _ in range(reader.unsigned())]
        elif kind == SEGMENT_INFO:
            for _ in range(reader.unsigned()):
                reader.text()
                self.alignments.append(1 << reader.unsigned())
                reader.unsigned()  # flags


def link(data: bytes, exports: Sequence[str]) -> bytes:
    """Return a module that exports these functions and its memory. Raises ValueError if a function
    is undefined.
    """
    found = _Object(data)
    _check_imports(_Reader(found.sections[IMPORT]))
    segments = _place_segments(found)
    top = STACK if not segments else segments[-1].address + len(segments[-1].content)
    heap = _aligned(top, HEAP_ALIGNMENT)
    _relocate(found, segments, heap)
    return _written(found, segments, heap, exports)


def _check_imports(reader: "_Reader") -> None:
    """Accept the memory, the table and the stack pointer, which the module itself will define."""
    for _ in range(reader.unsigned()):
        reader.text()
        name = reader.text()
        kind = reader.byte()
        if kind == IS_FUNCTION:
            raise ValueError(f"the function {name} is undefined")
        if kind == IS_GLOBAL:
            reader.take(2)
            continue
        if kind == IS_TABLE:
            reader.byte()
        has_maximum = reader.byte() & 1
        reader.unsigned()
        if has_maximum:
            reader.unsigned()


def _place_segments(found: _Object) -> list[Segment]:
    """Give each data segment an address, one after another above the stack."""
    reader = _Reader(found.sections.get(DATA, bytearray(b"\0")))
    address = STACK
    segments = []
    for index in range(reader.unsigned()):
        reader.unsigned()  # flags: active, in memory 0
        reader.byte()  # i32.const
        reader.signed()
        reader.byte()  # end
        size = reader.unsigned()
        start = reader.at
        address = _aligned(address, found.alignments[index])
        segments.append(Segment(start, bytearray(reader.take(size)), address))
        address += size
    return segments


def _relocate(found: _Object, segments: list[Segment], heap: int) -> None:
    """Fill in addresses."""
    for each in found.relocations.get("reloc.CODE", []):
        if each.kind not in KEPT:
            value = _value(found, each, segments, heap)
            found.sections[CODE][each.offset : each.offset + 5] = _padded(value)
    for each in found.relocations.get("reloc.DATA", []):
        value = _value(found, each, segments, heap)
        segment = next(
            one for one in segments if one.start <= each.offset < one.start + len(one.content)
        )
        place = each.offset - segment.start
        segment.content[place : place + 4] = value.to_bytes(4, "little")


def _value(found: _Object, relocation: Relocation, segments: list[Segment], heap: int) -> int:
    if relocation.kind in TABLE_INDICES:
        return 0
    if relocation.kind not in ADDRESSES:
        raise ValueError(f"a relocation of kind {relocation.kind} is not supported")
    symbol = found.symbols[relocation.symbol]
    if symbol.number is not None:
        return segments[symbol.number].address + symbol.offset + relocation.addend
    if symbol.name != "__heap_base":
        raise ValueError(f"the data {symbol.name} is undefined")
    return heap + relocation.addend


def _written(found: _Object, segments: list[Segment], heap: int, exports: Sequence[str]) -> bytes:
    """Return the sections of the module."""
    functions = {each.name: each.number for each in found.symbols if each.kind == FUNCTION_SYMBOL}
    exported = [_name("memory") + bytes([IS_MEMORY, 0])]
    for name in exports:
        index = functions.get(name)
        if index is None:
            raise ValueError(f"the export {name} is undefined")
        exported.append(_name(name) + bytes([IS_FUNCTION]) + _unsigned(index))
    filled = [
        b"\0"
        + I32_CONST
        + _signed(each.address)
        + END
        + _unsigned(len(each.content))
        + bytes(each.content)
        for each in segments
        if any(each.content)
    ]
    pages = _aligned(heap, PAGE) // PAGE + 1
    return MAGIC + b"".join(
        [
            _section(TYPE, bytes(found.sections[TYPE])),
            _section(FUNCTION, bytes(found.sections[FUNCTION])),
            _section(MEMORY, _vector([b"\0" + _unsigned(pages)])),
            _section(GLOBAL, _vector([MUTABLE_I32 + I32_CONST + _signed(STACK) + END])),
            _section(EXPORT, _vector(exported)),
            _section(CODE, bytes(found.sections[CODE])),
            _section(DATA, _vector(filled)),
        ]
    )


def _relocation(reader: "_Reader") -> Relocation:
    kind, offset, symbol = reader.byte(), reader.unsigned(), reader.unsigned()
    addend = reader.signed() if kind in WITH_ADDEND else 0
    return Relocation(kind, offset, symbol, addend)


def _symbol(reader: "_Reader") -> Symbol:
    kind, flags = reader.byte(), reader.unsigned()
    if kind == DATA_SYMBOL:
        name = reader.text()
        if flags & UNDEFINED:
            return Symbol(kind, name, None)
        segment, offset = reader.unsigned(), reader.unsigned()
        reader.unsigned()  # the size
        return Symbol(kind, name, segment, offset)
    index = reader.unsigned()
    is_named = kind != SECTION_SYMBOL and (not flags & UNDEFINED or flags & EXPLICIT_NAME)
    return Symbol(kind, reader.text() if is_named else "", index)


class _Reader:
    """Reads the binary format of WebAssembly."""

    def __init__(self, data: bytes | bytearray, at: int = 0) -> None:
        self._data = data
        self.at = at

    @property
    def is_at_end(self) -> bool:
        return self.at >= len(self._data)

    def byte(self) -> int:
        self.at += 1
        return self._data[self.at - 1]

    def take(self, count: int) -> bytes:
        self.at += count
        return bytes(self._data[self.at - count : self.at])

    def text(self) -> str:
        return self.take(self.unsigned()).decode()

    def unsigned(self) -> int:
        return self._leb128()[0]

    def signed(self) -> int:
        value, bits, is_negative = self._leb128()
        return value - (1 << bits) if is_negative else value

    def _leb128(self) -> tuple[int, int, bool]:
        """Read a number of 7 bits per byte: its value without sign, how many bits it has, and its
        sign bit.
        """
        value = bits = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << bits
            bits += 7
            if not byte & 0x80:
                return value, bits, bool(byte & 0x40)


def _aligned(address: int, alignment: int) -> int:
    return -(-address // alignment) * alignment


def _unsigned(value: int) -> bytes:
    """Return a number as unsigned LEB128."""
    out = bytearray()
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*out, value])


def _signed(value: int) -> bytes:
    """Return a number as signed LEB128."""
    out = bytearray()
    while not -0x40 <= value < 0x40:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*out, value & 0x7F])


def _padded(value: int) -> bytes:
    """Return a number below 2**31 as LEB128 of 5 bytes, which is what relocations have room for."""
    return bytes([*(value >> shift & 0x7F | 0x80 for shift in (0, 7, 14, 21)), value >> 28])


def _name(text: str) -> bytes:
    return _unsigned(len(text.encode())) + text.encode()


def _vector(items: Sequence[bytes]) -> bytes:
    return _unsigned(len(items)) + b"".join(items)


def _section(number: int, body: bytes) -> bytes:
    return bytes([number]) + _unsigned(len(body)) + body
