"""Tenzania in a terminal: the table and its value, what has been taken, and what each card would make."""

from collections.abc import Mapping, Sequence

from tenfold.screens.blocks import GAP, Block, Ink, Words, paragraph, words
from tenfold.screens.menu import Entry, Menu
from tenfold.screens.scene import Scene, heading, seats

TEN = 10

COMMANDS: Mapping[str, object] = {}


def board(scene: Scene) -> list[Block]:
    """A view of Tenzania."""
    view = scene.view
    hands = [len(hand) for hand in view["hands"]]
    blocks: list[Block] = [
        heading(scene, scene.say("cli-deck", count=view["deck"])),
        GAP,
        _table(scene),
        GAP,
        seats(scene, [(scene.say("cli-in-hand"), hands), (scene.say("cli-taken"), view["won"])]),
    ]
    if scene.viewer is not None and view["stage"] != "over":
        cards = "  ".join(f"[{card}]" for card in view["hands"][scene.viewer])
        blocks += [GAP, paragraph(scene.say("cli-your-cards"), "   ", Ink(cards, "bold"))]
    return blocks


def menu(scene: Scene, moves: Sequence[str]) -> Menu:
    """The cards, each by its own number; where one can make several values, these are asked for then."""
    plays: dict[int, list[int]] = {}
    for move in moves:
        card, made = _parts(move)
        plays.setdefault(card, []).append(made)
    entries = [_card(scene, *play) for play in sorted(plays.items())]
    return Menu(scene.say("cli-which-card"), entries, stem=lambda key: _sought(scene.view["value"], key))


def say_move(scene: Scene, move: str) -> str:
    """A card, and the sum that it makes."""
    card, made = _parts(move)
    return scene.say("cli-play-card", card=card, sum=_sum(scene.view["value"], card, made))


def _table(scene: Scene) -> Block:
    if scene.view["value"] is None:
        return paragraph(scene.say("cli-empty-table"), indent=2)
    cards = "  ".join(map(str, scene.view["table"]))
    value = scene.say("cli-table-makes", value=scene.view["value"])
    return paragraph(scene.say("cli-on-table"), "   ", cards, "   ", Ink(value, "bold"), indent=2)


def _sought(value: int | None, key: str) -> str:
    """The move of a card that may not be held: what it adds up to."""
    return f"play {key} = {int(key) + (value or 0)}" if key.isdecimal() else key


def _parts(move: str) -> tuple[int, int]:
    _, card, _, made = move.split()
    return int(card), int(made)


def _card(scene: Scene, card: int, values: list[int]) -> Entry:
    if len(values) == 1:
        return Entry(str(card), _told(scene, card, values[0]), f"play {card} = {values[0]}")
    entries = [Entry(str(made), _told(scene, card, made), f"play {card} = {made}") for made in values]
    sums = scene.speech.join([_sum(scene.view["value"], card, made) for made in values], "or")
    return Entry(str(card), words(sums), menu=Menu(scene.say("cli-which-value", card=card), entries))


def _told(scene: Scene, card: int, made: int) -> Words:
    """The sum that a card makes, and who takes the table then."""
    told, count = _sum(scene.view["value"], card, made), len(scene.view["table"]) + 1
    if made == TEN:
        return words(told, "   ", Ink(scene.say("cli-ten", count=count), "green"))
    if made > TEN:
        return words(told, "   ", Ink(scene.say("cli-over-ten", seat=scene.view["last"], count=count), "dim"))
    return words(told)


def _sum(value: int | None, card: int, made: int) -> str:
    """How a card makes a value of the one before it, as one would write it on paper."""
    if value is None:
        return str(made)
    if made == value + card and card:
        return f"{value} + {card} = {made}"
    if card == 5 and made == value - card:
        return f"{value} − {card} = {made}"
    if card == 2 and made == 2 * value:
        return f"{value} × {card} = {made}"
    return f"{value} → {made}"
