# Empires of the Ancient World.

# Terms
term-attack = attack
term-diplomacy = diplomatic attack
term-recruit = recruit
term-disband = disband
term-fortify = fortify
term-trade = place trade markers
term-control = place a control marker
term-restock = restock the warehouse
term-siege = siege
term-open = open battle
term-ambush = ambush
term-refresh = refresh the display
term-pay = pay
term-empire-card = an unseen Empire card
term-sea-battle = sea battle
term-north = north
term-south = south
term-by-land = by land
term-by-strait = across a strait
term-by-sea-lane = along a sea lane
term-by-sea = by sea
term-by-mountain = over the mountains

# Questions
ask-setup_start = In which province do you start?
ask-setup_place = Where do you place your next control marker?
ask-setup_fort = Which of your provinces do you fortify?
ask-action = What do you do?
ask-attack_target = Which area do you attack?
ask-siege_choice = { $a } is attacked. How do you fight?
ask-battle_cards = Choose a card for the battle for { $a }.
ask-ambush = Do you lay an ambush in { $a }?
ask-battle_order = Which card comes next in the battle for { $a }?
ask-ready = You have nothing to choose in the battle for { $a }. Are you ready?
ask-diplomacy_target = Which area is the target of your diplomacy?
ask-diplomacy_bribe = How many blocks do you pay to undermine { $a }?
ask-recruit = Which card do you take?
ask-disband = Which card do you disband?
ask-fort_target = Which province do you fortify?
ask-trade_target = Where do you place a trade marker?
ask-trade_victim = Whose trade marker in { $a } do you try to displace?
ask-control_target = Which of your areas gets another control marker?
ask-reclaim_marker = Your stock is empty. From where do you take a control marker for { $a }?
ask-revolt_ransom = { $a } is about to revolt. Do you pay to prevent it?

# Journal: setup
told-setup_first = { $who } is the first to choose.
told-started = { $who } starts in { $area } and takes a deck of the { $side }.
told-placed = { $who } places a control marker in { $area }.
told-fortified_start = { $who } fortifies { $area }.
told-laid_out = On display: { $cards }.

# Journal: turn
told-revolt = Revolt dice { $dice }: table of the { $table }, column { $column }: { $areas }.
told-revolted = { $left ->
    [0] { $area } revolts: { $who } loses the only control marker there.
   *[other] { $area } revolts: { $who } loses a control marker and keeps { $left }.
}
told-ransomed = { $who } { $blocks ->
    [one] pays one block
   *[other] pays { $blocks } blocks
}; { $area } stays quiet.
told-fort_held = The fortification in { $area } holds the province for { $who }.
told-last_held = { $area } is the last province of { $who } and stays loyal.
told-income = { $who } takes { $got } of { $entitled ->
    [one] one trade marker
   *[other] { $entitled } trade markers
} and now has { $now } in the warehouse.
told-first_player = Turn { $turn } has { $rounds ->
    [one] one action round
   *[other] { $rounds } action rounds
}; { $who } is first player.
told-round = Turn { $turn }: the round marker moves to space { $space }.
told-passed = { $who } passes.

# Journal: attack
told-attacked = { $who } attacks { $area } { $route }.
told-moved = Movement roll { $die }, needed { $needed } or more: { $who } gets there.
told-not_moved = Movement roll { $die }, needed { $needed } or more: the attack of { $who } is over.
told-conquered = { $who } rolls { $die } for { $area }, needed { $needed } or more: success.
told-not_conquered = { $who } rolls { $die } for { $area }, needed { $needed } or more: no success.
told-taken = { $who } takes control of { $area }.
told-reclaimed = { $who } moves a control marker from { $from_area } to { $area }.
told-not_placed = { $who } places no control marker in { $area }, which is neutral now.
told-neutral = { $area } is neutral now.
told-fort_removed = The fortification in { $area } is removed.
told-fort_kept = The Engineer keeps the fortification in { $area } for { $who }.

# Journal: battle
told-battle = { $attacker } and { $defender } fight for { $area }: { $mode }.
told-committed = { $attacker } has chosen { $n ->
    [one] one card
   *[other] { $n } cards
}, { $defender } { $m }.
told-ambushed = { $who } lays an ambush.
told-combat_won = { $rolled ->
    [0] Combat { $n }: { $card } of { $who } beats { $beaten }, without dice.
   *[other] Combat { $n }: { $card } of { $who } beats { $beaten } (dice { $dice }).
}
told-combat_tied = { $rolled ->
    [0] Combat { $n }: { $attacking } and { $defending } tie, without dice.
   *[other] Combat { $n }: { $attacking } and { $defending } tie (dice { $dice }).
}
told-unmatched = Combat { $n }: { $card } of { $who } meets no opponent and wins.
told-blocks = Blocks: attacker { $attacker }, centre { $centre }, defender { $defender }.
told-routed = { $winner } routs { $loser }.
told-attacker_won = { $who } wins the battle and conquers { $area }.
told-defender_won = { $who } wins the battle and holds { $area }.
told-looted = { $who } loots { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
} from the warehouse of { $victim }.
told-casualties = Casualties of { $who }: { $cards }.
told-plundered = { $who } plunders { $blocks ->
    [one] one trade marker
   *[other] { $blocks } trade markers
} of { $victim } in { $area }.
told-bonus_action = { $who } takes a bonus action.

