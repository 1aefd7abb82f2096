"""The pages of observations say what the code writes."""

import pytest

from tenfold import games

from .pages import FOLDER, page


@pytest.mark.parametrize("name", [name for name in games.names() if name != "counters"])
def test_the_table_of_observations_is_what_encode_writes(name):
    text = (FOLDER / f"{name}.md").read_text()

    assert "| `stage` |" in text
    assert page(name, text) == text, "run python -m tests.env.pages"
