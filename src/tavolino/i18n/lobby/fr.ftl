### Qui vient à une table, et ce qu’on peut y voir.

## Pour un professeur ou un ami

onlooker-title = Pour un professeur ou un ami
onlooker-words = Avec un tel lien, quelqu’un voit ce que voit { $name }, en direct et en revenant en arrière, et ne peut rien faire. Les autres apprennent que quelqu’un peut regarder. Le lien vaut pour cette partie.
onlooker-whom = Pour qui ? (facultatif)
onlooker-make = Créer un lien
onlooker-once = Le voici. Il n’est montré que cette fois : envoyez-le tout de suite.
onlooker-link = Lien pour regarder
onlooker-code = Code QR du lien pour regarder
onlooker-share = Regarde par-dessus l’épaule du joueur { $name } à { $game } :
onlooker-unnamed = Quelqu’un
onlooker-here = regarde en ce moment
onlooker-used = dernière visite : { $when }
onlooker-unused = pas encore utilisé
onlooker-drop = Retirer
onlooker-drop-of = Retirer ce lien : { $name }
overlooking = Par-dessus une épaule ({ $name }) : vous voyez ce que voit { $name }, et ne pouvez rien faire.
has-onlookers = en compagnie
has-onlookers-words = Quelqu’un peut regarder par-dessus cette épaule : il voit ce que voit { $name }, et ne peut rien faire.
has-got-onlookers = { $name } a de la compagnie : quelqu’un peut regarder par-dessus son épaule
error-not-admitted-title = Rien à voir d’ici
problem-not-admitted = Cette table ne se voit pas d’ici.
problem-link-taken-back = Ce lien n’ouvre plus rien : la personne qui vous l’a donné l’a retiré.
problem-many-onlookers = Une place a au plus { $count ->
    [one] { $count } lien
   *[other] { $count } liens
} de ce genre. Retirez-en d’abord un.

## À quelles conditions

terms-title = Les conditions de la table
terms-what = Qu’est-ce que c’est ?
terms-public = Qui trouve la table ?
terms-public-false = Par lien
terms-public-true = Tout le monde
terms-public-false-words = Privée : seulement ceux à qui vous envoyez un lien.
terms-public-true-words = Publique : elle figure au salon, et chacun peut y prendre une place libre.
terms-public-what = À une table publique, les places « Par lien » sont à qui vient le premier, depuis le salon ou par votre lien. Une fois la place prise, l’ancien lien n’ouvre plus rien. Une table ouverte quitte le salon quelque temps après le départ du dernier joueur.
terms-spectators = Qui peut regarder ?
terms-spectators-true = Avec spectateurs
terms-spectators-false = Sans spectateurs
terms-spectators-true-words = Toute personne qui connaît l’adresse peut regarder. Les spectateurs voient ce que voit toute la table, et aucun secret.
terms-spectators-false-words = Seuls ceux qui jouent voient la table, et ceux qu’ils laissent regarder par-dessus leur épaule.
terms-spectators-what = Les spectateurs ne voient jamais une carte ni un plan cachés, et ne disent rien. Sans spectateurs, la table ne montre rien à personne jusqu’à la fin de la partie ; ensuite, toute personne qui a son adresse peut la revoir.
terms-talk = Que peut-on dire ?
terms-talk-phrases = Des formules
terms-talk-words = Des mots
terms-talk-off = Rien
terms-talk-phrases-words = Quelques formules toutes faites, que chacun lit dans sa langue.
terms-talk-words-words = Des formules, et de courts messages avec vos propres mots.
terms-talk-off-words = À cette table, personne ne dit rien.
terms-talk-what = Chacun peut masquer ce que dit tel joueur. Ce qui est écrit librement peut être signalé à la personne qui tient cette maison. Les derniers messages restent avec la table, et rien de tout cela ne figure au journal de la partie.
terms-undo = Peut-on reprendre un coup ?
terms-undo-free = Oui
terms-undo-none = Non
terms-undo-free-words = Qui se trompe reprend un coup, tant que personne n’en a rien appris.
terms-undo-none-words = Un coup est définitif : on le confirme avant de le jouer.
terms-undo-what = On reprend un coup aussi loin que l’information le permet : jamais après la réponse d’un autre, jamais ce que le hasard a apporté, ni une réponse en temps limité. Là où rien ne se reprend, chaque coup attend d’être confirmé, et ni le hasard ni les bots n’attendent ensuite. C’est l’usage à une table avec classement.
terms-television = Un téléviseur est un spectateur : il ne verrait rien. Il faut que quelqu’un joue à cet écran, ou que les spectateurs soient admis.
shuffle-what = Une fois la table dressée, les places sont tirées au sort : personne ne choisit qui commence. Sinon, chacun est assis comme il est écrit ici.
help-what = Qui joue peut demander ce que ferait un bot fort, et pourquoi un bot a joué ainsi. Toute la table y a droit, et un indice ne dit rien qu’on ne puisse savoir. Aux tables avec classement, il n’y a pas d’aide.
television-what = L’écran est un spectateur : il montre ce que tout le monde peut voir, et un code pour chaque place. Qui le scanne avec son téléphone s’y assoit et voit ses secrets sur ce téléphone seulement.

