"""What a player who reads and writes text is told: the rules, what has happened, the board, why a move is refused."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from tenfold.errors import NotAMove, Refused, TenfoldError
from tenfold.games import books
from tenfold.games.game import Game
from tenfold.kernel.layout import Blank, State
from tenfold.screens import text, voice

_BRACKETS = re.compile(r"\[([^\[\]]+)\]")


def move_in(answer: str) -> str | None:
    """Return the move of an answer: what stands in its last square brackets; None if it has none."""
    found = _BRACKETS.findall(answer)
    return " ".join(found[-1].split()) if found else None


class Account:
    """Tells one player about a match. It is given views and sentences of that player, and knows nothing else."""

    def __init__(self, game: Game[State, Blank], seat: int, seats: int, language: str = "en") -> None:
        self.game, self.language = game, language
        self._seat, self._seats = seat, seats
        self._speech = voice.for_game(game, language, seat)

    def introduction(self, *, rules: bool = True) -> str:
        """Return who the player is, the rules of the game if they are wanted, and how moves are written."""
        book = ["", self.rules(), ""] if rules else []
        who = self.say("cli-you-are", title=self.game.title, number=self._seat + 1, count=self._seats)
        return "\n".join([who, *book, self.notation()])

    def rules(self) -> str:
        """Return the rule book as text."""
        rules = books.rules(self.game.name, self.language)
        return "\n".join([self.say("cli-the-rules"), *(f"{rule.number} {rule.text}" for rule in rules)])

    def notation(self) -> str:
        """Return how moves are written."""
        message = f"cli-moves-{self.game.family}"
        known = [self._speech.say(message, {})] if self._speech.catalogue.has(message) else []
        return "\n".join([*known, self.say("cli-in-brackets")])

    def situation(self, view: Mapping[str, Any], sentences: Sequence[str], legal: Sequence[str] = ()) -> str:
        """Return what has happened, what the player knows, and whether it is their turn."""
        happened = [self.say("cli-so-far"), *(f"- {sentence}" for sentence in sentences), ""] if sentences else []
        board = text.write(self.game, view, legal, self.language)
        is_active = self._seat in view["active"]
        turn = ["", self.say("cli-move-now" if is_active else "cli-move-later")]
        return "\n".join([*happened, board, *turn])

    def refusal(self, move: str | None, fault: TenfoldError | None) -> str:
        """Return why a move is refused, with the number of the rule, or how moves are written if it is none."""
        if move is None or fault is None:
            return f"{self.say('cli-no-brackets')} {self.notation()}"
        told = self.say("cli-refused-text", move=move, reason=self.reason(fault))
        return f"{told} {self.notation()}" if isinstance(fault, NotAMove) else told

    def reason(self, fault: TenfoldError) -> str:
        """Return a fault in the player's language."""
        if isinstance(fault, Refused):
            return f"{fault.say(self.language)} ({fault.rule})"
        return fault.say(self.language) if isinstance(fault, NotAMove) else str(fault)

    def say(self, message: str, **data: Any) -> str:
        """Return a message of the catalogue."""
        return self._speech.say(message, data)
