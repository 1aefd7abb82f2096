"""Vectors in which one seat of each game is the learner's, and bots have the others."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from tenfold.bots import Bot, judgement
from tenfold.bots.greedy import slips_of
from tenfold.bots.judgement import decide
from tenfold.env.opponents import Mixture, Opponents, Policy, check_seat, mixtures
from tenfold.env.vector import Arrays, Vectors
from tenfold.errors import BadBot
from tenfold.games.game import Game
from tenfold.kernel import play
from tenfold.kernel.compiled import compiled
from tenfold.kernel.contract import OVER
from tenfold.kernel.layout import Array, Blank, Flat, State, alone, blank, wide
from tenfold.kernel.play import below, mover, view
from tenfold.kernel.vector import begin, gain, look, make, observe, start
from tenfold.seen import Seen


class Against(Vectors):
    """Games in which one seat is the learner's: what is seen, done and gained is the learner's.

    `opponents` are the other seats' bots, as in `tenfold.env.gymnasium.Env`. `random` and `greedy` are compiled into
    the loop; a `Policy` is asked for many games at once, and any other bot or function for one game after the other,
    without events. The learner's seat is `seat`; None is seat 0 in the first game, 1 in the second, and so on.
    """

    def __init__(
        self,
        game: str | Game[State, Blank],
        count: int,
        *,
        opponents: Opponents = "greedy",
        seat: int | None = None,
        seats: int = 2,
        reward: str = "shares",
        at_once: bool = True,
        cores: int = 1,
        arrays: Arrays | None = None,
        **variant: bool | int | None,
    ) -> None:
        super().__init__(
            game,
            count,
            seats=seats,
            reward=reward,
            at_once=at_once,
            observe=True,
            cores=cores,
            arrays=arrays,
            **variant,
        )
        check_seat(seat, seats)
        self.learners = np.arange(count) % seats if seat is None else np.full(count, seat)
        self.bots: list[Bot] = []
        """The opponents that are not compiled."""
        self._options, self._chances = self._tables(mixtures(opponents, seats - 1))
        self._chosen = np.zeros((count, seats), np.int64)
        """The opponent of each seat of each game, as `_options` has it."""
        self._numbers = alone(judgement.load(self.game).numbers)

    @property
    def rewards(self) -> Array:
        """What the learner gained in each game."""
        found: Array = self.arrays.rewards[np.arange(self.count), self.learners]
        return found

    def opponents_of(self, index: int) -> list[str | None]:
        """Return the names of the bots at all seats of a game; None at the learner's."""
        names: list[str | None] = [self._name(int(option)) for option in self._chosen[index]]
        names[self.learners[index]] = None
        return names

    def begin(self, rows: Array, seed: int | None = None) -> None:
        """Begin some of the games anew, by their numbers; a seed gives each the generator that it gives by `reset`."""
        if seed is not None:
            self._rngs[rows] = play.seeded(seed, self.count)[rows]
        while rows.size:
            states, rngs, movers = self.states[rows], self._rngs[rows], self.arrays.movers[rows]
            start(self.game.engine.board_box, states, self._fresh, rngs, movers)
            self.states[rows], self._rngs[rows], self.arrays.movers[rows] = states, rngs, movers
            self.move(rows, np.full(rows.size, BEGUN))
            rows = rows[self.arrays.dones[rows]]

    def move(self, rows: Array, moves: Array) -> None:
        """Make moves that are legal in some of the games alone, by their numbers."""
        self._move(rows, moves)
        self._let_bots_move(rows)

    def _move(self, rows: Array, moves: Array) -> None:
        states, rngs, chosen, out = self.states[rows], self._rngs[rows], self._chosen[rows], self.arrays.part(rows)
        self._advance(Games(states, rngs, self.learners[rows], chosen, out), moves, blank(self.game.state, 1))
        self.states[rows], self._rngs[rows], self._chosen[rows] = states, rngs, chosen
        self.arrays.write(rows, out)

    def _start(self, rows: slice, spare: Array) -> None:
        super()._start(rows, spare)
        self._play(rows, spare, np.full(rows.stop - rows.start, BEGUN))

    def _step(self, rows: slice, spare: Array, moves: Array) -> None:
        self._play(rows, spare, moves)

    def _play(self, rows: slice, spare: Array, moves: Array) -> None:
        part = self.states[rows], self._rngs[rows], self.learners[rows], self._chosen[rows], self.arrays.part(rows)
        self._advance(Games(*part), moves, spare)
        self._let_bots_move(np.arange(rows.start, rows.stop))

    def _let_bots_move(self, rows: Array) -> None:
        """Let the opponents that are not compiled move until it is the learner's turn in each of these games."""
        waiting = self._waiting(rows)
        while waiting.size:
            ended = self.arrays.part(waiting)
            self._move(waiting, self._answers(waiting))
            again = waiting[ended.dones]  # the game before this one ended in the same step
            self.arrays.dones[again] = True
            self.arrays.rewards[again] = ended.rewards[ended.dones]
            waiting = self._waiting(waiting)

    def _waiting(self, rows: Array) -> Array:
        if not self.bots:
            return rows[:0]
        return rows[self.arrays.movers[rows] != self.learners[rows]]

    def _answers(self, rows: Array) -> Array:
        """Return the moves of the opponents that are to move in these games."""
        movers = self.arrays.movers[rows]
        numbers, moves = -1 - self._chosen[rows, movers], np.zeros(rows.size, np.int64)
        for number in np.unique(numbers):
            bot, mine = self.bots[number], numbers == number
            if isinstance(bot, Policy):
                moves[mine] = bot.moves(*self._sights(rows[mine], movers[mine]))
            else:
                turns = zip(rows[mine].tolist(), movers[mine].tolist(), strict=True)
                moves[mine] = [self._answer(bot, row, seat) for row, seat in turns]
        return moves

    def _sights(self, rows: Array, movers: Array) -> tuple[Array, Array]:
        """Return what seats see in some games, and what they may do there."""
        out = Arrays.new(rows.size, self.arrays.codes.shape[1], self.arrays.masks.shape[1], self.seats)
        observe(self.game.engine.board_box, self.states[rows], movers, blank(self.game.state, 1), out.codes, out.masks)
        return out.codes, out.masks

    def _answer(self, bot: Bot, row: int, seat: int) -> int:
        """Return a bot's move in a game; raises BadBot if it is not legal."""
        view = self.game.view_record(self.states[row], seat)
        move = self.game.number(bot.move(Seen(self.game, seat, view), int(play.below(self._rngs[row], SEEDS))))
        if self.game.rules.why_not(self.game.board, view, seat, move):
            raise BadBot(f"{bot.name} played {self.game.texts[move]!r}, which is not a legal move")
        return move

    def _tables(self, given: Sequence[Mixture]) -> tuple[Array, Array]:
        """Return the opponents of every other seat, and the probability of each or one before it.

        A compiled bot is how often of a thousand times it plays at random, any other -1 less its number in `bots`.
        """
        most = max(len(mixture.bots) for mixture in given)
        options, chances = np.zeros((len(given), most), np.int64), np.ones((len(given), most))
        for row, mixture in enumerate(given):
            options[row, : len(mixture.bots)] = [self._option(bot) for bot in mixture.bots]
            chances[row, : len(mixture.bots) - 1] = np.cumsum(mixture.chances)[:-1]
        return options, chances

    def _option(self, bot: Bot) -> int:
        slips = slips_of(bot)
        if slips is not None:
            return slips
        if bot not in self.bots:
            self.bots.append(bot)
        return -1 - self.bots.index(bot)

    def _name(self, option: int) -> str:
        if option < 0:
            return self.bots[-1 - option].name
        if option in (0, judgement.PERMILLE):
            return "random" if option else "greedy"
        return f"greedy(slips={option / judgement.PERMILLE:g})"

    def _advance(self, part: "Games", moves: Array, spare: Array) -> None:
        step_against(
            self.game.engine.board_box,
            part.states,
            self._fresh,
            part.rngs,
            moves,
            part.learners,
            part.chosen,
            self._options,
            self._chances,
            self._numbers,
            self._kind,
            self._at_once,
            spare,
            part.out.codes,
            part.out.masks,
            part.out.rewards,
            part.out.dones,
            part.out.movers,
        )


