"""The text of each Ticket to Ride move, both ways, and of what chance gives."""

from collections.abc import Mapping
from itertools import product

from tenfold.errors import NotAMove
from tenfold.kernel.bag import kind_at, way_to

from .board import Board
from .map import EMPTY, KINDS, LONGEST, OFFERS, TERRAIN, TRAIN_DECK, Map, Track
from .rules import dealt_from
from .state import IN_DECK, WILDS, Layout, Stage

Aliases = Mapping[str, frozenset[str]]
"""The places that may be meant by what a person types."""


def texts(of: Map) -> tuple[str, ...]:
    """The text of each move number."""
    train, terrain = of.kinds[:TERRAIN], of.kinds[TERRAIN:]
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
        *(f"claim {track.text}" for track in of.tracks),
    )


def _keep(subset: int) -> str:
    """Which of the tickets offered a subset keeps, counted from 1."""
    return " ".join(["keep", *(str(slot + 1) for slot in range(OFFERS) if subset >> slot & 1)])


def tidy(text: str) -> str:
    """A move as it is written here: in small letters, and what is kept in its order, however it was separated."""
    words = text.lower().replace(",", " ").split()
    return " ".join(words[:1] + sorted(set(words[1:])) if words[:1] == ["keep"] else words)


def find_claim(of: Map, text: str, aliases: Aliases) -> str | None:
    """The text of the claim that is meant by one with other names for places, or with its ends the other way round.

    None where nothing is meant, or it is not clear what; NotAMove where it is only not said which track.
    """
    words = text.split()
    number = words.pop() if words[-1] in ("1", "2") else None
    meant = {track for ends in _readings(words[1:], aliases) for track in of.tracks if frozenset(track.ends) == ends}
    if len({track.ends for track in meant}) != 1:
        return None
    tracks = sorted((track for track in meant if number in (None, str(track.number))), key=lambda track: track.number)
    if len(tracks) > 1:
        raise NotAMove(f"that route has two tracks: {' or '.join(map(_told, tracks))}")
    return f"claim {tracks[0].text}" if tracks else None


def _readings(words: list[str], aliases: Aliases) -> set[frozenset[str]]:
    """The pairs of places that words may mean, wherever the first ends and the second begins."""
    none: frozenset[str] = frozenset()
    pairs = [("-".join(words[:cut]), "-".join(words[cut:])) for cut in range(1, len(words))]
    return {
        frozenset(ends) for one, other in pairs for ends in product(aliases.get(one, none), aliases.get(other, none))
    }


def _told(track: Track) -> str:
    return f"claim {track.text} ({track.colour})"


def name_way(of: Map, board: Board, state: Layout, way: int) -> str:
    """What falls if chance goes that way: a card, a ticket's ends, or who begins."""
    if state.stage == Stage.FIRST:
        return f"first {way}"
    deck = _deck(board, state)
    if deck != EMPTY:
        return of.kinds[kind_at(state.bag, 0 if deck == TRAIN_DECK else TERRAIN, way)]
    ticket = (state.where == IN_DECK).nonzero()[0][way] if state.deck else state.tail[0]
    return of.tickets[ticket].text


def find_way(of: Map, board: Board, state: Layout, text: str, ways: int) -> int:
    """The first way of chance with that text."""
    deck = _deck(board, state)
    if ways and deck != EMPTY and text in of.kinds:
        kind, first = of.kinds.index(text), 0 if deck == TRAIN_DECK else TERRAIN
        if first <= kind < (TERRAIN if deck == TRAIN_DECK else KINDS) and state.bag[kind]:
            return way_to(state.bag, first, kind)
    elif ways:
        found = [way for way in range(ways) if name_way(of, board, state, way) == text]
        if found:
            return found[0]
    raise NotAMove(f"chance cannot give {text!r} now")


def _deck(board: Board, state: Layout) -> int:
    """The deck that chance draws from; EMPTY for the tickets, and where it says who begins."""
    if state.stage == Stage.DEAL:
        return int(dealt_from(board, state))
    return int(state.drawing) if state.stage in (Stage.REFILL, Stage.BLIND) else EMPTY
