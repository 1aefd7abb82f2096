"""What a seat may know of a game of Tenzania, as a typed value that is plain JSON."""

from typing import Any, TypedDict

from .state import NOBODY, NUMBERS, Stage


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


def look(game: str, view: Any, viewer: int | None, active: list[int]) -> View:
    """A view's record as a value."""
    told = dict(zip(view.dtype.names, view.item(), strict=True))
    seats, height, turn, last = told["seats"], told["height"], told["turn"], told["last"]
    table = told["table"][:height].tolist()
    return View(
        game=game,
        viewer=viewer,
        seats=seats,
        copies=told["copies"],
        twos=bool(told["twos"]),
        stage=Stage(told["stage"]).name.lower(),
        active=active,
        turn=turn if turn != NOBODY else None,
        hands=[
            [*cards(hand), *[None] * (held - sum(hand))]
            for hand, held in zip(told["hand"][:seats].tolist(), told["held"][:seats].tolist(), strict=True)
        ],
        table=table,
        value=told["value"] if height else None,
        last=last if last != NOBODY else None,
        deck=told["left"],
        won=told["won"][:seats].tolist(),
        taken=_taken(told, table),
        unseen=told["bag"].tolist(),
    )


def cards(counts: list[int]) -> list[int]:
    """The cards, in order, of which there are so many of each number."""
    return [number for number in range(NUMBERS) for _ in range(counts[number])]


def _taken(told: dict[str, Any], table: list[int]) -> list[int]:
    there = (told["bag"] + told["hand"].sum(axis=0)).tolist()
    return [told["copies"] - there[number] - table.count(number) for number in range(NUMBERS)]
