"""Text for language models and scripts: all that a seat may know, its legal moves, and the
rules.
"""

import json

import pytest

import tenfold
from tenfold import bots, games
from tenfold.env import pettingzoo

every_game = pytest.mark.parametrize("game", games.names())


def played(game, moves, seats=2):
    match = tenfold.start(game, seats=seats, seed=3)
    for number in range(moves):
        if match.active:
            seat = min(match.active)
            match.play(seat, bots.get("greedy").move(match.seen(seat), number))
    return match


def known(text, heading):
    """The view that a text tells, key by key."""
    body = text.split(f"\n{heading}\n")[1].split("\n\n")[0]
    return {
        key: json.loads(value)
        for key, _, value in (line.strip().partition(": ") for line in body.splitlines())
    }


@every_game
@pytest.mark.parametrize("moves", [0, 7, 26, 41])
def test_a_text_tells_all_that_a_viewer_may_know_and_no_more(game, moves):
    match = played(game, moves)
    for viewer in (None, 0, 1):
        view = dict(match.view(viewer))
        told = known(match.text(viewer), "All that is known:")

        assert told == {key: value for key, value in view.items() if key not in ("game", "viewer")}


@every_game
def test_a_text_lists_the_legal_moves_as_they_are_played(game):
    match = played(game, 26)
    seat = min(match.active)
    listed = match.text(seat).split("\nLegal moves:\n")[1].splitlines()

    assert [line.strip().partition("  (")[0] for line in listed] == match.legal(seat)
    for idle in {0, 1} - match.active:
        assert "Legal moves:" not in match.text(idle)


def test_the_board_shows_the_piles_when_a_seat_is_to_draw():
    match = tenfold.position(
        "africa", {"discards": [["KEN"], ["MLI"], ["EGY"]], "turn": 0}, seats=2, seed=1
    )
    board = match.text(0).partition("All that is known:")[0]

    assert all(name in board for name in ("Kenya", "Mali", "Egypt"))


def test_the_board_shows_the_routes_that_are_claimed():
    position = {"claimed": {"cape-town port-elizabeth 1": 1}}
    match = tenfold.position("tickets", position, seats=2, seed=1)
    board = match.text(0).partition("All that is known:")[0]

    assert "Cape Town – Port Elizabeth" in board


def test_a_text_speaks_french():
    match = played("tenzania", 3)

    assert "Coups possibles\u00a0:" in match.text(min(match.active), language="fr")


def test_printing_a_match_shows_what_a_spectator_sees():
    match = played("tenzania", 3)

    assert str(match) == match.text(None)
    assert "hands: [[null, null, null], [null, null, null]]" in str(match)


@every_game
def test_ansi_is_the_same_text(game):
    env = pettingzoo.env(game, render_mode="ansi")
    env.reset(seed=1)
    raw = env.unwrapped

    assert env.render() == raw.episode.match.text(raw.possible_agents.index(env.agent_selection))


@every_game
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_are_numbered_sentences(game, language):
    rules = tenfold.rules(game, language)
    letter = games.get(game).letter

    assert {rule.number[0] for rule in rules} == {letter, "M"}
    assert len(rules) > 20
    assert all(rule.text and rule.section and "**" not in rule.text for rule in rules)


def test_a_refusal_names_a_rule_of_the_book():
    match = tenfold.start("tenzania", seats=2, seed=1, first=0)
    with pytest.raises(tenfold.Refused) as refused:
        match.play(1, match.game.texts[0])

    assert refused.value.rule in {rule.number for rule in tenfold.rules("tenzania")}


def test_rules_of_what_there_is_not_are_refused():
    with pytest.raises(tenfold.BadArgument):
        tenfold.rules("chess")
    with pytest.raises(tenfold.BadLanguage):
        tenfold.rules("africa", "de")
