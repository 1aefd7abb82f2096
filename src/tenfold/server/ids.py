"""Checks of ids, before the database is asked."""

from tenfold.server.codes import LENGTH as CODE_LENGTH
from tenfold.server.codes import LETTERS as CODE_LETTERS
from tenfold.server.codes import as_code

LONGEST = 16


def is_id(text: str) -> bool:
    """Return whether a text can be an id."""
    return 0 < len(text) <= LONGEST and text.isascii() and text.isalnum()


def is_table(name: str) -> bool:
    """Return whether a text can be the id or the short code of a table."""
    if is_id(name):
        return True
    code = as_code(name)
    return name.isprintable() and len(code) == CODE_LENGTH and set(code) <= set(CODE_LETTERS)
