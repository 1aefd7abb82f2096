"""Vectors in which the learner plays one seat of each game, and bots play the others."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from tenfold.bots import Bot, judgement
from tenfold.bots.greedy import slips_of
from tenfold.bots.judgement import decide
from tenfold.env.episodes.keywords import VersusOptions, split, takes
from tenfold.env.opponents import Mixture, Policy, check_seat, mixtures
from tenfold.env.vector import Arrays, Vectors
from tenfold.errors import BadBot
from tenfold.games.game import Game
from tenfold.kernel import play
from tenfold.kernel.compiled import compiled
from tenfold.kernel.contract import OVER
from tenfold.kernel.layout import Array, Blank, Flat, State, alone, as_i64, blank
from tenfold.kernel.play import below, mover, view
from tenfold.kernel.vector import Mode, begin, gain, look, make, observe, start
from tenfold.seen import Seen


class VersusBots(Vectors):
    """Games in which the learner plays one seat: observations, actions and rewards are the
    learner's.

    `opponents` are the other seats' bots, as in `tenfold.env.gymnasium.Env`. `random` and `greedy`
    are compiled into the loop; a `Policy` is asked for many games at once, and any other bot or
    function for one game after the other, without events. The learner's seat is `seat`; None is
    seat 0 in the first game, 1 in the second, and so on.
    """

    @takes(VersusOptions)
    def __init__(
        self,
        game: str | Game[State, Blank],
        count: int,
        *,
        at_once: bool = True,
        arrays: Arrays | None = None,
        **keywords: object,
    ) -> None:
        options, variant = split(VersusOptions, keywords)
        seats = options.seats
        super().__init__(
            game,
            count,
            seats=seats,
            reward=options.reward,
            at_once=at_once,
            observe=True,
            cores=options.cores,
            arrays=arrays,
            **variant,
        )
        check_seat(options.seat, seats)
        self.learners = np.arange(count) % seats
        if options.seat is not None:
            self.learners[:] = options.seat
        self.bots: list[Bot] = []
        """The opponents that are not compiled."""
        bots, chances = self._tables(mixtures(options.opponents, seats - 1))
        self._opponents = Pool(bots, chances, alone(judgement.load(self.game).numbers))
        self._chosen = np.zeros((count, seats), np.int64)
        """The opponent at each seat of each game, coded as in the pool."""

    @property
    def rewards(self) -> Array:
        """The reward of the learner in each game."""
        rewards: Array = self.arrays.rewards[np.arange(self.count), self.learners]
        return rewards

    def opponents_of(self, index: int) -> list[str | None]:
        """Return the names of the bots at all seats of a game; None at the learner's."""
        names: list[str | None] = [self._name(int(option)) for option in self._chosen[index]]
        names[self.learners[index]] = None
        return names

    def begin(self, rows: Array, seed: int | None = None) -> None:
        """Restart some games, by their indices. A seed gives each game the generator that `reset`
        would give it.
        """
        if seed is not None:
            self._rngs[rows] = play.seeded(seed, self.count)[rows]
        while rows.size:
            states = self.states[rows]
            rngs = self._rngs[rows]
            movers = self.arrays.movers[rows]
            start(self.game.engine.board_box, states, self._fresh, rngs, movers)
            self.states[rows] = states
            self._rngs[rows] = rngs
            self.arrays.movers[rows] = movers
            self.move(rows, np.full(rows.size, BEGUN))
            rows = rows[self.arrays.dones[rows]]

    def move(self, rows: Array, moves: Array) -> None:
        """Make legal moves in some of the games, by their indices."""
        self._move(rows, moves)
        self._let_bots_move(rows)

    def _move(self, rows: Array, moves: Array) -> None:
        games = self._games(rows, blank(self.game.state, 1))
        out = self.arrays.part(rows)
        self._advance(games, moves, out)
        self.states[rows] = games.states
        self._rngs[rows] = games.rngs
        self._chosen[rows] = games.chosen
        self.arrays.write(rows, out)

    def _games(self, rows: slice | Array, spare: Array) -> "Games":
        """Return the data of some games: views for a slice, copies for an array of indices."""
        return Games(
            self.states[rows],
            self._fresh,
            self._rngs[rows],
            self.learners[rows],
            self._chosen[rows],
            spare,
        )

    def _start(self, rows: slice, spare: Array) -> None:
        super()._start(rows, spare)
        self._play(rows, spare, np.full(rows.stop - rows.start, BEGUN))

    def _step(self, rows: slice, spare: Array, moves: Array) -> None:
        self._play(rows, spare, moves)

    def _play(self, rows: slice, spare: Array, moves: Array) -> None:
        self._advance(self._games(rows, spare), moves, self.arrays.part(rows))
        self._let_bots_move(np.arange(rows.start, rows.stop))

    def _let_bots_move(self, rows: Array) -> None:
        """Let the opponents that are not compiled move until it is the learner's turn in each of
        these games.
        """
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
        numbers = -1 - self._chosen[rows, movers]
        moves = np.zeros(rows.size, np.int64)
        for number in np.unique(numbers):
            bot = self.bots[number]
            mine = numbers == number
            if isinstance(bot, Policy):
                moves[mine] = bot.moves(*self._observations(rows[mine], movers[mine]))
            else:
                turns = zip(rows[mine].tolist(), movers[mine].tolist(), strict=True)
                moves[mine] = [self._answer(bot, row, seat) for row, seat in turns]
        return moves

    def _observations(self, rows: Array, movers: Array) -> tuple[Array, Array]:
        """Return the observations and action masks of seats in some games."""
        out = Arrays.new(
            rows.size, self.arrays.codes.shape[1], self.arrays.masks.shape[1], self.seats
        )
        observe(
            self.game.engine.board_box,
            self.states[rows],
            movers,
            blank(self.game.state, 1),
            out.codes,
            out.masks,
        )
        return out.codes, out.masks

    def _answer(self, bot: Bot, row: int, seat: int) -> int:
        """Return a bot's move in a game; raises BadBot if it is not legal."""
        view = self.game.view_record(self.states[row], seat)
        move = self.game.number(
            bot.move(Seen(self.game, seat, view), int(play.below(self._rngs[row], SEEDS)))
        )
        if self.game.rules.why_not(self.game.board, view, seat, move):
            raise BadBot(f"{bot.name} played {self.game.texts[move]!r}, which is not a legal move")
        return move

    def _tables(self, given: Sequence[Mixture]) -> tuple[Array, Array]:
        """Return the opponents of every other seat, and their cumulative probabilities.

        A compiled bot is coded as its random moves per thousand, any other as -1 minus its index in
        `bots`.
        """
        most = max(len(mixture.bots) for mixture in given)
        options = np.zeros((len(given), most), np.int64)
        chances = np.ones((len(given), most))
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
            if option:
                return "random"
            return "greedy"
        return f"greedy(slips={option / judgement.PERMILLE:g})"

    def _advance(self, games: "Games", moves: Array, out: Arrays) -> None:
        step_versus(
            self.game.engine.board_box,
            games,
            moves,
            self._opponents,
            self._mode,
            out,
        )


