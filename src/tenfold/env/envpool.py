"""Vectors in EnvPool's API: `make_gymnasium("africa", num_envs=1024)`, with `recv`, `send`, `step`
and `async_reset`.

With a `batch_size` below `num_envs` it is EnvPool's asynchronous mode: games go on in a thread
while the caller thinks, and `recv` gives the first so many of them that have moved on. As with
EnvPool, a game that is over begins anew instead of its next move, and `info` has `env_id`,
`elapsed_step` and the mask of legal moves.
"""

from collections import deque
from concurrent.futures import Future, ThreadPoolExecutor

import numpy as np

from tenfold import games
from tenfold.env.episodes.episode import Info
from tenfold.env.episodes.keywords import VersusOptions, split, takes
from tenfold.env.versus_bots import VersusBots
from tenfold.errors import BadArgument, NotAMove
from tenfold.extras import extra
from tenfold.kernel import features
from tenfold.kernel.layout import Array

with extra("research", "tenfold.env.envpool"):
    from gymnasium.spaces import Box, Discrete

Given = tuple[Array, Array, Array, Array, Info]
"""Observations, rewards, terminated, truncated and info."""


class Pool:
    """A number of games in which the learner plays one seat; a batch of them is received at a time.

    `opponents`, `seat`, `seats`, `reward` and `cores` are those of
    `tenfold.env.versus_bots.VersusBots`.
    """

    @takes(VersusOptions)
    def __init__(
        self,
        game: str,
        *,
        num_envs: int = 1,
        batch_size: int | None = None,
        seed: int = 42,
        **keywords: object,
    ) -> None:
        options, variant = split(VersusOptions, keywords)
        games.get(game).complete(options.seats, variant, Pool.__init__)
        batch = batch_size or num_envs
        if not 1 <= batch <= num_envs:
            raise BadArgument(
                f"batch_size is 1 to {num_envs}, the number of games, not {batch_size}"
            )
        self.vectors = VersusBots(game, num_envs, at_once=False, arrays=None, **keywords)
        self.config = {"num_envs": num_envs, "batch_size": batch, "seed": seed}
        described = self.vectors.features
        self.observation_space = Box(
            features.lows(described), features.highs(described), dtype=np.int8
        )
        self.action_space = Discrete(len(self.vectors.game.texts))
        self.all_env_ids = np.arange(num_envs, dtype=np.int32)
        self._elapsed = np.zeros(num_envs, np.int32)
        self._seed: int | None = seed
        self._thread = ThreadPoolExecutor(1)
        self._under_way: deque[Future[Array]] = deque()
        self._ready: deque[int] = deque()
        self._waits = np.zeros(num_envs, np.bool_)
        """By game, whether it waits for a move: it has been received since it last moved."""

    def __getstate__(self) -> dict[str, object]:
        self._collect(len(self))  # what is under way cannot be copied
        return {**self.__dict__, "_thread": None}

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state)
        self._thread = ThreadPoolExecutor(1)

    def __len__(self) -> int:
        return self.config["num_envs"]

    @property
    def is_async(self) -> bool:
        """Whether a batch is not all games."""
        return self.config["batch_size"] != len(self)

    def async_reset(self) -> None:
        """Restart all games; `recv` then returns the observations, a batch at a time."""
        self._collect(len(self))
        self._ready.clear()
        self._put(self.all_env_ids, None)

    def reset(self, env_id: Array | None = None) -> tuple[Array, Info]:
        """Restart all games, or those of `env_id`, and return the observations."""
        if env_id is None:
            self.async_reset()
        else:
            self._put(self._idle(env_id), None)
        codes, _, _, _, info = self._received(len(self.all_env_ids if env_id is None else env_id))
        return codes, info

    def send(self, action: Array, env_id: Array | None = None) -> None:
        """Make a move in every game, or in those of `env_id`; raises NotAMove and changes nothing
        if one is illegal.
        """
        rows = self._idle(self.all_env_ids if env_id is None else env_id)
        self._put(rows, self.vectors.check(rows, action))

    def recv(self) -> Given:
        """Return observations, rewards and ends of the next batch: the games that were sent
        first.
        """
        return self._received(self.config["batch_size"])

    def step(self, action: Array, env_id: Array | None = None) -> Given:
        """Call `send` and `recv`."""
        self.send(action, env_id)
        return self.recv()

    def close(self) -> None:
        """Let go of the thread."""
        self._thread.shutdown()

    def _idle(self, env_id: Array) -> Array:
        """The numbers of games that wait for a move."""
        rows = np.atleast_1d(np.asarray(env_id, np.int64))
        if len(set(rows.tolist())) != len(rows) or not ((rows >= 0) & (rows < len(self))).all():
            raise NotAMove(f"env_id has numbers of games, 0 to {len(self) - 1}, each once")
        if not self._waits[rows].all():
            raise NotAMove(
                "some of these games do not wait for a move: reset and recv come before send"
            )
        return rows

    def _put(self, rows: Array, moves: Array | None) -> None:
        """Have games go on in the thread, or without moves begin anew."""
        self._waits[rows] = False
        self._under_way.append(self._thread.submit(self._go_on, rows, moves))

    def _go_on(self, rows: Array, moves: Array | None) -> Array:
        whole = len(rows) == len(self) and (np.diff(rows) == 1).all()
        over = self.vectors.arrays.dones[rows]
        if moves is None:
            self.vectors.begin(rows, self._seed)
            self._seed = None
        elif whole:
            self.vectors.step(moves)
        else:
            self.vectors.move(rows, moves)
        self._elapsed[rows] = 0 if moves is None else np.where(over, 0, self._elapsed[rows] + 1)
        return rows

    def _collect(self, count: int) -> None:
        """Wait until so many games are ready, or none is under way."""
        while len(self._ready) < count and self._under_way:
            self._ready.extend(self._under_way.popleft().result().tolist())

    def _received(self, count: int) -> Given:
        self._collect(count)
        if len(self._ready) < count:
            raise NotAMove(
                f"{count} games are received at a time, and {len(self._ready)} were sent: send "
                "moves, or reset"
            )
        rows = np.array([self._ready.popleft() for _ in range(count)])
        self._waits[rows] = True
        out = self.vectors.arrays.part(rows)
        learners = self.vectors.learners[rows]
        info = {
            "env_id": rows.astype(np.int32),
            "elapsed_step": self._elapsed[rows],
            "action_mask": out.masks,
        }
        return (
            out.codes,
            out.rewards[np.arange(count), learners],
            out.dones,
            np.zeros(count, np.bool_),
            info,
        )


@takes(Pool)
def make_gymnasium(
    game: str,
    *,
    num_envs: int = 1,
    batch_size: int | None = None,
    seed: int = 42,
    **keywords: object,
) -> Pool:
    """Return games in step: `make_gymnasium("africa", num_envs=1024, batch_size=256)`."""
    return Pool(game, num_envs=num_envs, batch_size=batch_size, seed=seed, **keywords)
