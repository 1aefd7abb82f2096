"""10 Days in a terminal: the piles, what is known of the others, and the viewer's journey with what
connects.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from tenfold.games.capabilities import Link
from tenfold.games.tendays.map import Map, Place
from tenfold.screens import chart, names
from tenfold.screens.blocks import GAP, Block, Grid, Ink, Words, paragraph, words
from tenfold.screens.menu import Entry, Menu
from tenfold.screens.scene import Scene, heading

if TYPE_CHECKING:
    from tenfold.games.tendays.game import TenDays

HIDDEN = "?"


def board(scene: Scene) -> list[Block]:
    """Draw a view of 10 Days."""
    view = scene.view
    others = [_others(scene, seat) for seat in range(view["seats"]) if seat != scene.viewer]
    blocks: list[Block] = [_heading(scene), GAP, Grid([*_listed_piles(scene), *others])]
    if scene.viewer is None:
        return blocks
    blocks += [GAP, _journey(scene, scene.viewer)]
    hand = view["hands"][scene.viewer]
    if hand is not None:
        blocks += [GAP, paragraph(scene.say("cli-you-hold"), " ", tile(scene, hand))]
    return blocks


def _heading(scene: Scene) -> Block:
    if scene.view["stage"] == "setup":
        return heading(scene)
    return heading(scene, scene.say("cli-draw-pile", count=scene.view["draw_pile"]))


def _listed_piles(scene: Scene) -> list[tuple[Words, Words]]:
    """Return the discard piles, or nothing before the first turn and while the menu lists them."""
    is_in_menu = _is_to_draw(scene) and not scene.whole
    if scene.view["stage"] == "setup" or is_in_menu:
        return []
    return _piles(scene)


def menu(scene: Scene, moves: Sequence[str]) -> Menu:
    """Return the menu: days and piles by their own numbers; the swaps are one entry."""
    stage = scene.view["stage"]
    if stage == "setup":
        return _place_menu(scene, moves)
    if stage == "drawn":
        return _put_menu(scene, moves)
    return _turn_menu(scene, moves)


def say_move(scene: Scene, move: str) -> str:
    """Return a move in words."""
    word, *rest = move.split()
    hand = scene.view["hands"][scene.viewer or 0]
    if word == "draw":
        if rest == ["deck"]:
            return scene.say("cli-draw-deck")
        return scene.say("cli-draw", tile=_top(scene, int(rest[0])), pile=int(rest[0]))
    if word == "place":
        return scene.say("cli-put", tile=hand, day=int(rest[0]), pile=None)
    if word == "put":
        return scene.say("cli-put", tile=hand, day=int(rest[0]), pile=int(rest[-1]))
    if word == "drop":
        return scene.say("cli-drop", tile=hand, pile=int(rest[0]))
    return scene.say("cli-swap", days=[int(day) for day in rest])


def borders(scene: Scene, rest: str) -> list[Block]:
    """Show what a place borders, what a ferry joins it to, and where an airplane flies from it."""
    places = _map(scene).places
    example = scene.name("tile", places[len(places) // 2].code)
    if not rest:
        return [paragraph(scene.say("cli-name-a-place", place=example), indent=2)]
    codes = names.find(rest, _codes_by_name(scene))
    if len(codes) != 1:
        question = scene.say("cli-which-place", text=rest, tiles=codes[:8], place=example)
        return [paragraph(question, indent=2)]
    place = next(place for place in places if place.code == codes[0])
    return [paragraph(tile(scene, place.code)), _neighbours(scene, place)]


def _codes_by_name(scene: Scene) -> dict[str, str]:
    """Return the codes of the places by all names that a person may type."""
    codes = {}
    for place in _map(scene).places:
        for name in (place.code, place.name, scene.name("tile", place.code)):
            codes[name] = place.code
    return codes


def _neighbours(scene: Scene, place: Place) -> Grid:
    of = _map(scene)
    ferries = [
        other for pair in of.ferries if place.code in pair for other in pair if other != place.code
    ]
    flights = [other.code for other in of.places if other.colour == place.colour and other != place]
    lists = (("cli-borders", place.borders), ("cli-ferries", ferries), ("cli-flights", flights))
    return Grid(
        [(words(scene.say(title)), _listed(scene, codes)) for title, codes in lists if codes]
    )


def _links(scene: Scene) -> list[Link]:
    """Return how the days of the viewer's rack connect."""
    if scene.game.links is None:
        return []
    return scene.game.links.of(scene.view, scene.viewer or 0)


def links(scene: Scene, rest: str) -> list[Block]:
    """Show how each two neighbouring days connect, or why they do not."""
    language = scene.speech.catalogue.language
    rows = []
    for link in _links(scene):
        first, second = link.days
        reason = f"{link.reason.say(language)} ({link.rule})"
        rows.append((words(f"{first}-{second}"), words(_sign(link)), words(reason)))
    return [Grid(rows)]


def _sign(link: Link) -> Ink:
    if link.how:
        return Ink("|", "green")
    return Ink("x", "red")


def map_(scene: Scene, rest: str) -> list[Block]:
    """Draw the map: every place by its code, in its colour; those of the viewer's rack with the
    day.
    """
    plane = chart.plane(scene.game.name)
    if plane is None:
        return [paragraph(scene.say("cli-no-map"), indent=2)]
    drawn = chart.Chart(plane, scene.width)
    taken: set[tuple[int, int]] = set()
    for code, mark in _marks(scene).items():
        drawn.mark(code, mark, taken)
    return [drawn.grid(), paragraph(Ink(scene.say("cli-map-days"), "dim"))]


