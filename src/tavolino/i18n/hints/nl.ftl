### Wat een tafel zegt die leert spelen: hints, redenen en de toetsen.

## Hints

hint = Hint
hint-weighing = De mogelijkheden worden afgewogen …
hint-look = Denk hier eens aan: { $what }.
hint-look-there = Denk hier eens aan: { $what }. Kijk naar de gemarkeerde plek.
hint-show = Toon de zet
hint-why = Waarom?
hint-explain = Waarom deed { $name } dat?
hint-earlier = De zet van de bots daarvoor
hint-later = De volgende zet van de bots
hint-help = Hulp voor wie speelt: hints, en waarom bots doen wat ze doen

## Redenen, in cijfers

why-only = Iets anders kan niet.
why-same = Niets anders lijkt beter of slechter.
why-brings = { $who ->
    [you] Het levert je { $worth } meer op dan de op één na beste zet.
   *[other] Het levert { $name } { $worth } meer op dan de op één na beste zet.
}
why-costs = { $who ->
    [you] Eerst levert het je { $worth } minder op dan de op één na beste zet.
   *[other] Eerst levert het { $name } { $worth } minder op dan de op één na beste zet.
}
why-made-of = Waar dat vandaan komt: { $parts }.
why-denies = Daarna kan { $name } { $worth } minder verwachten.
why-denies-you = Daarna kun je { $worth } minder verwachten.
why-later = { $who ->
    [you] Zodra iedereen heeft geantwoord, sta je { $worth } verder voor dan met de op één na beste zet.
   *[other] Zodra iedereen heeft geantwoord, staat { $name } { $worth } verder voor dan met de op één na beste zet.
}
why-mistake = { $who ->
    [you] Een andere zet is { $worth } beter.
   *[other] { $name } zag iets over het hoofd: een andere zet was { $worth } beter.
}
why-chance = { $who ->
    [you] Daarmee eindig je volgens de expert in { $chance } % van de gevallen vóór een andere speler; met de op één na beste zet in { $other } %.
   *[other] Daarmee eindigt { $name } volgens de expert in { $chance } % van de gevallen vóór een andere speler; met de op één na beste zet in { $other } %.
}
why-chance-alike = { $who ->
    [you] Je eindigt volgens de expert in { $chance } % van de gevallen vóór een andere speler; met de op één na beste zet is dat vrijwel gelijk.
   *[other] { $name } eindigt volgens de expert in { $chance } % van de gevallen vóór een andere speler; met de op één na beste zet is dat vrijwel gelijk.
}
why-chance-mistake = { $who ->
    [you] Een andere zet is beter: daarmee zou je volgens de expert in { $other } % van de gevallen vóór een andere speler eindigen, met deze in { $chance } %.
   *[other] { $name } zag iets over het hoofd: met een andere zet zou { $name } volgens de expert in { $other } % van de gevallen vóór een andere speler eindigen, met deze in { $chance } %.
}
why-line-brings = { $who ->
    [you] Na ieders beste antwoord levert het je { $worth } meer op dan de andere zet.
   *[other] Na ieders beste antwoord levert het { $name } { $worth } meer op dan de andere zet.
}
why-line-costs = { $who ->
    [you] Na ieders beste antwoord levert het je { $worth } minder op dan de andere zet.
   *[other] Na ieders beste antwoord levert het { $name } { $worth } minder op dan de andere zet.
}
why-next = De op één na beste: { $move }
why-next-there = De op één na beste, in de dunne ring: { $move }
why-next-otherwise = De op één na beste: hetzelfde op dezelfde plek, maar anders uitgevoerd.
why-third = De op twee na beste, met { $chance } %: { $move }
why-better = Beter: { $move }
why-better-there = Beter, in de dunne ring: { $move }
why-better-otherwise = Beter: hetzelfde op dezelfde plek, maar anders uitgevoerd.

## What decided a match

analysis-title = Wat besliste de partij?
analysis-about = Bots bekijken de hele partij nog eens: wat geluk was, wat ieder aan zichzelf te danken had, en welke beslissingen het meest kostten.
analysis-ask = Laat het uitzoeken
analysis-working = De bots bekijken de partij opnieuw …
analysis-waiting = { $place ->
    [one] Jouw partij is de volgende: de bots bekijken nog een andere.
   *[other] De bots bekijken eerst andere partijen. Jouw plaats in de rij: { $place }.
}
analysis-failed = Dat kon niet worden uitgezocht. Probeer het later nog eens.
analysis-curve = Verwachte voorsprong op de anderen
analysis-sources = Waar die vandaan kwam
analysis-luck = Geluk bij het trekken
analysis-own = Eigen beslissingen
analysis-others = Beslissingen van de anderen
analysis-mistakes = Beslissingen die het meest kostten
analysis-flawless = De bots hadden het niet beter geweten.
analysis-look = Dit moment bekijken

## Toetsen

keys = Toetsen
keys-board = Op het bord
keys-table = Aan tafel
keys-help = deze toetsen tonen
keys-hint = een hint; nog eens: de volgende stap
keys-esc = de keuze laten vallen
keys-undo = de laatste zet terugnemen
keys-time = meer tijd om te antwoorden
keys-tab = van het ene naar het andere
keys-arrows = naar de volgende plek kijken
keys-ends = naar het einde van de rij; met Ctrl van het bord
keys-jump = naar de volgende of vorige plek die de moeite waard is
keys-choose = deze plek kiezen

## De eerste partij


practice-back = Terugnemen
practice-from-here = Vanaf hier verder spelen

first-of = Eerste partij, { $number } van { $steps }
first-skip = Uitleg overslaan
first-again = Verder met de uitleg
first-next = Naar de laatste rondes
first-mistake = Over je laatste zet:
first-rule = Lees de regel

## Het regelboek

rules-search = Zoeken in de regels
rules-sources = Waar elke regel vandaan komt
rules-found = { $count ->
    [0] Niets gevonden.
    [one] Eén plaats gevonden.
   *[other] { $count } plaatsen gevonden.
}
