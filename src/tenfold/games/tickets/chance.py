"""What chance gives in a Ticket to Ride game, as text, both ways."""

from collections.abc import Sequence
from typing import Any

from tenfold.errors import NotAMove

from .map import EMPTY, KINDS, TERRAIN, TRAIN_DECK, Map
from .rules import dealt_from
from .state import IN_DECK, Stage


def way_text(of: Map, board: Any, state: Any, way: int) -> str:
    """What falls if chance goes that way: a card, a ticket's ends, or who begins."""
    names, counts = _ways(of, board, state)
    for name, count in zip(names, counts, strict=True):
        if way < count:
            return name
        way -= count
    raise ValueError("there is no such way")


def find_way(of: Map, board: Any, state: Any, text: str) -> int:
    """The first way of chance with that text."""
    names, counts = _ways(of, board, state)
    if text not in names or not counts[names.index(text)]:
        raise NotAMove(f"chance cannot give {text!r} now")
    return sum(counts[: names.index(text)])


def _ways(of: Map, board: Any, state: Any) -> tuple[Sequence[str], list[int]]:
    """What chance can give now, and in how many ways each."""
    stage = int(state.stage)
    if stage == Stage.FIRST:
        return [f"first {seat}" for seat in range(state.seats)], [1] * int(state.seats)
    deck = _deck(board, state, stage)
    if deck != EMPTY:
        first, end = (0, TERRAIN) if deck == TRAIN_DECK else (TERRAIN, KINDS)
        return of.kinds[first:end], state.bag[first:end].tolist()
    if state.deck:
        left = [int(where == IN_DECK) for where in state.where[: len(of.tickets)].tolist()]
        return [ticket.text for ticket in of.tickets], left
    return [of.tickets[state.tail[0]].text], [1]


def _deck(board: Any, state: Any, stage: int) -> int:
    """The deck that chance draws from; EMPTY for the tickets."""
    if stage == Stage.DEAL:
        return int(dealt_from(board, state))
    return int(state.drawing) if stage != Stage.OFFER else EMPTY
