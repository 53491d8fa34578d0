### Klokken: gekozen bij het dekken van de tafel, te zien tijdens het spelen.

time-title = Tijd
time-pace = Wanneer spelen jullie?
time-pace-live = Allemaal tegelijk
time-pace-days = Over meerdere dagen
time-pace-live-words = Iedereen zit aan tafel. Is er niemand, dan staan alle klokken stil.
time-pace-days-words = Iedereen speelt wanneer het uitkomt. De klokken lopen dag en nacht.
time-limit = Klok
time-limit-away = Geen
time-limit-turn = Per zet
time-limit-budget = Voor de partij
time-limit-away-words = Wie er is, mag zo lang nadenken als nodig.
time-limit-turn-words = Voor elke zet is er evenveel tijd.
time-limit-budget-words = Iedereen heeft één voorraad tijd en krijgt na elke beurt een beetje terug.
time-so-long = Hoe lang?
time-away = Als iemand er niet is
time-away-wait = De anderen wachten
time-away-after = Na { $time } speelt een bot verder
time-with-increment = { $time }, plus { $increment } per beurt
time-level = Niveau van de bot die verder speelt
time-what-words = Een klok loopt alleen voor wie aan de beurt is. Ze staat stil terwijl bots spelen, terwijl er iets valt en terwijl de server er niet is. Is de tijd om, dan speelt een bot verder; na diens zet kun je je plaats terugnemen wanneer je wilt. Als iedereen het ermee eens is, wordt de partij gepauzeerd.
lasting-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
lasting-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
lasting-hours = { $count ->
   *[other] { $count } uur
}
lasting-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
lasting-both = { $first } en { $second }

## Aan tafel

clocks = Klokken
clock-days = { $days } d { $hours } u
clock-of = { $name } heeft nog { $time }.
clock-mine = Je hebt nog { $time }.
clock-runs = De klok loopt.
clock-away = { $name } is er niet. Over { $time } speelt een bot verder.
pause-ask = Pauze
pause-ask-words = Vraag iedereen om een pauze: de klokken staan stil tot jullie allemaal verder willen, hooguit { $time }.
pause-wanted = Verzoek om pauze van { $names }.
pause-mine = Je wilt graag pauze. De anderen krijgen de vraag.
pause-agree = Akkoord
pause-withdraw = Laat maar
pause-on = De partij is gepauzeerd.
pause-end = Verder
pause-end-wanted = Verzoek om verder te spelen van { $names }.
pause-end-mine = Je wilt graag verder. De anderen krijgen de vraag.
stand-in = Een bot speelt voor je.
stand-in-back = Weer zelf spelen
stand-in-prompt = Een bot speelt voor je. Met “{ stand-in-back }” krijg je je plaats terug.
problem-paused = De partij is gepauzeerd. Ze gaat verder als iedereen het ermee eens is.
problem-no-clock = Deze tafel heeft geen klok die stilgezet kan worden.
problem-time-is-up = Je tijd is om, dus de bot doet deze zet. Neem meteen daarna je plaats terug.

## Buiten de tafel horen dat je aan de beurt bent

call-title = Laat me weten wanneer ik aan de beurt ben
call-words = Ben je niet aan tafel, dan kan de server je laten weten dat je aan de beurt bent: alleen dat, en waar. Van de partij zelf gaat niets naar buiten.
call-push = Op dit toestel, ook als de pagina dicht is
call-push-unable = Met een gesloten pagina kan deze browser alleen iets horen als de pagina via https komt.
call-push-refused = De browser stond het niet toe, of is niet bereikbaar.
call-way = Via
call-way-push = Deze browser
call-way-push-other = Een browser op een ander toestel
call-way-ntfy = ntfy
call-way-webhook = Webhook
call-way-ntfy-words = Het adres van een onderwerp waarop je je in de ntfy-app hebt geabonneerd.
call-way-webhook-words = Elk adres dat een bericht aanneemt: een kanaal van Discord of Slack, of een eigen programma.
call-address = Adres
call-add = Toevoegen
call-test-it = Proberen
call-drop = Verwijderen
call-arrived = Het is afgeleverd.
call-everywhere = Aan al mijn tafels
call-everywhere-words = Dit toestel geeft het door aan elke tafel waar je hier gaat zitten; op je andere toestellen stel je het apart in. Aan een enkele tafel kun je het nog altijd verwijderen.
call-trouble-private = Dit adres ligt in het eigen netwerk van de server, en dat is hier niet toegestaan.
call-trouble-unreachable = Daar was niemand te bereiken.
call-trouble-slow = Er kwam niet op tijd antwoord.
call-trouble-refused = Het werd daar geweigerd.
call-trouble-gone = Op dit adres is niets meer.
call-trouble-too_fast = Die server heeft net te veel berichten gekregen. Wacht even.
call-your-turn = Je bent aan de beurt bij { $game }.
call-reminder = Je bent nog steeds aan de beurt bij { $game }, en je tijd raakt op.
call-test = Zo hoor je voortaan dat je aan de beurt bent bij { $game }.
problem-private-address = Dit adres kan niet: het is geen volledig https-adres, of het ligt in het eigen netwerk van de server.
problem-many-calls = { $count ->
   *[other] Voor één plaats zijn er hooguit { $count } manieren. Verwijder er eerst een.
}
