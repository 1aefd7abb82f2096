"""Every view and every event has exactly the keys and types that its game declares."""

import random
from importlib import import_module
from typing import Literal, TypedDict

import pytest

import tenfold
from tenfold import games
from tests.contract.declared import problems
from tests.contract.subjects import label, subjects

MOVES = 150
"""How many moves of a game are made."""


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


@pytest.mark.parametrize("subject", subjects(), ids=label)
def test_views_and_events_are_of_their_declared_types(subject):
    name, seats, variant = subject
    view = import_module(f"tenfold.games.{games.get(name).family}.view").View
    events = games.get(name).event_types
    viewers = (None, *range(seats))
    found = []
    for match in positions(name, seats, variant):
        found += [each for viewer in viewers for each in problems(match.view(viewer), view)]
    found += [each for viewer in viewers for event in match.events(viewer) for each in problems(event, events)]

    assert sorted(set(found)) == []


def positions(name, seats, variant):
    """A match at its start, after every ninth of its first random moves, and at its end if that comes soon."""
    rng = random.Random(7)
    match = tenfold.start(name, seats=seats, seed=7, **variant)
    for number in range(MOVES):
        if number % 9 == 0 or match.result:
            yield match
        if match.result:
            return
        seat = rng.choice(sorted(match.active))
        match.play(seat, rng.choice(match.legal(seat)))
    yield match
