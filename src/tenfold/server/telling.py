"""What the viewers of a match are told, as JSON: only what is new to them is written, and what several see once."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any

import numpy as np
import orjson

from tenfold.errors import Refusal
from tenfold.games.game import Event, Game, Link
from tenfold.games.keys import ALL
from tenfold.kernel import gate
from tenfold.kernel.layout import Array, Blank, State
from tenfold.kernel.lazy import reader
from tenfold.match import Match
from tenfold.server import showing
from tenfold.watch import Viewer

SOME = 20_000
"""How many texts of legal moves, and of links, are kept."""


class Telling:
    """What those who watch a match have been told."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._told: dict[Viewer, _Told] = {}
        self._memory: Array = np.zeros((match.seats + 1, match.game.state.itemsize), np.uint8)
        """The views that they were told of, as bytes, by their place among those who watch."""
        self._own: list[int] = [ALL] * (match.seats + 1)
        """The fields in which these differed from the first one's, as bits."""
        self._changed: Array = np.zeros(match.seats + 1, np.int64)
        self._places = reader(match.game.state).places
        self._days = match.game if isinstance(match.game, showing.Days) else None

    def whole(self, viewer: Viewer) -> bytes:
        """All that a viewer sees."""
        if viewer not in self._told:
            self._meet(viewer)
            self._tell(viewer, _Writer(self.match, self._own, self._days), ALL)
        told, events = self._told[viewer], orjson.dumps(self.match.events(viewer))[1:-1]
        return _seen(viewer, 0, events, _written(told.keys), told.legal, _listed(told.links))

    def updates(self, viewers: Collection[Viewer]) -> dict[Viewer, bytes | None]:
        """What has changed for viewers since they were last told something, or everything; None where nothing has."""
        for viewer in self._told.keys() - viewers:
            del self._told[viewer]
        if not viewers:
            return {}
        new = [viewer for viewer in viewers if viewer not in self._told]
        for viewer in new:
            self._meet(viewer)
        writer, eyes = _Writer(self.match, self._own, self._days), self.match.watch.eyes
        gate.differ(writer.sight.memory, self._memory, self._places, self._changed)
        fields = self._changed.tolist()
        return {
            viewer: self._tell(viewer, writer, ALL if viewer in new else fields[eyes[viewer].index])
            for viewer in viewers
        }

    def _meet(self, viewer: Viewer) -> None:
        """Somebody new watches."""
        self.match.events(viewer)
        self._told[viewer] = _Told(self.match.game.name, viewer)

    def _tell(self, viewer: Viewer, writer: "_Writer", changed: int) -> bytes | None:
        """Tell a viewer what is new; `changed` are the fields of its view that are, as bits."""
        told, eyes = self._told[viewer], self.match.watch.eyes[viewer]
        view, legal = writer.view(eyes.index, changed, told), writer.legal(viewer)
        links = writer.links(viewer, eyes.index, told) if changed else b"null"
        first, count, is_legal = min(told.count, len(eyes.events)), len(eyes.events), legal == told.legal
        if changed:
            self._memory[eyes.index] = writer.sight.memory[eyes.index]
            self._own[eyes.index] = writer.sight.own[eyes.index]
        if not view and is_legal and first == told.count == count:
            return None
        told.legal, told.count = legal, count
        events = writer.events(eyes.events[first:])
        return _seen(viewer, first, events, view, b"null" if is_legal else legal, links)


class _Told:
    """What one viewer has been told."""

    __slots__ = ("count", "keys", "legal", "links", "rack")

    def __init__(self, game: str, viewer: Viewer) -> None:
        self.count = 0
        """How many events."""
        self.keys = {"game": _json(game), "viewer": _json(viewer)}
        """Its view, each key's value as JSON."""
        self.legal = b""
        self.links: list[bytes] | None = None
        """How each two days of its own rack connect, in a game that has days."""
        self.rack: list[str | None] = []
        """The rack that they are of."""


