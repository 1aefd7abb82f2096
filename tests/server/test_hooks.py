"""Webhooks: what each kind of receiver gets, what is refused, and what a player sees of it."""

import json

import pytest

from tenfold.server.calls.call_words import Call
from tenfold.server.calls.hook_formats import hook_post
from tenfold.server.calls.public_addresses import NotDelivered
from tests.server.living import Person, here
from tests.server.receiver import receiving
from tests.server.test_calls import TRUSTED, hook, play

NAME = "@everyone <!channel> *A* [x](http://y)"
LINE = f"{NAME}: your turn"
CALL = Call("x4k9", "tenzania", "turn", NAME, "Your turn", "Tenzania", LINE, "/t/x4k9")
HERE = "https://games.example.org"


@pytest.fixture(scope="module")
def url(tmp_path_factory):
    with here(database=str(tmp_path_factory.mktemp("hooks") / "tables.db"), **TRUSTED) as found:
        yield found


@pytest.fixture
def receiver():
    with receiving() as found:
        yield found


def sent(kind, origin=HERE, url="https://receiver.example/a/topic?x=1"):
    post = hook_post(kind, url, CALL, origin)
    return post.url, json.loads(post.content)


def test_discord_gets_a_message_that_mentions_nobody():
    url, body = sent("discord")

    assert url == "https://receiver.example/a/topic?x=1"
    assert body["allowed_mentions"] == {"parse": []}
    assert body["content"].startswith(r"\@everyone \<!channel\> \*A\* \[x\]\(http\://y\)\: your")
    assert body["content"].endswith(" https://games.example.org/t/x4k9")


def test_slack_gets_a_message_that_mentions_nobody():
    assert sent("slack")[1] == {
        "text": "@everyone &lt;!channel&gt; *A* [x](http://y): your turn "
        "https://games.example.org/t/x4k9"
    }


def test_ntfy_gets_a_message_for_its_topic():
    assert sent("ntfy") == (
        "https://receiver.example/a?x=1",
        {"topic": "topic", "message": LINE, "click": "https://games.example.org/t/x4k9"},
    )


def test_ntfy_needs_a_topic():
    with pytest.raises(NotDelivered, match="address"):
        sent("ntfy", url="https://ntfy.sh/")


def test_a_program_gets_plain_json():
    assert sent("json", origin=None)[1] == {
        "what": "turn",
        "table": "x4k9",
        "game": "tenzania",
        "player": NAME,
        "text": LINE,
        "link": None,
    }


@pytest.mark.parametrize("kind", ["discord", "slack", "ntfy", "json"])
def test_every_kind_is_sent(person, receiver, kind):
    ada, ben = person("Ada"), person("Ben")
    hook(ben, receiver, kind, "/topic")

    play(ada, ben)[1].move()

    assert "Ben" in str(receiver.next().json)


def test_a_table_calls_all_its_players(person, receiver):
    ada, ben = person("Ada"), person("Ben")
    table, socket = play(ada, ben)
    assert hook(ada, receiver, table=table["table"]).status_code == 200

    socket.move()

    assert receiver.next().json["player"] == "Ben"
    socket.close()
    theirs = ben.sit(table)
    theirs.until(lambda each: each.legal).move()
    assert receiver.next().json["player"] == "Ada"


def test_only_the_host_sees_and_adds_the_webhooks_of_a_table(person, receiver):
    ada, ben = person("Ada"), person("Ben")
    table, _ = play(ada, ben)
    where = f"/api/tables/{table['table']}/hooks"

    assert hook(ben, receiver, table=table["table"]).json()["problem"] == "not-host"
    assert ben.http.get(where).json()["problem"] == "not-host"
    assert ada.http.get(where).json() == {"hooks": []}


def test_a_webhook_shows_its_host_and_never_the_rest(person, receiver):
    ada = person("Ada")

    answer = hook(ada, receiver, path="/secret/1234")

    assert "1234" not in answer.text
    [shown] = answer.json()["hooks"]
    assert (shown["kind"], shown["host"], shown["problem"]) == ("json", "localhost", None)


def test_trying_a_webhook_says_how_it_went(person, receiver):
    ada = person("Ada")
    name = hook(ada, receiver).json()["hooks"][0]["hook"]
    receiver.status = 404

    [failed] = ada.ask("POST", f"/api/calls/hooks/{name}/test")["hooks"]
    receiver.status = 200
    [went] = ada.ask("POST", f"/api/calls/hooks/{name}/test")["hooks"]

    assert (failed["problem"], failed["status"]) == ("refused", 404)
    assert (went["problem"], went["status"]) == (None, None)


def test_a_webhook_that_fails_again_and_again_is_stopped_until_a_test_succeeds(person, receiver):
    ada = person("Ada")
    name = hook(ada, receiver).json()["hooks"][0]["hook"]
    receiver.status = 500

    tried = [ada.ask("POST", f"/api/calls/hooks/{name}/test")["hooks"][0] for _ in range(10)]
    receiver.status = 200
    [went] = ada.ask("POST", f"/api/calls/hooks/{name}/test")["hooks"]

    assert [each["stopped"] for each in tried] == [False] * 9 + [True]
    assert not went["stopped"]


def test_a_player_has_at_most_five(person, receiver):
    ada = person("Ada")

    answers = [hook(ada, receiver).status_code for _ in range(6)]

    assert answers == [200] * 5 + [409]
    assert hook(ada, receiver).json()["problem"] == "too-many-hooks"


@pytest.mark.parametrize(
    "address",
    [
        "http://discord.com/api/webhooks/1/x",
        "https://127.0.0.1/",
        "https://2130706433/",
        "https://[::ffff:127.0.0.1]/",
        "https://169.254.169.254/latest/meta-data/",
    ],
)
def test_an_address_inside_a_network_is_refused_in_words(person, address):
    answer = person("Ada").http.post("/api/calls/hooks", json={"kind": "json", "url": address})

    assert answer.status_code == 400
    assert "public https:// address" in answer.json()["sentence"]


def test_what_can_be_added_is_limited(tmp_path, receiver):
    settings = {"database": str(tmp_path / "tables.db"), "unlimited": False, **TRUSTED}
    with here(**settings) as limited:
        ada = Person(limited, "Ada")

        answers = [hook(ada, receiver).status_code for _ in range(30)]

    assert answers[0] == 200
    assert 429 in answers
