# Wörter, die allen Spielen gemeinsam sind.
seat = Spieler { $number }
nothing = nichts
and = { $first } und { $last }
term-yes = ja
term-no = nein
term-pass = passen
term-done = fertig
term-none = nichts
term-cancel = abbrechen
term-undo = zurücknehmen
term-ready = bereit
term-accept = annehmen
term-decline = ablehnen
term-all = alle
term-stay = bleiben

undo-nothing = Es gibt noch keine Entscheidung, die sich zurücknehmen ließe.
undo-unknown = Was vorher entschieden wurde, ist hier nicht bekannt.
undo-not-yours = Die letzte Entscheidung war nicht deine.
undo-over = Das Spiel ist zu Ende.
undo-dice = Nach dieser Entscheidung wurde gewürfelt oder gezogen.
undo-seen = Andere haben bereits gesehen, was du getan hast.
undo-learned = Diese Entscheidung hat dir etwas Neues gezeigt.

# Was das Terminal einem Spieler sagt.
ui-players = { $first } bis { $last } Spieler
ui-option = Option
ui-values = Werte (zuerst der übliche)
ui-preset = Vorgabe
ui-meaning = Bedeutung
ui-any-text = beliebiger Text
ui-a-person = ein Mensch
ui-you = du
ui-a-bot = der Bot { $bot }
ui-how-to-get-help = Antworte mit einer Nummer oder dem Anfang eines Namens; „{ $help }“ nennt alles Weitere.
ui-hand-over = Die Tastatur geht an { $who }.
ui-press-enter = { "[" }Eingabe{ "]" }, wenn niemand sonst zusieht:
ui-news = Was geschehen ist
ui-several = „{ $typed }“ könnte sein:
ui-no-answer = „{ $typed }“ ist hier keine Antwort. Tippe die Nummer vor einer Möglichkeit, zum Beispiel { $first }, oder den Anfang ihres Namens; „{ $help }“ erklärt alles Weitere.
ui-undone = Deine letzte Wahl ist zurückgenommen.
ui-cannot-undo = Das lässt sich nicht zurücknehmen. { $why }
ui-saved = Das Spiel ist in { $file } gespeichert.
ui-save-where = Sag, wohin: „{ $save } DATEI“.
ui-not-saved = Das Spiel wurde nicht gespeichert.
ui-really-quit = Das Spiel ist nicht gespeichert. Tippe noch einmal „{ $quit }“, um es zu verlassen, „{ $save } DATEI“, um es zu speichern und zu verlassen, oder drücke die Eingabetaste, um weiterzuspielen.
ui-farewell = Auf Wiedersehen.
ui-game-over = Das Spiel ist zu Ende.
ui-in-short = Kurz gefasst
ui-course = Der Verlauf des Spiels
ui-place = Platz
ui-seat = Spieler
ui-score = Punkte
ui-winners =
    { $count ->
        [one] { $who } gewinnt.
       *[other] { $who } teilen sich den Sieg.
    }
ui-command-help = hilfe
ui-command-rule = regel
ui-command-table = tisch
ui-command-log = protokoll
ui-command-undo = zurück
ui-command-save = speichern
ui-command-quit = ende
ui-help-answers = Antworte mit der Nummer oder dem Buchstaben vor einer Möglichkeit, mit ihrem Namen oder einem Anfang des Namens, der nur auf eine passt. Außerdem kannst du tippen:
ui-help-help = diese Liste
ui-help-rule = die Regel zur Frage (auch „?“); mit einer Regelnummer, zum Beispiel „? 5.2“, diese Regel; mit einer Zahl das Kapitel
ui-help-table = den Tisch noch einmal zeigen
ui-help-log = was bisher geschehen ist; mit einer Zahl so viele letzte Zeilen
ui-help-undo = deine letzte Wahl zurücknehmen, solange niemand dadurch etwas erfahren hat
ui-help-save = das Spiel speichern; mit einem Dateinamen in dieser Datei
ui-help-quit = das Spiel verlassen
ui-secret = nur { $who }
ui-verified-added = Die Würfel folgen aus diesem Startwert und den Beiträgen von { $who }.
ui-verified-new = Neue Würfel wurden nach Entscheidung { $choices } festgelegt.
ui-verified = Die Aufzeichnung ist echt: { $choices ->
    [one] eine Entscheidung
   *[other] { $choices } Entscheidungen
}, { $checkpoints ->
    [one] ein Prüfpunkt
   *[other] { $checkpoints } Prüfpunkte
}, und der Startwert ist der zugesagte.
ui-unfinished =
    { $choices ->
        [one] Nach einer Entscheidung ist das Spiel nicht zu Ende; am Zug: { $who }.
       *[other] Nach { $choices } Entscheidungen ist das Spiel nicht zu Ende; am Zug: { $who }.
    }
ui-view-turn = Zug
ui-view-round = Runde
ui-view-phase = Phase
ui-view-step = Schritt
ui-view-score = Punkte
ui-view-scores = Punkte
ui-view-hand = Hand
ui-view-hands = Hand
ui-view-played = Gespielt
ui-view-deck = Stapel
ui-view-discard = Ablage
ui-view-areas = Gebiete
ui-view-players = Spieler
ui-view-player = Spieler
ui-view-active = Am Zug
ui-view-owner = Besitzer
ui-view-units = Einheiten
ui-view-battle = Schlacht

