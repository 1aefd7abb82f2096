"""Every docstring of the server is a whole sentence that can be read alone."""

import ast
import re
from pathlib import Path

import pytest

import tenfold.server

FOLDER = Path(tenfold.server.__file__).parent
SOURCES = sorted(FOLDER.rglob("*.py"))

FRAGMENT = re.compile(
    r"(the same|both|all of it|all of them|and|or|of|with|which|where)\b", re.IGNORECASE
)
"""How a text begins that goes on from another one."""


def docstrings(tree):
    """The texts that document modules, classes, functions and, below an assignment, fields."""
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Expr)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            yield node.lineno, node.value.value.strip()


def is_sentence(text):
    return (
        not text[0].islower()
        and not FRAGMENT.match(text)
        and text.rstrip("`)\"'").endswith((".", ":", "?", "!"))
    )


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_every_docstring_is_a_whole_sentence(path):
    found = list(docstrings(ast.parse(path.read_text())))

    assert [place for place in found if not is_sentence(place[1])] == []


def test_a_text_that_goes_on_from_another_one_is_no_sentence():
    texts = [
        "and all of it.",
        "Of each seat.",
        "The same for all.",
        "which is new.",
        "Return a row",
    ]

    assert [text for text in texts if is_sentence(text)] == []
