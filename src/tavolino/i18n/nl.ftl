### Wat de browserclient zegt, buiten één bepaald spel.

## Het huis

home = Tavolino, naar de spellen
skip = Naar de tafel
skip-page = Naar de inhoud
language = Taal
theme = { $theme ->
    [light] Licht: altijd dag
    [dark] Licht: altijd nacht
   *[system] Licht: zoals je toestel
}
on = ja
off = nee
close = Sluiten
cancel = Annuleren
change = Wijzigen
try-again = Opnieuw proberen
reload = Pagina opnieuw laden
to-the-games = Naar de spellen
rules = Spelregels
rules-of = Spelregels van { $game }
contents = Inhoud
keep-who-you-are = Bewaar wie je bent
you-kept = Jij
name = Naam
you = jij
nature = Het toeval
spectator = Een toeschouwer

## Titels van pagina’s

title-landing = Tavolino: bordspellen, tegen bots of met vrienden
title-new = { $game }: samen spelen · Tavolino
title-rules = { $game }: de spelregels · Tavolino
title-table = { $game } · Tavolino
title-your-turn = ● Jouw beurt · { $game }

## Startpagina

landing-title = De tafel is gedekt.
landing-lead = Oude bordspellen die het bewaren waard zijn: speel ze tegen bots of met vrienden. Geen account, niets te installeren: schuif aan en speel.
landing-more-games = Meer spellen
lobby = Lobby
landing-lobby = Zoek een tafel, of kijk toe bij anderen
first-game = Eerste partij
first-about = Leer het in vijf minuten: een partij met uitleg terwijl je speelt
practice = Alleen oefenen
practice-about = Je speelt zelf elke kant en gaat terug zo vaak je wilt: zelfs instorten telt niet
for-players = Voor { $range } spelers
play-bots = Speel tegen bots
play-together = Speel samen
laying = De tafel wordt gedekt …
continue = Verder spelen
finished = Afgelopen
show-more = Meer tonen
waiting-for = Wachten op { $names }
last-visited = Laatst bezocht op { $when }
a-bot = bot
bot-level = Hoe goed spelen de bots?
bot-strength = Niveau van de bot
level-beginner = Beginner
level-easy = Makkelijk
level-normal = Normaal
level-hard = Moeilijk
level-expert = Expert
footer-fan = Tavolino is een gratis project van liefhebbers: regels in onze eigen woorden, eigen tekeningen, zonder banden met de uitgevers. Bevalt een spel? Ga dan op zoek naar de echte doos.
licences = Licenties van lettertypen en bibliotheken

## Een tafel dekken

new-title = Samen { $game } spelen
new-lead = Wie zit er aan tafel? Vrienden doen mee via een link, op elk toestel, nu of pas over maanden.
new-seats = Aantal spelers
new-who = Wie speelt op plaats { $number }?
new-name = Naam op plaats { $number }
new-name-placeholder = Naam (optioneel)
seat-me = Hier
seat-open = Via link
seat-bot = Bot
new-hotseat-hint = Jullie spelen met meerderen op dit scherm en geven het door.
new-link-hint = Je krijgt een link voor elke plaats die op iemand wacht.
new-watch-hint = Niemand speelt op dit scherm: jij kijkt toe.
new-shuffle = Loten om de plaatsen
new-rules = Regelvarianten
new-lay = Tafel dekken

## Uitnodigen

invite-title = Uitnodigen
invite-words = Elke link is de sleutel van één plaats. Stuur hem door of laat de code scannen. Wie hem opent, speelt op die plaats.
invite-done = Naar de tafel
new-television = Op een televisie: dit scherm toont het bord, en iedereen speelt op een telefoon
joining-title = Kies een plaats
joining-words = Scan een code met je telefoon: dat wordt je hand aan deze tafel, en niemand anders ziet wat erop staat.
joining-unreachable = Telefoons kunnen deze pagina niet bereiken: het adres werkt alleen op deze computer. Start de server voor je netwerk (tavolino serve --host 0.0.0.0) en open de pagina met het adres van deze computer.
full-screen = Volledig scherm
link-words = Deze link is de sleutel van de plaats: wie hem opent, speelt daar.
link-mine-words = Je eigen sleutel. Open hem op een ander toestel om daar verder te spelen, en bewaar hem voor later.
hand-over = Iemand speelt elders verder
hand-over-words = Op een eigen toestel, via deze link: dit scherm is daarna alleen voor de anderen.
link-of = Link voor { $name }
copy = Link kopiëren
copied = Gekopieerd
share = Delen …
share-title = { $game } bij Tavolino
share-text = Kom { $game } met me spelen. Deze link is jouw plaats:
qr = QR-code
qr-of = QR-code met de link voor { $name }

