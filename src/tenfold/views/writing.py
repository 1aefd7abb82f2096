"""The compiled writer: what is new to the viewers of a match as JSON, by the table of a game's
forms.

It neither allocates memory nor assigns whole arrays, so that it can be compiled for any target.
"""

from typing import NamedTuple

from tenfold.kernel.compiled import compiled, inlined
from tenfold.kernel.layout import Array, as_i64, as_u64
from tenfold.views.forms import MOST_CONDITIONS, Kind
from tenfold.views.table import NOWHERE, Row, Table

LONGEST = 1 << 13
"""How many bytes a key and its value take at most."""

COMMA, COLON, MINUS, ZERO = (ord(sign) for sign in ",:-0")
OPEN, CLOSE, BEGIN, END = (ord(sign) for sign in "[]{}")
N, U, L = (ord(letter) for letter in "nul")
LARGEST = 10_000
"""The largest power of ten in a number of two bytes."""


class LastSent(NamedTuple):
    """What was last written for each viewer."""

    views: Array
    """The memory of its view."""
    moves: Array
    """The number of its legal moves, followed by these moves."""
    is_sent: Array
    """Whether anything was ever written for it."""


class Buffers(NamedTuple):
    """Memory that the writer works on."""

    moves: Array
    """A row for each seat: the number of its legal moves, followed by these moves. The writer reads
    it and writes the rest.
    """
    text: Array
    """The text of one viewer after another."""
    view_ends: Array
    """For each viewer, where the keys of its view end. They start where the previous viewer's text
    ends.
    """
    ends: Array
    """The offset at which the text of each viewer begins, and after them the one at which the last
    text ends. A text has the keys of the view, and after them the legal moves, or null if they are
    not new.
    """
    is_new: Array
    """For each viewer, whether a key or the legal moves are new."""


@compiled
def write(
    table: Table, chosen: int, seats: Array, views: Array, last: LastSent, out: Buffers
) -> bool:
    """Write what is new to viewers, and note it as sent. Returns False if the text is too long.

    `chosen` is the bit set of the viewers that are written for. `seats` has their seats, below 0
    for a spectator.
    """
    end = 0
    for viewer in range(views.shape[0]):
        start = end
        is_new = False
        out.view_ends[viewer] = end
        if chosen >> viewer & 1:
            end = _write_view(
                table, views[viewer], last.views[viewer], last.is_sent[viewer] != 0, out.text, end
            )
            if end < 0:
                return False
            out.view_ends[viewer] = end
            is_new = end > start
            end = copy_text(table.pool, table.moves[-2], table.moves[-1], out.text, end)
            seat = seats[viewer]
            if seat >= 0 and _replace_moves(
                out.moves[seat], last.moves[viewer], last.is_sent[viewer] != 0
            ):
                is_new = True
                end = _write_moves(table, out.moves[seat], out.text, end)
            else:
                end = _write_null(out.text, end)
            last.is_sent[viewer] = 1
        out.ends[viewer + 1] = end
        out.is_new[viewer] = is_new
    return True


@inlined
def _write_view(table: Table, view: Array, last: Array, is_sent: bool, out: Array, end: int) -> int:
    """Write the keys whose values are new, and copy the view to `last`. Returns where they end, or
    -1 without room.
    """
    rows, pool, places = table.rows, table.pool, table.places
    start = end
    room = 3 * LONGEST + table.moves[-1] - table.moves[0] + table.moves.size
    changed = differing(view, last, places) if is_sent else -1
    for key in range(rows.shape[0]):
        row = rows[key]
        touched = changed & row.sources
        if not touched:
            continue
        if end + room > out.size:
            return -1
        before = end
        if end > start:
            out[end] = COMMA
            end += 1
        value = copy_text(pool, row.name[0], row.name[1], out, end)
        end = _write_value(rows, pool, row, view, out, value)
        if (
            is_sent
            and touched != row.exact
            and _is_repeated(out, value, end, _write_value(rows, pool, row, last, out, end))
        ):
            end = before
    for i in range(view.size):
        last[i] = view[i]
    return end


@inlined
def differing(one: Array, other: Array, places: Array) -> int:
    """Returns the bit set of fields in which the memory of two views differs. The loop over a field
    has no branch.
    """
    found = 0
    for field in range(places.shape[0]):
        unlike = one[0] ^ one[0]
        for at in range(as_u64(places[field, 0]), as_u64(places[field, 1])):
            unlike |= one[at] ^ other[at]
        if unlike:
            found |= 1 << field
    return found


@inlined
def _is_repeated(out: Array, first: int, middle: int, end: int) -> bool:
    """Returns whether the text from `middle` to `end` is the same as the one from `first` to
    `middle`.
    """
    if end - middle != middle - first:
        return False
    at = first
    while at < middle and out[at] == out[at + middle - first]:
        at += 1
    return at == middle


@inlined
def _replace_moves(moves: Array, last: Array, is_sent: bool) -> bool:
    """Copy legal moves to the last ones. Returns whether they differ from these. `moves[0]` is
    their number.
    """
    is_new = not is_sent
    for i in range(1 + moves[0]):
        is_new = is_new or last[i] != moves[i]
        last[i] = moves[i]
    return is_new


