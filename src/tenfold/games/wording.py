"""The events and refusals of a game in words."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from tenfold.errors import NotAMove, Refusal
from tenfold.games.capabilities import Reason
from tenfold.games.events import Event
from tenfold.json_types import JsonMapping
from tenfold.kernel.contract import Move, RuleNumber
from tenfold.kernel.layout import Blank

if TYPE_CHECKING:
    from tenfold.games.game import Game
    from tenfold.words.speech import Speech

SHARED_WORDS = ("common", "colours", "match", "options")
"""The files of the catalogues that every game has."""

NO_SUCH_MOVE = "not-a-move"
"""The id of the message for a text that is no move of a game."""


class Wording:
    """Puts what happens in one game into words."""

    def __init__(self, game: "Game[Any, Any]") -> None:
        self._game = game

    def speech(
        self, language: str, viewer: int | None = None, names: Sequence[str] | None = None
    ) -> "Speech":
        """Return what speaks to a viewer of this game; raises BadLanguage for an unknown
        language.

        `names` are the players', by seat.
        """
        from tenfold.words.catalogue import HERE, catalogue
        from tenfold.words.speech import Speech

        files = (*SHARED_WORDS, *self._game.files)
        words = catalogue(language, files, self._game.words or HERE)
        return Speech(words, self._game.kinds, viewer, names)

    def event(self, event: Event, speech: "Speech") -> str:
        """Return the sentence of an event."""
        sentence = speech.say(self._message(event, speech), event)
        return sentence[:1].upper() + sentence[1:]

    def _message(self, event: Event, speech: "Speech") -> str:
        """Return the id of an event's message: the family's own, or the one for all games."""
        own = f"{self._game.family}-{event['event']}"
        shared = f"event-{event['event']}"
        if speech.catalogue.has(shared) and not speech.catalogue.has(own):
            return shared
        return own

    def reason(self, reason: Reason, speech: "Speech") -> str:
        """Return the sentence that says what a move is good for."""
        sentence = speech.say(reason.message, reason.data)
        return sentence[:1].upper() + sentence[1:]

    def label(self, rule: RuleNumber) -> str:
        """Return the number of a rule as the rule book writes it: 306 is T3.6."""
        return f"{self._game.letter}{rule // 100}.{rule % 100}"

    def refusal(self, view: Blank, seat: int, move: Move, rule: RuleNumber) -> Refusal:
        """Return why a rule refuses a seat's move, by the seat's own view."""
        data = self._game.refusal(view, seat, move, rule)
        return self.cite(self.label(rule), data, seat)

    def cite(
        self, rule: str, data: JsonMapping, viewer: int | None, message: str | None = None
    ) -> Refusal:
        """Return a rule with the data of its sentence, which can be said in any language.

        `message` is the id of another sentence than the rule's own.
        """
        chosen = message or rule.replace(".", "-")
        return Refusal(rule, data, partial(self._say, chosen, data, viewer), chosen)

    def not_a_move(self, message: str, data: JsonMapping) -> NotAMove:
        """Return the error of a text that is no move, with a message of the catalogue."""
        say = partial(self._say, message, data, None)
        return NotAMove(say("en"), say, message)

    def _say(self, message: str, data: JsonMapping, viewer: int | None, language: str) -> str:
        return self.speech(language, viewer).say(message, data)
