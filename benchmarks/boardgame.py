"""boardgame.io's server in memory under the load of `benchmarks.server`: the same tables, sockets,
rates and clients.

`python -m benchmarks.boardgame` installs it by npm, pinned, into a temporary folder, and runs it on
one core.
"""

import argparse
import asyncio
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

import orjson
import uvloop

from benchmarks.cores import ended, leave_one
from benchmarks.load import Load, Seat, Table
from benchmarks.server import options, press

PEER = Path(__file__).parent / "peers" / "boardgame"
GAME, DAYS, PILES = "journey", 10, 3
SPACE = f"/{GAME},"
"""The namespace that stands before messages of Socket.IO."""


class Client(Seat):
    """A client that speaks Socket.IO over its WebSocket."""

    def __init__(self, table: Table, match: str, seat: int, seats: int) -> None:
        super().__init__(table, "/socket.io/?EIO=4&transport=websocket", "")
        self.match, self.seat, self._seats = match, seat, seats
        self._state = 0
        self._is_mover = False

    def hear_text(self, text: bytes) -> None:
        kind = text[:2]
        if text[:1] == b"0":
            self.send_text(f"40{SPACE}".encode())
        elif text == b"2":
            self.send_text(b"3")
        elif kind == b"40":
            self._emit("sync", self.match, str(self.seat), None, self._seats)
        elif kind == b"42":
            self.hear_event(orjson.loads(text[2 + len(SPACE) :]))

    def hear_event(self, told: list) -> None:
        kind, _, state, *_ = told
        if kind not in ("sync", "update"):
            return
        state = state["state"] if kind == "sync" else state
        self._state = state["_stateID"]
        self.legal = ["put"] if state["ctx"]["currentPlayer"] == str(self.seat) else []
        if kind == "sync":
            self.ready.done() or self.ready.set_result(None)
            return
        if self._is_mover:
            self._is_mover = False
            self.table.acknowledged()
        self.table.heard(self)

    def move(self, move: str, number: int) -> None:
        chance = self.table.load.chance
        told = {
            "type": move,
            "args": [chance.randrange(DAYS), chance.randrange(PILES)],
            "playerID": str(self.seat),
        }
        self._is_mover = True
        self._emit(
            "update",
            {"type": "MAKE_MOVE", "payload": told},
            self._state,
            self.match,
            str(self.seat),
        )

    def _emit(self, *told: object) -> None:
        self.send_text(f"42{SPACE}".encode() + orjson.dumps(told))


async def furnish(load: Load, port: int, tables: int, seats: int) -> None:
    """Seat everybody; boardgame.io makes a match when its first player comes."""
    loop = asyncio.get_running_loop()
    for number in range(tables):
        table = Table(load)
        for seat in range(seats):
            client = Client(table, f"match-{number}", seat, seats)
            table.seats.append(client)
            await loop.create_connection(lambda client=client: client, "127.0.0.1", port)
            await client.ready
        load.tables.append(table)


def install(folder: Path) -> None:
    """What the peer needs, in a folder of its own."""
    for name in ("package.json", "server.cjs"):
        shutil.copy(PEER / name, folder / name)
    command = ["npm", "install", "--no-audit", "--no-fund", "--silent", "--prefix", str(folder)]
    subprocess.run(command, check=True, stdout=sys.stderr)


def start(folder: Path, alone: list[str]) -> tuple[subprocess.Popen, int]:
    """The server, at a port that is free."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = {**os.environ, "NODE_ENV": "production"}
    command = [*alone, "node", str(folder / "server.cjs"), str(port)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=environment, cwd=folder
    )
    assert process.stdout is not None
    while "ready" not in (line := process.stdout.readline()):
        assert line, "the peer does not start"
    return process, port


async def measure(given: argparse.Namespace, process: subprocess.Popen, port: int) -> None:
    load = Load(GAME)
    await furnish(load, port, given.tables, given.seats)
    print(
        f"boardgame.io, {given.tables} tables of {given.seats}, {given.tables * given.seats} "
        "sockets, in memory"
    )
    await press(load, given, process)


def main() -> None:
    given = options().parse_args()
    with tempfile.TemporaryDirectory() as folder:
        install(Path(folder))
        process, port = start(Path(folder), leave_one())
        with ended(process):
            uvloop.run(measure(given, process, port))


if __name__ == "__main__":
    main()
