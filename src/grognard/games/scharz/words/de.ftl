# Scharz

## Fragen: Spielaufbau
ask-choose_faction = Welches Volk führst du?
ask-place_village = Auf welchem Feld gründest du ein Dorf?
ask-relocate_village = Versetzt du eines deiner Dörfer?
ask-relocate_village_to = Auf welches Feld kommt das Dorf aus { $a }?
ask-place_dock = An welches Dorf kommt dein Dock?
ask-place_herd = Wohin kommt die Herde ({ $a })?
ask-place_light = Wohin kommt eine leichte Infanterie?
ask-choose_bonus = Welchen Startbonus nimmst du?
ask-bonus_field = Auf welchem Feld wirkt der Bonus „{ $a }“?

## Fragen: Prestige und Punkte
ask-prevent_vp_loss = { $a ->
    [one] Du verlierst einen Siegpunkt. Behältst du ihn für 4 Prestigepunkte (1) oder nicht (0)?
   *[other] Du verlierst { $a } Siegpunkte. Wie viele behältst du für je 4 Prestigepunkte?
}
ask-reroll_d6 = Der Würfel zeigt { $a }. Wiederholst du den Wurf für 4 Prestigepunkte?

## Fragen: Bewegung
ask-order_from = Befehle: von wo?
ask-order_piece = Welche Figur in { $a }?
ask-order_count = Wie viele: { $a } in { $b }?
ask-order_to = Wohin: { $a } aus { $b }?
ask-order_load = Was nimmt das { $a } an Bord?
ask-unload_piece = Wer geht vom { $a } an Land?
ask-unload_to = Wo an Land: { $a }?
ask-forced_march = Befiehlst du einen Gewaltmarsch für 14 Prestigepunkte?
ask-relocate_item = Welche Herde oder welche Güter versetzt du?
ask-relocate_count = Wie viel davon: { $a }?
ask-relocate_to = Wohin damit: { $a }?

## Fragen: Diplomatie
ask-propose = Was schlägst du vor?
ask-propose_to = Gegenüber wem: { $a }?
ask-tribute_form = Tribut an { $a } im Wert von mindestens { $b }: in Münzen oder Gütern?
ask-tribute_amount = Wie viele Münzen bietest du { $a }?
ask-tribute_item = Güter im Wert von mindestens { $a }: was bietest du?
ask-agreement_kind = Was vereinbarst du mit { $a }?
ask-answer = { $a } schlägt vor: { $b }. Deine Antwort?
ask-lord_dispute = Wem gibst du als Herr die junge Herde ({ $a })?

## Fragen: Hinterland
ask-double_construction = Arbeiten alle deine Baustellen in dieser Jahreszeit doppelt so schnell, für 12 Prestigepunkte?
ask-trade_action = Handel: was tust du?
ask-trade_place = { $a }: wo?
ask-trade_what = { $a }: was?
ask-trade_count = { $a }: wie viele?
ask-offer_item = Was gibst du { $a }?
ask-want_item = Was willst du von { $a }?

## Fragen: Sonderphasen
ask-sow_field = Welches Feld säst du ein?
ask-recruit_field = Auf welchem Feld rekrutierst du?
ask-recruit_upgrade = Rüstest du die Rekruten in { $a } gleich aus?
ask-recruit_mount = Auf welchem Feld machst du Rekruten beritten?
ask-mount_count = Wie viele machst du in { $a } beritten?
ask-feast_size = Welches Fest gibst du?
ask-give_up = Nicht alles kann ernährt oder bezahlt werden. Was gibst du auf?
ask-slaughter_herd = Welche Herde schlachtest du für den Winter?
ask-share_meat = { $a } Fleisch ist übrig. Gibst du es jemandem?
ask-feed_besieged = { $a } kann { $b } nicht ernähren. Ernährst du die Siedlung mit { $c } Nahrung und übernimmst sie?

