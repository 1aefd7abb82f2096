"""Games as data: written as Parquet with their cards, resumed, and checked by replay."""

import json
from collections import Counter

import jsonschema
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
import yaml

import tenfold
from tenfold.arena.event import Event
from tenfold.arena.run import run
from tenfold.cli import main
from tenfold.env import export, sources
from tenfold.errors import BadData

RANDOM = ("random", "random")


def write(out, games=4, part=2, game="tenzania", **more):
    event = Event(game, RANDOM, 2, games, 1, {})
    return export.export(sources.played(event), out, part=part, **more)


def read(out, table):
    return [
        row
        for path in sorted((out / table).glob("*.parquet"))
        for row in pq.read_table(path).to_pylist()
    ]


def change(path, column, row, value):
    """Write another value into a file."""
    table = pq.read_table(path)
    values = table[column].to_pylist()
    values[row] = value
    place = table.schema.get_field_index(column)
    pq.write_table(
        table.set_column(
            place, table.schema.field(column), pa.array(values, table.schema.field(column).type)
        ),
        path,
    )


@pytest.fixture
def folder(tmp_path):
    write(tmp_path / "set")
    return tmp_path / "set"


@pytest.fixture
def encoded(tmp_path):
    write(tmp_path / "encoded", encoded=True)
    return tmp_path / "encoded"


def test_every_record_replays_to_its_result(folder):
    rows = read(folder, "records")

    assert len(rows) == 4
    for row in rows:
        match = tenfold.replay(row["record"])
        assert (list(match.result.winners), list(match.result.scores)) == (
            row["winners"],
            row["scores"],
        )
        assert row["bots"] == list(RANDOM)


def test_a_trajectory_is_what_a_seat_saw_and_chose(folder):
    record = read(folder, "records")[0]
    match = tenfold.replay(record["record"])
    rows = [row for row in read(folder, "trajectories") if row["id"] == record["id"]]
    own = [row for row in rows if row["seat"] == 1]

    assert [f"{row['seat']} {row['move']}" for row in rows if row["move"]] == [
        line for line in match.lines if not line.startswith("chance")
    ]
    assert [event for row in own for event in json.loads(row["events"])] == match.events(1)
    assert json.loads(own[-1]["view"]) == match.view(1)
    assert all(row["move"] in row["legal"] for row in rows if row["move"])
    assert {row["share"] for row in own} == {match.game.engine.shares(match.blank_view(None))[1]}


def test_what_is_encoded_is_what_a_network_is_given(encoded):
    rows = read(encoded, "encoded")
    record = read(encoded, "records")[0]
    match = tenfold.replay(record["record"])
    game = match.game
    own = [row for row in rows if row["id"] == record["id"]]

    assert [(row["id"], row["line"], row["seat"], row["share"], row["score"]) for row in rows] == [
        (row["id"], row["line"], row["seat"], row["share"], row["score"])
        for row in read(encoded, "trajectories")
    ]
    assert [
        f"{row['seat']} {game.texts[row['action']]}" for row in own if row["action"] is not None
    ] == [line for line in match.lines if not line.startswith("chance")]
    assert all(row["action_mask"][row["action"]] for row in own if row["action"] is not None)
    assert own[-1]["observation"] == game.encode(match.blank_view(1), 1).tolist()
    assert not any(own[-1]["action_mask"])


def test_an_export_with_encoded_observations_is_another_than_one_without(folder):
    with pytest.raises(BadData, match="holds another export"):
        write(folder, encoded=True)


@pytest.mark.parametrize("game", tenfold.games.names())
def test_what_is_written_is_found_sound(game, tmp_path, capsys):
    write(tmp_path / "set", games=2, game=game, encoded=True)

    assert main(["games", "import", str(tmp_path / "set")]) == 0
    assert capsys.readouterr().out == "all games replay to what the data say\n"


def test_parts_that_are_there_are_left_as_they_are(folder):
    kept, lost = (
        folder / "records" / "part-00000.parquet",
        folder / "records" / "part-00001.parquet",
    )
    before, whole = kept.stat().st_mtime_ns, lost.read_bytes()
    lost.unlink()
    write(folder)

    assert kept.stat().st_mtime_ns == before
    assert lost.read_bytes() == whole


