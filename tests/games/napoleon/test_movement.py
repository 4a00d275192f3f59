"""NAP-6 Land movement."""

from __future__ import annotations

from grognard.games.napoleon.armies import eliminate, new_month, stack_of
from grognard.games.napoleon.battles import due_battles, finish_battle
from grognard.games.napoleon.book import ATLAS
from grognard.games.napoleon.business import unfinished_business
from grognard.games.napoleon.ids import (
    AUSTRIA,
    BRITAIN,
    FRANCE,
    INFANTRY,
    KIND_IDS,
    OTTOMAN,
    PRUSSIA,
    RUSSIA,
    SPAIN,
)
from grognard.games.napoleon.movement import (
    joint_invitations,
    land_move,
    may_leave,
    move_actions,
    movement_step,
    next_steps,
)
from grognard.games.napoleon.relations import begin_war, change_owner
from grognard.games.napoleon.state import NapoleonState, no_units
from grognard.games.napoleon.status import is_permitted
from grognard.games.napoleon.terms import TERMS
from grognard.testing import rule
from tests.games.napoleon.positions import decided, go, owner, position, put, region, units


def steps(s: NapoleonState, who: int, origin: str, group: str) -> list[str]:
    """Where a group could go."""
    words = group.split()
    counts = no_units()
    for count, word in zip(words[::2], words[1::2], strict=True):
        counts[KIND_IDS.index(word)] = int(count)
    return sorted(ATLAS.regions[r].id for r in next_steps(s, who, region(origin), counts))


def actions(s: NapoleonState, who: int) -> list[str]:
    return [TERMS.word(term) for term in move_actions(s, who)]


@rule("NAP-6.1", "NAP-6.8")
def test_infantry_and_guns_go_one_region_cavalry_and_leaders_two() -> None:
    s = position(paris="france 1 infantry 1 artillery 1 cavalry 1 leader")
    game = go(land_move(s, FRANCE), "paris", "cavalry", "leader", "go", "picardy")
    assert game.asks(0, "move_step") and "stop" in game.offered()
    game.pick("normandy")
    assert game.over and units(s, "france", "normandy") == "1 cavalry 1 leader"

    game = go(land_move(s, FRANCE), "paris", "infantry", "artillery", "go", "picardy")
    assert game.over and units(s, "france", "picardy") == "1 infantry 1 artillery"


@rule("NAP-6.14")
def test_a_group_moves_at_the_speed_of_its_slowest_unit_and_can_be_cancelled_before_its_first_step() -> None:
    s = position(paris="france 2 infantry 1 cavalry")
    game = go(land_move(s, FRANCE), "paris", "infantry", "1", "cavalry", "go")
    assert "cancel" in game.offered()
    game.pick("picardy")
    assert game.over  # no second step for the cavalry
    assert go(land_move(s, FRANCE), "cancel").over
    assert units(s, "france", "paris") == "1 infantry"


@rule("NAP-6.2")
def test_steps_go_to_regions_with_a_common_land_border() -> None:
    s = position(london="britain 1 infantry", picardy="france 1 infantry", war="france-britain")
    assert steps(s, BRITAIN, "london", "1 infantry") == ["cornwall", "midlands"]
    assert "london" not in steps(s, FRANCE, "picardy", "1 infantry")


@rule("NAP-6.3")
def test_owner_and_occupiers_must_all_let_the_unit_in() -> None:
    s = position(
        war="france-austria",
        allied="france-spain",
        owned="spain: savoy; austria: lombardy; prussia: hanover",
        savoy="russia 1 infantry",
        piedmont="france 1 infantry",
        westphalia="france 1 infantry",
    )
    assert not is_permitted(s, FRANCE, region("savoy"))  # an ally owns it, but Russians stand there
    assert is_permitted(s, FRANCE, region("lombardy"))  # an enemy's
    assert is_permitted(s, FRANCE, region("liguria"))  # nobody's
    assert not is_permitted(s, FRANCE, region("hanover"))  # a neutral's
    s.passage[RUSSIA][FRANCE] = True
    assert is_permitted(s, FRANCE, region("savoy"))
    put(s, "paris", "russia 1 infantry")
    s.passage[RUSSIA][FRANCE] = False
    assert is_permitted(s, FRANCE, region("paris"))  # its own, always


