"""The race of a seat's moves: all are played on in the same worlds, and those that fall behind drop out.

A world is a state that the seat's view could be of, and the luck of each turn to come. Every move meets the same
worlds, so that what differs between two moves is owed to the moves, and little to luck. In a world all seats go on as
the game's judgement has them, each by its own view, until a horizon; there the estimate is asked.
"""

from math import sqrt
from typing import Any, NamedTuple

import numpy as np

from tenfold.bots.judgement import estimate, final_share, greedy
from tenfold.bots.seeds import scrambled
from tenfold.games.game import Game
from tenfold.kernel import record
from tenfold.kernel.play import apply, below, fill, legal, mover, view, ways
from tenfold.kernel.rules import CHANCE, OVER, rule

GLANCES = 4
"""In how many worlds each move is looked at, to the end of the turn, to find out which are to run."""

RUNNERS = 12
"""How many moves run at most."""

HEATS = 6
"""How many worlds all that run meet before one may drop out,"""

DOUBT = 1.0
"""and how many times the doubt about its lead a move must be behind the best for that."""

USUAL, FEW = 0.1, 4.0
"""How much a lead usually varies between worlds, and for how many that counts: a few may agree by luck."""

TURNS = 1 << 12
"""Room for the turns of a world among the numbers that its luck is drawn by."""


class Race(NamedTuple):
    """What is known of each legal move, in the order of the list of moves."""

    moves: Any
    glance: Any
    """What each seems to be worth at the end of the turn."""
    count: Any
    """How many worlds each has met,"""
    total: Any
    """the sum of what it was worth there,"""
    ahead: Any
    """of how much that was more than what the greedy move was worth,"""
    squares: Any
    """and of the squares of that."""
    value: Any
    """What each was worth in the world that was met last."""
    running: Any
    """The numbers of the moves that run, the greedy one first; then those that do not."""
    sizes: Any
    """How many moves there are, and how many run."""
    worlds: Any
    """The state that is being played on, and a seat's view of it."""
    seed: Any
    luck: Any
    """Generators: for chance, and for bots that leave something to it."""


def ready(game: Game, seed: int) -> Race:
    """A race that has not begun."""
    most = len(game.texts)
    return Race(
        moves=np.zeros(most, np.int64),
        glance=np.zeros(most),
        count=np.zeros(most, np.int64),
        total=np.zeros(most),
        ahead=np.zeros(most),
        squares=np.zeros(most),
        value=np.zeros(most),
        running=np.zeros(most, np.int64),
        sizes=np.zeros(2, np.int64),
        worlds=record.blank(game.state, 2),
        seed=np.array([seed], np.uint64),
        luck=np.ones((2, 1), np.uint64),
    )


@rule
def line_up(board, seen, seat, race):
    """List the moves and glance at where each leads: the greedy one and those that look best are to run."""
    count = legal(board, seen, seat, race.moves)
    race.sizes[0] = count
    for world in range(GLANCES):
        for move in range(count):
            race.glance[move] += _play(board, seen, seat, race, move, world, 1) / GLANCES
    _choose_runners(race, greedy(board, seen, seat, race.luck[1]))


@rule
def run(board, seen, seat, race, manner, playouts):
    """Run on until so many playouts are made, or only one move is left; return how many were made."""
    made = 0
    while made < playouts and race.sizes[1] > 1:
        made += race.sizes[1]
        _run_heat(board, seen, seat, race, manner)
        if race.count[race.running[0]] >= HEATS:
            _drop_out(race, manner)
    return made


@rule
def lead(race, move, manner):
    """By how much a move is thought to be better than the greedy one, and the doubt about that.

    What the worlds say is weighed against what is thought of any move before, as normal distributions are.
    """
    count = race.count[move]
    if move == race.running[0]:
        return 0.0, 0.0
    if count < 2:
        return -manner.loyalty, manner.reserve
    mean = race.ahead[move] / count
    spread = (race.squares[move] - count * mean * mean + FEW * USUAL**2) / (count - 1 + FEW)
    told, thought = count / spread, 1.0 / manner.reserve**2
    return (told * mean - thought * manner.loyalty) / (told + thought), sqrt(1.0 / (told + thought))


@rule
def _choose_runners(race, greedy_move):
    """Put the greedy move first, and those that look best next."""
    running, count = race.running, race.sizes[0]
    race.sizes[1] = min(RUNNERS, count)
    for move in range(count):
        running[move] = move
        if race.moves[move] == greedy_move:
            running[0], running[move] = move, running[0]
    for place in range(1, race.sizes[1]):
        best = place
        for other in range(place, count):
            if race.glance[running[other]] > race.glance[running[best]]:
                best = other
        running[place], running[best] = running[best], running[place]


@rule
def _run_heat(board, seen, seat, race, manner):
    """Play every move that runs on in one more world."""
    world = GLANCES + race.count[race.running[0]]
    for i in range(race.sizes[1]):
        move = race.running[i]
        race.value[move] = _play(board, seen, seat, race, move, world, manner.horizon)
    for i in range(race.sizes[1]):
        move = race.running[i]
        ahead = race.value[move] - race.value[race.running[0]]
        race.count[move] += 1
        race.total[move] += race.value[move]
        race.ahead[move] += ahead
        race.squares[move] += ahead * ahead


@rule
def _drop_out(race, manner):
    """Let those run no more that are hardly the best; the greedy move runs on, for the others to be measured by."""
    best, kept = 0.0, 1
    for i in range(1, race.sizes[1]):
        best = max(best, lead(race, race.running[i], manner)[0])
    for i in range(1, race.sizes[1]):
        mean, doubt = lead(race, race.running[i], manner)
        if mean + DOUBT * doubt >= best:
            race.running[kept], race.running[i] = race.running[i], race.running[kept]
            kept += 1
    race.sizes[1] = kept


@rule
def _play(board, seen, seat, race, move, world, horizon):
    """What a move is worth to the seat in a world: its chance to win at the horizon."""
    race.worlds[0] = seen
    race.luck[0] = scrambled(race.seed + np.uint64(world * TURNS))
    fill(board, race.worlds[0], race.luck[0])
    apply(board, race.worlds[0], seat, race.moves[move])
    _play_on(board, race.worlds[0], seat, race, world, horizon)
    if mover(board, race.worlds[0]) == OVER:
        return final_share(board, race.worlds[0], seat)
    return estimate(board, race.worlds[0], seat)


@rule
def _play_on(board, state, seat, race, world, horizon):
    """Play on greedily for so many turns, the seat's own the first; a turn's luck is the same whatever came before."""
    last, turn = seat, 0
    who = mover(board, state)
    while who != OVER:
        if who == CHANCE:
            apply(board, state, CHANCE, below(race.luck[0], ways(board, state)))
        else:
            if who != last:
                last, turn = who, turn + 1
                race.luck[0] = scrambled(race.seed + np.uint64(world * TURNS + turn))
            if turn == horizon:
                return
            race.worlds[1] = state
            view(board, race.worlds[1], who)
            apply(board, state, who, greedy(board, race.worlds[1], who, race.luck[1]))
        who = mover(board, state)
