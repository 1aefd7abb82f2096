"""A quiet table while one hostile client does its worst: how long a ping, a move and a bot's answer
take.

`python -m benchmarks.floods` runs the server, with its limits, on one core, and all clients on
another; the flood comes from an address of its own. It prints a table in Markdown.
"""

import argparse
import asyncio
import os
import random
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from statistics import quantiles
from urllib.error import HTTPError

import orjson
import uvloop

from benchmarks.cores import ended, leave_one
from benchmarks.load import Load, Seat, Table, greeting, masked
from benchmarks.server import Browser, settle, start

HOSTILE = "127.0.0.2"
"""The address that floods come from."""

GAP = 0.06
"""How many seconds lie between two things that the quiet client does, so that no limit stops it."""

TURN = 0.001
"""How many seconds a flood rests after each burst, so that its core has time for the quiet client.
"""


class Quiet(Seat):
    """A client that waits for the answer to each message before it sends the next."""

    def __init__(self, browser: Browser) -> None:
        asked = {
            "game": "africa",
            "seats": [{"kind": "me"}, {"kind": "bot", "bot": "easy"}],
            "start": True,
        }
        made = browser.ask("POST", "/api/tables", asked)["table"]["table"]
        super().__init__(Table(Load("africa")), f"/ws/tables/{made}", browser.cookie)
        self._answer: asyncio.Future[None] | None = None
        self.on_turn = asyncio.Event()

    def hear(self, message: dict) -> None:
        if message["type"] in ("pong", "done"):
            assert self._answer is not None
            self._answer.set_result(None)
        elif message["type"] not in ("update", "whole"):
            raise AssertionError(message)
        else:
            super().hear(message)
            self.on_turn.set() if self.legal or self.table.over else self.on_turn.clear()

    async def timed(self, message: dict) -> float:
        """Return how many seconds the answer to a message took."""
        self._answer = asyncio.get_running_loop().create_future()
        begun = time.perf_counter()
        self.send_text(orjson.dumps(message))
        await self._answer
        return time.perf_counter() - begun


class Times:
    """What was measured during one flood."""

    def __init__(self) -> None:
        self.pings: list[float] = []
        self.moves: list[float] = []
        self.bots: list[float] = []

    async def measure(self, url: str, browser: Browser, seconds: float) -> None:
        """Ping and move at a quiet table, one game after the other."""
        end, number = time.perf_counter() + seconds, 0
        while time.perf_counter() < end:
            client = await sit(url, browser)
            while time.perf_counter() < end and not client.table.over:
                number += 1
                self.pings.append(await client.timed({"type": "ping"}))
                await asyncio.sleep(GAP)
                if client.legal:
                    await self._move(client, number)
            client.transport.close()

    async def _move(self, client: Quiet, number: int) -> None:
        wish = {
            "type": "move",
            "id": str(number),
            "seat": 0,
            "move": client.table.load.chance.choice(client.legal),
        }
        self.moves.append(await client.timed(wish))
        if not client.on_turn.is_set():
            begun = time.perf_counter()
            await client.on_turn.wait()
            self.bots.append(time.perf_counter() - begun)
        await asyncio.sleep(GAP)


async def sit(url: str, browser: Browser) -> Quiet:
    """Begin a game against a bot."""
    client = Quiet(browser)
    host, port = url.removeprefix("http://").split(":")
    await asyncio.get_running_loop().create_connection(lambda: client, host, int(port))
    await client.ready
    return client


class Hostile:
    """The client that floods: a player with a table and sockets, which it opens again when they are
    closed.
    """

    def __init__(self, url: str, seconds: float) -> None:
        self.url = url
        host, port = url.removeprefix("http://").split(":")
        self.place = (host, int(port))
        self.browser = Browser(url, HOSTILE)
        self._end = time.monotonic() + seconds
        self._is_begun = False

    def bursts(self) -> Iterator[int]:
        """Count until the flood ends, with a short rest each time."""
        if not self._is_begun:
            self._is_begun = True
            print("begun", flush=True)
        number = 0
        while time.monotonic() < self._end:
            yield number
            number += 1
            time.sleep(TURN)

    def connect(self) -> socket.socket:
        return socket.create_connection(self.place, 10, (HOSTILE, 0))

    def table(self, *seats: dict, game: str = "africa", **more: object) -> str:
        asked = {"game": game, "seats": [{"kind": "me"}, *seats], "start": True, **more}
        return self.browser.ask("POST", "/api/tables", asked)["table"]["table"]

    def sit(self, table: str) -> socket.socket:
        made = self.connect()
        made.sendall(greeting(f"/ws/tables/{table}", self.browser.cookie))
        made.recv(4096)
        threading.Thread(target=drain, args=(made,), daemon=True).start()
        return made

    def pour(self, frames: bytes, table: str) -> None:
        """Send the same bytes again and again."""
        made = self.sit(table)
        for _ in self.bursts():
            try:
                made.sendall(frames)
            except OSError:
                with suppress(OSError):
                    made = self.sit(table)

    def finished(self) -> str:
        """Play a game to its end, by bots."""
        table = self.table({"kind": "bot", "bot": "easy"}, game="tenzania")
        made = self.sit(table)
        made.sendall(
            masked(orjson.dumps({"type": "hand-over", "id": "1", "seat": 0, "bot": "easy"}))
        )
        while self.browser.ask("GET", f"/api/tables/{table}")["table"]["status"] != "over":
            time.sleep(0.2)
        return table

    def many(self, work: Callable[[], None], threads: int) -> None:
        """Do something in several threads at once, until the flood ends."""

        def repeat() -> None:
            for _ in self.bursts():
                with suppress(OSError, HTTPError):
                    work()

        running = [threading.Thread(target=repeat) for _ in range(threads)]
        for thread in running:
            thread.start()
        for thread in running:
            thread.join()


