"""Parses calls such as `search(seconds=0.5)` into a name and literal arguments. Nothing is
evaluated.
"""

import ast
import re
from collections.abc import Mapping
from dataclasses import dataclass

from tenfold.errors import BadBot

LONGEST = 1000
"""The greatest length of a call."""

_MODULE = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*")
"""A module's name, as it stands before the colon in `my_bots.deep:Deep(depth=3)`."""


@dataclass(frozen=True, slots=True)
class Call:
    """A name and its arguments."""

    name: str
    arguments: tuple[object, ...]
    keywords: Mapping[str, object]


def read(text: str) -> Call:
    """Parse a call; raises BadBot if the text is not one."""
    if not isinstance(text, str):
        raise _fault(text)
    module, colon, rest = text.partition(":")
    if colon and _MODULE.fullmatch(module.strip()):
        called = _read(rest)
        return Call(f"{module.strip()}:{called.name}", called.arguments, called.keywords)
    return _read(text)


def _read(text: str) -> Call:
    tree = _parsed(text)
    if isinstance(tree, ast.Name):
        return Call(tree.id, (), {})
    if not isinstance(tree, ast.Call) or not isinstance(tree.func, ast.Name):
        raise _fault(text)
    arguments = tuple(_value(text, node) for node in tree.args)
    keywords = {}
    for word in tree.keywords:
        if word.arg is None:
            raise _fault(text)
        keywords[word.arg] = _value(text, word.value)
    return Call(tree.func.id, arguments, keywords)


def _parsed(text: str) -> ast.expr:
    if not isinstance(text, str) or len(text) > LONGEST:
        raise _fault(text)
    try:
        return ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise _fault(text) from None


def _value(text: str, node: ast.expr) -> object:
    try:
        return ast.literal_eval(node)
    except (ValueError, SyntaxError, TypeError, RecursionError, MemoryError):
        raise BadBot(
            f"{ast.unparse(node)!r} in {text!r} is not a number, a text or another plain value"
        ) from None


def _fault(text: object) -> BadBot:
    shown = repr(text) if len(repr(text)) < 80 else repr(text)[:77] + "..."
    return BadBot(
        f"{shown} is not a bot: write a name or a call, as greedy, search(seconds=0.5) or "
        "my_module:MyBot"
    )
