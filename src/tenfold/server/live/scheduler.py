"""What the server does at tables by itself: bots move and answer, and clocks run out."""

import asyncio
import logging
from collections.abc import Callable

from tenfold.errors import TenfoldError
from tenfold.server import wall_clock
from tenfold.server.bots import bot_pool
from tenfold.server.bots.bot_pool import BotPool
from tenfold.server.bots.warmup import CompileStatus
from tenfold.server.errors import RequestError
from tenfold.server.live.connection import Work
from tenfold.server.live.presence import Presence
from tenfold.server.live.session import TableSession
from tenfold.server.table import commands
from tenfold.server.table.commands import Draft
from tenfold.server.table.table import Table

log = logging.getLogger("tenfold.server")

STAND_IN = "medium"
"""The level of the bot that plays for a person whose time has run out."""

MISSES = 3
"""After how many turns missed in a row, without being connected, a bot plays on for a player."""

OTHERS = 2.0
"""How many seconds the node that stored the last row has for a bot's move, before this node makes
it.
"""

AGAIN = 1.0
"""After how many seconds a row that could not be stored is tried again."""


class Scheduler:
    """Moves the bots and watches the clocks of all tables of a node."""

    def __init__(
        self,
        bot_pool: BotPool,
        compile_status: CompileStatus,
        pace: float,
        observe: Callable[[float], None],
    ) -> None:
        self._bot_pool = bot_pool
        self._compile_status = compile_status
        self._observe = observe
        """Is given how many seconds later than its pace a bot has moved."""
        self._is_closed = False
        self._pace = pace
        """How many seconds a bot takes for a move at least, so that people can follow."""
        self._tasks: dict[tuple[str, str, int], asyncio.Task[None]] = {}
        self._timers: dict[str, tuple[int, asyncio.TimerHandle]] = {}
        """For each table, when its first clock runs out, and the timer that is set to it."""

    def look(self, session: TableSession) -> None:
        """Begin what is due at a table: bots' moves and answers, and the timer of its clocks."""
        table = session.table
        if table.status != "playing" or self._is_closed:
            return
        if session.lets_bots_move:
            for seat in _bots_to_move(table):
                self._begin(session, "move", seat, self._move(session, seat))
        if not session.is_awake:
            self._stop_timer(table.id)
            return
        if table.question is not None:
            for seat in range(len(table.seats)):
                if table.seats[seat].bot is not None and seat not in table.question["agreed"]:
                    self._begin(session, "answer", seat, self._answer(session, seat))
        self._set_timer(session)

    def is_busy(self, table: str) -> bool:
        """Return whether a move or an answer is under way at a table, or a timer is set."""
        return table in self._timers or any(key[0] == table for key in self._tasks)

    async def close(self) -> None:
        """Cancel all that is under way."""
        self._is_closed = True
        for _, timer in self._timers.values():
            timer.cancel()
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _begin(self, session: TableSession, what: str, seat: int, work: Work) -> None:
        """Begin a piece of work, unless it is under way."""
        key = (session.table.id, what, seat)
        if key in self._tasks:
            work.close()
            return
        self._tasks[key] = asyncio.get_running_loop().create_task(self._work(session, key, work))

    async def _work(self, session: TableSession, key: tuple[str, str, int], work: Work) -> None:
        try:
            await work
        except RequestError:
            await asyncio.sleep(AGAIN)
        except TenfoldError as fault:
            log.warning("a bot's command was refused: %s", fault, extra={"table": key[0]})
        finally:
            del self._tasks[key]
        self.look(session)

    async def _move(self, session: TableSession, seat: int) -> None:
        """Let a bot think and move."""
        if (waits := session.table.seats[seat].bot) is not None:
            await self._compile_status.plays(session.table.game, waits)
        if not session.is_own:
            await asyncio.sleep(OTHERS)
        async with session.held() as table:
            level = table.seats[seat].bot
            match = table.match
            if level is None or match is None or seat not in table.active:
                return
            seen = match.seen(seat).remembered()
            number = len(table.history)
            legal = match.legal(seat)
        begun = wall_clock.now()
        try:
            seed = bot_pool.seed(table.secret, seat, number)
            if level == bot_pool.ANY:
                move = legal[seed % len(legal)]
            else:
                move = await self._bot_pool.move(level, seen, seed, session.asker(), table.id)
        except Exception:
            log.exception("a bot failed", extra={"table": table.id})
            await self._replace(session, seat, level)
            return
        await asyncio.sleep(max(0.0, self._pace - (wall_clock.now() - begun) / 1000))
        if not session.lets_bots_move:
            return
        await session.commit(lambda now: _bot_move(now, seat, level, move))
        self._observe(max(0.0, (wall_clock.now() - begun) / 1000 - self._pace))

    async def _replace(self, session: TableSession, seat: int, level: str) -> None:
        """Replace a bot that failed by a simpler one."""
        simpler = bot_pool.SIMPLER.get(level, "random")
        await session.commit(
            lambda now: (
                Draft("failed", seat, {"bot": simpler}) if now.seats[seat].bot == level else None
            )
        )

    async def _answer(self, session: TableSession, seat: int) -> None:
        """Let a bot answer a question."""
        await asyncio.sleep(self._pace if session.is_own else OTHERS)
        await session.commit(lambda table: _bot_answer(table, seat))

    def _set_timer(self, session: TableSession) -> None:
        """Set the timer to the clock that runs out first. One that goes off too early is set again
        then.
        """
        deadline = _deadline(session.table)
        last = self._timers.get(session.table.id)
        if deadline is None or (last is not None and last[0] <= deadline):
            return
        if last is not None:
            last[1].cancel()
        timer = asyncio.get_running_loop().call_later(
            max(0, deadline - wall_clock.now()) / 1000, self._time_out, session
        )
        self._timers[session.table.id] = deadline, timer

    def _stop_timer(self, table: str) -> None:
        _, timer = self._timers.pop(table, (0, None))
        if timer is not None:
            timer.cancel()

    def _time_out(self, session: TableSession) -> None:
        self._timers.pop(session.table.id, None)
        self._begin(session, "clock", 0, self._run_out(session))

    async def _run_out(self, session: TableSession) -> None:
        if session.is_awake:
            await session.commit(lambda table: _late(table, session.presence))


