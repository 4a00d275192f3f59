"""Every text the client asks for exists, in every language."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from grognard.games import OWN, find
from grognard.games.napoleon.book import BOOK as NAPOLEON
from grognard.games.warriors.progress import SKILL_IDS
from grognard.kernel.game import LANGUAGES
from grognard.server.routes.catalogue import page_words
from grognard.words import message_files

CLIENT = Path(__file__).parent.parent.parent / "src" / "grognard" / "client"
MODULES = [
    file for folder in (".", "pages", "parts", "games") for file in sorted((CLIENT / folder).glob("*.js"))
]

FAMILIES = {
    "about-": list(OWN),
    "bot-": ["random", *(f"level-{number}" for number in range(1, 6))],
    "nap-level-": list(NAPOLEON.victory.levels),
    "nap-phase-": list(NAPOLEON.battle.phases),
    "nap-month-": [str(month) for month in range(1, 13)],
    "wat-skill-": list(SKILL_IDS),
    "seat-": ["me", "open"],
    "clock-": ["none", "live", "daily", "slow"],
    "tab-": ["board", "players", "log", "talk"],
    "kind-": ["guest", "person", "bot"],
    "emp-": ["open", "siege", "sea", "attacker", "defender"],
    "emp-pair-": ["attacker", "defender", "tie"],
    "sch-might-": ["fields", "settlements", "agriculture", "towns", "prestige"],
}
"""Texts whose key is put together: how it begins, and how it may go on."""


def keys(language: str) -> set[str]:
    text = message_files(None, language)[0].read_text(encoding="utf-8")
    return set(re.findall(r"^page-([\w-]+) =", text, re.M))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there(language):
    there = keys(language)
    wanted = {
        key for file in MODULES for key in re.findall(r"""\bt\(\s*"([\w-]+)\"""", file.read_text("utf-8"))
    }
    wanted |= {start + end for start, ends in FAMILIES.items() for end in ends}
    assert sorted(wanted - there) == []


def test_the_page_knows_every_game():
    assert [find(name).id for name in OWN] == list(OWN)
    text = (CLIENT / "pages" / "table.js").read_text(encoding="utf-8")
    assert all(f'"{name}"' in text for name in OWN)


COUNTING = """
globalThis.localStorage = { setItem() {} };
globalThis.document = { documentElement: {} };
const texts = %s;
globalThis.fetch = async () => ({ ok: true, json: async () => texts });
const { speak, t } = await import("%s");
await speak("%s");
console.log([0, 1, 2].map((number) => t("days", { number })).join(", "));
"""


@pytest.mark.parametrize(
    ("language", "days"), [("en", "0 days, one day, 2 days"), ("de", "0 Tage, ein Tag, 2 Tage")]
)
def test_the_page_counts(language, days):
    node = shutil.which("node")
    if node is None:
        pytest.skip("no node here to run a module without a browser")
    script = COUNTING % (json.dumps(page_words(language)), (CLIENT / "words.js").as_uri(), language)
    command = [node, "--input-type=module", "--eval", script]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.stdout.strip() == days, done.stderr
