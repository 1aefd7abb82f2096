"""Prints the section of the changelog for a tag: `python tools/release_notes.py v1.2.3`. Fails if
there is none.
"""

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def notes(tag: str, version: str, changelog: str) -> str:
    """Return the notes of a release; raises ValueError if its tag is not the version, or the
    changelog lacks it.
    """
    if tag != f"v{version}":
        raise ValueError(f"the tag is {tag}, and the version in pyproject.toml {version}")
    found = re.search(
        rf"^## {re.escape(version)}\b[^\n]*\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL
    )
    if found is None:
        raise ValueError(f"CHANGELOG.md has no section {version}")
    return found[1].strip() + "\n"


def main() -> None:
    """Print the notes."""
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
        "version"
    ]
    try:
        print(
            notes(sys.argv[1], version, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")), end=""
        )
    except ValueError as fault:
        sys.exit(str(fault))


if __name__ == "__main__":
    main()
