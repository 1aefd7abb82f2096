"""The card of an export: what it holds, for people and for machines, as Hugging Face and Croissant
have it.
"""

import json
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

from tenfold import games
from tenfold.env.parquet import rows
from tenfold.extras import extra

with extra("research", "Parquet"):
    import pyarrow as pa
    import pyarrow.parquet as pq

TERMS = (
    *(
        "citeAs",
        "column",
        "equivalentProperty",
        "extract",
        "field",
        "fileObject",
        "fileProperty",
        "fileSet",
        "format",
    ),
    *(
        "includes",
        "isLiveDataset",
        "jsonPath",
        "key",
        "md5",
        "parentField",
        "path",
        "recordSet",
        "references",
        "regex",
    ),
    *("repeated", "replace", "samplingRate", "separator", "source", "subField", "transform"),
)

CONTEXT = {
    "@language": "en",
    "@vocab": "https://schema.org/",
    "sc": "https://schema.org/",
    "cr": "http://mlcommons.org/croissant/",
    "rai": "http://mlcommons.org/croissant/RAI/",
    "dct": "http://purl.org/dc/terms/",
    "conformsTo": "dct:conformsTo",
    "data": {"@id": "cr:data", "@type": "@json"},
    "dataType": {"@id": "cr:dataType", "@type": "@vocab"},
    "examples": {"@id": "cr:examples", "@type": "@json"},
    **{name: f"cr:{name}" for name in TERMS},
}
"""Croissant's own context, whole: its readers warn of any other."""

PARQUET = "application/x-parquet"
"""Croissant's name for it: by the registered one its readers do not know the format."""

CITE = "@misc{tenfold, title = {Tenfold: four tabletop games to play and to study}}"

COUNTED = {
    "records": "games",
    "trajectories": "rows of what their seats saw and chose",
    "encoded": "rows of the same as numbers for a network",
}
"""What is counted in each table."""

SIZES = (
    *(
        (1_000, "n<1K"),
        (10_000, "1K<n<10K"),
        (100_000, "10K<n<100K"),
        (1_000_000, "100K<n<1M"),
        (10**7, "1M<n<10M"),
    ),
    *((10**8, "10M<n<100M"), (10**9, "100M<n<1B")),
)
"""Hugging Face's names for how many games there are."""


def write(out: Path, heading: dict[str, object]) -> None:
    """Write both cards of an export that is whole."""
    found = {name: sorted((out / name).glob("*.parquet")) for name in rows.TABLES}
    tables = {name: paths for name, paths in found.items() if paths}
    counts = {
        name: sum(pq.read_metadata(path).num_rows for path in paths)
        for name, paths in tables.items()
    }
    names = sorted({name for path in tables["records"] for name in _games(path)})
    (out / "README.md").write_text(_readme(names, counts, heading), encoding="utf-8")
    told = json.dumps(_croissant(names, tables), indent=1, ensure_ascii=False)
    (out / "croissant.json").write_text(told + "\n", encoding="utf-8")


def _games(path: Path) -> list[str]:
    found: list[str] = (
        pq.read_table(path, columns=["game"], partitioning=None)["game"].unique().to_pylist()
    )
    return found


def _readme(names: list[str], counts: dict[str, int], heading: dict[str, object]) -> str:
    titles = ", ".join(games.get(name).title for name in names)
    size = next((name for most, name in SIZES if counts["records"] < most), "1B<n<10B")
    configs = "".join(
        f"- config_name: {name}\n{'  default: true' + chr(10) if name == 'records' else ''}"
        f"  data_files:\n  - split: train\n    path: {name}/*.parquet\n"
        for name in counts
    )
    return f"""---
pretty_name: "Games of Tenfold: {titles}"
license: mit
language:
- en
tags:
- games
- imperfect-information
- reinforcement-learning
task_categories:
- reinforcement-learning
size_categories:
- {size}
configs:
{configs}---

# Games of Tenfold: {titles}

{", ".join(f"{count:,} {COUNTED[name]}" for name, count in counts.items())}.
Each record is a whole match in text, from which all else follows.
`tenfold games import` replays every one and compares.
{_origin(heading)}

{"".join(_table(name) for name in counts)}## Limits

What a seat knew is its own view: no row holds what the seat could not know, but the records do,
and tell everything.
The games belong to their publishers; the data hold moves and facts, and none of their art.
"""


