"""One game being played: its state, the record of its moves, what each seat has seen of it, undo
and replay.
"""

import copy
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tenfold import chance as luck
from tenfold import games, record, undo
from tenfold.chance import Chance, Source, source
from tenfold.errors import (
    BadArgument,
    BadRecord,
    BadVariant,
    NotAMove,
    Refusal,
    Refused,
    TenfoldError,
)
from tenfold.games.capabilities import Link
from tenfold.games.compiling import compile_rules
from tenfold.games.game import UNSEEN, Event, Game, Position, Variant
from tenfold.kernel import play
from tenfold.kernel.contract import ALL, CHANCE
from tenfold.kernel.layout import Array, Blank, State, bits, blank
from tenfold.seen import Seen
from tenfold.views.viewers import ViewerLog, Viewers

DRAW = "all draw"
"""The line of a record by which all seats have agreed to a draw."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


class Match:
    """A game being played. Make one with `start`, `position` or `replay`."""

    __slots__ = (
        "_box",
        "_chance",
        "_origin",
        "_state",
        "game",
        "lines",
        "seats",
        "variant",
        "viewers",
    )

    def __init__(
        self,
        game: Game[State, Blank],
        seats: int,
        variant: Variant,
        chance: Chance,
        origin: Position | None = None,
    ) -> None:
        compile_rules(game)
        self.game = game
        """The game that is played."""
        self.seats = seats
        """How many seats there are."""
        self.variant = game.complete(seats, variant)
        """The game's options, all of them."""
        self.lines: list[str] = []
        """The moves so far, chance's too, as they stand in the record."""
        self._chance = chance
        self._origin = origin
        self._box = self._after(0)
        self._state: State = self._box[0]
        self.viewers = Viewers(self.game, self._box)
        """Those who watch the match, and what they have seen of it."""

    def __repr__(self) -> str:
        options = "".join(
            f", {name}={value}" for name, value in self.variant.items() if value is not None
        )
        return f"<Match of {self.game.name}: seats={self.seats}{options}; {self._stands()}>"

    def _stands(self) -> str:
        """Return who may move, or who has won, in words."""
        result = self.result
        if result is None:
            return f"{_listed(self.movers)} may move"
        return f"over, won by {_listed(result.winners)}"

    def copy(self) -> "Match":
        """Return an independent match that stands as this one does and has the same luck to come.

        A chance that was given as a plain function is shared, since nobody can copy what it
        remembers.
        """
        made = object.__new__(type(self))
        made.game, made.seats, made.variant = self.game, self.seats, self.variant
        made.lines, made._origin = list(self.lines), self._origin
        made._chance = copy.deepcopy(self._chance)
        made._box = self._box.copy()
        made._state = made._box[0]
        made.viewers = Viewers(made.game, made._box)
        return made

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> "Match":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _resume, (self.record, self._chance)

    def restarted(self, chance: Chance = luck.first_way) -> "Match":
        """Return a match that stands where this one began, before its first line.

        Without a chance it can only follow lines that were written elsewhere.
        """
        return Match(self.game, self.seats, self.variant, chance, self._origin)

    def save(self) -> str:
        """Return the match as text with where its chance stands, so that `tenfold.load` goes on
        with the same luck.

        Unlike a record, it tells who reads it what chance will give: keep it from players.
        """
        return record.write_saved(self.record, luck.write(self._chance))

    @property
    def origin(self) -> Position | None:
        """The position that the match began from; None if it began with the deal."""
        return self._origin

    @property
    def active(self) -> set[int]:
        """The seats that may move now."""
        return set(self.movers)

    @property
    def movers(self) -> list[int]:
        """The seats that may move now, in ascending order."""
        now = self.viewers.now
        return bits(int(self.game.engine.active(self._box)) if now is None else now.active)

    def legal(self, seat: int) -> list[str]:
        """A seat's legal moves now, as text."""
        return [
            self.game.texts[move] for move in self.game.engine.legal(self._box, self._seat(seat))
        ]

    def legal_of_all(self, out: Array) -> None:
        """Write to every seat's row of `out` how many legal moves it has, and then their
        numbers.
        """
        self.game.engine.legal_of_all(self._box, out)

    def explain(self, seat: int, move: str) -> Refusal | None:
        """Why a move would be refused, without trying it; None if it would not."""
        number = self.game.number(move)
        rule = self.game.engine.why_not(self._box, self._seat(seat), number)
        return self._refusal(self._box, seat, number, rule) if rule else None

    def play(self, seat: int, move: str) -> bool | None:
        """Make a move; raises Refused or NotAMove, and then changes nothing.

        Returns whether spectators saw anything of it, and None if none watches (see `watched_by`).
        """
        number = self.game.number(move)
        before, count, seen = self._box.tobytes(), len(self.lines), self._public_events()
        rule = self.game.engine.attempt(self._box, self._seat(seat), number)
        if rule > 0:
            raise Refused(self._refusal(self._box, seat, number, rule))
        try:
            self._write(f"{seat} {self.game.texts[number]}", seat, number)
            self._settle(-int(rule))
        except BaseException:
            self._return_to(np.frombuffer(before, self.game.state), count)
            raise
        return None if seen is None else self._public_events() != seen

    def draw(self, seats: Sequence[int]) -> None:
        """End the game as a draw that these seats have agreed to; raises Refused where not all
        have, or it is over.
        """
        if self.result is not None:
            raise Refused(self.game.wording.cite("M2.3", {}, None))
        lacking = sorted(set(range(self.seats)) - {self._seat(seat) for seat in seats})
        if lacking:
            raise Refused(self.game.wording.cite("M2.1", {"seats": lacking}, None))
        self.game.engine.agree(self._box)
        self._write(DRAW, ALL, UNSEEN)

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """What a seat may know, as plain JSON; of None, what a spectator may. It is not to be
        changed.
        """
        if seat in self.viewers.logs:
            return self.viewers.view(seat)
        return self.game.view_json(self.blank_view(seat), seat)

    def text(self, seat: int | None, *, language: str = "en") -> str:
        """Return all that a seat may know and its legal moves as text, for language models and for
        `print`.

        The board comes first, then every key of the view, then the legal moves, each on a line that
        begins with the text that `play` takes. None is a spectator. `tenfold.rules` has the rules.
        """
        from tenfold.screens import text

        legal = [] if seat is None else self.legal(seat)
        return text.write(self.game, self.view(seat), legal, language)

    def __str__(self) -> str:
        return self.text(None)

    def blank_view(self, seat: int | None) -> Blank:
        """What a seat may know, as a record with blanks: for bots and searches."""
        return self.game.view_record(self._state, None if seat is None else self._seat(seat))

    def seen(self, seat: int) -> Seen:
        """What a seat has seen so far: its view, and the events before its eyes. It is what bots
        are given.
        """
        count = len(self.lines)
        return Seen(
            self.game, self._seat(seat), self.blank_view(seat), lambda: self._recall(seat, count)
        )

    def _recall(self, viewer: int, count: int) -> list[Event]:
        """The events that a viewer has seen in the first `count` lines."""
        log = self._seen_by(viewer)
        return log.events[: bisect_left(log.lines, count)]

    def events(self, viewer: int | None, first: int = 0) -> list[Event]:
        """What a viewer has seen happen, from its event number `first` on, as plain JSON."""
        return self._seen_by(viewer).events[first:]

    def told(
        self,
        viewer: int | None,
        first: int = 0,
        *,
        language: str = "en",
        names: Sequence[str] | None = None,
    ) -> list[str]:
        """The sentences of the events that a viewer has seen, from the `first`; `names` are the
        players', by seat.
        """
        speech = self.game.wording.speech(language, viewer, names)
        return [self.game.wording.event(event, speech) for event in self.events(viewer, first)]

    def steps(self, viewer: int | None) -> Iterator[tuple[Mapping[str, Any], list[Event]]]:
        """The whole match as a viewer saw it: the events of each seat's move and what chance did
        then, and the view.
        """
        box = self._after(0)
        viewers = Viewers(self.game, box, [viewer])
        log = viewers.logs[viewer]
        for number, line in enumerate([*self.lines, None]):
            if log.events and (line is None or not line.startswith("chance ")):
                yield viewers.view(viewer), log.events
                log.events = []
            if line is not None:
                viewers.show(box, *self._follow(box, line), number)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points so far; in 10 Days 1 for the winner."""
        return self.game.engine.scores(self._state)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it has not."""
        now = self.viewers.now
        if not (self.game.engine.is_over(self._box) if now is None else now.is_over):
            return None
        return Result(self.game.engine.winners(self._state), self.scores)

    @property
    def record(self) -> str:
        """The match as text: a heading, and a line a move, chance's too."""
        heading = {
            "game": self.game.name,
            "rules": self.game.version,
            "seats": self.seats,
            **self.variant,
        }
        origin = {} if self._origin is None else {"position": self._origin}
        return record.write({**heading, **origin}, self.lines)

    def undo(self, seat: int) -> bool | None:
        """Take a seat's last move back, if nobody has learned anything since; raises Refused
        otherwise.

        Returns whether spectators had seen anything of it, and None if none watches.
        """
        return self.back(undo.kept(self, self._seat(seat)))

    def back(self, count: int) -> bool | None:
        """Go back to the first `count` lines of the record, whatever has been learned: all seats
        have agreed to it.

        Returns whether spectators had seen anything of the later lines, and None if none watches.
        """
        seen = self._public_events()
        self._return_to(self._after(count), count)
        return None if seen is None else self._public_events() != seen

    def follow(self, lines: Sequence[str]) -> None:
        """Carry out lines that were written elsewhere, chance's too; raises Refused or NotAMove."""
        for line in lines:
            self._write(line, *self._follow(self._box, line))

    def links(self, viewer: int | None, seat: int | None = None) -> list[Link]:
        """How each two neighbouring days of a rack connect, or why not, as far as a viewer knows
        it.

        The rack is a seat's, or the viewer's own.
        """
        whose = viewer if seat is None else seat
        if whose is None:
            raise BadArgument("a spectator has no rack: say whose")
        if self.game.links is None:
            raise BadVariant(f"{self.game.title} has no days to connect")
        return self.game.links.of(self.view(viewer), self._seat(whose))

    def sheet(self, viewer: int | None = None) -> list[dict[str, int]]:
        """Each seat's points by their source, as far as a viewer knows; when all is over their sum
        is its score.
        """
        view = self.blank_view(viewer)
        if self.game.sheet is None:
            return [{"points": points} for points in self.game.engine.scores(view)]
        return self.game.sheet(view)

    def state_after(self, count: int) -> State:
        """The whole truth after the first `count` lines, as a record of its own."""
        state: State = self._after(count)[0]
        return state

    def lines_seen(self, viewer: int | None) -> list[int]:
        """The numbers of the lines of the record that a viewer has seen something of."""
        return self._seen_by(viewer).lines

    def settle(self) -> None:
        """Let chance go its ways until a seat is to move."""
        self._settle(self.game.engine.ways(self._box))

    def _settle(self, ways: int) -> None:
        """Let chance go its ways until a seat is to move; `ways` is the number of its
        outcomes now.
        """
        game, box = self.game, self._box
        while ways:
            way = self._chance(ways) if ways > 1 else 0
            if way not in range(ways):
                raise TenfoldError(f"chance went way {way!r}, not one of 0 to {ways - 1}")
            line = f"chance {game.name_way(self._state, way)}"
            ways = int(game.engine.apply_chance(box, way))
            self._write(line, CHANCE, UNSEEN)

    def _after(self, count: int) -> Array:
        """The state after the first `count` lines, as an array of one."""
        box = blank(self.game.state, 1)
        box[0] = self._begun()
        for line in self.lines[:count]:
            self._follow(box, line)
        return box

    def _begun(self) -> State:
        """The state before the first line."""
        if self._origin is None:
            return self.game.deal(self.seats, self.variant)
        return self.game.arrange(self._origin, self.seats, self.variant, play.seeded(0, 1)[0])

    def _write(self, line: str, who: int, move: int) -> None:
        """Write a line that was carried out down, and show it to those who watch."""
        self.lines.append(line)
        self.viewers.show(self._box, who, move, len(self.lines) - 1)

    def watched_by(self, viewers: Iterable[int | None]) -> None:
        """Have viewers watch from now on: to those who do not yet, the whole match is shown, to all
        of them at once.
        """
        new = [viewer for viewer in viewers if viewer not in self.viewers.logs]
        if new:
            box = self._after(0)
            added = Viewers(
                self.game, box, [None if viewer is None else self._seat(viewer) for viewer in new]
            )
            for number, line in enumerate(self.lines):
                added.show(box, *self._follow(box, line), number)
            self.viewers.join(added, self._box)

    def _seen_by(self, viewer: int | None) -> ViewerLog:
        """Return what a viewer has seen."""
        found = self.viewers.logs.get(viewer)
        if found is None:
            self.watched_by([viewer])
            found = self.viewers.logs[viewer]
        return found

    def _public_events(self) -> int | None:
        """Return how many events spectators have seen, or None if none watches."""
        spectator = self.viewers.logs.get(None)
        return None if spectator is None else len(spectator.lines)

    def _return_to(self, box: Array, count: int) -> None:
        """Go back to the state after `count` lines."""
        self._box[:] = box
        del self.lines[count:]
        self.viewers.forget(self._box, count)

    def _refusal(self, box: Array, seat: int, move: int, rule: int) -> Refusal:
        return self.game.wording.refusal(self.game.view_record(box[0], seat), seat, move, rule)

    def _seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadArgument(f"there is no seat {seat!r}: seats are 0 to {self.seats - 1}")
        return seat

    def _follow(self, box: Array, line: str) -> tuple[int, int]:
        """Carry out a line of a record, and say who moved and how; raises Refused or NotAMove."""
        game, (who, _, text) = self.game, line.partition(" ")
        ways = game.engine.ways(box)
        if who == "chance":
            game.engine.apply_chance(box, game.find_way(box[0], text, ways))
            return CHANCE, UNSEEN
        if ways:
            raise NotAMove("chance is to move")
        if line == DRAW and not game.engine.is_over(box):
            game.engine.agree(box)
            return ALL, UNSEEN
        if who not in map(str, range(self.seats)):
            raise NotAMove(f"{who!r} is neither a seat nor chance")
        number = game.number(text)
        rule = game.engine.attempt(box, int(who), number)
        if rule > 0:
            raise Refused(self._refusal(box, int(who), number, rule))
        return int(who), number


