"""A core for the server that is measured, the others for what measures it, and its end with it."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager


def leave_one() -> list[str]:
    """Keep off the last core, where there are several; how a command begins that is to have it."""
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) == 1:
        return []
    os.sched_setaffinity(0, cores[:-1])
    return ["taskset", "-c", str(cores[-1])]


@contextmanager
def ended(process: subprocess.Popen) -> Iterator[None]:
    """Kill a process in the end."""
    try:
        yield
    finally:
        process.kill()
        process.wait()
