"""A scene: what a screen is drawn from. A view as plain JSON, and how things are said."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tenfold.games.game import Game
from tenfold.kernel.layout import Blank, State
from tenfold.screens.blocks import Block, Grid, Ink, Words, paragraph, words
from tenfold.words.speech import Speech

WIDE = 60
"""From how many columns on there is room for more than what is needed."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A table as one viewer sees it, about to be drawn."""

    game: Game[State, Blank]
    view: Mapping[str, Any]
    speech: Speech
    width: int
    whole: bool = False
    """Whether all that is public is drawn, that too which a person at a terminal is shown elsewhere."""

    @property
    def viewer(self) -> int | None:
        """Whose eyes it is seen with; a spectator's where None."""
        viewer: int | None = self.view["viewer"]
        return viewer

    @property
    def is_wide(self) -> bool:
        """Whether there is room for more than what is needed."""
        return self.width >= WIDE

    def say(self, message: str, **data: Any) -> str:
        """A message of the catalogue."""
        return self.speech.say(message, data)

    def name(self, kind: str, value: Any) -> str:
        """What something is called."""
        message = f"{kind}-{value}"
        return self.speech.say(message, {}) if self.speech.catalogue.has(message) else str(value)

    def who(self, seat: int) -> str:
        """A seat, or `you`."""
        return self.say("you") if seat == self.viewer else self.speech.seat(seat)

    def title(self) -> str:
        """What the game is called."""
        message = f"{self.game.name}-title"
        return self.say(message) if self.speech.catalogue.has(message) else self.game.title

    def whose_turn(self) -> str:
        """Whose turn it is, or that the game is over."""
        if self.view["stage"] in ("over", "setup"):
            return self.say(f"cli-{self.view['stage']}")
        turn = self.view.get("turn")
        if turn is None:
            return ""
        return self.say("cli-your-turn") if turn == self.viewer else self.say("cli-their-turn", seat=turn)


def heading(scene: Scene, *more: str) -> Block:
    """The first line of a screen: the game, whose turn it is, and what else is worth knowing at once."""
    rest = [part for part in (scene.whose_turn(), *more) if part]
    return paragraph(Ink(scene.title(), "bold"), *(f" · {part}" for part in rest))


def seats(scene: Scene, rows: Sequence[tuple[str | Words, Sequence[int]]]) -> Grid:
    """Numbers of each seat: a column a seat, so that many of them fit."""
    count = scene.view["seats"]
    cells = [[words(name), *(words(str(number)) for number in numbers)] for name, numbers in rows]
    return Grid(cells, columns(scene.speech, count), right=frozenset(range(1, count + 1)))


def columns(speech: Speech, count: int) -> list[Words]:
    """What stands above the columns of a table of seats: people count players from 1."""
    titles = [speech.say("you", {}) if seat == speech.viewer else str(seat + 1) for seat in range(count)]
    return [words(speech.say("cli-seat", {})), *(words(title) for title in titles)]
