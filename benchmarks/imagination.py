"""How well seats imagine what others hide: how often they win in worlds as they are, as imagined, and as anything."""

import numpy as np

from tenfold import games
from tenfold.bots import judgement
from tenfold.bots.judgement import final_share, greedy, imagine
from tenfold.kernel import play
from tenfold.kernel.compiled import compiled
from tenfold.kernel.contract import CHANCE, OVER
from tenfold.kernel.layout import blank, copy
from tenfold.kernel.play import apply, below, mover, view, ways

GAMES, STRIDE, PLAYOUTS = 100, 11, 20
AS_IT_IS, AS_IMAGINED, AS_ANYTHING = range(3)


@compiled
def wins(board, begun, seat, how, hints, worlds, rng):
    """How many playouts by greedy a seat wins."""
    won = 0.0
    for _ in range(PLAYOUTS):
        worlds[0] = begun
        if how == AS_IMAGINED:
            imagine(board, worlds[0], hints, rng)
        elif how == AS_ANYTHING:
            play.fill(board, worlds[0], rng)
        while mover(board, worlds[0]) != OVER:
            step(board, worlds, rng)
        won += final_share(board, worlds[0], seat)
    return won


@compiled
def step(board, worlds, rng):
    """Let whoever is to move do so."""
    who = mover(board, worlds[0])
    if who == CHANCE:
        apply(board, worlds[0], CHANCE, below(rng, ways(board, worlds[0])))
    else:
        worlds[1] = worlds[0]
        view(board, worlds[1], who)
        apply(board, worlds[0], who, greedy(board, worlds[1], who, rng))


def shares(game):
    """The share of wins of the seat to move, at some decisions of greedy's games, in each kind of world."""
    manner = judgement.adopt(game).MANNER
    worlds, others = blank(game.state, 2), blank(game.state, 2)
    rng, found, steps = play.seeded(7, 1)[0], [], 0
    for _ in range(GAMES):
        worlds[0] = game.deal(2, game.complete(2, {}))
        while (who := mover(game.board, worlds[0])) != OVER:
            steps += 1
            if who != CHANCE and steps % STRIDE == 0:
                state, seen = copy(worlds[0]), copy(worlds[0])
                hints = np.zeros((judgement.SEATS, manner.hints), np.int64)
                view(game.board, seen, who)
                judgement.suspect(game.board, seen, who, hints)
                found.append(
                    [
                        wins(game.board, of, who, how, hints, others, rng) / PLAYOUTS
                        for how, of in ((AS_IT_IS, state), (AS_IMAGINED, seen), (AS_ANYTHING, seen))
                    ]
                )
            step(game.board, worlds, rng)
    return np.mean(found, axis=0), len(found)


def main():
    print("who is to move wins      as it is  as imagined  as anything  decisions")
    for name in games.names():
        (is_so, imagined, anything), count = shares(games.get(name))
        print(f"{name:<22}{is_so:>10.1%}{imagined:>13.1%}{anything:>13.1%}{count:>11}", flush=True)


if __name__ == "__main__":
    main()