## Aan tafel

the-table = De tafel
sitting-down = Even aanschuiven …
players = Spelers
panels = Spelers of verslag
your-turn = Jouw beurt
turn-of = { $name } is aan de beurt
others-turn = Even wachten
you-watch = Je kijkt toe
has-sat-down = { $name } is erbij komen zitten
ask-name = Hoe mogen de anderen je noemen?
ask-name-done = Dat ben ik
say-something = Zeg iets
says = { $name }: { $words }
muting = Niet te horen
mute = Verberg wat { $name } zegt
time-left = { $seconds ->
    [one] Nog { $seconds } seconde om te antwoorden
   *[other] Nog { $seconds } seconden om te antwoorden
}
time-of-others = { $seconds ->
    [one] De anderen hebben nog { $seconds } seconde
   *[other] De anderen hebben nog { $seconds } seconden
}
more-time = Meer tijd
more-time-words = Tien keer zo lang (Alt+T)
to-move = aan de beurt
confirm = Bevestigen
sending = Opslaan …
undo = Terugnemen
go-on = Ga door
hurry = Sneller
go-on-words = Bots hoeven niet op mij te wachten (spatiebalk)
result = Uitslag
why-allowed = Dat mag gewoon: kies het en bevestig.
open-rule = Lees regel { $rule }
reconnecting = Verbinding verbroken, we proberen het opnieuw …
style-plain = Tafel in woorden
style-drawn = Getekende tafel
style-unable = Dit toestel kan de tafel niet tekenen: WebGL ontbreekt. Hier staat hij in woorden, en alles is te spelen.
is-here = aanwezig
is-away = afwezig
bot-of-level = { $level ->
    [beginner] Bot, beginner
    [easy] Bot, makkelijk
    [hard] Bot, moeilijk
    [expert] Bot, expert
   *[normal] Bot, normaal
}
points = { $count ->
    [1] één punt
   *[other] { $count } punten
}

## Verslag en terugkijken

log = Verslag
log-empty = Er is nog niets gebeurd.
undone = teruggenomen
looking-back = Terugblik: { $move } van { $moves }
the-beginning = De tafel vóór de eerste zet.
return-to-now = Terug naar nu
notation = Notatie
step-first = Naar het begin
step-back = Een stap terug
step-forward = Een stap vooruit

## Tafel in woorden

plain-moves = Wat je kunt doen
plain-no-moves = Op dit moment niets.
plain-step = { $step ->
    [1] Kies eerst
   *[other] Kies dan ({ $step })
}
plain-choose = { $count ->
    [one] één mogelijkheid
   *[other] { $count } mogelijkheden
}
plain-nothing-more = verder niets
plain-type = Typ een zet
plain-type-hint = In notatie, zoals in het verslag. Mag het niet, dan lees je waarom.
plain-play = Speel
plain-again = Nog een keer Enter bevestigt het, Esc annuleert.

## Menu

menu = Menu
menu-seats = Aan tafel
menu-change = De plaats van { $name } wijzigen
menu-look = Taal en licht
menu-device = Op dit toestel
confirm-moves = Mijn zetten bevestigen
confirm-moves-words = Wat je kiest, gebeurt pas als je het bevestigt. Anders is één klik genoeg, en wachten bots even voor het geval je je zet terugneemt.
sounds = Geluiden
notices = Laat me weten wanneer ik aan de beurt ben
notices-words = De browser toont een melding zolang deze pagina verborgen is. Hij vraagt het je eerst.
show-notation = Notatie in het verslag
show-notation-words = Zetten staan er ook zoals de regels ze schrijven, met de namen van de plaatsen.
older-rules = Deze partij begon met revisie { $revision } van de regels en wordt daarmee uitgespeeld. Wat toen anders was, staat aan het einde van de spelregels.
rename = Naam wijzigen
hand-to-bot = Bot laten spelen
change-level = Niveau wijzigen
take-back = Weer door een mens laten spelen
leave = Voorgoed weggaan
leave-words = Deze browser vergeet je plaats. Wil je later terugkomen, bewaar dan je link. Moet een bot voor je verder spelen?
leave-bot = Weggaan, een bot speelt verder
leave-just = Gewoon weggaan
anytime-waits = Het telt zodra de hand die bezig is, klaar is.

