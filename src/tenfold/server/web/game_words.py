"""The catalogues of games from other packages: the page is built with those of this package
only.
"""

from pathlib import Path

from tenfold import games
from tenfold.words.languages import LANGUAGES


def find(language: str, file: str) -> Path | None:
    """Return where a file of a game's own words is; None if no installed game has one of
    that name.
    """
    if language not in LANGUAGES:
        return None
    for name in games.names():
        game = games.get(name)
        if game.words is None or file not in game.files:
            continue
        found = game.words / language / f"{file}.ftl"
        if found.is_file():
            return found
    return None
