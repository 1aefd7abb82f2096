"""10 Days in a terminal: the piles, what is known of the others, and the viewer's journey with what connects."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from tenfold.games.game import Link
from tenfold.games.tendays.map import Map
from tenfold.screens import chart, names
from tenfold.screens.blocks import GAP, Block, Grid, Ink, Words, paragraph, words
from tenfold.screens.menu import Entry, Menu
from tenfold.screens.scene import Scene, heading

if TYPE_CHECKING:
    from tenfold.games.tendays.game import TenDays

HIDDEN = "?"


def board(scene: Scene) -> list[Block]:
    """A view of 10 Days."""
    view = scene.view
    pile = scene.say("cli-draw-pile", count=view["draw_pile"])
    blocks: list[Block] = [heading(scene, "" if view["stage"] == "setup" else pile), GAP]
    listed = _is_to_draw(scene) and not scene.whole
    piles = [] if view["stage"] == "setup" or listed else _piles(scene)
    blocks.append(Grid([*piles, *(_others(scene, seat) for seat in range(view["seats"]) if seat != scene.viewer)]))
    if scene.viewer is not None:
        blocks += [GAP, _journey(scene, scene.viewer)]
        blocks += _hand(scene, view["hands"][scene.viewer])
    return blocks


def menu(scene: Scene, moves: Sequence[str]) -> Menu:
    """Days and piles by their own numbers; the swaps are one entry."""
    stage = scene.view["stage"]
    if stage == "setup":
        return _place_menu(scene, moves)
    return _put_menu(scene, moves) if stage == "drawn" else _turn_menu(scene, moves)


def say_move(scene: Scene, move: str) -> str:
    """A move in words."""
    word, *rest = move.split()
    hand = scene.view["hands"][scene.viewer or 0]
    if word == "draw":
        if rest == ["deck"]:
            return scene.say("cli-draw-deck")
        return scene.say("cli-draw", tile=_top(scene, int(rest[0])), pile=int(rest[0]))
    if word in ("place", "put"):
        pile = int(rest[-1]) if word == "put" else None
        return scene.say("cli-put", tile=hand, day=int(rest[0]), pile=pile)
    if word == "drop":
        return scene.say("cli-drop", tile=hand, pile=int(rest[0]))
    return scene.say("cli-swap", days=[int(day) for day in rest])


def borders(scene: Scene, rest: str) -> list[Block]:
    """What a place borders, what a ferry joins it to, and where an airplane flies from it."""
    of = _map(scene)
    named = {
        name: place.code for place in of.places for name in (place.code, place.name, scene.name("tile", place.code))
    }
    found, example = names.find(rest, named), scene.name("tile", of.places[len(of.places) // 2].code)
    if not rest:
        return [paragraph(scene.say("cli-name-a-place", place=example), indent=2)]
    if len(found) != 1:
        told = scene.say("cli-which-place", text=rest, tiles=found[:8], place=example)
        return [paragraph(told, indent=2)]
    place = next(place for place in of.places if place.code == found[0])
    ferries = [other for pair in of.ferries if place.code in pair for other in pair if other != place.code]
    alike = [other.code for other in of.places if other.colour == place.colour and other != place]
    lists = (("cli-borders", place.borders), ("cli-ferries", ferries), ("cli-flights", alike))
    rows = [(words(scene.say(title)), _listed(scene, codes)) for title, codes in lists if codes]
    return [paragraph(tile(scene, place.code)), Grid(rows)]


def _links(scene: Scene) -> list[Link]:
    """Return how the days of the viewer's rack connect."""
    return scene.game.links.of(scene.view, scene.viewer or 0) if scene.game.links else []


def links(scene: Scene, rest: str) -> list[Block]:
    """How each two neighbouring days connect, or why not."""
    language = scene.speech.catalogue.language
    rows = []
    for link in _links(scene):
        told = link.reason.say(language)
        sign = Ink("|", "green") if link.how else Ink("x", "red")
        rows.append((words(f"{link.days[0]}-{link.days[1]}"), words(sign), words(f"{told} ({link.rule})")))
    return [Grid(rows)]