def start(
    game: str,
    *,
    seats: int,
    seed: int | None = None,
    chance: Source = None,
    **variant: bool | int | None,
) -> Match:
    """Begin a match of a game: `africa`, `usa`, `tickets`, `tenzania`, or one of another package.

    `seed` decides all that is random; without one it is the system's randomness. `chance` is used
    instead of a seed: a list of the ways that chance goes, or a function that is given how many
    ways there are and returns one of them. What else is given are the game's options. Raises
    BadArgument for a game, a number of seats or an option that does not exist.
    """
    found = games.get(game)
    match = Match(found, seats, found.complete(seats, variant, start), source(seed, chance))
    match.settle()
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
    """Begin a match from a position; what it does not give is dealt. Raises BadPosition with every
    reason.
    """
    found = games.get(game)
    full = found.complete(seats, variant, position)
    state = found.arrange(given, seats, full, play.seeded(seed, 1)[0])
    match = Match(found, seats, full, source(seed, chance), found.position(state))
    match.settle()
    return match


def replay(text: str, *, seed: int | None = None, chance: Source = None) -> Match:
    """The match of a record, at its last move; raises BadRecord with the line that is wrong.

    Chance is for what follows.
    """
    told = record.read(text)
    match = _headed(told, source(seed, chance))
    for number, line in enumerate(told.lines, told.first):
        try:
            match._follow(match._box, line)
        except TenfoldError as fault:
            raise BadRecord(number, str(fault)) from fault
        match.lines.append(line)
    match.settle()
    return match


