"""Every text the client asks for exists, in every language."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from grognard.games import OWN, find
from grognard.games.empires.book import BOOK as EMPIRES
from grognard.games.empires.view import STAGES
from grognard.games.generalship.battle_view import STEPS
from grognard.games.generalship.book import TERRAINS
from grognard.games.generalship.faces import SYMBOLS
from grognard.games.napoleon.book import BOOK as NAPOLEON
from grognard.games.scharz.book import BOOK as SCHARZ
from grognard.games.scharz.combat_view import STATUS
from grognard.games.scharz.tables import CLIMATES
from grognard.games.scharz.view import WEATHER
from grognard.games.warriors.progress import SKILL_IDS
from grognard.games.warriors.view import FATES
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
    "emp-stage-": list(STAGES),
    "emp-effect-": [unit.id.replace("_", "-") for unit in EMPIRES.units],
    "emp-mark-": ["any", "north", "south"],
    "gen-": [
        *TERRAINS,
        "land-battle",
        "sea-battle",
        "strikes",
        "wards",
        "attack-of",
        "ward-of",
        "atk",
        "def",
    ],
    "gen-step-": list(STEPS),
    "gen-class-": ["infantry", "cavalry", "ships"],
    "gen-circle-": ["filled", "empty", "idle"],
    "gen-symbol-": list(SYMBOLS),
    "nap-roll-": [
        "clashed",
        "fire_hit",
        "fire_missed",
        "not_rallied",
        "pursuit_caught",
        "pursuit_escaped",
        "rallied",
        "square_failed",
    ],
    "sch-climate-": list(CLIMATES),
    "sch-morale-": [band.id for band in SCHARZ.morale],
    "sch-roll-": ["battle_charged", "battle_rolled", "battle_workers"],
    "sch-status-": [status for status in STATUS if status != "fighting"],
    "sch-sum-": ["dice", "blanks", "numbers", "morale"],
    "sch-weather-": list(WEATHER),
    "wat-": [*FATES, "conquers", "holds"],
    "wat-kind-": ["capital", "trade_centre", "common", "contested"],
    "wat-step-": ["damage", "retreats", "end"],
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
