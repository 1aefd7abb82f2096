"""The server under load: many sockets at many tables, each move timed from when it was due until all seats have it.

`python -m benchmarks.server [GAME]` runs the server on one core, and its clients on another.
"""

import argparse
import asyncio
import base64
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from http.cookiejar import CookieJar
from pathlib import Path
from statistics import quantiles

import orjson

SEATS = 4
CLOCK = {"kind": "bank", "seconds": 3600, "increment": 5}


class Seat(asyncio.Protocol):
    """A client: only what the measuring needs, so that it takes little of the machine."""

    def __init__(self, table: "Table", path: str, cookie: str) -> None:
        self.table, self.path, self.cookie = table, path, cookie
        self.legal: list[str] = []
        self.ready = asyncio.get_running_loop().create_future()
        self._rest = b""
        self._begun = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {self.path} HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Cookie: {self.cookie}", "", ""]
        transport.write("\r\n".join(lines).encode())

    def data_received(self, data: bytes) -> None:
        data = self._rest + data
        if not self._begun:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            assert b" 101 " in head.splitlines()[0], head
            self._begun = True
        at = 0
        while (found := frame(data, at)) is not None:
            opcode, start, at = found
            if opcode == 1:
                self.hear(orjson.loads(data[start:at]))
            elif opcode == 9:
                self.transport.write(b"\x8a\x80\0\0\0\0")
        self._rest = data[at:]

    def hear(self, message: dict) -> None:
        kind = message["type"]
        if kind in ("update", "whole"):
            seen = message["seen"]
            if seen and seen["legal"] is not None:
                self.legal = seen["legal"]
            if message["table"].get("status") == "over":
                self.table.over = True
            if kind == "whole":
                self.ready.done() or self.ready.set_result(None)
            elif seen or "moves" in message["table"]:
                self.table.heard(self)
        elif kind == "done":
            self.table.acknowledged()
        else:
            raise AssertionError(message)

    def move(self, move: str, number: int) -> None:
        told = orjson.dumps({"type": "move", "id": str(number), "seat": self.seat, "move": move})
        # A mask of zeros is a mask: the bytes go as they are.
        head = bytes([0x81, 0x80 | len(told)]) if len(told) < 126 else b"\x81\xfe" + len(told).to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + told)

    seat = 0


def frame(data: bytes, at: int) -> tuple[int, int, int] | None:
    """The opcode of a frame, and where its payload begins and ends."""
    if len(data) < at + 2:
        return None
    length, start = data[at + 1] & 127, at + 2
    if length == 126:
        length, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
    elif length == 127:
        length, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
    return (data[at] & 15, start, start + length) if len(data) >= start + length else None


@dataclass
class Table:
    """A table with its clients, and the move that is on its way."""

    load: "Load"
    seats: list[Seat] = field(default_factory=list)
    over: bool = False
    due: float = 0.0
    waiting: set[int] = field(default_factory=set)
    is_acknowledged: bool = True
    number: int = 0

    @property
    def is_free(self) -> bool:
        return not self.waiting and self.is_acknowledged and not self.over

    def move(self, due: float) -> bool:
        movers = [seat for seat in self.seats if seat.legal]
        if not movers:
            return False
        mover = self.load.chance.choice(movers)
        self.due, self.number, self.is_acknowledged = due, self.number + 1, False
        self.waiting = {seat.seat for seat in self.seats}
        mover.move(self.load.chance.choice(mover.legal), self.number)
        return True

    def heard(self, seat: Seat) -> None:
        self.waiting.discard(seat.seat)
        self.finish()

    def acknowledged(self) -> None:
        # Of a step that others do not see, they hear nothing.
        self.is_acknowledged = True
        self.waiting = set() if self.load.has_secrets else self.waiting
        self.finish()

    def finish(self) -> None:
        if self.is_acknowledged and not self.waiting and self.due:
            self.load.times.append(time.perf_counter() - self.due)
            self.due = 0.0
            if self.load.greedy and not self.over:
                self.move(time.perf_counter())


