### Villa Paletti: wat de regels tegen de spelers zeggen.

villa_paletti-title = Villa Paletti
villa_paletti-blurb = Trek houten pilaren onder de verdiepingen vandaan en zet ze bovenop, etage na etage. Wie op de hoogste verdieping het meeste heeft, krijgt de bouwmeesterssteen en wint, tenzij hij zelf de villa laat instorten.

## The switches of a match

villa_paletti-option-manual = Opbouw
villa_paletti-option-manual-false = de tafel zet de pilaren neer en legt de blauwe verdieping
villa_paletti-option-manual-true = de spelers zetten elke pilaar en leggen de blauwe verdieping
villa_paletti-option-colours = Kleuren
villa_paletti-option-colours-chosen = de jongste gooit, de anderen kiezen
villa_paletti-option-colours-rolled = iedereen gooit
villa_paletti-option-youngest = Wie is de jongste
villa_paletti-option-youngest-drawn = wordt geloot
villa_paletti-option-youngest-first = wie op de eerste plaats zit
villa_paletti-option-toppled = Als er alleen een pilaar omvalt
villa_paletti-option-toppled-collapse = dat telt als instorten
villa_paletti-option-toppled-out = de pilaar is uit het spel
villa_paletti-option-toppled-reset = hij wordt weer rechtop gezet
villa_paletti-option-variant_few_supports = Verdiepingen op een of twee pilaren
villa_paletti-option-variant_few_supports-off = nooit: minstens drie
villa_paletti-option-variant_few_supports-orange = de oranje verdieping mag het
villa_paletti-option-variant_few_supports-orange_up = de oranje en de rode verdieping mogen het
villa_paletti-option-assist = Advies
villa_paletti-option-assist-false = schat het zelf in
villa_paletti-option-assist-true = de tafel zegt welke pilaren veilig lijken
villa_paletti-option-time_to_answer = Tijd om te antwoorden
villa_paletti-option-time_to_answer-15 = 15 seconden
villa_paletti-option-time_to_answer-150 = 150 seconden
villa_paletti-option-time_to_answer-0 = zo lang je wilt

## Words used in other sentences

villa_paletti-name = { $seat }
villa_paletti-resigned = { $seat } (opgegeven)
villa_paletti-colour = { $colour ->
    [red] rood
    [yellow] geel
    [blue] blauw
   *[green] groen
}
villa_paletti-two-colours = { villa_paletti-colour } en { $colour2 ->
    [red] rood
    [yellow] geel
    [blue] blauw
   *[green] groen
}
villa_paletti-floor = { $floor ->
    [blue] blauwe verdieping
    [green] groene verdieping
    [yellow] gele verdieping
    [orange] oranje verdieping
   *[red] rode verdieping
}
villa_paletti-place = { $x } mm { $ew ->
    [east] ten oosten
   *[west] ten westen
}, { $y } mm { $ns ->
    [north] ten noorden
   *[south] ten zuiden
}
villa_paletti-resting = { $count ->
    [one] één pilaar
   *[other] { $count } pilaren
}{ $names ->
    [many] { "" }
   *[other] { " " }({ $each_pillar })
}
villa_paletti-compass = { $compass ->
    [east] oosten
    [northeast] noordoosten
    [north] noorden
    [northwest] noordwesten
    [west] westen
    [southwest] zuidwesten
    [south] zuiden
   *[southeast] zuidoosten
}

## What to do now

