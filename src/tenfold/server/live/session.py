"""A table in memory: its rows are shown to whoever is connected once they are stored."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from tenfold.server import wall_clock
from tenfold.server.bots.thought_queue import Asker
from tenfold.server.live import table_json
from tenfold.server.live.broadcast import Broadcast
from tenfold.server.live.connection import Connection
from tenfold.server.live.loader import TableLoader
from tenfold.server.live.log import TableLog
from tenfold.server.live.presence import Presence
from tenfold.server.net.outbox import Outbox
from tenfold.server.protocol.answers import Listed, TableShape
from tenfold.server.store.storage import Row
from tenfold.server.store.store import Store
from tenfold.server.store.writer import Stored, outcome_of
from tenfold.server.table import clocks, commands
from tenfold.server.table.commands import Draft
from tenfold.server.table.table import Table

BLINK = 1000
"""How many milliseconds nobody must have been connected for the clocks to have stood still."""


@dataclass(frozen=True, slots=True)
class SessionContext:
    """What all sessions of a node share: the database, and the functions that are called when a
    table changes.
    """

    store: Store
    loader: TableLoader
    outbox: Outbox
    patience: int
    """After how many milliseconds the others may let a bot play for a player who is not connected.
    """
    on_change: Callable[["TableSession"], None]
    """Is called after anything has changed at a table: bots may have to move, clocks to be set."""
    on_row: Callable[[str, int], None]
    """Is given the table and the number of a row that this node has stored."""
    on_presence: Callable[[str, list[str]], None]
    """Is given the players who are connected to a table at this node."""
    on_enter: Callable[[str], None]
    """Is given the table that a client has come to."""
    is_busy: Callable[[str], bool]
    """Returns whether a bot's move or a clock is under way at a table."""


class TableSession(TableLog):
    """One table in memory, with the clients that are connected to it."""

    def __init__(self, context: SessionContext, table: Table) -> None:
        super().__init__(context.store, context.loader, context.outbox, table)
        self._context = context
        self.presence = Presence(context.patience)
        self.connections = self.presence.connections
        self._broadcast = Broadcast(table, self.presence, self.show_soon)
        self._is_due = False
        """Whether the whole table is to be shown with the row that is being stored."""

    def _on_commit(self, row: Row) -> None:
        if row.kind == "move" and not self._is_due:
            self._broadcast.show_move(self.table)
        else:
            self.show()
        self._context.on_row(self.table.id, self.table.number)

    def _on_reading(self, *, is_reloaded: bool) -> None:
        if is_reloaded:
            for connection in self.connections:
                connection.mine = None
        self.show()

    def _on_change(self) -> None:
        self._context.on_change(self)

    async def enter(self, connection: Connection) -> None:
        """Let a client in, and send it everything."""
        async with self.held():
            if self._is_shared:
                await self._apply_later_rows()
            wake = self._wake()
            self.connections.add(connection)
            self._context.on_enter(self.table.id)
            is_shown = wake is not None and isinstance(
                await outcome_of(partial(self._store, wake)), Stored
            )
            if not is_shown:
                self.show()
            self.tell_presence()
            self._context.on_change(self)

    def _wake(self) -> Draft | None:
        """Draft the row that says how long the clocks stood still, if nobody was connected."""
        table = self.table
        since = self.presence.asleep_since(table.changed)
        if (
            since is None
            or table.clocks is None
            or not table.clocks.running
            or not clocks.sleeps(table.clocks.rule)
        ):
            return None
        if wall_clock.now() - since >= BLINK:
            return Draft("wake", None, {"since": since})
        return None

    async def lift(self, connection: Connection, seat: int | None) -> None:
        """Show a client the table as one of its seats sees it, or as a spectator does."""
        async with self.held():
            if seat is not None:
                commands.own_seat(self.table, connection.who, seat)
            connection.viewer = seat
            self._broadcast.send_whole(self.table, connection)

    def leave(self, connection: Connection) -> None:
        """Note that a client has gone."""
        self.presence.leave(connection)
        self.used = wall_clock.now()
        self.show_soon()
        self.tell_presence()
        self._context.on_change(self)

    def hear_presence(self, node: str, players: list[str], until: int) -> None:
        """Note who is connected to another node, and tell a node that is new who is
        connected here.
        """
        before = self.presence.players()
        is_new = self.presence.hear(node, players, until)
        if before != self.presence.players():
            self.show_soon()
        if is_new:
            self.tell_presence()

    def tell_presence(self) -> None:
        """Tell the other nodes who is connected here."""
        self._context.on_presence(self.table.id, sorted(self.presence.own()))

    def send(self, message: object) -> None:
        """Send everybody a message."""
        for connection in self.connections:
            connection.send(message)

    def show(self) -> None:
        """Send everybody what has changed for them, and everything to whoever has come, sat down or
        got up.
        """
        self._is_due = False
        self._broadcast.show(self.table)

    def show_move(self) -> None:
        """Send everybody what a move has changed."""
        self._broadcast.show_move(self.table)

    def show_soon(self) -> None:
        """Show the table now, or with the row that is being stored: what is not stored is shown to
        nobody.
        """
        if self.is_stale:
            self._is_due = True
        else:
            self.show()

    @property
    def is_awake(self) -> bool:
        """Whether anybody is connected here: otherwise clocks stand still."""
        return bool(self.connections)

    @property
    def lets_bots_move(self) -> bool:
        """Whether bots move now: while anybody is connected here, and in a slow game as long as a
        person plays, whose turn has to come.
        """
        if self.is_awake:
            return True
        table = self.table
        is_slow = table.clocks is not None and not clocks.sleeps(table.clocks.rule)
        return is_slow and any(seat.bot is None for seat in table.seats)

    def is_watched(self) -> bool:
        """Return whether anybody is connected here, or a bot's move or a clock is under way."""
        return bool(self.connections) or self._context.is_busy(self.table.id)

    def is_absent(self, seat: int) -> bool:
        """Return whether the others may let a bot play for a seat, since its player has been away
        for long.
        """
        return table_json.may_replace(self.table, self.presence, seat)

    def asker(self) -> Asker | None:
        """Return for whom the bots of this table move, or None if nobody is connected.

        That is the host, or else somebody who sits here, or else somebody who watches.
        """
        connected = {connection.who.player: connection.asker for connection in self.connections}
        seated = [seat.player for seat in self.table.seats]
        for player in [self.table.host, *seated, *connected]:
            if player in connected:
                return connected[player]
        elsewhere = self.presence.players()
        if elsewhere:
            return Asker("", min(elsewhere))
        return None

    def shape(self) -> TableShape:
        """Return the table as everybody may know it."""
        return table_json.shape(self.table, self.presence)

    def listed(self, player: str) -> Listed:
        """Return the table as an entry of a player's list."""
        mine = self.table.seats_of(player)
        is_my_turn = any(
            seat in self.table.active and self.table.seats[seat].bot is None for seat in mine
        )
        return {
            "table": self.shape(),
            "mine": mine,
            "my_turn": is_my_turn,
            "changed": self.table.changed,
        }
