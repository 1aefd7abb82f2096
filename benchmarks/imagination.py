"""How well seats believe what others hide: how often they win in worlds as they are, as believed,
and as anything.

python -m benchmarks.imagination [SEATS] [GAMES] [GAME ...]
"""

import sys

import numpy as np

import tenfold
from tenfold import bots, games
from tenfold.bots import judgement
from tenfold.bots.judgement import determinize, final_share, greedy
from tenfold.kernel import play
from tenfold.kernel.compiled import compiled
from tenfold.kernel.contract import CHANCE, OVER
from tenfold.kernel.layout import blank
from tenfold.kernel.play import apply, below, mover, view, ways

STRIDE, PLAYOUTS = 7, 20
AS_IT_IS, AS_BELIEVED, AS_ANYTHING = range(3)


@compiled
def wins(board, begun, seat, how, numbers, belief, worlds, rng):
    """How many playouts by greedy a seat wins."""
    won = 0.0
    for _ in range(PLAYOUTS):
        worlds[0] = begun
        if how == AS_BELIEVED:
            determinize(board, worlds[0], numbers, belief, rng)
        elif how == AS_ANYTHING:
            play.fill(board, worlds[0], rng)
        while mover(board, worlds[0]) != OVER:
            step(board, worlds, numbers, rng)
        won += final_share(board, worlds[0], seat)
    return won


@compiled
def step(board, worlds, numbers, rng):
    """Let whoever is to move do so."""
    who = mover(board, worlds[0])
    if who == CHANCE:
        apply(board, worlds[0], CHANCE, below(rng, ways(board, worlds[0])))
    else:
        worlds[1] = worlds[0]
        view(board, worlds[1], who)
        apply(board, worlds[0], who, greedy(board, worlds[1], who, numbers, rng))


def shares(name, seats, count):
    """The share of wins of the seat to move, at some decisions of greedy's games, in each kind of
    world.
    """
    game, greedily = games.get(name), bots.get("greedy")
    judged, worlds, rng, found = (
        judgement.load(game),
        blank(game.state, 2),
        play.seeded(7, 1)[0],
        [],
    )
    for seed in range(count):
        match = tenfold.start(name, seats=seats, seed=seed)
        for number in range(10**6):
            if match.result is not None:
                break
            seen = match.seen(min(match.active))
            if number % STRIDE == STRIDE - 1:
                belief = judgement.believed(seen, judged)
                truth = match.state_after(len(match.lines))
                found.append(
                    [
                        wins(game.board, of, seen.seat, how, judged.numbers, belief, worlds, rng)
                        / PLAYOUTS
                        for how, of in (
                            (AS_IT_IS, truth),
                            (AS_BELIEVED, seen.view),
                            (AS_ANYTHING, seen.view),
                        )
                    ]
                )
            match.play(seen.seat, greedily.move(seen, number))
    return np.array(found)


def main():
    seats = int(sys.argv[1]) if len(sys.argv) > 1 else 2
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 60
    print(
        "who is to move wins      as it is  as believed  as anything   error of belief  decisions"
    )
    for name in sys.argv[3:] or games.names():
        found = shares(name, seats, count)
        is_so, believed, anything = found.mean(axis=0)
        error = np.mean((found[:, AS_BELIEVED] - found[:, AS_IT_IS]) ** 2) ** 0.5
        print(
            f"{name:<22}{is_so:>10.1%}{believed:>13.1%}{anything:>13.1%}{error:>18.1%}{len(found):>11}",
            flush=True,
        )


if __name__ == "__main__":
    main()
