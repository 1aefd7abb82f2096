"""Fields that Python reads from the bytes of a record are those that NumPy reads."""

import numpy as np
import pytest

from tenfold.kernel import layout
from tenfold.kernel.layout import i8, i16
from tenfold.kernel.record_reader import read
from tenfold.testing.subjects import Subject, subjects, walk


class Record(layout.Flat):
    """Fields of each kind."""

    small = i8
    points = i16[3]
    large = i16
    hand = i8[2, 3]


@pytest.fixture
def record():
    made = layout.single(layout.layout(Record))
    made.small, made.large = -7, -300
    made.points[:] = 300, -300, 0
    made.hand[:] = [[1, 2, 3], [-1, -2, -128]]
    return made


def test_a_number_is_a_number_of_python(record):
    fields = read(record)

    assert (fields.small, fields.large) == (-7, -300)
    assert type(fields.large) is int


def test_an_array_is_read_with_its_signs(record):
    assert read(record).points.tolist() == [300, -300, 0]


def test_an_array_with_two_axes_is_read_as_rows(record):
    hand = read(record).hand

    assert [row.tolist() for row in hand] == [[1, 2, 3], [-1, -2, -128]]
    assert hand[1][2] == -128
    assert [row.tolist() for row in hand[1:]] == [[-1, -2, -128]]


@pytest.mark.parametrize("index", [2, -1])
def test_a_row_that_does_not_exist_is_an_error(record, index):
    with pytest.raises(IndexError):
        read(record).hand[index]


@pytest.mark.parametrize("name", ["africa", "tickets", "tenzania"])
def test_the_fields_of_a_state_are_those_that_numpy_reads(name):
    subject: Subject = subjects(name)[0]
    for state, _ in walk(subject, seed=1, stops=5, stride=40):
        fields = read(state)
        for field in state.dtype.names:
            if field.isidentifier():
                value = getattr(fields, field)
                numbers = value if isinstance(value, int) else [np.asarray(row) for row in value]

                assert np.array_equal(numbers, state[field]), field
