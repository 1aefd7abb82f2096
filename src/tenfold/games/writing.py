"""Compiled code that writes what is new to the viewers of a match as JSON, by a table of how values lie in memory."""

from tenfold.games.forms import (
    ACTIVE,
    AT,
    BYTES,
    COUNTS,
    EACH,
    EXACT,
    IS_LIST,
    KIND,
    NONE,
    ROWS,
    ROWS_AT,
    STRIDE,
    TEXTS,
    WHEN,
    WIDE,
    WIDTH,
    WIDTH_AT,
    WIDTH_STEP,
)
from tenfold.kernel.compiled import compiled
from tenfold.kernel.gate import differing
from tenfold.kernel.layout import Array, wide

LONG = 1 << 13
"""How many bytes a key takes at most."""

COMMA, COLON, MINUS, ZERO = (ord(sign) for sign in ",:-0")
OPEN, CLOSE, BEGIN, END = (ord(sign) for sign in "[]{}")
N, U, L = (ord(letter) for letter in "nul")


@compiled
def write(
    table: Array, sources: Array, keys: Array, texts: Array, when: Array, pool: Array, names: Array, places: Array,
    viewers: int, seats: Array, views: Array, own: Array, moves: Array, counts: Array, links: Array, ends: Array,
    last: Array, last_own: Array, last_moves: Array, active: Array, out: Array, found: Array,
) -> bool:  # fmt: skip
    """Write what is new to all; False where there is no room."""
    end, room = 0, 3 * LONG + names[-1, 1] - names[0, 0] + len(names) + ends[views.shape[0] - 1]
    for viewer in range(views.shape[0]):
        found[:, viewer] = end, end, 0, 0, 0
        if not viewers >> viewer & 1:
            continue
        changed, rest, begun = differing(views[viewer], last[viewer], places), 0, end
        for key in range(table.shape[0]):
            touched = changed & sources[key]
            if not touched or (table[key, KIND] == ACTIVE and active[0] == active[1]):
                continue
            if end + room > out.shape[0]:
                return False
            first = end
            if end > begun:
                out[end] = COMMA
                end += 1
            value = copy_text(pool, keys[key, 0], keys[key, 1], out, end)
            end = _value(table, key, texts, when, pool, views[viewer], active[0], out, value)
            if end < 0:
                rest |= 1 << key
                end = first
            elif touched != table[key, EXACT]:
                until = _value(table, key, texts, when, pool, last[viewer], active[1], out, end)
                if _is_same(out, value, end, until):
                    end = first
        seat, middle = seats[viewer], end
        is_news = seat >= 0 and _is_news(moves[seat], counts[seat], last_moves[viewer])
        end = copy_text(pool, names[-2, 0], names[-2, 1], out, end)
        end = _list(moves[seat], counts[seat], names, pool, out, end) if is_news else _null(out, end)
        end = copy_text(pool, names[-1, 0], names[-1, 1], out, end)
        first = ends[viewer - 1] if viewer else 0
        end = copy_text(links, first, ends[viewer], out, end) if ends[viewer] > first else _null(out, end)
        out[end] = END
        end += 1
        found[:, viewer] = middle, end, own[viewer] | last_own[viewer], rest, 1 * (is_news or middle > begun)
        last[viewer], last_own[viewer] = views[viewer], own[viewer]
    active[1] = active[0]
    return True


@compiled
def _is_news(moves: Array, count: int, told: Array) -> bool:
    """Whether moves are not those that were told; they are then."""
    is_new = told[0] != count
    told[0] = count
    for i in range(count):
        is_new = is_new or told[i + 1] != moves[i]
        told[i + 1] = moves[i]
    return is_new


@compiled
def _list(moves: Array, count: int, names: Array, pool: Array, out: Array, end: int) -> int:
    """Write moves as a list."""
    out[end] = OPEN
    end += 1
    for i in range(count):
        if i:
            out[end] = COMMA
            end += 1
        end = copy_text(pool, names[moves[i], 0], names[moves[i], 1], out, end)
    out[end] = CLOSE
    return end + 1


