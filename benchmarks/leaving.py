"""What it is worth to leave the greedy move where a search would, by how sure its lead is.

`python -m benchmarks.leaving SEATS GAMES [GAME ...]` takes some decisions of games that greedy
plays, lets the moves race for 200 playouts, and plays the best of them and the greedy one on from
the state as it is, by greedy, to the end of the game, with the same luck for both.
"""

import sys
from math import sqrt
from typing import NamedTuple

import numpy as np

from tenfold import bots, games, match
from tenfold.bots import judgement, race, search
from tenfold.bots.judgement import utility
from tenfold.bots.rollout import DETERMINIZED, PLAYED, Worlds, roll_out
from tenfold.bots.seeds import mix

PLAYOUTS, PLAYED_ON, EVERY = 200, 40, 3
"""How many playouts a race has, how often a move is played on, and of how many decisions one is
taken.
"""

LEAST = search.LEAST * sqrt(search.PLAYOUTS / PLAYOUTS)
"""For what a race is not gone on with, as a search of so many playouts has it."""

FIRST = 100
"""The seed of the first game."""

SURE = (0.0, 0.5, 1.0, 1.5)
"""By how many standard deviations a move is to be ahead."""


class Left(NamedTuple):
    """A decision, and the move for which greedy's would be left."""

    sure: float
    """By how many standard deviations it is thought to be ahead; below 0 where none is,"""
    worth: float
    """and how much of a win it is worth more."""


def decisions(name: str, seats: int, count: int) -> list[Left]:
    """What leaving is worth in some decisions of so many games."""
    found, greedy = [], bots.get("greedy")
    for number in range(FIRST, FIRST + count):
        played, moves = match.start(name, seats=seats, seed=number), 0
        while played.result is None:
            seat = min(played.active)
            if (
                len(played.legal(seat)) > 1
                and not _sets_up(played)
                and mix(number, moves) % EVERY == 0
            ):
                found.append(decide(played, seat, mix(number, moves, 7)))
            played.play(seat, greedy.move(played.seen(seat), mix(number, moves)))
            moves += 1
    return found


def _sets_up(played: match.Match) -> bool:
    return played.view(None)["stage"] == "setup"


def decide(played: match.Match, seat: int, seed: int) -> Left:
    """Race a seat's moves, and play the best on."""
    game, seen, judged = played.game, played.seen(seat), judgement.load(played.game)
    run = race.begin(seen, judged, seed)
    run = run._replace(lookahead=judged.lookahead._replace(sure=0.0))
    race.sample(game.board, seen.view, seat, run, LEAST, PLAYOUTS)
    arms, first = run.arms[: run.tally.arms], int(run.order[0])
    best = max(range(len(arms)), key=lambda i: float(arms[i].better) if arms[i].count > 1 else -1.0)
    if best == first or arms[best].better <= 0:
        return Left(-1.0, 0.0)
    doubt = float(race._posterior(run, best)[1])
    values = [play_on(played, seat, run.worlds, int(arms[i].move)) for i in (best, first)]
    return Left(float(arms[best].better) / doubt, float((values[0] - values[1]).mean()))


def play_on(played: match.Match, seat: int, worlds: Worlds, move: int) -> np.ndarray:
    """The shares of the win, each with other luck, when a move is played on from the state as it
    is.
    """
    found = np.zeros(PLAYED_ON)
    for number in range(PLAYED_ON):
        worlds.states[DETERMINIZED] = played._state
        roll_out(played.game.board, seat, worlds, move, FIRST + number, 10**6)
        found[number] = utility(played.game.board, worlds.states[PLAYED], seat, worlds.numbers)
    return found


def main() -> None:
    seats, count = int(sys.argv[1]), int(sys.argv[2])
    for name in sys.argv[3:] or games.names():
        found = decisions(name, seats, count)
        print(f"{name}, {seats} seats: {len(found)} decisions")
        for sure in SURE:
            worth = np.array([each.worth if each.sure >= sure else 0.0 for each in found])
            left = sum(each.sure >= sure for each in found)
            doubt = worth.std() / sqrt(len(worth))
            print(
                f"  ahead by {sure}: left in {left / len(found):.0%}, worth {worth.mean():+.2%} "
                "a decision",
                end="",
            )
            print(f", give or take {doubt:.2%}, and {worth.sum() / max(1, left):+.1%} each time")


if __name__ == "__main__":
    main()
