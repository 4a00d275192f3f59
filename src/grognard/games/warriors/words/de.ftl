# Warriors & Traders, Deutsch

## Begriffe
term-feed_all = alle ernähren
term-declare = Vereinigung aussprechen
term-not_now = jetzt nicht
term-bank = mit der Bank handeln
term-open_route = eine Handelsroute eröffnen
term-offer = einen Tausch anbieten
term-buy_vp = Siegpunkte kaufen
term-next = weiter zur Forderung
term-send = Angebot abschicken
term-build_army = Armee aufstellen
term-build_fort = Festung bauen
term-upgrade_army = Armee aufrüsten
term-declare_war = Krieg erklären
term-leave = Spiel verlassen
term-continue = weiterspielen
term-end = Spiel beenden
term-tech_production = Handwerk steigern
term-tech_trade = Handel steigern
term-tech_military = Militär steigern
term-shift = von { $a } nach { $b }
term-unit = { $b } { $c } ({ $a })
term-barbarian = { $a } aus { $b }
term-blue = Blau
term-red = Rot
term-yellow = Gelb
term-green = Grün
term-black = Schwarz
term-white = Weiß

## Fragen
ask-choose_country = Welches Land möchtest du?
ask-place_start_marker = Auf welche Leiste legst du eine Entwicklungsmarke?
ask-feed = Welche Armee ernährst du? Nicht ernährte Armeen sterben.
ask-trade_action = Was tust du in der Handelsphase?
ask-bank_give = Was gibst du der Bank?
ask-bank_get = Du gibst der Bank { $a }. Was nimmst du dafür?
ask-bank_times = Wie oft tauschst du { $a } gegen { $b }?
ask-route_partner = Zu wem eröffnest du eine Handelsroute?
ask-offer_partner = Wem bietest du einen Tausch an?
ask-offer_give = Was bietest du { $a }?
ask-offer_give_amount = { $a }: Wie viel gibst du?
ask-offer_take = Was verlangst du von { $a }?
ask-offer_take_amount = { $a }: Wie viel verlangst du?
ask-offer_reply = Nimmst du das Angebot von { $a } an?
ask-buy_vp_amount = Wie viele Siegpunkte kaufst du?
ask-peace_offer = Wem bietest du Frieden an?
ask-peace_reply = { $a } bietet Frieden an. Nimmst du an?
ask-action = Welche Aktion führst du aus?
ask-army_type = Welche Armee stellst du auf?
ask-army_province = { $a }: Wo stellst du diese Armee auf?
ask-fort_province = Wo baust du die Festung?
ask-upgrade_army_pick = Welche Armee rüstest du auf?
ask-upgrade_to = { $a }: Wozu rüstest du diese Armee auf?
ask-war_target = Wem erklärst du den Krieg?
ask-extra_source = Welche Extra-Aktion nutzt du?
ask-tech_shift = Welche Entwicklungsmarke schichtest du um?
ask-unify = Sprichst du die Vereinigung deines Landes für { $a ->
    [one] eine Aktion
   *[other] { $a } Aktionen
} aus?
ask-move_army = Welche Armee zieht?
ask-move_to = { $a }: Wohin zieht diese Armee?
ask-move_princess = Aus welcher Provinz zieht eine Prinzessin?
ask-princess_to = { $a }: Wohin geht die Prinzessin von dort?
ask-next_battle = Welche Schlacht wird als nächste ausgetragen?
ask-assign_target = Welche Figur nimmt Schaden? Übrige Punkte: { $a }.
ask-assign_amount = { $a }: Wie viele Punkte bekommt diese Figur?
ask-retreat_to = { $a }: Wohin ziehen sich deine Armeen von dort zurück?
ask-withdraw_to = { $a }: Wohin ziehen deine Armeen von dort ab?
ask-barbarian_retreat_to = { $a }: Wohin ziehen sich die Barbaren von dort zurück?
ask-leave_vote = Ein Spieler scheidet aus. Wird weitergespielt?

