"""What can be chosen in Ticket to Ride: kinds of moves first, then cards, routes and payments."""

from collections.abc import Callable, Sequence

from tenfold.screens.blocks import Ink, Words, words
from tenfold.screens.menu import Entry, Menu, numbered
from tenfold.screens.scene import Scene
from tenfold.screens.tickets.cheapest_route import cheapest
from tenfold.screens.tickets.names import line, map_of, price, route, track_of

KINDS = ("train", "terrain", "claim")
"""Moves of which there are many, one entry each."""


def menu(scene: Scene, moves: Sequence[str]) -> Menu:
    """Return the legal moves as a tree."""
    if moves and moves[0].startswith("keep "):
        return _keep(scene, moves)
    entries: list[tuple[Words, str | Menu]] = []
    for kind in KINDS:
        some = [move for move in moves if move.startswith(f"{kind} ")]
        if some:
            entries.append(
                (words(scene.say(f"cli-{kind}", count=len(some))), _kind(scene, kind, some))
            )
    others = [move for move in moves if move.split()[0] not in KINDS]
    entries += [(words(say_move(scene, move)), move) for move in others]
    return Menu(
        scene.say("cli-your-move"),
        [_entry(number, *entry) for number, entry in enumerate(entries, 1)],
    )


def say_move(scene: Scene, move: str) -> str:
    """Return a move in words."""
    word, _, rest = move.partition(" ")
    if word in ("train", "terrain") and rest == "deck":
        return scene.say(f"cli-{word}-deck")
    say: dict[str, Callable[[], str]] = {
        "train": lambda: scene.say("cli-take", card=rest),
        "terrain": lambda: scene.say("cli-take", card=rest),
        "claim": lambda: scene.say("cli-claim-route", text=route(scene, rest)),
        "keep": lambda: scene.say("cli-keep", text=", ".join(_kept(scene, rest))),
        "pay": lambda: scene.say("cli-pay", card=rest),
        "locomotives": lambda: scene.say("cli-locomotives", count=int(rest)),
        "double": lambda: scene.say("cli-double", count=int(rest)),
    }
    if word not in say:
        return scene.say(f"cli-move-{word}")
    return say[word]()


def _entry(number: int, text: Words, then: str | Menu) -> Entry:
    if isinstance(then, Menu):
        return Entry(str(number), text, menu=then)
    return Entry(str(number), text, then)


def _kind(scene: Scene, kind: str, moves: Sequence[str]) -> Menu:
    if kind == "claim":
        return _claims(scene, moves)
    return numbered(scene.say("cli-which-card"), [(_card(scene, move), move) for move in moves])


def _card(scene: Scene, move: str) -> Words:
    card = move.split()[1]
    if card == "deck":
        return words(say_move(scene, move))
    return words(Ink(scene.name("card", card), card))


def _claims(scene: Scene, moves: Sequence[str]) -> Menu:
    """Return the routes that can be claimed: those that a ticket needs first, then those that bring
    the most.
    """
    wanted = _wanted(scene)
    texts = [move.removeprefix("claim ") for move in moves]
    texts.sort(key=lambda text: (text not in wanted, -track_of(scene, text).length, text))
    entries = [(_route(scene, text, wanted.get(text)), f"claim {text}") for text in texts]
    return numbered(scene.say("cli-which-route"), entries)


def _wanted(scene: Scene) -> dict[str, list[str]]:
    """Return the tracks on the cheapest paths of the viewer's tickets, each with the ends of its
    ticket.
    """
    ends_by_track: dict[str, list[str]] = {}
    for ticket in scene.view["tickets"][scene.viewer or 0]:
        for track in cheapest(map_of(scene), scene.view, ticket["ends"]) or ():
            ends_by_track.setdefault(track.text, ticket["ends"])
    return ends_by_track


def _route(scene: Scene, text: str, ends: list[str] | None) -> Words:
    offer = words(route(scene, text), ", ", price(scene, track_of(scene, text)))
    if not ends:
        return offer
    return words(offer, Ink(scene.say("cli-for", text=line(scene, ends)), "green"))


def _keep(scene: Scene, moves: Sequence[str]) -> Menu:
    """Return the menu of the tickets to keep, by their numbers."""
    entries = [Entry(move.removeprefix("keep "), (), move) for move in moves]
    least = min(len(move.split()) - 1 for move in moves)
    hint = scene.say("cli-keep-some", count=least)
    return Menu(scene.say("cli-which-tickets"), entries, hint, lambda key: f"keep {key}")


def _kept(scene: Scene, numbers: str) -> list[str]:
    offered = scene.view["offered"][scene.viewer or 0]
    return [line(scene, offered[int(number) - 1]) for number in numbers.split()]
