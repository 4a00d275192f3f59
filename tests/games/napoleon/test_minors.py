"""NAP-14 Minor nations."""

from __future__ import annotations

from grognard.games.napoleon.battle_state import CAUSE_RESISTANCE
from grognard.games.napoleon.battles import due_battles, finish_battle, resistance_battles, start
from grognard.games.napoleon.ids import AUSTRIA, BRITAIN, FRANCE, MINOR, NOWHERE, PRUSSIA, RUSSIA
from grognard.games.napoleon.minors import (
    annex,
    annexation_modifier,
    can_annex,
    is_annexable,
    raise_minor_army,
)
from grognard.games.napoleon.movement import land_move
from grognard.games.napoleon.state import Entry, NapoleonState
from grognard.games.napoleon.turn import after_step, begin_turn
from grognard.testing import rule
from tests.games.napoleon.positions import decided, go, owner, position, put, region, status, units, water


@rule("NAP-14.1", "NAP-14.2", "NAP-26.7")
def test_the_army_of_a_minor_nation() -> None:
    s = position(dice=[6, 5, 3, 2, 5])
    assert units(s, "france", "bavaria") == ""
    raise_minor_army(s, FRANCE, region("bavaria"))
    assert units(s, "france", "bavaria") == "3 infantry 1 cavalry 1 artillery"
    s = position(dice=[1, 4, 3])
    raise_minor_army(s, FRANCE, region("bavaria"))
    assert units(s, "france", "bavaria") == "1 infantry 2 cavalry"
    s = position(dice=[5] * 100 + [1, 1])
    raise_minor_army(s, FRANCE, region("bavaria"))
    assert units(s, "france", "bavaria") == "4 infantry 1 cavalry"


@rule("NAP-14.3", "NAP-14.4")
def test_what_can_be_annexed() -> None:
    s = position(war="france-austria", owned="prussia: saxony", bavaria="france 1 infantry", pap=1)
    assert is_annexable(s, FRANCE, region("bavaria")) and can_annex(s, FRANCE)
    assert not can_annex(s, PRUSSIA)  # it is not Prussia's turn
    put(s, "bavaria", "austria 1 infantry")
    assert not is_annexable(s, FRANCE, region("bavaria"))
    put(s, "saxony", "france 1 infantry")
    put(s, "baden", "france 1 leader")
    assert not is_annexable(s, FRANCE, region("saxony")) and not is_annexable(s, FRANCE, region("baden"))
    put(s, "hesse", "france 1 infantry")
    s.announced.append(region("hesse"))
    assert not is_annexable(s, FRANCE, region("hesse"))  # once a turn


@rule("NAP-14.5", "NAP-14.6")
def test_pay_then_objections_then_the_roll() -> None:
    s = position("france austria prussia", dice=[3, 1, 1, 1], bavaria="france 4 infantry", pap=1)
    game = go(annex(s, 0, FRANCE), "bavaria")
    assert s.pap[FRANCE] == 0 and game.asks(2, "annex_objection", ["declare_war", "pass"])
    game.pick("pass")
    assert game.asks(1, "annex_objection")
    game.pick("declare_war")
    assert status(s, "austria", "france") == "war" and s.pap[AUSTRIA] == 0
    assert owner(s, "bavaria") == "austria"  # 3 + 1 - 1 is not enough, and Austria gets it


@rule("NAP-14.7")
def test_w14_annexation() -> None:
    s = position(
        "france britain",
        war="france-britain",
        dice=[4],
        owned="france: parma",
        tuscany="france 5 infantry 1 leader",
    )
    assert annexation_modifier(s, FRANCE, region("tuscany")) == 1
    go(annex(s, 0, FRANCE), "tuscany")
    assert owner(s, "tuscany") == "france"


