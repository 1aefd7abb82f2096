"""Docstrings are whole sentences that stand alone: they begin with a capital letter, end with a
mark, and refer to no docstring above them.
"""

import ast
import re
from pathlib import Path

import pytest

import tenfold

PACKAGE = Path(tenfold.__file__).parent

SOURCES = sorted(PACKAGE.rglob("*.py"))

FRAGMENT = re.compile(
    r"(the same|both\b|all of it|all of them|and |or |of |with |which |where )", re.IGNORECASE
)
"""How a docstring begins that runs on from another, or is a clause."""


def docstrings(tree):
    """Every string that documents something, with its line: also those below an assignment."""
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        for item in body if isinstance(body, list) else []:
            value = getattr(item, "value", None)
            if (
                isinstance(item, ast.Expr)
                and isinstance(value, ast.Constant)
                and isinstance(value.value, str)
            ):
                yield item.lineno, value.value.strip()


def is_whole(text):
    """Whether a docstring is a whole sentence that stands alone."""
    first = text[0]
    closed = text.rstrip("`)\"'")[-1:] in ".:?!"
    return closed and not first.islower() and not FRAGMENT.match(text)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_docstrings_are_whole_sentences(path):
    found = docstrings(ast.parse(path.read_text(encoding="utf-8")))

    assert [
        f"line {line}: {text.splitlines()[0]}" for line, text in found if not is_whole(text)
    ] == []


@pytest.mark.parametrize(
    "text", ["and all of it.", "The same, compiled.", "Both.", "How many there are,", "a seat"]
)
def test_a_fragment_is_found(text):
    assert not is_whole(text)


@pytest.mark.parametrize(
    "text", ["Return the seat that moves next.", "The number of seats.", '`greedy` or "random".']
)
def test_a_sentence_is_none(text):
    assert is_whole(text)
