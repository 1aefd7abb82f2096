"""What a seat may know of a game of Tenzania, as a typed value that is plain JSON."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TypedDict

from tenfold.games import forms
from tenfold.games.forms import Form
from tenfold.games.keys import SOME, Keys, active, key, or_none, rows

from .state import AT, NUMBERS, STATE, Blank, Stage


class View(TypedDict):
    """A game of Tenzania as one viewer knows it. A card is its number."""

    game: str
    viewer: int | None
    seats: int
    copies: int
    """How many cards of each number there are."""
    twos: bool
    stage: str
    """`turn` or `over`; while chance is to move `dealing`, `first` or `drawing`."""
    active: list[int]
    turn: int | None
    hands: list[list[int | None]]
    """The cards that each seat holds, in order; None for each that is hidden."""
    table: list[int]
    """The cards on the table, the last one played last."""
    value: int | None
    """Of the table; None where it is empty."""
    last: int | None
    """Who played the last card on the table."""
    deck: int
    """How many cards it has."""
    won: list[int]
    """How many cards each seat has taken."""
    taken: list[int]
    """How many cards of each number have been taken, by whomever."""
    unseen: list[int]
    """How many cards of each number the viewer has not seen: they are in the deck or in others' hands."""


_STAGES = tuple(stage.name.lower() for stage in Stage)


def cards(counts: Sequence[int]) -> list[int]:
    """The cards, in order, of which there are so many of each number."""
    return [number for number in range(NUMBERS) for _ in range(counts[number])]


def _hands(game: object, view: Blank) -> list[list[int | None]]:
    hands = rows(view.memory[AT.hand], NUMBERS, view.seats, NUMBERS)
    return [_hand(hand, held) for hand, held in zip(hands, view.memory[AT.held], strict=False)]


@lru_cache(SOME)
def _hand(hand: bytes, held: int) -> list[int | None]:
    return [*cards(hand), *[None] * (held - sum(hand))]


def _table(game: object, view: Blank) -> list[int]:
    return list(view.memory[AT.table][: view.height])


def _taken(game: object, view: Blank) -> list[int]:
    copies, memory = view.copies, view.memory
    hands, table = rows(memory[AT.hand], NUMBERS, view.seats, NUMBERS), memory[AT.table][: view.height]
    there = zip(memory[AT.bag], *hands, strict=True)
    return [copies - sum(counts) - table.count(number) for number, counts in enumerate(there)]


_NUMBER = Form(forms.BYTES, texts=forms.NUMBERS)
_OR_NULL = Form(forms.BYTES, texts=forms.OR_NULL)

FORMS = {
    "seats": _NUMBER._replace(field="seats"),
    "copies": _NUMBER._replace(field="copies"),
    "twos": Form(forms.BYTES, "twos", forms.FLAGS),
    "stage": Form(forms.BYTES, "stage", _STAGES),
    "turn": _OR_NULL._replace(field="turn"),
    "table": _NUMBER._replace(field="table", width="height"),
    "value": _NUMBER._replace(field="value", when={"height": range(1, 256)}),
    "last": _OR_NULL._replace(field="last"),
    "deck": _NUMBER._replace(field="left"),
    "won": _NUMBER._replace(field="won", width="seats"),
    "unseen": _NUMBER._replace(field="bag", width=NUMBERS),
}
"""How the keys lie in memory that do."""

KEYS = Keys(
    STATE,
    {
        "seats": key(lambda game, view: int(view.seats), "seats"),
        "copies": key(lambda game, view: int(view.copies), "copies"),
        "twos": key(lambda game, view: bool(view.twos), "twos"),
        "stage": key(lambda game, view: _STAGES[view.stage], "stage"),
        "active": active("stage", "turn"),
        "turn": key(lambda game, view: or_none(view.turn), "turn"),
        "hands": key(_hands, "hand", "held", "seats"),
        "table": key(_table, "table", "height"),
        "value": key(lambda game, view: int(view.value) if view.height else None, "value", "height"),
        "last": key(lambda game, view: or_none(view.last), "last"),
        "deck": key(lambda game, view: int(view.left), "left"),
        "won": key(lambda game, view: list(view.memory[AT.won][: view.seats]), "won", "seats"),
        "taken": key(_taken, "won"),
        "unseen": key(lambda game, view: list(view.memory[AT.bag]), "bag"),
    },
    FORMS,
)
