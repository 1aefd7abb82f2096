"""Taking a move back: free until anyone has learned anything from it, which is decided by comparing views."""

from typing import TYPE_CHECKING, Any

from tenfold.errors import Refused
from tenfold.kernel import play
from tenfold.kernel.contract import CHANCE, SPECTATOR
from tenfold.kernel.layout import copy

if TYPE_CHECKING:
    from tenfold.match import Match

WORLDS = 64
"""In how many worlds that a viewer held possible a move is made again, to see whether all of them still are."""


def kept(match: "Match", seat: int) -> int:
    """How many lines of a match stay when a seat takes its last move back; raises Refused where it may not (M1)."""
    movers = [line.partition(" ")[0] for line in match.lines]
    if str(seat) not in movers:
        raise Refused("M1.1", "you have made no move that could be taken back")
    last = len(movers) - 1 - movers[::-1].index(str(seat))
    for other in movers[last + 1 :]:
        if other != "chance":
            raise Refused("M1.2", f"seat {other} has moved since")
    before = match.state_after(last)
    for viewer in range(SPECTATOR, match.seats):
        if _has_learned(match, before, last, viewer):
            who = "you have" if viewer == seat else "everybody has" if viewer == SPECTATOR else f"seat {viewer} has"
            raise Refused("M1.3", f"{who} learned something since")
    return last


def _has_learned(match: "Match", before: Any, first: int, viewer: int) -> bool:
    """Whether something that a viewer held possible before some lines, it knows now to be false."""
    game, now = match.game, match.blank_view(viewer).tobytes()
    then = copy(before)
    game.rules.view(game.board, then, viewer)
    if then.tobytes() == now:
        return False
    rngs = play.seeded(first, WORLDS)
    return any(_differs(match, copy(then), first, viewer, rng, now) for rng in rngs)


def _differs(match: "Match", world: Any, first: int, viewer: int, rng: Any, now: bytes) -> bool:
    """Whether the same moves in another world, with chance as it may fall there, would look different to the viewer."""
    game = match.game
    game.rules.fill(game.board, world, rng)
    for line in match.lines[first:]:
        who, _, text = line.partition(" ")
        if who == "chance":
            ways = game.rules.ways(game.board, world)
            if ways == 0:
                return True
            game.rules.apply(game.board, world, CHANCE, play.below(rng, ways))
        elif play.attempt(game.board, world, int(who), game.number(text)):
            return True
    game.rules.view(game.board, world, viewer)
    return bool(world.tobytes() != now)
