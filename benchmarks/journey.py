"""How long the journey solver takes, over racks as they are dealt and as they stand in the middle
of a game.
"""

import time

import numpy as np

from tenfold import bots, games
from tenfold.games.tendays.board import KINDS
from tenfold.games.tendays.journey import distance, nearer
from tenfold.games.tendays.state import DAYS, Stage
from tenfold.kernel import play
from tenfold.kernel.contract import CHANCE
from tenfold.kernel.layout import copy
from tenfold.seen import Seen

RACKS = 2000


def racks(game, days, turns):
    """Racks of greedy's games, so many turns on."""
    greedy, rng = bots.get("greedy"), play.seeded(days, 1)[0]
    while True:
        state = game.deal(2, game.complete(2, {"days": days}))
        while state.stage != Stage.OVER and not (
            state.stage == Stage.TURN and state.turns == turns
        ):
            if ways := game.rules.ways(game.board, state):
                game.rules.apply(game.board, state, CHANCE, play.below(rng, ways))
                continue
            seat = int(game.rules.mover(game.board, state))
            view = copy(state)
            game.rules.view(game.board, view, seat)
            move = greedy.move(Seen(game, seat, view), int(state.turns))
            game.rules.apply(game.board, state, seat, game.number(move))
        yield from (state.rack[seat].copy() for seat in range(2))


def microseconds(call):
    """What a call takes of the processor: other programs do not count."""
    begun = time.thread_time_ns()
    call()
    return (time.thread_time_ns() - begun) / 1e3


def row(game, days, turns):
    """The times of both questions, as text."""
    out, board = np.zeros((DAYS, KINDS), np.int8), game.board
    some = [rack for rack, _ in zip(racks(game, days, turns), range(RACKS), strict=False)]
    distance(board, some[0], days, board.tiles)
    nearer(board, some[0], days, board.tiles, out)
    least = [
        microseconds(lambda rack=rack: distance(board, rack, days, board.tiles)) for rack in some
    ]
    which = [
        microseconds(lambda rack=rack: nearer(board, rack, days, board.tiles, out)) for rack in some
    ]
    cells = [
        f(times)
        for times in (least, which)
        for f in (np.mean, lambda t: np.percentile(t, 95), np.max)
    ]
    return "".join(f"{cell:>10.0f}" for cell in cells)


def main():
    print("microseconds            distance                      which tiles bring it nearer")
    print(
        "                        "
        + "".join(f"{title:>10}" for title in ("mean", "p95", "most") * 2)
    )
    for name in ("africa", "usa"):
        for days, turns in ((10, 0), (10, 8), (5, 0)):
            print(
                f"{name:<7} {days:>2} days, turn {turns:<3}  {row(games.get(name), days, turns)}",
                flush=True,
            )


if __name__ == "__main__":
    main()