def _bots_to_move(table: Table) -> list[int]:
    """Return the seats at which bots move now.

    In the deal of the day they wait for the player where all may move at once, so that chance comes
    in the same order.
    """
    if table.paused:
        return []
    bots = [seat for seat in table.active if table.seats[seat].bot is not None]
    if table.day is not None and len(bots) < len(table.active):
        return []
    return bots


def _bot_move(table: Table, seat: int, level: str, move: str) -> Draft | None:
    """Draft a bot's move, or return None if it is no longer wanted or cannot be made."""
    if seat not in table.active or table.seats[seat].bot != level or table.paused:
        return None
    assert table.match is not None
    if table.match.explain(seat, move) is None:
        return commands.move(table, seat, move)
    return None


def _bot_answer(table: Table, seat: int) -> Draft | None:
    """Draft a bot's answer: it agrees to take-backs and pauses, and to a draw if it is behind."""
    question = table.question
    if (
        question is None
        or seat in question["agreed"]
        or table.seats[seat].bot is None
        or table.match is None
    ):
        return None
    if question["what"] in ("undo", "pause"):
        return commands.answer(table, seat, True)
    scores = table.match.game.engine.scores(table.match.blank_view(seat))
    return commands.answer(
        table, seat, table.seats[seat].kind == "bot" and scores[seat] < max(scores)
    )


def _deadline(table: Table) -> int | None:
    """Return when the next clock of a person runs out, or None if none runs."""
    clocks = table.clocks
    if clocks is None:
        return None
    left = [clocks.left[seat] for seat in clocks.running if table.seats[seat].bot is None]
    if left:
        return clocks.at + min(left)
    return None


def _late(table: Table, presence: Presence) -> Draft | None:
    """Draft that a bot plays for a person whose time has run out: one turn, or the rest after
    several misses.
    """
    if table.clocks is None or table.status != "playing":
        return None
    for number, seat in enumerate(table.seats):
        deadline = table.clocks.deadline(number)
        if seat.bot is None and deadline is not None and deadline <= wall_clock.now():
            is_here = seat.player in presence.players()
            if seat.missed + 1 >= MISSES and not is_here:
                return commands.hand(number, STAND_IN, "late")
            return Draft("miss", number, {"bot": STAND_IN, "here": is_here})
    return None