villa_paletti-nature-setup = De villa wordt opgebouwd.
villa_paletti-nature-colours = { $seat } gooit de bouwmeesterssteen.
villa_paletti-nature-touched = { $seat } legt een hand aan { villa_paletti-the-pillar }.
villa_paletti-nature-pull = { $seat } trekt aan { villa_paletti-the-pillar }. Het hout beslist: houd je adem in.
villa_paletti-nature-place = { $seat } zet { villa_paletti-the-pillar } neer. Het hout beslist: houd je adem in.
villa_paletti-nature-floor = { $seat } legt de { villa_paletti-floor }. Het hout beslist: houd je adem in.
villa_paletti-nature-lift = { villa_paletti-The-pillar } wordt eruit getild. Houd je adem in.
villa_paletti-do-setup = Zet een pilaar ergens op het bruine bouwterrein, niet op de groene rand. { $left ->
    [one] Dit is de laatste.
   *[other] Er moeten er nog { $left } worden neergezet.
}
villa_paletti-do-blue = Leg de blauwe verdieping op de pilaren. Die mag niet buiten de basis uitsteken. Of laat het aan de tafel over.
villa_paletti-do-colours = Kies een van de vrije kleuren.
villa_paletti-do-start-own = Raak een van je pilaren onder de hoogste verdieping aan: die moet je dan naar boven brengen. Of zeg dat je er geen kunt verplaatsen en vraag een nieuwe verdieping aan.
villa_paletti-do-start-neutral = Raak eerst een neutrale pilaar aan en breng hem naar boven; daarna komt er een van jezelf. Of zeg dat je er geen van jezelf kunt verplaatsen en vraag een nieuwe verdieping aan.
villa_paletti-do-start-stuck = Geen van je pilaren kan nog naar boven. Zeg dat je niet kunt en vraag een nieuwe verdieping aan.
villa_paletti-do-own = Nu een van je eigen pilaren, of beëindig je beurt.
villa_paletti-do-touch-objection = Je vecht het aan: raak een pilaar van { $seat } aan en breng hem naar boven.
villa_paletti-do-touch-proof = Laat { $seat } zien dat het kan: raak een neutrale pilaar aan en breng hem naar boven.
villa_paletti-do-touch-penalty = Haal { villa_paletti-the-pillar } er zelf uit, op eigen risico: raak hem aan.
villa_paletti-do-pull = Trek { villa_paletti-the-pillar } eruit, met of zonder de verdieping erboven vast te houden; of laat hem staan, dan is hij voorgoed geblokkeerd.
villa_paletti-do-place = Je hebt { villa_paletti-the-pillar } in de hand. Zet hem op de { villa_paletti-floor }, helemaal binnen de rand, en laat los.
villa_paletti-do-objections = { $seat } zegt geen enkele eigen pilaar naar boven te kunnen brengen. Vecht je dat aan? Dan moet je er zelf een verplaatsen; mislukt dat, dan raak je er zelf een kwijt.
villa_paletti-do-proofs = { $seat } heeft een neutrale pilaar laten staan. Kun je laten zien dat een andere wel kon?
villa_paletti-do-penalty = { $seat } is er niet in geslaagd. Wijs een pilaar van { $seat } aan: die gaat uit het spel. Een bedekte moet je er zelf uit trekken.
villa_paletti-do-floor = Leg de { villa_paletti-floor } op de pilaren van de hoogste verdieping. Die moet op { $needed ->
    [one] minstens één pilaar
   *[other] minstens { $needed } pilaren
} rusten, en er mag niets worden vastgehouden.
villa_paletti-do-ending = { $seat } stelt voor hier te stoppen. Ga je akkoord? De bouwmeesterssteen beslist.

villa_paletti-wait-setup = { $seat } zet een pilaar neer.
villa_paletti-wait-colours = { $seat } kiest een kleur.
villa_paletti-wait-start = { $seat } zoekt een pilaar om te verplaatsen.
villa_paletti-wait-pull = { $seat } heeft een hand aan { villa_paletti-the-pillar }.
villa_paletti-wait-place = { $seat } heeft { villa_paletti-the-pillar } in de hand en zoekt een plek.
villa_paletti-wait-floor = { $seat } legt de { villa_paletti-floor }.
villa_paletti-wait-penalty = { $seat } kiest welke pilaar uit het spel gaat.
villa_paletti-wait-objections = { $seat } vraagt een verdieping aan: de anderen zeggen of ze dat aanvechten.
villa_paletti-wait-proofs = De anderen zeggen of ze een andere neutrale pilaar kunnen verplaatsen.
villa_paletti-wait-ending = De anderen zeggen of de partij hier stopt.

