"""Ticket to Ride in a terminal: the cards face up, the seats side by side, the viewer's hand and tickets."""

from typing import Any

from tenfold.cli.terminal import paint
from tenfold.games.tickets.game import Tickets
from tenfold.games.tickets.network import cheapest
from tenfold.games.tickets.view import View

LAST = "the last round: "


def show(game: Tickets, record: Any, viewer: int | None) -> str:
    """A view of Ticket to Ride as text."""
    view = game.look(record, viewer)
    parts = [_heading(game, view), _cards(view), _seats(game, view)]
    if viewer is not None:
        parts += [_routes(game, view, viewer), _hand(view, viewer), _tickets(game, record, view, viewer)]
    if view["claim"] is not None:
        parts.append(f"You are claiming {_route(game, view['claim']['route'])}.")
    return "\n\n".join(part for part in parts if part)


def note(game: Tickets, record: Any, viewer: int, move: str) -> str:
    """What a route takes and gives, or which tickets are kept."""
    words = move.split()
    if words[0] == "claim":
        return _price(game, move.removeprefix("claim "))
    if words[0] == "keep":
        offered = game.look(record, viewer)["offered"][viewer]
        return ", ".join(_ends(game, offered[int(place) - 1] or []) for place in words[1:])
    return ""


def _heading(game: Tickets, view: View) -> str:
    if view["stage"] in ("setup", "over"):
        when = {"setup": "setting up", "over": "over"}[view["stage"]]
    else:
        whose = "your turn" if view["turn"] == view["viewer"] else f"seat {view['turn']}'s turn"
        when = (LAST if view["last_round"] is not None else "") + whose
    return paint(f"{game.title}: {when}", "bold")


def _cards(view: View) -> str:
    up = "  ".join(paint(card, card) for card in view["face_up"])
    terrain = "  ".join(view["terrain_up"])
    return (
        f"  face up   {up or 'nothing'}   ({view['deck']} in the deck)\n"
        f"  terrain   {terrain or 'nothing'}   ({view['terrain_deck']} in the deck)\n"
        f"  tickets   {view['ticket_deck'] + len(view['under'])} left"
    )


def _seats(game: Tickets, view: View) -> str:
    terrains = list(game.map.terrain)
    rows = ["  " + "".join(title.rjust(10) for title in ("", "points", "trains", "cards", "tickets", *terrains))]
    for seat in range(view["seats"]):
        name = "you" if seat == view["viewer"] else f"seat {seat}"
        numbers = [view["points"][seat], view["trains"][seat], view["cards"][seat], view["ticket_counts"][seat]]
        numbers += [view["terrain"][seat].get(terrain, 0) for terrain in terrains]
        rows.append(f"  {name:<10}" + "".join(str(number).rjust(10) for number in numbers))
    return "\n".join(rows)


def _routes(game: Tickets, view: View, viewer: int) -> str:
    own = [_route(game, track) for track, seat in view["claimed"].items() if seat == viewer]
    return "Your routes   " + "; ".join(own) if own else ""


def _hand(view: View, viewer: int) -> str:
    cards = "  ".join(f"{count} {paint(kind, kind)}" for kind, count in view["hands"][viewer].items())
    return f"Your cards    {cards or 'none'}"


def _tickets(game: Tickets, record: Any, view: View, viewer: int) -> str:
    held = [number for number in range(len(game.map.tickets)) if record.where[number] == viewer]
    rows = [_ticket(game, record, viewer, number) for number in held]
    rows += [
        f"  {number}  {_ends(game, ends or [])} (offered)" for number, ends in enumerate(view["offered"][viewer], 1)
    ]
    return "\n".join(["Your tickets", *rows]) if rows else ""


def _ticket(game: Tickets, record: Any, viewer: int, number: int) -> str:
    """A ticket, and the cheapest way that is left to complete it."""
    name = _ends(game, list(game.map.tickets[number].ends))
    way = cheapest(game.map, game.board, record, viewer, number)
    if way is None:
        return f"  {paint('lost', 'red')}  {name}"
    if not way:
        return f"  {paint('done', 'green')}  {name}"
    claims = ", ".join(_route(game, game.map.tracks[track].text) for track in way)
    return f"  open  {name}: {paint(claims, 'dim')}"


def _ends(game: Tickets, ends: list[str]) -> str:
    points = next((ticket.points for ticket in game.map.tickets if list(ticket.ends) == ends), 0)
    return f"{' to '.join(game.map.named[end] for end in ends)} ({points})"


def _route(game: Tickets, track: str) -> str:
    one, other, _ = track.split()
    return f"{game.map.named[one]} - {game.map.named[other]}"


def _price(game: Tickets, text: str) -> str:
    track = next(track for track in game.map.tracks if track.text == text)
    ferry = f", {track.ferry} of them locomotives" if track.ferry else ""
    points = game.map.route_points[track.length - 1]
    return f"{track.length} {track.colour}{ferry}, {points} point{'s' if points > 1 else ''}"
