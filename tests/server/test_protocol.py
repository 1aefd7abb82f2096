"""The page on the protocol: its examples are of the types that are declared, and its program plays."""

import re
import subprocess
import sys
from json import JSONDecoder
from pathlib import Path
from typing import get_args

import pytest
from pydantic import TypeAdapter

from tenfold.server import messages, requests, types
from tenfold.server.errors import STATUS

PAGE = Path("docs/protocol.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(\S+)([^\n]*)\n(.*?)```", PAGE, re.DOTALL)


def examples(label):
    """The values in the blocks with a label, one after the other."""
    return [value for kind, said, block in BLOCKS if (kind, said.strip()) == ("json", label) for value in values(block)]


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
    from_client = {kind.model_fields["type"].annotation for kind in get_args(get_args(messages.FromClient)[0])}
    from_server = {kind.__annotations__["type"] for kind in get_args(messages.FromServer)}

    assert {get_args(kind)[0] for kind in from_client} == {example["type"] for example in examples("client")}
    assert {get_args(kind)[0] for kind in from_server} == {example["type"] for example in examples("server")}


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
    playing = subprocess.Popen([sys.executable, str(program), link], stdout=subprocess.PIPE, text=True)
    one = ada.sit(table).until(lambda each: each.table["seats"][1]["here"])
    ada.start(table)

    while one.drain().table["status"] != "over":
        if one.legal:
            one.move()

    assert playing.communicate(timeout=60)[0].strip() == str(one.table["result"]["scores"])


def test_the_types_of_the_page_are_those_of_python():
    written = {file.name: file.read_text(encoding="utf-8") for file in types.TARGET.iterdir()}

    assert written == types.files(), "run python -m tenfold.server.types"


def test_openapi_describes_what_is_plain_http(person):
    paths = person().ask("GET", "/api/openapi.json")["paths"]

    assert {"/api/me", "/api/tables", "/api/tables/{table}/join"} <= set(paths)
