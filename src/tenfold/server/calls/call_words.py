"""What a call says: which table waits, for whom and with whom. It never has a card or a tile."""

from dataclasses import dataclass

from tenfold import games
from tenfold.server.calls.reasons import Reason
from tenfold.server.table.seat import Seat
from tenfold.server.table.table import Table
from tenfold.words.catalogue import Catalogue, catalogue
from tenfold.words.speech import Speech

FILES = ("common", "page", "calls")
"""The catalogues of the words of calls."""


@dataclass(frozen=True, slots=True)
class Call:
    """A call, in words of its receiver's language."""

    table: str
    game: str
    what: str
    name: str
    """The name of the player who is wanted."""
    title: str
    """The call as it is said to that player."""
    body: str
    """The game, and who else plays."""
    line: str
    """The call as it is said to others, in one line."""
    path: str
    """The page of the table."""


def call(table: Table, reason: Reason, language: str | None) -> Call:
    """Return the call of a player to a table."""
    words = catalogue(language or "en", FILES)
    name = table.seats[reason.seat].name or ""
    title = game_title(words, table.game)
    others = [seat_name(words, seat) for seat in table.seats if seat.player != reason.player]
    body = words.say("call-with", {"game": title, "names": Speech(words).join(others, "and")})
    return Call(
        table=table.id,
        game=table.game,
        what=reason.what,
        name=name,
        title=words.say(f"call-{reason.what}"),
        body=body,
        line=words.say(f"hook-{reason.what}", {"name": name, "game": title}),
        path=f"/t/{table.id}",
    )


def trial(name: str, language: str | None) -> Call:
    """Return the call that a player sends to try a receiver."""
    words = catalogue(language or "en", FILES)
    title, body = words.say("call-test"), words.say("call-test-about")
    return Call("", "", "test", name, title, body, f"{title}: {body}", "/me/calls")


def game_title(words: Catalogue, game: str) -> str:
    """Return the title of a game. One from another package has no translation."""
    message = f"game-{game}"
    return words.say(message) if words.has(message) else games.get(game).title


def seat_name(words: Catalogue, seat: Seat) -> str:
    """Return the name of a player or of a bot."""
    if seat.name is not None:
        return seat.name
    message = f"bot-name-{seat.bot}"
    return words.say(message if words.has(message) else "bot-name-any")
