"""The toy game in a box: with rules to look up, good German, names of seats and a tie that can be shared."""

from __future__ import annotations

from grognard.kernel.choice import Choice, Player, Term
from grognard.kernel.game import Preset, Result
from tests.kernel.toy import TERMS, Toy, ToyState

COLOURS = {"en": ["Red", "Green", "Blue"], "de": ["Rot", "Grün", "Blau"]}


class BoxedToy(Toy):
    id = "boxed"
    package = __name__
    presets = [Preset("short", {"en": "Short deck", "de": "Kurzer Stapel"}, {"deck": "9"})]

    def seat_name(self, state: ToyState, seat: Player, language: str) -> str:
        return COLOURS[language][seat]

    def result(self, state: ToyState) -> Result:
        scores = sorted(set(state.score), reverse=True)
        places = [[p for p in range(state.players) if state.score[p] == score] for score in scores]
        details = [{"points": score, "cards": 0} for score in state.score]
        return Result(places, state.score.copy(), "rounds", details)

    def why_not(self, state: ToyState, choice: Choice, term: Term, language: str) -> str:
        if TERMS.kind(term) == "card":
            return {
                "en": "You do not hold this card (TOY-1.1).",
                "de": "Diese Karte hast du nicht (TOY-1.1).",
            }[language]
        return ""

    def prefer(self, state: ToyState, choice: Choice) -> list[float]:
        return [float(term) for term in choice.options]


GAME = BoxedToy()
