"""What a seat has seen of a match, which is what a bot is given: its view, and the events that it
saw.
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
    """Lists what it has seen happen. It is called when the events are first asked for, since it
    takes time.
    """

    @cached_property
    def events(self) -> Sequence[Event]:
        """What it has seen happen so far, as plain JSON."""
        return self.recall()

    @property
    def legal(self) -> list[str]:
        """The legal moves of the seat, as text; empty if it may not move."""
        moves = self.game.engine.legal(alone(self.view), self.seat)
        return [self.game.texts[move] for move in moves]

    def __repr__(self) -> str:
        count = len(self.legal)
        moves = f"{count or 'no'} legal move"
        if count > 1:
            moves += "s"
        return f"<Seen by seat {self.seat} of {self.game.name}: {moves}>"

    def remembered(self) -> "Seen":
        """Return a copy with the events listed now, for a bot that thinks while the match goes
        on.
        """
        events = self.events
        return Seen(self.game, self.seat, self.view, lambda: events)