## The page in the browser
page-lobby = Übersicht
page-welcome = Erobere die Alte Welt
page-lead = Historische Eroberungsspiele, bei denen jede Regel gilt. Spiele sofort gegen Bots, oder schick deinen Freunden einen Link.
page-games = Spiele
page-my-tables = Deine Tische
page-open-tables = Tische mit freien Plätzen
page-running-tables = Laufende Spiele
page-finished-tables = Beendete Spiele
page-for-players = { $seats ->
    [one] für einen Spieler
   *[other] für { $seats } Spieler
}
page-play = Spielen
page-rules = Regeln
page-free = frei
page-disclaimer = Grognard ist nicht offiziell. Die Spiele gehören ihren Autoren und Verlagen; weder Texte noch Bilder von ihnen sind enthalten.
page-about-empires = Rom, Karthago, Ägypten und andere ringen ums Mittelmeer: Kartenschlachten, Diplomatie, Revolten und Handel.
page-about-warriors = Könige des dunklen Zeitalters einen ihre Länder: Forschung, Handel, Prinzessinnen und Schlachten aus reiner Arithmetik.
page-about-generalship = Nationen, Generäle und verdeckte Heere vom Mittelalter bis zur Muskete: ausheben, marschieren, überlisten.
page-about-scharz = Aus Dörfern werden Reiche, Jahreszeit um Jahreszeit: säen, handeln, heimlich marschieren, belagern.
page-about-napoleon = Die Großmächte von 1796 bis 1815: Politik, Flotten und Schlachten mit Fußvolk, Reiterei und Geschützen.
page-log-in = Anmelden
page-log-out = Abmelden
page-language = Sprache
page-navigation = Navigation
page-skip = Zum Inhalt
page-not-found = Hier ist nichts.
page-offline = Der Server ist nicht erreichbar; es folgt ein neuer Versuch.
page-error = Etwas ist schiefgegangen.
page-start-now = Jetzt beginnen
page-players = Spieler
page-seat = Platz { $number }
page-seat-me = ich
page-seat-open = frei für Freunde
page-bot = Bot: { $bot }
page-bot-level-1 = Stufe 1, ein Anfänger
page-bot-level-2 = Stufe 2
page-bot-level-3 = Stufe 3
page-bot-level-4 = Stufe 4
page-bot-level-5 = Stufe 5, denkt voraus
page-bot-random = zufällig
page-bot-greedy = zupackend
page-bot-search = überlegt
page-presets = Varianten
page-options = Alle Optionen
page-table-settings = Tisch
page-title = Titel
page-clock = Uhr
page-clock-none = ohne Uhr
page-clock-live = live: 40 Minuten, 20 Sekunden mehr je Entscheidung
page-clock-daily = ein Tag für jede Entscheidung
page-clock-slow = eine Woche, ein halber Tag mehr je Entscheidung
page-public = alle dürfen zusehen
page-rules-language = Was noch nicht übersetzt ist, steht hier auf Englisch.
page-find = Suchen
page-find-option = tippen, um zu suchen …
page-account = Konto
page-kind-guest = Du bist Gast; dieser Browser merkt sich deine Plätze.
page-kind-person = Du bist registriert.
page-kind-bot = Ein Bot-Konto.
page-notices = Benachrichtigungen
page-email = E-Mail
page-email-optional = E-Mail (für vergessene Passwörter und Benachrichtigungen; nicht nötig)
page-webhook = Webhook
page-want-notices = Bescheid geben, wenn ich am Zug bin
page-save = Speichern
page-saved = Gespeichert.
page-register = Registrieren
page-registered = Willkommen.
page-register-why = Wer sich als Gast registriert, behält alle Plätze und kann auf jedem Gerät spielen.
page-logged-in = Willkommen zurück.
page-lost-password = Passwort vergessen
page-send-link = Link senden
page-reset-sent = Wenn es das Konto gibt, ist ein Link unterwegs.
page-new-password = Neues Passwort
page-password = Passwort
page-name = Name
page-bot-accounts = Bot-Konten
page-bot-accounts-why = Ein Programm spielt über dieselbe Schnittstelle wie diese Seite: mit einem Token, Zeile für Zeile.
page-new-bot = Neues Bot-Konto
page-token-once = Dieses Token wird nur jetzt gezeigt:
page-loading = Einen Augenblick …
page-your-turn = du bist am Zug
page-cannot = Das ist jetzt nicht möglich.
page-undo = Zurücknehmen
page-undo-asked = Die anderen werden gefragt, ob du das zurücknehmen darfst.
page-wants-undo = { $name } möchte die letzte Entscheidung zurücknehmen.
page-agree = Zustimmen
page-refuse = Ablehnen
page-sit-here = Hier Platz nehmen
page-add-bot = Bot
page-hot-seat = Auch ich (am selben Gerät)
page-empty-seat = Platz freigeben
page-begin = Spiel beginnen
page-begin-hint = Auf freie Plätze setzen sich Bots.
page-remove-table = Tisch entfernen
page-invite = Schick deinen Freunden diesen Link:
page-wait-for-host = Es geht los, sobald der Gastgeber beginnt.
page-commitment = Festlegung der Würfel:
page-dice = Die Würfel dieses Tisches
page-dice-mine = Mein Beitrag zu den Würfeln
page-dice-mine-hint = Alle sehen ihn. Mit dem geheimen Startwert des Servers ergibt er die Würfel dieser Partie, sodass niemand sie allein bestimmen kann. Lass ihn stehen oder schreib irgendetwas.
page-dice-added = { $name } hat beigetragen:
page-dice-nothing = Niemand hat etwas zum Startwert beigetragen.
page-dice-new = Diese Partie setzt eine andere nach der Entscheidung { $number } fort: Von da an sind die Würfel neu, und niemand kennt sie.
page-dice-later = Der Startwert wird am Ende der Partie gezeigt; dann können alle ihn prüfen.
page-fork-hint = Von hier an weiterspielen: ein eigener Tisch, der vom gezeigten Augenblick an weitergeht, mit neuen Würfeln.
page-verify-elsewhere = Dein Browser prüft das nur auf Seiten mit https. Du kannst auch die Aufzeichnung herunterladen und mit „grognard replay --verify“ prüfen.
page-not-noted = Die Festlegung ist nicht die, die dieser Browser vor der Partie notiert hat!
page-seed = Startwert der Würfel:
page-hand-over = Bitte gib das Gerät weiter
page-i-am = Ich bin { $name }
page-lost = Verbindung verloren; neuer Versuch …
page-parts = Teile des Tisches
page-tab-board = Brett
page-tab-players = Spieler
page-tab-log = Protokoll
page-tab-talk = Gespräch
page-battle = Schlacht
page-question = Frage
page-close = Schließen
page-game-over = Das Spiel ist zu Ende
page-place = Rang
page-score = Punkte
page-record = Aufzeichnung herunterladen
page-fork = Von hier an weiterspielen
page-verify = Würfel prüfen
page-verified = Der Startwert ist der vor der Partie festgelegte; mit den Beiträgen der Spieler ergibt er für die Würfel den Startwert { $seed } … Mit der Aufzeichnung lässt sich jeder Wurf prüfen: grognard replay --verify.
page-not-verified = Der Startwert passt nicht zur Festlegung!
page-say = Etwas sagen
page-send = Senden
page-notes = Private Notizen
page-looking-back = Rückblick: nach { $number ->
    [one] einer Entscheidung
   *[other] { $number } Entscheidungen
}
page-waiting-for = Warten auf { $names }
page-show-rule = Regel zeigen
page-secret = Das wirst nur du wissen.
page-nothing-found = Nichts dergleichen.
page-show-all = Alle zeigen
page-since = Seit du zuletzt hier warst
page-is-bot = Bot
page-away = nicht da, ein Bot spielt
page-resigned = aufgegeben, ein Bot spielt
page-thinks = überlegt
page-come-back = Ich bin wieder da
page-go-away = Einen Bot für mich spielen lassen
page-resign = Aufgeben
page-resign-sure = Diesen Platz endgültig aufgeben?
page-days = { $number ->
    [one] ein Tag
   *[other] { $number } Tage
}
page-replay = Rückblick
page-earlier = früher
page-later = später
page-moment = Zeitpunkt im Spiel
page-now = Jetzt
page-zoom-in = vergrößern
page-zoom-out = verkleinern
page-zoom-all = ganze Karte
page-zoom-choices = was gewählt werden kann
page-areas = Alle Gebiete als Liste
page-legend = Legende
page-legend-vp = Siegpunkte
page-legend-points = Siegpunkte, wenn es mehr als 1 sind
page-legend-amphora = Amphore: jede Spielrunde ein Handelsmarker mehr
page-legend-castle = Hauptstadt eines Landes
page-legend-trade-centre = Handelszentrum
page-legend-contested = umkämpfte Provinz: Zwei Länder beanspruchen sie
page-legend-food = Essensrationen
page-legend-material = Material
page-legend-weapons = Waffen
page-legend-capital = Hauptstadt
page-legend-production = Produktionspunkte, wenn es nicht 2 sind
page-legend-restive = unruhige Region: Hier kann Aufruhr ausbrechen
page-legend-port = Hafen
page-legend-north-africa = Nordafrika
page-legend-north = nördliche Provinz
page-legend-south = südliche Provinz
page-legend-plain = Fruchtebene
page-legend-grassland = Grasland
page-legend-mountain = Gebirge
page-legend-swamp = Sumpf
page-legend-desert = Wüste
page-legend-river = an einem Fluss
page-legend-cold = kaltes Klima
page-legend-temperate = gemäßigtes Klima
page-legend-subtropical = subtropisches Klima
page-legend-line-mountain-border = Grenze über ein Gebirge
page-legend-line-strait = Meerenge (Seestraße): Nachbarn zu Lande
page-legend-line-sea-strait = Meerenge zwischen zwei Meeren
page-legend-line-sea-lane = Seeweg: Nachbarn über das Meer
page-legend-line-river = schiffbarer Fluss
page-legend-line-closed = kein Weg über diese Grenze
page-legend-line-join = Nachbarn, die sich auf der Karte nicht berühren
page-legend-line-country = Grenze eines Landes
page-legend-line-home = Heimatland einer Großmacht, in ihrer Farbe
page-border-mountain = über Berge
page-border-strait = über eine Meerenge
page-border-sea-strait = durch eine Meerenge
page-border-sea-lane = über den Seeweg
page-border-river = am Fluss entlang
page-border-river-mouth = Flussmündung
page-next-to = neben
page-emp-neutral = neutral
page-emp-fort = Befestigung
page-emp-turn = Spielrunde
page-emp-round = Aktionsrunde
page-emp-active = am Zug:
page-emp-display = Auslage
page-emp-deck = { $draw } im Stapel, { $discard } abgelegt
page-emp-warehouse = Warenhaus
page-emp-stock = Vorrat
page-emp-control = Kontrollmarker im Vorrat
page-emp-plunder = Beute
page-emp-scores = Gewertet
page-emp-projected = nächste Wertung jetzt
page-emp-open = offene Schlacht
page-emp-siege = Belagerungskampf
page-emp-sea = Seekampf
page-emp-ambush = Hinterhalt
page-emp-centre = Mittelfeld
page-emp-attacker = Angreifer
page-emp-defender = Verteidiger
page-emp-pair-attacker = ◀ Angreifer
page-emp-pair-defender = Verteidiger ▶
page-emp-pair-tie = unentschieden
page-emp-won = { $name } gewinnt.
page-emp-rout = Massenflucht!
page-since-count = { $number ->
    [one] eine Entscheidung
   *[other] { $number } Entscheidungen
}
page-course = Der Verlauf des Spiels
page-course-measure = Was gezeigt wird
page-course-none = Noch ist nichts gezählt.
page-course-public = Solange das Spiel läuft, zählt nur, was alle sehen können.
page-course-table = Die Zahlen als Tabelle
page-course-turn = Ende von
page-course-go = Das Spiel zu diesem Zeitpunkt ansehen
page-since-short = Kurz gefasst
page-since-you = du
page-step-through = Schritt für Schritt
page-import = Ein Spiel aus seiner Aufzeichnung ansehen:
page-no-record = Diese Datei ist keine Aufzeichnung.
page-nap-level-total = Totaler Sieg
page-nap-level-major = Großer Sieg
page-nap-level-minor = Kleiner Sieg
page-nap-level-survival = Überleben
page-nap-level-defeat = Niederlage
page-nap-level-annihilation = Vernichtung
page-nap-phase-cavalry = Kavalleriephase
page-nap-phase-artillery = Artilleriephase
page-nap-phase-infantry = Infanteriephase
page-nap-phase-leader = Anführerphase
page-sch-claim-unification = kündigt die Vereinigung an
page-sch-claim-dominance = kündigt die Überlegenheit an
page-sch-claim-might = kündigt die Macht an
page-sch-kind-border = Grenzscharmützel
page-sch-kind-border_at_sea = Grenzscharmützel zur See
page-sch-kind-land = Landschlacht
page-sch-kind-sea = Seeschlacht
page-sch-kind-corsairs = gegen Korsaren
page-sch-kind-siege = Belagerung
page-sch-phase-window = Diplomatie
page-sch-phase-move = Bewegung
page-sch-phase-special_move = Spezialbewegung
page-sch-phase-retreat = Rückzug
page-sch-phase-combat = Kampf
page-sch-phase-return = Rückkehr
page-sch-phase-battles = Schlachten
page-sch-phase-sieges = Belagerungen
page-sch-phase-spoils = Beute
page-sch-phase-construction = Bau
page-sch-phase-trade = Handel
page-sch-phase-fishing = Fischen
page-sch-phase-new_year = Neujahr
page-sch-phase-reproduction = Vermehrung
page-sch-phase-sowing = Aussaat
page-sch-phase-taxes = Steuern
page-sch-phase-recruitment = Rekrutierung
page-sch-phase-mid_year_pay = Sold zur Jahresmitte
page-sch-phase-harvest = Ernte
page-sch-phase-feasts = Feste
page-sch-phase-winter_weather = Winterwetter
page-sch-phase-nourishment = Ernährung
page-sch-phase-salaries = Bezahlung
page-sch-phase-round_end = Rundenende
page-sch-phase-attrition = Abnutzung
page-sch-phase-victory = Siegprüfung
page-gen-event-coup = Putsch
page-gen-event-pirate_eradication = Piratenausrottung
page-gen-event-edict_of_milan = Edikt von Mailand
page-gen-event-crusades = Die Kreuzzüge
page-gen-event-black_death = Schwarzer Tod
page-gen-event-witch_hunt = Hexenverfolgung
page-gen-event-renaissance = Renaissance
page-gen-event-thirty_years_war = Dreißigjähriger Krieg
page-wat-round = Runde
page-wat-threshold = Sieg bei
page-wat-barbarians = Stärke der Barbaren
page-wat-order = Reihenfolge
page-wat-claimed-by = beansprucht von { $countries }
page-wat-barbarian-land = Barbaren
page-wat-united = vereinigt
page-wat-strength = Stärke
page-wat-dies = stirbt
page-wat-beaten = weicht zurück
page-wat-skill-infantry = Infanterie
page-wat-skill-archers = Bogenschützen
page-wat-skill-cavalry = Kavallerie
page-wat-skill-builder = Baumeister
page-wat-skill-reinforcement = Verstärkung
page-wat-skill-production_tax = Handwerkssteuer
page-wat-skill-university = Universität
page-wat-skill-merchant = Kaufmann
page-wat-skill-trade_tax = Handelssteuer
page-wat-skill-master_trader = Meisterhändler
page-wat-skill-monopoly = Monopol
page-wat-skill-commander = Kommandant
page-wat-skill-double_strike = Doppelangriff
page-wat-skill-warlord = Kriegsherr
page-wat-title-builder = Baumeister
page-wat-title-trader = Händler
page-wat-title-warrior = Krieger
page-wat-vp-provinces = Provinzen
page-wat-vp-forts = Festungen
page-wat-vp-kills = Vernichtete
page-wat-vp-bought = gekauft
page-wat-vp-titles = Titel
page-gen-setup = Die Landkarte wird ausgelegt, wenn alle gewählt haben.
page-gen-cycle = Zyklus
page-gen-round = Runde
page-gen-paradigm = Kriegsparadigma
page-gen-actions = Aktionen
page-gen-technologies = Technologien:
page-gen-events = Ereignisse:
page-gen-food = Nahrung
page-gen-metal = Metall
page-gen-population = Bevölkerung
page-gen-battles = Anzahl Schlachten
page-gen-commander = Kommandant:
page-gen-power = Politische Macht:
page-gen-unused = Generäle auf der Hand:
page-gen-tech-cards = Technologiekarten:
page-gen-plain = Flachland
page-gen-forest = Wald
page-gen-mountain = Gebirge
page-gen-hills = Hügel
page-gen-sea = Meer
page-gen-desert = Wüste
page-gen-swamp = Sumpf
page-sch-year = Jahr
page-sch-spring = Frühling
page-sch-summer = Sommer
page-sch-autumn = Herbst
page-sch-winter = Winter
page-sch-site = Baustelle
page-sch-grain = Getreide
page-sch-fish = Fisch
page-sch-coins = Münzen
page-sch-prestige = Prestige
page-sch-wealth = Reichtum
page-sch-units-left = Einheiten übrig
page-sch-vassal-of = Vasall von { $name }
page-sch-truce = Waffenstillstand
page-sch-combat-round = Kampfrunde { $number }
page-sch-walls = Mauern
page-sch-corsairs = Korsaren
page-sch-swords = Schwerter
page-sch-hits = Treffer
page-sch-might-fields = Felder
page-sch-might-settlements = Siedlungen
page-sch-might-agriculture = Landwirtschaft
page-sch-might-towns = Städte
page-sch-might-prestige = Prestige
page-nap-active = Am Zug:
page-nap-controlled = geführt von { $nation }
page-nap-pp = Produktion
page-nap-pap = Politik
page-nap-regions = Regionen
page-nap-fleet = Flotte
page-nap-uprising = Aufruhr
page-nap-diplomacy = Beziehungen
page-nap-war = Krieg
page-nap-alliance = Allianz
page-nap-neutral = neutral
page-nap-grand = Große Schlacht
page-nap-skirmish = Gefecht
page-nap-round = Runde
page-nap-deploying = Beide Seiten stellen sich auf.
page-nap-month-1 = Januar
page-nap-month-2 = Februar
page-nap-month-3 = März
page-nap-month-4 = April
page-nap-month-5 = Mai
page-nap-month-6 = Juni
page-nap-month-7 = Juli
page-nap-month-8 = August
page-nap-month-9 = September
page-nap-month-10 = Oktober
page-nap-month-11 = November
page-nap-month-12 = Dezember

