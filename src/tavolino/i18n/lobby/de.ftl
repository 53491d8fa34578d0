### Wer an einen Tisch kommt, und was dort zu sehen ist.

## Für eine Lehrerin oder einen Freund

onlooker-title = Für Lehrer oder Freunde
onlooker-words = Mit so einem Link sieht jemand, was { $name } sieht, jetzt und beim Zurückblicken, und kann nichts tun. Die anderen erfahren, dass jemand zusehen kann. Er gilt für diese Partie.
onlooker-whom = Für wen? (optional)
onlooker-make = Link anlegen
onlooker-once = Hier ist er. Er wird nur dieses eine Mal gezeigt, also schick ihn gleich weiter.
onlooker-link = Link zum Zusehen
onlooker-code = QR-Code mit dem Link zum Zusehen
onlooker-share = Schau { $name } bei { $game } über die Schulter:
onlooker-unnamed = Jemand
onlooker-here = sieht gerade zu
onlooker-used = zuletzt da: { $when }
onlooker-unused = noch nicht benutzt
onlooker-drop = Zurückziehen
onlooker-drop-of = Den Link zurückziehen: { $name }
overlooking = { $name } über die Schulter: Du siehst, was { $name } sieht, und kannst nichts tun.
has-onlookers = in Begleitung
has-onlookers-words = Jemand kann { $name } über die Schulter schauen: sieht, was { $name } sieht, und kann nichts tun.
has-got-onlookers = { $name } hat Begleitung: Jemand kann über die Schulter schauen
error-not-admitted-title = Von hier nicht zu sehen
problem-not-admitted = Dieser Tisch ist von hier nicht zu sehen.
problem-link-taken-back = Dieser Link öffnet nichts mehr: Wer ihn dir gegeben hat, hat ihn zurückgezogen.
problem-many-onlookers = Ein Platz hat höchstens { $count } solche Links. Zieh erst einen zurück.

## Zu welchen Bedingungen

terms-title = Was an diesem Tisch gilt
terms-what = Was ist das?
terms-public = Wer findet den Tisch?
terms-public-false = Per Link
terms-public-true = Alle
terms-public-false-words = Privat: nur, wem du einen Link schickst.
terms-public-true-words = Öffentlich: Er steht in der Lobby, und alle können einen freien Platz nehmen.
terms-public-what = An einem öffentlichen Tisch bekommt die Plätze „Per Link“, wer zuerst kommt, aus der Lobby oder über deinen Link. Ist ein Platz vergeben, öffnet sein alter Link nichts mehr. Ein offener Tisch verschwindet aus der Lobby, einige Zeit nachdem der letzte Spieler gegangen ist.
terms-spectators = Wer darf zusehen?
terms-spectators-true = Mit Zuschauern
terms-spectators-false = Ohne Zuschauer
terms-spectators-true-words = Wer die Adresse kennt, darf zusehen. Zuschauer sehen, was alle am Tisch sehen, und keine Geheimnisse.
terms-spectators-false-words = Nur wer mitspielt, sieht den Tisch, und wen sie sich über die Schulter schauen lassen.
terms-spectators-what = Zuschauer sehen nie eine verdeckte Karte oder einen geheimen Plan und sagen nichts. Ohne Zuschauer zeigt der Tisch niemandem etwas, bis die Partie zu Ende ist; danach kann sie jeder noch einmal ansehen, der ihre Adresse hat.
terms-talk = Was darf gesagt werden?
terms-talk-phrases = Floskeln
terms-talk-words = Worte
terms-talk-off = Nichts
terms-talk-phrases-words = Ein paar fertige Sätze, die alle in ihrer eigenen Sprache lesen.
terms-talk-words-words = Fertige Sätze und kurze Nachrichten in eigenen Worten.
terms-talk-off-words = An diesem Tisch sagt niemand etwas.
terms-talk-what = Alle können ausblenden, was jemand Bestimmtes sagt. Eigene Worte können dem gemeldet werden, der dieses Haus betreibt. Die letzten bleiben beim Tisch aufgehoben, und nichts davon steht im Verlauf der Partie.
terms-undo = Darf ein Zug zurückgenommen werden?
terms-undo-free = Ja
terms-undo-none = Nein
terms-undo-free-words = Wer sich vertut, nimmt einen Zug zurück, solange niemand etwas dadurch erfahren hat.
terms-undo-none-words = Ein Zug gilt: Er wird bestätigt, bevor er gemacht wird.
terms-undo-what = Ein Zug wird zurückgenommen, solange nichts bekannt geworden ist: Niemand nimmt zurück, worauf andere geantwortet haben, was der Zufall gebracht hat, oder eine Antwort, für die die Uhr lief. Wo nichts zurückgenommen werden darf, wartet jeder Zug auf Bestätigen, und danach warten weder Zufall noch Bots. An einem gewerteten Tisch ist das üblich.
terms-television = Ein Fernseher ist ein Zuschauer: Er sähe nichts. Jemand muss an diesem Bildschirm spielen, oder lass Zuschauer zu.
shuffle-what = Ist der Tisch gedeckt, bekommen alle einen Platz durch das Los; wer beginnt, sucht sich niemand aus. Ohne Los sitzen alle, wie es hier steht.
help-what = Wer spielt, darf fragen, was ein starker Bot täte und warum ein Bot tat, was er tat. Alle am Tisch dürfen fragen, und ein Tipp verrät nichts, was man nicht wissen darf. An gewerteten Tischen gibt es keine Hilfe.
television-what = Der Bildschirm ist ein Zuschauer: Er zeigt, was alle sehen dürfen, und einen Code für jeden Platz. Wer ihn mit dem Handy einliest, sitzt dort und sieht die eigenen Geheimnisse nur auf dem Handy.

