"""The map, the cards and the tickets of a Ticket to Ride game, with their names: read from a data
file and checked.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from tenfold.games.data import Table, read

DATA = Path(__file__).parent / "data"
SEATS, COLOURS, TERRAINS, TRACKS, PLACES, TICKETS = 5, 8, 3, 120, 52, 48
LONGEST, OFFERS, ENDS = 6, 4, 4
"""The most that a record has room for: spaces of a route, tickets offered at once, places of a
country.
"""

LOCOMOTIVE = COLOURS
TERRAIN = LOCOMOTIVE + 1
KINDS = TERRAIN + TERRAINS
"""Kinds of cards: the colours, the locomotive, then the terrains. The first TERRAIN of them are
train cards.
"""

TRAIN_DECK, TERRAIN_DECK = 0, 1
EMPTY, UNKNOWN = -1, -2
"""Instead of a seat, a ticket or a track: there is none; there is one that the viewer does not
know.
"""

GREY = -1
"""Instead of a colour: any."""

GREY_NAME, LOCOMOTIVE_NAME = "grey", "locomotive"


@dataclass(frozen=True, slots=True)
class Place:
    """A city, a junction or one end of a country."""

    id: str
    name: str
    country: str | None
    """The country that the place is an end of, or None for a city or a junction."""
    junction: bool
    """Whether no ticket can name it."""
    at: tuple[float, ...]
    """The position on the board as fractions of its width and height, for the map in the terminal.
    """


@dataclass(frozen=True, slots=True)
class Track:
    """One track of a route."""

    ends: tuple[str, str]
    number: int
    """1, or 2 for the second track of a double route."""
    length: int
    colour: str
    ferry: int

    @property
    def text(self) -> str:
        """As a move or a position names it: its ends and its number."""
        return f"{self.ends[0]} {self.ends[1]} {self.number}"


@dataclass(frozen=True, slots=True)
class Ticket:
    """Two ends to join: cities, or countries in small letters."""

    ends: tuple[str, str]
    points: int

    @property
    def text(self) -> str:
        """As chance names it."""
        return f"{self.ends[0]} {self.ends[1]}"


@dataclass(frozen=True, slots=True)
class Counts:
    """What is counted out at the start, and what a turn counts."""

    seats: int
    trains: int
    hand: int
    terrain: int
    tickets: int
    keep_first: int
    keep: int
    face_up: int
    terrain_up: int
    last_trains: int

    def dealt_from(self, number: int) -> int:
        """Return the deck that a seat's card of the deal comes from, by the number of cards before
        it; EMPTY for a ticket, which comes after them.
        """
        if number < self.hand:
            return TRAIN_DECK
        if number < self.hand + self.terrain:
            return TERRAIN_DECK
        return EMPTY


@dataclass(frozen=True)
class Map:
    """A data file, read and found sound."""

    name: str
    places: tuple[Place, ...]
    tracks: tuple[Track, ...]
    tickets: tuple[Ticket, ...]
    train: dict[str, int]
    terrain: dict[str, int]
    ground: dict[str, str]
    """The terrain of each colour of route."""
    route_points: tuple[int, ...]
    globetrotter: int
    counts: Counts

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """The text of each kind of card; a terrain that this map has not is its number."""
        spare = [str(number) for number in range(len(self.terrain) + 1, TERRAINS + 1)]
        return (*self.train, *self.terrain, *spare)

    @cached_property
    def routes(self) -> tuple[str, ...]:
        """The text of each track."""
        return tuple(track.text for track in self.tracks)

    @cached_property
    def ticket_texts(self) -> tuple[str, ...]:
        """The text of each ticket."""
        return tuple(ticket.text for ticket in self.tickets)

    @cached_property
    def ends(self) -> list[list[str]]:
        """The ends of each ticket, as plain JSON."""
        return [list(ticket.ends) for ticket in self.tickets]

    @cached_property
    def indices(self) -> dict[str, int]:
        """The number of each place."""
        return {place.id: index for index, place in enumerate(self.places)}

    @cached_property
    def named(self) -> dict[str, str]:
        """How people write what a place or a ticket's end is called."""
        countries = {place.country.lower(): place.country for place in self.places if place.country}
        return {**countries, **{place.id: place.name for place in self.places}}

    def goals(self, end: str) -> list[str]:
        """The places that complete an end of a ticket: the city, or any end of the country
        (H6.3).
        """
        ends = [place.id for place in self.places if place.country and place.country.lower() == end]
        cities = [place.id for place in self.places if not place.country and not place.junction]
        return ends or [city for city in cities if city == end]


