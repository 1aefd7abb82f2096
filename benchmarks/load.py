"""Clients at tables, who make moves at a rate or as fast as they can, and time each until all seats
have it.
"""

import asyncio
import base64
import os
import random
import time
from dataclasses import dataclass, field

import orjson


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
        transport.write(greeting(self.path, self.cookie))

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
                self.hear_text(data[start:at])
            elif (
                opcode == 9
            ):  # answered with what it holds, or the server takes this client for gone
                self.transport.write(
                    bytes([0x8A, 0x80 | at - start]) + b"\0\0\0\0" + data[start:at]
                )
        self._rest = data[at:]

    def hear_text(self, text: bytes) -> None:
        self.hear(orjson.loads(text))

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
        self.send_text(
            orjson.dumps({"type": "move", "id": str(number), "seat": self.seat, "move": move})
        )

    def send_text(self, text: bytes) -> None:
        self.transport.write(masked(text))

    seat = 0


def greeting(path: str, cookie: str) -> bytes:
    """What opens a WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [f"GET {path} HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade"]
    lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Cookie: {cookie}", "", ""]
    return "\r\n".join(lines).encode()


def masked(text: bytes) -> bytes:
    """The frame of a text. A mask of zeros is a mask: the bytes go as they are."""
    head = (
        bytes([0x81, 0x80 | len(text)])
        if len(text) < 126
        else b"\x81\xfe" + len(text).to_bytes(2, "big")
    )
    return head + b"\0\0\0\0" + text


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
        self.go_on()

    def acknowledged(self) -> None:
        # Of a step that others do not see, they hear nothing.
        self.is_acknowledged = True
        self.waiting = set() if self.load.has_secrets else self.waiting
        self.finish()

    def finish(self) -> None:
        if self.is_acknowledged and not self.waiting and self.due:
            self.load.times.append(time.perf_counter() - self.due)
            self.due = 0.0
            self.go_on()

    def go_on(self) -> None:
        # Whoever is next may hear of it after the mover has been answered.
        if self.load.greedy and self.is_free and not self.due:
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
            await asyncio.sleep(
                0
            )  # the clients' core is theirs alone: who sleeps on it wakes up to a millisecond late
        await asyncio.sleep(0.5)
        return self.times

    async def at_most(self, seconds: float) -> float:
        """How many moves a second there are when every table makes the next as soon as it can."""
        self.times, self.greedy = [], True
        begun = time.perf_counter()
        for table in self.tables:
            if table.is_free:
                table.move(begun)
        while time.perf_counter() < begun + seconds:
            await asyncio.sleep(
                0
            )  # as above; and to wake a client that sleeps takes the server's core, too
        rate = len(self.times) / (time.perf_counter() - begun)
        self.greedy = False
        await asyncio.sleep(1.0)
        return rate
