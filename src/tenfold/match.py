"""One game being played: its state, the record of its moves, what each seat may know, undo and replay."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

import numpy as np

from tenfold import games, record, undo
from tenfold.chance import Chance, Source, source
from tenfold.errors import BadRecord, BadVariant, NotAMove, Refused, TenfoldError
from tenfold.games.game import Game, Link, Position, Variant
from tenfold.kernel import play
from tenfold.kernel.record import copy
from tenfold.kernel.rules import CHANCE, SPECTATOR


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

    __slots__ = ("_chance", "_origin", "_state", "game", "lines", "seats", "variant")

    def __init__(
        self, game: Game, seats: int, variant: Variant, chance: Chance, origin: Position | None = None
    ) -> None:
        game.warm()
        self.game = game
        """Which game it is."""
        self.seats = seats
        """How many seats there are."""
        self.variant = game.complete(seats, variant)
        """The game's options, all of them."""
        self.lines: list[str] = []
        """The moves so far, chance's too, as they stand in the record."""
        self._chance = chance
        self._origin = origin
        self._state = self.state_after(0)

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
        return Refusal(self.game.label(rule), self.game.sentence(self._state, seat, number, rule)) if rule else None

    def play(self, seat: int, move: str) -> None:
        """Make a move; raises Refused or NotAMove, and then changes nothing."""
        before, count = copy(self._state), len(self.lines)
        try:
            self._take(self._seat(seat), move)
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
        view = copy(self._state)
        self.game.rules.view(self.game.board, view, viewer)
        return view

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
        origin = {} if self._origin is None else {"position": self._origin}
        return record.write({**heading, **origin}, self.lines)

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

    def state_after(self, count: int) -> Any:
        """The whole truth after the first `count` lines, as a record of its own."""
        if self._origin is None:
            state = self.game.deal(self.seats, self.variant)
        else:
            state = self.game.place(self._origin, self.seats, self.variant, play.seeded(0, 1)[0])
        for line in self.lines[:count]:
            self._follow(state, line)
        return state

    def told(self, viewer: int | None, first: int = 0) -> list[str]:
        """The moves from line `first` on in words, as a viewer saw them."""
        return [sentence for _, heard in self.steps(viewer, first) for sentence in heard]

    def steps(self, viewer: int | None, first: int = 0) -> Iterator[tuple[Any, list[str]]]:
        """From line `first` on, after each seat's move and what chance did then: the view, and what was told of it."""
        state = self.state_after(first)
        heard: list[str | None] = []
        for line, following in zip_longest(self.lines[first:], self.lines[first + 1 :]):
            heard.append(self._tell(state, line, viewer))
            self._follow(state, line)
            if following is None or not following.startswith("chance "):
                view = copy(state)
                self.game.rules.view(self.game.board, view, SPECTATOR if viewer is None else viewer)
                yield view, [sentence for sentence in heard if sentence is not None]
                heard.clear()

    def _tell(self, state: Any, line: str, viewer: int | None) -> str | None:
        who, _, text = line.partition(" ")
        if who == "chance":
            way = self.game.way(state, text, self.game.rules.ways(self.game.board, state))
            return self.game.tell(state, CHANCE, way, viewer)
        return self.game.tell(state, int(who), self.game.number(text), viewer)

    def _seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadVariant(f"there is no seat {seat!r}: seats are 0 to {self.seats - 1}")
        return seat

    def _take(self, seat: int, move: str) -> None:
        """Make a seat's move, and write it down."""
        number = self._attempt(self._state, seat, move)
        self.lines.append(f"{seat} {self.game.texts[number]}")

    def _attempt(self, state: Any, seat: int, move: str) -> int:
        number = self.game.number(move)
        rule = play.attempt(self.game.board, state, seat, number)
        if rule:
            raise Refused(self.game.label(rule), self.game.sentence(state, seat, number, rule))
        return number

    def _settle(self) -> None:
        """Let chance go its ways until a seat is to move."""
        game, state = self.game, self._state
        while ways := game.rules.ways(game.board, state):
            way = self._chance(ways) if ways > 1 else 0
            if way not in range(ways):
                raise TenfoldError(f"chance went way {way!r}, not one of 0 to {ways - 1}")
            self.lines.append(f"chance {game.way_text(state, way)}")
            game.rules.apply(game.board, state, CHANCE, way)

    def _follow(self, state: Any, line: str) -> None:
        """Make the move of a line of a record; raises Refused or NotAMove."""
        game, (who, _, text) = self.game, line.partition(" ")
        ways = game.rules.ways(game.board, state)
        if who == "chance":
            game.rules.apply(game.board, state, CHANCE, game.way(state, text, ways))
        elif ways:
            raise NotAMove("chance is to move")
        elif who not in map(str, range(self.seats)):
            raise NotAMove(f"{who!r} is neither a seat nor chance")
        else:
            self._attempt(state, int(who), text)


def start(
    game: str,
    *,
    seats: int,
    seed: int | None = None,
    chance: Source = None,
    **variant: bool | int | None,
) -> Match:
    """Begin a match. Chance is a seed, a list of ways or a callable; the system's where none is given."""
    match = Match(games.get(game), seats, variant, source(seed, chance))
    match._settle()
    return match


def position(
    game: str,
    given: Position,
    *,
    seats: int,
    seed: int | None = None,
    chance: Source = None,
    **variant: bool | int | None,
) -> Match:
    """Begin a match from a position; what it does not give is dealt. Raises BadPosition with every reason."""
    found = games.get(game)
    state = found.place(given, seats, found.complete(seats, variant), play.seeded(seed, 1)[0])
    match = Match(found, seats, variant, source(seed, chance), found.position(state))
    match._settle()
    return match


def replay(text: str, *, seed: int | None = None, chance: Source = None) -> Match:
    """The match of a record, at its last move; raises BadRecord with the line that is wrong.

    Chance is for what follows.
    """
    told = record.read(text)
    match = _headed(dict(told.heading), source(seed, chance))
    for number, line in enumerate(told.lines, told.first):
        try:
            match._follow(match._state, line)
        except TenfoldError as fault:
            raise BadRecord(number, str(fault)) from fault
        match.lines.append(line)
    match._settle()
    return match


def _headed(heading: dict[str, Any], chance: Chance) -> Match:
    """The match of a record's heading, before its first move."""
    try:
        game, version, seats = games.get(heading.pop("game")), heading.pop("rules"), heading.pop("seats")
        if version != game.version:
            raise BadVariant(f"the record goes by version {version} of the rules of {game.name}, not {game.version}")
        origin = heading.pop("position", None)
        return Match(game, seats, heading, chance, origin)
    except KeyError as missing:
        raise BadRecord(1, f"the heading has no {missing.args[0]}") from None
    except TenfoldError as fault:
        raise BadRecord(1, str(fault)) from fault
