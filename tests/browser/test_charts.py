"""The course of a game and what has happened since, as a reader sees them."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_access import violations
from tests.server.kit import PATIENCE, Server, Visitor, good


@pytest.fixture
def anna(server: Server) -> Any:
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
        yield Visitor(client).guest("Anna")


def enter(page: Page, person: Visitor, server: Server) -> None:
    """The browser is the person's from now on."""
    page.context.clear_cookies()
    page.context.add_cookies(
        [{"name": c, "value": str(v), "url": server.address} for c, v in person.client.cookies.items()]
    )


def finished(person: Visitor) -> str:
    table = person.table()
    person.play_out(table)
    return table


def test_a_finished_game_shows_its_course(visit: Any, anna: Visitor):
    table = finished(anna)
    chart = anna.get(f"/tables/{table}/chart")
    page = visit(f"/table/{table}")

    page.locator(".course-chart").wait_for()
    expect(page.locator(".course-chart polyline")).to_have_count(2)
    expect(page.locator(".measures button")).to_have_text([each["text"] for each in chart["measures"]])
    last = [values[-1] for values in chart["measures"][0]["values"]]
    expect(page.locator(".legend b")).to_have_text([str(value) for value in last])


def test_lines_can_be_told_apart_without_colours(visit: Any, anna: Visitor):
    page = visit(f"/table/{finished(anna)}")
    page.locator(".course-chart").wait_for()

    dashes = page.locator(".course-chart polyline").evaluate_all(
        "lines => lines.map(line => line.getAttribute('stroke-dasharray'))"
    )
    assert len(set(dashes)) == len(dashes)
    expect(page.locator(".course-letter")).to_have_text(["A", "B"])


def test_another_measure_is_shown_with_its_numbers(visit: Any, anna: Visitor):
    table = finished(anna)
    luck = next(m for m in anna.get(f"/tables/{table}/chart")["measures"] if m["key"] == "luck")
    page = visit(f"/table/{table}")

    page.locator(".measures button", has_text="Luck").click()
    page.locator(".numbers > summary").click()

    expect(page.locator(".course figcaption .small").first).to_have_text(
        "Points more than the mean of the dice."
    )
    cells = page.locator(".numbers tbody tr").last.locator("td")
    expect(cells).to_have_text([f"{values[-1]:g}".replace("-", "−") for values in luck["values"]])


def test_a_turn_of_the_table_leads_to_its_moment(visit: Any, anna: Visitor):
    page = visit(f"/table/{finished(anna)}")
    page.locator(".numbers > summary").click()

    page.locator(".numbers tbody button", has_text="Round 1").click()

    expect(page.locator(".replay .small")).to_contain_text("3 / ")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1400])
def test_everybody_can_read_the_course(visit: Any, anna: Visitor, scheme: str, width: int):
    table = finished(anna)
    page = visit("/", width=width, color_scheme=scheme, reduced_motion="reduce", bypass_csp=True)
    page.goto(f"/table/{table}")
    page.locator(".course-chart").wait_for()
    page.locator(".numbers > summary").click()

    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_running_game_shows_its_course_on_demand(visit: Any, anna: Visitor):
    table = anna.table()
    for _ in range(3):
        seat = anna.look(table)["waiting"][0]
        good(anna.choose(table, seat, anna.look(table, seat)["choice"]["options"][0]["word"]))
    page = visit(f"/table/{table}")
    page.locator(".course > summary").wait_for()
    assert not page.locator(".course-chart").count()

    page.locator(".course > summary").click()

    page.locator(".course-chart").wait_for()
    expect(page.locator(".course")).to_contain_text("only what everybody can see is counted")


def test_what_has_happened_since_is_told_in_short(visit: Any, anna: Visitor, server: Server):
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
        bert = Visitor(client).guest("Bert")
        table = anna.table(seats=[{"kind": "me"}, {"kind": "open"}])
        bert.post(f"/tables/{table}/join", {"seat": 1})
        anna.post(f"/tables/{table}/start")
        for who, seat in ((anna, 0), (bert, 1)):
            good(who.choose(table, seat, who.look(table)["choice"]["options"][0]["word"]))
    page = visit("/")
    enter(page, anna, server)
    page.goto(f"/table/{table}")

    summary = page.locator("ul.since")
    summary.wait_for()
    expect(summary).to_contain_text("won ")
    expect(summary).to_contain_text("played card")


def test_hints_stand_beside_the_options(visit: Any, anna: Visitor, server: Server):
    table = anna.table(seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    page = visit("/")
    enter(page, anna, server)
    page.goto(f"/table/{table}")

    hint = page.locator(".option .small").first
    hint.wait_for()
    expect(hint).to_contain_text("beats")
