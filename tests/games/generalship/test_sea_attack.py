"""GEN-14 Attack at sea."""

from __future__ import annotations

import pytest

from grognard.games.generalship.attack import assignments, usable
from grognard.games.generalship.battle import fight
from grognard.games.generalship.book import (
    BOMBARDMENT,
    KIND_OF,
    MELEE,
    NO_STYLE,
    SEA_ATK,
    SEA_DEF,
    SHOOTING,
)
from grognard.games.generalship.state import (
    ATTACKERS_ATTACK,
    DEFENDERS_ATTACK,
    LOSSES,
    REWARD,
)
from grognard.games.generalship.sums import attack_sums, final_style, own_style
from grognard.games.generalship.terms import TACTIC, TERMS
from grognard.testing import rule
from tests.games.generalship.positions import (
    TILE_OF,
    command,
    fight_over,
    play,
    position,
    put,
    stack,
    tactics,
    technologies,
    told,
    word,
)

AUSTRIA, FRANCE = 0, 1


def meet(attackers: str, defenders: str, step: int = DEFENDERS_ATTACK):
    """Austria attacks France on the North Sea; n12 is Austrian, n11 French."""
    s = position("austria france", touching="n12/n10 n10/n11")
    s.owner[TILE_OF["n12"]], s.owner[TILE_OF["n11"]] = AUSTRIA, FRANCE
    put(s, AUSTRIA, "n10", attackers)
    put(s, FRANCE, "n10", defenders)
    return s, fight_over(s, "n10", AUSTRIA, FRANCE, step)


def commit(b, seat: int, squadron: str, *assigned: str, support: str = "") -> None:
    side = b.side(seat)
    side.squadron = KIND_OF[squadron]
    side.assigned = [TERMS[name] for name in assigned]
    side.support = TACTIC[1].index(TERMS[support]) if support else -1


def counts(units: dict[str, int]) -> list[int]:
    found = [0] * 9
    for name, count in units.items():
        found[KIND_OF[name]] = count
    return found


@rule("GEN-14.4", "GEN-14.5", "GEN-14.6", "GEN-14.9")
def test_wx_17_sea_attack():
    s, b = meet("GN 3MU", "GY 2HI LI")
    commit(b, FRANCE, "galley", "bs2:heavy_infantry:2", "bs7:light_infantry:1")
    commit(b, AUSTRIA, "galleon", "bs4:muskets:2", "bs3:muskets:1", support="as4")
    assert attack_sums(s, b, AUSTRIA) == (12, 10, SHOOTING)
    commit(b, AUSTRIA, "galleon", "bs4:muskets:2", "bs3:muskets:1")
    assert attack_sums(s, b, AUSTRIA) == (6, 10, MELEE)


@rule("GEN-14.12")
def test_wx_18_sea_losses():
    s, b = meet("GN 3MU", "2HI LI AT LC GY", LOSSES)
    b.winner, b.loser, b.difference, b.style = AUSTRIA, FRANCE, 2, SHOOTING
    game = play(fight(s))
    assert game.asks(FRANCE, "loss_unit", ["light_infantry", "heavy_infantry", "artillery", "light_cavalry"])
    game.pick("light_cavalry")
    assert stack(s, FRANCE, "n11") == "LI HI HI AT GY"


@rule("GEN-14.5")
def test_wx_19_styles():
    assert final_style(MELEE, SHOOTING) == MELEE
    assert final_style(BOMBARDMENT, MELEE) == BOMBARDMENT
    assert final_style(SHOOTING, BOMBARDMENT) == BOMBARDMENT
    assert final_style(SHOOTING, SHOOTING) == SHOOTING
    assert final_style(NO_STYLE, SHOOTING) == SHOOTING
    assert final_style(NO_STYLE, NO_STYLE) == MELEE


@rule("GEN-14.7", "GEN-14.8", "GEN-14.13", "GEN-14.14")
def test_wx_20_bombardment():
    s, b = meet("GN 2AT", "2GY 4LI 3AR", ATTACKERS_ATTACK)
    tactics(b, AUSTRIA, "6", "3")
    tactics(b, FRANCE, "5")
    game = play(fight(s)).pick("bs6:artillery:2", "done", "as3", player=AUSTRIA)
    game.pick("galley", "done", player=FRANCE)  # 24 against 15: D = 9
    assert told(s, "attack") == [(AUSTRIA, FRANCE, 24, 15)]
    game.pick("galley")
    assert game.asks(FRANCE, "capacity_loss", ["light_infantry", "archers"])
    game.pick("archers", "light_infantry")
    assert stack(s, FRANCE, "n11") == "LI LI LI AR AR GY"


@rule("GEN-14.13")
def test_wx_20_with_the_last_galley_all_regiments_are_lost():
    s, b = meet("GN 2AT", "GY 5LI", ATTACKERS_ATTACK)
    tactics(b, AUSTRIA, "6", "3")
    tactics(b, FRANCE, "5")
    game = play(fight(s)).pick("bs6:artillery:2", "done", "as3", player=AUSTRIA)
    game.pick("done", player=FRANCE)
    assert game.over and s.stacks[FRANCE] == {} and s.points[AUSTRIA] == 2


