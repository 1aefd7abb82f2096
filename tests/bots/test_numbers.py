"""No number that could be fitted stands bare in a judgement: it is in the family's file, or has a
name and a reason.
"""

import ast
from pathlib import Path

import pytest

from tenfold import bots

FAMILIES = sorted(Path(bots.__file__).parent.glob("*/*.py"))

PLAIN = {0.0, 0.5, 1.0, 2.0, 3.0}
"""Numbers that formulas have, as a half and a square."""

PUBLISHED = {"styles.py"}
"""What plays as others have published it, with their numbers."""


def bare(text):
    """The lines of functions with numbers that say nothing of themselves."""
    functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)]
    return sorted(
        {
            node.lineno
            for function in functions
            for node in ast.walk(function)
            if isinstance(node, ast.Constant)
            and isinstance(node.value, float)
            and node.value not in PLAIN
        }
    )


@pytest.mark.parametrize("path", FAMILIES, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_no_number_stands_bare_in_a_judgement(path):
    assert path.name in PUBLISHED or bare(path.read_text()) == []


def test_a_bare_number_would_be_found():
    assert bare("LEAD = 0.82\n\ndef worth(lead):\n    return lead * 0.82 + 1.0\n") == [4]
