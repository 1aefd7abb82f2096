"""The law of declared types: every view and every event has exactly the keys and types that its
game declares.
"""

import random
from collections.abc import Iterator
from importlib import import_module
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from tenfold.match import Match, start
from tenfold.testing.subjects import Subject
from tenfold.views.exactly import Exactly

MOVES = 150
"""The number of moves that are made of a game."""

STRIDE = 9
"""Views are checked before every ninth move."""


def views_and_events_are_of_their_declared_types(subject: Subject) -> None:
    """Views conform to the type `View` of the module `view` beside the game's, and events to
    `game.event_types`.
    """
    game = subject.game
    package = type(game).__module__.rpartition(".")[0]
    view = import_module(f"{package}.view").View
    viewers = (None, *range(subject.seats))
    found: list[str] = []
    for match in _positions(subject):
        found += [each for viewer in viewers for each in problems(match.view(viewer), view)]
    events = [event for viewer in viewers for event in match.events(viewer)]
    found += [each for event in events for each in problems(event, game.event_types)]

    assert sorted(set(found)) == []


def _positions(subject: Subject) -> Iterator[Match]:
    """Yield a match at its start, after some of its random moves, and at its end if that comes
    soon.
    """
    rng = random.Random(7)
    match = start(subject.name, seats=subject.seats, seed=7, **dict[str, Any](subject.variant))
    for number in range(MOVES):
        if number % STRIDE == 0 or match.result:
            yield match
        if match.result:
            return
        seat = rng.choice(sorted(match.active))
        match.play(seat, rng.choice(match.legal(seat)))
    yield match


def problems(value: object, kind: Any, at: str = "$") -> list[str]:
    """Return what is wrong with a value of a declared type, with the place of each problem; nothing
    if it conforms.
    """
    if kind is Any:
        return []
    if is_typeddict(kind):
        return _of_keys(value, kind, at)
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (NotRequired, Required):
        return problems(value, parts[0], at)
    if origin is Annotated:
        return [*_of_length(value, parts[1], at), *problems(value, parts[0], at)]
    if origin in (Union, UnionType):
        return min((problems(value, part, at) for part in parts), key=len)
    if origin is Literal:
        if value in parts:
            return []
        return [f"{at}: {value!r} is not one of {parts}"]
    if origin in (list, tuple, dict):
        return _of_container(value, origin, parts, at)
    if kind is None:
        kind = NoneType
    if type(value) is kind:
        return []
    return [f"{at}: {value!r} is not of type {kind.__name__}"]


def _of_length(value: Any, mark: object, at: str) -> list[str]:
    is_list = isinstance(value, list)
    if isinstance(mark, Exactly) and is_list and len(value) != mark.length:
        return [f"{at}: {value!r} has not {mark.length} items"]
    return []


def _of_keys(value: object, kind: Any, at: str) -> list[str]:
    if type(value) is not dict:
        return [f"{at}: {value!r} is not a dictionary"]
    hints = get_type_hints(kind, include_extras=True)
    missing = [f"{at}: {key} is missing" for key in sorted(kind.__required_keys__ - value.keys())]
    unknown = [f"{at}: {key} is not declared" for key in sorted(value.keys() - hints.keys())]
    wrong = [
        each
        for key in value.keys() & hints.keys()
        for each in problems(value[key], hints[key], f"{at}.{key}")
    ]
    return [*missing, *unknown, *wrong]


def _of_container(value: Any, origin: Any, parts: tuple[Any, ...], at: str) -> list[str]:
    if type(value) is not origin:
        return [f"{at}: {value!r} is not of type {origin.__name__}"]
    if origin is dict:
        return [
            each
            for key, item in value.items()
            for each in problems(item, parts[1], f"{at}[{key!r}]")
        ]
    kinds = [parts[0]] * len(value) if origin is list or parts[-1] is Ellipsis else parts
    if len(kinds) != len(value):
        return [f"{at}: {value!r} has not {len(kinds)} items"]
    return [
        each
        for number, item in enumerate(value)
        for each in problems(item, kinds[number], f"{at}[{number}]")
    ]