## Tagebuch
told-country_taken = { $who } spielt { $country }.
told-choosing_order = Die Länder werden in dieser Reihenfolge gewählt: { $order }.
told-team_joined = { $who } gehört zu { $team }.
told-start_markers = { $who } beginnt mit Entwicklungsmarken auf { $tracks }.
told-round_begins = Runde { $n } beginnt.
told-fed = { $who } ernährt { $n ->
    [one] eine Armee
   *[other] { $n } Armeen
} mit { $food } { $food ->
    [one] Essensration
   *[other] Essensrationen
}.
told-starved = Hunger in der Provinz { $province }: { $who } verliert { $kind }.
told-collected = { $who } sammelt { $gold } Gold, { $food ->
    [one] eine Essensration
   *[other] { $food } Essensrationen
}, { $material } Material und { $weapons ->
    [one] eine Waffe
   *[other] { $weapons } Waffen
}.
told-doubled = Der Kaufmann verdoppelt das Gold von { $who } auf { $gold }.
told-cut = { $who } gibt { $n } { $n ->
    [one] überzählige Ressource
   *[other] überzählige Ressourcen
} zurück.
told-bank_traded = { $who } zahlt der Bank { $paid } × { $give } für { $got } × { $get }.
told-route_opened = { $who } eröffnet eine Handelsroute zu { $partner }.
told-offered = { $who } bietet { $partner } einen Tausch an.
told-offer_gives = { $who } gibt { $n } × { $good }.
told-offer_wants = { $who } verlangt { $n } × { $good }.
told-accepted = { $partner } nimmt das Angebot von { $who } an.
told-declined = { $partner } lehnt das Angebot von { $who } ab.
told-bought = { $who } kauft { $n ->
    [one] einen Siegpunkt
   *[other] { $n } Siegpunkte
} für { $gold } Gold.
told-war_declared = { $who } erklärt { $enemy } den Krieg.
told-peace_offered = { $who } bietet { $enemy } Frieden an.
told-peace_refused = { $who } lehnt den Frieden ab.
told-peace_made = { $one } und { $other } schließen Frieden.
told-war_over = Der Krieg zwischen { $one } und { $other } ist vorbei.
told-passed = { $who } passt.
told-marker_placed = { $who } legt eine Marke auf { $track } und hat dort { $n }.
told-level_reached = { $who } erreicht Stufe { $level } in { $track }.
told-level_lost = { $who } fällt in { $track } auf Stufe { $level } zurück.
told-army_raised = { $who } stellt in der Provinz { $province } { $kind } auf.
told-fort_built = { $who } baut in der Provinz { $province } eine Festung.
told-army_upgraded = { $who } rüstet in der Provinz { $province } { $old } zu { $new } auf ({ $material } Material).
told-extra_action = { $who } hat eine Extra-Aktion genutzt: { $source } ({ $gold } Gold).
told-shifted = { $who } schichtet eine Marke um: von { $old } nach { $new }.
told-taken = { $who } nimmt { $province }.
told-lost_to_barbarians = { $province } fällt an die Barbaren.
told-freed = { $province } ist frei.
told-army_moved = { $who } zieht { $kind }: { $start } → { $end }.
told-invaded = { $who } fällt mit { $kind } ein: { $start } → { $end }.
told-princess_moved = Eine Prinzessin von { $who } zieht: { $start } → { $end }.
told-battle_begins = Schlacht um { $province }: { $attacker } greift an, Verteidiger: { $defender }.
told-hit = { $side }: { $n ->
    [one] ein Schadenspunkt
   *[other] { $n } Schadenspunkte
} auf { $unit }.
told-killed = Vernichtet: { $unit } ({ $vp } SP).
told-retreated_to = Rückzug: { $unit } → { $province }.
told-withdrew = Abzug: { $unit } → { $province }.
told-nowhere_to_go = Verloren, weil kein Weg offen ist: { $unit }.
told-conquered = { $who } erobert { $province }.
told-held = { $who } hält { $province }.
told-united = { $who } vereinigt { $country } mit { $n ->
    [one] einer Provinz
   *[other] { $n } Provinzen
} und gewinnt { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
}.
told-title_won = { $who } trägt jetzt den Titel { $title }.
told-title_vacant = Niemand trägt mehr den Titel { $title }.
told-standing = { $who } hat { $n ->
    [one] einen Siegpunkt
   *[other] { $n } Siegpunkte
}.
told-game_ends = Das Spiel ist aus. Es gewinnt: { $winners }.
told-resigned = { $who } verlässt das Spiel.
told-voted = { $who } stimmt ab: { $vote }.
told-left_game = { $who } ist ausgeschieden.

## Das Ende
end-threshold = Die Siegpunktgrenze wurde erreicht.
end-rounds = Die letzte Runde ist vorbei.
end-left = Ein Spieler hat das Spiel verlassen.
score-provinces = Provinzen
score-forts = Festungen
score-kills = Vernichtete Figuren
score-bought = Gekauft
score-titles = Titel

