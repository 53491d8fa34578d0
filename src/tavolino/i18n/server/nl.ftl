# Waarom de server iets weigerde. Eén bericht per soort, en een paar die meer zeggen.
problem-malformed = De server heeft dat bericht niet begrepen.
problem-malformed-action = “{ $action }” is geen zet in dit spel.
problem-hello-first = Deze verbinding heeft zich nog niet voorgesteld.
problem-bad-options = De gekozen regels passen niet bij dit spel: { $detail }
problem-bad-seats = { $count ->
    [one] Dit spel kun je niet in je eentje spelen.
   *[other] Dit spel kun je niet met { $count } spelers spelen.
  }
problem-no-such-entry = Zo ver is de partij nog niet.
problem-illegal = Dat mag niet volgens de regels.
problem-not-over = Dat kan pas als de partij voorbij is.
problem-no-practice = Alleen een oefening gaat terug naar een eerder moment.
problem-no-choice = Op dat moment hoefde niemand te kiezen.
problem-not-your-turn = Je bent niet aan de beurt.
problem-not-your-seat = Die plaats is niet van jou.
problem-bot-plays = Op die plaats speelt nu een bot. Neem die plaats eerst weer over.
problem-player-here = Er speelt iemand op deze plaats. Je kunt die alleen aan een bot geven als die persoon weg is.
problem-unknown-link = Deze link hoort niet bij een plaats aan deze tafel; je kijkt nu toe.
problem-no-more-time = Meer tijd kun je één keer vragen, en alleen zolang je tijd loopt.
problem-no-help = Deze tafel geeft geen hints: wie de tafel heeft gedekt, liet ze weg, of niemand heeft bots dit spel geleerd.
problem-no-bot-did-that = Alleen zetten van bots kunnen worden uitgelegd.
problem-secret-move = Die zet is geheim, en de reden ook.
problem-no-reason = Er kon nu geen reden worden gevonden. Probeer het opnieuw.
problem-bad-name = Die naam is niet te lezen. Kies er een die iedereen kan zien, in welk schrift dan ook.
problem-name-taken = Iemand aan deze tafel heet al zo, of bijna zo. Kies een andere naam.
problem-stale = De partij was al een stap verder. Kijk nog eens.
problem-no-such-table = Deze tafel bestaat niet. Misschien is de link niet compleet.
problem-no-such-seat = Die plaats is er niet aan deze tafel.
problem-no-bots = Nog niemand heeft bots dit spel geleerd: het wordt onder mensen gespeeld.
problem-no-such-level = Een bot van dit niveau kan dit spel hier niet spelen.
problem-not-found = Hier is niets te vinden.
problem-wrong-protocol = Deze pagina is verouderd. Laad de pagina opnieuw.
problem-too-fast = Dat ging wat te snel. Wacht heel even.
problem-no-host = De aanvraag zegt niet voor welke host ze bedoeld is, of zegt het twee keer.
problem-unknown-host = Deze server luistert niet naar de naam { $host }. Wie hem beheert, kan de naam aan de instelling allowed_hosts toevoegen.
problem-too-large = Dat bericht is te groot.
problem-unavailable = De partij kan nu niet worden opgeslagen. Er is niets veranderd; probeer het zo nog eens.
problem-saved-later = De partij kan nu niet worden opgeslagen. Wat er net is gedaan, gaat niet verloren: het telt zodra het is opgeslagen.
problem-old-rules = Deze partij is onder oudere regels begonnen en kan alleen nog bekeken worden.
problem-damaged = Deze partij kan niet gelezen worden: een deel van de database is beschadigd. Wie deze server beheert, kan de partij uit een reservekopie terugzetten.
problem-hand-at-work = Er is een hand bezig: kijk eerst hoe die zet afloopt.
problem-no-gesture = Hier valt op dit moment niets met de hand te doen.
problem-interrupted = Je hand gleed weg: er ging bij ons iets mis. Alles staat nog zoals daarvoor; begin de beweging opnieuw.
problem-interrupted-again = Je hand gleed in dezelfde beurt opnieuw weg: er ging bij ons iets mis. Een beweging mag één keer per beurt opnieuw beginnen, dus heeft de tafel deze voor je beëindigd.
problem-stages-taken = Er wordt nu op alle plekken tegelijk gebouwd. Zodra er een vrij is, gaat het hier vanzelf verder.
problem-crowded = Vanaf jouw netwerk staan er nu te veel verbindingen open. Sluit een tafel die je niet meer nodig hebt; deze pagina blijft het proberen.
problem-full-house = Het huis is op dit moment vol. Deze pagina blijft het proberen.
problem-passkey = Deze passkey kon niet worden gecontroleerd. Probeer het opnieuw.
problem-unknown-passkey = Niemand heeft hier deze passkey. Misschien is ze verwijderd, of hoort ze bij een ander adres.
problem-too-late = Dat duurde te lang. Begin opnieuw.
problem-passkey-address = Passkeys hebben een adres met een naam nodig; dit adres is een nummer. Een herstellink werkt ook hier.
problem-used-up = Dat is al gebruikt.
problem-no-such-link = Deze herstellink geldt niet meer: hij is gebruikt, vervangen of ingetrokken, of hij is te oud.
problem-last-way-in = Alleen zo kom je nog binnen: voeg eerst een passkey toe of maak een herstellink.
problem-many-accounts = Van hieruit zijn het afgelopen uur al veel accounts gemaakt. Probeer het later nog eens, of speel zolang als gast.
problem-many-passkeys = { $count ->
    [one] Je kunt één passkey hebben. Verwijder die als je haar niet meer nodig hebt.
   *[other] Je kunt { $count } passkeys hebben. Verwijder er een die je niet meer nodig hebt.
  }
problem-not-signed-in = Je bent op dit toestel niet aangemeld.

# De huisregels.
not-your-turn = Je bent niet aan de beurt.
not-an-outcome = Dat kan het toeval hier niet brengen.
no-undo = Je kunt alleen je eigen laatste zet terugnemen, zolang niemand anders iets heeft gedaan en de partij niet voorbij is; alleen met bots ook wat zij daarna deden, als er niets verborgen is. Een antwoord waarvoor de klok liep, blijft staan.
no-undo-here = Aan deze tafel wordt niets teruggenomen: zo is ze gedekt.

# Wat er aan tafel gezegd wordt.
unnamed-seat = Speler { $number }
took-back = { $seat } neemt de laatste zet terug.
took-back-further = { $seat } neemt een zet terug, met alles wat erop volgde.
table-closed = Deze partij kan alleen nog bekeken worden.
client-missing = De browserclient is nog niet gebouwd. Voer “make setup” uit en start opnieuw.

# Getoond bij een link naar een pagina.
preview-title = Kom erbij zitten
preview-words = Bordspellen rond één klein tafeltje, in je browser: tegen bots, samen aan één scherm of met vrienden via een link.
