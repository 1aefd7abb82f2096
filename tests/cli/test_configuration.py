"""A server is configured by flags and by environment variables of the same names."""

import re
import shlex

import pytest

from tenfold.cli import build_parser
from tenfold.cli.server.configuration import BadConfiguration, choose, show
from tenfold.cli.server.server_settings import (
    DATABASE,
    SETTINGS,
    choose_database,
    unknown_variables,
)
from tests.cli.pages import PAGE, with_table

EXAMPLES = {
    "host": "0.0.0.0",
    "port": "8011",
    "lan": "on",
    "public-url": "https://games.example.org",
    "name": "games.example.org,spiele.example.org",
    "database": "/data/tables.db",
    "redis": "redis://redis:6379/0",
    "proxy": "10.0.0.0/8,172.16.0.1",
    "threads": "3",
    "pace": "1.5",
    "absent": "90.0",
    "day-secret": "a secret of two servers",
    "call-host": "ntfy.lan,chat.lan",
    "contact": "mailto:games@example.org",
}
WRONG = {
    "port": "http",
    "lan": "maybe",
    "public-url": "games.example.org",
    "database": "oracle://here",
    "redis": "http://redis",
    "proxy": "proxy",
    "threads": "0",
    "pace": "-1",
    "absent": "nan",
    "day-secret": "short",
    "contact": "games@example.org",
}


def given(*arguments):
    return build_parser().parse_args(["serve", *arguments])


def as_flags(setting, text):
    if setting.switch:
        return [setting.flag]
    values = text.split(",") if setting.many else [text]
    return [word for value in values for word in (setting.flag, value)]


def test_every_setting_has_an_example():
    assert [setting.name for setting in SETTINGS] == list(EXAMPLES)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_a_variable_says_the_same_as_its_flag(setting):
    text = EXAMPLES[setting.name]

    by_flag = choose(SETTINGS, given(*as_flags(setting, text)), {})[setting.field]
    by_variable = choose(SETTINGS, given(), {setting.variable: text})[setting.field]

    assert by_flag.value == by_variable.value != setting.default()
    assert by_variable.text == ("***" if setting.secret else text)
    assert (by_flag.source, by_variable.source) == (setting.flag, setting.variable)


def test_a_flag_goes_before_a_variable_and_a_variable_before_the_default():
    environment = {"TENFOLD_PORT": "8011", "TENFOLD_PACE": "2"}

    chosen = choose(SETTINGS, given("--port", "8012"), environment)

    assert [chosen[name].value for name in ("port", "pace", "absent")] == [8012, 2.0, 60.0]


def test_a_secret_is_not_shown():
    chosen = choose(SETTINGS, given("--day-secret", EXAMPLES["day-secret"]), {})

    assert EXAMPLES["day-secret"] not in show(chosen)
    assert chosen["day_secret"].value == EXAMPLES["day-secret"]


def test_a_repeated_flag_replaces_the_list_of_the_variable():
    chosen = choose(SETTINGS, given("--proxy", "10.0.0.7"), {"TENFOLD_PROXY": "10.0.0.8, 10.0.0.9"})

    assert chosen["proxy"].value == ("10.0.0.7",)


def test_an_empty_variable_counts_as_none():
    assert (
        choose(SETTINGS, given(), {"TENFOLD_REDIS": " ", "TENFOLD_PORT": ""})["port"].value == 8010
    )


def test_a_public_address_that_nobody_knows_is_none_and_not_the_default():
    chosen = choose(SETTINGS, given(), {"TENFOLD_PUBLIC_URL": "none"})["public_url"]

    assert (chosen.value, chosen.is_default, chosen.text) == (None, False, "none")


@pytest.mark.parametrize("name", WRONG)
def test_a_bad_value_is_reported_with_the_name_of_the_variable(name):
    (setting,) = (each for each in SETTINGS if each.name == name)

    with pytest.raises(BadConfiguration, match=f"^{setting.variable}: "):
        choose(SETTINGS, given(), {setting.variable: WRONG[name]})


def test_all_bad_values_are_reported_at_once_by_the_command(tenfold, monkeypatch):
    monkeypatch.setenv("TENFOLD_PORT", "http")
    monkeypatch.setenv("TENFOLD_THREADS", "0")

    code, out, complained = tenfold("serve", "--pace", "soon")

    assert (code, out) == (2, "")
    assert re.findall(r"(TENFOLD_\w+|--\w+):", complained) == [
        "TENFOLD_PORT",
        "TENFOLD_THREADS",
        "--pace",
    ]


def test_no_password_is_shown():
    environment = {
        "TENFOLD_DATABASE": "postgresql://tenfold:secret@db:5432/tenfold",
        "TENFOLD_REDIS": "redis://:secret@redis:6379/0",
    }

    shown = show(choose(SETTINGS, given(), environment))

    assert "secret" not in shown
    assert "postgresql://tenfold:***@db:5432/tenfold" in shown


def test_a_misspelt_variable_is_listed():
    assert unknown_variables({"TENFOLD_DATABSE": "x", "TENFOLD_CACHE": "y", "HOME": "z"}) == [
        "TENFOLD_DATABSE"
    ]


def test_the_configuration_is_shown_as_the_page_says(tenfold, monkeypatch):
    command, *lines = re.findall(r"```\n\$ (.*?)```", PAGE.read_text(), re.DOTALL)[0].splitlines()
    variable, _, *arguments = shlex.split(command)
    monkeypatch.setenv(*variable.split("="))

    code, out, _ = tenfold(*arguments)

    assert (code, out.splitlines()) == (0, lines)


def test_other_commands_work_on_the_database_of_the_server(monkeypatch):
    monkeypatch.setenv(DATABASE.variable, "/data/tables.db")
    parsers = [["backup", "copy.db"], ["restore", "copy.db"], ["prune"], ["rotate-key"]]

    assert {choose_database(build_parser().parse_args(each)) for each in parsers} == {
        "/data/tables.db"
    }


def test_the_table_of_settings_is_that_of_the_page():
    page = PAGE.read_text()

    assert page == with_table(page), "python -m tests.cli.pages"
