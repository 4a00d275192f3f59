# Generalship

# -- Schlüsselwörter
term-normal = wie ausgelegt
term-mirrored = vertauscht
term-food_to_metal = Nahrung gegen Metall
term-metal_to_food = Metall gegen Nahrung
term-draw = Karten ziehen
term-use = Karten einsetzen
term-develop = Technologie entwickeln
term-commander = als Kommandant
term-power = als politische Macht
term-resources = Nahrung und Metall
term-upgrade = Einheit modernisieren
term-food = Nahrung sparen
term-metal = Metall sparen
term-points = Siegpunkte
term-discard_commander = gegnerischen Kommandanten abwerfen
term-triumph = gegnerischen Kommandanten abwerfen und einen Siegpunkt nehmen

# -- Aktionen
term-production = Produktion
term-growth = Bevölkerungswachstum
term-general = Generalskarte
term-technology = Technologiekarte
term-alliance = Allianz
term-draft_upgrade = Ausheben und Modernisieren
term-march = Marsch

# -- zusammengesetzte Begriffe
term-draft = { $a } ausheben
term-line = { $a } → { $b }
term-moving = { $a } mit { $b } BP
term-add = { $a } in Feld { $b }
term-remove = { $a } aus dem Feld nehmen
term-paid = { $a } × 1 Punkt und { $b } × 2 Punkte
term-assign = { $a }: { $c } × { $b }

# -- Fragen
ask-choose_nation = Welche Nation regierst du?
ask-orientation = Wie legst du deine beiden Frontfelder?
ask-keep_general = Welchen General behältst du?
ask-first_commander = Wer von beiden wird dein Kommandant?
ask-choose_tile = Auf welche Aktionskachel stellst du deinen Zylinder?
ask-choose_action = { $a }: Welche Aktion führst du aus? Die anderen führen die andere aus.
ask-production_circle = Auf welchem der beiden Kreise steht dein Zylinder mit der höchsten Nummer?
ask-exchange = { $a }: Tauschst du hier Nahrung und Metall gegeneinander aus?
ask-growth_circle = Auf welchen Kreis kommt der nächste Bevölkerungszylinder?
ask-general_mode = Ziehst du Generalskarten, oder setzt du welche von der Hand ein?
ask-general_card = Welchen General setzt du ein?
ask-general_role = Was wird aus diesem General?
ask-tech_mode = Ziehst du Technologiekarten, oder entwickelst du eine Technologie?
ask-tech_choice = Welche Technologie entwickelst du?
ask-tech_payment = Wie bezahlst du { $a }?
ask-renaissance_tech = Renaissance: Welche Technologie wird kostenlos entwickelt?
ask-plague_unit_tile = Schwarzer Tod: Wo verlierst du eine Einheit?
ask-plague_unit = Schwarzer Tod: Welche Einheit auf dem Feld { $a } geht verloren?
ask-alliance_op = Welchen Würfel legst du in ein Allianzfeld oder nimmst du heraus?
ask-draft_step = Was hebst du aus oder modernisierst du?
ask-squadron_port = Wohin kommt die { $a }?
ask-upgrade_tile = Wo modernisierst du eine Einheit?
ask-upgrade_line = Welche Einheit auf dem Feld { $a } modernisierst du, und wozu?
ask-upgrade_reduction = Was erspart dir die Anzahl deiner Schlachten?
ask-march_source = Von wo aus ziehst du?
ask-march_unit = Welche Einheiten verlassen das Feld { $a }?
ask-march_dest = Wohin zieht die Gruppe vom Feld { $a }?
ask-reinforce_source = Von wo kommt Verstärkung?
ask-reinforce_unit = Welche Einheiten vom Feld { $a } verstärken die Schlacht?
ask-reinforce_via = Über welches Feld kommen sie?
ask-force_withdrawal = Gibst du eine Karte politischer Macht ab, damit sich der Angreifer ohne Kampf zurückzieht?
ask-exchange_advanced = Welche Taktikkarte tauschst du gegen eine Grundtaktikkarte?
ask-play_retreat = Spielst du Rückzug?
ask-play_pursuit = Spielst du Verfolgung?
ask-play_ambush = Spielst du Hinterhalt?
ask-block_ambush = Hebst du den Hinterhalt mit Rückzug auf?
ask-power_exchange = Zahlst du eine Karte politischer Macht, um Taktikkarten zu tauschen?
ask-power_exchange_card = Welche Taktikkarte tauschst du?
ask-fight_squadron = Welches Geschwader kämpft?
ask-fight_assign = Welche Karte spielst du mit welchen Regimentern?
ask-fight_advanced = Welche fortschrittliche Karte fügst du hinzu?
ask-loss_unit = Welche Einheit geht verloren? { $a ->
    [one] Noch ein Punkt ist zu decken.
   *[other] Noch { $a } Punkte sind zu decken.
}
ask-capacity_loss = Die Geschwader auf dem Feld { $a } können nicht alle Regimenter tragen. Welches geht verloren?
ask-battle_reward = Was nimmst du für deinen Sieg?
ask-retreat_infantry = Wohin zieht sich deine Infanterie vom Feld { $a } zurück?
ask-retreat_cavalry = Wohin zieht sich deine Kavallerie vom Feld { $a } zurück?
ask-retreat_ships = Wohin ziehen sich deine Schiffe vom Feld { $a } zurück?
ask-upkeep_remove_tile = Wo löst du vor dem Unterhalt eine Einheit auf?
ask-upkeep_remove_unit = Welche Einheit auf dem Feld { $a } löst du auf?
ask-upkeep_help = Wie viel Nahrung gibst du deinem Verbündeten für seinen Unterhalt?
ask-capital_swap = Mit wem tauschst du die Siegpunkte?

