# Scharz

## Questions: set-up
ask-choose_faction = Which people do you lead?
ask-place_village = In which field do you found a village?
ask-relocate_village = Do you move one of your villages?
ask-relocate_village_to = To which field does the village of { $a } move?
ask-place_dock = At which village does your dock stand?
ask-place_herd = Where do the { $a } go?
ask-place_light = Where does a light infantry stand?
ask-choose_bonus = Which start bonus do you take?
ask-bonus_field = In which field does the bonus { $a } take effect?

## Questions: prestige and points
ask-prevent_vp_loss = { $a ->
    [one] You lose one victory point. Do you keep it for 4 prestige points (1) or not (0)?
   *[other] You lose { $a } victory points. How many of them do you keep, for 4 prestige points each?
}
ask-reroll_d6 = The die shows { $a }. Do you repeat the roll for 4 prestige points?

## Questions: movement
ask-order_from = Orders: from where?
ask-order_piece = Which piece in { $a }?
ask-order_count = How many: { $a } in { $b }?
ask-order_to = Where does { $a } from { $b } go?
ask-order_load = What does the { $a } take aboard?
ask-unload_piece = Who goes ashore from the { $a }?
ask-unload_to = Where does { $a } go ashore?
ask-forced_march = Do you declare a forced march for 14 prestige points?
ask-relocate_item = Which herd or which goods do you move?
ask-relocate_count = How many of: { $a }?
ask-relocate_to = Where to with: { $a }?

## Questions: diplomacy
ask-propose = What do you propose?
ask-propose_to = To whom: { $a }?
ask-tribute_form = Tribute to { $a }, worth at least { $b }: in coins or goods?
ask-tribute_amount = How many coins do you offer { $a }?
ask-tribute_item = Goods worth at least { $a }: what do you offer?
ask-agreement_kind = What do you agree with { $a }?
ask-answer = { $a } proposes: { $b }. Your answer?
ask-lord_dispute = Whom do you, as their lord, give the young { $a }?

## Questions: hinterland
ask-double_construction = Do all your sites work at double speed this season, for 12 prestige points?
ask-trade_action = Trade: what do you do?
ask-trade_place = { $a }: where?
ask-trade_what = { $a }: what?
ask-trade_count = { $a }: how many?
ask-offer_item = What do you give { $a }?
ask-want_item = What do you want from { $a }?

## Questions: special phases
ask-sow_field = Which field do you sow?
ask-recruit_field = In which field do you recruit?
ask-recruit_upgrade = Do you equip the recruits of { $a } at once?
ask-recruit_mount = In which field do you mount recruits?
ask-mount_count = How many do you mount in { $a }?
ask-feast_size = Which feast do you hold?
ask-give_up = Not everything can be fed or paid. What do you give up?
ask-slaughter_herd = Which herd do you slaughter for the winter?
ask-share_meat = { $a } meat is left. Do you give it to somebody?
ask-feed_besieged = { $a } cannot feed { $b }. Do you feed it for { $c } food and take it over?

## Journal: set-up
told-faction_chosen = { $who } leads the { $people }.
told-start_roll = { $who } rolls { $swords ->
    [one] one sword
   *[other] { $swords } swords
  }.
told-starts = { $who } begins.
told-village_placed = { $who } founds a village in { $field }.
told-village_moved = { $who } moves a village from { $from } to { $to }.
told-rival_drawn = The rival of { $who } is { $rival }.
told-equipped = The light infantry of { $who } stands in { $fields }.
told-bonus_chosen = { $who } takes the start bonus { $bonus }.

## Journal: the year
told-season_begins = Year { $year }: { $season }.
told-wealthiest = The last year is over; { $who } is the wealthiest and wins.
told-vp_gained = { $who } gains { $points ->
    [one] one victory point
   *[other] { $points } victory points
  } and has { $total }.
told-vp_lost = { $who } loses { $points ->
    [one] one victory point
   *[other] { $points } victory points
  } and has { $total }.
told-vp_kept = { $who } pays prestige to keep { $points ->
    [one] one victory point
   *[other] { $points } victory points
  }.
told-rerolled_d6 = { $who } pays prestige and rolls { $second } instead of { $first }.

