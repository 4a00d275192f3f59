"""The table of Scharz: season, players, their fields with settlements and units, treaties, orders, combat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from grognard.terminal.grids import bare_sheet, sheet
from grognard.terminal.screens.plain import either, word
from grognard.words import Words

View = dict[str, Any]

FIGURES = ("coins", "prestige", "victory_points", "dominance", "grain", "fish", "tax", "wealth")
RELATIONS = ("rivals", "hostile", "passage")


def screen(view: View, words: Words) -> list[RenderableType]:
    """Everything on the table."""
    shown = [head(view, words), mats(view, words), standings(view, words), fields(view, words)]
    return [*shown, *elsewhere(view, words), *papers(view, words), *combat(view, words)]


def say(words: Words, key: str, **values: Any) -> str:
    return words.text(f"ui-scharz-{key}", **values)


def name(words: Words, seat: int) -> str:
    """A player, or the corsairs, who are nobody's."""
    return words.seat(seat) if 0 <= seat < len(words.seats) else say(words, "corsairs")


def counted(words: Words, things: list[str]) -> str:
    """Things of one kind as one: `sheep ×2, pigs`."""
    return ", ".join(
        word(words, thing) + (f" ×{things.count(thing)}" if things.count(thing) > 1 else "")
        for thing in dict.fromkeys(things)
    )


# -- season and players ----------


def head(view: View, words: Words) -> Text:
    """Year, season, phase, weather, initiative."""
    if view["setup"]:
        return Text(say(words, "setup"), style="bold")
    said = [say(words, "year", year=view["year"], years=view["years"]), word(words, view["season"])]
    if view["phase"]:
        said.append(either(words, f"ui-scharz-phase-{view['phase']}", view["phase"]))
    weather = [
        f"{word(words, c)} {say(words, f'weather-{w}')}" for c, w in view["weather"].items() if w != "normal"
    ]
    if view["rough_sea"]:
        weather.append(say(words, "rough_sea"))
    if weather:
        said.append(f"{say(words, 'weather')} {', '.join(weather)}")
    said.append(f"{say(words, 'initiative')} {', '.join(words.seat(seat) for seat in view['initiative'])}")
    return Text("   ".join(said), style="bold")


def mats(view: View, words: Words) -> RenderableType:
    """A row of figures for each player."""
    headings = [say(words, figure) for figure in FIGURES]
    grid = sheet("", *headings, right=headings)
    for seat, row in enumerate(view["players"]):
        grid.add_row(words.seat(seat), *(str(row[figure]) for figure in FIGURES))
    return grid


def standings(view: View, words: Words) -> RenderableType:
    """How far each player is from might, relations to others, pieces left."""
    grid = bare_sheet(2)
    for seat, row in enumerate(view["players"]):
        said = [say(words, "people", people=word(words, row["people"]))] if row["people"] else []
        goals = [f"{say(words, f'goal-{goal}')} {g['has']}/{g['needs']}" for goal, g in row["might"].items()]
        if goals:
            said.append(f"{say(words, 'might')} {', '.join(goals)}")
        if row["lord"] is not None:
            said.append(say(words, "lord", who=words.seat(row["lord"])))
        for relation in RELATIONS:
            if row[relation]:
                said.append(
                    f"{say(words, relation)} {', '.join(words.seat(other) for other in row[relation])}"
                )
        said.append(say(words, "left", units=row["units_left"], buildings=row["buildings_left"]))
        said += [either(words, f"end-{claim}", claim) for claim in row["claims"]]
        grid.add_row(words.seat(seat), "; ".join(said))
    return grid


# -- the map ----------


def fields(view: View, words: Words) -> RenderableType:
    """The fields of each player with all that stands on them."""
    grid = bare_sheet(3)
    for seat in range(len(view["players"])):
        own = [field for field, row in view["fields"].items() if row["control"] == seat]
        for number, field in enumerate(own):
            text = "; ".join(_on_field(view["fields"][field], seat, words)) or "-"
            grid.add_row("" if number else words.seat(seat), word(words, field), text)
    return grid


def elsewhere(view: View, words: Words) -> Iterator[RenderableType]:
    """What stands on fields that nobody controls and on borders, and the fields with nothing on them."""
    grid = bare_sheet(2)
    empty = []
    for field, row in view["fields"].items():
        if row["control"] is not None:
            continue
        texts = list(_on_field(row, None, words))
        if texts:
            grid.add_row(word(words, field), "; ".join(texts))
        else:
            empty.append(word(words, field))
    for border in view["borders"]:
        between = " | ".join(word(words, field) for field in border["between"])
        grid.add_row(between, _units(border["units"], None, words))
    if grid.row_count:
        yield grid
    if empty:
        yield Text(f"{say(words, 'empty')} {', '.join(empty)}")


