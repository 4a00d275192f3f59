"""The client's modules are checked by TypeScript, from the types in their comments."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

CLIENT = Path(__file__).parent.parent.parent / "src" / "grognard" / "client"


def test_typescript_finds_nothing_wrong():
    npx = shutil.which("npx")
    if npx is None:
        pytest.skip("no npx here; TypeScript comes from npm")
    command = [npx, "--yes", "--package", "typescript", "tsc", "-p", "jsconfig.json"]
    done = subprocess.run(command, cwd=CLIENT, capture_output=True, text=True, timeout=300)
    if "npm error" in done.stderr.lower() or "npm err!" in done.stderr.lower():
        pytest.skip("TypeScript cannot be fetched from npm")
    assert done.returncode == 0, done.stdout[:2000] + done.stderr[:500]
