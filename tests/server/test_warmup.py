"""Compiling beside what serves: greedy does not wait for search, and a server that stops leaves
nobody compiling.
"""

import asyncio
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tenfold.kernel import cache
from tenfold.server.bots import warmup
from tests.server.living import PATIENCE, Process


def compilers(pid):
    """The processes that compile for a server."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = path.read_text().rpartition(")")[2].split()[1]
        except OSError:
            continue
        if parent == str(pid):
            found.append(path.parent)
    return found


@pytest.mark.skipif(
    not Path("/proc/self/stat").exists(), reason="there is no /proc to look for processes in"
)
def test_a_server_that_stops_while_it_compiles_leaves_no_compilers(tmp_path, monkeypatch):
    monkeypatch.setenv("TENFOLD_CACHE", str(tmp_path / "cache"))
    server = Process(tmp_path / "tables.db").start()
    end = time.monotonic() + PATIENCE
    while len(begun := compilers(server.process.pid)) < 3 and time.monotonic() < end:
        time.sleep(0.05)

    server.stop()

    assert len(begun) == 3
    assert [path for path in begun if path.exists()] == []


def test_greedy_plays_before_search_is_compiled(monkeypatch):
    waiting = [sys.executable, "-c", "import time; time.sleep(60)"]
    monkeypatch.setattr(warmup, "_compile", lambda name: subprocess.Popen(waiting))
    monkeypatch.setattr(
        cache, "is_compiled", lambda what: not what.startswith((warmup.SEARCH, warmup.ALL))
    )

    assert asyncio.run(played()) == {"easy": True, "medium": True, "any": True, "hard": False}


async def played():
    """Which bots can play while search is being compiled."""
    warm = warmup.CompileStatus()
    warm.begin()
    found = {}
    for level in ("easy", "medium", "any"):
        async with asyncio.timeout(PATIENCE):
            await warm.plays("tenzania", level)
        found[level] = True
    asked = asyncio.create_task(warm.plays("tenzania", "hard"))
    await asyncio.sleep(0.05)
    found["hard"] = asked.done()
    asked.cancel()
    warm.close()
    return found
