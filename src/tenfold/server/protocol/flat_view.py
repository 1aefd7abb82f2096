"""Views as flat memory, in base64, for programs that ask for them: with the layout that they have.

A program must know the layout to read the memory, so the name of the layout travels with it.
"""

import base64
import hashlib
from functools import cache

import numpy as np

from tenfold.errors import TenfoldError
from tenfold.games.game import Game
from tenfold.kernel.layout import Blank, State


@cache
def layout_name(game: Game[State, Blank]) -> str:
    """Return a name for the version of a game's rules and the layout of its views: `3-9f86d081`."""
    fields = repr(np.lib.format.dtype_to_descr(game.state)).encode()
    return f"{game.version}-{hashlib.sha256(fields).hexdigest()[:8]}"


def encode(view: Blank) -> bytes:
    """Return a view as base64."""
    return base64.b64encode(view.tobytes())


def decode(game: Game[State, Blank], text: str, layout: str | None) -> Blank:
    """Return the view in base64; raises TenfoldError if its layout is not that of this version."""
    own = layout_name(game)
    if layout != own:
        raise TenfoldError(
            f"the server plays {game.title} by another version of Tenfold (layout {layout}, not "
            f"{own}): install the version that the server has"
        )
    view: Blank = np.frombuffer(base64.b64decode(text), game.state).copy()[0]
    return view
