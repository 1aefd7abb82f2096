"""The events of a Ticket to Ride game in words."""

from typing import TYPE_CHECKING, Any

from tenfold.games.events import Event
from tenfold.games.game import Game
from tenfold.games.wording import Wording

from .map import Map

if TYPE_CHECKING:
    from tenfold.words.speech import Speech


class TicketsWording(Wording):
    """Names a track by its ends, and a ticket by its ends and its points."""

    def __init__(self, game: Game[Any, Any], map_: Map) -> None:
        super().__init__(game)
        self._points = {ticket.ends: ticket.points for ticket in map_.tickets}

    def event(self, event: Event, speech: "Speech") -> str:
        """Return the sentence of an event."""
        data = dict(event)
        if "track" in event:
            ends = event["track"].split()[:2]
            data["track"] = speech.say("tickets-line", {"ends": ends})
        if event.get("ticket"):
            data["ticket"] = self._ticket(event["ticket"], speech)
        if event.get("tickets"):
            data["tickets"] = [self._ticket(ends, speech) for ends in event["tickets"]]
        return super().event(data, speech)

    def _ticket(self, ends: list[str], speech: "Speech") -> str:
        points = self._points[ends[0], ends[1]]
        return speech.say("tickets-ticket", {"ends": ends, "points": points})
