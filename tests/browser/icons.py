"""`python -m tests.browser.icons`: the icons of the installed app, drawn from the mark: ten beads
in a ring.
"""

import re
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.chromium import launch

PUBLIC = Path(__file__).parents[2] / "web/public"
GROUND, BEADS = "#0E6170", "#FBF6EB"
ICONS = {
    "icon-192": (192, 40, 0.72),
    "icon-512": (512, 108, 0.72),
    "icon-mask": (512, 0, 0.56),
    "icon-apple": (180, 0, 0.66),
}
"""For each icon its size in pixels, the radius of its corners, and the share of its width that the
ring takes. Systems cut `icon-mask` to a shape of their own, so that its ring stays inside a circle
of 80 %.
"""


def main() -> None:
    """Draw all of them."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page()
        for name, (size, corner, share) in ICONS.items():
            page.set_viewport_size({"width": size, "height": size})
            page.set_content(
                f"<style>body{{margin:0}}svg{{display:block}}</style>{_icon(size, corner, share)}"
            )
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
        browser.close()


def _icon(size: int, corner: int, share: float) -> str:
    mark = re.sub(r"</?svg[^>]*>", "", (PUBLIC / "mark.svg").read_text(encoding="utf-8"))
    scale = size * share / 32
    shift = size * (1 - share) / 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}">'
        f'<rect width="{size}" height="{size}" rx="{corner}" fill="{GROUND}"/>'
        f'<g fill="{BEADS}" transform="translate({shift} {shift}) scale({scale})">{mark}</g></svg>'
    )


if __name__ == "__main__":
    main()
