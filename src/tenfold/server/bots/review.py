"""The review of a finished game: how the chances went, and what a bot thinks of each move by what
its seat knew then.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tenfold.bots import chances
from tenfold.bots.bot import Candidate
from tenfold.match import Match
from tenfold.seen import Seen
from tenfold.server.bots import bot_pool
from tenfold.server.protocol.messages import ChancesShape, Judged
from tenfold.server.table import turns

JUDGE = "search(seconds=0.25)"
"""The bot that judges moves."""

SECOND_JUDGE = "search(seconds=0.75)"
"""The bot that judges once more, with other random numbers, where the first finds a better move.

The first chooses the move that looks best, and so tends to overrate it. The second estimate has no
part in that choice.
"""

DOUBT = 0.02
"""The least difference of chances that is judged a second time. A smaller one is no mistake."""


@dataclass(frozen=True, slots=True)
class Made:
    """A move that was made, and what its seat had seen before it."""

    line: int
    turn: int
    seat: int
    move: str
    seen: Seen


@dataclass(frozen=True, slots=True)
class Point:
    """The beginning of a turn, or the end of the game."""

    line: int
    turn: int
    seat: int | None


def points(match: Match) -> list[Point]:
    """Return where the curve of a match has its points: at the beginning of each turn, and at the
    end.
    """
    movers = map(turns.mover, match.lines)
    numbered = zip(movers, turns.numbers(match), strict=True)
    found: list[Point] = []
    for line, (seat, turn) in enumerate(numbered):
        is_turn = seat is not None and turn > 0
        if is_turn and (not found or found[-1].seat != seat):
            found.append(Point(line, turn, seat))
    last = max((point.turn for point in found), default=0)
    return [*found, Point(len(match.lines), last, None)]


def chances_at(match: Match, point: Point, seed: int) -> ChancesShape:
    """Return everybody's chances at a point of the curve; at the end they are the result.

    They are estimated from the full state, in the same way for all seats.
    """
    state = match.state_after(point.line)
    found = chances.estimate(match.game, state, seed + point.line)
    return {
        "line": point.line,
        "turn": point.turn,
        "seat": point.seat,
        "chances": list(found),
    }


def moves(match: Match, seat: int | None = None) -> list[Made]:
    """Return the moves of a match at which there was a choice: those of a seat, or of all seats."""
    again = match.restarted()
    numbers = turns.numbers(match)
    found: list[Made] = []
    for number, line in enumerate(match.lines):
        mover = turns.mover(line)
        if mover is not None and seat in (None, mover) and len(again.legal(mover)) > 1:
            text = line.partition(" ")[2]
            seen = again.seen(mover).remembered()
            found.append(Made(number, numbers[number], mover, text, seen))
        again.follow([line])
    return found


def judge(made: Made, seed: int) -> Judged:
    """Return what a bot thinks of a move, and which move it would have made."""
    own, best = _compare(made, seed)
    return {
        "line": made.line,
        "turn": made.turn,
        "seat": made.seat,
        "move": made.move,
        "chance": own.chance,
        "best": best.move,
        "best_chance": best.chance,
    }


def _compare(made: Made, seed: int) -> tuple[Candidate, Candidate]:
    """Return the move that was made, and the best one: that or a better one."""
    first = _explain(JUDGE, made, seed)
    own, best = _named(first, made.move), first[0]
    if best.chance - own.chance < DOUBT:
        return own, own
    second = _explain(SECOND_JUDGE, made, seed + 1)
    own, best = _named(second, made.move), _named(second, best.move)
    if best.chance - own.chance < DOUBT:
        return own, own
    return own, best


def _explain(bot: str, made: Made, seed: int) -> list[Candidate]:
    return bot_pool.bot(bot).explain(made.seen, bot_pool.seed("review", seed, made.line))


def _named(candidates: Sequence[Candidate], move: str) -> Candidate:
    """Return the candidate with a move."""
    return next(candidate for candidate in candidates if candidate.move == move)
