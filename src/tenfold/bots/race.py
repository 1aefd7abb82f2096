"""The race of a seat's moves: all are played on in the same worlds, and those that fall behind drop out.

A world is a state that the seat's view could be of, and the luck of each turn to come. Every move meets the same
worlds, so that what differs between two moves is owed to the moves, and little to luck. In a world all seats go on as
the game's judgement has them, each by its own view, until a horizon; there the estimate is asked.
"""

from enum import IntEnum
from math import erfc, exp, pi, sqrt
from typing import Any, NamedTuple

import numpy as np

from tenfold.bots.judgement import SEATS, Manner, chance, greedy, imagine, lean, settled, suspect, worth
from tenfold.bots.seeds import scrambled
from tenfold.games.game import Game
from tenfold.kernel import record
from tenfold.kernel.compiled import compiled
from tenfold.kernel.contract import CHANCE, OVER
from tenfold.kernel.play import active, apply, below, legal, mover, view, ways

HEATS = 6
"""How many worlds all that run meet before one may drop out."""

FEW = 4.0
"""For how many worlds it counts how much a lead usually varies between them: a few may agree by luck."""

TURNS = 1 << 12
"""Room for the turns of a world among the numbers that its luck is drawn by."""

PLAYED, SEEN, IMAGINED = 0, 1, 2
"""The states of a world: as it is being played on, what a seat sees of that, and as it was imagined."""


class Size(IntEnum):
    """What is counted of a race: the moves, those that run, and 1 when it is decided."""

    MOVES = 0
    RUNNING = 1
    DECIDED = 2


class Race(NamedTuple):
    """What is known of each legal move, in the order of the list of moves."""

    moves: Any
    glance: Any
    """What each seems to be worth at the end of the turn, or is thought to be where nobody looks."""
    means: Any
    """By how much each is thought to be better than the greedy one before it runs,"""
    spreads: Any
    """and how far from that it may be; 0 where it need not run."""
    count: Any
    """How many worlds each has met,"""
    ahead: Any
    """the sum of how much more it was worth there than the greedy move,"""
    squares: Any
    """and of the squares of that."""
    value: Any
    """What each was worth in the world that was met last."""
    chances: Any
    """The sum of the chances to win that the greedy move had, after a glance and in each world."""
    running: Any
    """The numbers of the moves that run, the greedy one first; then those that do not."""
    sizes: Any
    worlds: Any
    hints: Any
    """What the seat suspects of what it cannot see."""
    seed: Any
    luck: Any
    """Generators: for chance, and for bots that leave something to it."""


def ready(game: Game, manner: Manner, seed: int) -> Race:
    """A race that has not begun."""
    most = len(game.texts)
    return Race(
        moves=np.zeros(most, np.int64),
        glance=np.zeros(most),
        means=np.zeros(most),
        spreads=np.zeros(most),
        count=np.zeros(most, np.int64),
        ahead=np.zeros(most),
        squares=np.zeros(most),
        value=np.zeros(most),
        chances=np.zeros(1),
        running=np.zeros(most, np.int64),
        sizes=np.zeros(len(Size), np.int64),
        worlds=record.blank(game.state, 3),
        hints=np.zeros((SEATS, manner.hints), np.int64),
        seed=np.array([seed], np.uint64),
        luck=np.ones((2, 1), np.uint64),
    )


@compiled
def line_up(board, seen, seat, race, manner):
    """List the moves and glance at where each leads: the greedy one and those that look best are to run."""
    suspect(board, seen, seat, race.hints)
    count, first = legal(board, seen, seat, race.moves), greedy(board, seen, seat, race.luck[1])
    race.sizes[Size.MOVES] = count
    race.means[:] = -manner.loyalty
    race.spreads[:] = manner.reserve
    lean(board, seen, seat, first, race.moves[:count], race.means, race.spreads)
    for world in range(manner.glances):
        _enter(board, seen, race, world)
        for move in range(count):
            _play(board, seat, race, move, world, 1)
            race.glance[move] += worth(board, race.worlds[PLAYED], seat) / manner.glances
    if not manner.glances:
        _enter(board, seen, race, 0)
        race.glance[:] = race.means
    _choose_runners(race, first, manner)
    _play(board, seat, race, race.running[0], max(0, manner.glances - 1), 1)
    race.chances[0] = chance(board, race.worlds[PLAYED], seat)


@compiled
def run(board, seen, seat, race, manner, least, playouts):
    """Run on until so many playouts are made, or no more than `least` is to be won by it; return how many were made."""
    made = 0
    while made < playouts and not race.sizes[Size.DECIDED]:
        made += race.sizes[Size.RUNNING]
        _run_heat(board, seen, seat, race, manner)
        if race.count[race.running[0]] >= HEATS:
            _drop_out(race, manner, least)
    return made


