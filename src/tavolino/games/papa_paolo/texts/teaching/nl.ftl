### Waarom een zet goed is: waaruit een verwachting bestaat, en hoeveel.

papa_paolo-worth = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
papa_paolo-part-delivered = geleverde pizza’s
papa_paolo-part-to_come = pizza’s die nog geleverd worden
papa_paolo-part-spoilt = pizza’s die overblijven
papa_paolo-part-experience = ervaring
papa_paolo-part-money = geld
papa_paolo-part-position = een goede start in de volgende ronde
papa_paolo-part-score = eindscore

papa_paolo-word-keep = welke starttegel je houdt
papa_paolo-word-pawn = een plek voor je pion in de stad
papa_paolo-word-take = de tegel nemen
papa_paolo-word-sponsor = geld van een sponsor
papa_paolo-word-express = een spoedlevering
papa_paolo-word-shop = winkelen
papa_paolo-word-build = nog een pizzeria
papa_paolo-word-nothing = niets doen met deze pion
papa_paolo-word-lay = waar de tegel komt, en hoe gedraaid
papa_paolo-word-site = een plek voor de pizzeria
papa_paolo-word-stock = op welke pizzeria de pizza’s komen
papa_paolo-word-bid = een bod
papa_paolo-word-pass = uit het bieden stappen
papa_paolo-word-pick = welke investering je mist
papa_paolo-word-turn = welke investering je mist, en welke twee voor de ander overblijven
papa_paolo-word-decline = geen investering kopen
papa_paolo-word-track = een veld op het spoor
papa_paolo-word-once = de tegel meteen gebruiken
papa_paolo-word-discard = de tegel afleggen
papa_paolo-word-tile = welke leveringstegel bij je wijk past
papa_paolo-word-ride = de pizzeria waar je vertrekt
papa_paolo-word-drop = welke tegel je bedient
papa_paolo-word-home = de leveringsronde beëindigen
papa_paolo-word-stop = de levering beëindigen
