"""Ticket to Ride: The Heart of Africa, as a game."""

import re
import unicodedata
from collections.abc import Collection, Sequence
from functools import cached_property
from pathlib import Path

from tenfold.games.capabilities import Keepsake, Plan, Reason
from tenfold.games.events import Event
from tenfold.games.game import Game
from tenfold.games.options import Variant, number_in, seat_option
from tenfold.games.positions import Position
from tenfold.json_types import JsonMapping, JsonObject
from tenfold.kernel.contract import Move, Way
from tenfold.kernel.layout import Array, single

from . import board, moves, rules
from .board import Board
from .events import Events, concerned, observe
from .map import DATA, EMPTY, SEATS, Map, Track, load
from .plans import plans
from .position import arrange, position
from .reasons import reasons
from .refusals import refusal
from .sheet import sheet
from .state import CLAIM, PICK, STATE, Blank, State
from .view import KEYS
from .wording import TicketsWording

NAMED = {
    **dict.fromkeys(
        ("cards", "held", "paid", "doubling", "price", "own", "short", "spare", "limit"), "card"
    ),
    "ends": "place",
    "one": "colour",
    "other": "colour",
}
"""The kind of name that each key of an event or a refusal holds."""


CLAIM_STEPS = 4
"""How many decisions a claim takes at most: the route, the colour, the locomotives, and whether it
is doubled.
"""


class Tickets(Game[State, Blank]):
    """A Ticket to Ride game on the map of a data file."""

    family = "tickets"
    options = (seat_option("first", SEATS),)
    letter = "H"
    version = 2
    encoding = 1
    rules = rules
    state = STATE
    keys = KEYS
    event_types = Events
    kinds = NAMED
    has_points = True
    styles = ("one-step", "long-routes", "by-ticket", "ticket-hungry")

    def __init__(self, name: str, path: Path, *names: str) -> None:
        """A game on a map, and the files of the catalogues that name its places."""
        self.name = name
        self.path = path
        self.files = ("tickets", "cards", *names)

    @cached_property
    def map(self) -> Map:
        """The places, routes, cards and tickets, with their names."""
        return load(self.path)

    @cached_property
    def title(self) -> str:  # type: ignore[override]  # read from the map at first use
        return self.map.name

    @cached_property
    def seats(self) -> range:  # type: ignore[override]  # read from the map at first use
        return range(2, self.map.counts.seats + 1)

    @cached_property
    def board(self) -> Board:
        return board.board(self.map)

    @cached_property
    def texts(self) -> tuple[str, ...]:
        return moves.texts(self.map)

    def number(self, text: str) -> Move:
        if text in self.numbers:
            return self.numbers[text]
        tidy = moves.tidy(str(text))
        if tidy.startswith("claim "):
            tracks = moves.find_tracks(self.map, _plain(tidy), self.aliases)
            if len(tracks) == 2:
                raise self.wording.not_a_move("tickets-which-track", _both(*tracks))
            if tracks:
                return self.numbers[f"claim {tracks[0].text}"]
        if tidy in self.numbers:
            return self.numbers[tidy]
        return super().number(text)

    @cached_property
    def wording(self) -> TicketsWording:
        return TicketsWording(self, self.map)

    @cached_property
    def aliases(self) -> dict[str, frozenset[str]]:
        """What a person may call a place: its id, its country, or its name in any language."""
        found: dict[str, set[str]] = {}
        for place in self.map.places:
            country = (place.country or "").lower()
            for name in [place.id, place.name, *self._names(place.id), *self._names(country)]:
                found.setdefault(_plain(name).replace(" ", "-"), set()).add(place.id)
        return {name: frozenset(places) for name, places in found.items()}

    def _names(self, place: str) -> list[str]:
        from tenfold.words.languages import LANGUAGES

        found = [self.wording.speech(language).catalogue for language in LANGUAGES]
        return [words.say(f"place-{place}") for words in found if words.has(f"place-{place}")]

    def deal(self, seats: int, variant: Variant) -> State:
        state: State = single(STATE)
        rules.deal(self.board, state, seats, number_in(variant, "first", if_none=EMPTY))
        return state

    def arrange(self, given: Position, seats: int, variant: Variant, rng: Array) -> State:
        state = self.deal(seats, variant)
        arrange(self.map, self.board, state, given, rng)
        return state

    def position(self, state: State) -> JsonObject:
        return position(self.map, state)

    def most_decisions(self, seats: int, variant: Variant) -> int:
        """Return a bound that follows from what runs out.

        A card is drawn from the box or after it was paid, and a claim pays no more train cards, and
        no more terrain cards, than it uses trains. A claim takes at most four decisions and uses a
        train or more, a draw of tickets takes two and keeps a ticket or more. Between two other
        turns each other seat passes once at most.
        """
        trains = self.map.counts.trains * seats
        cards = sum(self.map.train.values()) + sum(self.map.terrain.values()) + 2 * trains
        claims = min(trains, len(self.map.tracks))
        turns = cards + CLAIM_STEPS * claims + 2 * len(self.map.tickets) + seats
        return (turns + 1) * seats

    def name_way(self, state: State, way: Way) -> str:
        return moves.name_way(self.map, state, way)

    def find_way(self, state: State, text: str, ways: int) -> Way:
        return moves.find_way(self.map, state, text, ways)

    def is_open(self, move: Move) -> bool:
        return PICK <= move < CLAIM

    def observe(self, before: Blank, after: Blank, who: int, move: int) -> list[Event]:
        return observe(self.map, before, after, who, move)

    def concerned(self, before: Blank, after: Blank, who: int, move: int) -> Collection[int]:
        return concerned(before, after, who, move)

    def refusal(self, view: Blank, seat: int, move: int, rule: int) -> JsonObject:
        return refusal(self.map, self.board, view, seat, move, rule)

    def sheet(self, view: Blank) -> list[dict[str, int]]:
        return sheet(self.map, self.board, view)

    def keepsake(self, view: JsonMapping, seat: int) -> Keepsake:
        tickets = view["tickets"][seat]
        completed = [ticket["points"] for ticket in tickets if ticket["complete"]]
        facts = {"kept": len(tickets), "completed": len(completed)}
        return Keepsake(
            facts | {"longest": max(completed, default=0)}, {"claimed": view["claimed"]}
        )

    def reasons(self, view: JsonMapping, seat: int, moves: Sequence[str]) -> list[Reason | None]:
        return reasons(self.map, view, seat, moves)

    def plans(self, view: Blank, seat: int, move: str | None = None) -> list[Plan]:
        """Every way to go on with the claim that a seat has begun, or would begin with a move, by
        its own view.
        """
        return plans(self, view, seat, move)


def _both(one: Track, other: Track) -> dict[str, str]:
    return {"first": one.text, "one": one.colour, "second": other.text, "other": other.colour}


def _plain(name: str) -> str:
    """A name in small letters, without accents, and with hyphens for all but letters and digits
    within its words.
    """
    bare = (
        unicodedata.normalize("NFKD", name.lower().replace("’", "'"))
        .encode("ascii", "ignore")
        .decode()
    )
    return " ".join("-".join(re.findall(r"[a-z0-9]+", word)) for word in bare.split())


games = {"tickets": Tickets("tickets", DATA / "heart-of-africa.toml", "heart-of-africa")}
