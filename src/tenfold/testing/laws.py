"""The laws of rules: moves, chance, views and records, by random play."""

import json
from collections.abc import Callable

import numpy as np

from tenfold import games
from tenfold.kernel import play
from tenfold.kernel.contract import CHANCE, OVER, SPECTATOR, Move, RuleNumber, Way
from tenfold.kernel.layout import bits, blank, copy
from tenfold.match import Match
from tenfold.replaying import replay
from tenfold.testing.subjects import AnyGame, AnyState, Subject, legal, walk

Census = Callable[[AnyGame, AnyState], object]
"""Counts everything that a state holds, wherever it lies, as a value that can be compared."""


def texts_of_moves_round_trip(subject: Subject) -> None:
    """The text of each move number is read as that number."""
    game = subject.game

    assert [game.number(text) for text in game.texts] == list(range(len(game.texts)))


def listed_moves_are_exactly_those_accepted(subject: Subject) -> None:
    """Every listed move is accepted, every other is refused by a numbered rule, and a refusal
    changes nothing.
    """
    game = subject.game
    for state, _ in walk(subject, seed=1, stops=12, stride=40):
        for seat in range(subject.seats):
            accepted = [
                move
                for move in map(Move, range(len(game.texts)))
                if _accepts(game, state, seat, move)
            ]

            assert legal(game, state, seat) == accepted


def _accepts(game: AnyGame, state: AnyState, seat: int, move: Move) -> bool:
    """Return whether a move is accepted; assert that a refusal changes nothing and names a rule."""
    attempted = copy(state)
    rule = RuleNumber(play.attempt(game.board, attempted, seat, move))
    if not rule:
        return True
    assert attempted.tobytes() == state.tobytes()
    assert game.wording.refusal(viewed(game, state, seat), seat, move, rule).rule
    return False


