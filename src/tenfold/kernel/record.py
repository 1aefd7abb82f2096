"""Records: a class of annotated fields, laid out as one flat piece of memory of which any number stand in an array."""

from typing import Any

import numpy as np


class Field:
    """`i8` is a number of that type, `i8[3, 4]` an array of them."""

    def __init__(self, scalar: type[np.generic], shape: int | tuple[int, ...] = ()) -> None:
        self.scalar = scalar
        self.shape = shape

    def __getitem__(self, shape: int | tuple[int, ...]) -> "Field":
        return Field(self.scalar, shape)


i8, i16, i32, i64 = Field(np.int8), Field(np.int16), Field(np.int32), Field(np.int64)
"""Signed alone: mixed with the 64-bit numbers of plain Python, an unsigned one turns into a float."""


def record(declared: type) -> np.dtype[np.void]:
    """Lay the annotated fields of a class out as a record, in their order."""
    fields = declared.__annotations__.items()
    return np.dtype([(name, field.scalar, field.shape) for name, field in fields], align=True)


def blank(kind: np.dtype[np.void], count: int) -> Any:
    """An array of records, all zero. Any one of them is a state (or a board) that rules can be given."""
    return np.zeros(count, kind).view(np.recarray)


def single(kind: np.dtype[np.void]) -> Any:
    """One record, all zero."""
    return blank(kind, 1)[0]


def copy(state: Any) -> Any:
    """A record of its own with the same bytes."""
    other = blank(state.dtype, 1)
    other[0] = state
    return other[0]
