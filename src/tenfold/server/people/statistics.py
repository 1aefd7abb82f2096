"""What a player's games say: numbers by game, seats and opponent, records, and the passport."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

import orjson

from tenfold.server.protocol.people import (
    GameNumbers,
    MonthNumbers,
    Numbers,
    OpponentNumbers,
    PersonalBest,
    SeatsNumbers,
    Stamp,
)
from tenfold.server.table.daily_results import measure_of

OPPONENTS = 20
"""How many opponents are listed, those with the most games first."""

Row = Mapping[str, Any]


def numbers(rows: Iterable[Row]) -> Numbers:
    """Return the numbers of a player's games, which are given in the order in which they ended.

    Games that do not count are left out of all but the total.
    """
    games = [{**row, "facts": orjson.loads(row["facts"])} for row in rows]
    counted = [row for row in games if row["counts"]]
    by_game = _grouped(counted, lambda row: row["game"])
    return {
        "played": len(games),
        "counted": len(counted),
        "won": sum(row["share"] for row in counted),
        "since": games[0]["at"] if games else None,
        "games": [_game(game, found) for game, found in by_game.items()],
        "opponents": _opponents(counted),
        "passport": _passport(counted),
    }


def _grouped(rows: Iterable[Row], key: Callable[[Row], Any]) -> dict[Any, list[Row]]:
    found: dict[Any, list[Row]] = defaultdict(list)
    for row in rows:
        found[key(row)].append(row)
    return found


def _game(game: str, rows: Sequence[Row]) -> GameNumbers:
    by_seats = _grouped(rows, lambda row: row["seats"])
    by_month = _grouped(rows, lambda row: _month(row["at"]))
    return {
        "game": game,
        "measure": measure_of(game),
        "games": len(rows),
        "won": sum(row["share"] for row in rows),
        "seats": [_seats(seats, by_seats[seats]) for seats in sorted(by_seats)],
        "months": [_in_month(game, month, by_month[month]) for month in sorted(by_month)],
        "sums": _sums(rows),
        "records": _records(rows),
    }


def _month(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m")


def _seats(seats: int, rows: Sequence[Row]) -> SeatsNumbers:
    return {
        "seats": seats,
        "games": len(rows),
        "won": sum(row["share"] for row in rows),
        "score": _average([row["score"] for row in rows]),
        "turns": _average([row["turns"] for row in rows if row["turns"] is not None]),
    }


def _average(values: Sequence[int]) -> float | None:
    return round(sum(values) / len(values), 1) if values else None


def _in_month(game: str, month: str, rows: Sequence[Row]) -> MonthNumbers:
    """Return a month: the turns of the games that were won, or the points of all."""
    by_turns = measure_of(game) == "turns"
    values = _turns_won(rows) if by_turns else [row["score"] for row in rows]
    best = (min if by_turns else max)(values, default=None)
    return {"month": month, "games": len(rows), "average": _average(values), "best": best}


def _turns_won(rows: Iterable[Row]) -> list[int]:
    return [row["turns"] for row in rows if row["share"] > 0 and row["turns"] is not None]


def _sums(rows: Iterable[Row]) -> dict[str, int]:
    """Return the sum of each fact that is a number."""
    sums: dict[str, int] = defaultdict(int)
    for row in rows:
        for key, value in row["facts"].items():
            if isinstance(value, int):
                sums[key] += value
    return dict(sums)


def _records(rows: Sequence[Row]) -> dict[str, PersonalBest]:
    """Return the quickest win, the highest score, and the largest of each fact."""
    records: dict[str, PersonalBest] = {}
    for row in rows:
        won_in = row["turns"] if row["share"] > 0 else None
        if won_in is not None and ("turns" not in records or won_in < records["turns"]["value"]):
            records["turns"] = _record(row, won_in)
        for key, value in [("score", row["score"]), *row["facts"].items()]:
            if isinstance(value, int) and value > records.get(key, {"value": 0})["value"]:
                records[key] = _record(row, value)
    return records


def _record(row: Row, value: int) -> PersonalBest:
    return {"value": value, "table": row["table_id"], "at": row["at"], "seats": row["seats"]}


def _opponents(rows: Iterable[Row]) -> list[OpponentNumbers]:
    """Return how a player did against each opponent, those with the most games first. An opponent's
    last name is told.
    """
    found: dict[Any, OpponentNumbers] = {}
    for row in rows:
        for other in orjson.loads(row["others"]):
            if other["kind"] == "screen":
                continue
            key = other["player"] or other["bot"]
            numbers = found.setdefault(key, _opponent(other))
            numbers["name"] = other["name"]
            numbers["games"] += 1
            numbers["won"] += row["share"] > 0
            numbers["lost"] += row["share"] == 0
    return sorted(found.values(), key=lambda each: -each["games"])[:OPPONENTS]


def _opponent(other: Mapping[str, Any]) -> OpponentNumbers:
    return {
        "name": other["name"],
        "colour": other["colour"],
        "bot": other["bot"],
        "games": 0,
        "won": 0,
        "lost": 0,
    }


def _passport(rows: Iterable[Row]) -> dict[str, list[Stamp]]:
    """Return by game the places that a player has won with, each with its first time."""
    stamps: dict[str, dict[str, Stamp]] = defaultdict(dict)
    for row in rows:
        if row["share"] == 0:
            continue
        for place in row["facts"].get("places", []):
            stamp: Stamp = {"place": place, "at": row["at"], "table": row["table_id"]}
            stamps[row["game"]].setdefault(place, stamp)
    return {game: list(found.values()) for game, found in stamps.items()}
