"""Bots: what they are given and give, what they are called, and bots that others wrote."""

import json
import re
import sys
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

import tenfold
from tenfold import bots
from tenfold.bots.bot import Bot
from tenfold.bots.seeds import mix
from tenfold.errors import BadBot
from tenfold.kernel.layout import copy
from tenfold.kernel.play import seeded
from tenfold.seen import Seen

GAMES = tenfold.games.names()
CALLS = ("random", "greedy", "greedy(slips=0.5)", "search(playouts=50)")
PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text()

every_game = pytest.mark.parametrize("game", GAMES)
every_bot = pytest.mark.parametrize("call", CALLS)


def played(game, moves, seats=2):
    """A match some random moves on, in which somebody is still to move."""
    match = tenfold.start(game, seats=seats, seed=5)
    for number in range(moves):
        seat = min(match.active)
        match.play(seat, bots.get("random").move(match.seen(seat), number))
    return match


def program(tmp_path, code, **given):
    """A bot that is a program with that code."""
    path = tmp_path / "bot.py"
    path.write_text(code)
    return bots.get(
        f'program("{sys.executable} {path}", {", ".join(f"{k}={v!r}" for k, v in given.items())})'
    )


def move(bot, match, seat=0, seed=1):
    return bot.move(match.seen(seat), seed)


@every_game
@every_bot
def test_a_bot_plays_a_legal_move_while_setting_up_and_later(game, call):
    for moves in (0, 24):
        match = played(game, moves)
        seat = max(match.active)

        assert move(bots.get(call), match, seat) in match.legal(seat)


@every_game
@every_bot
def test_the_same_view_and_seed_give_the_same_move(game, call):
    match = played(game, 24)
    seat = min(match.active)

    assert move(bots.get(call), match, seat, 7) == move(bots.get(call), match, seat, 7)


@every_game
@every_bot
def test_what_is_hidden_makes_no_difference(game, call):
    match = played(game, 25, seats=3)
    seat = min(match.active)
    found = match.game
    state, view = match.state_after(len(match.lines)), match.blank_view(seat)
    other = copy(view)
    found.rules.fill(found.board, other, seeded(3, 1)[0])
    assert other.tobytes() != state.tobytes()
    found.rules.view(found.board, other, seat)

    assert bots.get(call).move(Seen(found, seat, other), 7) == bots.get(call).move(
        Seen(found, seat, view), 7
    )


@every_game
@every_bot
def test_a_bot_leaves_its_view_as_it_was(game, call):
    match = played(game, 24)
    seat = min(match.active)
    view = match.blank_view(seat)
    before = view.tobytes()

    bots.get(call).move(Seen(match.game, seat, view), 1)

    assert view.tobytes() == before


@every_game
@every_bot
def test_explaining_tells_a_chance_for_every_legal_move(game, call):
    match = played(game, 24)
    seat = min(match.active)

    candidates = bots.get(call).explain(match.seen(seat), 1)

    assert {candidate.move for candidate in candidates} == set(match.legal(seat))
    assert all(0 <= candidate.chance <= 1 for candidate in candidates)


@pytest.mark.parametrize("level", bots.levels)
def test_each_level_for_people_is_a_bot(level):
    assert bots.get(level).name == bots.levels[level]


def test_a_bot_is_named_by_the_call_that_makes_it():
    assert [bots.get(call).name for call in CALLS] == list(CALLS)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("gredy", "there is no bot 'gredy'"),
        ("greedy(", "write a name or a call"),
        ("", "write a name or a call"),
        ("1 + 1", "write a name or a call"),
        ("search.now()", "write a name or a call"),
        ("search(seconds=open('secrets'))", "is not a number, a text or another plain value"),
        ("search(seconds=__import__('os'))", "is not a number, a text or another plain value"),
        ("search(**{'seconds': 1})", "write a name or a call"),
        ("search", "a budget"),
        ("search(seconds=1, playouts=1)", "a budget"),
        ("search(seconds=0)", "seconds is a number above 0"),
        ("search(seconds='much')", "seconds is a number above 0"),
        ("search(playouts=1.5)", "playouts is a whole number above 0"),
        ("search(minutes=1)", "minutes"),
        ("greedy(slips=2)", "slips is a share"),
        ("greedy(1)", "positional"),
        ("program('')", "a command line"),
        ("(" * 500, "write a name or a call"),
    ],
)
def test_nonsense_is_refused_with_a_reason(text, told):
    with pytest.raises(BadBot, match=re.escape(told)):
        bots.get(text)


def test_seeds_are_mixed_of_numbers_in_their_order():
    assert len({mix(), mix(0), mix(1), mix(0, 1), mix(1, 0), mix(-1)}) == 6


class Last(Bot):
    """Another package's bot: the last legal move."""

    name = "last"

    def move(self, seen, seed):
        return seen.game.texts[bots.bot.legal(seen)[-1]]

    def explain(self, seen, seed):
        return []


def test_a_package_brings_a_bot_as_an_entry_point(monkeypatch):
    brought = EntryPoints([EntryPoint("last", f"{__name__}:Last", bots.GROUP)])
    monkeypatch.setattr(bots, "entry_points", lambda **wanted: brought.select(**wanted))
    match = tenfold.start("africa", seats=2, seed=5)

    assert "last" in bots.names()
    assert move(bots.get("last"), match) == match.legal(0)[-1]


def test_the_program_on_the_page_plays(tmp_path):
    code = re.findall(r"```py\n(.*?)```", PAGE, re.DOTALL)[0]
    match = tenfold.start("africa", seats=2, seed=5)
    bot = program(tmp_path, code)

    assert len(code.splitlines()) <= 20
    assert move(bot, match) in match.legal(0)
    assert move(bot, match) in match.legal(0)


def test_a_program_is_given_the_view_the_events_and_the_legal_moves(tmp_path):
    code = f"import sys\nopen({str(tmp_path / 'asked')!r}, 'w').write(sys.stdin.readline())"
    match = tenfold.start("africa", seats=2, seed=5)
    with pytest.raises(BadBot):
        move(program(tmp_path, code), match, seed=9)

    asked = json.loads((tmp_path / "asked").read_text())

    told = {"events": match.events(0), "legal": match.legal(0)}
    assert asked == {"game": "africa", "seat": 0, "seed": 9, "view": match.view(0), **told}


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("raise SystemExit(3)", "ended, with status 3, instead of answering"),
        ("print('hello')", "answered 'hello', not"),
        ("print('[]')", "answered '[]', not"),
        ('print(\'{"move": "fly"}\')', "not {"),
        ('print(\'{"move": "draw deck"}\')', "which is not a legal move"),
        ("import sys; sys.stdout.buffer.write(b'\\xff\\xfe\\n')", "not {"),
    ],
)
def test_a_program_that_misbehaves_is_reported(tmp_path, code, told):
    with pytest.raises(BadBot, match=re.escape(told)):
        move(program(tmp_path, code), tenfold.start("africa", seats=2, seed=5))


def test_a_program_that_does_not_answer_in_time_is_reported(tmp_path):
    silent = program(tmp_path, "input(); input()", seconds=0.5)

    with pytest.raises(BadBot, match=re.escape("did not answer within 0.5 seconds")):
        move(silent, tenfold.start("africa", seats=2, seed=5))


def test_a_program_that_is_not_there_is_reported():
    with pytest.raises(BadBot, match="cannot be started"):
        move(
            bots.get("program('there-is-no-such-program')"),
            tenfold.start("africa", seats=2, seed=5),
        )
