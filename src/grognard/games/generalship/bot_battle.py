"""GEN-26 How a competent player fights: when to give way, what to commit, what to give up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from grognard.games.generalship.book import (
    ADVANCED,
    BASIC,
    BASICS,
    CAPITAL,
    CARD_KINDS,
    CONDITIONS,
    IRREGULAR_CONDITIONS,
    IRREGULARS,
    KINDS,
    LAND_ATK,
    LAND_DEF,
    MELEE,
    PAGES,
    SEA_ATK,
    SEA_DEF,
    SHIP_DEF,
)
from grognard.games.generalship.bot_values import army_strength, unit_value
from grognard.games.generalship.ownership import capital_of
from grognard.games.generalship.state import DEFENDERS_ATTACK, Battle, GenState
from grognard.games.generalship.sums import STYLE_OF
from grognard.games.generalship.tactics import battle_ability, battle_kind
from grognard.games.generalship.terms import (
    ASSIGN_AT,
    DISCARD_COMMANDER,
    DONE,
    NO_CHOICE,
    POINTS_REWARD,
    TACTIC_AT,
    TRIUMPH,
    UNDO,
    UNIT_AT,
    YES,
)
from grognard.games.generalship.units import counts_of, units_at
from grognard.kernel.choice import Choice, Player, Term


def battle_of(s: GenState) -> Battle:
    assert s.battle is not None, "no battle is being fought"
    return s.battle


def ratio(s: GenState, player: Player) -> float:
    """How strong the player is, compared with the other side."""
    b = battle_of(s)
    other = b.other(player)
    mine = army_strength(s, player, units_at(s, player, b.tile), b.tile)
    return mine / max(1.0, army_strength(s, other, units_at(s, other, b.tile), b.tile))


def yes_if(choice: Choice, good: bool) -> list[float]:
    return [float((term == YES) == good) for term in choice.options]


# -- giving way ----------


def withdrawal(s: GenState, choice: Choice) -> list[float]:
    """Political power is paid where the defence is weak, and for the capital."""
    b = battle_of(s)
    weak = ratio(s, choice.player) < (1.3 if b.tile in CAPITAL else 0.8)
    return yes_if(choice, weak)


def play_retreat(s: GenState, choice: Choice) -> list[float]:
    """Leave a battle that is as good as lost, but not the own capital."""
    b = battle_of(s)
    home = b.tile == capital_of(s, choice.player)
    return yes_if(choice, ratio(s, choice.player) < 0.5 and not home)


def play_pursuit(s: GenState, choice: Choice) -> list[float]:
    """Hold an enemy who is weaker; always restore an ambush."""
    b = battle_of(s)
    return yes_if(choice, b.ambush or ratio(s, choice.player) > 1.0)


def always(s: GenState, choice: Choice) -> list[float]:
    return yes_if(choice, True)


def power_exchange(s: GenState, choice: Choice) -> list[float]:
    """Only with power to spare and a hand that fits nothing."""
    player = choice.player
    useless = sum(not takes(s, player, card) for card in battle_of(s).side(player).basic)
    return yes_if(choice, len(s.power[player]) > 1 and useless >= 3)


# -- cards ----------


def takes(s: GenState, player: Player, card: int) -> bool:
    """Whether the basic card could take any of the player's regiments."""
    b = battle_of(s)
    counts = counts_of(units_at(s, player, b.tile))
    row = BASIC[battle_kind(b)][card]
    names = [kind for kind in range(KINDS) if counts[kind] >= min(row.regiments)]
    return any(kind in names for kind in CARD_KINDS[battle_kind(b)][card])


def fits_army(s: GenState, player: Player, card: int) -> bool:
    """Whether the advanced card could be used with the player's army."""
    b = battle_of(s)
    kind = battle_kind(b)
    row = ADVANCED[kind][card - BASICS]
    counts = counts_of(units_at(s, player, b.tile))
    conditions = CONDITIONS[kind][card - BASICS]
    if row.effect == "irregular":
        skill = battle_ability(s, b, player, "irregular")
        if skill is None:
            return False
        conditions = IRREGULAR_CONDITIONS[skill.irregular]
    if row.effect == "ambush":
        return player == b.attacker
    if row.effect == "pursuit":
        return ratio(s, player) > 1.2
    if row.effect in ("evade_melee", "evade_bombardment"):
        return False
    return all(sum(counts[each] for each in kinds) >= least for kinds, least, _ in conditions)


