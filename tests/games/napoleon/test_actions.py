"""NAP-11 Political actions."""

from __future__ import annotations

from grognard.games.napoleon.alliances import break_alliance, breakable, request_passage, revoke_passage
from grognard.games.napoleon.armies import dissolve
from grognard.games.napoleon.battle_state import CAUSE_FORCED
from grognard.games.napoleon.battles import due_battles, finish_battle, forced, forced_battles
from grognard.games.napoleon.business import unfinished_business
from grognard.games.napoleon.deals import (
    can_exchange,
    can_offer_armistice,
    exchangeable,
    offer_armistice,
    offer_exchange,
)
from grognard.games.napoleon.ids import AUSTRIA, BRITAIN, FRANCE, NOBODY, PRUSSIA, RUSSIA, SPAIN
from grognard.games.napoleon.movement import next_steps
from grognard.games.napoleon.offensives import (
    aims,
    can_court_great,
    court_great,
    court_minor,
    court_player,
    courtable,
    courtable_great,
    diplomacy_value,
    is_courtable_minor,
)
from grognard.games.napoleon.production import building_regions, income
from grognard.games.napoleon.relations import begin_war, change_owner, release
from grognard.games.napoleon.state import NapoleonState
from grognard.games.napoleon.status import is_permitted
from grognard.games.napoleon.terms import TERMS
from grognard.games.napoleon.uprisings import can_incite, incite, may_rise, suppress_uprisings
from grognard.games.napoleon.wars import declare_war, war_targets
from grognard.kernel.choice import Procedure
from grognard.testing import Run, rule
from tests.games.napoleon.positions import (
    ALL_NATIONS,
    decided,
    fleet,
    go,
    owner,
    position,
    put,
    region,
    seat,
    status,
    told,
    units,
)


def act(s: NapoleonState, action: Procedure[bool], *words: str) -> Run:
    """An action, and everything that must be settled after it."""

    def both() -> Procedure[None]:
        yield from action
        yield from unfinished_business(s)

    return go(both(), *words)


# -- diplomatic offensives


@rule("NAP-11.1", "NAP-11.3")
def test_a_player_nation_is_offered_an_alliance_and_the_pap_are_lost_either_way() -> None:
    for reply, after in (("accept", "alliance"), ("decline", "neutral")):
        s = position("france prussia", pap=3)
        game = act(s, court_player(s, 0, FRANCE), "prussia", "alliance")
        assert game.asks(1, "offensive_reply", ["accept", "decline"]) and s.pap[FRANCE] == 1
        game.pick(reply)
        assert status(s, "france", "prussia") == after and s.pap == [1, 0, 3, 0, 0, 0, 0]


@rule("NAP-11.1", "NAP-11.4", "NAP-11.23")
def test_a_player_nation_is_asked_to_leave_an_ally() -> None:
    s = position(
        "france austria russia",
        allied="austria-russia",
        galicia="austria 1 infantry",
        volhynia="austria 2 infantry, russia 1 infantry",
    )
    game = act(s, court_player(s, 0, FRANCE), "austria", "russia")
    assert game.asks(1, "offensive_reply_leave")
    game.pick("accept")
    assert status(s, "austria", "russia") == "neutral" and s.pap[AUSTRIA] == 6
    game.pick("galicia")
    assert units(s, "austria", "galicia") == "3 infantry"


@rule("NAP-11.2")
def test_an_offensive_never_ends_a_war() -> None:
    s = position("france austria russia", war="france-austria", allied="austria-russia")
    assert [TERMS.word(aim) for aim in aims(s, FRANCE, AUSTRIA)] == ["russia"]
    assert courtable(position("france austria", war="france-austria"), FRANCE) == []


@rule("NAP-11.5", "NAP-14.2")
def test_w13_winning_a_minor() -> None:
    s = position("austria france", dice=[4, 4, 6, 3, 2, 5], bavaria="austria 1 leader", pap=2)
    go(court_minor(s, 0, AUSTRIA), "bavaria")
    assert owner(s, "bavaria") == "austria" and s.pap[AUSTRIA] == 0
    assert units(s, "austria", "bavaria") == "3 infantry 1 cavalry 1 artillery 1 leader"
    s = position("austria france", dice=[4, 4], pap=2)
    go(court_minor(s, 0, AUSTRIA), "bavaria")
    assert owner(s, "bavaria") == "" and s.pap[AUSTRIA] == 0