@rule("NAP-6.4", "NAP-6.5")
def test_enemy_troops_end_the_move_enemy_land_and_lone_leaders_do_not() -> None:
    s = position(
        war="france-austria",
        bavaria="france 2 cavalry",
        tyrol="austria 1 leader",
        bohemia="austria 1 infantry",
    )
    game = go(land_move(s, FRANCE), "bavaria", "cavalry", "1", "go", "tyrol")
    assert game.asks(0, "move_step") and "styria" in game.offered()
    game.pick("styria")
    assert units(s, "france", "styria") == "1 cavalry"
    game = go(land_move(s, FRANCE), "bavaria", "cavalry", "go", "bohemia")
    assert game.over and [due.region for due in due_battles(s)] == [region("bohemia")]


@rule("NAP-6.6")
def test_leaders_alone_do_not_enter_among_enemy_troops_unless_own_troops_are_there() -> None:
    s = position(war="france-austria", bavaria="france 1 leader 1 infantry", bohemia="austria 1 infantry")
    assert "bohemia" not in steps(s, FRANCE, "bavaria", "1 leader")
    assert "bohemia" in steps(s, FRANCE, "bavaria", "1 leader 1 infantry")
    go(land_move(s, FRANCE), "bavaria", "infantry", "go", "bohemia")
    assert "bohemia" in steps(s, FRANCE, "bavaria", "1 leader")


@rule("NAP-6.7")
def test_militia_stay_in_their_own_homeland() -> None:
    s = position(war="france-austria", alsace="france 1 militia 1 infantry", anatolia="ottoman 1 militia")
    assert "baden" not in steps(s, FRANCE, "alsace", "1 militia")
    assert "baden" not in steps(s, FRANCE, "alsace", "1 militia 1 infantry")
    assert "champagne" in steps(s, FRANCE, "alsace", "1 militia")


@rule("NAP-6.9", "NAP-7.6")
def test_a_strait_is_closed_by_enemy_squadrons_unless_friends_are_there_too() -> None:
    s = position(
        war="france-britain",
        owned="france: naples",
        naples="france 1 infantry",
        constantinople="ottoman 1 infantry",
    )
    assert "sicily" in steps(s, FRANCE, "naples", "1 infantry")
    put(s, "ionian_sea", "britain 2 squadron")
    assert "sicily" not in steps(s, FRANCE, "naples", "1 infantry")
    put(s, "ionian_sea", "france 1 squadron")
    assert "sicily" in steps(s, FRANCE, "naples", "1 infantry")
    put(s, "tyrrhenian_sea", "britain 1 squadron")
    assert "sicily" not in steps(s, FRANCE, "naples", "1 infantry")
    put(s, "aegean_sea", "britain 1 squadron")
    begin_war(s, BRITAIN, OTTOMAN)
    assert "anatolia" in steps(s, OTTOMAN, "constantinople", "1 infantry")
    assert "papal-states" in steps(s, FRANCE, "naples", "1 infantry")


@rule("NAP-6.10")
def test_the_region_of_the_last_step_is_the_entry_region() -> None:
    s = position(war="france-austria", alsace="france 1 cavalry", bavaria="austria 1 infantry")
    go(land_move(s, FRANCE), "alsace", "cavalry", "go", "baden", "wurttemberg")
    (entry,) = s.entries
    assert (entry.region, entry.origin) == (region("wurttemberg"), region("baden"))


@rule("NAP-6.11")
def test_what_has_moved_cannot_move_again_this_month_but_retreats_do_not_count() -> None:
    s = position(war="france-austria", alsace="france 2 infantry", bavaria="austria 3 infantry")
    go(land_move(s, FRANCE), "alsace", "infantry", "1", "go", "baden")
    assert not may_leave(s, FRANCE, region("baden")) and may_leave(s, FRANCE, region("alsace"))
    new_month(s)
    assert may_leave(s, FRANCE, region("baden"))
    put(s, "tyrol", "austria 1 infantry, france 6 infantry")
    decided(s, "tyrol", "france", "austria", "attacker")
    go(finish_battle(s), "vienna", "rest_here")
    assert units(s, "austria", "vienna") == "1 infantry" and may_leave(s, AUSTRIA, region("vienna"))


