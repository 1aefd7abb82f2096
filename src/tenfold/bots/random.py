"""The bot that plays any legal move: what every other bot must beat."""

from tenfold.bots.bot import Bot, check_turn
from tenfold.bots.seeds import generator
from tenfold.kernel import play
from tenfold.seen import Seen


class Random(Bot):
    """Plays any legal move, each as likely as another."""

    name = "random"

    def move(self, seen: Seen, seed: int) -> str:
        check_turn(seen)
        number: int = play.pick(seen.game.board, seen.view, seen.seat, generator(seed))
        return seen.game.texts[number]