@rule("NAP-11.5")
def test_strange_troops_protect_a_minor_nation() -> None:
    s = position(allied="france-spain", war="france-austria", owned="austria: tyrol")
    put(s, "bavaria", "austria 1 leader")
    assert is_courtable_minor(s, FRANCE, region("bavaria"))
    put(s, "bavaria", "spain 1 infantry")
    assert is_courtable_minor(s, FRANCE, region("bavaria"))
    put(s, "bavaria", "russia 1 infantry")
    assert not is_courtable_minor(s, FRANCE, region("bavaria"))
    assert not is_courtable_minor(s, FRANCE, region("tyrol"))


@rule("NAP-11.6")
def test_a_minor_that_was_won_is_simply_owned() -> None:
    s = position("austria france", dice=[6, 6, 1, 1, 1])
    before = income(s, AUSTRIA)
    go(court_minor(s, 0, AUSTRIA), "bavaria")
    assert income(s, AUSTRIA) == before + 2


@rule("NAP-11.7", "NAP-11.8", "NAP-13.2", "NAP-13.5")
def test_w19_neutral_great_nation() -> None:
    s = position("france russia britain", dice=[3, 3, 3, 4, 2, 3], pap=3, owned="prussia: posen")
    assert diplomacy_value(s, FRANCE, PRUSSIA) == 6
    act(s, court_great(s, 0, FRANCE), "prussia")
    assert s.pap[FRANCE] == 1 and status(s, "france", "prussia") == "alliance"
    assert seat(s, "prussia") == 0 and s.gained[0] == [PRUSSIA]
    act(s, court_great(s, 1, RUSSIA), "prussia")
    assert s.controller[PRUSSIA] == FRANCE  # 7 fails
    begin_war(s, PRUSSIA, RUSSIA)
    put(s, "warsaw", "prussia 2 infantry")
    act(s, court_great(s, 2, BRITAIN), "prussia")
    assert s.controller[PRUSSIA] == NOBODY and status(s, "prussia", "russia") == "neutral"
    assert status(s, "prussia", "france") == "neutral"
    assert units(s, "prussia", "berlin") == "2 infantry" and s.gained[0] == [PRUSSIA]


@rule("NAP-11.9")
def test_who_cannot_be_the_target_of_an_offensive() -> None:
    s = position("france britain", control="spain-france austria-britain", war="france-austria")
    assert [nation_word(n) for n in courtable_great(s, FRANCE)] == ["prussia", "russia", "ottoman", "austria"]
    s.controller[AUSTRIA] = NOBODY
    assert AUSTRIA not in courtable_great(s, FRANCE)  # an enemy that nobody controls
    historical = position("france+spain russia+austria+britain", options={"mode": "historical"})
    assert courtable(historical, FRANCE) == []
    historical.controller[PRUSSIA] = SPAIN
    assert PRUSSIA not in courtable_great(historical, FRANCE) and PRUSSIA in courtable_great(
        historical, RUSSIA
    )
    assert can_court_great(historical, FRANCE)


def nation_word(number: int) -> str:
    return ALL_NATIONS.split()[number]


@rule("NAP-11.31")
def test_historical_sides_neither_ally_with_each_other_nor_break_up() -> None:
    s = position(
        "france+spain russia+austria+britain",
        options={"mode": "historical"},
        allied="russia-austria austria-britain france-spain",
        control="prussia-russia",
    )
    assert [TERMS.word(aim) for aim in aims(s, FRANCE, RUSSIA)] == ["prussia"]
    assert aims(s, FRANCE, AUSTRIA) == []


# -- war


@rule("NAP-11.10", "NAP-11.14")
def test_a_declaration_of_war_joins_both_war_entry_lists_and_nobody_else() -> None:
    s = position("france austria russia", allied="austria-russia", pap=2)
    go(declare_war(s, 0, FRANCE), "austria")
    assert s.wars[FRANCE] == [AUSTRIA] and s.wars[AUSTRIA] == [FRANCE] and s.wars[RUSSIA] == []
    assert status(s, "austria", "russia") == "alliance" and s.pap[FRANCE] == 1


@rule("NAP-11.11")
def test_whom_one_cannot_attack() -> None:
    s = position("france+prussia austria russia spain", allied="france-austria", war="france-russia", pap=1)
    s.truce[FRANCE][SPAIN] = 5
    assert [nation_word(n) for n in war_targets(s, FRANCE)] == ["britain", "ottoman"]
    s.round = 5
    assert SPAIN in war_targets(s, FRANCE)
    s = position("france+spain russia+austria+britain", options={"mode": "historical"})
    assert SPAIN not in war_targets(s, FRANCE) and AUSTRIA not in war_targets(s, RUSSIA)


