"""Ticket to Ride in a terminal: the cards face up, the seats side by side, the viewer's hand and
tickets.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from tenfold.screens.blocks import GAP, Block, Grid, Ink, Words, paragraph, words
from tenfold.screens.scene import Scene, heading, seats
from tenfold.screens.tickets.cheapest_route import cheapest
from tenfold.screens.tickets.choices import menu, say_move
from tenfold.screens.tickets.names import cards, map_of, route, ticket
from tenfold.screens.tickets.routes import COMMANDS, taken

__all__ = ["COMMANDS", "board", "menu", "say_move"]


def board(scene: Scene) -> list[Block]:
    """Draw a view of Ticket to Ride."""
    view = scene.view
    blocks: list[Block] = [_heading(scene), GAP, _face_up(scene), GAP, _seats(scene)]
    if scene.whole:
        blocks += [GAP, *taken(scene)]
    if scene.viewer is not None:
        blocks += [GAP, _hand(scene, scene.viewer), *_tickets(scene, scene.viewer)]
    if view["claim"] is not None:
        blocks += [GAP, _claim(scene, view["claim"])]
    return blocks


def _heading(scene: Scene) -> Block:
    last = scene.view["last_round"]
    if last is None:
        return heading(scene)
    return heading(scene, scene.say("cli-last-round", count=last))


def _face_up(scene: Scene) -> Grid:
    view = scene.view
    rows = [
        (scene.say("cli-face-up"), view["face_up"], view["deck"]),
        (scene.say("cli-terrain-up"), view["terrain_up"], view["terrain_deck"]),
    ]
    shown = [
        (words(title), words(_colours(scene, up), _in_deck(scene, deck)))
        for title, up, deck in rows
    ]
    left = scene.say("cli-tickets-left", count=view["ticket_deck"])
    return Grid([*shown, (words(scene.say("cli-tickets")), words(left))])


def _colours(scene: Scene, up: Sequence[str]) -> Words:
    """Return the cards that lie face up, each kind with its number."""
    if not up:
        return words(scene.say("cli-nothing"))
    return cards(scene, {kind: list(up).count(kind) for kind in up})


def _in_deck(scene: Scene, count: int) -> Ink:
    return Ink(f"  {scene.say('cli-and-deck', count=count)}", "dim")


def _seats(scene: Scene) -> Grid:
    """Return the numbers of each seat: one row per seat if there is room, and else one column."""
    view = scene.view
    titles = [scene.say(f"cli-{name}") for name in ("points", "trains", "cards", "tickets")]
    numbers: list[list[int]] = [
        view["points"],
        view["trains"],
        view["cards"],
        view["ticket_counts"],
    ]
    for terrain in map_of(scene).terrain:
        titles.append(scene.name("terrain", terrain))
        numbers.append([held.get(terrain, 0) for held in view["terrain"]])
    if not scene.is_wide:
        return seats(scene, list(zip(titles, numbers, strict=True)))
    rows = []
    for seat in range(view["seats"]):
        rows.append([words(scene.who(seat)), *(words(str(column[seat])) for column in numbers)])
    return Grid(rows, [words(), *map(words, titles)], right=frozenset(range(1, len(titles) + 1)))


def _hand(scene: Scene, viewer: int) -> Block:
    title = Ink(scene.say("cli-your-cards"), "bold")
    hand = scene.view["hands"][viewer]
    if not hand:
        return paragraph(title, "  ", scene.say("cli-none"))
    return paragraph(title, "  ", cards(scene, hand))


def _tickets(scene: Scene, viewer: int) -> list[Block]:
    """Return the viewer's tickets, each with how far it is from complete, and those that it is
    offered.
    """
    held = [_ticket(scene, each) for each in scene.view["tickets"][viewer]]
    offered = [
        (words(Ink(str(number), "bold")), words(ticket(scene, ends)))
        for number, ends in enumerate(scene.view["offered"][viewer], 1)
        if ends is not None
    ]
    blocks: list[Block] = []
    if held:
        blocks += [paragraph(Ink(scene.say("cli-your-tickets"), "bold")), Grid(held)]
    if offered:
        blocks += [paragraph(Ink(scene.say("cli-offered"), "bold")), Grid(offered)]
    return blocks


def _ticket(scene: Scene, held: Mapping[str, Any]) -> tuple[Words, Words]:
    name = ticket(scene, held["ends"])
    if held["complete"]:
        return words(Ink(scene.say("cli-complete"), "green")), words(name)
    way = cheapest(map_of(scene), scene.view, held["ends"])
    if way is None:
        return words(Ink(scene.say("cli-lost"), "red")), words(name)
    missing = scene.say("cli-missing", count=sum(track.length for track in way))
    return words(scene.say("cli-incomplete")), words(name, Ink(f", {missing}", "dim"))


def _claim(scene: Scene, claim: Mapping[str, Any]) -> Block:
    """Return a claim that is begun: the route, and what has been said of its payment."""
    parts = [scene.say("cli-claiming", text=route(scene, claim["route"]))]
    if claim["colour"] is not None:
        parts.append(scene.name("card", claim["colour"]))
    if claim["locomotives"]:
        parts.append(
            scene.speech.catalogue.say("card-locomotive", {"count": claim["locomotives"]}, "many")
        )
    return paragraph(", ".join(parts))
