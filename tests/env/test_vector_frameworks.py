"""Vectors in the conventions of Gymnasium and EnvPool: what is over begins anew, and is told, as
each defines it.
"""

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import tenfold.env.gymnasium as registered
from tenfold.env.envpool import make_gymnasium
from tenfold.env.vector_gymnasium import make
from tenfold.errors import BadArgument, NotAMove

from .test_vector import some_moves

assert registered.Env, "importing it registers the games"


def test_in_gymnasium_a_game_begins_anew_instead_of_the_next_move():
    envs, chooser = make("tenzania", 16, opponents="random", copies=3), np.random.default_rng(7)
    codes, info = envs.reset(seed=1)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    assert envs.observation_space.contains(codes)
    ended = np.zeros(16, bool)
    for _ in range(60):
        codes, gained, over, cut_off, info = envs.step(some_moves(info["action_mask"], chooser))
        assert envs.observation_space.contains(codes)
        assert not (over & ended).any()
        assert (gained[ended] == 0).all()
        assert not cut_off.any()
        assert (info["action_mask"].any(axis=1) == ~over).all()
        ended = over
    assert (envs.vectors.learners == np.arange(16) % 2).all()


def test_the_same_seed_gives_the_same_games_in_gymnasium():
    first, second = (
        make("tenzania", 8, opponents="greedy").reset(seed=[1] * 8)[0] for _ in range(2)
    )

    assert np.array_equal(first, second)


def in_mode(mode, count=8):
    """Games that begin anew in that way, all dealt alike."""
    envs = make("tenzania", count, opponents="random", copies=3, autoreset_mode=mode)
    return envs, envs.reset(seed=3)[1]["action_mask"]


def test_in_the_same_step_a_game_tells_how_it_ended_and_begins_anew():
    """The same as to reset it by hand after it has ended."""
    (same, mask), (by_hand, _) = in_mode(AutoresetMode.SAME_STEP), in_mode("Disabled")
    chooser, ends = np.random.default_rng(9), 0
    for _ in range(60):
        moves = some_moves(mask, chooser)
        codes, gained, over, _, info = same.step(moves)
        seen, won, ended, _, _ = by_hand.step(moves)
        assert np.array_equal(over, ended)
        assert np.array_equal(gained, won)
        assert ("final_obs" in info) == over.any()
        if over.any():
            assert np.array_equal(info["_final_obs"], over)
            assert np.array_equal(np.stack(info["final_obs"][over]), seen[over])
            assert not info["final_info"]["action_mask"].any()
            seen, _ = by_hand.reset(options={"reset_mask": over})
        assert np.array_equal(codes, seen)
        mask, ends = info["action_mask"], ends + over.sum()
    assert ends > 8


def test_at_the_next_step_a_game_begins_as_it_would_in_the_same_one():
    (after, mask), (same, _) = (
        in_mode(AutoresetMode.NEXT_STEP, count=1),
        in_mode(AutoresetMode.SAME_STEP, count=1),
    )
    chooser, ends = np.random.default_rng(9), 0
    while ends < 3:
        moves = some_moves(mask, chooser)
        seen, _, over, _, _ = after.step(moves)
        codes, _, _, _, info = same.step(moves)
        if over[0]:
            assert np.array_equal(info["final_obs"][0], seen[0])
            seen, *_ = after.step(moves)
        assert np.array_equal(codes, seen)
        mask, ends = info["action_mask"], ends + int(over[0])


def outline(info):
    """The names in an info, with the type and the shape of each value."""
    return {
        key: outline(value) if isinstance(value, dict) else (value.dtype.kind, value.shape)
        for key, value in info.items()
    }


def played_until_one_ends(envs):
    info = envs.reset(seed=1)[1]
    chooser, over = np.random.default_rng(1), np.zeros(2, bool)
    while not over.any():
        *_, over, _, info = envs.step(some_moves(info["action_mask"], chooser))
    return info


