"""The text of each Ticket to Ride move, both ways, and of what chance gives."""

from collections.abc import Mapping, Sequence
from itertools import product

from tenfold.errors import NotAMove
from tenfold.kernel.bag import kind_at, way_to
from tenfold.kernel.contract import Way
from tenfold.kernel.record_reader import read

from .map import EMPTY, KINDS, LONGEST, OFFERS, TERRAIN, Map, Track
from .state import IN_DECK, WILDS, Layout, Stage, State

Aliases = Mapping[str, frozenset[str]]
"""The places that may be meant by what a person types."""


def texts(map_: Map) -> tuple[str, ...]:
    """Return the text of each move number."""
    train, terrain = map_.kinds[:TERRAIN], map_.kinds[TERRAIN:]
    return (
        *(f"pay {kind}" for kind in train),
        *(f"locomotives {count}" for count in range(LONGEST)),
        "single",
        *(f"double {count}" for count in range(WILDS)),
        *(_keep(subset) for subset in range(1, 2**OFFERS)),
        *(f"train {kind}" for kind in train),
        *(f"terrain {kind}" for kind in terrain),
        "train deck",
        "terrain deck",
        "tickets",
        "pass",
        *(f"claim {track.text}" for track in map_.tracks),
    )


def _keep(subset: int) -> str:
    """Return the text of the move that keeps a subset of the offered tickets, counted from 1."""
    return " ".join(["keep", *(str(slot + 1) for slot in range(OFFERS) if subset >> slot & 1)])


def tidy(text: str) -> str:
    """Return a move as `texts` writes it: in lower case, with the kept tickets sorted and separated
    by spaces.
    """
    words = text.lower().replace(",", " ").split()
    if words[:1] == ["keep"]:
        words = ["keep", *sorted(set(words[1:]))]
    return " ".join(words)


def find_tracks(map_: Map, text: str, aliases: Aliases) -> list[Track]:
    """Return the tracks that a claim may mean, with other names for places or its ends the other
    way round.

    These are both tracks of a double route if the text does not say which, and none if it may mean
    several routes.
    """
    words = text.split()
    number = words.pop() if words[-1] in ("1", "2") else None
    meant = [
        track
        for ends in _readings(words[1:], aliases)
        for track in map_.tracks
        if frozenset(track.ends) == ends
    ]
    if len({track.ends for track in meant}) != 1:
        return []
    return [track for track in meant if number in (None, str(track.number))]


def _readings(words: list[str], aliases: Aliases) -> set[frozenset[str]]:
    """Return the pairs of places that words may mean, wherever the first of them ends."""
    none: frozenset[str] = frozenset()
    pairs = [("-".join(words[:cut]), "-".join(words[cut:])) for cut in range(1, len(words))]
    return {
        frozenset(ends)
        for one, other in pairs
        for ends in product(aliases.get(one, none), aliases.get(other, none))
    }


def name_way(map_: Map, state: State, way: Way) -> str:
    """Return the text of a chance outcome: a card, a ticket's ends, or who begins."""
    fields = read(state)
    deck = _deck(map_, fields)
    if deck is None:
        return f"first {way}"
    if deck == EMPTY:
        return _ticket_texts(map_, fields)[way]
    return map_.kinds[kind_at(fields.bag, _FIRST[deck], way)]


def find_way(map_: Map, state: State, text: str, ways: int) -> Way:
    """Return the first chance outcome with that text; raises NotAMove if there is none."""
    way = _find_way(map_, read(state), text) if ways else None
    if way is None:
        raise NotAMove(f"chance cannot give {text!r} now")
    return way


def _find_way(map_: Map, fields: Layout, text: str) -> Way | None:
    deck = _deck(map_, fields)
    if deck is None:
        return _way([f"first {seat}" for seat in range(fields.seats)], text)
    if deck == EMPTY:
        return _way(_ticket_texts(map_, fields), text)
    kinds = map_.kinds[: _FIRST[deck + 1]]
    if text not in kinds[_FIRST[deck] :]:
        return None
    kind = kinds.index(text, _FIRST[deck])
    if not fields.bag[kind]:
        return None
    return Way(way_to(fields.bag, _FIRST[deck], kind))


def _ticket_texts(map_: Map, fields: Layout) -> list[str]:
    """Return the tickets that may be drawn next: any of the deck, or the first of those that were
    put under it.
    """
    if not fields.deck:
        return [map_.ticket_texts[fields.tail[0]]]
    places = zip(map_.ticket_texts, fields.where, strict=False)
    return [text for text, place in places if place == IN_DECK]


def _way(texts: Sequence[str], text: str) -> Way | None:
    return Way(texts.index(text)) if text in texts else None


def _deck(map_: Map, fields: Layout) -> int | None:
    """Return the deck that chance draws from: EMPTY for the tickets, None if it decides who
    begins.
    """
    stage = fields.stage
    if stage in _DRAWING:
        return fields.drawing
    if stage == _DEAL:
        return map_.counts.dealt_from(fields.picks)
    if stage == _OFFER:
        return EMPTY
    return None


_DRAWING, _DEAL, _OFFER = (int(Stage.REFILL), int(Stage.BLIND)), int(Stage.DEAL), int(Stage.OFFER)
_FIRST = (0, TERRAIN, KINDS)
"""The first kind of card of each deck, and the end of the last deck's."""
