"""How often what the 10 Days rulebooks leave open comes up, by random play and by players who look
for it.

python -m benchmarks.gaps_tendays [GAME [SEATS [GAMES]]]
"""

import sys

import numpy as np

from tenfold import games
from tenfold.games.tendays.state import DRAW, DRAW_DECK, DROP, PILES, SWAP, Stage
from tenfold.kernel import play
from tenfold.kernel.compiled import compiled
from tenfold.kernel.contract import OVER
from tenfold.kernel.layout import blank

ANY, DIGGER, TAKER, SWAPPER = range(4)
STYLES = {
    ANY: "anything",
    DIGGER: "draws from the draw pile, drops on pile 1",
    TAKER: "takes from pile 1, drops it anywhere",
    SWAPPER: "swaps alone",
}
COLUMNS = ("no winner", "turns", "anew", "no deck", "emptied", "highest", "at once")
LEGEND = """
no winner: games that ended without one after 1,000 turns; turns: how many a game had, on average;
anew: how often the draw pile was made anew, a game; no deck: turns that began with an empty draw
pile; emptied: turns that took the last tile of a pile, a game; highest: the highest discard pile;
at once: games won at the end of the winner's first turn
"""


@compiled
def choose(board, state, style, rng):
    """A move of a seat, in a style; any where the style has none."""
    seat = play.mover(board, state)
    move = play.pick(board, state, seat, rng)
    if state.stage == Stage.TURN:
        if style == DIGGER:
            move = DRAW_DECK
        elif style == TAKER:
            move = DRAW
        elif style == SWAPPER:
            move = SWAP + play.below(rng, state.days * (state.days - 1) // 2)
    elif state.stage == Stage.DRAWN:
        if style == DIGGER:
            move = DROP
        elif style == TAKER:
            move = DROP + play.below(rng, PILES)
    return (
        move if play.why_not(board, state, seat, move) == 0 else play.pick(board, state, seat, rng)
    )


@compiled
def survey(board, states, rngs, style, told):
    """Play states out in a style, and add up what comes up."""
    for i in range(states.shape[0]):
        state = states[i]
        while play.mover(board, state) != OVER:
            left = state.left
            if play.ways(board, state):
                play.step(board, state, rngs[i])
            else:
                told[3] += state.stage == Stage.TURN and left == 0
                play.apply(
                    board, state, play.mover(board, state), choose(board, state, style, rngs[i])
                )
            told[2] += state.left > left
            told[4] += (
                state.stage == Stage.DRAWN and state.source >= 0 and state.height[state.source] == 0
            )
            told[5] = max(told[5], state.height.max())
        told[0] += state.winner < 0
        told[1] += state.turns
        told[6] += state.winner >= 0 and state.turns <= state.seats


def row(name, style, seats, count):
    """What comes up in so many games, as text."""
    game = games.get(name)
    told = np.zeros(len(COLUMNS), np.int64)
    for first in range(0, count, 10_000):
        states = blank(game.state, min(10_000, count - first))
        states[:] = game.deal(seats, game.complete(seats, {}))
        survey(game.board, states, play.seeded([1, first], len(states)), style, told)
    none, turns, anew, no_deck, emptied, highest, at_once = told.tolist()
    means = [f"{none / count:.4%}", f"{turns / count:.1f}", f"{anew / count:.2f}", str(no_deck)]
    return [*means, f"{emptied / count:.2f}", str(highest), str(at_once)]


def main(name="africa", seats=4, count=1_000_000):
    seats, count = int(seats), int(count)
    print(
        f"{name}, {seats} seats, {count:,} games of {STYLES[ANY]}, {count // 10:,} of each other "
        "style"
    )
    print(f"{'seats play':42}" + "".join(f"{column:>10}" for column in COLUMNS))
    for style, title in STYLES.items():
        cells = row(name, style, seats, count if style == ANY else count // 10)
        print(f"{title:42}" + "".join(f"{cell:>10}" for cell in cells), flush=True)
    print(LEGEND, end="")


if __name__ == "__main__":
    main(*sys.argv[1:])
