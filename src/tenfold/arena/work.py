"""Pieces of work that do not depend on each other: done here, by processes, or on a Ray cluster;
each counts once.
"""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from threading import Thread
from types import ModuleType
from typing import TypeVar

from tenfold.errors import BadArgument
from tenfold.extras import extra

Piece = TypeVar("Piece")
Done = TypeVar("Done")

AHEAD = 4
"""How many pieces for each core of a cluster are on their way at once."""


def results(
    do: Callable[[Piece], Done], pieces: Sequence[Piece], *, cores: int, ray: str | None = None
) -> Iterator[tuple[int, Done]]:
    """Yield the number and the result of each piece as they complete, each exactly once.

    A result depends on nothing but its piece, so that a piece that was lost can run again
    elsewhere.
    """
    if not pieces:
        return
    if ray is not None:
        yield from _on_ray(do, pieces, ray)
        return
    at_once = min(cores, len(pieces))
    if at_once == 1:
        for number, piece in enumerate(pieces):
            yield number, do(piece)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(at_once, _begin) as pool:
        yield from pool.imap_unordered(partial(_numbered, do), enumerate(pieces))


def _begin() -> None:
    """Leave an interruption to the process that has begun all this, and end with it, however it
    ends.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _numbered(do: Callable[[Piece], Done], numbered: tuple[int, Piece]) -> tuple[int, Done]:
    number, piece = numbered
    return number, do(piece)


def _on_ray(
    do: Callable[[Piece], Done], pieces: Sequence[Piece], address: str
) -> Iterator[tuple[int, Done]]:
    """Run the pieces on a Ray cluster. A piece whose node is lost runs on another one."""
    ray = _connected(address)
    task = ray.remote(num_cpus=1, max_retries=-1)(_numbered)
    left = iter(enumerate(pieces))
    counted = set[int]()
    going: list[object] = []
    while len(counted) < len(pieces):
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(going)
        going += [task.remote(do, numbered) for numbered in islice(left, max(0, room))]
        ready, going = ray.wait(going, num_returns=1)
        number, found = ray.get(ready[0])
        if number not in counted:
            counted.add(number)
            yield number, found


def _connected(address: str) -> ModuleType:
    """Ray, connected to a cluster."""
    with extra("ray", "a Ray cluster"):
        import ray
    if not ray.is_initialized():
        try:
            ray.init(address=address, logging_level="warning", log_to_driver=False)
        except (ConnectionError, ValueError) as fault:
            raise BadArgument(f"there is no Ray cluster at {address!r}: {fault}") from fault
    return ray
