# Napoleon in Europa, Deutsch

# Schlüsselwörter
term-stop = hier anhalten
term-go = los
term-enough = genug
term-offensive_player = Diplomatische Offensive gegen eine Spielernation
term-offensive_minor = Diplomatische Offensive gegen eine Kleine Nation
term-offensive_great = Diplomatische Offensive gegen eine Neutrale Große Nation
term-declare_war = Krieg erklären
term-uprising = Aufruhr verursachen
term-break_alliance = Bündnis brechen
term-request_passage = Um Passierrecht bitten
term-revoke_passage = Passierrecht entziehen
term-armistice = Waffenstillstand anbieten
term-sue_for_peace = Um Frieden bitten
term-exchange = Tausch von Besitztümern anbieten
term-gift_pp = Produktionspunkte verschenken
term-annex_minor = Kleine Nation annektieren
term-alliance = eine Allianz
term-ask_passage = um Passierrecht bitten
term-leave = abziehen
term-grant = gewähren
term-refuse = verweigern
term-liberate = Regionen befreien
term-go_on = das Spiel geht weiter
term-time_up = die Zeit ist abgelaufen
term-land = Landeinheiten bewegen
term-fleet = Marinegeschwader bewegen
term-engage = Feindliche Geschwader stellen
term-port_attack = Hafen angreifen
term-transport = Einheiten über See bewegen
term-politics = Politische Aktion
term-end = Bewegung beenden
term-fight = kämpfen
term-avoid = der Schlacht ausweichen
term-pap = Politischer Aktionspunkt
term-rest_here = alle übrigen

# Fragen: Aufbau, Politik
ask-choose_nation = Wähle eine Große Nation.
ask-political_action = Möchtest du eine politische Aktion durchführen?
ask-acting_nation = { $a }: Welche deiner Nationen handelt?
ask-offensive_target_nation = { $a }: An wen richtet sich die Diplomatische Offensive?
ask-offensive_aim = { $a }: Was schlägst du vor ({ $b }) – eine Allianz, oder welchen Verbündeten soll die Nation verlassen?
ask-offensive_target_minor = { $a }: An welche Kleine Nation richtet sich die Diplomatische Offensive?
ask-offensive_reply = { $a } bietet eine Allianz an ({ $b }). Nimmst du an?
ask-offensive_reply_leave = { $a } schlägt vor, dass { $b } eine Allianz verlässt ({ $c }). Nimmst du an?
ask-passage_reply = { $a } bittet um Passierrecht ({ $b }). Gewährst du es?
ask-armistice_reply = { $a } bietet einen Waffenstillstand an ({ $b }); jede Seite zahlt 1 PAP. Nimmst du an?
ask-exchange_reply = { $a } bietet einen Tausch von Besitztümern an ({ $b }; siehe Protokoll). Nimmst du an?
ask-war_target = { $a }: Wem erklärst du den Krieg?
ask-uprising_target = { $a }: Wo verursachst du einen Aufruhr?
ask-uprising_loss = { $a }: Der Aufruhr geht weiter. Welche Einheit verlierst du?
ask-break_target = { $a }: Welches Bündnis brichst du?
ask-break_followup = { $a } hat ein Bündnis gebrochen ({ $b }): Was geschieht mit den Truppen?
ask-passage_target = { $a }: Wen bittest du um Passierrecht?
ask-revoke_target = { $a }: Wem entziehst du das Passierrecht?
ask-armistice_target = { $a }: Wem bietest du einen Waffenstillstand an?
ask-exchange_partner = { $a }: Wem bietest du einen Tausch von Besitztümern an?
ask-exchange_give = Welche Region gibst du ab (an { $a })?
ask-exchange_take = Welche Region möchtest du dafür haben (Besitzer: { $a })?
ask-gift_target = { $a }: Wer bekommt Produktionspunkte?
ask-gift_amount = Wie viele Produktionspunkte gibt { $a } an { $b }?
ask-annex_minor_target = { $a }: Welche Kleine Nation annektierst du?
ask-annex_objection = { $b } will { $c } annektieren. Erklärt { $a } dafür den Krieg?
ask-neutral_aid = { $c } greift { $b } an. Erklärt { $a } dafür den Krieg?
ask-congress_pick = Kongress über { $b }: Was nimmt { $a }?
ask-liberate_region = { $a }: Welche Region befreist du?
ask-repatriate_to = { $a }, { $b }: Wohin gehen die Einheiten?
ask-withdraw_destination = { $a }, { $b }: Wohin ziehen die Einheiten ab?
ask-capital_return = { $a } ({ $b }): Rückkehr in welche Hauptstadt?
ask-time_check = Ist die vereinbarte Zeit abgelaufen?

