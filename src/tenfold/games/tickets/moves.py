"""The text of each Ticket to Ride move, both ways, and of what chance gives."""

from collections.abc import Mapping, Sequence
from itertools import product

from tenfold.errors import NotAMove
from tenfold.kernel.bag import kind_at, way_to

from .map import EMPTY, KINDS, LONGEST, OFFERS, TERRAIN, Map, Track
from .state import AT, IN_DECK, READER, WILDS, Layout, Stage, State

Aliases = Mapping[str, frozenset[str]]
"""The places that may be meant by what a person types."""


def texts(map_: Map) -> tuple[str, ...]:
    """The text of each move number."""
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
    """The text of the move that keeps a subset of the offered tickets, which are counted from 1."""
    return " ".join(["keep", *(str(slot + 1) for slot in range(OFFERS) if subset >> slot & 1)])


def tidy(text: str) -> str:
    """A move as it is written here: in small letters, and what is kept in its order, however it was
    separated.
    """
    words = text.lower().replace(",", " ").split()
    return " ".join(words[:1] + sorted(set(words[1:])) if words[:1] == ["keep"] else words)


def find_tracks(map_: Map, text: str, aliases: Aliases) -> list[Track]:
    """The tracks that a claim may mean, with other names for places or its ends the other way
    round.

    It is both tracks of a double route where only that is not said; none where more than one route
    may be meant.
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
    """The pairs of places that words may mean, wherever the first ends and the second begins."""
    none: frozenset[str] = frozenset()
    pairs = [("-".join(words[:cut]), "-".join(words[cut:])) for cut in range(1, len(words))]
    return {
        frozenset(ends)
        for one, other in pairs
        for ends in product(aliases.get(one, none), aliases.get(other, none))
    }


def name_way(map_: Map, state: State, way: int) -> str:
    """What falls if chance goes that way: a card, a ticket's ends, or who begins."""
    told = READER.fields(state.tobytes())
    deck = _deck(map_, told)
    if deck is None:
        return f"first {way}"
    if deck != EMPTY:
        return map_.kinds[kind_at(told.memory[AT.bag], _FIRST[deck], way)]
    return map_.ticket_texts[
        (told.where == IN_DECK).nonzero()[0][way] if told.deck else told.tail[0]
    ]


def find_way(map_: Map, state: State, text: str, ways: int) -> int:
    """The first way of chance with that text."""
    found = _find_way(map_, READER.fields(state.tobytes()), text) if ways else None
    if found is None:
        raise NotAMove(f"chance cannot give {text!r} now")
    return found


def _find_way(map_: Map, told: Layout, text: str) -> int | None:
    deck = _deck(map_, told)
    if deck is None:
        return _index([f"first {seat}" for seat in range(told.seats)], text)
    if deck != EMPTY:
        kind = _index(map_.kinds[: _FIRST[deck + 1]], text)
        can = kind is not None and kind >= _FIRST[deck] and told.bag[kind]
        return way_to(told.bag, _FIRST[deck], kind) if kind is not None and can else None
    left = (told.where == IN_DECK).nonzero()[0] if told.deck else told.tail[:1]
    return _index([map_.ticket_texts[ticket] for ticket in left.tolist()], text)


def _index(texts: Sequence[str], text: str) -> int | None:
    return texts.index(text) if text in texts else None


def _deck(map_: Map, told: Layout) -> int | None:
    """The deck that chance draws from; EMPTY for the tickets, None where it says who begins."""
    stage = told.stage
    if stage in _DRAWING:
        return told.drawing
    return (
        map_.counts.dealt_from(told.picks) if stage == _DEAL else EMPTY if stage == _OFFER else None
    )


_DRAWING, _DEAL, _OFFER = (int(Stage.REFILL), int(Stage.BLIND)), int(Stage.DEAL), int(Stage.OFFER)
_FIRST = (0, TERRAIN, KINDS)
"""The first kind of card of each deck, and the end of the last deck's."""