@rule("NAP-14.7", "NAP-14.8", "NAP-14.10")
def test_w14_resistance_goes_to_the_enemy() -> None:
    s = position(
        "france britain",
        war="france-britain",
        dice=[3, 2, 1, 4],
        owned="france: parma",
        tuscany="france 5 infantry 1 leader",
    )
    go(annex(s, 0, FRANCE), "tuscany")
    assert (
        owner(s, "tuscany") == "britain"
        and units(s, "britain", "tuscany") == "2 infantry 1 cavalry 1 artillery"
    )
    (due,) = due_battles(s)
    assert due.attackers == [FRANCE] and due.defenders == [BRITAIN]
    decided(s, "tuscany", "france", "britain", "attacker")
    go(finish_battle(s), "papal-states", "rest_here")
    assert owner(s, "tuscany") == "britain" and units(s, "france", "tuscany") != ""


@rule("NAP-14.7")
def test_modifiers_of_an_annexation() -> None:
    s = position(bavaria="france 7 infantry", owned="france: baden")
    assert annexation_modifier(s, FRANCE, region("bavaria")) == 2
    s = position(sicily="france 3 infantry", owned="france: naples", war="france-russia")
    assert annexation_modifier(s, FRANCE, region("sicily")) == 0  # beside an own region by a strait, at war


@rule("NAP-14.8", "NAP-14.9", "NAP-15.4")
def test_w15_independent_resistance() -> None:
    def resist() -> NapoleonState:
        s = position(
            "russia france",
            active="russia",
            dice=[2, 4, 1, 6],
            owned="russia: finland",
            sweden="russia 2 infantry",
            pap=1,
        )
        go(annex(s, 0, RUSSIA), "sweden", "pass")
        assert units(s, "minor", "sweden") == "4 infantry 1 cavalry 1 artillery"
        return s

    s = resist()
    (due,) = resistance_battles(s)
    assert (due.attackers, due.defenders, due.cause) == ([RUSSIA], [MINOR], CAUSE_RESISTANCE)
    start(s, due)
    assert s.battle is not None and not s.battle.grand and s.battle.player[MINOR] == 1

    decided(s, "sweden", "russia", "minor", "defender", cause=CAUSE_RESISTANCE)
    game = go(finish_battle(s))
    while not game.over:
        game.pick("finland" if "finland" in game.offered() else game.offered()[0])
    assert owner(s, "sweden") == "" and units(s, "minor", "sweden") == ""
    assert units(s, "russia", "finland") == "2 infantry"

    s = resist()
    decided(s, "sweden", "russia", "minor", "attacker", cause=CAUSE_RESISTANCE)
    go(finish_battle(s))
    assert owner(s, "sweden") == "russia" and units(s, "minor", "sweden") == ""


@rule("NAP-14.11", "NAP-10.2")
def test_a_minor_that_resists_after_the_battle_step_is_fought_at_once_and_gives_pap() -> None:
    s = position("russia france", active="russia", dice=[1, 4, 6, 6], sweden="russia 6 infantry", pap=1)
    s.pap[FRANCE] = 0
    game = go(after_step(s), "annex_minor", "sweden")
    assert s.battle is not None and s.battle.cause == CAUSE_RESISTANCE and s.battle.grand
    assert game.asks(0, "deploy_unit")
    s.battle.fought, s.battle.winner = True, 0
    go(finish_battle(s))
    assert s.pap[RUSSIA] == 1


@rule("NAP-14.12", "NAP-20.16")
def test_a_beaten_annexer_goes_back_where_it_came_from_or_anywhere_if_it_stood_there() -> None:
    s = position("russia france", active="russia", finland="russia 1 infantry", owned="russia: finland")
    put(s, "sweden", "russia 1 cavalry")
    go(land_move(s, RUSSIA), "finland", "infantry", "go", "sweden")
    put(s, "sweden", "minor 4 infantry")
    s.resisted = [region("sweden")]
    decided(s, "sweden", "russia", "minor", "defender", cause=CAUSE_RESISTANCE)
    game = go(finish_battle(s))
    assert "scania" in game.offered() and "finland" in game.offered()  # the cavalry stood there
    game.pick("scania", "rest_here")
    assert units(s, "russia", "scania") == "1 cavalry" and units(s, "russia", "finland") == "1 infantry"


