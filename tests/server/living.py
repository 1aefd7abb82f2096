"""A server that runs, and people at it: what the tests of the server are written with."""

import json
import os
import signal
import ssl
import subprocess
import sys
import threading
import time
import uuid
from contextlib import ExitStack, contextmanager, nullcontext

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tenfold.server.node import Node
from tenfold.server.run import Server, listen
from tenfold.server.settings import Settings

TRUSTING = ssl._create_unverified_context()
"""For certificates that the tests make themselves."""

OPEN = ExitStack()
"""What is open, and is closed after each test."""

PATIENCE = 60
"""How many seconds a test waits for what must come."""


class Process:
    """A server in a process of its own, which can be killed and started again."""

    def __init__(self, database, *arguments, log=None):
        self.database, self.arguments, self.log = str(database), arguments, log
        self.process = None
        self.url = None

    def start(self, port=0):
        command = [
            sys.executable,
            "-m",
            "tenfold.cli",
            "serve",
            "--port",
            str(port),
            "--pace",
            "0",
            "--unlimited",
        ]
        command += ["--database", self.database, *self.arguments]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        with self.log.open("a") if self.log else nullcontext() as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment
            )
        self.url = self.process.stdout.readline().split()[-1].rstrip("/")
        return self.wait()

    def wait(self):
        """Until it answers."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            try:
                if httpx.get(f"{self.url}/healthz").status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.02)
        raise TimeoutError("the server does not start")

    @property
    def port(self):
        return int(self.url.rpartition(":")[2])

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(PATIENCE)
        self.process.stdout.close()
        return code

    def again(self):
        """Kill it and start it at the same port."""
        port = self.port
        self.kill()
        return self.start(port)


@contextmanager
def here(**settings):
    """A server in a thread of this process."""
    node = Node(Settings(**{"pace": 0.0, "unlimited": True, "threads": 1, **settings}))
    listener = listen("127.0.0.1", 0)
    server = Server(node)
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    server.should_exit = True
    thread.join()


class Person:
    """Somebody with a browser."""

    def __init__(self, url, name=None, language=None):
        self.url = url
        self.http = OPEN.enter_context(
            httpx.Client(base_url=url, timeout=PATIENCE, verify=TRUSTING)
        )
        self.me = self.http.get("/api/me").json()
        chosen = {
            key: value for key, value in {"name": name, "language": language}.items() if value
        }
        if chosen:
            self.me = self.ask("PATCH", "/api/me", chosen)

    def move_to(self, url):
        """Go on at another server of the same database."""
        self.url = self.http.base_url = url

    @property
    def player(self):
        return self.me["player"]

    @property
    def cookie(self):
        return "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())

    def ask(self, method, path, body=None):
        answer = self.http.request(
            method, path, json={} if body is None and method == "POST" else body
        )
        return answer.json()

    def make(self, game="tenzania", seats=("me", "open"), **more):
        """A table; a seat is a word, or a word and a level or name."""
        return self.ask(
            "POST", "/api/tables", {"game": game, "seats": [asked(seat) for seat in seats], **more}
        )["table"]

    def join(self, table, **more):
        return self.ask("POST", f"/api/tables/{table['table']}/join", more)

    def start(self, table, **more):
        return self.ask("POST", f"/api/tables/{table['table']}/start", more)

    def sit(self, table, **more):
        return Socket(self, table["table"], **more)


def asked(seat):
    kind, _, rest = seat.partition(" ")
    return {"kind": kind} | ({"bot": rest} if kind == "bot" else {"name": rest} if rest else {})


def merged(links, new):
    """Links, of which some are as new ones say."""
    found = {tuple(link["days"]): link for link in [*(links or []), *new]}
    return [found[days] for days in sorted(found)]


class Socket:
    """A client at a table that knows what it was told, as a page does."""

    def __init__(self, person, table, query="", headers=None):
        self.person, self.name = person, table
        url = f"{person.url.replace('http', 'ws')}/ws/tables/{table}{query}"
        self._held = OPEN.enter_context(ExitStack())
        told = {
            "additional_headers": headers or {"Cookie": person.cookie},
            "max_size": None,
            "close_timeout": 1,
        }
        told |= {"ssl": TRUSTING} if url.startswith("wss") else {}
        self.wire = self._held.enter_context(connect(url, **told))
        self.table, self.view, self.events, self.chat = {}, {}, [], []
        self.legal, self.links, self.seat, self.mine, self.number = None, None, None, [], None
        self.by_bot = []
        self.frames, self.answers = [], {}
        self.read()

    def read(self, timeout=PATIENCE):
        """One more message."""
        text = self.wire.recv(timeout)
        self.frames.append(text)
        message = json.loads(text)
        getattr(self, "_" + message["type"], self._answer)(message)
        return message

    def _whole(self, message):
        self.table, self.mine, self.chat = message["table"], message["mine"], message["chat"]
        seen = message["seen"]
        assert self.number is None or message["number"] == self.number + 1
        self.number, self.seat, self.legal, self.links = (
            message["number"],
            seen["seat"],
            seen["legal"],
            seen["links"],
        )
        self.view, self.events, self.by_bot = (
            seen["view"] or {},
            seen["events"],
            seen.get("by_bot", []),
        )

    def _update(self, message):
        assert message["number"] == self.number + 1
        self.number += 1
        self.table |= message["table"]
        self.chat += message["chat"]
        if seen := message["seen"]:
            assert seen["seat"] == self.seat
            assert seen["first"] <= len(self.events)
            self.events = self.events[: seen["first"]] + seen["events"]
            self.by_bot = [number for number in self.by_bot if number < seen["first"]] + seen.get(
                "by_bot", []
            )
            self.view |= seen["view"]
            self.legal = self.legal if seen["legal"] is None else seen["legal"]
            self.links = self.links if seen["links"] is None else merged(self.links, seen["links"])

    def _answer(self, message):
        self.answers[message.get("id")] = message

    def until(self, found, timeout=PATIENCE):
        """Read until something holds."""
        end = time.monotonic() + timeout
        while not found(self):
            self.read(max(0.01, end - time.monotonic()))
        return self

    def send(self, message):
        self.wire.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def do(self, kind, **more):
        """Send what has an id, and read until it is answered."""
        name = more.pop("id", None) or str(uuid.uuid4())
        seat = {"seat": self.seat} if kind not in ("chat", "review") and "seat" not in more else {}
        self.send({"type": kind, "id": name, **seat, **more})
        self.until(lambda one: name in one.answers)
        return self.answers.pop(name)

    def move(self, number=0, **more):
        """Make one of the legal moves."""
        return self.do("move", move=self.legal[number % len(self.legal)], **more)

    def fresh(self):
        """Everything anew."""
        before = self.number
        self.send({"type": "whole"})
        return self.until(lambda one: one.number > before)

    def drain(self):
        """Read all that is on its way: a ping is answered after it."""
        self.answers.pop(None, None)
        self.send({"type": "ping"})
        return self.until(lambda one: None in one.answers)

    def close(self):
        self._held.close()

    def closed(self):
        """Read until the other end closes; the code."""
        try:
            while True:
                self.read()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None


def play_out(*sockets, seconds=90):
    """Play legal moves of whoever may move, until the game is over."""
    end, number = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        for one in sockets:
            one.drain()
        if sockets[0].table["status"] == "over":
            return sockets[0].table["result"]
        number += 1
        mover = next((one for one in sockets if one.legal), None)
        if mover is None:
            time.sleep(0.01)
        else:
            assert mover.move(7 * number)["type"] == "done"
    raise TimeoutError("the game does not end")