guest-name = Gast { $number }
notice-subject = Grognard: du bist am Zug in { $title }
notice-your-turn = Du bist am Zug in { $title }: { $link }
reset-subject = Grognard: ein neues Passwort
reset-text = Mit diesem Link kannst du binnen einer halben Stunde ein neues Passwort setzen: { $link }

# Der Tisch von Empires of the Ancient World im Terminal.
ui-empires-turn =
    { $turn ->
        [0] Aufbau
       *[other] Spielrunde { $turn } von { $turns }
    }
ui-empires-scoring = (mit Wertung)
ui-empires-phase-decks = Empire-Decks
ui-empires-phase-first_markers = erste Provinz
ui-empires-phase-further_markers = weitere Kontrollmarker
ui-empires-phase-fortifications = erste Befestigungen
ui-empires-phase-display = Auslage
ui-empires-phase-revolts = Revoltencheck
ui-empires-phase-income = Handelsmarker erhalten
ui-empires-phase-first_player = Startspieler
ui-empires-phase-actions = Aktionen
ui-empires-phase-scoring = Wertung
ui-empires-phase-over = Spielende
ui-empires-space = Aktionsrundenmarker auf Feld { $space } von { $last }
ui-empires-first = Startspieler: { $who }
ui-empires-active = am Zug: { $who }
ui-empires-bonus = zusätzliche Aktion
ui-empires-total = SP
ui-empires-score = nächste
ui-empires-income = Einkommen
ui-empires-control_stock = Kontrolle
ui-empires-trade_stock = Handel
ui-empires-warehouse = Warenhaus
ui-empires-plunder = Beute
ui-empires-decks = Deck
ui-empires-display = Auslage
ui-empires-piles = { $draw } im Nachziehstapel, { $discard } abgelegt, { $forts ->
    [one] noch eine Befestigung
   *[other] noch { $forts } Befestigungen
}
ui-empires-military_leader = { $count ->
    [one] Militärführer
   *[other] { $count } Militärführer
}
ui-empires-engineer = { $count ->
    [one] Ingenieur
   *[other] { $count } Ingenieure
}
ui-empires-diplomat = { $count ->
    [one] Diplomat
   *[other] { $count } Diplomaten
}
ui-empires-merchant = { $count ->
    [one] Händler
   *[other] { $count } Händler
}
ui-empires-hand = Hand:
ui-empires-recruited = rekrutiert:
ui-empires-revealed = aufgedeckt:
ui-empires-north = Norden
ui-empires-south = Süden
ui-empires-sea = See
ui-empires-empty = { $side }, neutral und leer
ui-empires-control = Kontrolle
ui-empires-trade = Handel
ui-empires-room = frei
ui-empires-fort = Fort
ui-empires-battle = Kampf um { $area }, { $attacker } gegen { $defender }
ui-empires-mode-open = offene Schlacht
ui-empires-mode-siege = Belagerungskampf
ui-empires-mode-sea = Seekampf
ui-empires-blocks = Kampfmarker: Angreifer { $attacker }, Mittelfeld { $centre }, Verteidiger { $defender }
ui-empires-committed = gewählt:
ui-empires-order = Reihenfolge:
ui-empires-result = Sieger
ui-empires-tie = unentschieden
ui-empires-then-battle = zum Kampf
ui-empires-cost = Handelsmarker: { $blocks }

