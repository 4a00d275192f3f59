# Warriors & Traders, English

## Terms
term-feed_all = feed all
term-declare = declare unification
term-not_now = not now
term-bank = trade with the bank
term-open_route = open a trade route
term-offer = offer an exchange
term-buy_vp = buy victory points
term-next = on to what you want
term-send = send the offer
term-build_army = raise an army
term-build_fort = build a fort
term-upgrade_army = upgrade an army
term-declare_war = declare war
term-leave = leave the game
term-continue = play on
term-end = end the game
term-tech_production = raise production
term-tech_trade = raise trade
term-tech_military = raise military
term-shift = from { $a } to { $b }
term-unit = { $b } { $c } ({ $a })
term-barbarian = { $a } of { $b }
term-blue = blue
term-red = red
term-yellow = yellow
term-green = green
term-black = black
term-white = white

## Questions
ask-choose_country = Which country do you want?
ask-place_start_marker = On which track do you place a development marker?
ask-feed = Which army do you feed? Armies that are not fed die.
ask-trade_action = What do you do in the trade phase?
ask-bank_give = What do you give to the bank?
ask-bank_get = What do you want from the bank for { $a }?
ask-bank_times = How often do you change { $a } for { $b }?
ask-route_partner = To whom do you open a trade route?
ask-offer_partner = To whom do you offer an exchange?
ask-offer_give = What do you offer { $a }?
ask-offer_give_amount = How much { $a } do you give?
ask-offer_take = What do you want from { $a }?
ask-offer_take_amount = How much { $a } do you want?
ask-offer_reply = Do you accept the offer of { $a }?
ask-buy_vp_amount = How many victory points do you buy?
ask-peace_offer = To whom do you offer peace?
ask-peace_reply = { $a } offers peace. Do you accept?
ask-action = Which action do you take?
ask-army_type = Which army do you raise?
ask-army_province = Where do you raise it: { $a }?
ask-fort_province = Where do you build the fort?
ask-upgrade_army_pick = Which army do you upgrade?
ask-upgrade_to = To what do you upgrade { $a }?
ask-war_target = On whom do you declare war?
ask-extra_source = Which extra action do you use?
ask-tech_shift = Which development marker do you shift?
ask-unify = Do you declare the unification of your country for { $a ->
    [one] one action
   *[other] { $a } actions
}?
ask-move_army = Which army moves?
ask-move_to = Where does it go: { $a }?
ask-move_princess = From which province does a princess move?
ask-princess_to = Where does the princess of { $a } go?
ask-next_battle = Which battle is fought next?
ask-assign_target = Which piece takes damage? Points left: { $a }.
ask-assign_amount = How many points go to { $a }?
ask-retreat_to = Where do your armies retreat from { $a }?
ask-withdraw_to = Where do your armies withdraw from { $a }?
ask-barbarian_retreat_to = Where do the barbarians retreat from { $a }?
ask-leave_vote = A player leaves. Do you want to play on?

## Journal
told-country_taken = { $who } plays { $country }.
told-choosing_order = Countries are chosen in this order: { $order }.
told-team_joined = { $who } belongs to { $team }.
told-start_markers = { $who } starts with markers on { $tracks }.
told-round_begins = Round { $n } begins.
told-fed = { $who } feeds { $n ->
    [one] one army
   *[other] { $n } armies
} with { $food } food.
told-starved = { $kind } of { $who } in { $province } starves.
told-collected = { $who } collects { $gold } gold, { $food } food, { $material } material and { $weapons ->
    [one] one weapon
   *[other] { $weapons } weapons
}.
told-doubled = The Merchant doubles the gold of { $who } to { $gold }.
told-cut = { $who } gives back { $n } surplus { $n ->
    [one] resource
   *[other] resources
}.
told-bank_traded = { $who } pays { $paid } × { $give } to the bank for { $got } × { $get }.
told-route_opened = { $who } opens a trade route to { $partner }.
told-offered = { $who } offers { $partner } an exchange.
told-offer_gives = { $who } gives { $n } × { $good }.
told-offer_wants = { $who } wants { $n } × { $good }.
told-accepted = { $partner } accepts the offer of { $who }.
told-declined = { $partner } declines the offer of { $who }.
told-bought = { $who } buys { $n ->
    [one] one victory point
   *[other] { $n } victory points
} for { $gold } gold.
told-war_declared = { $who } declares war on { $enemy }.
told-peace_offered = { $who } offers peace to { $enemy }.
told-peace_refused = { $who } refuses peace.
told-peace_made = { $one } and { $other } make peace.
told-war_over = The war between { $one } and { $other } is over.
told-passed = { $who } passes.
told-marker_placed = { $who } places a marker on { $track } and has { $n } there.
told-level_reached = { $who } reaches level { $level } in { $track }.
told-level_lost = { $who } falls back to level { $level } in { $track }.
told-army_raised = { $who } raises { $kind } in { $province }.
told-fort_built = { $who } builds a fort in { $province }.
told-army_upgraded = { $who } upgrades { $old } in { $province } to { $new } for { $material } material.
told-extra_action = { $who } took an extra action: { $source } ({ $gold } gold).
told-shifted = { $who } shifts a marker from { $old } to { $new }.
told-taken = { $who } takes { $province }.
told-lost_to_barbarians = { $province } falls to the barbarians.
told-freed = { $province } is free.
told-army_moved = { $kind } of { $who } moves from { $start } to { $end }.
told-invaded = { $kind } of { $who } invades { $end } from { $start }.
told-princess_moved = A princess of { $who } goes from { $start } to { $end }.
told-battle_begins = Battle in { $province }: { $attacker } attacks { $defender }.
told-hit = { $side }: { $n ->
    [one] one point
   *[other] { $n } points
} of damage on { $unit }.
told-killed = { $unit } is destroyed ({ $vp } VP).
told-retreated_to = { $unit } retreats to { $province }.
told-withdrew = { $unit } withdraws to { $province }.
told-nowhere_to_go = { $unit } has nowhere to go and is lost.
told-conquered = { $who } conquers { $province }.
told-held = { $who } holds { $province }.
told-united = { $who } unites { $country } with { $n ->
    [one] one province
   *[other] { $n } provinces
} and gains { $actions ->
    [one] one action
   *[other] { $actions } actions
}.
told-title_won = { $who } is now { $title }.
told-title_vacant = Nobody holds the title { $title } any more.
told-standing = { $who } has { $n ->
    [one] one victory point
   *[other] { $n } victory points
}.
told-game_ends = The game is over. Winner: { $winners }.
told-resigned = { $who } is leaving the game.
told-voted = { $who } votes: { $vote }.
told-left_game = { $who } has left the game.