# Fragen: Bewegung, Produktion
ask-joint_invite = { $a }: Welchen Verbündeten lädst du zur Gemeinsamen Bewegung ein?
ask-joint_reply = { $b } lädt zur Gemeinsamen Bewegung ein ({ $a }). Nimmst du an?
ask-move_action = { $a }: Was bewegst du?
ask-move_origin = { $a }: Aus welcher Region marschieren Einheiten?
ask-move_unit = { $a }: Welche Einheiten marschieren?
ask-move_count = { $a } ({ $b }): Wie viele?
ask-move_step = { $a }: Wohin von hier?
ask-fleet_origin = { $a }: Von wo laufen Geschwader aus?
ask-fleet_count = { $a }, { $b }: Wie viele Geschwader?
ask-fleet_step = { $a }, { $b }: Wohin von hier?
ask-engage_area = { $a }: Wo stellst du den Feind?
ask-port_attack_target = { $a }: Welchen Hafen greifst du an?
ask-port_attack_from = Von welchem Seegebiet aus greifst du { $a } an?
ask-port_attack_count = Wie viele Geschwader greifen { $a } vom Seegebiet { $b } aus an?
ask-port_evict_sea = { $a }: Die Geschwader müssen { $b } verlassen. In welches Seegebiet?
ask-sea_intent = { $a } trifft im Seegebiet { $b } auf Feinde: kämpfen oder der Schlacht ausweichen?
ask-port_after_battle = { $a }, { $b }: Laufen Geschwader in einen Hafen ein?
ask-port_after_battle_count = { $a }, { $b }: Wie viele Geschwader laufen in diesen Hafen ein?
ask-transport_origin = { $a }: In welcher Region schiffen sich Einheiten ein?
ask-transport_unit = { $a }: Welche Einheiten schiffen sich ein?
ask-transport_count = { $a } ({ $b }): Wie viele?
ask-transport_step = { $a }: In welches Seegebiet weiter, oder wo landen?
ask-buy = { $a }: Was erwirbst du?
ask-place_unit = { $a }: Wo platzierst du die Einheit ({ $b })?
ask-place_squadron = { $a }: In welchem Hafen platzierst du das Marinegeschwader?

# Fragen: Reihenfolge der Schlachten, Rückzug
ask-battle_next = { $a }: Welche Schlacht wird als nächste geschlagen?
ask-capture_leader = { $a }: Wessen Anführer verfolgen deine Einheiten?
ask-retreat_to = { $a }, { $b }: Wohin ziehen sich die Einheiten zurück?
ask-retreat_unit = Rückzug ({ $a }): Welche Einheiten gehen dorthin?
ask-retreat_count = Rückzug ({ $b }): Wie viele Einheiten ({ $a }) gehen dorthin?
ask-landing_loss = { $a }: Vor { $b } liegen zu wenige Geschwader. Welche Einheit geht verloren?

# Protokoll: Aufbau, Ablauf
told-scenario_begins = { $scenario }. Das Spiel beginnt im Monat { NUMBER($month) }/{ NUMBER($year, useGrouping: 0) }.
told-nation_chosen = { $player } spielt { $nation }.
told-turn_begins = { $nation } beginnt den Spielzug ({ NUMBER($month) }/{ NUMBER($year, useGrouping: 0) }).
told-production_round = Produktionsrunde nach dem Monat { NUMBER($month) }/{ NUMBER($year, useGrouping: 0) }: Jede Spielernation erhält 1 PAP.
told-nation_out = { $nation } ist aus dem Spiel ausgeschieden.
told-game_over = Nach { $round ->
    [one] einem Monat
   *[other] { $round } Monaten
} ist das vereinbarte Ende erreicht.
told-peace_decides = Damit ist der Krieg entschieden.
told-end_rolled = Sudden Death: { $roll } gewürfelt, ab { $need } endet das Spiel.

