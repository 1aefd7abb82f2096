"""`tenfold play`: what can be typed at the table, and what is said then."""

import pytest

import tenfold as api

GAMES = api.games.names()
KEYS = ["1 2", *map(str, range(11))]
"""What a person who knows nothing might type, at any question."""


def test_a_number_plays_what_stands_beside_it(tenfold):
    _, out, _ = tenfold("play", "africa", "--seed", 1, "--bot", "random", typed=["3", "5"])

    assert "on day 3" in out
    assert "on day 5" in out


def test_a_move_in_words_is_played_at_any_question(tenfold):
    typed = ["1", "2", "3", "4", "5", "5", "draw 1"]
    _, out, _ = tenfold(
        "play", "africa", "days=5", "first=0", "--seed", 1, "--bot", "random", typed=typed
    )

    assert "Which two days?" in out
    assert "You take" in out


def test_a_refused_move_says_why_and_the_game_goes_on(tenfold):
    typed = ["3", "3", "fly", "place 3", "4"]
    _, out, _ = tenfold("play", "africa", "--seed", 1, "--bot", "random", typed=typed)

    assert (
        out.count("Day 3 is taken: a tile is placed into an open day, while setting up (T2.1)") == 2
    )
    assert "“fly” is not understood" in out
    assert "on day 4" in out


def test_why_takes_a_number_and_a_move(tenfold):
    typed = ["3", "why 3", "why 4", "why swap 1 2", "why fly"]
    _, out, _ = tenfold("play", "africa", "--seed", 1, "--bot", "random", typed=typed)

    assert "Day 3 is taken" in out
    assert "It is allowed." in out
    assert "(T2.3)" in out
    assert "“fly” is not understood" in out


def test_forty_five_swaps_are_one_entry(tenfold):
    typed = [*map(str, range(1, 11))]
    _, out, _ = tenfold("play", "africa", "first=0", "--seed", 1, "--bot", "random", typed=typed)

    assert "5  swap two days of your journey" in out
    assert "swap 1 2" not in out


def test_two_days_are_swapped_in_either_order(tenfold):
    typed = ["1", "2", "3", "4", "5", "5", "4,2"]
    _, out, _ = tenfold(
        "play", "africa", "days=5", "first=0", "--seed", 1, "--bot", "random", typed=typed
    )

    assert "You swap days 2 and 4" in out


def test_enter_goes_back_and_shows_the_table_again(tenfold):
    typed = ["1", "2", "3", "4", "5", "5", "", ""]
    _, out, _ = tenfold(
        "play", "africa", "days=5", "first=0", "--seed", 1, "--bot", "random", typed=typed
    )

    assert out.count("10 Days in Africa · your turn") == 2


def test_a_card_is_played_by_its_own_number_and_then_by_what_it_makes(tenfold, monkeypatch):
    typed = ["5", "0"]
    position = {"hands": [[5, 1, 2], None], "table": [5], "value": 5, "turn": 0, "last": 1}
    monkeypatch.setattr(
        "tenfold.match.start", lambda game, **given: api.position(game, position, seats=2, seed=1)
    )
    _, out, _ = tenfold("play", "tenzania", "--bot", "random", typed=typed)

    assert "5  5 + 5 = 10, 5 − 5 = 0 or 5 → 5" in out
    assert "You play a 5, which makes 0" in out


def test_a_card_that_is_not_held_is_said(tenfold):
    _, out, _ = tenfold("play", "tenzania", "first=0", "--seed", 3, "--bot", "random", typed=["9"])

    assert "You hold no 9 (Z3.3)" in out


def test_help_says_what_can_be_typed(tenfold):
    _, out, _ = tenfold("play", "africa", "--bot", "random", typed=["?"])

    assert "borders Kenya" in out
    assert "put 4 drop 1" in out
    assert "take back your last move" in out


def test_the_game_opens_with_its_goal(tenfold):
    _, out, _ = tenfold("play", "africa", "--bot", "random")

    assert out.splitlines()[1] == "10 Days in Africa"
    assert "the first whose journey is complete wins" in " ".join(out.split())


def test_rules_are_shown_whole_by_section_and_by_sentence(tenfold):
    _, out, _ = tenfold(
        "play",
        "tenzania",
        "--bot",
        "random",
        typed=["rules", "rules z5", "rules Z5.3", "rules Z9.9"],
    )

    assert "Z8.6 Each card that a viewer has not seen" in out
    assert out.count("Z5 Taking") == 2
    assert out.count("Z5.3 As long as the value is less than 10, nobody takes the table.") == 3
    assert "M1.1 A player can take back their own last move" in out
    assert "There is no rule “Z9.9”." in out


def test_the_borders_of_a_place_are_told(tenfold):
    _, out, _ = tenfold(
        "play",
        "africa",
        "--bot",
        "random",
        typed=["borders madag", "borders republic", "borders Ohio"],
    )

    said = " ".join(out.split())

    assert "by ferry Mozambique (orange), Tanzania (blue)" in said
    assert "Which of these: Central African Republic or Democratic Republic of the Congo?" in said
    assert "There is no place “Ohio” on this map" in said


