"""The facts of a map of Ticket to Ride that the page draws."""

from typing import TYPE_CHECKING

from tenfold.json_types import JsonObject

from .terrain import price

if TYPE_CHECKING:
    from .game import Tickets
    from .map import Map, Track


def facts(game: "Tickets") -> JsonObject:
    """Return the tracks, the points of routes by length, the cards that double them, and the
    tickets.
    """
    chart, board = game.map, game.board
    prices = {track.length: int(price(board, number)) for number, track in enumerate(chart.tracks)}
    lengths = range(1, len(chart.route_points) + 1)
    return {
        "points": list(chart.route_points),
        "doubling": [prices[length] for length in lengths],
        "tracks": {track.text: _track(chart, track) for track in chart.tracks},
        "tickets": [[*ticket.ends, ticket.points] for ticket in chart.tickets],
    }


def _track(chart: "Map", track: "Track") -> JsonObject:
    twins = [other for other in chart.tracks if other.ends == track.ends]
    return {
        "ends": list(track.ends),
        "colour": track.colour,
        "length": track.length,
        "terrain": chart.ground[track.colour],
        "twin": len(twins) > 1,
        "locomotives": track.ferry,
    }
