"""Tokens of programs, and links to another device."""

from typing import NotRequired

from typing_extensions import TypedDict


class TokenShape(TypedDict):
    """A token by which a program plays as this player."""

    token: str
    """The id of the token in lists; it is no secret."""
    name: str
    made: int
    secret: NotRequired[str]
    """What the program sends as `Authorization: Bearer`. It is sent once, when the token is made.
    """


class Tokens(TypedDict):
    """`GET /api/my/tokens`."""

    tokens: list[TokenShape]


class Moving(TypedDict):
    """`POST /api/me/link`: what makes another browser the same player's. It works once."""

    token: str
    path: str
    """The page to open there, with the token in the fragment, which browsers send to nobody."""
    until: int
