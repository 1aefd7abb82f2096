"""The page on the protocol: its examples are of the types that are declared, and its
program plays.
"""

import random
import re
import subprocess
import sys
from json import JSONDecoder
from pathlib import Path
from typing import get_args

import pytest
from pydantic import TypeAdapter

import tenfold
from tenfold import games
from tenfold.server import codes
from tenfold.server.bots import thought_queue
from tenfold.server.errors import STATUS
from tenfold.server.net import addresses, analysis, wire
from tenfold.server.net.limits import ADDRESS_SOCKETS, FAULTS, FRAME, LIMITS, SOCKETS
from tenfold.server.protocol import messages, requests, typescript
from tenfold.server.web import app, credentials

PAGE = Path("docs/protocol.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(\S+)([^\n]*)\n(.*?)```", PAGE, re.DOTALL)


def examples(label):
    """The values in the blocks with a label, one after the other."""
    return [
        value
        for kind, said, block in BLOCKS
        if (kind, said.strip()) == ("json", label)
        for value in values(block)
    ]


def values(block):
    rest = block.strip()
    while rest:
        value, end = JSONDecoder().raw_decode(rest)
        yield value
        rest = rest[end:].strip()


@pytest.mark.parametrize("example", examples("client"), ids=lambda example: example["type"])
def test_what_a_client_sends_is_understood(example):
    TypeAdapter(messages.FromClient).validate_python(example)


@pytest.mark.parametrize("example", examples("server"), ids=lambda example: example["type"])
def test_what_the_server_sends_is_of_its_type(example):
    TypeAdapter(messages.FromServer).validate_python(example)


def test_every_type_of_message_has_an_example():
    from_client = {
        kind.model_fields["type"].annotation for kind in get_args(get_args(messages.FromClient)[0])
    }
    from_server = {kind.__annotations__["type"] for kind in get_args(messages.FromServer)}

    assert {get_args(kind)[0] for kind in from_client} == {
        example["type"] for example in examples("client")
    }
    assert {get_args(kind)[0] for kind in from_server} == {
        example["type"] for example in examples("server")
    }


def test_the_example_of_a_table_can_be_made(person):
    asked = examples("client POST /api/tables")[0]

    assert TypeAdapter(requests.MakeTable).validate_python(asked)
    assert person().ask("POST", "/api/tables", asked)["table"]["status"] == "waiting"


def test_every_address_is_told_with_its_methods(person):
    paths = person().http.get("/api/openapi.json").json()["paths"]
    told = [line for line in PAGE.splitlines() if line.startswith("| `")]

    for path, methods in paths.items():
        of_path = " ".join(line for line in told if re.search(rf"{re.escape(path)}[`?]", line))
        assert [method for method in methods if method.upper() not in of_path] == [], path


def test_every_problem_is_explained():
    assert [problem for problem in STATUS if f"`{problem}`" not in PAGE] == []


def test_the_program_of_the_page_sits_down_and_plays(person, tmp_path):
    program = tmp_path / "program.py"
    program.write_text(next(block for kind, _, block in BLOCKS if kind == "python"))
    ada = person("Ada")
    table = ada.make(options={"copies": 3})
    link = f"{ada.url}/t/{table['code']}"
    playing = subprocess.Popen(
        [sys.executable, str(program), link], stdout=subprocess.PIPE, text=True
    )
    one = ada.sit(table).until(lambda each: each.table["seats"][1]["here"])
    ada.start(table)

    while one.drain().table["status"] != "over":
        if one.legal:
            one.move()

    assert playing.communicate(timeout=60)[0].strip() == str(one.table["result"]["scores"])


def test_the_types_of_the_page_are_those_of_python():
    written = {file.name: file.read_text(encoding="utf-8") for file in typescript.TARGET.iterdir()}

    assert written == typescript.files(), "run python -m tenfold.server.protocol.typescript"


def test_openapi_describes_what_is_plain_http(person):
    paths = person().ask("GET", "/api/openapi.json")["paths"]

    assert {"/api/me", "/api/tables", "/api/tables/{table}/join"} <= set(paths)


