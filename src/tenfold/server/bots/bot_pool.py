"""Bots that think for tables, on threads of their own: the search releases Python's lock
meanwhile.
"""

import hashlib
from functools import cache
from typing import TYPE_CHECKING

from tenfold.seen import Seen
from tenfold.server.bots.thought_queue import Asker, ThoughtQueue, Urgency

if TYPE_CHECKING:
    from tenfold import bots

ANY = "any"
"""The level of last resort: any legal move."""

SIMPLER = {"hard": "medium", "medium": "easy", "easy": "random", "random": ANY}
"""The level that replaces a bot that has failed."""

HINT = "search(seconds=0.5)"
"""The bot that gives hints."""


class BotPool(ThoughtQueue):
    """The threads on which bots think."""

    async def move(self, level: str, seen: Seen, seed: int, asker: Asker | None, table: str) -> str:
        """Return the move of a bot. `asker` is somebody who is connected to the table, or None."""
        urgency = Urgency.UNWATCHED if asker is None else Urgency.MOVE
        return await self.think(
            lambda: bot(level).move(seen, seed), asker or Asker("", table), urgency, table
        )

    async def explain(self, seen: Seen, seed: int, asker: Asker) -> "list[bots.Candidate]":
        """Return what a bot thinks of all moves of a seat."""
        return await self.think(lambda: bot(HINT).explain(seen, seed), asker, Urgency.ADVICE)


@cache
def bot(level: str) -> "bots.Bot":
    """Return a bot by its level or call."""
    from tenfold import bots

    return bots.get(level)


def seed(secret: str, *of: object) -> int:
    """Return a seed that only somebody who knows the secret can work out."""
    return int.from_bytes(hashlib.sha256(repr((secret, of)).encode()).digest()[:4], "big")
