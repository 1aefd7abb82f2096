"""Golden games: short records, each of which shows something, replayed to the byte."""

import json
import re
from dataclasses import asdict
from pathlib import Path

import pytest

import tenfold

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*/*.record"))
GAMES = sorted({record.parent for record in RECORDS})

every_record = pytest.mark.parametrize(
    "path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}"
)
every_game = pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)


@every_record
def test_a_golden_game_replays_to_the_same_record(path):
    text = path.read_bytes().decode("utf-8")

    assert tenfold.replay(text).record == text


@every_record
def test_a_golden_game_ends_as_it_did(path):
    result = tenfold.replay(path.read_text(encoding="utf-8")).result

    expected = json.loads(path.with_suffix(".result.json").read_text(encoding="utf-8"))
    assert json.loads(json.dumps(result and asdict(result))) == expected


@every_record
def test_a_golden_game_is_of_the_game_of_its_folder(path):
    match = tenfold.replay(path.read_text(encoding="utf-8"))

    assert match.game.name == path.parent.name


@every_game
def test_the_readme_lists_exactly_the_games_that_are_there(folder):
    listed = re.findall(
        r"^- `([\w-]+)`: \S", (folder / "README.md").read_text(encoding="utf-8"), re.MULTILINE
    )

    assert listed == sorted(path.stem for path in folder.glob("*.record"))
    assert listed == sorted(
        path.name.removesuffix(".result.json") for path in folder.glob("*.result.json")
    )
