"""Settings from the command line and the environment: one declaration for the flag, the variable
and the document.
"""

import argparse
import os
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tenfold.errors import BadArgument

DEFAULT = "default"
"""The source of a value that neither the command line nor the environment gives."""


class BadConfiguration(BadArgument):
    """Settings that cannot be used. The message names each flag or variable, and says what is wrong
    with it.
    """

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = tuple(problems)


@dataclass(frozen=True, slots=True)
class Setting:
    """Something that the operator of a server can choose."""

    name: str
    """The name on the command line, without dashes."""
    about: str
    """What it is, for the help text and the documentation."""
    read: Callable[[str], object]
    """Returns the value from a text; raises ValueError with the reason if the text is wrong."""
    default: Callable[[], object]
    """Returns the value if nothing is given."""
    default_text: str
    """The default, for the help text and the documentation."""
    metavar: str | None = None
    many: bool = False
    """Whether there may be several values: the flag is repeated, and the variable has them between
    commas.
    """
    switch: bool = False
    """Whether the flag takes no value."""
    secret: bool = False
    """Whether the value is shown to nobody."""

    @property
    def flag(self) -> str:
        """The flag: `--public-url`."""
        return f"--{self.name}"

    @property
    def variable(self) -> str:
        """The environment variable: `TENFOLD_PUBLIC_URL`."""
        return f"TENFOLD_{self.name.upper().replace('-', '_')}"

    @property
    def field(self) -> str:
        """The attribute of the parsed command line: `public_url`."""
        return self.name.replace("-", "_")


@dataclass(frozen=True, slots=True)
class Chosen:
    """The value of a setting, and where it comes from: a flag, a variable or `default`."""

    setting: Setting
    value: Any
    """What the setting's `read` or `default` has returned."""
    source: str

    @property
    def is_default(self) -> bool:
        """Whether nothing was given."""
        return self.source == DEFAULT

    @property
    def text(self) -> str:
        """The value as it would be written in a variable, without a password that it may have."""
        if self.value in (None, ()):
            if self.is_default:
                return _plain(self.setting.default_text)
            return "none"
        if self.setting.secret:
            return "***"
        if isinstance(self.value, bool):
            if self.value:
                return "on"
            return "off"
        if self.setting.many:
            return ",".join(self.value)
        return re.sub(r"(://[^/@:]*):[^@]*@", r"\1:***@", str(self.value))


def add_flags(parser: argparse.ArgumentParser, settings: Sequence[Setting]) -> None:
    """Add the flags of settings to a command."""
    for setting in settings:
        about = f"{_plain(setting.about)} ({_plain(setting.default_text)}); also {setting.variable}"
        if setting.switch:
            parser.add_argument(setting.flag, action="store_const", const="on", help=about)
        else:
            action = "append" if setting.many else "store"
            parser.add_argument(setting.flag, action=action, metavar=setting.metavar, help=about)


def choose(
    settings: Sequence[Setting],
    given: argparse.Namespace,
    environment: Mapping[str, str] = os.environ,
) -> dict[str, Chosen]:
    """Return the value of each setting by its field: a flag goes before a variable, and a variable
    before the default.

    An empty variable counts as none. Raises BadConfiguration with everything that is wrong.
    """
    found: dict[str, Chosen] = {}
    problems: list[str] = []
    for setting in settings:
        try:
            found[setting.field] = _choose(setting, getattr(given, setting.field), environment)
        except ValueError as fault:
            problems.append(str(fault))
    if problems:
        raise BadConfiguration(problems)
    return found


def _choose(
    setting: Setting, flag: Sequence[str] | str | None, environment: Mapping[str, str]
) -> Chosen:
    if flag is not None:
        return Chosen(setting, _read(setting, flag, setting.flag), setting.flag)
    text = environment.get(setting.variable, "").strip()
    if not text:
        return Chosen(setting, setting.default(), DEFAULT)
    given: Sequence[str] | str = text
    if setting.many:
        given = re.split(r"[,\s]+", text.strip(", "))
    return Chosen(setting, _read(setting, given, setting.variable), setting.variable)


def _read(setting: Setting, given: Sequence[str] | str, source: str) -> object:
    try:
        if isinstance(given, str):
            return setting.read(given)
        return tuple(map(setting.read, given))
    except ValueError as fault:
        raise BadArgument(f"{source}: {fault}") from None


def show(chosen: Mapping[str, Chosen], unknown: Sequence[str] = ()) -> str:
    """Return settings as lines of text: the variable, its value, and where that comes from."""
    rows = [(each.setting.variable, each.text, each.source) for each in chosen.values()]
    rows += [(name, "", "not a setting") for name in unknown]
    widths = [max(len(row[column]) for row in rows) for column in (0, 1)]
    return "\n".join(
        f"{name:{widths[0]}}  {value:{widths[1]}}  {source}" for name, value, source in rows
    )


def table(settings: Sequence[Setting]) -> str:
    """Return settings as a table of Markdown."""
    rows = ["| flag | variable | what it is | default |", "|---|---|---|---|"]
    for setting in settings:
        about = f"{setting.about}; several between commas" if setting.many else setting.about
        rows.append(
            f"| `{setting.flag}` | `{setting.variable}` | {about} | {setting.default_text} |"
        )
    return "\n".join(rows)


def _plain(markdown: str) -> str:
    return markdown.replace("`", "")