def legal_bits_are_the_listed_moves(subject: Subject) -> None:
    """The optional quick test of many moves at once agrees with the test of one move."""
    game = subject.game
    for state, _ in walk(subject, seed=1, stops=40, stride=40):
        first, end = (int(number) for number in game.rules.span(game.board, state))
        for seat in range(subject.seats):
            moves = set(legal(game, state, seat))
            for start in {first, (first + end) // 2, end - 1}:
                count = min(end - start, play.WORD)
                legal_bits = int(play.legal_bits(game.board, state, seat, start, count))

                assert legal_bits == sum(
                    1 << index for index in range(count) if start + index in moves
                )


def seats_that_may_move_have_moves(subject: Subject) -> None:
    """A seat is active exactly if it has a legal move."""
    game = subject.game
    for state, _ in walk(subject, seed=2, stops=40, stride=40):
        active = game.rules.active(game.board, state)
        able = [int(bool(legal(game, state, seat))) for seat in range(subject.seats)]

        assert able == [active >> seat & 1 for seat in range(subject.seats)]


def nothing_is_made_or_lost(subject: Subject, census: Census) -> None:
    """A census of all cards and pieces is the same in every state of a game. Not in LAWS: it needs
    a census.
    """
    game = subject.game
    begun = census(game, game.deal(subject.seats, subject.variant))
    for state, _ in walk(subject, seed=3, stops=60, stride=40):
        assert census(game, state) == begun


def filled_views_conserve_everything(subject: Subject, census: Census) -> None:
    """A census of a filled view is that of the state. Not in LAWS: it needs a census."""
    game = subject.game
    begun = census(game, game.deal(subject.seats, subject.variant))
    for state, rng in walk(subject, seed=6, stops=20, stride=60):
        for viewer in [SPECTATOR, *range(subject.seats)]:
            filled = viewed(game, state, viewer)
            game.rules.fill(game.board, filled, rng)

            assert census(game, filled) == begun


def texts_of_chance_round_trip(subject: Subject) -> None:
    """The text of a way of chance is read as a way that leads to the same state."""
    game = subject.game
    for state, _ in walk(subject, seed=4, stops=30, stride=20):
        ways = game.rules.ways(game.board, state)
        for way in map(Way, range(ways)):
            same = game.find_way(state, game.name_way(state, way), ways)

            assert _after(game, state, way) == _after(game, state, same)


def _after(game: AnyGame, state: AnyState, way: int) -> bytes:
    """Return the bytes of the state after a way of chance."""
    changed = copy(state)
    game.rules.apply(game.board, changed, CHANCE, way)
    return bytes(changed.tobytes())


def views_tell_nothing(subject: Subject, stops: int = 30) -> None:
    """The view of a filled view is the view: what a viewer sees does not depend on what is hidden
    from it.
    """
    game = subject.game
    for state, rng in walk(subject, seed=5, stops=stops, stride=60):
        for viewer in [SPECTATOR, *range(subject.seats)]:
            view = viewed(game, state, viewer)
            filled = copy(view)
            game.rules.fill(game.board, filled, rng)

            assert viewed(game, filled, viewer).tobytes() == view.tobytes()


def viewed(game: AnyGame, state: AnyState, viewer: int) -> AnyState:
    """Return what a viewer may know of a state."""
    view = copy(state)
    game.rules.view(game.board, view, viewer)
    return view


def seats_know_their_own_moves(subject: Subject) -> None:
    """The legal moves of a seat follow from its own view."""
    game = subject.game
    for state, _ in walk(subject, seed=7, stops=30, stride=40):
        for seat in range(subject.seats):
            assert legal(game, viewed(game, state, seat), seat) == legal(game, state, seat)


def every_game_ends(subject: Subject) -> None:
    """Random games come to an end."""
    game = subject.game
    states = blank(game.state, 50)
    states[:] = game.deal(subject.seats, subject.variant)

    play.batch(game.board, states, seed=8)

    assert all(game.rules.is_over(game.board, state) for state in states)


def records_replay_to_the_same_bytes(subject: Subject) -> None:
    """A replayed record gives the same record, state and views."""
    viewers = [None, *range(subject.seats)]
    match = Match(games.get(subject.name), subject.seats, subject.variant, chance=_middle)
    match.settle()
    _play_on(match, moves=150)

    again = replay(match.record)

    assert again.record == match.record
    assert (
        again.state_after(len(again.lines)).tobytes()
        == match.state_after(len(match.lines)).tobytes()
    )
    assert [again.view(viewer) for viewer in viewers] == [match.view(viewer) for viewer in viewers]


def _middle(ways: int) -> int:
    """Choose the way of chance in the middle."""
    return ways // 2


def _play_on(match: Match, moves: int) -> None:
    """Make some moves, spread over those that are legal."""
    for number in range(moves):
        if match.active:
            seat = min(match.active)
            choices = match.legal(seat)
            match.play(seat, choices[number * 7 % len(choices)])


def views_are_plain_json(subject: Subject) -> None:
    """A view survives JSON unchanged, and is the same whatever is hidden."""
    game = subject.game
    for state, rng in walk(subject, seed=9, stops=10, stride=60):
        if game.rules.ways(game.board, state):
            continue
        for viewer in [SPECTATOR, *range(subject.seats)]:
            view = viewed(game, state, viewer)
            filled = copy(view)
            game.rules.fill(game.board, filled, rng)
            shown = game.view_json(view, None if viewer == SPECTATOR else viewer)

            assert json.loads(json.dumps(shown)) == shown
            assert game.view_json(viewed(game, filled, viewer), shown["viewer"]) == shown


def mover_active_and_over_agree(subject: Subject) -> None:
    """`mover`, `active`, `ways` and `is_over` agree on who acts next."""
    game = subject.game
    rules, board = game.rules, game.board
    for state, _ in walk(subject, seed=10, stops=60, stride=40):
        mover = rules.mover(board, state)
        active = bits(int(rules.active(board, state)))

        assert bool(rules.ways(board, state)) == (mover == CHANCE)
        assert bool(rules.is_over(board, state)) == (mover == OVER)
        assert mover in (CHANCE, OVER) or mover == active[0]
        assert not active or not rules.ways(board, state) or len(active) < subject.seats


def shares_of_a_win_add_up_to_one(subject: Subject) -> None:
    """The winners share one win equally."""
    game = subject.game
    states = blank(game.state, 20)
    states[:] = game.deal(subject.seats, subject.variant)
    play.batch(game.board, states, seed=9)
    for state in states:
        out = np.zeros(subject.seats)
        game.rules.shares(game.board, state, out)

        assert abs(out.sum() - 1) < 1e-9
        assert {round(share * len(game.engine.winners(state)), 9) for share in out} <= {0, 1}


def cores_do_not_change_a_batch(subject: Subject) -> None:
    """A batch of games is the same on one core and on two."""
    game = subject.game
    one, two = blank(game.state, 9), blank(game.state, 9)
    one[:] = two[:] = game.deal(subject.seats, subject.variant)

    play.batch(game.board, one, seed=1, cores=1)
    play.batch(game.board, two, seed=1, cores=2)

    assert one.tobytes() == two.tobytes()


RULE_LAWS = (
    texts_of_moves_round_trip,
    listed_moves_are_exactly_those_accepted,
    legal_bits_are_the_listed_moves,
    seats_that_may_move_have_moves,
    texts_of_chance_round_trip,
    views_tell_nothing,
    seats_know_their_own_moves,
    every_game_ends,
    records_replay_to_the_same_bytes,
    views_are_plain_json,
    mover_active_and_over_agree,
    shares_of_a_win_add_up_to_one,
    cores_do_not_change_a_batch,
)
