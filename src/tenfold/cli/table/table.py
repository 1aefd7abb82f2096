"""A table: a match with a person at one seat and bots at the others, shown and told in one
language.
"""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from tenfold import screens
from tenfold.cli.develop.compile import beside, say_figures
from tenfold.cli.table import kept
from tenfold.cli.table.commands import COMMANDS, capital, said
from tenfold.cli.table.ending import ending
from tenfold.cli.table.terminal import Terminal
from tenfold.cli.table.turn import Turn
from tenfold.errors import NotAMove, Refused, TenfoldError
from tenfold.games.wording import NO_SUCH_MOVE
from tenfold.kernel.progress import GREEDY, SEARCH
from tenfold.screens import voice
from tenfold.screens.blocks import GAP, Ink, paragraph
from tenfold.screens.lines import lines
from tenfold.screens.scene import Scene

if TYPE_CHECKING:
    from tenfold.bots.bot import Bot, Candidate
    from tenfold.games.capabilities import Reason
    from tenfold.match import Match


MOVE_WORDS = (
    *("place", "draw", "deck", "put", "drop", "swap", "play"),
    *(
        "train",
        "terrain",
        "tickets",
        "keep",
        "claim",
        "pay",
        "locomotives",
        "double",
        "single",
        "pass",
    ),
)
"""The words of our games' moves, which can be typed in the table's language too."""


@dataclass(frozen=True, slots=True)
class Players:
    """Who plays: the person's seat, the bots, and the seed of their moves if one was given."""

    you: int
    bots: Sequence[str]
    """The name of a bot for each seat; the one at the person's seat does not play."""
    seed: int | None


