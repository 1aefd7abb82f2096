"""Bots that play in a published style, as a reference for better ones. Which styles there are, a
game declares.
"""

from tenfold.bots import judgement
from tenfold.bots.bot import Bot, check_turn
from tenfold.bots.seeds import generator
from tenfold.errors import BadBot
from tenfold.games import get, names
from tenfold.kernel.compiled import generic
from tenfold.seen import Seen

styled = generic("styled")
"""Returns a seat's move in a style: `styled(board, view, seat, style, rng)`. `style` is its place
in `game.styles`.
"""


def styles() -> tuple[str, ...]:
    """Return the styles of all games."""
    return tuple(style for name in names() for style in get(name).styles)


class Styled(Bot):
    """Plays in a style, in the games that have it."""

    def __init__(self, style: str) -> None:
        known = styles()
        if style not in known:
            raise BadBot(f"there is no style {style!r}; there are {', '.join(known)}")
        self.name = style

    def move(self, seen: Seen, seed: int) -> str:
        game = seen.game
        if self.name not in game.styles:
            raise BadBot(f"{game.title} has no style {self.name!r}")
        check_turn(seen)
        judgement.load(game)
        style = game.styles.index(self.name)
        number: int = styled(game.board, seen.view, seen.seat, style, generator(seed))
        return game.texts[number]
