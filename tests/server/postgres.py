"""A PostgreSQL of the tests' own, in a temporary folder."""

import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

import pytest

HAS_POSTGRES = shutil.which("initdb") is not None and shutil.which("pg_ctl") is not None

NEEDS_POSTGRES = pytest.mark.skipif(not HAS_POSTGRES, reason="there is no PostgreSQL")

USER = {"user": "nobody", "group": "nogroup"} if os.geteuid() == 0 else {}
"""PostgreSQL does not run as root."""


class Postgres:
    """A database server that can be stopped, as by a loss of power, and started again."""

    def __init__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="tenfold-postgres-"))
        if USER:
            shutil.chown(self.folder, **USER)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.initialize()
        self.start()

    @property
    def data(self):
        return self.folder / "data"

    def initialize(self):
        """Make the files of the cluster, which lets everybody in."""
        self._run("initdb", "-D", self.data, "-A", "trust", "-U", "tenfold", "--no-sync")

    @property
    def url(self):
        return f"postgresql://tenfold@127.0.0.1:{self.port}/postgres"

    def start(self):
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        self._run(
            "pg_ctl",
            "-D",
            self.folder / "data",
            "-l",
            self.folder / "log",
            "-o",
            options,
            "-w",
            "start",
        )

    def stop(self):
        self._run("pg_ctl", "-D", self.folder / "data", "-m", "immediate", "-w", "stop")

    def close(self):
        self.stop()
        shutil.rmtree(self.folder)

    def _run(self, *command):
        subprocess.run(
            [str(part) for part in command], check=True, stdout=subprocess.DEVNULL, cwd="/", **USER
        )
