"""The server's modules import each other in one direction, and each folder stays small."""

import ast
from pathlib import Path

import pytest

import tenfold.server

FOLDER = Path(tenfold.server.__file__).parent
MODULES = {
    ".".join(["tenfold.server", *path.relative_to(FOLDER).with_suffix("").parts]): path
    for path in FOLDER.rglob("*.py")
    if "migrations" not in path.parts and path.name != "__init__.py"
}


def imported(path):
    """The modules of the server that a file imports, those for type checkers too."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
            yield from (name for name in names if name in MODULES)


IMPORTS = {name: set(imported(path)) for name, path in MODULES.items()}


@pytest.mark.parametrize("module", sorted(MODULES))
def test_no_module_imports_itself_by_way_of_others(module):
    reached, waiting = set(), [*IMPORTS[module]]
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting += IMPORTS[name]

    assert module not in reached


@pytest.mark.parametrize(
    "folder", sorted({path.parent for path in MODULES.values()}), ids=lambda path: path.name
)
def test_a_folder_has_at_most_fifteen_modules(folder):
    assert len([path for path in folder.glob("*.py") if path.name != "__init__.py"]) <= 15
