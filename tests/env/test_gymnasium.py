"""The games in Gymnasium: its checker, the learner's seat, its opponents, and seeds."""

import subprocess
import sys

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tenfold import games
from tenfold.env.gymnasium import Env
from tenfold.env.vector_gymnasium import VectorGames
from tenfold.errors import BadArgument, BadBot


def make(name="tenzania", **given):
    return gymnasium.make(f"tenfold/{name}-v0", **given)


def play(env, seed):
    """A whole game of random legal moves: the moves, the reward, and the learner's seat."""
    rng, moves = np.random.default_rng(seed), []
    _, info = env.reset(seed=seed)
    while True:
        moves.append(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        _, reward, ended, _, info = env.step(moves[-1])
        if ended:
            return moves, reward, info["seat"]


@pytest.mark.parametrize("name", games.names())
def test_the_checker_of_gymnasium_finds_nothing(name, capsys):
    check_env(make(name, seats=2, opponents=["random"], render_mode="ansi").unwrapped)


def test_gymnasium_finds_the_games_by_the_module_that_registers_them():
    code = (
        "import gymnasium\n"
        "env = gymnasium.make('tenfold.env.gymnasium:tenfold/tenzania-v0', seats=3, "
        "opponents='random')\n"
        "print(env.unwrapped.episode.seats)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout == "3\n"


def test_many_games_in_step_are_made_by_the_same_name():
    env = gymnasium.make_vec(
        "tenfold/tenzania-v0", 4, vectorization_mode="vector_entry_point", opponents="random"
    )
    seen, info = env.reset(seed=1)

    assert isinstance(env.unwrapped, VectorGames)
    assert seen.shape[0] == len(info["action_mask"]) == 4


def test_one_seed_decides_this_game_and_those_after_it():
    one, other = (
        make(opponents={"random": 1, "greedy": 1}),
        make(opponents={"random": 1, "greedy": 1}),
    )

    assert [play(one, 3), play(one, None)[2]] == [play(other, 3), play(other, None)[2]]


def test_the_learner_sits_everywhere_unless_it_is_told_where():
    env = make("tenzania", seats=3, opponents="random")

    assert {play(env, seed)[2] for seed in range(12)} == {0, 1, 2}
    assert {play(make("tenzania", seat=1, opponents="random"), seed)[2] for seed in range(3)} == {1}


def test_the_mask_is_the_one_that_sb3_contrib_asks_for():
    env = make(opponents="random")
    _, info = env.reset(seed=1)

    assert env.unwrapped.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
    assert env.unwrapped.action_masks().any()


def test_a_game_is_cut_off_where_that_is_asked_for():
    env = make(opponents="random", max_moves=4)
    _, info = env.reset(seed=1)
    cut = False
    while not cut:
        _, reward, ended, cut, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))

    assert not ended
    assert reward == 0
    assert env.unwrapped.episode.moves == 4


def test_an_illegal_move_ends_the_game():
    env = Env("tenzania", opponents="random")
    _, info = env.reset(seed=1)
    _, reward, ended, _, _ = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))

    assert (reward, ended) == (-1, True)


def test_opponents_that_there_are_not_are_refused():
    with pytest.raises(BadBot, match="no bot 'gredy'"):
        make(opponents="gredy")
    with pytest.raises(BadArgument, match="one for each of 2 seats"):
        make(seats=3, opponents=["random", "random", "random"])
    with pytest.raises(BadArgument, match="weights"):
        make(opponents={"random": 0})
    with pytest.raises(BadArgument, match="the learner's seat"):
        make(seat=5, opponents="random")
