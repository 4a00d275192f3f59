"""The table of Generalship: eras, players, action tiles, the map of hexagons, armies, battle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from grognard.terminal.grids import bare_sheet, sheet
from grognard.terminal.screens.hexes import Hex, hex_map
from grognard.terminal.screens.plain import either, word
from grognard.words import Words

View = dict[str, Any]

FIGURES = ("points", "battles", "food", "metal", "population", "upkeep", "alliance")
CLASSES = ("infantry", "cavalry", "ships")


def screen(view: View, words: Words) -> list[RenderableType]:
    """Everything on the table; in a battle only what matters there."""
    shown = [head(view, words)]
    seated = [row for row in view["players"] if row["nation"]]
    if seated and not view["battle"]:
        shown += [mats(seated, words), cards(seated, words), *progress(view, words), circles(seated, words)]
    if view["map"]:
        shown += [map_of(view, words), armies(view, words)]
    if view["battle"]:
        shown.append(battle(view["battle"], words))
    return shown


def say(words: Words, key: str, **values: Any) -> str:
    return words.text(f"ui-generalship-{key}", **values)


def listed(words: Words, things: list[str]) -> str:
    return ", ".join(word(words, thing) for thing in things) or "-"


def counted(words: Words, things: dict[str, int]) -> str:
    return ", ".join(
        word(words, thing) + (f" ×{count}" if count > 1 else "") for thing, count in things.items()
    )


# -- the course of the game, players, progress ----------


def head(view: View, words: Words) -> RenderableType:
    """Cycle, round, who acts and how, the era."""
    said = [say(words, "cycle", cycle=view["cycle"], last=view["max_cycles"], round=view["round"])]
    said.append(either(words, f"ui-generalship-stage-{view['stage']}", view["stage"]))
    if view["active"] >= 0:
        said.append(say(words, "active", who=words.seat(view["active"])))
    turn = view["turn"]
    if turn:
        said.append(f"{words.seat(turn['acting'])}: {word(words, turn['action'])}")
    said.append(word(words, view["paradigm"]))
    return Text("   ".join(said), style="bold")


def mats(players: list[View], words: Words) -> RenderableType:
    """A row of figures for each player."""
    headings = [say(words, figure) for figure in FIGURES]
    grid = sheet("", *headings, right=headings)
    for row in players:
        people = f"{row['population']}/{row['max_population']}"
        grid.add_row(
            words.seat(row["seat"]), *(str({**row, "population": people}[figure]) for figure in FIGURES)
        )
    return grid


def cards(players: list[View], words: Words) -> RenderableType:
    """Commanders, generals in power, generals and technology cards in hand, units that everybody knows."""
    grid = bare_sheet(2)
    for row in players:
        said = [f"{say(words, 'commander')} {word(words, row['commander']) if row['commander'] else '-'}"]
        said += [
            f"{say(words, key)} {listed(words, row[key])}" for key in ("power", "unused", "kept") if row[key]
        ]
        if row["technology"]:
            said.append(f"{say(words, 'technology')} {', '.join(map(str, row['technology']))}")
        if row["pledge"]:
            said.append(say(words, "pledge", count=row["pledge"]))
        if row["known_units"]:
            said.append(f"{say(words, 'known')} {counted(words, row['known_units'])}")
        grid.add_row(words.seat(row["seat"]), "; ".join(said))
    return grid


def circles(players: list[View], words: Words) -> RenderableType:
    """The population circles: filled ones, empty ones, and those that are out of use."""
    grid = bare_sheet(2)
    for row in players:
        said = []
        for key, filled, active in (("filled", True, True), ("empty", False, True), ("idle", None, False)):
            found = [
                c["id"] for c in row["circles"] if c["active"] == active and filled in (None, c["filled"])
            ]
            if found:
                said.append(f"{say(words, key)} {listed(words, found)}")
        grid.add_row(words.seat(row["seat"]), "; ".join(said))
    return grid


def progress(view: View, words: Words) -> Iterator[RenderableType]:
    """Action tiles with the players on them, technologies, events."""
    tiles = []
    for tile in view["action_tiles"]:
        used = ", ".join(words.seat(seat) for seat in tile["cylinders"])
        free = tile["circles"] - len(tile["cylinders"])
        tiles.append(f"{word(words, tile['id'])} ({used or say(words, 'free', count=free)})")
    yield Text(f"{say(words, 'tiles')} {'; '.join(tiles)}")
    yield Text(f"{say(words, 'technologies')} {listed(words, view['technologies'])}")
    events = [event for event in view["events"] if event]
    if events:
        yield Text(f"{say(words, 'events')} {listed(words, events)}")


# -- the map ----------


def map_of(view: View, words: Words) -> RenderableType:
    """Every tile with its name, terrain (`#`: a fortress), owner and strength."""
    colours = {row["seat"]: row.get("colour", "") for row in view["players"]}
    tiles = []
    for tile in view["map"]:
        terrain = either(words, f"ui-generalship-terrain-{tile['terrain']}", tile["terrain"])
        lines = [word(words, tile["id"]), terrain + (" #" if tile["fortress"] else "")]
        lines += [_strength(stack, words) for stack in tile["stacks"]]
        if tile["owner"] >= 0 and not any(stack["seat"] == tile["owner"] for stack in tile["stacks"]):
            lines.insert(2, f"({words.seat(tile['owner'])[:9]})")
        tiles.append(Hex(tile["q"], tile["r"], (*lines, ""), colours.get(tile["owner"], "")))
    return hex_map(tiles)


def _strength(stack: View, words: Words) -> str:
    """The owner in short and the number of units: `Fra 9+1`: nine foot, one horse."""
    numbers = "+".join(str(stack[kind]) for kind in CLASSES[: 3 if stack["ships"] else 2])
    return f"{words.seat(stack['seat'])[:3]} {numbers}"


def armies(view: View, words: Words) -> RenderableType:
    """What stands where; types that are not known are counted by class."""
    grid = bare_sheet(3)
    for tile in view["map"]:
        for stack in tile["stacks"]:
            classes = ", ".join(f"{say(words, kind)} {stack[kind]}" for kind in CLASSES if stack[kind])
            text = f"{classes}: {counted(words, stack['types'])}" if stack["types"] else classes
            marks = [
                say(words, mark, count=stack[mark]) for mark in ("ended", "new", "isolated") if stack[mark]
            ]
            grid.add_row(word(words, tile["id"]), words.seat(stack["seat"]), "; ".join([text, *marks]))
    return grid


# -- battle ----------


def battle(fight: View, words: Words) -> RenderableType:
    """Who fights where, the tactic cards of both sides as far as they are known, and how it stands."""
    names = [words.seat(fight["attacker"]), words.seat(fight["defender"])]
    heading = say(words, "battle", tile=word(words, fight["tile"]), attacker=names[0], defender=names[1])
    grid = bare_sheet(2)
    for name, side in zip(names, fight["sides"]):
        grid.add_row(name, "; ".join(_side(side, words)) or "-")
    lines: list[RenderableType] = [Text(heading, style="bold"), grid]
    if fight["played"]:
        lines.append(Text(f"{say(words, 'played')} {listed(words, fight['played'])}"))
    if fight["ambush"]:
        lines.append(Text(say(words, "ambush")))
    if fight["winner"] >= 0:
        lines.append(Text(say(words, "won", who=words.seat(fight["winner"]), difference=fight["difference"])))
    if fight["lost"]:
        lines.append(Text(f"{say(words, 'lost')} {listed(words, fight['lost'])}"))
    return Group(*lines)


def _side(side: View, words: Words) -> Iterator[str]:
    for key in ("basic", "advanced", "exchanged", "assigned"):
        if side[key]:
            yield f"{say(words, key)} {listed(words, side[key])}"
    for key in ("squadron", "support"):
        if side[key]:
            yield f"{say(words, key)} {word(words, side[key])}"
