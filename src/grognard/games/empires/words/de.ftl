# Empires of the Ancient World.

# Begriffe
term-attack = angreifen
term-diplomacy = diplomatischer Angriff
term-recruit = rekrutieren
term-disband = entlassen
term-fortify = Befestigung bauen
term-trade = Handelsmarker platzieren
term-control = Kontrollmarker platzieren
term-restock = Warenhaus auffüllen
term-siege = Belagerungskampf
term-open = offene Schlacht
term-ambush = Hinterhalt
term-refresh = Auslage erneuern
term-pay = zahlen
term-empire-card = eine ungesehene Empire-Karte
term-sea-battle = Seekampf
term-north = Norden
term-south = Süden
term-by-land = über Land
term-by-strait = über eine Seestraße
term-by-sea-lane = über einen Seeweg
term-by-sea = über See
term-by-mountain = über das Gebirge

# Fragen
ask-setup_start = In welcher Provinz beginnst du?
ask-setup_place = Wohin setzt du deinen nächsten Kontrollmarker?
ask-setup_fort = Welche deiner Provinzen befestigst du?
ask-action = Was tust du?
ask-attack_target = Welches Gebiet greifst du an?
ask-siege_choice = { $a } wird angegriffen. Wie kämpfst du?
ask-battle_cards = Wähle eine Karte für den Kampf um { $a }.
ask-ambush = Legst du in { $a } einen Hinterhalt?
ask-battle_order = Welche Karte kommt im Kampf um { $a } als nächste?
ask-ready = Im Kampf um { $a } hast du nichts zu wählen. Bist du bereit?
ask-diplomacy_target = Welchem Gebiet gilt deine Diplomatie?
ask-diplomacy_bribe = Wie viele Handelsmarker zahlst du, um { $a } abzuwerben?
ask-recruit = Welche Karte nimmst du?
ask-disband = Welche Karte entlässt du?
ask-fort_target = Welche Provinz befestigst du?
ask-trade_target = Wohin setzt du einen Handelsmarker?
ask-trade_victim = { $a }: Wessen Handelsmarker willst du dort verdrängen?
ask-control_target = Welches deiner Gebiete erhält einen weiteren Kontrollmarker?
ask-reclaim_marker = Dein Vorrat ist leer. Woher nimmst du einen Kontrollmarker für { $a }?
ask-revolt_ransom = In { $a } droht eine Revolte. Zahlst du, um sie zu verhindern?

# Chronik: Aufbau
told-setup_first = { $who } wählt zuerst.
told-started = { $who } beginnt in { $area } und nimmt ein Deck aus dem { $side }.
told-placed = { $who } setzt einen Kontrollmarker: { $area }.
told-fortified_start = { $who } befestigt { $area }.
told-laid_out = In der Auslage: { $cards }.

# Chronik: Spielrunde
told-revolt = Revoltencheck, Würfel { $dice }: Tabelle { $table }, Spalte { $column }: { $areas }.
told-revolted = { $left ->
    [0] Revolte in { $area }: { $who } verliert dort den einzigen Kontrollmarker.
   *[other] Revolte in { $area }: { $who } verliert einen Kontrollmarker und behält { $left }.
}
told-ransomed = { $who } { $blocks ->
    [one] zahlt einen Handelsmarker
   *[other] zahlt { $blocks } Handelsmarker
}; in { $area } bleibt es ruhig.
told-fort_held = Die Befestigung in { $area } hält die Provinz für { $who }.
told-last_held = { $area } ist die letzte Provinz von { $who } und bleibt treu.
told-income = { $who } erhält { $got } von { $entitled ->
    [one] einem Handelsmarker
   *[other] { $entitled } Handelsmarkern
} und hat nun { $now } im Warenhaus.
told-first_player = Spielrunde { $turn } hat { $rounds ->
    [one] eine Aktionsrunde
   *[other] { $rounds } Aktionsrunden
}; Startspieler ist { $who }.
told-round = Spielrunde { $turn }: Der Aktionsrundenmarker rückt auf Feld { $space }.
told-passed = { $who } passt.

# Chronik: Angriff
told-attacked = { $who } greift { $area } { $route } an.
told-moved = Bewegungswurf { $die }, nötig { $needed } oder mehr: { $who } kommt an.
told-not_moved = Bewegungswurf { $die }, nötig { $needed } oder mehr: Der Angriff von { $who } ist zu Ende.
told-conquered = { $who } würfelt { $die } für { $area }, nötig { $needed } oder mehr: gelungen.
told-not_conquered = { $who } würfelt { $die } für { $area }, nötig { $needed } oder mehr: misslungen.
told-taken = { $who } übernimmt die Kontrolle über { $area }.
told-reclaimed = { $who } versetzt einen Kontrollmarker: { $from_area } → { $area }.
told-not_placed = { $area }: { $who } setzt dort keinen Kontrollmarker; das Gebiet ist nun neutral.
told-neutral = { $area } ist nun neutral.
told-fort_removed = Die Befestigung in { $area } wird entfernt.
told-fort_kept = Dank Ingenieur behält { $who } die eroberte Befestigung in { $area }.