@rule("NAP-6.12", "NAP-6.13")
def test_an_invited_ally_moves_its_own_units_after_the_active_nation() -> None:
    s = position(
        "france spain britain",
        allied="france-spain",
        war="france-britain spain-britain",
        navarre="spain 2 infantry",
        gascony="france 2 infantry",
    )
    game = go(joint_invitations(s))
    assert game.asks(0, "joint_invite", ["spain", "done"])
    game.pick("spain")
    assert game.asks(1, "joint_reply", ["accept", "decline"])
    game.pick("accept")
    assert s.movers == [FRANCE, SPAIN]
    game = go(movement_step(s), "land", "gascony", "infantry", "2", "go", "navarre", "end")
    assert game.asks(1, "move_action") and "politics" not in game.offered()
    game.pick("land", "navarre", "infantry", "1", "go", "gascony")
    assert units(s, "france", "navarre") == "2 infantry" and owner(s, "navarre") == "spain"
    assert units(s, "spain", "gascony") == "1 infantry"
    assert not may_leave(s, SPAIN, region("gascony")) and may_leave(s, SPAIN, region("navarre"))


@rule("NAP-6.12", "NAP-13.10")
def test_nations_of_the_same_player_need_no_invitation() -> None:
    s = position("france+spain britain", allied="france-spain", control="prussia-france")
    game = go(joint_invitations(s))
    assert game.over and s.movers == [FRANCE, PRUSSIA, SPAIN]


@rule("NAP-6.15", "NAP-12.14")
def test_units_left_without_permission_are_repatriated_at_once() -> None:
    s = position("france austria prussia", owned="france: bavaria", bavaria="france 2 infantry", pap=3)
    change_owner(s, region("bavaria"), PRUSSIA)
    game = go(unfinished_business(s))
    assert game.asks(0, "repatriate_to")
    game.pick("wurttemberg")
    assert units(s, "france", "wurttemberg") == "2 infantry"


@rule("NAP-6.16", "NAP-11.12")
def test_units_beside_new_enemies_are_not_pinned() -> None:
    s = position(allied="", bavaria="france 6 infantry, austria 6 infantry")
    begin_war(s, FRANCE, AUSTRIA)
    assert may_leave(s, FRANCE, region("bavaria"))
    assert len(due_battles(s)) == 1
    s.resisted = [region("bavaria")]
    assert not may_leave(s, FRANCE, region("bavaria"))


@rule("NAP-6.17", "NAP-6.3", "NAP-5.9", "NAP-15.13")
def test_w31_a_neutral_guest_does_not_shield_an_army() -> None:
    s = position(
        war="france-russia",
        allied="russia-prussia",
        lithuania="russia 6 infantry, prussia 1 infantry",
        east_prussia="russia 2 infantry, prussia 1 infantry",
        warsaw="france 6 infantry",
    )
    assert "lithuania" in steps(s, FRANCE, "warsaw", "1 infantry")
    assert "east-prussia" not in steps(s, FRANCE, "warsaw", "1 infantry")
    go(land_move(s, FRANCE), "warsaw", "infantry", "6", "go", "lithuania")
    (battle,) = due_battles(s)
    assert (battle.attackers, battle.defenders) == ([FRANCE], [RUSSIA])
    decided(s, "lithuania", "france", "russia", "attacker")
    go(finish_battle(s), "livonia", "rest_here")
    assert (
        units(s, "prussia", "lithuania") == "1 infantry" and units(s, "france", "lithuania") == "6 infantry"
    )


@rule("NAP-6.18")
def test_units_that_have_moved_are_lost_first() -> None:
    s = position(paris="france 3 infantry", picardy="france 2 infantry")
    go(land_move(s, FRANCE), "paris", "infantry", "1", "go", "picardy")
    eliminate(s, FRANCE, region("picardy"), INFANTRY)
    stack = stack_of(s, FRANCE, region("picardy"))
    assert stack is not None and (stack.units[INFANTRY], stack.moved[INFANTRY]) == (2, 0)


@rule("NAP-24.4")
def test_a_nation_with_nothing_to_move_can_only_end() -> None:
    s = position("france britain", paris="france 1 infantry")
    assert actions(s, SPAIN) == ["end"]
    assert actions(s, FRANCE) == ["land", "politics", "end"]


@rule("NAP-6.16")
def test_a_minor_that_resists_holds_the_annexer_not_its_guests() -> None:
    s = position(allied="france-spain", bavaria="france 6 infantry, spain 2 infantry, minor 4 infantry")
    s.movers = [FRANCE, SPAIN]
    s.resisted = [region("bavaria")]
    assert not may_leave(s, FRANCE, region("bavaria")) and may_leave(s, SPAIN, region("bavaria"))
