### Villa Paletti: was die Regeln den Spielern sagen.

villa_paletti-title = Villa Paletti
villa_paletti-blurb = Zieh hölzerne Säulen unter den Plateaus hervor und stell sie obenauf, Stockwerk um Stockwerk. Wer auf dem höchsten Plateau am meisten hat, bekommt das Baumeistersiegel und gewinnt – außer er bringt die Villa selbst zum Einsturz.

## The switches of a match

villa_paletti-option-manual = Aufbau
villa_paletti-option-manual-false = der Tisch verteilt die Säulen und legt das blaue Plateau
villa_paletti-option-manual-true = die Spieler stellen jede Säule und legen das blaue Plateau
villa_paletti-option-colours = Farben
villa_paletti-option-colours-chosen = der Jüngste würfelt, die anderen wählen
villa_paletti-option-colours-rolled = alle würfeln
villa_paletti-option-youngest = Wer am jüngsten ist
villa_paletti-option-youngest-drawn = wird ausgelost
villa_paletti-option-youngest-first = wer auf dem ersten Platz sitzt
villa_paletti-option-toppled = Wenn nur eine Säule umfällt
villa_paletti-option-toppled-collapse = das gilt als Einsturz
villa_paletti-option-toppled-out = die Säule ist aus dem Spiel
villa_paletti-option-toppled-reset = sie wird wieder aufgestellt
villa_paletti-option-variant_few_supports = Plateaus auf einer oder zwei Säulen
villa_paletti-option-variant_few_supports-off = nie: mindestens drei
villa_paletti-option-variant_few_supports-orange = das orange Plateau darf es
villa_paletti-option-variant_few_supports-orange_up = das orange und das rote Plateau dürfen es
villa_paletti-option-assist = Hilfe
villa_paletti-option-assist-false = selbst abschätzen
villa_paletti-option-assist-true = der Tisch sagt, welche Säulen sicher aussehen
villa_paletti-option-time_to_answer = Zeit für Antworten
villa_paletti-option-time_to_answer-15 = 15 Sekunden
villa_paletti-option-time_to_answer-150 = 150 Sekunden
villa_paletti-option-time_to_answer-0 = so lange man will

## Words used in other sentences

villa_paletti-name = { $seat }
villa_paletti-resigned = { $seat } (aufgegeben)
villa_paletti-colour = { $colour ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
   *[green] Grün
}
villa_paletti-two-colours = { villa_paletti-colour } und { $colour2 ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
   *[green] Grün
}
villa_paletti-floor = { $floor ->
    [blue] blaue Plateau
    [green] grüne Plateau
    [yellow] gelbe Plateau
    [orange] orange Plateau
   *[red] rote Plateau
}
villa_paletti-place = { $x } mm { $ew ->
    [east] östlich
   *[west] westlich
}, { $y } mm { $ns ->
    [north] nördlich
   *[south] südlich
}
villa_paletti-resting = { $count ->
    [one] einer Säule
   *[other] { $count } Säulen
}{ $names ->
    [many] { "" }
   *[other] { " " }({ $each_pillar })
}
villa_paletti-compass = { $compass ->
    [east] Osten
    [northeast] Nordosten
    [north] Norden
    [northwest] Nordwesten
    [west] Westen
    [southwest] Südwesten
    [south] Süden
   *[southeast] Südosten
}

## What to do now