# Protokoll: Beziehungen
told-war_begun = Krieg: { $nation } gegen { $against }.
told-war_over = Der Krieg { $nation } – { $against } ist beendet.
told-alliance_made = { $nation } und { $with } sind verbündet.
told-alliance_over = Die Allianz { $nation } – { $with } ist beendet.
told-passage_granted = { $host } gewährt Passierrecht: { $guest }.
told-passage_over = { $host } gewährt kein Passierrecht mehr: { $guest }.
told-control_taken = { $controller } kontrolliert jetzt { $nation }.
told-control_over = { $nation } wird von niemandem mehr kontrolliert.
told-owner_changed = { $region } hat einen neuen Besitzer: { $nation }.
told-region_freed = { $region } ist unabhängig.
told-debt_paid = { $nation } zahlt { $pap } PAP der Schuld ab.

# Protokoll: politische Aktionen
told-offensive_begun = { $nation } führt eine Diplomatische Offensive gegen { $target } durch.
told-offensive_rolled = { $nation } wirbt um { $target }: { $roll } gewürfelt, höchstens { $need } war nötig.
told-minor_rolled = { $nation } wirbt um { $region }: { $roll } gewürfelt, mindestens { $need } war nötig.
told-alliance_offered = { $nation } bietet eine Allianz an ({ $to }).
told-leaving_proposed = { $nation } schlägt vor, dass { $to } eine Allianz verlässt ({ $third }).
told-passage_asked = { $nation } bittet { $to } um Passierrecht.
told-armistice_offered = { $nation } bietet einen Waffenstillstand an ({ $to }).
told-exchange_offered = { $nation } bietet einen Tausch an ({ $to }): { $give } gegen { $take }.
told-offer_declined = { $by } lehnt das Angebot ab ({ $nation }).
told-exchanged = { $nation } und { $with } tauschen Besitztümer: { $give } gegen { $take }.
told-armistice_made = { $nation } und { $with } vereinbaren einen Waffenstillstand; jede Seite zahlt 1 PAP.
told-uprising_caused = { $nation } verursacht Aufruhr ({ $region }).
told-uprising_suppressed = { $nation } unterdrückt den Aufruhr ({ $region }; { $roll } gewürfelt).
told-uprising_goes_on = Der Aufruhr geht weiter ({ $region }; { $roll } gewürfelt); { $nation } verliert eine Einheit: { $unit }.
told-pp_given = { $nation } gibt { $pp } PP an { $to }.
told-annexation_announced = { $nation } kündigt eine Annexion an: { $region }.
told-annexation_rolled = { $nation } würfelt { $die } bei einem Modifikator von { $modifier }; ab { $need } gelingt die Annexion.
told-minor_army = Armee { $region } ({ $nation }): { $infantry } Infanterie, { $cavalry } Kavallerie, { $artillery } Artillerie.
told-minor_resists = { $region } leistet Widerstand.
told-stands_alone = Niemand kommt zu Hilfe: { $nation } verteidigt sich nur.

# Protokoll: Frieden
told-sued = { $nation } bittet um Frieden; Sieger: { $victors }.
told-debt = { $nation } schuldet { $pap } PAP.
told-war_won = { $nation } erhält { $pap } PAP für den gewonnenen Krieg.
told-held_out = { $nation } hält stand: { $roll } gewürfelt, über { $value } bedeutet Frieden.
told-collapsed = { $nation } bricht zusammen: { $roll } gewürfelt, über { $value } bedeutet Frieden.
told-congress_over = Der Kongress über { $nation } ist beendet.
told-liberated = { $nation } befreit { $regions }.
told-repatriated = { $nation }: Einheiten werden zurückgeführt, { $origin } – { $region }.
told-stranded = { $nation }, { $region }: Die Einheiten finden keinen Weg nach Hause und werden eliminiert.
told-withdrew = { $nation }: Einheiten ziehen ab, { $origin } – { $region }.
told-came_home = { $nation }: Einheiten kehren zurück, Ziel: { $region }.

