"""The settings of a server, as its operator gives them."""

import argparse
import math
import os
import re
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit

from tenfold.cli.server.configuration import Setting, choose
from tenfold.errors import BadArgument, TenfoldError
from tenfold.server.net.addresses import THIS_MACHINE, check_proxies


def default_database() -> str:
    """Return the file of the database if none is given."""
    home = os.environ.get("XDG_STATE_HOME") or os.path.expanduser("~/.local/state")
    return str(Path(home) / "tenfold" / "tenfold.db")


def origin_of(url: str) -> str | None:
    """Return the origin of an address: `https://games.example.org` for
    `https://games.example.org/`.

    Returns None for `none`; raises BadArgument if it is no address of a site.
    """
    if url == "none":
        return None
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/"):
        raise BadArgument(f"an address is such as https://games.example.org, not {url}")
    return f"{parts.scheme}://{parts.netloc}"


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) not in range(1 << 16):
        raise BadArgument(f"a port is 0 to {(1 << 16) - 1}, not {text}")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 <= seconds < math.inf:
        raise BadArgument(f"a number of seconds is 0 or more, not {text}")
    return seconds


def _threads(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise BadArgument(f"a number of threads is 1 or more, not {text}")
    return int(text)


def _proxy(text: str) -> str:
    try:
        return check_proxies([text])[0]
    except TenfoldError as fault:
        raise BadArgument(str(fault)) from None


def _database(text: str) -> str:
    scheme, separator, _ = text.partition("://")
    if separator and not re.match(r"(postgres(ql)?|sqlite)\b", scheme):
        raise BadArgument(
            f"the database cannot be opened: it is a file or postgresql://..., not {scheme}://..."
        )
    return text


def _redis(text: str) -> str:
    if urlsplit(text).scheme not in ("redis", "rediss", "unix"):
        raise BadArgument("an address of Redis begins with redis://, rediss:// or unix://")
    return text


def _day_secret(text: str) -> str:
    if len(text) < 16:
        raise BadArgument("a secret has at least 16 characters")
    return text


def _contact(text: str) -> str:
    if not text.startswith(("https://", "mailto:")):
        raise BadArgument(f"a contact begins with https:// or mailto:, not {text}")
    return text


SWITCH = {
    "1": True,
    "on": True,
    "yes": True,
    "true": True,
    "0": False,
    "off": False,
    "no": False,
    "false": False,
}


def _switch(text: str) -> bool:
    if text.lower() not in SWITCH:
        raise BadArgument(f"a switch is on or off, not {text}")
    return SWITCH[text.lower()]


def _nothing() -> None:
    return None


HOST = Setting(
    "host",
    about="the address to listen at",
    read=str,
    default=lambda: "127.0.0.1",
    default_text="`127.0.0.1`, this machine alone",
)
PORT = Setting(
    "port",
    about="the port; 0 for any that is free",
    read=_port,
    default=lambda: 8010,
    default_text="`8010`",
)
LAN = Setting(
    "lan",
    about="listen at all addresses, so that phones and others in the room can join",
    read=_switch,
    default=lambda: False,
    default_text="off",
    switch=True,
)
PUBLIC_URL = Setting(
    "public-url",
    about="the address at which others reach it, for links and QR codes, such as "
    "`https://games.example.org`; "
    "`none` if there is none that the server can know",
    read=origin_of,
    default=_nothing,
    default_text="the address of this machine, if others can reach it",
    metavar="URL",
)
NAME = Setting(
    "name",
    about="a name by which it may be reached, beside those of the machine and of the public "
    "address",
    read=str,
    default=tuple,
    default_text="none",
    many=True,
)
DATABASE = Setting(
    "database",
    about="a file for SQLite, or `postgresql://...`",
    read=_database,
    default=default_database,
    default_text="`tenfold.db` in your data folder",
)
REDIS = Setting(
    "redis",
    about="`redis://...`, which wakes other nodes at the same database",
    read=_redis,
    default=_nothing,
    default_text="none",
    metavar="URL",
)
PROXY = Setting(
    "proxy",
    about="the address or network of a trusted proxy",
    read=_proxy,
    default=lambda: THIS_MACHINE,
    default_text=f"`{','.join(THIS_MACHINE)}`, this machine",
    metavar="ADDRESS",
    many=True,
)
THREADS = Setting(
    "threads",
    about="how many bots think at once",
    read=_threads,
    default=_nothing,
    default_text="one for each core but one",
    metavar="N",
)
PACE = Setting(
    "pace",
    about="how many seconds a bot takes for a move at least",
    read=_seconds,
    default=lambda: 0.7,
    default_text="`0.7`",
    metavar="SECONDS",
)
ABSENT = Setting(
    "absent",
    about="after how many seconds others may let a bot play on for somebody who is not connected",
    read=_seconds,
    default=lambda: 60.0,
    default_text="`60`",
    metavar="SECONDS",
)

DAY_SECRET = Setting(
    "day-secret",
    about="a secret of 16 characters or more that servers share which have the same deals of the "
    "day",
    read=_day_secret,
    default=_nothing,
    default_text="deals of its own",
    metavar="TEXT",
    secret=True,
)

CALL_HOST = Setting(
    "call-host",
    about="a host that notifications and webhooks may be sent to although it is in a private "
    "network or without https",
    read=str,
    default=tuple,
    default_text="none",
    metavar="HOST",
    many=True,
)
CONTACT = Setting(
    "contact",
    about="the address, `https://...` or `mailto:...`, that push services are given to reach the "
    "operator",
    read=_contact,
    default=_nothing,
    default_text="the public address",
    metavar="URL",
)

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""What a server listens at for every address of its machine, and where it is reached on that
machine then.
"""

SETTINGS = (
    HOST,
    PORT,
    LAN,
    PUBLIC_URL,
    NAME,
    DATABASE,
    REDIS,
    PROXY,
    THREADS,
    PACE,
    ABSENT,
    DAY_SECRET,
    CALL_HOST,
    CONTACT,
)
"""All settings of a server, in the order in which they are shown."""

ELSEWHERE = frozenset({"TENFOLD_CACHE"})
"""Variables that are read by other parts of the program."""


def choose_database(given: argparse.Namespace) -> str:
    """Return the database that a command works on: that of a server with the same environment."""
    return str(choose((DATABASE,), given)[DATABASE.field].value)


def unknown_variables(environment: Mapping[str, str] = os.environ) -> list[str]:
    """Return the variables that are named like settings and are none."""
    known = ELSEWHERE | {setting.variable for setting in SETTINGS}
    return sorted(name for name in environment if name.startswith("TENFOLD_") and name not in known)
