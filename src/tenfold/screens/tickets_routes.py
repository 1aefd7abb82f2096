"""The routes of Ticket to Ride, for who asks: those from a place, those that are taken, those that tickets need."""

from tenfold.games.tickets.map import Track
from tenfold.screens import names
from tenfold.screens.blocks import Block, Grid, Ink, Words, paragraph, words
from tenfold.screens.scene import Scene
from tenfold.screens.tickets_names import map_of, place, price, route, ticket
from tenfold.screens.ways import cheapest


def routes(scene: Scene, rest: str) -> list[Block]:
    """The routes from a place, with what they take and whose they are; without a place, those that are taken."""
    if not rest:
        return _taken(scene)
    of = map_of(scene)
    named = {name: each.id for each in of.places for name in (each.id, each.name, place(scene, each.id))}
    found = names.find(rest, named)
    if not found:
        return [paragraph(scene.say("cli-no-place", text=rest), indent=2)]
    blocks: list[Block] = []
    for here in found[:4]:
        tracks = [track for track in of.tracks if here in track.ends]
        blocks += [paragraph(Ink(place(scene, here), "bold")), Grid([_row(scene, here, track) for track in tracks])]
    return blocks


def needed(scene: Scene, rest: str) -> list[Block]:
    """For each ticket that is not complete, the cheapest way that is left."""
    blocks: list[Block] = []
    for held in scene.view["tickets"][scene.viewer or 0]:
        way = cheapest(map_of(scene), scene.view, held["ends"])
        blocks.append(paragraph(Ink(ticket(scene, held["ends"]), "bold")))
        if way:
            blocks.append(Grid([(words(route(scene, track.text)), price(scene, track)) for track in way]))
        else:
            state = "cli-lost" if way is None else "cli-complete"
            blocks.append(paragraph(scene.say(state), indent=2))
    return blocks


COMMANDS = {"routes": routes, "map": needed}


def _row(scene: Scene, here: str, track: Track) -> tuple[Words, Words]:
    there = track.ends[track.ends[0] == here]
    told = words(price(scene, track), *_state(scene, track.text))
    return words(place(scene, there)), told


def _state(scene: Scene, text: str) -> list[Ink]:
    """Whose a track is, or that nobody can claim it."""
    owner = scene.view["claimed"].get(text)
    if owner is not None:
        return [Ink(f" · {scene.who(owner)}", "green" if owner == scene.viewer else "red")]
    return [Ink(f" · {scene.say('cli-closed')}", "dim")] if text in scene.view["closed"] else []


def _taken(scene: Scene) -> list[Block]:
    rows = []
    for seat in range(scene.view["seats"]):
        own = [route(scene, text) for text, owner in scene.view["claimed"].items() if owner == seat]
        rows.append((words(scene.who(seat)), words("; ".join(own) or scene.say("cli-none"))))
    return [Grid(rows)]
