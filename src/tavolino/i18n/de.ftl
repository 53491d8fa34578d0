### Was der Browser-Client sagt, außerhalb eines bestimmten Spiels.

## Das Haus

home = Tavolino, zu den Spielen
skip = Zum Tisch springen
skip-page = Zum Inhalt springen
language = Sprache
theme = { $theme ->
    [light] Licht: immer Tag
    [dark] Licht: immer Nacht
   *[system] Licht: wie dein Gerät
}
on = ja
off = nein
close = Schließen
cancel = Abbrechen
change = Ändern
try-again = Noch einmal versuchen
reload = Seite neu laden
to-the-games = Zu den Spielen
rules = Regeln
rules-of = Regeln von { $game }
contents = Inhalt
keep-who-you-are = Behalte, wer du bist
you-kept = Du
name = Name
you = du
nature = Der Zufall
spectator = Ein Zuschauer

## Titel der Seiten

title-landing = Tavolino: Brettspiele gegen Bots oder mit Freunden
title-new = { $game }: zusammen spielen · Tavolino
title-rules = { $game }: die Regeln · Tavolino
title-table = { $game } · Tavolino
title-your-turn = ● Du bist dran · { $game }

## Startseite

landing-title = Der Tisch ist gedeckt.
landing-lead = Alte Brettspiele, die es zu bewahren lohnt: gegen Bots oder mit Freunden. Kein Konto, nichts zu installieren: Setz dich und spiel.
landing-more-games = Weitere Spiele
lobby = Lobby
landing-lobby = Einen Tisch finden oder anderen zusehen
first-game = Erste Partie
first-about = In fünf Minuten gelernt: eine Partie, die erklärt wird, während du spielst
practice = Allein üben
practice-about = Du spielst alle Seiten selbst und gehst zurück, sooft du willst: Selbst ein Einsturz zählt nicht
for-players = Für { $range } Spieler
play-bots = Gegen Bots spielen
play-together = Zusammen spielen
laying = Der Tisch wird gedeckt …
continue = Weiterspielen
finished = Beendet
show-more = Mehr zeigen
waiting-for = Warten auf { $names }
last-visited = Zuletzt besucht: { $when }
a-bot = Bot
bot-level = Wie stark sind die Bots?
bot-strength = Stärke des Bots
level-beginner = Anfänger
level-easy = Leicht
level-normal = Normal
level-hard = Schwer
level-expert = Experte
footer-fan = Tavolino ist ein kostenloses Projekt von Liebhabern: Regeln in eigenen Worten, eigene Zeichnungen, keine Verbindung zu den Verlagen. Wenn dir ein Spiel gefällt, such dir die echte Schachtel.
licences = Lizenzen der Schriften und Bibliotheken

## Einen Tisch decken

new-title = { $game } zusammen spielen
new-lead = Wer sitzt am Tisch? Freunde kommen über einen Link dazu, auf jedem Gerät, jetzt oder erst in Monaten.
new-seats = Anzahl der Spieler
new-who = Wer spielt auf Platz { $number }?
new-name = Name auf Platz { $number }
new-name-placeholder = Name (optional)
seat-me = Hier
seat-open = Per Link
seat-bot = Bot
new-hotseat-hint = Ihr spielt zu mehreren an diesem Bildschirm und gebt ihn weiter.
new-link-hint = Du bekommst einen Link für jeden Platz, der auf jemanden wartet.
new-watch-hint = An diesem Bildschirm spielt niemand: Du schaust zu.
new-shuffle = Plätze auslosen
new-rules = Regelvarianten
new-lay = Tisch decken

## Einladen

invite-title = Einladen
invite-words = Jeder Link ist der Schlüssel zu einem Platz. Verschick ihn oder lass den Code scannen. Wer ihn öffnet, spielt dort.
invite-done = Zum Tisch
new-television = Auf einem Fernseher: Dieser Bildschirm zeigt das Brett, und alle spielen auf dem Handy
joining-title = Nehmt Platz
joining-words = Scann einen Code mit dem Handy: Es wird deine Hand an diesem Tisch, und niemand sonst sieht, was es zeigt.
joining-unreachable = Handys erreichen diese Seite nicht: Ihre Adresse gilt nur auf diesem Computer. Starte den Server für dein Netz (tavolino serve --host 0.0.0.0) und öffne die Seite unter der Adresse dieses Computers.
full-screen = Ganzer Bildschirm
link-words = Dieser Link ist der Schlüssel zum Platz: Wer ihn öffnet, spielt dort.
link-mine-words = Dein eigener Schlüssel. Öffne ihn auf einem anderen Gerät, um dort weiterzuspielen, und heb ihn für später auf.
hand-over = Jemand spielt woanders weiter
hand-over-words = Auf dem eigenen Gerät, über diesen Link: Dieser Bildschirm ist dann nur noch für die anderen da.
link-of = Link für { $name }
copy = Link kopieren
copied = Kopiert
share = Teilen …
share-title = { $game } bei Tavolino
share-text = Komm, spiel { $game } mit mir. Dieser Link ist dein Platz:
qr = QR-Code
qr-of = QR-Code mit dem Link für { $name }

