"""The bots that do not search: random, and greedy by the game's own judgement."""

from tenfold.bots import judgement
from tenfold.bots.bot import Bot, check_turn
from tenfold.bots.seeds import generator
from tenfold.errors import BadBot
from tenfold.kernel import play
from tenfold.seen import Seen


class Random(Bot):
    """Plays a random legal move, each with the same probability."""

    name = "random"

    def move(self, seen: Seen, seed: int) -> str:
        check_turn(seen)
        number: int = play.pick(seen.game.board, seen.view, seen.seat, generator(seed))
        return seen.game.texts[number]


class Greedy(Bot):
    """Plays the game's greedy move; with `slips`, a share of its moves is random."""

    def __init__(self, *, slips: float = 0) -> None:
        if isinstance(slips, bool) or not isinstance(slips, int | float) or not 0 <= slips <= 1:
            raise BadBot(f"slips is a share of the moves, from 0 to 1, not {slips!r}")
        self.slips = round(slips * judgement.PERMILLE)
        self.name = "greedy"
        if slips:
            self.name = f"greedy(slips={slips})"

    def move(self, seen: Seen, seed: int) -> str:
        check_turn(seen)
        game = seen.game
        numbers = judgement.load(game).numbers
        move = judgement.decide(
            game.board, seen.view, seen.seat, numbers, self.slips, generator(seed)
        )
        return game.texts[move]


def slips_of(bot: Bot) -> int | None:
    """Return the random moves per thousand of a bot whose play is compiled, `random` or `greedy`;
    None for others.
    """
    if isinstance(bot, Random):
        return judgement.PERMILLE
    if isinstance(bot, Greedy):
        return bot.slips
    return None
