"""EMP-16 Recruit and disband."""

from __future__ import annotations

from grognard.games.empires.book import BOOK
from grognard.games.empires.recruit import can_recruit, disband, disbandable, recruit, refill, takeable
from grognard.games.empires.scoring import card_vp
from grognard.games.empires.terms import TERMS
from grognard.games.empires.turn import take_action
from grognard.testing import rule, run
from tests.games.empires.positions import BLUE, RED, position, told, words

SIX = "a:sword-7 a:pike-7 a:spear-6 a:cavalry-6 a:archers a:galley-6"


@rule("EMP-16.1")
def test_a_card_is_taken_and_the_display_refilled():
    s = position(red="italia", display=SIX)
    top = s.draw[-1]
    game = run(TERMS, recruit(s, RED))
    assert game.asks(RED, "recruit", SIX.split())
    game.pick("a:spear-6")
    assert words(s.recruited[RED]) == ["a:spear-6"] and len(s.display) == 6 and s.display[-1] == top
    assert "a:spear-6" not in words(s.display)


@rule("EMP-16.2", "EMP-16.3")
def test_the_display_can_be_refreshed_once_for_a_block():
    s = position(red="italia", display=SIX, blocks={RED: 2})
    game = run(TERMS, recruit(s, RED))
    assert game.asks(RED, "recruit", [*SIX.split(), "refresh"])
    expected = s.draw[-6:][::-1]
    game.pick("refresh")
    assert s.display == expected and words(s.discard) == SIX.split() and s.warehouse[RED] == 1
    offered = game.offered()
    assert "refresh" not in offered and "none" in offered
    game.pick("none")
    assert game.over and s.recruited[RED] == () and not s.refreshed and told(s)[-1] == "not_recruited"


@rule("EMP-16.3")
def test_without_a_refresh_a_card_must_be_taken():
    s = position(red="italia", display=SIX, blocks={RED: 1})
    assert "none" not in run(TERMS, recruit(s, RED)).offered()


@rule("EMP-16.3")
def test_without_a_card_to_take_the_display_is_refreshed_at_once():
    south_only = "a:light-horse a:elephant-7 a:elephant-8"
    s = position(red="italia", display=south_only)
    assert not can_recruit(s, RED)
    s = position(red="italia", display=south_only, blocks={RED: 1})
    game = run(TERMS, take_action(s, RED), "recruit")
    assert s.warehouse[RED] == 0 and words(s.discard) == south_only.split() and "none" in game.offered()


@rule("EMP-16.4")
def test_marked_cards_need_a_province_of_their_side():
    cards = "a:sword-8 a:warband a:light-horse a:heavy-cavalry-8 a:pike-7"
    assert words(takeable(position(red="italia", display=cards), RED)) == [
        "a:sword-8",
        "a:warband",
        "a:pike-7",
    ]
    s = position(red="syria western-med", display=cards)
    assert words(takeable(s, RED)) == ["a:light-horse", "a:heavy-cavalry-8", "a:pike-7"]
    assert len(takeable(position(red="syria italia", display=cards), RED)) == 5


@rule("EMP-16.4")
def test_cards_once_held_are_kept_when_the_provinces_are_lost():
    from grognard.games.empires.markers import remove_marker

    s = position(red="italia syria", hands={RED: "a:sword-8"})
    remove_marker(s, TERMS["italia"])
    assert words(s.recruited[RED]) == ["a:sword-8"] and words(disbandable(s, RED)) == ["a:sword-8"]


@rule("EMP-16.5", "EMP-16.12")
def test_special_cards_lie_open_and_some_only_once():
    display = "a:military-leader a:engineer a:diplomat a:merchant"
    s = position(red="italia", display=display, blocks={RED: 1})
    for word in display.split():
        run(TERMS, recruit(s, RED), word)
        assert s.recruited[RED] == ()
    assert (s.leaders[RED], s.engineers[RED], s.diplomats[RED], s.merchants[RED]) == (1, 1, 1, 1)
    s = position(red="italia", display=display, specials={RED: "leader engineer diplomat merchant merchant"})
    assert words(takeable(s, RED)) == ["a:merchant"]
    effects = {row.id: row.effects for row in BOOK.specials}
    assert effects["engineer"] == (
        "fort_cost_2",
        "artillery_die_plus_1",
        "siege_tower_10",
        "keep_captured_fort",
    )