def map_(scene: Scene, rest: str) -> list[Block]:
    """The map: every place by its code, in its colour; those of the viewer's rack with the day."""
    found = chart.plane(scene.game.name)
    if found is None:
        return [paragraph(scene.say("cli-no-map"), indent=2)]
    drawn, taken = chart.Chart(found, scene.width), set[tuple[int, int]]()
    for code, mark in _marks(scene).items():
        drawn.mark(code, mark, taken)
    return [drawn.grid(), paragraph(Ink(scene.say("cli-map-days"), "dim"))]


def _marks(scene: Scene) -> dict[str, Ink]:
    """What stands for each place on the map, the viewer's own first."""
    rack = [] if scene.viewer is None else scene.view["racks"][scene.viewer]
    days = {code: day for day, code in enumerate(rack, 1)}
    places = sorted(_map(scene).places, key=lambda place: days.get(place.code, len(rack) + 1))
    own = {place.code: f"{days[place.code]}:{place.code}" for place in places if place.code in days}
    return {place.code: Ink(own.get(place.code, place.code.lower()), place.colour) for place in places}


COMMANDS = {"map": map_, "borders": borders, "links": links}


def tile(scene: Scene, code: str) -> Words:
    """A tile's name in its colour, and a place's colour in words."""
    if code == HIDDEN:
        return words(HIDDEN)
    colours = {place.code: place.colour for place in _map(scene).places}
    name = scene.name("tile", code)
    if code not in colours:
        return words(Ink(name, code.removeprefix("plane-")))
    colour = colours[code]
    return words(Ink(name, colour), " (", Ink(scene.name("colour", colour), colour), ")")


def _map(scene: Scene) -> Map:
    return cast("TenDays", scene.game).map


def _listed(scene: Scene, codes: Sequence[str]) -> Words:
    parts: list[str | Words] = []
    for code in codes:
        parts += [", ", tile(scene, code)]
    return words(*parts[1:])


def _top(scene: Scene, pile: int) -> str:
    found: str = scene.view["discards"][pile - 1][-1]
    return found


def _is_to_draw(scene: Scene) -> bool:
    """Whether the viewer chooses from the piles, so that the menu lists them."""
    return scene.viewer is not None and scene.view["stage"] == "turn" and scene.view["turn"] == scene.viewer


def _piles(scene: Scene) -> list[tuple[Words, Words]]:
    count = len(scene.view["discards"])
    return [(words(scene.say("cli-pile", pile=number)), _pile(scene, number)) for number in range(1, count + 1)]


def _pile(scene: Scene, number: int) -> Words:
    """The top of a discard pile, and how many lie under it."""
    pile = scene.view["discards"][number - 1]
    if not pile:
        return words(scene.say("cli-empty-pile"))
    under = scene.say("cli-under", count=len(pile) - 1) if len(pile) > 1 else ""
    return words(tile(scene, pile[-1]), Ink(under, "dim"))


def _others(scene: Scene, seat: int) -> tuple[Words, Words]:
    """What the viewer knows of another's rack: the days whose tiles it has seen."""
    rack, hand = scene.view["racks"][seat], scene.view["hands"][seat]
    known = [words(f"{day} ", tile(scene, code)) for day, code in enumerate(rack, 1) if code not in (None, HIDDEN)]
    parts: list[str | Words] = []
    for each in known:
        parts += [", ", each]
    if scene.view["stage"] == "setup":
        parts += ["  ", scene.say("cli-placed", count=sum(code is not None for code in rack))]
    elif not known:
        parts += ["  ", scene.say("cli-hidden")]
    if hand not in (None, HIDDEN):
        parts += [" · ", scene.say("cli-holds"), " ", tile(scene, hand)]
    return words(scene.who(seat)), words(*parts[1:])