@compiled
def lead(race, move, manner):
    """By how much a move is thought to be better than the greedy one, and the doubt about that.

    What the worlds say is weighed against what was thought before, as normal distributions are.
    """
    count = race.count[move]
    if move == race.running[0]:
        return 0.0, 0.0
    if count < 2:
        return race.means[move], race.spreads[move]
    mean = race.ahead[move] / count
    spread = (race.squares[move] - count * mean * mean + FEW * manner.usual**2) / (count - 1 + FEW)
    told, thought = count / spread, 1.0 / race.spreads[move] ** 2
    return (told * mean + thought * race.means[move]) / (told + thought), sqrt(1.0 / (told + thought))


@compiled
def _choose_runners(race, first, manner):
    """Put the greedy move first, and those that look best next."""
    running, count = race.running, race.sizes[Size.MOVES]
    for move in range(count):
        running[move] = move
        if race.moves[move] == first:
            running[0], running[move] = move, running[0]
    race.sizes[Size.RUNNING] = 1
    for place in range(1, min(manner.runners, count)):
        best = place
        for other in range(place, count):
            if _promise(race, running[other]) > _promise(race, running[best]):
                best = other
        running[place], running[best] = running[best], running[place]
        race.sizes[Size.RUNNING] += race.spreads[running[place]] > 0
    race.sizes[Size.DECIDED] = race.sizes[Size.RUNNING] == 1


@compiled
def _promise(race, move):
    """By what the moves are chosen that run; those come last that need not."""
    return race.glance[move] - (race.spreads[move] == 0)


@compiled
def _run_heat(board, seen, seat, race, manner):
    """Play every move that runs on in one more world."""
    world = manner.glances + race.count[race.running[0]]
    _enter(board, seen, race, world)
    for i in range(race.sizes[Size.RUNNING]):
        move = race.running[i]
        _play(board, seat, race, move, world, manner.horizon + manner.rounds * seen.seats)
        race.value[move] = worth(board, race.worlds[PLAYED], seat)
        if i == 0:
            race.chances[0] += chance(board, race.worlds[PLAYED], seat)
    for i in range(race.sizes[Size.RUNNING]):
        move = race.running[i]
        ahead = race.value[move] - race.value[race.running[0]]
        race.count[move] += 1
        race.ahead[move] += ahead
        race.squares[move] += ahead * ahead


@compiled
def _drop_out(race, manner, least):
    """Let those run no more that are hardly the best; the greedy move runs on, for the others to be measured by."""
    best, kept = 0, 1
    for i in range(1, race.sizes[Size.RUNNING]):
        if lead(race, race.running[i], manner)[0] > lead(race, race.running[best], manner)[0]:
            best = i
    highest, doubt = lead(race, race.running[best], manner)
    for i in range(1, race.sizes[Size.RUNNING]):
        mean, own = lead(race, race.running[i], manner)
        if i == best or _regret(highest - mean, own) >= least:
            race.running[kept], race.running[i] = race.running[i], race.running[kept]
            kept += 1
    race.sizes[Size.RUNNING] = kept
    race.sizes[Size.DECIDED] = kept == 1 or (kept == 2 and best > 0 and _regret(highest, doubt) < least)


@compiled
def _regret(behind, doubt):
    """What it costs on average to leave a move that seems to be behind by so much, with so much doubt about it."""
    z = behind / doubt
    return doubt * (exp(-z * z / 2.0) / sqrt(2.0 * pi) - z * erfc(z / sqrt(2.0)) / 2.0)


@compiled
def _enter(board, seen, race, world):
    """Enter a world: imagine what the seat cannot see."""
    race.worlds[IMAGINED] = seen
    race.luck[0] = _luck(race, world, 0)
    imagine(board, race.worlds[IMAGINED], race.hints, race.luck[0])


@compiled
def _luck(race, world, turn):
    """The luck of a turn in a world, the seat's own the first; what is imagined comes before it."""
    return scrambled(race.seed + np.uint64(world * TURNS + turn))


@compiled
def _play(board, seat, race, move, world, horizon):
    """Play a move on in the world, up to the horizon."""
    race.worlds[PLAYED] = race.worlds[IMAGINED]
    race.luck[0] = _luck(race, world, 1)
    apply(board, race.worlds[PLAYED], seat, race.moves[move])
    _play_on(board, race.worlds[PLAYED], seat, race, world, horizon)


@compiled
def _play_on(board, state, seat, race, world, horizon):
    """Play on greedily for so many turns, the seat's own the first; a turn's luck is the same whatever came before.

    Where several may move, the seat is the first of them.
    """
    last, turn = seat, 0
    who = _next(board, state, seat)
    while who != OVER and not settled(board, state, seat):
        if who == CHANCE:
            apply(board, state, CHANCE, below(race.luck[0], ways(board, state)))
        else:
            if who != last:
                last, turn = who, turn + 1
                race.luck[0] = _luck(race, world, 1 + turn)
            if turn == horizon:
                return
            race.worlds[SEEN] = state
            view(board, race.worlds[SEEN], who)
            apply(board, state, who, greedy(board, race.worlds[SEEN], who, race.luck[1]))
        who = _next(board, state, seat)


@compiled
def _next(board, state, seat):
    """Who moves next: this seat, if it may."""
    return seat if (active(board, state) >> seat) & 1 else mover(board, state)
