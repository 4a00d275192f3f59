"""Battles in the browser: while they are fought, when they are over, and when they are looked at again."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import grognard
from grognard.bots.registry import make_bot
from grognard.bots.seat import answer
from grognard.games import OWN
from grognard.kernel.record import write_record
from grognard.kernel.table import Table
from tests.browser.test_access import violations

OPTIONS: dict[str, dict[str, str]] = {
    "napoleon": {"battle": "5 inf 3 cav 2 art 1 leader / 5 inf 2 cav 1 art 1 leader"},
}
PLAYERS = {"empires": 3, "warriors": 4, "generalship": 3, "scharz": 3, "napoleon": 2}

# The question in the midst of a battle at which each game is looked at.
ASKED = {
    "empires": "battle_order",
    "warriors": "assign_target",
    "generalship": "fight_assign",
    "scharz": "reroll",
    "napoleon": "act_unit",
}

# What must be there in that position, and how often at least.
PARTS = {
    "empires": {".blocks .box": 3, ".stones i": 3, ".steps .now": 1, ".own-cards .card.army": 1},
    "warriors": {".side": 2, ".fighters .counter-icon": 2, ".target": 1, ".life i": 2, ".side meter": 2},
    "generalship": {
        ".steps .now": 1,
        ".side": 2,
        ".side.striking": 1,
        ".counters .counter-icon": 2,
        ".card.tactic": 2,
        ".card.back": 1,
        ".committed .sum": 1,
    },
    "scharz": {".side": 2, ".fighters .counter-icon": 2, ".swords-die": 1, ".life i": 2},
    "napoleon": {".zone": 13, ".zone .counter-icon": 6, ".steps .now": 1, ".unit.can": 1},
}


def is_fought(game: str, table: Table) -> bool:
    view = table.view(None)
    if game == "scharz":
        return bool(view["combat"] and (view["combat"]["battles"] or view["combat"]["siege"]))
    return view["battle"] is not None


@cache
def fought(game: str) -> tuple[dict[str, Any], int, int]:
    """A game between bots with a battle that is over: its record, and the choices in and after the battle."""
    players = PLAYERS[game]
    table = grognard.table(game, players=players, seed=f"battle {game}", options=OPTIONS.get(game))
    bots = [make_bot("greedy", f"seat {seat}".encode()) for seat in range(players)]
    within = 0
    while not table.over and (not within or is_fought(game, table)):
        choice = table.pending[0]
        if not within and choice.ask.key == ASKED[game] and is_fought(game, table):
            within = table.number
        answer(table, choice.player, bots[choice.player])
    assert within, f"no battle came to the question {ASKED[game]}"
    return write_record(table), within, table.number


def lay_out(page: Page, game: str, number: int | None) -> None:
    """The table after so many choices, with all seats mine; without a number the whole game, to look at."""
    record = fought(game)[0]
    code = """async ([record, number]) => {
        const api = await import('/static/api.js');
        await api.get('/me').then(async (me) => me.user || (await api.post('/guest', {})));
        const {id} = await api.post('/tables/import', record);
        return number === null ? id : (await api.post(`/tables/${id}/fork`, {number})).id;
    }"""
    table = page.evaluate(code, [record, number])
    page.goto(f"/table/{table}")
    page.wait_for_selector(".hand-over, main.table .board > *")
    if page.locator(".hand-over").count():
        page.locator(".hand-over button").first.click()
    page.wait_for_selector("main.table .board > *")


def battle_of(page: Page) -> Locator:
    found = page.locator("#battle")
    expect(found).to_be_visible()
    return found


@pytest.mark.parametrize("game", OWN)
def test_a_running_battle_is_drawn_with_all_its_parts(visit, game):
    page = visit("/")
    lay_out(page, game, fought(game)[1])
    battle = battle_of(page)
    for part, least in PARTS[game].items():
        expect(battle.locator(part).first).to_be_visible()
        assert battle.locator(part).count() >= least, part
    assert battle.locator(".generic").count() == 0, "no heap of raw data"
    assert battle.locator(".course li").count() >= 1, "what has been told of it"


@pytest.mark.parametrize("game", OWN)
def test_a_finished_battle_is_opened_again_from_the_journal(visit, game):
    page = visit("/")
    lay_out(page, game, None)
    page.locator(".show-battle").first.click()
    battle = battle_of(page)
    steps = battle.get_by_role("group", name="Steps of the battle").locator(".small")
    expect(steps).to_have_text(re.compile(r"^0 / \d+$"))
    told = battle.locator(".course li").count()
    battle.get_by_label("to the end").click()
    expect(steps).to_have_text(re.compile(r"^(\d+) / \1$"))
    assert battle.locator(".course li").count() > told, "it is told to its end"
    expect(battle.get_by_label("later")).to_be_disabled()
    battle.get_by_label("earlier").click()
    expect(steps).not_to_have_text(re.compile(r"^(\d+) / \1$"))
    battle.get_by_role("button", name="Close").click()
    expect(page.locator("#battle .replay")).to_have_count(0)


def test_a_battle_is_stepped_through_with_the_arrow_keys_and_left_with_escape(visit):
    page = visit("/")
    lay_out(page, "generalship", None)
    page.locator(".show-battle").first.click()
    steps = battle_of(page).locator(".replay .small")
    expect(page.locator("#battle")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(steps).to_have_text(re.compile(r"^1 / "))
    page.keyboard.press("ArrowRight")
    expect(steps).to_have_text(re.compile(r"^2 / "))
    page.keyboard.press("ArrowLeft")
    expect(steps).to_have_text(re.compile(r"^1 / "))
    page.keyboard.press("Escape")
    expect(page.locator("#battle")).to_have_count(0)


def test_generalship_shows_attack_and_ward_off_with_the_sums_that_were_told(visit):
    page = visit("/")
    lay_out(page, "generalship", None)
    line = page.locator(
        ".log .events li", has_text=re.compile(r"attacks with \d+, .* wards off with \d+")
    ).first
    atk, ward = re.findall(r"with (\d+)", line.inner_text())[:2]
    page.locator(".show-battle").first.click()
    battle = battle_of(page)
    battle.get_by_label("to the end").click()
    last = battle.locator(".attack").last
    expect(last.locator(".atk .sum")).to_have_text(f"attack {atk}")
    expect(last.locator(".def .sum")).to_have_text(f"defence {ward}")
    beaten = int(atk) > int(ward)
    expect(last).to_have_class(re.compile("broken" if beaten else "held"))
    expect(battle.locator(".result")).to_contain_text("wins the battle")


def test_generalship_shows_the_own_hand_and_only_backs_of_the_other(visit):
    page = visit("/")
    lay_out(page, "generalship", fought("generalship")[1])
    battle = battle_of(page)
    hands = [side.locator(".card.tactic").count() for side in battle.locator(".side").all()]
    backs = [side.locator(".card.back").count() for side in battle.locator(".side").all()]
    assert sorted(count > 0 for count in hands) == [False, True]
    assert [count > 0 for count in backs] == [count == 0 for count in hands]


def test_generalship_narrows_the_question_to_a_card_that_is_clicked(visit):
    page = visit("/")
    lay_out(page, "generalship", fought("generalship")[1])
    card = battle_of(page).locator("button.card.tactic").first
    word = card.get_attribute("data-word")
    card.click()
    expect(page.locator(f".ask .option:not([data-word^='{word}:'])")).to_have_count(0)
    expect(page.locator(".ask .option").first).to_be_visible()


def test_generalship_draws_the_status_board_and_the_tiles(visit):
    page = visit("/")
    lay_out(page, "generalship", fought("generalship")[1])
    assert page.locator("grognard-hexes .area.tile").count() == 19
    assert page.locator("grognard-hexes .population .cylinder").count() > 3
    assert page.locator(".tree .technology").count() == 11
    assert page.locator(".paradigm .now").count() == 1
    expect(page.locator(".track li.held").first).to_be_visible()
    assert page.locator(".card.general").count() >= 3
    page.locator("grognard-hexes [data-term=austria-capital] title").first.wait_for(state="attached")


def test_a_long_press_tells_what_lies_there(visit):
    page = visit("/", has_touch=True)
    lay_out(page, "generalship", fought("generalship")[1])
    press = """(selector) => {
        const place = document.querySelector(selector);
        const box = place.getBoundingClientRect();
        const more = {bubbles: true, pointerType: 'touch', clientX: box.x + 40, clientY: box.y + 40};
        place.dispatchEvent(new PointerEvent('pointerdown', more));
    }"""
    page.evaluate(press, "#area-austria-capital")
    expect(page.locator("#details")).to_contain_text("Vienna")
    page.keyboard.press("Escape")
    expect(page.locator("#details")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", OWN)
def test_everybody_can_use_a_battle(visit, game, scheme):
    page = visit("/", color_scheme=scheme, reduced_motion="reduce", bypass_csp=True)
    lay_out(page, game, fought(game)[1])
    battle_of(page)
    page.wait_for_timeout(600)
    assert violations(page) == []


@pytest.mark.parametrize("game", OWN)
def test_a_battle_fits_on_a_phone_in_german(visit, game):
    page = visit("/", width=360, height=740, locale="de-DE")
    lay_out(page, game, fought(game)[1])
    text = battle_of(page).inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert "Schlacht" in text
    assert not re.search(r"\b(Attacker|Defender|attack|round|cards)\b", text), text[:300]
