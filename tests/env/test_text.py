"""Games in words: what an agent is told, how it is refused, and that nothing hidden can be found
out.
"""

import random
import subprocess
import sys
from pathlib import Path

import pytest

import tenfold
from tenfold.env.text import TextEnv
from tenfold.screens.account import move_in

EXAMPLE = Path(__file__).parents[2] / "examples" / "play_text.py"


def begun(game="tenzania", seed=7, **how):
    env = TextEnv(game, **how)
    env.reset(num_players=2, seed=seed)
    return env


@pytest.mark.parametrize(
    ("answer", "move"),
    [
        ("[play 5 = 9]", "play 5 = 9"),
        ("I think [play 1 = 1] is bad, so:\n[  play  5 = 9 ]", "play 5 = 9"),
        ("play 5 = 9", None),
        ("[]", None),
    ],
)
def test_the_move_stands_in_the_last_brackets(answer, move):
    assert move_in(answer) == move


@pytest.mark.parametrize("game", tenfold.games.names()[:4])
def test_a_game_is_played_to_its_end_by_words(game):
    env, pick = begun(game), random.Random(1)
    done, count = False, 0
    while not done and count < 3000:
        player, observation = env.get_observation()
        assert observation.endswith("It is your turn to move.")
        done, info = env.step(f"[{pick.choice(env.match.legal(player))}]")
        assert info["refused"] is None
        count += 1

    rewards, _ = env.close()
    assert env.match.result is None or sorted(rewards.values()) in ([-1.0, 1.0], [0.0, 0.0])


def test_the_first_observation_has_the_rules_and_the_notation_and_later_ones_do_not():
    env = begun()
    _, first = env.get_observation()
    env.step(f"[{env.match.legal(0)[0]}]")
    env.step(f"[{env.match.legal(1)[0]}]")
    _, later = env.get_observation()

    assert "Z5.1 A player who makes exactly 10" in first
    assert "play 5 = 9" in first
    assert "Z5.1" not in later
    assert "What has happened:" in later


def test_no_legal_moves_are_listed_unless_that_is_asked_for():
    assert "Legal moves:" not in begun().get_observation()[1]
    assert "Legal moves:" in begun(legal=True).get_observation()[1]


def test_the_legal_moves_say_what_they_are_good_for_if_asked():
    assert "make ten of it" in begun(reasons=True).get_observation()[1]
    assert "make ten of it" not in begun(legal=True).get_observation()[1]


def test_a_refused_move_changes_nothing_and_the_next_observation_says_why():
    env = begun()
    env.get_observation()
    record = env.match.record

    done, info = env.step("[play 9 = 9]")
    player, observation = env.get_observation()

    assert (done, player, env.match.record) == (False, 0, record)
    assert info["refused"].startswith("Your move [play 9 = 9] is refused: you hold no 9 (Z3.3).")
    assert observation.startswith(info["refused"])


@pytest.mark.parametrize("answer", ["play 9 = 9", "[sing]"])
def test_what_is_no_move_is_answered_with_how_moves_are_written(answer):
    _, info = begun().step(answer)

    assert "Moves in words: play 5 = 9" in info["refused"]


def test_a_player_whose_moves_are_refused_too_often_loses():
    env = begun(tries=2)

    assert [env.step("[play 9 = 9]")[0] for _ in range(2)] == [False, True]
    assert env.close()[0] == {0: -1.0, 1: 0.0}


def test_a_legal_move_gives_all_tries_back():
    env = begun(tries=2)
    env.step("[play 9 = 9]")
    env.step(f"[{env.match.legal(0)[0]}]")
    env.step(f"[{env.match.legal(1)[0]}]")

    assert env.step("[play 5 = 99]")[0] is False


def test_observations_and_refusals_are_in_the_language_of_the_players():
    env = begun(language="fr")

    assert "C’est à vous de jouer." in env.get_observation()[1]
    assert env.step("[play 9 = 9]")[1]["refused"].startswith("Votre coup [play 9 = 9] est refusé")


MINE = ["DZA", "LBY", "TUN", "MAR", "MRT", "SEN", "GIN", "CIV", "GHA", "TGO"]
TWINS = {
    "africa": [
        {"racks": [MINE, theirs], "discards": [["RWA"], ["LBR"], ["SLE"]], "turn": 0}
        for theirs in (
            ["EGY", "SDN", "KEN", "TZA", "MLI", "NER", "TCD", "CMR", "GAB", "COG"],
            ["ZAF", "NAM", "AGO", "COD", "ZMB", "ZWE", "MOZ", "MDG", "BWA", "UGA"],
        )
    ],
    "tenzania": [{"hands": [[1, 4, 5], theirs], "turn": 0} for theirs in ([9, 9, 9], [0, 3, 7])],
    "tickets": [
        {
            "hands": [{"green": 4}, theirs],
            "terrain": [{"desert": 1}, {"desert": 1}],
            "tickets": [[["chad", "bondo"]], [ticket]],
            "face_up": ["white", "green", "red", "locomotive", "locomotive"],
            "terrain_up": ["desert", "jungle"],
            "turn": 0,
        }
        for theirs, ticket in (
            ({"red": 4}, ["chad", "sudan"]),
            ({"blue": 3, "black": 1}, ["luanda", "mombasa"]),
        )
    ],
}
"""Positions that look alike to the first player, and differ in what the second one has."""


@pytest.mark.parametrize("game", TWINS)
def test_nothing_hidden_can_be_asked_for(game):
    matches = [tenfold.position(game, each, seats=2, seed=3) for each in TWINS[game]]
    assert matches[0].view(1) != matches[1].view(1)
    assert matches[0].view(0) == matches[1].view(0)
    moves = random.Random(5).sample(list(matches[0].game.texts), 60)

    answers = [[asked(match, move) for move in moves] for match in matches]

    assert answers[0] == answers[1]


def asked(match, move):
    """All that an agent sees of a move that it tries; of one that is made, that it is."""
    env = TextEnv(match.game.name)
    env.begin(match.copy())
    before = env.observation(0)
    done, info = env.step(f"[{move}]")
    return (before, done, info, env.observation(0) if info["refused"] else None)


def test_the_example_plays_a_game():
    done = subprocess.run([sys.executable, EXAMPLE], capture_output=True, text=True, check=True)

    assert done.stdout.startswith("({0: ")