def load(path: Path) -> Map:
    """Read a map; raises BadData with every fault."""
    top = read(path)
    cards, points = top.table("cards"), top.table("points")
    train, terrain = _cards(cards.table("train")), _cards(cards.table("terrain"))
    found = Map(
        top.text("name"),
        tuple(_place(table) for table in top.tables("places")),
        tuple(track for table in top.tables("routes") for track in _tracks(table)),
        tuple(_ticket(table) for table in top.tables("tickets")),
        train,
        terrain,
        _ground(top.table("terrain"), [*train, GREY_NAME], terrain),
        tuple(int(number) for number in points.numbers("route")),
        points.number("globetrotter", 0, 100),
        _counts(top.table("counts")),
    )
    _check_cards(cards, found)
    _check_places(top, found)
    _check_tracks(top, found)
    _check_tickets(top, found)
    _check_counts(top.table("expect"), found)
    top.close()
    return found


def _cards(table: Table) -> dict[str, int]:
    return {key: table.number(key, 0, 99) for key in table.keys()}  # noqa: SIM118


def _place(table: Table) -> Place:
    name, country, junction = table.text("id"), table.text("country", ""), table.flag("junction")
    table.place += f" ({name})"
    at = table.numbers("at")
    if len(at) != 2:
        table.problem("at is a pair of numbers")
    title = country
    if not title and junction:
        title = name.replace("-", " ")
    elif not title:
        title = table.text("name")
    return Place(name, title, country or None, junction, tuple(at))


def _tracks(table: Table) -> list[Track]:
    ends, colours = _pair(table), table.texts("colours")
    length, ferry = table.number("length", 1, LONGEST), table.number("ferry", 0, LONGEST, 0)
    if len(colours) not in (1, 2):
        table.problem(f"colours: {len(colours)} of them, not 1 or 2")
    if ferry > length:
        table.problem(f"ferry is {ferry}, more than the length")
    return [
        Track(ends, number, length, colour, ferry) for number, colour in enumerate(colours[:2], 1)
    ]


def _ticket(table: Table) -> Ticket:
    return Ticket(_pair(table), table.number("points", 1, 100))


def _pair(table: Table) -> tuple[str, str]:
    ends = table.texts("ends")
    table.place += f" ({' - '.join(ends)})"
    if len(ends) != 2 or ends[0] == ends[1]:
        table.problem("ends is not a pair of different places")
    one, other, *_ = *ends, "", ""
    return one, other


def _ground(table: Table, colours: Sequence[str], terrain: Iterable[str]) -> dict[str, str]:
    """The terrain of each colour."""
    found: dict[str, str] = {}
    for kind in terrain:
        for colour in table.texts(kind):
            if colour not in colours or colour == LOCOMOTIVE_NAME:
                table.problem(f"{kind}: there is no colour {colour!r}")
            if colour in found:
                table.problem(f"{colour} is {kind} and {found[colour]}")
            found[colour] = kind
    return found


def _counts(table: Table) -> Counts:
    return Counts(
        seats=table.number("seats", 2, SEATS),
        trains=table.number("trains", 1, 100),
        hand=table.number("hand", 0, 20),
        terrain=table.number("terrain", 0, 20),
        tickets=table.number("tickets", 1, OFFERS),
        keep_first=table.number("keep_first", 1, OFFERS),
        keep=table.number("keep", 1, OFFERS),
        face_up=table.number("face_up", 1, 20),
        terrain_up=table.number("terrain_up", 0, 20),
        last_trains=table.number("last_trains", 0, 20),
    )