## Tussen spelers aan één scherm

curtain-title = { $name } is aan de beurt
curtain-words = Geef het scherm door. Niemand anders mag nu kijken.
curtain-open = Ik ben { $name }

## Het einde

you-won = Je hebt gewonnen!
you-won-with = Jij en { $names } hebben gewonnen!
you-came = { $place ->
    [2] Je bent tweede geworden
    [3] Je bent derde geworden
    [4] Je bent vierde geworden
    [5] Je bent vijfde geworden
   *[other] Je bent op plaats { $place } geëindigd
}
winners = { $count ->
    [0] Niemand wint
    [one] { $names } wint
   *[other] { $names } winnen
}
place = Plaats
score = Score
rematch = Revanche
to-the-rematch = Naar de revanche
review = Nog eens bekijken
result-parts = Waaruit de punten bestaan
result-sum = Samen
result-curves = Punten per ronde
result-round-by-round = Ronde voor ronde
result-points = Punten
look-at-board = Bord bekijken
download-log = Verslag downloaden
seal-title = Was het toeval eerlijk?
seal-running = Voordat er iets werd getrokken, maakte de server de vingerafdruk van zijn toevalsgetal bekend. Aan het eind toont hij het getal zelf, en kan iedereen nagaan dat de twee bij elkaar horen.
seal-over = De vingerafdruk was bekend vóór de eerste trekking; dit is het toevalsgetal dat elke trekking bepaalde.
seal-commitment = Vingerafdruk (SHA-256)
seal-seed = Toevalsgetal
seal-kept = In je browser nagerekend: het toevalsgetal heeft deze vingerafdruk.
seal-broken = Het toevalsgetal heeft niet deze vingerafdruk.
seal-check = Elke trekking narekenen
seal-lots-kept = { $count ->
    [0] In deze partij is niets getrokken.
    [one] In je browser nagerekend: de ene trekking volgt uit het toevalsgetal.
   *[other] In je browser nagerekend: alle { $count } trekkingen volgen uit het toevalsgetal.
}
seal-lot-false = Regel { $entry } ({ $came }) volgt niet uit het toevalsgetal.
seal-unchecked = De trekkingen van deze partij kunnen niet in de browser worden nagerekend; de opdracht “tavolino verify” controleert het gedownloade verslag.

report-title = Klopt er iets niet?
report-words = Vertel wat er gebeurde en wat je had verwacht. Je krijgt een bestand met het verslag van de partij, wat je ziet, en welke browser en welk scherm je gebruikt; geef het aan wie deze server beheert.
report-words-running = Vertel wat er gebeurde en wat je had verwacht. Je krijgt een bestand met wat je nu ziet en tot nu toe hebt gehoord, en welke browser en welk scherm je gebruikt; geef het aan wie deze server beheert. Ook wat alleen jij mag zien staat erin: geef het vóór het einde niet aan je tegenspelers.
report-what = Wat klopt er niet?
report-save = Melding bewaren
report-saved = De melding staat bij je downloads.
report-failed = De melding kon nu niet worden gemaakt; probeer het zo nog eens.

## Als er iets ontbreekt

error-title = Dat is niet gelukt
error-unreachable = De server is niet bereikbaar. Is je toestel online? Er is niets verloren.
error-server = De server struikelde. Probeer het zo nog eens.
server-not-saving = De server kan op dit moment niets bewaren. Er gaat niets verloren en er loopt geen klok; het gaat vanzelf verder.
error-storage = Je browser bewaart niets nadat deze pagina gesloten is. Bewaar je link als je wilt terugkomen.
error-language = Die taal kon niet geladen worden. Probeer het nog eens.
error-no-game-title = Dat spel hebben we niet
error-no-game = Er staat geen spel “{ $game }” op onze plank.
error-nowhere-title = Hier is niet gedekt
error-nowhere = Dit adres leidt nergens heen. Misschien ontbreekt er een stuk van de link.
error-table-title = Hier is geen plaats

## Wat men tegen elkaar zegt

phrase-hello = Hallo!
phrase-good-luck = Veel succes!
phrase-nice-move = Mooie zet!
phrase-thanks = Dank je wel!
phrase-oops = Oeps!
phrase-sorry = Sorry!
phrase-your-turn = Jij bent aan de beurt.
phrase-one-moment = Een ogenblik, graag.
phrase-well-played = Goed gespeeld!
phrase-goodbye = Tot ziens!