@rule("NAP-11.12")
def test_war_ends_passage_and_units_that_share_a_region_will_fight() -> None:
    s = position("france austria", bavaria="france 2 infantry, austria 2 infantry", pap=1)
    s.passage[FRANCE][AUSTRIA] = s.passage[AUSTRIA][FRANCE] = True
    go(declare_war(s, 0, FRANCE), "austria")
    assert not s.passage[FRANCE][AUSTRIA] and not s.passage[AUSTRIA][FRANCE]
    assert [due.region for due in due_battles(s)] == [region("bavaria")]


# -- uprisings


@rule("NAP-11.16", "NAP-11.32")
def test_where_an_uprising_can_be_caused() -> None:
    s = position("france austria", owned="france: belgium silesia", control="spain-france", pap=1)
    player = seat(s, "austria")
    assert may_rise(s, player, region("belgium")) and may_rise(s, player, region("silesia"))
    assert may_rise(s, player, region("vendee")) and may_rise(s, player, region("ireland"))
    assert may_rise(s, player, region("don-basin"))
    assert not may_rise(s, player, region("paris")) and not may_rise(s, player, region("holland"))
    assert not may_rise(s, 0, region("belgium"))  # his own
    go(incite(s, 1, AUSTRIA), "belgium")
    assert s.uprising[region("belgium")] and s.pap[AUSTRIA] == 0
    assert not may_rise(s, player, region("belgium")) and not can_incite(s, AUSTRIA)


@rule("NAP-11.17", "NAP-11.18")
def test_an_uprising_costs_income_and_building_but_does_not_hinder_movement() -> None:
    s = position("france britain", paris="france 1 infantry", brittany="france 1 infantry")
    before = income(s, FRANCE)
    s.uprising[region("vendee")] = True
    assert income(s, FRANCE) == before - 2 and region("vendee") not in building_regions(s, FRANCE)
    assert region("vendee") in next_steps(s, FRANCE, region("brittany"), [1, 0, 0, 0, 0, 0, 0, 0])


@rule("NAP-11.19")
def test_an_uprising_ends_with_a_new_owner() -> None:
    s = position(owned="france: belgium")
    s.uprising[region("belgium")] = True
    change_owner(s, region("belgium"), BRITAIN)
    assert not s.uprising[region("belgium")]


@rule("NAP-11.20")
def test_w16_uprising() -> None:
    s = position("britain france", active="britain", dice=[2, 3], ireland="britain 5 infantry 1 leader")
    s.uprising[region("ireland")] = True
    go(suppress_uprisings(s))
    assert not s.uprising[region("ireland")]
    s = position(
        "britain france",
        active="britain",
        dice=[3, 3],
        ireland="britain 5 infantry 1 leader, france 9 infantry",
    )
    s.uprising[region("ireland")] = True
    game = go(suppress_uprisings(s))
    assert game.asks(0, "uprising_loss", ["infantry", "leader"])
    game.pick("leader")
    assert s.uprising[region("ireland")] and units(s, "britain", "ireland") == "5 infantry"
    s = position("britain france", active="britain", ireland="britain 1 leader")
    s.uprising[region("ireland")] = True
    assert go(suppress_uprisings(s)).over  # no army unit, no roll


# -- alliances and passage


@rule("NAP-11.21", "NAP-11.22", "NAP-11.23")
def test_w26_broken_alliance() -> None:
    s = position(
        "austria russia prussia",
        allied="austria-russia",
        active="austria",
        galicia="austria 1 infantry",
        volhynia="austria 2 infantry, russia 3 infantry",
    )
    act(s, break_alliance(s, 0, AUSTRIA), "russia", "leave", "galicia")
    assert units(s, "austria", "galicia") == "3 infantry" and s.pap[AUSTRIA] == 5
    s = position(
        "austria russia prussia",
        allied="austria-russia",
        owned="russia: warsaw",
        lithuania="austria 2 infantry, russia 3 infantry",
    )
    act(s, break_alliance(s, 0, AUSTRIA), "russia", "leave")
    assert units(s, "austria", "vienna") == "2 infantry"
    s = position("france+spain russia+austria+britain", options={"mode": "historical"}, allied="france-spain")
    assert breakable(s, FRANCE) == []


@rule("NAP-11.21", "NAP-11.22", "NAP-11.23", "NAP-11.24")
def test_w30_breach_in_ones_own_land() -> None:
    s = position(
        "austria russia",
        allied="austria-russia",
        active="austria",
        galicia="austria 3 infantry, russia 2 infantry",
        volhynia="austria 1 infantry",
    )
    act(s, break_alliance(s, 0, AUSTRIA), "russia", "leave", "volhynia", "galicia")
    assert units(s, "austria", "galicia") == "4 infantry" and units(s, "russia", "volhynia") == "2 infantry"
    assert forced(s) == []


