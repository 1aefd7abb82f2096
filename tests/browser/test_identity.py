"""Being the same player on another device, and nowhere else any more; a table by its short code."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.playing import begin

People = Callable[..., Page]


def test_a_personal_link_works_once_and_signing_out_ends_what_it_has_opened(person: People) -> None:
    ada, phone, late = person(), person(), person()
    ada.goto("/me")
    ada.get_by_label("Name").fill("Ada Lovelace")
    ada.get_by_role("button", name="Save").click()
    expect(ada.get_by_text("Saved")).to_be_visible()
    link = ada.evaluate(
        "fetch('/api/me/link', { method: 'POST' }).then((answer) => answer.json())"
    )["path"]

    for page in (phone, late):
        page.goto(link)
        expect(page.get_by_role("button", name="Yes, that is me")).to_be_visible()
        assert page.url.endswith("/me/move")
    phone.get_by_role("button", name="Yes, that is me").click()
    expect(phone.get_by_text("You are Ada Lovelace here too.")).to_be_visible()
    expect(phone.get_by_label("Name")).to_have_value("Ada Lovelace")
    late.get_by_role("button", name="Yes, that is me").click()
    expect(late.get_by_text("this link has been used")).to_be_visible()

    ada.get_by_role("button", name="Sign out everywhere").click()
    ada.get_by_role("button", name="Sign out everywhere").click()
    expect(ada.get_by_text("you are signed in here only")).to_be_visible()
    for page in (ada, phone):
        page.goto("/")
    expect(ada.get_by_role("link", name="Ada Lovelace: your profile and settings")).to_be_visible()
    expect(phone.get_by_role("link", name="settings")).not_to_have_accessible_name(
        re.compile("Ada Lovelace")
    )


def test_who_types_a_short_code_is_at_the_address_of_the_table(person: People) -> None:
    ada, ben = person(), person()
    begin(ada, "tenzania", "Friends")
    code = ada.get_by_text(re.compile(r"\b[A-Z]{6}\b")).first.inner_text()
    ben.get_by_role("textbox").fill(re.findall(r"\b[A-Z]{6}\b", code)[0].lower())
    ben.keyboard.press("Enter")

    ben.wait_for_url(ada.url)
    expect(ben.get_by_text(code)).to_be_visible()
