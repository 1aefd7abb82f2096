"""What cannot be in a Ticket to Ride position, once all of it is read."""

from collections.abc import Iterator, Sequence

from tenfold.games.positions import Position

from .given import Given
from .map import EMPTY, KINDS, TERRAIN, Map


class Checks:
    """Finds what contradicts itself, the box or the rules in what a position gives."""

    def __init__(self, map_: Map, position: Position, given: Given, unused: int) -> None:
        """Take a position, what was read of it, and how many tickets it has not named."""
        self._map = map_
        self._position = position
        self._given = given
        self._unused = unused

    def problems(self) -> Iterator[str]:
        """Yield everything that cannot be."""
        yield from self._known()
        yield from self._rows()
        yield from self._cards()
        yield from self._stage()
        yield from self._offers()

    def shortages(self) -> Iterator[str]:
        """Yield what is to be dealt and is not there. Only a position without other problems can be
        counted.
        """
        given, counts = self._given, self._map.counts
        spare = [left + discard for left, discard in zip(given.left, given.discard, strict=True)]
        yield from _short("train cards", given.hands, counts.hand, sum(spare[:TERRAIN]))
        yield from _short("terrain cards", given.terrain, counts.terrain, sum(spare[TERRAIN:]))
        if given.chosen is None:
            yield from _short("tickets", given.tickets, counts.keep_first, self._unused)
        else:
            yield from _short("tickets", given.offered, counts.tickets, self._unused)

    def _known(self) -> Iterator[str]:
        """Yield the known cards that are more than a hand has."""
        for seat, known in enumerate(self._given.known):
            hand = self._given.hands[seat] or [0] * KINDS
            fresh = self._given.fresh[seat] or [0] * KINDS
            for kind, number in enumerate(known):
                name = self._map.kinds[kind]
                if number > hand[kind]:
                    yield f"known[{seat}]: {number} {name}, more than its hand is given"
                elif number + fresh[kind] > hand[kind]:
                    yield f"fresh[{seat}]: {fresh[kind]} {name}, more than its hand hides"

    def _rows(self) -> Iterator[str]:
        """Yield the rows of face-up cards that are too long."""
        counts, up = self._map.counts, self._given.up
        rows = (
            ("face_up", sum(up[:TERRAIN]), counts.face_up),
            ("terrain_up", sum(up[TERRAIN:]), counts.terrain_up),
        )
        for key, count, most in rows:
            if count > most:
                yield f"{key}: {count} cards; {most} are the most"

    def _cards(self) -> Iterator[str]:
        """Yield the cards of which the box has fewer."""
        box = {**self._map.train, **self._map.terrain}
        for kind, left in zip(self._map.kinds, self._given.left, strict=True):
            if left < 0:
                yield f"{kind}: {box[kind] - left} cards, but the box has {box[kind]}"

    def _stage(self) -> Iterator[str]:
        """Yield what cannot be at once: a turn is one thing, and while setting up there is none."""
        given = self._given
        begun = given.picked + any(given.offered) + (given.claim is not None)
        if given.chosen is not None:
            yield from self._setup(given.chosen)
        elif begun > 1:
            yield "picked, offered, claim: a turn is only one of these"
        for seat, offered in enumerate(given.offered):
            if offered is not None:
                yield from self._offer(seat, len(offered))

    def _setup(self, chosen: Sequence[int | None]) -> Iterator[str]:
        """Yield what there cannot be before the first turn, while seats choose their tickets."""
        position = self._position
        begun = [key for key in ("claimed", "picked", "passes", "claim") if position.get(key)]
        begun += [key for key in ("tickets", "under") if any(position.get(key) or [])]
        if position.get("turn") is not None:
            begun.append("turn")
        for key in begun:
            yield f"{key}: there is none while seats choose their first tickets"
        if None not in chosen:
            yield "chosen: every seat has, and then the first turn begins"

    def _offer(self, seat: int, count: int) -> Iterator[str]:
        """Yield what is wrong with the number of tickets that a seat is offered."""
        most = self._map.counts.tickets
        is_setup = self._given.chosen is not None
        if count > most:
            yield f"offered[{seat}]: {count} tickets; {most} are the most"
        elif count and not is_setup and self._given.turns != [seat]:
            yield f"offered[{seat}]: only the seat whose turn it is draws tickets"
        elif is_setup and count != most:
            yield f"offered[{seat}]: {count} tickets, not {most}"

    def _offers(self) -> Iterator[str]:
        """Yield whether tickets were offered from under a deck that is not empty."""
        given = self._given
        putters = [seat for offered in given.offered for seat, _ in offered or ()]
        dealt = given.tickets.count(None) * self._map.counts.keep_first
        if self._unused > dealt and any(seat != EMPTY for seat in putters):
            yield "offered: nothing comes up from under a deck that has other tickets"


def _short(what: str, given: Sequence[object], each: int, left: int) -> Iterator[str]:
    """Yield whether fewer cards or tickets are left than are to be dealt."""
    wanted = given.count(None) * each
    if wanted > left:
        yield f"{wanted} {what} are to be dealt, but {left} are left"
