### Was um den Tisch von Villa Paletti steht: Urheber, und die Möglichkeiten in wenigen Worten.

villa_paletti-credits = Villa Paletti wurde von Bill Payne erfunden und 2001 von Zoch herausgebracht.
villa_paletti-score = { $count ->
    [1] hat das Siegel
   *[other] { "" }
}
villa_paletti-points = { $count ->
    [1] Sieg
    [0] kein Sieg
   *[other] Letzter
}
villa_paletti-nobody-collapse-headline = Die Villa ist eingestürzt
villa_paletti-nobody-stuck-headline = Kein Sieger
villa_paletti-nobody-agreed-headline = Kein Sieger

villa_paletti-told-touch-group = { $pillar }: { villa_paletti-shape }, { $floor ->
    [base] auf der Grundplatte
   *[other] { villa_paletti-floor }
}, { $covered ->
    [yes] bedeckt
   *[no] frei
}{ $room ->
    [no] , oben kein Platz
   *[yes] { "" }
}
villa_paletti-told-touch-choice = { $tool ->
    [hook] Haken
   *[fingers] Finger
}
villa_paletti-told-pull-group = Nach { villa_paletti-compass }
villa_paletti-told-pull-choice = { $degrees }°{ $steady ->
    [lift] , Etage angehoben
    [steady] , Etage festgehalten
   *[no] { "" }
} ({ $gap ->
    [0] stößt an eine Säule
   *[other] { $gap } mm Abstand
})
villa_paletti-whereabouts = { $compass ->
    [middle] In der Mitte
   *[other] Im { villa_paletti-compass }
}
villa_paletti-told-place-group = { villa_paletti-whereabouts }
villa_paletti-told-place-choice = { villa_paletti-place }
villa_paletti-told-lay-group = Die { villa_paletti-floor }, um { $turn }° gedreht
villa_paletti-told-lay-choice = { villa_paletti-place }
villa_paletti-told-stand-group = { villa_paletti-whereabouts }
villa_paletti-told-stand-choice = { villa_paletti-place }
villa_paletti-told-take-choice = { $pillar }{ $covered ->
    [yes] { " " }(bedeckt: selbst herausziehen)
   *[no] { "" }
}
villa_paletti-told-up-choice = { $pillar } gerade abheben
villa_paletti-told-back-choice = { $pillar } stehen lassen
villa_paletti-told-claim-choice = Sagen, dass du nicht kannst{ $possible ->
    [no] { " " }(keine Etage möglich: du passt nur)
   *[yes] { "" }
}
villa_paletti-told-object-choice = Widersprechen
villa_paletti-told-prove-choice = Zeigen
villa_paletti-told-decline-objections-choice = Nicht widersprechen
villa_paletti-told-decline-proofs-choice = Nichts zu zeigen
villa_paletti-told-decline-ending-choice = Weiterspielen
villa_paletti-told-forgo-choice = Keine Etage legen
villa_paletti-told-leave-choice = Dem Haus überlassen
villa_paletti-told-done-choice = Zug beenden
villa_paletti-told-propose-choice = Vorschlagen aufzuhören
villa_paletti-told-agree-choice = Einverstanden
villa_paletti-told-resign-choice = Aufgeben
villa_paletti-told-colour-choice = { villa_paletti-colour }

## Wie man Züge tippt, und die Fragen langer Listen

villa_paletti-step-pull-1 = In welche Richtung?
villa_paletti-step-place-1 = Wo ungefähr?
villa_paletti-step-stand-1 = Wo ungefähr?
villa_paletti-typing-touch = Säule, fingers (Finger) oder hook (Haken), und wie viele Millimeter über dem Fuß: touch r3 fingers 40
villa_paletti-typing-pull = Grad gegen den Uhrzeigersinn ab Osten, und um wie viele Millimeter die andere Hand die Etage anhebt, falls sie es tut: pull 90 oder pull 90 lift 0.8
villa_paletti-typing-place = Millimeter nach Osten und Norden ab der Mitte (Minus: nach Westen und Süden), dann die Drehung in Grad: place 12.5 -30 0
villa_paletti-typing-lay = Millimeter nach Osten und Norden ab der Mitte (Minus: nach Westen und Süden), dann die Drehung in Grad: lay 0 10 90
villa_paletti-typing-stand = Säule, dann Millimeter nach Osten und Norden ab der Mitte (Minus: nach Westen und Süden): stand b4 12.5 -30
