"""Clocks: arithmetic, seats whose time is up, servers that were down."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import update

from grognard.server.app import stop_clocks_while_down
from grognard.server.clock import Clock, read_clock
from grognard.server.database import now
from grognard.server.models import Mark, SeatRow
from grognard.server.refusals import Refused
from grognard.server.seating import expire

pytestmark = pytest.mark.usefixtures("no_chores")


@settings(deadline=None)
@given(st.integers(10, 10**6), st.integers(0, 10**5), st.integers(0, 10**9), st.integers(0, 10**9))
def test_a_bank_never_falls_below_its_increment_and_thinking_costs_what_it_takes(
    seconds, increment, since, took
):
    clock = Clock("bank", seconds, increment)
    bank = clock.start()
    after = clock.after(since, bank, since + took)

    assert after >= increment * 1000
    assert after == max(0, seconds * 1000 - took) + increment * 1000
    assert clock.deadline(since, bank) == since + seconds * 1000
    assert clock.after(None, bank, since) == bank, "a clock that does not run costs nothing"


def test_without_a_clock_nobody_is_late():
    assert Clock("none").deadline(5, 0) is None
    assert Clock("decision", 60).deadline(None, 0) is None
    assert Clock("decision", 60).deadline(1000, 0) == 61_000


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": "sand"},
        {"kind": "bank", "seconds": 3},
        {"kind": "bank", "seconds": "x"},
        {"kind": "decision"},
    ],
)
def test_a_clock_that_cannot_be_is_refused(wrong):
    with pytest.raises(Refused):
        read_clock(wrong)


def test_when_the_time_is_up_a_bot_takes_the_seat_and_the_owner_may_come_back(visit):
    ann = visit().guest("Ann")
    table = ann.table(clock={"kind": "decision", "seconds": 60})
    context = ann.client.app.state.context
    assert expire(context.tables) == 0
    with context.database.write() as session:
        session.execute(update(SeatRow).where(SeatRow.seat == 1).values(since=now() - 61_000))

    assert expire(context.tables) == 1

    seats = ann.look(table)["seats"]
    assert seats[1]["away"] and not seats[0]["away"]
    ann.post(f"/tables/{table}/back", {"seat": 1})
    assert expire(context.tables) == 0


def test_clocks_stand_still_while_the_server_is_down(visit):
    ann = visit().guest("Ann")
    table = ann.table(clock={"kind": "bank", "seconds": 600})
    context = ann.client.app.state.context
    before = ann.look(table)["seats"][0]["deadline"]
    begin = now()
    with context.database.write() as session:
        session.merge(Mark(key="heartbeat", value=begin - 100_000))

    stop_clocks_while_down(context)

    given_back = ann.look(table)["seats"][0]["deadline"] - before
    assert 100_000 <= given_back <= 100_000 + now() - begin


def test_thinking_time_is_taken_from_the_bank(visit):
    ann = visit().guest("Ann")
    table = ann.table(clock={"kind": "bank", "seconds": 600, "increment": 5})
    context = ann.client.app.state.context
    begin = now()
    with context.database.write() as session:
        session.execute(update(SeatRow).where(SeatRow.seat == 0).values(since=begin - 100_000))
    ann.choose(table, 0, ann.look(table, 0)["choice"]["options"][0]["word"])

    assert 505_000 - (now() - begin) <= ann.look(table)["seats"][0]["bank"] <= 505_000
