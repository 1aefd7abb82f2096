"""The server under load: many sockets at many tables, each move timed from when it was due until
all seats have it.

`python -m benchmarks.server [GAME]` runs the server on one core, and its clients on another.
"""

import argparse
import asyncio
import gc
import http.client
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from http.cookiejar import CookieJar
from pathlib import Path
from statistics import quantiles

import orjson
import uvloop

from benchmarks.cores import ended, leave_one
from benchmarks.load import Load, Seat, Table

SEATS = 4
CLOCK = {"kind": "bank", "seconds": 3600, "increment": 5}


class From(urllib.request.HTTPHandler):
    """Sends requests from an address of this machine."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address

    def http_open(self, request: urllib.request.Request) -> http.client.HTTPResponse:
        return self.do_open(http.client.HTTPConnection, request, source_address=(self._address, 0))


class Browser:
    """A player over plain HTTP."""

    def __init__(self, url: str, address: str = "127.0.0.1") -> None:
        self._url, self._jar = url, CookieJar()
        self._opener = urllib.request.build_opener(
            urllib.request.HTTPCookieProcessor(self._jar), From(address)
        )
        self.ask("GET", "/api/me")

    @property
    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._jar)

    def ask(self, method: str, path: str, body: object = None) -> dict:
        data = None if body is None else orjson.dumps(body)
        request = urllib.request.Request(
            self._url + path, data, {"Content-Type": "application/json"}, method=method
        )
        with self._opener.open(request) as answer:
            return orjson.loads(answer.read())


async def furnish(load: Load, url: str, game: str, tables: int, seats: int) -> None:
    """Seat people at tables, begin, and connect them."""
    people = [Browser(url) for _ in range(seats)]
    host, port = url.removeprefix("http://").split(":")
    for number in range(tables):
        asked = {
            "game": game,
            "seats": [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)],
            "clock": CLOCK,
        }
        made = people[0].ask("POST", "/api/tables", asked)["table"]["table"]
        for person in people[1:]:
            person.ask("POST", f"/api/tables/{made}/join", {})
        people[0].ask("POST", f"/api/tables/{made}/start", {})
        table = Table(load)
        for seat, person in enumerate(people):
            client = Seat(table, f"/ws/tables/{made}", person.cookie)
            client.seat = seat
            table.seats.append(client)
            await asyncio.get_running_loop().create_connection(
                lambda client=client: client, host, int(port)
            )
            await client.ready
        load.tables.append(table)
        if number % 50 == 49:
            print(f"  {number + 1} tables", file=sys.stderr, flush=True)


UNLIMITED = ("--unlimited",)


def command(database: str, port: int, more: Sequence[str] = UNLIMITED) -> list[str]:
    """What runs a server."""
    given = ["--port", str(port), "--database", database, *more]
    return [sys.executable, "-m", "tenfold.cli", "serve", *given]


def start(
    database: str, alone: list[str], more: Sequence[str] = UNLIMITED
) -> tuple[subprocess.Popen, str]:
    """A server on a core of its own."""
    process = subprocess.Popen(
        [*alone, *command(database, 0, more)], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    url = process.stdout.readline().split()[-1].rstrip("/")
    while True:
        try:
            with urllib.request.urlopen(f"{url}/readyz") as answer:
                if answer.status == 200:
                    return process, url
        except OSError:
            time.sleep(0.1)


def memory(process: subprocess.Popen) -> float:
    """What a process takes, in MB."""
    told = Path(f"/proc/{process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", told)[1]) / 1024


def busy(process: subprocess.Popen) -> float:
    """The seconds for which a process has had a core."""
    spent = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return sum(map(int, spent)) / os.sysconf("SC_CLK_TCK")


def said(name: str, times: list[float], cost: float) -> str:
    return f"{name:<26} {shares(times)}   the server's core {cost * 1e6:5.0f} us a move"


def shares(times: list[float]) -> str:
    cut = [1000 * time for time in quantiles(times, n=100)]
    return f"p50 {cut[49]:7.2f} ms   p95 {cut[94]:7.2f} ms   p99 {cut[98]:7.2f} ms"


def synced(folder: str, count: int = 200) -> list[float]:
    """How long a few bytes take until they are on the disk, by themselves: no acknowledged move can
    be quicker.
    """
    times = []
    with tempfile.TemporaryFile(dir=folder) as file:
        for _ in range(count):
            begun = time.perf_counter()
            os.write(file.fileno(), bytes(4096))
            os.fdatasync(file.fileno())
            times.append(time.perf_counter() - begun)
    return times


def settle(process: subprocess.Popen) -> None:
    """Wait until a server has loaded what its bots need."""
    spent = -1.0
    while busy(process) - spent > 0.02:
        spent = busy(process)
        time.sleep(1)


async def measure(given: argparse.Namespace, process: subprocess.Popen, url: str) -> None:
    settle(process)
    before = memory(process)
    load = Load(given.game)
    await furnish(load, url, given.game, given.tables, given.seats)
    sockets = given.tables * given.seats
    print(
        f"{given.game}, {given.tables} tables of {given.seats}, {sockets} sockets, SQLite in "
        f"{given.folder}"
    )
    print(f"memory {before:.0f} MB before, {memory(process):.0f} MB with all sockets")
    print(f"{'a synced write, alone':<26} {shares(synced(given.folder))}")
    await press(load, given, process)


async def press(load: Load, given: argparse.Namespace, process: subprocess.Popen) -> None:
    """Make moves at each rate, and then as many as there can be, and tell how it went."""
    gc.disable()  # or what is timed is how long the clients search for garbage
    for rate in given.rates:
        spent = busy(process)
        times = await load.at_rate(rate, given.seconds)
        cost = (busy(process) - spent) / len(times)
        print(said(f"{rate} moves/s ({len(times) / given.seconds:.0f})", times, cost), flush=True)
    spent = busy(process)
    peak = await load.at_most(given.seconds)
    cost = (busy(process) - spent) / len(load.times)
    print(said(f"as many as it can ({peak:.0f})", load.times, cost))
    print(f"memory {memory(process):.0f} MB at the end")


def options() -> argparse.ArgumentParser:
    """How much is to be done."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seats", type=int, default=SEATS)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument(
        "--rates", type=lambda text: [int(part) for part in text.split(",")], default=[500, 1200]
    )
    return parser


def main() -> None:
    parser = options()
    parser.add_argument("game", nargs="?", default="africa")
    parser.add_argument("--folder", default=tempfile.gettempdir())
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=given.folder) as folder:
        process, url = start(f"{folder}/tables.db", leave_one())
        with ended(process):
            uvloop.run(measure(given, process, url))


if __name__ == "__main__":
    main()
