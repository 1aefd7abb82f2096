"""The floors of the house: each imports only from below, and no game imports another."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import tenfold

PACKAGE = Path(tenfold.__file__).parent
FLOORS = [
    {"errors", "extras", "json_types", "words"},
    {"kernel"},
    {"views"},
    {"games"},
    {"record", "chance", "seen"},
    {"screens"},
    {"lines"},
    {"match", "replaying", "undo"},
    {"bench", "lessons", "testing"},
    {"bots"},
    {"wasm"},
    {"arena"},
    {"env"},
    {"server"},
    {"cli"},
]
HEIGHTS = {name: height for height, floor in enumerate(FLOORS) for name in floor}
SOURCES = sorted(path for path in PACKAGE.rglob("*.py") if path != PACKAGE / "__init__.py")
IN_A_GAME = [path for path in SOURCES if path.parent.parent == PACKAGE / "games"]


def imports(path):
    """The modules of the package that a file imports when it runs, as lists of names below it."""
    here = ["tenfold", *path.relative_to(PACKAGE).with_suffix("").parts]
    for node in running(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found = [alias.name.split(".") for alias in node.names]
        else:
            start = here[: -node.level] if node.level else []
            stem = start + (node.module.split(".") if node.module else [])
            found = [[*stem, alias.name] for alias in node.names]
        yield from (parts[1:] for parts in found if parts[0] == "tenfold" and len(parts) > 1)


def running(tree):
    """The import statements of a file, but for those that only type checkers follow."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        yield from running(node)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_each_floor_imports_only_from_below(path):
    own = HEIGHTS[path.relative_to(PACKAGE).with_suffix("").parts[0]]

    assert [parts for parts in imports(path) if HEIGHTS.get(parts[0], -1) > own] == []


@pytest.mark.parametrize("path", IN_A_GAME, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_game_imports_another(path):
    folders = {folder.name for folder in (PACKAGE / "games").iterdir() if folder.is_dir()}
    own = path.relative_to(PACKAGE).parts[1]

    assert [
        p for p in imports(path) if p[0] == "games" and len(p) > 1 and p[1] in folders - {own}
    ] == []


def test_every_file_is_on_a_floor():
    assert {path.relative_to(PACKAGE).with_suffix("").parts[0] for path in SOURCES} <= set(HEIGHTS)


def test_every_file_says_in_its_first_line_what_it_owns():
    assert [path for path in SOURCES if not path.read_text().startswith('"""')] == []


def run_python(code):
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout


def test_import_tenfold_and_start_need_numpy_and_numba_alone():
    code = (
        "import sys, importlib.metadata as metadata\n"
        "for name in set(metadata.packages_distributions()) - {'tenfold', 'numpy', 'numba', "
        "'llvmlite'}:\n"
        "    sys.modules.setdefault(name, None)\n"
        "import tenfold\n"
        "print(tenfold.start('africa', seats=2, seed=1).active)"
    )

    assert run_python(code) == "{0, 1}\n"


def test_the_command_starts_without_numba():
    code = (
        "import sys\nfrom tenfold.cli import main\n"
        "try: main(['--help'])\nexcept SystemExit: print('numba' in sys.modules)"
    )

    assert run_python(code).split()[-1] == "False"
