"""Bots that play in a published style: what better ones are measured by."""

from tenfold.bots import judgement
from tenfold.bots.bot import Bot, check_turn
from tenfold.bots.seeds import generator
from tenfold.errors import BadBot
from tenfold.kernel.compiled import generic
from tenfold.seen import Seen

styled = generic("styled")
"""A seat's move in a style of the game, which has the style's number, from its view and a generator."""

STYLES = ("one-step", "long-routes", "by-ticket", "ticket-hungry")
"""The styles by their numbers: those of Ticket to Ride."""


class Styled(Bot):
    """Plays in a style, the games that have it."""

    def __init__(self, style: str) -> None:
        if style not in STYLES:
            raise BadBot(f"there is no style {style!r}; there are {', '.join(STYLES)}")
        self.name = style
        self.style = STYLES.index(style)

    def move(self, seen: Seen, seed: int) -> str:
        game = seen.game
        if not hasattr(judgement.adopt(game).module, "styled"):
            raise BadBot(f"{game.title} has no style {self.name!r}")
        check_turn(seen)
        number: int = styled(game.board, seen.view, seen.seat, self.style, generator(seed))
        return game.texts[number]
