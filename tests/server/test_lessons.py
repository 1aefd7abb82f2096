"""Lessons over HTTP."""

from tests.server.living import Person


def ask(url, path, **asked):
    return Person(url).http.get(path, params=asked)


def test_a_lesson_is_told_with_its_steps_and_frames(url):
    told = ask(url, "/api/lessons/africa").json()

    assert [step["name"] for step in told["steps"]][:2] == ["goal", "foot"]
    assert told["frames"][0]["view"]["racks"][0] == ["SDN", "EGY", "MAR", "TZA", "KEN"]
    assert told["frames"][-1]["waits"] == "end"


def test_a_move_that_a_rule_refuses_is_refused_with_the_rule(url):
    told = ask(
        url, "/api/lessons/tickets/frames/1/why-not", move="claim cape-town port-elizabeth 1"
    ).json()

    assert told["refusal"]["rule"] == "H3.3"


def test_a_legal_move_is_not_refused(url):
    assert ask(url, "/api/lessons/africa/frames/3/why-not", move="draw 1").json() == {
        "refusal": None
    }


def test_what_does_not_exist_is_not_found(url):
    assert ask(url, "/api/lessons/chess").status_code == 404
    assert ask(url, "/api/lessons/africa/frames/900/why-not", move="draw 1").status_code == 404
    assert ask(url, "/api/lessons/africa/frames/0/why-not", move="castle").status_code == 400