villa_paletti-won-collapse = { $seat } heeft de villa laten instorten. { $seat1 } wint.
villa_paletti-won-stuck = Niemand kan nog bouwen. { $seat1 } heeft de bouwmeesterssteen en wint.
villa_paletti-won-agreed = Iedereen wilde hier stoppen. { $seat1 } heeft de bouwmeesterssteen en wint.
villa_paletti-won-alone = Alle anderen hebben opgegeven. { $seat1 } wint.
villa_paletti-nobody-collapse = { $seat } heeft de villa laten instorten, en er is geen winnaar.
villa_paletti-nobody-stuck = Niemand kan nog bouwen en niemand heeft de bouwmeesterssteen: er is geen winnaar.
villa_paletti-nobody-agreed = Iedereen wilde hier stoppen. Niemand heeft de bouwmeesterssteen: er is geen winnaar.

## What happened

villa_paletti-aside-seal = { $seal ->
    [no] { "" }
   *[yes] { " " }De bouwmeesterssteen gaat naar { $seat2 }.
}

villa_paletti-told-stand = { $seat } zet { villa_paletti-the-pillar } neer, { villa_paletti-place } van het midden.
villa_paletti-told-colour = { $seat } neemt { villa_paletti-colour }.
villa_paletti-told-touch = { $seat } raakt { villa_paletti-the-pillar }{ $covered ->
    [yes] { "" }
   *[no] , die vrij staat,
} aan met { $tool ->
    [hook] het haakje
   *[fingers] de vingers
}, { $grip } mm boven de voet.{ $room ->
    [no] { " " }Boven is er geen plaats voor.
   *[yes] { "" }
}
villa_paletti-told-pull = { $seat } trekt { villa_paletti-the-pillar } naar het { villa_paletti-compass } ({ $degrees }°){ $steady ->
    [lift] { " " }en tilt de verdieping een beetje op
    [steady] { " " }en houdt de verdieping vast
   *[no] { "" }
}.
villa_paletti-told-up = { $seat } tilt { villa_paletti-the-pillar } recht omhoog.
villa_paletti-told-hands-pull = { $seat } trekt aan { villa_paletti-the-pillar }.
villa_paletti-told-place = { $seat } laat { villa_paletti-the-pillar } zakken, { villa_paletti-place } van het midden.
villa_paletti-told-lay = { $seat } laat de { villa_paletti-floor } zakken, { villa_paletti-place } van het midden, { $turn }° gedraaid, op { villa_paletti-resting }.
villa_paletti-told-hands-lay = { $seat } laat de { villa_paletti-floor } zakken, { villa_paletti-place } van het midden.
villa_paletti-told-back = { $seat } laat { villa_paletti-the-pillar } staan. Die is de rest van de partij geblokkeerd.{ villa_paletti-aside-seal }
villa_paletti-told-claim = { $seat } zegt geen enkele eigen pilaar naar boven te kunnen brengen{ $floor ->
    [none] { "" }
   *[other] { " " }en vraagt de { villa_paletti-floor } aan
}.{ $possible ->
    [no] { " " }Er kan geen verdieping worden gelegd; dit komt neer op passen.
   *[yes] { "" }
}{ $doubt ->
    [yes] { " " }Wie het niet gelooft, moet er een van naar boven brengen.
   *[no] { "" }
}
villa_paletti-told-object = { $seat } vecht het aan en gaat een pilaar van { $seat1 } verplaatsen.
villa_paletti-told-prove = { $seat } gaat laten zien dat een andere neutrale pilaar wel kan.
villa_paletti-told-decline-objections = { $seat } vecht het niet aan.{ $none ->
    [yes] { " " }Er kan geen verdieping worden gelegd, dus de beurt is voorbij.
   *[no] { "" }
}
villa_paletti-told-decline-proofs = { $seat } heeft niets te laten zien.
villa_paletti-told-decline-ending = { $seat } wil verder spelen.
villa_paletti-told-take = { $seat } wijst { villa_paletti-the-pillar } aan{ $covered ->
    [yes] ; die is bedekt en moet eruit worden getrokken
   *[no] ; die gaat uit het spel
}.
villa_paletti-told-forgo = { $seat } legt toch geen verdieping.
villa_paletti-told-leave = { $seat } laat de { villa_paletti-floor } aan de tafel over.
villa_paletti-told-done = { $seat } verplaatst deze beurt geen eigen pilaar.
villa_paletti-told-propose = { $seat } stelt voor hier te stoppen.
villa_paletti-told-agree = { $seat } gaat akkoord.
villa_paletti-told-resign = { $seat } geeft op.

