"""Bots that think for tables, on threads of their own: the search holds no lock while it does."""

import asyncio
import hashlib
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from tenfold.seen import Seen

if TYPE_CHECKING:
    from tenfold import bots

T = TypeVar("T")

ANY = "any"
"""The last resort: any legal move, without a thought."""

SIMPLER = {"hard": "medium", "medium": "easy", "easy": "random", "random": ANY}
"""Who plays on where a bot fails."""

HINT = "search(seconds=0.5)"
"""Who gives hints."""


class Minds:
    """The threads that think."""

    def __init__(self, threads: int | None = None) -> None:
        count = threads or max(1, (os.cpu_count() or 2) - 1)
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="mind")

    async def move(self, level: str, seen: Seen, seed: int) -> str:
        """The move of a bot."""
        return await self.think(lambda: bot(level).move(seen, seed))

    async def explain(self, seen: Seen, seed: int) -> "list[bots.Candidate]":
        """What a bot thinks of all moves of a seat."""
        return await self.think(lambda: bot(HINT).explain(seen, seed))

    async def think(self, thought: Callable[[], T]) -> T:
        """Something that takes time. Given up before it has begun, it is never begun."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, thought)

    def close(self) -> None:
        """Think no more."""
        self._threads.shutdown(wait=False, cancel_futures=True)


@cache
def bot(level: str) -> "bots.Bot":
    """A bot by its level or call."""
    from tenfold import bots

    return bots.get(level)


def seed(secret: str, *of: Any) -> int:
    """A seed that nobody guesses who does not know the secret."""
    return int.from_bytes(hashlib.sha256(repr((secret, of)).encode()).digest()[:4], "big")
