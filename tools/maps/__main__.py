"""`python -m tools.maps WORLD_ATLAS [map ...]`: draws all boards, or some of them."""

from __future__ import annotations

import gzip
import sys
from pathlib import Path

import tools.maps
from tools.maps.coast import coastline
from tools.maps.draw import draw
from tools.maps.games import MAKERS

BOARDS = Path(__file__).parent.parent.parent / "src" / "grognard" / "client" / "boards"


def main() -> None:
    if len(sys.argv) < 2:
        raise SystemExit(tools.maps.__doc__)
    polygons = coastline(Path(sys.argv[1]))
    BOARDS.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[2:] or MAKERS:
        board = MAKERS[name]()
        print(f"{name}: {board.width} x {board.height}, {len(board.spots)} points", flush=True)
        text = draw(board, polygons)
        (BOARDS / f"{name}.svg").write_text(text, encoding="utf-8")
        packed = gzip.compress(text.encode())
        print(f"  {len(text) // 1000} kB, {len(packed) // 1000} kB compressed", flush=True)


if __name__ == "__main__":
    main()
