# Napoleon in Europe, English

# Keywords
term-stop = stop here
term-go = go
term-enough = enough
term-offensive_player = Diplomatic offensive against a player nation
term-offensive_minor = Diplomatic offensive against a minor nation
term-offensive_great = Diplomatic offensive against a neutral great nation
term-declare_war = Declare war
term-uprising = Cause an uprising
term-break_alliance = Break an alliance
term-request_passage = Ask for right of passage
term-revoke_passage = Revoke a right of passage
term-armistice = Offer an armistice
term-sue_for_peace = Sue for peace
term-exchange = Offer an exchange of regions
term-gift_pp = Give production points
term-annex_minor = Annex a minor nation
term-alliance = an alliance
term-ask_passage = ask for right of passage
term-leave = leave
term-grant = grant
term-refuse = refuse
term-liberate = liberate regions
term-go_on = the game goes on
term-time_up = the time has run out
term-land = Move land units
term-fleet = Move squadrons
term-engage = Engage enemy squadrons
term-port_attack = Attack a port
term-transport = Move units by sea
term-politics = Political action
term-end = End movement
term-fight = fight
term-avoid = avoid battle
term-pap = political action point
term-rest_here = all the rest

# Questions: setup, politics
ask-choose_nation = Choose a great nation.
ask-political_action = Take a political action?
ask-acting_nation = { $a }: which of your nations acts?
ask-offensive_target_nation = { $a }: whom does the diplomatic offensive address?
ask-offensive_aim = { $a }: what do you propose to { $b } – an alliance, or to leave which ally?
ask-offensive_target_minor = { $a }: which minor nation does the diplomatic offensive address?
ask-offensive_reply = { $a } offers { $b } an alliance. Do you accept?
ask-offensive_reply_leave = { $a } proposes that { $b } leaves its alliance with { $c }. Do you accept?
ask-passage_reply = { $a } asks { $b } for right of passage. Do you grant it?
ask-armistice_reply = { $a } offers { $b } an armistice; each side pays 1 PAP. Do you accept?
ask-exchange_reply = { $a } offers { $b } an exchange of regions (see the journal). Do you accept?
ask-war_target = { $a }: on whom do you declare war?
ask-uprising_target = { $a }: where do you cause an uprising?
ask-uprising_loss = The uprising in { $a } goes on: which unit do you lose?
ask-break_target = { $a }: which alliance do you break?
ask-break_followup = { $a } has broken with { $b }: what about the troops?
ask-passage_target = { $a }: whom do you ask for right of passage?
ask-revoke_target = { $a }: whose right of passage do you revoke?
ask-armistice_target = { $a }: to whom do you offer an armistice?
ask-exchange_partner = { $a }: to whom do you offer an exchange of regions?
ask-exchange_give = Which region do you give to { $a }?
ask-exchange_take = Which region do you want from { $a }?
ask-gift_target = { $a }: who receives production points?
ask-gift_amount = How many production points does { $a } give to { $b }?
ask-annex_minor_target = { $a }: which minor nation do you annex?
ask-annex_objection = { $b } wants to annex { $c }. Does { $a } declare war on { $b }?
ask-neutral_aid = { $c } attacks { $b }. Does { $a } declare war on { $c }?
ask-congress_pick = Congress: what does { $a } take from { $b }?
ask-liberate_region = { $a }: which region do you liberate?
ask-repatriate_to = { $a }: where do the units in { $b } go?
ask-withdraw_destination = { $a }: where do the units in { $b } withdraw to?
ask-capital_return = To which capital does { $a } from { $b } return?
ask-time_check = Has the agreed time run out?

