"""Two matches that look alike to a viewer, and are driven alike: what the laws of secrets are held
against.
"""

import json
import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tenfold.errors import BadArgument, Refused
from tenfold.games.game import UNSEEN, Variant
from tenfold.json_types import Json, JsonObject
from tenfold.kernel import play
from tenfold.kernel.contract import CHANCE, Move, Way
from tenfold.kernel.layout import copy
from tenfold.match import Match
from tenfold.testing.subjects import AnyGame, AnyState, Subject, legal

OPENING = 40
"""The greatest number of random moves before two matches are compared, unless a test says
otherwise.
"""

STEPS = 4
"""The number of moves of a seat within which the other match must come to look as the first does.
"""

REFUSALS = 24
"""About how many moves are asked why they are refused."""


REASONS = 6
"""About how many moves are asked what they are good for."""


class Twin(Match):
    """A match that begins with a given state and is moved on line by line."""

    __slots__ = ("begun",)

    def __init__(self, game: AnyGame, seats: int, variant: Variant, begun: AnyState) -> None:
        self.begun = begun
        super().__init__(game, seats, variant, _no_chance)

    def _begun(self) -> AnyState:
        return self.begun

    def carry(self, who: int, move: int) -> None:
        """Carry out a move of a seat, or a way of chance."""
        game = self.game
        if who == CHANCE:
            line = f"chance {game.name_way(self._state, Way(move))}"
            seen_move = UNSEEN
        else:
            line = f"{who} {game.texts[move]}"
            seen_move = Move(move)
        game.rules.apply(game.board, self._state, who, move)
        self._write(line, who, seen_move)

    def looks(self, viewer: int | None) -> bytes:
        """Return what a viewer knows, as bytes."""
        return bytes(self.game.view_record(self._state, viewer).tobytes())

    def choices(self, who: int) -> Sequence[int]:
        """Return the moves of a seat, or the ways of chance."""
        if who == CHANCE:
            return range(self.game.rules.ways(self.game.board, self._state))
        return legal(self.game, self._state, who)

    def foresee(self, viewer: int | None, who: int, move: int) -> tuple[bytes, str]:
        """Return how the match would look to a viewer after a move, and the events that the viewer
        would see.
        """
        ahead = self.fork()
        ahead.events(viewer)
        ahead.carry(who, move)
        return ahead.looks(viewer), json.dumps(ahead.events(viewer))

    def fork(self) -> "Twin":
        """Return a match that begins with this one's state."""
        return Twin(self.game, self.seats, self.variant, copy(self._state))

    def rewindable(self) -> "Twin":
        """Return a match that stands as this one does, with its lines, so that a move can be
        undone.
        """
        again = Twin(self.game, self.seats, self.variant, self.begun)
        again.lines = list(self.lines)
        again._box[0] = self._state
        return again


def _no_chance(ways: int) -> int:
    raise AssertionError("a twin's chance is carried out by `carry`")


def twins(
    subject: Subject, viewer: int | None, seed: int, opening: int = OPENING
) -> tuple[Twin, Twin]:
    """Return a match after at most `opening` random moves, and another that looks the same to the
    viewer.
    """
    name, seats, variant = subject
    game, rng = Subject(name, seats, variant).game, play.seeded(seed, 1)[0]
    state = game.deal(seats, variant)
    play.playout(game.board, state, rng, int(play.below(rng, opening)))
    other = game.view_record(state, viewer)
    game.rules.fill(game.board, other, rng)
    pair = Twin(game, seats, variant, state), Twin(game, seats, variant, other)
    for twin in pair:
        twin.events(viewer)
    return pair


def drive(one: Twin, other: Twin, viewer: int | None, lines: int, seed: int) -> Iterator[None]:
    """Drive a match by some random lines, and its twin so that it looks alike; stop if it cannot.

    Yields at each moment in which the two are to be compared.
    """
    chance = random.Random(seed)
    for _ in range(lines):
        who = next_mover(one, chance)
        if who is None:
            return
        before, move = one.looks(viewer), chance.choice(one.choices(who))
        one.carry(who, move)
        if not _follow(one, other, viewer, Line(who, move, before), chance):
            return
        if who != CHANCE or not one.choices(CHANCE):
            yield


