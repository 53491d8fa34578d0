### Was um den Tisch von Villa Paletti steht: Urheber, und die Möglichkeiten in wenigen Worten.

villa_paletti-credits = Villa Paletti wurde von Bill Payne erfunden und 2001 von Zoch herausgebracht.
villa_paletti-score = { $count ->
    [1] hat das Siegel
   *[other] { "" }
}
villa_paletti-points = { $count ->
    [1] Sieg
    [0] kein Sieg
   *[other] letzter Platz
}
villa_paletti-nobody-collapse-headline = Die Villa ist eingestürzt
villa_paletti-nobody-stuck-headline = Kein Sieger
villa_paletti-nobody-agreed-headline = Kein Sieger

villa_paletti-told-touch-group = { villa_paletti-The-pillar }: { villa_paletti-value }, { $floor ->
    [base] auf dem Fundament
    [blue] auf dem blauen Plateau
    [green] auf dem grünen Plateau
    [yellow] auf dem gelben Plateau
    [orange] auf dem orangen Plateau
   *[red] auf dem roten Plateau
}, { $covered ->
    [yes] bedeckt
   *[no] frei
}{ $room ->
    [no] , oben kein Platz
   *[yes] { "" }
}{ $advice ->
    [safe] ; wirkt sicher
    [wobbly] ; ohne sie wackelt es
    [falls] ; ohne sie stürzt alles ein
   *[none] { "" }
}
villa_paletti-told-touch-choice = { $tool ->
    [hook] Haken
   *[fingers] Finger
}
villa_paletti-side = { $compass ->
    [middle] Mitte
    [east] Osten
    [northeast] Nordosten
    [north] Norden
    [northwest] Nordwesten
    [west] Westen
    [southwest] Südwesten
    [south] Süden
   *[southeast] Südosten
}
villa_paletti-told-pull-group = { villa_paletti-side } ({ $widest } mm)
villa_paletti-told-pull-choice = { $degrees }°{ $steady ->
    [lift] , Plateau angehoben
    [steady] , Plateau festgehalten
   *[no] { "" }
}: { $way ->
    [0] nichts darüber
   *[other] nach { $way } mm draußen
}, { $gap ->
    [0] stößt an eine Säule
   *[other] { $gap } mm Abstand
}
villa_paletti-told-place-group = { villa_paletti-side }
villa_paletti-told-place-choice = { villa_paletti-place }: { $over ->
    [none] über keiner Säule
   *[other] darunter { $each_pillar }
}, { $edge } mm vom Rand
villa_paletti-told-lay-group = Um { $turn }° gedreht
villa_paletti-told-lay-choice = { villa_paletti-place }: auf { villa_paletti-resting }
villa_paletti-told-stand-group = { villa_paletti-side }
villa_paletti-told-stand-choice = { villa_paletti-The-pillar }: { villa_paletti-place }
villa_paletti-told-take-choice = { villa_paletti-The-pillar }: { villa_paletti-value }, { $floor ->
    [base] auf dem Fundament
    [blue] auf dem blauen Plateau
    [green] auf dem grünen Plateau
    [yellow] auf dem gelben Plateau
    [orange] auf dem orangen Plateau
   *[red] auf dem roten Plateau
}{ $covered ->
    [yes] { " " }(bedeckt: selbst herausziehen)
   *[no] { "" }
}
villa_paletti-told-up-choice = { villa_paletti-The-pillar } senkrecht herausheben
villa_paletti-told-back-choice = { villa_paletti-The-pillar } stehen lassen
villa_paletti-told-claim-choice = Sagen, dass du nicht kannst{ $possible ->
    [no] { " " }(kein Plateau möglich: Du passt nur)
   *[yes] , und das { villa_paletti-floor } beantragen
}
villa_paletti-told-object-choice = Einspruch erheben
villa_paletti-told-prove-choice = Zeigen
villa_paletti-told-decline-objections-choice = Kein Einspruch
villa_paletti-told-decline-proofs-choice = Nichts zu zeigen
villa_paletti-told-decline-ending-choice = Weiterspielen
villa_paletti-told-forgo-choice = Kein Plateau legen
villa_paletti-told-leave-choice = Dem Tisch überlassen
villa_paletti-told-done-choice = Zug beenden
villa_paletti-told-propose-choice = Vorschlagen aufzuhören
villa_paletti-told-agree-choice = Einverstanden
villa_paletti-told-resign-choice = Aufgeben
villa_paletti-told-colour-choice = { villa_paletti-colour }