# Questions: movement, production
ask-joint_invite = { $a }: which ally do you invite to move with you?
ask-joint_reply = { $b } invites { $a } to move together. Do you accept?
ask-move_action = { $a }: what do you move?
ask-move_origin = { $a }: from which region do units march?
ask-move_unit = { $a }: which units march?
ask-move_count = { $a } from { $b }: how many?
ask-move_step = From { $a }: where to?
ask-fleet_origin = { $a }: from where do squadrons sail?
ask-fleet_count = { $a }, { $b }: how many squadrons sail?
ask-fleet_step = { $a }: from { $b } where to?
ask-engage_area = { $a }: where do you engage the enemy?
ask-port_attack_target = { $a }: which port do you attack?
ask-port_attack_from = From which sea area do you attack { $a }?
ask-port_attack_count = How many squadrons attack { $a } from { $b }?
ask-port_evict_sea = { $a }: the squadrons must leave { $b }. To which sea area?
ask-sea_intent = { $a } meets enemies in the sea area { $b }: fight or avoid battle?
ask-port_after_battle = { $a }: do squadrons from { $b } enter a port?
ask-port_after_battle_count = { $a }: how many squadrons enter { $b }?
ask-transport_origin = { $a }: from which region do units embark?
ask-transport_unit = { $a }: which units embark?
ask-transport_count = { $a } from { $b }: how many?
ask-transport_step = From { $a }: on to which sea area, or landing where?
ask-buy = { $a }: what do you buy?
ask-place_unit = { $a }: where do you place { $b }?
ask-place_squadron = { $a }: in which port do you place the squadron?

# Questions: which battle, retreat
ask-battle_next = { $a }: which battle is fought next?
ask-capture_leader = { $a }: whose leader do your units pursue?
ask-retreat_to = { $a }: where do the units in { $b } retreat to?
ask-retreat_unit = Which units retreat to { $a }?
ask-retreat_count = How many units of { $a } retreat to { $b }?
ask-landing_loss = { $a }: there are not enough squadrons before { $b }. Which unit is lost?

# Journal: setup, sequence
told-scenario_begins = { $scenario }. The game begins in { NUMBER($month) }/{ NUMBER($year, useGrouping: 0) }.
told-nation_chosen = { $player } plays { $nation }.
told-turn_begins = { $nation } begins its turn ({ NUMBER($month) }/{ NUMBER($year, useGrouping: 0) }).
told-production_round = Production round after month { NUMBER($month) }/{ NUMBER($year, useGrouping: 0) }: every player nation gains 1 PAP.
told-nation_out = { $nation } is out of the game.
told-game_over = The agreed end is reached after { $round ->
    [one] one month
   *[other] { $round } months
}.
told-peace_decides = This decides the war.
told-end_rolled = Sudden death: { $roll } was rolled, { $need } or more ends the game.

# Journal: relations
told-war_begun = { $nation } is at war with { $against }.
told-war_over = The war between { $nation } and { $against } is over.
told-alliance_made = { $nation } and { $with } are allied.
told-alliance_over = The alliance between { $nation } and { $with } is over.
told-passage_granted = { $host } grants right of passage to { $guest }.
told-passage_over = { $guest } no longer has right of passage from { $host }.
told-control_taken = { $nation } comes under the control of { $controller }.
told-control_over = { $nation } is no longer controlled by anybody.
told-owner_changed = { $region } now belongs to { $nation }.
told-region_freed = { $region } is independent.
told-debt_paid = { $nation } pays { $pap } PAP of its debt.

# Journal: political actions
told-offensive_begun = { $nation } conducts a diplomatic offensive towards { $target }.
told-offensive_rolled = { $nation } courts { $target }: { $roll } was rolled, { $need } or less was needed.
told-minor_rolled = { $nation } courts { $region }: { $roll } was rolled, { $need } or more was needed.
told-alliance_offered = { $nation } offers { $to } an alliance.
told-leaving_proposed = { $nation } proposes that { $to } leaves its alliance with { $third }.
told-passage_asked = { $nation } asks { $to } for right of passage.
told-armistice_offered = { $nation } offers { $to } an armistice.
told-exchange_offered = { $nation } offers { $to }: { $give } for { $take }.
told-offer_declined = { $by } declines the offer of { $nation }.
told-exchanged = { $nation } and { $with } exchange regions: { $give } for { $take }.
told-armistice_made = { $nation } and { $with } agree on an armistice; each pays 1 PAP.
told-uprising_caused = { $nation } causes an uprising in { $region }.
told-uprising_suppressed = { $nation } suppresses the uprising in { $region } (rolled { $roll }).
told-uprising_goes_on = The uprising in { $region } goes on (rolled { $roll }); { $nation } loses a unit: { $unit }.
told-pp_given = { $nation } gives { $pp } PP to { $to }.
told-annexation_announced = { $nation } announces the annexation of { $region }.
told-annexation_rolled = { $nation } rolls { $die } with modifier { $modifier }; { $need } or more annexes.
told-minor_army = Army of { $region } ({ $nation }): { $infantry } infantry, { $cavalry } cavalry, { $artillery } artillery.
told-minor_resists = { $region } resists.
told-stands_alone = Nobody comes to the aid of { $nation }; it only defends itself.

