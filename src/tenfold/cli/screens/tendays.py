"""10 Days in a terminal: the piles, the others' racks, and the viewer's journey with what connects."""

from typing import Any

from tenfold.cli.terminal import paint
from tenfold.games.tendays.game import TenDays
from tenfold.games.tendays.view import HIDDEN, View

SIGNS = {"foot": "on foot", "ferry": "by ferry", "drive": "by car", "flight": "by airplane"}


def show(game: TenDays, record: Any, viewer: int | None) -> str:
    """A view of 10 Days as text."""
    view = game.look(record, viewer)
    parts = [_heading(game, view)]
    if view["stage"] != "setup":
        parts.append(_piles(game, view))
    parts += [_rack(game, view, seat) for seat in range(view["seats"]) if seat != viewer]
    if viewer is not None:
        parts.append(_journey(game, record, view, viewer))
    return "\n\n".join(parts)


def _heading(game: TenDays, view: View) -> str:
    if view["stage"] == "setup":
        when = "setting up"
    elif view["stage"] == "over":
        when = "over"
    else:
        whose = "your turn" if view["turn"] == view["viewer"] else f"seat {view['turn']}'s turn"
        when = f"turn {view['turns'] + 1}, {whose}"
    return paint(f"{game.title}: {when}", "bold")


def _piles(game: TenDays, view: View) -> str:
    rows = [f"  draw pile  {view['draw_pile']} tiles"]
    for number, pile in enumerate(view["discards"], 1):
        under = f", {len(pile) - 1} under it" if len(pile) > 1 else ""
        rows.append(f"  pile {number}     {_tile(game, pile[-1]) + under if pile else 'empty'}")
    return "\n".join(rows)


def _rack(game: TenDays, view: View, seat: int) -> str:
    tiles = " ".join((tile or ".").ljust(3) for tile in view["racks"][seat])
    hand = view["hands"][seat]
    holding = "" if hand is None else f"   holding {'a tile' if hand == HIDDEN else _tile(game, hand)}"
    return f"  seat {seat}     {tiles}{holding}"


def _journey(game: TenDays, record: Any, view: View, viewer: int) -> str:
    rows = ["Your journey"]
    links = [*game.links(record, viewer), None]
    for day, (tile, link) in enumerate(zip(view["racks"][viewer], links, strict=True), 1):
        rows.append(f"  {day:>2}  {'(open)' if tile is None else _tile(game, tile)}")
        if link is not None and tile is not None and view["racks"][viewer][day] is not None:
            sign = paint("  |   ", "green") if link.how else paint("  x   ", "red")
            rows.append(f"    {sign}{paint(link.sentence if link.how else f'{link.sentence} ({link.rule})', 'dim')}")
    hand = view["hands"][viewer]
    if hand is not None:
        rows.append(f"\n  You hold {_tile(game, hand)}")
    return "\n".join(rows)


def _tile(game: TenDays, code: str) -> str:
    """A tile with its code, name and colour."""
    if code == HIDDEN:
        return HIDDEN
    kind = game.map.kinds.index(code)
    if kind >= len(game.map.places):
        colour = code.removeprefix("plane-")
        return paint(f"{code:<12}", colour) if colour != code else f"{code:<12}"
    place = game.map.places[kind]
    return f"{paint(f'{code:<4}', place.colour)}{place.name} ({paint(place.colour, place.colour)})"


def note(game: TenDays, record: Any, viewer: int, move: str) -> str:
    """Which tile a draw would take."""
    word, _, pile = move.partition(" ")
    if word != "draw" or pile == "deck":
        return ""
    return game.look(record, viewer)["discards"][int(pile) - 1][-1]
