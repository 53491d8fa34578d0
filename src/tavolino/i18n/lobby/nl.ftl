### Wie aan een tafel komt, en wat er daar te zien is.

## Voor een leraar of een vriend

onlooker-title = Voor een leraar of een vriend
onlooker-words = Met zo’n link ziet iemand wat { $name } ziet, nu en bij het terugkijken, en kan niets doen. De anderen horen dat er iemand kan meekijken. De link geldt voor deze partij.
onlooker-whom = Voor wie? (mag leeg blijven)
onlooker-make = Link maken
onlooker-once = Hier is hij. Je ziet hem alleen nu, dus stuur hem meteen door.
onlooker-link = Link om mee te kijken
onlooker-code = QR-code met de link om mee te kijken
onlooker-share = Kijk over de schouder van { $name } mee bij { $game }:
onlooker-unnamed = Iemand
onlooker-here = kijkt nu mee
onlooker-used = kwam het laatst op { $when }
onlooker-unused = nog niet gebruikt
onlooker-drop = Intrekken
onlooker-drop-of = De link van { $name } intrekken
overlooking = Over de schouder van { $name }: je ziet wat { $name } ziet, en kunt niets doen.
has-onlookers = met gezelschap
has-onlookers-words = Iemand kan over de schouder van { $name } meekijken: die ziet wat { $name } ziet, en kan niets doen.
has-got-onlookers = { $name } heeft gezelschap: iemand kan over de schouder meekijken
error-not-admitted-title = Van hier niet te zien
problem-not-admitted = Deze tafel is van hier niet te zien.
problem-link-taken-back = Deze link opent niets meer: wie hem je gaf, heeft hem ingetrokken.
problem-many-onlookers = Een plaats heeft hoogstens { $count } van zulke links. Trek er eerst een in.

## Op welke voorwaarden

terms-title = De afspraken aan tafel
terms-what = Wat is dit?
terms-public = Wie vindt de tafel?
terms-public-false = Via link
terms-public-true = Iedereen
terms-public-false-words = Privé: alleen wie jij een link stuurt.
terms-public-true-words = Openbaar: de tafel staat in de lobby, en iedereen mag er een vrije plaats nemen.
terms-public-what = Aan een openbare tafel zijn de plaatsen „Via link” voor wie het eerst komt, uit de lobby of met jouw link. Is een plaats bezet, dan opent de oude link niets meer. Een open tafel verdwijnt uit de lobby een tijdje nadat de laatste speler vertrokken is.
terms-spectators = Wie mag toekijken?
terms-spectators-true = Met toeschouwers
terms-spectators-false = Geen toeschouwers
terms-spectators-true-words = Wie het adres kent, mag toekijken. Toeschouwers zien wat iedereen aan tafel ziet, en geen geheimen.
terms-spectators-false-words = Alleen wie meespeelt, ziet de tafel, en wie van hen mag meekijken.
terms-spectators-what = Toeschouwers zien nooit een verborgen kaart of plan, en zeggen niets. Zonder toeschouwers laat de tafel niemand iets zien tot de partij voorbij is; daarna mag iedereen die het adres heeft ze terugkijken.
terms-talk = Wat mag er gezegd worden?
terms-talk-phrases = Zinnetjes
terms-talk-words = Woorden
terms-talk-off = Niets
terms-talk-phrases-words = Een paar kant-en-klare zinnetjes, die iedereen in zijn eigen taal leest.
terms-talk-words-words = Zinnetjes, en korte berichten in je eigen woorden.
terms-talk-off-words = Aan deze tafel zegt niemand iets.
terms-talk-what = Iedereen kan verbergen wat een bepaalde speler zegt. Eigen woorden kunnen gemeld worden aan wie dit huis beheert. De laatste blijven bij de tafel bewaard, en niets ervan staat in het verslag van de partij.
terms-undo = Mag een zet teruggenomen worden?
terms-undo-free = Ja
terms-undo-none = Nee
terms-undo-free-words = Wie zich vergist neemt een zet terug, zolang niemand er iets door te weten kwam.
terms-undo-none-words = Een zet staat: hij wordt bevestigd voor hij gedaan wordt.
terms-undo-what = Een zet wordt teruggenomen zolang er niets bekend is geworden: niemand neemt terug wat een ander beantwoord heeft, wat het toeval bracht, of een antwoord waarvoor de klok liep. Waar niets teruggenomen mag worden, wacht elke zet op Bevestigen, en wachten toeval en bots daarna niet. Dat is gebruikelijk aan een tafel met rating.
terms-television = Een televisie is een toeschouwer: ze zou niets zien. Iemand moet op dit scherm spelen, of laat toeschouwers toe.
shuffle-what = Is de tafel gedekt, dan krijgt iedereen een plaats door het lot, zodat niemand kiest wie begint. Zonder loten zit iedereen zoals het hier staat.
help-what = Wie speelt mag vragen wat een sterke bot zou doen, en waarom een bot deed wat hij deed. Iedereen aan tafel mag het vragen, en een hint vertelt niets wat je niet mag weten. Aan tafels met rating is er geen hulp.
television-what = Het scherm is een toeschouwer: het toont wat iedereen mag zien, en een code voor elke plaats. Wie die met een telefoon scant, zit daar en ziet de eigen geheimen alleen op de telefoon.

