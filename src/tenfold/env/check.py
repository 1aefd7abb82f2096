"""Reading games back from Parquet: each is replayed, and what is wrong is said, in which file and
which game.
"""

import json
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path

from tenfold.env.parquet import rows
from tenfold.errors import BadData
from tenfold.extras import extra

with extra("research", "Parquet"):
    import pyarrow as pa
    import pyarrow.parquet as pq

CHECKED = "checked.json"
"""The parts that a folder of records was written from, by their names, with what they were."""

Watcher = Callable[[int, int], None]
"""Is told how many parts are checked, of how many."""


def check(
    folder: Path, records: Path | None = None, watch: Watcher = lambda done, all_: None
) -> Iterator[str]:
    """Everything that is wrong with an export, a line each; where a folder for records is given,
    write the sound ones.

    Parts that were sound when records were written there before, and are the same, are not looked
    at again.
    """
    parts = sorted((folder / "records").glob("*.parquet"))
    if not parts:
        raise BadData(str(folder), ["it holds no export: there is no records/*.parquet"])
    known = _known(records)
    for number, part in enumerate(parts):
        watch(number, len(parts))
        digest = _digest(*(folder / table / part.name for table in rows.TABLES))
        if known.get(part.name) == digest:
            continue
        found = list(_check_part(folder, part.name, records))
        yield from found
        if records is not None and not found:
            known[part.name] = digest
            (records / CHECKED).write_text(json.dumps(known), encoding="utf-8")
    watch(len(parts), len(parts))


def _check_part(folder: Path, part: str, records: Path | None) -> Iterator[str]:
    """Yield what is wrong with the files of a part, and write its sound records if a folder for
    them is given.
    """
    try:
        games = _read(folder / "records" / part, rows.RECORDS)
        decisions = {table: _by_game(folder / table / part, table) for table in rows.ROWS}
    except BadData as unreadable:
        yield str(unreadable)
        return
    for number, row in enumerate(games):
        own = {
            table: by_game.pop(row["id"])
            for table, by_game in decisions.items()
            if row["id"] in by_game
        }
        found = rows.faults(
            row, {table: [given for _, given in numbered] for table, numbered in own.items()}
        )
        for fault in found:
            place = number
            if fault.table != "records":
                place = own[fault.table][fault.row or 0][0]
            yield f"{fault.table}/{part}, row {place}, game {row['id']}: {fault.problem}"
        if records is not None and not found:
            _write(records, row)
    for table, by_game in decisions.items():
        yield from (
            f"{table}/{part}, game {name}: it has decisions, but no record" for name in by_game
        )


def _by_game(path: Path, table: str) -> dict[str, list[tuple[int, rows.Row]]]:
    """Return the rows of each game in a file, with their numbers in it; nothing if the export has
    no such table.
    """
    found: dict[str, list[tuple[int, rows.Row]]] = {}
    for number, row in enumerate(_read(path, rows.TABLES[table]) if path.exists() else []):
        found.setdefault(row["id"], []).append((number, row))
    return found


def _read(path: Path, schema: pa.Schema) -> list[rows.Row]:
    """The rows of a file; raises BadData where it is none, or lacks a column."""
    try:
        table = pq.read_table(path, partitioning=None)
    except (pa.ArrowException, OSError) as fault:
        raise BadData(
            str(path), [f"it cannot be read as Parquet: {str(fault).splitlines()[0]}"]
        ) from fault
    problems = [
        f"the column {field.name} is {table.schema.field(field.name).type}, not {field.type}"
        if field.name in table.schema.names
        else f"there is no column {field.name}"
        for field in schema
        if field.name not in table.schema.names or table.schema.field(field.name).type != field.type
    ]
    if problems:
        raise BadData(str(path), problems)
    found: list[rows.Row] = table.select(schema.names).to_pylist()
    return found


def _write(records: Path, row: rows.Row) -> None:
    path = records / f"{row['id']}.record"
    if not path.resolve().is_relative_to(records.resolve()):
        raise BadData(row["id"], ["the game's name leads out of the folder"])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(row["record"], encoding="utf-8")


def _known(records: Path | None) -> dict[str, str]:
    if records is None:
        return {}
    records.mkdir(parents=True, exist_ok=True)
    path = records / CHECKED
    if path.exists():
        return dict(json.loads(path.read_text(encoding="utf-8")))
    return {}


def _digest(*paths: Path) -> str:
    told = sha256()
    for path in paths:
        told.update(path.read_bytes() if path.exists() else b"-")
    return told.hexdigest()
