"""A server of its own for the tests, which can be killed and comes back at the same address."""

import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path


class Serving:
    """`tenfold serve` in a process of its own."""

    def __init__(
        self,
        folder: Path,
        port: int = 0,
        pace: float = 0.02,
        more: tuple[str, ...] = (),
        installed: tuple[Path, ...] = (),
    ) -> None:
        self._folder, self._pace, self._more = folder, pace, more
        self._path = os.pathsep.join([*map(str, installed), *sys.path])
        self.port = port
        self._process = self._start()

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """End it at once, with no time to take leave."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def come_back(self) -> None:
        """Start it again, at the same address, with the same database."""
        self._process = self._start()

    def stop(self) -> None:
        """End it in good order."""
        self._process.terminate()
        self._process.wait(20)

    def _start(self) -> "subprocess.Popen[bytes]":
        command = [
            sys.executable,
            "-m",
            "tenfold.cli",
            "serve",
            "--unlimited",
            "--pace",
            str(self._pace),
        ]
        place = ["--port", str(self.port), "--database", str(self._folder / "tables.db")]
        environment = {**os.environ, "PYTHONPATH": self._path}
        with (self._folder / "log").open("ab") as log:
            before = log.tell()
            process = subprocess.Popen(
                [*command, *place, *self._more], stdout=log, stderr=log, env=environment
            )
        self.port = self._told(before)
        self._wait()
        return process

    def _told(self, first: int) -> int:
        for _ in range(600):
            told = (self._folder / "log").read_bytes()[first:].decode()
            if "http://127.0.0.1:" in told:
                return int(told.split("http://127.0.0.1:")[1].split("/")[0])
            time.sleep(0.1)
        raise TimeoutError("the server did not say where it is")

    def _wait(self) -> None:
        for _ in range(300):
            try:
                urllib.request.urlopen(f"{self.address}/healthz", timeout=2).close()
                return
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
        raise TimeoutError("the server does not answer")
