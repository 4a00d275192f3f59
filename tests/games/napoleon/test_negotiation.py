"""NAP-23 Negotiation, NAP-25 hidden information, NAP-24.5."""

from __future__ import annotations

from grognard.games.napoleon import GAME
from grognard.games.napoleon.ids import AUSTRIA, FRANCE
from grognard.games.napoleon.sea_battle import clash, meet
from grognard.games.napoleon.state import UNKNOWN
from grognard.games.napoleon.terms import MAX_NUMBER, NUMBER, TERMS, numbers_to
from grognard.games.napoleon.windows import ACTIONS, start_window
from grognard.kernel.dice import Dice, key_of
from grognard.kernel.table import Table, new_table
from grognard.testing import rule
from tests.games.napoleon.positions import go, position, status


def three_at_the_table() -> Table:
    table = new_table(GAME, 3, b"7")
    for player, word in enumerate(["france", "austria", "prussia"]):
        table.act(player, word)
    return table


@rule("NAP-23.1")
def test_these_deals_and_no_others_are_binding() -> None:
    deals = {TERMS.word(action.term) for action in ACTIONS}
    assert {"offensive_player", "request_passage", "armistice", "exchange", "gift_pp"} <= deals
    assert not any("pap" in TERMS.word(action.term) for action in ACTIONS)


@rule("NAP-23.2", "NAP-23.4", "NAP-24.5")
def test_an_offer_is_answered_at_once_with_yes_or_no() -> None:
    s = position("france austria russia", allied="austria-russia", pap=2)
    game = go(start_window(s), "offensive_player", "austria", "russia")
    assert game.asks(1, "offensive_reply_leave", ["accept", "decline"])
    game.pick("decline")
    assert status(s, "austria", "russia") == "alliance"
    assert "offensive_player" not in game.offered()  # no PAP for a second one
    assert numbers_to(100) == NUMBER[1:] and MAX_NUMBER == 60


@rule("NAP-23.3", "NAP-23.5", "NAP-5.10")
def test_offers_are_known_to_the_two_players_alone_until_they_are_accepted() -> None:
    table = three_at_the_table()
    table.act(0, "exchange")
    for word in ("austria", "picardy", "enough", "tyrol", "enough"):
        table.act(0, word)
    for player in (0, 1):
        assert table.view(player)["offer"]["give"] == ["picardy"]
        assert "exchange_offered" in [event.told.key for event in table.seen(player)]
    for outsider in (2, None):
        assert table.view(outsider)["offer"] == {"action": "exchange", "by": "france", "asked": 1}
        assert "exchange_offered" not in [event.told.key for event in table.seen(outsider)]
    declined = table.fork()
    declined.act(1, "decline")
    assert declined.view(2)["offer"] is None
    table.act(1, "accept")
    assert "exchanged" in [event.told.key for event in table.seen(2)]
    assert table.state.owner[1] == AUSTRIA  # Picardy


@rule("NAP-23.5")
def test_a_third_player_imagines_some_other_offer_to_the_same_player() -> None:
    table = three_at_the_table()
    table.act(0, "request_passage")
    table.act(0, "france")  # not Spain, which it controls
    table.act(0, "prussia")
    hidden = GAME.hide(table.state, 1)
    assert hidden.offer is not None and hidden.offer.to == UNKNOWN and hidden.offer.asked == 2
    world = GAME.imagine(hidden, 1, Dice(key_of(b"x")))
    assert world.offer is not None and world.offer.asked == 2 and world.offer.to != UNKNOWN


@rule("NAP-5.10", "NAP-7.11")
def test_intents_at_sea_are_hidden_until_both_have_chosen() -> None:
    s = position(
        "france britain", war="france-britain", dice=[1], mid_atlantic="france 1 squadron, britain 1 squadron"
    )
    meet(s, FRANCE, 7, hard_to_avoid=False)
    assert s.clash is not None
    game = go(clash(s, s.clash)).pick("fight", player=0)
    assert GAME.hide(s, 0).clash.intents[FRANCE] == 1  # type: ignore[union-attr]
    assert GAME.hide(s, 1).clash.intents[FRANCE] == UNKNOWN  # type: ignore[union-attr]
    assert GAME.hide(s, None).clash.intents[FRANCE] == UNKNOWN  # type: ignore[union-attr]
    assert game.asks(1, "sea_intent")
