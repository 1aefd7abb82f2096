"""How the terminal speaks: a game's words and the terminal's own, in one language."""

from tenfold.games.game import Game
from tenfold.games.wording import SHARED_WORDS
from tenfold.kernel.layout import Blank, State
from tenfold.words.catalogue import HERE, catalogue
from tenfold.words.speech import Speech

OWN = "cli"
"""The file of the terminal's own words."""


def for_game(game: Game[State, Blank], language: str, viewer: int | None) -> Speech:
    """Return the speech for a viewer of a game."""
    words = catalogue(language, (*SHARED_WORDS, OWN, *game.files), game.words or HERE)
    return Speech(words, game.kinds, viewer)


def before_game(language: str) -> Speech:
    """Return the speech for a person who has not chosen a game yet."""
    return Speech(catalogue(language, (*SHARED_WORDS, OWN)))
