"""Writing games as Parquet, part by part, with a card that says what they are: what is interrupted
goes on.
"""

import json
from collections.abc import Callable, Sequence
from pathlib import Path

import tenfold
from tenfold.env.parquet import card, rows
from tenfold.env.sources import Source
from tenfold.errors import BadData
from tenfold.extras import extra

with extra("research", "Parquet"):
    import pyarrow as pa
    import pyarrow.parquet as pq

PART = 200
"""How many games a part has."""

MANIFEST = "export.json"

Watcher = Callable[[int, int], None]
"""Is told how many games are written, of how many."""


def export(
    source: Source,
    out: Path,
    *,
    trajectories: bool = True,
    encoded: bool = False,
    part: int = PART,
    watch: Watcher = lambda done, all_: None,
) -> int:
    """Write games into a folder, and return how many; parts that are there already are left as they
    are.

    `trajectories` adds a table of what each seat saw and chose, `encoded` one of the same as
    numbers for a network. Raises BadData if the folder holds something else, or if a game cannot be
    read or played.
    """
    heading = {
        "tenfold": rows.FORMAT,
        "trajectories": trajectories,
        "part": part,
        **source.heading(),
    }
    if encoded:
        heading["encoded"] = True
    tables = [
        name for name, wanted in (("trajectories", trajectories), ("encoded", encoded)) if wanted
    ]
    _begin(out, heading)
    for first in range(0, len(source), part):
        watch(first, len(source))
        number = first // part
        last = min(first + part, len(source))
        if not (out / _path("records", number)).exists():
            _write_part(source, out, number, range(first, last), tables)
    watch(len(source), len(source))
    card.write(out, heading)
    return len(source)


def _begin(out: Path, heading: dict[str, object]) -> None:
    """Say in the folder what it is going to hold, or find that it does."""
    manifest = out / MANIFEST
    if manifest.exists():
        if json.loads(manifest.read_text(encoding="utf-8")) != json.loads(json.dumps(heading)):
            raise BadData(str(out), ["it holds another export: give another folder, or remove it"])
        return
    if out.exists() and any(out.iterdir()):
        raise BadData(str(out), ["it is not empty, and holds no export"])
    out.mkdir(parents=True, exist_ok=True)
    _put(
        manifest,
        lambda path: path.write_text(json.dumps(heading, indent=1) + "\n", encoding="utf-8"),
    )


def _write_part(
    source: Source, out: Path, number: int, games: range, tables: Sequence[str]
) -> None:
    """Write a part of each table: the records last, so that a part whose records exist is
    complete.
    """
    records: list[rows.Row] = []
    decisions: dict[str, list[rows.Row]] = {table: [] for table in tables}
    for game in games:
        exported = source.get(game)
        records.append(rows.record_row(exported.name, exported.match, exported.bots))
        for table in tables:
            decisions[table] += rows.ROWS[table](exported.name, exported.match)
    for table in tables:
        _write_table(out / _path(table, number), decisions[table], rows.TABLES[table])
    _write_table(out / _path("records", number), records, rows.RECORDS)


def _write_table(path: Path, found: list[rows.Row], schema: pa.Schema) -> None:
    path.parent.mkdir(exist_ok=True)
    metadata = {"tenfold": tenfold.__version__, "format": str(rows.FORMAT)}
    table = pa.Table.from_pylist(found, schema=schema.with_metadata(metadata))
    _put(path, lambda beside: pq.write_table(table, beside, compression="zstd"))


def _put(path: Path, write: Callable[[Path], object]) -> None:
    """Write a file whole or not at all."""
    beside = path.with_suffix(path.suffix + ".new")
    write(beside)
    beside.replace(path)


def _path(table: str, number: int) -> str:
    return f"{table}/part-{number:05}.parquet"
