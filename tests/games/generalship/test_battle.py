"""GEN-12 Battle up to its third step: withdrawal, tactics cards, retreat."""

from __future__ import annotations

import pytest

from grognard.games.generalship.attack import usable
from grognard.games.generalship.battle import fight, start_battle
from grognard.games.generalship.book import ADVANCED_DECK, BASIC_DECK, GENERAL_OF, RETREAT
from grognard.games.generalship.state import (
    ATTACKERS_ATTACK,
    DEAL,
    DEFENDERS_ATTACK,
    RETREAT_DEFENDER,
    REWARD,
    WITHDRAWAL,
)
from grognard.games.generalship.tactics import battle_kind, cards_due, draw_cards
from grognard.games.generalship.terms import TERMS
from grognard.kernel.dice import Dice, key_of
from grognard.testing import rule
from tests.games.generalship.battlefields import AUSTRIA, FIELD, FRANCE, field, sea_field
from tests.games.generalship.positions import (
    TILE_OF,
    command,
    fight_over,
    owner,
    paradigm,
    play,
    position,
    power,
    put,
    stack,
    tactics,
    technologies,
    told,
)

# -- roles, decks, counts ----------


@rule("GEN-12.1")
def test_the_mover_attacks_on_land_or_at_sea():
    _s, b = field()
    assert (b.attacker, b.defender, battle_kind(b)) == (AUSTRIA, FRANCE, 0)
    assert battle_kind(sea_field("GY", "GY", DEAL)[1]) == 1


@rule("GEN-12.2", "GEN-12.12")
def test_decks_are_complete_and_fresh_and_dealt_to_the_defender_first():
    s, b = field(step=DEAL)
    command(s, AUSTRIA, "hannibal")
    command(s, FRANCE, "attila")
    play(fight(s))
    # Scripted dice leave the decks in order: cards are taken from the end.
    basic, advanced = BASIC_DECK[0].copy(), ADVANCED_DECK[0].copy()
    assert b.side(FRANCE).basic == sorted(basic[-5:]) and b.side(FRANCE).advanced == sorted(advanced[-3:])
    assert b.side(AUSTRIA).basic == sorted(basic[-10:-5])
    assert b.side(AUSTRIA).advanced == sorted(advanced[-7:-3])
    assert len(b.basic_deck) == 18 and len(b.advanced_deck) == 17


@rule("GEN-12.2")
def test_the_decks_are_shuffled():
    hands = set()
    for seed in range(8):
        s, b = field(step=DEAL)
        s.dice = Dice(key_of(bytes([seed])))
        play(fight(s))
        hands.add(tuple(b.side(FRANCE).basic))
    assert len(hands) > 4


@rule("GEN-12.12")
def test_if_a_deck_runs_out_dealing_stops():
    deck = [1, 2]
    assert len(draw_cards(deck, 5)) == 2 and deck == []


@rule("GEN-12.3")
def test_the_steps_come_in_their_order():
    s, b = field("2LI", "2LI", step=WITHDRAWAL)
    command(s, AUSTRIA, "hannibal")
    command(s, FRANCE, "turenne")
    power(s, AUSTRIA, "attila")
    power(s, FRANCE, "sulla")
    game = play(fight(s))
    asked = []
    while game.question().ask.key != "fight_assign":
        asked.append((game.question().ask.key, game.question().player))
        game.pick("no" if "no" in game.offered() else "done")
    assert asked == [
        ("force_withdrawal", FRANCE),
        ("exchange_advanced", FRANCE),
        ("exchange_advanced", AUSTRIA),
        ("play_retreat", FRANCE),
        ("play_retreat", AUSTRIA),
        ("play_ambush", AUSTRIA),
        ("power_exchange", FRANCE),
        ("power_exchange", AUSTRIA),
    ]
    assert b.step == DEFENDERS_ATTACK


@rule("GEN-12.4")
def test_battle_counts_rise_by_one_up_to_five():
    s, b = field(step=RETREAT_DEFENDER)
    s.battles = [5, 2]
    tactics(b, FRANCE, "", "7")
    play(fight(s), "yes")
    assert s.battles == [5, 3]


@rule("GEN-12.4", "GEN-6.14")
def test_caesars_veterans_count_every_battle_twice():
    s, b = field(step=RETREAT_DEFENDER)
    command(s, AUSTRIA, "caesar")
    tactics(b, FRANCE, "", "7")
    play(fight(s), "yes")
    assert s.battles == [2, 1]


