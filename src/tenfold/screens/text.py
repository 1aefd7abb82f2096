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
    game: Game[State, Blank],
    view: Mapping[str, Any],
    legal: Sequence[str],
    language: str,
    *,
    reasons: bool = False,
) -> str:
    """Return a view as text, with the legal moves of its viewer, and if asked what each is good
    for.

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
        good_for = _reasons(scene, legal) if reasons else ["" for _ in legal]
        written += [
            _move(move, screen.say_move(scene, move)) + reason
            for move, reason in zip(legal, good_for, strict=True)
        ]
    return "\n".join(written)


def _reasons(scene: Scene, legal: Sequence[str]) -> list[str]:
    """Return what each move is good for, in words; empty if the game does not say."""
    game, view = scene.game, scene.view
    if game.reasons is None:
        return ["" for _ in legal]
    found = game.reasons(view, view["viewer"], legal)
    return [
        "" if reason is None else f": {game.wording.reason(reason, scene.speech)}"
        for reason in found
    ]


def _move(move: str, said: str) -> str:
    """Return a line of the list of moves: its text, and what it does in words if that says more."""
    if said == move:
        return f"  {move}"
    return f"  {move}  ({said})"
