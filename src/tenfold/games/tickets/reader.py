"""Reading a Ticket to Ride position: what it gives, as numbers, and everything that cannot be."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from tenfold.games.positions import Position, Reader, is_list, is_number

from .checks import Checks
from .given import Cards, Claim, Given, Put, last_round
from .map import EMPTY, KINDS, TERRAIN, Map, Track

KEYS = (
    *(
        "hands",
        "terrain",
        "tickets",
        "claimed",
        "trains",
        "scores",
        "face_up",
        "terrain_up",
        "turn",
    ),
    *("discards", "terrain_discards", "known", "fresh", "under", "offered", "chosen", "claim"),
    *("picked", "passes", "last_round"),
)

MOST_POINTS = 9999

T = TypeVar("T")


def read(map_: Map, seats: int, first: int | None, position: Position) -> Given:
    """Return what a position gives; raises BadPosition with everything that is wrong with it."""
    return _Reader(map_, seats, first, position).read()


class _Reader(Reader):
    """Takes what a position names out of the box, and notes what cannot be."""

    def __init__(self, map_: Map, seats: int, first: int | None, position: Position) -> None:
        spare = [0] * (KINDS - len(map_.train) - len(map_.terrain))
        super().__init__(
            position, KEYS, seats, [*map_.train.values(), *map_.terrain.values(), *spare]
        )
        self.map, self.first = map_, first
        self.unused = set(range(len(map_.tickets)))

    def read(self) -> Given:
        claimed = self.claimed()
        trains = self.trains(claimed)
        wanted = self.number("last_round", 1, self.seats)
        chosen = self.chosen()
        given = Given(
            hands=self.of_seats("hands", lambda where, cards: self.cards(where, cards, 0, TERRAIN)),
            terrain=self.of_seats(
                "terrain", lambda where, cards: self.cards(where, cards, TERRAIN, KINDS)
            ),
            known=[known or [0] * KINDS for known in self.of_seats("known", self.known)],
            fresh=self.of_seats("fresh", self.known),
            up=self.both("face_up", "terrain_up"),
            discard=self.both("discards", "terrain_discards"),
            left=self.left,
            chosen=chosen,
            tickets=self.of_seats("tickets", self.tickets),
            under=self.under(),
            offered=self.of_seats("offered", self.offers),
            claimed=claimed,
            trains=trains,
            points=self.points(claimed),
            turns=self.turns(trains, wanted),
            claim=self.claim(),
            picked=self.flag("picked"),
            passes=self.number("passes", 0, self.seats - 1) or 0,
            last_round=wanted,
        )
        self.check(Checks(self.map, self.given, given, len(self.unused)))
        return given

    def check(self, checks: Checks) -> None:
        """Raise all that is wrong."""
        self.refuse_unknown()
        self.problems.extend(checks.problems())
        if not self.problems:
            self.problems.extend(checks.shortages())
        self.close()

    def of_seats(self, key: str, read: Callable[[str, Any], T]) -> list[T | None]:
        """Return a list with an item for each seat, None if it is not given."""
        found: list[T | None] = [None] * self.seats
        given = self.given.get(key)
        if given is None:
            return found
        if not is_list(given) or len(given) != self.seats:
            self.problems.append(f"{key}: not a list of {self.seats}, one for each seat")
            return found
        for seat, item in enumerate(given):
            if item is not None:
                found[seat] = read(f"{key}[{seat}]", item)
        return found

    def cards(self, where: str, given: Any, first: int, end: int) -> Cards:
        """Return how many cards of each kind there are, and take them out of the box."""
        found = [0] * KINDS
        for kind, number in self.counted(where, given, first, end).items():
            found[kind] += number
            self.left[kind] -= number
        return found

    def counted(self, where: str, given: Any, first: int, end: int) -> dict[int, int]:
        if is_list(given):
            given = {kind: list(given).count(kind) for kind in given if isinstance(kind, str)}
        if not isinstance(given, Mapping):
            self.problems.append(f"{where}: not cards, as a list or as how many there are of each")
            return {}
        found, kinds = {}, self.map.kinds[first:end]
        for kind, number in given.items():
            if kind not in kinds:
                self.problems.append(f"{where}: there is no card {kind!r}")
            elif not is_number(number) or not 0 <= number <= 127:
                self.problems.append(f"{where}: {number!r} {kind} cards")
            else:
                found[first + kinds.index(kind)] = number
        return found

    def both(self, train: str, terrain: str) -> Cards:
        """Return the cards of two keys, one for each deck."""
        one = self.cards(train, self.given.get(train) or {}, 0, TERRAIN)
        other = self.cards(terrain, self.given.get(terrain) or {}, TERRAIN, KINDS)
        return [a + b for a, b in zip(one, other, strict=True)]

    def known(self, where: str, given: Any) -> Cards:
        """Return how many cards of each kind are known, without taking them out of the box."""
        found = [0] * KINDS
        for kind, number in self.counted(where, given, 0, TERRAIN).items():
            found[kind] = number
        return found

    def tickets(self, where: str, given: Any) -> list[int]:
        """Return the tickets of a list of pairs of ends, in either order."""
        if not is_list(given):
            self.problems.append(f"{where}: not a list of tickets")
            return []
        found = [self.ticket(f"{where}[{i}]", ends) for i, ends in enumerate(given)]
        return [ticket for ticket in found if ticket is not None]

    def ticket(self, where: str, given: Any) -> int | None:
        for index, ticket in enumerate(self.map.tickets):
            if is_list(given) and list(given) in (list(ticket.ends), list(ticket.ends[::-1])):
                if index not in self.unused:
                    self.problems.append(f"{where}: {ticket.text} is somewhere else already")
                self.unused.discard(index)
                return index
        self.problems.append(f"{where}: there is no ticket {given!r}")
        return None

    def under(self) -> list[Put]:
        """Return the tickets under the deck, and who put each there."""
        given = _as_list(self.given.get("under") or [])
        found = [self.put(f"under[{i}]", item) for i, item in enumerate(given)]
        return [put for put in found if put is not None]

    def offers(self, where: str, given: Any) -> list[Put]:
        """Return the tickets that a seat is offered."""
        found = [self.offer(f"{where}[{i}]", item) for i, item in enumerate(_as_list(given))]
        return [offer for offer in found if offer is not None]

    def offer(self, where: str, given: Any) -> Put | None:
        """Return a ticket; before the ends of one that lay under the deck, it is said who put it
        there.
        """
        if is_list(given) and len(given) == 3:
            return self.put(where, given)
        ticket = self.ticket(where, given)
        if ticket is None:
            return None
        return EMPTY, ticket

    def put(self, where: str, given: Any) -> Put | None:
        """Return a seat and the ticket that it put under the deck."""
        if (
            not is_list(given)
            or len(given) != 3
            or not is_number(given[0])
            or given[0] not in range(self.seats)
        ):
            self.problems.append(f"{where}: {given!r} is not a seat and the two ends of a ticket")
            return None
        ticket = self.ticket(where, given[1:])
        if ticket is None:
            return None
        return given[0], ticket

    def chosen(self) -> list[int | None] | None:
        """Return the subset of its first tickets that each seat has chosen, or None if the position
        gives none.
        """
        if self.given.get("chosen") is None:
            return None
        return self.of_seats("chosen", self.subset)

    def subset(self, where: str, given: Any) -> int:
        """Return some of the offered tickets, as the bits of their numbers."""
        slots: set[int] = set()
        if is_list(given) and all(is_number(slot) for slot in given):
            slots = set(given)
        least, most = self.map.counts.keep_first, self.map.counts.tickets
        if not slots <= set(range(1, most + 1)) or len(slots) < least:
            self.problems.append(
                f"{where}: not a list of {least} or more of the numbers from 1 to {most}"
            )
        return sum(1 << slot - 1 for slot in slots if slot > 0)

    def claimed(self) -> dict[int, int]:
        """Return the seat that has each claimed track."""
        found: dict[int, int] = {}
        given = self.given.get("claimed") or {}
        if not isinstance(given, Mapping):
            self.problems.append("claimed: not a table from a track to a seat")
            return found
        for text, seat in given.items():
            track = self.track("claimed", text)
            if not is_number(seat) or seat not in range(self.seats):
                self.problems.append(
                    f"claimed: {text}: {seat!r} is not a seat, 0 to {self.seats - 1}"
                )
            elif track is not None:
                found[track] = seat
        return found

    def track(self, where: str, given: Any) -> int | None:
        texts = {
            text: index for index, track in enumerate(self.map.tracks) for text in _names(track)
        }
        if given in texts:
            return texts[given]
        self.problems.append(
            f"{where}: there is no track {given!r}; one is called {self.map.tracks[0].text!r}"
        )
        return None

    def trains(self, claimed: dict[int, int]) -> list[int]:
        """Return the trains left: what the claimed routes leave, or fewer if that is given."""
        left = [self.map.counts.trains] * self.seats
        for index, seat in claimed.items():
            left[seat] -= self.map.tracks[index].length
        for seat in range(self.seats):
            if left[seat] < 0:
                self.problems.append(
                    f"claimed: seat {seat} would need {-left[seat]} trains more than there are"
                )
        given = self.of_seats(
            "trains", lambda where, trains: self.checked(where, trains, 0, self.map.counts.trains)
        )
        for seat, trains in enumerate(given):
            if trains is None:
                continue
            if trains > max(left[seat], 0):
                self.problems.append(f"trains[{seat}]: {trains}, but its routes leave {left[seat]}")
            left[seat] = trains
        return left

    def points(self, claimed: dict[int, int]) -> list[int]:
        """Return the points of routes: those of the claimed ones undoubled, if nothing else is
        given; any may be doubled.
        """
        worth = [
            self.worth(index for index in claimed if claimed[index] == seat)
            for seat in range(self.seats)
        ]
        given = self.of_seats(
            "scores", lambda where, points: self.checked(where, points, 0, MOST_POINTS)
        )
        found = [min(sums) for sums in worth]
        for seat, points in enumerate(given):
            if points is None:
                continue
            if points not in worth[seat]:
                bounds = f"{min(worth[seat])}, and up to {max(worth[seat])} if some are doubled"
                self.problems.append(f"scores[{seat}]: {points}, but its routes are worth {bounds}")
            found[seat] = points
        return found

    def worth(self, tracks: Iterable[int]) -> set[int]:
        """Return the points that tracks can have brought, each doubled or not (H4.7)."""
        found = {0}
        for track in tracks:
            points = self.map.route_points[self.map.tracks[track].length - 1]
            found = {before + times * points for before in found for times in (1, 2)}
        return found

    def turns(self, trains: list[int], wanted: int | None) -> list[int]:
        """Return the seats whose turn it may be, by what is given of the last round."""
        every = self.possible_turns()
        few = self.map.counts.last_trains
        if wanted is None or self.map.counts.trains <= few:
            return every
        found = [seat for seat in every if last_round(self.map, trains, seat) == wanted]
        if not found and min(trains) > few:
            self.problems.append(f"last_round: nobody has {few} trains or fewer")
        elif not found:
            told = last_round(self.map, trains, every[0])
            self.problems.append(
                f"last_round: {wanted}, but by the trains that seats have it is {told}"
            )
        return found or every

    def possible_turns(self) -> list[int]:
        """Return the seats whose turn it may be by the turn, or by who began."""
        turn = self.number("turn", 0, self.seats - 1)
        if turn is None:
            turn = self.first
        if turn is None:
            return list(range(self.seats))
        return [turn]

    def claim(self) -> Claim | None:
        """Return the claim that is begun, if there is one."""
        given = self.given.get("claim")
        if given is None:
            return None
        if not isinstance(given, Mapping) or not set(given) <= {"route", "colour", "locomotives"}:
            self.problems.append(
                "claim: not a table with a route and, if they are said, a colour and locomotives"
            )
            return None
        colour = given.get("colour")
        if colour is not None and colour not in self.map.train:
            self.problems.append(f"claim: there is no colour {colour!r}")
            colour = None
        locomotives = given.get("locomotives")
        if locomotives is not None:
            most = self.map.train["locomotive"]
            locomotives = self.checked("claim: locomotives", locomotives, 0, most)
        track = self.track("claim", given.get("route"))
        if track is None:
            return None
        return Claim(track, colour and self.map.kinds.index(colour), locomotives)

    def flag(self, key: str) -> bool:
        given = self.given.get(key, False)
        if not isinstance(given, bool):
            self.problems.append(f"{key}: {given!r} is not true or false")
        return bool(given)

    def number(self, key: str, least: int, most: int) -> int | None:
        """Return a number within bounds, or None if it is not given."""
        given = self.given.get(key)
        if given is None:
            return None
        return self.checked(key, given, least, most)

    def checked(self, where: str, given: Any, least: int, most: int) -> int:
        """Return a number; one that is not within the bounds is noted as a problem."""
        if is_number(given) and least <= given <= most:
            return int(given)
        self.problems.append(f"{where}: {given!r} is not within {least} to {most}")
        return least


def _as_list(given: Any) -> list[Any]:
    """Return a list as it is, and anything else as the only item of a list."""
    if is_list(given):
        return list(given)
    return [given]


def _names(track: Track) -> tuple[str, str]:
    """Return a track's text, with its ends in either order."""
    one, other = track.ends
    return track.text, f"{other} {one} {track.number}"
