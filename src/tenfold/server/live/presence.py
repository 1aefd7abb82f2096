"""Who is connected to a table, at this node and at others, and since when players are not."""

from tenfold.server import wall_clock
from tenfold.server.live.connection import Connection
from tenfold.server.table.commands import Person


class Presence:
    """Knows who is connected to one table."""

    def __init__(self, patience: int) -> None:
        self.connections: set[Connection] = set()
        """The clients that are connected to this node."""
        self._patience = patience
        self._begun = wall_clock.now()
        """When this node read the table: nobody is known to have been away before."""
        self._gone: dict[str, int] = {}
        """When players lost their last connection."""
        self._elsewhere: dict[str, tuple[frozenset[str], int]] = {}
        """The players who are connected to each other node, and until when that is believed."""

    def own(self) -> set[str]:
        """Return the players that are connected to this node."""
        return {connection.who.player for connection in self.connections}

    def players(self) -> set[str]:
        """Return the players that are connected to any node."""
        now = wall_clock.now()
        return self.own().union(
            *(players for players, until in self._elsewhere.values() if until > now)
        )

    def leave(self, connection: Connection) -> None:
        """Note that a client has gone."""
        self.connections.discard(connection)
        self._gone[connection.who.player] = wall_clock.now()

    def rename(self, who: Person) -> None:
        """Note what a player is called from now on."""
        for connection in self.connections:
            if connection.who.player == who.player:
                connection.who = who

    def asleep_since(self, changed: int) -> int | None:
        """Return since when nobody has been connected, or None. `changed` is when the table last
        changed.
        """
        if self.players():
            return None
        last = [*self._gone.values(), *(until for _, until in self._elsewhere.values())]
        return max(last, default=changed)

    def hear(self, node: str, players: list[str], until: int) -> bool:
        """Note who is connected to another node; return whether that node is new here."""
        is_new = node not in self._elsewhere
        before, _ = self._elsewhere.get(node, (frozenset(), 0))
        self._gone |= dict.fromkeys(before.difference(players), wall_clock.now())
        self._elsewhere[node] = frozenset(players), until
        return is_new

    def since(self, player: str, sat: int) -> int | None:
        """Return since when a player, who sat down at some time, has not been connected; None if
        the player is.
        """
        if player in self.players():
            return None
        believed = [until for players, until in self._elsewhere.values() if player in players]
        return max(self._begun, sat, self._gone.get(player, 0), *believed)

    def replaceable_at(self, since: int) -> int:
        """Return when the others may let a bot play for a player who has not been connected since
        some time.
        """
        return since + self._patience