@rule("NAP-14.13")
def test_the_battle_with_an_independent_army_is_the_annexers_alone() -> None:
    s = position("russia prussia france", active="russia", allied="russia-prussia")
    put(s, "sweden", "russia 6 infantry, prussia 6 infantry, minor 6 infantry")
    s.resisted = [region("sweden")]
    s.movers = [RUSSIA, PRUSSIA]
    (due,) = due_battles(s)
    assert due.attackers == [RUSSIA]


@rule("NAP-14.14", "NAP-4.7")
def test_an_army_that_nobody_comes_to_fight_disbands() -> None:
    s = position("russia france", active="russia", sweden="russia 2 infantry, minor 4 infantry")
    s.resisted = [region("sweden")]
    s.active = FRANCE  # Russia's turn has ended
    go(begin_turn(s))
    assert units(s, "minor", "sweden") == "" and s.resisted == [] and s.lost[0] == 4


@rule("NAP-14.12", "NAP-14.15")
def test_a_beaten_annexer_whose_way_back_is_closed_goes_to_any_neighbour() -> None:
    s = position("russia france", active="russia", finland="russia 2 infantry", owned="russia: finland")
    go(land_move(s, RUSSIA), "finland", "infantry", "2", "go", "sweden")
    put(s, "sweden", "minor 4 infantry")
    s.resisted = [region("sweden")]
    s.owner[region("finland")] = FRANCE  # at peace with Russia: nobody may go back there
    decided(s, "sweden", "russia", "minor", "defender", cause=CAUSE_RESISTANCE)
    game = go(finish_battle(s))
    assert game.asks(0, "retreat_to", ["norway", "scania"])
    game.pick("norway", "rest_here")
    assert units(s, "russia", "norway") == "2 infantry" and owner(s, "sweden") == ""


@rule("NAP-14.12", "NAP-14.15", "NAP-14.10")
def test_the_way_out_is_open_too_where_the_minor_went_to_an_enemy() -> None:
    s = position("russia france", active="russia", war="russia-france", owned="france: sweden")
    put(s, "sweden", "russia 2 infantry, france 4 infantry")
    put(s, "finland", "france 1 infantry")
    s.entries.append(Entry(RUSSIA, region("sweden"), region("finland"), NOWHERE, (2, 0, 0, 0, 0, 0, 0, 0)))
    s.resisted = [region("sweden")]
    decided(s, "sweden", "russia", "france", "defender")
    game = go(finish_battle(s))
    assert game.asks(0, "retreat_to", ["norway", "scania"])


@rule("NAP-14.15")
def test_a_landed_annexer_without_squadrons_enough_goes_overland() -> None:
    def beaten(squadrons: int) -> NapoleonState:
        s = position("russia france", active="russia", sweden="russia 2 infantry, minor 4 infantry")
        put(s, "baltic_sea", f"russia {squadrons} squadron")
        came = (2, 0, 0, 0, 0, 0, 0, 0)
        s.entries.append(Entry(RUSSIA, region("sweden"), region("livonia"), water("baltic_sea"), came))
        s.resisted = [region("sweden")]
        decided(s, "sweden", "russia", "minor", "defender", cause=CAUSE_RESISTANCE)
        return s

    s = beaten(2)
    assert go(finish_battle(s)).over and units(s, "russia", "livonia") == "2 infantry"
    s = beaten(1)
    assert go(finish_battle(s)).asks(0, "retreat_to", ["finland", "norway", "scania"])


@rule("NAP-14.2", "NAP-2.2")
def test_the_journal_tells_the_army_that_was_placed_not_the_one_that_was_rolled() -> None:
    s = position(dice=[4, 6, 6], options={"piece_limit": "true"})
    put(s, "paris", "france 43 infantry 21 cavalry")
    raise_minor_army(s, FRANCE, region("bavaria"))
    assert units(s, "france", "bavaria") == "2 infantry 1 artillery"
    (event,) = s.journal.events
    assert event.told.key == "minor_army" and event.values[2:] == (2, 0, 1)
