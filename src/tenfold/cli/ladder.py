"""Who begins a game of Tenzania at the terminal: the person is asked, and bots have neither fingers nor birthdays."""

from tenfold.cli.terminal import Terminal
from tenfold.screens import voice
from tenfold.screens.blocks import paragraph


def first(terminal: Terminal, language: str, game: str, seats: int, you: int) -> int | None:
    """The seat that the ladder of questions names; None, and chance decides, where it names none."""
    from tenfold import games
    from tenfold.cli.seating import yes_or_no
    from tenfold.errors import BadVariant
    from tenfold.games.tenzania import ladder

    if game != "tenzania":
        raise BadVariant("--ask-first is for tenzania: no other rule book has such questions")
    speech, answers = voice.of(games.get(game), language, you), list[set[int]]()
    while (question := ladder.question(answers)) is not None:
        terminal.show(paragraph(speech.catalogue.say(f"ladder-{question}", form="you")))
        answer = yes_or_no(terminal, speech, "cli-ladder", default=False)
        if answer is None:
            return None
        answers.append({you} if answer else set())
    return ladder.begins(answers)
