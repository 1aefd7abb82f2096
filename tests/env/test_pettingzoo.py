"""The games in PettingZoo: its own suites over every game, variant and number of seats, and what it
is given.
"""

from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from tenfold import games
from tenfold.env import pettingzoo
from tenfold.errors import BadArgument, NotAMove
from tenfold.testing.subjects import label, subjects

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]
"""It warns of masks in its own convention, a dictionary, except for the games that it brings."""

EVERY = subjects()
ONE_OF_EACH = [next(subject for subject in EVERY if subject[0] == name) for name in games.names()]
CYCLES = 20

SEEDS = range(10)
"""For each of some eighty subjects: hundreds in all."""


def hold_all(name, seats, variant):
    """All of PettingZoo's suites."""
    given = {"seats": seats, **variant}
    api_test(pettingzoo.env(name, **given), num_cycles=CYCLES)
    seed_test(lambda: pettingzoo.env(name, **given), num_cycles=CYCLES)
    parallel_api_test(pettingzoo.parallel_env(name, **given), num_cycles=CYCLES)
    max_cycles_test(cut_off(name, given))


def cut_off(name, given):
    """What `max_cycles_test` takes for a module; it tries moves without asking for their masks."""

    def parallel_env(max_cycles):
        return pettingzoo.parallel_env(name, max_cycles=max_cycles, illegal="random", **given)

    return SimpleNamespace(
        parallel_env=parallel_env, env=lambda max_cycles: parallel_to_aec(parallel_env(max_cycles))
    )


def play(env, seed):
    """A whole game of random legal moves: the moves, and the rewards of each seat."""
    env.reset(seed=seed)
    rng, moves, rewards = np.random.default_rng(0), [], dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        rewards[agent] += reward
        moves.append(None if ended or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        env.step(moves[-1])
    return moves, rewards


@pytest.mark.parametrize("subject", ONE_OF_EACH, ids=label)
def test_the_suites_of_pettingzoo_hold(subject, capsys):
    hold_all(*subject)


@pytest.mark.long
@pytest.mark.parametrize("subject", EVERY, ids=label)
def test_the_suites_of_pettingzoo_hold_for_everything(subject, capsys):
    name, seats, variant = subject
    hold_all(*subject)
    env = pettingzoo.env(name, seats=seats, **variant)

    assert all(sum(play(env, seed)[1].values()) == pytest.approx(1) for seed in SEEDS)


@pytest.mark.parametrize("name", games.names())
def test_every_game_ends_in_shares_of_one_win(name):
    _, rewards = play(pettingzoo.env(name), seed=1)

    assert sum(rewards.values()) == pytest.approx(1)


def test_on_request_the_rewards_add_up_to_nothing():
    _, rewards = play(pettingzoo.env("tenzania", seats=3, reward="zero-sum"), seed=1)

    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0


def test_on_request_the_rewards_are_points():
    env = pettingzoo.env("tenzania", reward="points")
    _, rewards = play(env, seed=1)

    assert tuple(rewards.values()) == env.unwrapped.episode.match.scores


def test_one_seed_decides_this_game_and_those_after_it():
    one, other = pettingzoo.env("tenzania"), pettingzoo.env("tenzania")
    first = [play(one, 7)[0], play(one, None)[0]]

    assert [play(other, 7)[0], play(other, None)[0]] == first
    assert first[0] != first[1]


def test_an_illegal_move_ends_the_game_and_costs_its_seat():
    env = pettingzoo.env("tenzania")
    env.reset(seed=1)
    mask = env.last()[0]["action_mask"]
    loser = env.agent_selection
    env.step(int(np.flatnonzero(mask == 0)[0]))

    assert all(env.terminations.values())
    assert {agent: reward for agent, reward in env.rewards.items() if reward} == {loser: -1.0}


def test_where_set_up_is_simultaneous_all_seats_act_at_once():
    env = pettingzoo.parallel_env("africa", seats=3, days=5)
    seen, _ = env.reset(seed=1)

    assert all(seen[agent]["action_mask"].any() for agent in env.agents)
    for _ in range(5):
        seen, *_ = env.step(
            {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
        )
    assert sum(seen[agent]["action_mask"].any() for agent in env.agents) == 1


def test_who_may_not_move_has_no_legal_move():
    env = pettingzoo.env("tenzania")
    env.reset(seed=1)
    idle = next(agent for agent in env.agents if agent != env.agent_selection)

    assert not env.observe(idle)["action_mask"].any()


@pytest.mark.parametrize("name", games.names())
def test_a_seat_is_drawn_as_text_and_as_pixels(name):
    texts, pixels = (
        pettingzoo.env(name, render_mode="ansi"),
        pettingzoo.env(name, render_mode="rgb_array"),
    )
    texts.reset(seed=1)
    pixels.reset(seed=1)
    drawn = pixels.render()

    assert texts.render().startswith(games.get(name).title)
    assert drawn.dtype == np.uint8
    assert drawn.shape[2] == 3
    assert len(np.unique(drawn)) > 10


def test_what_there_is_not_is_refused():
    with pytest.raises(BadArgument, match="reward is one of shares"):
        pettingzoo.env("tenzania", reward="fame")
    with pytest.raises(BadArgument, match="not played for points"):
        pettingzoo.env("africa", reward="points")
    with pytest.raises(BadArgument, match="illegal is one of lose"):
        pettingzoo.env("tenzania", illegal="cheat")
    with pytest.raises(BadArgument, match="no option 'colour'"):
        pettingzoo.env("tenzania", colour=3)
    env = pettingzoo.raw_env("tenzania")
    env.reset(seed=1)
    with pytest.raises(NotAMove, match="not the number of a move"):
        env.step(9999)
