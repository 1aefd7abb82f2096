"""What the viewers of a match are told, as JSON: only what is new to them is written, and what several see once."""

from collections.abc import Collection, Sequence
from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
import orjson

from tenfold.games.game import Event, Game
from tenfold.games.keys import ALL
from tenfold.games.news import Last, Written
from tenfold.kernel.layout import Blank, State
from tenfold.match import Match
from tenfold.server.table import table_json
from tenfold.watch import Eyes, Viewer

SOME = 20_000
"""Of how many choices of keys it is kept which are shared."""


class Telling:
    """What those who watch a match have been told."""

    __slots__ = ("_by_bot", "_last", "_linking", "_told", "_viewers", "match")

    def __init__(self, match: Match, by_bot: AbstractSet[int] = frozenset()) -> None:
        # A spectator is the first, so that others are compared with it: from that few differ in what is new.
        match.watched_by([None, *range(match.seats)])
        self.match = match
        self._by_bot = by_bot
        """The lines of the match that bots' moves for people made."""
        self._told: dict[Viewer, _Told] = {}
        assert match.watch.sight is not None
        watching = match.seats + 1
        self._last = Last(
            views=np.zeros((watching, match.game.state.itemsize), np.uint8),
            moves=np.zeros((watching, 1 + len(match.game.texts)), np.int16),
            numbers=np.array([*[ALL] * watching, match.watch.sight.active], np.int64),
        )
        """What they were last told, by their places among those who watch."""
        self._viewers = 0
        """Those who have been told something, by their places, as bits."""
        self._linking = match.game.linking if isinstance(match.game, table_json.Days) else None

    def whole(self, viewer: Viewer) -> bytes:
        """All that a viewer sees."""
        view = self._view(viewer) if viewer in self._told else self._meet(viewer)
        legal = None if viewer is None else self.match.legal(viewer)
        has_links = self._linking is not None and viewer is not None
        links = [table_json.link(each) for each in self.match.links(viewer)] if has_links else None
        events = orjson.dumps(self.match.events(viewer))[1:-1]
        rest = b'%b},"legal":%b,"links":%b}' % (_inside(view), orjson.dumps(legal), orjson.dumps(links))
        return self._told[viewer].seen(0, events) + rest

    def updates(self, viewers: Collection[Viewer]) -> dict[Viewer, Sequence[bytes] | None]:
        """What has changed for viewers since they were last told something, or everything, in parts that make up one
        text; None where nothing has.
        """
        if not viewers:
            self._told = {}
            return {}
        new: list[Viewer] = []
        if viewers != self._told.keys():
            self._told = {viewer: told for viewer, told in self._told.items() if viewer in viewers}
            new = [viewer for viewer in viewers if viewer not in self._told]
            self._viewers = sum(1 << told.eyes.index for told in self._told.values())
            for viewer in new:
                self._meet(viewer)
        found = self._news()
        return found if not new else found | {viewer: (self.whole(viewer),) for viewer in new}

    def _news(self) -> dict[Viewer, Sequence[bytes] | None]:
        """What has changed for all who have been told something; events that most see alike are written once."""
        written = self._written()
        texts, views, ends, _, rests, is_new = written
        rest = _Rest(self.match, written) if any(rests) else None
        found: dict[Viewer, Sequence[bytes] | None] = {}
        new: list[Event] = []
        events = b""
        for viewer, told in self._told.items():
            index, seen, first = told.eyes.index, told.eyes.events, told.count
            start, end, count = ends[index - 1] if index else 0, ends[index], len(seen)
            added = rest.write(index, told) if rest is not None and rests[index] else b""
            if first == count and not is_new[index] and not added:
                found[viewer] = None
                continue
            told.count = count
            text = texts[start:end]
            if added:
                text = _with(text, views[index] - start, added)
            fresh = seen[first:]
            if fresh != new:
                new, events = fresh, orjson.dumps(fresh)[1:-1]
            found[viewer] = told.seen(first if first < count else count, events), text
        return found

    def _written(self) -> Written:
        """What compiled code writes of it."""
        match, sight, viewers, last = self.match, self.match.watch.sight, self._viewers, self._last
        assert sight is not None
        seats, views, forms = sight.seats, sight.memory, match.game.forms
        if self._linking is not None:
            self._linking.tell(viewers, seats, views, last.views, forms.sheet)
        match.legal_of_all(forms.sheet.moves)
        return forms.write(viewers, seats, views, sight.own, sight.active, last)

    def _meet(self, viewer: Viewer) -> dict[str, Any]:
        """Somebody new watches, and will be told everything; its view."""
        eyes, sight = self.match.watch.eyes[viewer], self.match.watch.sight
        assert sight is not None
        self._viewers |= 1 << eyes.index
        last, place = self._last, eyes.index
        last.views[place], last.numbers[place] = sight.memory[place], sight.own[place]
        if viewer is not None:
            moves = self.match.game.forms.sheet.moves
            self.match.legal_of_all(moves)
            last.moves[place] = moves[viewer]
        others, view = self.match.game.forms.others, self._view(viewer)
        self._told[viewer] = _Told(viewer, eyes, {name: view[name] for name in others}, self._by_bot)
        return view

    def _view(self, viewer: Viewer) -> dict[str, Any]:
        """A view as plain JSON."""
        index, sight, game = self.match.watch.eyes[viewer].index, self.match.watch.sight, self.match.game
        assert sight is not None
        return game.keys.write(game, sight.views[index : index + 1], viewer)


