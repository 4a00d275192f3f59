# Generalship

# -- keywords
term-normal = as laid
term-mirrored = swapped
term-food_to_metal = food for metal
term-metal_to_food = metal for food
term-draw = draw cards
term-use = use cards
term-develop = develop a technology
term-commander = as commander
term-power = as political power
term-resources = food and metal
term-upgrade = upgrade a unit
term-food = save food
term-metal = save metal
term-points = victory points
term-discard_commander = discard the enemy commander
term-triumph = discard the enemy commander and take a point

# -- actions
term-production = Production
term-growth = Population growth
term-general = General card
term-technology = Technology card
term-alliance = Alliance
term-draft_upgrade = Draft and upgrade
term-march = March

# -- compound terms
term-draft = draft { $a }
term-line = { $a } to { $b }
term-moving = { $a } with { $b } { $b ->
    [one] movement point
   *[other] movement points
}
term-add = { $a } into field { $b }
term-remove = { $a } out of its field
term-paid = { $a } × 1 point and { $b } × 2 points
term-assign = { $a }: { $c } × { $b }

# -- questions
ask-choose_nation = Which nation do you rule?
ask-orientation = How do you lay your two front tiles?
ask-keep_general = Which general do you keep?
ask-first_commander = Which of the two becomes your commander?
ask-choose_tile = On which action tile do you put your cylinder?
ask-choose_action = { $a }: which action do you take? The others do the other one.
ask-production_circle = On which of the two circles does your highest population stand?
ask-exchange = { $a }: do you exchange food and metal?
ask-growth_circle = On which circle does the next population come?
ask-general_mode = Do you draw generals or use those in hand?
ask-general_card = Which general do you use?
ask-general_role = What becomes of this general?
ask-tech_mode = Do you draw technology cards or develop a technology?
ask-tech_choice = Which technology do you develop?
ask-tech_payment = How do you pay for { $a }?
ask-renaissance_tech = Renaissance: which technology is developed for free?
ask-plague_unit_tile = Black Death: where do you lose a unit?
ask-plague_unit = Black Death: which unit in { $a } is lost?
ask-alliance_op = Which cube do you move in the alliance fields?
ask-draft_step = What do you draft or upgrade?
ask-squadron_port = Where does the { $a } go?
ask-upgrade_tile = Where do you upgrade a unit?
ask-upgrade_line = Which unit in { $a } do you upgrade, and to what?
ask-upgrade_reduction = What does your battle experience save?
ask-march_source = From where do you move?
ask-march_unit = Which units leave { $a }?
ask-march_dest = Where does the group from { $a } go?
ask-reinforce_source = From where do reinforcements come?
ask-reinforce_unit = Which units from { $a } reinforce the battle?
ask-reinforce_via = Through which tile do they come?
ask-force_withdrawal = Do you give up a card of political power to make the attacker withdraw?
ask-exchange_advanced = Which tactics card do you exchange for a basic one?
ask-play_retreat = Do you play Retreat?
ask-play_pursuit = Do you play Pursuit?
ask-play_ambush = Do you play Ambush?
ask-block_ambush = Do you cancel the ambush with Retreat?
ask-power_exchange = Do you pay a card of political power to exchange tactics cards?
ask-power_exchange_card = Which tactics card do you exchange?
ask-fight_squadron = Which squadron fights?
ask-fight_assign = Which card do you play with which regiments?
ask-fight_advanced = Which advanced card do you add?
ask-loss_unit = Which unit is lost? { $a } more must be covered.
ask-capacity_loss = The squadrons in { $a } cannot carry all regiments. Which one is lost?
ask-battle_reward = What do you take for your victory?
ask-retreat_infantry = Where does your infantry from { $a } retreat to?
ask-retreat_cavalry = Where does your cavalry from { $a } retreat to?
ask-retreat_ships = Where do your ships from { $a } retreat to?
ask-upkeep_remove_tile = Where do you disband a unit before paying upkeep?
ask-upkeep_remove_unit = Which unit in { $a } do you disband?
ask-upkeep_help = How much food do you give your ally for his upkeep?
ask-capital_swap = With whom do you swap victory points?

