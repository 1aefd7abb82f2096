"""What a seat remembers of others' turns in 10 Days: tiles that they dropped or passed over would hardly help them."""

from collections.abc import Iterable
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
"""What is remembered of a tile, and how much it tells."""


class Memory(Flat):
    """What is known of others beside what a view tells."""

    against = f64[SEATS, KINDS]  # how much it tells against a rack that a tile of this kind would help it


BELIEF = layout(Memory)


def learn(seen: Seen, belief: Memory) -> None:
    """Write what others have dropped and passed over: the longer ago that is in turns of theirs, the less it tells."""
    kinds = {name: kind for kind, name in enumerate(cast("TenDays", seen.game).map.kinds)}
    table = _Table()
    table.follow(seen.events)
    for (seat, tile, how), turn in table.noted.items():
        fades = power(NUMBERS.fade, table.turns[seat] - turn)
        belief.against[seat, kinds[tile]] += WEIGHTS[how] * fades


class _Table:
    """Follows the discard piles, and what each seat does with them."""

    def __init__(self) -> None:
        self.piles: dict[int, list[str]] = {}
        self.turns = [0] * SEATS
        self.noted: dict[tuple[int, str, str], int] = {}
        """In which of its turns a seat last dropped or passed over a tile."""
        self.is_blind = False
        """Whether the tile in hand is from the draw pile."""

    def follow(self, events: Iterable[Event]) -> None:
        """Follow what a seat has seen happen."""
        for event in events:
            does = getattr(self, f"_{event['event'].replace('-', '_')}", None)
            if does is not None:
                does(event)

    def _turn_up(self, event: Event) -> None:
        self.piles[event["pile"]] = [event["tile"]]

    def _renew(self, event: Event) -> None:
        self.piles = {pile: tiles[-1:] for pile, tiles in self.piles.items()}

    def _draw(self, event: Event) -> None:
        seat, pile = event["seat"], event["pile"]
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