def _on_field(row: View, controller: int | None, words: Words) -> Iterator[str]:
    """Settlement, units, herds, grain and building site of a field."""
    if row.get("settlement"):
        yield _settlement(row["settlement"], controller, words)
    for key in ("units", "inside", "ships"):
        if row.get(key):
            units = _units(row[key], controller, words)
            yield units if key == "units" else f"{say(words, key)} {units}"
    if row.get("herds"):
        yield counted(words, [herd["kind"] for herd in row["herds"]])
    if row.get("standing"):
        yield say(words, "standing", grain=row["standing"]["grain"])
    site = row.get("site")
    if site:
        building = word(words, site["building"])
        yield say(words, "site", building=building, progress=site["progress"], workers=site["workers"])
    if row.get("devastated"):
        yield say(words, "devastated")


def _settlement(row: View, controller: int | None, words: Words) -> str:
    said = [
        word(words, row["kind"]) + ("" if row["owner"] == controller else f" ({name(words, row['owner'])})")
    ]
    if row["shipyard"]:
        said.append(word(words, row["shipyard"]))
    said.append(say(words, "wall", level=row["wall"]))
    if row["encircled_by"] is not None:
        said.append(say(words, "encircled", who=name(words, row["encircled_by"])))
    stores = [("grain", row["grain"], row["grain_limit"]), ("fish", row["fish"], row["fish_limit"])]
    said += [f"{word(words, good)} {has}/{limit}" for good, has, limit in stores if limit]
    if row["herds"]:
        said.append(counted(words, [herd["kind"] for herd in row["herds"]]))
    return ", ".join(said)


def _units(units: list[View], controller: int | None, words: Words) -> str:
    """Groups of units; those of others are named, moved and damaged ones are marked."""
    texts = []
    for group in units:
        text = word(words, group["piece"]) + (f" ×{group['count']}" if group["count"] > 1 else "")
        marks = [] if group["owner"] == controller else [name(words, group["owner"])]
        marks += [say(words, "spent")] if group["spent"] else []
        marks += [say(words, "damage", damage=group["damage"])] if group["damage"] else []
        texts.append(f"{text} ({', '.join(marks)})" if marks else text)
    return ", ".join(texts)


# -- treaties and orders ----------


def papers(view: View, words: Words) -> Iterator[RenderableType]:
    """Truces, agreements, and the reader's own orders."""
    for truce in view["truces"]:
        one, other = words.seat(truce["petitioner"]), words.seat(truce["recipient"])
        yield Text(say(words, "truce", one=one, other=other, until=truce["until"]))
    for paper in view["agreements"]:
        one, other = words.seat(paper["proposer"]), words.seat(paper["partner"])
        kind = word(words, paper["kind"])
        yield Text(say(words, "agreement", one=one, other=other, kind=kind, until=paper["until"]))
    for order in view["orders"]:
        pieces = counted(words, [*order["units"], *order["herds"]])
        extra = [
            f"{say(words, key)} {counted(words, order[key])}" for key in ("loads", "lands") if order[key]
        ]
        way = f"{word(words, order['from'])} → {word(words, order['to'])}"
        yield Text(f"{say(words, 'order')} {way}: {'; '.join([pieces, *extra])}")


# -- combat ----------


def combat(view: View, words: Words) -> Iterator[RenderableType]:
    """The battles under way and the siege."""
    fight = view["combat"]
    if fight:
        for battle in (*fight["battles"], *([fight["siege"]] if fight["siege"] else [])):
            yield _battle(battle, fight["round"], words)


def _battle(battle: View, number: int, words: Words) -> RenderableType:
    place = word(words, battle["place"])
    heading = (
        say(words, f"battle-{battle['kind']}", place=place) + ", " + say(words, "battle-round", round=number)
    )
    if battle["walls"]:
        heading += ", " + say(words, "wall", level=battle["walls"])
    grid = bare_sheet(2)
    for side in battle["sides"]:
        who = name(words, side["leader"]) + (f" {say(words, 'attacks')}" if side["attacker"] else "")
        grid.add_row(who, "; ".join(_side(side, words)) or "-")
    return Group(Text(heading, style="bold"), grid)


def _side(side: View, words: Words) -> Iterator[str]:
    """Units, fronts, dice and hits of one side."""
    for key in ("units", "joining", "front"):
        if side[key]:
            units = ", ".join(_fighter(unit, side["leader"], words) for unit in side[key])
            yield units if key == "units" else f"{say(words, key)} {units}"
    if side["status"] != "fighting":
        yield say(words, side["status"]) + (f" → {word(words, side['goal'])}" if side["goal"] else "")
    if side["target"] is not None:
        yield say(words, "target", who=name(words, side["target"]))
    if side["dice"]:
        dice = [f"{word(words, 'die:' + die['colour'])} {die['swords']}" for die in side["dice"]]
        yield f"{say(words, 'dice')} {', '.join(dice)}"
    if side["hits"]:
        yield say(words, "hits", hits=side["hits"])


def _fighter(unit: View, leader: int, words: Words) -> str:
    text = word(words, unit["what"]) + (f" {unit['life']}" if unit["life"] != 1 else "")
    return text if unit["owner"] == leader else f"{text} ({name(words, unit['owner'])})"
