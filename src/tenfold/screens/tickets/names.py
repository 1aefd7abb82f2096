"""What things of Ticket to Ride are called in a terminal: cards in their colours, routes and tickets by their ends."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, cast

from tenfold.games.tickets.map import Map, Track
from tenfold.screens.blocks import Ink, Words, words
from tenfold.screens.scene import Scene

if TYPE_CHECKING:
    from tenfold.games.tickets.game import Tickets


def map_of(scene: Scene) -> Map:
    """The map that a game is played on."""
    return cast("Tickets", scene.game).map


def cards(scene: Scene, counts: Mapping[str, int]) -> Words:
    """How many cards of each kind, in their colours."""
    parts: list[str | Ink] = []
    for kind, count in counts.items():
        parts += ["  ", Ink(scene.speech.catalogue.say(f"card-{kind}", {"count": count}, "short"), kind)]
    return words(*parts[1:])


def place(scene: Scene, name: str) -> str:
    """A place, or a country that a ticket names."""
    return scene.name("place", name) if scene.speech.catalogue.has(f"place-{name}") else map_of(scene).named[name]


def line(scene: Scene, ends: Sequence[str]) -> str:
    """Two ends."""
    return " – ".join(place(scene, end) for end in ends)


def ticket(scene: Scene, ends: Sequence[str]) -> str:
    """A ticket: its ends and its points."""
    points = next((each.points for each in map_of(scene).tickets if list(each.ends) == list(ends)), 0)
    return f"{line(scene, ends)} ({points})"


def track_of(scene: Scene, text: str) -> Track:
    """A track by its text."""
    return next(track for track in map_of(scene).tracks if track.text == text)


def route(scene: Scene, text: str) -> str:
    """A track: its ends, and which of two it is."""
    track = track_of(scene, text)
    twins = sum(other.ends == track.ends for other in map_of(scene).tracks)
    return f"{line(scene, track.ends)} {track.number}" if twins > 1 else line(scene, track.ends)


def price(scene: Scene, track: Track) -> Words:
    """What a track takes and brings."""
    points = map_of(scene).route_points[track.length - 1]
    colour = Ink(f"{track.length} {scene.name('colour', track.colour)}", track.colour)
    ferry = f" ({scene.speech.catalogue.say('card-locomotive', {'count': track.ferry}, 'many')})" if track.ferry else ""
    return words(colour, ferry, ", ", scene.say("points", count=points))