# Protokoll: Bewegung
told-joined = Gemeinsame Bewegung: { $nation } und { $ally }.
told-joint_refused = { $ally } lehnt die Gemeinsame Bewegung ab ({ $nation }).
told-moved = { $nation }: { $count ->
    [one] Eine Einheit marschiert
   *[other] { $count } Einheiten marschieren
}, { $origin } – { $region }.
told-sailed = { $nation }: { $count ->
    [one] Ein Geschwader segelt
   *[other] { $count } Geschwader segeln
}, { $origin } – { $to }.
told-engaged = { $nation } sucht die Schlacht im Seegebiet { $sea }.
told-evicted = { $nation }: Die Geschwader müssen { $port } verlassen und laufen ins Seegebiet { $sea } aus.
told-sea_intents = Feindliche Flotten treffen im Seegebiet { $sea } aufeinander. Kampfbereit: { $fighting }. Der Schlacht weichen aus: { $avoiding }.
told-sea_caught = Eine { $die }: Die ausweichende Flotte im Seegebiet { $sea } wird gestellt.
told-sea_escaped = Eine { $die }: Die Flotte im Seegebiet { $sea } entkommt.
told-sea_fought = Seeschlacht ({ $water }): { $nations } mit zusammen { $total } gegen { $enemies } mit { $against }.
told-ships_lost = { $nation } verliert { $count ->
    [one] ein Geschwader
   *[other] { $count } Geschwader
} ({ $water }).
told-took_port = { $nation }: { $count ->
    [one] Ein Geschwader läuft
   *[other] { $count } Geschwader laufen
} in { $port } ein.
told-embarked = { $nation }: { $count ->
    [one] Eine Einheit schifft
   *[other] { $count } Einheiten schiffen
} sich ein, { $origin } – { $region }.
told-intercepted = { $nation } ({ $unit }) wird im Seegebiet { $sea } abgefangen: eine { $die } bei Abfangrate { $rate }.
told-sailed_on = { $nation } ({ $unit }) kommt durch das Seegebiet { $sea }: eine { $die } bei Abfangrate { $rate }.
told-landed = { $nation }: { $count ->
    [one] Eine Einheit landet
   *[other] { $count } Einheiten landen
} ({ $region }).
told-turned_back = { $nation }: Die Anführer kehren zurück, Ziel: { $region }.
told-militia_raised = { $nation } stellt auf: { $count } × Miliz ({ $region }).

# Protokoll: Produktion
told-income = { $nation } erhält { $pp } PP und hat jetzt { $total }.
told-bought = { $nation } erwirbt: { $unit }.
told-bought_pap = { $nation } erwirbt einen PAP.
told-placed = { $nation } platziert: { $unit } ({ $place }).

# Protokoll: nach Schlachten
told-leader_hunted = { $nation }, { $region }: Ein Anführer wird verfolgt; der Würfel zeigt { $die }, ab { $need } ist er eliminiert.
told-retreated = { $nation }: { $count ->
    [one] Eine Einheit zieht
   *[other] { $count } Einheiten ziehen
} sich zurück, Ziel: { $region }.
told-cut_off = { $nation }: { $count ->
    [one] Eine Einheit kann sich nicht zurückziehen und wird eliminiert ({ $region }).
   *[other] { $count } Einheiten können sich nicht zurückziehen und werden eliminiert ({ $region }).
}
told-re_embarked = { $nation }: { $count ->
    [one] Eine Einheit geht wieder an Bord und kehrt
   *[other] { $count } Einheiten gehen wieder an Bord und kehren
} zurück, Ziel: { $region }.
told-battle_pap = { $nation } erhält { $pap } PAP für den Sieg in einer Großen Schlacht.