# Chronik: Kampf
told-battle = { $attacker } und { $defender } kämpfen um { $area }: { $mode }.
told-committed = { $attacker } hat { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} gewählt, { $defender } { $m }.
told-ambushed = { $who } legt einen Hinterhalt.
told-combat_won = { $rolled ->
    [0] Gefecht { $n }: { $who } gewinnt mit { $card } gegen { $beaten }, ohne Wurf.
   *[other] Gefecht { $n }: { $who } gewinnt mit { $card } gegen { $beaten } (Würfel { $dice }).
}
told-combat_tied = { $rolled ->
    [0] Gefecht { $n }: { $attacking } gegen { $defending } unentschieden, ohne Wurf.
   *[other] Gefecht { $n }: { $attacking } gegen { $defending } unentschieden (Würfel { $dice }).
}
told-unmatched = Gefecht { $n }: { $who } gewinnt mit { $card }, ohne Gegner.
told-blocks = Kampfmarker: Angreifer { $attacker }, Mittelfeld { $centre }, Verteidiger { $defender }.
told-routed = Massenflucht: { $winner } jagt { $loser } davon.
told-attacker_won = { $who } gewinnt den Kampf und erobert { $area }.
told-defender_won = { $who } gewinnt den Kampf und hält { $area }.
told-looted = { $who } erbeutet { $blocks ->
    [one] einen Handelsmarker
   *[other] { $blocks } Handelsmarker
} aus dem Warenhaus von { $victim }.
told-casualties = Verluste von { $who }: { $cards }.
told-plundered = { $area }: { $who } plündert { $blocks ->
    [one] einen Handelsmarker
   *[other] { $blocks } Handelsmarker
} von { $victim }.
told-bonus_action = { $who } führt eine zusätzliche Aktion aus.

# Chronik: Diplomatie
told-annexed = Der Diplomat von { $who } gewinnt { $area } für { $blocks ->
    [one] einen Handelsmarker
   *[other] { $blocks } Handelsmarker
}.
told-courted = { $who } { $blocks ->
    [one] zahlt einen Handelsmarker
   *[other] zahlt { $blocks } Handelsmarker
} und würfelt { $die } für { $area }, nötig { $needed } oder mehr: gelungen.
told-not_courted = { $who } { $blocks ->
    [one] zahlt einen Handelsmarker
   *[other] zahlt { $blocks } Handelsmarker
} und würfelt { $die } für { $area }, nötig { $needed } oder mehr: misslungen.
told-undermined = { $who } { $blocks ->
    [one] zahlt einen Handelsmarker
   *[other] zahlt { $blocks } Handelsmarker
} und würfelt { $die } für { $area }: { $owner } verliert dort einen Kontrollmarker.
told-not_undermined = { $who } { $blocks ->
    [one] zahlt einen Handelsmarker
   *[other] zahlt { $blocks } Handelsmarker
} und würfelt { $die } für { $area }: { $owner } behält dort alle Kontrollmarker.

# Chronik: andere Aktionen
told-recruited = { $who } rekrutiert { $card }.
told-refreshed = { $who } { $blocks ->
    [one] zahlt einen Handelsmarker
   *[other] zahlt { $blocks } Handelsmarker
} für eine neue Auslage: { $cards }.
told-not_recruited = { $who } nimmt keine Karte.
told-disbanded = { $who } entlässt { $card }.
told-fortified = { $who } befestigt { $area } für { $blocks ->
    [one] einen Handelsmarker
   *[other] { $blocks } Handelsmarker
}.
told-traded = { $who } setzt einen Handelsmarker: { $area }.
told-displaced = { $area }: { $who } würfelt { $die }, nötig { $needed } oder mehr, und verdrängt einen Handelsmarker von { $victim }.
told-not_displaced = { $area }: { $who } würfelt { $die }, nötig { $needed } oder mehr, und kann { $victim } nicht verdrängen.
told-restocked = { $who } legt { $blocks ->
    [one] einen Handelsmarker
   *[other] { $blocks } Handelsmarker
} aus dem Vorrat ins Warenhaus.
told-strengthened = { $who } setzt einen weiteren Kontrollmarker, nun { $now }: { $area }.

