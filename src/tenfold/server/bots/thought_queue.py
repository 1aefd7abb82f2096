"""The queue of thoughts: moves at watched tables come first, and addresses and players take
turns.
"""

import asyncio
import os
import sys
import threading
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from enum import IntEnum
from typing import Any, NamedTuple, TypeAlias, TypeVar

from tenfold.server.errors import RequestError

T = TypeVar("T")

Result: TypeAlias = "asyncio.Future[Any]"
"""The result of a thought: whatever its function returns."""

PLAYER_THOUGHTS = 6
"""How many hints, reviews, replays and the like one player may wait for at once."""

ADDRESS_THOUGHTS = 30
"""How many of them the players of one address may wait for at once."""

NICE = 5
"""How much lower the priority of threads that think is, as `nice` counts it."""

PASSES = 8
"""After how many more urgent thoughts a less urgent one is begun all the same."""


class Urgency(IntEnum):
    """How soon a thought is begun."""

    MOVE = 0
    """A bot's move at a table to which somebody is connected."""
    ADVICE = 1
    """A hint, the tutor's numbers, or a step of a review: one at a time for each player."""
    READING = 2
    """A replay, or the draws of a deal."""
    UNWATCHED = 3
    """A bot's move at a table to which nobody is connected."""


class Asker(NamedTuple):
    """For whom a bot thinks."""

    address: str
    player: str


NOBODY = Asker("", "")


class Thought:
    """A function that waits for a thread, and its result."""

    __slots__ = (
        "asker",
        "future",
        "is_on_kept_thread",
        "table",
        "think",
        "urgency",
        "waiting_since",
    )

    def __init__(
        self, think: Callable[[], object], asker: Asker, urgency: Urgency, table: str
    ) -> None:
        self.think = think
        self.asker = asker
        self.urgency = urgency
        self.table = table
        self.future: Result = asyncio.get_running_loop().create_future()
        self.waiting_since = time.perf_counter()
        self.is_on_kept_thread = False
        """Whether it runs on a thread that is kept for moves."""

    @property
    def is_asked_for(self) -> bool:
        """Whether a player has asked for it, so that it counts for the limits."""
        return self.urgency in (Urgency.ADVICE, Urgency.READING)


