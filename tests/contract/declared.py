"""Checks plain values against the types that they are declared to have."""

from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict


def problems(value, kind, at="$"):
    """What is wrong with a value of a declared type, with the place of each problem; nothing if it conforms."""
    if kind is Any:
        return []
    if is_typeddict(kind):
        return _of_keys(value, kind, at)
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return _of_union(value, parts, at)
    if origin is Literal:
        return [] if value in parts else [f"{at}: {value!r} is not one of {parts}"]
    if origin in (list, tuple, dict):
        return _of_container(value, origin, parts, at)
    expected = NoneType if kind is None else kind
    return [] if type(value) is expected else [f"{at}: {value!r} is not of type {expected.__name__}"]


def _of_keys(value, kind, at):
    if type(value) is not dict:
        return [f"{at}: {value!r} is not a dictionary"]
    hints = get_type_hints(kind)
    missing = [f"{at}: {key} is missing" for key in sorted(kind.__required_keys__ - value.keys())]
    unknown = [f"{at}: {key} is not declared" for key in sorted(value.keys() - hints.keys())]
    wrong = [found for key in value.keys() & hints.keys() for found in problems(value[key], hints[key], f"{at}.{key}")]
    return [*missing, *unknown, *wrong]


def _of_union(value, kinds, at):
    found = [problems(value, kind, at) for kind in kinds]
    return min(found, key=len)


def _of_container(value, origin, parts, at):
    if type(value) is not origin:
        return [f"{at}: {value!r} is not of type {origin.__name__}"]
    if origin is dict:
        return [each for key, item in value.items() for each in problems(item, parts[1], f"{at}[{key!r}]")]
    kinds = [parts[0]] * len(value) if origin is list or parts[-1] is Ellipsis else parts
    if len(kinds) != len(value):
        return [f"{at}: {value!r} has not {len(kinds)} items"]
    return [each for n, item in enumerate(value) for each in problems(item, kinds[n], f"{at}[{n}]")]
