"""What can be said of an action before it is chosen: chances of dice, and how a battle would probably end."""

from __future__ import annotations

from grognard.games.empires import attack, diplomacy, siege, trade
from grognard.games.empires.cards import AT_SEA, IN_OPEN, IN_SIEGE, Mode
from grognard.games.empires.map import is_sea
from grognard.games.empires.state import EmpiresState
from grognard.games.empires.tactics import chance_to_win
from grognard.games.empires.terms import DONE, SIEGE, Area
from grognard.games.empires.trade import displacement_needs
from grognard.games.empires.view import attack_prospect, diplomacy_prospect, roll_view
from grognard.kernel.almanac import Hint, percent
from grognard.kernel.choice import Choice, Player, Term


def hints(s: EmpiresState, choice: Choice) -> dict[Term, Hint]:
    """For the player who is asked; the state is redacted for that player."""
    player, options = choice.player, choice.options
    if choice.ask is attack.ATTACK_TARGET:
        return {area: attack_hint(s, player, area) for area in options}
    if choice.ask is diplomacy.DIPLOMACY_TARGET:
        return {area: diplomacy_hint(s, player, area) for area in options}
    if choice.ask is diplomacy.DIPLOMACY_BRIBE:
        chances = diplomacy_prospect(s, player, choice.about[0])["bribes"]
        return {bribe: sure(chances[place]) for place, bribe in enumerate(options)}
    if choice.ask is siege.SIEGE_CHOICE:
        return {mode: siege_hint(s, player, mode) for mode in options}
    if choice.ask is trade.TRADE_TARGET:
        full = [area for area in options if area != DONE and not s.room[area]]
        return {area: sure(roll_view(displacement_needs(s, player))["chance"]) for area in full}
    return {}


def sure(chance: float) -> Hint:
    return Hint("chance", chance=percent(chance))


def attack_hint(s: EmpiresState, player: Player, area: Area) -> Hint:
    """EMP-9 The movement roll and the roll against a neutral area; or how the battle would probably end."""
    prospect = attack_prospect(s, player, area)
    if not prospect["battle"]:
        return sure(prospect["chance"])
    defender = s.owner[area]
    win = min(chance_to_win(s, player, player, defender, mode) for mode in modes_in(s, area))
    if prospect["chance"] == 1:
        return Hint("battle", battle=percent(win))
    return Hint("then_battle", chance=percent(prospect["chance"]), battle=percent(win))


def modes_in(s: EmpiresState, area: Area) -> list[Mode]:
    """EMP-10.2 How a battle there can be fought; in a fortified province the defender will choose."""
    if is_sea(area):
        return [AT_SEA]
    return [IN_OPEN, IN_SIEGE] if s.forts >> area & 1 else [IN_OPEN]


def diplomacy_hint(s: EmpiresState, player: Player, area: Area) -> Hint:
    """EMP-15 The chance, against another player with the largest bribe."""
    prospect = diplomacy_prospect(s, player, area)
    if "bribes" in prospect:
        return Hint("bribes", least=percent(prospect["bribes"][0]), most=percent(prospect["bribes"][-1]))
    return Hint("cost", chance=percent(prospect["chance"]), blocks=prospect["blocks"])


def siege_hint(s: EmpiresState, defender: Player, mode: Term) -> Hint:
    """EMP-12.1 How likely the defender holds out behind his walls, or in the open."""
    b = s.battle
    assert b is not None, "a defender chooses in a battle"
    fought = IN_SIEGE if mode == SIEGE else IN_OPEN
    return Hint("hold", battle=percent(1 - chance_to_win(s, defender, b.attacker, defender, fought)))