villa_paletti-nature-setup = Die Villa wird aufgebaut.
villa_paletti-nature-colours = { $seat } würfelt mit dem Siegel.
villa_paletti-nature-touched = { $seat } legt die Hand an { villa_paletti-the-pillar }.
villa_paletti-nature-pull = { $seat } zieht { villa_paletti-the-pillar }. Jetzt entscheidet das Holz: Luft anhalten!
villa_paletti-nature-place = { $seat } setzt { villa_paletti-the-pillar } ab. Jetzt entscheidet das Holz: Luft anhalten!
villa_paletti-nature-floor = { $seat } legt das { villa_paletti-floor }. Jetzt entscheidet das Holz: Luft anhalten!
villa_paletti-nature-lift = { villa_paletti-The-pillar } wird herausgehoben. Luft anhalten!
villa_paletti-do-setup = Stell eine Säule irgendwo auf den braunen Bauplatz, nicht auf den grünen Rand. { $left ->
    [one] Es ist die letzte.
   *[other] { $left } fehlen noch.
}
villa_paletti-do-blue = Lege das blaue Plateau auf die Säulen. Es darf nicht über das Fundament hinausragen. Oder überlass es dem Tisch.
villa_paletti-do-colours = Wähle eine der freien Farben.
villa_paletti-do-start-own = Berühre eine deiner Säulen unterhalb des obersten Plateaus: Diese musst du dann nach oben bringen. Oder sag, dass du keine versetzen kannst, und beantrage ein neues Plateau.
villa_paletti-do-start-neutral = Berühre zuerst eine neutrale Säule und bring sie nach oben; danach kommt eine eigene. Oder sag, dass du keine eigene versetzen kannst, und beantrage ein neues Plateau.
villa_paletti-do-start-stuck = Keine deiner Säulen kann mehr nach oben. Sag, dass du nicht kannst, und beantrage ein neues Plateau.
villa_paletti-do-own = Jetzt eine eigene Säule, oder beende deinen Zug.
villa_paletti-do-touch-objection = Du hast Einspruch erhoben: Berühre eine Säule von { $seat } und bring sie nach oben.
villa_paletti-do-touch-proof = Zeig { $seat }, dass es geht: Berühre eine neutrale Säule und bring sie nach oben.
villa_paletti-do-touch-penalty = Hol { villa_paletti-the-pillar } selbst heraus, auf eigenes Risiko: Berühre sie.
villa_paletti-do-pull = Zieh { villa_paletti-the-pillar } heraus, mit oder ohne die andere Hand am Plateau darüber; oder lass sie stehen, dann bleibt sie für immer gesperrt.
villa_paletti-do-place = Du hast { villa_paletti-the-pillar } in der Hand. Stell sie auf das { villa_paletti-floor }, ganz innerhalb des Randes, und lass los.
villa_paletti-do-objections = { $seat } erklärt, keine eigene Säule nach oben bringen zu können. Erhebst du Einspruch? Dann musst du selbst eine davon versetzen, und wenn es misslingt, verlierst du eine von deinen.
villa_paletti-do-proofs = { $seat } hat eine neutrale Säule stehen lassen. Kannst du zeigen, dass es mit einer anderen gegangen wäre?
villa_paletti-do-penalty = { $seat } hat es nicht geschafft. Nenne eine Säule von { $seat }: Sie kommt aus dem Spiel. Eine bedeckte müsstest du selbst herausziehen.
villa_paletti-do-floor = Lege das { villa_paletti-floor } auf die Säulen des obersten Plateaus. Es muss auf { $needed ->
    [one] mindestens einer Säule
   *[other] mindestens { $needed } Säulen
} liegen, und nichts darf festgehalten werden.
villa_paletti-do-ending = { $seat } schlägt vor, hier aufzuhören. Bist du einverstanden? Das Siegel entscheidet.

villa_paletti-wait-setup = { $seat } stellt eine Säule auf.
villa_paletti-wait-colours = { $seat } wählt eine Farbe.
villa_paletti-wait-start = { $seat } sucht eine Säule zum Versetzen.
villa_paletti-wait-pull = { $seat } berührt { villa_paletti-the-pillar }.
villa_paletti-wait-place = { $seat } hält { villa_paletti-the-pillar } und sucht einen Platz.
villa_paletti-wait-floor = { $seat } legt das { villa_paletti-floor }.
villa_paletti-wait-penalty = { $seat } wählt die Säule, die aus dem Spiel kommt.
villa_paletti-wait-objections = { $seat } beantragt ein Plateau: Die anderen sagen, ob sie Einspruch erheben.
villa_paletti-wait-proofs = Die anderen sagen, ob sie eine andere neutrale Säule versetzen können.
villa_paletti-wait-ending = Die anderen sagen, ob die Partie hier endet.