def test_infos_are_shaped_as_gymnasiums_own_vectors_shape_them():
    given = {"copies": 3, "seats": 2}
    theirs = SyncVectorEnv(
        [lambda: gymnasium.make("tenfold/tenzania-v0", opponents="random", **given)] * 2,
        autoreset_mode=AutoresetMode.SAME_STEP,
    )
    ours = make("tenzania", 2, opponents="random", autoreset_mode=AutoresetMode.SAME_STEP, **given)

    assert outline(played_until_one_ends(ours)) == outline(played_until_one_ends(theirs))


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_gymnasiums_own_wrapper_counts_the_games(mode):
    envs, chooser, ends = RecordEpisodeStatistics(in_mode(mode)[0]), np.random.default_rng(2), 0
    info = envs.reset(seed=1)[1]
    for _ in range(60):
        *_, over, _, info = envs.step(some_moves(info["action_mask"], chooser))
        ends += int(over.sum())

    assert len(envs.return_queue) == ends > 8
    assert set(envs.return_queue) <= {0, 0.5, 1}


def test_a_game_that_is_over_is_not_moved_in_unless_it_begins_anew():
    envs, mask = in_mode(AutoresetMode.DISABLED)
    chooser, over = np.random.default_rng(9), np.zeros(8, bool)
    while not over.any():
        *_, over, _, info = envs.step(some_moves(mask, chooser))
        mask = info["action_mask"]
    with pytest.raises(NotAMove, match="these games are over"):
        envs.step(some_moves(mask, chooser))
    with pytest.raises(BadArgument, match="reset_mask has 8 booleans"):
        envs.reset(options={"reset_mask": [1, 0]})


def test_envpool_sends_and_receives():
    pool, chooser = (
        make_gymnasium("tenzania", num_envs=4, opponents="random", copies=3),
        np.random.default_rng(8),
    )
    pool.async_reset()
    codes, _, over, _, info = pool.recv()
    assert not pool.is_async
    assert codes.shape == (4, *pool.observation_space.shape)
    assert info["env_id"].tolist() == [0, 1, 2, 3]
    for _ in range(40):
        order = chooser.permutation(4)
        pool.send(some_moves(info["action_mask"], chooser)[order], info["env_id"][order])
        before = info["elapsed_step"][order], over[order]
        codes, _, over, _, info = pool.recv()
        assert (info["elapsed_step"] == np.where(before[1], 0, before[0] + 1)).all()
    with pytest.raises(NotAMove, match="4 games are received at a time, and 0 were sent"):
        pool.recv()
    pool.close()


def test_in_batches_each_game_goes_as_it_does_with_all():
    """EnvPool's asynchronous mode: of six games the first four that have moved on."""
    batches, whole = (
        make_gymnasium("tenzania", num_envs=6, batch_size=batch, copies=3) for batch in (4, None)
    )
    lines = {}
    for pool in (batches, whole):
        pool.async_reset()
        seen = lines.setdefault(pool.is_async, [[] for _ in range(6)])
        while min(map(len, seen)) < 60:
            codes, gained, over, _, info = pool.recv()
            for row, number in enumerate(info["env_id"]):
                seen[number].append(
                    (codes[row].tobytes(), gained[row], over[row], info["elapsed_step"][row])
                )
            moves = [
                int(np.flatnonzero(mask)[0]) if mask.any() else 0 for mask in info["action_mask"]
            ]
            pool.send(np.array(moves), info["env_id"])
        pool.close()

    for one, other in zip(lines[True], lines[False], strict=True):
        assert one[:60] == other[:60]
    assert any(over for _, _, over, _ in lines[False][0])


def test_envpool_refuses_what_does_not_wait_for_a_move():
    pool = make_gymnasium("tenzania", num_envs=4, batch_size=2, copies=3)
    with pytest.raises(NotAMove, match="do not wait for a move"):
        pool.send(np.zeros(2, int), np.array([0, 1]))
    pool.async_reset()
    *_, info = pool.recv()
    moves = info["action_mask"].argmax(axis=1)
    with pytest.raises(NotAMove, match="do not wait for a move"):
        pool.send(moves, np.array([2, 3]))
    with pytest.raises(NotAMove, match="each once"):
        pool.send(moves, np.array([0, 0]))
    with pytest.raises(NotAMove, match="game 1: "):
        pool.send(np.array([moves[0], 999]), info["env_id"])
    pool.send(moves, info["env_id"])
    pool.close()
    with pytest.raises(BadArgument, match="batch_size is 1 to 4"):
        make_gymnasium("tenzania", num_envs=4, batch_size=5)
