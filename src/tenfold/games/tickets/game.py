"""Ticket to Ride: The Heart of Africa, as a game."""

from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from tenfold.games.game import Game, Option, Position, Variant

from . import board, moves, rules
from .chance import find_way, way_text
from .map import DATA, SEATS, Map, load
from .offers import completed
from .position import place, position
from .sheet import sheet
from .telling import tell
from .view import View, look
from .words import refuse

OPTIONS = (Option("first", None, (None, *range(SEATS)), "who begins; chance says where nobody does"),)


class Tickets(Game):
    """A Ticket to Ride game on the map of a data file."""

    options = OPTIONS
    letter = "H"
    version = 1
    rules = rules
    state = rules.STATE

    def __init__(self, name: str, path: Path) -> None:
        self.name = name
        self.path = path

    @cached_property
    def map(self) -> Map:
        """The places, routes, cards and tickets, with their names."""
        return load(self.path)

    @cached_property
    def title(self) -> str:  # type: ignore[override]
        return self.map.name

    @cached_property
    def seats(self) -> range:  # type: ignore[override]
        return range(2, self.map.counts.seats + 1)

    @cached_property
    def board(self) -> Any:
        return board.board(self.map)

    @cached_property
    def texts(self) -> tuple[str, ...]:
        return moves.texts(self.map)

    @cached_property
    def numbers(self) -> dict[str, int]:
        return moves.numbers(self.map)

    def deal(self, seats: int, variant: Variant) -> Any:
        state = self.new()
        rules.deal(self.board, state, seats, -1 if variant["first"] is None else variant["first"])
        return state

    def place(self, given: Position, seats: int, variant: Variant, rng: np.ndarray[Any, Any]) -> Any:
        state = self.deal(seats, variant)
        place(self.map, self.board, state, given, rng)
        return state

    def position(self, state: Any) -> dict[str, Any]:
        return position(self.map, state)

    def way_text(self, state: Any, way: int) -> str:
        return way_text(self.map, self.board, state, way)

    def way(self, state: Any, text: str, ways: int) -> int:
        return find_way(self.map, self.board, state, text) if ways else super().way(state, text, ways)

    def look(self, view: Any, viewer: int | None) -> View:
        bits = rules.active(self.board, view)
        active = [seat for seat in range(view.seats) if bits >> seat & 1]
        return look(self.name, self.map, self.board, view, viewer, active)

    def tell(self, before: Any, who: int, move: int, viewer: int | None) -> str | None:
        return tell(self.map, self.board, before, who, move, viewer)

    def winners(self, state: Any) -> tuple[int, ...]:
        """The most points; of those that tie the most completed tickets; of those that still tie all (H7.6)."""
        ranks = [(won, int(completed(self.board, state, seat))) for seat, won in enumerate(self.scores(state))]
        return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))

    def sheet(self, state: Any) -> list[dict[str, int]]:
        return sheet(self.map, self.board, state)

    def sentence(self, state: Any, seat: int, move: int, rule: int) -> str:
        return refuse(self.map, self.board, state, seat, move, rule)


games = {"tickets": Tickets("tickets", DATA / "heart-of-africa.toml")}
