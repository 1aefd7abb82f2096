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
    """Whether to draw everything public, including what a person at a terminal is shown elsewhere.
    """

    @property
    def viewer(self) -> int | None:
        """The seat that sees the table; None for a spectator."""
        viewer: int | None = self.view["viewer"]
        return viewer

    @property
    def is_wide(self) -> bool:
        """Whether there is room for more than what is needed."""
        return self.width >= WIDE

    def say(self, message: str, **data: Any) -> str:
        """Return a message of the catalogue."""
        return self.speech.say(message, data)

    def name(self, kind: str, value: str) -> str:
        """Return what something is called."""
        return self._say_if_known(f"{kind}-{value}", value)

    def who(self, seat: int) -> str:
        """Return a seat's name, or `you`."""
        if seat == self.viewer:
            return self.say("you")
        return self.speech.seat(seat)

    def title(self) -> str:
        """Return what the game is called."""
        return self._say_if_known(f"{self.game.name}-title", self.game.title)

    def whose_turn(self) -> str:
        """Return whose turn it is, or that the game is over."""
        if self.view["stage"] in ("over", "setup"):
            return self.say(f"cli-{self.view['stage']}")
        turn = self.view.get("turn")
        if turn is None:
            return ""
        if turn == self.viewer:
            return self.say("cli-your-turn")
        return self.say("cli-their-turn", seat=turn)

    def _say_if_known(self, message: str, otherwise: str) -> str:
        if self.speech.catalogue.has(message):
            return self.say(message)
        return otherwise


def heading(scene: Scene, *more: str) -> Block:
    """Return the first line of a screen: the game, whose turn it is, and what else is worth knowing
    at once.
    """
    rest = [part for part in (scene.whose_turn(), *more) if part]
    return paragraph(Ink(scene.title(), "bold"), *(f" · {part}" for part in rest))


def seats(scene: Scene, rows: Sequence[tuple[str | Words, Sequence[int]]]) -> Grid:
    """Return numbers of each seat, with one column per seat, so that many rows fit."""
    count = scene.view["seats"]
    cells = [[words(name), *(words(str(number)) for number in numbers)] for name, numbers in rows]
    return Grid(cells, columns(scene.speech, count), right=frozenset(range(1, count + 1)))


def columns(speech: Speech, count: int) -> list[Words]:
    """Return the titles of the columns of a table of seats: people count players from 1."""
    titles = [str(seat + 1) for seat in range(count)]
    if speech.viewer is not None and speech.viewer < count:
        titles[speech.viewer] = speech.say("you", {})
    return [words(speech.say("cli-seat", {})), *(words(title) for title in titles)]
