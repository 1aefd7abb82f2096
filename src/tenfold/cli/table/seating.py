"""Sitting down at a table: to the game that was kept, where the person wants that, or to a
new one.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tenfold.cli.table import kept
from tenfold.cli.table.table import Players, Table
from tenfold.cli.table.terminal import Terminal
from tenfold.errors import BadArgument
from tenfold.screens import voice
from tenfold.screens.blocks import GAP, paragraph

if TYPE_CHECKING:
    from tenfold.match import Match
    from tenfold.words.speech import Speech

SEATS, BOT = 2, "greedy"
"""How many sit at a table, and who sits at the others, where nobody says."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a person has asked for; None where they have not said."""

    game: str
    options: Mapping[str, bool | int | None] = field(default_factory=dict)
    seats: int | None = None
    bot: str | None = None
    seat: int | None = None
    seed: int | None = None
    new: bool = False
    ask_first: bool = False


def check(wishes: Wishes) -> None:
    """Refuse what there is not, before anything is asked."""
    from tenfold import bots, games

    seats = SEATS if wishes.seats is None else wishes.seats
    games.get(wishes.game).complete(seats, wishes.options)
    if wishes.seat is not None and wishes.seat not in range(seats):
        raise BadArgument(f"--player is 1 to {seats}, not {wishes.seat + 1}")
    bots.get(wishes.bot or BOT)


def sit(terminal: Terminal, language: str, wishes: Wishes) -> Table | None:
    """The table; None where the person leaves instead."""
    check(wishes)
    if wishes.new:
        _put_aside(wishes.game)
        return _new(terminal, language, wishes)
    found = _kept(terminal, language, wishes)
    if isinstance(found, Table):
        return found
    if found == _LEFT:
        return None
    return _new(terminal, language, wishes)


def _put_aside(game: str) -> None:
    """Keep the record of a game that waits, though nobody goes on with it."""
    found = kept.load(game)
    if isinstance(found, tuple):
        kept.finish(game, found[1].record)


_LEFT = "left"
"""Instead of a table: the person has answered nothing."""


def _kept(terminal: Terminal, language: str, wishes: Wishes) -> Table | str | None:
    """The kept game, if there is one that can be gone on with, and the person says so."""
    from tenfold import games

    found = kept.load(wishes.game)
    speech = voice.for_game(games.get(wishes.game), language, None)
    if found is None:
        return None
    if isinstance(found, kept.Unusable):
        told = speech.say(
            "cli-unusable", {"path": str(kept.put_aside(found)), "reason": found.reason}
        )
        terminal.show(paragraph(told))
        return None
    left, match = found
    answer = _asked(terminal, speech, _differences(wishes, left, match))
    if answer is None:
        terminal.show(paragraph(speech.say("cli-waiting", kept.where(wishes.game))))
        return _LEFT
    if answer:
        players = Players(left.you, left.bots, wishes.seed)
        return Table(terminal, language, match, players)
    aside = kept.finish(wishes.game, match.record)
    terminal.show(paragraph(speech.say("cli-set-aside", {"path": str(aside)})))
    return None


def _asked(terminal: Terminal, speech: "Speech", differences: list[str]) -> bool | None:
    """Whether to go on with the kept game; where it is other than what was asked for, Enter
    is no.
    """
    if differences:
        terminal.show(
            GAP, paragraph(speech.say("cli-kept-differs", {"text": ", ".join(differences)}))
        )
        return yes_or_no(terminal, speech, "cli-go-on-anyway", default=False)
    return yes_or_no(terminal, speech, "cli-go-on", default=True)


def yes_or_no(terminal: Terminal, speech: "Speech", question: str, *, default: bool) -> bool | None:
    """A person's yes or no; Enter is the default, and the end of the input is neither."""
    yes = speech.say("cli-yes", {})
    no = speech.say("cli-no", {})
    while (answer := terminal.ask(speech.say(question, {}))) is not None:
        word = answer.lower()
        if not word:
            return default
        if yes.startswith(word) or "yes".startswith(word):
            return True
        if no.startswith(word) or "no".startswith(word):
            return False
        terminal.show(paragraph(speech.say("cli-yes-or-no", {}), indent=2))
    return None


def _differences(wishes: Wishes, left: kept.Kept, match: "Match") -> list[str]:
    """What of the kept game is other than what was asked for."""
    found = [
        f"{name}={match.variant[name]}"
        for name, value in wishes.options.items()
        if match.variant[name] != value
    ]
    others = [name for seat, name in enumerate(left.bots) if seat != left.you]
    told = (
        (wishes.seats, match.seats, "--players"),
        (wishes.bot, wishes.bot if set(others) == {wishes.bot} else others[0], "--bot"),
        (None if wishes.seat is None else wishes.seat + 1, left.you + 1, "--player"),
    )
    return found + [f"{name} {has}" for wanted, has, name in told if wanted not in (None, has)]


def _new(terminal: Terminal, language: str, wishes: Wishes) -> Table | None:
    """A new game."""
    from tenfold import match
    from tenfold.cli.table.ladder import first

    seats = wishes.seats or SEATS
    you = wishes.seat or 0
    options = dict(wishes.options)
    if wishes.ask_first and "first" not in options:
        options["first"] = first(terminal, language, wishes.game, you)
    begun = match.start(wishes.game, seats=seats, seed=wishes.seed, chance=None, **options)
    names = [wishes.bot or BOT] * seats
    table = Table(terminal, language, begun, Players(you, names, wishes.seed))
    table.open()
    return table