class Load:
    """All tables, and the times that were measured."""

    def __init__(self, game: str) -> None:
        self.chance = random.Random(1)
        self.times: list[float] = []
        self.tables: list[Table] = []
        self.has_secrets = game == "tickets"
        self.greedy = False

    async def at_rate(self, rate: float, seconds: float) -> list[float]:
        """Make moves at a steady rate, whether the server keeps up or not."""
        self.times = []
        begun, made, at = time.perf_counter(), 0, 0
        while (now := time.perf_counter()) < begun + seconds:
            while begun + made / rate <= now:
                for _ in range(len(self.tables)):
                    at = (at + 1) % len(self.tables)
                    if self.tables[at].is_free and self.tables[at].move(begun + made / rate):
                        break
                else:
                    break
                made += 1
            await asyncio.sleep(0.0005)
        await asyncio.sleep(0.5)
        return self.times

    async def at_most(self, seconds: float) -> float:
        """How many moves a second there are when every table makes the next as soon as it can."""
        self.times, self.greedy = [], True
        begun = time.perf_counter()
        for table in self.tables:
            if table.is_free:
                table.move(begun)
        await asyncio.sleep(seconds)
        rate = len(self.times) / (time.perf_counter() - begun)
        self.greedy = False
        await asyncio.sleep(1.0)
        return rate


class Browser:
    """A player over plain HTTP."""

    def __init__(self, url: str) -> None:
        self._url, self._jar = url, CookieJar()
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self._jar))
        self.ask("GET", "/api/me")

    @property
    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._jar)

    def ask(self, method: str, path: str, body: object = None) -> dict:
        data = None if body is None else orjson.dumps(body)
        request = urllib.request.Request(self._url + path, data, {"Content-Type": "application/json"}, method=method)
        with self._opener.open(request) as answer:
            return orjson.loads(answer.read())


async def furnish(load: Load, url: str, game: str, tables: int, seats: int) -> None:
    """Seat people at tables, begin, and connect them."""
    people = [Browser(url) for _ in range(seats)]
    host, port = url.removeprefix("http://").split(":")
    for number in range(tables):
        asked = {"game": game, "seats": [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)], "clock": CLOCK}
        made = people[0].ask("POST", "/api/tables", asked)["table"]["table"]
        for person in people[1:]:
            person.ask("POST", f"/api/tables/{made}/join", {})
        people[0].ask("POST", f"/api/tables/{made}/start", {})
        table = Table(load)
        for seat, person in enumerate(people):
            client = Seat(table, f"/ws/tables/{made}", person.cookie)
            client.seat = seat
            table.seats.append(client)
            await asyncio.get_running_loop().create_connection(lambda client=client: client, host, int(port))
            await client.ready
        load.tables.append(table)
        if number % 50 == 49:
            print(f"  {number + 1} tables", file=sys.stderr, flush=True)


def start(database: str, core: int | None) -> tuple[subprocess.Popen, str]:
    """A server on one core."""
    pin = ["taskset", "-c", str(core)] if core is not None else []
    command = [*pin, sys.executable, "-m", "tenfold.cli", "serve", "--port", "0", "--unlimited", "--database", database]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
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
    cut = [1000 * time for time in quantiles(times, n=100)]
    shown = f"p50 {cut[49]:7.2f} ms   p95 {cut[94]:7.2f} ms   p99 {cut[98]:7.2f} ms"
    return f"{name:<26} {shown}   the server's core {cost * 1e6:5.0f} us a move"


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
    print(f"{given.game}, {given.tables} tables of {given.seats}, {sockets} sockets, SQLite in {given.folder}")
    print(f"memory {before:.0f} MB before, {memory(process):.0f} MB with all sockets")
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


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default="africa")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seats", type=int, default=SEATS)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rates", type=lambda text: [int(part) for part in text.split(",")], default=[500, 1200])
    parser.add_argument("--folder", default=tempfile.gettempdir())
    given = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory(dir=given.folder) as folder:
        process, url = start(f"{folder}/tables.db", cores[-1] if len(cores) > 1 else None)
        try:
            if len(cores) > 1:
                os.sched_setaffinity(0, cores[:-1])
            asyncio.run(measure(given, process, url))
        finally:
            process.kill()
            process.wait()


if __name__ == "__main__":
    main()