class Games(NamedTuple):
    """Some of the games, with what is written of them."""

    states: Array
    rngs: Array
    learners: Array
    chosen: Array
    out: Arrays


SEEDS = 1 << 31
"""How many seeds a bot may be given."""

FINE = 1 << 30
"""How finely opponents are drawn."""

BEGUN = -1
"""Instead of a move: the game has just begun, and the others move until it is the learner's turn."""


@compiled
def step_against(
    boards: Array,
    states: Array,
    fresh: Array,
    rngs: Array,
    moves: Array,
    learners: Array,
    chosen: Array,
    options: Array,
    chances: Array,
    numbers: Array,
    kind: int,
    at_once: int,
    spare: Array,
    codes: Array,
    masks: Array,
    rewards: Array,
    dones: Array,
    movers: Array,
) -> None:
    """Make a move in every game, and the compiled opponents' until another is to move; `movers` says who.

    The move is the learner's, or that of an opponent who is not compiled.
    """
    board = boards[0]
    for index in range(states.shape[0]):
        learner, rng, seat, bots = wide(learners[index]), rngs[index], wide(movers[index]), chosen[index]
        if mover(board, states[index]) == OVER:
            seat = begin(board, states, index, fresh, rng)
            draw(learner, options, chances, bots, rng)
        elif moves[index] == BEGUN:
            draw(learner, options, chances, bots, rng)
        else:
            seat = make(board, states[index], seat, wide(moves[index]), rng)
        seat = answer(board, states, index, learner, seat, bots, spare, numbers, rng)
        gain(board, states[index], seat, kind, rewards[index])
        dones[index] = seat == OVER
        while seat == OVER and at_once:
            seat = begin(board, states, index, fresh, rng)
            draw(learner, options, chances, bots, rng)
            seat = answer(board, states, index, learner, seat, bots, spare, numbers, rng)
        movers[index] = learner if seat == OVER else seat
        if movers[index] == learner:
            look(board, states, index, learner, spare, codes[index], masks[index])