class _Writer:
    """Writes what is new at one moment; what several viewers see alike is written once."""

    __slots__ = ("_alike", "_counts", "_days", "_events", "_game", "_last", "_moves", "_shared", "sight")

    def __init__(self, match: Match, last: Sequence[int], days: showing.Days | None) -> None:
        assert match.watch.sight is not None
        self._last = list(last)
        """The fields in which the views differed that were told last, as bits."""
        self._alike: dict[int, tuple[dict[str, bytes], bytes]] = {}
        """What is new in views that differ in nothing of it, by the fields that have changed."""
        self._game, self._days, self.sight = match.game, days, match.watch.sight
        self._events: dict[int, bytes] = {}
        self._shared: dict[str, bytes] = {}
        moves, counts = match.legal_of_all()
        self._moves, self._counts = moves, counts.tolist()

    def view(self, index: int, changed: int, told: _Told) -> bytes:
        """The keys of a view that have changed, as JSON."""
        touched, keys = _keys(self._game, changed)
        is_alike = not (self.sight.own[index] | self._last[index]) & touched
        new = self._alike.get(changed) if is_alike else None
        if new is None:
            values = self._values(index, keys, told.keys)
            new = values, _written(values)
            if is_alike:
                self._alike[changed] = new
        told.keys |= new[0]
        return _written(told.keys) if changed == ALL else new[1]

    def _values(self, index: int, keys: "list[_Key]", last: dict[str, bytes]) -> dict[str, bytes]:
        """The values that differ from the last ones, each as JSON."""
        found, own, shared, sight = {}, self.sight.own[index], self._shared, self.sight
        for name, write, private, is_flat in keys:
            value = None if own & private else shared.get(name)
            if value is None:
                value = _json(write(self._game, sight.views[index : index + 1] if is_flat else sight.fields(index)))
                if not own & private:
                    shared[name] = value
            if last.get(name) != value:
                found[name] = value
        return found

    def events(self, new: list[Event]) -> bytes:
        """Events as JSON."""
        texts = self._events
        for event in new:
            if id(event) not in texts:
                texts[id(event)] = orjson.dumps(event)
        return b",".join([texts[id(event)] for event in new])

    def legal(self, viewer: Viewer) -> bytes:
        """A seat's legal moves as JSON."""
        if viewer is None:
            return b"null"
        if not self._counts[viewer]:
            return b"[]"
        return _texts(self._game, self._moves[viewer, : self._counts[viewer]].tobytes())

    def links(self, viewer: Viewer, index: int, told: _Told) -> bytes:
        """How the days of a viewer's own rack connect, in a game that has days; null where that has not changed."""
        if viewer is None or self._days is None:
            return b"null"
        rack = self._days.rack(self.sight.fields(index), viewer)
        if rack == told.rack:
            return b"null"
        if told.links is None:
            told.links = [_link(one) for one in self._days.connect(rack)]
        else:
            for one in self._days.connect(rack, told.rack):
                told.links[one.days[0] - 1] = _link(one)
        told.rack = rack
        return _listed(told.links)


_Key = tuple[str, Any, int, bool]
"""The name of a key, how it is written, by which fields it may differ, as bits, and whether from the flat view."""


@lru_cache(SOME)
def _keys(game: Game[State, Blank], changed: int) -> tuple[int, list[_Key]]:
    """The keys of a game's views that some fields tell, and all fields by which these may differ between viewers."""
    touched, found = 0, []
    for name, one, sources in game.keys.affected(changed):
        private = 0 if one.public else sources
        touched |= private
        found.append((name, one.write, private, one.flat))
    return touched, found


@lru_cache(SOME)
def _texts(game: Game[State, Blank], moves: bytes) -> bytes:
    """The texts of moves as JSON."""
    return _json([game.texts[move] for move in np.frombuffer(moves, np.int64).tolist()])


_reasons: dict[int, tuple[Refusal, bytes]] = {}
"""Why days connect or do not, as JSON. Games keep the reasons that they find; kept here too, each keeps its id."""


def _link(link: Link) -> bytes:
    why = link.reason
    found = _reasons.get(id(why))
    if found is None:
        if len(_reasons) >= SOME:
            _reasons.clear()
        told = {key: value for key, value in showing.link(link).items() if key != "days"}
        found = _reasons[id(why)] = (why, orjson.dumps(told)[1:])
    return b'{"days":[%d,%d],%b' % (*link.days, found[1])


def _json(plain: Any) -> bytes:
    """JSON that is to be kept: what orjson gives has four kilobytes, however short it is."""
    return bytes(memoryview(orjson.dumps(plain)))


def _written(keys: dict[str, bytes]) -> bytes:
    """Keys of a view as JSON, without the brackets around them."""
    return b",".join([b'"%b":%b' % (name.encode(), value) for name, value in keys.items()])


def _listed(links: list[bytes] | None) -> bytes:
    return b"null" if links is None else b"[%b]" % b",".join(links)


def nothing(viewer: Viewer) -> bytes:
    """What there is to see before the game."""
    return b'{"seat":%b,"first":0,"events":[],"view":null,"legal":null,"links":null}' % orjson.dumps(viewer)


def _seen(viewer: Viewer, first: int, events: bytes, view: bytes, legal: bytes, links: bytes) -> bytes:
    """What a viewer is told, of the type `Seen`."""
    told = b'{"seat":%b,"first":%d,"events":[%b],"view":{%b},"legal":%b,"links":%b}'
    return told % (b"null" if viewer is None else b"%d" % viewer, first, events, view, legal, links)
