"""A match as rows of tables: its record, and what each seat saw and chose at each decision."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from tenfold.errors import TenfoldError
from tenfold.extras import extra
from tenfold.match import Match, replay

with extra("research", "Parquet"):
    import pyarrow as pa

FORMAT = 1

RECORDS = pa.schema(
    [
        pa.field("id", pa.string(), nullable=False),
        pa.field("game", pa.string(), nullable=False),
        pa.field("rules", pa.int32(), nullable=False),
        pa.field("seats", pa.int8(), nullable=False),
        pa.field("variant", pa.string(), nullable=False),
        pa.field("bots", pa.list_(pa.string())),
        pa.field("record", pa.string(), nullable=False),
        pa.field("lines", pa.int32(), nullable=False),
        pa.field("winners", pa.list_(pa.int8())),
        pa.field("scores", pa.list_(pa.int32()), nullable=False),
    ]
)

TRAJECTORIES = pa.schema(
    [
        pa.field("id", pa.string(), nullable=False),
        pa.field("line", pa.int32(), nullable=False),
        pa.field("seat", pa.int8(), nullable=False),
        pa.field("view", pa.string(), nullable=False),
        pa.field("events", pa.string(), nullable=False),
        pa.field("legal", pa.list_(pa.string()), nullable=False),
        pa.field("move", pa.string()),
        pa.field("share", pa.float32()),
        pa.field("score", pa.int32(), nullable=False),
    ]
)

ABOUT = {
    "id": "The game's name in this set; rows of both tables with the same one belong together.",
    "game": "Which game it is.",
    "rules": "The version of the game's rules.",
    "seats": "How many seats there are.",
    "variant": "The game's options, as JSON.",
    "bots": "The bot at each seat; null where it is not known who played.",
    "record": "The whole match as text: a heading, and a line a move, chance's too.",
    "lines": "How many lines of moves the record has.",
    "winners": "The seats that won, several where they share the win; null while the game is not over.",
    "scores": "Each seat's points.",
    "line": "Before which line of the record, counted from 0, the decision was; the number of lines at the end.",
    "seat": "The seat that decided.",
    "view": "What the seat knew then, as JSON.",
    "events": "What the seat saw happen since its decision before, as a JSON list.",
    "legal": "The moves that it had, as text; none at the end.",
    "move": "The move that it chose; null at the end, where each seat has one row more.",
    "share": "The seat's share of the win in the end; null where the game is not over.",
    "score": "The seat's points in the end.",
}
"""What each column means."""

Row = dict[str, Any]


def of_record(name: str, match: Match, bots: Sequence[str] | None = None) -> Row:
    """The row of a record."""
    result = match.result
    return {
        "id": name,
        "game": match.game.name,
        "rules": match.game.version,
        "seats": match.seats,
        "variant": _json(match.variant),
        "bots": None if bots is None else list(bots),
        "record": match.record,
        "lines": len(match.lines),
        "winners": None if result is None else list(result.winners),
        "scores": list(match.scores),
    }


def of_trajectory(name: str, match: Match) -> list[Row]:
    """The rows of a match's decisions, in their order, and of what each seat saw at the end."""
    over = match.result is not None
    shares = match.game.shares(match.blank_view(None)) if over else [None] * match.seats
    again = replay(_heading(match.record), chance=_nothing)
    again.back(0)
    for seat in range(match.seats):
        again.events(seat)  # from now on it watches
    told, rows = [0] * match.seats, []
    for number, line in enumerate([*match.lines, None]):
        mover, _, move = line.partition(" ") if line is not None else ("", "", None)
        deciding = [int(mover)] if mover.isdecimal() else []
        for seat in range(match.seats) if line is None else deciding:
            events = again.events(seat, told[seat])
            told[seat] += len(events)
            rows.append(
                {
                    "id": name,
                    "line": number,
                    "seat": seat,
                    "view": _json(again.view(seat)),
                    "events": _json(events),
                    "legal": again.legal(seat) if line is not None else [],
                    "move": move,
                    "share": shares[seat],
                    "score": match.scores[seat],
                }
            )
        if line is not None:
            again.follow([line])
    return rows


def faults(row: Mapping[str, Any], decisions: Sequence[Mapping[str, Any]]) -> list[str]:
    """What is wrong with a record's row, and with those of its decisions, by replaying it."""
    try:
        match = replay(row["record"], chance=_nothing)
    except TenfoldError as fault:
        return [f"record: {fault}"]
    wanted = of_record(row["id"], match, row["bots"])
    found = [
        f"{key}: {row[key]!r}, but the record gives {value!r}" for key, value in wanted.items() if row[key] != value
    ]
    if not decisions:
        return found
    expected = of_trajectory(row["id"], match)
    if len(expected) != len(decisions):
        return [*found, f"trajectory: {len(decisions)} rows, but the record gives {len(expected)}"]
    for given, right in zip(decisions, expected, strict=True):
        found += [
            f"trajectory, line {right['line']}, seat {right['seat']}: {key} is not what the record gives"
            for key, value in right.items()
            if not _same(given[key], value)
        ]
    return found


def _same(given: Any, wanted: Any) -> bool:
    """Whether two values are the same, but for how exactly a share is kept."""
    if isinstance(wanted, float) and given is not None:
        return abs(given - wanted) < 1e-6
    return bool(given == wanted)


def _heading(record: str) -> str:
    return record.partition("\n\n")[0] + "\n\n"


def _nothing(ways: int) -> int:
    """Chance before it is wound back: any way will do."""
    return 0


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))
