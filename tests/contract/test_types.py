"""What checks views and events against their declared types names the place of each problem."""

from typing import Literal, TypedDict

import pytest

from tenfold.testing import problems


class Example(TypedDict):
    """A declared type for the checker's own tests."""

    kind: Literal["a", "b"]
    counts: list[int | None]
    pair: tuple[int, str]


GOOD = {"kind": "a", "counts": [1, None], "pair": (1, "x")}


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({}, None),
        ({"kind": "c"}, "$.kind: 'c' is not one of ('a', 'b')"),
        ({"counts": [1, "2"]}, "$.counts[1]: '2' is not of type int"),
        ({"counts": [True]}, "$.counts[0]: True is not of type int"),
        ({"pair": (1,)}, "$.pair: (1,) has not 2 items"),
        ({"more": 1}, "$: more is not declared"),
    ],
)
def test_the_checker_names_the_place_of_a_problem(change, problem):
    assert problems({**GOOD, **change}, Example) == ([] if problem is None else [problem])


def test_the_checker_names_a_missing_key():
    assert problems({"kind": "a", "counts": []}, Example) == ["$: pair is missing"]
