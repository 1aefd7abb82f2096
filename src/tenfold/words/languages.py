"""The languages that there are, and which of them a person's system asks for."""

import os

from tenfold.errors import BadLanguage

LANGUAGES = ("en", "fr")
"""The first is what is said where nobody asks for a language."""


def check(language: str) -> str:
    """The language, if there is such a one; raises BadLanguage otherwise."""
    if language not in LANGUAGES:
        raise BadLanguage(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    return language


def own_language() -> str:
    """What the system's settings ask for, if it is there, or else the first."""
    asked = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return next((language for language in LANGUAGES if asked.lower().startswith(language)), LANGUAGES[0])