# Spielende und Wertung
end-length = Die vereinbarte Zahl von Monaten ist vorbei.
end-time-limit = Die vereinbarte Zeit ist vorbei.
end-sudden-death = Das Spiel endet durch Sudden Death.
end-last-player = Nur noch ein Spieler besitzt einen Teil eines Heimatlandes.
end-france-beaten = Frankreich hat um Frieden gebeten: Die Anti-Französische Allianz gewinnt.
end-coalition-beaten = Die ganze Anti-Französische Allianz hat um Frieden gebeten: Die Französische Allianz gewinnt.
end-balance-french = Die Zeit ist um: Die Französische Allianz hat mehr gewonnen als verloren.
end-balance-coalition = Die Zeit ist um: Die Französische Allianz hat nicht mehr gewonnen als verloren, die Anti-Französische Allianz gewinnt.
score-level = Siegstufe (1 Totaler Sieg bis 6 Vernichtung)
score-dirty = Schmutziger Sieg
score-additional = Weitere Nationen mit Stufe 3 oder besser
score-gain = Gewonnene Regionen
score-regions = Regionen
score-income = Einkommen
score-pap = PAP
score-defeated = Nationen, die um Frieden gebeten haben

# Ablehnungen
why-origin-resisted = Diese Einheiten müssen erst gegen die Kleine Nation kämpfen, die Widerstand leistet (NAP-6.16).
why-origin-moved = Dort steht keine Einheit dieser Nation, die sich in diesem Monat noch nicht bewegt hat (NAP-6.11).
why-origin-nowhere = Keine Einheit dort kann eine Nachbarregion betreten (NAP-6.3).
why-unit-none-ready = Es gibt keine solche Einheit, die sich noch nicht bewegt hat und mit den anderen gehen könnte (NAP-6.14).
why-step-no-border = Diese Region hat keine gemeinsame Grenze mit der jetzigen (NAP-6.2).
why-step-strait = Feindliche Geschwader sperren die Meerenge (NAP-6.9).
why-step-units = Diese Einheiten dürfen nicht dorthin: Miliz bleibt im Heimatland, Anführer gehen nicht allein unter Feinde (NAP-6.6, NAP-6.7).
why-step-not-permitted = Der Besitzer oder Truppen dort lassen die Einheit nicht ein: Sie sind neutral und haben kein Passierrecht gewährt (NAP-6.3).
why-sail-twice = Eine Gruppe von Geschwadern läuft keinen Ort zweimal in einem Spielzug an (NAP-7.2).
why-sail-port = Geschwader laufen nur in eigene oder verbündete Häfen ein, in deren Region keine feindlichen Truppen stehen (NAP-7.3).
why-sail-far = Dieses Seegebiet grenzt nicht an den Ort der Geschwader (NAP-7.1).
why-action-own-turn = Eine Kleine Nation kann nur im eigenen Spielzug annektiert werden (NAP-10.6).
why-action-limit = Die Höchstzahl der Aktionen oder Angebote in diesem Fenster ist erreicht (NAP-10.9).
why-action-impossible = Es fehlen PAP, oder es gibt kein mögliches Ziel (NAP-10.10, NAP-24.4).
why-war-ally = Vor einer Kriegserklärung muss das Bündnis gebrochen werden (NAP-11.11).
why-war-already = Mit dieser Nation herrscht schon Krieg (NAP-11.11).
why-war-own = Ein Spieler führt nicht gegen sich selbst Krieg (NAP-11.11).
why-war-truce = Die Friedensfrist nach dem letzten Frieden läuft noch (NAP-12.12).
why-war-side = Mit dieser Nation kann es keinen Krieg geben (NAP-11.11).
why-annex-owned = Diese Region gehört einer Großen Nation (NAP-14.3).
why-annex-once = Die Annexion einer Region kann nur einmal im Spielzug angekündigt werden (NAP-14.4).
why-annex-enemies = In der Region stehen feindliche Armeeeinheiten (NAP-14.3).
why-annex-troops = In der Region muss mindestens eine Armeeeinheit stehen (NAP-14.3).
why-congress-owner = Diese Region gehört dem Verlierer nicht (NAP-12.19).
why-congress-price = Für diese Region reichen die PAP nicht (NAP-12.7).
why-congress-capital = Eine Hauptstadtregion kann nur genommen werden, wenn der Verlierer sonst nichts mehr von seinem Heimatland besitzt (NAP-12.7).
why-buy-infantry-first = Erst muss die Infanterie erworben werden, die zur Eliteinfanterie gehört (NAP-9.8).
why-buy-too-dear = Die PP reichen nicht (NAP-9.8).
why-buy-not-built = Diese Nation baut solche Einheiten nicht (NAP-21.5, NAP-21.8).
why-buy-no-place = Es gibt keine Heimatlandregion und keinen Hafen, wo die Einheit stehen könnte (NAP-9.9).
why-buy-no-figures = Es ist keine Figur mehr übrig (NAP-2.2).
why-buy-british-army = Großbritannien baut höchstens zwei Landeinheiten je Produktionsrunde (NAP-21.2).
why-place-homeland = Neue Einheiten werden nur in eigenen Regionen des Heimatlandes platziert (NAP-9.9).
why-place-uprising = In dieser Region herrscht Aufruhr (NAP-11.17).
why-place-intruders = In dieser Region stehen fremde Truppen (NAP-9.9).

