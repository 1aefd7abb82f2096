"""One game being played: its state, the record of its moves, what each seat may know, undo and replay."""

import json
import secrets
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from tenfold import games, undo
from tenfold.errors import BadRecord, BadVariant, NotAMove, Refused, TenfoldError
from tenfold.games.game import Game, Link, Position, Variant
from tenfold.kernel import cache, play, record
from tenfold.kernel.rules import CHANCE, SPECTATOR

FORMAT = "tenfold record 1"

Chance = Callable[[int], int]
"""Says which of so many equally likely ways chance goes: a number from 0 to before that many."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is refused, as a value: what `Refused` carries."""

    rule: str
    sentence: str


class Match:
    """A game being played. Make one with `start`, `position` or `replay`."""

    __slots__ = ("_chance", "_origin", "_state", "game", "lines", "variant")

    def __init__(self, game: Game, state: Any, variant: Variant, chance: Chance, origin: Position | None = None) -> None:
        self.game = game
        """Which game it is."""
        self.variant = variant
        """The game's options, all of them."""
        self.lines: list[str] = []
        """The moves so far, chance's too, as they stand in the record."""
        self._state = state
        self._chance = chance
        self._origin = origin
        cache.announce(f"the rules of {game.name}")
        self._settle()
        cache.remember(f"the rules of {game.name}")

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return int(self._state.seats)

    @property
    def active(self) -> set[int]:
        """The seats that may move now."""
        bits = self.game.rules.active(self.game.board, self._state)
        return {seat for seat in range(self.seats) if bits >> seat & 1}

    def legal(self, seat: int) -> list[str]:
        """A seat's legal moves now, as text."""
        out = np.zeros(len(self.game.texts), np.int64)
        count = play.legal(self.game.board, self._state, self._seat(seat), out)
        return [self.game.texts[move] for move in out[:count]]

    def explain(self, seat: int, move: str) -> Refusal | None:
        """Why a move would be refused, without trying it; None if it would not."""
        number = self.game.number(move)
        rule = self.game.rules.why_not(self.game.board, self._state, self._seat(seat), number)
        return self._refusal(seat, number, rule) if rule else None

    def play(self, seat: int, move: str) -> None:
        """Make a move; raises Refused or NotAMove, and then changes nothing."""
        number, before, count = self.game.number(move), record.copy(self._state), len(self.lines)
        rule = play.attempt(self.game.board, self._state, self._seat(seat), number)
        if rule:
            refusal = self._refusal(seat, number, rule)
            raise Refused(refusal.rule, refusal.sentence)
        self.lines.append(f"{seat} {self.game.texts[number]}")
        try:
            self._settle()
        except BaseException:
            self._state = before
            del self.lines[count:]
            raise

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """What a seat may know, as plain JSON; of None, what a spectator may."""
        viewer = SPECTATOR if seat is None else self._seat(seat)
        return self.game.look(self.blank_view(viewer), seat)

    def blank_view(self, viewer: int) -> Any:
        """What a viewer may know, as a record with blanks: for bots and searches."""
        view = record.copy(self._state)
        self.game.rules.view(self.game.board, view, viewer)
        return view

    def state_after(self, count: int) -> Any:
        """The whole truth after the first `count` lines, as a record of its own."""
        state = self._begun()
        for line in self.lines[:count]:
            take(self.game, state, line)
        return state

    @property
    def scores(self) -> tuple[int, ...]:
        """The points so far; in 10 Days 1 for the winner."""
        return self.game.scores(self._state)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it has not."""
        if not self.game.rules.is_over(self.game.board, self._state):
            return None
        return Result(self.game.winners(self._state), self.scores)

    @property
    def record(self) -> str:
        """The match as text: a heading, and a line a move, chance's too."""
        heading = {"game": self.game.name, "rules": self.game.version, "seats": self.seats, **self.variant}
        if self._origin is not None:
            heading["position"] = self._origin
        told = [f"{key}: {json.dumps(value)}" for key, value in heading.items()]
        return "\n".join([FORMAT, *told, "", *self.lines]) + "\n"

    def undo(self, seat: int) -> None:
        """Take a seat's last move back, if nobody has learned anything since; raises Refused otherwise."""
        kept = undo.kept(self, self._seat(seat))
        self._state = self.state_after(kept)
        del self.lines[kept:]

    def links(self, seat: int) -> list[Link]:
        """How each two neighbouring days of a seat's rack connect, or why not."""
        return self.game.links(self._state, self._seat(seat))

    def sheet(self) -> list[dict[str, int]]:
        """Each seat's points by their source; their sum is its score."""
        return self.game.sheet(self._state)

    def _seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadVariant(f"there is no seat {seat!r}: seats are 0 to {self.seats - 1}")
        return seat

    def _refusal(self, seat: int, move: int, rule: int) -> Refusal:
        return Refusal(self.game.label(rule), self.game.sentence(self._state, seat, move, rule))

    def _settle(self) -> None:
        """Let chance go its ways until a seat is to move."""
        game, state = self.game, self._state
        while ways := game.rules.ways(game.board, state):
            way = self._chance(ways) if ways > 1 else 0
            if way not in range(ways):
                raise TenfoldError(f"chance went way {way!r}, not one of 0 to {ways - 1}")
            self.lines.append(f"chance {game.way_text(state, way)}")
            game.rules.apply(game.board, state, CHANCE, way)

    def _begun(self) -> Any:
        """The state before the first line."""
        if self._origin is None:
            return self.game.deal(self.seats, self.variant)
        return self.game.place(self._origin, self.seats, self.variant, play.seeded(0, 1)[0])