# Der Tisch von Warriors & Traders im Terminal.
ui-warriors-round =
    { $round ->
        [0] Aufbau
       *[other] Runde { $round } von { $rounds }
    }
ui-warriors-step-setup = Länder und Entwicklungsmarken
ui-warriors-step-feed = Unterhalt: Armeen ernähren
ui-warriors-step-collect = Unterhalt: Ressourcen sammeln
ui-warriors-step-trade = Handel
ui-warriors-step-peace_before_development = Entwicklung: Friedensangebote
ui-warriors-step-first_action = Entwicklung: erste Aktion
ui-warriors-step-second_action = Entwicklung: zweite Aktion
ui-warriors-step-extra_actions = Entwicklung: Extra-Aktionen
ui-warriors-step-technology_shift = Entwicklung: Technologie umschichten
ui-warriors-step-peace_before_manoeuvre = Manöver: Friedensangebote
ui-warriors-step-manoeuvre = Manöver
ui-warriors-step-princesses = Prinzessinnen
ui-warriors-step-end_of_round = Rundenende
ui-warriors-active = am Zug: { $who }
ui-warriors-bonus = Aktionen der Vereinigung: { $actions }
ui-warriors-order = Reihenfolge: { $who }
ui-warriors-threshold = Spielende bei { $points } SP
ui-warriors-barbarians = Stärke der Barbaren { $strength }
ui-warriors-vp = SP
ui-warriors-level = { $level } ({ $markers })
ui-warriors-team = Allianz { $team }
ui-warriors-routes = Handelsrouten zu { $who }
ui-warriors-supply = im Vorrat: { $pieces }
ui-warriors-left = hat das Spiel verlassen
ui-warriors-leaving = verlässt das Spiel
ui-warriors-war = { $one } und { $other } führen seit Runde { $round } Krieg.
ui-warriors-moves = Geplant: { $moves }
ui-warriors-offer = { $who } bietet { $partner } { $give } für { $take }.
ui-warriors-free = Frei
ui-warriors-mark-capital = (Hauptstadt)
ui-warriors-mark-trade_centre = (Handelszentrum)
ui-warriors-mark-common = { "" }
ui-warriors-mark-contested = (umkämpft)
ui-warriors-damaged = Schaden { $damage } von { $life }
ui-warriors-retreated = zurückgezogen
ui-warriors-withdrawn = abgezogen
ui-warriors-battle = Schlacht um { $province }: { $attacker } greift an, Verteidiger: { $defender }
ui-warriors-assigned = Schaden durch { $who }: { $points }

