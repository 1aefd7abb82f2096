"""What can be typed at the table beside moves: each command is a function of the table and what was
typed after it.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tenfold.errors import NotAMove, Refusal, TenfoldError
from tenfold.games import books
from tenfold.screens.blocks import GAP, Block, Grid, Ink, Paragraph, paragraph, words
from tenfold.screens.lines import lines

if TYPE_CHECKING:
    from tenfold.cli.table.table import Table
    from tenfold.cli.table.turn import Turn

THINKING = "search(seconds=0.5)"
"""Who gives hints."""

HINTS, LOGGED = 5, 20
"""How many moves a hint names, and how many sentences of the log are shown unless all are asked
for.
"""

Command = Callable[["Turn", str], None]


def help_(turn: "Turn", rest: str) -> None:
    """Say what can be typed."""
    table = turn.table
    names = [*COMMANDS, *table.screen.COMMANDS, "quit"]
    told = [
        (table.say(f"command-{name}.form"), table.say(f"command-{name}.about")) for name in names
    ]
    blocks: list[Block] = [paragraph(table.say("cli-help"))]
    if table.scene().is_wide:
        blocks.append(Grid([(words(Ink(form, "bold")), words(about)) for form, about in told]))
    else:
        blocks += [paragraph(Ink(form, "bold"), f" - {about}", indent=2) for form, about in told]
    if table.has(f"cli-moves-{table.match.game.family}"):
        blocks.append(paragraph(table.say(f"cli-moves-{table.match.game.family}")))
    _show_pages(table, blocks)


def _show_pages(table: "Table", blocks: Sequence[Block]) -> None:
    """Show blocks, and wait before a screen of lines would be full."""
    left = table.terminal.height - 2
    for block in blocks:
        needed = len(lines(block, table.terminal.width))
        if needed > left and table.terminal.is_drawn:
            if table.terminal.ask(table.say("cli-more-lines")) != "":
                return
            left = table.terminal.height - 2
        table.terminal.show(block)
        left -= needed


def why(turn: "Turn", rest: str) -> None:
    """Say why a move is refused, given by its key or in words."""
    table = turn.table
    entry = turn.menu.find(rest)
    if not rest:
        table.tell_aside(table.say("cli-why-what"))
        return
    if entry is not None and entry.move is None:
        table.tell_aside(table.say("cli-allowed"))
        return
    move = entry.move if entry is not None else turn.menu.meant(rest) or table.in_english(rest)
    try:
        refusal = table.match.explain(table.you, move or rest)
    except NotAMove as fault:
        table.tell_aside(table.misunderstood(rest, fault))
    else:
        table.tell_aside(said(refusal, table.language) if refusal else table.say("cli-allowed"))


def hint(turn: "Turn", rest: str) -> None:
    """Say what a bot that looks ahead thinks of the moves, the best first."""
    from tenfold import bots

    table = turn.table
    table.tell_aside(table.say("cli-thinking"))
    thoughts = table.think(bots.get(THINKING))
    best = sorted(thoughts, key=lambda thought: -thought.chance)[:HINTS]
    scene = table.scene()
    reasons = table.reasons([thought.move for thought in best])
    rows = [
        (
            words(f"{thought.chance * 100:.0f} %"),
            words(table.screen.say_move(scene, thought.move), Ink(reason, "dim")),
        )
        for thought, reason in zip(best, reasons, strict=True)
    ]
    table.terminal.show(Grid(rows, right=frozenset({0})))


def undo(turn: "Turn", rest: str) -> None:
    """Take the last move back, where that is free."""
    table = turn.table
    try:
        table.match.undo(table.you)
    except TenfoldError as refused:
        table.tell_aside(table.told(refused))
        return
    table.heard = min(table.heard, len(table.match.events(table.you)))
    table.tell_aside(table.say("cli-undone"))
    turn.has_changed = True


def log(turn: "Turn", rest: str) -> None:
    """Say what has happened so far."""
    table = turn.table
    sentences = table.match.told(table.you, language=table.language)
    shown = sentences if rest else sentences[-LOGGED:]
    if len(shown) < len(sentences):
        table.tell_aside(table.say("cli-log-more", count=len(sentences) - len(shown)))
    table.terminal.show(*(paragraph(sentence, indent=2) for sentence in shown))


def rules(turn: "Turn", rest: str) -> None:
    """Show the rule book, a section of it or a sentence."""
    table = turn.table
    game = table.match.game
    language = table.language
    if rest:
        passage = books.find(game, language, rest)
        if passage:
            table.terminal.show(*page(passage))
        else:
            table.terminal.show(paragraph(table.say("cli-no-rule", text=rest), indent=2))
        return
    sections = books.book(game, language)
    if not sections:
        table.tell_aside(table.say("cli-no-book"))
    for number, section in enumerate(sections, 1):
        table.terminal.show(*page(section), GAP)
        if (
            number < len(sections)
            and table.terminal.is_drawn
            and table.terminal.ask(table.say("cli-more")) != ""
        ):
            return


def draw(turn: "Turn", rest: str) -> None:
    """Say that bots agree to no draw."""
    turn.table.tell_aside(turn.table.say("cli-no-draw"))


COMMANDS: dict[str, Command] = {
    "help": help_,
    "why": why,
    "hint": hint,
    "undo": undo,
    "log": log,
    "rules": rules,
    "draw": draw,
}
"""By the ids of their names in the catalogue."""

ALONE = ("draw", "hint", "undo", "help")
"""Commands that nothing is typed after: with more, the words are a move."""


def said(refusal: Refusal, language: str) -> str:
    """A refusal as it stands in the terminal."""
    return f"{capital(refusal.say(language))} ({refusal.rule})"


def capital(sentence: str) -> str:
    """A sentence with a capital letter."""
    return f"{sentence[:1].upper()}{sentence[1:]}"


def page(found: books.Section | tuple[str, str]) -> list[Block]:
    """Return a section or a sentence of a rule book as blocks."""
    if isinstance(found, books.Section):
        title = paragraph(Ink(f"{found.number} {found.title}", "bold"))
        return [title, *(_sentence(number, text) for number, text in found.paragraphs)]
    return [_sentence(*found)]


def _sentence(number: str | None, text: str) -> Paragraph:
    if not number:
        return paragraph(text, indent=2)
    return paragraph(Ink(f"{number} ", "bold"), text, indent=2)
