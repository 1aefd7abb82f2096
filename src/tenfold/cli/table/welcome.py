"""The questions to somebody who has only said that they want to play: which game, how long, against
whom.
"""

from collections.abc import Sequence
from dataclasses import replace

from tenfold.cli.table import kept
from tenfold.cli.table.seating import Wishes
from tenfold.cli.table.terminal import Terminal
from tenfold.screens import voice
from tenfold.screens.blocks import GAP, Grid, Ink, Words, paragraph, words
from tenfold.words.speech import Speech

SHORT = 5
"""How many days the journey has that a newcomer is offered."""


def welcome(terminal: Terminal, language: str, wishes: Wishes) -> Wishes | None:
    """What a person wants, question by question; Enter takes the first answer. None if they
    leave.
    """
    from tenfold import games

    speech = voice.before_game(language)
    names = games.names()
    chosen = _choose(
        terminal,
        speech,
        "cli-which-game",
        [_titled(name, language, speech) for name in names],
        names,
    )
    if chosen is None:
        return None
    return _detailed(terminal, speech, replace(wishes, game=names[chosen]))


def _detailed(terminal: Terminal, speech: Speech, wishes: Wishes) -> Wishes | None:
    """The game's length and the opponents, unless a kept game waits that has its own."""
    from tenfold import bots, games

    if kept.path(wishes.game).exists() and not wishes.new:
        return wishes
    if (
        any(option.name == "days" for option in games.get(wishes.game).options)
        and "days" not in wishes.options
    ):
        days = (SHORT, 2 * SHORT)
        lengths = [words(speech.say(f"cli-days-{count}", {})) for count in days]
        length = _choose(terminal, speech, "cli-which-length", lengths)
        if length is None:
            return None
        wishes = replace(wishes, options={**wishes.options, "days": days[length]})
    if wishes.bot is None:
        levels = list(bots.levels)
        told = [words(speech.say(f"level-{level}", {})) for level in levels]
        level = _choose(terminal, speech, "cli-which-level", told, levels)
        if level is None:
            return None
        return replace(wishes, bot=levels[level])
    return wishes


def _choose(
    terminal: Terminal,
    speech: Speech,
    question: str,
    entries: Sequence[Words],
    names: Sequence[str] = (),
) -> int | None:
    """Return the entry that a person chooses by its number or name; the first if they press
    Enter.
    """
    rows = [(words(Ink(str(number), "bold")), entry) for number, entry in enumerate(entries, 1)]
    terminal.show(GAP, Grid(rows))
    while (answer := terminal.ask(speech.say(question, {}), names)) is not None:
        if answer.lower() in ("q", "quit", "exit"):
            return None
        if not answer:
            return 0
        if answer in names:
            return list(names).index(answer)
        if answer.isdecimal() and 1 <= int(answer) <= len(entries):
            return int(answer) - 1
        terminal.show(paragraph(speech.say("cli-which-number", {"count": len(entries)}), indent=2))
    return None


def _titled(name: str, language: str, speech: Speech) -> Words:
    """A game's title, and whether one of it waits."""
    from tenfold import games

    game = games.get(name)
    own = voice.for_game(game, language, None)
    title = own.say(f"{name}-title", {}) if own.catalogue.has(f"{name}-title") else game.title
    if not kept.path(name).exists():
        return words(title)
    return words(title, Ink(f"  {speech.say('cli-waits', {})}", "dim"))
