# Pourquoi le serveur a refusé. Un message par sorte de refus, et quelques-uns plus précis.
problem-malformed = Le serveur n’a pas compris ce message.
problem-malformed-action = « { $action } » n’est pas un coup de ce jeu.
problem-hello-first = Cette connexion ne s’est pas encore présentée.
problem-bad-options = Les règles choisies ne conviennent pas à ce jeu : { $detail }
problem-bad-seats = { $count ->
    [one] Ce jeu ne se joue pas seul.
   *[other] Ce jeu ne se joue pas à { $count }.
  }
problem-no-such-entry = La partie n’en est pas encore là.
problem-illegal = Les règles ne le permettent pas.
problem-not-over = Ce n’est possible qu’une fois la partie finie.
problem-no-practice = Seul un entraînement revient à un moment antérieur.
problem-no-choice = À ce moment-là, personne n’avait de choix à faire.
problem-not-your-turn = Ce n’est pas votre tour.
problem-not-your-seat = Cette place n’est pas la vôtre.
problem-bot-plays = Un bot joue à cette place en ce moment. Reprenez-la d’abord.
problem-player-here = Quelqu’un joue à cette place. Vous ne pouvez la confier à un bot qu’en son absence.
problem-unknown-link = Ce lien ne correspond à aucune place de cette table : vous êtes spectateur.
problem-no-more-time = Vous ne pouvez demander plus de temps qu’une fois, et seulement pendant que votre temps court.
problem-no-help = Cette table ne donne pas d’indices : la personne qui l’a mise les a laissés de côté, ou personne n’a appris ce jeu aux bots.
problem-no-bot-did-that = Seuls les coups des bots peuvent être expliqués.
problem-secret-move = Ce coup est secret, et sa raison aussi.
problem-no-reason = Aucune raison n’a pu être trouvée pour le moment. Veuillez réessayer.
problem-bad-name = Ce nom ne peut pas être lu. Choisissez-en un que tout le monde voit, dans l’écriture de votre choix.
problem-name-taken = Quelqu’un à cette table porte déjà ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.
problem-stale = La partie avait déjà avancé. Regardez à nouveau.
problem-no-such-table = Cette table n’existe pas. Le lien est peut-être incomplet.
problem-no-such-seat = Cette place n’existe pas à cette table.
problem-no-bots = Personne n’a encore appris ce jeu aux bots : il se joue entre personnes.
problem-no-such-level = Aucun bot de ce niveau ne peut jouer à ce jeu ici.
problem-not-found = Il n’y a rien ici.
problem-wrong-protocol = Cette page n’est plus à jour. Rechargez-la.
problem-too-fast = C’est allé un peu trop vite. Attendez un instant.
problem-no-host = La requête ne dit pas à quel hôte elle s’adresse, ou le dit deux fois.
problem-unknown-host = Ce serveur ne répond pas au nom { $host }. Qui l’administre peut ajouter ce nom au réglage allowed_hosts.
problem-too-large = Ce message est trop long.
problem-unavailable = La partie ne peut pas être enregistrée pour l’instant. Rien n’a changé ; réessayez dans un moment.
problem-saved-later = La partie ne peut pas être enregistrée pour l’instant. Ce qui vient d’être fait n’est pas perdu : cela comptera dès que ce sera enregistré.
problem-old-rules = Cette partie a commencé avec d’anciennes règles : on ne peut plus que la regarder.
problem-damaged = Cette partie est illisible : une portion de la base de données est endommagée. La personne qui gère ce serveur peut la restaurer à partir d’une sauvegarde.
problem-hand-at-work = Une main est à l’œuvre : voyons d’abord comment son geste se termine.
problem-no-gesture = Il n’y a rien à faire à la main en ce moment.
problem-interrupted = La main a glissé : une erreur s’est produite de notre côté. Tout est resté comme avant ; recommencez le geste.
problem-interrupted-again = La main a encore glissé dans le même tour : une erreur s’est produite de notre côté. Un geste ne peut être recommencé qu’une fois par tour ; la table a donc terminé celui-ci à votre place.
problem-stages-taken = Tous les chantiers sont pris en ce moment. La partie reprend d’elle-même dès que l’un d’eux se libère.
problem-crowded = Trop de connexions sont ouvertes depuis votre réseau. Fermez une table dont vous n’avez plus besoin ; cette page continue d’essayer.
problem-full-house = La maison est pleine pour le moment. Cette page continue d’essayer.
problem-passkey = Cette clé d’accès n’a pas pu être vérifiée. Réessayez.
problem-unknown-passkey = Personne ici n’a cette clé d’accès. Elle a peut-être été supprimée, ou elle appartient à une autre adresse.
problem-too-late = Cela a pris trop de temps. Recommencez.
problem-passkey-address = Les clés d’accès demandent une adresse avec un nom ; celle-ci est un numéro. Un lien de récupération fonctionne ici aussi.
problem-used-up = Cela a déjà servi.
problem-no-such-link = Ce lien de récupération n’est plus valable : il a servi, a été remplacé ou révoqué, ou il est trop ancien.
problem-last-way-in = C’est votre seul accès : ajoutez d’abord une clé d’accès ou créez un lien de récupération.
problem-many-accounts = Beaucoup de comptes ont été créés d’ici depuis une heure. Réessayez plus tard, ou jouez en attendant sans compte.
problem-many-passkeys = { $count ->
    [one] Vous pouvez avoir une clé d’accès. Supprimez celle dont vous n’avez plus besoin.
   *[other] Vous pouvez avoir { $count } clés d’accès. Supprimez-en une dont vous n’avez plus besoin.
  }
problem-not-signed-in = Vous n’êtes pas connecté sur cet appareil.

# Les règles de la maison.
not-your-turn = Ce n’est pas votre tour.
not-an-outcome = Le hasard ne peut pas donner cela ici.
no-undo = On ne reprend que son propre dernier coup, tant que personne d’autre n’a joué et que la partie n’est pas finie ; seul avec des bots, on reprend aussi ce qu’ils ont fait ensuite, si rien n’est caché. Une réponse en temps limité est définitive.
no-undo-here = À cette table, aucun coup ne se reprend : elle a été dressée ainsi.

# Ce qui se dit autour de la table.
unnamed-seat = Joueur { $number }
took-back = { $seat } reprend son dernier coup.
took-back-further = { $seat } reprend un coup, et tout ce qui a suivi.
table-closed = On ne peut plus que regarder cette partie.
client-missing = Le client web n’est pas encore construit. Lancez « make setup » puis redémarrez.

# Montré avec un lien vers une page.
preview-title = Venez vous asseoir à la table
preview-words = Des jeux de société autour d’une petite table, dans votre navigateur : contre des bots, à plusieurs devant un écran, ou entre amis grâce à un lien.
