"""The facts of a map of 10 Days that the page draws."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .game import TenDays


def facts(game: "TenDays") -> dict[str, Any]:
    """Return the colour, tiles and borders of each place, and the ferries."""
    places = {
        place.code: {"colour": place.colour, "tiles": place.tiles, "borders": list(place.borders)}
        for place in game.map.places
    }
    return {"places": places, "ferries": [list(ends) for ends in game.map.ferries]}