@rule("GEN-14.5", "GEN-14.7")
def test_wx_21_warding_by_bombardment():
    s, b = meet("GY 3HI", "GN AT")
    commit(b, AUSTRIA, "galley", "bs2:heavy_infantry:2", "bs1:heavy_infantry:1")
    commit(b, FRANCE, "galleon", "bs5:artillery:1")
    assert attack_sums(s, b, AUSTRIA) == (0, 20, BOMBARDMENT)


@rule("GEN-14.10")
def test_wx_22_evasion_of_bombardment():
    for step, after in ((DEFENDERS_ATTACK, ATTACKERS_ATTACK), (ATTACKERS_ATTACK, REWARD)):
        gunner, evader = (FRANCE, AUSTRIA) if step == DEFENDERS_ATTACK else (AUSTRIA, FRANCE)
        units = {gunner: "GN 2AT", evader: "GY AR"}
        s, b = meet(units[AUSTRIA], units[FRANCE], step)
        tactics(b, gunner, "6")
        tactics(b, evader, "3 1", "5")
        game = play(fight(s)).pick("bs6:artillery:2", "done", player=gunner)
        game.pick("bs3:archers:1", "done", "as5", player=evader)
        assert told(s, "unit_lost") == []
        if after == ATTACKERS_ATTACK:
            assert b.step == ATTACKERS_ATTACK
        else:
            assert s.points == [0, 1], "the defender wins"


@rule("GEN-14.1")
def test_exactly_one_squadron_and_at_most_three_regiments_fight():
    s, b = meet("GY GN 5LI", "GY LI")
    tactics(b, AUSTRIA, "2 2 1")
    tactics(b, FRANCE, "5")
    game = play(fight(s))
    assert game.asks(AUSTRIA, "fight_squadron", ["galley", "galleon"])
    game.pick("galley", "bs2:light_infantry:2", player=AUSTRIA)
    assert "bs2:light_infantry:2" not in game.offered(AUSTRIA)
    assert "bs1:light_infantry:1" in game.offered(AUSTRIA)
    game.pick("done", player=FRANCE)
    assert b.side(FRANCE).squadron == KIND_OF["galley"], "a single squadron needs no choice"


@rule("GEN-14.2")
def test_cavalry_never_fights_at_sea_and_artillery_only_from_a_galleon():
    s, b = meet("GY GN AT LC", "GY")
    tactics(b, AUSTRIA, "5 7")
    b.side(AUSTRIA).squadron = KIND_OF["galley"]
    assert assignments(s, b, AUSTRIA) == []
    b.side(AUSTRIA).squadron = KIND_OF["galleon"]
    assert [word(term) for term in assignments(s, b, AUSTRIA)] == ["bs5:artillery:1", "bs7:artillery:1"]


@rule("GEN-14.3")
@pytest.mark.parametrize(
    ("card", "taken"),
    [
        ("1", "light_infantry:1 heavy_infantry:1"),
        ("2", "light_infantry:2 heavy_infantry:2"),
        ("3", "muskets:1 archers:1"),
        ("4", "muskets:2 archers:2"),
        ("5", "artillery:1"),
        ("6", "artillery:2"),
        ("7", "light_infantry:1 heavy_infantry:1 muskets:1 archers:1 artillery:1"),
    ],
)
def test_what_each_basic_sea_card_takes(card, taken):
    s, b = meet("3GN 2LI 2HI 2MU 2AR 2AT 2LC", "GY")
    tactics(b, AUSTRIA, card)
    b.side(AUSTRIA).squadron = KIND_OF["galleon"]
    assert [word(term) for term in assignments(s, b, AUSTRIA)] == [f"bs{card}:{t}" for t in taken.split()]


@rule("GEN-14.4")
def test_own_style():
    assert own_style(counts({"light_infantry": 1, "archers": 2})) == MELEE
    assert own_style(counts({"muskets": 1, "artillery": 2})) == SHOOTING
    assert own_style(counts({"artillery": 1})) == BOMBARDMENT
    assert own_style(counts({})) == NO_STYLE


@rule("GEN-14.6")
def test_values_of_the_styles():
    assert [values[:5] for values in SEA_ATK] == [[3, 4, 2, 2, 0], [0, 0, 4, 4, 0], [0, 0, 0, 0, 8]]
    assert [values[:5] for values in SEA_DEF[:2]] == [[2, 4, 4, 2, 0], [2, 4, 5, 3, 0]]


@rule("GEN-14.7")
def test_bombardment_meets_the_chosen_squadron_of_the_warding_side():
    s, b = meet("GN 2AT", "GY GN LI")
    commit(b, AUSTRIA, "galleon", "bs6:artillery:2")
    for squadron, ward in (("galley", 15), ("galleon", 20)):
        commit(b, FRANCE, squadron, "bs1:light_infantry:1")
        assert attack_sums(s, b, AUSTRIA) == (16, ward, BOMBARDMENT)