@rule("GEN-12.5", "GEN-12.20")
def test_attacking_never_costs_units():
    s, b = field("3LI", "2HI", step=ATTACKERS_ATTACK)
    tactics(b, AUSTRIA, "2")
    tactics(b, FRANCE, "1 7")
    game = play(fight(s)).pick("bl2:light_infantry:3", "done", player=AUSTRIA)
    game.pick("bl1:heavy_infantry:2", "done", player=FRANCE)  # 9 against 8: the attack succeeds
    game.pick("heavy_infantry")
    assert stack(s, AUSTRIA, "n01") == "LI LI LI"


@rule("GEN-12.6", "GEN-12.15")
def test_a_successful_retreat_brings_no_reward_and_leaves_the_tile_to_the_attacker():
    s, b = field(step=RETREAT_DEFENDER)
    tactics(b, FRANCE, "", "7")
    game = play(fight(s))
    assert game.asks(FRANCE, "play_retreat", ["yes", "no"])
    game.pick("yes")
    assert game.over and s.points == [0, 0] and s.battles == [1, 1]
    assert stack(s, FRANCE, "france-left") == "LI LI" and owner(s, "n01") == AUSTRIA


# -- step 1 ----------


@rule("GEN-12.7", "GEN-15.7")
def test_wx_25_forced_withdrawal():
    s = position("england france", touching="n10/n01 n01/france-left")
    england, france = 0, 1
    put(s, england, "n10", "GY")
    put(s, england, "n01", "2LI")
    put(s, france, "n01", "LI")
    power(s, france, "sulla attila")
    fight_over(s, "n01", england, france, WITHDRAWAL)
    game = play(fight(s))
    assert game.asks(france, "force_withdrawal", ["yes", "no"])
    game.pick("yes")
    assert game.over and s.power == [[GENERAL_OF["attila"]], [GENERAL_OF["sulla"]]]
    assert stack(s, england, "n01") == "" and stack(s, england, "n10") == "GY"
    assert s.battles == [1, 0] and s.points == [0, 0]
    assert s.power_seen[england] == [0b11], "both know the card"


@rule("GEN-12.7")
def test_no_withdrawal_without_power():
    s, b = field(step=WITHDRAWAL)
    play(fight(s))
    assert b.step == DEFENDERS_ATTACK


@rule("GEN-12.7", "GEN-6.14")
def test_el_cid_is_undaunted():
    s, _b = field(step=WITHDRAWAL)
    command(s, AUSTRIA, "el-cid")
    power(s, FRANCE, "attila")
    assert not play(fight(s)).asks(FRANCE, "force_withdrawal")


# -- step 2 ----------


@rule("GEN-12.8", "GEN-12.9", "GEN-12.10", "GEN-12.11")
def test_wx_12_number_of_tactics_cards():
    def due(era: str, known: str = "", general: str = "alexandros-iii") -> tuple[int, int]:
        s = position("austria france", touching="n04/france-left")
        put(s, AUSTRIA, "n04", "LI")
        put(s, FRANCE, "n04", "2LI 2AR")  # Castile has a fortress
        if general:
            command(s, FRANCE, general)
        technologies(s, known)
        paradigm(s, era)
        return cards_due(s, fight_over(s, "n04", AUSTRIA, FRANCE), FRANCE)

    assert due("era_infantry") == (6, 6)
    assert due("era_infantry", "architecture") == (5, 7)
    assert due("era_fortresses") == (5, 5)
    assert due("era_fortresses", "architecture") == (5, 6)
    assert due("era_ships") == (6, 4)
    assert due("era_fortresses", "architecture", "") == (5, 0)


@rule("GEN-12.11")
def test_wx_12_at_sea():
    s, b = sea_field("GY", "GY", DEAL)
    command(s, FRANCE, "alexandros-iii")
    paradigm(s, "era_ships")
    assert cards_due(s, b, FRANCE) == (5, 2)
    paradigm(s, "era_infantry")
    put(s, FRANCE, "n10", "4LI")
    assert cards_due(s, b, FRANCE) == (5, 1)


