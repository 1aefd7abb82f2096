"""The bot that plays any legal move: what every other bot must beat."""

from typing import Any

from tenfold.bots.bot import check_turn
from tenfold.bots.search import Explaining
from tenfold.bots.seeds import generator
from tenfold.games.game import Game
from tenfold.kernel import play


class Random(Explaining):
    """Plays any legal move, each as likely as another."""

    name = "random"

    def move(self, game: Game, view: Any, seat: int, seed: int) -> str:
        check_turn(game, view, seat)
        number: int = play.pick(game.board, view, seat, generator(seed))
        return game.texts[number]