@rule("GEN-14.8")
@pytest.mark.parametrize(
    ("card", "units", "assigned", "bonus"),
    [
        ("as1", "GY 2LI", "bs2:light_infantry:2", 5),
        ("as2", "GY 2AR", "bs4:archers:2", 5),
        ("as3", "GN 2AT", "bs6:artillery:2", 8),
    ],
)
def test_sea_bonus_cards_serve_the_attacking_side_in_their_own_style(card, units, assigned, bonus):
    s, b = meet(units, "GY")
    squadron = "galleon" if "GN" in units else "galley"
    commit(b, FRANCE, "galley")
    tactics(b, AUSTRIA, "", card[2:])
    commit(b, AUSTRIA, squadron, assigned)
    assert usable(s, b, AUSTRIA, False) == [], "not when warding off"
    assert [word(TACTIC[1][each]) for each in usable(s, b, AUSTRIA, True)] == [card]
    plain = attack_sums(s, b, AUSTRIA)[0]
    commit(b, AUSTRIA, squadron, assigned, support=card)
    assert attack_sums(s, b, AUSTRIA)[0] == plain + bonus


@rule("GEN-14.8")
def test_the_bonus_counts_only_if_the_final_style_is_the_cards_style():
    s, b = meet("GY 2AR", "GY LI")
    commit(b, AUSTRIA, "galley", "bs4:archers:2", support="as2")
    commit(b, FRANCE, "galley", "bs1:light_infantry:1")
    assert attack_sums(s, b, AUSTRIA) == (4, 2, MELEE)


@rule("GEN-14.9", "GEN-14.10", "GEN-14.11")
def test_evasions_are_playable_by_the_own_style_and_effective_by_the_others():
    s, b = meet("GY GN 2AR AT LI", "GY LI")
    tactics(b, AUSTRIA, "", "4 5")

    def offered(*assigned: str) -> list[str]:
        commit(b, AUSTRIA, "galleon", *assigned)
        return [word(TACTIC[1][card]) for card in usable(s, b, AUSTRIA, False)]

    assert offered("bs4:archers:2") == ["as4", "as5"]
    assert offered("bs1:light_infantry:1") == ["as5"]
    assert offered("bs5:artillery:1") == []
    assert offered() == ["as5"], "without regiments there is no style"
    commit(b, AUSTRIA, "galleon", "bs4:archers:2", support="as5")
    commit(b, FRANCE, "galley", "bs1:light_infantry:1")
    assert attack_sums(s, b, FRANCE) == (3, 4, MELEE), "nobody bombards: the card has no effect"


@rule("GEN-14.12")
def test_if_all_regiments_are_worth_less_squadrons_follow():
    s, b = meet("GY GN 2LI", "GY 3HI", DEFENDERS_ATTACK)
    tactics(b, FRANCE, "2 1", "1")
    tactics(b, AUSTRIA, "5")
    game = play(fight(s)).pick("bs2:heavy_infantry:2", "bs1:heavy_infantry:1", "done", "as1", player=FRANCE)
    game.pick("galley", "done", player=AUSTRIA)  # D = 17: the regiments are worth 4, 13 are left
    assert told(s, "unit_lost")[:2] == [(AUSTRIA, TERMS["light_infantry"], TERMS["n10"])] * 2
    assert game.asks(AUSTRIA, "loss_unit", ["galley", "galleon"])
    game.pick("galley")
    assert stack(s, AUSTRIA, "n12") == "GN" and s.points == [0, 1]


@rule("GEN-14.12", "GEN-14.13")
def test_if_that_is_not_enough_either_all_are_lost():
    s, b = meet("GY LI", "GY 3HI", DEFENDERS_ATTACK)
    tactics(b, FRANCE, "2 1", "1")
    tactics(b, AUSTRIA, "5")
    game = play(fight(s)).pick("bs2:heavy_infantry:2", "bs1:heavy_infantry:1", "done", "as1", player=FRANCE)
    game.pick("done", player=AUSTRIA)
    assert game.over and s.stacks[AUSTRIA] == {}


@rule("GEN-6.14", "GEN-14.6")
def test_nelsons_gunners_add_one_each_in_bombardment_only():
    s, b = meet("GN 2AT LI", "GY LI")
    technologies(s, "gunpowder")
    command(s, AUSTRIA, "nelson")
    commit(b, FRANCE, "galley")
    commit(b, AUSTRIA, "galleon", "bs6:artillery:2")
    assert attack_sums(s, b, AUSTRIA)[0] == 18
    commit(b, AUSTRIA, "galleon", "bs6:artillery:2", "bs1:light_infantry:1")
    assert attack_sums(s, b, AUSTRIA) == (3, 0, MELEE)