@rule("GEN-12.11")
@pytest.mark.parametrize(
    ("era", "units", "more"),
    [
        ("era_infantry", "2LI 3LC", 0),
        ("era_infantry", "2LI AT", 1),
        ("era_infantry", "2LI 2AR", 2),
        ("era_cavalry", "LC 4LI", 0),
        ("era_cavalry", "LC HC", 1),
        ("era_cavalry", "3LC", 2),
        ("era_ships", "4LI 2GY", 0),
    ],
)
def test_paradigms_favour_their_units_on_land(era, units, more):
    s, b = field(units, "LI")
    command(s, AUSTRIA, "hayreddin")  # no land number
    paradigm(s, era)
    assert cards_due(s, b, AUSTRIA) == (5, 1 + more)


@rule("GEN-12.11")
def test_each_side_counts_its_own_squadrons_in_the_era_of_ships():
    s, b = sea_field("2GY", "GN", DEAL)
    command(s, AUSTRIA, "hannibal")
    command(s, FRANCE, "attila")
    paradigm(s, "era_ships")
    assert cards_due(s, b, AUSTRIA) == (5, 3) and cards_due(s, b, FRANCE) == (5, 2)


@rule("GEN-12.10")
def test_a_fortress_helps_any_defender_and_no_attacker():
    s = position("austria france", touching="france-right/n01")
    put(s, AUSTRIA, "france-right", "LI")
    put(s, FRANCE, "france-right", "LI")
    command(s, AUSTRIA, "el-cid")
    command(s, FRANCE, "turenne")
    b = fight_over(s, "france-right", FRANCE, AUSTRIA)  # Austria defends a French fortress
    assert cards_due(s, b, AUSTRIA) == (6, 3) and cards_due(s, b, FRANCE) == (5, 4)


@rule("GEN-6.14", "GEN-12.10")
@pytest.mark.parametrize("general", ["demetrios-i", "mehmed-ii"])
def test_siege_masters_take_the_fortress_cards_away(general):
    s = position("austria france", touching="france-right/n01")
    put(s, AUSTRIA, "france-right", "LI")
    put(s, FRANCE, "france-right", "LI")
    command(s, AUSTRIA, general)
    command(s, FRANCE, "turenne")
    b = fight_over(s, "france-right", AUSTRIA, FRANCE)
    for era, known in (("era_infantry", ""), ("era_fortresses", "architecture")):
        paradigm(s, era)
        technologies(s, known)
        assert cards_due(s, b, FRANCE) == (5, 4)


@rule("GEN-6.10", "GEN-6.12")
def test_wx_13_rivals():
    s = position("austria france", touching=FIELD)
    command(s, AUSTRIA, "napoleon")
    command(s, FRANCE, "wellington")
    put(s, AUSTRIA, "n01", "LC AT")
    put(s, FRANCE, "n01", "4LI")
    start_battle(s, AUSTRIA, TILE_OF["n01"])
    b = s.battle
    assert b is not None and b.rivals
    assert cards_due(s, b, AUSTRIA) == cards_due(s, b, FRANCE) == (5, 0)
    tactics(b, AUSTRIA, "3 5", "5")
    b.side(AUSTRIA).assigned = [TERMS["bl3:light_cavalry:1"], TERMS["bl5:artillery:1"]]
    assert usable(s, b, AUSTRIA, True) == []
    b.rivals = False
    assert usable(s, b, AUSTRIA, True) != []


@rule("GEN-6.10")
def test_rivals_stay_in_place_and_can_be_discarded_as_reward():
    s, b = field(step=REWARD)
    command(s, AUSTRIA, "napoleon")
    command(s, FRANCE, "wellington")
    b.rivals, b.winner, b.loser = True, AUSTRIA, FRANCE
    game = play(fight(s))
    assert game.asks(AUSTRIA, "battle_reward", ["points", "discard_commander"])
    game.pick("discard_commander")
    assert s.commander == [GENERAL_OF["napoleon"], -1]


@rule("GEN-6.14", "GEN-12.9")
@pytest.mark.parametrize(
    ("general", "attacks", "sea", "basic", "advanced"),
    [
        ("jeanne-d-arc", True, False, 7, 2),
        ("jeanne-d-arc", False, False, 5, 2),
        ("jeanne-d-arc", True, True, 5, 1),
        ("wellington", False, False, 7, 3),
        ("wellington", True, False, 5, 3),
        ("de-ruyter", True, True, 6, 4),
        ("de-ruyter", False, True, 6, 4),
        ("de-ruyter", True, False, 5, 1),
        ("jan-zizka", False, False, 5, 4),
        ("jan-zizka", True, False, 5, 3),
        ("karl-xii", True, False, 5, 4),
        ("karl-xii", False, False, 5, 3),
    ],
)
def test_inspiration_and_tactical_skill(general, attacks, sea, basic, advanced):
    s, b = sea_field("GY", "GY", DEAL) if sea else field("LI", "LI", DEAL)
    player = AUSTRIA if attacks else FRANCE
    command(s, player, general)
    assert cards_due(s, b, player) == (basic, advanced)


