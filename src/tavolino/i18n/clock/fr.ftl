### Les pendules : choisies quand on dresse la table, visibles pendant la partie.

time-title = Temps
time-pace = Quand jouez-vous ?
time-pace-live = Tous ensemble
time-pace-days = Sur plusieurs jours
time-pace-live-words = Tout le monde est à la table. Quand personne n’est là, toutes les pendules s’arrêtent.
time-pace-days-words = Chacun joue quand il le souhaite. Les pendules tournent jour et nuit.
time-limit = Pendule
time-limit-away = Aucune
time-limit-turn = Par coup
time-limit-budget = Pour la partie
time-limit-away-words = Qui est là peut réfléchir aussi longtemps que nécessaire.
time-limit-turn-words = Chaque coup dispose du même temps.
time-limit-budget-words = Chacun dispose d’une réserve de temps et en regagne un peu après chaque tour.
time-so-long = Combien de temps ?
time-away = Si quelqu’un est absent
time-away-wait = Les autres attendent
time-away-after = Un bot prend le relais après { $time }
time-with-increment = { $time }, plus { $increment } par tour
time-level = Niveau du bot qui prend le relais
time-what-words = Une pendule ne tourne que pour qui doit jouer. Elle s’arrête pendant que les bots jouent, que quelque chose tombe ou que le serveur est absent. Quand le temps est écoulé, un bot prend le relais ; après son coup, vous pouvez reprendre votre place quand vous voulez. Si tout le monde est d’accord, la partie est mise en pause.
lasting-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
lasting-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
lasting-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
lasting-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
lasting-both = { $first } et { $second }

## À la table

clocks = Pendules
clock-days = { $days } j { $hours } h
clock-of = Il reste { $time } à { $name }.
clock-mine = Il vous reste { $time }.
clock-runs = La pendule tourne.
clock-away = { $name } n’est pas là. Un bot prend le relais dans { $time }.
pause-ask = Pause
pause-ask-words = Demander une pause à tous : les pendules s’arrêtent jusqu’à ce que tout le monde reprenne, pendant { $time } au plus.
pause-wanted = Une pause est souhaitée par { $names }.
pause-mine = Vous souhaitez une pause. La question est posée aux autres.
pause-agree = D’accord
pause-withdraw = Laisser tomber
pause-on = La partie est en pause.
pause-end = Reprendre
pause-end-wanted = La reprise est souhaitée par { $names }.
pause-end-mine = Vous souhaitez reprendre. La question est posée aux autres.
stand-in = Un bot joue à votre place.
stand-in-back = Jouer de nouveau
stand-in-prompt = Un bot joue à votre place. « { stand-in-back } » vous la rend.
problem-paused = La partie est en pause. Elle reprend quand tout le monde est d’accord.
problem-no-clock = Cette table n’a pas de pendule à arrêter.
problem-time-is-up = Votre temps est écoulé : le bot joue ce coup. Reprenez votre place juste après.

## Apprendre ailleurs que c’est son tour

call-title = Me prévenir quand c’est mon tour
call-words = Quand vous n’êtes pas à la table, le serveur peut vous prévenir que c’est votre tour : seulement cela, et où. Rien de la partie ne sort de la maison.
call-push = Sur cet appareil, même page fermée
call-push-unable = Ce navigateur ne peut être prévenu page fermée que si la page arrive par https.
call-push-refused = Le navigateur ne l’a pas permis, ou est injoignable.
call-way = Par
call-way-push = Ce navigateur
call-way-push-other = Un navigateur sur un autre appareil
call-way-ntfy = ntfy
call-way-webhook = Webhook
call-way-ntfy-words = L’adresse d’un sujet auquel vous êtes abonné dans l’application ntfy.
call-way-webhook-words = Toute adresse qui accepte un message : un canal Discord ou Slack, ou un programme à vous.
call-address = Adresse
call-add = Ajouter
call-test-it = Essayer
call-drop = Retirer
call-arrived = C’est bien arrivé.
call-everywhere = À toutes mes tables
call-everywhere-words = Cet appareil l’indique à chaque table où vous vous asseyez ici ; vos autres appareils ont leur propre réglage. Vous pouvez toujours le retirer à une table donnée.
call-trouble-private = Cette adresse est dans le réseau du serveur lui-même, ce qui n’est pas permis ici.
call-trouble-unreachable = Personne n’y est joignable.
call-trouble-slow = La réponse n’est pas venue à temps.
call-trouble-refused = Le message y a été refusé.
call-trouble-gone = Il n’y a plus rien à cette adresse.
call-trouble-too_fast = Ce serveur vient de recevoir trop de messages. Attendez un instant.
call-your-turn = C’est votre tour. Jeu : { $game }.
call-reminder = C’est toujours votre tour, et votre temps s’écoule. Jeu : { $game }.
call-test = Vous apprendrez ainsi que c’est votre tour. Jeu : { $game }.
problem-private-address = Cette adresse ne convient pas : ce n’est pas une adresse https complète, ou elle est dans le réseau du serveur.
problem-many-calls = { $count ->
   *[other] Pour une place, { $count } moyens au plus. Retirez-en d’abord un.
}