# Journal: peace
told-sued = { $nation } sues for peace; victors: { $victors }.
told-debt = { $nation } owes { $pap } PAP.
told-war_won = { $nation } gains { $pap } PAP for the war it has won.
told-held_out = { $nation } holds out: { $roll } was rolled, more than { $value } means peace.
told-collapsed = { $nation } collapses: { $roll } was rolled, more than { $value } means peace.
told-congress_over = The congress about { $nation } is over.
told-liberated = { $nation } liberates { $regions }.
told-repatriated = Units of { $nation } leave { $origin } for { $region }.
told-stranded = Units of { $nation } in { $region } find no way home and are eliminated.
told-withdrew = Units of { $nation } withdraw from { $origin } to { $region }.
told-came_home = Units of { $nation } return to { $region }.

# Journal: movement
told-joined = { $ally } moves together with { $nation }.
told-joint_refused = { $ally } does not move with { $nation }.
told-moved = { $nation }: { $count ->
    [one] one unit marches
   *[other] { $count } units march
} from { $origin } to { $region }.
told-sailed = { $nation }: { $count ->
    [one] one squadron sails
   *[other] { $count } squadrons sail
} from { $origin } to { $to }.
told-engaged = { $nation } seeks battle in the sea area { $sea }.
told-evicted = The squadrons of { $nation } must leave { $port } for the sea area { $sea }.
told-sea_intents = Enemy fleets meet in the sea area { $sea }. Ready to fight: { $fighting }. Avoiding battle: { $avoiding }.
told-sea_caught = A { $die }: the fleet that avoided battle in the sea area { $sea } is caught.
told-sea_escaped = A { $die }: the fleet in the sea area { $sea } escapes.
told-sea_fought = Sea battle at { $water }: { $nations } with a total of { $total } against { $enemies } with { $against }.
told-ships_lost = { $nation } loses { $count ->
    [one] one squadron
   *[other] { $count } squadrons
} at { $water }.
told-took_port = { $nation }: { $count ->
    [one] one squadron enters
   *[other] { $count } squadrons enter
} { $port }.
told-embarked = { $nation }: { $count ->
    [one] one unit embarks
   *[other] { $count } units embark
} in { $origin } for { $region }.
told-intercepted = { $unit } of { $nation } is intercepted in the sea area { $sea }: a { $die } at interception rate { $rate }.
told-sailed_on = { $unit } of { $nation } passes the sea area { $sea }: a { $die } at interception rate { $rate }.
told-landed = { $nation }: { $count ->
    [one] one unit lands
   *[other] { $count } units land
} in { $region }.
told-turned_back = The leaders of { $nation } return to { $region }.
told-militia_raised = { $nation } raises { $count } militia in { $region }.

# Journal: production
told-income = { $nation } receives { $pp } PP and has { $total }.
told-bought = { $nation } buys { $unit }.
told-bought_pap = { $nation } buys a PAP.
told-placed = { $nation } places { $unit }: { $place }.

# Journal: after battles
told-leader_hunted = A leader of { $nation } in { $region } is pursued: a { $die }, { $need } or more eliminates him.
told-retreated = { $nation }: { $count ->
    [one] one unit retreats
   *[other] { $count } units retreat
} to { $region }.
told-cut_off = { $nation }: { $count ->
    [one] one unit cannot retreat from { $region } and is eliminated.
   *[other] { $count } units cannot retreat from { $region } and are eliminated.
}
told-re_embarked = { $nation }: { $count ->
    [one] one unit goes back on board and returns
   *[other] { $count } units go back on board and return
} to { $region }.
told-battle_pap = { $nation } gains { $pap } PAP for the victory in a grand battle.

