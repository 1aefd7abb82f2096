"""Verifiable chance: every draw follows from a secret, whose hash is published first, and the
players' texts.
"""

import hashlib
import hmac
import json
import re
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from tenfold import match, record
from tenfold.errors import BadRecord, NotAMove
from tenfold.lines import DRAW
from tenfold.replaying import replay

WORD = 1 << 64
SECRET = re.compile(r"([0-9a-f]{2})+")
BACK = "back"
"""In a history, `back 12` takes back all but the first 12 lines, and chance goes on with its next
draw.

Only older games have it: today chance is rewound too.
"""

REWIND = "rewind"
"""In a history, `rewind 12` takes back all but the first 12 lines, and chance repeats the draws
that followed them.
"""


def new_secret() -> str:
    """Return a new secret, in hexadecimal."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """Return the hash of a secret, which is published before the first card."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def way(begun: hmac.HMAC, number: int, ways: int) -> int:
    """Return the outcome of a draw, from 0 to `ways` - 1; all are equally likely."""
    below = WORD - WORD % ways
    attempt = 0
    while True:
        code = begun.copy()
        code.update(b",%d,%d]" % (number, attempt))
        drawn = int.from_bytes(code.digest()[:8], "big")
        if drawn < below:
            return drawn % ways
        attempt += 1


def _begun(secret: str, contributions: Sequence[str]) -> hmac.HMAC:
    """Return the HMAC of the part of the message that all draws of a deal share."""
    written = json.dumps(contributions, separators=(",", ":")).encode()
    return hmac.new(bytes.fromhex(secret), b"[" + written, "sha256")


class FairChance:
    """Chance at one table."""

    __slots__ = ("_begun", "_draws_after", "contributions", "drawn", "secret")

    def __init__(self, secret: str, contributions: Sequence[str]) -> None:
        self.secret = secret
        self.contributions = tuple(contributions)
        self._begun = _begun(secret, self.contributions)
        self.drawn = 0
        """The number of the next draw. Only a choice between several outcomes is a draw."""
        self._draws_after: dict[int, int] = {}
        """The number of the next draw, by the number of lines that the match had at the end of each
        move.
        """

    def __call__(self, ways: int) -> int:
        outcome = way(self._begun, self.drawn, int(ways))
        self.drawn += 1
        return outcome

    def mark(self, lines: int) -> None:
        """Note that a move ended after this many lines of the match."""
        self._draws_after[lines] = self.drawn

    def rewind(self, lines: int) -> None:
        """Repeat the draws that followed the first lines of the match; raises KeyError if no move
        ended there.
        """
        self.drawn = self._draws_after[lines]
        self._draws_after = {end: drawn for end, drawn in self._draws_after.items() if end <= lines}


def heading(deal: FairChance, history: Sequence[str] | None) -> dict[str, object]:
    """Return what the heading of a record says about its deal, with the history if moves were taken
    back.
    """
    stated: dict[str, object] = {
        "commitment": commitment(deal.secret),
        "secret": deal.secret,
        "contributions": list(deal.contributions),
    }
    if history is not None:
        stated["history"] = list(history)
    return stated


def with_deal(text: str, deal: Mapping[str, object]) -> str:
    """Return a record with its deal in the heading."""
    read = record.read(text)
    return record.write({**read.heading, "deal": deal}, read.lines)


def verify(text: str) -> int:
    """Return the number of draws of a record, all verified; raises BadRecord at the first that is
    wrong.
    """
    read = record.read(text)
    stated = _stated_deal(read)
    if commitment(stated["secret"]) != stated["commitment"]:
        raise BadRecord(read.line_of("deal"), "the secret is not the one that was promised")
    deal = FairChance(stated["secret"], stated["contributions"])
    lines = _played(read, deal, stated.get("history", read.lines))
    if lines != read.lines:
        raise BadRecord(read.first, "the history does not lead to these lines")
    return deal.drawn


def _stated_deal(read: record.Record) -> dict[str, Any]:
    """Return the deal in the heading of a record; raises BadRecord if it cannot be verified."""
    stated = read.heading.get("deal")
    if not isinstance(stated, dict) or not {"commitment", "secret", "contributions"} <= set(stated):
        raise BadRecord(1, "the heading has no deal that could be verified")
    lists = (stated["contributions"], stated.get("history", []))
    are_texts = all(
        isinstance(each, list) and all(isinstance(text, str) for text in each) for each in lists
    )
    if (
        not are_texts
        or not isinstance(stated["secret"], str)
        or not SECRET.fullmatch(stated["secret"])
    ):
        raise BadRecord(
            read.line_of("deal"), "a deal has a secret in hexadecimal, and lists of texts"
        )
    return stated


def _played(read: record.Record, deal: FairChance, history: Sequence[str]) -> list[str]:
    """Return the lines that remain after a history is played with the deal's own chance."""
    bare = record.write({key: value for key, value in read.heading.items() if key != "deal"}, [])
    game = replay(bare, chance=deal)
    at = len(game.lines)
    if game.lines != list(history[:at]):
        raise BadRecord(read.first, "the deal is not what the secret and the contributions give")
    deal.mark(at)
    while at < len(history):
        line = history[at]
        if line.partition(" ")[0] in (BACK, REWIND):
            _take_back(read, game, deal, line)
            at += 1
            continue
        before = len(game.lines)
        play(game, line)
        recorded = list(history[at : at + len(game.lines) - before])
        drawn = game.lines[before:]
        if recorded != drawn:
            raise BadRecord(
                read.first + at,
                f"chance gave {recorded[-1]!r}, and should have given {drawn[-1]!r}",
            )
        at += len(drawn)
        deal.mark(len(game.lines))
    return game.lines


def kept_lines(line: str) -> int | None:
    """Return how many lines of the match a line of a history keeps, or None if it takes nothing
    back.
    """
    word, _, count = line.partition(" ")
    if word not in (BACK, REWIND) or not count.isdecimal():
        return None
    return int(count)


def is_rewound(line: str) -> bool:
    """Return whether a line of a history that takes moves back rewinds chance too."""
    return line.startswith(f"{REWIND} ")


def _take_back(read: record.Record, game: match.Match, deal: FairChance, line: str) -> None:
    """Carry out a line of a history that takes moves back; raises BadRecord if no move
    ended there.
    """
    kept = kept_lines(line)
    if kept is None or kept > len(game.lines):
        raise BadRecord(read.line_of("deal"), f"{line!r} takes nothing back")
    game.back(kept)
    if not is_rewound(line):
        return
    try:
        deal.rewind(kept)
    except KeyError:
        raise BadRecord(
            read.line_of("deal"), f"{line!r} goes back into the middle of a move"
        ) from None


def play(game: match.Match, line: str) -> None:
    """Play one line of a history, and let chance follow."""
    who, _, move = line.partition(" ")
    if line == DRAW:
        game.draw(range(game.seats))
    elif who.isdecimal():
        game.play(int(who), move)
    else:
        raise NotAMove(f"{line!r} is not a move")
