"""Draws the boards: one SVG per map, from the areas of the data files and the coastlines of Natural Earth.

    python -m tools.maps WORLD_ATLAS [map ...]

WORLD_ATLAS is the folder of the npm package `world-atlas` (public-domain data of Natural Earth); it is needed
to make the boards anew, not to use them. Needs numpy and Pillow.

How a board is made: land and sea become a fine grid (`coast`). Every area grows from its label point over
connected land or water at a pace that varies from place to place, so that borders look drawn; points of the
data that are only scenery grow too (`grow`). Where neighbours do not touch then, they are helped (`mend`).
Borders are traced once, smoothed, and shared by the areas on both sides, so that shapes fit (`trace`). Lanes
and rivers look for their way on the same grid (`ways`); names, symbols and pieces look for room (`layout`).
What is drawn on which map stands in `games`, points that only help the drawing in `hints`.
"""