## Chronik: Spielaufbau
told-faction_chosen = { $who } führt das Volk „{ $people }“.
told-start_roll = { $who } würfelt { $swords ->
    [one] ein Schwert
   *[other] { $swords } Schwerter
  }.
told-starts = { $who } beginnt.
told-village_placed = { $who } gründet ein Dorf in { $field }.
told-village_moved = { $who } versetzt ein Dorf von { $from } nach { $to }.
told-rival_drawn = Rivale von { $who } ist { $rival }.
told-equipped = Die leichte Infanterie von { $who } steht in { $fields }.
told-bonus_chosen = { $who } nimmt den Startbonus „{ $bonus }“.

## Chronik: das Jahr
told-season_begins = Jahr { $year }: { $season }.
told-wealthiest = Das letzte Jahr ist vorüber; { $who } ist am reichsten und gewinnt.
told-vp_gained = { $who } gewinnt { $points ->
    [one] einen Siegpunkt
   *[other] { $points } Siegpunkte
  } und hat { $total }.
told-vp_lost = { $who } verliert { $points ->
    [one] einen Siegpunkt
   *[other] { $points } Siegpunkte
  } und hat { $total }.
told-vp_kept = { $who } behält für Prestige { $points ->
    [one] einen Siegpunkt
   *[other] { $points } Siegpunkte
  }.
told-rerolled_d6 = { $who } zahlt Prestige und würfelt { $second } statt { $first }.

