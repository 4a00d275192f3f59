"""EMP-10 Battle procedure."""

from __future__ import annotations

from grognard.games.empires.battle import battle, move_block, start_battle
from grognard.games.empires.cards import AT_SEA, IN_OPEN, IN_SIEGE
from grognard.games.empires.combat import ATTACKER_WINS, DEFENDER_WINS
from grognard.games.empires.state import ORDERING, Battle
from grognard.games.empires.terms import TERMS
from grognard.testing import Run, rule, run
from tests.games.empires.positions import BLUE, GREEN, RED, blocks, fight_for, outcomes, owner, position, told

FIVE = "a:cavalry-6 a:heavy-cavalry-7 a:sword-8 a:sword-7 a:spear-7"
OTHER = "a:cavalry-7 a:pike-7 a:pike-8 a:spear-6 e:spear-5"


def begin(s, name: str = "syria", mountain: bool = False) -> Run:
    start_battle(s, RED, TERMS[name], over_mountain=mountain)
    return run(TERMS, battle(s))


@rule("EMP-10.1")
def test_attacker_defender_and_mode():
    s = position(red="italia", blue="western-med syria judaea", decks={RED: "A", BLUE: "D"}, forts="syria")
    begin(s, "western-med")
    assert s.battle is not None and s.battle.mode == AT_SEA
    assert (s.battle.attacker, s.battle.defender) == (RED, BLUE)
    begin(s, "judaea")
    assert s.battle is not None and s.battle.mode == IN_OPEN
    begin(s, "syria").pick("siege")
    assert s.battle is not None and s.battle.mode == IN_SIEGE


@rule("EMP-10.2", "EMP-12.1")
def test_the_defender_of_a_fort_chooses_before_cards_are_chosen():
    s = position(red="cappadocia", blue="syria judaea", decks={RED: "A", BLUE: "D"}, forts="syria")
    game = begin(s)
    assert game.asks(BLUE, "siege_choice", ["siege", "open"]) and len(game.driver.pending) == 1
    game.pick("open")
    assert s.battle is not None and s.battle.mode == IN_OPEN and game.asks(RED, "battle_cards")


@rule("EMP-10.3")
def test_five_cards_in_the_open_three_in_a_siege():
    for choice, number in (("open", 5), ("siege", 3)):
        s = position(red="cappadocia", blue="syria judaea", decks={RED: "A", BLUE: "B"}, forts="syria")
        game = begin(s).pick(choice)
        for player in (RED, BLUE):
            while game.asks(player, "battle_cards"):
                game.pick(game.offered(player)[0], player=player)
        assert s.battle is not None and [len(cards) for cards in s.battle.committed] == [number, number]


@rule("EMP-10.4")
def test_usable_cards():
    hand = "a:siege-tower a:galley-6 a:artillery a:archers"
    s = position(
        red="cappadocia", blue="syria judaea", decks={RED: "E", BLUE: "B"}, hands={RED: hand}, forts="syria"
    )
    game = begin(s).pick("open")
    picked = pick_all(game, RED)
    assert not {"a:siege-tower", "a:galley-6"} & picked and {"a:artillery", "e:cavalry-7"} <= picked
    s = position(
        red="cappadocia", blue="syria judaea", decks={RED: "E", BLUE: "B"}, hands={RED: hand}, forts="syria"
    )
    picked = pick_all(begin(s).pick("siege"), RED)
    assert picked == {"e:spear-6", "e:spear-5", "e:archers", "a:archers", "a:artillery", "a:siege-tower"}


def pick_all(game: Run, player: int) -> set[str]:
    """Everything that the player is offered while he picks, always taking the first."""
    seen: set[str] = set()
    while game.asks(player, "battle_cards"):
        seen |= set(game.offered(player))
        game.pick(game.offered(player)[0], player=player)
    return seen


