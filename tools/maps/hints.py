"""Where the drawing is helped by hand: further points of an area, and gates across narrow water.

A further point makes an area reach a coast or a neighbour that its label point alone would not reach, or
gives it an island. It changes the drawing only; who borders on whom is said by the edges of the data.
"""

from __future__ import annotations

from tools.maps.board import Point

MORE: dict[str, dict[str, list[Point]]] = {
    "empires": {"aegyptus": [(33.7, 29.7)], "arabia": [(35.0, 29.2)]},
    "warriors-west": {"east-anglia": [(-0.1, 53.3)]},
    "warriors-east": {"duklja": [(18.6, 42.5), (20.2, 41.6)]},
    "napoleon": {
        "barbary-coast": [(9.6, 37.5), (10.6, 37.5)],
        "gulf-of-sidra": [(11.3, 36.6)],
        "baltic-sea": [(12.2, 54.3), (11.2, 54.2), (10.5, 54.6)],
        "archangel": [(34.0, 66.6)],
        "finland": [(25.0, 66.1)],
        "sweden": [(22.8, 66.0)],
        "norway": [(14.5, 66.6), (16.5, 67.8)],
        "livonia": [(21.4, 56.6)],
        "east-prussia": [(21.2, 55.2)],
        "lithuania": [(21.5, 55.85)],
        "adriatic-sea": [(19.0, 39.9)],
        "ionian-sea": [(20.1, 39.2), (15.9, 38.0)],
        "north-sea": [(2.3, 51.3)],
        "georgia": [(41.6, 42.2)],
        "trebizond": [(41.2, 41.4)],
        "kuban": [(42.0, 44.0)],
        "bay-of-biscay": [(-9.6, 43.6)],
        "mid-atlantic": [(-9.4, 38.0)],
    },
    "scharz-italia": {"byzacium": [(10.2, 33.9)]},
    "scharz-orient": {
        "eastern-desert": [(32.5, 29.4)],
        "sinai": [(33.9, 31.0), (33.0, 29.6)],
        "wilusa": [(30.3, 40.9)],
        "euxine-west": [(30.4, 41.5)],
    },
    "scharz-vikings": {
        "skagerrak": [(10.9, 56.9), (10.8, 55.9), (10.4, 55.3), (9.8, 55.3), (10.1, 54.95)],
        "northumbria": [(-2.4, 55.4)],
        "alba": [(-3.2, 56.0)],
        "irish-sea": [(-3.4, 53.5)],
        "mercia": [(-2.9, 53.35)],
    },
}

GATES: dict[str, list[tuple[Point, Point]]] = {
    "empires": [
        ((-5.62, 35.6), (-5.62, 36.2)),
        ((26.0, 39.85), (26.45, 40.2)),
        ((28.8, 41.15), (29.3, 41.3)),
    ],
    "napoleon": [],
}

SCENERY: dict[str, list[Point]] = {
    "napoleon": [(46.5, 45.4), (46.3, 43.6), (27.5, 67.3), (32.0, 67.3)],
}
"""Land out of play beyond what the data names."""
