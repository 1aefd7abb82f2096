"""What is built beyond pyproject.toml: the README for the package index, the project's addresses,
the manual page.
"""

import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

PROJECT_URL = ""
"""The address of the project's repository, once it has one. Until then the index page has no links
into it.
"""

FILES = "blob/main"
PICTURES = "raw/main"
"""Where a repository's host shows files, and where it serves them."""


class CustomMetadataHook(MetadataHookInterface):
    """Fills in the fields that pyproject.toml calls dynamic."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the README and the addresses."""
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": index_page(text, PROJECT_URL),
        }
        metadata["urls"] = addresses(PROJECT_URL)


class CustomBuildHook(BuildHookInterface[Any]):
    """Writes the manual page from the command's own parser, for the wheel to install."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write the page, and have it installed where `man` looks for it."""
        if version == "editable":
            return
        sys.path.insert(0, str(Path(self.root, "src")))
        from tenfold.cli import build_parser, manual

        page = Path(self.directory, "tenfold.1")
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(manual.page(build_parser(), self.metadata.version), encoding="utf-8")
        build_data["shared_data"][str(page)] = "share/man/man1/tenfold.1"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Delete the page, which is in the wheel now."""
        Path(self.directory, "tenfold.1").unlink(missing_ok=True)


def addresses(project: str) -> dict[str, str]:
    """Return the addresses that the index shows; none without a repository."""
    if not project:
        return {}
    docs = f"{project}/{FILES}/docs"
    return {"Source": project, "Documentation": docs, "Issues": f"{project}/issues"}


def index_page(text: str, project: str) -> str:
    """Return the README with absolute links; without a repository, with their text and without
    pictures.
    """
    if project:
        text = re.sub(r'(!\[[^\]]*\]\(|src=")(?!https?:)', rf"\g<1>{project}/{PICTURES}/", text)
        return re.sub(r"(?<!!)(\[[^\]]*\]\()(?!https?:|#)", rf"\g<1>{project}/{FILES}/", text)
    kept = [line for line in text.splitlines() if "![" not in line and not line.startswith("<img")]
    text = re.sub(r"\[([^\]]*)\]\((?!https?:)[^)]*\)", r"\1", "\n".join(kept))
    return re.sub(r"\n{3,}", "\n\n", text) + "\n"
