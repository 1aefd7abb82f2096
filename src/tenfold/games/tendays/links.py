"""How the days of a rack connect, or why not, in words."""

from typing import Any

from tenfold.games.game import Link

from .board import EMPTY, UNKNOWN, WILD, Map
from .connections import carries


def links(of: Map, board: Any, rack: list[int]) -> list[Link]:
    """The link between each two neighbouring days of a rack."""
    return [Link((i + 1, i + 2), *_link(of, board, rack, i)) for i in range(len(rack) - 1)]


def _link(of: Map, board: Any, rack: list[int], i: int) -> tuple[str | None, str, str]:
    """How a day connects to the next, the rule, and a sentence."""
    one, other = rack[i], rack[i + 1]
    for day, kind in ((i + 1, one), (i + 2, other)):
        if kind in (EMPTY, UNKNOWN):
            return None, "T5.1", f"day {day} is {'empty' if kind == EMPTY else 'unknown'}"
    places = len(of.places)
    if one < places and other < places:
        return _walk(of, board, one, other)
    if one >= places and other >= places:
        return None, "T4.9", "two transportation tiles do not connect"
    middle = i + 1 if other >= places else i
    if middle in (0, len(rack) - 1):
        where = "starts" if middle == 0 else "ends"
        return None, "T5.2", f"a journey {where} with a place, not with {_vehicle(of, rack[middle])}"
    before, after = rack[middle - 1], rack[middle + 1]
    if before in (EMPTY, UNKNOWN) or after in (EMPTY, UNKNOWN):
        return None, "T5.1", f"{_vehicle(of, rack[middle])} needs a place on either side"
    if before >= places or after >= places:
        return None, "T4.9", "a transportation tile connects two places, not another transportation tile"
    return _ride(of, board, before, rack[middle], after)


def _walk(of: Map, board: Any, one: int, other: int) -> tuple[str | None, str, str]:
    start, end = of.places[one], of.places[other]
    if board.borders[one, other]:
        if of.joined(start.code, end.code):
            return "ferry", "T4.2", f"by ferry from {start.name} to {end.name}"
        return "foot", "T4.1", f"on foot from {start.name} to {end.name}"
    if one == other:
        return None, "T4.8", f"two tiles of {start.name} do not connect"
    for place in (start, end):
        if place.colour == WILD:
            return None, "T4.10", f"{place.name} can be reached by airplane alone"
    return None, "T4.1", f"{start.name} and {end.name} share no border"


def _ride(of: Map, board: Any, one: int, kind: int, other: int) -> tuple[str | None, str, str]:
    start, end = of.places[one], of.places[other]
    if carries(board, one, kind, other):
        if of.kinds[kind] == "car":
            via = [p.name for k, p in enumerate(of.places) if board.borders[one, k] and board.borders[k, other]]
            return "drive", "T4.4", f"by car from {start.name} to {end.name} through {' or '.join(via)}"
        return "flight", "T4.7", f"by {_vehicle(of, kind, '')} from {start.name} to {end.name}"
    if one == other:
        return None, "T4.8", f"nothing joins two tiles of {start.name}"
    if of.kinds[kind] == "car":
        wild = [place.name for place in (start, end) if place.colour == WILD]
        if wild:
            return None, "T4.10", f"{wild[0]} can be reached by airplane alone"
        return None, "T4.6", f"no third place borders both {start.name} and {end.name}"
    return _no_flight(of, one, kind, other)


def _no_flight(of: Map, one: int, kind: int, other: int) -> tuple[None, str, str]:
    start, end = of.places[one], of.places[other]
    airplane = _vehicle(of, kind)
    if WILD in (start.colour, end.colour):
        far, near = (start, end) if start.colour == WILD else (end, start)
        return None, "T4.11", f"to or from {far.name} flies an airplane of {near.name}'s colour, {near.colour}"
    return None, "T4.7", f"{airplane} does not join {start.name} ({start.colour}) and {end.name} ({end.colour})"


def _vehicle(of: Map, kind: int, article: str = "a ") -> str:
    """A transportation tile in words."""
    if of.kinds[kind] == "car":
        return f"{article}car"
    colour = of.colours[kind - len(of.places)]
    article = "an " if article and colour[0] in "aeiou" else article
    return f"{article}{colour} airplane"
