"""Takes the pictures of the README from the real thing: a server, bots, and Chromium.

python -m tools.pictures [picture ...]
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from grognard.games import find
from tests.browser.conftest import CHROMIUM
from tests.browser.test_browser import made
from tests.server.kit import Server

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"

PICTURES: dict[str, dict[str, Any]] = {
    "empires": {"game": "empires", "choices": 330},
    "warriors": {"game": "warriors", "players": 4, "choices": 260},
    "generalship": {"game": "generalship", "players": 3, "choices": 200},
    "scharz": {"game": "scharz", "players": 3, "choices": 320},
    "napoleon": {"game": "napoleon", "choices": 420},
    "battle": {
        "game": "napoleon",
        "choices": 60,
        "options": {"battle": "8 inf 4 cav 3 art 2 leaders / 9 inf 3 cav 2 art 1 leader"},
    },
    "phone": {"game": "empires", "choices": 200, "width": 390, "height": 780},
    "german": {"game": "empires", "choices": 250, "locale": "de-DE"},
    "dark": {"game": "scharz", "choices": 200, "color_scheme": "dark"},
}


def take(browser: Browser, server: Server, name: str) -> None:
    wish = dict(PICTURES[name])
    game, choices = wish.pop("game"), wish.pop("choices")
    size = {"width": wish.pop("width", 1400), "height": wish.pop("height", 900)}
    players = wish.pop("players", find(game).players[0])
    options = wish.pop("options", {})
    page = browser.new_context(base_url=server.address, viewport=size, **wish).new_page()
    page.goto("/")
    page.wait_for_selector(".game")
    seats = [{"kind": "me"}] + [{"kind": "bot", "bot": "greedy"}] * (players - 1)
    table = made(page, game, seats, options=options)
    page.goto(f"/table/{table}")
    page.wait_for_selector(".board > *")
    play(page, table, choices)
    page.wait_for_timeout(1500)
    page.screenshot(path=FOLDER / f"{name}.png")
    print(f"{name}: {(FOLDER / f'{name}.png').stat().st_size // 1000} kB", flush=True)


def play(page: Page, table: str, choices: int) -> None:
    """A bot plays my seat for a while; then I am back and asked something."""
    code = """async ([table, what]) => {
        const api = await import('/static/api.js');
        await api.get('/me');
        return what ? api.post(`/tables/${table}/${what}`, {seat: 0}) : api.get(`/tables/${table}`);
    }"""
    page.evaluate(code, [table, "away"])
    until = time.monotonic() + 120
    while time.monotonic() < until and page.evaluate(code, [table, ""])["number"] < choices:
        time.sleep(0.3)
    page.evaluate(code, [table, "back"])


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"sqlite:///{folder}/pictures.db", workers=2).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            for name in sys.argv[1:] or PICTURES:
                take(browser, server, name)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
