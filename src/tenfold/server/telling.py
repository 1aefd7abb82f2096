"""What the viewers of a match are told, as JSON: only what is new to them is written, and what several see once."""

from collections.abc import Collection
from functools import lru_cache
from typing import Any

import numpy as np
import orjson

from tenfold.errors import Refusal
from tenfold.games.game import Event, Game, Link
from tenfold.kernel import gate
from tenfold.kernel.layout import Array, Blank, State
from tenfold.kernel.lazy import reader
from tenfold.match import Match
from tenfold.server import showing
from tenfold.watch import Viewer

SOME = 20_000
"""How many texts of legal moves, and of links, are kept."""

ALL = -1
"""All fields, as bits."""

RACKS = "racks"
"""The key of the view of a game that has days, from which links are made."""


class Telling:
    """What those who watch a match have been told."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._told: dict[Viewer, _Told] = {}
        self._memory: Array = np.zeros((match.seats + 1, match.game.state.itemsize), np.uint8)
        """The views that they were told of, as bytes, by their place among those who watch."""
        self._places = reader(match.game.state).places

    def whole(self, viewer: Viewer) -> bytes:
        """All that a viewer sees."""
        if viewer not in self._told:
            self._meet(viewer)
            self._tell(viewer, _Writer(self.match), ALL)
        told, events = self._told[viewer], orjson.dumps(self.match.events(viewer))
        return _seen(viewer, 0, events, _view(told.keys), told.legal, told.links)

    def updates(self, viewers: Collection[Viewer]) -> dict[Viewer, bytes | None]:
        """What has changed for viewers since they were last told something, or everything; None where nothing has."""
        for viewer in self._told.keys() - viewers:
            del self._told[viewer]
        if not viewers:
            return {}
        new = [viewer for viewer in viewers if viewer not in self._told]
        for viewer in new:
            self._meet(viewer)
        writer, eyes = _Writer(self.match), self.match.watch.eyes
        changed = np.empty(len(writer.sight.views), np.int64)
        gate.differ(writer.sight.memory, self._memory, self._places, changed)
        fields = changed.tolist()
        return {
            viewer: self._tell(viewer, writer, ALL if viewer in new else fields[eyes[viewer].index])
            for viewer in viewers
        }

    def _meet(self, viewer: Viewer) -> None:
        """Somebody new watches."""
        self.match.events(viewer)
        self._told[viewer] = _Told()

    def _tell(self, viewer: Viewer, writer: "_Writer", changed: int) -> bytes | None:
        """Tell a viewer what is new; `changed` are the fields of its view that are, as bits."""
        told, eyes = self._told[viewer], self.match.watch.eyes[viewer]
        keys = writer.keys(eyes.index, changed, told.keys) if changed else {}
        if not told.keys:
            keys = {"game": orjson.dumps(self.match.game.name), "viewer": orjson.dumps(viewer), **keys}
        legal = writer.legal(viewer)
        first = min(told.count, len(eyes.events))
        if not keys and legal == told.legal and first == told.count == len(eyes.events):
            return None
        links = writer.links(viewer, keys[RACKS], told) if RACKS in keys else None
        new = legal if legal != told.legal else b"null"
        told.keys |= keys
        told.legal, told.count = legal, len(eyes.events)
        self._memory[eyes.index] = writer.sight.memory[eyes.index]
        return _seen(viewer, first, writer.events(eyes.events[first:]), _view(keys), new, links or b"null")


class _Told:
    """What one viewer has been told."""

    __slots__ = ("count", "keys", "legal", "links", "rack")

    def __init__(self) -> None:
        self.count = 0
        """How many events."""
        self.keys: dict[str, bytes] = {}
        """Its view, each key's value as JSON."""
        self.legal = b""
        self.links = b"null"
        self.rack: list[str | None] = []


class _Writer:
    """Writes what is new at one moment; what several viewers see alike is written once."""

    __slots__ = ("_counts", "_events", "_game", "_moves", "_shared", "sight")

    def __init__(self, match: Match) -> None:
        assert match.watch.sight is not None
        self._game, self.sight = match.game, match.watch.sight
        self._events: dict[int, bytes] = {}
        self._shared: dict[str, bytes] = {}
        self._moves, self._counts = match.legal_of_all()

    def keys(self, index: int, changed: int, last: dict[str, bytes]) -> dict[str, bytes]:
        """The keys of a view that have changed, as JSON."""
        found, own, shared = {}, self.sight.own[index], self._shared
        for name, write, sources, is_flat in _keys(self._game):
            if not changed & sources:
                continue
            if own & sources:
                value = self._value(index, write, is_flat)
            else:
                if name not in shared:
                    shared[name] = self._value(index, write, is_flat)
                value = shared[name]
            if last.get(name) != value:
                found[name] = value
        return found

    def _value(self, index: int, write: Any, is_flat: bool) -> bytes:
        given = self.sight.views[index : index + 1] if is_flat else self.sight.fields(index)
        return orjson.dumps(write(self._game, given))

    def events(self, new: list[Event]) -> bytes:
        """Events as JSON."""
        texts = self._events
        for event in new:
            if id(event) not in texts:
                texts[id(event)] = orjson.dumps(event)
        return b"[%b]" % b",".join([texts[id(event)] for event in new])

    def legal(self, viewer: Viewer) -> bytes:
        """A seat's legal moves as JSON."""
        if viewer is None:
            return b"null"
        return _texts(self._game, self._moves[viewer, : self._counts[viewer]].tobytes())

    def links(self, viewer: Viewer, racks: bytes, told: _Told) -> bytes | None:
        """How the days of a viewer's own rack connect, in a game that has days; None where that has not changed."""
        if viewer is None:
            return None
        rack = orjson.loads(racks)[viewer]
        if rack == told.rack:
            return None
        assert isinstance(self._game, showing.Days)
        told.rack, told.links = rack, b"[%b]" % b",".join([_link(one) for one in self._game.connect(rack)])
        return told.links


@lru_cache
def _keys(game: Game[State, Blank]) -> list[tuple[str, Any, int, bool]]:
    """The keys of a game's views: how each is written, and from which fields, as bits."""
    return [(name, one.write, reader(game.state).bits(*one.fields), one.flat) for name, one in game.keys]


@lru_cache(SOME)
def _texts(game: Game[State, Blank], moves: bytes) -> bytes:
    """The texts of moves as JSON."""
    return orjson.dumps([game.texts[move] for move in np.frombuffer(moves, np.int64).tolist()])


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


def _view(keys: dict[str, bytes]) -> bytes:
    """Keys of a view as JSON."""
    return b"{%b}" % b",".join([b'"%b":%b' % (name.encode(), value) for name, value in keys.items()])


def nothing(viewer: Viewer) -> bytes:
    """What there is to see before the game."""
    return _seen(viewer, 0, b"[]", b"null", b"null", b"null")


def _seen(viewer: Viewer, first: int, events: bytes, view: bytes, legal: bytes, links: bytes) -> bytes:
    """What a viewer is told, of the type `Seen`."""
    told = b'{"seat":%b,"first":%d,"events":%b,"view":%b,"legal":%b,"links":%b}'
    return told % (b"null" if viewer is None else b"%d" % viewer, first, events, view, legal, links)