## The end
end-threshold = The threshold of victory points was reached.
end-rounds = The last round is over.
end-left = A player left the game.
score-provinces = Provinces
score-forts = Forts
score-kills = Destroyed pieces
score-bought = Bought
score-titles = Titles

## Refusals
why-no_builder = A fort needs the skill Builder at production IV (WAT-7.12).
why-no_fort_goods = A fort costs 12 material, 2 food and 1 gold, and needs a fort in your supply (WAT-7.12).
why-no_reinforcement = Upgrading needs the skill Reinforcement at production V (WAT-7.14).
why-no_upgrade = No army can be upgraded with the material you have (WAT-7.14).
why-track_full = { $track } is full; no marker can be added (WAT-7.5).
why-no_army = No army can be raised: weapons, gold, supply or a province of your own is missing (WAT-7.10).
why-type_not_yet = { $kind } needs a higher military level (WAT-7.10).
why-type_too_dear = { $kind } cannot be paid, or none is left in your supply (WAT-7.10, WAT-2.11).
why-not_your_province = { $province } is not yours (WAT-7.11).
why-two_forts = { $province } has room for no more forts (WAT-7.12).
why-not_at_war = { $province } belongs to a player with whom you are not at war (WAT-9.7).
why-too_far = { $province } cannot be reached with the action points of this army, of which a battle needs one (WAT-9.6).
why-princess_peaceful = A princess enters only own or free provinces (WAT-9.12).
why-princess_one_step = A princess goes over one border only (WAT-9.12).
why-shielded = A princess can be hit only when every fort there is destroyed by your points (WAT-10.7).
why-no_route = There is no trade route between you and { $partner } (WAT-6.5).
why-no_trade_centre = { $partner } owns no trade centre or is shut out by a Monopoly (WAT-6.1, WAT-6.2).
why-offers_spent = You have made all your offers of this trade phase (WAT-6.9).
why-bank_rate = For a bank trade you need { $rate } of one kind (WAT-6.4).
why-vp_price = A victory point costs 10 gold (WAT-6.11).
why-cancels_spent = You have cancelled too often in this decision (WAT-14.6).
why-refuge = Armies retreat and withdraw only into adjacent own or free provinces (WAT-10.14, WAT-10.18).
why-country_taken = { $country } is already taken (WAT-3.4).

## Figures, summaries, hints
moment = Round { $a }
figure-gold = Gold
deed-attacked = attacked { $what }
deed-conquered = conquered { $what }
deed-held = held { $what }
deed-war_declared = declared war on { $what }
deed-peace_offered = offered peace to { $what }
deed-raised = raised { $what }
deed-upgraded = upgraded to { $what }
deed-forts_built = built { $count ->
        [one] a fort in { $what }
       *[other] { $count } forts ({ $what })
    }
deed-researched = researched { $what }
deed-moved = moved { $count ->
        [one] an army
       *[other] { $count } armies
    }
deed-bank_traded = traded with the bank { $count ->
        [one] once
       *[other] { $count } times
    }
deed-agreed = agreed to { $count ->
        [one] an exchange
       *[other] { $count } exchanges
    }
deed-routes = opened { $count ->
        [one] a trade route
       *[other] trade routes
    } to { $what }
deed-bought = bought { $count ->
        [one] a victory point
       *[other] { $count } victory points
    }
deed-united = united { $what }
deed-starved = lost { $what } to hunger
deed-titles = won { $what }
hint-clash = strength { $attack } against { $defence }; can destroy { $kills } of { $enemies }, can lose { $losses } of { $armies }
hint-life = life { $life }
