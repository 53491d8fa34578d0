# Après une partie : les fichiers, et ce qui a été établi.

import-title = Regarder une partie d’un fichier
import-about = Choisissez le journal d’une partie, ou la partie en JSON, tels qu’une table les donne à enregistrer. Chaque coup est vérifié par les règles ; ensuite vous parcourez la partie comme si elle avait été jouée ici.
import-choose = Choisir un fichier
import-drop = ou déposez-le ici
import-checking = Chaque coup est en cours de vérification …
import-kept = Quiconque a son adresse peut la regarder aussi. Personne ne peut la continuer, et elle ne compte pour rien.
import-link = Regarder une partie d’un fichier
import-here = Cette partie vient d’un fichier : les règles en ont vérifié les coups, mais personne ici ne l’a vue se jouer.

import-off = Cette maison n’accepte pas de parties venues de fichiers.
import-no-text = Ce n’est pas un fichier texte.
import-empty = Ce fichier est vide.
import-newer = Ce fichier a été écrit par un Tavolino plus récent que celui d’ici.
import-no-match = Ce n’est pas une partie telle que Tavolino les enregistre.
import-game = Il n’y a pas de jeu « { $game } » ici.
import-revision = Cette partie a été jouée selon la révision { $revision } des règles, et l’on n’en connaît ici que d’autres (la plus récente est la { $newest }).
import-seats = { $count ->
    [one] D’après le fichier, une seule personne jouait, ce qui n’est pas possible à ce jeu.
   *[other] D’après le fichier, { $count } personnes jouaient, ce qui n’est pas possible à ce jeu.
  }
import-options = Les règles choisies dans ce fichier ne conviennent pas au jeu.
import-too-long = Cette partie est trop longue : on regarde au plus { $count } entrées.
import-fingerprint = La graine de ce fichier n’a pas l’empreinte qui figure à côté.
import-illegal = L’entrée { $entry } ({ $move }) n’est pas permise par les règles à ce moment-là.
import-scores = La partie de ce fichier ne finit pas avec les points que le fichier indique.
import-slow = Cette partie n’a pas pu être vérifiée à temps. Réessayez plus tard.
import-too-large = Ce fichier est trop grand pour être une partie.

problem-imported = Cette partie vient d’un fichier et n’est pas terminée : on peut seulement la regarder.
problem-no-analyses = La personne qui gère ce serveur a désactivé cela.

download-json = Télécharger en JSON
download-so-far = Télécharger le journal jusqu’ici
download-so-far-words = Ce que vous avez le droit de savoir de la partie jusqu’à présent, en fichier texte.

seen-by = Vue par
seen-by-all = Tout le monde
seen-by-words = Maintenant que la partie est finie, vous pouvez la regarder avec les yeux de chacun.
