"""How long the page works on an update of the largest position: Napoleon in Europe with seven powers.

    python -m benchmarks.paint [--updates 40] [--slower 4]

A server, a table of seven powers that plays at random, and a spectator in Chromium whose processor is made
slower. Every choice is one message over the WebSocket; what the page spends on it in scripts, styles and
layout is read from Chromium's own counters, in processor time of its main thread.
"""

from __future__ import annotations

import argparse
import random
import statistics
import tempfile
import time
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

from tests.browser.conftest import CHROMIUM
from tests.server.kit import Server, Visitor

OPTIONS = {"scenario": "1805-danube"}
PLAYERS = 7
BEFORE = 60
"""Choices made before anything is measured."""
COUNTERS = {"ScriptDuration": "scripts", "RecalcStyleDuration": "styles", "LayoutDuration": "layout"}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--updates", type=int, default=40, help="how many updates are measured")
    parser.add_argument(
        "--slower", type=float, default=4.0, help="how many times slower the processor is made"
    )
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"sqlite:///{folder}/paint.db", workers=0).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            player = server.visitor().guest("Ann")
            table = player.table("napoleon", PLAYERS, options=OPTIONS)
            chance = random.Random(7)
            for _ in range(BEFORE):
                choose(player, table, chance)
            page = browser.new_page(viewport={"width": 1280, "height": 800}, base_url=server.address)
            page.set_default_timeout(120_000)
            page.goto(f"/table/{table}")
            page.wait_for_selector("grognard-map .labels text")
            page.wait_for_timeout(1500)
            report(measure(page, player, table, chance, wish.updates, wish.slower), wish.slower)
        finally:
            browser.close()
            server.stop()


def choose(player: Visitor, table: str, chance: random.Random) -> None:
    """One choice at random by whoever is asked first."""
    seat = player.look(table)["waiting"][0]
    options = player.look(table, seat)["choice"]["options"]
    answer = player.choose(table, seat, chance.choice(options)["word"])
    assert answer.status_code < 400, answer.text


def measure(
    page: Page, player: Visitor, table: str, chance: random.Random, updates: int, slower: float
) -> list[dict[str, float]]:
    """The counters of every update, in milliseconds."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    found = []
    for _ in range(updates):
        before = counters(session)
        choose(player, table, chance)
        settle(session, before)
        after = counters(session)
        found.append({name: (after[key] - before[key]) * 1000 for key, name in COUNTERS.items()})
    return found


def settle(session: CDPSession, before: dict[str, float]) -> None:
    """Wait until the page has worked and is at rest again."""
    last = before["ScriptDuration"]
    for _ in range(100):
        time.sleep(0.15)
        now = counters(session)["ScriptDuration"]
        if now == last and now > before["ScriptDuration"]:
            return
        last = now


def counters(session: CDPSession) -> dict[str, float]:
    metrics: list[dict[str, Any]] = session.send("Performance.getMetrics")["metrics"]
    return {metric["name"]: metric["value"] for metric in metrics}


def report(found: list[dict[str, float]], slower: float) -> None:
    print(f"{len(found)} updates, processor {slower:g} times slower; milliseconds per update")
    for name in COUNTERS.values():
        values = sorted(update[name] for update in found)
        high = values[min(len(values) - 1, round(len(values) * 0.95))]
        print(f"{name:8} median {statistics.median(values):6.1f}   95 % {high:6.1f}   most {values[-1]:6.1f}")


if __name__ == "__main__":
    main()
