"""Modules of WebAssembly by family: built once, in processes of their own, and cached by a hash of
their sources.
"""

import hashlib
import inspect
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tenfold import games
from tenfold.errors import TenfoldError
from tenfold.kernel import cache

HERE = Path(__file__).parent
ENDINGS = ("wasm", "json")


def families(names: Sequence[str] = ()) -> tuple[str, ...]:
    """Return the families of games, or of all games if none is named."""
    return tuple(dict.fromkeys(games.get(name).family for name in names or games.names()))


def built(
    wanted: Sequence[str], observe: Callable[[str], None] = lambda family: None
) -> dict[str, Path]:
    """Return the folder with FAMILY.wasm and FAMILY.json of each family, building what is missing.

    `observe` is called with each family that has been built.
    """
    missing = [family for family in wanted if not _is_built(family)]

    def build(family: str) -> None:
        with cache.locked(f"wasm-{family}"):
            if not _is_built(family):  # another process may have built it meanwhile
                _build(family)
        observe(family)

    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        list(pool.map(build, missing))
    return {family: _folder(family) for family in wanted}


def _is_built(family: str) -> bool:
    return all((_folder(family) / f"{family}.{ending}").exists() for ending in ENDINGS)


def _build(family: str) -> None:
    """Build a family's module beside its place and move it there, so that it is never seen half
    written.
    """
    place = _folder(family)
    place.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=place) as folder:
        command = [sys.executable, "-m", "tenfold.wasm.build", family, folder]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            last = done.stderr.strip().rpartition("\n")[2]
            raise TenfoldError(f"{family} cannot be built as WebAssembly: {last}")
        for ending in reversed(ENDINGS):
            os.replace(Path(folder) / f"{family}.{ending}", place / f"{family}.{ending}")


def _folder(family: str) -> Path:
    """Return the cache folder of a family's module, by all that goes into it: code, boards and this
    builder.
    """
    digest = hashlib.sha256()
    for path in sorted([*HERE.glob("*.py"), *HERE.glob("*.ll"), *games.data_files()]):
        digest.update(path.read_bytes() + b"\0")
    for game in map(games.get, games.names()):
        if game.family == family:
            digest.update(
                cache.of_outside(inspect.getfile(type(game))).encode() + game.board.tobytes()
            )
    return cache.folder() / "wasm" / digest.hexdigest()[:16]
