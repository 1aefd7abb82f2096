"""A match as rows of Parquet tables: its record, and what each seat saw and chose, as text and as
numbers.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from tenfold.errors import TenfoldError
from tenfold.extras import extra
from tenfold.match import Match
from tenfold.replaying import replay

with extra("research", "Parquet"):
    import pyarrow as pa

FORMAT = 1
"""The version of the tables."""

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

ENCODED = pa.schema(
    [
        pa.field("id", pa.string(), nullable=False),
        pa.field("line", pa.int32(), nullable=False),
        pa.field("seat", pa.int8(), nullable=False),
        pa.field("observation", pa.list_(pa.int8()), nullable=False),
        pa.field("action_mask", pa.list_(pa.int8()), nullable=False),
        pa.field("action", pa.int32()),
        pa.field("share", pa.float32()),
        pa.field("score", pa.int32(), nullable=False),
    ]
)

TABLES = {"records": RECORDS, "trajectories": TRAJECTORIES, "encoded": ENCODED}
"""The schema of each table, by the name of its folder."""

ABOUT = {
    "id": "The game's name in this data set. Rows of all tables with the same id belong together.",
    "game": "Which game it is.",
    "rules": "The version of the game's rules.",
    "seats": "The number of seats.",
    "variant": "The game's options, as JSON.",
    "bots": "The bot at each seat; null if it is not known who played.",
    "record": "The whole match as text: a heading, and a line for each move, chance's too.",
    "lines": "The number of moves in the record.",
    "winners": "The seats that won, several if they share the win; null if the game is not over.",
    "scores": "Each seat's points.",
    "line": "The line of the record, counted from 0, that the decision wrote; the number of "
    "lines in a final row.",
    "seat": "The seat that decided.",
    "view": "What the seat knew then, as JSON.",
    "events": "What the seat saw happen since its previous decision, as a JSON list.",
    "legal": "The legal moves of the seat, as text; empty in a final row.",
    "move": "The move that it chose; null in a final row, of which each seat has one when the "
    "game ends.",
    "observation": "What a network sees of the seat's view: `game.encode`, described by "
    "`game.features`.",
    "action_mask": "1 for each move number that is legal, 0 for the others; all 0 in a final row.",
    "action": "The number of the move that it chose; null in a final row.",
    "share": "The seat's share of the win in the end; null if the game is not over.",
    "score": "The seat's points in the end.",
}
"""What each column means."""

Row = dict[str, Any]
"""A row of a table, whose values are of the types in its schema."""


class Decision(NamedTuple):
    """One decision of a replayed match, before its move is made, or a seat at the end."""

    match: Match
    line: int
    seat: int
    move: str | None
    """The move that the seat chose; None at the end."""


def record_row(name: str, match: Match, bots: Sequence[str] | None = None) -> Row:
    """Return the row of a match in the table of records."""
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


def trajectory_rows(name: str, match: Match) -> list[Row]:
    """Return a row for each decision, in their order, and a final row for each seat."""
    shares = _shares(match)
    seen = [0] * match.seats
    rows = []
    for decision in _decisions(match):
        now = decision.match
        seat = decision.seat
        events = now.events(seat, seen[seat])
        seen[seat] += len(events)
        rows.append(
            {
                "id": name,
                "line": decision.line,
                "seat": seat,
                "view": _json(now.view(seat)),
                "events": _json(events),
                "legal": [] if decision.move is None else now.legal(seat),
                "move": decision.move,
                "share": shares[seat],
                "score": match.scores[seat],
            }
        )
    return rows


def encoded_rows(name: str, match: Match) -> list[Row]:
    """Return the rows of `trajectory_rows` as a network is given them: observation, action mask and
    action.
    """
    game = match.game
    shares = _shares(match)
    rows = []
    for decision in _decisions(match):
        seat = decision.seat
        move = decision.move
        view = decision.match.blank_view(seat)
        rows.append(
            {
                "id": name,
                "line": decision.line,
                "seat": seat,
                "observation": game.encode(view, seat).tolist(),
                "action_mask": [0] * len(game.texts)
                if move is None
                else game.mask(view, seat).tolist(),
                "action": None if move is None else game.number(move),
                "share": shares[seat],
                "score": match.scores[seat],
            }
        )
    return rows


ROWS = {"trajectories": trajectory_rows, "encoded": encoded_rows}
"""What makes the rows of a match, for each table with a row for each decision."""


class Fault(NamedTuple):
    """Something in a table that is not what the record gives."""

    table: str
    row: int | None
    """The number of the row among those of its game in its table; None if it concerns all of them.
    """
    problem: str


def faults(row: Row, decisions: Mapping[str, Sequence[Row]]) -> list[Fault]:
    """Replay a record, and return what is wrong with its row and with the rows of its decisions, by
    tables.
    """
    try:
        match = replay(row["record"], chance=_first_way)
    except TenfoldError as fault:
        return [Fault("records", None, f"record: {fault}")]
    expected = record_row(row["id"], match, row["bots"])
    found = [
        Fault("records", None, f"{key}: {row[key]!r}, but the record gives {value!r}")
        for key, value in expected.items()
        if row[key] != value
    ]
    for table, given in decisions.items():
        found += _compare(table, given, ROWS[table](row["id"], match))
    return found


def _compare(table: str, given: Sequence[Row], expected: Sequence[Row]) -> list[Fault]:
    """Return where a game's rows in a table differ from those that its record gives."""
    if len(expected) != len(given):
        return [Fault(table, None, f"{len(given)} rows, but the record gives {len(expected)}")]
    return [
        Fault(
            table,
            number,
            f"line {right['line']}, seat {right['seat']}: {key} is not what the record gives",
        )
        for number, (row, right) in enumerate(zip(given, expected, strict=True))
        for key, value in right.items()
        if not _same(row[key], value)
    ]


def _same(given: object, expected: object) -> bool:
    """Return whether two values are equal; shares are stored as float32 and compared within its
    precision.
    """
    if isinstance(expected, float) and isinstance(given, float):
        return abs(given - expected) < 1e-6
    return bool(given == expected)


def _shares(match: Match) -> Sequence[float | None]:
    """Return each seat's share of the win; None for each if the game is not over."""
    if match.result is None:
        return [None] * match.seats
    return match.game.engine.shares(match.blank_view(None))


def _decisions(match: Match) -> Iterator[Decision]:
    """Replay a match and stop before each decision, then once for each seat at the end.

    The same replayed match is yielded each time: it is moved on between two decisions.
    """
    again = replay(_heading(match.record), chance=_first_way)
    again.back(0)
    for seat in range(match.seats):
        again.events(seat)  # starts recording what the seat sees
    for number, line in enumerate(match.lines):
        mover, _, move = line.partition(" ")
        if mover.isdecimal():
            yield Decision(again, number, int(mover), move)
        again.follow([line])
    for seat in range(match.seats):
        yield Decision(again, len(match.lines), seat, None)


def _heading(record: str) -> str:
    """Return a record without its moves."""
    return record.partition("\n\n")[0] + "\n\n"


def _first_way(ways: int) -> int:
    """Choose chance's first way: any will do where the match is wound back at once."""
    return 0


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))
