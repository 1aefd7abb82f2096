"""A restart with many tables in play: how long until the first is served again, and until all are.

`python -m benchmarks.restart [GAME]` plays at many tables, kills the server, starts it again on one
core, and connects a client to every table at once, as their pages would. Times count from the start
of the process.
"""

import argparse
import asyncio
import subprocess
import tempfile
import time
import urllib.request
from urllib.error import HTTPError

from benchmarks.cores import ended, leave_one
from benchmarks.load import Load, Seat
from benchmarks.server import busy, command, furnish, memory, start

PAUSE = 0.02
"""How many seconds a client waits before it tries again."""


async def played(given: argparse.Namespace, url: str) -> list[tuple[str, str]]:
    """Play at many tables, as fast as it goes; of each its address and the cookie of somebody who
    sits there.
    """
    load = Load(given.game)
    await furnish(load, url, given.game, given.tables, given.seats)
    rate = await load.at_most(given.seconds)
    moves = sum(table.number for table in load.tables)
    print(
        f"{given.game}, {given.tables} tables of {given.seats}, {moves} moves ({rate:.0f} a "
        "second)",
        flush=True,
    )
    return [(table.seats[0].path, table.seats[0].cookie) for table in load.tables if not table.over]


Served = tuple[float, float]
"""After how many seconds a table has been sent whole, and how many of them the server has worked.
"""


async def served(
    process: subprocess.Popen, port: int, people: list[tuple[str, str]], begun: float
) -> list[Served]:
    """When each table has been sent whole, the first first."""

    async def one(path: str, cookie: str) -> Served:
        client = await connected(port, path, cookie)
        await client.ready
        return time.perf_counter() - begun, busy(process)

    return sorted(await asyncio.gather(*(one(path, cookie) for path, cookie in people)))


async def connected(port: int, path: str, cookie: str) -> Seat:
    """A client, who tries until somebody answers."""
    while True:
        client = Seat(None, path, cookie)
        try:
            await asyncio.get_running_loop().create_connection(
                lambda client=client: client, "127.0.0.1", port
            )
            return client
        except OSError:
            await asyncio.sleep(PAUSE)


def measure(given: argparse.Namespace, database: str, alone: list[str]) -> None:
    process, url = start(database, alone)
    with ended(process):
        people = asyncio.run(played(given, url))
    port = int(url.rpartition(":")[2])
    begun = time.perf_counter()
    process = subprocess.Popen([*alone, *command(database, port)], stdout=subprocess.DEVNULL)
    with ended(process):
        times = asyncio.run(served(process, port, people, begun))
        print(
            "killed and started again, in seconds, and in seconds of a core that the server worked:"
        )
        for name, at in (("first", 0), ("half", len(times) // 2), ("all", len(times) - 1)):
            print(f"  {name:<6} of {len(times)} tables {times[at][0]:6.2f} {times[at][1]:6.2f}")
        print(f"ready after {ready(url) - begun:.2f} s, memory {memory(process):.0f} MB")


def ready(url: str) -> float:
    """When it says that it can serve everything."""
    while True:
        try:
            with urllib.request.urlopen(f"{url}/readyz"):
                return time.perf_counter()
        except HTTPError:
            time.sleep(PAUSE)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default="africa")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--folder", default=tempfile.gettempdir())
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=given.folder) as folder:
        measure(given, f"{folder}/tables.db", leave_one())


if __name__ == "__main__":
    main()