@rule("NAP-11.21", "NAP-13.4")
def test_breaking_with_the_own_controlled_nation_ends_control() -> None:
    s = position("france britain", control="spain-france")
    act(s, break_alliance(s, 0, FRANCE), "spain", "leave")
    assert s.controller[SPAIN] == NOBODY and status(s, "france", "spain") == "neutral"


@rule("NAP-11.23")
def test_war_or_passage_instead_of_leaving() -> None:
    s = position("austria russia", allied="austria-russia", volhynia="austria 2 infantry, russia 1 infantry")
    act(s, break_alliance(s, 0, AUSTRIA), "russia", "declare_war")
    assert status(s, "austria", "russia") == "war" and units(s, "austria", "volhynia") == "2 infantry"
    s = position("austria russia", allied="austria-russia", volhynia="austria 2 infantry, russia 1 infantry")
    game = act(s, break_alliance(s, 0, AUSTRIA), "russia", "ask_passage")
    assert game.asks(1, "passage_reply")
    game.pick("grant")
    assert s.passage[RUSSIA][AUSTRIA] and units(s, "austria", "volhynia") == "2 infantry"
    s = position("austria russia", allied="austria-russia", volhynia="austria 2 infantry, russia 1 infantry")
    game = act(s, break_alliance(s, 0, AUSTRIA), "russia", "ask_passage").pick("refuse")
    assert game.asks(0, "withdraw_destination")


@rule("NAP-11.24", "NAP-11.23")
def test_units_that_cannot_leave_must_fight_at_the_end_of_the_turn() -> None:
    s = position(
        "austria russia france",
        allied="austria-russia",
        active="austria",
        war="austria-france",
        owned="russia: warsaw",
        vienna="france 1 infantry",
        lithuania="austria 6 infantry, russia 6 infantry",
        pap=3,
    )
    act(s, break_alliance(s, 0, AUSTRIA), "russia", "leave")
    assert units(s, "austria", "lithuania") == "6 infantry"
    (due,) = forced(s)
    assert (due.attackers, due.defenders, due.cause) == ([AUSTRIA], [RUSSIA], CAUSE_FORCED)
    game = go(forced_battles(s))
    assert s.battle is not None and s.battle.cause == CAUSE_FORCED
    assert game.asks(0, "deploy_unit")


@rule("NAP-11.24", "NAP-12.8")
def test_a_forced_battle_without_war_gives_no_pap_and_no_collapse_roll() -> None:
    s = position("austria russia", lithuania="austria 6 infantry, russia 6 infantry", pap=0)
    decided(s, "lithuania", "austria", "russia", "attacker", "russia 6 infantry", cause=CAUSE_FORCED)
    dissolve(s, RUSSIA, region("lithuania"))
    go(finish_battle(s))
    assert s.pap[AUSTRIA] == 0 and s.pap[RUSSIA] == 0 and "held_out" not in told(s)


@rule("NAP-11.25")
def test_squadrons_leave_the_ports_of_the_former_ally() -> None:
    s = position("france spain", allied="france-spain", port_andalusia="france 2 squadron")
    act(s, break_alliance(s, 0, FRANCE), "spain", "leave")
    assert fleet(s, "france", "mid-atlantic") == 2


@rule("NAP-11.26")
def test_passage_is_one_sided_and_lasts() -> None:
    s = position("france prussia austria")
    game = act(s, request_passage(s, 0, FRANCE), "prussia")
    assert game.asks(1, "passage_reply", ["grant", "refuse"])
    game.pick("grant")
    assert is_permitted(s, FRANCE, region("magdeburg")) and not is_permitted(s, PRUSSIA, region("paris"))
    put(s, "saxony", "prussia 1 infantry")
    assert is_permitted(s, FRANCE, region("saxony"))