villa_paletti-told-wood = De pilaren worden uitgepakt; geen twee zijn precies gelijk. { $seat } geldt als de jongste.
villa_paletti-told-scatter = Er staan twintig pilaren op de basis.
villa_paletti-told-roll = { $seat } gooit de bouwmeesterssteen: { villa_paletti-colour }.
villa_paletti-told-held = De hand sluit zich om { villa_paletti-the-pillar }: deze of geen.
villa_paletti-told-free = { villa_paletti-The-pillar } is eruit, en de villa staat.
villa_paletti-told-returned = { villa_paletti-The-pillar } kwam er niet uit: hij staat weer op zijn plaats en is de rest van de partij geblokkeerd.{ villa_paletti-aside-seal }
villa_paletti-told-no-room = { villa_paletti-The-pillar } is eruit, maar boven is er geen plaats voor: hij gaat terug en is geblokkeerd.
villa_paletti-told-placed = { $seat } heeft { villa_paletti-the-pillar } naar de { villa_paletti-floor } gebracht.{ villa_paletti-aside-seal }
villa_paletti-told-laid = De { villa_paletti-floor } ligt erop.
villa_paletti-told-out = { villa_paletti-The-pillar } gaat uit het spel.{ villa_paletti-aside-seal }
villa_paletti-told-in-hand = { villa_paletti-The-pillar } bleef niet staan en is weer in de hand.
villa_paletti-told-taken-off = De { villa_paletti-floor } bleef daar niet liggen en wordt er weer af gehaald.
villa_paletti-piece = { $piece ->
    [blue] De blauwe verdieping
    [green] De groene verdieping
    [yellow] De gele verdieping
    [orange] De oranje verdieping
    [red] De rode verdieping
   *[other] { villa_paletti-The-pillar }
}
villa_paletti-told-fell-C1 = { villa_paletti-piece } is gezakt: { $seat } heeft de villa laten instorten.
villa_paletti-told-fell-C2 = { villa_paletti-piece } kantelt: { $seat } heeft de villa laten instorten.
villa_paletti-told-fell-C3 = { villa_paletti-piece } raakt wat eronder ligt: { $seat } heeft de villa laten instorten.
villa_paletti-told-fell-C4 = { $seat } heeft { villa_paletti-the-pillar } omgegooid; daarmee is de partij afgelopen.
villa_paletti-told-toppled-out = { $seat } heeft { villa_paletti-the-pillar } omgegooid; die is uit het spel, al het andere wordt teruggezet.
villa_paletti-told-toppled-reset = { $seat } heeft { villa_paletti-the-pillar } omgegooid; alles wordt weer teruggezet.

## Why not

