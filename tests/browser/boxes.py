"""`make boxes`: the pictures on the boxes of the front page, drawn by the boards themselves, light
and dark.
"""

import base64
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.chromium import launch

WEB = Path(__file__).parents[2] / "web"
VITE = "node_modules/vite/bin/vite.js"
"""Run by Node itself: one process, which ends when it is told to; npx would end and leave it
running.
"""
PORT = 5199
GAMES = ("africa", "usa", "tickets", "tenzania")

ENCODE = """async ([picture, type, quality]) => {
    const image = await createImageBitmap(
        await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL(type, quality).split(",")[1];
}"""


def main() -> None:
    """Draw all of them."""
    serving = subprocess.Popen(["node", VITE, "--port", str(PORT), "--strictPort"], cwd=WEB)
    try:
        _wait()
        with sync_playwright() as playwright:
            browser = launch(playwright)
            page = browser.new_page(device_scale_factor=2, viewport={"width": 500, "height": 400})
            for game in GAMES:
                for theme in ("light", "dark"):
                    for size in ("small", "wide"):
                        _draw(page, game, theme, size)
            browser.close()
    finally:
        serving.terminate()
        try:
            serving.wait(10)
        except subprocess.TimeoutExpired:
            serving.kill()
            serving.wait()


def _wait() -> None:
    for _ in range(300):
        try:
            urllib.request.urlopen(f"http://localhost:{PORT}/boxes/", timeout=2).close()
            return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    raise TimeoutError("Vite does not answer")


def _draw(page: Page, game: str, theme: str, size: str) -> None:
    page.goto(f"http://localhost:{PORT}/boxes/?game={game}&theme={theme}&size={size}")
    page.wait_for_selector(".art svg")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(500)
    picture = base64.b64encode(page.locator(".art").screenshot()).decode()
    _write(f"{game}-{size}-{theme}.webp", page.evaluate(ENCODE, [picture, "image/webp", 0.7]))
    if (size, theme) == ("wide", "light"):
        _write(f"{game}-share.jpg", page.evaluate(ENCODE, [picture, "image/jpeg", 0.82]))


def _write(name: str, picture: str) -> None:
    (WEB / "public/boxes" / name).write_bytes(base64.b64decode(picture))


if __name__ == "__main__":
    main()
