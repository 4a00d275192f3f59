"""The table of Empires of the Ancient World: tracks, players, cards, map, battle, chances."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from grognard.terminal.grids import bare_sheet, sheet
from grognard.terminal.screens.plain import either, word
from grognard.words import Words

View = dict[str, Any]

FIGURES = ("total", "score", "income", "control_stock", "trade_stock", "warehouse", "plunder")
SPECIALS = ("military_leader", "engineer", "diplomat", "merchant")


def screen(view: View, words: Words) -> list[RenderableType]:
    """Everything on the table, from the tracks to the chances; in a battle only what matters there."""
    if view["battle"]:
        return [tracks(view, words), cards(view, words), battle(view["battle"], words)]
    shown = [tracks(view, words), mats(view, words), cards(view, words), *map_of(view, words)]
    if view["prospects"] and view["active"] == reader_of(view):
        shown += chances(view["prospects"], words)
    return shown


def say(words: Words, key: str, **values: Any) -> str:
    return words.text(f"ui-empires-{key}", **values)


def listed(words: Words, things: list[str]) -> str:
    """Words of terms as names; a card that is not known is a question mark."""
    return ", ".join(word(words, thing) for thing in things) or "-"


def reader_of(view: View) -> int | None:
    """The player whose screen it is: the one whose hand is shown."""
    return next((mat["seat"] for mat in view["mats"] if mat["hand"] is not None), None)


# -- tracks and players ----------


def tracks(view: View, words: Words) -> Text:
    """Where the game stands: turn, round, phase, first and active player."""
    said = [say(words, "turn", turn=min(view["turn"], view["turns"]), turns=view["turns"])]
    if view["turn"] in view["scoring_turns"]:
        said.append(say(words, "scoring"))
    said.append(either(words, f"ui-empires-phase-{view['phase']}", view["phase"]))
    if view["phase"] == "actions":
        said.append(say(words, "space", space=view["round"], last=view["round_spaces"]))
    if view["first"] >= 0:
        said.append(say(words, "first", who=words.seat(view["first"])))
    if view["active"] is not None:
        said.append(say(words, "active", who=words.seat(view["active"])))
    if view["bonus_action"]:
        said.append(say(words, "bonus"))
    return Text("   ".join(said), style="bold")


def mats(view: View, words: Words) -> RenderableType:
    """A row of figures for each player."""
    figures_said = [say(words, figure) for figure in FIGURES]
    grid = sheet("", *figures_said, say(words, "decks"), right=figures_said)
    for mat in view["mats"]:
        figures = {**mat, "score": mat["projected"]["score"], "plunder": sum(mat["plunder"])}
        decks = f"{word(words, mat['side'])}: {'/'.join(mat['possible_decks'])}" if mat["side"] else "-"
        grid.add_row(words.seat(mat["seat"]), *(str(figures[figure]) for figure in FIGURES), decks)
    return grid


def cards(view: View, words: Words) -> RenderableType:
    """The display, the reader's hand, and what everybody has recruited and revealed."""
    grid = bare_sheet(2)
    piles = say(words, "piles", draw=view["draw"], discard=len(view["discard"]), forts=view["forts_left"])
    grid.add_row(say(words, "display"), f"{listed(words, view['display'])} ({piles})")
    for mat in view["mats"]:
        specials = [say(words, special, count=mat["specials"][special]) for special in SPECIALS]
        has = [text for text, special in zip(specials, SPECIALS) if mat["specials"][special]]
        parts = [("hand", mat["hand"]), ("recruited", mat["recruited"]), ("revealed", mat["revealed"])]
        has += [f"{say(words, key)} {listed(words, held)}" for key, held in parts if held]
        if has:
            grid.add_row(words.seat(mat["seat"]), "; ".join(has))
    return grid


# -- the map ----------


