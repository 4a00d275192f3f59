"""The table of Warriors & Traders: round, players, wars, provinces with their pieces, battle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from grognard.terminal.grids import bare_sheet, sheet
from grognard.terminal.screens.plain import either, word
from grognard.words import Words

View = dict[str, Any]


def screen(view: View, words: Words) -> list[RenderableType]:
    """Everything on the table."""
    shown: list[RenderableType] = [head(view, words), mats(view, words), talents(view, words)]
    shown += relations(view, words)
    shown += provinces(view, words)
    if view["battle"]:
        shown.append(battle(view["battle"], words))
    return shown


def say(words: Words, key: str, **values: Any) -> str:
    return words.text(f"ui-warriors-{key}", **values)


def side(words: Words, who: int | str) -> str:
    """A player, or the barbarians."""
    return word(words, who) if isinstance(who, str) else words.seat(who)


def head(view: View, words: Words) -> Text:
    """Round, step, who acts, and what ends the game."""
    said = [
        say(words, "round", round=view["round"], rounds=view["rounds"]),
        either(words, f"ui-warriors-step-{view['step']}", view["step"]),
    ]
    if view["active"] is not None:
        said.append(say(words, "active", who=words.seat(view["active"])))
    if view["unification_actions"]:
        said.append(say(words, "bonus", actions=view["unification_actions"]))
    said.append(say(words, "order", who=", ".join(words.seat(seat) for seat in view["order"])))
    said.append(say(words, "threshold", points=view["threshold"]))
    said.append(say(words, "barbarians", strength=view["barbarian_strength"]))
    return Text("   ".join(said), style="bold")


def mats(view: View, words: Words) -> RenderableType:
    """Points, goods with income, and levels of each player."""
    goods = list(view["players"][0]["goods"])
    tracks = list(view["players"][0]["levels"])
    headings = [say(words, "vp"), *(word(words, key) for key in (*goods, *tracks))]
    grid = sheet("", *headings, right=headings)
    for seat, mat in enumerate(view["players"]):
        stock = [f"{mat['goods'][good]} +{mat['income'][good]}" for good in goods]
        levels = [
            say(words, "level", level=mat["levels"][track], markers=mat["markers"][track]) for track in tracks
        ]
        grid.add_row(words.seat(seat), str(mat["vp"]), *stock, *levels)
    return grid


def talents(view: View, words: Words) -> RenderableType:
    """Skills, titles, trade routes, team and supply of each player."""
    grid = bare_sheet(2)
    for seat, mat in enumerate(view["players"]):
        parts = [_named(words, "skill", skill) for skill in mat["skills"]]
        parts += [_named(words, "title", title) for title in mat["titles"]]
        if mat["team"] is not None:
            parts.append(say(words, "team", team=mat["team"] + 1))
        if mat["routes"]:
            parts.append(say(words, "routes", who=", ".join(words.seat(other) for other in mat["routes"])))
        supply = [f"{word(words, kind)} ×{count}" for kind, count in mat["supply"].items() if count]
        parts.append(say(words, "supply", pieces=", ".join(supply) or "-"))
        if mat["presence"] != "playing":
            parts.append(say(words, mat["presence"]))
        grid.add_row(words.seat(seat), "; ".join(parts))
    return grid


def _named(words: Words, kind: str, name: str) -> str:
    """A skill or title; some are terms with their kind in front, some without."""
    for term in (f"{kind}-{name}", name):
        if word(words, term) != term:
            return word(words, term)
    return name


def relations(view: View, words: Words) -> Iterator[RenderableType]:
    """Wars, moves that are planned, the offer on the table, the start markers that were picked."""
    for war in view["wars"]:
        one, other = (_party(view, party, words) for party in war["sides"])
        yield Text(say(words, "war", one=one, other=other, round=war["since"]))
    if view["moves"]:
        moves = [f"{word(words, move['unit'])} → {word(words, move['to'])}" for move in view["moves"]]
        yield Text(say(words, "moves", moves=", ".join(moves)))
    offer = view["offer"]
    if offer:
        goods = {key: _goods(offer[key], words) for key in ("give", "take")}
        yield Text(
            say(words, "offer", who=words.seat(offer["giver"]), partner=words.seat(offer["partner"]), **goods)
        )
    for seat, picked in enumerate(view["start_markers"]):
        if picked:
            tracks = ", ".join(word(words, track) for track in picked)
            yield Text(f"{words.seat(seat)}: {tracks}")


def _party(view: View, party: int, words: Words) -> str:
    """A player, or a team where there are teams."""
    teams = any(mat["team"] is not None for mat in view["players"])
    return say(words, "team", team=party + 1) if teams else words.seat(party)


def _goods(goods: dict[str, int], words: Words) -> str:
    return ", ".join(f"{count} {word(words, good)}" for good, count in goods.items() if count) or "-"


# -- provinces and battle ----------


def provinces(view: View, words: Words) -> Iterator[RenderableType]:
    """The provinces of each player with their pieces; those of the barbarians and the free ones in short."""
    by_owner: dict[int | str | None, list[View]] = {}
    for province in view["provinces"]:
        by_owner.setdefault(province["owner"], []).append(province)
    grid = bare_sheet(3)
    for seat in range(len(view["players"])):
        for number, province in enumerate(by_owner.get(seat, [])):
            grid.add_row(
                "" if number else words.seat(seat), _place(province, words), _pieces(province, seat, words)
            )
    yield grid
    for owner in ("barbarians", None):
        held = by_owner.get(owner, [])
        if held:
            texts = [" ".join(filter(None, (_place(p, words), _pieces(p, owner, words)))) for p in held]
            heading = say(words, "free") if owner is None else word(words, owner)
            yield Text(f"{heading}: {', '.join(texts)}")


def _place(province: View, words: Words) -> str:
    kind = province["kind"]
    return f"{word(words, province['id'])} {either(words, f'ui-warriors-mark-{kind}', kind)}".strip()


def _pieces(province: View, owner: int | str | None, words: Words) -> str:
    """Pieces of one kind and condition are counted, guests named; barbarian armies go without saying."""
    counted: dict[str, int] = {}
    for unit in province["units"]:
        if unit["kind"] == "barbarian_army" and not unit["damage"] and owner == "barbarians":
            continue
        text = word(words, unit["kind"])
        if unit["damage"]:
            text += " " + say(words, "damaged", damage=unit["damage"], life=unit["life"])
        if unit["posture"] != "standing":
            text += " " + say(words, unit["posture"])
        if unit["owner"] != owner:
            text += f" ({side(words, unit['owner'])})"
        counted[text] = counted.get(text, 0) + 1
    return ", ".join(text if count == 1 else f"{text} ×{count}" for text, count in counted.items())


def battle(fight: View, words: Words) -> RenderableType:
    """Who fights where, and the damage that was assigned."""
    attacker, defender = side(words, fight["attacker"]), side(words, fight["defender"])
    lines = [
        Text(
            say(
                words, "battle", province=word(words, fight["province"]), attacker=attacker, defender=defender
            ),
            style="bold",
        )
    ]
    for who, assigned in ((attacker, fight["attack"]), (defender, fight["defence"])):
        if assigned:
            points = ", ".join(f"{word(words, unit)} {damage}" for unit, damage in assigned.items())
            lines.append(Text(say(words, "assigned", who=who, points=points)))
    return Group(*lines)
