"""Inline units: what compiled code calls is compiled for it alone, once, and does all that a
compiled function may.
"""

import os
import subprocess
import sys

import numba
import numpy as np
import pytest
from numba.core import event
from numba.core.dispatcher import Dispatcher

from tenfold.kernel.layout import Flat, i8, i16, layout, single
from tenfold.kernel.numba_compiler import entry_point, require

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


def test_a_missing_method_of_numba_is_named():
    with pytest.raises(ImportError, match=r"lacks Dispatcher\.no_such_method"):
        require({Dispatcher: ("get_overload", "no_such_method")})


WITHOUT_HOOKS = """
import sys
sys.modules["tenfold.kernel.numba_compiler"] = None

import numpy as np
from tenfold.kernel.compiled import compiled, inlined

@inlined
def twice(number):
    return 2 * number

@compiled
def total(row):
    found = 0
    for number in row:
        found += twice(number)
    return found

print(total(np.arange(4)), len(total.signatures), hasattr(total, "inline_unit"))
"""
"""Compiles a function and its callee with a Numba that has none of the private methods."""


def test_functions_are_compiled_by_plain_numba_if_its_private_methods_are_gone(tmp_path):
    program = tmp_path / "program" / "main.py"
    program.parent.mkdir()
    program.write_text(WITHOUT_HOOKS)
    environment = {**os.environ, "TENFOLD_CACHE": str(tmp_path / "cache")}

    ran = subprocess.run(
        [sys.executable, str(program)], env=environment, capture_output=True, text=True
    )

    assert ran.stdout.split() == ["12", "1", "False"], ran.stderr