# Schlacht (Kapitel 15 bis 20)
ask-deploy_unit = Aufstellung, { $a }: Welche Einheiten sollen wohin?
ask-deploy_count = { $a }: Wie viele sollen hierhin: { $b }?
ask-phase_retreat = Weiterkämpfen oder die Schlacht aufgeben?
ask-act_unit = { $a }: Welche Einheit handelt?
ask-act_kind = { $a }: Was tut sie?
ask-act_zone = { $a }: Wohin zieht sie?
ask-act_target = { $a }, { $b }: Auf welche feindliche Einheit?
ask-unit_nation = { $a }: Von welcher Nation?
ask-rally_type = { $a }: Welche Einheit soll gesammelt werden?
ask-react_square = Sturmangriff: { $b } gegen { $a }. Ein Quadrat bilden?
ask-react_evade = Sturmangriff: { $b } gegen { $a }. In die Reserve ausweichen?
ask-call_off = Sturmangriff ({ $a }): Das Ziel hat ein Quadrat gebildet ({ $b }). Trotzdem angreifen?
ask-leader_lost = Hier fällt ein Anführer: { $a }. Von welcher Nation?
ask-pursuit_nation = Welche Nation verfolgt als nächste?
ask-pursue = { $a } verfolgt: Mit welcher Einheit?
ask-pursue_target = { $a } verfolgt: Welche feindliche Einheit?
term-rest_to_reserve = den Rest in die Reserve
term-fight_on = weiterkämpfen
term-retreat = Rückzug
term-move = ziehen
term-fire = feuern
term-charge = Sturmangriff
term-dissolve = Quadrat auflösen
term-rally = Truppen sammeln
term-square = Quadrat bilden
term-stand = standhalten
term-evade = ausweichen
term-charge_home = angreifen
term-call_off = Sturmangriff abbrechen
term-a-retreat = Rückzugszone des Angreifers
term-a-reserve = Reserve des Angreifers
term-a-left = Linie des Angreifers, links
term-a-center = Zentrum des Angreifers
term-a-right = Linie des Angreifers, rechts
term-middle-left = linke Mittelzone
term-middle-center = zentrale Mittelzone
term-middle-right = rechte Mittelzone
term-b-left = Linie des Verteidigers, linke Spalte
term-b-center = Zentrum des Verteidigers
term-b-right = Linie des Verteidigers, rechte Spalte
term-b-reserve = Reserve des Verteidigers
term-b-retreat = Rückzugszone des Verteidigers
term-at = { $a } ({ $b })
term-at-square = { $a } im Quadrat ({ $b })
term-at-second = { $a }, noch eine Aktion ({ $b })
term-in-square = { $a } im Quadrat
told-skirmish_begun = Gefecht ({ $region }): { $attackers } gegen { $defenders }.
told-grand_battle_begun = Große Schlacht ({ $region }): { $attackers } gegen { $defenders }.
told-deployed = { $nation } stellt auf: { $count } × { $unit } ({ $zone }).
told-battle_round = Runde { $round } der Schlacht beginnt.
told-battle_moved = { $nation }: { $unit } zieht (von: { $start }; nach: { $end }).
told-battle_leader_fled = { $nation }: Ein einzelner Anführer ({ $zone }) weicht in die Reserve zurück.
told-fire_hit = { $nation }: { $unit } ({ $zone }) feuert. Ziel: { $target } ({ $enemy }); Würfel { $dice }, Modifikator { $modifier }, Summe { $total }, nötig { $needed }. Ein Treffer; der Würfel zeigt { $die }.
told-fire_missed = { $nation }: { $unit } ({ $zone }) feuert. Ziel: { $target } ({ $enemy }); Würfel { $dice }, Modifikator { $modifier }, Summe { $total }, nötig { $needed }. Daneben.
told-charged = { $nation }: { $unit } ({ $zone }) führt einen Sturmangriff. Ziel: { $target } ({ $enemy }).
told-square_formed = { $nation }: { $unit } bildet ein Quadrat.
told-square_failed = { $nation }: { $unit } versucht vergeblich, ein Quadrat zu bilden; der Würfel zeigt { $die }.
told-evaded = { $nation }: { $unit } weicht dem Sturmangriff in die Reserve aus.
told-called_off = { $nation }: { $unit } bricht den Sturmangriff ab.
told-clashed = { $nation }, { $unit }: Würfel { $dice }, Modifikator { $modifier }, Summe { $total }. { $enemy }, { $target }: Würfel { $dice2 }, Modifikator { $modifier2 }, Summe { $total2 }.
told-square_dissolved = { $nation }: { $unit } löst das Quadrat auf ({ $zone }).
told-battle_eliminated = { $nation } verliert { $unit } ({ $zone }).
told-battle_driven_back = { $nation }: { $unit } ({ $zone }) wird in die Rückzugszone getrieben.
told-battle_leader_fell = { $nation }: Ein Anführer fällt ({ $zone }).
told-rallied = { $nation } sammelt { $unit } ({ $owner }): Würfel { $dice }, Summe { $total }, nötig { $needed }. Die Einheit geht in die Reserve.
told-not_rallied = { $nation } versucht vergeblich, { $unit } ({ $owner }) zu sammeln: Würfel { $dice }, Summe { $total }, nötig { $needed }.
told-battle_line_broken = Die Schlachtlinie ist durchbrochen: { $nations }.
told-battle_retreated = Die Schlacht gibt auf: { $nations }.
told-battle_no_contact = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
} ohne Kontakt: Die Schlacht ist verloren für { $nations }.
told-battle_too_long = Keine Entscheidung nach { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}: Die Schlacht ist verloren für { $nations }.
told-pursuit_caught = { $nation }: { $unit } verfolgt { $target } ({ $enemy }); der Würfel zeigt { $die }, nötig { $needed }. Eliminiert.
told-pursuit_escaped = { $nation }: { $unit } verfolgt { $target } ({ $enemy }); der Würfel zeigt { $die }, nötig { $needed }. Entkommen.
told-battle_won = Schlacht ({ $region }): Sieg für { $winners }. Verlorene Einheiten des Siegers: { $losses }, des Verlierers: { $killed }.
end-battle-broken-line = Eine Schlachtlinie wurde durchbrochen.
end-battle-retreat = Eine Seite gab die Schlacht auf.
end-battle-no-contact = Der Angreifer suchte keinen Kontakt.
end-battle-round-limit = Die Schlacht dauerte zu lange; der Verteidiger hielt stand.
score-lost = Verlorene Einheiten
score-survivors = Überlebende
score-lost_pp = Verloren, in PP
score-survivors_pp = Überlebende, in PP
why-place-all = Vor Beginn der Schlacht müssen alle Einheiten aufgestellt sein (NAP-15.8).
why-place-line-first = Erst braucht jede Zone der Schlachtlinie eine Armeeeinheit, dann kann der Rest in die Reserve (NAP-15.8).
why-place-none-left = Eine solche Einheit ist nicht mehr aufzustellen (NAP-15.8).
why-place-own-zones = Aufgestellt wird nur in der eigenen Schlachtlinie und der eigenen Reserve (NAP-15.8).
why-place-last-units = Die letzten Armeeeinheiten werden in den noch leeren Zonen der Schlachtlinie gebraucht (NAP-15.8).
why-act-retreat-zone = Einheiten in der Rückzugszone tun nichts, bis sie gesammelt werden (NAP-16.8).
why-act-other-arm = Jetzt ist die Phase einer anderen Waffengattung (NAP-16.1).
why-act-no-actions = Keine solche Einheit hat noch Kampfaktionen übrig (NAP-16.3).
why-act-nothing = Diese Einheit kann weder ziehen noch angreifen (NAP-16.4).
why-deed-square = Infanterie im Quadrat kann weder ziehen noch einen Sturmangriff führen (NAP-16.9).
why-deed-no-way = Es gibt keine Zone, die diese Einheit betreten darf (NAP-16.5, NAP-16.6, NAP-16.10).
why-deed-out-of-range = Geradeaus in Reichweite steht keine feindliche Einheit (NAP-16.15, NAP-17.1).
why-deed-guns-charge = Artillerie führt nie einen Sturmangriff (NAP-18.1).
why-deed-nobody-ahead = In der Zone geradeaus steht keine feindliche Einheit (NAP-16.15).
why-deed-rally = Ein Anführer sammelt nur aus der Reserve heraus und nur Einheiten in der Rückzugszone (NAP-19.1).
why-deed-other-unit = Das kann diese Einheit nicht (NAP-16.4).
why-zone-not-adjacent = Ein Schritt führt nur in eine benachbarte Zone, nie schräg (NAP-15.7).
why-zone-enemy = Eine Zone mit feindlichen Armeeeinheiten kann nicht betreten werden (NAP-16.5).
why-zone-held = Von einer Zone neben dem Feind darf keine Einheit in eine andere neben dem Feind (NAP-16.6).
why-zone-last-of-column = Die letzte Armeeeinheit einer Spalte darf sie nicht verlassen (NAP-16.10).
why-target-leader = Anführer sind nie das Ziel eines Angriffs (NAP-17.9).
why-target-guns = Artillerie kann nicht Ziel eines Sturmangriffs sein, solange Infanterie oder Kavallerie bei ihr steht (NAP-18.2).
why-target-absent = In der angegriffenen Zone steht keine solche feindliche Einheit (NAP-16.16).
why-pursuit-covered = Erst muss die Kavallerie gestellt werden, die den Rückzug deckt (NAP-20.4).
why-pursuit-nobody = Der Verlierer hat keine solche Einheit, die verfolgt werden dürfte (NAP-20.5).

