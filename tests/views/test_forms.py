"""A table of keys that does not fit the layout or the declared type is refused when it is made,
with every problem.
"""

from typing import TypedDict

import pytest

from tenfold.errors import BadGame
from tenfold.kernel import layout
from tenfold.kernel.layout import i8, i16
from tenfold.views.forms import Form, Keys, Kind, active, counts, fields, number, repeated, text


class View(TypedDict):
    """The declared type of a view."""

    game: str
    viewer: int | None
    value: int


class State(layout.Flat):
    """The fields of a state."""

    points = i16[4]
    held = i8[4]
    hand = i8[4, 6]
    stage = i8
    seats = i8


class Derived(layout.Flat):
    """A field that follows from a view."""

    sum_of_points = i8


class Clash(layout.Flat):
    """A derived field with the name of a field of the state."""

    held = i8


STATE = layout.layout(State)


def problems(form, declared=View, derived=Derived):
    with pytest.raises(BadGame) as refused:
        Keys(declared, STATE, {"value": form}, derived)
    return [*refused.value.problems]


@pytest.mark.parametrize(
    ("form", "problem"),
    [
        (number("missing"), "value: there is no field missing"),
        (number("stage").given(missing=[1]), "value: there is no field missing"),
        (
            text("points", ["a"]),
            "value: the field points has numbers of 2 bytes, which can only be written as numbers",
        ),
        (number("held", width="points"), "value: the field points must have numbers of one byte"),
        (number("held", at=4), "value: the field held has 4 numbers in a row, and others are read"),
        (
            number("held", width=5),
            "value: the field held has 4 numbers in a row, and others are read",
        ),
        (
            counts("hand", [], first=3, width=4),
            "value: the field hand has 6 numbers in a row, and others are read",
        ),
        (
            number("stage", width="seats"),
            "value: the field stage is one number, and a list is read",
        ),
        (counts("held", [], rows="seats"), "value: the field held has no rows"),
        (
            number("hand", at=1),
            "value: the field hand is not one row of numbers, so `at` has no meaning",
        ),
        (
            repeated("held", [], padded="hand"),
            "value: the field hand must have one number, or one for each row of held",
        ),
        (
            number("stage").given(stage=[1], seats=[1], sum_of_points=[1]),
            "value: there are 3 conditions, and at most 2 are possible",
        ),
        (
            fields(part=number("held")),
            "value: the part part must be a number or a text for each object",
        ),
    ],
)
def test_a_form_that_does_not_fit_the_layout_is_refused(form, problem):
    assert problem in problems(form)


def test_keys_are_those_of_the_declared_type():
    with pytest.raises(BadGame) as refused:
        Keys(View, STATE, {"other": number("stage")})

    assert [*refused.value.problems] == [
        "value is declared in View and has no form",
        "other has a form and is not declared in View",
    ]


def test_a_derived_field_has_a_name_of_its_own():
    assert problems(number("stage"), derived=Clash) == ["the field held exists twice"]


def test_there_are_no_more_keys_than_bits_of_a_number():
    names = [f"key{number}" for number in range(63)]
    declared = TypedDict("declared", dict.fromkeys(names, int))

    with pytest.raises(BadGame) as refused:
        Keys(declared, STATE, {name: number("stage") for name in names})

    assert [*refused.value.problems] == ["there are 63 keys, and at most 62 are possible"]


def test_the_fields_that_decide_a_value_follow_from_its_form():
    form = repeated("hand", [], width="seats", padded="held").given(stage=[1])
    keys = Keys(View, STATE, {"value": form})

    assert {*form.sources} == {"hand", "seats", "held", "stage"}
    assert keys.sources(form) == sum(
        1 << keys.fields[name].bit for name in ("hand", "seats", "held", "stage")
    )
    assert active() == Form(Kind.SEATS, "active")
