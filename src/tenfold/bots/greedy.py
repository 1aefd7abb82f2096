"""The bot that plays what looks best at once, by the game's own judgement."""

from tenfold.bots import judgement
from tenfold.bots.bot import Bot, check_turn
from tenfold.bots.random import Random
from tenfold.bots.seeds import generator
from tenfold.errors import BadBot
from tenfold.seen import Seen


class Greedy(Bot):
    """Plays the game's greedy move, or now and then, where it slips, any legal move."""

    def __init__(self, *, slips: float = 0) -> None:
        if isinstance(slips, bool) or not isinstance(slips, int | float) or not 0 <= slips <= 1:
            raise BadBot(f"slips is a share of the moves, from 0 to 1, not {slips!r}")
        self.slips = round(slips * judgement.PERMILLE)
        self.name = f"greedy(slips={slips})" if slips else "greedy"

    def move(self, seen: Seen, seed: int) -> str:
        check_turn(seen)
        game, numbers = seen.game, judgement.adopt(seen.game).numbers
        return game.texts[judgement.decide(game.board, seen.view, seen.seat, numbers, self.slips, generator(seed))]


def slips_of(bot: Bot) -> int | None:
    """How often, in a thousand moves, a bot plays any move, as `judgement.decide` counts it; None if it can't be said.

    It can be said of the bots whose play is compiled: random and greedy.
    """
    if isinstance(bot, Random):
        return judgement.PERMILLE
    return bot.slips if isinstance(bot, Greedy) else None