# Der Tisch von Napoleon in Europa im Terminal.
ui-napoleon-mode-historical = historisch
ui-napoleon-mode-unhistorical = unhistorisch
ui-napoleon-month-1 = Januar
ui-napoleon-month-2 = Februar
ui-napoleon-month-3 = März
ui-napoleon-month-4 = April
ui-napoleon-month-5 = Mai
ui-napoleon-month-6 = Juni
ui-napoleon-month-7 = Juli
ui-napoleon-month-8 = August
ui-napoleon-month-9 = September
ui-napoleon-month-10 = Oktober
ui-napoleon-month-11 = November
ui-napoleon-month-12 = Dezember
ui-napoleon-round = Monat { $round } von { $last }
ui-napoleon-part-turns = Züge der Nationen
ui-napoleon-part-end-of-month = Monatsende
ui-napoleon-part-production-PAP = Produktion: politische Aktionspunkte
ui-napoleon-part-production-window = Produktion: Politik
ui-napoleon-part-production-turns = Produktion: Bauen
ui-napoleon-part-next-month = nächster Monat
ui-napoleon-step-beginning = Beginn
ui-napoleon-step-start-window = Politik vor der Bewegung
ui-napoleon-step-joint-invitations = gemeinsame Bewegung
ui-napoleon-step-movement = Bewegung
ui-napoleon-step-battles = Schlachten
ui-napoleon-step-consequences = Folgen
ui-napoleon-step-after-window = Politik nach der Bewegung
ui-napoleon-step-uprisings = Aufruhr
ui-napoleon-step-forced-battles = erzwungene Schlachten
ui-napoleon-active = am Zug: { $who }
ui-napoleon-pp = PP
ui-napoleon-pap = PAP
ui-napoleon-income = Eink.
ui-napoleon-debt = Schulden
ui-napoleon-regions = Reg.
ui-napoleon-outside_homeland = auswärts
ui-napoleon-fleet = Flotte
ui-napoleon-collapse = Belastung
ui-napoleon-level-total = Totaler Sieg
ui-napoleon-level-major = Großer Sieg
ui-napoleon-level-minor = Kleiner Sieg
ui-napoleon-level-survival = Überleben
ui-napoleon-level-defeat = Niederlage
ui-napoleon-level-annihilation = Vernichtung
ui-napoleon-defeated = besiegt
ui-napoleon-out = ausgeschieden
ui-napoleon-controlled = geführt von { $who }
ui-napoleon-war = im Krieg mit
ui-napoleon-alliance = verbündet mit
ui-napoleon-passage = gewährt Passierrecht:
ui-napoleon-truce = Friedensfrist mit
ui-napoleon-moved = bewegt
ui-napoleon-neutral = neutral
ui-napoleon-fleets = Geschwader:
ui-napoleon-owned = Regionen, { $who }:
ui-napoleon-offer = Angebot von { $who }: { $what }
ui-napoleon-to = an
ui-napoleon-aim = gegen
ui-napoleon-give = gibt
ui-napoleon-take = erhält
ui-napoleon-clash = Flotten treffen sich in { $sea }: { $who } und { $others }
ui-napoleon-congress = Kongress über { $loser }; Sieger: { $victors }
ui-napoleon-battle = Schlacht um { $region }, { $attacker } gegen { $defender }
ui-napoleon-deploying = Aufstellung
ui-napoleon-battle-round = Runde { $round }, { $phase }, am Zug: { $who }
ui-napoleon-phase-cavalry = Kavalleriephase
ui-napoleon-phase-artillery = Artilleriephase
ui-napoleon-phase-infantry = Infanteriephase
ui-napoleon-phase-leader = Anführerphase
ui-napoleon-column-left = links
ui-napoleon-column-center = Zentrum
ui-napoleon-column-right = rechts
ui-napoleon-row-a = Angreifer
ui-napoleon-row-middle = Mittelzone
ui-napoleon-row-b = Verteidiger
ui-napoleon-row-a-reserve = Angreifer, Reserve
ui-napoleon-row-a-retreat = Angreifer, Rückzug
ui-napoleon-row-b-reserve = Verteidiger, Reserve
ui-napoleon-row-b-retreat = Verteidiger, Rückzug
ui-napoleon-ready = { $who } kann noch handeln mit
ui-napoleon-waiting = wartet:
ui-napoleon-lost = verloren:
ui-napoleon-pursuers = verfolgt:

