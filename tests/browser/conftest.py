"""A real Chromium against a real server with bot workers."""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.server.kit import Server

PATIENCE = 60_000
"""So many milliseconds a page may take for anything, on a busy machine too."""

expect.set_options(timeout=PATIENCE)

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")


def until(page: Page, holds: Callable[[], bool], what: str) -> None:
    """Wait until this holds, where no locator can tell."""
    end = time.monotonic() + PATIENCE / 1000
    while not holds():
        assert time.monotonic() < end, what
        page.wait_for_timeout(100)


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        running = Server(f"sqlite:///{folder}/browser.db", workers=1).start()
        yield running
        running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("no chromium here; install Debian's package or set CHROMIUM")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield running
        running.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Any]:
    """Opens a page as a new visitor; mistakes on the page fail the test."""
    contexts = []
    wrong: list[str] = []

    def new(path: str = "/", width: int = 1400, height: int = 900, **more: Any) -> Page:
        context = browser.new_context(
            base_url=server.address, viewport={"width": width, "height": height}, **more
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda message: wrong.append(message.text) if is_error(message) else None)
        page.goto(path)
        return page

    yield new
    for context in contexts:
        context.close()
    assert wrong == []


def is_error(message: Any) -> bool:
    """Refusals by the server (4xx) and lost connections are part of some tests."""
    text = message.text
    return message.type == "error" and "Failed to load resource" not in text and "WebSocket" not in text
