"""Where compiled code is kept: a folder named after the sources that it was compiled from."""

import hashlib
import os
import shutil
import sys
import tempfile
import time
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
    """The folder of this very source, Numba and processor: Numba itself would not notice an edit to a callee."""
    made = _root() / _fingerprint()
    if not made.exists():
        made.mkdir(parents=True, exist_ok=True)
        _forget_old(made.parent, kept=made)
    os.utime(made)
    return made


def is_compiled(what: str) -> bool:
    """Whether all that `what` needs was compiled before, so that it starts at once."""
    return bool(config.DISABLE_JIT) or (folder() / f"{what}.compiled").exists()


def announce(what: str) -> None:
    """Tell a person why nothing seems to happen, once for each thing that is compiled."""
    if not is_compiled(what):
        print(
            f"tenfold: compiling the rules of {what}; the next start takes them from the cache",
            file=sys.stderr,
            flush=True,
        )


def remember(what: str) -> None:
    """Note that `what` is compiled."""
    if not is_compiled(what):
        (folder() / f"{what}.compiled").touch()


def _root() -> Path:
    """`TENFOLD_CACHE`, or the user's cache folder, or where neither can be written a temporary one."""
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
    told = hashlib.sha256()
    for source in sorted(PACKAGE.rglob("*.py")):
        told.update(str(source.relative_to(PACKAGE)).encode() + b"\0" + source.read_bytes() + b"\0")
    about = (numba.__version__, np.__version__, sys.version, llvmlite.binding.get_host_cpu_name())
    told.update(repr(about).encode())
    return told.hexdigest()[:16]


def _forget_old(root: Path, kept: Path) -> None:
    """Delete what no start has used for a month."""
    for other in root.iterdir():
        if other.is_dir() and other != kept and time.time() - other.stat().st_mtime > KEPT_SECONDS:
            shutil.rmtree(other, ignore_errors=True)
