"""People who play on whatever happens: they connect again, send again what was not answered, and
note what they see.
"""

import contextlib
import random
import threading
import time
import uuid

from websockets.exceptions import WebSocketException

from tests.server.living import Person, Socket


class Crowd:
    """Several tables of two people each, who play at once, and begin anew when a game is over."""

    def __init__(self, urls, tables, game="tenzania", **options):
        self.faults = []
        self.acknowledged = {}
        """The ids of moves that were acknowledged, by tables."""
        self._going = threading.Event()
        self._going.set()
        self._urls, self._game, self._options = urls, game, options
        self._threads = [
            threading.Thread(target=self._run, args=(number,)) for number in range(tables)
        ]

    def __enter__(self):
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_):
        self._going.clear()
        for thread in self._threads:
            thread.join(60)

    @property
    def count(self):
        """How many moves have been acknowledged."""
        return sum(map(len, self.acknowledged.values()))

    def _run(self, number):
        try:
            chance = random.Random(number)
            while self._going.is_set():
                self._play(chance)
        except SystemExit:
            return
        except Exception as fault:
            self.faults.append(fault)
            raise

    def _play(self, chance):
        one, two = (Stubborn(self, url, chance) for url in (self._urls[0], self._urls[-1]))
        table = one.ask(lambda person: person.make(self._game, options=self._options))
        two.ask(lambda person: person.join(table))
        one.ask(lambda person: person.start(table))
        done = self.acknowledged.setdefault(table["table"], [])
        for each in (one, two):
            each.sit(table)
        while self._going.is_set() and not (one.is_over and two.is_over):
            for each in (one, two):
                each.go_on(done)
        one.close()
        two.close()


class Stubborn:
    """Somebody who does not give up."""

    def __init__(self, crowd, url, chance):
        self._crowd, self._url, self._chance = crowd, url, chance
        self._person = self._socket = self._table = None
        self._seen, self._wish, self._number = [], None, -1
        self.is_over = False

    def ask(self, question):
        """Ask over HTTP until there is an answer."""
        while True:
            try:
                self._person = self._person or Person(self._url)
                answer = question(self._person)
                if "problem" not in answer or answer["problem"] in ("not-waiting", "not-open"):
                    return answer
            except (OSError, KeyError, ValueError, RuntimeError) as fault:
                self._note(fault)
            except Exception as fault:
                if "httpx" not in type(fault).__module__:
                    raise
                self._note(fault)

    def _note(self, fault):
        if not self._crowd._going.is_set():
            raise SystemExit from fault
        time.sleep(0.02)

    def sit(self, table):
        self._table = table

    def go_on(self, done):
        """Make a move if it is one's turn, and wait for its answer; whatever fails is tried
        again.
        """
        try:
            if self._socket is None:
                self._connect()
            self._socket.drain()
            self._check()
            if self._socket.legal and self._wish is None:
                self._wish = (str(uuid.uuid4()), self._chance.choice(self._socket.legal))
            if self._wish is not None:
                self._insist(done)
            self._check()
            self.is_over = self._socket.table["status"] == "over"
        except (OSError, WebSocketException, TimeoutError):
            self.close()
            time.sleep(0.02)

    def _insist(self, done):
        name, move = self._wish
        answer = self._socket.do("move", id=name, move=move)
        if answer["type"] == "done":
            done.append(name)
            self._wish = None
        else:
            assert answer.get("problem") == "busy", answer

    def _connect(self):
        """Connect again; what was seen before must still stand."""
        self._socket = Socket(self._person, self._table["table"])
        self._check()

    def _check(self):
        """Nobody sees two truths: what was seen stays, and more follows it."""
        events = self._socket.events
        assert events[: len(self._seen)] == self._seen
        self._seen = list(events)

    def close(self):
        if self._socket is not None:
            with contextlib.suppress(OSError, WebSocketException):
                self._socket.close()
        self._socket = None
