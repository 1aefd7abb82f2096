"""The facts of a map of 10 Days that the page draws."""

from typing import TYPE_CHECKING

from tenfold.json_types import JsonObject

if TYPE_CHECKING:
    from .game import TenDays
    from .map import Place


def facts(game: "TenDays") -> JsonObject:
    """Return the colour, tiles, borders and middle of each place, and the ferries."""
    places = {place.code: _of_place(place) for place in game.map.places}
    return {"places": places, "ferries": [list(ends) for ends in game.map.ferries]}


def _of_place(place: "Place") -> JsonObject:
    found = {"colour": place.colour, "tiles": place.tiles, "borders": list(place.borders)}
    if place.middle is None:
        return found
    return {**found, "middle": list(place.middle)}
