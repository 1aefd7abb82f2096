"""The numbers of turns: a player's third turn is turn 3, wherever turns are counted."""

from tenfold.match import Match
from tenfold.server.table.table import SETUP


def numbers(match: Match) -> list[int]:
    """Return the number of the turn that each line of a match belongs to; 0 before the first turn.

    A turn is everything that a seat does before another seat moves, with what chance does then.
    """
    begun = _lines_before_first_turn(match)
    found = [0] * begun
    turns = [0] * match.seats
    last: int | None = None
    for line in match.lines[begun:]:
        seat = mover(line)
        if seat is not None:
            turns[seat] += seat != last
            last = seat
        found.append(0 if last is None else turns[last])
    return found


def mover(line: str) -> int | None:
    """Return the seat that made a line of a match; None if chance or all seats did."""
    who = line.partition(" ")[0]
    if who.isdecimal():
        return int(who)
    return None


def count(match: Match, seat: int) -> int:
    """Return how many turns a seat has had."""
    own = zip(match.lines, numbers(match), strict=True)
    return max((number for line, number in own if mover(line) == seat), default=0)


def _lines_before_first_turn(match: Match) -> int:
    again = match.restarted()
    for number, line in enumerate(match.lines):
        if mover(line) is not None and again.view(None).get("stage") != SETUP:
            return number
        again.follow([line])
    return len(match.lines)
