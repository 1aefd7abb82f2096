"""What a seat has seen of a match: its view, and the events before its eyes. It is what a bot is
given.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tenfold.games.game import Event, Game
from tenfold.kernel.layout import Blank, alone


@dataclass(frozen=True, repr=False)
class Seen:
    """All that a seat can go by. Nothing of what it may not know is in it."""

    game: Game[Any, Any]
    seat: int
    view: Blank
    """What it may know now."""
    recall: Callable[[], Sequence[Event]] = tuple
    """Lists what it has seen happen; asked only by who wants to know, for it takes time."""

    @cached_property
    def events(self) -> Sequence[Event]:
        """What it has seen happen so far, as plain JSON."""
        return self.recall()

    @property
    def legal(self) -> list[str]:
        """The legal moves of the seat, as text; empty if it may not move."""
        return [
            self.game.texts[move] for move in self.game.engine.legal(alone(self.view), self.seat)
        ]

    def __repr__(self) -> str:
        count = len(self.legal)
        moves = f"{count} legal move{'s' if count > 1 else ''}" if count else "no legal move"
        return f"<Seen by seat {self.seat} of {self.game.name}: {moves}>"

    def remembered(self) -> "Seen":
        """Itself, with its events listed now: for who lets a bot think while the match goes on."""
        len(self.events)
        return self