# Journal: diplomacy
told-annexed = The Diplomat of { $who } wins over { $area } for { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
}.
told-courted = { $who } { $blocks ->
    [one] pays one block
   *[other] pays { $blocks } blocks
} and rolls { $die } for { $area }, needed { $needed } or more: success.
told-not_courted = { $who } { $blocks ->
    [one] pays one block
   *[other] pays { $blocks } blocks
} and rolls { $die } for { $area }, needed { $needed } or more: no success.
told-undermined = { $who } { $blocks ->
    [one] pays one block
   *[other] pays { $blocks } blocks
} and rolls { $die }: { $owner } loses a control marker in { $area }.
told-not_undermined = { $who } { $blocks ->
    [one] pays one block
   *[other] pays { $blocks } blocks
} and rolls { $die }: { $owner } keeps all markers in { $area }.

# Journal: other actions
told-recruited = { $who } recruits { $card }.
told-refreshed = { $who } { $blocks ->
    [one] pays one block
   *[other] pays { $blocks } blocks
} for a new display: { $cards }.
told-not_recruited = { $who } takes no card.
told-disbanded = { $who } disbands { $card }.
told-fortified = { $who } fortifies { $area } for { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
}.
told-traded = { $who } places a trade marker in { $area }.
told-displaced = { $who } rolls { $die }, needed { $needed } or more, and displaces a trade marker of { $victim } in { $area }.
told-not_displaced = { $who } rolls { $die }, needed { $needed } or more, and fails to displace { $victim } in { $area }.
told-restocked = { $who } moves { $blocks ->
    [one] one trade marker
   *[other] { $blocks } trade markers
} from stock to warehouse.
told-strengthened = { $who } places another control marker in { $area }, { $now } in all.

# Journal: scoring
told-scored = { $who } scores { $total }: areas { $control }, trade { $trade }, cards { $cards }, plunder { $plunder }.
told-standing = { $who } now has { $total ->
    [one] one victory point
   *[other] { $total } victory points
}.

# End
end-turns = Four turns have been played; the most victory points win.
score-scoring_2 = Turn 2
score-scoring_3 = Turn 3
score-scoring_4 = Turn 4
score-areas = Areas
score-trade_markers = Trade markers