# Chronik: Wertung
told-scored = { $who } erhält { $total ->
    [one] einen Siegpunkt
   *[other] { $total } Siegpunkte
}: Gebiete { $control }, Handel { $trade }, Karten { $cards }, Plünderung { $plunder }.
told-standing = { $who } hat nun { $total ->
    [one] einen Siegpunkt
   *[other] { $total } Siegpunkte
}.

# Ende
end-turns = Vier Spielrunden sind gespielt; die meisten Siegpunkte gewinnen.
score-scoring_2 = Spielrunde 2
score-scoring_3 = Spielrunde 3
score-scoring_4 = Spielrunde 4
score-areas = Gebiete
score-trade_markers = Handelsmarker

# Ablehnungen
why-must-take-card = Wenn du die Auslage nicht erneuerst, musst du eine Karte nehmen (EMP-16.3).
why-must-place-one = Du musst mindestens einen Handelsmarker setzen (EMP-18.1).
why-bribe-too-high = Du kannst höchstens { $n ->
    [one] einen Handelsmarker
   *[other] { $n } Handelsmarker
} zahlen (EMP-15.5).
why-no-attack = Kein Ziel ist in deiner Reichweite (EMP-9.1).
why-no-diplomacy = Mit { $n ->
    [one] einem Handelsmarker
   *[other] { $n } Handelsmarkern
} steht deiner Diplomatie kein Gebiet offen (EMP-15.2).
why-no-recruit = Du darfst keine der ausliegenden Karten nehmen und kannst die Auslage nicht erneuern (EMP-16.3).
why-no-disband = Du hast keine rekrutierte Karte, die du entlassen kannst (EMP-16.8).
why-no-trade = Du hast keinen eigenen Handelsmarker im Warenhaus, den du setzen könntest (EMP-18.1).
why-no-control = Du hast keinen Kontrollmarker im Vorrat (EMP-19.4).
why-no-restock = Die Hausregel zum Auffüllen wird nicht gespielt (EMP-24.3).
why-nothing-to-restock = Du hast keinen Handelsmarker im Vorrat (EMP-24.3).
why-fort-too-expensive = Eine Befestigung kostet { $n ->
    [one] einen Handelsmarker
   *[other] { $n } Handelsmarker
}; du hast { $m } (EMP-17.1).
why-no-fort-left = Es gibt keine Befestigung mehr (EMP-5.10).
why-all-fortified = Alle deine Provinzen sind schon befestigt (EMP-17.2).
why-setup-foreign = { $a } gehört einem anderen Spieler (EMP-3.10).
why-setup-not-adjacent = { $a } grenzt an keines deiner Gebiete (EMP-3.9).
why-start-at-sea = { $a } ist ein Seegebiet; begonnen wird in einer Provinz (EMP-3.5).
why-start-taken = In { $a } hat schon ein anderer Spieler begonnen (EMP-3.5).
why-side-full = { $a } liegt im { $b }, wo schon { $n ->
    [one] ein Spieler begonnen hat
   *[other] { $n } Spieler begonnen haben
} (EMP-3.6).
why-fort-at-sea = { $a } ist ein Seegebiet; nur Provinzen können befestigt werden (EMP-17.3).
why-fort-not-own = Du kontrollierst { $a } nicht (EMP-17.1).
why-fortified-already = { $a } ist schon befestigt (EMP-17.2).
why-attack-own = Du kontrollierst { $a } selbst (EMP-9.1).
why-out-of-reach = { $a } ist außer Reichweite: weder deinen Gebieten benachbart noch über See erreichbar (EMP-9.2).
why-last-province = { $a } ist die letzte Provinz ihres Besitzers und kann nicht angegriffen werden (EMP-5.13).
why-diplomacy-own = Du kontrollierst { $a } selbst (EMP-15.2).
why-diplomacy-not-adjacent = { $a } ist für deine Diplomatie außer Reichweite (EMP-15.2).
why-courting-too-expensive = Um { $a } zu werben kostet { $n ->
    [one] einen Handelsmarker
   *[other] { $n } Handelsmarker
}; du hast { $m } (EMP-15.3).
why-diplomat-needed = { $a } gehört einem anderen Spieler; dort kann nur ein Diplomat etwas ausrichten (EMP-15.5).
why-last-marker = { $a } ist die letzte Provinz ihres Besitzers; ihr letzter Marker ist sicher (EMP-15.8).
why-trade-out-of-reach = { $a } ist keinem Gebiet benachbart, in dem ein Kontroll- oder Handelsmarker von dir liegt (EMP-18.2).
why-trade-full-of-own = { $a } ist voll von deinen eigenen Handelsmarkern (EMP-18.9).
why-control-not-own = Du kontrollierst { $a } nicht; Marker kommen nur in eigene Gebiete (EMP-19.3).
why-reclaim-not-own = { $a }: Dort hast du keinen Kontrollmarker (EMP-5.12).
why-reclaim-last = { $a } ist deine letzte Provinz; ihr letzter Marker bleibt dort (EMP-5.12).
why-reclaim-fortified = { $a } ist befestigt; der letzte Marker bleibt dort (EMP-5.12).
why-not-on-display = { $a } liegt nicht in der Auslage (EMP-16.1).
why-wrong-side = Für { $a } brauchst du eine Provinz im { $b }, und dort hast du keine (EMP-16.4).
why-only-one = { $a } liegt schon offen vor dir; niemand darf zwei davon haben (EMP-16.5).
why-refreshed-already = Die Auslage wird nur einmal je Aktion erneuert (EMP-16.2).
why-no-block-to-refresh = Die Auslage zu erneuern kostet { $n ->
    [one] einen Handelsmarker
   *[other] { $n } Handelsmarker
}, und du hast keinen (EMP-16.2).
why-disband-empire = { $a }: Empire-Karten behält man das ganze Spiel (EMP-16.9).
why-disband-special = { $a } liegt offen vor dir und kann nicht entlassen werden (EMP-16.9).
why-disband-on-offer = { $a } liegt auch in der Auslage und kann deshalb nicht entlassen werden (EMP-16.11).
why-not-held = { $a }: Diese Karte hast du nicht (EMP-10.3).
why-special-never-fights = { $a } kämpft nie (EMP-10.4).
why-not-usable = { $a } kann in dieser Art von Kampf nicht eingesetzt werden: { $b } (EMP-10.4).
why-all-committed = Du hast { $a } schon so oft eingesetzt, wie du die Karte hast (EMP-22.1).
why-card-list-order = { $a } kommt in der Kartenliste vor { $b }; gewählt wird in dieser Reihenfolge (EMP-22.2).
why-number-out-of-reach = Mit { $a } kämen die nötigen Karten nicht mehr zusammen (EMP-22.2).
why-not-to-order = { $a } gehört nicht zu den Karten, die du noch ordnen musst (EMP-10.6).
why-slow-too-early = { $a } ist langsam; deine schnellen Karten kommen zuerst (EMP-10.7).
why-fast-too-late = Nur eine Karte darf aus der Reihe sein, darum kann { $a } jetzt nicht kommen (EMP-10.8).

