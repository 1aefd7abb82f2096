"""A screen for any game: what its view says, key by key, and its moves as they are written."""

from collections.abc import Mapping, Sequence

from tenfold.screens.blocks import GAP, Block, Grid, Ink, words
from tenfold.screens.menu import Entry, Menu, numbered
from tenfold.screens.scene import Scene, heading

FEW = 10
"""How many moves are listed without asking for their kind first."""

SAID = ("game", "viewer", "active", "turn", "stage")
"""Keys that the heading says, or that say nothing to a person."""

COMMANDS: Mapping[str, object] = {}


def board(scene: Scene) -> list[Block]:
    """Draw a view, with one line per key."""
    values = {key: value for key, value in scene.view.items() if key not in SAID}
    rows = [(words(Ink(key, "dim")), words(shown(value))) for key, value in values.items()]
    return [heading(scene), GAP, Grid(rows)]


def shown(value: object) -> str:
    """Return a value of a view as text: a list with commas, lists in a list with bars, and a dash
    for nothing.
    """
    if value is None:
        return "–"
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {shown(item)}" for key, item in value.items())
    if isinstance(value, list | tuple):
        return _separator(value).join(map(shown, value))
    return str(value)


def _separator(items: Sequence[object]) -> str:
    if any(isinstance(item, list | tuple | Mapping) for item in items):
        return " | "
    return ", "


def menu(scene: Scene, moves: Sequence[str]) -> Menu:
    """Return the menu of the moves; if there are many, by their first words."""
    question = scene.say("cli-your-move")
    if len(moves) <= FEW:
        return numbered(question, [(words(move), move) for move in moves])
    kinds: dict[str, list[str]] = {}
    for move in moves:
        kinds.setdefault(move.split()[0], []).append(move)
    return Menu(question, [_kind(number, *kind) for number, kind in enumerate(kinds.items(), 1)])


def say_move(scene: Scene, move: str) -> str:
    """Return a move as it is written."""
    return move


def _kind(number: int, word: str, moves: list[str]) -> Entry:
    if len(moves) == 1:
        return Entry(str(number), words(moves[0]), moves[0])
    menu = numbered(word, [(words(move), move) for move in moves])
    return Entry(str(number), words(f"{word} ... ({len(moves)})"), menu=menu)
