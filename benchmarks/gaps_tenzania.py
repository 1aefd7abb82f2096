"""How often what Tenzania's rulebook leaves open comes up, by random play and by players who look
for it.

python -m benchmarks.gaps_tenzania [SEATS [GAMES]]
"""

import sys

import numpy as np

from tenfold import games
from tenfold.kernel import play
from tenfold.kernel.compiled import compiled
from tenfold.kernel.contract import OVER
from tenfold.kernel.layout import blank

ANY, KEEN, SHY, BOLD, LOW = range(5)
STYLES = {
    ANY: "anything",
    KEEN: "10, else less",
    SHY: "less than 10, else more",
    BOLD: "more than 10, else less",
    LOW: "the lowest value",
}
COLUMNS = ("left over", "cards", "skipped", "shared", "nobody", "zeros", "table", "forced")
LEGEND = """
left over: games with cards on the table at the end; cards: how many then, on average; skipped:
turns that passed over a seat; shared: games with several winners; nobody: games in which nobody
took a card; zeros: the longest run of cards that made 0; table: the longest table; forced: plays
that could not but make more than 10
"""


@compiled
def rank(style, value):
    """How much a style dislikes a value."""
    if style == LOW:
        return value
    if value == 10:
        return (0, 0, 2, 2, 0)[style]
    return (0, 1, 0, 1, 0)[style] if value < 10 else (0, 2, 1, 0, 0)[style]


@compiled
def choose(board, state, style, rng, out):
    """A legal move of those that a style likes best, each with equal likelihood, and whether all
    make more than 10.
    """
    count, liked, best, forced = play.legal(board, state, state.turn, out), 0, 99, 1
    for i in range(count):
        value = np.int64(board.makes[out[i]])
        forced &= value > 10
        if rank(style, value) < best:
            best, liked = rank(style, value), 0
        if rank(style, value) == best:
            out[liked] = out[i]
            liked += 1
    return out[play.below(rng, liked)], forced


@compiled
def survey(board, states, rngs, style, out, told):
    """Play states out in a style; add up what comes up, and keep the longest run of zeros and the
    longest table.
    """
    for i in range(states.shape[0]):
        state, zeros = states[i], 0
        while play.mover(board, state) != OVER:
            if play.ways(board, state):
                play.step(board, state, rngs[i])
                continue
            seat, empty = np.int64(state.turn), state.height == 0
            move, forced = choose(board, state, style, rngs[i], out)
            play.apply(board, state, seat, move)
            zeros = zeros + 1 if board.makes[move] == 0 else 0
            told[2] += (
                state.left == 0 and state.turn >= 0 and state.turn != (seat + 1) % state.seats
            )
            told[5] = max(told[5], zeros)
            told[6] = max(told[6], state.height)
            told[7] += forced and not empty
        told[0] += state.height > 0
        told[1] += state.height
        told[3] += (state.won[: state.seats] == state.won.max()).sum() > 1
        told[4] += state.won.max() == 0


def row(style, seats, count):
    """What comes up in so many games, as text."""
    game = games.get("tenzania")
    states, told = blank(game.state, count), np.zeros(len(COLUMNS), np.int64)
    states[:] = game.deal(seats, game.complete(seats, {}))
    survey(
        game.board, states, play.seeded(1, count), style, np.zeros(len(game.texts), np.int64), told
    )
    left, cards, skipped, shared, nobody, zeros, table, forced = told.tolist()
    return [
        f"{left / count:.1%}",
        f"{cards / max(1, left):.2f}",
        str(skipped),
        f"{shared / count:.2%}",
        str(nobody),
        str(zeros),
        str(table),
        f"{forced / (50 * count):.1%}",
    ]


def main(seats=4, count=1_000_000):
    print(f"{seats} seats, {count:,} games of {STYLES[ANY]}, {count // 10:,} of each other style")
    print(f"{'seats play':25}" + "".join(f"{column:>10}" for column in COLUMNS))
    for style, name in STYLES.items():
        cells = row(style, seats, count if style == ANY else count // 10)
        print(f"{name:25}" + "".join(f"{cell:>10}" for cell in cells), flush=True)
    print(LEGEND, end="")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
