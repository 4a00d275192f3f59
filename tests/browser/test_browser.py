"""People play in the browser: every game, friends, lost connections, undo, one device, German, phones."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import grognard
from grognard.games import OWN
from tests.browser.conftest import PATIENCE, until
from tests.server.kit import Server

SHORT: dict[str, dict[str, str]] = {
    "empires": {},
    "warriors": {"round_limit": "1"},
    "generalship": {"max_cycles": "1"},
    "scharz": {"years": "1"},
    "napoleon": {"battle": "3 inf 1 cav 1 art 1 leader / 3 inf 1 cav 1 leader"},
}
OPTION = ".ask .option:not([disabled])"


def wait_for_table(page: Page) -> None:
    page.wait_for_selector("main.table .board > *")


MOST = "found => found.map((each) => each.max)"
CLICK = """([selector, which]) => {
    const found = [...document.querySelectorAll(selector)];
    if (found.length) found[which % found.length].click();
    return found.length > 0;
}"""


def pick(page: Page, which: int = 0) -> None:
    """Answer the question with one of its options, by a click; the page may change under our hands."""
    for _ in range(100):
        page.wait_for_selector(f"{OPTION}, .hand-over, .scores")
        if page.evaluate(CLICK, [OPTION, which]) or not page.locator(".prompt").count():
            return


def leave_it_to_a_bot(page: Page) -> None:
    """Click the button, unless the game ends first; both may happen while we look."""
    button = "button:has-text('Let a bot play for me')"
    page.wait_for_selector(f"{button}, .scores")
    if page.locator(".scores").count() == 0:
        page.locator(button).evaluate_all("found => found.forEach((button) => button.click())")


def reaches(page: Page, number: int) -> None:
    """Wait until the game has so many choices."""
    moment = page.locator("#moment")
    until(
        page,
        lambda: any(int(most) >= number for most in moment.evaluate_all(MOST)),
        f"the game does not reach {number} choices",
    )


def made(page: Page, game: str, seats: list[dict[str, str]], **more: Any) -> str:
    """A table made through the page's own session, as its buttons do."""
    code = """async (wish) => {
        const api = await import('/static/api.js');
        await api.get('/me').then(async (me) => me.user || (await api.post('/guest', {})));
        const {id} = await api.post('/tables', wish);
        if (!wish.seats.some((seat) => seat.kind === 'open')) await api.post(`/tables/${id}/start`);
        return id;
    }"""
    wish = {"game": game, "players": len(seats), "seats": seats, **more}
    return str(page.evaluate(code, wish))


@pytest.mark.parametrize("game", OWN)
def test_a_newcomer_plays_any_game_within_three_clicks(visit, game):
    page = visit("/")
    page.locator(f"[data-game={game}] .button").click()
    page.locator("text=Start now").click()
    wait_for_table(page)
    for turn in range(6):
        pick(page, turn * 3)
    reaches(page, 6)
    assert page.locator("main.table").get_attribute("data-game") == game


@pytest.mark.parametrize("game", OWN)
def test_a_person_plays_against_bots_to_the_final_score(visit, game):
    page = visit("/")
    players = grognard.table(game).header.players
    seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * (players - 1)
    table = made(page, game, seats, options=SHORT[game], preset="quick" if game == "scharz" else "")
    page.goto(f"/table/{table}")
    wait_for_table(page)
    for turn in range(15):
        if page.locator(".scores").count():
            break
        page.wait_for_selector(f"{OPTION}, .scores")
        if not page.locator(".scores").count():
            pick(page, turn)
    leave_it_to_a_bot(page)
    page.wait_for_selector(".scores", timeout=10 * PATIENCE)  # bots play the rest of the game
    assert page.locator(".scores tbody tr").count() == players
    page.locator(".dice summary").click()
    page.locator("text=Verify the dice").click()
    expect(page.locator(".notice")).to_contain_text("The seed is the one committed to before the game")


def test_friends_join_by_link_and_see_each_others_choices(visit):
    ann = visit("/")
    table = made(ann, "warriors", [{"kind": "me"}, {"kind": "open"}], public=False)
    ann.goto(f"/table/{table}")
    link = ann.locator("input[readonly]").input_value()
    bob = visit(re.sub(r"^https?://[^/]+", "", link))
    bob.locator("text=Sit here").click()
    expect(ann.locator(".seats li").nth(1)).not_to_contain_text("free")
    ann.locator("text=Begin the game").click()
    wait_for_table(ann)
    wait_for_table(bob)

    for _ in range(3):
        pick(ann)
    for _ in range(3):
        pick(bob)
    reaches(ann, 6)
    reaches(bob, 6)


def test_after_a_lost_connection_the_page_catches_up_by_itself(visit, tmp_path):
    """The server goes away and comes back; the page finds it again, without being loaded anew."""
    server = Server(f"sqlite:///{tmp_path}/lost.db", workers=0).start()
    try:
        page = visit(f"{server.address}/")
        table = made(page, "warriors", [{"kind": "me"}, {"kind": "open"}])
        other = server.visitor().guest("Bob")
        other.post(f"/tables/{table}/join", {})
        page.goto(f"{server.address}/table/{table}")
        page.locator("text=Begin the game").click()
        wait_for_table(page)
        page.evaluate("window.loadedOnce = true")
        server.kill()
        page.wait_for_selector(".lost")
        server.start()
        options = other.look(table)["choice"]["options"]
        other.choose(table, 1, options[0]["word"])
        reaches(page, 1)
        expect(page.locator(".lost")).to_have_count(0)
        pick(page)
        reaches(page, 2)
        assert page.evaluate("window.loadedOnce") is True
    finally:
        server.stop()


