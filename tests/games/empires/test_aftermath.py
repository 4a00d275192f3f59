"""EMP-14 After the battle."""

from __future__ import annotations

from grognard.games.empires.battle import battle, start_battle
from grognard.games.empires.scoring import score_of, score_turn
from grognard.games.empires.terms import TERMS
from grognard.games.empires.turn import action_rounds, action_turn
from grognard.kernel.game import Options
from grognard.testing import rule, run
from tests.games.empires.positions import (
    BLUE,
    GREEN,
    RED,
    blocks,
    control,
    fight_for,
    has_fort,
    outcomes,
    owner,
    position,
    told,
    trade,
    words,
)

PLACES = {"red": "cappadocia", "blue": "syria*3 judaea"}
STRONG = "a:cavalry-7 a:cavalry-6 a:heavy-cavalry-7 a:sword-8 a:sword-7"
WEAK = "a:archers a:foot-skirmishers a:artillery e:sword-6 e:spear-5"


def rout(dice: list[int], options: Options | None = None, **more):
    """W6: Red routs Blue with the third pair."""
    s = position(
        **{**PLACES, **more}, hands={RED: STRONG, BLUE: WEAK}, dice=[5, 4, *dice], options=dict(options or {})
    )
    return s, fight_for(s, RED, "syria", STRONG, WEAK)


@rule("EMP-11.7", "EMP-11.12", "EMP-11.17", "EMP-10.11", "EMP-14.10")
def test_w6_a_rout():
    s, game = rout([0, 0, 0])
    assert outcomes(s) == [1, 1, 1] and blocks(s) == (3, 0, 0)
    assert game.value is True, "the attacker gets a bonus action"
    assert words(s.recruited[RED]) == sorted(STRONG.split(), key=lambda word: TERMS[word])
    assert s.report is not None and [len(cards) for cards in s.report.casualties] == [0, 3]


@rule("EMP-14.1")
def test_the_winner_has_more_blocks():
    s, _game = rout([0, 0, 0])
    assert owner(s, "syria") == RED and "attacker_won" in told(s)


def defended(warehouse: int, **more):
    """Blue routs Red."""
    s = position(
        **PLACES, hands={RED: WEAK, BLUE: STRONG}, blocks={RED: warehouse}, dice=[5, 4, 0, 0, 0], **more
    )
    fight_for(s, RED, "syria", WEAK, STRONG)
    assert blocks(s) == (0, 0, 3) and owner(s, "syria") == BLUE
    return s


@rule("EMP-14.2")
def test_a_routing_defender_loots_two_blocks():
    s = defended(5)
    assert s.warehouse[RED] == 3 and s.plunder[BLUE][RED] == 2 and s.warehouse[BLUE] == 0
    assert "looted" in told(defended(1)) and "looted" not in told(defended(0))


@rule("EMP-14.2", "EMP-20.5")
def test_w20_loot():
    s = defended(1, plunder={RED: "green 2"})
    assert s.warehouse[RED] == 0 and s.plunder[RED][GREEN] == 2 and s.plunder[BLUE][RED] == 1
    before = score_of(s, BLUE)
    s.turn = 2
    run(TERMS, score_turn(s))
    assert s.plunder[BLUE][RED] == 0 and s.trade_stock[RED] == 20 and score_of(s, BLUE) == before - 1


@rule("EMP-14.3")
def test_each_side_loses_a_card_per_block_on_the_other_side():
    mine, theirs = (
        "a:cavalry-7 a:archers a:spear-6 a:pike-7 a:sword-8",
        "a:cavalry-6 a:archers a:spear-7 a:pike-7 a:sword-7",
    )
    s = position(**PLACES, hands={RED: mine, BLUE: theirs}, dice=[4, 4, 0])
    fight_for(s, RED, "syria", mine, theirs)
    assert blocks(s) == (2, 0, 1)
    assert s.report is not None
    assert [words(cards) for cards in s.report.casualties] == [["a:sword-8"], ["a:sword-7", "a:cavalry-6"]]
    assert words(s.discard) == ["a:sword-8", "a:sword-7", "a:cavalry-6"], "the attacker draws first"


