### Uhren: gewählt, wenn ein Tisch gedeckt wird, zu sehen, während gespielt wird.

time-title = Zeit
time-pace = Wann spielt ihr?
time-pace-live = Alle zugleich
time-pace-days = Über Tage
time-pace-live-words = Alle sitzen am Tisch. Ist niemand da, stehen alle Uhren still.
time-pace-days-words = Jeder zieht, wann es passt. Die Uhren laufen Tag und Nacht.
time-limit = Uhr
time-limit-away = Keine
time-limit-turn = Für jeden Zug
time-limit-budget = Für die Partie
time-limit-away-words = Wer da ist, darf so lange nachdenken, wie es dauert.
time-limit-turn-words = Jeder Zug hat gleich viel Zeit.
time-limit-budget-words = Jeder hat einen Vorrat an Zeit und bekommt nach jedem Zug ein wenig zurück.
time-so-long = Wie lange?
time-away = Wenn jemand nicht da ist
time-away-wait = Die anderen warten
time-away-after = Nach { $time } spielt ein Bot weiter
time-with-increment = { $time }, plus { $increment } je Zug
time-level = Stärke des Bots, der weiterspielt
time-what-words = Eine Uhr läuft nur für den, der am Zug ist. Sie steht still, während Bots spielen, während etwas fällt und während der Server nicht da ist. Ist die Zeit um, spielt ein Bot weiter; nach seinem Zug kannst du deinen Platz jederzeit wieder übernehmen. Wenn alle einverstanden sind, wird die Partie angehalten.
lasting-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
lasting-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
lasting-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
lasting-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
lasting-both = { $first } und { $second }

## Am Tisch

clocks = Uhren
clock-days = { $days } T { $hours } h
clock-of = Restzeit für { $name }: { $time }.
clock-mine = Deine Restzeit: { $time }.
clock-runs = Die Uhr läuft.
clock-away = { $name } ist nicht da. Ein Bot spielt weiter; Restzeit: { $time }.
pause-ask = Pause
pause-ask-words = Alle um eine Pause bitten: Die Uhren stehen still, bis alle weiterspielen wollen. Längste Dauer: { $time }.
pause-wanted = Um eine Pause bittet: { $names }.
pause-mine = Du möchtest eine Pause. Die anderen werden gefragt.
pause-agree = Einverstanden
pause-withdraw = Doch nicht
pause-on = Die Partie ist angehalten.
pause-end = Weiterspielen
pause-end-wanted = Weiterspielen möchte: { $names }.
pause-end-mine = Du möchtest weiterspielen. Die anderen werden gefragt.
stand-in = Ein Bot spielt für dich.
stand-in-back = Wieder selbst spielen
stand-in-prompt = Ein Bot spielt für dich. Mit „{ stand-in-back }“ bekommst du deinen Platz zurück.
problem-paused = Die Partie ist angehalten. Sie geht weiter, wenn alle einverstanden sind.
problem-no-clock = Dieser Tisch hat keine Uhr, die man anhalten könnte.
problem-time-is-up = Deine Zeit ist um, darum macht der Bot diesen Zug. Gleich danach kannst du deinen Platz wieder übernehmen.

## Draußen erfahren, dass man am Zug ist

call-title = Sag mir, wenn ich am Zug bin
call-words = Wenn du nicht am Tisch bist, kann der Server dir sagen, dass du am Zug bist: nur das, und wo. Von der Partie selbst geht nichts nach draußen.
call-push = Auf diesem Gerät, auch bei geschlossener Seite
call-push-unable = Bei geschlossener Seite erfährt dieser Browser nur etwas, wenn die Seite über https kommt.
call-push-refused = Der Browser hat es nicht erlaubt oder ist nicht erreichbar.
call-way = Über
call-way-push = Dieser Browser
call-way-push-other = Ein Browser auf einem anderen Gerät
call-way-ntfy = ntfy
call-way-webhook = Webhook
call-way-ntfy-words = Die Adresse eines Themas, das du in der ntfy-App abonniert hast.
call-way-webhook-words = Jede Adresse, die eine Nachricht annimmt: ein Kanal bei Discord oder Slack oder ein eigenes Programm.
call-address = Adresse
call-add = Hinzufügen
call-test-it = Ausprobieren
call-drop = Entfernen
call-arrived = Es ist angekommen.
call-everywhere = An allen meinen Tischen
call-everywhere-words = Dieses Gerät sagt es jedem Tisch, an den du dich hier setzt; auf deinen anderen Geräten stellst du es eigens ein. An einzelnen Tischen kannst du es trotzdem entfernen.
call-trouble-private = Diese Adresse liegt im eigenen Netz des Servers, und das ist hier nicht erlaubt.
call-trouble-unreachable = Dort war niemand zu erreichen.
call-trouble-slow = Es kam nicht rechtzeitig eine Antwort.
call-trouble-refused = Dort wurde es abgelehnt.
call-trouble-gone = Unter dieser Adresse gibt es nichts mehr.
call-trouble-too_fast = Dieser Server hat gerade zu viele Nachrichten bekommen. Warte einen Moment.
call-your-turn = Du bist am Zug: { $game }.
call-reminder = Du bist noch immer am Zug, und deine Zeit läuft ab: { $game }.
call-test = So erfährst du, dass du am Zug bist: { $game }.
problem-private-address = Diese Adresse geht nicht: Es ist keine vollständige https-Adresse, oder sie liegt im eigenen Netz des Servers.
problem-many-calls = { $count ->
   *[other] Für einen Platz gibt es höchstens { $count } Wege. Entferne zuerst einen.
}
