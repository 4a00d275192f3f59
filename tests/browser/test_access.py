"""Everybody can use the pages: axe finds no serious violation, in light and dark."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from grognard.games import OWN
from tests.browser.test_browser import made, wait_for_table


def violations(page: Any) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [
        f"{each['id']}: {each['nodes'][0]['html'][:160]}"
        for each in found
        if each["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/new/empires", "/account", "/rules/warriors"])
def test_pages(visit, path, scheme):
    page = visit(path, color_scheme=scheme, reduced_motion="reduce", bypass_csp=True)
    page.wait_for_selector("h1")
    assert violations(page) == []


@pytest.mark.parametrize("game", OWN)
def test_tables(visit, game):
    page = visit("/", reduced_motion="reduce", bypass_csp=True)
    table = made(page, game, [{"kind": "me"}] * (3 if game == "empires" else 2))
    page.goto(f"/table/{table}")
    page.wait_for_selector(".hand-over, main.table")
    if page.locator(".hand-over").count():
        page.locator(".hand-over button").first.click()
    wait_for_table(page)
    page.wait_for_timeout(500)
    assert violations(page) == []
