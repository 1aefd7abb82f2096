"""The tools of an agent: each answers in words, from what one seat may know."""

from tenfold.cli.agents.seat import Seat
from tenfold.errors import TenfoldError
from tenfold.games import books
from tenfold.screens.account import Account


class Agent:
    """What an agent can ask for and do."""

    def __init__(self, seat: Seat, language: str = "en") -> None:
        self._seat = seat
        self._account = Account(seat.game, seat.seat, seat.seats, language)
        self._speech = seat.game.wording.speech(language, seat.seat, None)
        self._told = 0

    def introduction(self) -> str:
        """Return who the agent is, and how moves are written."""
        return self._account.introduction(rules=False)

    def look(self) -> str:
        """Wait for your turn, then see what has happened since you last looked and everything that
        you may know.
        """
        self._seat.wait()
        return self._situation()

    def play(self, move: str) -> str:
        """Make a move, written as in the rules of notation, for instance "play 5 = 9"; answers like
        look.

        A move that is refused changes nothing, and the answer says which rule refuses it and why.
        """
        plain = " ".join(move.strip().strip("[]").split())
        try:
            self._seat.play(plain)
        except TenfoldError as fault:
            return self._account.refusal(plain, fault)
        self._seat.wait()
        return self._situation()

    def rules(self) -> str:
        """Read the whole rule book, and how moves are written."""
        return f"{self._account.rules()}\n\n{self._account.notation()}"

    def rule(self, number: str) -> str:
        """Read one sentence or section of the rule book by its number, for instance "T3.6"
        or "T3".
        """
        found = books.find(self._seat.game, self._account.language, number)
        if found is None:
            return self._account.say("cli-no-rule", text=number)
        if isinstance(found, tuple):
            return f"{found[0]} {found[1]}"
        sentences = (f"{name or ''} {text}".strip() for name, text in found.paragraphs)
        return "\n".join([f"{found.number} {found.title}", *sentences])

    def legal_moves(self) -> str:
        """List your legal moves, one on a line."""
        return "\n".join(self._seat.legal()) or self._account.say("cli-move-later")

    def _situation(self) -> str:
        view = self._seat.view()
        events = self._seat.events()
        if not view:
            return self._account.say("cli-not-begun")
        news = [
            self._seat.game.wording.event(event, self._speech)
            for event in events[min(self._told, len(events)) :]
        ]
        self._told = len(events)
        return self._account.situation(view, news)