# -- Ereignisse im Protokoll
told-nation_taken = { $who } regiert { $nation }.
told-map_laid = Die Landkarte ist ausgelegt: { $tiles }.
told-dealt = Du erhältst: { $cards }.
told-tile_chosen = { $who } nimmt { $tile }: { $action }.
told-new_paradigm = Das Kriegsparadigma ist nun: { $era }.
told-new_cycle = Zyklus { $n } beginnt.
told-produced = { $who } produziert { $food } Nahrung und { $metal } Metall.
told-exchanged_food = { $who } tauscht { $food } Nahrung gegen { $metal } Metall.
told-exchanged_metal = { $who } tauscht { $metal } Metall gegen { $food } Nahrung.
told-grew = { $who } gewinnt { $n } Bevölkerung und hat nun { $total }.
told-drew_generals = { $who } zieht { $n ->
    [one] eine Generalskarte
   *[other] { $n } Generalskarten
}.
told-your_generals = Du ziehst: { $cards }.
told-appointed = { $who } ernennt zum Kommandanten: { $general }.
told-more_power = { $who } hat nun politische Macht { $n }.
told-less_power = { $who } wirft eine Karte politischer Macht ab und hat noch { $n }.
told-commander_lost = { $who } verliert den Kommandanten: { $general }.
told-drew_technology = { $who } zieht { $n ->
    [one] eine Technologiekarte
   *[other] { $n } Technologiekarten
}.
told-your_technology = Du ziehst { $ones ->
    [one] eine Technologiekarte zu einem Punkt
   *[other] { $ones } Technologiekarten zu einem Punkt
} und { $twos } zu zwei Punkten.
told-paid_cards = { $who } zahlt { $ones ->
    [one] eine Technologiekarte zu einem Punkt
   *[other] { $ones } Technologiekarten zu einem Punkt
} und { $twos } zu zwei Punkten.
told-paid_resources = { $who } zahlt { $food } Nahrung und { $metal } Metall.
told-developed = { $who } entwickelt { $technology }.
told-event_drawn = Ein Ereignis tritt ein: { $event }.
told-people_lost = { $who } verliert { $n } Bevölkerung.
told-cube_in = { $who } legt den Würfel von { $nation } in Allianzfeld { $field }.
told-cube_out = { $who } nimmt den Würfel von { $nation } aus seinem Allianzfeld.
told-cube_alone = Der Würfel von { $nation } liegt allein in seinem Allianzfeld und wird entfernt.
told-drafted = { $who } hebt auf dem Feld { $tile } aus: { $unit }.
told-upgraded = { $who } modernisiert auf dem Feld { $tile }: { $old } → { $new }.
told-upgraded_unseen = { $who } modernisiert auf dem Feld { $tile } eine Einheit für { $food } Nahrung und { $metal } Metall.
told-marched = { $who } marschiert { $source } → { $dest }: { $infantry } Infanterie, { $cavalry } Kavallerie, { $ships } Geschwader.
told-claimed = { $who } nimmt { $tile } in Besitz.
told-reinforced = { $who } verstärkt die Schlacht, { $source } → { $tile }: { $infantry } Infanterie, { $cavalry } Kavallerie, { $ships } Geschwader.
told-battle_begins = Schlacht um { $tile }: { $attacker } greift { $defender } an.
told-withdrawal_forced = { $defender } gibt { $attacker } eine Karte politischer Macht und erzwingt einen Rückzug ohne Kampf.
told-tactics_dealt = { $who } erhält { $basic } Grund- und { $advanced ->
    [one] eine fortschrittliche Taktikkarte
   *[other] { $advanced } fortschrittliche Taktikkarten
}.
told-your_tactics = Deine neuen Taktikkarten: { $cards }.
told-tactics_exchanged = { $who } tauscht { $n ->
    [one] eine Taktikkarte
   *[other] { $n } Taktikkarten
}.
told-card_played = { $who } spielt { $card }.
told-retreat_succeeds = { $who } zieht sich aus der Schlacht zurück.
told-ambush_succeeds = { $who } greift aus dem Hinterhalt an.
told-committed = { $who } kämpft mit { $cards }.
told-supported = { $who } fügt { $card } hinzu.
told-sea_style = Endgültige Kampfart zur See: { $style }.
told-attack = { $who } attackiert mit { $atk }, { $other } wehrt mit { $def } ab.
told-unit_lost = { $who } verliert auf dem Feld { $tile }: { $unit }.
told-battle_won = { $who } gewinnt die Schlacht um { $tile }.
told-spoils = { $who } macht Beute: { $food } Nahrung und { $metal } Metall.
told-battle_count = Die Anzahl Schlachten von { $who } ist { $n }.
told-retreated = { $who } zieht sich mit { $n ->
    [one] einer Einheit
   *[other] { $n } Einheiten
} auf das Feld { $tile } zurück.
told-upkeep_paid = { $who } zahlt { $n } Nahrung für den Unterhalt.
told-helped = { $who } gibt { $n } Nahrung für den Unterhalt von { $other }.
told-new_order = Die neue Spielerreihenfolge: { $players }.
told-points_gained = { $who } erhält { $n ->
    [one] einen Siegpunkt
   *[other] { $n } Siegpunkte
} und hat { $total }.
told-capital_taken = { $who } besetzt die Hauptstadt von { $nation }.
told-swapped = { $who } tauscht die Siegpunkte mit { $other } und hat nun { $n }, { $other } hat { $m }.
told-game_over = { $who } gewinnt mit { $n ->
    [one] einem Siegpunkt
   *[other] { $n } Siegpunkten
}.

