"""Tenzania in a terminal: the table and its value, what has been taken, and what each card would
make.
"""

from collections.abc import Mapping, Sequence

from tenfold.screens.blocks import GAP, Block, Ink, Words, paragraph, words
from tenfold.screens.menu import Entry, Menu
from tenfold.screens.scene import Scene, heading, seats

TEN = 10

COMMANDS: Mapping[str, object] = {}


def board(scene: Scene) -> list[Block]:
    """Draw a view of Tenzania."""
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
    """Return the menu of the cards, each by its own number. A card that can make several values
    asks for one.
    """
    values_by_card: dict[int, list[int]] = {}
    for move in moves:
        card, value = _parts(move)
        values_by_card.setdefault(card, []).append(value)
    entries = [_card(scene, card, values) for card, values in sorted(values_by_card.items())]
    return Menu(
        scene.say("cli-which-card"), entries, stem=lambda key: _sought(scene.view["value"], key)
    )


def say_move(scene: Scene, move: str) -> str:
    """Return a card, and the sum that it makes."""
    card, value = _parts(move)
    return scene.say("cli-play-card", card=card, sum=_sum(scene.view["value"], card, value))


def _table(scene: Scene) -> Block:
    if scene.view["value"] is None:
        return paragraph(scene.say("cli-empty-table"), indent=2)
    cards = "  ".join(map(str, scene.view["table"]))
    value = scene.say("cli-table-makes", value=scene.view["value"])
    return paragraph(scene.say("cli-on-table"), "   ", cards, "   ", Ink(value, "bold"), indent=2)


def _sought(value: int | None, key: str) -> str:
    """Return the move of a card that may not be held, with the sum that it makes."""
    if not key.isdecimal():
        return key
    return f"play {key} = {int(key) + (value or 0)}"


def _parts(move: str) -> tuple[int, int]:
    _, card, _, value = move.split()
    return int(card), int(value)


def _card(scene: Scene, card: int, values: list[int]) -> Entry:
    if len(values) == 1:
        return Entry(str(card), _effect(scene, card, values[0]), f"play {card} = {values[0]}")
    entries = [
        Entry(str(value), _effect(scene, card, value), f"play {card} = {value}") for value in values
    ]
    sums = scene.speech.join([_sum(scene.view["value"], card, value) for value in values], "or")
    return Entry(
        str(card), words(sums), menu=Menu(scene.say("cli-which-value", card=card), entries)
    )


def _effect(scene: Scene, card: int, value: int) -> Words:
    """Return the sum that a card makes, and who takes the table then."""
    equation = _sum(scene.view["value"], card, value)
    count = len(scene.view["table"]) + 1
    if value == TEN:
        return words(equation, "   ", Ink(scene.say("cli-ten", count=count), "green"))
    if value > TEN:
        return words(
            equation,
            "   ",
            Ink(scene.say("cli-over-ten", seat=scene.view["last"], count=count), "dim"),
        )
    return words(equation)


def _sum(before: int | None, card: int, after: int) -> str:
    """Return how a card makes a value from the one before it, as one would write it on paper."""
    if before is None:
        return str(after)
    if after == before + card and card:
        return f"{before} + {card} = {after}"
    if card == 5 and after == before - card:
        return f"{before} − {card} = {after}"
    if card == 2 and after == 2 * before:
        return f"{before} × {card} = {after}"
    return f"{before} → {after}"