@rule("NAP-11.27", "NAP-11.28")
def test_a_revoked_guest_leaves_or_must_fight() -> None:
    s = position(
        "france prussia", magdeburg="france 3 infantry", saxony="france 1 infantry, prussia 1 infantry"
    )
    s.passage[PRUSSIA][FRANCE] = True
    act(s, revoke_passage(s, 1, PRUSSIA), "france", "hanover", "franconia")
    assert units(s, "france", "magdeburg") == "" and units(s, "france", "hanover") == "3 infantry"
    assert units(s, "france", "franconia") == "1 infantry"

    s = position("france prussia austria", war="france-austria", paris="austria 1 infantry")
    put(s, "east_prussia", "france 6 infantry, prussia 6 infantry")
    s.passage[PRUSSIA][FRANCE] = True
    for place in ("west-prussia", "warsaw", "lithuania"):
        put(s, place, "prussia 1 infantry")
    act(s, revoke_passage(s, 1, PRUSSIA), "france")
    (due,) = forced(s)
    assert due.attackers == [FRANCE]


@rule("NAP-11.27")
def test_the_end_of_control_ends_passage() -> None:
    s = position("france britain", control="spain-france")
    s.passage[SPAIN][BRITAIN] = True
    release(s, SPAIN)
    assert not s.passage[SPAIN][BRITAIN]


@rule("NAP-11.34")
def test_nations_of_one_player_are_never_forced_to_fight_each_other() -> None:
    s = position("austria+russia france", allied="austria-russia", owned="russia: warsaw")
    put(s, "lithuania", "austria 6 infantry, russia 6 infantry")
    put(s, "vienna", "france 1 infantry")
    begin_war(s, AUSTRIA, FRANCE)
    act(s, break_alliance(s, 0, AUSTRIA), "russia", "leave")
    assert forced(s) == []


@rule("NAP-11.35")
def test_controlled_nations_ask_for_passage_too() -> None:
    s = position("france britain prussia", control="spain-france")
    game = act(s, request_passage(s, 0, SPAIN), "prussia")
    assert game.asks(2, "passage_reply")


# -- armistice and exchange


@rule("NAP-11.29")
def test_an_armistice_ends_one_war_and_costs_both_one_pap() -> None:
    s = position(
        "france austria russia", war="france-austria france-russia", bohemia="france 2 infantry", pap=1
    )
    game = act(s, offer_armistice(s, 0, FRANCE), "austria")
    assert game.asks(1, "armistice_reply")
    game.pick("accept")
    assert status(s, "france", "austria") == "neutral" and status(s, "france", "russia") == "war"
    assert s.pap[FRANCE] == s.pap[AUSTRIA] == 0 and s.congress is None and s.truce[FRANCE][AUSTRIA] == 0
    game.pick("franconia")
    assert units(s, "france", "franconia") == "2 infantry"  # repatriated
    s.pap = [1] * 7
    s.pap[RUSSIA] = 0
    assert not can_offer_armistice(s, FRANCE)


@rule("NAP-11.29")
def test_historical_armistices_are_an_option() -> None:
    for value, possible in (("false", False), ("true", True)):
        options = {"mode": "historical", "historical_armistice": value}
        s = position("france+spain russia+austria+britain", options=options, war="france-austria")
        assert can_offer_armistice(s, FRANCE) == possible


@rule("NAP-11.30", "NAP-11.33", "NAP-6.15")
def test_regions_are_exchanged_at_once() -> None:
    s = position("france austria", owned="france: bavaria; austria: venetia", bavaria="france 2 infantry")
    game = act(s, offer_exchange(s, 0, FRANCE), "austria", "bavaria", "enough", "venetia", "enough")
    assert game.asks(1, "exchange_reply") and "exchange_offered" in told(s)
    game.pick("accept")
    assert owner(s, "bavaria") == "austria" and owner(s, "venetia") == "france"
    assert game.asks(0, "repatriate_to")
    game.pick(game.offered()[0])
    assert units(s, "france", "bavaria") == ""
    assert region("venetia") not in exchangeable(s, FRANCE)  # once a window


@rule("NAP-11.30")
def test_what_cannot_be_exchanged() -> None:
    s = position(
        "france austria", war="france-austria", owned="france: belgium holland", holland="austria 1 infantry"
    )
    s.uprising[region("belgium")] = True
    names = exchangeable(s, FRANCE)
    assert region("picardy") in names
    assert not {region("paris"), region("belgium"), region("holland")} & set(names)
    game = go(offer_exchange(s, 0, FRANCE), "austria", "enough")
    assert "enough" not in game.offered()  # one side may be empty, not both
    game.pick("tyrol", "styria", "croatia")
    assert game.over and s.offer is not None and len(s.offer.take) == 3


@rule("NAP-11.33", "NAP-13.11")
def test_controlled_nations_trade_no_regions() -> None:
    s = position("france britain", control="spain-france austria-britain")
    assert not can_exchange(s, SPAIN)
    game = go(offer_exchange(s, 0, FRANCE))
    assert game.offered() == ["britain", "cancel"]
