"""The folder of compiled code, named after a hash of the sources that it was compiled from,
wherever these lie.
"""

import fcntl
import hashlib
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import llvmlite.binding
import numba
import numpy as np
from numba.core import config

KEPT_SECONDS = 30 * 24 * 3600
PACKAGE = Path(__file__).parents[1]


@cache
def folder() -> Path:
    """The folder of this very source, Numba and processor: Numba itself would not notice an edit to
    a callee.
    """
    made = _root() / _fingerprint()
    if not made.exists():
        made.mkdir(parents=True, exist_ok=True)
        _forget_old(made.parent, kept=made)
    os.utime(made)
    return made


@cache
def of_outside(source: str) -> str:
    """Return a hash of the folder of a source outside this package: its path and its sources. Empty
    for our own.

    What is compiled for a game from outside goes by it too, so that an edit there is noticed.
    """
    folder = Path(source).resolve().parent
    if PACKAGE in (folder, *folder.parents):
        return ""
    told = hashlib.sha256(str(folder).encode())
    for path in sorted(folder.rglob("*.py")):
        told.update(path.read_bytes() + b"\0")
    return told.hexdigest()[:16]


@contextmanager
def locked(what: str = "cache") -> Iterator[None]:
    """Around what only one process at a time may do."""
    with (folder() / f"{what}.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def is_compiled(what: str) -> bool:
    """Whether all that `what` needs was compiled before, so that it starts at once."""
    return bool(config.DISABLE_JIT) or _mark(what).exists()


def note_compiled(what: str) -> None:
    """Note that all that `what` needs is compiled."""
    _mark(what).touch()


def _mark(what: str) -> Path:
    return folder() / (re.sub(r"[^\w.]+", "-", what) + ".compiled")


def _root() -> Path:
    """`TENFOLD_CACHE`, or the user's cache folder, or where neither can be written a
    temporary one.
    """
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    root = Path(os.environ.get("TENFOLD_CACHE") or Path(home) / "tenfold")
    try:
        root.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=root).close()
    except OSError:
        root = Path(tempfile.gettempdir()) / f"tenfold-{os.getuid()}"
        root.mkdir(exist_ok=True)
    return root


def _fingerprint() -> str:
    """Return a hash of what compiled code depends on. Copies of the package in several environments
    share it.
    """
    told = hashlib.sha256()
    for source in sorted(_that_matter()):
        told.update(str(source.relative_to(PACKAGE)).encode() + b"\0" + source.read_bytes() + b"\0")
    about = (numba.__version__, np.__version__, sys.version, llvmlite.binding.get_host_cpu_name())
    told.update(repr(about).encode())
    return told.hexdigest()[:16]


def _that_matter() -> set[Path]:
    """The sources that compiled code comes from: where it is written, what is imported there, and
    fitted numbers.
    """
    texts = {path: path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")}
    found: set[Path] = set()
    due = [path for path, text in texts.items() if "@compiled" in text]
    while due:
        path = due.pop()
        if path not in found:
            found.add(path)
            due += _imported(path, texts[path]) & texts.keys()
    return found | set(PACKAGE.glob("bots/**/*.toml"))


def _imported(path: Path, text: str) -> set[Path]:
    """The modules of the package that a source may import, read off its lines: a folder's name may
    be a module's.
    """
    found = set()
    for dots, stem, names in re.findall(
        r"^\s*from (\.*)([\w.]*) import (\([^)]*\)|.*)$", text, re.MULTILINE
    ):
        if not dots and not stem.startswith("tenfold"):
            continue
        home = path.parents[len(dots) - 1] if dots else PACKAGE.parent
        folder = home.joinpath(*filter(None, stem.split(".")))
        found |= {
            folder.with_suffix(".py"),
            *(folder / f"{name}.py" for name in re.findall(r"\w+", names)),
        }
    return found


def _forget_old(root: Path, kept: Path) -> None:
    """Delete what no start has used for a month."""
    for other in root.iterdir():
        if other.is_dir() and other != kept and time.time() - other.stat().st_mtime > KEPT_SECONDS:
            shutil.rmtree(other, ignore_errors=True)