@compiled
def _is_same(out: Array, first: int, middle: int, end: int) -> bool:
    """Whether the text before a place is the one that follows it."""
    if end - middle != middle - first:
        return False
    at = first
    while at < middle and out[at] == out[at + middle - first]:
        at += 1
    return at == middle


@compiled
def _value(
    table: Array, key: int, texts: Array, when: Array, pool: Array, view: Array, active: int, out: Array, end: int
) -> int:
    """Write a value, and say where it ends; below 0 where it is not to be written here."""
    kind = table[key, KIND]
    if kind == NONE:
        return -1
    if kind == ACTIVE:
        return _seats(active, out, end)
    condition = table[key, WHEN]
    while when[condition, 0] >= 0:
        if not when[condition, 2 + view[when[condition, 0]]]:
            return _null(out, end) if when[condition, 1] else -1
        condition += 1
    rows = table[key, ROWS] if table[key, ROWS_AT] < 0 else wide(view[table[key, ROWS_AT]])
    if rows < 0:
        return _row(table, key, 0, texts, pool, view, out, end)
    out[end] = OPEN
    end += 1
    for row in range(rows):
        if row:
            out[end] = COMMA
            end += 1
        end = _row(table, key, row, texts, pool, view, out, end)
    out[end] = CLOSE
    return end + 1


@compiled
def _row(table: Array, key: int, row: int, texts: Array, pool: Array, view: Array, out: Array, end: int) -> int:
    """Write one list, or what is none."""
    kind, at, of = table[key, KIND], table[key, AT] + row * table[key, STRIDE], table[key, TEXTS]
    if not table[key, IS_LIST]:
        if kind == WIDE:
            return _number(wide(view[at]) + 256 * wide(view[at + 1]), out, end)
        return copy_text(pool, texts[of, view[at], 0], texts[of, view[at], 1], out, end)
    width = table[key, WIDTH]
    if table[key, WIDTH_AT] >= 0:
        width = wide(view[table[key, WIDTH_AT] + row * table[key, WIDTH_STEP]])
    out[end] = BEGIN if kind == COUNTS else OPEN
    end += 1
    first = end
    for i in range(width):
        times = wide(view[at + i]) if kind == COUNTS or kind == EACH else 1  # noqa: SIM109
        for _ in range(min(times, 1) if kind == COUNTS else times):
            if end > first:
                out[end] = COMMA
                end += 1
            if kind == WIDE:
                end = _number(wide(view[at + 2 * i]) + 256 * wide(view[at + 2 * i + 1]), out, end)
            else:
                text = wide(view[at + i]) if kind == BYTES else i
                end = copy_text(pool, texts[of, text, 0], texts[of, text, 1], out, end)
        if kind == COUNTS and times:
            out[end] = COLON
            end = _number(times, out, end + 1)
    out[end] = END if kind == COUNTS else CLOSE
    return end + 1


@compiled
def _null(out: Array, end: int) -> int:
    out[end], out[end + 1], out[end + 2], out[end + 3] = N, U, L, L
    return end + 4


@compiled
def _seats(bits: int, out: Array, end: int) -> int:
    out[end] = OPEN
    end += 1
    first, seat = end, 0
    while bits >> seat:
        if bits >> seat & 1:
            if end > first:
                out[end] = COMMA
                end += 1
            end = _number(seat, out, end)
        seat += 1
    out[end] = CLOSE
    return end + 1


@compiled
def _number(number: int, out: Array, end: int) -> int:
    """Write a number of at most two bytes, of which those from 32,768 on are below 0."""
    if number > 32767:
        number -= 65536
    if number < 0:
        out[end] = MINUS
        end, number = end + 1, -number
    size = 10000
    while size > 1 and size > number:
        size //= 10
    while size:
        out[end] = ZERO + number // size % 10
        end, size = end + 1, size // 10
    return end


@compiled
def copy_text(pool: Array, first: int, last: int, out: Array, end: int) -> int:
    """Copy a text out of a pool, and say where it ends."""
    for i in range(first, last):
        out[end] = pool[i]
        end += 1
    return end
