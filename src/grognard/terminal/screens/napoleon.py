"""The table of Napoleon in Europe: nations, diplomacy, armies, fleets, regions, and the battle board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from grognard.terminal.grids import bare_sheet, sheet
from grognard.terminal.screens.plain import either, word
from grognard.words import Words

View = dict[str, Any]

FIGURES = ("pp", "pap", "income", "debt", "regions", "outside_homeland", "fleet", "collapse")


def screen(view: View, words: Words) -> list[RenderableType]:
    """Everything on the table; in a battle the board alone."""
    if view["battle"]:
        return [head(view, words), battle(view["battle"], words)]
    shown = [head(view, words), nations(view, words), diplomacy(view, words)]
    return [*shown, armies(view, words), *fleets(view, words), *regions(view, words), *business(view, words)]


def say(words: Words, key: str, **values: Any) -> str:
    return words.text(f"ui-napoleon-{key}", **values)


def listed(words: Words, things: list[str]) -> str:
    return ", ".join(word(words, thing) for thing in things)


def counted(words: Words, units: dict[str, int]) -> str:
    """Units by type: `Infantry ×3, Leader`."""
    return ", ".join(
        word(words, unit) + (f" ×{count}" if count > 1 else "") for unit, count in units.items() if count
    )


# -- the map and its powers ----------


def head(view: View, words: Words) -> Text:
    """Scenario, month, part of the month, whose turn it is."""
    said = [word(words, view["scenario"]), say(words, f"mode-{view['mode']}")]
    month = say(words, f"month-{view['month']}")
    said.append(f"{month} {view['year']}")
    said.append(say(words, "round", round=view["round"] + 1, last=view["last_round"]))
    for key in ("part", "step"):
        if view[key]:
            name = view[key].replace(":", "").replace(" ", "-")
            said.append(either(words, f"ui-napoleon-{key}-{name}", view[key]))
    if view["active"]:
        said.append(say(words, "active", who=word(words, view["active"])))
    return Text("   ".join(said), style="bold")


def nations(view: View, words: Words) -> RenderableType:
    """A row of figures for each great nation."""
    headings = [say(words, figure) for figure in FIGURES]
    grid = sheet("", *headings, right=headings)
    for nation, row in view["nations"].items():
        grid.add_row(word(words, nation), *(str(row[figure]) for figure in FIGURES))
    return grid


def diplomacy(view: View, words: Words) -> RenderableType:
    """How each nation stands: its victory level, who leads it, its wars, alliances and promises."""
    grid = bare_sheet(2)
    for nation, row in view["nations"].items():
        said = [say(words, f"level-{row['level']}")]
        said += [say(words, mark) for mark in ("defeated", "out") if row[mark]]
        if row["controller"]:
            said.append(say(words, "controlled", who=word(words, row["controller"])))
        friends = [other for other, status in row["status"].items() if status == "alliance"]
        promises = {"passage": row["passage_to"], "truce": list(row["truce"])}
        for relation, others in {"war": row["wars"], "alliance": friends, **promises}.items():
            if others:
                said.append(f"{say(words, relation)} {listed(words, others)}")
        grid.add_row(word(words, nation), "; ".join(said))
    return grid


def armies(view: View, words: Words) -> RenderableType:
    """The armies of each nation, region by region."""
    grid = bare_sheet(3)
    stacks: dict[str, list[tuple[str, View]]] = {}
    for region, row in view["regions"].items():
        for nation, stack in row["stacks"].items():
            stacks.setdefault(nation, []).append((region, stack))
    for nation, held in stacks.items():
        for number, (region, stack) in enumerate(held):
            units = counted(words, stack["units"])
            if stack["moved"] == stack["units"]:
                units += f" ({say(words, 'moved')})"
            elif stack["moved"]:
                units += f" ({say(words, 'moved')}: {counted(words, stack['moved'])})"
            place = word(words, region) + _owner(view, region, nation, words)
            grid.add_row("" if number else word(words, nation), place, units)
    return grid


def _owner(view: View, region: str, nation: str, words: Words) -> str:
    """Whose region it is, where it is not the nation's own; `!` marks an uprising."""
    row = view["regions"][region]
    uprising = " !" if row["uprising"] else ""
    if row["owner"] == nation:
        return uprising
    return f" ({word(words, row['owner']) if row['owner'] else say(words, 'neutral')}){uprising}"


