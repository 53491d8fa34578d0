# Classements et statistiques.
terms-rated = Est-ce que cela compte ?
terms-rated-false = Sans classement
terms-rated-true = Avec classement
terms-rated-false-words = Pour le plaisir : le résultat ne change le classement de personne.
terms-rated-true-words = Le résultat change le classement de celles et ceux qui jouent ; tout le monde doit être connecté.
terms-rated-what = Les classements se comptent par jeu et par nombre de joueurs, d’après les places seulement. On joue selon les règles publiées, sans variantes. Il y a une pendule ou une limite d’absence, personne n’est aidé, personne ne regarde par-dessus l’épaule et chacun joue sa propre place ; un bot de niveau Débutant remplace qui reste absent. Les bots comptent d’après ce qu’on a mesuré d’eux. Un adversaire compte en proportion de ses propres parties classées, et entièrement à partir de dix ; les bots comptent toujours. Qui rencontre le même adversaire plus de cinq fois en trente jours gagne et perd moins à chaque fois. Les personnes à la même adresse réseau ne comptent pas les unes pour les autres, sauf si la personne qui gère ce site le permet, et une partie où quelqu’un a joué moins de quatre coups ne compte pas. Quand tout le monde est parti, des bots de niveau Débutant jouent jusqu’à la fin, et cela compte.
problem-rated-stranger = Cette table compte pour le classement : connectez-vous d’abord, pour qu’on sache qui vous êtes.
problem-rated-shared = À une table qui compte pour le classement, chacun a une seule place.
problem-rated-bots = Une table qui compte pour le classement a besoin de quelqu’un à classer.
problem-rated-clock = Une table qui compte pour le classement a besoin d’une pendule, ou d’une limite d’absence.
problem-rated-help = Personne n’est aidé à une table qui compte pour le classement.
problem-rated-seat = À une table qui compte pour le classement, chacun joue sa propre place.
problem-rated-rules = À une table qui compte pour le classement, on joue selon les règles publiées : sans variantes.
leave-rated-words = Cette table compte pour le classement : le résultat reste le vôtre même si vous partez. Une fois votre temps écoulé, un bot de niveau Débutant joue à votre place, et ce qu’il obtient compte pour vous. Ce navigateur oubliera votre place ; pour revenir plus tard, gardez votre lien.
ratings-title = Classements
rating-of = { $points } ± { $give }
rating-waits = Les classements suivent dans un instant.
rating-unrated-short = Cette partie n’a changé aucun classement : quelqu’un a joué moins de quatre coups.
rating-unrated-same_address = Cette partie n’a changé aucun classement : tout le monde jouait depuis la même adresse réseau.
statistics-title = Ce que vous avez atteint
statistics-none = Rien encore : jouez une partie jusqu’au bout en étant connecté.
statistics-rating = Classement, { $players } à table
statistics-rating-words = { $points } ± { $give } (avec 95 % de confiance) ; { $matches ->
    [one] une partie classée.
   *[other] { $matches } parties classées.
  }
statistics-bots = En pointillé : ce que les bots ont ici.
statistics-places = Places
statistics-places-of = { $players } à table
statistics-place = { $place }
statistics-against = Devant
statistics-people = des personnes
statistics-points = Vos points
statistics-matches = { $count ->
    [one] une partie
   *[other] { $count } parties
  }

stronger-bots = Des bots plus forts : { $level }
weaker-bots = Des bots moins forts : { $level }
