"""The laws of every game, by random play: in every variant, with every number of seats."""

import json

import numpy as np
import pytest

from tenfold import games
from tenfold.kernel import play
from tenfold.kernel.contract import CHANCE, OVER, SPECTATOR
from tenfold.kernel.layout import blank, copy
from tenfold.match import Match, replay

from .census import census
from .subjects import label, legal, subjects, walk

every_subject = pytest.mark.parametrize("subject", subjects(), ids=label)
every_game = pytest.mark.parametrize("game", [games.get(name) for name in games.names()], ids=lambda game: game.name)


@every_game
def test_the_text_of_a_move_round_trips(game):
    assert [game.number(text) for text in game.texts] == list(range(len(game.texts)))


@every_subject
def test_listed_moves_are_exactly_those_accepted_and_a_refusal_changes_nothing(subject):
    name, seats, variant = subject
    game = games.get(name)
    for state, _ in walk(game, seats, variant, seed=1, stops=12, stride=40):
        for seat in range(seats):
            assert legal(game, state, seat) == [
                move for move in range(len(game.texts)) if accepts(game, state, seat, move)
            ]


@every_subject
def test_what_says_quickly_what_is_legal_says_the_same(subject):
    name, seats, variant = subject
    game = games.get(name)
    for state, _ in walk(game, seats, variant, seed=1, stops=40, stride=40):
        first, end = (int(number) for number in game.rules.span(game.board, state))
        for seat in range(seats):
            moves = set(legal(game, state, seat))
            for start in {first, (first + end) // 2, end - 1}:
                count = min(end - start, play.WORD)
                bits = int(play.legal_bits(game.board, state, seat, start, count))

                assert bits == sum(1 << index for index in range(count) if start + index in moves)


def accepts(game, state, seat, move):
    tried = copy(state)
    refused = play.attempt(game.board, tried, seat, move)
    assert not refused or tried.tobytes() == state.tobytes()
    assert not refused or game.refuse(viewed(game, state, seat), seat, move, refused).rule
    return not refused


@every_subject
def test_those_who_may_move_are_those_with_moves(subject):
    name, seats, variant = subject
    game = games.get(name)
    for state, _ in walk(game, seats, variant, seed=2, stops=40, stride=40):
        bits = game.rules.active(game.board, state)
        able = [int(bool(legal(game, state, seat))) for seat in range(seats)]

        assert able == [bits >> seat & 1 for seat in range(seats)]


@every_subject
def test_nothing_is_made_or_lost(subject):
    name, seats, variant = subject
    game = games.get(name)
    begun = census(game, game.deal(seats, variant))
    for state, _ in walk(game, seats, variant, seed=3, stops=60, stride=40):
        assert census(game, state) == begun


@every_subject
def test_the_text_of_chance_round_trips(subject):
    name, seats, variant = subject
    game = games.get(name)
    for state, _ in walk(game, seats, variant, seed=4, stops=30, stride=20):
        ways = game.rules.ways(game.board, state)
        for way in range(ways):
            same = game.find_way(state, game.name_way(state, way), ways)
            assert after(game, state, CHANCE, way) == after(game, state, CHANCE, same)


def after(game, state, seat, move):
    changed = copy(state)
    game.rules.apply(game.board, changed, seat, move)
    return changed.tobytes()


@every_subject
def test_views_tell_nothing(subject):
    hold_views(subject, stops=30)


@pytest.mark.long
@every_subject
def test_views_tell_nothing_in_many_games(subject):
    hold_views(subject, stops=100_000 // (subject[1] + 1) + 1)


def hold_views(subject, stops):
    """The law of views, over `stops` states and every viewer."""
    name, seats, variant = subject
    game = games.get(name)
    for state, rng in walk(game, seats, variant, seed=5, stops=stops, stride=60):
        for viewer in [SPECTATOR, *range(seats)]:
            seen = viewed(game, state, viewer)
            filled = copy(seen)
            game.rules.fill(game.board, filled, rng)

            assert viewed(game, filled, viewer).tobytes() == seen.tobytes()


def viewed(game, state, viewer):
    view = copy(state)
    game.rules.view(game.board, view, viewer)
    return view


@every_subject
def test_what_a_view_is_filled_with_conserves_everything(subject):
    name, seats, variant = subject
    game = games.get(name)
    begun = census(game, game.deal(seats, variant))
    for state, rng in walk(game, seats, variant, seed=6, stops=20, stride=60):
        for viewer in [SPECTATOR, *range(seats)]:
            filled = viewed(game, state, viewer)
            game.rules.fill(game.board, filled, rng)

            assert census(game, filled) == begun


@every_subject
def test_a_seat_knows_its_own_moves_from_its_view(subject):
    name, seats, variant = subject
    game = games.get(name)
    for state, _ in walk(game, seats, variant, seed=7, stops=30, stride=40):
        for seat in range(seats):
            assert legal(game, viewed(game, state, seat), seat) == legal(game, state, seat)


@every_subject
def test_every_game_ends(subject):
    name, seats, variant = subject
    game = games.get(name)
    states = blank(game.state, 50)
    states[:] = game.deal(seats, variant)

    play.batch(game.board, states, seed=8)

    assert all(game.rules.is_over(game.board, state) for state in states)


@every_subject
def test_a_record_replays_to_the_same_bytes(subject):
    name, seats, variant = subject
    match = Match(games.get(name), seats, variant, chance=lambda ways: ways // 2)
    match.settle()
    play_on(match, moves=150)

    again = replay(match.record)

    assert again.record == match.record
    assert again.state_after(len(again.lines)).tobytes() == match.state_after(len(match.lines)).tobytes()
    assert [again.view(seat) for seat in [None, *range(seats)]] == [match.view(seat) for seat in [None, *range(seats)]]


def play_on(match, moves):
    for number in range(moves):
        if match.active:
            seat = min(match.active)
            choices = match.legal(seat)
            match.play(seat, choices[number * 7 % len(choices)])


@every_subject
def test_a_view_is_plain_json_and_the_same_whatever_is_hidden(subject):
    name, seats, variant = subject
    game = games.get(name)
    for state, rng in walk(game, seats, variant, seed=9, stops=10, stride=60):
        if game.rules.ways(game.board, state):
            continue
        for viewer in [SPECTATOR, *range(seats)]:
            seen = viewed(game, state, viewer)
            filled = copy(seen)
            game.rules.fill(game.board, filled, rng)
            told = game.view_json(seen, None if viewer == SPECTATOR else viewer)

            assert json.loads(json.dumps(told)) == told
            assert game.view_json(viewed(game, filled, viewer), told["viewer"]) == told


@every_subject
def test_who_moves_who_may_and_whether_it_is_over_agree(subject):
    name, seats, variant = subject
    game = games.get(name)
    for state, _ in walk(game, seats, variant, seed=10, stops=60, stride=40):
        rules, board = game.rules, game.board
        mover, active = rules.mover(board, state), game.active(state)

        assert bool(rules.ways(board, state)) == (mover == CHANCE)
        assert bool(rules.is_over(board, state)) == (mover == OVER)
        assert mover in (CHANCE, OVER) or mover == active[0]
        assert not active or not rules.ways(board, state) or len(active) < seats


@every_subject
def test_shares_of_a_win_are_one_together(subject):
    name, seats, variant = subject
    game = games.get(name)
    states = blank(game.state, 20)
    states[:] = game.deal(seats, variant)
    play.batch(game.board, states, seed=9)
    for state in states:
        out = np.zeros(seats)
        game.rules.shares(game.board, state, out)

        assert abs(out.sum() - 1) < 1e-9
        assert {round(share * len(game.winners(state)), 9) for share in out} <= {0, 1}


@every_game
def test_how_many_cores_play_a_batch_does_not_change_it(game):
    variant = game.complete(game.seats[0], {})
    one, two = blank(game.state, 9), blank(game.state, 9)
    one[:] = two[:] = game.deal(game.seats[0], variant)

    play.batch(game.board, one, seed=1, cores=1)
    play.batch(game.board, two, seed=1, cores=2)

    assert one.tobytes() == two.tobytes()
