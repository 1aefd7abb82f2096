"""Tenzania in a terminal: the table and its value, what has been taken, and the viewer's cards."""

from typing import Any

from tenfold.cli.terminal import paint
from tenfold.games.tenzania.game import Tenzania
from tenfold.games.tenzania.state import TEN
from tenfold.games.tenzania.view import View


def show(game: Tenzania, record: Any, viewer: int | None) -> str:
    """A view of Tenzania as text."""
    view = game.look(record, viewer)
    parts = [_heading(game, view), _table(view), "\n".join(_seat(view, seat) for seat in range(view["seats"]))]
    if viewer is not None and view["stage"] != "over":
        parts.append(f"Your cards   {_cards(view['hands'][viewer])}")
    return "\n\n".join(parts)


def note(game: Tenzania, record: Any, viewer: int, move: str) -> str:
    """What a card makes of the table."""
    value = int(move.split()[-1])
    height = record.height + 1
    if value == TEN:
        return f"ten! you take {height}"
    return f"seat {record.last} takes {height}" if value > TEN else ""


def _heading(game: Tenzania, view: View) -> str:
    if view["stage"] == "over":
        when = "over"
    else:
        when = "your turn" if view["turn"] == view["viewer"] else f"seat {view['turn']}'s turn"
    return paint(f"{game.title}: {when}", "bold")


def _table(view: View) -> str:
    if view["value"] is None:
        return f"  The table is empty.   {view['deck']} cards are in the deck."
    cards = " ".join(map(str, view["table"]))
    return (
        f"  On the table {cards}   making {paint(str(view['value']), 'bold')}   {view['deck']} cards are in the deck."
    )


def _seat(view: View, seat: int) -> str:
    name = "you" if seat == view["viewer"] else f"seat {seat}"
    return f"  {name:<8} {len(view['hands'][seat])} cards in hand   {view['won'][seat]:>2} taken"


def _cards(hand: list[int | None]) -> str:
    return "  ".join(f"[{card}]" for card in hand)