## Zahlen, Zusammenfassungen, Hinweise
moment =
    { $b ->
        [0] Runde { $a }
       *[other] { $a }/{ NUMBER($b, useGrouping: 0) }
    }
figure-level = Siegstufe (5 totaler Sieg bis 0 Vernichtung)
figure-income = Einkommen
figure-army = Armeeeinheiten
luck-note = Feuern, Sturmangriffe, Sammeln, Verfolgungen, Überfahrten, Annexionen, Offensiven und Belastungswürfe, soweit sie besser ausgingen als zu erwarten war; auf See die versenkten und verlorenen Geschwader und ob gestellt wurde, wer der Schlacht ausweichen wollte. Was im Kampf die eine Seite gewinnt, verliert die andere.
deed-war = begann einen Krieg ({ $what })
deed-peace = beendete einen Krieg ({ $what })
deed-sued = bat um Frieden ({ $what })
deed-alliance = verbündete sich ({ $what })
deed-alliance_over = verließ eine Allianz ({ $what })
deed-control = übernahm die Kontrolle ({ $what })
deed-annexed = versuchte eine Annexion ({ $what })
deed-courted = warb diplomatisch ({ $what })
deed-exchanged = tauschte Regionen ({ $what })
deed-moved = marschierte ({ $what })
deed-landed = landete Truppen ({ $what })
deed-sailed = segelte ({ $what })
deed-eliminated = verlor im Kampf { $what }
deed-ships_lost = verlor { $count ->
        [one] ein Geschwader
       *[other] { $count } Geschwader
    }
deed-retreated = zog sich zurück ({ $what })
deed-uprising = verursachte Aufruhr ({ $what })
deed-earned = nahm { $count } PP ein
deed-bought = erwarb { $what }
hint-win = Sieg etwa { $chance } %
hint-shot = Treffer { $hit } %, tödlich { $kill } %
hint-charge = gewonnen { $win } %, verloren { $lose } %
hint-facing = { $units ->
    [one] eine feindliche Einheit
   *[other] { $units } feindliche Einheiten
}; { $ours ->
    [one] mit der einen Einheit hier
   *[other] mit allen { $ours } Einheiten hier
} Sieg etwa { $chance } %