villa_paletti-won-collapse = { $seat } hat die Villa zum Einsturz gebracht. { $seat1 } gewinnt.
villa_paletti-won-stuck = Niemand kann mehr bauen. { $seat1 } hat das Siegel und gewinnt.
villa_paletti-won-agreed = Alle wollten hier aufhören. { $seat1 } hat das Siegel und gewinnt.
villa_paletti-won-alone = Alle anderen haben aufgegeben. { $seat1 } gewinnt.
villa_paletti-nobody-collapse = { $seat } hat die Villa zum Einsturz gebracht, und niemand gewinnt.
villa_paletti-nobody-stuck = Niemand kann mehr bauen, und niemand hat das Siegel: Es gibt keinen Sieger.
villa_paletti-nobody-agreed = Alle wollten hier aufhören. Niemand hat das Siegel: Es gibt keinen Sieger.

## What happened

villa_paletti-aside-seal = { $seal ->
    [no] { "" }
   *[yes] { " " }Das Siegel geht an { $seat2 }.
}

villa_paletti-told-stand = { $seat } stellt { villa_paletti-the-pillar } auf, { villa_paletti-place } der Mitte.
villa_paletti-told-colour = { $seat } nimmt { villa_paletti-colour }.
villa_paletti-told-touch = { $seat } berührt { villa_paletti-the-pillar }{ $covered ->
    [yes] { "" }
   *[no] , die frei steht,
} mit { $tool ->
    [hook] dem Haken
   *[fingers] den Fingern
}, { $grip } mm über dem Fuß.{ $room ->
    [no] { " " }Oben ist kein Platz für sie.
   *[yes] { "" }
}
villa_paletti-told-pull = { $seat } zieht { villa_paletti-the-pillar } nach { villa_paletti-compass } ({ $degrees }°){ $steady ->
    [lift] { " " }und hebt das Plateau ein wenig an
    [steady] { " " }und hält das Plateau fest
   *[no] { "" }
}.
villa_paletti-told-up = { $seat } hebt { villa_paletti-the-pillar } senkrecht heraus.
villa_paletti-told-hands-pull = { $seat } zieht { villa_paletti-the-pillar }.
villa_paletti-told-place = { $seat } lässt { villa_paletti-the-pillar } herab, { villa_paletti-place } der Mitte.
villa_paletti-told-lay = { $seat } lässt das { villa_paletti-floor } herab, { villa_paletti-place } der Mitte, um { $turn }° gedreht, auf { villa_paletti-resting }.
villa_paletti-told-hands-lay = { $seat } lässt das { villa_paletti-floor } herab, { villa_paletti-place } der Mitte.
villa_paletti-told-back = { $seat } lässt { villa_paletti-the-pillar } stehen. Sie ist für den Rest des Spiels gesperrt.{ villa_paletti-aside-seal }
villa_paletti-told-claim = { $seat } erklärt, keine eigene Säule nach oben bringen zu können{ $floor ->
    [none] { "" }
   *[other] , und beantragt das { villa_paletti-floor }
}.{ $possible ->
    [no] { " " }Es könnte kein Plateau gelegt werden, also wird nur gepasst.
   *[yes] { "" }
}{ $doubt ->
    [yes] { " " }Wer das bezweifelt, muss eine davon nach oben bringen.
   *[no] { "" }
}
villa_paletti-told-object = { $seat } erhebt Einspruch und wird eine Säule von { $seat1 } versetzen.
villa_paletti-told-prove = { $seat } will zeigen, dass es mit einer anderen neutralen Säule geht.
villa_paletti-told-decline-objections = { $seat } erhebt keinen Einspruch.{ $none ->
    [yes] { " " }Es kann kein Plateau gelegt werden, also ist der Zug zu Ende.
   *[no] { "" }
}
villa_paletti-told-decline-proofs = { $seat } hat nichts zu zeigen.
villa_paletti-told-decline-ending = { $seat } möchte weiterspielen.
villa_paletti-told-take = { $seat } nennt { villa_paletti-the-pillar }{ $covered ->
    [yes] ; sie ist bedeckt und muss herausgezogen werden
   *[no] ; sie kommt aus dem Spiel
}.
villa_paletti-told-forgo = { $seat } legt doch kein Plateau.
villa_paletti-told-leave = { $seat } überlässt das { villa_paletti-floor } dem Tisch.
villa_paletti-told-done = { $seat } versetzt in diesem Zug keine eigene Säule.
villa_paletti-told-propose = { $seat } schlägt vor, hier aufzuhören.
villa_paletti-told-agree = { $seat } ist einverstanden.
villa_paletti-told-resign = { $seat } gibt auf.

