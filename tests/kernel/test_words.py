"""Words: messages in two languages, names of terms, sentences from events."""

from __future__ import annotations

import re

import pytest

from grognard.kernel.choice import Choice
from grognard.kernel.errors import BadOption
from grognard.kernel.game import LANGUAGES
from grognard.kernel.journal import Journal, Told
from grognard.kernel.table import new_table
from grognard.words import MissingWord, Words, message_files
from tests.kernel.toy import CARDS, DREW, GAME, PLAY, SEATS, WON


def test_terms_have_names_in_every_language():
    assert Words(GAME, "en").term(CARDS[0]) == "card 1"
    assert Words(GAME, "de").term(CARDS[0]) == "Karte 1"
    assert Words(GAME, "de").term(SEATS[1]) == "Spieler 2"
    assert Words(GAME, "en", ["Ann", "Bob"]).term(SEATS[1]) == "Bob"


def test_an_event_becomes_a_sentence_with_names():
    journal = Journal()
    journal.tell(WON, 0, CARDS[3], 5)
    journal.whisper([1], DREW, (CARDS[0], CARDS[1], CARDS[2]))
    words = Words(GAME, "en", ["Ann", "Bob"])

    assert words.event(journal.events[0]) == "Ann wins 5 with card 4."
    assert words.event(journal.events[1]) == "You hold card 1, card 2 and card 3."


def test_a_question_has_a_prompt():
    assert Words(GAME, "en").ask(Choice(0, PLAY, CARDS)) == "Which card?"


def test_a_missing_message_or_language_is_an_error():
    with pytest.raises(MissingWord, match="no message 'ask-nothing' in de"):
        Words(GAME, "de").text("ask-nothing")
    with pytest.raises(BadOption, match="no language 'fr'; there are: en, de"):
        Words(GAME, "fr")


def test_only_those_who_may_know_see_an_event():
    table = new_table(GAME, 3, b"seed")

    assert [e.told.key for e in table.seen(1)] == ["drew"]
    assert table.seen(None) == []


def test_a_telling_names_its_arguments():
    with pytest.raises(AssertionError):
        Told("bad", "TOY-1.1", "who:person")
    with pytest.raises(AssertionError, match="won takes"):
        Journal().tell(WON, 0)


def test_the_common_messages_are_the_same_in_all_languages():
    keys = {}
    for language in LANGUAGES:
        text = message_files(None, language)[0].read_text(encoding="utf-8")
        keys[language] = sorted(re.findall(r"^([a-z][\w-]*) =", text, re.M))
    assert keys["en"] == keys["de"]
    assert len(set(keys["en"])) == len(keys["en"]), "a message is there twice"