def test_a_secret_choice_can_be_taken_back(visit):
    page = visit("/")
    table = made(page, "warriors", [{"kind": "me"}, {"kind": "open"}])
    other = visit(f"/table/{table}")
    other.locator("text=Sit here").click()
    page.goto(f"/table/{table}")
    expect(page.locator(".seats li").nth(1)).not_to_contain_text("free")
    page.locator("text=Begin the game").click()
    wait_for_table(page)
    pick(page)
    page.locator("button.undo").click()
    expect(page.locator("#moment")).to_have_attribute("max", "0")


def test_several_people_at_one_device_hand_it_over(visit):
    page = visit("/")
    table = made(page, "warriors", [{"kind": "me"}, {"kind": "me"}])
    page.goto(f"/table/{table}")
    wait_for_table(page)
    for _ in range(3):
        pick(page)
    page.wait_for_selector(".hand-over")
    assert page.locator(".board").count() == 0, "nothing can be seen while the device changes hands"
    page.locator(".hand-over button").click()
    wait_for_table(page)
    expect(page.locator(OPTION).first).to_be_visible()


def test_everything_a_player_looks_at_is_german_if_wanted(visit):
    page = visit("/", locale="de-DE")
    expect(page.locator("h1")).to_have_text("Erobere die Alte Welt")
    page.locator("[data-game=empires] .button").click()
    page.locator("text=Jetzt beginnen").click()
    wait_for_table(page)
    expect(page.locator(".prompt")).to_contain_text(re.compile("[a-zäöüß]"))
    text = page.locator("main.table").inner_text()
    assert not re.search(r"\b(What|Choose|Where|Waiting|Turn|Log|Players)\b", text), text[:300]
    page.locator("header select").select_option("en")
    expect(page.locator(".log h2").last).to_have_text("Log")
    page.reload()
    expect(page.locator(".log h2").last).to_have_text("Log")


@pytest.mark.parametrize("game", OWN)
def test_a_phone_shows_board_question_and_log(visit, game):
    page = visit("/", width=360, height=740)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    table = made(
        page,
        game,
        [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * (grognard.table(game).header.players - 1),
    )
    page.goto(f"/table/{table}")
    page.wait_for_selector(".ask .option")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for tab in ("Players", "Log", "Talk", "Board"):
        page.locator(".tabs button", has_text=tab).click()
        expect(page.locator(f"section.{tab.lower()}")).to_be_visible()
    pick(page)


def test_time_travel_and_rules_on_demand(visit):
    page = visit("/")
    table = made(page, "empires", [{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * 2)
    page.goto(f"/table/{table}")
    wait_for_table(page)
    for turn in range(4):
        pick(page, turn)
    page.locator(".prompt .rule-id").click()
    expect(page.locator(".rule-text")).to_contain_text("EMP-")
    page.locator(".replay button").first.click()
    expect(page.locator(".ask h2")).to_contain_text("Looking back")
    page.locator(".replay button", has_text="Now").click()
    page.wait_for_selector(OPTION)


def test_options_can_be_found_by_typing_and_chosen_by_keyboard(visit):
    page = visit("/")
    table = made(page, "empires", [{"kind": "me"}] + [{"kind": "me"}] * 2)
    page.goto(f"/table/{table}")
    page.wait_for_selector(".hand-over, .ask .option")
    if page.locator(".hand-over").count():
        page.locator(".hand-over button").click()
    page.wait_for_selector("#find")
    page.keyboard.press("/")
    page.keyboard.type("ital")
    expect(page.locator(OPTION)).to_have_text(["Italia"])
    page.keyboard.press("Enter")
    page.wait_for_selector(".hand-over, #moment[max='1']")


def test_the_board_can_be_clicked(visit):
    page = visit("/")
    table = made(page, "empires", [{"kind": "me"}] * 3)
    page.goto(f"/table/{table}")
    page.wait_for_selector(".hand-over, .ask .option")
    if page.locator(".hand-over").count():
        page.locator(".hand-over button").click()
    page.wait_for_selector("#area-sicily.can")
    page.evaluate(
        "document.querySelector('#area-sicily').dispatchEvent(new MouseEvent('click', {bubbles: true}))"
    )
    page.wait_for_selector(".hand-over, #area-sicily[data-held]")


def test_accounts_in_the_browser(visit):
    page = visit("/account")
    form = page.locator("form", has_text="keeps all seats")
    form.locator("[name=name]").fill("Hannibal B")
    form.locator("[name=password]").fill("over the alps")
    form.locator("button").click()
    expect(page.locator("header .account")).to_have_text("Hannibal B")
    page.locator("text=Log out").click()
    expect(page.locator("header .account")).to_have_text("Log in")


def test_the_page_sends_nothing_to_others(visit, server):
    asked: list[str] = []
    page = visit("/")
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    page.wait_for_selector(".game")
    assert [url for url in asked if not url.startswith(server.address)] == []
    assert json.dumps(asked)