# Der Tisch von Generalship im Terminal.
ui-generalship-cycle = Zyklus { $cycle } von höchstens { $last }, Runde { $round }
ui-generalship-stage-nations = Wahl der Nationen
ui-generalship-stage-orientation = Auslegen der Landkarte
ui-generalship-stage-map = Auslegen der Landkarte
ui-generalship-stage-generals = erste Generäle
ui-generalship-stage-tile = Wahl einer Aktionskachel
ui-generalship-stage-action = Aktionen
ui-generalship-stage-end_of_turn = Ende des Spielzugs
ui-generalship-stage-points = Siegpunkte
ui-generalship-stage-upkeep = Unterhalt
ui-generalship-stage-order = Spielerreihenfolge
ui-generalship-stage-swap = Hauptstädte
ui-generalship-stage-over = Spielende
ui-generalship-active = am Zug: { $who }
ui-generalship-points = Punkte
ui-generalship-battles = Schlachten
ui-generalship-food = Nahrung
ui-generalship-metal = Metall
ui-generalship-population = Bev.
ui-generalship-upkeep = Unterhalt
ui-generalship-alliance = Allianz
ui-generalship-commander = Kommandant:
ui-generalship-power = politische Macht:
ui-generalship-unused = auf der Hand:
ui-generalship-kept = behalten:
ui-generalship-technology = Technologiekarten:
ui-generalship-pledge = zugesagt: { $count }
ui-generalship-known = bekannte Einheiten:
ui-generalship-filled = Bevölkerung auf
ui-generalship-empty = Platz auf
ui-generalship-idle = nicht aktiv:
ui-generalship-tiles = Aktionskacheln:
ui-generalship-free = { $count } frei
ui-generalship-technologies = Technologien:
ui-generalship-events = Ereignisse:
ui-generalship-terrain-plain = Flachland
ui-generalship-terrain-forest = Wald
ui-generalship-terrain-mountain = Gebirge
ui-generalship-terrain-sea = Meer
ui-generalship-infantry = Infanterie
ui-generalship-cavalry = Kavallerie
ui-generalship-ships = Geschwader
ui-generalship-ended = Bewegung beendet: { $count }
ui-generalship-new = neu: { $count }
ui-generalship-isolated = isoliert
ui-generalship-battle = Schlacht um { $tile }, { $attacker } gegen { $defender }
ui-generalship-basic = Grundtaktik:
ui-generalship-advanced = fortschrittlich:
ui-generalship-exchanged = getauscht:
ui-generalship-assigned = eingesetzt:
ui-generalship-squadron = Geschwader:
ui-generalship-support = unterstützt durch
ui-generalship-played = Gespielt:
ui-generalship-ambush = Hinterhalt!
ui-generalship-won = { $who } gewinnt mit { $difference }.
ui-generalship-lost = Verloren:

# Der Tisch von Scharz im Terminal.
ui-scharz-setup = Aufbau
ui-scharz-year = Jahr { $year } von { $years }
ui-scharz-phase-new_year = Neujahr
ui-scharz-phase-reproduction = Vermehrung
ui-scharz-phase-winter_weather = Winterwetter
ui-scharz-phase-sowing = Aussaat und Ertrag
ui-scharz-phase-taxes = Steuern
ui-scharz-phase-recruitment = Rekrutierung
ui-scharz-phase-mid_year_pay = Sold zur Jahresmitte
ui-scharz-phase-harvest = Ernte
ui-scharz-phase-feasts = Feste
ui-scharz-phase-nourishment = Ernährung
ui-scharz-phase-salaries = Bezahlung
ui-scharz-phase-window = Diplomatie
ui-scharz-phase-move = Bewegung
ui-scharz-phase-special_move = Spezialbewegung
ui-scharz-phase-retreat = Rückzug
ui-scharz-phase-combat = Kampf
ui-scharz-phase-construction = Bau
ui-scharz-phase-trade = Handel
ui-scharz-phase-fishing = Fischen
ui-scharz-phase-attrition = Abnutzung
ui-scharz-weather = Wetter:
ui-scharz-weather-good = gut
ui-scharz-weather-normal = normal
ui-scharz-weather-bad = schlecht
ui-scharz-rough_sea = raue See
ui-scharz-initiative = Reihenfolge:
ui-scharz-coins = Münzen
ui-scharz-prestige = Prestige
ui-scharz-victory_points = SP
ui-scharz-dominance = nötig
ui-scharz-grain = Getreide
ui-scharz-fish = Fisch
ui-scharz-tax = Steuer
ui-scharz-wealth = Reichtum
ui-scharz-people = Volk: { $people }
ui-scharz-might = Macht:
ui-scharz-goal-fields = Felder
ui-scharz-goal-settlements = Siedlungen
ui-scharz-goal-agriculture = Landwirtschaft
ui-scharz-goal-towns = Städte
ui-scharz-goal-prestige = Prestige
ui-scharz-lord = Vasall von { $who }
ui-scharz-rivals = Rivale von
ui-scharz-hostile = verfeindet mit
ui-scharz-passage = gewährt Durchzug:
ui-scharz-left = noch { $units ->
    [one] eine Einheit
   *[other] { $units } Einheiten
} und { $buildings ->
    [one] ein Gebäude
   *[other] { $buildings } Gebäude
}
ui-scharz-corsairs = Korsaren
ui-scharz-inside = innen:
ui-scharz-ships = in der Werft:
ui-scharz-standing = stehendes Getreide { $grain }
ui-scharz-site = Baustelle { $building } (Fortschritt { $progress }, Bauende { $workers })
ui-scharz-devastated = verwüstet
ui-scharz-wall = Stufe { $level }
ui-scharz-encircled = eingekesselt von { $who }
ui-scharz-spent = erschöpft
ui-scharz-damage = Schaden { $damage }
ui-scharz-empty = Herrenlos und leer:
ui-scharz-truce = Waffenstillstand von { $one } mit { $other } bis Runde { $until }.
ui-scharz-agreement = { $one } und { $other } bis Runde { $until }: { $kind }
ui-scharz-order = Befehl:
ui-scharz-loads = nimmt an Bord
ui-scharz-lands = setzt an Land
ui-scharz-battle-border = Grenzscharmützel, { $place }
ui-scharz-battle-border_at_sea = Grenzscharmützel auf See, { $place }
ui-scharz-battle-land = Schlacht, { $place }
ui-scharz-battle-sea = Seeschlacht, { $place }
ui-scharz-battle-corsairs = Korsaren, { $place }
ui-scharz-battle-siege = Belagerung, { $place }
ui-scharz-battle-round = Runde { $round }
ui-scharz-attacks = (Angreifer)
ui-scharz-joining = kommt hinzu:
ui-scharz-front = in der Front:
ui-scharz-fleeing = flieht
ui-scharz-gone = fort
ui-scharz-target = gegen { $who }
ui-scharz-dice = Schwerter:
ui-scharz-hits = Treffer { $hits }