def give_away(s: GenState, choice: Choice) -> list[float]:
    """Cards that fit nothing go first; then done."""
    b = battle_of(s)
    values = []
    for term in choice.options:
        if term == DONE:
            values.append(0.5)
        else:
            card = TACTIC_AT[battle_kind(b)][term]
            good = takes(s, choice.player, card) if card < BASICS else fits_army(s, choice.player, card)
            values.append(0.0 if good else 1.0)
    return values


# -- committing ----------


def assignment(s: GenState, choice: Choice) -> list[float]:
    """The most valuable card first; the attacker keeps cards for his own attack."""
    b = battle_of(s)
    player = choice.player
    striking = (player == b.defender) == (b.step == DEFENDERS_ATTACK)
    side = b.side(player)
    keep = player == b.attacker and b.step == DEFENDERS_ATTACK
    spent = len(side.assigned)
    values = []
    for term in choice.options:
        if term in ASSIGN_AT:
            _, kind, count = ASSIGN_AT[term]
            value = count * worth(b, kind, striking)
            values.append(value if not keep or spent < (len(side.basic) + 1) // 2 else -1.0)
        else:
            values.append(-9.0 if term == UNDO else 0.1)
    return values


def worth(b: Battle, kind: int, striking: bool) -> float:
    """The value of one regiment in this attack."""
    if battle_kind(b) == 0:
        return float(LAND_ATK[kind] if striking else LAND_DEF[kind])
    style = max(STYLE_OF[kind], MELEE)
    return float(SEA_ATK[style][kind] if striking else max(SEA_DEF[style][kind], 1))


def support(s: GenState, choice: Choice) -> list[float]:
    """The advanced card with the largest bonus."""
    b = battle_of(s)
    player = choice.player
    striking = (player == b.defender) == (b.step == DEFENDERS_ATTACK)
    return [support_value(s, b, player, term, striking) for term in choice.options]


def support_value(s: GenState, b: Battle, player: Player, term: Term, striking: bool) -> float:
    if term == NO_CHOICE:
        return 0.5
    row = ADVANCED[battle_kind(b)][TACTIC_AT[battle_kind(b)][term] - BASICS]
    if row.effect == "irregular":
        skill = battle_ability(s, b, player, "irregular")
        assert skill is not None
        option = IRREGULARS[skill.irregular]
        return float(option.atk if striking else option.def_)
    if row.effect in ("evade_melee", "evade_bombardment"):
        return 1.0
    return float(row.atk if striking else row.def_)


def squadron(s: GenState, choice: Choice) -> list[float]:
    return [float(SHIP_DEF[UNIT_AT[term]]) for term in choice.options]


# -- afterwards ----------


def loss(s: GenState, choice: Choice) -> list[float]:
    """Give up what is worth least for what it covers."""
    return [LAND_DEF[UNIT_AT[term]] / 4 - 2 * unit_value(UNIT_AT[term]) for term in choice.options]


def reward(s: GenState, choice: Choice) -> list[float]:
    """Points; a triumph brings both."""
    attacked = choice.player == battle_of(s).attacker
    points = PAGES.victory.attacker_win_points if attacked else PAGES.victory.defender_win_points
    values = {POINTS_REWARD: float(points), DISCARD_COMMANDER: 0.8, TRIUMPH: 1.9}
    return [values[term] for term in choice.options]


BATTLE_PREFERENCES: Final[dict[str, Callable[[GenState, Choice], list[float]]]] = {
    "force_withdrawal": withdrawal,
    "exchange_advanced": give_away,
    "play_retreat": play_retreat,
    "play_pursuit": play_pursuit,
    "play_ambush": always,
    "block_ambush": always,
    "power_exchange": power_exchange,
    "power_exchange_card": give_away,
    "fight_squadron": squadron,
    "fight_assign": assignment,
    "fight_advanced": support,
    "loss_unit": loss,
    "battle_reward": reward,
}
