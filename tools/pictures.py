"""Takes the pictures of the README from the real thing: a server, games that bots have begun, and Chromium.

python -m tools.pictures [picture ...]
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

import grognard
from grognard.bots.registry import make_bot
from grognard.bots.seat import answer
from grognard.kernel.record import write_record
from grognard.kernel.table import Table
from tests.browser.conftest import CHROMIUM
from tests.server.kit import Server

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
PATIENCE = 120_000
"""So many milliseconds a page may take on a busy machine."""
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gwen")

# After at least so many choices, and at the first question of this kind, if one is named.
PICTURES: dict[str, dict[str, Any]] = {
    "empires": {"game": "empires", "players": 4, "choices": 330},
    "warriors": {"game": "warriors", "players": 4, "choices": 260},
    "generalship": {"game": "generalship", "players": 3, "choices": 150, "ask": "choose_tile"},
    "scharz": {"game": "scharz", "players": 3, "choices": 420},
    "napoleon": {"game": "napoleon", "players": 3, "choices": 420},
    "battle": {
        "game": "napoleon",
        "players": 2,
        "choices": 60,
        "ask": "act_unit",
        "options": {"battle": "8 inf 4 cav 3 art 2 leaders / 9 inf 3 cav 2 art 1 leader"},
    },
    "attack": {"game": "generalship", "players": 3, "choices": 120, "ask": "fight_assign"},
    "phone": {"game": "empires", "players": 3, "choices": 200, "width": 390, "height": 780},
    "german": {"game": "empires", "players": 3, "choices": 250, "locale": "de-DE"},
    "dark": {"game": "scharz", "players": 3, "choices": 260, "color_scheme": "dark"},
}


def take(browser: Browser, server: Server, name: str) -> None:
    wish = dict(PICTURES[name])
    table = played(
        wish.pop("game"),
        wish.pop("players"),
        wish.pop("options", {}),
        wish.pop("choices"),
        wish.pop("ask", ""),
    )
    size: ViewportSize = {"width": wish.pop("width", 1400), "height": wish.pop("height", 900)}
    page = browser.new_context(base_url=server.address, viewport=size, **wish).new_page()
    page.set_default_timeout(PATIENCE)
    page.goto("/")
    page.wait_for_selector(".game")
    page.goto(f"/table/{laid_out(page, table)}")
    page.wait_for_selector(".hand-over, main.table .board > *")
    if page.locator(".hand-over").count():
        page.locator(".hand-over button").first.click()
    page.wait_for_selector("main.table .board > *")
    page.wait_for_timeout(2500)
    page.screenshot(path=FOLDER / f"{name}.png")
    with Image.open(FOLDER / f"{name}.png") as picture:
        picture.convert("RGB").quantize(256).save(FOLDER / f"{name}.png", optimize=True)
    print(f"{name}: {(FOLDER / f'{name}.png').stat().st_size // 1000} kB", flush=True)


def played(game: str, players: int, options: dict[str, str], choices: int, ask: str) -> Table:
    """A game between bots up to the question that is wanted; the same every time."""
    table = grognard.table(
        game, players=players, seed="picture", options=options, seats=list(NAMES[:players])
    )
    bots = [make_bot("greedy", f"picture {seat}".encode()) for seat in range(players)]
    while table.number < choices or (ask and table.pending[0].ask.key != ask):
        player = table.pending[0].player
        answer(table, player, bots[player])
    return table


def laid_out(page: Page, table: Table) -> str:
    """The game on the server, to be played on."""
    code = """async ([record, number]) => {
        const api = await import('/static/api.js');
        await api.post('/guest', {});
        const {id} = await api.post('/tables/import', record);
        return (await api.post(`/tables/${id}/fork`, {number})).id;
    }"""
    return str(page.evaluate(code, [write_record(table), table.number]))


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"sqlite:///{folder}/pictures.db", workers=0).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            for name in sys.argv[1:] or PICTURES:
                take(browser, server, name)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
