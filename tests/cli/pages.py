"""Writes the table of docs/configuration.md. python -m tests.cli.pages"""

import re
from pathlib import Path

from tenfold.cli.server.configuration import table
from tenfold.cli.server.server_settings import SETTINGS

PAGE = Path(__file__).parents[2] / "docs" / "configuration.md"
BEGIN, END = "<!-- settings -->", "<!-- end of settings -->"


def with_table(page):
    """A page's text with its table as it should be."""
    return re.sub(
        f"{BEGIN}.*{END}", lambda _: f"{BEGIN}\n{table(SETTINGS)}\n{END}", page, flags=re.DOTALL
    )


if __name__ == "__main__":
    PAGE.write_text(with_table(PAGE.read_text()))
