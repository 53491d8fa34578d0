### Ce que dit le client, en dehors d’un jeu particulier.

## La maison

home = Tavolino, retour aux jeux
skip = Aller à la table
skip-page = Aller au contenu
language = Langue
theme = { $theme ->
    [light] Lumière : de jour
    [dark] Lumière : de nuit
   *[system] Lumière : comme l’appareil
}
on = oui
off = non
close = Fermer
cancel = Annuler
change = Modifier
try-again = Réessayer
reload = Recharger la page
to-the-games = Retour aux jeux
rules = Règles
rules-of = Règles du jeu : { $game }
contents = Sommaire
keep-who-you-are = Gardez qui vous êtes
you-kept = Vous
name = Nom
you = vous
nature = Le hasard
spectator = Un spectateur

## Titres des pages

title-landing = Tavolino : des jeux de société, contre des bots ou entre amis
title-new = { $game } : jouer ensemble · Tavolino
title-rules = { $game } : les règles · Tavolino
title-table = { $game } · Tavolino
title-your-turn = ● À vous · { $game }

## Accueil

landing-title = La table est mise.
landing-lead = De vieux jeux de société qui valent la peine d’être gardés : jouez contre des bots ou entre amis. Pas de compte, rien à installer. Prenez place et jouez.
landing-more-games = D’autres jeux
lobby = Salon
landing-lobby = Trouver une table, ou regarder les autres jouer
first-game = Première partie
first-about = Apprendre en cinq minutes : une partie expliquée pendant que vous jouez
practice = S’entraîner seul
practice-about = Vous jouez tous les camps et revenez en arrière autant que vous voulez : même un écroulement ne compte pas
for-players = Pour { $range } joueurs
play-bots = Jouer contre des bots
play-together = Jouer ensemble
laying = On met la table…
continue = Reprendre
finished = Terminées
show-more = En voir plus
waiting-for = On attend { $names }
last-visited = Dernière visite : { $when }
a-bot = bot
bot-level = Quel niveau pour les bots ?
bot-strength = Niveau du bot
level-beginner = Débutant
level-easy = Facile
level-normal = Normal
level-hard = Difficile
level-expert = Expert
footer-fan = Tavolino est un projet de passionnés, gratuit : des règles dans nos propres mots, nos propres dessins, aucun lien avec les éditeurs. Si un jeu vous plaît, cherchez la vraie boîte.
licences = Licences des polices et bibliothèques

## Mettre la table

new-title = { $game } à plusieurs
new-lead = Qui est à table ? Vos amis vous rejoignent par un lien, sur n’importe quel appareil, maintenant ou dans des mois.
new-seats = Nombre de joueurs
new-who = Qui joue à la place { $number } ?
new-name = Nom à la place { $number }
new-name-placeholder = Nom (facultatif)
seat-me = Ici
seat-open = Par lien
seat-bot = Bot
new-hotseat-hint = Vous jouez à plusieurs sur cet écran et vous vous le passez.
new-link-hint = Vous recevrez un lien pour chaque place qui attend quelqu’un.
new-watch-hint = Personne ne joue sur cet écran : vous regarderez.
new-shuffle = Tirer les places au sort
new-rules = Variantes de règles
new-lay = Mettre la table

## Inviter

invite-title = Inviter
invite-words = Chaque lien est la clé d’une place. Envoyez-le ou faites scanner le code. Qui l’ouvre joue à cette place.
invite-done = À table
new-television = Sur un téléviseur : cet écran montre le plateau, chacun joue sur son téléphone
joining-title = Prenez place
joining-words = Scannez un code avec votre téléphone : il devient votre main à cette table, et personne d’autre ne voit ce qu’il montre.
joining-unreachable = Les téléphones ne peuvent pas atteindre cette page : son adresse ne vaut que sur cet ordinateur. Lancez le serveur pour votre réseau (tavolino serve --host 0.0.0.0) et ouvrez la page avec l’adresse de cet ordinateur.
full-screen = Plein écran
link-words = Ce lien est la clé de la place : qui l’ouvre y joue.
link-mine-words = Votre propre clé. Ouvrez-la sur un autre appareil pour y continuer, et gardez-la pour plus tard.
hand-over = Continuer ailleurs
hand-over-words = Sur un autre appareil, par ce lien : cet écran ne sert alors plus qu’aux autres.
link-of = Lien pour { $name }
copy = Copier le lien
copied = Copié
share = Partager…
share-title = { $game } sur Tavolino
share-text = Viens jouer à { $game } avec moi. Ce lien est ta place :
qr = Code QR
qr-of = Code QR avec le lien pour { $name }

