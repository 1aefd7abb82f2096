"""The judgement of Tenzania: what it must see, and that it sees no more than it may."""

import pytest

import tenfold
from tenfold import bots
from tenfold.bots import judgement
from tenfold.kernel.layout import copy
from tenfold.kernel.play import seeded
from tenfold.seen import Seen

NOTHING = [0] * 10

VARIANTS = [{}, {"twos": True}, {"copies": 3}, {"copies": 8, "twos": True}]

any_seats = pytest.mark.parametrize("seats", range(2, 7))
any_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)


def position(hand, table, *, seats=2, copies=5, **given):
    """A position in which seat 0 is to move, and others hold any cards if nothing else is said."""
    held = {"hands": [hand, *[None] * (seats - 1)], "turn": 0, "table": table}
    return tenfold.position("tenzania", {**held, **given}, seats=seats, seed=1, copies=copies)


def move(match, seat=0, seed=1):
    return bots.get("greedy").move(match.seen(seat), seed)


def chances(match):
    numbers = judgement.load(match.game).numbers
    state = match.state_after(len(match.lines))
    return [judgement.chance(match.game.board, state, seat, numbers) for seat in range(match.seats)]


def decisions(seats, variant, seed):
    """A match of greedy bots at each of its decisions, with the seat that is to move."""
    match = tenfold.start("tenzania", seats=seats, seed=seed, **variant)
    while match.result is None:
        seat = min(match.active)
        yield match, seat
        match.play(seat, move(match, seat))


@any_seats
@any_variant
def test_greedy_plays_legal_moves_to_the_end(seats, variant):
    moves = sum(1 for _ in decisions(seats, variant, seats))

    assert moves == 10 * variant.get("copies", 5)


@pytest.mark.parametrize(
    ("hand", "table", "taken"),
    [
        ([1, 7, 8], [4, 0, 9], "play 1 = 10"),
        ([0, 4, 6], [3, 1, 2], "play 4 = 10"),
        ([5, 5, 0], [0, 2, 3], "play 5 = 10"),
        ([1, 8, 0], [0, 2], "play 8 = 10"),
    ],
)
@any_seats
def test_greedy_makes_ten_when_it_can(hand, table, taken, seats):
    match = position(hand, table, seats=seats)

    assert move(match) == taken


@pytest.mark.parametrize(
    ("hand", "table", "kept"),
    [
        ([9, 8, 0], [3, 4, 0, 2, 1, 0, 3, 4], "play 0 = 0"),
        ([8, 7, 5], [3, 4, 0, 2, 1, 0, 3, 6], "play 5 = 4"),
        ([9, 6, 7], [3, 4, 0, 2, 1, 0, 1, 8], "play 9 = 9"),
        ([6, 7, 8], [3, 4, 0, 2, 0, 1, 0, 6], "play 6 = 6"),
    ],
)
@any_seats
def test_greedy_gives_no_big_table_away_when_it_need_not(hand, table, kept, seats):
    match = position(hand, table, seats=seats)

    assert move(match) == kept


@pytest.mark.parametrize("seats", [2, 3])
def test_greedy_leaves_no_value_that_the_next_seat_is_sure_to_make_ten_of(seats):
    """Only ones are unseen, eight of them."""
    hands = [[9, 8, 8], *[[1, 1, 1]] * (seats - 1)]
    deck = [0, 8 - 3 * (seats - 1), *NOTHING[2:]]
    match = position(
        hands[0],
        [0],
        seats=seats,
        hands=hands,
        deck=deck,
        won=[68, *NOTHING[: seats - 1]],
        copies=8,
    )

    assert move(match) == "play 8 = 8"


@pytest.mark.parametrize(
    ("hand", "other", "table", "won", "best"),
    [
        ([2, 6], [7, 9], [4], [22, 23], "play 2 = 6"),
        ([8, 9], [0, 4], [1], [22, 23], "play 8 = 9"),
        ([7, 5], [8, 9], [5], [21, 24], "play 5 = 5"),
    ],
)
def test_greedy_makes_no_ten_where_that_loses_and_another_play_wins(hand, other, table, won, best):
    match = position(hand, table, hands=[hand, other], won=won, deck=NOTHING)

    assert move(match) == best
    assert chances(match) == [1.0, 0.0]


@any_seats
def test_whatever_is_hidden_does_not_matter(seats):
    rng = seeded(3, 1)[0]
    for match, seat in decisions(seats, {}, 5):
        numbers = judgement.load(match.game).numbers
        board, view = match.game.board, match.blank_view(seat)
        chosen = judgement.greedy(board, view, seat, numbers, rng)
        filled = copy(view)
        match.game.rules.fill(board, filled, rng)

        assert judgement.greedy(board, filled, seat, numbers, rng) == chosen

        match.game.rules.view(board, filled, seat)

        assert judgement.greedy(board, filled, seat, numbers, rng) == chosen


def test_the_same_view_gives_the_same_move_and_stays_as_it_is():
    match = position([2, 3, 7], [4])
    view = match.blank_view(0)
    before = view.tobytes()
    moves = {bots.get("greedy").move(Seen(match.game, 0, view), seed) for seed in (1, 1, 2)}

    assert len(moves) == 1
    assert view.tobytes() == before


def test_greedy_beats_random_nearly_always():
    wins = sum(beats_random(seed) for seed in range(60))

    assert wins >= 54


def beats_random(seed):
    match = tenfold.start("tenzania", seats=2, seed=seed)
    players = [bots.get("greedy"), bots.get("random")]
    while match.result is None:
        seat = min(match.active)
        match.play(seat, players[seat].move(match.seen(seat), len(match.lines)))
    return match.result.winners == (0,)


@any_seats
def test_shares_of_a_win_add_up_to_one(seats):
    for match, _ in decisions(seats, {}, 7):
        shares = chances(match)

        assert sum(shares) == pytest.approx(1)
        assert min(shares) >= 0


@any_seats
def test_who_has_taken_more_is_more_likely_to_win(seats):
    match = position([1, 2, 3], [], seats=seats, won=[12, *[2] * (seats - 1)])
    shares = chances(match)

    assert shares[0] > 1 / seats + 0.2
    assert max(shares[1:]) < 1 / seats


def test_the_chances_of_a_game_that_is_over_are_its_result():
    match = position([1], [], hands=[[1], []], won=[25, 24], deck=NOTHING)
    match.play(0, "play 1 = 1")

    assert chances(match) == [1.0, 0.0]


def test_a_shared_win_is_half_of_one():
    match = position([1], [2], hands=[[1], []], won=[24, 24], deck=NOTHING)
    match.play(0, "play 1 = 3")

    assert chances(match) == [0.5, 0.5]
