"""What the clients of a table are sent: everything when they come, and after that what has changed
for each of them.
"""

import asyncio
from collections.abc import Callable, Iterable

import orjson

from tenfold import views
from tenfold.server import wall_clock
from tenfold.server.live import table_json
from tenfold.server.live.connection import Connection
from tenfold.server.live.presence import Presence
from tenfold.server.protocol import flat_view
from tenfold.server.protocol.partial import changes
from tenfold.server.table.table import ChatLine, Table
from tenfold.views.deltas import ViewUpdates, nothing


class Broadcast:
    """Remembers what the clients of one table were last sent."""

    def __init__(self, table: Table, presence: Presence, on_alarm: Callable[[], None]) -> None:
        self._presence = presence
        self._connections = presence.connections
        self._on_alarm = on_alarm
        self._alarm: asyncio.TimerHandle | None = None
        """Goes off when the others may let a bot play for a player who is absent."""
        self._updates: ViewUpdates | None = None
        self._seatings = table.seatings
        self._shown = table_json.shape(table, presence)
        self._said = table.said

    def show(self, table: Table) -> None:
        """Send everybody what has changed for them, and everything to whoever has come, sat down or
        got up.
        """
        self._seatings = table.seatings
        shape = table_json.shape(table, self._presence)
        changed = changes(self._shown, shape)
        chat = self._new_chat(table)
        self._shown = shape
        self._set_alarm()
        fresh = [connection for connection in self._connections if _needs_whole(table, connection)]
        self._send_updates(table, changed, chat, self._connections.difference(fresh))
        for connection in fresh:
            self.send_whole(table, connection)

    def show_move(self, table: Table) -> None:
        """Send everybody what a move has changed. It is quicker than `show` if no seat has
        changed.
        """
        if table.status != "playing" or self._seatings != table.seatings:
            self.show(table)
            return
        state = table_json.play_state(table)
        changed = changes(self._shown, state)
        self._shown.update(state)  # type: ignore[typeddict-item]  # mypy wants to know of all keys
        self._send_updates(table, changed, [], self._connections)

    def send_whole(self, table: Table, connection: Connection) -> None:
        """Send everything to a client.

        A client with one seat sees the game as that seat does, a client with several as the seat
        that it has asked for.
        """
        connection.mine = table.seats_of(connection.who.player)
        connection.viewer = _viewer(connection)
        seen = self._whole_view(table, connection)
        parts = (
            wall_clock.now(),
            orjson.dumps(connection.mine),
            orjson.dumps(self._shown),
            seen,
            _chat_json(table.chat, table, connection),
        )
        connection.send_whole(b'"at":%d,"mine":%b,"table":%b,"seen":%b,"chat":%b}' % parts)

    def _whole_view(self, table: Table, connection: Connection) -> bytes:
        updates = self._view_updates(table)
        if updates is None:
            return nothing(connection.viewer)
        seen = updates.whole(connection.viewer)
        if connection.blank:
            return _with_blank(seen, table, connection)
        return seen

    def _send_updates(
        self, table: Table, changed: dict[str, object], chat: list[ChatLine], to: set[Connection]
    ) -> None:
        updates = self._view_updates(table)
        seen = {} if updates is None else updates.delta({connection.viewer for connection in to})
        table_text = orjson.dumps(changed)
        shared = b'"table":%b,"chat":[],"seen":' % table_text
        has_news = bool(changed or chat)
        for connection in to:
            news = seen.get(connection.viewer)
            if chat:
                shared = b'"table":%b,"chat":%b,"seen":' % (
                    table_text,
                    _chat_json(chat, table, connection),
                )
            if news is None:
                if has_news:
                    connection.send_update(shared, (b"null",))
            elif connection.blank:
                connection.send_update(shared, (_with_blank(b"".join(news), table, connection),))
            else:
                connection.send_update(shared, news)

    def _new_chat(self, table: Table) -> list[ChatLine]:
        """Return the lines of chat that have not been sent yet."""
        count = table.said - self._said
        self._said = table.said
        if count > 0:
            return list(table.chat)[-count:]
        return []

    def _view_updates(self, table: Table) -> ViewUpdates | None:
        """Return what the clients have been sent of the current match, or None if there is no
        match.
        """
        if table.match is None:
            self._updates = None
        elif self._updates is None or self._updates.match is not table.match:
            self._updates = views.updates(table.match, table.by_bot)
        return self._updates

    def _set_alarm(self) -> None:
        """Have the table shown again when the others may let a bot play for a player who is
        absent.
        """
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        seats = [seat for seat in self._shown["seats"] if not seat["replaceable"]]
        times = [seat["replaceable_at"] for seat in seats if seat["replaceable_at"] is not None]
        if times and self._connections:
            wait = max(1, min(times) - wall_clock.now()) / 1000
            self._alarm = asyncio.get_running_loop().call_later(wait, self._on_alarm)


def _needs_whole(table: Table, connection: Connection) -> bool:
    """Return whether a client has to be sent everything: it is new, or its player has sat down or
    got up.
    """
    return connection.mine is None or connection.mine != table.seats_of(connection.who.player)


def _viewer(connection: Connection) -> int | None:
    """Return the seat as which a client sees the game."""
    assert connection.mine is not None
    if len(connection.mine) == 1:
        return connection.mine[0]
    if connection.viewer in connection.mine:
        return connection.viewer
    return None


def _chat_json(lines: Iterable[ChatLine], table: Table, connection: Connection) -> bytes:
    return orjson.dumps(table_json.chat(lines, table.match, connection.viewer))


def _with_blank(seen: bytes, table: Table, connection: Connection) -> bytes:
    """Return what a client has seen together with the view as flat memory, which this client asks
    for.
    """
    assert table.match is not None
    layout = flat_view.layout_name(table.match.game).encode()
    memory = flat_view.encode(table.match.blank_view(connection.viewer))
    return b'%b,"blank":"%b","layout":"%b"}' % (seen[:-1], memory, layout)