def test_an_interrupted_export_goes_on(tmp_path):
    def interrupt(done, all_):
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write(tmp_path / "set", watch=interrupt)
    write(tmp_path / "set")
    write(tmp_path / "other")

    assert read(tmp_path / "set", "trajectories") == read(tmp_path / "other", "trajectories")


def test_another_export_is_not_written_over(folder):
    with pytest.raises(BadData, match="holds another export"):
        write(folder, games=6)


def test_a_folder_of_something_else_is_left_alone(tmp_path):
    (tmp_path / "diary.txt").write_text("Dear diary")

    with pytest.raises(BadData, match="is not empty"):
        write(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["diary.txt"]


@pytest.mark.parametrize(
    ("table", "column", "row", "value", "told"),
    [
        (
            "records",
            "scores",
            1,
            [99, 1],
            "records/part-00000.parquet, row 1, game 0-0-1: scores: [99, 1]",
        ),
        ("records", "record", 0, "nonsense", "row 0, game 0-0-0: record: line 1: not a record"),
        (
            "trajectories",
            "view",
            3,
            "{}",
            "trajectories/part-00000.parquet, row 3, game 0-0-0: line ",
        ),
        ("trajectories", "legal", 3, ["pass"], "legal is not what the record gives"),
        (
            "encoded",
            "observation",
            5,
            [1, 2],
            "encoded/part-00000.parquet, row 5, game 0-0-0: line ",
        ),
        ("encoded", "action", 5, 0, "action is not what the record gives"),
        (
            "trajectories",
            "id",
            0,
            "stranger",
            "trajectories/part-00000.parquet, game stranger: it has decisions",
        ),
    ],
)
def test_what_is_wrong_is_told_with_its_place(encoded, capsys, table, column, row, value, told):
    change(encoded / table / "part-00000.parquet", column, row, value)

    assert main(["games", "import", str(encoded)]) == 1
    assert told in capsys.readouterr().out


def test_a_file_that_is_no_parquet_is_told(folder, capsys):
    (folder / "records" / "part-00001.parquet").write_text("nonsense")

    assert main(["games", "import", str(folder)]) == 1
    assert "cannot be read as Parquet" in capsys.readouterr().out


def test_sound_records_are_written_and_not_looked_at_again(folder, tmp_path, capsys):
    out = tmp_path / "records"
    main(["games", "import", str(folder), "--records", str(out)])
    files = sorted(out.glob("*.record"))
    files[0].unlink()
    main(["games", "import", str(folder), "--records", str(out)])

    assert len(files) == 4
    assert not files[0].exists()
    assert all(tenfold.replay(path.read_text()).result for path in files[1:])


def test_records_in_a_folder_are_exported(tmp_path, capsys):
    run(Event("tenzania", RANDOM, 2, 4, 1, {}), records=tmp_path / "records", cores=1)

    assert main(["games", "export", str(tmp_path / "set"), str(tmp_path / "records")]) == 0
    assert capsys.readouterr().out == f"4 games in {tmp_path / 'set'}\n"
    assert Counter(row["bots"] is None for row in read(tmp_path / "set", "records")) == {True: 4}


def test_the_games_of_an_arenas_log_are_exported(tmp_path, capsys):
    run(Event("tenzania", RANDOM, 2, 4, 1, {}), out=tmp_path / "log.jsonl", cores=1)
    write(tmp_path / "played")

    assert (
        main(["games", "export", str(tmp_path / "set"), str(tmp_path / "log.jsonl"), "--part", "2"])
        == 0
    )
    assert read(tmp_path / "set", "records") == read(tmp_path / "played", "records")


def test_a_log_whose_games_end_otherwise_is_refused(tmp_path, capsys):
    log = tmp_path / "log.jsonl"
    run(Event("tenzania", RANDOM, 2, 2, 1, {}), out=log, cores=1)
    log.write_text(log.read_text().replace('"moves": 50', '"moves": 49'))

    assert main(["games", "export", str(tmp_path / "set"), str(log)]) == 2
    assert "ended otherwise" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ([], "give either records"),
        (["--games", "2", "--bots", "gredy,greedy"], "there is no bot 'gredy'"),
        (["--games", "2", "--game", "chess"], "there is no game 'chess'"),
        (["--games", "0"], "one game or more"),
        (["nowhere.txt"], "No such file"),
    ],
)
def test_what_cannot_be_exported_is_told_in_a_sentence(tmp_path, capsys, given, told):
    assert main(["games", "export", str(tmp_path / "set"), *given]) == 2
    assert told in capsys.readouterr().err
    assert not (tmp_path / "set").exists()


