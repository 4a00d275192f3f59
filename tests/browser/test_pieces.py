"""Pieces on the boards: they can be read, stand beside names, tell claims, and can be carried to others."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import grognard
from grognard.bots.registry import make_bot
from grognard.bots.seat import answer
from grognard.games.warriors.maps import MAPS
from grognard.kernel.record import write_record
from tests.browser.test_battles import battle_of, fought, lay_out
from tests.browser.test_browser import made

PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
READABLE = 11
"""Letters that matter are at least so many pixels high."""

SEEN = """(map) => {
    const box = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height };
    };
    const scale = map.sheet.clientWidth / map.frame.width;
    const high = (text) => parseFloat(getComputedStyle(text).fontSize);
    const all = (selector, tell) => [...map.querySelectorAll(selector)].map(tell);
    const layers = [...map.querySelectorAll('.map-sheet > svg > .pieces, .map-sheet > svg > .labels')];
    return {
        names: all('.labels text', (text) => ({ word: text.dataset.label, ...box(text) })),
        pieces: all('.pieces .plate > .counter, .pieces .piece > .counter:not(.under)', box),
        numbers: all('.pieces .number', (text) => high(text) * map.unit() * scale),
        numerals: all('.circle-name', (text) => high(text) * scale),
        order: layers.map((layer) => layer.getAttribute('class')),
    };
}"""


def opened(page: Page, table: str, board: str) -> dict[str, Any]:
    """What is seen of the board of a table when it is opened."""
    page.goto(f"/table/{table}")
    page.wait_for_selector(f".hand-over, {board} .labels text")
    if page.locator(".hand-over").count():
        page.locator(".hand-over button").first.click()
    page.wait_for_selector(f"{board} .labels text")
    page.wait_for_timeout(500)
    return dict(page.locator(board).evaluate(SEEN))


def covered(name: dict[str, Any], pieces: list[dict[str, Any]]) -> float:
    """The share of a name under the pieces that stand on it."""
    share = 0.0
    for piece in pieces:
        across = min(name["x"] + name["width"], piece["x"] + piece["width"]) - max(name["x"], piece["x"])
        down = min(name["y"] + name["height"], piece["y"] + piece["height"]) - max(name["y"], piece["y"])
        share += max(0, across) * max(0, down) / (name["width"] * name["height"])
    return share


# fmt: off
CENTRAL_EUROPE = [
    "baden", "bavaria", "belgium", "berlin", "bohemia", "franconia", "galicia", "hanover", "hesse", "holland",
    "hungary", "lombardy", "moravia", "piedmont", "rhineland", "saxony", "silesia", "styria", "tyrol",
    "venetia", "vienna", "westphalia",
]
# fmt: on


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_the_armies_of_seven_powers_cover_no_name_of_central_europe(visit, language):
    page = visit("/", locale=language)
    table = made(page, "napoleon", [{"kind": "me"}] * 7, options={"scenario": "1805-danube"})
    seen = opened(page, table, "grognard-map")

    assert len(seen["pieces"]) > 40
    named = {name["word"] for name in seen["names"]}
    assert sum(word not in named for word in CENTRAL_EUROPE) <= 3, "few names wait until somebody zooms in"
    trodden = {name["word"]: covered(name, seen["pieces"]) for name in seen["names"]}
    assert [word for word, share in trodden.items() if share > 0.5] == [], "names can be read"
    assert sum(share > 0.25 for share in trodden.values()) <= 3, "and nearly all stand free"
    assert seen["order"] == ["pieces", "labels"], "names are written over pieces, not under them"
    assert min(seen["numbers"]) >= READABLE


def test_all_pieces_of_an_army_are_seen_from_nearby(visit):
    page = visit("/")
    table = made(page, "napoleon", [{"kind": "me"}] * 7, options={"scenario": "1805-danube"})
    opened(page, table, "grognard-map")
    plates, pieces = page.locator(".pieces .plate"), page.locator("g[data-term=vienna] .piece")
    assert pieces.count() == 0 and plates.count() > 30
    page.locator(".map-tools button").first.click(click_count=3, delay=20)
    expect(pieces).not_to_have_count(0)
    kinds = pieces.locator("title").all_text_contents()
    assert len(kinds) == len(set(kinds)) and all("Austria" in kind for kind in kinds)


def test_tiles_can_be_read_on_a_phone(visit):
    page = visit("/", **PHONE)
    lay_out(page, "generalship", fought("generalship")[1])
    page.wait_for_selector("grognard-hexes .labels text")
    page.wait_for_timeout(500)
    seen = page.locator("grognard-hexes").evaluate(SEEN)
    assert min(piece["width"] for piece in seen["pieces"]) >= 24
    assert min(seen["numerals"]) >= READABLE


GROWN = """(map) => {
    const { stands } = map.arrangement;
    for (const place of stands.values()) place.x += 5;  // nobody would choose these places anew
    const before = new Map(stands);
    const spots = map.spots;
    const grown = (spot) => (spot.word === 'bavaria' ? { ...spot, w: spot.w + 40 } : spot);
    map.spots = (...asked) => spots(...asked).map(grown);
    map.paint();
    const now = map.arrangement.stands;
    const same = ([key, { x, y }]) => now.get(key).x === x && now.get(key).y === y;
    return { all: before.size, moved: [...before].filter((stand) => !same(stand)).map(([key]) => key) };
}"""


def test_pieces_that_have_not_changed_stay_where_they_are(visit):
    page = visit("/")
    table = made(page, "napoleon", [{"kind": "me"}] * 7)
    opened(page, table, "grognard-map")
    page.wait_for_selector(".pieces .spot")
    seen = page.locator("grognard-map").evaluate(GROWN)
    assert seen["all"] > 20 and all("bavaria" in key for key in seen["moved"]) and seen["moved"]


def test_what_can_be_chosen_is_one_click_away(visit):
    page = visit("/", width=390, height=844)
    table = made(page, "warriors", [{"kind": "me"}] * 2, options={"country_assignment": "fixed"})
    opened(page, table, "grognard-map")
    board = page.locator("grognard-map")
    board.evaluate("(map) => { map.can = (word) => ['wessex', 'essex'].includes(word); map.paint(); }")
    page.get_by_label("whole map").click()
    whole = board.evaluate("(map) => map.frame.width")
    page.get_by_label("what can be chosen").click()
    frame = board.evaluate("(map) => map.frame")
    assert frame["width"] < whole / 1.5
    for place in board.evaluate("(map) => map.wanted()"):
        assert frame["x"] < place["x"] < frame["x"] + frame["width"]
        assert frame["y"] < place["y"] < frame["y"] + frame["height"]


def test_contested_provinces_tell_who_claims_them(visit):
    page = visit("/")
    table = made(page, "warriors", [{"kind": "me"}] * 4)
    opened(page, table, "grognard-map")
    contested = {token.id: token.countries for token in MAPS["west"].tokens if token.kind == "contested"}
    assert page.locator(".pieces .claims").count() == len(contested)
    players = page.evaluate("(id) => fetch(`/api/tables/${id}`).then((answer) => answer.json())", table)
    seats = {player["country"]: seat for seat, player in enumerate(players["view"]["players"])}
    for province, countries in contested.items():
        fields = page.locator(f"g.spot[data-term={province}] .claims .letter").all_text_contents()
        wanted = [chr(65 + seats[country]) if country in seats else None for country in countries]
        told = [field if len(field) == 1 else None for field in fields]
        assert told == wanted, province
    held = {each["id"] for each in players["view"]["provinces"] if isinstance(each["owner"], int)}
    striped = page.locator(".holding[fill^='url(#claimed-']").count()
    assert striped == len(contested.keys() - held) > 0


# -- battles that are longer than the journal ----------


@cache
def long_battle() -> tuple[dict[str, Any], int]:
    """A battle with more events than a page is sent: its record, and how many choices it takes."""
    options = {"battle": "9 inf 4 cav 3 art 2 leaders / 9 inf 4 cav 3 art 2 leaders"}
    table = grognard.table("napoleon", players=2, seed="long battle", options=options)
    bots = [make_bot("greedy", f"seat {seat}".encode()) for seat in range(2)]
    while not table.over:
        player = table.pending[0].player
        answer(table, player, bots[player])
    events = table.seen(None)
    assert len(events) > 160
    begins = next(event.number for event in events if event.told.key.endswith("_begun"))
    return write_record(table), events[-1].number - begins


def test_a_long_battle_is_opened_at_its_beginning(visit):
    page = visit("/")
    record, steps = long_battle()
    code = """async (record) => {
        const api = await import('/static/api.js');
        await api.post('/guest', {});
        return (await api.post('/tables/import', record)).id;
    }"""
    page.goto(f"/table/{page.evaluate(code, record)}")
    page.wait_for_selector(".show-battle")
    assert page.locator(".log .events li").count() == 150, "the page is sent the end of the journal only"
    page.locator(".show-battle").first.click()
    shown = battle_of(page).get_by_role("group", name="Steps of the battle").locator(".small")
    expect(shown).to_have_text(re.compile(rf"^0 / {steps}$"))
    expect(page.locator("#battle .course li")).to_have_count(1)
    expect(page.locator("#battle .course li").first).to_contain_text(re.compile("battle|skirmish", re.I))


# -- carrying ----------


def where(page: Page, selector: str) -> tuple[float, float]:
    found = page.locator(selector).first
    found.scroll_into_view_if_needed()
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("pointer", ["mouse", "touch"])
def test_a_regiment_is_carried_to_a_card(visit, pointer):
    page = visit("/", has_touch=pointer == "touch")
    lay_out(page, "generalship", fought("generalship")[1])
    battle_of(page)
    words = page.locator(".ask .option").evaluate_all("(all) => all.map((each) => each.dataset.word)")
    card, unit = next(word for word in words if ":" in word).split(":")[:2]
    fitting = [word for word in words if word.startswith(f"{card}:{unit}")]
    target = where(page, f".slot-card[data-drop='{card}']")
    start = where(page, f"#battle .carry[data-unit='{unit}']")
    way = [tuple(a + (b - a) * n / 6 for a, b in zip(start, target, strict=True)) for n in range(7)]

    drop = carry(page, pointer, way)
    expect(page.locator("body > .carried")).to_be_visible()
    expect(page.locator(".dropping")).to_have_count(1)
    drop()

    expect(page.locator("body > .carried")).to_have_count(0)
    if len(fitting) == 1:
        expect(page.locator(f".committed .played[data-word='{fitting[0]}']")).to_be_visible()
    else:
        expect(page.locator(".ask .option")).to_have_count(len(fitting))


def carry(page: Page, pointer: str, way: list[tuple[float, ...]]) -> Any:
    """Carries what lies at the beginning of the way to its end; returns how it is dropped there."""
    if pointer == "mouse":
        page.mouse.move(*way[0])
        page.mouse.down()
        for x, y in way[1:]:
            page.mouse.move(x, y)
        return page.mouse.up
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, ...]) -> None:
        places = [{"x": x, "y": y} for x, y in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    touch("touchStart", way[0])
    for step in way[1:]:
        touch("touchMove", step)
    return lambda: touch("touchEnd")