def _journey(scene: Scene, viewer: int) -> Grid:
    """The viewer's days, and how each connects to the next."""
    rack: list[str | None] = scene.view["racks"][viewer]
    joints = [*(_joint(scene, rack, link) for link in _links(scene)), ()]
    rows: list[tuple[Words, ...]] = []
    for day, (code, joint) in enumerate(zip(rack, joints, strict=True), 1):
        shown = tile(scene, code) if code is not None else words(Ink(scene.say("cli-open"), "dim"))
        if scene.is_wide:
            rows.append((words(str(day)), shown, joint))
        else:
            rows.append((words(str(day)), words(shown, " · ", joint) if joint else shown))
    return Grid(rows, right=frozenset({0}))


def _joint(scene: Scene, rack: Sequence[str | None], link: Link) -> Words:
    """How a day connects to the next; nothing where either is open."""
    if None in (rack[day - 1] for day in link.days):
        return ()
    if link.how is None:
        return words(Ink(scene.say("cli-link-none", rule=link.rule), "red"))
    return words(Ink(scene.say(f"cli-link-{link.how}"), "green"))


def _hand(scene: Scene, hand: str | None) -> list[Block]:
    return [] if hand is None else [GAP, paragraph(scene.say("cli-you-hold"), " ", tile(scene, hand))]


def _place_menu(scene: Scene, moves: Sequence[str]) -> Menu:
    days = [move.split()[1] for move in moves]
    entries = [Entry(day, (), f"place {day}") for day in days]
    hint = scene.say("cli-place", tile=scene.view["hands"][scene.viewer or 0], text=", ".join(days))
    return Menu(scene.say("cli-which-day"), entries, hint, lambda key: f"place {key}")


def _turn_menu(scene: Scene, moves: Sequence[str]) -> Menu:
    piles = len(scene.view["discards"])
    draws = [move.split()[1] for move in moves if move.startswith("draw ") and move != "draw deck"]
    entries = [
        Entry(pile, words(scene.say("cli-of-pile", pile=int(pile)), _pile(scene, int(pile))), f"draw {pile}")
        for pile in draws
    ]
    if "draw deck" in moves:
        entries.append(Entry(str(piles + 1), words(scene.say("cli-draw-deck")), "draw deck"))
    swaps = [Entry(move.removeprefix("swap "), (), move) for move in moves if move.startswith("swap ")]
    if swaps:
        days = Menu(scene.say("cli-which-days"), swaps, scene.say("cli-two-days"), lambda key: f"swap {key}")
        entries.append(Entry(str(piles + 2), words(scene.say("cli-swap-two")), menu=days))
    return Menu(scene.say("cli-your-move"), entries, stem=lambda key: f"draw {key}")


def _put_menu(scene: Scene, moves: Sequence[str]) -> Menu:
    """Where the drawn tile goes: a day, or nowhere; and then onto which pile what is dropped goes."""
    hand, days = scene.view["hands"][scene.viewer or 0], scene.view["days"]
    rack = scene.view["racks"][scene.viewer or 0]
    entries = []
    for day in range(1, days + 1):
        puts = [move for move in moves if move.startswith(f"put {day} ")]
        entries.append(_dropping(scene, str(day), rack[day - 1], puts, ()))
    drops = [move for move in moves if move.startswith("drop ")]
    entries.append(_dropping(scene, "0", hand, drops, words(scene.say("cli-drop-it", tile=hand))))
    hint = scene.say("cli-put-where", tile=hand, days=days)
    first = moves[0].split()[-1]
    return Menu(scene.say("cli-which-day"), entries, hint, lambda key: f"put {key} drop {first}")


def _dropping(scene: Scene, key: str, dropped: str, moves: Sequence[str], text: Words) -> Entry:
    """An entry that asks for the pile that a tile is dropped onto, where there is a choice."""
    if len(moves) == 1:
        return Entry(key, text, moves[0])
    piles = [Entry(move.split()[-1], _onto(scene, int(move.split()[-1])), move) for move in moves]
    return Entry(key, text, menu=Menu(scene.say("cli-which-pile", tile=dropped), piles))


def _onto(scene: Scene, pile: int) -> Words:
    return words(scene.say("cli-of-pile", pile=pile), _pile(scene, pile))