@rule("EMP-10.4")
def test_special_cards_never_fight():
    s = position(
        red="cappadocia", blue="syria judaea", decks={RED: "A", BLUE: "B"}, specials={RED: "leader merchant"}
    )
    assert not {"a:military-leader", "a:merchant"} & pick_all(begin(s), RED)


@rule("EMP-10.5")
def test_a_defender_with_a_leader_may_declare_an_ambush_after_the_cards_are_chosen():
    s = position(
        red="cappadocia",
        blue="syria judaea",
        hands={RED: FIVE, BLUE: OTHER},
        specials={RED: "leader", BLUE: "leader"},
    )
    game = begin(s)
    assert game.asks(BLUE, "ambush", ["ambush", "none"]) and len(game.driver.pending) == 1
    game.pick("ambush")
    assert s.battle is not None and s.battle.ambush and s.battle.stage == ORDERING


@rule("EMP-10.5", "EMP-12.2", "EMP-13.6")
def test_no_ambush_without_leader_in_a_siege_or_at_sea():
    s = position(
        red="cappadocia", blue="syria judaea", hands={RED: FIVE, BLUE: OTHER}, specials={RED: "leader"}
    )
    assert begin(s).asks(RED, "battle_order"), "the attacker never declares one"
    three = {RED: "a:sword-7 a:spear-7 a:archers", BLUE: "a:pike-7 a:spear-6 a:sword-8"}
    s = position(red="cappadocia", blue="syria judaea", hands=three, specials={BLUE: "leader"}, forts="syria")
    assert begin(s).pick("siege").asks(BLUE, "battle_order")
    s = position(red="italia", blue="western-med syria", hands=three, specials={BLUE: "leader"})
    assert not begin(s, "western-med").asks(BLUE, "ambush")


@rule("EMP-10.5")
def test_an_ambush_helps_the_skirmishers_of_both_sides():
    mine = "a:archers a:cavalry-6 a:sword-7 a:spear-7 a:pike-7"
    theirs = "a:cavalry-7 a:foot-skirmishers a:sword-8 a:spear-6 a:pike-8"
    places = {"red": "cappadocia", "blue": "syria judaea"}
    for answer, dice, first in (("none", [5, 6], -1), ("ambush", [5, 6], 1)):
        s = position(
            **places, hands={RED: mine, BLUE: theirs}, specials={BLUE: "leader"}, dice=[*dice, *[0] * 4]
        )
        fight_for(s, RED, "syria", mine, theirs, answer)
        assert outcomes(s)[0] == first, "5-1 does not kill, with an ambush 5-1+1 does"
        assert outcomes(s)[1] == (0 if answer == "none" else -1), "6-1 blocks, 6-1+1 kills"


@rule("EMP-10.6", "EMP-22.4")
def test_both_sides_order_their_cards_at_the_same_time():
    s = position(red="cappadocia", blue="syria judaea", hands={RED: FIVE, BLUE: OTHER})
    game = begin(s)
    assert game.asks(RED, "battle_order", ["a:cavalry-6", "a:heavy-cavalry-7"])
    assert game.asks(BLUE, "battle_order")
    game.pick("a:heavy-cavalry-7", player=RED)
    assert s.battle is not None and s.battle.order[0][:2] == [
        TERMS["a:heavy-cavalry-7"],
        TERMS["a:cavalry-6"],
    ]


@rule("EMP-10.7")
def test_fast_cards_come_before_slow_ones():
    for slow in ("a:sword-7", "a:pike-7", "a:spear-7", "a:warband"):
        hand = f"{slow} a:archers a:artillery a:elephant-7 a:light-horse"
        s = position(red="cappadocia", blue="syria judaea", hands={RED: hand, BLUE: OTHER})
        game = begin(s)
        offered = ["a:elephant-7", "a:archers", "a:light-horse", "a:artillery"]
        assert game.asks(RED, "battle_order", offered)


