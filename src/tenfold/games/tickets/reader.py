"""Reading a Ticket to Ride position: what it gives, as numbers, and everything that cannot be."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from tenfold.errors import BadPosition
from tenfold.games.game import Position

from .claim import CROWD
from .map import KINDS, TERRAIN, Map, Track

KEYS = (
    *("hands", "terrain", "tickets", "claimed", "trains", "scores", "face_up", "terrain_up", "turn"),
    *("discards", "terrain_discards", "known", "fresh", "under", "offered", "picked", "passes", "last_round"),
)
MOST_POINTS = 9999

T = TypeVar("T")
Cards = list[int]
"""How many cards of each kind."""


@dataclass(frozen=True, slots=True)
class Given:
    """What a position gives; None is to be dealt."""

    hands: list[Cards | None]
    terrain: list[Cards | None]
    known: list[Cards]
    fresh: list[Cards | None]
    up: Cards
    discard: Cards
    left: Cards
    """What is nowhere else: the decks, and what is still to be dealt."""
    tickets: list[list[int] | None]
    under: list[tuple[int, int]]
    """Who put each ticket under the deck, and which."""
    offered: list[int]
    claimed: dict[int, int]
    trains: list[int]
    points: list[int]
    turn: int | None
    picked: bool
    passes: int
    last_round: int | None


def read(of: Map, seats: int, position: Position) -> Given:
    """What a position gives; raises BadPosition with everything that is wrong with it."""
    return _Reader(of, seats, position).read()


class _Reader:
    """Takes what a position names out of the box, and notes what cannot be."""

    def __init__(self, of: Map, seats: int, position: Position) -> None:
        self.of = of
        self.seats = seats
        self.position = position
        self.problems: list[str] = []
        spare = [0] * (KINDS - len(of.train) - len(of.terrain))
        self.left: Cards = [*of.train.values(), *of.terrain.values(), *spare]
        self.unused = set(range(len(of.tickets)))

    def read(self) -> Given:
        claimed = self.claimed()
        given = Given(
            hands=self.of_seats("hands", lambda where, cards: self.cards(where, cards, 0, TERRAIN)),
            terrain=self.of_seats("terrain", lambda where, cards: self.cards(where, cards, TERRAIN, KINDS)),
            known=[known or [0] * KINDS for known in self.of_seats("known", self.known)],
            fresh=self.of_seats("fresh", self.known),
            up=self.both("face_up", "terrain_up"),
            discard=self.both("discards", "terrain_discards"),
            left=self.left,
            tickets=self.of_seats("tickets", self.tickets),
            under=self.under(),
            offered=self.offered(),
            claimed=claimed,
            trains=self.trains(claimed),
            points=self.points(claimed),
            turn=self.number("turn", None, 0, self.seats - 1),
            picked=self.picked(),
            passes=self.number("passes", 0, 0, self.seats - 1) or 0,
            last_round=self.number("last_round", None, 1, self.seats),
        )
        self.check(given)
        return given

    def of_seats(self, key: str, read: Callable[[str, Any], T]) -> list[T | None]:
        """A list with an item for each seat; None where it is not given."""
        given = self.position.get(key)
        if given is None:
            return [None] * self.seats
        if not _is_list(given) or len(given) != self.seats:
            self.problems.append(f"{key}: not a list of {self.seats}, one for each seat")
            return [None] * self.seats
        return [None if item is None else read(f"{key}[{seat}]", item) for seat, item in enumerate(given)]

    def cards(self, where: str, given: Any, first: int, end: int) -> Cards:
        """Cards as counts, or as a list of them; they are taken out of the box."""
        found = [0] * KINDS
        for kind, number in self.counted(where, given, first, end).items():
            found[kind] += number
            self.left[kind] -= number
        return found

    def counted(self, where: str, given: Any, first: int, end: int) -> dict[int, int]:
        if _is_list(given):
            given = {kind: list(given).count(kind) for kind in given if isinstance(kind, str)}
        if not isinstance(given, Mapping):
            self.problems.append(f"{where}: not cards, as a list or as how many there are of each")
            return {}
        found, kinds = {}, self.of.kinds[first:end]
        for kind, number in given.items():
            if kind not in kinds:
                self.problems.append(f"{where}: there is no card {kind!r}")
            elif not _is_number(number, 0, 127):
                self.problems.append(f"{where}: {number!r} {kind} cards")
            else:
                found[first + kinds.index(kind)] = number
        return found

    def both(self, train: str, terrain: str) -> Cards:
        """The cards of two keys, one for each deck."""
        one = self.cards(train, self.position.get(train) or {}, 0, TERRAIN)
        other = self.cards(terrain, self.position.get(terrain) or {}, TERRAIN, KINDS)
        return [a + b for a, b in zip(one, other, strict=True)]

    def known(self, where: str, given: Any) -> Cards:
        found = [0] * KINDS
        for kind, number in self.counted(where, given, 0, TERRAIN).items():
            found[kind] = number
        return found

    def tickets(self, where: str, given: Any) -> list[int]:
        """Tickets as a list of pairs of ends, in either order."""
        if not _is_list(given):
            self.problems.append(f"{where}: not a list of tickets")
            return []
        found = [self.ticket(f"{where}[{i}]", ends) for i, ends in enumerate(given)]
        return [ticket for ticket in found if ticket is not None]

    def ticket(self, where: str, given: Any) -> int | None:
        for index, ticket in enumerate(self.of.tickets):
            if _is_list(given) and list(given) in (list(ticket.ends), list(ticket.ends[::-1])):
                if index not in self.unused:
                    self.problems.append(f"{where}: {ticket.text} is somewhere else already")
                self.unused.discard(index)
                return index
        self.problems.append(f"{where}: there is no ticket {given!r}")
        return None

    def under(self) -> list[tuple[int, int]]:
        """Tickets under the deck: who put each there, and its two ends."""
        found = []
        given = self.position.get("under") or []
        for i, item in enumerate(given if _is_list(given) else [given]):
            if not _is_list(item) or len(item) != 3 or not _is_number(item[0], 0, self.seats - 1):
                self.problems.append(f"under[{i}]: {item!r} is not a seat and the two ends of a ticket")
                continue
            ticket = self.ticket(f"under[{i}]", item[1:])
            if ticket is not None:
                found.append((item[0], ticket))
        return found

    def offered(self) -> list[int]:
        found = self.tickets("offered", self.position.get("offered") or [])
        if len(found) > self.of.counts.tickets:
            self.problems.append(f"offered: {len(found)} tickets; {self.of.counts.tickets} are the most")
        return found

    def claimed(self) -> dict[int, int]:
        """The seat that has each claimed track."""
        texts = {text: index for index, track in enumerate(self.of.tracks) for text in _names(track)}
        found: dict[int, int] = {}
        given = self.position.get("claimed") or {}
        if not isinstance(given, Mapping):
            self.problems.append("claimed: not a table from a track to a seat")
            return found
        for text, seat in given.items():
            if text not in texts:
                self.problems.append(f"claimed: there is no track {text!r}; one is called {self.of.tracks[0].text!r}")
            elif not _is_number(seat, 0, self.seats - 1):
                self.problems.append(f"claimed: {text}: {seat!r} is not a seat, 0 to {self.seats - 1}")
            else:
                found[texts[text]] = seat
        self.check_doubles(found)
        return found

    def check_doubles(self, claimed: dict[int, int]) -> None:
        for index in claimed:
            if self.of.tracks[index].number == 2 and index - 1 in claimed:
                route = " ".join(self.of.tracks[index].ends)
                if claimed[index] == claimed[index - 1]:
                    self.problems.append(f"claimed: seat {claimed[index]} has both tracks of {route}")
                elif self.seats < CROWD:
                    self.problems.append(f"claimed: both tracks of {route}, with {self.seats} seats")

    def trains(self, claimed: dict[int, int]) -> list[int]:
        """The trains left: what the claimed routes leave, if nothing else is said; it may be less."""
        left = [self.of.counts.trains] * self.seats
        for index, seat in claimed.items():
            left[seat] -= self.of.tracks[index].length
        for seat in range(self.seats):
            if left[seat] < 0:
                self.problems.append(f"claimed: seat {seat} would need {-left[seat]} trains more than there are")
        given = self.of_seats("trains", lambda where, trains: self.checked(where, trains, 0, self.of.counts.trains))
        for seat, trains in enumerate(given):
            if trains is not None and trains > max(left[seat], 0):
                self.problems.append(f"trains[{seat}]: {trains}, but its routes leave {left[seat]}")
        return [left[seat] if trains is None else trains for seat, trains in enumerate(given)]

    def points(self, claimed: dict[int, int]) -> list[int]:
        """Points of routes: those of the claimed ones undoubled, if nothing else is said; it may be more."""
        least = [0] * self.seats
        for index, seat in claimed.items():
            least[seat] += self.of.route_points[self.of.tracks[index].length - 1]
        given = self.of_seats("scores", lambda where, points: self.checked(where, points, 0, MOST_POINTS))
        for seat, points in enumerate(given):
            if points is not None and points < least[seat]:
                self.problems.append(f"scores[{seat}]: {points}, but its routes are worth {least[seat]}")
        return [least[seat] if points is None else points for seat, points in enumerate(given)]

    def picked(self) -> bool:
        given = self.position.get("picked", False)
        if not isinstance(given, bool):
            self.problems.append(f"picked: {given!r} is not true or false")
        if given and self.position.get("offered"):
            self.problems.append("picked: no card is picked in a turn in which tickets are offered")
        return bool(given)

    def number(self, key: str, default: int | None, least: int, most: int) -> int | None:
        given = self.position.get(key)
        return default if given is None else self.checked(key, given, least, most)

    def checked(self, where: str, given: Any, least: int, most: int) -> int:
        if _is_number(given, least, most):
            return int(given)
        self.problems.append(f"{where}: {given!r} is not within {least} to {most}")
        return least

    def check(self, given: Given) -> None:
        """Raise all that is wrong."""
        self.problems.extend(
            f"{key}: unknown; a position has {', '.join(KEYS)}" for key in self.position if key not in KEYS
        )
        self.check_known(given)
        self.check_rows(given)
        self.check_cards(given)
        self.check_tickets(given)
        if self.problems:
            raise BadPosition("a position that cannot be", self.problems)

    def check_known(self, given: Given) -> None:
        for seat in range(self.seats):
            hand, fresh = given.hands[seat] or [0] * KINDS, given.fresh[seat] or [0] * KINDS
            for kind, number in enumerate(given.known[seat]):
                name = self.of.kinds[kind]
                if number > hand[kind]:
                    self.problems.append(f"known[{seat}]: {number} {name}, more than its hand is given")
                elif number + fresh[kind] > hand[kind]:
                    self.problems.append(f"fresh[{seat}]: {fresh[kind]} {name}, more than its hand hides")

    def check_rows(self, given: Given) -> None:
        counts = self.of.counts
        for key, up, most in (
            ("face_up", given.up[:TERRAIN], counts.face_up),
            ("terrain_up", given.up[TERRAIN:], counts.terrain_up),
        ):
            if sum(up) > most:
                self.problems.append(f"{key}: {sum(up)} cards; {most} are the most")

    def check_cards(self, given: Given) -> None:
        box = {**self.of.train, **self.of.terrain}
        for kind, left in zip(self.of.kinds, self.left, strict=True):
            if left < 0:
                self.problems.append(f"{kind}: {box[kind] - left} cards, but the box has {box[kind]}")
        spare = [left + discard for left, discard in zip(self.left, given.discard, strict=True)]
        self.check_dealt("train", given.hands, self.of.counts.hand, sum(spare[:TERRAIN]))
        self.check_dealt("terrain", given.terrain, self.of.counts.terrain, sum(spare[TERRAIN:]))

    def check_dealt(self, deck: str, hands: list[Cards | None], each: int, left: int) -> None:
        wanted = hands.count(None) * each
        if not self.problems and wanted > left:
            self.problems.append(f"{wanted} {deck} cards are to be dealt, but {left} are left")

    def check_tickets(self, given: Given) -> None:
        wanted = given.tickets.count(None) * self.of.counts.keep_first
        if not self.problems and wanted > len(self.unused):
            self.problems.append(f"{wanted} tickets are to be dealt, but {len(self.unused)} are left")


def _is_list(given: Any) -> bool:
    return isinstance(given, Sequence) and not isinstance(given, str)


def _is_number(given: Any, least: int, most: int) -> bool:
    return isinstance(given, int) and not isinstance(given, bool) and least <= given <= most


def _names(track: Track) -> tuple[str, str]:
    """A track's text, either way round."""
    one, other = track.ends
    return track.text, f"{other} {one} {track.number}"
