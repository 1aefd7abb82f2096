"""Reading a Ticket to Ride position: what it gives, as numbers, and everything that cannot be."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from tenfold.games.positions import Position, Reader, is_number

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
Cards = list[int]
"""How many cards of each kind."""


Put = tuple[int, int]
"""A seat and the ticket that it put under the deck; EMPTY for one that nobody has put there."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim that is begun: its track, and as far as they are said the kind of card that pays and
    the locomotives.
    """

    track: int
    kind: int | None
    locomotives: int | None


@dataclass(frozen=True, slots=True)
class Given:
    """What a position gives; None is to be dealt, or is not."""

    hands: list[Cards | None]
    terrain: list[Cards | None]
    known: list[Cards]
    fresh: list[Cards | None]
    up: Cards
    discard: Cards
    left: Cards
    """What is nowhere else: the decks, and what is still to be dealt."""
    chosen: list[int | None] | None
    """While setting up, the subset of tickets that each seat has chosen."""
    tickets: list[list[int] | None]
    under: list[Put]
    offered: list[list[Put] | None]
    claimed: dict[int, int]
    trains: list[int]
    points: list[int]
    turns: list[int]
    """The seats whose turn it may be."""
    claim: Claim | None
    picked: bool
    passes: int
    last_round: int | None


def read(map_: Map, seats: int, first: int | None, position: Position) -> Given:
    """What a position gives; raises BadPosition with everything that is wrong with it."""
    return _Reader(map_, seats, first, position).read()


def last_round(map_: Map, trains: Sequence[int], turn: int) -> int | None:
    """How many turns are left in the last round, by the trains that are left when a seat is to
    move; None before it.

    Of the seats with few trains, the one whose turn is longest ago has started it (H7.1, H7.11).
    """
    seats = len(trains)
    ago = [
        (turn - seat - 1) % seats + 1
        for seat in range(seats)
        if trains[seat] <= map_.counts.last_trains
    ]
    return seats + 1 - max(ago) if ago else None


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
        trains, wanted = self.trains(claimed), self.number("last_round", None, 1, self.seats)
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
            passes=self.number("passes", 0, 0, self.seats - 1) or 0,
            last_round=wanted,
        )
        self.check(given)
        return given

    def of_seats(self, key: str, read: Callable[[str, Any], T]) -> list[T | None]:
        """A list with an item for each seat; None where it is not given."""
        given = self.given.get(key)
        if given is None:
            return [None] * self.seats
        if not _is_list(given) or len(given) != self.seats:
            self.problems.append(f"{key}: not a list of {self.seats}, one for each seat")
            return [None] * self.seats
        return [
            None if item is None else read(f"{key}[{seat}]", item)
            for seat, item in enumerate(given)
        ]

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
        """The cards of two keys, one for each deck."""
        one = self.cards(train, self.given.get(train) or {}, 0, TERRAIN)
        other = self.cards(terrain, self.given.get(terrain) or {}, TERRAIN, KINDS)
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
        for index, ticket in enumerate(self.map.tickets):
            if _is_list(given) and list(given) in (list(ticket.ends), list(ticket.ends[::-1])):
                if index not in self.unused:
                    self.problems.append(f"{where}: {ticket.text} is somewhere else already")
                self.unused.discard(index)
                return index
        self.problems.append(f"{where}: there is no ticket {given!r}")
        return None

    def under(self) -> list[Put]:
        """Tickets under the deck: who put each there, and its two ends."""
        given = self.given.get("under") or []
        found = [
            self.put(f"under[{i}]", item)
            for i, item in enumerate(given if _is_list(given) else [given])
        ]
        return [put for put in found if put is not None]

    def offers(self, where: str, given: Any) -> list[Put]:
        """Tickets that a seat is offered; before the ends of one that lay under the deck, who put
        it there.
        """
        found = []
        for i, item in enumerate(given if _is_list(given) else [given]):
            if _is_list(item) and len(item) == 3:
                put = self.put(f"{where}[{i}]", item)
            else:
                ticket = self.ticket(f"{where}[{i}]", item)
                put = None if ticket is None else (EMPTY, ticket)
            found.append(put)
        return [put for put in found if put is not None]

    def put(self, where: str, given: Any) -> Put | None:
        """A seat and the ticket that it put under the deck."""
        if (
            not _is_list(given)
            or len(given) != 3
            or not is_number(given[0])
            or given[0] not in range(self.seats)
        ):
            self.problems.append(f"{where}: {given!r} is not a seat and the two ends of a ticket")
            return None
        ticket = self.ticket(where, given[1:])
        return None if ticket is None else (given[0], ticket)

    def chosen(self) -> list[int | None] | None:
        """The subset of its first tickets that each seat has chosen, or None if the position gives
        none.
        """
        given = self.given.get("chosen")
        return None if given is None else self.of_seats("chosen", self.subset)

    def subset(self, where: str, given: Any) -> int:
        """Some of what is offered, as the bits of their numbers."""
        slots = set(given) if _is_list(given) and all(is_number(slot) for slot in given) else set()
        if (
            not slots <= set(range(1, self.map.counts.tickets + 1))
            or len(slots) < self.map.counts.keep_first
        ):
            least, most = self.map.counts.keep_first, self.map.counts.tickets
            self.problems.append(
                f"{where}: not a list of {least} or more of the numbers from 1 to {most}"
            )
        return sum(1 << slot - 1 for slot in slots if slot > 0)

    def claimed(self) -> dict[int, int]:
        """The seat that has each claimed track."""
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
        """The trains left: what the claimed routes leave, if nothing else is said; it may
        be less.
        """
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
            if trains is not None and trains > max(left[seat], 0):
                self.problems.append(f"trains[{seat}]: {trains}, but its routes leave {left[seat]}")
        return [left[seat] if trains is None else trains for seat, trains in enumerate(given)]

    def points(self, claimed: dict[int, int]) -> list[int]:
        """Points of routes: those of the claimed ones undoubled, if nothing else is said; any may
        be doubled.
        """
        worth = [
            self.worth(index for index in claimed if claimed[index] == seat)
            for seat in range(self.seats)
        ]
        given = self.of_seats(
            "scores", lambda where, points: self.checked(where, points, 0, MOST_POINTS)
        )
        for seat, points in enumerate(given):
            if points is not None and points not in worth[seat]:
                bounds = f"{min(worth[seat])}, and up to {max(worth[seat])} if some are doubled"
                self.problems.append(f"scores[{seat}]: {points}, but its routes are worth {bounds}")
        return [min(worth[seat]) if points is None else points for seat, points in enumerate(given)]

    def worth(self, tracks: Iterable[int]) -> set[int]:
        """What tracks can have brought, each doubled or not (H4.7)."""
        found = {0}
        for track in tracks:
            points = self.map.route_points[self.map.tracks[track].length - 1]
            found = {before + times * points for before in found for times in (1, 2)}
        return found

    def turns(self, trains: list[int], wanted: int | None) -> list[int]:
        """The seats whose turn it may be, by what is said of the last round."""
        turn = self.number("turn", None, 0, self.seats - 1)
        turn = self.first if turn is None else turn
        every = list(range(self.seats)) if turn is None else [turn]
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

    def claim(self) -> Claim | None:
        given = self.given.get("claim")
        if given is None:
            return None
        if not isinstance(given, Mapping) or not set(given) <= {"route", "colour", "locomotives"}:
            self.problems.append(
                "claim: not a table with a route and, if they are said, a colour and locomotives"
            )
            return None
        colour, locomotives = given.get("colour"), given.get("locomotives")
        if colour is not None and colour not in self.map.train:
            self.problems.append(f"claim: there is no colour {colour!r}")
            colour = None
        if locomotives is not None:
            locomotives = self.checked(
                "claim: locomotives", locomotives, 0, self.map.train["locomotive"]
            )
        track = self.track("claim", given.get("route"))
        return (
            None
            if track is None
            else Claim(track, colour and self.map.kinds.index(colour), locomotives)
        )

    def flag(self, key: str) -> bool:
        given = self.given.get(key, False)
        if not isinstance(given, bool):
            self.problems.append(f"{key}: {given!r} is not true or false")
        return bool(given)

    def number(self, key: str, default: int | None, least: int, most: int) -> int | None:
        given = self.given.get(key)
        return default if given is None else self.checked(key, given, least, most)

    def checked(self, where: str, given: Any, least: int, most: int) -> int:
        if is_number(given) and least <= given <= most:
            return int(given)
        self.problems.append(f"{where}: {given!r} is not within {least} to {most}")
        return least

    def check(self, given: Given) -> None:
        """Raise all that is wrong."""
        self.refuse_unknown()
        self.check_known(given)
        self.check_rows(given)
        self.check_cards(given)
        self.check_stage(given)
        self.check_tickets(given)
        self.close()

    def check_known(self, given: Given) -> None:
        for seat in range(self.seats):
            hand, fresh = given.hands[seat] or [0] * KINDS, given.fresh[seat] or [0] * KINDS
            for kind, number in enumerate(given.known[seat]):
                name = self.map.kinds[kind]
                if number > hand[kind]:
                    self.problems.append(
                        f"known[{seat}]: {number} {name}, more than its hand is given"
                    )
                elif number + fresh[kind] > hand[kind]:
                    self.problems.append(
                        f"fresh[{seat}]: {fresh[kind]} {name}, more than its hand hides"
                    )

    def check_rows(self, given: Given) -> None:
        counts = self.map.counts
        for key, up, most in (
            ("face_up", given.up[:TERRAIN], counts.face_up),
            ("terrain_up", given.up[TERRAIN:], counts.terrain_up),
        ):
            if sum(up) > most:
                self.problems.append(f"{key}: {sum(up)} cards; {most} are the most")

    def check_cards(self, given: Given) -> None:
        box = {**self.map.train, **self.map.terrain}
        for kind, left in zip(self.map.kinds, self.left, strict=True):
            if left < 0:
                self.problems.append(
                    f"{kind}: {box[kind] - left} cards, but the box has {box[kind]}"
                )
        spare = [left + discard for left, discard in zip(self.left, given.discard, strict=True)]
        self.check_dealt("train cards", given.hands, self.map.counts.hand, sum(spare[:TERRAIN]))
        self.check_dealt(
            "terrain cards", given.terrain, self.map.counts.terrain, sum(spare[TERRAIN:])
        )

    def check_stage(self, given: Given) -> None:
        """A turn is one thing, and while setting up there is none."""
        offered = any(given.offered)
        if given.chosen is not None:
            self.check_setup(given.chosen)
        elif given.picked + offered + (given.claim is not None) > 1:
            self.problems.append("picked, offered, claim: a turn is only one of these")
        for seat, tickets in enumerate(given.offered):
            if tickets and len(tickets) > self.map.counts.tickets:
                self.problems.append(
                    f"offered[{seat}]: {len(tickets)} tickets; {self.map.counts.tickets} are the "
                    "most"
                )
            elif tickets and given.chosen is None and given.turns != [seat]:
                self.problems.append(
                    f"offered[{seat}]: only the seat whose turn it is draws tickets"
                )
            elif (
                given.chosen is not None
                and tickets is not None
                and len(tickets) != self.map.counts.tickets
            ):
                self.problems.append(
                    f"offered[{seat}]: {len(tickets)} tickets, not {self.map.counts.tickets}"
                )

    def check_setup(self, chosen: list[int | None]) -> None:
        """While seats choose their first tickets no turn has begun."""
        begun = [key for key in ("claimed", "picked", "passes", "claim") if self.given.get(key)]
        begun += [key for key in ("tickets", "under") if any(self.given.get(key) or [])]
        begun += ["turn"] if self.given.get("turn") is not None else []
        self.problems.extend(
            f"{key}: there is none while seats choose their first tickets" for key in begun
        )
        if None not in chosen:
            self.problems.append("chosen: every seat has, and then the first turn begins")

    def check_tickets(self, given: Given) -> None:
        if given.chosen is None:
            self.check_dealt("tickets", given.tickets, self.map.counts.keep_first, len(self.unused))
        else:
            self.check_dealt("tickets", given.offered, self.map.counts.tickets, len(self.unused))
        dealt = given.tickets.count(None) * self.map.counts.keep_first
        if (
            any(seat != EMPTY for offered in given.offered for seat, _ in offered or ())
            and len(self.unused) > dealt
        ):
            self.problems.append(
                "offered: nothing comes up from under a deck that has other tickets"
            )

    def check_dealt(self, what: str, given: Sequence[object], each: int, left: int) -> None:
        wanted = given.count(None) * each
        if not self.problems and wanted > left:
            self.problems.append(f"{wanted} {what} are to be dealt, but {left} are left")


def _is_list(given: Any) -> bool:
    return isinstance(given, Sequence) and not isinstance(given, str)


def _names(track: Track) -> tuple[str, str]:
    """A track's text, either way round."""
    one, other = track.ends
    return track.text, f"{other} {one} {track.number}"