## Am Tisch

the-table = Der Tisch
sitting-down = Platz nehmen …
players = Spieler
panels = Spieler oder Verlauf
your-turn = Du bist dran
turn-of = { $name } ist dran
others-turn = Bitte warten
you-watch = Du siehst zu
has-sat-down = { $name } hat Platz genommen
ask-name = Wie sollen die anderen dich nennen?
ask-name-done = Das bin ich
say-something = Etwas sagen
says = { $name }: { $words }
muting = Nicht zu hören
mute = Ausblenden, was { $name } sagt
time-left = { $seconds ->
    [one] Noch { $seconds } Sekunde für die Antwort
   *[other] Noch { $seconds } Sekunden für die Antwort
}
time-of-others = { $seconds ->
    [one] Die anderen haben noch { $seconds } Sekunde
   *[other] Die anderen haben noch { $seconds } Sekunden
}
more-time = Mehr Zeit
more-time-words = Zehnmal so lang (Alt+T)
to-move = am Zug
confirm = Bestätigen
sending = Wird gespeichert …
undo = Zurücknehmen
go-on = Weiter
hurry = Schneller
go-on-words = Bots brauchen nicht auf mich zu warten (Leertaste)
result = Ergebnis
why-allowed = Das ist erlaubt: Wähle es und bestätige.
open-rule = Regel { $rule } lesen
reconnecting = Verbindung verloren, neuer Versuch …
style-plain = Tisch in Worten
style-drawn = Gezeichneter Tisch
style-unable = Dieses Gerät kann den Tisch nicht zeichnen: WebGL fehlt. Hier steht er in Worten, und alles ist spielbar.
is-here = da
is-away = nicht da
bot-of-level = { $level ->
    [beginner] Bot, Anfänger
    [easy] Bot, leicht
    [hard] Bot, schwer
    [expert] Bot, Experte
   *[normal] Bot, normal
}
points = { $count ->
    [1] ein Punkt
   *[other] { $count } Punkte
}

## Verlauf und Rückblick

log = Verlauf
log-empty = Noch ist nichts geschehen.
undone = zurückgenommen
looking-back = Rückblick: { $move } von { $moves }
the-beginning = Der Tisch vor dem ersten Zug.
return-to-now = Zum aktuellen Stand
notation = Notation
step-first = Zum Anfang
step-back = Einen Schritt zurück
step-forward = Einen Schritt vor

## Tisch in Worten

plain-moves = Was du tun kannst
plain-no-moves = Im Moment nichts.
plain-step = { $step ->
    [1] Wähle zuerst
   *[other] Wähle dann ({ $step })
}
plain-choose = { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}
plain-nothing-more = nichts weiter
plain-type = Einen Zug eintippen
plain-type-hint = In Notation, wie im Verlauf. Ist er nicht erlaubt, erfährst du, warum.
plain-play = Spielen
plain-again = Noch einmal Enter bestätigt, Esc bricht ab.

## Menü

menu = Menü
menu-seats = Am Tisch
menu-change = Den Platz von { $name } ändern
menu-look = Sprache und Licht
menu-device = Auf diesem Gerät
confirm-moves = Meine Züge bestätigen
confirm-moves-words = Was du wählst, geschieht erst, wenn du es bestätigst. Sonst genügt ein Klick, und Bots warten einen Moment, falls du den Zug zurücknimmst.
sounds = Töne
notices = Sag mir, wenn ich am Zug bin
notices-words = Der Browser zeigt eine Mitteilung, während diese Seite verborgen ist. Er fragt dich vorher.
show-notation = Notation im Verlauf
show-notation-words = Züge stehen dort auch so, wie die Regeln sie schreiben, mit den Namen der Orte.
older-rules = Diese Partie begann mit Revision { $revision } der Regeln und wird nach ihr zu Ende gespielt. Was damals anders war, steht am Ende der Spielregeln.
rename = Umbenennen
hand-to-bot = Einen Bot spielen lassen
change-level = Stärke ändern
take-back = Wieder einen Menschen spielen lassen
leave = Endgültig gehen
leave-words = Dieser Browser vergisst deinen Platz. Willst du später zurückkommen, heb deinen Link auf. Soll ein Bot für dich weiterspielen?
leave-bot = Gehen, ein Bot spielt weiter
leave-just = Einfach gehen
anytime-waits = Es zählt, sobald die Hand, die gerade arbeitet, fertig ist.