## À table

the-table = La table
sitting-down = On s’installe…
players = Joueurs
panels = Joueurs ou journal
your-turn = À vous de jouer
turn-of = À { $name } de jouer
others-turn = Un instant
you-watch = Vous regardez
has-sat-down = { $name } a pris place
ask-name = Comment les autres doivent-ils vous appeler ?
ask-name-done = C’est moi
say-something = Dire quelque chose
says = { $name } : { $words }
muting = À ne pas entendre
mute = Masquer les paroles : { $name }
time-left = { $seconds ->
    [one] Encore { $seconds } seconde pour répondre
   *[other] Encore { $seconds } secondes pour répondre
}
time-of-others = { $seconds ->
    [one] Les autres ont encore { $seconds } seconde
   *[other] Les autres ont encore { $seconds } secondes
}
more-time = Plus de temps
more-time-words = Dix fois plus longtemps (Alt+T)
to-move = c’est son tour
confirm = Confirmer
sending = Enregistrement…
undo = Reprendre le coup
go-on = Continuer
hurry = Plus vite
go-on-words = Les bots n’ont pas à m’attendre (Espace)
result = Résultat
why-allowed = C’est permis : choisissez-le et confirmez.
open-rule = Lire la règle { $rule }
reconnecting = Connexion perdue, nouvel essai…
style-plain = Table en texte
style-drawn = Table dessinée
style-unable = Cet appareil ne peut pas dessiner la table : WebGL manque. La voici en texte, et tout peut être joué.
is-here = présent
is-away = absent
bot-of-level = { $level ->
    [beginner] Bot, débutant
    [easy] Bot, facile
    [hard] Bot, difficile
    [expert] Bot, expert
   *[normal] Bot, normal
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Journal et retour en arrière

log = Journal
log-empty = Il ne s’est encore rien passé.
undone = coup repris
looking-back = Retour en arrière : { $move } sur { $moves }
the-beginning = La table avant le premier coup.
return-to-now = Revenir au présent
notation = Notation
step-first = Au début
step-back = Un pas en arrière
step-forward = Un pas en avant

## Table en texte

plain-moves = Ce que vous pouvez faire
plain-no-moves = Rien pour le moment.
plain-step = { $step ->
    [1] Choisissez d’abord
   *[other] Choisissez ensuite ({ $step })
}
plain-choose = { $count ->
    [one] { $count } possibilité
   *[other] { $count } possibilités
}
plain-nothing-more = rien de plus
plain-type = Saisir un coup
plain-type-hint = En notation, comme dans le journal. Si ce n’est pas permis, vous saurez pourquoi.
plain-play = Jouer
plain-again = Entrée encore une fois pour confirmer, Échap pour annuler.

## Menu

menu = Menu
menu-seats = À la table
menu-change = Modifier la place : { $name }
menu-look = Langue et lumière
menu-device = Sur cet appareil
confirm-moves = Confirmer mes coups
confirm-moves-words = Ce que vous choisissez n’est joué qu’une fois confirmé. Sinon, un seul clic suffit, et les bots attendent un instant au cas où vous reprendriez votre coup.
sounds = Sons
notices = Me prévenir quand c’est mon tour
notices-words = Le navigateur affiche une notification quand cette page est masquée. Il vous demande d’abord.
show-notation = Notation dans le journal
show-notation-words = Les coups y sont aussi écrits comme dans les règles, avec le nom des cases.
older-rules = Cette partie a commencé avec la révision { $revision } des règles et se joue jusqu’au bout avec elle. Ce qui était différent se trouve à la fin des règles.
rename = Renommer
hand-to-bot = Laisser jouer un bot
change-level = Changer de niveau
take-back = Rendre la place à une personne
leave = Quitter pour de bon
leave-words = Ce navigateur oubliera votre place. Pour revenir plus tard, gardez votre lien. Un bot doit-il jouer pour vous ?
leave-bot = Quitter, un bot continue
leave-just = Quitter simplement
anytime-waits = Cela comptera dès que la main à l’œuvre aura fini.

## Entre joueurs du même écran

curtain-title = C’est à { $name }
curtain-words = Passez l’écran. Personne d’autre ne doit regarder maintenant.
curtain-open = Je suis { $name }

## La fin

you-won = Vous avez gagné !
you-won-with = Vous avez gagné, avec { $names } !
you-came = { $place ->
    [2] Vous terminez deuxième
    [3] Vous terminez troisième
    [4] Vous terminez quatrième
    [5] Vous terminez cinquième
   *[other] Vous terminez à la place { $place }
}
winners = { $count ->
    [0] Personne ne gagne
    [one] { $names } gagne
   *[other] { $names } gagnent
}
place = Place
score = Score
rematch = Revanche
to-the-rematch = Vers la revanche
review = Revoir la partie
result-parts = D’où viennent les points
result-sum = Total
result-curves = Les points au fil des manches
result-round-by-round = Manche après manche
result-points = Points
look-at-board = Voir le plateau
download-log = Télécharger le journal
seal-title = Le hasard était-il honnête ?
seal-running = Avant tout tirage, le serveur a publié l’empreinte de sa graine. À la fin il montre la graine, et chacun peut vérifier que les deux vont ensemble.
seal-over = L’empreinte a été publiée avant le premier tirage ; voici la graine qui a décidé de chaque tirage.
seal-commitment = Empreinte (SHA-256)
seal-seed = Graine
seal-kept = Vérifié dans votre navigateur : la graine a bien cette empreinte.
seal-broken = La graine n’a pas cette empreinte.
seal-check = Vérifier chaque tirage
seal-lots-kept = { $count ->
    [0] Rien n’a été tiré dans cette partie.
    [one] Recalculé dans votre navigateur : le seul tirage découle de la graine.
   *[other] Recalculé dans votre navigateur : les { $count } tirages découlent tous de la graine.
}
seal-lot-false = La ligne { $entry } ({ $came }) ne découle pas de la graine.
seal-unchecked = Les tirages de cette partie ne peuvent pas être vérifiés dans le navigateur ; la commande « tavolino verify » contrôle le journal téléchargé.

report-title = Quelque chose ne va pas ?
report-words = Dites ce qui s’est passé et ce que vous attendiez. Vous recevez un fichier avec le journal de la partie, ce que vous voyez, votre navigateur et votre écran ; donnez-le à qui gère ce serveur.
report-words-running = Dites ce qui s’est passé et ce que vous attendiez. Vous recevez un fichier avec ce que vous voyez et avez appris jusqu’ici, votre navigateur et votre écran ; donnez-le à qui gère ce serveur. Il montre aussi ce que vous seul pouvez voir : pas à vos adversaires avant la fin.
report-what = Qu’est-ce qui ne va pas ?
report-save = Enregistrer le signalement
report-saved = Le signalement se trouve dans vos téléchargements.
report-failed = Le signalement n’a pas pu être fait ; réessayez dans un instant.

## Quand il manque quelque chose

error-title = Ça n’a pas marché
error-unreachable = Le serveur est injoignable. Votre appareil est-il en ligne ? Rien n’est perdu.
error-server = Le serveur a trébuché. Réessayez dans un instant.
server-not-saving = Le serveur ne peut rien enregistrer en ce moment. Rien n’est perdu et aucune pendule ne tourne ; tout reprendra de soi-même.
error-storage = Votre navigateur ne garde rien une fois cette page fermée. Conservez votre lien si vous voulez revenir.
error-language = Cette langue n’a pas pu être chargée. Réessayez.
error-no-game-title = Nous n’avons pas ce jeu
error-no-game = Il n’y a pas de jeu « { $game } » sur notre étagère.
error-nowhere-title = Rien n’est servi ici
error-nowhere = Cette adresse ne mène nulle part. Il manque peut-être un morceau du lien.
error-table-title = Pas de place ici

## Ce que l’on se dit

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-nice-move = Joli coup !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-sorry = Pardon !
phrase-your-turn = C’est à vous de jouer.
phrase-one-moment = Un instant, s’il vous plaît.
phrase-well-played = Bien joué !
phrase-goodbye = Au revoir !