## Chronik: Bewegung
told-ordered = { $who }: { $count } × { $unit }, { $from } – { $to }.
told-boarded = { $who }: { $pieces } gehen in { $from } an Bord.
told-landed = { $who }: { $pieces } gehen in { $at } an Land.
told-lifted = { $who }: Hafentransport von { $from } nach { $to }: { $pieces }.
told-no_room = { $who }: { $to } hat nicht für alle Platz ({ $pieces }).
told-crossed = { $who }: { $count } × { $unit } { $count ->
    [one] trifft
   *[other] treffen
} auf dem Weg von { $from } nach { $to } an der Grenze auf den Feind.
told-sold_ship = { $who } setzt ein { $ship } in { $at } auf den Strand und erhält { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
told-marches = { $who } befiehlt für { $cost ->
    [one] einen Prestigepunkt
   *[other] { $cost } Prestigepunkte
} einen Gewaltmarsch.
told-relocated = { $who } versetzt { $count } × { $item }, { $from } – { $to }.
told-lost_in_mountains = { $who } verliert im Gebirge von { $field }: { $unit }.
told-lost_by_attrition = { $who } verliert durch Abnutzung in { $field }: { $unit }.

## Chronik: Diplomatie
told-submitted = { $vassal } wird Vasall von { $lord }.
told-tribute_offered = { $who } bietet { $to } einen Tribut im Wert von { $value }.
told-passage_asked = { $who } bittet { $to } um Durchzug.
told-agreement_offered = { $who } schlägt { $to } vor: { $kind }.
told-accepted = { $who } nimmt an.
told-declined = { $who } lehnt ab.
told-truce_made = Waffenstillstand: { $petitioner } hat { $recipient } bezahlt; er gilt bis zum Ende der { $until }. Runde.
told-truce_ended = Der Waffenstillstand von { $petitioner } mit { $recipient } ist abgelaufen.

## Chronik: Hinterland
told-hastened = { $who } zahlt { $cost ->
    [one] einen Prestigepunkt
   *[other] { $cost } Prestigepunkte
} für doppelten Baufortschritt.
told-finished = { $who } vollendet in { $field }: { $building }.
told-started = { $who } beginnt in { $field } mit { $workers ->
    [one] einer Einheit
   *[other] { $workers } Einheiten
} den Bau: { $building }.
told-workers_added = { $who } schickt { $workers ->
    [one] eine weitere Einheit
   *[other] { $workers } weitere Einheiten
} auf die Baustelle in { $field }.
told-sped_up = { $who } beschleunigt den Bau in { $field } für { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
told-bought = { $who } erhält { $count } × { $unit } in { $field }.
told-purchase_doubled = { $who } darf in { $field } doppelt so viele Einheiten kaufen.
told-upgraded = { $who } macht in { $field } aus leichter Infanterie { $count } × { $unit }.
told-degraded = { $who } macht in { $field } aus { $count } × { $unit } wieder leichte Infanterie.
told-ship_sold = { $who } verkauft in { $field } ein { $unit } für { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
told-disbanded = { $who } entlässt in { $field } { $count } × { $unit }.
told-mounted = { $who } macht in { $field } { $count } × leichte Infanterie beritten.
told-commander_bought = { $who } hat jetzt einen Kommandeur der Stufe { $level }.
told-rival_named = { $who } nennt { $rival } als weiteren Rivalen.
told-corsairs_placed = { $who } schickt Korsaren auf See: { $sea }.
told-banked = { $who } handelt { $count } × mit der Bank: { $lot }.
told-herd_bought = { $who } kauft eine Herde ({ $herd }) für { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
told-herd_sold = { $who } verkauft eine Herde ({ $herd }) für { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
told-slaughtered = { $who } schlachtet eine Herde ({ $herd }) und verkauft das Fleisch für { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
told-trade_offered = { $who } bietet { $to }: { $gives } gegen { $wants }.
told-redeemed = { $who } kauft das Reich los: { $to } erhält { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
told-caught = { $who } bringt { $fish } Fisch nach { $at } ({ $sea }).

## Chronik: Sonderphasen
told-born = { $who } hat eine neue Herde ({ $herd }): { $place }.
told-taxed = { $who } nimmt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
} Steuern ein.
told-tribute_of_vassal = { $vassal } zahlt { $lord } davon { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
told-raised = Das Prestige von { $who } wird auf { $points } angehoben.
told-homage = { $vassal } huldigt { $lord }.
told-winter_weather = Winterwetter, { $climate }: { $weather }.
told-sowing_weather = Wetter bei der Aussaat, { $climate }: { $weather }.
told-sown = { $who } sät { $field } ein: { $grain ->
    [one] dort steht ein Getreide
   *[other] dort stehen { $grain } Getreide
}.
told-harvested = { $who } erntet { $grain } Getreide; { $lost ->
    [one] eines geht verloren
   *[other] { $lost } gehen verloren
}.
told-recruited = { $who } rekrutiert in { $field }: { $unit }.
told-feasted = { $who } gibt ein Fest ({ $size }): { $points ->
    [one] ein Prestigepunkt
   *[other] { $points } Prestigepunkte
} für { $grain } Getreide.
told-paid = { $who } zahlt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
told-gave_up = { $who } gibt auf: { $what }.
told-cut_off = { $who } verliert, was abgeschnitten ist: { $unit }.
told-settlement_lost = Die Siedlung von { $who } in { $field } wird aufgegeben.
told-slaughtered_for_food = { $who } schlachtet eine Herde ({ $herd }): { $meat } Fleisch.
told-fed = { $who } ernährt die Seinen mit { $meat } Fleisch, { $fish } Fisch und { $grain } Getreide.
told-meat_sold = { $who } verkauft das übrige Fleisch für { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
told-meat_shared = { $who } gibt { $to } { $meat } Fleisch.
told-herd_starved = { $who } verliert eine Herde, die niemand füttern kann ({ $herd }).

## Chronik: das Ende
told-claimed = { $who } kündigt an: { $claim }.
told-claim_lost = { $who } verliert die Ankündigung: { $claim }.
told-claim_hungry = { $who } hält die Ankündigung ({ $claim }), kann aber nicht alle Siedlungen durch einen Winter bringen.
told-won = { $who } hat die Ankündigung ({ $claim }) eine Jahreszeit lang gehalten und gewinnt.
end-unification = Ein Reich hat das Land vereint.
end-dominance = Ein Reich ist allen anderen überlegen.
end-might = Ein Reich ist mächtig geworden.
end-wealth = Nach dem letzten Jahr gewinnt das reichste Reich.
score-coins = Münzen
score-victory_points = Siegpunkte
score-prestige = Prestige
score-units = Einheiten
score-fish = Fisch
score-grain = Getreide
score-herds = Herden
score-land_fields = Landfelder
score-sea_fields = Meerfelder
score-vassals = Herren und Vasallen
score-redemptions = Gezahlte Erlösungen
score-tributes = Gezahlte Tribute
score-buildings = Gebäude
score-captured = Verlorene Steine

## Begriffe: Diplomatie
term-clear = alle Befehle löschen
term-submit = sich unterwerfen
term-tribute = Tribut für einen Waffenstillstand
term-request_passage = Durchzug
term-agreement = Vereinbarung
term-coins = Münzen
term-goods = Güter
term-grain = Getreide
term-fish = Fisch
term-non_aggression = einander nicht angreifen
term-open_borders = offene Grenzen
term-secure_connection = sichere Verbindung
term-joint_attack = gemeinsamer Angriff auf { $a }

## Begriffe: Handel
term-build = Bau beginnen
term-add_workers = bauende Einheiten hinzufügen
term-speed_up = Bau beschleunigen
term-buy_light = leichte Infanterie kaufen
term-hire = Söldner anwerben
term-hire_for_prestige = Söldner für Prestige anwerben
term-double_purchase = doppelter Kauf für Prestige
term-upgrade = Einheit aufwerten
term-mount = leichte Infanterie beritten machen
term-degrade = Einheiten zurückstufen
term-sell_ship = Schiff verkaufen
term-disband = Einheiten entlassen
term-bank = mit der Bank handeln
term-buy_herd = Herde kaufen
term-sell_herd = Herde verkaufen
term-offer_trade = mit Mitspielern handeln
term-redemption = Erlösung für einen Waffenstillstand
term-commander = Kommandeur
term-extra_rival = weiteren Rivalen nennen
term-corsairs = Korsaren ausschicken
term-coin1 = 1 Münze
term-coin5 = 5 Münzen
term-grain1 = 1 Getreide
term-grain5 = 5 Getreide
term-fish1 = 1 Fisch
term-sell_grain = 2 Getreide für 1 Münze verkaufen
term-sell_grain_harbour = 1 Getreide für 1 Münze im Hafen verkaufen
term-buy_grain = 1 Getreide für 2 Münzen kaufen
term-buy_grain_harbour = 2 Getreide für 3 Münzen im Hafen kaufen
term-sell_fish = 2 Fisch für 1 Münze verkaufen
term-buy_fish = 1 Fisch für 1 Münze kaufen
term-sell_meat = 2 Fleisch für 1 Münze verkaufen

## Begriffe: Sonderphasen und Sieg
term-small = klein
term-medium = mittel
term-large = groß
term-bad = schlecht
term-normal = normal
term-good = gut
term-subtropical = subtropisch
term-temperate = gemäßigt
term-cold = kalt
term-sea = Meer
term-unification = Vereinigung
term-dominance = Überlegenheit
term-might = Macht

## Begriffe: Figuren und Orte
term-light_working = bauende leichte Infanterie
term-shipyard_of = Werft von { $a }
term-shipyard_and_sea = Werft von { $a }, der Rest nach { $b }
term-sell_at = in { $a } auf den Strand setzen
term-in_settlement = in der Siedlung { $a }
term-on_field = auf dem Feld { $a }
term-grain_at = Getreide in { $a }
term-fish_at = Fisch in { $a }
term-settlement_at = Siedlung in { $a }
term-piece_at = { $a } in { $b }
term-herd_in = { $a } in der Siedlung { $b }
term-herd_on = { $a } auf dem Feld { $b }
term-transport_with_1 = Transportschiff ({ $a })
term-transport_with_2 = Transportschiff ({ $a }, { $b })
term-transport_with_3 = Transportschiff ({ $a }, { $b }, { $c })

### Kampf

## Fragen: Rückkehr
ask-sally = { $a }: Machen die Einheiten in der Siedlung einen Ausfall?
ask-return_unit = { $a }: Wer geht in die Siedlung?
ask-builders_fight = { $a }: Wie viele bauende Einheiten verlassen die Baustelle, um zu kämpfen?

## Fragen: Schlacht
ask-attack_corsair = { $a }: Greifst du die Korsaren von { $b } an?
ask-flee_before = { $a }: Hältst du stand oder fliehst du vor der Schlacht? Wohin?
ask-battle_target = { $a }: Wen greifst du in dieser Runde an?
ask-front_swap = { $a }: Welche Einheit deiner Front tauschst du gegen eine Reserve?
ask-front_pick = { $a }: Wer tritt in deine Front?
ask-reroll = { $a }: Welchen Würfel wirfst du noch einmal?
ask-strike_the_rear = { $a }: Zahlst du 6 Prestigepunkte, um die gegnerische Einheit zu wählen, die zuerst getroffen wird?
ask-assign_hit = { $a }: Welche Einheit nimmt den Treffer?
ask-lord_dispute_hit = { $a }: Wessen Einheit ({ $b }) nimmt den Treffer?
ask-flee = { $a }: Hältst du stand oder fliehst du? Wohin?
ask-intercept = { $a }: Versuchst du, { $b } abzufangen?
ask-pursue = { $a }: Verfolgst du { $b } nach { $c }?
ask-put_to_sea = { $a } ist verloren: In welches Feld laufen deine Schiffe aus?
ask-border_advance = { $a }: In welches Feld rücken deine siegreichen Einheiten vor?
ask-reinforce_from = { $a }: Aus welchem Feld holst du Verstärkung?
ask-reinforce_piece = { $a }: Welche Einheiten holst du aus { $b }?
ask-reinforce_count = { $a }: Wie viele Einheiten ({ $c }) holst du aus { $b }?
ask-rescue = { $a }: Wen nimmst du an Bord?
ask-lord_dispute_honour = { $a }: Wer auf deiner Seite bekommt Siegpunkte, Prestige und Beute?

## Fragen: Belagerungen und Beute
ask-siege_action = { $a }: Was tun die Belagerer?
ask-siege_continue = { $a }: Geht der Sturm weiter?
ask-sally_after_siege = { $a }: Der Sturm ist vorüber. Machen die Verteidiger einen Ausfall?
ask-capture_choice = { $a } ist gefallen: Besetzt oder zerstörst du die Stadt?
ask-seize_grain = { $a }: Was geschieht mit dem stehenden Getreide des Gegners?
ask-seize_herd = { $a }: Was geschieht mit der Herde des Gegners ({ $b })?
ask-waste_own = Welches eigene Getreide oder welche eigenen Herden vernichtest du?

## Chronik: Rückkehr
told-sallied = { $field }: Die Einheiten von { $who } machen einen Ausfall.
told-went_inside = { $field }: { $who } schickt in die Siedlung: { $what }.
told-builders_joined =
    { $n ->
        [one] { $field }: Eine bauende Einheit von { $who } greift zu den Waffen.
       *[other] { $field }: { $n } bauende Einheiten von { $who } greifen zu den Waffen.
    }
told-encircled = { $field }: { $who } kesselt die Siedlung von { $besieged } ein.

## Chronik: Schlacht
told-corsairs_rolled =
    { $sunk ->
        [0] { $where }: Die Korsaren von { $who } würfeln { $rolls } und versenken nichts.
        [one] { $where }: Die Korsaren von { $who } würfeln { $rolls } und versenken ein Schiff.
       *[other] { $where }: Die Korsaren von { $who } würfeln { $rolls } und versenken { $sunk } Schiffe.
    }
told-battle_aimed = { $where }: { $who } greift { $target } an.
told-battle_rolled =
    { $swords ->
        [one] { $where }: { $who } würfelt { $faces }: ein Schwert.
       *[other] { $where }: { $who } würfelt { $faces }: { $swords } Schwerter.
    }
told-battle_charged =
    { $swords ->
        [one] { $where }: Sturmangriff von { $who } mit { $faces }: ein Schwert.
       *[other] { $where }: Sturmangriff von { $who } mit { $faces }: { $swords } Schwerter.
    }
told-battle_workers =
    { $swords ->
        [one] { $where }: Die bauenden Einheiten von { $who } würfeln { $faces }: nach dem Halbieren ein Schwert.
       *[other] { $where }: Die bauenden Einheiten von { $who } würfeln { $faces }: nach dem Halbieren { $swords } Schwerter.
    }
told-battle_rerolled = { $where }: { $who } wirft noch einmal: { $die }; er zeigt jetzt { $swords }.
told-battle_rear = { $where }: { $who } schlägt in den Rücken des Gegners; zuerst wird getroffen: { $what }.
told-battle_lost_units = { $where }: Die Seite von { $who } verliert { $what }.
told-battle_fled = { $where }: { $who } flieht. Ziel: { $goal }.
told-battle_broke_off = { $where }: { $who } bricht den Kampf gegen die Korsaren ab.
told-battle_caught = { $where }: { $who } würfelt { $roll } und fängt { $fleeing } ab.
told-battle_escaped = { $where }: { $who } würfelt { $roll }; { $fleeing } entkommt.
told-battle_pursued = { $who } verfolgt { $fleeing }. Ziel: { $goal }.
told-ships_put_to_sea = { $where }: Die Schiffe von { $who } laufen aus. Ziel: { $goal }.
told-ships_trapped =
    { $n ->
        [one] { $where }: Ein Schiff von { $who } findet keinen Ausweg und wird zerstört.
       *[other] { $where }: { $n } Schiffe von { $who } finden keinen Ausweg und werden zerstört.
    }
told-border_advanced = { $where }: { $who } siegt und rückt vor. Ziel: { $goal }.
told-border_reinforced = { $where }: { $who } holt Verstärkung aus { $from }: { $n } × { $what }.
told-sea_rescued = { $where }: { $who } nimmt an Bord: { $what }.
told-sea_drowned =
    { $n ->
        [one] { $where }: Eine Einheit von { $who } ertrinkt.
       *[other] { $where }: { $n } Einheiten von { $who } ertrinken.
    }
told-battle_won = { $where }: { $who } gewinnt die Schlacht.
told-battle_undecided = { $where }: Die Schlacht hat keinen Sieger.
told-battle_loot =
    { $coins ->
        [one] { $where }: { $who } erbeutet eine Münze.
       *[other] { $where }: { $who } erbeutet { $coins } Münzen.
    }
told-combat_prestige =
    { $points ->
        [one] { $who } gewinnt im Kampf einen Prestigepunkt.
       *[other] { $who } gewinnt im Kampf { $points } Prestigepunkte.
    }

## Chronik: Belagerungen und Beute
told-assaulted = { $field }: { $who } stürmt die Siedlung.
told-breached = { $field }: { $who } gelingt der Durchbruch.
told-assault_stopped = { $field }: Der Sturm von { $who } ist vorüber; die Mauern sind wieder heil.
told-sallied_after_siege = { $field }: Die Verteidiger von { $who } machen einen Ausfall.
told-settlement_fell = { $field }: { $who } erobert die Siedlung von { $owner } ({ $what }).
told-town_occupied = { $field }: { $who } besetzt die Stadt; sie wird zum Dorf.
told-plundered = { $field }: { $who } plündert { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
told-shipyard_raided = { $field }: { $who } überfällt die Werft von { $owner }.
told-surrendered = { $field }: Die hungernde Siedlung von { $who } ergibt sich { $to }.
told-grain_taken = { $field }: { $who } nimmt { $owner } stehendes Getreide weg ({ $n }).
told-grain_burnt = { $field }: { $who } verbrennt das stehende Getreide von { $owner }.
told-herd_taken = { $field }: { $who } nimmt { $owner } eine Herde weg ({ $herd }).
told-herd_slaughtered = { $field }: { $who } schlachtet eine Herde von { $owner } ({ $herd }).
told-own_grain_burnt = { $field }: { $who } verbrennt das eigene stehende Getreide.
told-own_herd_slaughtered = { $field }: { $who } schlachtet eine eigene Herde ({ $herd }).

## Begriffe: Kampf
term-sally = Ausfall
term-stand = standhalten
term-break_off = abbrechen, im Feld bleiben
term-pursue = verfolgen
term-assault = Sturm
term-raid_shipyard = Überfall auf die Werft
term-hold = abwarten
term-continue = weiter
term-stop = aufhören
term-occupy = besetzen
term-destroy = zerstören
term-take = nehmen
term-burn = verbrennen
term-slaughter = schlachten
term-leave = lassen
term-by_heavy = schwere Infanterie
term-by_commander = Kommandeur
term-by_prestige = Prestige
term-reroll = { $b } mit { $c } (durch { $a })
term-border = Grenze { $a } – { $b }

## Zahlen, Zusammenfassungen, Hinweise
moment =
    { $b ->
        [1] Frühling, Jahr { $a }
        [2] Sommer, Jahr { $a }
        [3] Herbst, Jahr { $a }
       *[other] Winter, Jahr { $a }
    }
figure-wealth = Reichtum
luck-note = Schwerter über dem Mittel der in Kämpfen geworfenen Würfel, dazu Abfangen und Korsaren, soweit sie öfter Erfolg hatten als zu erwarten war. Das Wetter trifft alle und zählt nicht.
deed-won = gewann { $count ->
        [one] eine Schlacht ({ $what })
       *[other] { $count } Schlachten ({ $what })
    }
deed-assaulted = stürmte { $what }
deed-took_settlement = nahm eine Siedlung ({ $what })
deed-lost_units = verlor { $what }
deed-fled = floh ({ $what })
deed-plundered = plünderte { $count ->
        [one] eine Münze
       *[other] { $count } Münzen
    }
deed-started = begann zu bauen ({ $what })
deed-finished = stellte fertig ({ $what })
deed-bought = kaufte { $count ->
        [one] eine Einheit
       *[other] { $count } Einheiten
    }
deed-recruited = rekrutierte { $what }
deed-taxed = nahm { $count ->
        [one] eine Münze
       *[other] { $count } Münzen
    } Steuern ein
deed-paid = zahlte { $count ->
        [one] eine Münze
       *[other] { $count } Münzen
    }
deed-feasted = gab ein Fest ({ $what })
deed-submitted = wurde Vasall ({ $what })
deed-truce = erkaufte einen Waffenstillstand ({ $what })
hint-facing = { $units ->
        [one] { $units } Feind
       *[other] { $units } Feinde
    } mit { $life ->
        [one] einem Lebenspunkt
       *[other] { $life } Lebenspunkten
    }{ $walls ->
        [0] { "" }
       *[other] , Mauern { $walls }
    }
hint-storming = Durchbruch { $breach } % (Mauern { $walls }); etwa { $foe_hits } Treffer auf dich, du erträgst { $life }
hint-clash = etwa { $hits } Treffer auf den Feind, der { $foe_life } erträgt; { $foe_hits } auf dich, du erträgst { $life }
hint-hits = etwa { $hits } Treffer auf den Feind, der { $life } erträgt
