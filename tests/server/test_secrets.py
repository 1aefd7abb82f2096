"""No byte tells a secret: what looks alike and is driven alike is sent as the same bytes, ids and
times apart.
"""

import asyncio

import pytest

from tenfold import games
from tenfold.kernel.contract import CHANCE
from tenfold.server import wall_clock
from tenfold.server.calls import call_words
from tenfold.server.calls.reasons import reasons
from tenfold.server.live.connection import Connection
from tenfold.server.live.session import TableSession
from tenfold.server.node import Node
from tenfold.server.settings import Settings
from tenfold.server.store.storage import Row
from tenfold.server.table.clocks import RunningClocks
from tenfold.server.table.commands import Person
from tenfold.server.table.row_handlers import apply
from tenfold.server.table.seat import Seat
from tenfold.server.table.table import Table
from tenfold.testing.subjects import label
from tenfold.testing.twins import Twin, drive, twins
from tests.contract.openings import opening

PAIRS, LONG = {"tendays": 12, "tickets": 12, "tenzania": 150}, 50
"""How many pairs are driven: few of Tenzania's stay alike for long. And how many times as many in
the long test.
"""

CLOCK = {"kind": "bank", "seconds": 600, "increment": 5}

SUBJECTS = [
    ("africa", 2, {"days": 10, "swap": True, "open_hands": False, "first": None}),
    ("usa", 4, {"days": 5, "swap": True, "open_hands": False, "first": None}),
    ("tickets", 2, {"first": None}),
    ("tickets", 4, {"first": None}),
    ("tenzania", 3, {"copies": 5, "twos": True, "first": None}),
]


class Kept:
    """A line that keeps what is sent."""

    def __init__(self):
        self.texts = []

    def put(self, parts):
        self.texts.append(b"".join(parts))
        return 0


class Served(Twin):
    """A twin at a table that a session shows to people."""

    __slots__ = ("_mover", "_sent", "connection", "session")

    def serve(self, context, viewer):
        table = Table("table", "CODE", "00" * 32)
        table.game, table.status, table.match, table.clock = self.game.name, "playing", self, CLOCK
        table.seats = [Seat("person", f"p{seat}", f"Seat {seat}") for seat in range(self.seats)]
        table.clocks = RunningClocks.start(CLOCK, self.seats, table.active, 0)
        table.number, self._sent, self._mover = 0, len(self.lines), 0
        self.session = TableSession(context, table)
        who = Person("watcher" if viewer is None else f"p{viewer}", "", None, None)
        self.connection = Connection(Kept(), who)
        self.session.connections.add(self.connection)
        self.session.show()

    def carry(self, who, move):
        """Carry out a move, and when chance has followed, write its row and show it."""
        seen = len(self.events(None))
        self._mover = self._mover if who == CHANCE else who
        super().carry(who, move)
        if not self.choices(CHANCE):
            self.write(self._mover, len(self.events(None)) != seen)

    def write(self, seat, is_open):
        table = self.session.table
        lines, self._sent = self.lines[self._sent :], len(self.lines)
        payload = {"lines": lines, "drawn": 0, "open": is_open}
        apply(table, Row(table.id, table.number + 1, "move", seat, payload, 1000), self)
        self.session.show_move()

    def say(self, text):
        table = self.session.table
        apply(
            table,
            Row(table.id, table.number + 1, "chat", 0, {"name": "Seat 0", "text": text}, 1000),
        )
        self.session.show()

    @property
    def calls(self):
        """What players who are away are told, on their devices and by webhooks."""
        table = self.session.table
        return [call_words.call(table, reason, "en") for reason in reasons(table)]

    @property
    def frames(self):
        return self.connection._line.texts


@pytest.fixture(autouse=True)
def _stopped(monkeypatch):
    """Stops the clock: times are sent as they are."""
    monkeypatch.setattr(wall_clock, "now", lambda: 1000)


async def hold(folder, subject, pairs):
    """Drive pairs of tables alike, and compare all that was sent."""
    node = Node(Settings(database=str(folder / "tables.db"), threads=1))
    context, compared = node.session_context(), 0
    for seed in range(pairs):
        viewer = [None, *range(subject[1])][seed % (subject[1] + 1)]
        pair = [
            Served(twin.game, twin.seats, twin.variant, twin.begun)
            for twin in twins(subject, viewer, seed, opening(subject))
        ]
        if pair[0].choices(CHANCE) or pair[1].choices(CHANCE) or pair[0].result is not None:
            continue
        for one in pair:
            one.events(viewer)
            one.serve(context, viewer)
        for _ in drive(*pair, viewer, 16, seed):
            if not pair[0].choices(CHANCE):
                for one in pair:
                    one.say("hm")
                assert pair[0].frames == pair[1].frames
                assert pair[0].calls == pair[1].calls
                compared += len(pair[0].frames)
    await node.close()
    return compared


@pytest.mark.parametrize("subject", SUBJECTS, ids=label)
def test_what_looks_alike_is_sent_as_the_same_bytes(subject, tmp_path):
    assert asyncio.run(hold(tmp_path, subject, PAIRS[games.get(subject[0]).family])) > 50


@pytest.mark.long
@pytest.mark.parametrize("subject", SUBJECTS, ids=label)
def test_what_looks_alike_is_sent_as_the_same_bytes_in_many_games(subject, tmp_path):
    assert asyncio.run(hold(tmp_path, subject, LONG * PAIRS[games.get(subject[0]).family])) > 1000
