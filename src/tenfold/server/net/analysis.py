"""What a client asks a bot for: hints, the tutor's numbers, reviews. They are cancelled when the
client goes.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, TypeVar

from tenfold.errors import TenfoldError
from tenfold.match import Match
from tenfold.seen import Seen
from tenfold.server.bots import bot_pool, hints, review
from tenfold.server.bots.thought_queue import Urgency
from tenfold.server.errors import RequestError
from tenfold.server.live.connection import Connection
from tenfold.server.live.session import TableSession
from tenfold.server.node import Node
from tenfold.server.protocol import messages
from tenfold.server.table import commands, finished, game_features

T = TypeVar("T")

log = logging.getLogger("tenfold.server")

MOST = 3
"""How many analyses a client may wait for at once."""

BY_RULES = {messages.AskLinks, messages.AskPlans}
"""The messages that need only the rules: they are answered before the bots are compiled."""


class Analyses:
    """The analyses that one client waits for."""

    def __init__(self, node: Node, connection: Connection) -> None:
        self._node = node
        self._connection = connection
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def begin(
        self, session: TableSession, message: messages.Analysis | messages.Stop
    ) -> None:
        """Begin the analysis that a message asks for, or cancel one."""
        if isinstance(message, messages.Stop):
            if task := self._tasks.pop(message.id, None):
                task.cancel()
            return
        if len(self._tasks) >= MOST or message.id in self._tasks:
            raise RequestError("too-many")
        task = asyncio.get_running_loop().create_task(self._run(session, message))
        self._tasks[message.id] = task

    def stop_all(self) -> None:
        """Cancel all analyses."""
        for task in self._tasks.values():
            task.cancel()

    async def _run(self, session: TableSession, message: messages.Analysis) -> None:
        try:
            if type(message) not in BY_RULES:
                await self._node.compile_status.thinks(session.table.game)
            await _KINDS[type(message)](self, session, message)
        except Exception as fault:
            wrong = fault if isinstance(fault, RequestError) else RequestError("unthought")
            if not isinstance(fault, TenfoldError):
                log.exception("an analysis failed", extra={"table": session.table.id})
            self._node.metrics.problems[wrong.problem] += 1
            sentence = wrong.say(self._connection.who.language)
            self._connection.send(
                {"type": "wrong", "id": message.id, "problem": wrong.problem, "sentence": sentence}
            )
        finally:
            self._tasks.pop(message.id, None)

    async def _hint(self, session: TableSession, message: messages.AskHint) -> None:
        match, seen = await self._looks(session, message.seat)
        if message.seat not in match.active:
            raise RequestError("not-playing")
        view = match.view(message.seat)
        await self._mark_helped(session, message.seat)
        seed = bot_pool.seed(session.table.secret, "hint", len(session.table.history))
        found = await self._node.bot_pool.explain(seen, seed, self._connection.asker)
        candidates = await self._think(lambda: hints.candidates(match.game, view, found))
        self._connection.send(
            {"type": "hint", "id": message.id, "seat": message.seat, "candidates": candidates}
        )

    async def _tutor(self, session: TableSession, message: messages.AskTutor) -> None:
        match, _ = await self._looks(session, message.seat)
        await self._mark_helped(session, message.seat)
        found = await self._advice(match, message.seat)
        self._connection.send(
            {"type": "tutor", "id": message.id, "seat": message.seat, "tutor": found}
        )

    async def _advice(self, match: Match, seat: int) -> dict[str, Any] | None:
        """Return the tutor's advice for a seat, or None in a game without a tutor."""
        tutor = match.game.tutor
        if tutor is None:
            return None
        view = match.view(seat)
        legal = match.legal(seat)
        return await self._think(lambda: tutor(view, seat, legal))

    async def _think(self, thought: Callable[[], T]) -> T:
        return await self._node.bot_pool.think(thought, self._connection.asker, Urgency.ADVICE)

    async def _links(self, session: TableSession, message: messages.AskLinks) -> None:
        match, _ = await self._looks(session, message.seat)
        links = game_features.links_after(match, message.seat, message.move)
        answer = {"seat": message.seat, "move": message.move, "links": links}
        self._connection.send({"type": "links", "id": message.id, **answer})

    async def _plans(self, session: TableSession, message: messages.AskPlans) -> None:
        match, _ = await self._looks(session, message.seat)
        plans = game_features.plans(match, message.seat, message.move)
        answer = {"seat": message.seat, "move": message.move, "plans": plans}
        self._connection.send({"type": "plans", "id": message.id, **answer})

    async def _mark_helped(self, session: TableSession, seat: int) -> None:
        """Store that a seat gets a hint before it gets the first one; raises RequestError if hints
        are off.
        """
        await session.commit(lambda table: commands.help_given(table, seat, "hint"))

    async def _looks(self, session: TableSession, seat: int) -> tuple[Match, Seen]:
        """Return the match, and what a seat of this client has seen."""
        async with session.held() as table:
            commands.own_seat(table, self._connection.who, seat)
            match = commands.playing(table)
            return match, match.seen(seat).remembered()

    async def _review(self, session: TableSession, message: messages.AskReview) -> None:
        match = finished.finished(session.table)
        seed = bot_pool.seed(session.table.secret, "review")
        moves = await self._think(lambda: review.moves(match, message.seat))
        points = await self._think(lambda: review.points(match))
        curve = [await self._think(partial(review.chances_at, match, at, seed)) for at in points]
        answer = {"type": "review", "id": message.id, "of": len(moves)}
        self._connection.send({**answer, "curve": curve, "judged": [], "done": 0})
        for number, move in enumerate(moves, 1):
            judged = await self._think(partial(review.judge, move, seed))
            self._connection.send({**answer, "curve": [], "judged": [judged], "done": number})


_KINDS: Mapping[type, Callable[[Analyses, TableSession, Any], Awaitable[None]]] = {
    messages.AskHint: Analyses._hint,
    messages.AskTutor: Analyses._tutor,
    messages.AskLinks: Analyses._links,
    messages.AskPlans: Analyses._plans,
    messages.AskReview: Analyses._review,
}