# Ends and scores
end-length = The agreed number of months is over.
end-time-limit = The agreed time is over.
end-sudden-death = Sudden death has ended the game.
end-last-player = Only one player still holds a part of a homeland.
end-france-beaten = France has sued for peace: the anti-French alliance wins.
end-coalition-beaten = The whole anti-French alliance has sued for peace: the French alliance wins.
end-balance-french = Time is over: the French alliance has won more than it lost.
end-balance-coalition = Time is over: the French alliance has not won more than it lost, and the anti-French alliance wins.
score-level = Victory level (1 total victory to 6 annihilation)
score-dirty = Dirty victory
score-additional = Additional nations at level 3 or better
score-gain = Regions gained
score-regions = Regions
score-income = Income
score-pap = PAP
score-defeated = Nations that sued for peace

# Refusals
why-origin-resisted = These units must fight the minor nation that resists before they can move (NAP-6.16).
why-origin-moved = There is no unit of this nation that has not moved this month (NAP-6.11).
why-origin-nowhere = No unit there can enter any region beside it (NAP-6.3).
why-unit-none-ready = There is no such unit that has not moved and could go with the others (NAP-6.14).
why-step-no-border = The region has no common border with this one (NAP-6.2).
why-step-strait = Enemy squadrons close the strait (NAP-6.9).
why-step-units = These units may not go there: militia stay in their homeland, leaders do not go alone among enemies (NAP-6.6, NAP-6.7).
why-step-not-permitted = Its owner or troops there do not let the unit in: they are neutral and have granted no passage (NAP-6.3).
why-sail-twice = A squadron group enters no place twice in one turn (NAP-7.2).
why-sail-port = Squadrons enter only own or allied ports without enemy troops in their region (NAP-7.3).
why-sail-far = This sea area does not border the place where the squadrons are (NAP-7.1).
why-action-own-turn = A minor nation can be annexed only in one's own turn (NAP-10.6).
why-action-limit = The limit of actions or offers in this window is reached (NAP-10.9).
why-action-impossible = The PAP are missing, or there is no possible target (NAP-10.10, NAP-24.4).
why-war-ally = The alliance must be broken before war can be declared (NAP-11.11).
why-war-already = There is war with this nation already (NAP-11.11).
why-war-own = A player does not make war on himself (NAP-11.11).
why-war-truce = The truce after the last peace still holds (NAP-12.12).
why-war-side = There can be no war with this nation (NAP-11.11).
why-annex-owned = This region belongs to a great nation (NAP-14.3).
why-annex-once = The annexation of a region can be announced once a turn only (NAP-14.4).
why-annex-enemies = Enemy army units are in the region (NAP-14.3).
why-annex-troops = At least one army unit must stand in the region (NAP-14.3).
why-congress-owner = The loser does not own this region (NAP-12.19).
why-congress-price = There are not enough PAP for this region (NAP-12.7).
why-congress-capital = A capital can be taken only when the loser owns nothing else of its homeland (NAP-12.7).
why-buy-infantry-first = The infantry that the elite infantry needs must be bought first (NAP-9.8).
why-buy-too-dear = There are not enough PP (NAP-9.8).
why-buy-not-built = This nation does not build such units (NAP-21.5, NAP-21.8).
why-buy-no-place = There is no homeland region or port where it could be placed (NAP-9.9).
why-buy-no-figures = There is no figure left for it (NAP-2.2).
why-buy-british-army = Great Britain builds at most two land units in a production round (NAP-21.2).
why-place-homeland = New units are placed in own regions of the homeland only (NAP-9.9).
why-place-uprising = There is an uprising in this region (NAP-11.17).
why-place-intruders = Foreign troops stand in this region (NAP-9.9).