def _origin(heading: dict[str, object]) -> str:
    bots = heading.get("bots")
    if not isinstance(bots, list):
        return "The games were read from records; who played them is not known."
    seats = heading["seats"]
    seed = heading["seed"]
    return (
        f"The games were played by the bots {', '.join(bots)} at {seats} seats, "
        f"with the seed {seed}."
    )


def _table(name: str) -> str:
    lines = [
        f"| `{field.name}` | {field.type} | {rows.ABOUT[field.name]} |"
        for field in rows.TABLES[name]
    ]
    return "\n".join(
        [f"## {name}", "", "| column | type | what it is |", "|---|---|---|", *lines, "", ""]
    )


def _croissant(names: list[str], tables: dict[str, list[Path]]) -> dict[str, object]:
    """The export as Croissant's JSON-LD."""
    return {
        "@context": CONTEXT,
        "@type": "sc:Dataset",
        "conformsTo": "http://mlcommons.org/croissant/1.0",
        "name": "tenfold-games",
        "description": f"Games of {', '.join(games.get(name).title for name in names)}, and what "
        "their seats saw.",
        "license": "https://spdx.org/licenses/MIT.html",
        "citeAs": CITE,
        "datePublished": datetime.now(UTC).date().isoformat(),
        "version": f"{rows.FORMAT}.0.0",
        "distribution": [
            *(_file(name, path) for name, paths in tables.items() for path in paths),
            *(_files(name) for name in tables),
        ],
        "recordSet": [_record_set(name) for name in tables],
    }


def _file(name: str, path: Path) -> dict[str, object]:
    told = f"{name}/{path.name}"
    digest = sha256(path.read_bytes()).hexdigest()
    kind = {"encodingFormat": PARQUET, "contentSize": f"{path.stat().st_size} B"}
    return {
        "@type": "cr:FileObject",
        "@id": told,
        "name": told,
        "contentUrl": told,
        **kind,
        "sha256": digest,
    }


def _files(name: str) -> dict[str, object]:
    """A table's files as one set, beside the card: in the files that are listed it would be looked
    for inside.
    """
    told = {"@type": "cr:FileSet", "@id": f"{name}-files", "name": f"{name}-files"}
    return {**told, "encodingFormat": PARQUET, "includes": f"{name}/*.parquet"}


def _record_set(name: str) -> dict[str, object]:
    return {
        "@type": "cr:RecordSet",
        "@id": name,
        "name": name,
        "field": [_field(name, each) for each in rows.TABLES[name]],
    }


def _field(name: str, field: pa.Field) -> dict[str, object]:
    listed = pa.types.is_list(field.type)
    source = {"fileSet": {"@id": f"{name}-files"}, "extract": {"column": field.name}}
    told = {"@type": "cr:Field", "@id": f"{name}/{field.name}", "name": f"{name}/{field.name}"}
    more: dict[str, object] = {}
    if listed:
        more = {"repeated": True}
    if name != "records" and field.name == "id":
        more["references"] = {"field": {"@id": "records/id"}}
    kind = _kind(field.type.value_type if listed else field.type)
    return {
        **told,
        "description": rows.ABOUT[field.name],
        "dataType": kind,
        "source": source,
        **more,
    }


def _kind(kind: pa.DataType) -> str:
    if pa.types.is_integer(kind):
        return "sc:Integer"
    if pa.types.is_floating(kind):
        return "sc:Float"
    return "sc:Text"
