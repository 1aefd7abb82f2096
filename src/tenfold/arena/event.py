"""Events: who plays whom, how often and from which deals, and the list of games that this makes."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from tenfold import bots, games
from tenfold.errors import BadArgument


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to be played."""

    table: int
    """The number of its table in the event."""
    deal: int
    """Fixtures with the same deal meet the same chance."""
    rotation: int
    seating: tuple[int, ...]
    """The bot at each seat, as its number in the event."""

    @property
    def key(self) -> tuple[int, int, int]:
        """What tells it from the event's other fixtures."""
        return self.table, self.deal, self.rotation


@dataclass(frozen=True)
class Event:
    """Bots that meet in a game: two in a duel, more in a league."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    """How many games each table is asked to play at least: see `rounded`."""
    seed: int
    variant: Mapping[str, bool | int | None]

    def __post_init__(self) -> None:
        games.get(self.game).complete(self.seats, self.variant)
        for text in self.bots:
            bots.get(text)
        if len(self.bots) < 2:
            raise BadArgument("an arena needs two bots or more")
        if self.games < 1:
            raise BadArgument(f"an arena plays one game or more, not {self.games}")

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What each bot is called: as it was given, with a number where that was twice."""
        given = [text.strip() for text in self.bots]
        before = [given[:i].count(text) for i, text in enumerate(given)]
        return tuple(
            f"{text} #{n + 1}" if n else text for text, n in zip(given, before, strict=True)
        )

    @cached_property
    def tables(self) -> tuple[tuple[int, ...], ...]:
        """The bots that meet at each table: all of them, or where the seats do not suffice every
        choice of so many.
        """
        everybody = range(len(self.bots))
        return tuple(combinations(everybody, min(self.seats, len(self.bots))))

    @property
    def rotations(self) -> int:
        """How often each deal is met at a table: once with every rotation of its bots."""
        return len(self.tables[0])

    @property
    def rounded(self) -> int:
        """How many games each table plays, so that every deal is met in every rotation."""
        return -(-self.games // self.rotations) * self.rotations

    @property
    def deals(self) -> int:
        """How many deals there are."""
        return self.rounded // self.rotations

    def fixtures(self, deals: range | None = None) -> Iterator[Fixture]:
        """Every game: deal by deal (or of these deals), at all tables, once with every rotation of
        a table's bots.
        """
        for deal in range(self.deals) if deals is None else deals:
            for table in range(len(self.tables)):
                for rotation in range(self.rotations):
                    yield Fixture(table, deal, rotation, self._seating(table, rotation))

    def _seating(self, table: int, rotation: int) -> tuple[int, ...]:
        """The bots around a table, again and again until all seats are taken, moved on by the
        rotation.
        """
        around = self.tables[table]
        return tuple(around[(seat + rotation) % len(around)] for seat in range(self.seats))