## Zahlen, Zusammenfassungen, Hinweise
moment = Spielrunde { $a }, Aktionsrunde { $b }
figure-projected = Wert der Stellung
luck-note = Würfe und Gefechte, die öfter gelangen, als zu erwarten war, und Marker, die eine Revolte verschont hat. Karten zählen nicht.
deed-attacked = griff { $what } an
deed-won = gewann { $count ->
        [one] einen Kampf ({ $what })
       *[other] { $count } Kämpfe ({ $what })
    }
deed-routed = schlug { $count ->
        [one] einen Gegner
       *[other] { $count } Gegner
    } in die Flucht
deed-lost_cards = verlor { $count ->
        [one] eine Karte ({ $what })
       *[other] { $count } Karten ({ $what })
    }
deed-plundered = plünderte { $count ->
        [one] einen Handelsmarker
       *[other] { $count } Handelsmarker
    }
deed-courted = hatte Erfolg mit Diplomatie ({ $what })
deed-failed_diplomacy = scheiterte mit Diplomatie ({ $what })
deed-recruited = rekrutierte { $what }
deed-disbanded = entließ { $what }
deed-traded = setzte { $count ->
        [one] einen Handelsmarker ({ $what })
       *[other] { $count } Handelsmarker ({ $what })
    }
deed-fortified = befestigte { $what }
deed-strengthened = verstärkte { $what }
deed-revolted = verlor Kontrollmarker durch die Revolte ({ $what })
deed-reclaimed = zog Kontrollmarker ab ({ $what })
hint-battle = Kampf, Sieg etwa { $battle } %
hint-hold = Sieg etwa { $battle } %
hint-then_battle = { $chance } % Ankunft, dann Kampf, Sieg etwa { $battle } %
hint-bribes = { $least } bis { $most } %, je nach Bestechung
hint-cost = { $chance } % für { $blocks ->
        [one] einen Handelsmarker
       *[other] { $blocks } Handelsmarker
    }
