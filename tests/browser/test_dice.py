"""The dice in the browser: a contribution of one's own, verified at the end, new dice in a continued game."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

HERE = os.environ.get("GROGNARD_PICTURES", "")


def picture(page: Page, name: str) -> None:
    if HERE:
        page.screenshot(path=Path(HERE) / f"{name}.png", full_page=True)


def play_out(page: Page, table: str) -> None:
    """To the end through the interface, as the person of this page."""
    page.evaluate(
        """async (table) => {
          const { csrf } = await (await fetch("/api/me")).json();
          const headers = { "Content-Type": "application/json", "X-CSRF-Token": csrf };
          for (;;) {
            const message = await (await fetch(`/api/tables/${table}`)).json();
            if (message.status !== "running") return;
            const seat = message.waiting[0];
            const asked = await (await fetch(`/api/tables/${table}?seat=${seat}`)).json();
            const body = JSON.stringify({ seat, option: asked.choice.options[0].word });
            await fetch(`/api/tables/${table}/choices`, { method: "POST", headers, body });
          }
        }""",
        table,
    )


def test_my_text_is_part_of_the_dice_and_can_be_verified(visit: Any):
    page = visit("/new/toy")
    page.locator(".seats select").nth(1).select_option("me")
    page.get_by_text("The dice of this table").click()
    page.locator("input.contribution").fill("my own text")
    page.locator("input.contribution").blur()
    picture(page, "dice-new")
    page.get_by_role("button", name="Start now").click()
    page.wait_for_url("**/table/*")
    table = page.url.rpartition("/")[2]
    expect(page.locator(".dice code").first).to_have_count(1)
    play_out(page, table)
    page.reload()

    page.locator(".dice summary").click()
    expect(page.locator(".dice")).to_contain_text("my own text")
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.locator("body")).to_contain_text("The seed is the one committed to before the game")
    picture(page, "dice-over")

    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: table not in url)
    page.wait_for_selector(".hand-over button, .dice")
    if page.locator(".hand-over").count():  # the one who is asked there need not be the first of my two seats
        page.locator(".hand-over button").first.click()
    page.get_by_role("button", name="Talk").click() if page.locator(".tabs").is_visible() else None
    page.locator(".dice summary").click()
    expect(page.locator(".dice")).to_contain_text("from there on the dice are new")
    picture(page, "dice-fork")


def test_a_commitment_other_than_the_noted_one_is_noticed(visit: Any):
    page = visit("/new/toy")
    page.locator(".seats select").nth(1).select_option("me")
    page.get_by_role("button", name="Start now").click()
    page.wait_for_url("**/table/*")
    table = page.url.rpartition("/")[2]
    play_out(page, table)
    page.evaluate("(id) => localStorage.setItem(`grognard-commitment-${id}`, 'another')", table)
    page.reload()
    page.locator(".dice summary").click()
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.locator("body")).to_contain_text("not the one that this browser noted")


def test_who_joins_adds_something_too(visit: Any):
    host = visit("/new/toy")
    host.locator(".seats select").nth(1).select_option("open")
    host.get_by_role("button", name="Start now").click()
    host.wait_for_url("**/table/*")
    guest = visit(host.url.rpartition(host.url.split("/")[2])[2])
    picture(guest, "dice-open")
    guest.get_by_text("My contribution to the dice").first.click()
    guest.locator("input.contribution").fill("<b>a guest</b>")
    guest.locator("input.contribution").blur()
    guest.get_by_role("button", name="Sit here").click()
    host.locator(".dice summary").click()
    expect(host.locator(".dice")).to_contain_text("<b>a guest</b>")
    expect(host.locator(".dice li")).to_have_count(2)
    picture(host, "dice-joined")
