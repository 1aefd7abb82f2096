"""Short codes, which people type to find a table that waits for players."""

import secrets

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
LENGTH = 6


def new_code() -> str:
    """Return a random short code."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def as_code(typed: str) -> str:
    """Return typed text as a code: in capitals, without spaces and hyphens."""
    return "".join(letter for letter in typed.upper() if letter.isalnum())


def is_code(name: str) -> bool:
    """Return whether a name may be a short code; the ids of tables are longer."""
    return len(as_code(name)) <= LENGTH
