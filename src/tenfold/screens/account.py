"""Text for a player who reads and writes text: the rules, what has happened, the board, why a move
is refused.
"""

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
    """Return the move of an answer: what stands in its last square brackets; None if it has
    none.
    """
    bracketed = _BRACKETS.findall(answer)
    if not bracketed:
        return None
    return " ".join(bracketed[-1].split())


class Account:
    """Tells one player about a match. It is given views and sentences of that player, and knows
    nothing else.
    """

    def __init__(
        self, game: Game[State, Blank], seat: int, seats: int, language: str = "en"
    ) -> None:
        self.game = game
        self.language = language
        self._seat = seat
        self._seats = seats
        self._speech = voice.for_game(game, language, seat)

    def introduction(self, *, rules: bool = True) -> str:
        """Return who the player is, the rules of the game if they are wanted, and how moves are
        written.
        """
        lines = [
            self.say("cli-you-are", title=self.game.title, number=self._seat + 1, count=self._seats)
        ]
        if rules:
            lines += ["", self.rules(), ""]
        lines.append(self.notation())
        return "\n".join(lines)

    def rules(self) -> str:
        """Return the rule book as text."""
        lines = [self.say("cli-the-rules")]
        for rule in books.rules(self.game.name, self.language):
            lines.append(f"{rule.number} {rule.text}")
        return "\n".join(lines)

    def notation(self) -> str:
        """Return how moves are written."""
        lines = []
        message = f"cli-moves-{self.game.family}"
        if self._speech.catalogue.has(message):
            lines.append(self.say(message))
        lines.append(self.say("cli-in-brackets"))
        return "\n".join(lines)

    def situation(
        self,
        view: Mapping[str, Any],
        sentences: Sequence[str],
        legal: Sequence[str] = (),
        *,
        reasons: bool = False,
    ) -> str:
        """Return what has happened, what the player knows, and whether it is their turn; with
        reasons, also what each of the legal moves is good for.
        """
        lines = []
        if sentences:
            lines += [self.say("cli-so-far"), *(f"- {sentence}" for sentence in sentences), ""]
        lines.append(text.write(self.game, view, legal, self.language, reasons=reasons))
        lines += ["", self._whose_turn(view)]
        return "\n".join(lines)

    def _whose_turn(self, view: Mapping[str, Any]) -> str:
        if self._seat in view["active"]:
            return self.say("cli-move-now")
        return self.say("cli-move-later")

    def refusal(self, move: str | None, fault: TenfoldError | None) -> str:
        """Return why a move is refused, with the number of the rule, or how moves are written if it
        is none.
        """
        if move is None or fault is None:
            return f"{self.say('cli-no-brackets')} {self.notation()}"
        sentence = self.say("cli-refused-text", move=move, reason=self.reason(fault))
        if isinstance(fault, NotAMove):
            return f"{sentence} {self.notation()}"
        return sentence

    def reason(self, fault: TenfoldError) -> str:
        """Return a fault in the player's language."""
        if isinstance(fault, Refused):
            return f"{fault.say(self.language)} ({fault.rule})"
        if isinstance(fault, NotAMove):
            return fault.say(self.language)
        return str(fault)

    def say(self, message: str, **data: Any) -> str:
        """Return a message of the catalogue."""
        return self._speech.say(message, data)
