"""The routes of Ticket to Ride, for who asks: those from a place, those that are taken, those that tickets need."""

from tenfold.games.tickets.map import Place, Track
from tenfold.screens import chart, names
from tenfold.screens.blocks import Block, Grid, Ink, Words, paragraph, words
from tenfold.screens.scene import Scene
from tenfold.screens.tickets.cheapest_route import cheapest
from tenfold.screens.tickets.names import map_of, place, price, route, ticket

OWNERS = ("green", "blue", "orange", "pink", "yellow")
"""The colours of the players' routes on the map."""

TALL = 1.49
"""How tall the board is beside its width."""

LETTERS = 4
"""How many letters of a place's name stand on the map."""


def routes(scene: Scene, rest: str) -> list[Block]:
    """The routes from a place, with what they take and whose they are; without a place, those that are taken."""
    if not rest:
        return taken(scene)
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


def map_(scene: Scene, rest: str) -> list[Block]:
    """The map, with the routes: dots where they are free, and else the number of the player who has claimed them."""
    drawn, taken = chart.Chart(_plane(scene), scene.width), set[tuple[int, int]]()
    claimed = scene.view["claimed"]
    for track in sorted(map_of(scene).tracks, key=lambda track: track.text in claimed):
        owner = claimed.get(track.text)
        style = "" if owner is None else OWNERS[owner % len(OWNERS)]
        drawn.line(track.ends, Ink("." if owner is None else str(owner + 1), style or "dim"))
    for here in map_of(scene).places:
        drawn.mark(here.id, Ink(_sign(scene, here), "bold"), taken)
    return [drawn.grid(), paragraph(Ink(scene.say("cli-map-routes"), "dim")), *needed(scene, rest)]


def _plane(scene: Scene) -> chart.Plane:
    return chart.Plane(1, TALL, {each.id: (each.at[0], each.at[1] * TALL) for each in map_of(scene).places})


def _sign(scene: Scene, here: Place) -> str:
    """What stands for a place on the map."""
    return "+" if here.junction else place(scene, here.id)[:LETTERS]


COMMANDS = {"map": map_, "routes": routes}


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


def taken(scene: Scene) -> list[Block]:
    """The routes that are claimed, by seat."""
    rows = []
    for seat in range(scene.view["seats"]):
        own = [route(scene, text) for text, owner in scene.view["claimed"].items() if owner == seat]
        rows.append((words(scene.who(seat)), words("; ".join(own) or scene.say("cli-none"))))
    return [Grid(rows)]