class _Told:
    """What one viewer has been told."""

    __slots__ = ("_by_bot", "_name", "count", "eyes", "view")

    def __init__(self, seat: Viewer, eyes: Eyes, view: dict[str, Any], by_bot: AbstractSet[int]) -> None:
        self._name = b"null" if seat is None else b"%d" % seat  # what orjson gives takes four kilobytes
        self.eyes = eyes
        self._by_bot = by_bot
        self.count = len(eyes.events)
        """How many events."""
        self.view = view
        """Its view, as far as it is not written by compiled code."""

    def seen(self, first: int, events: bytes) -> bytes:
        """How what it is told begins, of the type `Seen`: up to the keys of its view."""
        marks = self._marks(first) if self._by_bot else b""
        return b'{"seat":%b,"first":%d,"events":[%b],%b"view":{' % (self._name, first, events, marks)

    def _marks(self, first: int) -> bytes:
        """Which events from a number on come from bots' moves for people, as a key; nothing where none does."""
        lines = self.eyes.lines
        found = [number for number in range(first, len(lines)) if lines[number] in self._by_bot]
        return b'"by_bot":%b,' % orjson.dumps(found) if found else b""


class _Rest:
    """Writes what is new at one moment of the keys that compiled code does not write: what several see alike once."""

    __slots__ = ("_common", "_game", "_shared", "_sight", "_written")

    def __init__(self, match: Match, written: Written) -> None:
        assert match.watch.sight is not None
        self._written = written
        self._common: dict[int, _New] = {}
        """What is new of keys that are the same for several, by which keys these are."""
        self._shared: dict[str, Any] = {}
        """Their values."""
        self._game, self._sight = match.game, match.watch.sight

    def write(self, index: int, told: _Told) -> bytes:
        """What is new to a viewer: of the keys that others see too, and of its own."""
        common, own = _keys(self._game, self._written.rest[index], self._written.apart[index])
        new = self._common.get(common.bits)
        if new is None:
            values = self._values(index, common, told.view)
            new = self._common[common.bits] = _New(values, _inside(values))
        told.view |= new.values
        if not own.keys:
            return new.text
        values = self._values(index, own, told.view)
        told.view |= values
        return _joined(new.text, _inside(values))

    def _values(self, index: int, some: "_Some", last: dict[str, Any]) -> dict[str, Any]:
        """Those of some keys whose values differ from the last ones."""
        found, game, sight = {}, self._game, self._sight
        fields, shared = sight.fields(index), self._shared if some.bits else {}
        for name, write, is_flat in some.keys:
            value = shared.get(name, shared)
            if value is shared:
                value = shared[name] = write(game, sight.views[index : index + 1] if is_flat else fields)
            if last.get(name, shared) != value:
                found[name] = value
        return found


class _New(NamedTuple):
    """What is new of a view: the values of keys, and all of them as JSON."""

    values: dict[str, Any]
    text: bytes


class _Some(NamedTuple):
    """Some keys of a view, and which they are as bits: how each is written, and whether from the flat view."""

    bits: int
    keys: list[tuple[str, Any, bool]]


@lru_cache(SOME)
def _keys(game: Game[State, Blank], which: int, apart: int) -> tuple[_Some, _Some]:
    """Keys by their numbers, of a view that differs from others in some fields: those that it shares, and its own."""
    bits = 0
    common: list[tuple[str, Any, bool]] = []
    own: list[tuple[str, Any, bool]] = []
    for number, (name, one, sources) in enumerate(game.keys.all):
        if which >> number & 1:
            is_common = one.public or not apart & sources
            (common if is_common else own).append((name, one.write, one.flat))
            bits |= is_common << number
    return _Some(bits, common), _Some(0, own)


def _inside(keys: dict[str, Any]) -> bytes:
    """Keys of a view as JSON, without the brackets around them."""
    return orjson.dumps(keys)[1:-1]


def _with(text: bytes, middle: int, added: bytes) -> bytes:
    """A text with more keys of a view, which end at `middle`."""
    return _joined(text[:middle], added) + text[middle:]


def _joined(one: bytes, other: bytes) -> bytes:
    """Both."""
    return b"%b,%b" % (one, other) if one and other else one or other


def nothing(viewer: Viewer) -> bytes:
    """What there is to see before the game."""
    return b'{"seat":%b,"first":0,"events":[],"view":null,"legal":null,"links":null}' % orjson.dumps(viewer)
