"""What MkDocs does beyond its settings: pages and files from outside of `docs`, and links to them.

The README, the changelog and their like stay where a repository has them, and are pages of the site
as well.
"""

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]

PAGES = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
}
"""Pages of the repository, and what they are called on the site."""

DEPLOY = sorted(
    f"deploy/{path.name}" for path in (ROOT / "deploy").iterdir() if not path.name.startswith(".")
)
FILES = ("CITATION.cff", "compose.yaml", "Dockerfile", "LICENSE", *DEPLOY)
"""Files of the repository that pages lead to."""


def on_files(files: Files, config: Any) -> Files:
    """Add the pages and the files."""
    for name, page in PAGES.items():
        text = from_root((ROOT / name).read_text(encoding="utf-8"))
        files.append(File.generated(config, page, content=text))
    for name in FILES:
        files.append(File.generated(config, f"files/{name}", content=(ROOT / name).read_bytes()))
    return files


def from_root(text: str) -> str:
    """Return a page of the repository's root with links that hold within `docs`."""
    return _to_site(re.sub(r'(\]\(|src=")docs/', r"\1", text), "")


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Lead links to where their targets are on the site, and leave out the labels of code that
    tests go by.
    """
    labelled = re.compile(r"^( *```\w+) .*$", re.MULTILINE)
    return _to_site(labelled.sub(r"\1", markdown), "../").replace("](rules)", "](rules/match.md)")


def _to_site(text: str, root: str) -> str:
    for name, site in PAGES.items():
        text = text.replace(f"]({root}{name}", f"]({site}")
    for name in FILES:
        text = text.replace(f"]({root}{name})", f"](files/{name})")
    return text