villa_paletti-told-wood = Die Säulen werden ausgepackt; keine zwei sind genau gleich. { $seat } gilt als jüngste Person.
villa_paletti-told-scatter = Zwanzig Säulen stehen auf dem Fundament.
villa_paletti-told-roll = { $seat } würfelt mit dem Siegel: { villa_paletti-colour }.
villa_paletti-told-held = Die Hand schließt sich um { villa_paletti-the-pillar }: diese oder keine.
villa_paletti-told-free = { villa_paletti-The-pillar } ist draußen, und die Villa steht.
villa_paletti-told-returned = { villa_paletti-The-pillar } kam nicht heraus: Sie steht wieder an ihrem Platz und ist für den Rest des Spiels gesperrt.{ villa_paletti-aside-seal }
villa_paletti-told-no-room = { villa_paletti-The-pillar } ist draußen, aber oben ist kein Platz: Sie kommt zurück und ist gesperrt.
villa_paletti-told-placed = { $seat } hat { villa_paletti-the-pillar } auf das { villa_paletti-floor } gebracht.{ villa_paletti-aside-seal }
villa_paletti-told-laid = Das { villa_paletti-floor } liegt auf.
villa_paletti-told-out = { villa_paletti-The-pillar } kommt aus dem Spiel.{ villa_paletti-aside-seal }
villa_paletti-told-in-hand = { villa_paletti-The-pillar } blieb nicht stehen und ist wieder in der Hand.
villa_paletti-told-taken-off = Das { villa_paletti-floor } blieb dort nicht liegen und wird wieder abgenommen.
villa_paletti-piece = { $piece ->
    [blue] Das blaue Plateau
    [green] Das grüne Plateau
    [yellow] Das gelbe Plateau
    [orange] Das orange Plateau
    [red] Das rote Plateau
   *[other] { villa_paletti-The-pillar }
}
villa_paletti-told-fell-C1 = { villa_paletti-piece } ist abgesackt: { $seat } hat die Villa zum Einsturz gebracht.
villa_paletti-told-fell-C2 = { villa_paletti-piece } kippt: { $seat } hat die Villa zum Einsturz gebracht.
villa_paletti-told-fell-C3 = { villa_paletti-piece } schlägt unten auf: { $seat } hat die Villa zum Einsturz gebracht.
villa_paletti-told-fell-C4 = { $seat } hat { villa_paletti-the-pillar } umgeworfen; damit ist die Partie zu Ende.
villa_paletti-told-toppled-out = { $seat } hat { villa_paletti-the-pillar } umgeworfen; sie ist aus dem Spiel, alles andere wird zurückgestellt.
villa_paletti-told-toppled-reset = { $seat } hat { villa_paletti-the-pillar } umgeworfen; alles wird zurückgestellt.

## Why not

