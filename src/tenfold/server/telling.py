"""What the viewers of a match are told, as JSON: only what is new to them is written, and what several see once."""

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
import orjson

from tenfold.games.game import Event, Game, Joint
from tenfold.games.keys import ALL
from tenfold.kernel import gate
from tenfold.kernel.layout import Array, Blank, State
from tenfold.kernel.lazy import reader
from tenfold.match import Match
from tenfold.server import showing
from tenfold.watch import Eyes, Viewer

SOME = 20_000
"""How many texts of legal moves, and of links, are kept."""


class Telling:
    """What those who watch a match have been told."""

    def __init__(self, match: Match) -> None:
        match.events(None)  # first, so that others are compared with a spectator: from that few differ in what is new
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
            writer, index = self._meet(viewer), self.match.watch.eyes[viewer].index
            writer.tell(viewer, self.match.watch.eyes[viewer], self._told[viewer], ALL)
            self._memory[index], self._own[index] = writer.sight.memory[index], writer.sight.own[index]
        told, events = self._told[viewer], orjson.dumps(self.match.events(viewer))[1:-1]
        return _seen(viewer, 0, events, _inside(told.view), told.legal, told.links)

    def updates(self, viewers: Collection[Viewer]) -> dict[Viewer, bytes | None]:
        """What has changed for viewers since they were last told something, or everything; None where nothing has."""
        if not viewers:
            self._told = {}
            return {}
        new: list[Viewer] = []
        if viewers != self._told.keys():
            self._told = {viewer: told for viewer, told in self._told.items() if viewer in viewers}
            new = [viewer for viewer in viewers if viewer not in self._told]
        writer, eyes = self._meet(*new), self.match.watch.eyes
        gate.renew(writer.sight.memory, self._memory, self._places, self._changed)
        self._own[: len(eyes)], fields = writer.sight.own, self._changed.tolist()
        return {
            viewer: writer.tell(viewer, eyes[viewer], told, ALL if viewer in new else fields[eyes[viewer].index])
            for viewer, told in self._told.items()
        }

    def _meet(self, *viewers: Viewer) -> "_Writer":
        """What writes for those who watch, some of whom are new."""
        for viewer in viewers:
            self.match.events(viewer)
            self._told[viewer] = _Told(self.match.game.name, viewer)
        return _Writer(self.match, self._own, self._days)


class _Told:
    """What one viewer has been told."""

    __slots__ = ("count", "legal", "links", "rack", "view")

    def __init__(self, game: str, viewer: Viewer) -> None:
        self.count = 0
        """How many events."""
        self.view: dict[str, Any] = {"game": game, "viewer": viewer}
        self.legal = b""
        self.links = b"null"
        """How each two days of its own rack connect, in a game that has days,"""
        self.rack = b""
        """and the rack that they are of."""


