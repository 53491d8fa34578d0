## Qui vous êtes

title-you = Vous · Tavolino
menu-you = Qui vous êtes
menu-you-known = Vous êtes connu ici : cette table vous attend sur tous vos appareils.
menu-you-guest = Vous jouez en invité. Si vous voulez, cette table et vos réglages vous attendront sur chaque appareil.
person-lead = Vous jouez en invité, et vous pouvez continuer ainsi. Si vous voulez retrouver vos tables, votre nom et vos réglages sur tous vos appareils, gardez qui vous êtes : sans mot de passe et sans adresse e-mail.
person-keep = Garder
person-name = Comment vous appelez-vous ?
person-passkey-words = Une clé d’accès reste sur votre appareil ou dans son gestionnaire de mots de passe. Vous la débloquez par le doigt, le visage ou un code ; personne ne peut la deviner, et il n’y a rien à retenir.
person-keep-passkey = Garder avec une clé d’accès
person-keep-link = Garder avec un lien de récupération
person-again = Déjà fait ?
person-enter = Se connecter avec une clé d’accès
person-again-link = Sur un appareil sans votre clé d’accès, ouvrez-y votre lien de récupération.
person-kept = Qu’est-ce qui est gardé ?
person-kept-words = Un numéro au hasard, le nom que vous choisissez, quelques réglages comme la langue et la lumière, la moitié publique de vos clés d’accès, et quelles places sont à vous, avec leurs clés. Pour chaque appareil connecté, son type et le jour de sa dernière utilisation. Tant qu’une de vos tables publiques ou classées est en cours, une forme brouillée de votre adresse réseau, que personne ne peut relire. Aucune adresse e-mail, rien de ce que vous faites ailleurs. Vous pouvez tout emporter dans un fichier et l’effacer à tout moment.
person-none-missing = Ce navigateur ne connaît pas les clés d’accès. Un lien de récupération fait de même : gardez-le comme on garde une clé.
person-none-insecure = Les navigateurs n’admettent les clés d’accès que sur une adresse sécurisée (https). Un lien de récupération fonctionne ici aussi : gardez-le comme on garde une clé.
person-none-number = Les navigateurs n’admettent les clés d’accès que si l’adresse est un nom ; celle-ci est un numéro. Un lien de récupération fonctionne ici aussi : gardez-le comme on garde une clé.
person-cancelled = Rien n’a changé : c’était annulé, ou cela a pris trop de temps. Réessayez quand vous voulez.
person-has-one = Cet appareil a déjà une de vos clés d’accès.
person-unable = Cet appareil n’y est pas arrivé avec une clé d’accès. Essayez un autre appareil, ou prenez un lien de récupération.
person-back = Bon retour
person-back-here = Se connecter sur cet appareil
person-back-words = Votre lien de récupération sert une fois. En vous connectant ici avec lui, vous en recevez aussitôt un nouveau.
person-back-known = Une session est ouverte sur cet appareil en ce moment ({ $name }) ; elle sera fermée.
person-back-alone = Me déconnecter de tous mes autres appareils
person-back-alone-words = Par exemple si l’un d’eux est perdu ou n’est plus à vous.
person-back-enter = Se connecter ici
person-called = Votre nom
person-called-words = Aux tables où vous êtes déjà assis, vous gardez le nom qui y figure ; vous le changez dans leur menu.
person-save = Enregistrer
person-passkeys = Vos clés d’accès
person-passkey = Clé d’accès
person-used = créée le { $made }, utilisée le { $used }
person-rename = Renommer « { $name } »
person-drop = Supprimer « { $name } »
person-drop-passkey-words = Cette clé d’accès ne vous laissera plus entrer : { $name }. Personne ne peut la rétablir ; vous pourrez seulement en ajouter une nouvelle.
person-drop-passkey-really = Supprimer la clé d’accès
person-no-passkey = Vous n’en avez pas encore : votre lien de récupération est votre seul accès.
person-add = Ajouter une clé d’accès de cet appareil
person-link = Votre lien de récupération
person-link-words = Il vous donne accès sur un nouvel appareil, une fois. Qui l’a passe ici pour vous : gardez-le là où vous gardez des clés.
person-link-once = Gardez-le maintenant : il n’est montré que cette fois.
person-link-until = Votre lien est valable jusqu’au { $date }.
person-link-make = Créer un lien de récupération
person-link-replace = En créer un nouveau à la place
person-link-revoke = Le révoquer
person-tables = Vos tables
person-no-tables = Pas encore. Où que vous vous asseyiez désormais, la table est à vous sur tous vos appareils.
person-table-since = depuis le { $since }
person-table-over = depuis le { $since }, terminée
person-tables-all = { $count ->
    [one] Montrer { $count } table
   *[other] Montrer les { $count } tables
  }
person-devices = Connexion
person-devices-words = { $count ->
    [one] Vous n’êtes connecté que sur cet appareil. Si vous vous déconnectez, votre nom et vos tables le quittent ; ils vous attendent là où vous vous connectez.
   *[other] Vous êtes connecté sur { $count } appareils. Si vous vous déconnectez, votre nom et vos tables quittent l’appareil ; ils vous attendent là où vous vous connectez.
  }
person-session-unnamed = Un appareil
person-session-current = cet appareil
person-session-used = connecté le { $made }, utilisé le { $used } pour la dernière fois
person-session-made = connecté le { $made }
person-session-end = Déconnecter : { $name }
person-sign-out = Se déconnecter ici
person-sign-out-everywhere = Se déconnecter partout
person-going = Emporter ou effacer
person-export-words = Tout ce qui est gardé de vous, dans un fichier. Les clés de vos places y sont : qui a le fichier peut jouer pour vous.
person-export = Tout télécharger
person-delete = Effacer ce qui est gardé de moi
person-delete-words = Votre nom, vos réglages, vos clés d’accès et la liste de vos tables disparaîtront aussitôt, et personne ne pourra les ramener. Les parties restent telles quelles : à vos tables vous continuez en invité, sur les appareils qui connaissent leurs liens.
person-delete-really = Tout effacer
person-notices = Comment vous apprenez que c’est à vous
person-notices-words = Voilà comment on vous prévient à vos tables en cours, quel que soit l’appareil où vous l’avez réglé. Retirez un moyen ici, et plus aucune table ne s’en sert. Seul un appareil réglé sur « À toutes mes tables » remet ses propres moyens, aux tables que vous y ouvrez.
person-no-notices = À aucune de vos tables pour l’instant. Cela se règle dans le menu d’une table.
person-notice-at = { $count ->
    [one] { $host }, à une table
   *[other] { $host }, à { $count } tables
  }
