"""How often what the Heart of Africa's leaflet leaves open comes up, by random play and by players
who look for it.

python -m benchmarks.gaps_tickets [SEATS [GAMES]]
"""

import sys

import numpy as np

from tenfold import games
from tenfold.games.tickets.map import LOCOMOTIVE, TERRAIN, TERRAIN_DECK, TRAIN_DECK
from tenfold.games.tickets.offers import completed, count_offered, tickets_left
from tenfold.games.tickets.rules import scores
from tenfold.games.tickets.state import BLIND, CLAIM, DRAW_TICKETS, KEEP, PASS, PICK, Stage
from tenfold.kernel import play
from tenfold.kernel.compiled import compiled
from tenfold.kernel.contract import OVER
from tenfold.kernel.layout import blank

ANY, HOARDER, ENGINEER, COLLECTOR, SURVEYOR, BUILDER = range(6)
STYLES = {
    ANY: "anything",
    HOARDER: "train cards, and never a route",
    ENGINEER: "locomotives face up, or the deck",
    COLLECTOR: "tickets, all of them kept",
    SURVEYOR: "terrain cards",
    BUILDER: "routes, wherever one can be paid for",
}
COLUMNS = (
    "turns",
    "pass",
    "all pass",
    "swept",
    "stay",
    "no deck",
    "no ter.",
    "no tick.",
    "under",
    "one",
    "tie",
    "shared",
)
LEGEND = """
turns: of a game, on average; pass: games with a pass; all pass: games that end so; swept: how
often locomotives were swept away, a game; stay: games in which three stayed after three sweeps;
no deck, no ter., no tick.: games with a turn that began without a train deck, a terrain deck, a
ticket; under: tickets from under the deck, a game; one: games with a turn of one pick because
there was no second; tie: games that completed tickets decided; shared: with several winners
"""


@compiled
def choose(board, state, style, rng):
    """A move of a seat, in a style; any where the style has none."""
    seat = play.mover(board, state)
    for move in preferred(board, state, style, rng):
        if move >= 0 and play.why_not(board, state, seat, move) == 0:
            return move
    return play.pick(board, state, seat, rng)


@compiled
def preferred(board, state, style, rng):
    """What a style would do, the first of these that it can; -1 for nothing."""
    train, terrain = BLIND + TRAIN_DECK, BLIND + TERRAIN_DECK
    if state.stage == Stage.SETUP or state.stage == Stage.KEEP:
        offered = count_offered(state, play.mover(board, state))
        return (KEEP + (1 << offered) - 2 if style == COLLECTOR else -1), -1, -1, -1
    if style == HOARDER:
        return train, PICK + play.below(rng, TERRAIN), terrain, DRAW_TICKETS
    if style == ENGINEER and play.below(rng, 4):
        return PICK + LOCOMOTIVE, train, -1, -1
    if style == COLLECTOR:
        return DRAW_TICKETS, -1, -1, -1
    if style == SURVEYOR and play.below(rng, 4):
        return terrain, PICK + TERRAIN + play.below(rng, 3), -1, -1
    if style == BUILDER:
        return (
            _route(board, state, rng),
            _route(board, state, rng),
            _route(board, state, rng),
            train,
        )
    return -1, -1, -1, -1


@compiled
def _route(board, state, rng):
    return CLAIM + play.below(rng, np.int64(board.tracks))


@compiled
def survey(board, states, rngs, style, told):
    """Play states out in a style, and add up what comes up."""
    for i in range(states.shape[0]):
        state, met = states[i], 0
        while play.mover(board, state) != OVER:
            stage, turn, picks, churns = state.stage, state.turn, state.picks, state.churns
            move = -1
            if play.ways(board, state):
                told[8] += stage == Stage.OFFER and state.deck == 0
                play.step(board, state, rngs[i])
            else:
                met |= begun(board, state, told)
                move = choose(board, state, style, rngs[i])
                play.apply(board, state, play.mover(board, state), move)
            met |= (move == PASS) << 1
            told[3] += state.churns > churns
            met |= (churns == 3 and state.churns == 0 and state.up[LOCOMOTIVE] >= 3) << 4
            picked = picks + (PICK <= move < DRAW_TICKETS and move != PICK + LOCOMOTIVE)
            met |= (picked == 1 and state.picks == 0 and state.turn != turn) << 9
        met |= (state.passes == state.seats) << 2
        met |= judge(board, state)
        for kind in range(12):
            told[kind] += (met >> kind) & 1


@compiled
def begun(board, state, told):
    """What there is not when a turn begins, as bits."""
    if state.stage != Stage.TURN:
        return 0
    told[0] += 1
    none = (state.left[TRAIN_DECK] == 0) << 5 | (state.left[TERRAIN_DECK] == 0) << 6
    return none | (tickets_left(state) == 0) << 7


@compiled
def judge(board, state):
    """Whether the most points were tied: 1 << 10 if tickets decided, 1 << 11 if the win was
    shared.
    """
    points, best, winners, most = np.zeros(5, np.int64), -9999, 0, -1
    scores(board, state, points)
    for seat in range(state.seats):
        best = max(best, points[seat])
    tied = 0
    for seat in range(state.seats):
        if points[seat] == best:
            tied += 1
            done = completed(board, state, seat)
            winners = 1 if done > most else winners + (done == most)
            most = max(most, done)
    return (tied > 1 and winners == 1) << 10 | (winners > 1) << 11


def row(style, seats, count):
    """What comes up in so many games, as text."""
    game = games.get("tickets")
    told = np.zeros(len(COLUMNS), np.int64)
    for first in range(0, count, 10_000):
        states = blank(game.state, min(10_000, count - first))
        states[:] = game.deal(seats, game.complete(seats, {}))
        survey(game.board, states, play.seeded([1, first], len(states)), style, told)
    means = {"turns": ".1f", "swept": ".2f", "under": ".2f"}
    return [f"{told[i] / count:{means.get(column, '.3%')}}" for i, column in enumerate(COLUMNS)]


def main(seats=4, count=1_000_000):
    seats, count = int(seats), int(count)
    print(f"{seats} seats, {count:,} games of {STYLES[ANY]}, {count // 10:,} of each other style")
    print(f"{'seats want':38}" + "".join(f"{column:>10}" for column in COLUMNS))
    for style, title in STYLES.items():
        cells = row(style, seats, count if style == ANY else count // 10)
        print(f"{title:38}" + "".join(f"{cell:>10}" for cell in cells), flush=True)
    print(LEGEND, end="")


if __name__ == "__main__":
    main(*sys.argv[1:])