def limits():
    """What the page says of each limit: the numbers at once, and those a second."""
    section = PAGE.split("### Limits\n\n")[1].split("\n\n")[0]
    rows = [
        [cell.strip() for cell in row.strip("|").split("|")] for row in section.splitlines()[2:]
    ]
    return {
        what: (numbers(at_once), numbers(then.rpartition(" a second")[0]))
        for what, at_once, then in rows
    }


def numbers(text):
    return [float(number) for number in re.findall(r"[\d.]+", text)]


def rate(*names):
    """The limits with names, as the page has them."""
    return [LIMITS[name][0] for name in names], [LIMITS[name][1] for name in names]


def test_the_limits_of_the_page_are_those_of_the_server():
    assert limits() == {
        "messages over one socket": rate("messages"),
        "frames of any kind over one socket: messages, fragments, pings, pongs": (
            [wire.FRAMES[0]],
            [wire.FRAMES[1]],
        ),
        "lines of chat of one player": rate("chat"),
        "new names of one player": rate("names"),
        "requests of one address, sockets included": rate("requests"),
        "sockets of one player, and of one address": ([SOCKETS, ADDRESS_SOCKETS], []),
        "players made by one address": rate("players"),
        "tables made by one player, and by one address": rate("tables", "address-tables"),
        "short codes without a table, tried by one address": rate("misses"),
        "devices and webhooks added or tried by one player": rate("receivers"),
        "calls of one player": rate("calls"),
        "hints, tutors and reviews that one socket waits for": ([analysis.MOST], []),
        "hints, tutors, reviews, replays and deals that one player, and one address, waits for": (
            [thought_queue.PLAYER_THOUGHTS, thought_queue.ADDRESS_THOUGHTS],
            [],
        ),
    }


@pytest.mark.parametrize(
    "sentence",
    [
        f"A link works once, within {credentials.LINK_MINUTES} minutes",
        f"adds an `id` of its own (up to {requests.ID} characters)",
        f"An IPv6 address counts as its /{addresses.NETWORK} network",
        f"Its short code of {codes.LENGTH} letters",
        f"at other nodes within {app.ROUND:.0f} seconds",
        f"After more than {FAULTS} of these in a row the socket is closed with the code 4008, "
        f"and after a frame of more than {4 * FRAME // 1024} kB with 1009",
        f"a message of more than {FRAME // 1024} kB with `too-large`",
        f"`path`, which is `{credentials.LINK_PAGE}#TOKEN`",
    ],
)
def test_the_page_says_what_the_server_does(sentence):
    assert sentence.lower() in PAGE.lower()


def cells(title):
    """The cells of the rows of a table, by the title of its first column."""
    rows = PAGE.split(f"\n| {title} |")[1].split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", row.strip("|"))] for row in rows]


def expression(forms):
    """A regular expression of forms that the page names."""
    words = {
        word.strip("`"): pattern.strip("`").replace("\\|", "|")
        for word, _, pattern in cells("word")
    }
    escaped = [form.replace("=", "\\=") for form in re.findall(r"`(.*?)`", forms)]
    return "|".join(
        re.sub("|".join(words), lambda found: f"(?:{words[found[0]]})", form) for form in escaped
    )


GRAMMAR = {
    name: (moves, outcomes)
    for names, moves, outcomes in cells("game")
    for name in re.findall(r"`(\w+)`", names)
}


@pytest.mark.parametrize("name", games.names())
def test_every_line_of_a_record_is_as_the_page_says(name):
    moves, outcomes = (expression(forms) for forms in GRAMMAR[name])
    line = re.compile(rf"[0-5] (?:{moves})|chance (?:{outcomes})")
    chance, match = random.Random(5), tenfold.start(name, seats=2, seed=5)
    while match.result is None and len(match.lines) < 600:
        seat = min(match.active)
        match.play(seat, chance.choice(match.legal(seat)))

    assert [each for each in match.lines if not line.fullmatch(each)] == []
    assert match.record.split("\n")[0] == re.search(r'record  = "(.*?)"', PAGE)[1]
    assert not line.fullmatch("0 resign")