## Avec ses propres mots

talk-said = Ce qui s’est dit
talk-own = Avec vos propres mots
talk-say = Dire
talk-report = Signaler
talk-report-of = Signaler ces mots : { $name }
talk-report-sure = La personne qui tient cette maison peut-elle le lire ?
talk-reported = signalé
problem-no-talk = Cela ne se dit pas à cette table.
problem-unreadable-words = C’est illisible : écrivez en lettres ordinaires.

## Le salon

title-lobby = Salon · Tavolino
lobby-title = Salon
lobby-lead = Prenez place à une table ouverte, regardez une partie, ou continuez l’une des vôtres.
lobby-game = Jeu
lobby-every-game = Tous les jeux
lobby-open = Tables ouvertes
lobby-running = À regarder
lobby-over = À revoir
lobby-nobody = Personne n’attend de joueurs en ce moment. Mettez une table que tout le monde peut trouver :
listed-free = { $count ->
    [one] Une place est libre
   *[other] { $count } places sont libres
}
listed-free-seat = libre
listed-clock = { $kind } : { $time }
listed-no-clock = sans pendule
listed-help = avec indices
listed-talk-words = discussion libre
listed-talk-off = sans discussion
listed-no-undo = coups définitifs
listed-join = Prendre place
listed-join-at = Prendre place : { $game }
listed-watch = Regarder
listed-watch-at = Regarder : { $game }
listed-again = Revoir
listed-again-at = Revoir : { $game }
listed-go-on = Continuer
listed-go-on-at = Continuer : { $game }
invite-public = La table figure aussi au salon : qui vient le premier prend une place.
problem-seat-taken = Quelqu’un a été un instant plus rapide : cette place est prise.
problem-private-table = Cette table est privée : on y vient par un lien.
problem-many-public-tables = { $count ->
    [one] Une table publique dressée d’ici attend déjà des joueurs. Attendez que ses places soient prises, ou quittez-la ; une table privée est possible tout de suite.
   *[other] Déjà { $count } tables publiques dressées d’ici attendent des joueurs. Attendez que leurs places soient prises, ou quittez-en une ; une table privée est possible tout de suite.
}
problem-no-spectators = Cette table est sans spectateurs jusqu’à la fin de la partie. Si vous y jouez, ouvrez le lien de votre place.
problem-nobody-here = La personne qui met une table sans spectateurs doit y prendre place.

vacate = Libérer cette place
vacate-words = La personne qui l’a prise n’a pas encore joué de coup. Elle devra partir, et chacun pourra prendre la place, depuis le salon ou par son nouveau lien.
problem-hosts-only = Seule la personne qui a dressé la table peut le faire, et pas avec une place à elle.
problem-seat-played = Qui est assis là a déjà joué un coup et garde la place.
problem-seat-freed = Votre place a été libérée pour d’autres : vous n’aviez pas encore joué de coup. Vous pouvez reprendre une place libre au salon.
