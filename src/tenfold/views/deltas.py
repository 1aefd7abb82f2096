"""What is new to the viewers of a match, as the JSON text that a server sends them."""

from collections.abc import Collection, Sequence
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING

import orjson

from tenfold.views.snapshot import Snapshot, Viewer, nothing_sent, viewer_name
from tenfold.views.viewers import ViewerLog
from tenfold.views.writing import LastSent

if TYPE_CHECKING:
    from tenfold.games.capabilities import FollowedLinks
    from tenfold.games.game import Event
    from tenfold.match import Match

Delta = dict[Viewer, Sequence[bytes] | None]
"""For each viewer what is new to it, in parts that make up one JSON text; None if nothing is."""

NO_LINKS = b',"links":null}'


class ViewUpdates:
    """What the viewers of a match have been sent. Make one with `views.updates`."""

    __slots__ = ("_by_bot", "_chosen", "_clients", "_last", "_links", "match")

    def __init__(self, match: "Match", by_bot: AbstractSet[int]) -> None:
        match.watched_by([None, *range(match.seats)])
        self.match = match
        self._by_bot = by_bot
        self._clients: dict[Viewer, _Client] = {}
        self._last = nothing_sent(match.game, match.seats + 1)
        self._chosen = 0
        """The bit set of the viewers that have been sent something, by their places."""
        self._links = match.game.links

    def whole(self, viewer: Viewer) -> bytes:
        """Return everything that a viewer sees."""
        client = self._clients.get(viewer)
        if client is None:
            client = self._add(viewer)
            last = self._last
        else:
            last = nothing_sent(self.match.game, self.match.seats + 1)
        text, *_ = self._write(1 << client.log.index, last)
        events = orjson.dumps(client.log.events)[1:-1]
        name = orjson.dumps(self.match.game.name)
        head = b'%b"game":%b,"viewer":%b,' % (self._head(client, 0, events), name, client.name)
        client.links = self._followed(viewer)
        return head + text + self._new_links(client)

    def delta(self, viewers: Collection[Viewer]) -> Delta:
        """Return what has changed for viewers since they were last sent something, and everything
        to new viewers.

        Viewers that are left out are forgotten.
        """
        if viewers != self._clients.keys():
            self._clients = {
                viewer: client for viewer, client in self._clients.items() if viewer in viewers
            }
            self._chosen = sum(1 << client.log.index for client in self._clients.values())
        new = [viewer for viewer in viewers if viewer not in self._clients]
        found: Delta = {}
        if self._clients:
            found = self._delta()
        for viewer in new:
            found[viewer] = (self.whole(viewer),)
        return found

    def _delta(self) -> Delta:
        """Return what has changed for all clients. Equal lists of events are serialized once."""
        written, ends, is_new = self._write(self._chosen, self._last)
        found: Delta = {}
        last_events: list[Event] = []
        head = b""
        for viewer, client in self._clients.items():
            log, first = client.log, client.count
            count = len(log.events)
            if first == count and not is_new[log.index]:
                found[viewer] = None
                continue
            client.count = count
            events = log.events[first:]
            if events != last_events:
                last_events = events
                head = orjson.dumps(events)[1:-1]
            text = written[ends[log.index] : ends[log.index + 1]]
            links = NO_LINKS
            if is_new[log.index]:
                links = self._new_links(client)
            found[viewer] = self._head(client, min(first, count), head), text, links
        return found

    def _add(self, viewer: Viewer) -> "_Client":
        """Add a client to which nothing was sent."""
        client = self._clients[viewer] = _Client(viewer, self.match.viewers.logs[viewer])
        self._chosen |= 1 << client.log.index
        self._last.is_sent[client.log.index] = 0
        return client

    def _write(self, chosen: int, last: LastSent) -> tuple[bytes, list[int], list[int]]:
        """Return the keys of views and the legal moves that are new to some viewers, where each
        one's text begins and the last one's ends, and whether there is anything new to each.
        """
        writer, now = self.match.game.writer, self._now
        self.match.legal_of_all(writer.buffers.moves)
        output = writer.write(chosen, now.seats, now.memory, last)
        ends = output.ends.tolist()
        text = output.text.data[: ends[len(now.seats)]].tobytes()
        return text, ends, output.is_new.tolist()

    def _followed(self, viewer: Viewer) -> "FollowedLinks | None":
        """Return the links of a viewer's own rack, none of which was sent."""
        if self._links is None or viewer is None:
            return None
        return self._links.follow(viewer)

    def _new_links(self, client: "_Client") -> bytes:
        """Return how the days of a client's own rack connect, as far as it is new, and the text's
        end.
        """
        if client.links is None:
            return NO_LINKS
        new = client.links.update(self._now.bytes_of(client.log.index))
        if not new:
            return NO_LINKS
        return b',"links":[%b]}' % b",".join(new)

    def _head(self, client: "_Client", first: int, events: bytes) -> bytes:
        """Return how a text of the type `Seen` begins, up to the keys of the view."""
        marks = b""
        if self._by_bot:
            marks = client.marks(first, self._by_bot)
        return b'{"seat":%b,"first":%d,"events":[%b],%b"view":{' % (
            client.name,
            first,
            events,
            marks,
        )

    @property
    def _now(self) -> Snapshot:
        now = self.match.viewers.now
        assert now is not None
        return now


class _Client:
    """What one viewer has been sent."""

    __slots__ = ("count", "links", "log", "name")

    def __init__(self, viewer: Viewer, log: ViewerLog) -> None:
        self.name = viewer_name(viewer)
        self.log = log
        self.count = len(log.events)
        """How many events were sent."""
        self.links: FollowedLinks | None = None
        """The links of its own rack, as they were last sent."""

    def marks(self, first: int, by_bot: AbstractSet[int]) -> bytes:
        """Return the key that lists the events from `first` on that come from bots' moves for
        people, if there are.
        """
        lines = self.log.lines
        found = [number for number in range(first, len(lines)) if lines[number] in by_bot]
        if not found:
            return b""
        return b'"by_bot":%b,' % orjson.dumps(found)


def nothing(viewer: Viewer) -> bytes:
    """Return what there is to see before the game begins."""
    return (
        b'{"seat":%b,"first":0,"events":[],"view":null,"legal":null,"links":null}'
        % orjson.dumps(viewer)
    )