## Was vor einer Handbewegung gesagt wird

villa_paletti-told-resign-sure = Aufgeben? Du kommst auf den letzten Platz. Deine Säulen bleiben stehen; wer als Einziger übrig bleibt, gewinnt.
villa_paletti-told-touch-sure = { villa_paletti-The-pillar } ({ villa_paletti-value }) mit { $tool ->
    [hook] dem Haken
   *[fingers] den Fingern
} berühren, { $grip } mm über dem Fuß? Dann ist es diese oder keine.{ $room ->
    [no] { " " }Oben ist kein Platz für sie.
   *[yes] { "" }
}
villa_paletti-told-pull-sure = { villa_paletti-The-pillar } nach { villa_paletti-compass } ziehen ({ $degrees }°){ $steady ->
    [lift] { " " }und das Plateau ein wenig anheben
    [steady] { " " }und das Plateau festhalten
   *[no] { "" }
}? { $way ->
    [0] Über ihr liegt nichts
   *[other] Nach { $way } mm ist sie draußen
}, { $gap ->
    [0] aber sie stößt an eine andere Säule
   *[other] mit { $gap } mm Abstand
}.
villa_paletti-told-up-sure = { villa_paletti-The-pillar } senkrecht herausheben? Über ihr liegt nichts.
villa_paletti-told-place-sure = { villa_paletti-The-pillar } absetzen, { villa_paletti-place } der Mitte? { $over ->
    [none] Darunter steht keine Säule
   *[other] Darunter: { $each_pillar }
}, und bis zum Rand sind es { $edge } mm.
villa_paletti-told-lay-sure = Das { villa_paletti-floor } legen, { villa_paletti-place } der Mitte, um { $turn }° gedreht? Es läge auf { $count ->
    [one] einer Säule
   *[other] { $count } Säulen
}{ $names ->
    [many] { "" }
   *[other] : { $each_pillar }
}.

## Wie man Züge tippt, und die Fragen langer Listen

villa_paletti-step-pull-1 = In welche Richtung, und wie weit von anderen Säulen?
villa_paletti-step-place-1 = Wo ungefähr?
villa_paletti-step-stand-1 = Wo ungefähr?
villa_paletti-typing-touch = Säule, fingers (Finger) oder hook (Haken), und wie viele Millimeter über dem Fuß: touch r3 fingers 40
villa_paletti-typing-pull = Ganze Grad gegen den Uhrzeigersinn ab Osten, und um wie viele Millimeter die andere Hand das Plateau anhebt, falls sie es tut: pull 90 oder pull 90 lift 0.8
villa_paletti-typing-place = Millimeter nach Osten und Norden ab der Mitte (Minus: nach Westen und Süden), dann die Drehung in Grad: place 12.5 -30 0
villa_paletti-typing-lay = Millimeter nach Osten und Norden ab der Mitte (Minus: nach Westen und Süden), dann die Drehung in Grad: lay 0 10 90
villa_paletti-typing-stand = Säule, dann Millimeter nach Osten und Norden ab der Mitte (Minus: nach Westen und Süden): stand b4 12.5 -30

## Was bei der Wahl hilft

villa_paletti-hint-touch = Finger halten eine Säule aufrecht. Der Haken schleift nur ihren Fuß mit, mit halber Kraft: sanft, aber unter Last verkantet er.
villa_paletti-hint-pull = Hebt die andere Hand das Plateau ein wenig an, lastet es nicht mehr. Eine Säule, die nicht herauskommt, wird zurückgestellt und ist gesperrt.
villa_paletti-hint-place = Über einer Säule steht sie am sichersten; nah am Rand, mit nichts darunter, am wenigsten.
villa_paletti-hint-lay = Die am besten gestützten Lagen kommen zuerst: Die Mitte des Plateaus muss gut zwischen den Säulen liegen, die es tragen.
villa_paletti-hint-object = Gelingt es dir, kommt die Säule, die du hochbringst, aus dem Spiel, und es wird kein Plateau gelegt.
villa_paletti-hint-prove = Gelingt es dir, bleibt diese Säule oben, und der Zug ist zu Ende. Wenn nicht, ist sie gesperrt, und der Zug geht weiter.

villa_paletti-points-won = Sieg
villa_paletti-points-resigned = Aufgegeben
villa_paletti-points-collapse = Einsturz
