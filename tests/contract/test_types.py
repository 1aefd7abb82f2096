"""What checks views and events against their declared types names the place of each problem."""

from importlib import import_module
from typing import Annotated, Literal, TypedDict, get_args, get_type_hints

import pytest

from tenfold.testing import problems
from tenfold.views.exactly import Exactly


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


@pytest.mark.parametrize("family", ["tendays", "tenzania", "tickets"])
def test_the_declared_stages_are_those_of_the_state(family):
    view = import_module(f"tenfold.games.{family}.view")
    declared = get_args(get_type_hints(view.View)["stage"])

    assert declared == tuple(dict.fromkeys(view._STAGES))


def test_a_list_of_a_fixed_length_has_that_many_items():
    pair = Annotated[list[str], Exactly(2)]

    assert problems(["cairo", "lagos"], pair) == []
    assert problems(["cairo"], pair) == ["$: ['cairo'] has not 2 items"]