## In eigen woorden

talk-said = Wat er gezegd werd
talk-own = In je eigen woorden
talk-say = Zeggen
talk-report = Melden
talk-report-of = Melden wat { $name } zei
talk-report-sure = Mag wie dit huis beheert het lezen?
talk-reported = gemeld
problem-no-talk = Dat wordt aan deze tafel niet gezegd.
problem-unreadable-words = Dat is niet te lezen: schrijf het in gewone letters.

## De lobby

title-lobby = Lobby · Tavolino
lobby-title = Lobby
lobby-lead = Schuif aan bij een open tafel, kijk naar een partij, of ga verder met een van de jouwe.
lobby-game = Spel
lobby-every-game = Alle spellen
lobby-open = Open tafels
lobby-running = Om naar te kijken
lobby-over = Om terug te kijken
lobby-nobody = Er wacht nu niemand op spelers. Dek een tafel die iedereen kan vinden:
listed-free = { $count ->
    [one] Eén plaats is vrij
   *[other] { $count } plaatsen zijn vrij
}
listed-free-seat = vrij
listed-clock = { $kind }: { $time }
listed-no-clock = geen klok
listed-help = met hints
listed-talk-words = vrij gesprek
listed-talk-off = geen gesprek
listed-no-undo = geen terugnemen
listed-join = Aanschuiven
listed-join-at = Aanschuiven: { $game }
listed-watch = Toekijken
listed-watch-at = Toekijken: { $game }
listed-again = Terugkijken
listed-again-at = Terugkijken: { $game }
listed-go-on = Verder
listed-go-on-at = Verder: { $game }
invite-public = De tafel staat ook in de lobby: wie het eerst komt, neemt een plaats.
problem-seat-taken = Iemand was net iets sneller: deze plaats is bezet.
problem-private-table = Deze tafel is privé: je komt er met een link.
problem-many-public-tables = { $count ->
    [one] Er wacht van hieruit al een openbare tafel op spelers. Wacht tot de plaatsen genomen zijn of verlaat hem; een besloten tafel kan meteen.
   *[other] Er wachten van hieruit al { $count } openbare tafels op spelers. Wacht tot de plaatsen genomen zijn of verlaat er een; een besloten tafel kan meteen.
}
problem-no-spectators = Deze tafel heeft geen toeschouwers tot de partij voorbij is. Speel je mee, open dan de link van je plaats.
problem-nobody-here = Wie een tafel zonder toeschouwers dekt, moet er zelf aan zitten.

vacate = Plaats weer vrijgeven
vacate-words = Wie de plaats genomen heeft, heeft nog geen zet gedaan. Die moet weg, en iedereen mag de plaats nemen, vanuit de lobby of met de nieuwe link.
problem-hosts-only = Dat kan alleen wie de tafel gedekt heeft, en niet met een eigen plaats.
problem-seat-played = Wie daar zit, heeft al een zet gedaan en houdt de plaats.
problem-seat-freed = Je plaats is weer vrijgegeven: je had nog geen zet gedaan. In de lobby kun je opnieuw een vrije plaats nemen.
