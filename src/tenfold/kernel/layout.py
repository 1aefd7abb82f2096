"""Layouts: a class of fields, laid out as one flat piece of memory of which any number stand in an array."""

import sys
from collections.abc import Callable, Iterable
from typing import Any, Generic, Self, TypeVar, cast, overload

import numpy as np

from tenfold.kernel import cache

Array = np.ndarray[Any, np.dtype[Any]]
"""An array of numbers. In compiled code an element is an integer or a float, whatever its size in memory."""

wide = cast("Callable[[int], int]", np.int64)
"""A number as one of 64 bits: interpreted code then does not overflow, and compiled code is not made for each size."""

index = cast("Callable[[int], int]", np.uint64)
"""A number as an index that is not below 0, so that this is not asked. Reckoned with such ones alone: others and it
make a real number."""

real = cast("Callable[[float], float]", np.float64)
"""A number as a real one."""

Number = TypeVar("Number", int, float)


class Cells:
    """An array of numbers as a field."""

    def __init__(self, scalar: type[np.generic], shape: int | tuple[int, ...]) -> None:
        self.scalar = scalar
        self.shape = shape

    @overload
    def __get__(self, instance: None, owner: object) -> Self: ...
    @overload
    def __get__(self, instance: object, owner: object) -> Array: ...
    def __get__(self, instance: object, owner: object) -> Self | Array:
        return self

    def __set__(self, instance: object, value: object) -> None:
        raise AttributeError("a class of fields has no instances: see `single`")


class Cell(Generic[Number]):
    """A number as a field: `i8` is one of that type, `i8[3, 4]` an array of them."""

    def __init__(self, scalar: type[np.generic]) -> None:
        self.scalar = scalar
        self.shape = ()

    def __getitem__(self, shape: int | tuple[int, ...]) -> Cells:
        return Cells(self.scalar, shape)

    @overload
    def __get__(self, instance: None, owner: object) -> Self: ...
    @overload
    def __get__(self, instance: object, owner: object) -> Number: ...
    def __get__(self, instance: object, owner: object) -> Self | Number:
        return self

    def __set__(self, instance: object, value: Number) -> None:
        raise AttributeError("a class of fields has no instances: see `single`")


i8: Cell[int] = Cell(np.int8)
i16: Cell[int] = Cell(np.int16)
i32: Cell[int] = Cell(np.int32)
i64: Cell[int] = Cell(np.int64)
"""Signed alone: mixed with the 64-bit numbers of plain Python, an unsigned one turns into a float."""

f64: Cell[float] = Cell(np.float64)
u64: Cell[int] = Cell(np.uint64)
"""For what rules are not given: what bots reckon with, and generators."""


class Flat:
    """One flat piece of memory with named fields: a board, a state or a view. What it really is, is NumPy's record."""

    dtype: np.dtype[np.void]

    def __getitem__(self, name: str) -> Any:
        """A field by its name: for Python, which is then given it ten times sooner than by its attribute."""
        raise NotImplementedError

    def tobytes(self) -> bytes:
        """Its bytes: equal where all fields are."""
        raise NotImplementedError

    def item(self) -> tuple[Any, ...]:
        """Its fields' values, in their order."""
        raise NotImplementedError


class State(Flat):
    """Everything that decides how a game can go on: the whole truth."""

    seats: Cell[int]


class Blank(Flat):
    """What a viewer knows of a state: the same fields, with blanks."""

    seats: Cell[int]
    memory: bytes
    """Its bytes, where its fields were read by `lazy.read`."""


Some = TypeVar("Some", bound=Flat)

_MARK, _HASH = "family_", "#"
"""Around the name of a family in the mark of its states; a hash follows where it is from outside this package."""


def layout(declared: type, family: str = "") -> np.dtype[np.void]:
    """Lay the fields of a class out in their order; those of a state are marked with the name of its family.

    Compiled code can make what it reckons on itself, `np.zeros(1, LAYOUT)`, and gives the array to a function that
    takes its element: Numba frees an array after it was last named.
    """
    found = {name: field for kind in reversed(declared.__mro__) for name, field in vars(kind).items()}
    fields = [(name, field.scalar, field.shape) for name, field in found.items() if isinstance(field, Cell | Cells)]
    taken = [name for name, *_ in fields if hasattr(np.record, name)]
    if taken:
        raise ValueError(f"{declared.__name__}: {', '.join(taken)} means something else of a NumPy record")
    outside = cache.of_outside(sys.modules[declared.__module__].__file__ or "")
    mark = [(f"{_MARK}{family}{_HASH}{outside}", np.int8, (0,))] if family else []
    return np.dtype((np.record, np.dtype([*fields, *mark], align=True)))


def family_of(fields: Iterable[str]) -> str:
    """The family that the fields of a state are marked with."""
    return next(name.removeprefix(_MARK).partition(_HASH)[0] for name in fields if name.startswith(_MARK))


def blank(kind: np.dtype[np.void], count: int) -> Array:
    """An array of records, all zero. Any one of them is a state (or a board) that rules can be given."""
    return np.zeros(count, kind)


def single(kind: np.dtype[np.void]) -> Any:
    """One record, all zero."""
    return blank(kind, 1)[0]


def copy(state: Some) -> Some:
    """A record of its own with the same bytes."""
    return cast(Some, alone(state)[0])


def alone(record: Flat) -> Array:
    """An array of one record of its own with the same bytes."""
    found = blank(record.dtype, 1)
    found[0] = record
    return found


def bits(seats: int) -> list[int]:
    """The seats that are set in a number, the first of them first."""
    return [seat for seat in range(seats.bit_length()) if seats >> seat & 1]