# -- warum etwas nicht wählbar ist
why-tile-full = „{ $term }“ hat keinen leeren Kreis (GEN-4.2).
why-tile-not-used = „{ $term }“ wird bei dieser Spielerzahl nicht benutzt (GEN-3.1).
why-not-adjacent = { $term } grenzt nicht an das Feld, auf dem die Gruppe steht (GEN-10.3).
why-allied-tile = { $term } gehört einem Verbündeten (GEN-10.9).
why-no-landing = { $term } ist Gebirge; dort kann niemand anlanden (GEN-10.3).
why-no-movement = { $term } ist für die Gruppe mit ihren Bewegungspunkten nicht erreichbar (GEN-10.3).
why-no-technology = „{ $term }“ geht nicht: Die Technologie ist nicht entwickelt (GEN-9.3).
why-no-population = „{ $term }“ geht nicht: Es gibt keine aktive Bevölkerung (GEN-9.2).
why-no-place = „{ $term }“ geht nicht: Es gibt keinen Platz dafür (GEN-9.6, GEN-9.7).
why-no-payment = „{ $term }“ geht nicht: Es fehlt an Nahrung oder Metall (GEN-9.2).
why-no-piece = „{ $term }“ geht nicht: Im Vorrat ist keine solche Einheit mehr (GEN-9.5).
why-card-missing = Du hast die Karte nicht, die dafür nötig ist (GEN-12.14, GEN-12.16).

# -- Ende und Wertung
end-points = Eine Nation hat zehn Siegpunkte erreicht.
end-capital = Eine Hauptstadt wurde besetzt.
end-cycles = Der letzte Zyklus ist zu Ende.
score-points = Siegpunkte
score-power = Politische Macht
score-tiles = Neutrale Felder
score-units = Einheiten
score-population = Bevölkerung

## Zahlen, Zusammenfassungen, Hinweise
moment = Zyklus { $a }, Runde { $b }
figure-units = Einheiten auf der Landkarte
deed-actions = wählte { $what }
deed-attacked = griff { $what } an
deed-won = gewann { $count ->
        [one] eine Schlacht ({ $what })
       *[other] { $count } Schlachten ({ $what })
    }
deed-withdrawal = zwang { $count ->
        [one] einen Angreifer
       *[other] { $count } Angreifer
    } zum Rückzug ohne Kampf
deed-lost_units = verlor { $what }
deed-retreated = zog sich zurück ({ $what })
deed-marched = marschierte ({ $what })
deed-drafted = hob { $what } aus
deed-upgraded = modernisierte ({ $what })
deed-appointed = ernannte zum Kommandanten: { $what }
deed-commander_lost = verlor den Kommandanten ({ $what })
deed-developed = entwickelte { $what }
deed-grew = gewann { $count } Bevölkerung
deed-people_lost = verlor { $count } Bevölkerung
deed-cube = änderte die Allianzen ({ $what })
deed-capital = besetzte eine Hauptstadt ({ $what })
hint-clash = Attacke { $attack } gegen Abwehr { $defence_low }, Abwehr { $defence } gegen Attacke { $attack_low }, ohne Karten
hint-clash_range = Attacke { $attack } gegen Abwehr { $defence_low } bis { $defence_high }, Abwehr { $defence } gegen Attacke { $attack_low } bis { $attack_high }, ohne Karten
hint-adds = +{ $n }
hint-defence = Abwehr { $n }
hint-covers = deckt { $n }
