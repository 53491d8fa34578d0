### Palermo’s eerste partij: wat er wordt gezegd, één ding tegelijk.

palermo-first-build = Je mag nog twee huizen leggen, dan gaat iedereen op pad. Bij elke deur ligt een schijf van de eigenaar, en straks loopt je gangster van schijf naar schijf. Bouw dus dicht bij je andere deuren: op korte wegen blijven punten over, en elk punt dat overblijft is een miljoen lire. Het dak moet een ander dak raken.
palermo-first-build-last = Je laatste schijf. Zorg dat er een straat naar de deur leidt, want een dak aan de verkeerde kant is telkens een omweg. Alle straten moeten verbonden blijven: klik op een bouwplaats die niet wordt aangeboden en je leest waarom.
palermo-first-police = De stad is klaar en alle figuren staan op de startkaart. Een beurt heeft twee delen: eerst de agent, dan de gangster. Een agent op straat maakt dat dat veld de anderen twee punten kost in plaats van één. Stuur hem naar een deur die iemand straks nodig heeft, of laat hem nog staan.
palermo-first-walk = Nu je gangster: { $range } punten, en elke stap kost er één. Stop bij een eigen deur om de schijf op te halen; de munten op het bord laten zien wat er voor je overblijft. De dichtstbijzijnde deur levert het meest op.
palermo-first-range = Een schijf rijker: voortaan heb je { $range } punten per beurt, en je agent ook. Elke schijf maakt je sneller, dus de eerste moeten vlugge zijn.
palermo-first-none-yet = Nog geen schijf? Dat geeft niet: langs een deur lopen haalt niets op, alleen daar stoppen. Nu weer de agent; kijk wiens deur hij duurder kan maken.
palermo-first-ahead = Denk één deur verder: wie met één enkele stap aankomt, houdt bijna alle punten over. Soms loont het om vlak voor een deur te stoppen en er met de punten van de volgende beurt in te gaan.
palermo-first-onward = Dat is het hele ritme: agent, gangster, een schijf, en telkens een langere weg. { $discs ->
    [one] Er ligt nog één schijf
   *[other] Er liggen nog { $discs } schijven
} voor je klaar. Je kunt hier verder spelen, of zien hoe zo’n partij afloopt: dezelfde stad, een paar rondes later.
palermo-first-later = Dezelfde stad in ronde { $round }. Je hebt nu { $range } punten en nog maar { $discs ->
    [one] één schijf
   *[other] { $discs } schijven
} te gaan. Wie thuis is, krijgt in elke volgende beurt vier miljoen lire, tot de laatste er is: het is nu een wedloop, en een agent bij de juiste deur kost iemand een beurt.
palermo-first-late-walk = Let op de agenten: een actieve maakt dat zijn veld twee punten kost. Met { $range } punten is een kleine omweg vaak goedkoper, en de wandelstraat heeft snelle verbindingen naar haar hoeken.
palermo-first-deny = Waar moet de speler die voor je ligt nu heen? Je agent mag bij die deur staan, maar niet op of vlak naast een andere agent en niet op een gangster.
palermo-first-all-discs = Alle schijven zijn opgehaald. Je agent kan nog iemand in de weg staan; daarna gaat het naar huis.
palermo-first-home = Thuis is de startkaart, om het even welk veld, en punten die overblijven leveren nog eens geld op. Je hebt { $range } punten. Elke beurt eerder is een bonus meer.
palermo-first-at-home = Je bent thuis en krijgt in elke beurt de bonus. Je agent loopt nog altijd met zijn volle bereik: houd op wie minder geld heeft dan jij – maar niet te lang, want iedereen die thuis is verdient mee.
palermo-first-over = De partij is afgelopen, en je hebt { $money } miljoen lire. Je kent het spel nu: bouw bij je eigen deuren, haal schijven op met punten over, en wees vroeg thuis.