def _marks(scene: Scene) -> dict[str, Ink]:
    """Return what stands for each place on the map, those of the viewer's rack first."""
    days: dict[str, int] = {}
    if scene.viewer is not None:
        days = {code: day for day, code in enumerate(scene.view["racks"][scene.viewer], 1)}
    after_all = scene.view["days"] + 1
    places = sorted(_map(scene).places, key=lambda place: days.get(place.code, after_all))
    return {
        place.code: Ink(_mark(place.code, days.get(place.code)), place.colour) for place in places
    }


def _mark(code: str, day: int | None) -> str:
    if day is None:
        return code.lower()
    return f"{day}:{code}"


COMMANDS = {"map": map_, "borders": borders, "links": links}


def tile(scene: Scene, code: str) -> Words:
    """Return a tile's name in its colour, and a place's colour in words."""
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
    code: str = scene.view["discards"][pile - 1][-1]
    return code


def _is_to_draw(scene: Scene) -> bool:
    """Whether the viewer chooses from the piles, so that the menu lists them."""
    return (
        scene.viewer is not None
        and scene.view["stage"] == "turn"
        and scene.view["turn"] == scene.viewer
    )


def _piles(scene: Scene) -> list[tuple[Words, Words]]:
    count = len(scene.view["discards"])
    return [
        (words(scene.say("cli-pile", pile=number)), _pile(scene, number))
        for number in range(1, count + 1)
    ]


def _pile(scene: Scene, number: int) -> Words:
    """Return the top of a discard pile, and how many tiles lie under it."""
    pile = scene.view["discards"][number - 1]
    if not pile:
        return words(scene.say("cli-empty-pile"))
    top = tile(scene, pile[-1])
    if len(pile) == 1:
        return top
    return words(top, Ink(scene.say("cli-under", count=len(pile) - 1), "dim"))


def _others(scene: Scene, seat: int) -> tuple[Words, Words]:
    """Return what the viewer knows of another player's rack: the days whose tiles it has seen."""
    rack = scene.view["racks"][seat]
    hand = scene.view["hands"][seat]
    known = [
        words(f"{day} ", tile(scene, code))
        for day, code in enumerate(rack, 1)
        if code not in (None, HIDDEN)
    ]
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
    """Return the viewer's days, and how each connects to the next."""
    rack: list[str | None] = scene.view["racks"][viewer]
    joints = [*(_joint(scene, rack, link) for link in _links(scene)), ()]
    rows: list[tuple[Words, ...]] = []
    for day, (code, joint) in enumerate(zip(rack, joints, strict=True), 1):
        shown = _day(scene, code)
        if scene.is_wide:
            rows.append((words(str(day)), shown, joint))
        elif joint:
            rows.append((words(str(day)), words(shown, " · ", joint)))
        else:
            rows.append((words(str(day)), shown))
    return Grid(rows, right=frozenset({0}))


def _day(scene: Scene, code: str | None) -> Words:
    if code is None:
        return words(Ink(scene.say("cli-open"), "dim"))
    return tile(scene, code)


def _joint(scene: Scene, rack: Sequence[str | None], link: Link) -> Words:
    """Return how a day connects to the next; nothing if either is open."""
    if None in (rack[day - 1] for day in link.days):
        return ()
    if link.how is None:
        return words(Ink(scene.say("cli-link-none", rule=link.rule), "red"))
    return words(Ink(scene.say(f"cli-link-{link.how}"), "green"))


def _place_menu(scene: Scene, moves: Sequence[str]) -> Menu:
    days = [move.split()[1] for move in moves]
    entries = [Entry(day, (), f"place {day}") for day in days]
    hint = scene.say("cli-place", tile=scene.view["hands"][scene.viewer or 0], text=", ".join(days))
    return Menu(scene.say("cli-which-day"), entries, hint, lambda key: f"place {key}")


def _turn_menu(scene: Scene, moves: Sequence[str]) -> Menu:
    piles = len(scene.view["discards"])
    draws = [move.split()[1] for move in moves if move.startswith("draw ") and move != "draw deck"]
    entries = [_pile_entry(scene, pile, f"draw {pile}") for pile in draws]
    if "draw deck" in moves:
        entries.append(Entry(str(piles + 1), words(scene.say("cli-draw-deck")), "draw deck"))
    swaps = [
        Entry(move.removeprefix("swap "), (), move) for move in moves if move.startswith("swap ")
    ]
    if swaps:
        days = Menu(
            scene.say("cli-which-days"), swaps, scene.say("cli-two-days"), lambda key: f"swap {key}"
        )
        entries.append(Entry(str(piles + 2), words(scene.say("cli-swap-two")), menu=days))
    return Menu(scene.say("cli-your-move"), entries, stem=lambda key: f"draw {key}")


def _put_menu(scene: Scene, moves: Sequence[str]) -> Menu:
    """Return the menu for a drawn tile: a day or none, and then the pile for what is dropped."""
    viewer = scene.viewer or 0
    hand = scene.view["hands"][viewer]
    rack = scene.view["racks"][viewer]
    days = scene.view["days"]
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
    """Return an entry that asks for the pile that a tile is dropped onto if there is a choice."""
    if len(moves) == 1:
        return Entry(key, text, moves[0])
    piles = [_pile_entry(scene, move.split()[-1], move) for move in moves]
    return Entry(key, text, menu=Menu(scene.say("cli-which-pile", tile=dropped), piles))


def _pile_entry(scene: Scene, pile: str, move: str) -> Entry:
    number = int(pile)
    return Entry(pile, words(scene.say("cli-of-pile", pile=number), _pile(scene, number)), move)