def next_mover(match: Twin, chance: random.Random) -> int | None:
    """Return chance if it is to decide, or else one of the seats that may move; None if the game is
    over.
    """
    if match.choices(CHANCE):
        return CHANCE
    return chance.choice(sorted(match.active)) if match.active else None


class Line(NamedTuple):
    """A line of a match's record, with what the viewer knew before it."""

    who: int
    move: int
    before: bytes


def _follow(one: Twin, other: Twin, viewer: int | None, line: Line, chance: random.Random) -> bool:
    """Let the twin do what looks the same: the same move if the viewer sees it, any move if it does
    not.
    """
    target = one.looks(viewer)
    who, move, before = line
    if who == viewer or (who != CHANCE and one.game.is_open(Move(move))):
        return _reach(other, viewer, who, [move], target)
    if target == before:
        _reach(
            other, viewer, who, [move], target
        )  # a secret move: made here too if that is possible
        return True
    if who == CHANCE:
        ways = list(other.choices(CHANCE))
        chance.shuffle(ways)
        return _reach(other, viewer, who, ways, target)
    return _search(other, viewer, who, target, STEPS)


def _reach(match: Twin, viewer: int | None, who: int, moves: Sequence[int], target: bytes) -> bool:
    """Make the first of some moves after which a match looks as the target; return whether there is
    one.
    """
    allowed = set(match.choices(who))
    for move in moves:
        if move in allowed and match.foresee(viewer, who, move)[0] == target:
            match.carry(who, move)
            return True
    return False


def _search(match: Twin, viewer: int | None, who: int, target: bytes, depth: int) -> bool:
    """Make up to `depth` moves of a seat after which a match looks as the target; only the last may
    be seen.
    """
    moves = match.choices(who) if who in match.active else []
    if _reach(match, viewer, who, moves, target):
        return True
    for move in moves if depth > 1 else []:
        if match.foresee(viewer, who, move)[0] == match.looks(viewer):
            deeper = match.fork()
            deeper.carry(who, move)
            if _search(deeper, viewer, who, target, depth - 1):
                match.carry(who, move)
                return _search(match, viewer, who, target, depth - 1)
    return False


def told(match: Twin, viewer: int | None) -> str:
    """Return all that a viewer can be told, as text: view, events, moves, what they are
    good for, refusals, undo, links and points.
    """
    found: JsonObject = {
        "view": match.view(viewer),
        "events": match.events(viewer),
        "sheet": match.sheet(viewer),
        "links": _links(match, viewer),
    }
    if viewer is not None:
        found |= {
            "legal": match.legal(viewer),
            "reasons": _reasons(match, viewer),
            "refused": _refusals(match, viewer),
            "undo": _undo(match, viewer),
        }
    return json.dumps(found)


def _links(match: Twin, viewer: int | None) -> list[Json] | None:
    """Return how the days of each rack connect; None in a game without days."""
    try:
        return [
            [(link.how, link.rule, dict(link.reason.data)) for link in match.links(viewer, seat)]
            for seat in range(match.seats)
        ]
    except BadArgument:
        return None


def _reasons(match: Twin, seat: int) -> list[Json]:
    """Return what some legal moves are good for."""
    legal = match.legal(seat)
    some = legal[:: max(1, len(legal) // REASONS)]
    if match.game.reasons is None:
        return []
    return match.game.reasons(match.view(seat), seat, some)


def _refusals(match: Twin, seat: int) -> list[Json]:
    """Return why some moves are refused; others after each event."""
    stride = max(1, len(match.game.texts) // REFUSALS)
    texts = match.game.texts[len(match.events(seat)) % stride :: stride]
    found = [match.explain(seat, text) for text in texts]
    return [refused and (refused.rule, dict(refused.data)) for refused in found]


def _undo(match: Twin, seat: int) -> Json:
    """Return what a seat is answered that wants to take a move back."""
    again = match.rewindable()
    try:
        again.undo(seat)
    except Refused as refused:
        return refused.rule, dict(refused.data)
    return "done", again.view(seat)
