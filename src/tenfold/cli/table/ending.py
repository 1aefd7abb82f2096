"""The end of a game: the score sheet with every point, and who has won."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tenfold.screens.blocks import Block, Grid, Ink, Words, paragraph, words
from tenfold.screens.scene import columns

if TYPE_CHECKING:
    from tenfold.match import Match
    from tenfold.words.speech import Speech


def ending(match: "Match", viewer: int | None, speech: "Speech") -> list[Block]:
    """How a game ended, or that its record ends before it does."""
    result = match.result
    if result is None:
        return [paragraph(speech.say("cli-unfinished", {}))]
    return [
        _sheet(match, viewer, speech),
        paragraph(),
        paragraph(Ink(_winners(result.winners, viewer, speech), "bold")),
    ]


def _winners(winners: tuple[int, ...], viewer: int | None, speech: "Speech") -> str:
    """Who has won, or that all share the win."""
    if viewer in winners:
        others = [seat for seat in winners if seat != viewer]
        return speech.say("cli-you-share" if others else "cli-you-win", {"winners": others})
    return speech.say("cli-they-win", {"winners": list(winners), "count": len(winners)})


def _sheet(match: "Match", viewer: int | None, speech: "Speech") -> Grid:
    """Each seat's points by their source, a column a seat."""
    sheet = match.sheet(viewer)
    rows = [
        _row(words(_source(source, speech)), [seat[source] for seat in sheet])
        for source in sheet[0]
    ]
    if len(sheet[0]) > 1:
        total = words(Ink(speech.say("sheet-total", {}), "bold"))
        rows.append(_row(total, [sum(seat.values()) for seat in sheet]))
    return Grid(rows, columns(speech, match.seats), right=frozenset(range(1, match.seats + 1)))


def _source(source: str, speech: "Speech") -> str:
    """What a source of points is called; in a game that is not of this package, as it is
    written.
    """
    message = f"sheet-{source.replace('_', '-')}"
    if speech.catalogue.has(message):
        return speech.say(message, {})
    return source


def _row(title: Words, numbers: Sequence[int]) -> list[Words]:
    return [title, *(words(str(number)) for number in numbers)]
