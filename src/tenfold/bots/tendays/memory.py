"""What a seat learns from others' turns in 10 Days: tiles that they dropped or left lying would
hardly help them.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, cast

from tenfold.games.game import Event
from tenfold.games.tendays.board import KINDS
from tenfold.games.tendays.state import SEATS
from tenfold.kernel.layout import Flat, f64, layout
from tenfold.kernel.reals import power
from tenfold.seen import Seen

from .numbers import NUMBERS

if TYPE_CHECKING:
    from tenfold.games.tendays.game import TenDays

WEIGHTS = {"dropped": NUMBERS.dropped, "untried": NUMBERS.untried, "passed": NUMBERS.passed}
"""What a seat did with a tile, and the weight of that as evidence against racks that the tile would
help.
"""


class Memory(Flat):
    """The evidence of events, which a view does not hold."""

    against = f64[
        SEATS, KINDS
    ]  # the penalty of a seat's rack for what a tile of this kind would add to it


BELIEF = layout(Memory)


def learn(seen: Seen, belief: Memory) -> None:
    """Write the evidence of what others have dropped and left lying. It fades with each turn of
    that seat.
    """
    kinds = {name: kind for kind, name in enumerate(cast("TenDays", seen.game).map.kinds)}
    piles = _Piles()
    piles.follow(seen.events)
    for (seat, tile, how), turn in piles.noted.items():
        fading = power(NUMBERS.fade, piles.turns[seat] - turn)
        belief.against[seat, kinds[tile]] += WEIGHTS[how] * fading


class _Piles:
    """Follows the discard piles, and what each seat does with their tiles."""

    def __init__(self) -> None:
        self.piles: dict[int, list[str]] = {}
        self.turns = [0] * SEATS
        self.noted: dict[tuple[int, str, str], int] = {}
        """By seat, tile and what it did with it: the seat's turn in which it last did so."""
        self.is_blind = False
        """Whether the tile in hand is from the draw pile."""
        self._handlers: dict[str, Callable[[Event], None]] = {
            "turn-up": self._turn_up,
            "renew": self._renew,
            "draw": self._draw,
            "swap": self._swap,
            "drop": self._drop,
            "put": self._put,
        }

    def follow(self, events: Iterable[Event]) -> None:
        """Follow the events that a seat has seen; those without a handler tell nothing."""
        for event in events:
            handler = self._handlers.get(event["event"])
            if handler is not None:
                handler(event)

    def _turn_up(self, event: Event) -> None:
        self.piles[event["pile"]] = [event["tile"]]

    def _renew(self, event: Event) -> None:
        self.piles = {pile: tiles[-1:] for pile, tiles in self.piles.items()}

    def _draw(self, event: Event) -> None:
        seat = event["seat"]
        pile = event["pile"]
        self.turns[seat] += 1
        self.is_blind = pile is None
        if self.is_blind:
            self._pass_over(seat)
        elif self.piles.get(pile):
            tile = self.piles[pile].pop()
            for how in WEIGHTS:
                self.noted.pop((seat, tile, how), None)

    def _swap(self, event: Event) -> None:
        self.turns[event["seat"]] += 1
        self._pass_over(event["seat"])

    def _pass_over(self, seat: int) -> None:
        for tiles in self.piles.values():
            for tile in tiles[-1:]:
                self.noted[seat, tile, "passed"] = self.turns[seat]

    def _drop(self, event: Event) -> None:
        if self.is_blind:
            self._note(event["seat"], event["tile"], "untried")
        self.piles.setdefault(event["pile"], []).append(event["tile"])

    def _put(self, event: Event) -> None:
        self._note(event["seat"], event["dropped"], "dropped")
        self.piles.setdefault(event["pile"], []).append(event["dropped"])

    def _note(self, seat: int, tile: str, how: str) -> None:
        self.noted[seat, tile, how] = self.turns[seat]
