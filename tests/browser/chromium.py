"""Finding a Chromium: Debian's where it is installed, otherwise the one that Playwright has."""

import shutil

from playwright.sync_api import Browser, Error, Playwright

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--force-color-profile=srgb",
]


def launch(playwright: Playwright, *more: str) -> Browser:
    """A browser, with more arguments; raises RuntimeError that says what to install where there is
    none.
    """
    system = (
        shutil.which("chromium")
        or shutil.which("chromium-browser")
        or shutil.which("google-chrome")
    )
    try:
        return playwright.chromium.launch(executable_path=system, args=[*ARGUMENTS, *more])
    except Error as error:
        raise RuntimeError(
            "no Chromium was found for the tests of the page: install one with `apt-get install "
            "chromium` "
            "or `.venv/bin/playwright install chromium`"
        ) from error