@compiled
def draw(learner: int, options: Array, chances: Array, bots: Array, rng: Array) -> None:
    """Draw the opponent of every other seat for a game that begins; without a choice nothing is drawn."""
    row = 0
    for seat in range(bots.size):
        if seat == learner:
            continue
        column = 0
        if chances[row, 0] < 1:
            drawn = (below(rng, FINE) + 0.5) / FINE
            while drawn > chances[row, column]:
                column += 1
        bots[seat] = options[row, column]
        row += 1


@compiled
def advise(
    boards: Array, states: Array, movers: Array, numbers: Array, slips: int, rngs: Array, spare: Array, out: Array
) -> None:
    """Write what a compiled bot would play for whoever is to move in each game: something to imitate."""
    for index in range(states.shape[0]):
        seat = wide(movers[index])
        spare[0] = states[index]
        view(boards[0], spare[0], seat)
        out[index] = decide(boards[0], spare[0], seat, numbers[0], slips, rngs[index])


@compiled
def answer(
    board: Flat,
    states: Array,
    index: int,
    learner: int,
    seat: int,
    bots: Array,
    spare: Array,
    numbers: Array,
    rng: Array,
) -> int:
    """Let compiled opponents move until another is to, or the game is over; return who."""
    while seat not in (learner, OVER) and bots[seat] >= 0:
        spare[0] = states[index]
        view(board, spare[0], seat)
        move = decide(board, spare[0], seat, numbers[0], wide(bots[seat]), rng)
        seat = make(board, states[index], seat, move, rng)
    return seat


class Advice:
    """What `greedy` would play in the games of vectors."""

    def __init__(self, vectors: Vectors, seed: int) -> None:
        self._vectors, self.moves = vectors, np.zeros(vectors.count, np.int64)
        self._numbers = alone(judgement.load(vectors.game).numbers)
        self._rngs = play.seeded(seed, vectors.count)

    def ask(self) -> Array:
        """A move for each game, on as many cores as the vectors have."""
        self._vectors._each(self._ask)
        return self.moves

    def _ask(self, rows: slice, spare: Array) -> None:
        of, movers = self._vectors, self._vectors.arrays.movers[rows]
        boards, states = of.game.engine.board_box, of.states[rows]
        advise(boards, states, movers, self._numbers, 0, self._rngs[rows], spare, self.moves[rows])
