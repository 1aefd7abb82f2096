"""The review of a finished game: each move judged by what its seat knew then."""

from dataclasses import dataclass

from tenfold.match import Match
from tenfold.seen import Seen
from tenfold.server.bots import bot_pool
from tenfold.server.protocol.messages import Judged

JUDGE = "search(seconds=0.25)"
"""The bot that judges moves."""


@dataclass(frozen=True, slots=True)
class Made:
    """A move that was made, and what its seat had seen before it."""

    line: int
    seat: int
    move: str
    seen: Seen


def moves(match: Match) -> list[Made]:
    """Return all moves of a match at which the seat had a choice."""
    copy = Match(match.game, match.seats, match.variant, lambda ways: 0)
    found: list[Made] = []
    for number, line in enumerate(match.lines):
        who, _, text = line.partition(" ")
        if who.isdecimal() and len(copy.legal(int(who))) > 1:
            found.append(Made(number, int(who), text, copy.seen(int(who)).remembered()))
        copy.follow([line])
    return found


def judge(made: Made) -> Judged:
    """Return what a bot thinks of a move."""
    candidates = bot_pool.bot(JUDGE).explain(made.seen, bot_pool.seed("review", made.line))
    own = next(candidate for candidate in candidates if candidate.move == made.move)
    best = candidates[0]
    return {
        "line": made.line,
        "seat": made.seat,
        "move": made.move,
        "chance": own.chance,
        "best": best.move,
        "best_chance": best.chance,
    }
