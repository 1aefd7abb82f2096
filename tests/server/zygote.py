"""A process that has everything loaded, and forks servers: one that was killed is back within a
moment.
"""

import json
import os
import signal
import subprocess
import sys
import time

import httpx

from tenfold.errors import TenfoldError


class Zygote:
    """Starts servers, each a process of its own."""

    def __init__(self, games=("tenzania",)):
        command = [sys.executable, "-m", "tests.server.zygote", *games]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._process.stdout.readline()

    def start(self, **settings):
        self._process.stdin.write(json.dumps(settings) + "\n")
        self._process.stdin.flush()
        pid, port = self._process.stdout.readline().split()
        return Forked(self, int(pid), int(port), settings)

    def close(self):
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()


class Forked:
    """A server that was forked."""

    def __init__(self, zygote, pid, port, settings):
        self._zygote, self.pid, self.port, self._settings = zygote, pid, port, settings
        self.url = f"http://127.0.0.1:{port}"

    def kill(self):
        os.kill(self.pid, signal.SIGKILL)

    def stop(self):
        os.kill(self.pid, signal.SIGTERM)

    def again(self):
        """The same server anew, at the same port."""
        return self._zygote.start(**{**self._settings, "port": self.port})

    def wait(self):
        """Until it answers."""
        end = time.monotonic() + 30
        while time.monotonic() < end:
            try:
                if httpx.get(f"{self.url}/healthz").status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.01)
        raise TimeoutError("the server does not start")


def main(names):
    """Load everything, then fork a server for each line of settings."""
    from tenfold import match
    from tenfold.server import run
    from tenfold.server.bots import warmup
    from tenfold.server.settings import Settings

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    warmup.CompileStatus._run = is_warm
    for name in names:
        table = match.start(name, seats=2, seed=0)
        table.events(0)
        table.play(min(table.active), table.legal(min(table.active))[0])
    print("ready", flush=True)
    for line in sys.stdin:
        given = json.loads(line)
        listener = listen(run.listen, given.get("port", 0))
        port = listener.getsockname()[1]
        pid = os.fork()
        if pid == 0:
            sys.stdin.close()
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            run.serve(
                Settings(**{"pace": 0.0, "unlimited": True, "threads": 1, **given, "port": port}),
                listener,
            )
            os._exit(0)
        listener.close()
        print(pid, port, flush=True)


def is_warm(self):
    """Nothing need be loaded again."""
    for events in self._events.values():
        for event in events.values():
            self._loop.call_soon_threadsafe(event.set)


def listen(how, port):
    """A socket at a port, which one that was just killed may still hold."""
    while True:
        try:
            return how("127.0.0.1", port)
        except TenfoldError:
            time.sleep(0.005)


if __name__ == "__main__":
    main(sys.argv[1:])