def test_a_record_that_is_wrong_is_told_with_its_file(tmp_path, capsys):
    (tmp_path / "records").mkdir()
    (tmp_path / "records" / "bad.txt").write_text("tenfold record 1\n")

    assert main(["games", "export", str(tmp_path / "set"), str(tmp_path / "records")]) == 2
    assert "bad.txt" in capsys.readouterr().err


@pytest.mark.parametrize(
    "tables", [["records", "trajectories"], ["records", "trajectories", "encoded"]]
)
def test_the_cards_name_what_there_is(tables, tmp_path):
    folder = tmp_path / "set"
    write(folder, encoded="encoded" in tables)
    card = (folder / "README.md").read_text()
    told = json.loads((folder / "croissant.json").read_text())

    assert card.startswith("---\npretty_name:")
    assert "path: trajectories/*.parquet" in card
    assert "4 games" in card
    assert told["conformsTo"] == "http://mlcommons.org/croissant/1.0"
    assert [table["@id"] for table in told["recordSet"]] == tables
    files = [part for part in told["distribution"] if part["@type"] == "cr:FileObject"]
    assert all((folder / part["contentUrl"]).exists() for part in files)
    sets = {part["@id"]: part for part in told["distribution"] if part["@type"] == "cr:FileSet"}
    for table in told["recordSet"]:
        assert {field["source"]["fileSet"]["@id"] for field in table["field"]} == {
            f"{table['@id']}-files"
        }
        found = sorted(
            str(path.relative_to(folder))
            for path in folder.glob(sets[f"{table['@id']}-files"]["includes"])
        )
        assert found == [
            part["contentUrl"] for part in files if part["contentUrl"].startswith(table["@id"])
        ]


HUGGING_FACE = {
    "type": "object",
    "required": [
        "pretty_name",
        "license",
        "language",
        "task_categories",
        "size_categories",
        "configs",
    ],
    "properties": {
        "pretty_name": {"type": "string"},
        "license": {"enum": ["mit"]},
        "language": {"type": "array", "items": {"type": "string", "pattern": "^[a-z]{2,3}$"}},
        "tags": {"type": "array", "items": {"type": "string"}},
        "task_categories": {"type": "array", "items": {"enum": ["reinforcement-learning"]}},
        "size_categories": {
            "type": "array",
            "items": {
                "enum": ["n<1K", "1K<n<10K", "10K<n<100K", "100K<n<1M", "1M<n<10M", "10M<n<100M"]
            },
        },
        "configs": {
            "type": "array",
            "minItems": 1,
            "items": {
                "type": "object",
                "required": ["config_name", "data_files"],
                "properties": {
                    "config_name": {"type": "string", "pattern": "^[^<>:/\\\\|?*]+$"},
                    "default": {"type": "boolean"},
                    "data_files": {
                        "type": "array",
                        "items": {
                            "type": "object",
                            "required": ["split", "path"],
                            "properties": {
                                "split": {"enum": ["train"]},
                                "path": {"type": "string"},
                            },
                            "additionalProperties": False,
                        },
                    },
                },
                "additionalProperties": False,
            },
        },
    },
    "additionalProperties": False,
}
"""What of Hugging Face's metadata of a data set is used here: its names, and the values that it
knows.
"""


def test_the_front_of_the_card_is_as_hugging_face_reads_it(folder):
    _, front, _ = (folder / "README.md").read_text().split("---\n", 2)
    told = yaml.safe_load(front)
    jsonschema.validate(told, HUGGING_FACE)

    assert [config["config_name"] for config in told["configs"] if config.get("default")] == [
        "records"
    ]
    for config in told["configs"]:
        assert list(folder.glob(config["data_files"][0]["path"]))
