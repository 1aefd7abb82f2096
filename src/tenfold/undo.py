"""Taking a move back: free until anyone has learned anything from it, as far as the seat that asks
can tell.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tenfold.errors import Refused
from tenfold.kernel import play
from tenfold.kernel.contract import Way
from tenfold.kernel.layout import Array, Blank

if TYPE_CHECKING:
    from tenfold.match import Match

WORLDS = 64
"""The number of worlds that the seat held possible in which its move is made again, to see whether
they all still are.
"""

OTHERS = 8
"""The sample sizes of the second check: this many of the seat's worlds, and in each this many of
every other viewer's.
"""


def kept(match: "Match", seat: int) -> int:
    """How many lines of a match stay when a seat takes its last move back; raises Refused where it
    may not (M1).

    Only what the seat itself has seen decides, so that the answer tells it nothing: a claim that
    another has begun in secret is dropped with the move, and what others have learned is asked in
    worlds that the seat holds possible.
    """
    own = [number for number, line in enumerate(match.lines) if line.startswith(f"{seat} ")]
    if not own:
        raise Refused(match.game.wording.cite("M1.1", {}, seat))
    for number in match.lines_seen(seat):
        mover = _mover(match.lines, number)
        if number > own[-1] and mover != str(seat):
            other = int(mover) if mover.isdecimal() else None
            raise Refused(match.game.wording.cite("M1.2", {"seat": other}, seat))
    learner = _Worlds(match, seat, own[-1]).learner()
    if learner is not None:
        raise Refused(match.game.wording.cite("M1.3", {"seat": learner[0]}, seat))
    return own[-1]


def _mover(lines: Sequence[str], number: int) -> str:
    """Returns who a line belongs to; a line of chance belongs to the mover whose line chance
    follows.
    """
    while number > 0 and lines[number].startswith("chance "):
        number -= 1
    return lines[number].partition(" ")[0]


class _Worlds:
    """The worlds that a seat held possible before its last move, and what that move and chance make
    of them.
    """

    def __init__(self, match: "Match", seat: int, last: int) -> None:
        self.match, self.game, self.seat = match, match.game, seat
        self.move = match.game.number(match.lines[last].partition(" ")[2])
        self.before = match.game.view_record(match.state_after(last), seat)
        seen = sum(line < last for line in match.lines_seen(seat))
        self.rngs = play.seeded(seen, WORLDS)

    def learner(self) -> tuple[int | None] | None:
        """The first who has learned something, in a tuple, a spectator as None; None where nobody
        has.
        """
        if self._differ(self.before, self.match.blank_view(self.seat), self.seat, self.rngs):
            return (self.seat,)
        for rng in self.rngs[:OTHERS]:
            world = self.game.engine.fill(self.before, rng)
            for viewer in (None, *range(self.match.seats)):
                if viewer != self.seat and self._learns(world, viewer, rng):
                    return (viewer,)
        return None

    def _learns(self, world: Array, viewer: int | None, rng: Array) -> bool:
        before, after = self.game.view_record(world[0], viewer), world.copy()
        self._go_on(after, rng)
        return self._differ(
            before, self.game.view_record(after[0], viewer), viewer, self.rngs[:OTHERS]
        )

    def _differ(self, before: Blank, now: Blank, viewer: int | None, rngs: Array) -> bool:
        """Whether in some world that a viewer held possible the same move would have looked
        different to it.
        """
        if before.tobytes() == now.tobytes():
            return False
        for rng in rngs:
            world = self.game.engine.fill(before, rng)
            if (
                not self._go_on(world, rng)
                or self.game.view_record(world[0], viewer).tobytes() != now.tobytes()
            ):
                return True
        return False

    def _go_on(self, world: Array, rng: Array) -> bool:
        """Make the move in a world, and let chance go as it may; False where the move is
        refused.
        """
        engine = self.game.engine
        refused = engine.attempt(world, self.seat, self.move)
        if refused > 0:
            return False
        ways = -refused
        while ways:
            ways = engine.apply_chance(world, Way(play.below(rng, ways)))
        return True
