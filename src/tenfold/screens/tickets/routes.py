"""The routes of Ticket to Ride, for who asks: those from a place, those that are taken, those that
tickets need.
"""

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
    """The routes from a place, with what they take and whose they are; without a place, those that
    are taken.
    """
    if not rest:
        return taken(scene)
    places = names.find(rest, _ids_by_name(scene))
    if not places:
        return [paragraph(scene.say("cli-no-place", text=rest), indent=2)]
    blocks: list[Block] = []
    for here in places[:4]:
        tracks = [track for track in map_of(scene).tracks if here in track.ends]
        blocks += [
            paragraph(Ink(place(scene, here), "bold")),
            Grid([_row(scene, here, track) for track in tracks]),
        ]
    return blocks


def _ids_by_name(scene: Scene) -> dict[str, str]:
    """Return the ids of the places by all names that a person may type."""
    ids = {}
    for each in map_of(scene).places:
        for name in (each.id, each.name, place(scene, each.id)):
            ids[name] = each.id
    return ids


def needed(scene: Scene, rest: str) -> list[Block]:
    """For each ticket that is not complete, the cheapest way that is left."""
    blocks: list[Block] = []
    for held in scene.view["tickets"][scene.viewer or 0]:
        way = cheapest(map_of(scene), scene.view, held["ends"])
        blocks.append(paragraph(Ink(ticket(scene, held["ends"]), "bold")))
        if way is None:
            blocks.append(paragraph(scene.say("cli-lost"), indent=2))
        elif not way:
            blocks.append(paragraph(scene.say("cli-complete"), indent=2))
        else:
            blocks.append(
                Grid([(words(route(scene, track.text)), price(scene, track)) for track in way])
            )
    return blocks


def map_(scene: Scene, rest: str) -> list[Block]:
    """The map, with the routes: dots where they are free, and else the number of the player who has
    claimed them.
    """
    drawn = chart.Chart(_plane(scene), scene.width)
    taken: set[tuple[int, int]] = set()
    claimed = scene.view["claimed"]
    for track in sorted(map_of(scene).tracks, key=lambda track: track.text in claimed):
        drawn.line(track.ends, _dot(claimed.get(track.text)))
    for here in map_of(scene).places:
        drawn.mark(here.id, Ink(_sign(scene, here), "bold"), taken)
    return [drawn.grid(), paragraph(Ink(scene.say("cli-map-routes"), "dim")), *needed(scene, rest)]


def _dot(owner: int | None) -> Ink:
    """Return what a route is drawn with."""
    if owner is None:
        return Ink(".", "dim")
    return Ink(str(owner + 1), OWNERS[owner % len(OWNERS)])


def _plane(scene: Scene) -> chart.Plane:
    return chart.Plane(
        1, TALL, {each.id: (each.at[0], each.at[1] * TALL) for each in map_of(scene).places}
    )


def _sign(scene: Scene, here: Place) -> str:
    """Return what stands for a place on the map."""
    if here.junction:
        return "+"
    return place(scene, here.id)[:LETTERS]


COMMANDS = {"map": map_, "routes": routes}


def _row(scene: Scene, here: str, track: Track) -> tuple[Words, Words]:
    there = track.ends[track.ends[0] == here]
    return words(place(scene, there)), words(price(scene, track), *_state(scene, track.text))


def _state(scene: Scene, text: str) -> list[Ink]:
    """Return who has claimed a track, or that nobody can; nothing if it is open."""
    owner = scene.view["claimed"].get(text)
    if owner is not None and owner == scene.viewer:
        return [Ink(f" · {scene.who(owner)}", "green")]
    if owner is not None:
        return [Ink(f" · {scene.who(owner)}", "red")]
    if text in scene.view["closed"]:
        return [Ink(f" · {scene.say('cli-closed')}", "dim")]
    return []


def taken(scene: Scene) -> list[Block]:
    """Return the routes that are claimed, by seat."""
    rows = []
    for seat in range(scene.view["seats"]):
        routes_of_seat = [
            route(scene, text) for text, owner in scene.view["claimed"].items() if owner == seat
        ]
        rows.append(
            (words(scene.who(seat)), words("; ".join(routes_of_seat) or scene.say("cli-none")))
        )
    return [Grid(rows)]