def fleets(view: View, words: Words) -> Iterator[RenderableType]:
    """Squadrons in every sea area and port."""
    places = []
    for place, fleets_here in view["fleets"].items():
        ships = [f"{word(words, nation)} {fleet['squadrons']}" for nation, fleet in fleets_here.items()]
        places.append(f"{word(words, place)}: {', '.join(ships)}")
    if places:
        yield Text(f"{say(words, 'fleets')} {'; '.join(places)}")


def regions(view: View, words: Words) -> Iterator[RenderableType]:
    """Who owns which regions."""
    by_owner: dict[str, list[str]] = {}
    for region, row in view["regions"].items():
        by_owner.setdefault(row["owner"], []).append(region)
    for owner in sorted(
        by_owner, key=lambda owner: (not owner, list(view["nations"]).index(owner) if owner else 0)
    ):
        name = word(words, owner) if owner else say(words, "neutral")
        yield Text(f"{say(words, 'owned', who=name)} {listed(words, by_owner[owner])}")


def business(view: View, words: Words) -> Iterator[RenderableType]:
    """The offer on the table, the sea clash, the congress."""
    offer = view["offer"]
    if offer:
        said = say(words, "offer", who=word(words, offer["by"]), what=word(words, offer["action"]))
        parts = [
            f"{say(words, key)} {_what(words, offer[key])}"
            for key in ("to", "aim", "give", "take")
            if offer.get(key)
        ]
        yield Text("; ".join([said, *parts]))
    clash = view["clash"]
    if clash:
        others = listed(words, clash["others"])
        yield Text(
            say(words, "clash", sea=word(words, clash["sea"]), who=word(words, clash["mover"]), others=others)
        )
    congress = view["congress"]
    if congress:
        yield Text(
            say(
                words,
                "congress",
                loser=word(words, congress["loser"]),
                victors=listed(words, congress["victors"]),
            )
        )


def _what(words: Words, value: str | list[str]) -> str:
    return word(words, value) if isinstance(value, str) else listed(words, value)


# -- the battle board ----------


def battle(fight: View, words: Words) -> RenderableType:
    """Who fights where, the board, units that wait, are lost, or can still act."""
    sides = {side["side"]: side for side in fight["sides"]}
    powers = {name: listed(words, [row["nation"] for row in side["nations"]]) for name, side in sides.items()}
    heading = say(words, "battle", region=word(words, fight["region"]), **powers)
    stage = say(words, "deploying") if fight["deploying"] else _stage(fight, words)
    lines: list[RenderableType] = [Text(f"{heading}: {stage}", style="bold"), board(fight, words)]
    for side in sides.values():
        lines += [Text(line) for row in side["nations"] for line in _forces(row, words)]
    if fight["ready"]:
        ready = [f"{word(words, row['zone'])} {_unit(row, words)}" for row in fight["ready"]]
        lines.append(Text(f"{say(words, 'ready', who=word(words, fight['acting']))} {', '.join(ready)}"))
    return Group(*lines)


def _stage(fight: View, words: Words) -> str:
    phase = say(words, f"phase-{fight['phase']}")
    return say(words, "battle-round", round=fight["round"], phase=phase, who=word(words, fight["acting"]))


def board(fight: View, words: Words) -> RenderableType:
    """The attacker's zones above, the middle, the defender's zones below."""
    columns = fight["columns"]
    grid = sheet("", *(say(words, f"column-{column}") for column in columns))
    for row in ("a-retreat", "a-reserve"):
        _zone_row(grid, row, [row], fight, words)
    for row in ("a", "middle", "b"):
        _zone_row(grid, row, [f"{row}-{column}" for column in columns], fight, words)
    for row in ("b-reserve", "b-retreat"):
        _zone_row(grid, row, [row], fight, words)
    return grid


def _zone_row(grid: Any, row: str, zones: list[str], fight: View, words: Words) -> None:
    cells = [", ".join(_unit(unit, words) for unit in fight["zones"][zone]) for zone in zones]
    if any(cells) or len(zones) == len(fight["columns"]):
        grid.add_row(say(words, f"row-{row}"), *(cell or "-" for cell in cells))


def _unit(row: View, words: Words) -> str:
    return counted(words, {row["unit"]: row["count"]})


def _forces(row: View, words: Words) -> Iterator[str]:
    """What a nation holds back, has lost, and has sent in pursuit."""
    parts = [(key, counted(words, row[key])) for key in ("waiting", "lost", "pursuers") if row[key]]
    if parts:
        yield f"{word(words, row['nation'])}: " + "; ".join(
            f"{say(words, key)} {units}" for key, units in parts
        )
