"""Inline units: what compiled code calls is compiled for it alone, once, and does all that a compiled function may."""

import numba
import numpy as np
import pytest
from numba.core import event

from tenfold.kernel.layout import Flat, i8, i16, layout, single
from tenfold.kernel.numba_compiler import entry_point

pytestmark = pytest.mark.skipif(bool(numba.config.DISABLE_JIT), reason="nothing is compiled")


class Shelf(Flat):
    """Fields of several sizes and shapes."""

    few = i8
    many = i16
    row = i8[3]
    long_row = i8[5]


@entry_point
def first(row, at):
    return row[at]


@entry_point
def firsts(shelf):
    return first(shelf.row, shelf.few) + first(shelf.long_row, shelf.many) + first(shelf.row[1:], 0)


@entry_point
def factorial(number):
    if number < 0:
        raise ValueError("no number below 0 has a factorial")
    return 1 if number == 0 else number * factorial(number - 1)


@entry_point
def tell(number):
    print("the factorial is", factorial(number))


@pytest.fixture
def shelf():
    record = single(layout(Shelf))
    record.few, record.many = 2, 4
    record.row[:], record.long_row[:] = (1, 2, 3), (10, 20, 30, 40, 50)
    return record


@pytest.fixture
def compilations():
    with event.install_recorder("numba:compile") as recorder:
        yield recorder


def test_a_unit_is_compiled_once_for_fields_of_any_size_and_not_for_python(shelf, compilations):
    assert firsts(shelf) == 3 + 50 + 2

    compiled = [what.data["dispatcher"].py_func for _, what in compilations.buffer if what.is_start]
    assert compiled.count(first.py_func) == 1
    assert first.signatures == []


def test_python_may_call_what_is_a_unit_elsewhere():
    assert first(np.array([7, 8]), 1) == 8
    assert factorial(5) == 120


def test_a_unit_prints_and_calls_itself(capfd):
    tell(4)

    assert capfd.readouterr().out == "the factorial is 24\n"


def test_an_error_of_a_unit_is_raised():
    with pytest.raises(ValueError, match="below 0"):
        tell(-1)
