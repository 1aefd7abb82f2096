"""What the command lists: rules, bots, games; and a game's options, which are written alike
everywhere.
"""

import tenfold as api


def test_the_version_is_told(program):
    code, out, _ = program("tenfold --version")

    assert (code, out) == (0, f"tenfold {api.__version__}\n")


def test_a_rule_is_shown_by_its_number_in_either_language(tenfold):
    _, english, _ = tenfold("rules", "africa", "t3.6", "--language", "en")
    _, french, _ = tenfold("rules", "africa", "T3.6", "--language", "fr")

    assert english.strip().startswith("T3.6 ")
    assert french.strip().startswith("T3.6 ")
    assert english != french


def test_the_whole_book_is_shown_with_the_one_for_every_match(tenfold):
    _, out, _ = tenfold("rules", "tenzania")

    assert "Z5 Taking" in out
    assert "M1.1 " in out


def test_a_rule_that_there_is_not_names_the_sections(tenfold):
    code, _, complained = tenfold("rules", "tenzania", "Z99")

    assert code == 2
    assert "tenzania has no rule 'Z99'; its sections are Z1, Z2" in complained


def test_bots_are_listed_and_styles_only_for_the_game_that_has_them(tenfold):
    _, every, _ = tenfold("bots")
    _, africa, _ = tenfold("bots", "africa")
    _, tickets, _ = tenfold("bots", "tickets")

    assert [line.split()[0] for line in every.splitlines()] == list(api.bots.names())
    assert "long-routes" in tickets
    assert "long-routes" not in africa
    assert "hard     plays as search(seconds=1)" in africa


def test_games_are_listed_with_their_options_the_default_first(tenfold):
    _, out, _ = tenfold("games", "list")

    assert [line.split()[0] for line in out.splitlines()[::2]] == list(api.games.names())
    assert "days=10|5 swap=on|off" in out


def test_options_of_the_arena_are_written_as_those_of_play(tenfold):
    options = ("copies=3", "--games", 2, "--json", "twos=on")
    _, out, _ = tenfold("arena", "tenzania", "random", "greedy(slips=0.5)", *options)
    _, before, _ = tenfold(
        "arena", "tenzania", "random", "greedy(slips=0.5)", "--option", "copies=3", "--option",
        "twos=on", "--games", 2, "--json",
    )  # fmt: skip

    assert '"copies": 3' in out
    assert '"twos": true' in out
    assert '"copies": 3' in before


def test_a_value_that_an_option_has_not_is_told_with_those_that_it_has(tenfold):
    for command in (("play", "africa"), ("arena", "africa", "random", "random")):
        code, _, complained = tenfold(*command, "swap=3")

        assert code == 2
        assert "'swap=3' cannot be: swap is on, off" in complained


def test_an_option_that_there_is_not_is_told_with_those_that_there_are(tenfold):
    code, _, complained = tenfold("play", "tenzania", "days=5")

    assert code == 2
    assert "tenzania has no option 'days=5'; it has copies=5|3|4|6|7|8, twos=off|on" in complained


def test_a_file_of_results_needs_its_folder(tenfold, tmp_path):
    code, _, complained = tenfold(
        "arena", "tenzania", "random", "random", "--out", tmp_path / "none" / "x.jsonl"
    )

    assert code == 2
    assert "there is no folder" in complained
    assert not (tmp_path / "none").exists()


def test_a_port_that_is_taken_is_named(tenfold, tmp_path):
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        code, _, complained = tenfold("serve", "--port", port, "--database", tmp_path / "tables.db")

    assert code == 2
    assert f"cannot listen at port {port} of 127.0.0.1" in complained


def test_players_are_counted_from_one(tenfold):
    _, out, _ = tenfold(
        "play",
        "tenzania",
        "--players",
        3,
        "--player",
        2,
        "--bot",
        "random",
        "first=1",
        typed=["quit"],
    )
    code, _, complained = tenfold("play", "tenzania", "--player", 3)

    assert "player   1  you  3" in out
    assert code == 2
    assert "--player is 1 to 2, not 3" in complained


def test_moves_can_be_typed_in_french(tenfold):
    _, out, _ = tenfold(
        "play", "africa", "--seed", 1, "--bot", "random", "--language", "fr", typed=["placer 3"]
    )

    assert "au jour 3" in out


def test_commands_without_what_they_are_about_say_what_to_type(tenfold):
    typed = ["why", "borders", "why 99"]
    _, out, _ = tenfold("play", "usa", "--seed", 1, "--bot", "random", typed=typed)

    assert "“”" not in out
    assert "in words: why 3" in out
    assert "Type a place after it: borders" in out
    assert "There is no 99 in the list" in out


def test_the_command_that_goes_on_with_a_kept_game_is_named(tenfold):
    _, out, _ = tenfold("play", "tenzania", "--new", "--bot", "random", typed=["quit"])

    assert "tenfold play tenzania resumes it" in " ".join(out.split())


FRENCH = ("play", "africa", "--new", "--bot", "random", "--language", "fr")


def test_help_waits_before_a_small_screen_is_full(screen):
    whole = screen(40, *FRENCH, typed=["?", "", "quit"])
    stopped = screen(40, *FRENCH, typed=["?", "q", "quit"])

    assert any("échanger 3" in line for line in whole)
    assert not any("échanger 3" in line for line in stopped)