villa_paletti-no-such-outcome = Das kann die Natur hier nicht antworten.
villa_paletti-no-natures-word = Wie es ausgeht, entscheidet die Natur.
villa_paletti-no-pillars-first = Zuerst müssen alle Säulen auf dem Fundament stehen.
villa_paletti-no-blue-first = Zuerst wird das blaue Plateau gelegt.
villa_paletti-no-colours-first = Zuerst bekommen alle eine Farbe.
villa_paletti-no-begun-already = Die Partie hat begonnen; das gehört zum Aufbau.
villa_paletti-no-stands-already = { villa_paletti-The-pillar } steht schon.
villa_paletti-no-rim = { villa_paletti-The-pillar } stünde auf dem grünen Rand; der ganze Fuß gehört auf den braunen Bauplatz.
villa_paletti-no-in-the-way = { villa_paletti-The-pillar } steht im Weg.
villa_paletti-no-beyond-the-base = Das blaue Plateau würde über das Fundament hinausragen.
villa_paletti-no-colour-taken = { $seat } hat { villa_paletti-colour } schon.
villa_paletti-no-passing = Passen gibt es nicht: Bring eine Säule nach oben oder sag, dass du nicht kannst.
villa_paletti-no-not-yours = { villa_paletti-The-pillar } hat nicht deine Farbe.
villa_paletti-no-pillar-gone = { villa_paletti-The-pillar } ist aus dem Spiel.
villa_paletti-no-pillar-on-top = { villa_paletti-The-pillar } steht schon auf dem obersten Plateau; eine Säule muss um mindestens ein Plateau steigen.
villa_paletti-no-grip = Eine Säule fasst man zwischen { $low } und { $high } mm über dem Fuß an.
villa_paletti-no-touch-first = Berühre zuerst eine Säule.
villa_paletti-no-gesture = So bewegt sich keine Hand.
villa_paletti-no-so-long = Diese Bewegung dauert zu lang.
villa_paletti-no-nothing-in-hand = Du hast keine Säule in der Hand.
villa_paletti-no-nothing-touched = Du hast keine Säule berührt, die du stehen lassen könntest.
villa_paletti-no-pillar-locked = { villa_paletti-The-pillar } wurde schon einmal zurückgestellt und darf von niemandem mehr benutzt werden.
villa_paletti-no-free-already = Die Säule ist schon draußen: Stell sie auf das oberste Plateau.
villa_paletti-no-not-free-yet = Die Säule ist noch nicht draußen: Zieh zuerst.
villa_paletti-no-covered = Über dieser Säule liegt ein Plateau: Sie lässt sich nicht abheben, nur ziehen.
villa_paletti-no-abort-now = Die Säule ist draußen: Jetzt muss sie abgestellt werden.
villa_paletti-no-claim-now = Ein neues Plateau beantragt man nur zu Beginn des Zuges.
villa_paletti-no-answer-first = Antworte zuerst.
villa_paletti-no-claim-to-object = Es gibt nichts, wogegen du Einspruch erheben könntest.
villa_paletti-no-question = Niemand hat dich etwas gefragt.
villa_paletti-no-not-claimants = { villa_paletti-The-pillar } gehört nicht { $seat }; du musst eine Säule von { $seat } versetzen.
villa_paletti-no-name-first = Nenne zuerst die Säule, die aus dem Spiel kommt.
villa_paletti-no-penalty-due = Es ist keine Strafe fällig.
villa_paletti-no-not-objectors = { villa_paletti-The-pillar } gehört nicht { $seat }; es muss eine Säule von { $seat } sein.
villa_paletti-no-penalty-gone = { villa_paletti-The-pillar } ist schon aus dem Spiel.
villa_paletti-no-penalty-locked = { villa_paletti-The-pillar } ist bedeckt und gesperrt und lässt sich nicht herausziehen.
villa_paletti-no-other-penalty = Du hast { villa_paletti-the-pillar } genannt; nur diese kommt heraus.
villa_paletti-no-floor-now = Jetzt ist kein Plateau zu legen.
villa_paletti-no-forgoing = Das Plateau kann auf den Säulen liegen, also muss es gelegt werden: Passen gibt es nicht.
villa_paletti-no-supports = Das Plateau muss auf mindestens { $needed ->
    [one] einer Säule
   *[other] { $needed } Säulen
} liegen; hier läge es auf { $found }.
villa_paletti-no-floor-only = Du legst ein Plateau; eine Säule darfst du nicht auch noch versetzen.
villa_paletti-no-lift-unsteadied = Anheben lässt sich nur das Plateau, das deine andere Hand hält.
villa_paletti-no-lift-so-high = Ein Plateau darf höchstens { $limit } mm angehoben werden.
villa_paletti-no-two-floors = Man darf immer nur ein Plateau halten.
villa_paletti-no-such-floor = Dieses Plateau kannst du hier nicht halten.
villa_paletti-no-steadying = Nichts darf festgehalten werden, während eine Säule oder ein Plateau abgesetzt wird.
villa_paletti-no-over-the-edge = Die Säule würde über den Rand des Plateaus hinausragen.
villa_paletti-no-touched-already = Du hast { villa_paletti-the-pillar } schon in der Hand: Zieh.
villa_paletti-no-second-pillar = Du hast { villa_paletti-the-pillar } berührt; eine andere Säule darf jetzt nicht angefasst werden.
villa_paletti-no-stacking = Dort steht { villa_paletti-the-pillar }; gestapelt wird nur auf dem roten Plateau.
villa_paletti-no-neutral-first = Erst muss eine neutrale Säule versetzt werden, dann { villa_paletti-the-pillar }.
villa_paletti-no-neutral-done = Die neutrale Säule ist erledigt; jetzt eine eigene.
villa_paletti-no-last-neutral = { villa_paletti-The-pillar } ist die letzte neutrale Säule ihrer Ebene und muss bleiben.
villa_paletti-no-proof-asked = Jetzt gibt es nichts zu beweisen.
villa_paletti-no-not-neutral = { villa_paletti-The-pillar } ist nicht neutral.
villa_paletti-no-proposing-now = Aufzuhören kann man zu Beginn eines Zuges vorschlagen.
villa_paletti-no-proposed-already = Du hast in diesem Zug schon gefragt; nun spiel.
villa_paletti-no-proposal = Niemand hat vorgeschlagen aufzuhören.

