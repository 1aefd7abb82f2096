"""Compiling the rules of a game before it is played."""

from typing import TYPE_CHECKING, Any

from tenfold.kernel.progress import RULES, compiling, is_done

if TYPE_CHECKING:
    from tenfold.games.game import Game

_compiled: set[str] = set()
"""The families whose rules are known to be compiled."""


def compile_rules(game: "Game[Any, Any]", *, quiet: bool = False) -> None:
    """Compile what a match calls, unless the cache has it, and report it unless `quiet`."""
    if game.family in _compiled:
        return
    if not is_done(RULES, game.family):
        _compile(game, quiet=quiet)
    _compiled.add(game.family)


def _compile(game: "Game[Any, Any]", *, quiet: bool) -> None:
    variant = {option.name: option.default for option in game.options}
    with compiling(RULES, game.family, quiet=quiet):
        game.writer.compile_all()
        game.engine.compile_all(game.deal(game.seats[0], variant))
