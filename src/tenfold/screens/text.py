"""A match as text for readers without a screen, as language models: the board, all that is known,
the legal moves.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from tenfold import screens
from tenfold.games.game import Game
from tenfold.kernel.layout import Blank, State
from tenfold.screens import voice
from tenfold.screens.blocks import Block
from tenfold.screens.lines import lines
from tenfold.screens.scene import Scene

WIDTH = 100
"""How many columns the board has."""

HEADING = ("game", "viewer")
"""Keys of a view that are not listed: the first line says the game, and the reader is the viewer.
"""


def scene_of(game: Game[State, Blank], view: Mapping[str, Any], language: str) -> Scene:
    """Return a view about to be drawn whole."""
    return Scene(game, view, voice.for_game(game, language, view["viewer"]), WIDTH, whole=True)


def board(scene: Scene) -> list[Block]:
    """Return the drawing of a view."""
    return screens.for_family(scene.game.family).board(scene)


def write(
    game: Game[State, Blank], view: Mapping[str, Any], legal: Sequence[str], language: str
) -> str:
    """Return a view as text, with the legal moves of its viewer.

    Below the board every key of the view stands on a line of its own, with its value as JSON:
    nothing is left out.
    """
    scene = scene_of(game, view, language)
    screen = screens.for_family(game.family)
    written = [line for block in screen.board(scene) for line in lines(block, WIDTH)]
    written += ["", scene.say("cli-all-known")]
    for key, value in view.items():
        if key not in HEADING:
            written.append(f"  {key}: {json.dumps(value, ensure_ascii=False)}")
    if legal:
        written += ["", scene.say("cli-legal-moves")]
        written += [_move(move, screen.say_move(scene, move)) for move in legal]
    return "\n".join(written)


def _move(move: str, said: str) -> str:
    """Return a line of the list of moves: its text, and what it does in words if that says more."""
    if said == move:
        return f"  {move}"
    return f"  {move}  ({said})"
