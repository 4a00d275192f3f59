"""EMP-12 Siege: the defender's choice, and what becomes of the fort."""

from __future__ import annotations

from typing import Final

from grognard.games.empires.cards import IN_OPEN, IN_SIEGE
from grognard.games.empires.markers import remove_fort
from grognard.games.empires.state import NOBODY, Battle, EmpiresState
from grognard.games.empires.terms import OPEN, SEA_BATTLE, SIEGE
from grognard.kernel.choice import CHECKPOINT, Ask, Choice, Procedure
from grognard.kernel.journal import Told

SIEGE_CHOICE: Final = Ask("siege_choice", "EMP-12.1", "keyword")

BATTLE: Final = Told("battle", "EMP-10.1", "attacker:player", "defender:player", "area:term", "mode:term")
FORT_KEPT: Final = Told("fort_kept", "EMP-12.4", "who:player", "area:term")


def choose_siege(s: EmpiresState, b: Battle) -> Procedure[None]:
    """EMP-10.2, EMP-12.1 In a fortified province the defender chooses, openly, how to fight."""
    if s.forts >> b.area & 1:
        yield CHECKPOINT
        siege = (yield Choice(b.defender, SIEGE_CHOICE, [SIEGE, OPEN], (b.area,))) == SIEGE
        b.mode = IN_SIEGE if siege else IN_OPEN
    mode = (OPEN, SIEGE, SEA_BATTLE)[b.mode]
    s.journal.tell(BATTLE, b.attacker, b.defender, b.area, mode)


def settle_fort(s: EmpiresState, b: Battle) -> None:
    """EMP-12.4 A victorious attacker keeps the fort if he has an Engineer; otherwise it is removed."""
    # EMP-5.12 A fort in a province that stays neutral is gone already.
    if not s.forts >> b.area & 1:
        return
    if s.owner[b.area] != NOBODY and s.engineers[b.attacker]:
        s.journal.tell(FORT_KEPT, b.attacker, b.area)
    else:
        remove_fort(s, b.area)