class Games(NamedTuple):
    """The data of some games."""

    states: Array
    fresh: Array
    """The state with which each game begins, in an array of length one."""
    rngs: Array
    learners: Array
    """The learner's seat in each game."""
    chosen: Array
    """The opponent at each seat of each game, coded as in the pool."""
    spare: Array
    """A buffer for views, an array of length one."""


class Pool(NamedTuple):
    """The opponents from which those of each game are drawn."""

    options: Array
    """By other seat: the codes of its opponents."""
    chances: Array
    """By other seat: the cumulative probabilities of its opponents."""
    numbers: Array
    """The numbers of the game's judgement, in an array of length one."""


SEEDS = 1 << 31
"""The number of seeds that a bot may be given."""

FINE = 1 << 30
"""The number of values of a random real number, by which opponents are drawn."""

BEGUN = -1
"""Instead of a move: the game has just begun, and the others move until it is the learner's turn.
"""


@compiled
def step_versus(
    boards: Array, games: Games, moves: Array, pool: Pool, mode: Mode, out: Arrays
) -> None:
    """Make a move in every game, then those of the compiled opponents, until another is to move;
    `out.movers` says who.

    The move is the learner's, or that of an opponent that is not compiled.
    """
    board = boards[0]
    for index in range(games.states.shape[0]):
        learner = as_i64(games.learners[index])
        seat = as_i64(out.movers[index])
        if mover(board, games.states[index]) == OVER:
            seat = restart(board, games, index, pool)
        elif moves[index] == BEGUN:
            draw(games, index, pool)
        else:
            seat = make(board, games.states[index], seat, as_i64(moves[index]), games.rngs[index])
        seat = answer(board, games, index, seat, pool.numbers)
        gain(board, games.states[index], seat, mode.reward, out.rewards[index])
        out.dones[index] = seat == OVER
        while seat == OVER and mode.at_once:
            seat = restart(board, games, index, pool)
            seat = answer(board, games, index, seat, pool.numbers)
        out.movers[index] = seat
        if seat == OVER:
            out.movers[index] = learner
        if out.movers[index] == learner:
            state = games.states[index]
            look(board, state, learner, games.spare, out.codes[index], out.masks[index])


@compiled
def restart(board: Flat, games: Games, index: int, pool: Pool) -> int:
    """Restart a game with new opponents; return who is to move."""
    seat = begin(board, games.states, index, games.fresh, games.rngs[index])
    draw(games, index, pool)
    return seat


@compiled
def draw(games: Games, index: int, pool: Pool) -> None:
    """Draw the opponent of every other seat for a game that begins. With one option no random
    number is used.
    """
    row = 0
    for seat in range(games.chosen.shape[1]):
        if seat == games.learners[index]:
            continue
        column = 0
        if pool.chances[row, 0] < 1:
            drawn = (below(games.rngs[index], FINE) + 0.5) / FINE
            while drawn > pool.chances[row, column]:
                column += 1
        games.chosen[index, seat] = pool.options[row, column]
        row += 1


@compiled
def answer(board: Flat, games: Games, index: int, seat: int, numbers: Array) -> int:
    """Let compiled opponents move until another is to move or the game is over; return who."""
    while seat not in (games.learners[index], OVER) and games.chosen[index, seat] >= 0:
        games.spare[0] = games.states[index]
        view(board, games.spare[0], seat)
        slips = as_i64(games.chosen[index, seat])
        move = decide(board, games.spare[0], seat, numbers[0], slips, games.rngs[index])
        seat = make(board, games.states[index], seat, move, games.rngs[index])
    return seat