## Zwischen Spielern an einem Bildschirm

curtain-title = { $name } ist dran
curtain-words = Gib den Bildschirm weiter. Niemand sonst soll jetzt hinsehen.
curtain-open = Ich bin { $name }

## Das Ende

you-won = Du hast gewonnen!
you-won-with = Du und { $names } habt gewonnen!
you-came = { $place ->
    [2] Platz zwei für dich
    [3] Platz drei für dich
    [4] Platz vier für dich
    [5] Platz fünf für dich
   *[other] Platz { $place } für dich
}
winners = { $count ->
    [0] Niemand gewinnt
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
place = Platz
score = Wertung
rematch = Revanche
to-the-rematch = Zur Revanche
review = Noch einmal ansehen
result-parts = Woraus die Punkte bestehen
result-sum = Zusammen
result-curves = Punkte über die Runden
result-round-by-round = Runde für Runde
result-points = Punkte
look-at-board = Brett ansehen
download-log = Verlauf herunterladen
seal-title = War der Zufall ehrlich?
seal-running = Bevor etwas gezogen wurde, hat der Server den Fingerabdruck seines Startwerts veröffentlicht. Am Ende zeigt er den Startwert, und alle können prüfen, dass beide zusammengehören.
seal-over = Der Fingerabdruck stand vor der ersten Ziehung fest; hier ist der Startwert, der jede Ziehung entschieden hat.
seal-commitment = Fingerabdruck (SHA-256)
seal-seed = Startwert
seal-kept = In deinem Browser nachgerechnet: Der Startwert hat diesen Fingerabdruck.
seal-broken = Der Startwert hat nicht diesen Fingerabdruck.
seal-check = Jede Ziehung nachrechnen
seal-lots-kept = { $count ->
    [0] In dieser Partie wurde nichts gezogen.
    [one] In deinem Browser nachgerechnet: Die eine Ziehung folgt aus dem Startwert.
   *[other] In deinem Browser nachgerechnet: Alle { $count } Ziehungen folgen aus dem Startwert.
}
seal-lot-false = Eintrag { $entry } ({ $came }) folgt nicht aus dem Startwert.
seal-unchecked = Die Ziehungen dieser Partie lassen sich nicht im Browser nachrechnen; der Befehl „tavolino verify“ prüft den heruntergeladenen Verlauf.

report-title = Stimmt etwas nicht?
report-words = Sag, was geschehen ist und was du erwartet hast. Du bekommst eine Datei mit dem Verlauf der Partie, dem, was du siehst, und welchen Browser und Bildschirm du benutzt; gib sie denen, die diesen Server betreiben.
report-words-running = Sag, was geschehen ist und was du erwartet hast. Du bekommst eine Datei mit dem, was du jetzt siehst und bisher gehört hast, und welchen Browser und Bildschirm du benutzt; gib sie denen, die diesen Server betreiben. Auch was nur du sehen darfst, steht darin: vor dem Ende nicht an Mitspieler geben.
report-what = Was stimmt nicht?
report-save = Meldung speichern
report-saved = Die Meldung liegt bei deinen Downloads.
report-failed = Die Meldung ließ sich gerade nicht erstellen; versuch es gleich noch einmal.

## Wenn etwas fehlt

error-title = Das hat nicht geklappt
error-unreachable = Der Server ist nicht zu erreichen. Ist dein Gerät online? Es ist nichts verloren.
error-server = Der Server ist gestolpert. Versuch es gleich noch einmal.
server-not-saving = Der Server kann gerade nichts speichern. Nichts geht verloren und keine Uhr läuft; es geht von selbst weiter.
error-storage = Dein Browser behält nichts, wenn diese Seite geschlossen wird. Heb deinen Link auf, wenn du zurückkommen willst.
error-language = Diese Sprache ließ sich nicht laden. Versuch es noch einmal.
error-no-game-title = Dieses Spiel haben wir nicht
error-no-game = In unserem Regal steht kein Spiel „{ $game }“.
error-nowhere-title = Hier ist nicht gedeckt
error-nowhere = Diese Adresse führt nirgendwohin. Vielleicht fehlt ein Stück vom Link.
error-table-title = Hier ist kein Platz

## Was man einander sagt

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice-move = Schöner Zug!
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-sorry = Tut mir leid!
phrase-your-turn = Du bist am Zug.
phrase-one-moment = Einen Moment, bitte.
phrase-well-played = Gut gespielt!
phrase-goodbye = Auf Wiedersehen!
