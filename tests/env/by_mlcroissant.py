"""Reads an export by its Croissant card alone, with MLCommons' own reader: every row, and no
warning.

pip install mlcroissant pyarrow   (in an environment of its own: it brings thirty packages)
python tests/env/by_mlcroissant.py FOLDER
"""

import sys
from pathlib import Path

import mlcroissant
import pyarrow.parquet as pq


def main(folder: Path) -> None:
    told = mlcroissant.Dataset(jsonld=folder / "croissant.json")
    if told.metadata.issues.report():
        sys.exit(told.metadata.issues.report())
    for table in told.metadata.record_sets:
        rows = [
            row
            for path in sorted((folder / table.id).glob("*.parquet"))
            for row in pq.read_table(path).to_pylist()
        ]
        found = list(told.records(table.id))
        columns = {name: [row[name] for row in rows] for name in rows[0]}
        for name, values in columns.items():
            assert [_plain(row[f"{table.id}/{name}"]) for row in found] == values, name
        print(table.id, len(found), "rows are the same")


def _plain(value: object) -> object:
    if isinstance(value, bytes):
        return value.decode()
    if hasattr(value, "tolist"):
        value = value.tolist()
    return [_plain(each) for each in value] if isinstance(value, list) else value


if __name__ == "__main__":
    main(Path(sys.argv[1]))