## Ablehnungen
why-no_builder = Eine Festung braucht die Fertigkeit Baumeister (Handwerk IV) (WAT-7.12).
why-no_fort_goods = Eine Festung kostet 12 Material, 2 Essensrationen und 1 Gold und muss im Vorrat sein (WAT-7.12).
why-no_reinforcement = Aufrüsten braucht die Fertigkeit Verstärkung (Handwerk V) (WAT-7.14).
why-no_upgrade = Mit deinem Material lässt sich keine Armee aufrüsten (WAT-7.14).
why-track_full = { $track } ist voll; dort passt keine Marke mehr hin (WAT-7.5).
why-no_army = Es lässt sich keine Armee aufstellen: Waffen, Gold, Vorrat oder eine eigene Provinz fehlen (WAT-7.10).
why-type_not_yet = { $kind }: Dafür ist deine Militärstufe zu niedrig (WAT-7.10).
why-type_too_dear = { $kind }: nicht bezahlbar oder nicht mehr im Vorrat (WAT-7.10, WAT-2.11).
why-not_your_province = { $province } gehört dir nicht (WAT-7.11).
why-two_forts = { $province }: Dort ist kein Platz für weitere Festungen (WAT-7.12).
why-not_at_war = { $province } gehört einem Spieler, mit dem du nicht im Krieg bist (WAT-9.7).
why-too_far = { $province } ist mit den Aktionspunkten dieser Armee nicht erreichbar; eine Schlacht braucht auch einen (WAT-9.6).
why-princess_peaceful = Eine Prinzessin betritt nur eigene oder freie Provinzen (WAT-9.12).
why-princess_one_step = Eine Prinzessin zieht nur in eine benachbarte Provinz (WAT-9.12).
why-shielded = Eine Prinzessin ist erst zu treffen, wenn deine Punkte jede Festung dort zerstören (WAT-10.7).
why-no_route = Zwischen dir und { $partner } gibt es keine Handelsroute (WAT-6.5).
why-no_trade_centre = { $partner } besitzt kein Handelszentrum oder ist durch ein Monopol ausgeschlossen (WAT-6.1, WAT-6.2).
why-offers_spent = Du hast alle deine Angebote dieser Handelsphase gemacht (WAT-6.9).
why-bank_rate = Für einen Tausch mit der Bank brauchst du { $rate } von einer Art (WAT-6.4).
why-vp_price = Ein Siegpunkt kostet 10 Gold (WAT-6.11).
why-cancels_spent = Du hast bei dieser Entscheidung zu oft abgebrochen (WAT-14.6).
why-refuge = Armeen weichen nur in angrenzende eigene oder freie Provinzen aus (WAT-10.14, WAT-10.18).
why-country_taken = { $country } ist schon vergeben (WAT-3.4).

## Zahlen, Zusammenfassungen, Hinweise
moment = Runde { $a }
figure-gold = Gold
deed-attacked = griff { $what } an
deed-conquered = eroberte { $what }
deed-held = hielt { $what }
deed-war_declared = erklärte Krieg ({ $what })
deed-peace_offered = bot Frieden an ({ $what })
deed-raised = stellte { $what } auf
deed-upgraded = rüstete auf ({ $what })
deed-forts_built = baute { $count ->
        [one] eine Festung ({ $what })
       *[other] { $count } Festungen ({ $what })
    }
deed-researched = steigerte { $what }
deed-moved = zog mit { $count ->
        [one] einer Armee
       *[other] { $count } Armeen
    }
deed-bank_traded = tauschte { $count ->
        [one] einmal
       *[other] { $count }-mal
    } mit der Bank
deed-agreed = stimmte { $count ->
        [one] einem Tausch
       *[other] { $count } Tauschgeschäften
    } zu
deed-routes = eröffnete { $count ->
        [one] eine Handelsroute ({ $what })
       *[other] Handelsrouten ({ $what })
    }
deed-bought = kaufte { $count ->
        [one] einen Siegpunkt
       *[other] { $count } Siegpunkte
    }
deed-united = vereinigte { $what }
deed-starved = verlor { $what } durch Hunger
deed-titles = errang { $count ->
        [one] den Titel
       *[other] Titel:
    } { $what }
hint-clash = Stärke { $attack } gegen { $defence }; kann { $kills } von { $enemies } vernichten und { $losses } von { $armies } verlieren
hint-life = Leben { $life }