@rule("GEN-12.13")
def test_advanced_cards_are_exchanged_for_as_many_basic_ones_once():
    s, b = field()
    tactics(b, FRANCE, "1 2", "1 1 6")
    tactics(b, AUSTRIA, "3", "7")
    game = play(fight(s))
    assert game.asks(FRANCE, "exchange_advanced", ["al1", "al6", "done"])
    game.pick("al1", "al6")
    assert len(b.side(FRANCE).basic) == 2, "cards are drawn when the discards are complete"
    game.pick("done")
    assert len(b.side(FRANCE).basic) == 4 and len(b.side(FRANCE).advanced) == 1
    assert game.asks(AUSTRIA, "exchange_advanced", ["al7", "done"])
    assert told(s, "tactics_exchanged") == [(FRANCE, 2)]
    assert len(b.side(FRANCE).exchanged) == 2, "exchanged cards are out for this battle"


@rule("GEN-12.13")
def test_not_more_cards_are_exchanged_than_the_basic_deck_holds():
    s, b = field()
    tactics(b, FRANCE, "1", "1 2 3")
    b.basic_deck = b.basic_deck[:2]
    game = play(fight(s), "al1", "al2")
    assert not game.asks(FRANCE, "exchange_advanced") and len(b.side(FRANCE).basic) == 3


@rule("GEN-12.13", "GEN-6.14")
def test_turenne_may_also_exchange_two_basic_cards():
    s, b = field()
    command(s, FRANCE, "turenne")
    tactics(b, FRANCE, "1 2 3", "6")
    game = play(fight(s))
    assert game.asks(FRANCE, "exchange_advanced", ["bl1", "bl2", "bl3", "al6", "done"])
    game.pick("bl1", "bl3")
    assert game.asks(FRANCE, "exchange_advanced", ["al6", "done"])


# -- step 3 ----------


@rule("GEN-12.14")
def test_pursuit_prevents_a_retreat_and_the_attacker_may_try_himself():
    s, b = field(step=RETREAT_DEFENDER)
    tactics(b, FRANCE, "", "7 8")
    tactics(b, AUSTRIA, "", "7 8")
    game = play(fight(s), "yes")
    assert game.asks(AUSTRIA, "play_pursuit", ["yes", "no"])
    game.pick("yes")
    assert game.asks(AUSTRIA, "play_retreat", ["yes", "no"])
    game.pick("yes")
    assert game.asks(FRANCE, "play_pursuit", ["yes", "no"])
    game.pick("no")
    assert s.battle is None and stack(s, AUSTRIA, "austria-left") == "LI LI"
    assert owner(s, "n01") == FRANCE and s.battles == [1, 1]


@rule("GEN-12.14")
def test_one_attempt_each_and_whoever_has_advanced_cards_is_asked_anyway():
    s, b = field(step=RETREAT_DEFENDER)
    tactics(b, FRANCE, "", "7 7")
    tactics(b, AUSTRIA, "", "8 1")
    game = play(fight(s), "yes", "yes")
    assert game.asks(AUSTRIA, "play_retreat", ["no"]), "Austria holds no Retreat, which nobody shall learn"
    game.pick("no")
    assert game.asks(AUSTRIA, "play_ambush", ["no"])
    assert b.side(FRANCE).advanced == [RETREAT]


@rule("GEN-12.14", "GEN-6.14")
def test_scipio_pursues_once_without_the_card():
    s, b = field(step=RETREAT_DEFENDER)
    command(s, AUSTRIA, "scipio")
    tactics(b, FRANCE, "", "7 7")
    game = play(fight(s), "yes")
    assert game.asks(AUSTRIA, "play_pursuit", ["yes", "no"])
    game.pick("yes")
    assert b.side(AUSTRIA).virtual_used and b.step > RETREAT_DEFENDER