class Table:
    """A game in the terminal: a person against bots."""

    def __init__(self, terminal: Terminal, language: str, match: "Match", players: Players) -> None:
        from tenfold import bots

        self.terminal = terminal
        self.language = language
        self.match = match
        self.you = players.you
        self.names = list(players.bots)
        self.bots: list[Bot] = [bots.get(name) for name in players.bots]
        self.seed = _seed(players)
        self._is_repeatable = players.seed is not None
        """Whether the same seed has to give the same game, so that the order of moves is fixed."""
        self.speech = voice.for_game(match.game, language, self.you)
        self.screen = screens.for_family(match.game.family)
        self.heard = len(match.events(self.you))
        self.compiling = beside(match.game.name)
        self._commands = self._named_commands()
        self._words = {self.say(f"cli-word-{word}"): word for word in MOVE_WORDS}

    def play(self) -> bool:
        """Play until the game is over; False if the person leaves before."""
        try:
            while self.match.result is None:
                self.keep()
                if not self.bots_move() and not self.person_moves():
                    self.tell_waiting()
                    return False
        except KeyboardInterrupt:
            self.keep()
            self.tell_waiting()
            raise
        self.tell()
        self.terminal.show(
            GAP, *self.screen.board(self.scene()), GAP, *ending(self.match, self.you, self.speech)
        )
        path = kept.finish(self.match.game.name, self.match.record)
        self.terminal.show(paragraph(self.say("cli-record-kept", path=str(path))))
        return True

    def open(self) -> None:
        """Say what the game is about, in two sentences, and how to get help."""
        goal = f"{self.match.game.name}-goal"
        blocks = [GAP, paragraph(Ink(self.scene().title(), "bold"))]
        if self.has(goal):
            blocks.append(paragraph(self.say(goal)))
        blocks.append(paragraph(Ink(self.say("cli-typing"), "dim")))
        self.terminal.show(*blocks)

    def bots_move(self) -> bool:
        """Let a bot that may move do so; False if none may, or if the person can move while the
        bots are still being compiled.
        """
        for seat in sorted(self.match.active - {self.you}):
            bot = self.bots[seat]
            if self._may_precede(bot):
                return False
            self.wait_for(bot)
            move = bot.move(self.match.seen(seat), self.seed + len(self.match.lines))
            self.match.play(seat, move)
            return True
        return False

    def _may_precede(self, bot: "Bot") -> bool:
        """Return whether the person can move first, since a bot is not compiled yet."""
        if self._is_repeatable or self.you not in self.match.active:
            return False
        return not self.compiling.is_done(_needed(bot))

    def wait_for(self, bot: "Bot") -> None:
        """Wait for what a bot needs to be compiled, and say so: once on a machine that never played
        the game.
        """
        self.compiling.wait(_needed(bot), partial(say_figures, self.speech))

    def person_moves(self) -> bool:
        """Show what has happened, and let the person move; False if they leave."""
        self.tell()
        self.show()
        return Turn(self).take()

    def think(self, bot: "Bot") -> "list[Candidate]":
        """What a bot thinks of the person's moves, by what the person may know."""
        self.wait_for(bot)
        return bot.explain(self.match.seen(self.you), self.seed)

    def reasons(self, moves: Sequence[str]) -> list[str]:
        """What moves of the person are good for, in words; empty where the game does not say."""
        game = self.match.game
        if game.reasons is None:
            return ["" for _ in moves]
        found = game.reasons(self.match.view(self.you), self.you, moves)
        return [self._bracketed(reason) for reason in found]

    def _bracketed(self, reason: "Reason | None") -> str:
        if reason is None:
            return ""
        return f" ({self.match.game.wording.reason(reason, self.speech)})"

    def scene(self) -> Scene:
        """What the person sees now."""
        return Scene(self.match.game, self.match.view(self.you), self.speech, self.terminal.width)

    def tall(self) -> int:
        """How many lines the table takes."""
        return sum(
            len(lines(block, self.terminal.width)) for block in self.screen.board(self.scene())
        )

    def show(self) -> None:
        """Show the table."""
        self.terminal.show(GAP, *self.screen.board(self.scene()))

    def tell(self) -> None:
        """Say what has happened since it was last said."""
        sentences = self.match.told(self.you, self.heard, language=self.language)
        self.heard += len(sentences)
        self.terminal.show(GAP, *(paragraph(sentence, indent=2) for sentence in sentences))

    def tell_aside(self, sentence: str) -> None:
        """Say something that changes nothing."""
        self.terminal.show(paragraph(Ink(sentence, "bold"), indent=2))

    def tell_waiting(self) -> None:
        """Say that the game is kept."""
        self.terminal.show(
            GAP, paragraph(self.say("cli-waiting", **kept.where(self.match.game.name)))
        )

    def told(self, fault: TenfoldError) -> str:
        """A refusal in the table's language."""
        if isinstance(fault, Refused):
            return said(fault.refusal, self.language)
        return str(fault)

    def misunderstood(self, typed: str, fault: NotAMove) -> str:
        """What is said of words that are no move."""
        if typed.isdecimal():
            return self.say("cli-no-number", text=typed)
        if fault.message == NO_SUCH_MOVE:
            return self.say("cli-not-a-move", text=typed)
        return capital(fault.say(self.language))

    def say(self, message: str, **data: object) -> str:
        """A message; `command-log.form` is a form of one."""
        name, _, form = message.partition(".")
        if form:
            return self.speech.catalogue.say(name, form=form)
        return self.speech.say(name, data)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self.speech.catalogue.has(message)

    def command(self, answer: str) -> tuple[str, str]:
        """The id of the command that an answer begins with, or an empty one, and what follows."""
        word, _, rest = answer.partition(" ")
        return self._commands.get(word.lower(), ""), rest.strip()

    def in_english(self, typed: str) -> str:
        """A move as it is written, from one that is typed in the table's language."""
        return " ".join(self._words.get(word, word) for word in typed.lower().split())

    def completions(self) -> list[str]:
        """What may be typed now."""
        return [*self.match.legal(self.you), *self._commands]

    def keep(self) -> None:
        """Keep the game as it stands, so that nothing is lost whatever happens next."""
        kept.save(self.match.game.name, kept.Kept(self.match.record, self.you, self.names))

    def _named_commands(self) -> dict[str, str]:
        """The id of each word that is a command: in English and in the table's language."""
        ids = [*COMMANDS, *self.screen.COMMANDS, "quit"]
        own = {self.say(f"command-{name}"): name for name in ids}
        return {**{name: name for name in ids}, **own, "?": "help", "q": "quit", "exit": "quit"}


def _seed(players: Players) -> int:
    """Return the seed of the bots' moves, a random one if none was given."""
    if players.seed is None:
        return secrets.randbits(32)
    return players.seed


def _needed(bot: "Bot") -> str:
    """Return the part that must be compiled for a bot."""
    from tenfold.bots.greedy import Greedy

    if isinstance(bot, Greedy):
        return GREEDY
    return SEARCH