@rule("EMP-14.4", "EMP-14.12")
def test_casualties_come_from_all_committed_cards():
    s, _ = rout([4, 3, 0])
    assert s.report is not None
    assert words(s.report.casualties[1]) == ["empire-card", "empire-card", "a:archers"]


@rule("EMP-14.5")
def test_empire_cards_return_to_their_owner():
    s = position(**PLACES, decks={RED: "E", BLUE: "D"}, dice=[5, 2, 2, 2, 2])
    game = run(TERMS, battle_of(s))
    while game.driver.pending:
        game.pick(game.offered()[0])
    assert s.discard == [] and s.recruited == [(), (), (), ()]


def battle_of(s):
    start_battle(s, RED, TERMS["syria"], over_mountain=False)
    return battle(s)


@rule("EMP-14.3", "EMP-14.4", "EMP-14.5")
def test_w19_casualties():
    red = "a:cavalry-7 a:archers e:spear-6 a:sword-8 e:sword-7"
    blue = "a:heavy-cavalry-8 a:cavalry-6 a:spear-7 a:sword-8 a:sword-7"
    s = position(**PLACES, hands={RED: red, BLUE: blue}, dice=[6, 2, 0, 0])
    fight_for(s, RED, "syria", red, blue)
    assert outcomes(s) == [-1, 1, -1, 0, 0] and blocks(s) == (1, 0, 2)
    assert s.report is not None and words(s.report.casualties[0]) == ["e:spear-6", "a:cavalry-7"]
    assert set(words(s.recruited[RED])) == {"e:sword-7", "e:spear-6", "a:sword-8", "a:archers"}
    assert words(s.discard) == ["a:cavalry-7", "a:heavy-cavalry-8"]


@rule("EMP-14.6")
def test_one_battle_removes_all_control_markers_of_the_defender():
    s, _ = rout([0, 0, 0])
    assert control(s, "syria") == 1 and owner(s, "syria") == RED
    assert s.control_stock[BLUE] == 24 and s.control_stock[RED] == 23


@rule("EMP-14.7")
def test_a_fort_is_dealt_with_after_the_capture():
    s = position(**PLACES, hands={RED: STRONG, BLUE: WEAK}, forts="syria", dice=[5, 4, 0, 0, 0])
    fight_for(s, RED, "syria", STRONG, WEAK, "open")
    assert told(s).index("taken") < told(s).index("fort_removed")


@rule("EMP-14.8")
def test_all_foreign_trade_markers_are_plundered():
    s, _ = rout([0, 0, 0], trade={"syria": "red 1 blue 2 green 1"})
    assert trade(s, "syria") == {RED: 1} and s.plunder[RED] == [0, 2, 1, 0]
    assert s.room[TERMS["syria"]] == 4 and s.traded[BLUE] == 0


@rule("EMP-12.4", "EMP-14.6", "EMP-14.8")
def test_w21_capture_of_africa():
    s = position(
        blue="numidia",
        red="africa*3 sicily",
        forts="africa",
        trade={"africa": "red 2 blue 1 green 1"},
        hands={BLUE: STRONG, RED: WEAK},
        dice=[5, 4, 0, 0, 0],
    )
    fight_for(s, BLUE, "africa", STRONG, WEAK, "open")
    assert owner(s, "africa") == BLUE and control(s, "africa") == 1 and s.control_stock[RED] == 24
    assert not has_fort(s, "africa") and s.forts_left == 19
    assert s.plunder[BLUE] == [2, 0, 1, 0] and trade(s, "africa") == {BLUE: 1}


@rule("EMP-14.9")
def test_plunder_cannot_be_spent():
    s = position(red="macedonia", plunder={RED: "blue 5"})
    game = run(TERMS, action_turn(s, RED))
    assert not {"diplomacy", "recruit", "fortify", "trade"} & set(game.offered())