# Battle (chapters 15 to 20)
ask-deploy_unit = Deploy { $a }: which units, and where?
ask-deploy_count = How many of { $a } go to this zone: { $b }?
ask-phase_retreat = Fight on, or give the battle up?
ask-act_unit = { $a }: which unit acts?
ask-act_kind = { $a }: what does it do?
ask-act_zone = { $a }: where does it go?
ask-act_target = { $a }, { $b }: at which enemy unit?
ask-unit_nation = { $a }: of which nation?
ask-rally_type = { $a }: which unit shall be rallied?
ask-react_square = { $b } charges your { $a }: form square?
ask-react_evade = { $b } charges your { $a }: evade to the reserve?
ask-call_off = The target of your { $a } has formed square ({ $b }): charge home all the same?
ask-leader_lost = A leader falls here: { $a }. Of which nation?
ask-pursuit_nation = Which nation pursues next?
ask-pursue = { $a } pursues: with which unit?
ask-pursue_target = { $a } pursues: which enemy unit?
term-rest_to_reserve = the rest to the reserve
term-fight_on = fight on
term-retreat = retreat
term-move = move
term-fire = fire
term-charge = charge
term-dissolve = dissolve square
term-rally = rally
term-square = form square
term-stand = stand
term-evade = evade
term-charge_home = charge home
term-call_off = call off
term-a-retreat = attacker’s retreat zone
term-a-reserve = attacker’s reserve
term-a-left = attacker’s left
term-a-center = attacker’s centre
term-a-right = attacker’s right
term-middle-left = left middle zone
term-middle-center = central middle zone
term-middle-right = right middle zone
term-b-left = defender’s line, left column
term-b-center = defender’s centre
term-b-right = defender’s line, right column
term-b-reserve = defender’s reserve
term-b-retreat = defender’s retreat zone
term-at = { $a } ({ $b })
term-at-square = { $a } in square ({ $b })
term-at-second = { $a }, one action left ({ $b })
term-in-square = { $a } in square
told-skirmish_begun = A skirmish in { $region }: { $attackers } against { $defenders }.
told-grand_battle_begun = A grand battle in { $region }: { $attackers } against { $defenders }.
told-deployed = { $nation } deploys { $count } × { $unit }: { $zone }.
told-battle_round = Round { $round } of the battle begins.
told-battle_moved = { $nation }: { $unit } goes from here: { $start }, to there: { $end }.
told-battle_leader_fled = { $nation }: a lone leader in the { $zone } falls back to the reserve.
told-fire_hit = { $nation }: { $unit } ({ $zone }) fires at { $target } of { $enemy }: dice { $dice }, modifier { $modifier }, total { $total }, needed { $needed }. A hit; the die shows { $die }.
told-fire_missed = { $nation }: { $unit } ({ $zone }) fires at { $target } of { $enemy }: dice { $dice }, modifier { $modifier }, total { $total }, needed { $needed }. A miss.
told-charged = { $nation }: { $unit } ({ $zone }) charges { $target } of { $enemy }.
told-square_formed = { $nation }: { $unit } forms square.
told-square_failed = { $nation }: { $unit } tries to form square and fails; the die shows { $die }.
told-evaded = { $nation }: { $unit } evades the charge and goes to the reserve.
told-called_off = { $nation }: { $unit } calls the charge off.
told-clashed = { $nation }, { $unit }: dice { $dice }, modifier { $modifier }, total { $total }. { $enemy }, { $target }: dice { $dice2 }, modifier { $modifier2 }, total { $total2 }.
told-square_dissolved = { $nation }: { $unit } dissolves its square ({ $zone }).
told-battle_eliminated = { $nation } loses { $unit } ({ $zone }).
told-battle_driven_back = { $nation }: { $unit } ({ $zone }) is driven into the retreat zone.
told-battle_leader_fell = { $nation }: a leader falls ({ $zone }).
told-rallied = { $nation } rallies { $unit } of { $owner }: dice { $dice }, total { $total }, needed { $needed }. It goes to the reserve.
told-not_rallied = { $nation } cannot rally { $unit } of { $owner }: dice { $dice }, total { $total }, needed { $needed }.
told-battle_line_broken = The battle line of { $nations } is broken.
told-battle_retreated = The battle is given up by { $nations }.
told-battle_no_contact = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} without contact: the battle is lost for { $nations }.
told-battle_too_long = No decision after { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}: the battle is lost for { $nations }.
told-pursuit_caught = { $nation }: { $unit } pursues { $target } of { $enemy }; the die shows { $die }, needed { $needed }. Eliminated.
told-pursuit_escaped = { $nation }: { $unit } pursues { $target } of { $enemy }; the die shows { $die }, needed { $needed }. It escapes.
told-battle_won = The battle in { $region } is won by { $winners }. Units lost by the winner: { $losses }, by the loser: { $killed }.
end-battle-broken-line = A battle line was broken.
end-battle-retreat = A side gave the battle up.
end-battle-no-contact = The attacker sought no contact.
end-battle-round-limit = The battle lasted too long; the defender held.
score-lost = units lost
score-survivors = survivors
score-lost_pp = lost, in PP
score-survivors_pp = survivors, in PP
why-place-all = All units must be placed before the battle begins (NAP-15.8).
why-place-line-first = Every line zone needs an army unit before the rest can go to the reserve (NAP-15.8).
why-place-none-left = There is no such unit left to place (NAP-15.8).
why-place-own-zones = Units are placed in the own line zones and in the own reserve only (NAP-15.8).
why-place-last-units = The last army units are needed in the line zones that are still empty (NAP-15.8).
why-act-retreat-zone = Units in the retreat zone do nothing until they are rallied (NAP-16.8).
why-act-other-arm = It is another arm’s phase (NAP-16.1).
why-act-no-actions = There is no such unit with combat actions left (NAP-16.3).
why-act-nothing = This unit can neither move nor attack (NAP-16.4).
why-deed-square = Infantry in square can neither move nor charge (NAP-16.9).
why-deed-no-way = There is no zone that this unit may enter (NAP-16.5, NAP-16.6, NAP-16.10).
why-deed-out-of-range = There is no enemy unit within range straight ahead (NAP-16.15, NAP-17.1).
why-deed-guns-charge = Artillery never charges (NAP-18.1).
why-deed-nobody-ahead = There is no enemy unit in the zone straight ahead (NAP-16.15).
why-deed-rally = A leader rallies only from the reserve, and only units in the retreat zone (NAP-19.1).
why-deed-other-unit = This unit cannot do that (NAP-16.4).
why-zone-not-adjacent = A step leads to an adjacent zone only, never diagonally (NAP-15.7).
why-zone-enemy = A zone with enemy army units cannot be entered (NAP-16.5).
why-zone-held = From a zone next to the enemy no unit may go to another one next to the enemy (NAP-16.6).
why-zone-last-of-column = The last army unit of a column may not leave it (NAP-16.10).
why-target-leader = Leaders are never named as targets (NAP-17.9).
why-target-guns = Artillery cannot be charged while infantry or cavalry stands with it (NAP-18.2).
why-target-absent = There is no such enemy unit in the zone attacked (NAP-16.16).
why-pursuit-covered = The cavalry that covers the retreat must be caught first (NAP-20.4).
why-pursuit-nobody = The loser has no such unit that may be pursued (NAP-20.5).