@rule("EMP-16.6")
def test_there_is_no_hand_limit():
    everything = " ".join(word for row in BOOK.available[:10] for word in [f"a:{row.card}"] * row.copies)
    s = position(red="italia", hands={RED: everything}, display="a:archers")
    assert len(s.recruited[RED]) > 20
    run(TERMS, recruit(s, RED))
    assert "a:archers" in words(s.recruited[RED])


@rule("EMP-16.7")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_even_in_a_refill():
    s = position(red="italia", display="a:sword-7 a:pike-7", blocks={RED: 1})
    s.draw, s.discard = [TERMS["a:archers"]], [TERMS["a:galley-5"], TERMS["a:galley-6"], TERMS["a:galley-7"]]
    refill(s)
    assert words(s.display) == [
        "a:sword-7",
        "a:pike-7",
        "a:archers",
        "a:galley-7",
        "a:galley-6",
        "a:galley-5",
    ]
    assert s.draw == [] and s.discard == []
    run(TERMS, recruit(s, RED), "a:archers")
    assert len(s.display) == 5, "with both empty the display stays short"


@rule("EMP-16.7")
def test_in_a_refresh_the_old_cards_are_discarded_first():
    s = position(red="italia", display="a:sword-7 a:pike-7", blocks={RED: 1})
    s.draw = [TERMS["a:archers"]]
    run(TERMS, recruit(s, RED), "refresh")
    assert words(s.display) == ["a:archers", "a:pike-7", "a:sword-7"]


@rule("EMP-16.8", "EMP-16.10")
def test_a_card_is_disbanded_onto_the_open_discard_pile():
    from grognard.games.empires import GAME

    s = position(red="italia", hands={RED: "a:sword-7 a:sword-8 a:sword-8"})
    game = run(TERMS, disband(s, RED))
    assert game.asks(RED, "disband", ["a:sword-7", "a:sword-8"])
    game.pick("a:sword-8")
    assert words(s.recruited[RED]) == ["a:sword-7", "a:sword-8"]
    assert GAME.view(GAME.hide(s, BLUE), BLUE)["discard"] == ["a:sword-8"] and card_vp(s, RED) == -3


@rule("EMP-16.9")
def test_specials_and_empire_cards_cannot_be_disbanded():
    s = position(red="italia", decks={RED: "A"}, specials={RED: "leader merchant"})
    assert disbandable(s, RED) == [] and "disband" not in run(TERMS, take_action(s, RED)).offered()


@rule("EMP-16.11")
def test_w29_a_card_on_offer_cannot_be_disbanded():
    hand, display = {RED: "a:sword-7 a:sword-8 a:galley-5"}, "a:sword-7 a:galley-6"
    s = position(red="italia", hands=hand, display=display, options={"disband_not_on_offer": "on"})
    assert words(disbandable(s, RED)) == ["a:sword-8", "a:galley-5"]
    s = position(red="italia", hands=hand, display=display)
    assert len(disbandable(s, RED)) == 3


@rule("EMP-16.2", "EMP-16.3", "EMP-16.4", "EMP-16.5")
def test_w16_recruiting():
    display = "a:sword-8 a:warband a:engineer a:elephant-7 a:merchant a:galley-6"
    s = position(blue="syria judaea", specials={BLUE: "engineer"}, display=display, blocks={BLUE: 1})
    game = run(TERMS, recruit(s, BLUE))
    assert game.asks(BLUE, "recruit", ["a:elephant-7", "a:merchant", "a:galley-6", "refresh"])
    game.pick("a:merchant")
    assert s.merchants[BLUE] == 1 and s.recruited[BLUE] == ()
