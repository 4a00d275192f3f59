"""GEN-20, GEN-21 Secret decisions and hidden information.

For every item of the table in chapter 21 two positions are made that differ in this item alone. Whoever may
not know it must see, be asked and read the same in both; whoever may know it sees the difference. Then other
worlds are dealt for everybody, and wars are fought in which all laws of hidden things are checked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from grognard.games.generalship import GAME
from grognard.games.generalship.book import GENERAL_OF, KIND_OF, TILE_OF
from grognard.games.generalship.knowledge import guess_upgrades, sources_of
from grognard.games.generalship.state import (
    AMBUSHING,
    DEFENDERS_ATTACK,
    EXCHANGE_DEFENDER,
    LOSSES,
    POWER_DEFENDER,
    RETREAT_DEFENDER,
    WITHDRAWAL,
    GenState,
)
from grognard.games.generalship.units import KIND, KNOWN, detach, show
from grognard.kernel.dice import Dice, key_of
from grognard.kernel.table import Table
from grognard.testing import rule
from grognard.testing.conformance import (
    flat,
    fork_is_equal_and_independent,
    hidden_things_stay_hidden,
    options_are_good,
    plain_data_is_lossless,
    redacting_is_stable,
)
from tests.games.generalship.positions import (
    acting,
    command,
    fight_over,
    hand,
    hide,
    position,
    power,
    put,
    tactics,
    technologies,
    unused,
)
from tests.games.generalship.war import sea_war, table_of, war, warlike

AUSTRIA, BYZANTIUM, ENGLAND = range(3)
SPECTATOR = None
THREE = "austria byzantium england"
EVERYONE = (SPECTATOR, AUSTRIA, BYZANTIUM, ENGLAND)


def perceived(table: Table, who: int | None) -> Any:
    """All that reaches somebody: the view, who is waited for, the own question, the journal."""
    asked = None if who is None else table.choice_of(who)
    question = None if asked is None else (asked.ask.key, asked.about, list(asked.options))
    return table.view(who), table.waiting, question, [flat(event) for event in table.seen(who)]


def told_apart(make: Callable[[int], GenState], *answers: tuple[int, str]) -> list[int | None]:
    """Who perceives a difference between the two positions, after these answers."""
    tables = [table_of(make(variant)) for variant in (0, 1)]
    for table in tables:
        for player, word in answers:
            table.act(player, word)
    return [who for who in EVERYONE if perceived(tables[0], who) != perceived(tables[1], who)]


def lay_out(s: GenState) -> GenState:
    """Something of everything lies on the table, so that no list is empty by chance."""
    put(s, AUSTRIA, "austria-capital", "LI")
    command(s, AUSTRIA, "hannibal")
    return s


# -- item by item ----------


@rule("GEN-21.1")
def test_map_stock_points_and_status_are_seen_by_all():
    def make(variant: int) -> GenState:
        s = lay_out(position(THREE))
        s.food[BYZANTIUM] += variant
        return s

    assert told_apart(make) == list(EVERYONE)
    view = table_of(lay_out(position(THREE))).view(SPECTATOR)
    for key in ("map", "paradigm", "technologies", "events", "action_tiles", "order"):
        assert key in view
    mat = view["players"][BYZANTIUM]
    for key in ("points", "battles", "food", "metal", "population", "circles", "alliance", "neutral_tiles"):
        assert key in mat


def test_commanders_and_discarded_commanders_are_seen_by_all():
    def commander(variant: int) -> GenState:
        s = position(THREE)
        command(s, BYZANTIUM, ("attila", "sulla")[variant])
        return s

    def discarded(variant: int) -> GenState:
        s = position(THREE)
        s.discards, s.discards_seen = [s.generals.pop(variant)], [31]
        return s

    assert told_apart(commander) == list(EVERYONE)
    assert told_apart(discarded) == list(EVERYONE)


def test_the_power_row_is_seen_by_its_owner_its_length_by_all():
    def cards(variant: int) -> GenState:
        s = position(THREE)
        power(s, BYZANTIUM, ("attila sulla", "sulla attila")[variant])
        return s

    def length(variant: int) -> GenState:
        s = position(THREE)
        power(s, BYZANTIUM, ("attila sulla", "attila")[variant])
        return s

    assert told_apart(cards) == [BYZANTIUM]
    assert told_apart(length) == list(EVERYONE)


@rule("GEN-12.7")
def test_a_card_passed_on_is_known_to_both_players():
    def make(variant: int) -> GenState:
        s = position(THREE, touching="austria-left/n01")
        put(s, AUSTRIA, "austria-left", "LI")
        put(s, AUSTRIA, "n01", "LI")
        put(s, BYZANTIUM, "n01", "LI")
        power(s, BYZANTIUM, ("attila sulla", "sulla attila")[variant])
        acting(s, AUSTRIA, "ma1", "march")
        fight_over(s, "n01", AUSTRIA, BYZANTIUM, WITHDRAWAL)
        return s

    assert told_apart(make, (BYZANTIUM, "yes")) == [AUSTRIA, BYZANTIUM]


def test_unused_generals_are_seen_by_their_owner_their_number_by_all():
    def cards(variant: int) -> GenState:
        s = position(THREE)
        unused(s, ENGLAND, ("attila", "sulla")[variant])
        return s

    def number(variant: int) -> GenState:
        s = position(THREE)
        unused(s, ENGLAND, ("attila", "attila sulla")[variant])
        return s

    assert told_apart(cards) == [ENGLAND]
    assert told_apart(number) == list(EVERYONE)


@rule("GEN-6.3")
def test_a_general_used_as_power_stays_hidden_and_one_used_as_commander_does_not():
    def make(variant: int) -> GenState:
        s = position(THREE)
        unused(s, ENGLAND, "attila nelson sulla")
        card = ("attila", "nelson")[variant]
        acting(s, ENGLAND, "gt1", "general")
        s.step, s.picked = 1, GENERAL_OF[card]
        s.unused[ENGLAND].remove(s.picked)
        return s

    assert told_apart(make) == [ENGLAND]
    assert told_apart(make, (ENGLAND, "power")) == [ENGLAND]
    assert told_apart(make, (ENGLAND, "commander")) == list(EVERYONE)


def test_face_down_discards_are_known_to_those_who_made_them():
    def make(variant: int) -> GenState:
        s = position(THREE)
        s.discards, s.discards_seen = [s.generals.pop(variant)], [1 << BYZANTIUM]
        return s

    assert told_apart(make) == [BYZANTIUM]


def test_technology_hands_are_secret_their_size_and_paid_cards_are_not():
    def cards(variant: int) -> GenState:
        s = position(THREE)
        hand(s, AUSTRIA, ("1 1 2", "1 2 2")[variant])
        acting(s, AUSTRIA, "gt1", "technology")
        return s

    def size(variant: int) -> GenState:
        s = position(THREE)
        hand(s, AUSTRIA, ("1 2", "2")[variant])
        return s

    assert told_apart(cards) == [AUSTRIA]
    assert told_apart(size) == list(EVERYONE)
    assert told_apart(cards, (AUSTRIA, "develop")) == [AUSTRIA]
    table = table_of(cards(0))
    table.act(AUSTRIA, "develop")
    table.act(AUSTRIA, "1+1")
    assert ("paid_cards", (AUSTRIA, 1, 1)) in [flat(event) for event in table.seen(SPECTATOR)]
    assert table.view(SPECTATOR)["technology"]["discards"] == [1, 2]


@rule("GEN-7.2")
def test_a_hand_too_small_to_pay_is_not_betrayed_by_the_question():
    def make(variant: int) -> GenState:
        s = position(THREE)
        hand(s, AUSTRIA, ("1 1", "2 2")[variant])
        acting(s, AUSTRIA, "gt1", "technology")
        return s

    assert told_apart(make) == [AUSTRIA]


def test_unit_types_are_seen_by_their_owner_classes_by_all():
    def types(variant: int) -> GenState:
        s = position(THREE)
        hide(s, BYZANTIUM, "byzantium-capital", ("LI LC GY", "LI LC GY")[variant])
        hide(s, BYZANTIUM, "byzantium-left", "HI HC GN")
        if variant:
            stacks = s.stacks[BYZANTIUM]
            one, other = TILE_OF["byzantium-capital"], TILE_OF["byzantium-left"]
            stacks[one], stacks[other] = stacks[other], stacks[one]
        return s

    def classes(variant: int) -> GenState:
        s = position(THREE)
        hide(s, BYZANTIUM, "byzantium-capital", ("2LI LC", "LI 2LC")[variant])
        return s

    assert told_apart(types) == [BYZANTIUM]
    assert told_apart(classes) == list(EVERYONE)


@rule("GEN-9.8", "GEN-9.15")
def test_drafted_and_upgraded_types_are_seen_by_all_unless_upgrades_are_hidden():
    def draft(variant: int) -> Table:
        s = position(THREE)
        acting(s, AUSTRIA, "du1", "draft_upgrade")
        table = table_of(s)
        table.act(AUSTRIA, ("draft:archers", "draft:light_infantry")[variant])
        return table

    assert perceived(draft(0), ENGLAND) != perceived(draft(1), ENGLAND)

    def upgrade(variant: int, shown: str) -> Table:
        s = position(THREE, upgrade_shown=shown)
        technologies(s, "metallurgy gunpowder")
        s.battles[AUSTRIA] = 5
        hide(s, AUSTRIA, "austria-left", "LI HI")
        acting(s, AUSTRIA, "du1", "draft_upgrade")
        table = table_of(s, upgrade_shown=shown)
        for word in ("upgrade", "austria-left"):
            table.act(AUSTRIA, word)
        table.act(AUSTRIA, ("light_infantry>muskets", "heavy_infantry>muskets")[variant])
        return table

    assert perceived(upgrade(0, "true"), ENGLAND) != perceived(upgrade(1, "true"), ENGLAND)
    assert perceived(upgrade(0, "false"), ENGLAND) == perceived(upgrade(1, "false"), ENGLAND)
    assert perceived(upgrade(0, "false"), AUSTRIA) != perceived(upgrade(1, "false"), AUSTRIA)


def battle(step: int, variant: int = 0, **hands: tuple[str, str]) -> GenState:
    """Austria attacks Byzantium on n01; England looks on."""
    s = position(THREE, touching="austria-left/n01 n01/byzantium-left")
    put(s, AUSTRIA, "n01", "2LI LC")
    put(s, BYZANTIUM, "n01", "2LI LC")
    acting(s, AUSTRIA, "ma1", "march")
    b = fight_over(s, "n01", AUSTRIA, BYZANTIUM, step)
    defaults = {"austria": ("1 3 7", "1 2"), "byzantium": ("1 3 7", "1 2")}
    for seat, name in ((AUSTRIA, "austria"), (BYZANTIUM, "byzantium")):
        tactics(b, seat, *hands.get(name, defaults[name]))
    return s


def test_tactics_hands_are_secret_their_numbers_of_both_backs_are_not():
    def basic(variant: int) -> GenState:
        return battle(EXCHANGE_DEFENDER, byzantium=(("1 3 7", "2 3 7")[variant], "1 2"))

    def advanced(variant: int) -> GenState:
        return battle(EXCHANGE_DEFENDER, byzantium=("1 3 7", ("1 2", "1 7")[variant]))

    def backs(variant: int) -> GenState:
        return battle(EXCHANGE_DEFENDER, byzantium=(("1 3 7", "1 3")[variant], ("1 2", "1 2 7")[variant]))

    assert told_apart(basic) == [BYZANTIUM]
    assert told_apart(advanced) == [BYZANTIUM]
    assert told_apart(backs) == list(EVERYONE)


@rule("GEN-12.13")
def test_exchanged_cards_are_known_to_their_owner_their_number_to_all():
    def make(variant: int) -> Table:
        table = table_of(battle(EXCHANGE_DEFENDER))
        table.act(BYZANTIUM, ("al1", "al2")[variant])
        return table

    for who in (SPECTATOR, AUSTRIA, ENGLAND):
        assert perceived(make(0), who) == perceived(make(1), who)
    assert perceived(make(0), BYZANTIUM) != perceived(make(1), BYZANTIUM)
    assert make(0).view(AUSTRIA)["battle"]["sides"][1]["exchanged"] == ["?"]


@rule("GEN-12.18")
def test_cards_of_a_further_exchange_are_hidden_too():
    def make(variant: int) -> Table:
        s = battle(POWER_DEFENDER)
        power(s, BYZANTIUM, "attila")
        table = table_of(s)
        table.act(BYZANTIUM, "yes")
        table.act(BYZANTIUM, ("bl1", "bl3")[variant])
        return table

    for who in (SPECTATOR, AUSTRIA, ENGLAND):
        assert perceived(make(0), who) == perceived(make(1), who)


@rule("GEN-12.14", "GEN-12.16")
@pytest.mark.parametrize(
    ("step", "holder", "card"),
    [(RETREAT_DEFENDER, "byzantium", "7"), (AMBUSHING, "austria", "6")],
)
def test_nobody_learns_from_a_question_who_holds_retreat_or_ambush(step, holder, card):
    def make(variant: int) -> GenState:
        return battle(step, **{holder: ("1 3 7", ("1 2", f"1 {card}")[variant])})

    seat = {"austria": AUSTRIA, "byzantium": BYZANTIUM}[holder]
    assert told_apart(make) == [seat]


@rule("GEN-12.14")
def test_nobody_learns_from_a_question_who_holds_pursuit():
    def make(variant: int) -> GenState:
        austria = ("1 3 7", ("1 2", "1 8")[variant])
        return battle(RETREAT_DEFENDER, austria=austria, byzantium=("1", "7"))

    assert told_apart(make, (BYZANTIUM, "yes")) == [AUSTRIA]


@rule("GEN-20.2", "GEN-12.21")
def test_commitments_are_secret_until_both_are_made_then_all_see_them():
    def make(variant: int) -> Table:
        table = table_of(battle(DEFENDERS_ATTACK))
        table.act(BYZANTIUM, ("bl1:light_infantry:2", "bl3:light_cavalry:1")[variant])
        table.act(BYZANTIUM, "done")
        table.act(BYZANTIUM, "none")
        return table

    for who in (SPECTATOR, AUSTRIA, ENGLAND):
        assert perceived(make(0), who) == perceived(make(1), who)
    tables = [make(0), make(1)]
    for table in tables:
        table.act(AUSTRIA, "done")
        table.act(AUSTRIA, "none")
    assert perceived(tables[0], ENGLAND) != perceived(tables[1], ENGLAND)
    assert "committed" in [event.told.key for event in tables[0].seen(SPECTATOR)]


def test_units_revealed_in_an_attack_and_units_lost_are_known_to_all():
    s = battle(DEFENDERS_ATTACK)
    for seat in (AUSTRIA, BYZANTIUM):
        s.stacks[seat] = {tile: [unit & KIND for unit in units] for tile, units in s.stacks[seat].items()}
    table = table_of(s)
    assert types_on(table, BYZANTIUM, "n01", ENGLAND) == {}
    for player, words in ((BYZANTIUM, ("bl1:light_infantry:2", "done", "none")), (AUSTRIA, ("done", "none"))):
        for word in words:
            table.act(player, word)
    assert types_on(table, BYZANTIUM, "n01", ENGLAND) == {"light_infantry": 2}
    assert table.pending[0].ask.key == "loss_unit"
    table.act(AUSTRIA, "light_cavalry")
    assert types_on(table, AUSTRIA, "n01", ENGLAND) == {"light_cavalry": 1}, "chosen as a loss for all to see"


def types_on(table: Table, seat: int, tile: str, who: int | None) -> dict[str, int]:
    """The unit types of a stack as somebody sees it."""
    found = next(place for place in table.view(who)["map"] if place["id"] == tile)
    stacks = [stack for stack in found["stacks"] if stack["seat"] == seat]
    return stacks[0]["types"] if stacks else {}


@rule("GEN-18.2", "GEN-21.2")
def test_a_loss_without_a_choice_does_not_betray_the_types():
    def make(variant: int) -> GenState:
        s = position(THREE, touching="austria-left/n01")
        hide(s, AUSTRIA, "n01", ("3LI", "2LI AR")[variant])
        hide(s, AUSTRIA, "austria-left", ("AR", "LI")[variant])
        put(s, BYZANTIUM, "n01", "2LI")
        acting(s, AUSTRIA, "ma1", "march")
        b = fight_over(s, "n01", AUSTRIA, BYZANTIUM, LOSSES)
        b.winner, b.loser, b.difference = BYZANTIUM, AUSTRIA, 2
        return s

    assert told_apart(make) == [AUSTRIA]


def test_the_order_of_decks_leftover_tiles_and_undrawn_events_are_known_to_nobody():
    def decks(variant: int) -> GenState:
        s = lay_out(position(THREE))
        if variant:
            for deck in (s.generals, s.tech_deck, s.event_deck, s.leftover):
                deck.reverse()
        return s

    def tactics_decks(variant: int) -> GenState:
        s = battle(EXCHANGE_DEFENDER)
        if variant:
            assert s.battle is not None
            s.battle.basic_deck.reverse()
            s.battle.advanced_deck.reverse()
        return s

    assert told_apart(decks) == []
    assert told_apart(tactics_decks) == []


@rule("GEN-3.10", "GEN-20.1")
def test_generals_of_the_set_up_are_secret_until_all_have_chosen():
    def make(variant: int) -> Table:
        s = position(THREE)
        s.stage = 3
        table = table_of(s)
        cards = table.offered(BYZANTIUM)
        for word in (cards[variant], cards[2], cards[2]):
            table.act(BYZANTIUM, word)
        return table

    for who in (SPECTATOR, AUSTRIA, ENGLAND):
        assert perceived(make(0), who) == perceived(make(1), who)
    dealt = [event for event in make(0).seen(AUSTRIA) if event.told.key == "dealt"]
    assert len(dealt) == 1, "everybody reads of his own cards only"


@rule("GEN-20.3")
def test_secret_answers_are_those_about_cards_and_discs():
    secret = [ask.key for ask in GAME.asks if ask.secret]
    assert secret == [
        "keep_general",
        "first_commander",
        "general_card",
        "upgrade_line",
        "upgrade_reduction",
        "march_unit",
        "reinforce_unit",
        "exchange_advanced",
        "power_exchange_card",
        "fight_squadron",
        "fight_assign",
        "fight_advanced",
    ]


@rule("GEN-21.1", "GEN-10.2")
def test_of_a_group_being_formed_others_see_classes_only():
    def make(variant: int) -> Table:
        s = position(THREE, touching="austria-left/n01")
        hide(s, AUSTRIA, "austria-left", "LI AR LC")
        acting(s, AUSTRIA, "ma1", "march")
        table = table_of(s)
        table.act(AUSTRIA, "austria-left")
        table.act(AUSTRIA, ("light_infantry@1", "archers@1")[variant])
        return table

    assert perceived(make(0), ENGLAND) == perceived(make(1), ENGLAND)
    assert make(0).view(ENGLAND)["group"] == {"infantry": 1, "cavalry": 0, "ships": 0, "types": {}}


# -- what everybody remembers of units ----------


@rule("GEN-21.3")
def test_a_known_type_is_followed_as_far_as_it_is_certain():
    s = position(THREE)
    put(s, AUSTRIA, "austria-capital", "2LI AR")  # all three are known
    moved = detach(s, AUSTRIA, TILE_OF["austria-capital"], [KIND_OF["light_infantry"]] * 2)
    # Two of three discs left: at least one is light infantry, nothing is sure of the archers.
    assert sorted(bool(unit & KNOWN) for unit in moved) == [False, True]
    assert [unit & KNOWN for unit in s.stacks[AUSTRIA][TILE_OF["austria-capital"]]] == [0]


@rule("GEN-21.3")
def test_if_all_leave_together_everything_known_goes_with_them():
    s = position(THREE)
    put(s, AUSTRIA, "austria-capital", "2LI AR")
    moved = detach(s, AUSTRIA, TILE_OF["austria-capital"], [0, 0, 3])
    assert all(unit & KNOWN for unit in moved)


@rule("GEN-21.3")
def test_units_seen_again_are_not_counted_twice():
    s = position(THREE)
    put(s, AUSTRIA, "n01", "LI")
    hide(s, AUSTRIA, "n01", "LI")
    show(s, AUSTRIA, TILE_OF["n01"], KIND_OF["light_infantry"], 1)
    assert sum(bool(unit & KNOWN) for unit in s.stacks[AUSTRIA][TILE_OF["n01"]]) == 1
    show(s, AUSTRIA, TILE_OF["n01"], KIND_OF["light_infantry"], 2)
    assert sum(bool(unit & KNOWN) for unit in s.stacks[AUSTRIA][TILE_OF["n01"]]) == 2


@rule("GEN-21.3")
def test_worlds_deal_the_types_that_were_seen_to_come_onto_the_map():
    s = position(THREE)
    hide(s, BYZANTIUM, "byzantium-capital", "LI HI")
    hide(s, BYZANTIUM, "byzantium-left", "AT LC")
    worlds = set()
    for seed in range(30):
        world = GAME.imagine(GAME.hide(s, AUSTRIA), AUSTRIA, Dice(key_of(bytes([seed]))))
        kinds = sorted(unit & KIND for units in world.stacks[BYZANTIUM].values() for unit in units)
        assert kinds == [0, 1, 4, 5]
        worlds.add(tuple(world.stacks[BYZANTIUM][TILE_OF["byzantium-capital"]]))
    assert worlds == {(0, 1), (0, 4), (1, 4)}


@rule("GEN-9.15", "GEN-21.3")
def test_worlds_guess_upgrades_that_nobody_saw():
    s = position(THREE, upgrade_shown="false")
    technologies(s, "metallurgy gunpowder")
    left = [3, 0, -1, 0, 0, 0, 0, 0, 0]  # muskets were seen, which nobody had drafted
    guess_upgrades(s, left, 1, Dice(key_of(b"guess")))
    assert left == [2, 0, 0, 0, 0, 0, 0, 0, 0]
    left = [3, 0, 0, 0, 0, 0, 0, 0, 0]
    guess_upgrades(s, left, 2, Dice(key_of(b"guess")))
    assert sum(left) == 3 and left[0] <= 2
    assert sources_of(KIND_OF["muskets"]) == [KIND_OF["light_infantry"], KIND_OF["heavy_infantry"]]


# -- worlds ----------


@pytest.mark.parametrize("seed", range(6))
def test_worlds_differ_in_what_is_hidden_and_agree_in_what_is_seen(seed):
    table = war(2 + seed % 3, Dice(key_of(b"worlds %d" % seed)))
    for player in range(table.header.players):
        known = GAME.hide(table.state, player)
        dealt = [GAME.imagine(known, player, Dice(key_of(bytes([seed, n])))) for n in range(4)]
        assert len({tuple(world.generals) for world in dealt}) == 4
        assert len({tuple(world.tech_deck) for world in dealt}) > 1
        for world in dealt:
            assert GAME.view(GAME.hide(world, player), player) == GAME.view(known, player)
            assert GAME.components(world) == GAME.components(table.state)
            assert world.stacks[player] == table.state.stacks[player]


@pytest.mark.parametrize("seed", range(12))
def test_the_laws_of_hidden_things_hold_in_the_midst_of_a_war(seed):
    dice = Dice(key_of(b"laws %d" % seed))
    options = {"upgrade_shown": "false"} if seed % 2 else {}
    table = sea_war(dice, **options) if seed % 3 == 0 else war(2 + seed % 3, dice, **options)
    pieces = GAME.components(table.state)
    for _ in range(60):
        if table.over:
            break
        options_are_good(table)
        assert GAME.components(table.state) == pieces
        if dice.below(5) == 0:
            for player in range(table.header.players):
                hidden_things_stay_hidden(table, player, dice.below(1 << 20))
            redacting_is_stable(table)
            plain_data_is_lossless(table)
            fork_is_equal_and_independent(table, dice.below(1 << 20))
        choice = table.pending[dice.below(len(table.pending))]
        table.act(choice.player, warlike(table, choice, dice))