## The table in words

villa_paletti-sheet-players = Spieler
villa_paletti-sheet-floors = Plateaus
villa_paletti-sheet-level = { $floor ->
    [base] Auf dem Fundament
   *[other] Auf Ebene { $level }: das { villa_paletti-floor }{ $top ->
        [yes] { " " }(ganz oben)
       *[no] { "" }
    }
}
villa_paletti-sheet-elsewhere = Andere Säulen
villa_paletti-column-player = Spieler
villa_paletti-column-colours = Farbe
villa_paletti-column-points = Punkte oben
villa_paletti-column-left = Noch zu versetzen
villa_paletti-column-seal = Siegel
villa_paletti-column-floor = Plateau
villa_paletti-column-west-east = Von West nach Ost
villa_paletti-column-south-north = Von Süd nach Nord
villa_paletti-column-turned = Gedreht um
villa_paletti-column-over = Liegt über
villa_paletti-column-pillar = Säule
villa_paletti-column-written = In Notation
villa_paletti-column-owner = Gehört
villa_paletti-column-place = Von der Mitte aus
villa_paletti-column-state = Zustand
villa_paletti-column-neighbours = Neben
villa_paletti-column-advice = Ohne sie
villa_paletti-west-east = { $from } mm { $begins ->
    [before] westlich
   *[after] östlich
} bis { $to } mm { $ends ->
    [before] westlich
   *[after] östlich
}
villa_paletti-south-north = { $from } mm { $begins ->
    [before] südlich
   *[after] nördlich
} bis { $to } mm { $ends ->
    [before] südlich
   *[after] nördlich
}
villa_paletti-turned = { $turn }°
villa_paletti-over = { $names ->
    [none] nichts
    [many] { $count } Säulen
   *[other] { $each_pillar }
}
villa_paletti-seal-first = hat es, vorher niemand
villa_paletti-seal-after = hat es, vorher { $seat }
villa_paletti-neutral = neutral
villa_paletti-state-free = frei
villa_paletti-state-covered = bedeckt
villa_paletti-state-top = obenauf
villa_paletti-state-locked-free = gesperrt, frei
villa_paletti-state-locked-covered = gesperrt, bedeckt
villa_paletti-advice-safe = steht
villa_paletti-advice-wobbly = wackelt
villa_paletti-advice-falls = stürzt ein
villa_paletti-where-box = noch nicht aufgestellt
villa_paletti-where-hand = in der Hand
villa_paletti-where-fallen = umgefallen
villa_paletti-where-out = aus dem Spiel

villa_paletti-hand-not-now = Das kann deine Hand jetzt nicht tun.
villa_paletti-hand-hand-full = Deine andere Hand hält schon ein Plateau.
villa_paletti-hand-nothing-steadied = Deine andere Hand hält kein Plateau.
villa_paletti-hand-sticks-out = Hier würde es über den Rand ragen: Verschiebe es, bevor du loslässt.
villa_paletti-hand-on-another = Darunter steht schon eine Säule: Gestapelt wird nur auf dem roten Plateau.
villa_paletti-hand-too-few-pillars = Das Plateau liegt hier nicht auf genug Säulen.
