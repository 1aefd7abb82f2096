"""The languages that there are, and which of them a person's system asks for."""

import os

from tenfold.errors import BadLanguage

LANGUAGES = ("en", "fr")
"""The languages that exist. The first is the default."""


def check(language: str) -> str:
    """Return the language if it exists; raises BadLanguage otherwise."""
    if language not in LANGUAGES:
        raise BadLanguage(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    return language


def choose(asked: str | None) -> str:
    """Return the language that is asked for, or the system's if none is; raises BadLanguage if it
    does not exist.
    """
    if asked:
        return check(asked)
    return own_language()


def own_language() -> str:
    """Return the language that the system's settings ask for if it exists, and else the first."""
    asked = next(
        (os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), ""
    )
    return next(
        (language for language in LANGUAGES if asked.lower().startswith(language)), LANGUAGES[0]
    )