def take(game: Game, state: Any, line: str) -> None:
    """Make the move of a line of a record; raises Refused or NotAMove."""
    who, _, text = line.partition(" ")
    if who == "chance":
        ways = game.rules.ways(game.board, state)
        game.rules.apply(game.board, state, CHANCE, game.way(state, text, ways))
        return
    if not who.isdecimal() or int(who) >= state.seats:
        raise NotAMove(f"{who!r} is neither a seat nor chance")
    if game.rules.ways(game.board, state):
        raise NotAMove("it is chance's turn")
    number = game.number(text)
    rule = play.attempt(game.board, state, int(who), number)
    if rule:
        raise Refused(game.label(rule), game.sentence(state, int(who), number, rule))


def start(
    game: str, *, seats: int, seed: int | None = None, chance: Iterable[int] | Chance | None = None, **variant: bool | int | None
) -> Match:
    """Begin a match. Chance comes from a seed, from a list of ways, or from a callable; from the system where none is given."""
    rules = games.get(game)
    full = rules.complete(seats, variant)
    return Match(rules, rules.deal(seats, full), full, _source(seed, chance))


def position(
    game: str,
    given: Position,
    *,
    seats: int,
    seed: int | None = None,
    chance: Iterable[int] | Chance | None = None,
    **variant: bool | int | None,
) -> Match:
    """Begin a match from a position; what it does not give is dealt. Raises BadPosition with every reason."""
    rules = games.get(game)
    full = rules.complete(seats, variant)
    state = rules.place(given, seats, full, play.seeded(seed, 1)[0])
    return Match(rules, state, full, _source(seed, chance), rules.position(state))


def replay(text: str, *, seed: int | None = None, chance: Iterable[int] | Chance | None = None) -> Match:
    """The match of a record, at its last move; raises BadRecord with the line that is wrong. Chance is for what follows."""
    heading, lines, first = _read(text)
    try:
        rules = games.get(heading.pop("game"))
        if heading.pop("rules") != rules.version:
            raise BadVariant(f"the record goes by other rules of {rules.title} than version {rules.version}")
        seats, origin = heading.pop("seats"), heading.pop("position", None)
        full = rules.complete(seats, heading)
        match = Match.__new__(Match)
        match.game, match.variant, match._origin, match.lines = rules, full, origin, list(lines)
        match._chance = _source(seed, chance)
        match._state = rules.deal(seats, full)
        match._state = match._begun()
    except KeyError as missing:
        raise BadRecord(1, f"the heading has no {missing.args[0]}") from None
    except TenfoldError as fault:
        raise BadRecord(1, str(fault)) from fault
    for number, line in enumerate(lines, first):
        try:
            take(rules, match._state, line)
        except TenfoldError as fault:
            raise BadRecord(number, str(fault)) from fault
    match._settle()
    return match


def _read(text: str) -> tuple[dict[str, Any], list[str], int]:
    """The heading of a record, its moves, and the number of the line of the first."""
    lines = text.splitlines()
    if not lines or lines[0] != FORMAT:
        raise BadRecord(1, f"not a record: the first line is not {FORMAT!r}")
    end = lines.index("") if "" in lines else len(lines)
    heading: dict[str, Any] = {}
    for number, line in enumerate(lines[1:end], 2):
        key, colon, value = line.partition(": ")
        try:
            heading[key] = json.loads(value)
        except json.JSONDecodeError:
            raise BadRecord(number, f"{line!r} is not a key, a colon and a value") from None
    return heading, lines[end + 1 :], end + 2


def _source(seed: int | None, chance: Iterable[int] | Chance | None) -> Chance:
    if callable(chance):
        return chance
    if chance is not None:
        listed = iter(chance)
        return lambda ways: next(listed, -1)
    if seed is None:
        return secrets.randbelow
    rng = play.seeded(seed, 1)[0]
    return lambda ways: int(play.below(rng, ways))