@rule("EMP-14.10")
def test_w22_a_second_rout_gives_no_further_action():
    for second in ("attack", "recruit"):
        s = position(
            players=3,
            red="cappadocia",
            blue="syria judaea",
            green="arabia thebais",
            hands={RED: STRONG, BLUE: WEAK, GREEN: WEAK},
            display="a:spear-6",
            dice=[5, 4, 0, 0, 0, 5, 4, 0, 0, 0],
        )
        game = run(TERMS, action_rounds(s), "attack", "syria")
        play_battle(game, s, STRONG, WEAK)
        assert game.asks(RED, "action") and s.bonus == 0 and s.place == 0
        if second == "attack":
            game.pick("attack", "arabia")
            play_battle(game, s, STRONG, WEAK)
            assert owner(s, "arabia") == RED and blocks(s) == (3, 0, 0)
        else:
            game.pick("recruit")
        assert game.asks(BLUE, "action") and s.bonus == 1 and s.place == 1


def play_battle(game, s, attacking: str, defending: str) -> None:
    """Put both sides' cards in order."""
    b = s.battle
    orders = (attacking.split(), defending.split())
    while s.battle is b:
        choice = game.driver.pending[0]
        side = 0 if choice.player == b.attacker else 1
        game.pick(orders[side][len(b.order[side])], player=choice.player)


@rule("EMP-14.11")
def test_after_a_victory_of_the_defender_nothing_changes_on_the_map():
    s = defended(0, forts="", trade={"syria": "red 1 green 1"})
    assert control(s, "syria") == 3 and trade(s, "syria") == {RED: 1, GREEN: 1} and not any(s.plunder[RED])


@rule("EMP-14.12", "EMP-23.2")
def test_only_revealed_empire_cards_become_known():
    from grognard.games.empires.cards import seen_cards

    s, _ = rout([0, 0, 0])
    assert words(seen_cards(s.seen[BLUE])) == []
    s = position(**PLACES, decks={BLUE: "D"}, hands={RED: STRONG}, dice=[1, 1, 0, 0, 0])
    theirs = "e:light-horse e:foot-skirmishers e:cavalry-6 e:sword-6 e:spear-5"
    fight_for(s, RED, "syria", "a:heavy-cavalry-7 a:cavalry-7 a:cavalry-6 a:sword-8 a:sword-7", theirs)
    assert outcomes(s) == [1, 1, 0, 1] and blocks(s) == (3, 0, 0)
    assert set(words(seen_cards(s.seen[BLUE]))) == set(theirs.split()) - {"e:spear-5"}


@rule("EMP-14.4", "EMP-14.9", "EMP-16.11", "EMP-18.8")
def test_w29_casualties_from_revealed_cards_only():
    s, _ = rout([0, 0, 0], {"casualty_pool": "revealed"})
    assert s.report is not None
    assert words(s.report.casualties[1]) == ["a:archers", "a:foot-skirmishers", "a:artillery"]
    assert set(words(s.recruited[BLUE])) == {"e:sword-6", "e:spear-5"}


@rule("EMP-14.9", "EMP-9.16")
def test_w29_plunder_of_a_neutral_area():
    from grognard.games.empires.attack import attack
    from grognard.games.empires.diplomacy import diplomacy

    places = {
        "red": "magna-graecia",
        "trade": {"sicily": "blue 2 red 1"},
        "options": {"plunder_neutral": "on"},
    }
    s = position(**places, dice=[2, 3])
    run(TERMS, attack(s, RED), "sicily")
    assert s.plunder[RED][BLUE] == 2 and trade(s, "sicily") == {RED: 1}
    s = position(**places, blocks={RED: 2}, dice=[2])
    run(TERMS, diplomacy(s, RED), "sicily")
    assert owner(s, "sicily") == RED and s.plunder[RED][BLUE] == 0