def _check_cards(table: Table, map_: Map) -> None:
    """Enough of everything for the fullest table, and no more than a record counts."""
    counts = map_.counts
    if len(map_.train) != COLOURS + 1 or list(map_.train)[-1] != LOCOMOTIVE_NAME:
        table.problem(f"train: not {COLOURS} colours and then {LOCOMOTIVE_NAME}")
    if len(map_.terrain) > TERRAINS:
        table.problem(f"terrain: {len(map_.terrain)} of them, but there is room for {TERRAINS}")
    train, terrain = sum(map_.train.values()), sum(map_.terrain.values())
    if not counts.seats * counts.hand + counts.face_up <= train <= 127:
        table.problem(f"train: {train} cards, too few for {counts.seats} seats or more than 127")
    if not counts.seats * counts.terrain + counts.terrain_up <= terrain <= 127:
        table.problem(
            f"terrain: {terrain} cards, too few for {counts.seats} seats or more than 127"
        )
    if counts.seats * counts.tickets > len(map_.tickets):
        table.problem(f"tickets: {len(map_.tickets)}, too few for {counts.seats} seats")


def _check_places(top: Table, map_: Map) -> None:
    ids = [place.id for place in map_.places]
    if len(ids) > PLACES:
        top.problem(f"places: {len(ids)} of them, but there is room for {PLACES}")
    for twice in sorted({place for place in ids if ids.count(place) > 1}):
        top.problem(f"places: the id {twice!r} is there twice")
    for country in sorted({place.country for place in map_.places if place.country}):
        if len(map_.goals(country.lower())) > ENDS:
            top.problem(f"places: {country} has more than {ENDS} ends")
        if country.lower() in ids:
            top.problem(f"places: {country.lower()!r} is a country and a place")


def _check_tracks(top: Table, map_: Map) -> None:
    if len(map_.tracks) > TRACKS:
        top.problem(f"routes: {len(map_.tracks)} tracks, but there is room for {TRACKS}")
    seen: set[frozenset[str]] = set()
    for track in map_.tracks:
        for end in track.ends:
            if end not in map_.indices:
                top.problem(f"routes: there is no place {end!r}")
        if track.colour not in [*map_.train, GREY_NAME] or track.colour == LOCOMOTIVE_NAME:
            top.problem(f"routes ({track.text}): there is no colour {track.colour!r}")
        if track.length > len(map_.route_points):
            top.problem(
                f"routes ({track.text}): points.route says nothing of length {track.length}"
            )
        if track.number == 1 and frozenset(track.ends) in seen:
            top.problem(f"routes: {track.ends[0]} - {track.ends[1]} is there twice")
        seen.add(frozenset(track.ends))


def _check_tickets(top: Table, map_: Map) -> None:
    if len(map_.tickets) > TICKETS:
        top.problem(f"tickets: {len(map_.tickets)} of them, but there is room for {TICKETS}")
    seen: set[frozenset[str]] = set()
    for ticket in map_.tickets:
        for end in ticket.ends:
            if not map_.goals(end):
                top.problem(f"tickets: there is no city or country {end!r}")
        if frozenset(ticket.ends) in seen:
            top.problem(f"tickets: {ticket.text} is there twice")
        seen.add(frozenset(ticket.ends))


def _check_counts(expect: Table, map_: Map) -> None:
    """Compare with the counts that the box gives."""
    counts = {
        "places": len(map_.places),
        "connections": sum(track.number == 1 for track in map_.tracks),
        "tracks": len(map_.tracks),
        "spaces": sum(track.length for track in map_.tracks),
        "tickets": len(map_.tickets),
        "train_cards": sum(map_.train.values()),
        "terrain_cards": sum(map_.terrain.values()),
    }
    for key, found in counts.items():
        wanted = expect.number(key, 0, 999)
        if found != wanted:
            expect.problem(f"{key} is {wanted}, but the file has {found}")