## In eigenen Worten

talk-said = Was gesagt wurde
talk-own = In eigenen Worten
talk-say = Sagen
talk-report = Melden
talk-report-of = Melden, was { $name } gesagt hat
talk-report-sure = Soll es lesen, wer dieses Haus betreibt?
talk-reported = gemeldet
problem-no-talk = Das wird an diesem Tisch nicht gesagt.
problem-unreadable-words = Das lässt sich nicht lesen: Schreib es in gewöhnlichen Buchstaben.

## Die Lobby

title-lobby = Lobby · Tavolino
lobby-title = Lobby
lobby-lead = Setz dich an einen offenen Tisch, sieh bei einer Partie zu oder spiel eine von deinen weiter.
lobby-game = Spiel
lobby-every-game = Alle Spiele
lobby-open = Offene Tische
lobby-running = Zum Zusehen
lobby-over = Noch einmal ansehen
lobby-nobody = Gerade wartet niemand auf Mitspieler. Deck einen Tisch, den alle finden:
listed-free = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
listed-free-seat = frei
listed-clock = { $kind }: { $time }
listed-no-clock = keine Uhr
listed-help = mit Tipps
listed-talk-words = freies Gespräch
listed-talk-off = kein Gespräch
listed-no-undo = kein Zurücknehmen
listed-join = Platz nehmen
listed-join-at = Platz nehmen: { $game }
listed-watch = Zusehen
listed-watch-at = Zusehen: { $game }
listed-again = Ansehen
listed-again-at = Ansehen: { $game }
listed-go-on = Weiter
listed-go-on-at = Weiter: { $game }
invite-public = Der Tisch steht auch in der Lobby: Wer zuerst kommt, nimmt einen Platz.
problem-seat-taken = Jemand war einen Augenblick schneller: Dieser Platz ist vergeben.
problem-private-table = Dieser Tisch ist privat: Man kommt über einen Link.
problem-many-public-tables = { $count ->
    [one] Von hier wartet schon ein öffentlicher Tisch auf Mitspieler. Warte, bis seine Plätze besetzt sind, oder verlasse ihn; ein privater Tisch geht sofort.
   *[other] Von hier warten schon { $count } öffentliche Tische auf Mitspieler. Warte, bis ihre Plätze besetzt sind, oder verlasse einen; ein privater Tisch geht sofort.
}
problem-no-spectators = Dieser Tisch ist ohne Zuschauer, bis die Partie zu Ende ist. Wenn du mitspielst, öffne den Link deines Platzes.
problem-nobody-here = Wer einen Tisch ohne Zuschauer deckt, muss selbst daran sitzen.

vacate = Platz wieder freigeben
vacate-words = Wer ihn genommen hat, hat noch keinen Zug gemacht. Diese Person muss gehen, und alle können den Platz nehmen, aus der Lobby oder über den neuen Link.
problem-hosts-only = Das kann nur, wer den Tisch gedeckt hat, und nicht mit einem eigenen Platz.
problem-seat-played = Wer dort sitzt, hat schon gezogen und behält den Platz.
problem-seat-freed = Dein Platz wurde wieder freigegeben: Du hattest noch keinen Zug gemacht. In der Lobby kannst du wieder einen freien Platz nehmen.