# Refusals
why-must-take-card = Without a refresh you must take a card (EMP-16.3).
why-must-place-one = You must place at least one trade marker (EMP-18.1).
why-bribe-too-high = You can pay no more than { $n ->
    [one] one block
   *[other] { $n } blocks
} (EMP-15.5).
why-no-attack = You have no target within reach (EMP-9.1).
why-no-diplomacy = With { $n ->
    [one] one block
   *[other] { $n } blocks
} no area is open to your diplomacy (EMP-15.2).
why-no-recruit = You may take none of the cards on display and have no block for a refresh (EMP-16.3).
why-no-disband = You hold no recruited card that can be disbanded (EMP-16.8).
why-no-trade = You have no trade marker in your warehouse that could be placed (EMP-18.1).
why-no-control = You have no control marker in stock (EMP-19.4).
why-no-restock = The house rule of restocking is not in use (EMP-24.3).
why-nothing-to-restock = You have no trade marker in stock (EMP-24.3).
why-fort-too-expensive = A fortification costs { $n ->
    [one] one block
   *[other] { $n } blocks
}; you have { $m } (EMP-17.1).
why-no-fort-left = No fortification is left in the supply (EMP-5.10).
why-all-fortified = All your provinces are fortified already (EMP-17.2).
why-setup-foreign = { $a } is controlled by another player (EMP-3.10).
why-setup-not-adjacent = { $a } is not adjacent to any area of yours (EMP-3.9).
why-start-at-sea = { $a } is a sea area; everybody starts in a province (EMP-3.5).
why-start-taken = Another player has started in { $a } (EMP-3.5).
why-side-full = { $a } lies in the { $b }, where { $n ->
    [one] one player has
   *[other] { $n } players have
} already started (EMP-3.6).
why-fort-at-sea = { $a } is a sea area; only provinces can be fortified (EMP-17.3).
why-fort-not-own = You do not control { $a } (EMP-17.1).
why-fortified-already = { $a } has a fortification already (EMP-17.2).
why-attack-own = You control { $a } yourself (EMP-9.1).
why-out-of-reach = { $a } is out of reach: not adjacent to your areas, nor open to you by sea (EMP-9.2).
why-last-province = { $a } is the last province of its owner and cannot be attacked (EMP-5.13).
why-diplomacy-own = You control { $a } yourself (EMP-15.2).
why-diplomacy-not-adjacent = { $a } is out of reach of your diplomacy (EMP-15.2).
why-courting-too-expensive = Courting { $a } costs { $n ->
    [one] one block
   *[other] { $n } blocks
}; you have { $m } (EMP-15.3).
why-diplomat-needed = Another player controls { $a }; only a Diplomat can work against him (EMP-15.5).
why-last-marker = { $a } is the last province of its owner, and its last marker is safe (EMP-15.8).
why-trade-out-of-reach = { $a } is not next to any of your control or trade markers (EMP-18.2).
why-trade-full-of-own = { $a } is full of your own trade markers (EMP-18.9).
why-control-not-own = You do not control { $a }; markers are only added to own areas (EMP-19.3).
why-reclaim-not-own = You have no control marker in { $a } (EMP-5.12).
why-reclaim-last = { $a } is your last province; its last marker stays there (EMP-5.12).
why-reclaim-fortified = { $a } is fortified; its last marker stays there (EMP-5.12).
why-not-on-display = { $a } is not on display (EMP-16.1).
why-wrong-side = { $a } needs a province in the { $b }, and you control none there (EMP-16.4).
why-only-one = You have a { $a } already; nobody may have two (EMP-16.5).
why-refreshed-already = The display can be refreshed only once per action (EMP-16.2).
why-no-block-to-refresh = A refresh costs { $n ->
    [one] one block
   *[other] { $n } blocks
}, and you have none (EMP-16.2).
why-disband-empire = { $a }: Empire cards are kept all game (EMP-16.9).
why-disband-special = The { $a } lies open before you and cannot be disbanded (EMP-16.9).
why-disband-on-offer = { $a } lies in the display, so it cannot be disbanded (EMP-16.11).
why-not-held = You do not hold { $a } (EMP-10.3).
why-special-never-fights = A { $a } never fights (EMP-10.4).
why-not-usable = { $a } cannot be used in this kind of battle: { $b } (EMP-10.4).
why-all-committed = You have committed every { $a } that you hold (EMP-22.1).
why-card-list-order = { $a } comes before { $b } in the card list; cards are picked in that order (EMP-22.2).
why-number-out-of-reach = With { $a } the required cards could not be completed any more (EMP-22.2).
why-not-to-order = { $a } is not among the cards that you still have to order (EMP-10.6).
why-slow-too-early = { $a } is slow; your fast cards come first (EMP-10.7).
why-fast-too-late = Only one card may be out of sequence, so { $a } cannot come now (EMP-10.8).

## Figures, summaries, hints
moment = Turn { $a }, round { $b }
figure-projected = Worth of the position
luck-note = Rolls and combats won more than was to be expected of the dice, and markers that revolts spared. Cards do not count.
deed-attacked = attacked { $what }
deed-won = won { $count ->
        [one] the battle for { $what }
       *[other] { $count } battles ({ $what })
    }
deed-routed = { $count ->
        [one] routed an enemy
       *[other] routed { $count } enemies
    }
deed-lost_cards = lost { $count ->
        [one] a card ({ $what })
       *[other] { $count } cards ({ $what })
    }
deed-plundered = plundered { $count ->
        [one] a trade marker
       *[other] { $count } trade markers
    }
deed-courted = succeeded with diplomacy ({ $what })
deed-failed_diplomacy = failed with diplomacy ({ $what })
deed-recruited = recruited { $what }
deed-disbanded = disbanded { $what }
deed-traded = placed { $count ->
        [one] a trade marker ({ $what })
       *[other] { $count } trade markers ({ $what })
    }
deed-fortified = fortified { $what }
deed-strengthened = strengthened { $what }
deed-revolted = lost markers to the revolt ({ $what })
deed-reclaimed = gave up markers in { $what }
hint-battle = battle, victory about { $battle } %
hint-hold = victory about { $battle } %
hint-then_battle = { $chance } % to get there, then battle, victory about { $battle } %
hint-bribes = { $least } to { $most } %, depending on the bribe
hint-cost = { $chance } % for { $blocks ->
        [one] a block
       *[other] { $blocks } blocks
    }