class Line:
    """The thoughts of one urgency. Addresses take turns, and so do the players of each; a player's
    own are in order.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, deque[Thought]]] = {}

    def __iter__(self) -> Iterator[Thought]:
        for players in self._waiting.values():
            for thoughts in players.values():
                yield from thoughts

    def add(self, thought: Thought) -> None:
        """Add a thought behind the others of its player."""
        address, player = thought.asker
        self._waiting.setdefault(address, {}).setdefault(player, deque()).append(thought)

    def take(self, may_begin: Callable[[Thought], bool]) -> Thought | None:
        """Take the next thought that may begin, and let other addresses and players go first after
        it.
        """
        for address, players in self._waiting.items():
            for player, thoughts in players.items():
                if may_begin(thoughts[0]):
                    return self._take(address, player)
        return None

    def remove(self, thought: Thought) -> None:
        """Remove a thought that nobody waits for any more."""
        address, player = thought.asker
        thoughts = self._waiting[address][player]
        thoughts.remove(thought)
        if not thoughts:
            self._forget(address, player)

    def _take(self, address: str, player: str) -> Thought:
        players = self._waiting.pop(address)
        thoughts = players.pop(player)
        thought = thoughts.popleft()
        if thoughts:
            players[player] = thoughts
        if players:
            self._waiting[address] = players
        return thought

    def _forget(self, address: str, player: str) -> None:
        del self._waiting[address][player]
        if not self._waiting[address]:
            del self._waiting[address]


class ThoughtQueue:
    """Threads that think, and the thoughts that wait for one of them. The event loop does all but
    the thinking.

    Some threads are kept for the moves of bots that somebody watches, so that these never wait for
    a hint to end.
    """

    def __init__(
        self,
        threads: int | None = None,
        *,
        kept_for_moves: int = 0,
        unlimited: bool = False,
        observe: Callable[[float], None] = lambda seconds: None,
    ) -> None:
        self.free = threads or max(1, (os.cpu_count() or 2) - 1)
        """How many threads have nothing to think about, apart from those that are kept for moves.
        """
        self._free_for_moves = kept_for_moves
        """How many of the threads that are kept for moves have nothing to think about."""
        self._threads = ThreadPoolExecutor(
            self.free + kept_for_moves, thread_name_prefix="thought", initializer=_yield_to_others
        )
        self._is_closed = False
        self._unlimited = unlimited
        self._observe = observe
        self._lines = {urgency: Line() for urgency in Urgency}
        self._passed: Counter[Urgency] = Counter()
        """How many more urgent thoughts were begun while one of this urgency waited."""
        self._by_player: Counter[str] = Counter()
        self._by_address: Counter[str] = Counter()
        self._advised: set[str] = set()
        """The players for whom advice is being thought about."""

    async def think(
        self,
        thought: Callable[[], T],
        asker: Asker = NOBODY,
        urgency: Urgency = Urgency.MOVE,
        table: str = "",
    ) -> T:
        """Return what a function returns, which a thread calls when it is its turn.

        Raises RequestError if the player, or the address, waits for too much already.
        A thought that is cancelled while it waits is never begun.
        """
        waiting = Thought(thought, asker, urgency, table)
        self._check(waiting)
        self._count(waiting, 1)
        self._lines[urgency].add(waiting)
        self._begin()
        try:
            return await waiting.future
        except asyncio.CancelledError:
            self._give_up(waiting)
            raise
        finally:
            self._count(waiting, -1)

    def hurry(self, table: str) -> None:
        """Make the moves of a table's bots urgent: somebody has connected to it."""
        unwatched = self._lines[Urgency.UNWATCHED]
        for thought in [one for one in unwatched if one.table == table]:
            unwatched.remove(thought)
            thought.urgency = Urgency.MOVE
            self._lines[Urgency.MOVE].add(thought)

    def lengths(self) -> dict[str, int]:
        """Return how many thoughts of each urgency wait."""
        return {urgency.name.lower(): sum(1 for _ in line) for urgency, line in self._lines.items()}

    def close(self) -> None:
        """Begin no more thoughts."""
        self._is_closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _check(self, thought: Thought) -> None:
        """Refuse a thought if its player or address waits for too much."""
        if self._unlimited or not thought.is_asked_for:
            return
        address, player = thought.asker
        if (
            self._by_player[player] >= PLAYER_THOUGHTS
            or self._by_address[address] >= ADDRESS_THOUGHTS
        ):
            raise RequestError("too-many-thoughts")

    def _count(self, thought: Thought, step: int) -> None:
        if not thought.is_asked_for:
            return
        for counter, name in zip((self._by_address, self._by_player), thought.asker, strict=True):
            counter[name] += step
            if not counter[name]:
                del counter[name]

    def _give_up(self, thought: Thought) -> None:
        """Take a thought out of its line, unless a thread has begun it: then its result is
        dropped.
        """
        if thought in self._lines[thought.urgency]:
            self._lines[thought.urgency].remove(thought)

    def _begin(self) -> None:
        """Begin thoughts as long as a thread is free."""
        while not self._is_closed and (thought := self._next()) is not None:
            if thought.urgency is Urgency.ADVICE:
                self._advised.add(thought.asker.player)
            self._observe(time.perf_counter() - thought.waiting_since)
            self._run(thought)

    def _next(self) -> Thought | None:
        """Take the next thought for which a thread is free."""
        if self.free:
            thought = self._next_of_all()
            self.free -= thought is not None
            return thought
        if not self._free_for_moves:
            return None
        thought = self._lines[Urgency.MOVE].take(self._may_begin)
        if thought is not None:
            thought.is_on_kept_thread = True
            self._free_for_moves -= 1
        return thought

    def _next_of_all(self) -> Thought | None:
        """Take the most urgent thought, or one that others were begun before for too long."""
        waiting = [urgency for urgency in Urgency if any(True for _ in self._lines[urgency])]
        patient = [urgency for urgency in waiting if self._passed[urgency] >= PASSES]
        for urgency in [*reversed(patient), *waiting]:
            thought = self._lines[urgency].take(self._may_begin)
            if thought is not None:
                self._passed[urgency] = 0
                self._passed.update(later for later in waiting if later > urgency)
                return thought
        return None

    def _may_begin(self, thought: Thought) -> bool:
        return thought.urgency is not Urgency.ADVICE or thought.asker.player not in self._advised

    def _run(self, thought: Thought) -> None:
        loop = asyncio.get_running_loop()
        result = loop.run_in_executor(self._threads, thought.think)
        result.add_done_callback(lambda done: self._end(thought, done))

    def _end(self, thought: Thought, done: Result) -> None:
        """Give the result to who waits for it, and the thread to the next."""
        if thought.urgency is Urgency.ADVICE:
            self._advised.discard(thought.asker.player)
        if thought.is_on_kept_thread:
            self._free_for_moves += 1
        else:
            self.free += 1
        _settle(thought.future, done)
        self._begin()


def _yield_to_others() -> None:
    """Lower the priority of this thread below the event loop's and the writer's, where threads have
    priorities.
    """
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)


def _settle(future: Result, done: Result) -> None:
    fault = None if done.cancelled() else done.exception()
    if future.done():
        return
    if done.cancelled():
        future.cancel()
    elif fault is not None:
        future.set_exception(fault)
    else:
        future.set_result(done.result())