def load(text: str) -> Match:
    """Return a match that `Match.save` wrote, with the same luck to come; raises BadRecord if it is
    not one.
    """
    told, chance = record.read_saved(text)
    try:
        return _resume(told, luck.read(chance))
    except BadArgument as fault:
        raise BadRecord(1, str(fault)) from None


def _resume(told: str, chance: Chance) -> Match:
    return replay(told, chance=chance)


def _listed(seats: Sequence[int]) -> str:
    """Return seats in words: `seat 0`, `seats 0 and 1`, `seats 0, 1 and 2`."""
    *first, last = map(str, seats)
    return f"seats {', '.join(first)} and {last}" if first else f"seat {last}"


def _headed(told: record.Record, chance: Chance) -> Match:
    """The match of a record's heading, before its first move."""
    heading = dict(told.heading)
    missing = [key for key in ("game", "rules", "seats") if key not in heading]
    if missing:
        raise BadRecord(1, f"the heading has no {missing[0]}")
    at = "game"
    try:
        game = games.get(heading.pop("game"))
        at, version = "rules", heading.pop("rules")
        if version != game.version:
            raise BadVariant(
                f"the record goes by version {version} of the rules of {game.name}, not "
                f"{game.version}"
            )
        at, seats = "seats", heading.pop("seats")
        game.complete(seats, {})
        origin = heading.pop("position", None)
        heading.pop("deal", None)
        for at, value in heading.items():
            game.complete(seats, {at: value})
        at = "position"
        return Match(game, seats, heading, chance, origin)
    except TenfoldError as fault:
        raise BadRecord(told.line_of(at), str(fault)) from fault