def test_the_log_tells_what_has_happened(tenfold):
    _, out, _ = tenfold(
        "play", "africa", "--seed", 1, "--bot", "random", typed=["3", "log", "log all"]
    )

    assert out.count("You place") == 3


def test_bots_agree_to_no_draw(tenfold):
    _, out, _ = tenfold("play", "tenzania", "--bot", "random", typed=["draw"])

    assert "bots do not agree to draws" in out


def test_a_hint_says_that_it_thinks_and_is_best_first(tenfold):
    _, out, _ = tenfold(
        "play", "tenzania", "first=0", "--seed", 3, "--bot", "random", typed=["hint"]
    )
    after = out.split("Thinking ...")[1]
    chances = [int(line.split()[0]) for line in after.splitlines() if " %  play" in line]

    assert len(chances) == 3
    assert chances == sorted(chances, reverse=True)


def test_a_hint_says_what_a_move_is_good_for(tenfold):
    _, out, _ = tenfold(
        "play", "tenzania", "first=0", "--seed", 3, "--bot", "random", typed=["hint"]
    )

    assert "you have not seen make ten of it)" in out


def test_a_move_is_taken_back_where_it_is_free(tenfold):
    typed = ["1", "2", "3", "4", "5", "draw 1", "undo", "draw deck", "undo"]
    _, out, _ = tenfold(
        "play", "africa", "days=5", "first=0", "--seed", 1, "--bot", "random", typed=typed
    )

    assert "Your last move is taken back." in out
    assert "You have seen something new since (M1.3)" in out


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_can_be_played_to_its_score_sheet(tenfold, game, home):
    _, out, _ = tenfold("play", game, "--seed", 1, "--bot", "random", typed=KEYS * 400)
    kept = [path for path in home.glob("records/*.record") if str(path) in out.replace("\n", "")]

    assert len(kept) == 1
    assert api.replay(kept[0].read_text()).result is not None
    assert "Play again? [y/N]" in out


def test_again_begins_another_game(tenfold):
    _, out, _ = tenfold(
        "play", "tenzania", "copies=3", "--seed", 1, "--bot", "random", typed=[*KEYS * 12, "y"]
    )

    assert out.count("The player with the most cards wins.") == 2


def test_a_game_in_french(tenfold):
    typed = [
        "3",
        "3",
        "aide",
        "pourquoi 4",
        "frontières egypte",
        "journal",
        "règles T3.6",
        "quitter",
    ]
    _, out, _ = tenfold(
        "play", "africa", "--seed", 1, "--bot", "random", "--language", "fr", typed=typed
    )

    assert "mise en place" in out
    assert "C’est permis." in out
    assert "à pied" in out
    assert "Vous placez" in out
    assert "La partie est sauvegardée dans" in out


def test_the_systems_language_is_spoken(tenfold, monkeypatch):
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")

    _, out, _ = tenfold("play", "tenzania", "--bot", "random")

    assert "Vos cartes" in out


def test_who_begins_is_found_by_the_ladder_of_questions(tenfold):
    _, out, _ = tenfold(
        "play", "tenzania", "--ask-first", "--bot", "random", typed=["n", "perhaps", "y"]
    )

    assert "Do you have 10 fingers?" in out
    assert "Type y or n." in out
    assert "Do you have 10 arms?" in out
    assert "Tenzania · your turn" in out


def test_a_newcomer_is_offered_the_five_day_game_against_easy_bots(tenfold):
    _, out, _ = tenfold("play", typed=["", "", "random", "quit"])

    assert "1  10 Days in Africa" in out
    assert "1  five days: a good first game" in out
    assert "1  Easy" in out


def test_the_game_is_asked_for(tenfold):
    _, out, _ = tenfold("play", "--bot", "random", typed=["9", "chess", "usa", "2", "quit"])

    assert out.count("Type a number from 1 to 4") == 2
    assert "10 Days in the USA · setting up" in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "there is no game 'chess'"),
        (["africa", "days"], "africa has no option 'days'; it has days=10|5"),
        (["africa", "days=many"], "'days=many' cannot be: days is 10, 5"),
        (["africa", "--seats", "3", "days=6"], "days is 10, 5"),
        (["africa", "--seats", "9"], "2 to 4 seats, not 9"),
        (["africa", "--seats", "0"], "2 to 4 seats, not 0"),
        (["africa", "--seat", "2"], "--player is 1 to 2, not 3"),
        (["africa", "--bot", "hal"], "there is no bot 'hal'"),
        (["africa", "--language", "de"], "there is no language 'de'"),
        (["africa", "--ask-first"], "--ask-first is for tenzania"),
    ],
)
def test_what_there_is_not_is_said_in_a_sentence(tenfold, arguments, said):
    code, _, complained = tenfold("play", *arguments)

    assert code == 2
    assert said in complained
    assert "Traceback" not in complained
