"""The maps on a screen: names can be read and do not collide, legends explain, places tell what they are."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import until
from tests.browser.test_browser import made

MAPS = {
    "empires": "empires",
    "warriors-west": "warriors",
    "warriors-east": "warriors",
    "napoleon": "napoleon",
    "scharz-italia": "scharz",
    "scharz-orient": "scharz",
    "scharz-vikings": "scharz",
}
PANEL = 856
"""How wide the map is on a screen of 1280 pixels."""
UNNAMED = 0.12
"""This share of the names may wait until somebody zooms in: Central Europe is small."""

LAY = """async ([source, game, language, width]) => {
    await import('/static/parts/map.js');
    const terms = await (await fetch(`/api/games/${game}/terms/${language}`)).json();
    const names = Object.fromEntries(terms.map((term) => [term.word, term.name]));
    const panel = document.createElement('div');
    panel.style.width = `${width}px`;
    const map = document.createElement('grognard-map');
    panel.append(map);
    document.body.replaceChildren(panel);
    map.show({ source: `/static/boards/${source}.svg`, name: (word) => names[word] ?? word });
    const wait = (time) => new Promise((done) => setTimeout(done, time));
    for (let n = 0; n < 300 && !map.querySelector('.labels text'); n += 1) await wait(50);
    await wait(300);
    for (let n = 0; n < 3; n += 1) await new Promise(requestAnimationFrame);
    const box = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
    };
    const scale = map.sheet.clientWidth / map.frame.width;
    const all = (selector, tell) => [...map.querySelectorAll(selector)].map(tell);
    const size = (text) => Number(text.getAttribute('font-size')) * scale;
    return {
        areas: map.areas.length,
        sheet: box(map.sheet),
        names: all('.labels text', (text) => ({ word: text.dataset.label, size: size(text), ...box(text) })),
        symbols: all('.chips, .port', (symbol) => ({ word: symbol.dataset.of ?? 'port', ...box(symbol) })),
        numbers: all('.symbols text', (text) => parseFloat(getComputedStyle(text).fontSize) * scale),
        signs: all('.symbols use', (sign) => sign.width.baseVal.value * scale),
    };
}"""


def laid(page: Page, source: str, language: str) -> dict[str, Any]:
    """The board alone on the page, without pieces, as large as at a table."""
    return dict(page.evaluate(LAY, [source, MAPS[source], language, PANEL]))


def collide(one: dict[str, Any], two: dict[str, Any], slack: float) -> bool:
    """Do two boxes overlap by more than the room that the letters of a line leave empty?"""
    across = min(one["x"] + one["width"], two["x"] + two["width"]) - max(one["x"], two["x"])
    down = min(one["y"] + one["height"], two["y"] + two["height"]) - max(one["y"], two["y"])
    return across > slack and down > slack


@pytest.mark.parametrize("language", ["en", "de"])
def test_names_can_be_read_and_collide_with_nothing(visit, language):
    page = visit("/", width=1280, height=800)
    page.wait_for_selector(".game", timeout=90_000)
    for source in MAPS:
        seen = laid(page, source, language)
        names, sheet = seen["names"], seen["sheet"]
        assert len(names) >= seen["areas"] * (1 - UNNAMED), source
        clashes = [
            (source, one["word"], two["word"])
            for n, one in enumerate(names)
            for two in [*names[n + 1 :], *seen["symbols"]]
            if collide(one, two, 3.5)
        ]
        assert clashes == []
        right = sheet["x"] + sheet["width"]
        outside = [name["word"] for name in names if not sheet["x"] <= name["x"] <= right - name["width"]]
        assert outside == [], source
        sizes = [name["size"] for name in names] + seen["numbers"] + seen["signs"]
        assert min(sizes) >= 11, source


def test_a_legend_opens_by_keyboard_and_lists_the_symbols_of_the_board(visit):
    page = visit("/", locale="de-DE")
    table = made(page, "empires", [{"kind": "me"}] * 3)
    page.goto(f"/table/{table}")
    page.wait_for_selector(".hand-over, grognard-map .labels text")
    if page.locator(".hand-over").count():
        page.locator(".hand-over button").first.click()
    page.wait_for_selector("grognard-map .labels text")
    summary = page.locator(".map-legend summary")
    expect(summary).to_have_text("Legende")
    summary.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".map-legend li").first).to_be_visible()
    entries = page.locator(".map-legend li").evaluate_all("(all) => all.map((each) => each.dataset.entry)")
    assert entries == str(page.locator(".map-sheet svg").first.get_attribute("data-legend")).split()
    expect(page.locator(".map-legend li", has_text="Amphore")).to_have_count(1)


def test_a_place_tells_about_itself_when_pointed_at_and_when_pressed(visit):
    page = visit("/")
    table = made(page, "empires", [{"kind": "me"}] * 3)
    page.goto(f"/table/{table}")
    page.wait_for_selector(".hand-over, #area-sicily")
    if page.locator(".hand-over").count():
        page.locator(".hand-over button").first.click()
    page.wait_for_selector("#area-sicily")
    page.locator("#area-sicily").dispatch_event("pointerover")
    title = page.locator("#area-sicily > title").text_content() or ""
    for said in ("Sicily", "victory points: 4", "amphora", "Africa (by sea lane)", "(across a strait)"):
        assert said in title
    page.locator("#area-sicily").dispatch_event("contextmenu")
    expect(page.locator("#details")).to_contain_text("Sicily")
    expect(page.locator("#details")).to_contain_text("Magna Graecia (across a strait)")


def test_zooming_in_gives_pieces_and_names_more_room(visit):
    page = visit("/", width=1280, height=800)
    page.wait_for_selector(".game", timeout=90_000)
    before = laid(page, "napoleon", "en")
    page.locator(".map-tools button").first.click(click_count=3, delay=20)
    scale = page.locator("grognard-map")
    until(
        page, lambda: scale.evaluate("(map) => map.enlarged() > 2 && map.unit() < 1.25"), "it is not larger"
    )
    names, few = page.locator(".labels text"), len(before["names"])
    until(page, lambda: names.count() > few, "there are no more names than before")


def test_a_map_that_cannot_be_loaded_at_once_comes_later(visit):
    page = visit("/")
    table = made(page, "warriors", [{"kind": "me"}, {"kind": "me"}])
    asked: list[str] = []

    def lose_the_first(route: Any) -> None:
        asked.append(route.request.url)
        route.abort() if len(asked) == 1 else route.continue_()

    page.route(re.compile(r"\.svg$"), lose_the_first)
    page.goto(f"/table/{table}")
    page.wait_for_selector(".hand-over, main.table", state="attached")
    if page.locator(".hand-over").count():
        page.locator(".hand-over button").first.click()
    page.wait_for_selector(".map-sheet svg")
    assert len(asked) > 1
