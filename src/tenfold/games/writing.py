"""Compiled code that writes what is new to the viewers of a match as JSON, by a table of how values lie in memory."""

from tenfold.games.forms import (
    ACTIVE,
    AT,
    BYTES,
    COLUMNS,
    CONDITION,
    COUNTS,
    EACH,
    EXACT,
    IS_LIST,
    KIND,
    NAME,
    NAME_END,
    NONE,
    ROWS,
    ROWS_AT,
    SOURCES,
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

LINKS = 3 << 15
"""How many bytes there are for what is new to all viewers of a match: after them are the links."""

ROOM = LINKS + (1 << 15)
"""How many there are for both."""

LINK_ENDS, ENDS, NUMBERS = 0, 2, 6
"""Rows of what is found for each viewer: where its links end, and where all of it does; and how many rows there are.
After the links they are those of `news.Written`."""


@compiled
def write(
    forms: Array, pool: Array, viewers: int, seats: Array, views: Array, own: Array, active: int, moves: Array,
    last: Array, last_moves: Array, numbers: Array, out: Array, found: Array,
) -> bool:  # fmt: skip
    """Write what is new to all; False where there is no room."""
    table, texts = _part(forms, 0).reshape((-1, COLUMNS)), _part(forms, 1).reshape((-1, 256, 2))
    when, names = _part(forms, 2).reshape((-1, CONDITION)), _part(forms, 3).reshape((-1, 2))
    places, before = _part(forms, 4).reshape((-1, 2)), numbers[-1]
    end, room = 0, 3 * LONG + names[-1, 1] - names[0, 0] + len(names) + found[LINK_ENDS, views.shape[0] - 1]
    for viewer in range(views.shape[0]):
        found[1:, viewer] = end, end, 0, 0, 0
        if not viewers >> viewer & 1:
            continue
        changed, rest, begun = differing(views[viewer], last[viewer], places), 0, end
        for key in range(table.shape[0]):
            touched = changed & table[key, SOURCES]
            if not touched or (table[key, KIND] == ACTIVE and active == before):
                continue
            if end + room > LINKS:
                return False
            first = end
            if end > begun:
                out[end] = COMMA
                end += 1
            value = copy_text(pool, table[key, NAME], table[key, NAME_END], out, end)
            end = _value(table, key, texts, when, pool, views[viewer], active, out, value)
            if end < 0:
                rest |= 1 << key
                end = first
            elif touched != table[key, EXACT]:
                until = _value(table, key, texts, when, pool, last[viewer], before, out, end)
                if _is_same(out, value, end, until):
                    end = first
        seat, middle = seats[viewer], end
        is_news = seat >= 0 and _is_news(moves[seat], last_moves[viewer])
        end = copy_text(pool, names[-2, 0], names[-2, 1], out, end)
        end = _list(moves[seat], names, pool, out, end) if is_news else _null(out, end)
        end = copy_text(pool, names[-1, 0], names[-1, 1], out, end)
        first, links = LINKS + (found[LINK_ENDS, viewer - 1] if viewer else 0), LINKS + found[LINK_ENDS, viewer]
        end = copy_text(out, first, links, out, end) if links > first else _null(out, end)
        out[end] = END
        end += 1
        found[1:, viewer] = middle, end, own[viewer] | numbers[viewer], rest, 1 * (is_news or middle > begun)
        last[viewer], numbers[viewer] = views[viewer], own[viewer]
    numbers[-1] = active
    return True


@compiled
def _part(forms: Array, number: int) -> Array:
    """One of the tables that make up `news.Forms`, without its shape."""
    return forms[forms[number] : forms[number + 1]]


@compiled
def _is_news(moves: Array, told: Array) -> bool:
    """Whether moves, after how many they are, are not those that were told; they are then."""
    is_new = False
    for i in range(1 + moves[0]):
        is_new = is_new or told[i] != moves[i]
        told[i] = moves[i]
    return is_new


@compiled
def _list(moves: Array, names: Array, pool: Array, out: Array, end: int) -> int:
    """Write moves as a list."""
    out[end] = OPEN
    end += 1
    for i in range(1, 1 + moves[0]):
        if i > 1:
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