## Journal: movement
told-ordered = { $who }: { $count } × { $unit } from { $from } to { $to }.
told-boarded = { $who }: { $pieces } board in { $from }.
told-landed = { $who }: { $pieces } go ashore in { $at }.
told-lifted = { $who }: harbour transport of { $pieces } from { $from } to { $to }.
told-no_room = { $who }: there is no room in { $to } for all of { $pieces }.
told-crossed = { $who }: { $count } × { $unit } on the way from { $from } to { $to } { $count ->
    [one] meets the enemy
   *[other] meet the enemy
} on the border.
told-sold_ship = { $who } beaches a { $ship } in { $at } and gets { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
told-marches = { $who } declares a forced march for { $cost ->
    [one] one prestige point
   *[other] { $cost } prestige points
}.
told-relocated = { $who } moves { $count } × { $item } from { $from } to { $to }.
told-lost_in_mountains = { $who } loses { $unit } in the mountains of { $field }.
told-lost_by_attrition = { $who } loses { $unit } in { $field } by attrition.

## Journal: diplomacy
told-submitted = { $vassal } becomes a vassal of { $lord }.
told-tribute_offered = { $who } offers { $to } a tribute worth { $value }.
told-passage_asked = { $who } asks { $to } for passage.
told-agreement_offered = { $who } proposes to { $to }: { $kind }.
told-accepted = { $who } accepts.
told-declined = { $who } declines.
told-truce_made = Truce: { $petitioner } has paid { $recipient }; it lasts to the end of season { $until }.
told-truce_ended = The truce of { $petitioner } with { $recipient } is over.

## Journal: hinterland
told-hastened = { $who } pays { $cost ->
    [one] one prestige point
   *[other] { $cost } prestige points
} for double construction.
told-finished = { $who } completes a { $building } in { $field }.
told-started = { $who } begins a { $building } in { $field } with { $workers ->
    [one] one worker
   *[other] { $workers } workers
}.
told-workers_added = { $who } sends { $workers ->
    [one] one more unit
   *[other] { $workers } more units
} to work in { $field }.
told-sped_up = { $who } pays { $coins ->
    [one] one coin
   *[other] { $coins } coins
} to speed up the work in { $field }.
told-bought = { $who } gets { $count } × { $unit } in { $field }.
told-purchase_doubled = { $who } may buy twice as many units in { $field }.
told-upgraded = { $who } turns light infantry in { $field } into { $count } × { $unit }.
told-degraded = { $who } turns { $count } × { $unit } in { $field } back into light infantry.
told-ship_sold = { $who } sells a { $unit } in { $field } for { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
told-disbanded = { $who } disbands { $count } × { $unit } in { $field }.
told-mounted = { $who } mounts { $count } × cavalry in { $field }.
told-commander_bought = { $who } now has a commander of level { $level }.
told-rival_named = { $who } names { $rival } as a further rival.
told-corsairs_placed = { $who } sends corsairs into the { $sea }.
told-banked = { $who } trades with the bank, { $count } ×: { $lot }.
told-herd_bought = { $who } buys { $herd } for { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
told-herd_sold = { $who } sells { $herd } for { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
told-slaughtered = { $who } slaughters { $herd } and sells the meat for { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
told-trade_offered = { $who } offers { $to }: { $gives } for { $wants }.
told-redeemed = { $who } redeems the realm: { $to } gets { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
told-caught = { $who } lands { $fish } fish from the { $sea } in { $at }.

## Journal: special phases
told-born = { $who } has a new herd of { $herd }: { $place }.
told-taxed = { $who } takes { $coins ->
    [one] one coin
   *[other] { $coins } coins
} in taxes.
told-tribute_of_vassal = { $vassal } pays { $lord } { $coins ->
    [one] one coin
   *[other] { $coins } coins
} of it.
told-raised = The prestige of { $who } is raised to { $points }.
told-homage = { $vassal } pays homage to { $lord }.
told-winter_weather = Winter weather, { $climate }: { $weather }.
told-sowing_weather = Weather at sowing, { $climate }: { $weather }.
told-sown = { $who } sows { $field }: { $grain ->
    [one] one grain stands there
   *[other] { $grain } grain stand there
}.
told-harvested = { $who } harvests { $grain } grain; { $lost ->
    [one] one is lost
   *[other] { $lost } are lost
}.
told-recruited = { $who } recruits { $unit } in { $field }.
told-feasted = { $who } holds a { $size } feast: { $points ->
    [one] one prestige point
   *[other] { $points } prestige points
} for { $grain } grain.
told-paid = { $who } pays { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
told-gave_up = { $who } gives up: { $what }.
told-cut_off = { $who } loses what is cut off: { $unit }.
told-settlement_lost = The settlement of { $who } in { $field } is abandoned.
told-slaughtered_for_food = { $who } slaughters { $herd } for { $meat } meat.
told-fed = { $who } feeds the people with { $meat } meat, { $fish } fish and { $grain } grain.
told-meat_sold = { $who } sells the rest of the meat for { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
told-meat_shared = { $who } gives { $to } { $meat } meat.
told-herd_starved = { $who } loses a herd that nobody can feed: { $herd }.

## Journal: the end
told-claimed = { $who } claims { $claim }.
told-claim_lost = { $who } loses the claim of { $claim }.
told-claim_hungry = { $who } holds { $claim }, but cannot feed all settlements through a winter.
told-won = { $who } has held { $claim } for a season and wins.
end-unification = One realm has unified the land.
end-dominance = One realm dominates all others.
end-might = One realm has become mighty.
end-wealth = After the last year the wealthiest realm wins.
score-coins = Coins
score-victory_points = Victory points
score-prestige = Prestige
score-units = Units
score-fish = Fish
score-grain = Grain
score-herds = Herds
score-land_fields = Land fields
score-sea_fields = Sea fields
score-vassals = Lords and vassals
score-redemptions = Redemptions paid
score-tributes = Tributes paid
score-buildings = Buildings
score-captured = Pieces lost

## Terms: diplomacy
term-clear = clear all orders
term-submit = submit as a vassal
term-tribute = tribute for a truce
term-request_passage = right of passage
term-agreement = agreement
term-coins = coins
term-goods = goods
term-grain = grain
term-fish = fish
term-non_aggression = do not attack each other
term-open_borders = open borders
term-secure_connection = a secure connection
term-joint_attack = joint attack on { $a }

## Terms: trade
term-build = start building
term-add_workers = add workers
term-speed_up = speed up a site
term-buy_light = buy light infantry
term-hire = hire mercenaries
term-hire_for_prestige = hire mercenaries for prestige
term-double_purchase = double purchase for prestige
term-upgrade = upgrade a unit
term-mount = mount light infantry
term-degrade = degrade units
term-sell_ship = sell a ship
term-disband = disband units
term-bank = trade with the bank
term-buy_herd = buy a herd
term-sell_herd = sell a herd
term-offer_trade = trade with a player
term-redemption = redemption for a truce
term-commander = commander
term-extra_rival = name a further rival
term-corsairs = send corsairs
term-coin1 = 1 coin
term-coin5 = 5 coins
term-grain1 = 1 grain
term-grain5 = 5 grain
term-fish1 = 1 fish
term-sell_grain = sell 2 grain for 1 coin
term-sell_grain_harbour = sell 1 grain for 1 coin at the harbour
term-buy_grain = buy 1 grain for 2 coins
term-buy_grain_harbour = buy 2 grain for 3 coins at the harbour
term-sell_fish = sell 2 fish for 1 coin
term-buy_fish = buy 1 fish for 1 coin
term-sell_meat = sell 2 meat for 1 coin

## Terms: special phases and victory
term-small = small
term-medium = medium
term-large = large
term-bad = bad
term-normal = normal
term-good = good
term-subtropical = subtropical
term-temperate = temperate
term-cold = cold
term-sea = sea
term-unification = unification
term-dominance = dominance
term-might = might

## Terms: pieces and places
term-light_working = working light infantry
term-shipyard_of = shipyard of { $a }
term-shipyard_and_sea = shipyard of { $a }, the rest to { $b }
term-sell_at = land for good in { $a }
term-in_settlement = inside { $a }
term-on_field = on the field { $a }
term-grain_at = grain in { $a }
term-fish_at = fish in { $a }
term-settlement_at = settlement of { $a }
term-piece_at = { $a } in { $b }
term-herd_in = { $a } inside { $b }
term-herd_on = { $a } on the field { $b }
term-transport_with_1 = transport ship with { $a }
term-transport_with_2 = transport ship with { $a } and { $b }
term-transport_with_3 = transport ship with { $a }, { $b } and { $c }

### Combat

## Questions: return
ask-sally = { $a }: do the units inside sally?
ask-return_unit = { $a }: who goes inside the settlement?
ask-builders_fight = { $a }: how many workers leave the site to fight?

## Questions: battle
ask-attack_corsair = { $a }: do you attack the corsairs of { $b }?
ask-flee_before = { $a }: do you stand, or flee before the battle? Where to?
ask-battle_target = { $a }: whom do you attack in this round?
ask-front_swap = { $a }: which unit of your front do you exchange for a reserve?
ask-front_pick = { $a }: who steps into your front?
ask-reroll = { $a }: which die do you roll again?
ask-strike_the_rear = { $a }: do you pay 6 prestige points to choose the enemy unit that is hit first?
ask-assign_hit = { $a }: which unit takes the hit?
ask-lord_dispute_hit = { $a }: whose { $b } takes the hit?
ask-flee = { $a }: do you stand or flee? Where to?
ask-intercept = { $a }: do you try to intercept { $b }?
ask-pursue = { $a }: do you pursue { $b } to { $c }?
ask-put_to_sea = { $a } is lost: to which field do your ships put to sea?
ask-border_advance = { $a }: into which field do your victorious units advance?
ask-reinforce_from = { $a }: from which field do you bring in reinforcements?
ask-reinforce_piece = { $a }: which units do you bring in from { $b }?
ask-reinforce_count = { $a }: how many { $c } do you bring in from { $b }?
ask-rescue = { $a }: whom do you take aboard?
ask-lord_dispute_honour = { $a }: who of your side gets victory points, prestige and loot?

## Questions: sieges and spoils
ask-siege_action = { $a }: what do the besiegers do?
ask-siege_continue = { $a }: does the assault go on?
ask-sally_after_siege = { $a }: the assault is over. Do the defenders sally?
ask-capture_choice = { $a } has fallen: do you occupy or destroy the town?
ask-seize_grain = { $a }: what becomes of the enemy’s standing grain?
ask-seize_herd = { $a }: what becomes of the enemy’s herd ({ $b })?
ask-waste_own = Which of your own grain or herds do you destroy?

## Journal: return
told-sallied = { $field }: the units of { $who } sally.
told-went_inside = { $field }: { $who } sends inside: { $what }.
told-builders_joined =
    { $n ->
        [one] { $field }: one worker of { $who } takes up arms.
       *[other] { $field }: { $n } workers of { $who } take up arms.
    }
told-encircled = { $field }: { $who } encircles the settlement of { $besieged }.

## Journal: battle
told-corsairs_rolled =
    { $sunk ->
        [0] { $where }: the corsairs of { $who } roll { $rolls } and sink nothing.
        [one] { $where }: the corsairs of { $who } roll { $rolls } and sink a ship.
       *[other] { $where }: the corsairs of { $who } roll { $rolls } and sink { $sunk } ships.
    }
told-battle_aimed = { $where }: { $who } attacks { $target }.
told-battle_rolled =
    { $swords ->
        [one] { $where }: { $who } rolls { $faces }: one sword.
       *[other] { $where }: { $who } rolls { $faces }: { $swords } swords.
    }
told-battle_charged =
    { $swords ->
        [one] { $where }: { $who } charges and rolls { $faces }: one sword.
       *[other] { $where }: { $who } charges and rolls { $faces }: { $swords } swords.
    }
told-battle_workers =
    { $swords ->
        [one] { $where }: the workers of { $who } roll { $faces }: one sword after halving.
       *[other] { $where }: the workers of { $who } roll { $faces }: { $swords } swords after halving.
    }
told-battle_rerolled = { $where }: { $who } rolls again: { $die }; it now shows { $swords }.
told-battle_rear = { $where }: { $who } strikes at the rear: { $what } must fall first.
told-battle_lost_units = { $where }: the side of { $who } loses { $what }.
told-battle_fled = { $where }: { $who } flees to { $goal }.
told-battle_broke_off = { $where }: { $who } breaks off the fight against the corsairs.
told-battle_caught = { $where }: { $who } rolls { $roll } and intercepts { $fleeing }.
told-battle_escaped = { $where }: { $who } rolls { $roll }; { $fleeing } escapes.
told-battle_pursued = { $who } pursues { $fleeing } to { $goal }.
told-ships_put_to_sea = { $where }: the ships of { $who } put to sea and sail to { $goal }.
told-ships_trapped =
    { $n ->
        [one] { $where }: a ship of { $who } finds no way out and is destroyed.
       *[other] { $where }: { $n } ships of { $who } find no way out and are destroyed.
    }
told-border_advanced = { $where }: { $who } wins the border and advances into { $goal }.
told-border_reinforced = { $where }: { $who } brings in { $n } × { $what } from { $from }.
told-sea_rescued = { $where }: { $who } takes { $what } aboard.
told-sea_drowned =
    { $n ->
        [one] { $where }: one unit of { $who } drowns.
       *[other] { $where }: { $n } units of { $who } drown.
    }
told-battle_won = { $where }: { $who } wins the battle.
told-battle_undecided = { $where }: the battle has no winner.
told-battle_loot =
    { $coins ->
        [one] { $where }: { $who } loots one coin.
       *[other] { $where }: { $who } loots { $coins } coins.
    }
told-combat_prestige =
    { $points ->
        [one] { $who } wins one prestige point in combat.
       *[other] { $who } wins { $points } prestige points in combat.
    }

## Journal: sieges and spoils
told-assaulted = { $field }: { $who } assaults the settlement.
told-breached = { $field }: { $who } breaches the wall.
told-assault_stopped = { $field }: the assault of { $who } is over; the walls are whole again.
told-sallied_after_siege = { $field }: the defenders of { $who } sally.
told-settlement_fell = { $field }: { $who } takes the { $what } of { $owner }.
told-town_occupied = { $field }: { $who } occupies the town; it becomes a village.
told-plundered = { $field }: { $who } plunders { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
told-shipyard_raided = { $field }: { $who } raids the shipyard of { $owner }.
told-surrendered = { $field }: the starving settlement of { $who } surrenders to { $to }.
told-grain_taken = { $field }: { $who } takes { $n } standing grain from { $owner }.
told-grain_burnt = { $field }: { $who } burns the standing grain of { $owner }.
told-herd_taken = { $field }: { $who } takes the { $herd } of { $owner }.
told-herd_slaughtered = { $field }: { $who } slaughters the { $herd } of { $owner }.
told-own_grain_burnt = { $field }: { $who } burns the own standing grain.
told-own_herd_slaughtered = { $field }: { $who } slaughters the own { $herd }.

## Terms: combat
term-sally = sally
term-stand = stand
term-break_off = break off, stay in the field
term-pursue = pursue
term-assault = assault
term-raid_shipyard = raid the shipyard
term-hold = hold
term-continue = continue
term-stop = stop
term-occupy = occupy
term-destroy = destroy
term-take = take
term-burn = burn
term-slaughter = slaughter
term-leave = leave
term-by_heavy = heavy infantry
term-by_commander = commander
term-by_prestige = prestige
term-reroll = { $b } showing { $c } (by { $a })
term-border = Border { $a } – { $b }

## Figures, summaries, hints
moment =
    { $b ->
        [1] Spring of year { $a }
        [2] Summer of year { $a }
        [3] Autumn of year { $a }
       *[other] Winter of year { $a }
    }
figure-wealth = Wealth
luck-note = Swords more than the mean of the dice that were rolled in battle, and interceptions and corsairs more successful than was to be expected. The weather strikes everybody and does not count.
deed-won = won { $count ->
        [one] the battle at { $what }
       *[other] { $count } battles ({ $what })
    }
deed-assaulted = stormed { $what }
deed-took_settlement = took the settlement in { $what }
deed-lost_units = lost { $what }
deed-fled = fled to { $what }
deed-plundered = plundered { $count ->
        [one] a coin
       *[other] { $count } coins
    }
deed-started = began to build { $what }
deed-finished = finished { $what }
deed-bought = bought { $count ->
        [one] a unit
       *[other] { $count } units
    }
deed-recruited = recruited { $what }
deed-taxed = raised { $count ->
        [one] a coin
       *[other] { $count } coins
    } in taxes
deed-paid = paid { $count ->
        [one] a coin
       *[other] { $count } coins
    }
deed-feasted = held a feast ({ $what })
deed-submitted = became a vassal of { $what }
deed-truce = made a truce with { $what }
hint-facing = { $units ->
        [one] { $units } enemy
       *[other] { $units } enemies
    } with { $life ->
        [one] a life point
       *[other] { $life } life points
    }{ $walls ->
        [0] { "" }
       *[other] , walls { $walls }
    }
hint-storming = breach { $breach } % (walls { $walls }); about { $foe_hits ->
    [one] one hit
   *[other] { $foe_hits } hits
} on you, who can bear { $life }
hint-clash = about { $hits ->
    [one] one hit
   *[other] { $hits } hits
} on the enemy, who can bear { $foe_life }; { $foe_hits } on you, who can bear { $life }
hint-hits = about { $hits ->
    [one] one hit
   *[other] { $hits } hits
} on the enemy, who can bear { $life }