def drain(made: socket.socket) -> None:
    """Read all that comes."""
    with suppress(OSError):
        while made.recv(65536):
            pass


def screen() -> dict:
    return {"kind": "screen", "name": "Other"}


def frames(data: bytes) -> Callable[[Hostile], None]:
    """A flood of frames, in bursts of about 60 kB."""
    return lambda hostile: hostile.pour(data * max(1, 60_000 // len(data)), hostile.table(screen()))


def asks(message: dict, *, over: bool = False) -> Callable[[Hostile], None]:
    """A flood of messages with ids, over twenty sockets."""

    def flood(hostile: Hostile) -> None:
        table = hostile.finished() if over else hostile.table(screen())
        sockets = [hostile.sit(table) for _ in range(20)]
        for number in hostile.bursts():
            place = number % len(sockets)
            try:
                sockets[place].sendall(masked(orjson.dumps({**message, "id": str(number)})))
            except OSError:
                with suppress(OSError):
                    sockets[place] = hostile.sit(table)

    return flood


def make_bot_tables(hostile: Hostile) -> None:
    """Make tables with hard bots, as one player after the other."""
    hard = [{"kind": "bot", "bot": "hard"}] * 3

    def work() -> None:
        hostile.table(*hard)

    hostile.many(work, 4)


def stay_silent(hostile: Hostile) -> None:
    """Open a thousand connections and say nothing."""
    held: list[socket.socket] = []
    for _ in hostile.bursts():
        if len(held) < 1000:
            with suppress(OSError):
                held.append(hostile.connect())


def send_headers(hostile: Hostile) -> None:
    """Send headers that never end."""

    def work() -> None:
        with hostile.connect() as made:
            made.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ")
            for _ in hostile.bursts():
                made.sendall(b"x" * 60_000)

    hostile.many(work, 4)


def ask_replays(hostile: Hostile) -> None:
    """Ask for the replay of a game, with nothing hidden."""
    table = hostile.finished()
    hostile.many(lambda: hostile.browser.ask("GET", f"/api/tables/{table}/replay?all=true"), 8)


def miss_codes(hostile: Hostile) -> None:
    """Try short codes."""

    def work() -> None:
        code = "".join(random.choices("ABCDEFGHJKLMNPQRSTUVWXYZ", k=6))
        hostile.browser.ask("GET", f"/api/tables/{code}")

    hostile.many(work, 8)


ZERO = b"\0\0\0\0"
"""A mask that changes nothing."""

FLOODS: dict[str, Callable[[Hostile], None] | None] = {
    "none": None,
    "pings": frames(b"\x89\x80" + ZERO),
    "pongs": frames(b"\x8a\x80" + ZERO),
    "fragments": frames(b"\x01\x80" + ZERO + (b"\x00\x80" + ZERO) * 9_000),
    "empty messages": frames(b"\x81\x80" + ZERO),
    "hints": asks({"type": "hint", "seat": 0}),
    "reviews": asks({"type": "review"}, over=True),
    "bot tables": make_bot_tables,
    "silent connections": stay_silent,
    "big headers": send_headers,
    "chat": asks({"type": "chat", "text": "hm"}),
    "replays": ask_replays,
    "code misses": miss_codes,
}


@contextmanager
def flooding(name: str, url: str, seconds: float) -> Iterator[None]:
    """A process that floods, once it has begun to."""
    if FLOODS[name] is None:
        yield
        return
    command = [
        sys.executable,
        "-m",
        "benchmarks.floods",
        "--url",
        url,
        "--only",
        name,
        "--seconds",
        str(seconds),
    ]
    process = subprocess.Popen(command, stdout=subprocess.PIPE)
    assert process.stdout is not None
    with ended(process), process.stdout:
        process.stdout.readline()
        time.sleep(1)
        yield


def flood(name: str, url: str, seconds: float) -> None:
    """Flood, with less right to the core than who measures."""
    os.nice(10)
    work = FLOODS[name]
    assert work is not None
    work(Hostile(url, seconds + 60))


def row(name: str, times: Times) -> str:
    return f"| {name} | {shares(times.pings)} | {shares(times.moves)} | {shares(times.bots)} |"


def shares(times: list[float]) -> str:
    """The median, 95 of 100, and the longest, in milliseconds."""
    if len(times) < 2:
        return "none"
    cut = quantiles(times, n=100, method="inclusive")
    return " / ".join(f"{1000 * each:.1f}" for each in (cut[49], cut[94], max(times)))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--only", choices=FLOODS, action="append")
    parser.add_argument("--url", help="flood this server, and measure nothing")
    given = parser.parse_args()
    if given.url:
        flood(given.only[0], given.url, given.seconds)
        return
    alone = leave_one()
    print(
        "| flood | ping: p50 / p95 / max, ms | move: p50 / p95 / max, ms | bot's answer: p50 / "
        "p95 / max, ms |"
    )
    print("|---|---|---|---|")
    for name in given.only or FLOODS:
        with ExitStack() as stack:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            process, url = start(f"{folder}/tables.db", alone, ["--pace", "0"])
            stack.enter_context(ended(process))
            settle(process)
            times, browser = Times(), Browser(url)
            stack.enter_context(flooding(name, url, given.seconds))
            uvloop.run(times.measure(url, browser, given.seconds))
            print(row(name, times), flush=True)


if __name__ == "__main__":
    main()
