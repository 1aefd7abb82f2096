"""What things of Ticket to Ride are called in a terminal: cards in their colours, routes and
tickets by their ends.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from tenfold.games.tickets.map import Map, Track
from tenfold.screens.blocks import Ink, Words, words
from tenfold.screens.scene import Scene

if TYPE_CHECKING:
    from tenfold.games.tickets.game import Tickets


def map_of(scene: Scene) -> Map:
    """Return the map that a game is played on."""
    return cast("Tickets", scene.game).map


def cards(scene: Scene, counts: Mapping[str, int]) -> Words:
    """Return how many cards of each kind there are, in their colours."""
    parts: list[str | Ink] = []
    for kind, count in counts.items():
        parts += [
            "  ",
            Ink(scene.speech.catalogue.say(f"card-{kind}", {"count": count}, "short"), kind),
        ]
    return words(*parts[1:])


def place(scene: Scene, name: str) -> str:
    """Return the name of a place, or of a country that a ticket names."""
    if scene.speech.catalogue.has(f"place-{name}"):
        return scene.name("place", name)
    return map_of(scene).named[name]


def line(scene: Scene, ends: Sequence[str]) -> str:
    """Return the names of two ends."""
    return " – ".join(place(scene, end) for end in ends)


def ticket(scene: Scene, ends: Sequence[str]) -> str:
    """Return a ticket: its ends and its points."""
    points = next(
        (each.points for each in map_of(scene).tickets if list(each.ends) == list(ends)), 0
    )
    return f"{line(scene, ends)} ({points})"


def track_of(scene: Scene, text: str) -> Track:
    """Return a track by its text."""
    return next(track for track in map_of(scene).tracks if track.text == text)


def route(scene: Scene, text: str) -> str:
    """Return a track: its ends, and which of two it is."""
    track = track_of(scene, text)
    twins = sum(other.ends == track.ends for other in map_of(scene).tracks)
    if twins == 1:
        return line(scene, track.ends)
    return f"{line(scene, track.ends)} {track.number}"


def price(scene: Scene, track: Track) -> Words:
    """Return what a track takes and brings."""
    points = map_of(scene).route_points[track.length - 1]
    colour = Ink(f"{track.length} {scene.name('colour', track.colour)}", track.colour)
    return words(colour, _ferry(scene, track.ferry), ", ", scene.say("points", count=points))


def _ferry(scene: Scene, count: int) -> str:
    """Return the locomotives that a ferry takes, in brackets; nothing if it takes none."""
    if not count:
        return ""
    locomotives = scene.speech.catalogue.say("card-locomotive", {"count": count}, "many")
    return f" ({locomotives})"