villa_paletti-no-such-outcome = Dat kan de natuur hier niet antwoorden.
villa_paletti-no-natures-word = Hoe het afloopt, bepaalt de natuur.
villa_paletti-no-pillars-first = Eerst moeten alle pilaren op de basis staan.
villa_paletti-no-blue-first = Eerst wordt de blauwe verdieping gelegd.
villa_paletti-no-colours-first = Eerst krijgt iedereen een kleur.
villa_paletti-no-begun-already = De partij is begonnen; dit hoort bij de opbouw.
villa_paletti-no-stands-already = { villa_paletti-The-pillar } staat er al.
villa_paletti-no-rim = { villa_paletti-The-pillar } zou op de groene rand staan; de hele voet hoort op het bruine bouwterrein.
villa_paletti-no-in-the-way = { villa_paletti-The-pillar } staat in de weg.
villa_paletti-no-beyond-the-base = De blauwe verdieping zou buiten de basis uitsteken.
villa_paletti-no-colour-taken = { $seat } heeft { villa_paletti-colour } al.
villa_paletti-no-passing = Passen kan niet: breng een pilaar naar boven, of zeg dat je niet kunt.
villa_paletti-no-not-yours = { villa_paletti-The-pillar } heeft niet jouw kleur.
villa_paletti-no-pillar-gone = { villa_paletti-The-pillar } is uit het spel.
villa_paletti-no-pillar-on-top = { villa_paletti-The-pillar } staat al op de hoogste verdieping; een pilaar moet minstens één verdieping stijgen.
villa_paletti-no-grip = Een pilaar pak je vast tussen { $low } en { $high } mm boven de voet.
villa_paletti-no-touch-first = Raak eerst een pilaar aan.
villa_paletti-no-gesture = Zo beweegt geen hand.
villa_paletti-no-so-long = Die beweging duurt te lang.
villa_paletti-no-nothing-in-hand = Je hebt geen pilaar in de hand.
villa_paletti-no-nothing-touched = Je hebt geen pilaar aangeraakt die je kunt laten staan.
villa_paletti-no-pillar-locked = { villa_paletti-The-pillar } is al eens teruggezet en mag door niemand meer worden gebruikt.
villa_paletti-no-free-already = De pilaar is er al uit: zet hem op de hoogste verdieping.
villa_paletti-no-not-free-yet = De pilaar is er nog niet uit: trek eerst.
villa_paletti-no-covered = Er ligt een verdieping over deze pilaar: je kunt hem niet optillen, alleen trekken.
villa_paletti-no-abort-now = De pilaar is eruit: nu moet hij worden neergezet.
villa_paletti-no-claim-now = Een verdieping vraag je alleen aan het begin van je beurt aan.
villa_paletti-no-answer-first = Geef eerst antwoord.
villa_paletti-no-claim-to-object = Er is niets om aan te vechten.
villa_paletti-no-question = Niemand heeft je iets gevraagd.
villa_paletti-no-not-claimants = { villa_paletti-The-pillar } is niet van { $seat }; je moet een pilaar van { $seat } verplaatsen.
villa_paletti-no-name-first = Wijs eerst de pilaar aan die uit het spel gaat.
villa_paletti-no-penalty-due = Er valt nu geen straf uit te delen.
villa_paletti-no-not-objectors = { villa_paletti-The-pillar } is niet van { $seat }; het moet een pilaar van { $seat } zijn.
villa_paletti-no-penalty-gone = { villa_paletti-The-pillar } is al uit het spel.
villa_paletti-no-penalty-locked = { villa_paletti-The-pillar } is bedekt en geblokkeerd; je kunt hem er niet uit trekken.
villa_paletti-no-other-penalty = Je hebt { villa_paletti-the-pillar } aangewezen; alleen die gaat eruit.
villa_paletti-no-floor-now = Er hoeft nu geen verdieping te worden gelegd.
villa_paletti-no-forgoing = De verdieping kan op de pilaren liggen, dus moet die worden gelegd: passen kan niet.
villa_paletti-no-supports = De verdieping moet op minstens { $needed ->
    [one] één pilaar
   *[other] { $needed } pilaren
} rusten; hier zouden het er { $found } zijn.
villa_paletti-no-floor-only = Je legt een verdieping; je mag niet ook nog een pilaar verplaatsen.
villa_paletti-no-lift-unsteadied = Je kunt alleen de verdieping optillen die je andere hand vasthoudt.
villa_paletti-no-lift-so-high = Een verdieping mag hoogstens { $limit } mm worden opgetild.
villa_paletti-no-two-floors = Je mag maar één verdieping tegelijk vasthouden.
villa_paletti-no-such-floor = Die verdieping kun je hier niet vasthouden.
villa_paletti-no-steadying = Er mag niets worden vastgehouden terwijl een pilaar of verdieping wordt neergezet.
villa_paletti-no-over-the-edge = De pilaar zou over de rand van de verdieping uitsteken.
villa_paletti-no-touched-already = Je hebt { villa_paletti-the-pillar } al vast: trek.
villa_paletti-no-second-pillar = Je hebt { villa_paletti-the-pillar } aangeraakt; een andere mag je nu niet aanraken.
villa_paletti-no-stacking = Daar staat { villa_paletti-the-pillar }; stapelen mag alleen op de rode verdieping.
villa_paletti-no-neutral-first = Vóór { villa_paletti-the-pillar } moet eerst een neutrale pilaar worden verplaatst.
villa_paletti-no-neutral-done = De neutrale pilaar is gedaan; nu een van jezelf.
villa_paletti-no-last-neutral = { villa_paletti-The-pillar } is de laatste neutrale pilaar van zijn niveau en moet blijven.
villa_paletti-no-proof-asked = Er valt nu niets te bewijzen.
villa_paletti-no-not-neutral = { villa_paletti-The-pillar } is niet neutraal.
villa_paletti-no-proposing-now = Stoppen kun je aan het begin van een beurt voorstellen.
villa_paletti-no-proposed-already = Je hebt het deze beurt al gevraagd; speel nu.
villa_paletti-no-proposal = Niemand heeft voorgesteld te stoppen.

