"""Who begins at the terminal: the questions of the rule book. Bots have neither fingers nor
birthdays.
"""

from tenfold.cli.table.terminal import Terminal
from tenfold.screens import voice
from tenfold.screens.blocks import paragraph


def first(terminal: Terminal, language: str, game: str, you: int) -> int | None:
    """Ask the game's questions; return the seat that begins, or None if chance decides."""
    from tenfold import games
    from tenfold.cli.table.seating import yes_or_no
    from tenfold.errors import BadArgument

    ladder = games.get(game).ladder
    if ladder is None:
        having = ", ".join(name for name in games.names() if games.get(name).ladder)
        raise BadArgument(f"--ask-first is for {having}: no other rule book has such questions")
    speech = voice.for_game(games.get(game), language, you)
    answers: list[set[int]] = []
    while (question := ladder.question(answers)) is not None:
        terminal.show(paragraph(speech.catalogue.say(f"ladder-{question}", form="you")))
        answer = yes_or_no(terminal, speech, "cli-ladder", default=False)
        if answer is None:
            return None
        answers.append({you} if answer else set())
    seat: int | None = ladder.begins(answers)
    return seat