## Figures, summaries, hints
moment =
    { $b ->
        [0] Round { $a }
       *[other] { $a }/{ NUMBER($b, useGrouping: 0) }
    }
figure-level = Victory level (5 total victory to 0 annihilation)
figure-income = Income
figure-army = Army units
luck-note = Shots, charges, rallies, pursuits, crossings, annexations, offensives and collapses, as far as they went better than was to be expected; at sea the squadrons sunk and lost, and whether those who avoided battle were caught. What one side gains in battle the other one loses.
deed-war = went to war with { $what }
deed-peace = ended the war with { $what }
deed-sued = sued for peace ({ $what })
deed-alliance = allied with { $what }
deed-alliance_over = left the alliance with { $what }
deed-control = took control of { $what }
deed-annexed = tried to annex { $what }
deed-courted = courted { $what }
deed-exchanged = exchanged regions with { $what }
deed-moved = marched to { $what }
deed-landed = landed in { $what }
deed-sailed = sailed to { $what }
deed-eliminated = lost { $what } in battle
deed-ships_lost = lost { $count ->
        [one] a squadron
       *[other] { $count } squadrons
    }
deed-retreated = retreated to { $what }
deed-uprising = caused an uprising in { $what }
deed-earned = earned { $count } PP
deed-bought = bought { $what }
hint-win = victory about { $chance } %
hint-shot = hit { $hit } %, fatal { $kill } %
hint-charge = won { $win } %, lost { $lose } %
hint-facing = { $units ->
    [one] one enemy unit
   *[other] { $units } enemy units
}; { $ours ->
    [one] with the one unit here
   *[other] with all { $ours } units here
} victory about { $chance } %