## The table in words

villa_paletti-sheet-players = Spelers
villa_paletti-sheet-floors = Verdiepingen
villa_paletti-sheet-level = { $floor ->
    [base] Op de basis
   *[other] Op de { villa_paletti-floor } (niveau { $level }{ $top ->
        [yes] , bovenaan
       *[no] { "" }
    })
}
villa_paletti-sheet-elsewhere = Andere pilaren
villa_paletti-column-player = Speler
villa_paletti-column-colours = Kleur
villa_paletti-column-points = Punten boven
villa_paletti-column-left = Nog te verplaatsen
villa_paletti-column-seal = Bouwmeesterssteen
villa_paletti-column-floor = Verdieping
villa_paletti-column-west-east = Van west naar oost
villa_paletti-column-south-north = Van zuid naar noord
villa_paletti-column-turned = Gedraaid
villa_paletti-column-over = Ligt op
villa_paletti-column-pillar = Pilaar
villa_paletti-column-written = In notatie
villa_paletti-column-owner = Van
villa_paletti-column-place = Vanuit het midden
villa_paletti-column-state = Toestand
villa_paletti-column-neighbours = Naast
villa_paletti-column-advice = Zonder deze
villa_paletti-west-east = { $from } mm { $begins ->
    [before] west
   *[after] oost
} tot { $to } mm { $ends ->
    [before] west
   *[after] oost
}
villa_paletti-south-north = { $from } mm { $begins ->
    [before] zuid
   *[after] noord
} tot { $to } mm { $ends ->
    [before] zuid
   *[after] noord
}
villa_paletti-turned = { $turn }°
villa_paletti-over = { $names ->
    [none] niets
    [many] { $count } pilaren
   *[other] { $each_pillar }
}
villa_paletti-seal-first = heeft hem, niemand ervoor
villa_paletti-seal-after = heeft hem, { $seat } ervoor
villa_paletti-neutral = neutraal
villa_paletti-state-free = vrij
villa_paletti-state-covered = bedekt
villa_paletti-state-top = bovenop
villa_paletti-state-locked-free = geblokkeerd, vrij
villa_paletti-state-locked-covered = geblokkeerd, bedekt
villa_paletti-advice-safe = blijft staan
villa_paletti-advice-wobbly = wankelt
villa_paletti-advice-falls = stort in
villa_paletti-where-box = nog niet opgezet
villa_paletti-where-hand = in de hand
villa_paletti-where-fallen = omgevallen
villa_paletti-where-out = uit het spel

villa_paletti-hand-not-now = Dat kan je hand nu niet doen.
villa_paletti-hand-hand-full = Je andere hand houdt al een verdieping vast.
villa_paletti-hand-nothing-steadied = Je andere hand houdt geen verdieping vast.
villa_paletti-hand-sticks-out = Hier zou hij over de rand uitsteken: verschuif hem voordat je loslaat.
villa_paletti-hand-on-another = Eronder staat al een pilaar: stapelen mag alleen op de rode verdieping.
villa_paletti-hand-too-few-pillars = De verdieping rust hier niet op genoeg pilaren.
