"""A table that is at hand: one thing happens at a time, is stored, and is then shown to whoever is connected."""

import asyncio
import base64
import contextlib
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import orjson

from tenfold import views
from tenfold.errors import TenfoldError
from tenfold.server import wall_clock
from tenfold.server.bots.thought_queue import Asker
from tenfold.server.errors import RequestError
from tenfold.server.live.connection import Connection
from tenfold.server.live.lock import TableLock
from tenfold.server.live.presence import Presence
from tenfold.server.protocol.answers import Listed, TableShape
from tenfold.server.store.statements import Write, add_row
from tenfold.server.store.storage import Row
from tenfold.server.store.writer import Outcome
from tenfold.server.table import clocks, commands, daily_results, lobby, results, table_json
from tenfold.server.table.commands import Draft
from tenfold.server.table.table import Line, Table
from tenfold.views.deltas import ViewUpdates, nothing

if TYPE_CHECKING:
    from tenfold.server.live.registry import TableRegistry

TRIES = 8
"""How often something is tried again that another node was quicker with."""

BLINK = 1000
"""For how many milliseconds nobody must have looked for the clocks to have stood still."""

Make = Callable[[Table], Draft | None]
"""Drafts the next row of a table; None where there is nothing to be written."""

Then = Callable[[Outcome], None]
"""Hears how it went."""