def orders_of(leader: bool, hand: str) -> set[str]:
    """All orders that Red may choose."""
    found: set[str] = set()

    def explore(prefix: list[str]) -> None:
        specials = {RED: "leader"} if leader else {}
        s = position(red="cappadocia", blue="syria judaea", hands={RED: hand, BLUE: OTHER}, specials=specials)
        game = begin(s)
        for word in prefix:
            game.pick(word, player=RED)
        assert s.battle is not None
        if game.asks(RED, "battle_order"):
            for word in game.offered(RED):
                explore([*prefix, word])
        else:
            found.add(" ".join(TERMS.word(card)[2:] for card in s.battle.order[0]))

    explore([])
    return found


@rule("EMP-10.7", "EMP-10.8")
def test_w18_order_with_and_without_leader():
    hand = "a:cavalry-6 a:archers a:sword-7 a:spear-6 a:pike-7"
    without, with_leader = orders_of(False, hand), orders_of(True, hand)
    assert len(without) == 2 * 6
    assert all(set(order.split()[:2]) == {"cavalry-6", "archers"} for order in without)
    assert "sword-7 cavalry-6 archers spear-6 pike-7" in with_leader
    assert "cavalry-6 sword-7 spear-6 pike-7 archers" in with_leader
    assert "sword-7 spear-6 cavalry-6 archers pike-7" not in with_leader
    assert without < with_leader and with_leader == {o for o in permuted(hand) if one_out_of_sequence(o)}


def permuted(hand: str) -> set[str]:
    from itertools import permutations

    return {" ".join(each) for each in permutations(card[2:] for card in hand.split())}


def one_out_of_sequence(order: str) -> bool:
    """EMP-10.8 as it is written: some card can be removed so that no slow card precedes a fast one."""
    slow = [card.split("-")[0] in ("sword", "pike", "spear", "warband") for card in order.split()]
    for left_out in range(len(slow)):
        rest = slow[:left_out] + slow[left_out + 1 :]
        if rest == sorted(rest):
            return True
    return False


@rule("EMP-10.8")
def test_every_order_with_one_card_out_of_sequence_is_possible_with_a_leader():
    for hand in (
        "a:cavalry-6 a:archers a:artillery a:spear-6 a:pike-7",
        "a:cavalry-6 a:sword-8 a:sword-7 a:spear-6 a:pike-7",
    ):
        assert orders_of(True, hand) == {order for order in permuted(hand) if one_out_of_sequence(order)}


@rule("EMP-10.9", "EMP-12.2")
def test_any_order_in_a_siege():
    three = {RED: "a:sword-7 a:archers a:artillery", BLUE: "a:pike-7 a:spear-6 a:sword-8"}
    s = position(red="cappadocia", blue="syria judaea", hands=three, forts="syria")
    game = begin(s).pick("siege")
    assert game.asks(RED, "battle_order", ["a:sword-7", "a:archers", "a:artillery"])
    game.pick("a:sword-7", player=RED)
    assert game.asks(RED, "battle_order", ["a:archers", "a:artillery"])


@rule("EMP-10.10")
def test_w9_blocks():
    b = Battle(0, RED, BLUE, IN_OPEN, 0, False, False, [[], []], [[], []], [2, 1], [], [])
    move_block(b, DEFENDER_WINS)
    assert b.blocks == [1, 1]
    b.blocks = [2, 1]
    move_block(b, ATTACKER_WINS)
    assert b.blocks == [2, 0]
    move_block(b, ATTACKER_WINS)
    assert b.blocks == [3, 0]
    move_block(b, 0)
    assert b.blocks == [3, 0]


