"""Environments are copied, deep-copied and pickled: a copy goes on as the original does, and
changes nothing of it.
"""

import copy
import pickle

import gymnasium
import numpy as np
import pyspiel
import pytest

from tenfold import bots
from tenfold.env import open_spiel, pettingzoo
from tenfold.env.envpool import make_gymnasium
from tenfold.env.gymnasium import Env
from tenfold.env.vector import Vectors
from tenfold.env.vector_gymnasium import make
from tenfold.env.versus_bots import VersusBots

assert open_spiel.NOBODY == -1, "importing it registers the games"

WAYS = {"deepcopy": copy.deepcopy, "pickle": lambda env: pickle.loads(pickle.dumps(env))}
every_way = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
every_game = pytest.mark.parametrize("game", ["africa", "tickets", "tenzania"])


def chosen(mask, number):
    """A legal move that depends on nothing but the mask and a number; any where there is none."""
    legal = np.flatnonzero(mask)
    return int(legal[number * 7 % len(legal)]) if len(legal) else 0


def step_aec(env, steps):
    told = []
    for number in range(steps):
        seen, reward, ended, cut, _ = env.last()
        told.append(
            (
                env.agent_selection,
                seen["observation"].tolist(),
                seen["action_mask"].tolist(),
                reward,
            )
        )
        env.step(None if ended or cut else chosen(seen["action_mask"], number))
        if not env.agents:
            env.reset()
    return told


def step_parallel(env, steps):
    told, seen = [], {agent: env.observe(agent) for agent in env.agents}
    for number in range(steps):
        masks = {agent: each["action_mask"] for agent, each in seen.items()}
        actions = {
            agent: chosen(mask, number) if mask.any() else 0 for agent, mask in masks.items()
        }
        seen, *rest = env.step(actions)
        told.append((str(seen), rest))
        if not env.agents:
            seen, _ = env.reset()
    return told


def step_single(env, steps):
    told = []
    for number in range(steps):
        codes, reward, ended, cut, info = env.step(chosen(env.unwrapped.action_masks(), number))
        told.append((codes.tolist(), reward, ended, cut, str(info)))
        if ended or cut:
            env.reset()
    return told


def step_vectors(vectors, steps):
    told = []
    for number in range(steps):
        out = vectors.step(np.array([chosen(mask, number) for mask in vectors.arrays.masks]))
        told.append(
            [each.tolist() for each in (out.codes, out.masks, out.rewards, out.dones, out.movers)]
        )
    return told


def step_gym_vectors(env, steps):
    told = []
    for number in range(steps):
        codes, *rest, _ = env.step(
            np.array([chosen(mask, number) for mask in env.vectors.arrays.masks])
        )
        told.append((codes.tolist(), [each.tolist() for each in rest]))
    return told


def step_pool(pool, steps):
    told = []
    for number in range(steps):
        codes, *rest, _ = pool.step(
            np.array([chosen(mask, number) for mask in pool.vectors.arrays.masks])
        )
        told.append((codes.tolist(), [each.tolist() for each in rest]))
    return told


def hold(env, way, step):
    """The law: a copy, the original, and one that was never copied go on alike."""
    step(env, 12)
    other = way(env)
    gone_on = step(other, 60)
    assert step(way(env), 60) == gone_on
    assert step(env, 60) == gone_on


@every_way
@every_game
def test_pettingzoo_in_turn(game, way):
    env = pettingzoo.env(game)
    env.reset(seed=8)
    hold(env, way, step_aec)


@every_way
def test_pettingzoo_at_once(way):
    env = pettingzoo.parallel_env("africa", days=5)
    env.reset(seed=8)
    hold(env, way, step_parallel)


@every_way
@every_game
def test_gymnasium(game, way):
    env = gymnasium.make(
        f"tenfold.env.gymnasium:tenfold/{game}-v0", opponents={"random": 1, "greedy": 1}
    )
    env.reset(seed=8)
    hold(env, way, step_single)


@every_way
@pytest.mark.parametrize("cores", [1, 2])
def test_vectors(way, cores):
    vectors = Vectors("tenzania", 5, copies=3, cores=cores)
    vectors.reset(8)
    hold(vectors, way, step_vectors)


@every_way
def test_vectors_against_bots(way):
    vectors = VersusBots("tenzania", 4, copies=3, opponents={"greedy": 1, "search(playouts=5)": 1})
    vectors.reset(8)
    hold(vectors, way, step_vectors)


@every_way
def test_vectors_in_gymnasium(way):
    env = make("tenzania", 4, copies=3)
    env.reset(seed=8)
    hold(env, way, step_gym_vectors)


@every_way
def test_a_pool(way):
    pool = make_gymnasium("tenzania", num_envs=4, copies=3)
    pool.reset()
    hold(pool, way, step_pool)


@every_way
def test_a_state_of_openspiel(way):
    state = pyspiel.load_game("tenfold_tenzania(copies=3)").new_initial_state()
    for _ in range(20):
        state.apply_action(state.legal_actions()[0])
    other = state.clone() if way is copy.deepcopy else way(state)
    before = str(state)
    other.apply_action(other.legal_actions()[0])

    assert str(state) == before
    state.apply_action(state.legal_actions()[0])
    assert str(state) == str(other)


def test_a_program_is_copied_without_its_process(tmp_path):
    bot = bots.get('program("python nothing.py", seconds=3)')

    assert pickle.loads(pickle.dumps(bot)).name == copy.deepcopy(bot).name == bot.name


@every_way
def test_an_environment_before_its_first_game(way):
    env = way(Env("tenzania", opponents="random"))

    assert (
        env.reset(seed=1)[0].tolist()
        == Env("tenzania", opponents="random").reset(seed=1)[0].tolist()
    )
