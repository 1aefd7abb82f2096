"""Layouts: classes of fields as NumPy record types, of which an array holds any number in one block
of memory.
"""

import sys
from collections.abc import Callable, Iterable
from typing import Any, Generic, Self, TypeVar, cast, overload

import numpy as np

from tenfold.kernel import cache

Array = np.ndarray[Any, np.dtype[Any]]
"""An array of numbers. In compiled code an element is an integer or a float, whatever its size in
memory.
"""

as_i64 = cast("Callable[[int], int]", np.int64)
"""Cast to int64: interpreted code then cannot overflow, and Numba compiles one version instead of
one per size.
"""

as_u64 = cast("Callable[[int], int]", np.uint64)
"""Cast to uint64 for indexing: Numba then skips the check for a negative index. Combine it only
with other uint64 numbers, since uint64 with int64 is promoted to float64.
"""

as_f64 = cast("Callable[[float], float]", np.float64)
"""Cast to float64."""

Number = TypeVar("Number", int, float)


class Cells:
    """A field that is an array of numbers."""

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
    """A field that is a number: `i8` is a number of that type, `i8[3, 4]` an array of them."""

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
i64: Cell[int] = Cell(np.int64)
"""The types for rules are signed: an unsigned number mixed with a 64-bit integer of Python becomes
a float.
"""

f64: Cell[float] = Cell(np.float64)
u64: Cell[int] = Cell(np.uint64)
"""Types for random generators and for bots. Rules do not use them."""


class Flat:
    """A block of memory with named fields: a board, a state or a view. At run time it is a NumPy
    record.
    """

    dtype: np.dtype[np.void]

    def __getitem__(self, name: str) -> Any:
        """Return a field by its name, which is ten times faster in Python than by its attribute."""
        raise NotImplementedError

    def tobytes(self) -> bytes:
        """Return the bytes of the record. They are equal if and only if all fields are."""
        raise NotImplementedError

    def item(self) -> tuple[Any, ...]:
        """Return the values of the fields, in their order."""
        raise NotImplementedError


class State(Flat):
    """Everything that decides how a game can go on, hidden or not."""

    seats: Cell[int]


class Blank(Flat):
    """A view: the fields of a state, with blanks for what the viewer cannot know."""

    seats: Cell[int]


Some = TypeVar("Some", bound=Flat)

_MARK, _HASH = "family_", "#"
"""Delimiters of the family's name in the name of a marker field; a family from outside the package
adds a hash.
"""


def layout(declared: type, family: str = "") -> np.dtype[np.void]:
    """Return the record type of a class of fields, in their order; a state also has a marker field
    with its family.

    Compiled code can allocate a record by `np.zeros(1, LAYOUT)`. It then passes the array to a
    function that takes the element: Numba frees an array after its last use by name, even if a
    record in it is still in use.
    """
    found = {
        name: field for kind in reversed(declared.__mro__) for name, field in vars(kind).items()
    }
    fields = [
        (name, field.scalar, field.shape)
        for name, field in found.items()
        if isinstance(field, Cell | Cells)
    ]
    taken = [name for name, *_ in fields if hasattr(np.record, name)]
    if taken:
        raise ValueError(
            f"{declared.__name__}: {', '.join(taken)} means something else of a NumPy record"
        )
    outside = cache.of_outside(sys.modules[declared.__module__].__file__ or "")
    mark = [(f"{_MARK}{family}{_HASH}{outside}", np.int8, (0,))] if family else []
    return np.dtype((np.record, np.dtype([*fields, *mark], align=True)))


def family_of(fields: Iterable[str]) -> str:
    """Return the family that the marker field of a state names."""
    return next(
        name.removeprefix(_MARK).partition(_HASH)[0] for name in fields if name.startswith(_MARK)
    )


def blank(kind: np.dtype[np.void], count: int) -> Array:
    """Return an array of records that are all zero. Any one of them can be passed to rules as a
    state or a board.
    """
    return np.zeros(count, kind)


def single(kind: np.dtype[np.void]) -> Any:
    """Return one record that is all zero."""
    return blank(kind, 1)[0]


def copy(state: Some) -> Some:
    """Return a copy of a record."""
    return cast(Some, alone(state)[0])


def alone(record: Flat) -> Array:
    """Return an array of one record, a copy of the given one."""
    found = blank(record.dtype, 1)
    found[0] = record
    return found


def bits(seats: int) -> list[int]:
    """Return the seats of a bit set, in ascending order."""
    return [seat for seat in range(seats.bit_length()) if seats >> seat & 1]


def or_none(number: int) -> int | None:
    """Return a field that is below 0 if it has no value as Python's own number, or None."""
    if number < 0:
        return None
    return int(number)