@rule("EMP-10.11")
def test_a_battle_ends_at_once_in_a_rout():
    strong, weak = (
        "a:heavy-cavalry-8 a:elephant-8 a:cavalry-7 a:sword-8 a:pike-8",
        "a:cavalry-6 a:spear-6 a:spear-7 a:sword-7 e:spear-5",
    )
    s = position(red="cappadocia", blue="syria judaea", hands={RED: strong, BLUE: weak}, dice=[3, 0, 0, 0])
    order = "a:heavy-cavalry-8 a:elephant-8 a:cavalry-7 a:sword-8 a:pike-8"
    fight_for(s, RED, "syria", order, "a:cavalry-6 a:spear-6 e:spear-5 a:sword-7 a:spear-7")
    assert outcomes(s) == [1, 0, 1, 1] and blocks(s) == (3, 0, 0), "the fifth pair is not revealed"


@rule("EMP-10.12", "EMP-14.1", "EMP-14.11")
def test_equal_blocks_mean_that_the_defender_wins():
    hand = "a:sword-7 a:pike-7 a:spear-7 a:cavalry-6 a:archers"
    s = position(
        red="cappadocia",
        blue="syria judaea",
        hands={RED: hand, BLUE: hand},
        dice=[],
        trade={"syria": "red 1"},
    )
    order = "a:archers a:cavalry-6 a:sword-7 a:pike-7 a:spear-7"
    fight_for(s, RED, "syria", order, order)
    assert outcomes(s) == [0, 0, 0, 0, 0] and blocks(s) == (0, 3, 0) and owner(s, "syria") == BLUE
    assert s.trade[RED][TERMS["syria"]] == 1 and "defender_won" in told(s)


@rule("EMP-10.12")
def test_one_block_each_is_a_victory_of_the_defender():
    mine, theirs = (
        "a:cavalry-7 a:archers a:spear-6 a:pike-7 a:sword-7",
        "a:cavalry-6 a:archers a:spear-7 a:pike-7 a:sword-7",
    )
    s = position(red="cappadocia", blue="syria judaea", hands={RED: mine, BLUE: theirs}, dice=[0, 0])
    fight_for(
        s,
        RED,
        "syria",
        "a:cavalry-7 a:archers a:spear-6 a:pike-7 a:sword-7",
        "a:cavalry-6 a:archers a:spear-7 a:pike-7 a:sword-7",
    )
    assert blocks(s) == (1, 1, 1) and owner(s, "syria") == BLUE


@rule("EMP-10.7", "EMP-10.8", "EMP-11.4", "EMP-11.8", "EMP-11.14", "EMP-14.3")
def test_w1_the_example_of_the_book():
    red = "a:light-horse a:heavy-cavalry-7 a:pike-7 a:spear-7 a:foot-skirmishers"
    blue = "a:light-horse a:elephant-7 a:heavy-cavalry-7 a:pike-7 a:sword-7"
    s = position(
        red="cappadocia",
        blue="syria*2 judaea",
        hands={RED: red, BLUE: blue},
        specials={RED: "leader"},
        dice=[3, 6, 0, 0, 0],
    )
    game = fight_for(s, RED, "syria", red, blue)
    assert outcomes(s) == [0, -1, 1, 0, 1] and blocks(s) == (2, 0, 1)
    assert game.value is False and owner(s, "syria") == RED and s.control_stock[BLUE] == 24
    assert len(s.recruited[RED]) == 4 and len(s.recruited[BLUE]) == 3 and len(s.discard) == 3
    assert s.markers[TERMS["syria"]] == 1 and s.dice.script == []


@rule("EMP-10.10", "EMP-23.2")
def test_the_last_battle_can_be_looked_at_by_everybody():
    from grognard.games.empires import GAME

    hand = "a:sword-7 a:pike-7 a:spear-7 a:cavalry-6 a:archers"
    s = position(red="cappadocia", blue="syria judaea", hands={RED: hand, BLUE: hand})
    order = "a:archers a:cavalry-6 a:sword-7 a:pike-7 a:spear-7"
    fight_for(s, RED, "syria", order, order)
    shown = GAME.view(GAME.hide(s, GREEN), GREEN)["last_battle"]
    assert shown["area"] == "syria" and shown["winner"] == BLUE and not shown["rout"]
    assert [pair["attacking"] for pair in shown["fought"]] == order.split()
