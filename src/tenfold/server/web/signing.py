"""Signatures for cookies, and ids that only this server can derive."""

import base64
import hmac
from collections.abc import Sequence

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""The 32 letters of ids; none looks like another."""


class Signer:
    """Signs with the first of its keys, and accepts what any of them has signed."""

    def __init__(self, keys: Sequence[bytes]) -> None:
        self._keys = tuple(keys)

    def sign(self, text: str, purpose: str) -> str:
        """Return a text with its signature."""
        return f"{text}.{_signature(self._keys[0], text, purpose)}"

    def read(self, signed: str, purpose: str) -> str | None:
        """Return the text of what was signed for a purpose; None if it was not."""
        text, _, signature = signed.rpartition(".")
        given = signature.encode()
        expected = [_signature(key, text, purpose).encode() for key in self._keys]
        if any(hmac.compare_digest(given, each) for each in expected):
            return text
        return None

    def new_id(self, text: str, purpose: str, length: int = 16) -> str:
        """Return an id that is always the same for a text, and that only this server can derive."""
        digest = hmac.digest(self._keys[0], f"{purpose} {text}".encode(), "sha256")
        return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:length])


def _signature(key: bytes, text: str, purpose: str) -> str:
    digest = hmac.digest(key, f"{purpose} {text}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")