def map_of(view: View, words: Words) -> Iterator[RenderableType]:
    """The areas with markers side by side, north and south, and the empty ones in a line each."""
    sides: dict[str, dict[str, View]] = {}
    for area, row in view["areas"].items():
        sides.setdefault("sea" if row["kind"] == "sea" else row["side"], {})[area] = row
    grids = [_side(side, areas, words) for side, areas in sides.items() if any(map(_is_used, areas.values()))]
    if grids:
        yield Columns(grids, padding=(0, 4))
    for side, areas in sides.items():
        empty = [_name(area, row, words) for area, row in areas.items() if not _is_used(row)]
        if empty:
            yield Text(f"{say(words, 'empty', side=say(words, side))}: {', '.join(empty)}")


def _is_used(row: View) -> bool:
    return row["owner"] is not None or any(row["trade"])


def _name(area: str, row: View, words: Words) -> str:
    """The name with its victory points; an asterisk stands for an amphora."""
    return f"{word(words, area)}{'*' if row['amphora'] else ''} {row['vp']}"


def _side(side: str, areas: dict[str, View], words: Words) -> RenderableType:
    grid = sheet(say(words, side), say(words, "control"), say(words, "trade"), say(words, "room"))
    for area, row in areas.items():
        if not _is_used(row):
            continue
        control = "-" if row["owner"] is None else f"{words.seat(row['owner'])} {row['markers']}"
        if row["fort"]:
            control += f" {say(words, 'fort')}"
        trade = [f"{words.seat(seat)} {count}" for seat, count in enumerate(row["trade"]) if count]
        grid.add_row(_name(area, row, words), control, ", ".join(trade), str(row["room"]))
    return grid


# -- battle and chances ----------


def battle(fight: View, words: Words) -> RenderableType:
    """Who fights where and how, the blocks, the pairs so far, the cards still to come."""
    attacker, defender = words.seat(fight["attacker"]), words.seat(fight["defender"])
    heading = say(words, "battle", area=word(words, fight["area"]), attacker=attacker, defender=defender)
    mode = say(words, f"mode-{fight['mode']}") + (f", {word(words, 'ambush')}" if fight["ambush"] else "")
    lines: list[RenderableType] = [
        Text(f"{heading}: {mode}", style="bold"),
        Text(say(words, "blocks", **fight["blocks"])),
    ]
    if fight["fought"]:
        lines.append(_fought(fight["fought"], attacker, defender, words))
    for who, committed, order in zip((attacker, defender), fight["committed"], fight["order"]):
        if committed:
            lines.append(Text(f"{who}: {say(words, 'committed')} {listed(words, committed)}"))
        if order:
            lines.append(Text(f"{who}: {say(words, 'order')} {listed(words, order)}"))
    return Group(*lines)


def _fought(pairs: list[View], attacker: str, defender: str, words: Words) -> RenderableType:
    grid = sheet("", attacker, defender, say(words, "result"))
    for number, pair in enumerate(pairs, 1):
        sides = zip((pair["attacking"], pair["defending"]), pair["dice"])
        cells = [_rolled(word(words, card) if card else "-", die) for card, die in sides]
        winner = {"attacker": attacker, "defender": defender}.get(pair["winner"], say(words, "tie"))
        grid.add_row(str(number), *cells, winner)
    return grid


def _rolled(card: str, die: int | None) -> str:
    return f"{card} [{die}]" if die else card


def chances(prospects: View, words: Words) -> Iterator[RenderableType]:
    """How likely attacks and diplomacy of the reader succeed: each chance with its areas."""
    for action, odds_of in (("attack", _attack), ("diplomacy", _diplomacy)):
        by_chance: dict[str, list[str]] = {}
        for area, odds in prospects.get(action, {}).items():
            by_chance.setdefault(odds_of(odds, words), []).append(word(words, area))
        if by_chance:
            parts = [f"{chance}: {', '.join(areas)}" for chance, areas in by_chance.items()]
            yield Text(f"{word(words, action)} {'; '.join(parts)}")


def _attack(odds: View, words: Words) -> str:
    chance = f"{odds['chance']:.0%}"
    return f"{chance} {say(words, 'then-battle')}" if odds["battle"] else chance


def _diplomacy(odds: View, words: Words) -> str:
    if "bribes" in odds:
        return "/".join(f"{chance:.0%}" for chance in odds["bribes"])
    return f"{odds['chance']:.0%} ({say(words, 'cost', blocks=odds['blocks'])})"
