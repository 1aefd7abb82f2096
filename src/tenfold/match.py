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
    BadVariant,
    Refusal,
    Refused,
    TenfoldError,
)
from tenfold.games.capabilities import Link
from tenfold.games.compiling import compile_rules
from tenfold.games.game import UNSEEN, Event, Game, Position, Variant
from tenfold.json_types import JsonObject
from tenfold.kernel import play
from tenfold.kernel.contract import ALL, CHANCE, Move, RuleNumber, Way
from tenfold.kernel.layout import Array, Blank, State, bits, blank
from tenfold.lines import DRAW, carry_out, refusal
from tenfold.seen import Seen
from tenfold.views.viewers import ViewerLog, Viewers


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
        from tenfold.replaying import resume

        return resume, (self.record, self._chance)

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
        if now is None:
            return bits(self.game.engine.active(self._box))
        return bits(now.active)

    def legal(self, seat: int) -> list[str]:
        """Return a seat's legal moves now, as text."""
        moves = self.game.engine.legal(self._box, self._seat(seat))
        return [self.game.texts[move] for move in moves]

    def legal_of_all(self, out: Array) -> None:
        """Write to every seat's row of `out` how many legal moves it has, and then their
        numbers.
        """
        self.game.engine.legal_of_all(self._box, out)

    def explain(self, seat: int, move: str) -> Refusal | None:
        """Return why a move would be refused, without trying it, or None if it would not."""
        number = self.game.number(move)
        rule = self.game.engine.why_not(self._box, self._seat(seat), number)
        if not rule:
            return None
        return refusal(self.game, self._box, seat, number, rule)

    def play(self, seat: int, move: str) -> bool | None:
        """Make a move; raises Refused or NotAMove, and then changes nothing.

        Returns whether spectators saw anything of it, and None if none watches (see `watched_by`).
        """
        number = self.game.number(move)
        before, count, seen = self._box.tobytes(), len(self.lines), self._public_events()
        rule = self.game.engine.attempt(self._box, self._seat(seat), number)
        if rule > 0:
            raise Refused(refusal(self.game, self._box, seat, number, RuleNumber(rule)))
        try:
            self._write(f"{seat} {self.game.texts[number]}", seat, number)
            self._settle(-int(rule))
        except BaseException:
            self._return_to(np.frombuffer(before, self.game.state), count)
            raise
        return self._has_changed(seen)

    def draw(self, seats: Sequence[int]) -> None:
        """End the game as a draw that these seats have agreed to; raises Refused if not all have,
        or if it is over.
        """
        if self.result is not None:
            raise Refused(self.game.wording.cite("M2.3", {}, None))
        lacking = sorted(set(range(self.seats)) - {self._seat(seat) for seat in seats})
        if lacking:
            raise Refused(self.game.wording.cite("M2.1", {"seats": lacking}, None))
        self.game.engine.agree(self._box)
        self._write(DRAW, ALL, UNSEEN)

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """Return what a seat may know, as plain JSON, which is not to be changed. None is a
        spectator.
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

        legal = []
        if seat is not None:
            legal = self.legal(seat)
        return text.write(self.game, self.view(seat), legal, language)

    def __str__(self) -> str:
        return self.text(None)

    def blank_view(self, seat: int | None) -> Blank:
        """Return what a seat may know, as a record with blanks, for bots and searches. None is a
        spectator.
        """
        return self.game.view_record(self._state, self._viewer(seat))

    def seen(self, seat: int) -> Seen:
        """Return what a seat has seen so far, which is what bots are given: its view, and the
        events that it saw.
        """
        view = self.blank_view(self._seat(seat))
        count = len(self.lines)
        return Seen(self.game, seat, view, lambda: self._recall(seat, count))

    def _recall(self, viewer: int, count: int) -> list[Event]:
        """Return the events that a viewer has seen in the first `count` lines."""
        log = self._seen_by(viewer)
        return log.events[: bisect_left(log.lines, count)]

    def events(self, viewer: int | None, first: int = 0) -> list[Event]:
        """Return what a viewer has seen happen, from its event number `first` on, as plain JSON.

        The first call replays the match for the viewer, who is watching from then on, so that later
        calls are fast.
        """
        return self._seen_by(viewer).events[first:]

    def told(
        self,
        viewer: int | None,
        first: int = 0,
        *,
        language: str = "en",
        names: Sequence[str] | None = None,
    ) -> list[str]:
        """Return the sentences of the events that a viewer has seen, from the event number `first`
        on; `names` are the players', by seat.
        """
        speech = self.game.wording.speech(language, viewer, names)
        return [self.game.wording.event(event, speech) for event in self.events(viewer, first)]

    def steps(self, viewer: int | None) -> Iterator[tuple[Mapping[str, Any], list[Event]]]:
        """Yield the whole match as a viewer saw it: the view after each seat's move and the chance
        outcomes that follow it, and the events of these.
        """
        box = self._after(0)
        viewers = Viewers(self.game, box, [viewer])
        log = viewers.logs[viewer]
        for number, line in enumerate([*self.lines, None]):
            if log.events and (line is None or not line.startswith("chance ")):
                yield viewers.view(viewer), log.events
                log.events = []
            if line is not None:
                viewers.show(box, *carry_out(self.game, box, line), number)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points so far; in 10 Days 1 for the winner."""
        return self.game.engine.scores(self._state)

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it has not."""
        if not self._is_over():
            return None
        return Result(self.game.engine.winners(self._state), self.scores)

    def _is_over(self) -> bool:
        now = self.viewers.now
        if now is None:
            return self.game.engine.is_over(self._box)
        return now.is_over

    @property
    def record(self) -> str:
        """The match as text: a heading, and a line for each move, chance's included."""
        heading: JsonObject = {
            "game": self.game.name,
            "rules": self.game.version,
            "seats": self.seats,
            **self.variant,
        }
        if self._origin is not None:
            heading["position"] = self._origin
        return record.write(heading, self.lines)

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
        return self._has_changed(seen)

    def follow(self, lines: Sequence[str]) -> None:
        """Carry out lines that were written elsewhere, chance's too; raises Refused or NotAMove."""
        for line in lines:
            self._write(line, *carry_out(self.game, self._box, line))

    def links(self, viewer: int | None, seat: int | None = None) -> list[Link]:
        """Return how each two neighbouring days of a rack connect, or why not, as far as a viewer
        knows it.

        The rack is a seat's, or the viewer's own.
        """
        whose = seat
        if whose is None:
            whose = viewer
        if whose is None:
            raise BadArgument("a spectator has no rack: say whose")
        if self.game.links is None:
            raise BadVariant(f"{self.game.title} has no days to connect")
        return self.game.links.of(self.view(viewer), self._seat(whose))

    def sheet(self, viewer: int | None = None) -> list[dict[str, int]]:
        """Return each seat's points by their source, as far as a viewer knows them. When the game
        is over, their sum is its score.
        """
        view = self.blank_view(viewer)
        if self.game.sheet is None:
            return [{"points": points} for points in self.game.engine.scores(view)]
        return self.game.sheet(view)

    def state_after(self, count: int) -> State:
        """Return the full state after the first `count` lines, as a record of its own."""
        state: State = self._after(count)[0]
        return state

    def lines_seen(self, viewer: int | None) -> list[int]:
        """Return the line of the record in which a viewer saw each of its events."""
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
            way = Way(0)
            if ways > 1:
                way = Way(self._chance(ways))
            if way not in range(ways):
                raise TenfoldError(f"chance went way {way!r}, not one of 0 to {ways - 1}")
            line = f"chance {game.name_way(self._state, way)}"
            ways = int(game.engine.apply_chance(box, way))
            self._write(line, CHANCE, UNSEEN)

    def _after(self, count: int) -> Array:
        """Return the state after the first `count` lines, in a box."""
        box = blank(self.game.state, 1)
        box[0] = self._begun()
        for line in self.lines[:count]:
            carry_out(self.game, box, line)
        return box

    def _begun(self) -> State:
        """Return the state before the first line."""
        if self._origin is None:
            return self.game.deal(self.seats, self.variant)
        return self.game.arrange(self._origin, self.seats, self.variant, play.seeded(0, 1)[0])

    def _write(self, line: str, who: int, move: Move) -> None:
        """Add a line that was carried out to the record, and show it to those who watch."""
        self.lines.append(line)
        self.viewers.show(self._box, who, move, len(self.lines) - 1)

    def watched_by(self, viewers: Iterable[int | None]) -> None:
        """Have viewers watch from now on. The match so far is replayed once for all of those who
        did not watch yet.
        """
        new = [viewer for viewer in viewers if viewer not in self.viewers.logs]
        if new:
            box = self._after(0)
            added = Viewers(self.game, box, [self._viewer(viewer) for viewer in new])
            for number, line in enumerate(self.lines):
                added.show(box, *carry_out(self.game, box, line), number)
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
        if spectator is None:
            return None
        return len(spectator.lines)

    def _has_changed(self, seen: int | None) -> bool | None:
        """Return whether spectators have seen another number of events, or None if none watches."""
        if seen is None:
            return None
        return self._public_events() != seen

    def _return_to(self, box: Array, count: int) -> None:
        """Go back to the state after `count` lines."""
        self._box[:] = box
        del self.lines[count:]
        self.viewers.forget(self._box, count)

    def _viewer(self, viewer: int | None) -> int | None:
        if viewer is None:
            return None
        return self._seat(viewer)

    def _seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadArgument(f"there is no seat {seat!r}: seats are 0 to {self.seats - 1}")
        return seat


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


def _listed(seats: Sequence[int]) -> str:
    """Return seats in words: `seat 0`, `seats 0 and 1`, `seats 0, 1 and 2`."""
    *first, last = map(str, seats)
    if not first:
        return f"seat {last}"
    return f"seats {', '.join(first)} and {last}"
