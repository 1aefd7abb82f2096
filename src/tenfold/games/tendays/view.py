"""What a seat may know of a 10 Days game, as a typed value that is plain JSON."""

from typing import Any, TypedDict

from .board import Map
from .state import Stage

STAGES = {Stage.SETUP: "setup", Stage.TURN: "turn", Stage.DRAWN: "drawn", Stage.OVER: "over"}


class View(TypedDict):
    """A 10 Days game as one viewer knows it. A tile is its text, `?` where it is hidden, None where there is none."""

    game: str
    viewer: int | None
    seats: int
    days: int
    swap: bool
    open_hands: bool
    stage: str
    """`setup`, `turn` (draw or swap), `drawn` (put or drop) or `over`."""
    active: list[int]
    turn: int | None
    turns: int
    """How many turns are over."""
    racks: list[list[str | None]]
    known: list[list[bool]]
    """Which days of each rack everybody knows."""
    hands: list[str | None]
    """The tile that each seat has drawn and not placed."""
    source: int | None
    """Where the tile in hand was drawn: the number of a discard pile, or 0 for the draw pile."""
    discards: list[list[str]]
    """The discard piles, top last."""
    draw_pile: int
    """How many tiles it has."""
    unseen: dict[str, int]
    """How many tiles of each kind the viewer has not seen: they are in the draw pile or in others' racks."""
    winner: int | None


def look(game: str, of: Map, view: Any, viewer: int | None, active: list[int]) -> View:
    """A view's record as a value."""
    names = of.names
    told = dict(zip(view.dtype.names, view.item(), strict=True))
    seats, days, stage = told["seats"], told["days"], told["stage"]
    return View(
        game=game,
        viewer=viewer,
        seats=seats,
        days=days,
        swap=bool(told["swap"]),
        open_hands=bool(told["open_hands"]),
        stage=STAGES[stage],
        active=active,
        turn=told["turn"] if stage in (Stage.TURN, Stage.DRAWN) else None,
        turns=told["turns"],
        racks=[[names[kind] for kind in rack[:days]] for rack in told["rack"][:seats].tolist()],
        known=[[bool(known) for known in rack[:days]] for rack in told["known"][:seats].tolist()],
        hands=[names[kind] for kind in told["drawn"][:seats].tolist()],
        source=told["source"] + 1 if stage == Stage.DRAWN else None,
        discards=[
            [of.kinds[kind] for kind in pile[:height]]
            for pile, height in zip(told["pile"].tolist(), told["height"].tolist(), strict=True)
        ],
        draw_pile=told["left"],
        unseen={of.kinds[kind]: count for kind, count in enumerate(told["bag"].tolist()) if count},
        winner=told["winner"] if told["winner"] >= 0 else None,
    )