# -- events of the journal
told-nation_taken = { $who } rules { $nation }.
told-map_laid = The map is laid: { $tiles }.
told-dealt = You are dealt { $cards }.
told-tile_chosen = { $who } takes { $tile }: { $action }.
told-new_paradigm = The war paradigm is now { $era }.
told-new_cycle = Cycle { $n } begins.
told-produced = { $who } produces { $food } food and { $metal } metal.
told-exchanged_food = { $who } exchanges { $food } food for { $metal } metal.
told-exchanged_metal = { $who } exchanges { $metal } metal for { $food } food.
told-grew = { $who } gains { $n } population and now has { $total }.
told-drew_generals = { $who } draws { $n ->
    [one] one general
   *[other] { $n } generals
}.
told-your_generals = You draw { $cards }.
told-appointed = { $who } appoints { $general } as commander.
told-more_power = { $who } now has political power { $n }.
told-less_power = { $who } discards a card of political power and has { $n } left.
told-commander_lost = { $who } loses the commander { $general }.
told-drew_technology = { $who } draws { $n ->
    [one] one technology card
   *[other] { $n } technology cards
}.
told-your_technology = You draw { $ones ->
    [one] one technology card of one point
   *[other] { $ones } technology cards of one point
} and { $twos } of two.
told-paid_cards = { $who } pays { $ones ->
    [one] one technology card of one point
   *[other] { $ones } technology cards of one point
} and { $twos } of two.
told-paid_resources = { $who } pays { $food } food and { $metal } metal.
told-developed = { $who } develops { $technology }.
told-event_drawn = The event { $event } occurs.
told-people_lost = { $who } loses { $n } population.
told-cube_in = { $who } puts the cube of { $nation } into alliance field { $field }.
told-cube_out = { $who } takes the cube of { $nation } out of its field.
told-cube_alone = { $nation } stands alone and leaves its alliance field.
told-drafted = { $who } drafts { $unit } in { $tile }.
told-upgraded = { $who } upgrades { $old } to { $new } in { $tile }.
told-upgraded_unseen = { $who } upgrades a unit in { $tile } for { $food } food and { $metal } metal.
told-marched = { $who } moves from { $source } to { $dest }: { $infantry } infantry, { $cavalry } cavalry, { $ships ->
    [one] one squadron
   *[other] { $ships } squadrons
}.
told-claimed = { $who } takes { $tile }.
told-reinforced = { $who } reinforces the battle in { $tile } from { $source }: { $infantry } infantry, { $cavalry } cavalry, { $ships ->
    [one] one squadron
   *[other] { $ships } squadrons
}.
told-battle_begins = { $attacker } attacks { $defender } in { $tile }.
told-withdrawal_forced = { $defender } gives { $attacker } a card of political power and forces a withdrawal.
told-tactics_dealt = { $who } receives { $basic } basic and { $advanced ->
    [one] one advanced tactics card
   *[other] { $advanced } advanced tactics cards
}.
told-your_tactics = Your new tactics cards: { $cards }.
told-tactics_exchanged = { $who } exchanges { $n ->
    [one] one tactics card
   *[other] { $n } tactics cards
}.
told-card_played = { $who } plays { $card }.
told-retreat_succeeds = { $who } leaves the battle.
told-ambush_succeeds = { $who } attacks from an ambush.
told-committed = { $who } fights with { $cards }.
told-supported = { $who } adds { $card }.
told-sea_style = The fight at sea is decided by { $style }.
told-attack = { $who } attacks with { $atk }, { $other } wards off with { $def }.
told-unit_lost = { $who } loses { $unit } in { $tile }.
told-battle_won = { $who } wins the battle in { $tile }.
told-spoils = { $who } takes spoils: { $food } food and { $metal } metal.
told-battle_count = The battle count of { $who } is { $n }.
told-retreated = { $who } retreats with { $n ->
    [one] one unit
   *[other] { $n } units
} to { $tile }.
told-upkeep_paid = { $who } pays { $n } food for upkeep.
told-helped = { $who } gives { $n } food for the upkeep of { $other }.
told-new_order = The new player order: { $players }.
told-points_gained = { $who } gains { $n ->
    [one] one victory point
   *[other] { $n } victory points
} and has { $total }.
told-capital_taken = { $who } occupies the capital of { $nation }.
told-swapped = { $who } swaps victory points with { $other } and now has { $n }, { $other } has { $m }.
told-game_over = { $who } wins with { $n ->
    [one] one victory point
   *[other] { $n } victory points
}.

# -- why something cannot be chosen
why-tile-full = { $term } has no empty circle (GEN-4.2).
why-tile-not-used = { $term } is not used with so many players (GEN-3.1).
why-not-adjacent = { $term } does not touch the tile the group stands on (GEN-10.3).
why-allied-tile = { $term } belongs to an ally (GEN-10.9).
why-no-landing = Nobody can land in mountains such as { $term } (GEN-10.3).
why-no-movement = The group cannot reach { $term } with its movement points (GEN-10.3).
why-no-technology = You cannot { $term }: its technology is not developed (GEN-9.3).
why-no-population = You cannot { $term }: there is no active population (GEN-9.2).
why-no-place = You cannot { $term }: there is no place for it (GEN-9.6, GEN-9.7).
why-no-payment = You cannot { $term }: food or metal is missing (GEN-9.2).
why-no-piece = You cannot { $term }: the supply has no such piece (GEN-9.5).
why-card-missing = You do not hold the card that this needs (GEN-12.14, GEN-12.16).

# -- ends and scores
end-points = A nation reached ten victory points.
end-capital = A capital was occupied.
end-cycles = The last cycle is over.
score-points = Victory points
score-power = Political power
score-tiles = Neutral tiles
score-units = Units
score-population = Population

## Figures, summaries, hints
moment = Cycle { $a }, round { $b }
figure-units = Units on the map
deed-actions = chose { $what }
deed-attacked = attacked { $what }
deed-won = won { $count ->
        [one] the battle of { $what }
       *[other] { $count } battles ({ $what })
    }
deed-withdrawal = { $count ->
        [one] forced an attacker back
       *[other] forced attackers back { $count } times
    }
deed-lost_units = lost { $what }
deed-retreated = retreated to { $what }
deed-marched = marched to { $what }
deed-drafted = drafted { $what }
deed-upgraded = upgraded to { $what }
deed-appointed = appointed { $what }
deed-commander_lost = lost the commander { $what }
deed-developed = developed { $what }
deed-grew = grew by { $count }
deed-people_lost = lost { $count } of the population
deed-cube = changed alliances ({ $what })
deed-capital = took the capital of { $what }
hint-clash = attack { $attack } against defence { $defence_low }, defence { $defence } against attack { $attack_low }, without cards
hint-clash_range = attack { $attack } against defence { $defence_low } to { $defence_high }, defence { $defence } against attack { $attack_low } to { $attack_high }, without cards
hint-adds = +{ $n }
hint-defence = defence { $n }
hint-covers = covers { $n }
