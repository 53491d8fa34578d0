### Was ein Tisch sagt, der spielen lehrt: Tipps, Gründe und die Tasten.

## Tipps

hint = Tipp
hint-weighing = Die Möglichkeiten werden abgewogen …
hint-look = Denk einmal daran: { $what }.
hint-look-there = Denk einmal daran: { $what }. Sieh dir die markierte Stelle an.
hint-show = Zug zeigen
hint-why = Warum?
hint-explain = Warum hat { $name } das getan?
hint-earlier = Der Zug der Bots davor
hint-later = Der nächste Zug der Bots
hint-help = Hilfe am Tisch: Tipps, und warum Bots tun, was sie tun

## Gründe, in Zahlen

why-only = Etwas anderes geht nicht.
why-same = Nichts anderes sieht besser oder schlechter aus.
why-brings = { $who ->
    [you] Es bringt dir { $worth } mehr als der zweitbeste Zug.
   *[other] Es bringt { $name } { $worth } mehr als der zweitbeste Zug.
}
why-costs = { $who ->
    [you] Zunächst bringt es dir { $worth } weniger als der zweitbeste Zug.
   *[other] Zunächst bringt es { $name } { $worth } weniger als der zweitbeste Zug.
}
why-made-of = Woher das kommt: { $parts }.
why-denies = Danach kann { $name } { $worth } weniger erwarten.
why-denies-you = Danach kannst du { $worth } weniger erwarten.
why-later = { $who ->
    [you] Wenn alle geantwortet haben, ist dein Vorsprung um { $worth } größer als mit dem zweitbesten Zug.
   *[other] Wenn alle geantwortet haben, ist der Vorsprung von { $name } um { $worth } größer als mit dem zweitbesten Zug.
}
why-mistake = { $who ->
    [you] Ein anderer Zug ist um { $worth } besser.
   *[other] { $name } hat etwas übersehen: Ein anderer Zug war um { $worth } besser.
}
why-chance = { $who ->
    [you] Damit landest du, wie der Experte es sieht, in { $chance } % aller Fälle vor einem anderen Spieler; mit dem zweitbesten Zug in { $other } %.
   *[other] Damit landet { $name }, wie der Experte es sieht, in { $chance } % aller Fälle vor einem anderen Spieler; mit dem zweitbesten Zug in { $other } %.
}
why-chance-alike = { $who ->
    [you] Du landest, wie der Experte es sieht, in { $chance } % aller Fälle vor einem anderen Spieler; mit dem zweitbesten Zug ist es fast dasselbe.
   *[other] { $name } landet, wie der Experte es sieht, in { $chance } % aller Fälle vor einem anderen Spieler; mit dem zweitbesten Zug ist es fast dasselbe.
}
why-chance-mistake = { $who ->
    [you] Ein anderer Zug ist besser: Damit würdest du, wie der Experte es sieht, in { $other } % aller Fälle vor einem anderen Spieler landen, mit diesem in { $chance } %.
   *[other] { $name } hat etwas übersehen: Ein anderer Zug hätte, wie der Experte es sieht, in { $other } % aller Fälle vor einen anderen Spieler geführt, dieser in { $chance } %.
}
why-line-brings = { $who ->
    [you] Nach den besten Antworten aller bringt es dir { $worth } mehr als der andere Zug.
   *[other] Nach den besten Antworten aller bringt es { $name } { $worth } mehr als der andere Zug.
}
why-line-costs = { $who ->
    [you] Nach den besten Antworten aller bringt es dir { $worth } weniger als der andere Zug.
   *[other] Nach den besten Antworten aller bringt es { $name } { $worth } weniger als der andere Zug.
}
why-next = Der zweitbeste: { $move }
why-next-there = Der zweitbeste, im dünnen Ring: { $move }
why-next-otherwise = Der zweitbeste: dasselbe an derselben Stelle, nur anders.
why-third = Der drittbeste, mit { $chance } %: { $move }
why-better = Besser: { $move }
why-better-there = Besser, im dünnen Ring: { $move }
why-better-otherwise = Besser: dasselbe an derselben Stelle, nur anders.

## What decided a match

analysis-title = Was hat die Partie entschieden?
analysis-about = Bots sehen sich die ganze Partie noch einmal an: was Glück war, was alle sich selbst verdanken und welche Entscheidungen am meisten gekostet haben.
analysis-ask = Auswerten lassen
analysis-working = Die Bots sehen sich die Partie noch einmal an …
analysis-waiting = { $place ->
    [one] Deine Partie ist die nächste: Die Bots sehen sich noch eine andere an.
   *[other] Die Bots sehen sich zuerst andere Partien an. Dein Platz in der Schlange: { $place }.
}
analysis-failed = Das ließ sich nicht auswerten. Versuch es später noch einmal.
analysis-curve = Erwarteter Vorsprung vor den anderen
analysis-sources = Woher er kam
analysis-luck = Glück beim Ziehen
analysis-own = Eigene Entscheidungen
analysis-others = Entscheidungen der anderen
analysis-mistakes = Entscheidungen, die am meisten gekostet haben
analysis-flawless = Die Bots hätten es nicht besser gewusst.
analysis-look = Diesen Moment ansehen

## Tasten

keys = Tasten
keys-board = Auf dem Brett
keys-table = Am Tisch
keys-help = diese Tasten zeigen
keys-hint = ein Tipp; noch einmal: der nächste Schritt
keys-esc = die Auswahl fallen lassen
keys-undo = den letzten Zug zurücknehmen
keys-time = mehr Zeit für die Antwort
keys-tab = von einem zum nächsten
keys-arrows = die nächste Stelle ansehen
keys-ends = ans Ende der Reihe; mit Strg des Bretts
keys-jump = zur nächsten oder vorigen lohnenden Stelle
keys-choose = diese Stelle wählen

## Die erste Partie


practice-back = Zurücknehmen
practice-from-here = Von hier weiterspielen

first-of = Erste Partie, { $number } von { $steps }
first-skip = Erklärungen überspringen
first-again = Weiter mit den Erklärungen
first-next = Zu den letzten Runden
first-mistake = Zu deinem letzten Zug:
first-rule = Regel lesen

## Das Regelbuch

rules-search = In den Regeln suchen
rules-sources = Woher jede Regel stammt
rules-found = { $count ->
    [0] Nichts gefunden.
    [one] Eine Stelle gefunden.
   *[other] { $count } Stellen gefunden.
}