@inlined
def _write_moves(table: Table, moves: Array, out: Array, end: int) -> int:
    """Write legal moves as a list of texts. `moves[0]` is their number."""
    out[end] = OPEN
    end += 1
    for i in range(1, 1 + moves[0]):
        if i > 1:
            out[end] = COMMA
            end += 1
        end = copy_text(table.pool, table.moves[moves[i]], table.moves[moves[i] + 1], out, end)
    out[end] = CLOSE
    return end + 1


@compiled
def _write_value(rows: Array, pool: Array, row: Row, view: Array, out: Array, end: int) -> int:
    """Write the value of a key: null, one item, a list or map of items, an object, or a list of
    those.
    """
    if not _is_given(row, view):
        return _write_null(out, end)
    count = row.rows if row.rows_place == NOWHERE else as_i64(view[row.rows_place])
    if count >= 0:
        out[end] = OPEN
        end += 1
    for number in range(count if count >= 0 else 1):
        if number:
            out[end] = COMMA
            end += 1
        if row.kind != Kind.OBJECT:
            end = _write_row(pool, row, number, view, out, end)
            continue
        for i in range(row.parts[0], row.parts[1]):
            part = rows[i]
            end = copy_text(pool, part.name[0], part.name[1], out, end)
            end = _write_row(pool, part, number, view, out, end)
        out[end] = END
        end += 1
    if count >= 0:
        out[end] = CLOSE
        end += 1
    return end


@inlined
def _is_given(row: Row, view: Array) -> bool:
    """Returns whether the conditions of a form hold."""
    for condition in range(MOST_CONDITIONS):
        place = row.when_place[condition]
        if place != NOWHERE:
            byte = as_i64(view[place]) & 255
            if not row.when[condition, byte >> 6] >> (byte & 63) & 1:
                return False
    return True


@compiled
def _write_row(pool: Array, row: Row, number: int, view: Array, out: Array, end: int) -> int:
    """Write one item, or one list or map of items.

    The loop calls no function that takes an array and has more than one path: the compiler could
    not drop the reference counts of the array then, and these take longer than the writing.
    """
    kind, is_list = row.kind, row.is_list != 0
    if is_list:
        out[end] = BEGIN if kind == Kind.COUNTS else OPEN
        end += 1
    width = row.width if is_list else 1
    if row.width_place != NOWHERE:
        width = as_i64(view[row.width_place + number * row.width_step])
    place, count = row.place + number * row.stride, 0
    for i in range(width):
        value = as_i64(view[place])
        if row.step > 1:
            value = (value & 255) | (as_i64(view[place + 1]) << 8)
        place += row.step
        for _ in range(_times(kind, row.skip, value)):
            if count:
                out[end] = COMMA
                end += 1
            count += 1
            if row.or_null and value < 0:
                end = _write_null(out, end)
            elif kind == Kind.NUMBER:
                end = _write_number(value, out, end)
            elif kind == Kind.SEATS:
                end = _write_seats(value & 255, out, end)
            else:
                text = value & 255 if kind == Kind.TEXT else i
                end = copy_text(pool, row.texts[text], row.texts[text + 1], out, end)
                if kind == Kind.COUNTS:
                    out[end] = COLON
                    end = _write_number(value, out, end + 1)
    if row.padded_place != NOWHERE:
        end = _pad(as_i64(view[row.padded_place + number * row.padded_step]), count, out, end)
    if is_list:
        out[end] = END if kind == Kind.COUNTS else CLOSE
        end += 1
    return end


@compiled
def _times(kind: int, skip: int, value: int) -> int:
    """Returns how often a list or map has the item of a number."""
    if value == skip:
        return 0
    return value if kind == Kind.REPEATED else 1


@compiled
def _pad(wanted: int, count: int, out: Array, end: int) -> int:
    """Write nulls until a list has as many items as wanted."""
    while count < wanted:
        if count:
            out[end] = COMMA
            end += 1
        end = _write_null(out, end)
        count += 1
    return end


@inlined
def _write_null(out: Array, end: int) -> int:
    out[end] = N
    out[end + 1] = U
    out[end + 2] = L
    out[end + 3] = L
    return end + 4


@compiled
def _write_seats(bits: int, out: Array, end: int) -> int:
    """Write a bit set of seats as a list."""
    out[end] = OPEN
    end += 1
    first, seat = end, 0
    while bits >> seat:
        if bits >> seat & 1:
            if end > first:
                out[end] = COMMA
                end += 1
            end = _write_number(seat, out, end)
        seat += 1
    out[end] = CLOSE
    return end + 1


@inlined
def _write_number(number: int, out: Array, end: int) -> int:
    """Write a number of at most two bytes."""
    if number < 0:
        out[end] = MINUS
        end += 1
        number = -number
    power = LARGEST
    while power > 1 and power > number:
        power //= 10
    while power:
        out[end] = ZERO + number // power % 10
        end += 1
        power //= 10
    return end


@inlined
def copy_text(pool: Array, start: int, stop: int, out: Array, end: int) -> int:
    """Copy a text out of a pool. Returns where it ends."""
    for i in range(start, stop):
        out[end] = pool[i]
        end += 1
    return end