class _Writer:
    """Writes what is new at one moment; what several viewers see alike is written once."""

    __slots__ = ("_common", "_days", "_events", "_game", "_last", "_legal", "_racks", "_shared", "sight")

    def __init__(self, match: Match, last: Sequence[int], days: showing.Days | None) -> None:
        assert match.watch.sight is not None
        self._last = list(last)
        """The fields in which the views differed that were told last, as bits."""
        self._common: dict[int, _New] = {}
        """What is new of keys that are the same for several, by which keys these are."""
        self._shared: dict[str, Any] = {}
        """Their values."""
        self._game, self._days, self.sight = match.game, days, match.watch.sight
        self._racks = 0 if days is None else days.racks
        self._events: dict[tuple[int, ...], bytes] = {}
        moves, counts = match.legal_of_all()
        legal = enumerate(counts.tolist())
        self._legal = [_texts(self._game, moves[seat, :count].tobytes()) if count else b"[]" for seat, count in legal]
        """Each seat's legal moves as JSON."""

    def tell(self, viewer: Viewer, eyes: Eyes, told: _Told, changed: int) -> bytes | None:
        """Tell a viewer what is new; `changed` are the fields of its view that are, as bits."""
        view, links, legal = b"", b"null", b"null" if viewer is None else self._legal[viewer]
        if changed:
            view = self._view(eyes.index, changed, told)
            if changed & self._racks and viewer is not None:
                links = self._links(viewer, eyes.index, told)
        count, is_legal = len(eyes.events), legal == told.legal
        first = min(told.count, count)
        if not view and is_legal and first == told.count == count:
            return None
        told.legal, told.count = legal, count
        return _seen(viewer, first, self._written(eyes.events[first:]), view, b"null" if is_legal else legal, links)

    def _view(self, index: int, changed: int, told: _Told) -> bytes:
        """The keys of a view that have changed, as JSON: those that are the same for others too, and its own."""
        common, own = _keys(self._game, changed, self.sight.own[index] | self._last[index])
        if changed == ALL:
            told.view |= self._values(index, common, {}) | self._values(index, own, {})
            return _inside(told.view)
        new = self._common.get(common.bits)
        if new is None:
            values = self._values(index, common, told.view)
            new = self._common[common.bits] = _New(values, _inside(values))
        told.view |= new.values
        if not own.keys:
            return new.text
        values = self._values(index, own, told.view)
        told.view |= values
        return b",".join([text for text in (new.text, _inside(values)) if text])

    def _values(self, index: int, some: "_Some", last: dict[str, Any]) -> dict[str, Any]:
        """Those of some keys whose values differ from the last ones."""
        found, game, sight = {}, self._game, self.sight
        fields, shared = sight.fields(index), self._shared if some.bits else {}
        for name, write, is_flat in some.keys:
            value = shared.get(name, shared)
            if value is shared:
                value = shared[name] = write(game, sight.views[index : index + 1] if is_flat else fields)
            if last.get(name, shared) != value:
                found[name] = value
        return found

    def _written(self, new: list[Event]) -> bytes:
        """Events as JSON."""
        key = tuple(map(id, new))
        found = self._events.get(key)
        if found is None:
            found = self._events[key] = orjson.dumps(new)[1:-1]
        return found

    def _links(self, viewer: int, index: int, told: _Told) -> bytes:
        """How the days of a viewer's own rack connect, in a game that has days; null where that has not changed."""
        assert self._days is not None
        rack = self._days.rack(self.sight.fields(index), viewer)
        if rack == told.rack:
            return b"null"
        told.rack = rack
        joints = zip(DAYS, self._days.joints(rack), strict=False)
        told.links = b"[%b]" % b",".join([day + (joint.told or _tell_joint(joint)) for day, joint in joints])
        return told.links


class _New(NamedTuple):
    """What is new of a view: the values of keys, and all of them as JSON."""

    values: dict[str, Any]
    text: bytes


class _Some(NamedTuple):
    """Some keys of a view, and which they are as bits: how each is written, and whether from the flat view."""

    bits: int
    keys: list[tuple[str, Any, bool]]


@lru_cache(SOME)
def _keys(game: Game[State, Blank], changed: int, apart: int) -> tuple[_Some, _Some]:
    """The keys that some fields tell, of a view that differs from others in some: those that it shares, and its own."""
    bits = 0
    common: list[tuple[str, Any, bool]] = []
    own: list[tuple[str, Any, bool]] = []
    for number, (name, one, sources) in enumerate(game.keys.affected(ALL)):
        if changed & sources:
            is_common = one.public or not apart & sources
            (common if is_common else own).append((name, one.write, one.flat))
            bits |= is_common << number
    return _Some(bits, common), _Some(0, own)


@lru_cache(SOME)
def _texts(game: Game[State, Blank], moves: bytes) -> bytes:
    """The texts of moves as JSON."""
    return _json([game.texts[move] for move in np.frombuffer(moves, np.int64).tolist()])


DAYS = [b'{"days":[%d,%d],' % (day, day + 1) for day in range(1, 20)]
"""How the links of a rack begin as JSON."""


def _tell_joint(joint: Joint) -> bytes:
    """How a link ends."""
    joint.told = _json(showing.joint(joint))[1:]
    return joint.told


def _json(plain: Any) -> bytes:
    """JSON that is to be kept: what orjson gives has four kilobytes, however short it is."""
    return bytes(memoryview(orjson.dumps(plain)))


def _inside(keys: dict[str, Any]) -> bytes:
    """Keys of a view as JSON, without the brackets around them."""
    return orjson.dumps(keys)[1:-1]


def nothing(viewer: Viewer) -> bytes:
    """What there is to see before the game."""
    return b'{"seat":%b,"first":0,"events":[],"view":null,"legal":null,"links":null}' % orjson.dumps(viewer)


def _seen(viewer: Viewer, first: int, events: bytes, view: bytes, legal: bytes, links: bytes) -> bytes:
    """What a viewer is told, of the type `Seen`."""
    told = b'{"seat":%b,"first":%d,"events":[%b],"view":{%b},"legal":%b,"links":%b}'
    return told % (b"null" if viewer is None else b"%d" % viewer, first, events, view, legal, links)