# Bots im Browser.
page-bot-level = Stufe 3 von 5

# Zahlen, Zusammenfassungen, Hinweise.
moment-start = Beginn
figure-points = Siegpunkte
figure-areas = Gebiete
figure-battles = Gewonnene Schlachten
figure-luck = Glück
luck-none = In diesem Spiel fallen keine Würfel: Am Glück lag es nicht.
and-more = { $number ->
    [one] ein weiteres
   *[other] { $number } weitere
}
recap-won = gewann { $areas }
recap-lost = verlor { $areas }
recap-change = { $measure } { $change }
recap-line = { $who }: { $what }.
hint-chance = { $chance } %

# Pieces, mats and battles
page-show-battle = Schlacht zeigen
page-battle-course = Was darin geschehen ist
page-battle-steps = Schritte der Schlacht
page-first-step = zum Anfang
page-last-step = zum Ende
page-details = Einzelheiten
page-emp-blocks = { $count ->
    [one] ein Kampfmarker
   *[other] { $count } Kampfmarker
}
page-emp-card-back = eine verdeckte Karte
page-emp-casualties = Verluste von { $name }:
page-emp-combat = Gefecht { $number }
page-emp-face-down = { $count ->
    [one] eine Karte verdeckt
   *[other] { $count } Karten verdeckt
}
page-emp-penalty = Siegpunkte bei jeder Wertung
page-emp-stage-mode = Art des Kampfes
page-emp-stage-cards = Karten
page-emp-stage-ambush = Hinterhalt
page-emp-stage-order = Reihenfolge
page-emp-stage-fight = Gefechte
page-emp-stage-conquest = Eroberung
page-emp-mark-any = N/S
page-emp-mark-north = Norden
page-emp-mark-south = Süden
page-emp-effect-sword = +1 gegen Barbarenhorde und Hellebarde
page-emp-effect-pike = +1 gegen jede Kavallerie
page-emp-effect-spear = kein Bonus
page-emp-effect-warband = Stärke 3 + Wurf
page-emp-effect-cavalry = +1 gegen Schwert und Barbarenhorde
page-emp-effect-heavy-cavalry = +1 gegen Schwert und Barbarenhorde
page-emp-effect-elephant = +1 gegen Kavallerie; bei 1 Panik
page-emp-effect-foot-skirmishers = 4–5 unentschieden, 6 tötet
page-emp-effect-archers = 5–6 tötet
page-emp-effect-light-horse = 4–5 unentschieden, 6 tötet; schlägt Fußsoldaten und Bogenschützen
page-emp-effect-artillery = trifft offen bei 6, bei Belagerung und auf See bei 5–6
page-emp-effect-siege-tower = Stärke 9, nur bei Belagerung
page-emp-effect-galley = nur im Seekampf
page-emp-effect-military-leader = Hinterhalt; eine Karte aus der Reihe
page-emp-effect-engineer = bessere Artillerie und Türme, billige Befestigungen
page-emp-effect-diplomat = bessere Diplomatie
page-emp-effect-merchant = mehr Handel
page-gen-status = Statusplan
page-gen-points-track = Siegpunkte
page-gen-battle-track = Anzahl Schlachten
page-gen-saves-either = eine Modernisierung kostet 1 Nahrung oder 1 Metall weniger
page-gen-saves-both = eine Modernisierung kostet 1 Nahrung und 1 Metall weniger
page-gen-order = Spielerreihenfolge
page-gen-alliances = Allianzen
page-gen-field = Allianzfeld { $field }
page-gen-era-step = ab { $least } { $cards ->
    [one] +{ $cards } fortschrittliche Karte
   *[other] +{ $cards } fortschrittliche Karten
}
page-gen-era-fortress = Festungen geben fortschrittliche Karten
page-gen-tree = Technologiebaum
page-gen-tech-cost = Punkte in Technologiekarten
page-gen-vp = SP
page-gen-better-forts = bessere Festungen
page-gen-developed = entwickelt
page-gen-developable = kann entwickelt werden
page-gen-closed = braucht erst eine andere Technologie
page-gen-event-slot = Ereignisplatz
page-gen-event-open = Ereignis
page-gen-general-back = ein verdeckter General
page-gen-land-cards = fortschrittliche Karten zu Land
page-gen-sea-cards = fortschrittliche Karten zur See
page-gen-symbol-christian = Christ
page-gen-symbol-muslim = Muslim
page-gen-symbol-coup = Putsch
page-gen-rival = Rivale:
page-gen-tactics-back = eine verdeckte Taktikkarte
page-gen-basic-cards = Grundtaktikkarten
page-gen-advanced-cards = fortschrittliche Karten
page-gen-tech-card = Technologiekarte mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}
page-gen-atk = Attacke
page-gen-def = Abwehr
page-gen-upkeep = Unterhalt jetzt { $food } Nahrung
page-gen-upkeep-short = (nicht genug da)
page-gen-neutral-tiles = neutrale Felder { $count } von { $needed }
page-gen-isolated = { $count } isoliert
page-gen-isolated-stack = isoliert
page-gen-no-commander = kein Kommandant
page-gen-kept = Behalten:
page-gen-known-units = Auf der Landkarte gesehen:
page-gen-capital = Hauptstadt
page-gen-fortress = Festung
page-gen-growth = Wachstum { $growth }
page-gen-exchange = Austausch { $food } Nahrung : { $metal } Metall
page-gen-circle-filled = bevölkert
page-gen-circle-empty = leer
page-gen-circle-idle = nicht aktiv
page-gen-class-infantry = Infanterie
page-gen-class-cavalry = Kavallerie
page-gen-class-ships = Geschwader
page-gen-face-down = verdeckt
page-gen-land-battle = Landschlacht
page-gen-sea-battle = Seeschlacht
page-gen-rivals = Rivalen: Ihre Kommandanten zählen nicht
page-gen-ambushed = Hinterhalt
page-gen-step-reinforce = Verstärkung
page-gen-step-withdrawal = 1 Rückzug ohne Kampf
page-gen-step-tactics = 2 Taktikkarten
page-gen-step-retreat = 3 Rückzug
page-gen-step-ambush = 4 Hinterhalt
page-gen-step-exchange = 5 Tausch
page-gen-step-defender = 6 Attacke des Verteidigers
page-gen-step-attacker = 7 Attacke des Angreifers
page-gen-step-losses = Verluste
page-gen-step-end = Ende
page-gen-strikes = attackiert jetzt
page-gen-wards = wehrt ab
page-gen-hand = Taktikkarten
page-gen-each = × { $value }
page-gen-attack-of = { $name } attackiert
page-gen-ward-of = { $name } wehrt ab
page-gen-nothing = setzt nichts ein
page-gen-broken = { $name } bricht durch, Differenz { $difference }.
page-gen-held = { $name } wehrt die Attacke ab.
page-gen-losses = { $name } muss Einheiten im Wert von { $needed } verlieren.
page-gen-missing = { $missing ->
    [one] Noch ein Punkt ist zu decken.
   *[other] Noch { $missing } Punkte sind zu decken.
}
page-gen-lost = Verloren:
page-wat-unit = Stärke { $strength }, Leben { $life }, Schaden { $damage }, AP { $ap }
page-wat-vp = SP
page-wat-barbarians-grow = Nächste Runde werden sie stärker!
page-wat-kind-capital = Hauptstadt
page-wat-kind-trade_centre = Handelszentrum
page-wat-kind-contested = umkämpft
page-wat-kind-common = Provinz
page-wat-step-damage = Schaden verteilen
page-wat-step-retreats = Rückzüge
page-wat-step-end = Ende
page-wat-to-allot = zu verteilen
page-wat-allotted = verteilter Schaden
page-wat-life = Leben
page-wat-stays = bleibt
page-wat-conquers = { $name } erobert { $province }.
page-wat-holds = { $name } behauptet { $province }.
page-wat-race = Siegpunkte auf dem Weg zu { $threshold }
page-wat-war-since = seit Runde { $round }
page-wat-food-needed = Armeen brauchen { $food ->
    [one] eine Essensration
   *[other] { $food } Essensrationen
}
page-wat-hungry = (nicht genug da)
page-wat-routes = Handelsrouten
page-wat-routes-of = Routen { $routes }
page-wat-unification = Vereinigung: Kern { $owned } von { $core }, umkämpft { $claimed } von { $claims }
page-wat-unification-gain = brächte { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
}
page-wat-markers = Marken { $markers }
page-wat-next-level = nächste Stufe in { $markers ->
    [one] einer Marke
   *[other] { $markers } Marken
}
page-wat-ap = AP { $ap }
page-wat-offer = Angebot
page-sch-battle-round = Runde { $number } der Schlacht
page-sch-wall-shields = { $left ->
    [one] einer von { $shields } Mauerschilden steht
   *[other] { $left } von { $shields } Mauerschilden stehen
}
page-sch-engines = Belagerungsmaschinen nehmen { $count ->
    [one] einen Schild
   *[other] { $count } Schilde
}
page-sch-overboard = { $count } über Bord
page-sch-front = Front
page-sch-rear = Reserve
page-sch-joining = ab nächster Runde dabei
page-sch-life = Leben
page-sch-shields = Schilde
page-sch-flees-to = flieht nach { $place }
page-sch-status-fleeing = auf der Flucht
page-sch-status-gone = fort
page-sch-sum-dice = auf Würfeln
page-sch-sum-blanks = für leere Würfel
page-sch-sum-numbers = für die Zahl
page-sch-sum-morale = niedrige Moral
page-sch-roll-battle_rolled = würfelt
page-sch-roll-battle_charged = Sturmangriff
page-sch-roll-battle_workers = bauende Einheiten
page-sch-lost = { $name } verliert:
page-sch-phases = Phasen der Jahreszeit
page-sch-seasons = Jahreszeiten
page-sch-climate-subtropical = subtropisch
page-sch-climate-temperate = gemäßigt
page-sch-climate-cold = kalt
page-sch-weather-bad = schlecht
page-sch-weather-normal = normal
page-sch-weather-good = gut
page-sch-rough-sea = raue See
page-sch-truce-between = Waffenstillstand: { $petitioner } bat { $recipient }, bis Runde { $until }
page-sch-until = bis Runde { $until }
page-sch-victory-points = Siegpunkte
page-sch-morale-very_low = sehr niedrige Moral
page-sch-morale-low = niedrige Moral
page-sch-morale-average = durchschnittliche Moral
page-sch-morale-high = hohe Moral
page-sch-morale-very_high = sehr hohe Moral
page-sch-commander = Stufe des Kommandeurs
page-sch-food-needed = ein Winter kostet { $food }
page-sch-food-short = { $food } zu wenig
page-sch-captured = erbeutet
page-sch-rivals = Rivalen
page-sch-passage = Durchzug für
page-sch-stores = Lager und Herden ({ $count })
page-sch-herd-room = Platz für { $room ->
    [one] eine Herde
   *[other] { $room } Herden
}
page-sch-orders = Deine Befehle ({ $count })
page-sch-stay = bleiben
page-nap-landing = Landung
page-nap-acts = am Zug:
page-nap-quiet = Runden ohne Feindberührung: { $rounds }
page-nap-deployed = ist aufgestellt
page-nap-lost = verloren
page-nap-wins = siegt
page-nap-combined = Kombinierte Truppen
page-nap-actions-left = { $count } bereit, { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
}
page-nap-needed = nötig { $needed }
page-nap-roll-fire_hit = Treffer
page-nap-roll-fire_missed = daneben
page-nap-roll-clashed = Sturmangriff
page-nap-roll-square_failed = kein Quadrat
page-nap-roll-rallied = gesammelt
page-nap-roll-not_rallied = nicht gesammelt
page-nap-roll-pursuit_caught = gestellt
page-nap-roll-pursuit_escaped = entkommen
page-nap-won = Sieger der Schlacht: { $nations }.
page-nap-losses = Verluste: Sieger { $winner }, Verlierer { $loser }
page-nap-outside = außerhalb des Heimatlandes
page-nap-collapse = Belastungswert
page-nap-debt = Schulden
page-nap-ladder = Siegstufe
page-nap-defeated = besiegt
page-nap-war-order = Krieg Nummer { $order }
page-nap-passage = { $host } gewährt { $guest } Passierrecht
page-nap-truce = Friedensfrist, noch { $months ->
    [one] ein Monat
   *[other] { $months } Monate
}
page-nap-diplomacy-key = ⚔ Krieg, ✚ Allianz, → Passierrecht, ☮ Friedensfrist
page-nap-congress = Kongress über { $nation }
page-nap-gives = gibt:
page-nap-takes = nimmt:
page-emp-in-order = Deine Karten in Reihenfolge
page-emp-committed = Deine gewählten Karten
page-emp-play-order = Zugreihenfolge
page-emp-first = Startspieler
page-emp-income = Einkommen
page-emp-revolts = Revoltentabellen
page-sch-site-progress = Baustelle: { $building }, { $progress } von 12, Bauende: { $workers }
page-sch-store = Getreide { $grain }/{ $limit }, Fisch { $fish }, Platz für { $room ->
    [one] eine Herde
   *[other] { $room } Herden
}
page-sch-devastated = verwüstet
page-nap-month-track = Monat
page-nap-production = Produktion