class TableSession:
    """Keeps one table."""

    def __init__(self, registry: "TableRegistry", table: Table) -> None:
        self.registry = registry
        self.table = table
        self.turn = TableLock()
        self.presence = Presence(registry.absent)
        self.connections = self.presence.connections
        self.is_own = True
        """Whether this node wrote the last row; otherwise another one sees to bots first."""
        self.used = wall_clock.now()
        self.is_stale = False
        """Whether the table may differ from its rows: then it is read anew."""
        self._updates: ViewUpdates | None = None
        self._alarm: asyncio.TimerHandle | None = None
        """Shows the table when others may let a bot play for who is absent."""
        self._is_due = False
        """Whether the table is to be shown with the row that is being written."""
        self._seatings = table.seatings
        self._shown = self.shape()
        self._said = table.said

    def begin(self, make: Make, then: Then) -> bool:
        """Begin to write the row that a function drafts, if nothing else is being done here; raises what that does.

        `then` hears how it went. False, here or there, says that `change` is to do it, which can wait.
        """
        if self.is_stale or not self.turn.take():
            return False
        try:
            draft = make(self.table)
            if draft is not None:
                row, writes = self._drafted(draft)
                self.registry.writer.hand(writes, partial(self._end, then, row, draft))
                return True
        except BaseException as fault:
            self.turn.give_on()
            if self.registry.is_shared and isinstance(fault, TenfoldError):
                return False
            raise
        self.turn.give_on()
        then(True)
        return True

    def _end(self, then: Then, row: Row, draft: Draft, outcome: Outcome) -> None:
        """End what was begun, now that it is stored, or not."""
        try:
            if outcome is True:
                self._take(row, draft)
            elif outcome is False:
                self.is_stale = True
        except Exception as fault:
            outcome, self.is_stale = fault, True
        self.turn.give_on()
        then(outcome)
        self.registry.outbox.send()

    async def change(self, make: Make) -> Table:
        """Write the row that a function drafts, and show it; nothing where it drafts none.

        What it refuses is asked again where another node has written more meanwhile.
        """
        async with self.turn:
            for _ in range(TRIES):
                if self.is_stale:
                    await self.refresh()
                try:
                    draft = make(self.table)
                except TenfoldError:
                    if not self.registry.is_shared or not await self._take_later():
                        raise
                    draft = make(self.table)
                if draft is None or await self._write(draft):
                    return self.table
                self.is_stale = True
        raise RequestError("busy")

    async def refresh(self) -> None:
        """Read the table anew if it may differ from its rows."""
        self.used = wall_clock.now()
        if self.is_stale:
            await self.catch_up(await self.registry.read(self.table.id))

    async def catch_up(self, table: Table) -> None:
        """Go on with the table as it was read anew."""
        self.table, self.is_stale = table, False
        for one in self.connections:
            one.mine = None
        self.show()
        self.registry.scheduler.look(self)

    async def follow(self) -> None:
        """Take in the rows that other nodes have written."""
        async with self.turn:
            await self.refresh()
            await self._take_later()
            self.registry.scheduler.look(self)

    async def _take_later(self) -> bool:
        """Take in the rows that other nodes have written, if there are any."""
        later = await self.registry.later(self.table)
        for row in later:
            self.is_own = False
            self.table.take(row)
            self.show()
        return bool(later)

    async def _try_to_write(self, draft: Draft) -> bool:
        """Write a draft that can also be done without."""
        try:
            return await self._write(draft)
        except RequestError:
            return False

    async def _write(self, draft: Draft) -> bool:
        """Write a draft; False where another node wrote that row. Only what is stored is shown."""
        row, writes = self._drafted(draft)
        if not await self.registry.writer.write(*writes):
            return False
        self._take(row, draft)
        return True

    def _drafted(self, draft: Draft) -> tuple[Row, Sequence[Write]]:
        """The row of a draft, and what is to be written. Until it is, the table may have run ahead of its rows."""
        self.used = wall_clock.now()
        row = Row(self.table.id, self.table.number + 1, draft.kind, draft.seat, draft.payload, self.used)
        self.is_stale = draft.ahead is not None
        return row, (add_row(row), *draft.also, *self._ending(draft, row.at))

    def _take(self, row: Row, draft: Draft) -> None:
        """Take in a row that was stored, and show it."""
        self.is_stale, self.is_own = False, True
        self.table.take(row, draft.ahead)
        self.show_move() if row.kind == "move" else self.show()
        self.registry.wake(self.table.id, self.table.number)
        self.registry.scheduler.look(self)

    def _ending(self, draft: Draft, at: int) -> list[Any]:
        """What is written beside the row with which a game is over."""
        if draft.ahead is None or draft.ahead.result is None:
            return []
        table = self.table
        done = results.writes(table.id, table.game, table.seats, draft.ahead, at)
        done += daily_results.writes(table, draft.ahead, at)
        return [lobby.status(table.id, "over"), *done]

    def shape(self) -> TableShape:
        """The table, as everybody may know it."""
        return table_json.shape(self.table, self.presence)

    def hear_presence(self, node: str, players: list[str], until: int) -> None:
        """Another node tells who is connected to it; one that was not heard before is told who is connected here."""
        before = self.presence.players()
        is_new = self.presence.hear(node, players, until)
        if before != self.presence.players():
            self.show_soon()
        if is_new:
            self.tell_presence()

    def tell_presence(self) -> None:
        """Tell the other nodes who is connected here."""
        self.registry.tell_presence(self.table.id, sorted(self.presence.own()))

    def is_watched(self) -> bool:
        """Whether anybody is connected here, or something is to be done."""
        return bool(self.connections) or self.registry.scheduler.is_busy(self.table.id)

    def asker(self) -> Asker | None:
        """Return for whom the bots of this table move, or None if nobody is connected.

        That is the host, or else who sits here, or else who watches.
        """
        connected = {one.who.player: one.asker for one in self.connections}
        seated = [seat.player for seat in self.table.seats]
        for player in [self.table.host, *seated, *connected]:
            if player in connected:
                return connected[player]
        elsewhere = self.presence.players()
        return Asker("", min(elsewhere)) if elsewhere else None

    def listed(self, player: str) -> Listed:
        """The table in a list."""
        mine = self.table.seats_of(player)
        turn = any(seat in self.table.active and self.table.seats[seat].bot is None for seat in mine)
        return {"table": self.shape(), "mine": mine, "my_turn": turn, "changed": self.table.changed}

    def is_absent(self, seat: int) -> bool:
        """Whether the others may let a bot play for a seat, since its player has been away for long."""
        return table_json.may_replace(self.table, self.presence, seat)

    async def enter(self, connection: Connection) -> None:
        """A client comes."""
        async with self.turn:
            await self.refresh()
            if self.registry.is_shared:
                await self._take_later()
            wake = self._waking()
            self.connections.add(connection)
            self.registry.bot_pool.hurry(self.table.id)
            if wake is None or not await self._try_to_write(wake):
                self.show()
            self.tell_presence()
            self.registry.scheduler.look(self)

    async def lift(self, connection: Connection, seat: int | None) -> None:
        """Show a client the table with the eyes of one of its seats, or of none."""
        async with self.turn:
            await self.refresh()
            if seat is not None:
                commands.own_seat(self.table, connection.who, seat)
            connection.viewer = seat
            self._send_whole(connection)

    def leave(self, connection: Connection) -> None:
        """A client goes."""
        self.presence.leave(connection)
        self.used = wall_clock.now()
        self.show_soon()
        self.tell_presence()
        self.registry.scheduler.look(self)

    @property
    def is_awake(self) -> bool:
        """Whether anybody is connected here, as a player or to look on: otherwise bots and clocks stand still."""
        return bool(self.connections)

    def _waking(self) -> Draft | None:
        """The row that says for how long the clocks stood still, since nobody looked; None where they did not."""
        table = self.table
        since = self.presence.asleep_since(table.changed)
        if since is None or table.clocks is None or not table.clocks.running or not clocks.sleeps(table.clocks.rule):
            return None
        return Draft("wake", None, {"since": since}) if wall_clock.now() - since >= BLINK else None

    def show(self) -> None:
        """Send everybody what has changed for them, and everything to who has come, sat down or got up."""
        self._is_due = False
        self._seatings = self.table.seatings
        now = self.shape()
        changed = table_json.changes(self._shown, now)
        new = self.table.said - self._said
        chat = list(self.table.chat)[-new:] if new > 0 else []
        self._shown, self._said = now, self.table.said
        self._set_alarm()
        fresh = [one for one in self.connections if self._is_fresh(one)]
        self._send_updates(changed, chat, self.connections.difference(fresh))
        for one in fresh:
            self._send_whole(one)

    def show_soon(self) -> None:
        """Show the table now, or with the row that is being written: what is not stored is shown to nobody."""
        if self.is_stale:
            self._is_due = True
        else:
            self.show()

    def show_move(self) -> None:
        """Show what a move has changed: quicker, if no seat has changed."""
        if self.table.status != "playing" or self._is_due or self._seatings != self.table.seatings:
            self.show()
            return
        now = table_json.moving(self.table)
        changed = {key: value for key, value in now.items() if self._shown[key] != value}  # type: ignore[literal-required]
        self._shown |= changed  # type: ignore[typeddict-item]
        self._send_updates(changed, [], self.connections)

    def _set_alarm(self) -> None:
        """Show the table again when others may let a bot play for who is absent."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        later = [seat["replaceable_at"] for seat in self._shown["seats"] if not seat["replaceable"]]
        waiting = [at for at in later if at is not None]
        if waiting and self.connections:
            wait = max(1, min(waiting) - wall_clock.now()) / 1000
            self._alarm = asyncio.get_running_loop().call_later(wait, self.show_soon)

    def _is_fresh(self, one: Connection) -> bool:
        return one.mine is None or one.mine != self.table.seats_of(one.who.player)

    def _send_updates(self, changed: dict[str, Any], chat: list[Line], to: set[Connection]) -> None:
        updates = self._view_updates()
        viewers = {one.viewer for one in to}
        seen = {} if updates is None else updates.delta(viewers)
        table = orjson.dumps(changed)
        shared = b'"table":%b,"chat":[],"seen":' % table
        is_new = bool(changed or chat)
        for one in to:
            told = seen.get(one.viewer)
            if chat:
                shared = b'"table":%b,"chat":%b,"seen":' % (table, self._heard(chat, one))
            if told is not None:
                one.send_update(shared, (self._with_blank(b"".join(told), one),) if one.blank else told)
            elif is_new:
                one.send_update(shared, (b"null",))

    def _heard(self, lines: Iterable[Line], one: Connection) -> bytes:
        """Lines of chat for a client."""
        return orjson.dumps(table_json.chat(lines, self.table.match, one.viewer))

    def _view_updates(self) -> ViewUpdates | None:
        """What those who are connected have been told of the match."""
        if self.table.match is None:
            self._updates = None
        elif self._updates is None or self._updates.match is not self.table.match:
            self._updates = views.updates(self.table.match, self.table.by_bot)
        return self._updates

    def _with_blank(self, seen: bytes, one: Connection) -> bytes:
        """What was seen, with the view as flat memory, which this client asks for."""
        assert self.table.match is not None
        memory = self.table.match.blank_view(one.viewer).tobytes()
        return b'%b,"blank":"%b"}' % (seen[:-1], base64.b64encode(memory))

    def _send_whole(self, one: Connection) -> None:
        """Send everything; who has one seat has its eyes, who has several those that the curtain is lifted for."""
        one.mine = self.table.seats_of(one.who.player)
        one.viewer = one.mine[0] if len(one.mine) == 1 else one.viewer if one.viewer in one.mine else None
        updates = self._view_updates()
        seen = nothing(one.viewer) if updates is None else updates.whole(one.viewer)
        if one.blank and updates is not None:
            seen = self._with_blank(seen, one)
        mine, table, chat = orjson.dumps(one.mine), orjson.dumps(self._shown), self._heard(self.table.chat, one)
        told = (wall_clock.now(), mine, table, seen, chat)
        one.send_whole(b'"at":%d,"mine":%b,"table":%b,"seen":%b,"chat":%b}' % told)

    def send(self, message: Any) -> None:
        """Send everybody a message."""
        for one in self.connections:
            one.send(message)

    @contextlib.asynccontextmanager
    async def held(self) -> Any:
        """The table, while nothing happens to it."""
        async with self.turn:
            await self.refresh()
            yield self.table
