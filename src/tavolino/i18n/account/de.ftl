## Wer du bist

title-you = Du · Tavolino
menu-you = Wer du bist
menu-you-known = Du bist hier bekannt: Dieser Tisch wartet auf all deinen Geräten auf dich.
menu-you-guest = Du spielst als Gast. Wenn du magst, warten dieser Tisch und deine Einstellungen auf jedem Gerät auf dich.
person-lead = Du spielst als Gast, und das darf so bleiben. Wenn du deine Tische, deinen Namen und deine Einstellungen auf all deinen Geräten haben willst, behalte, wer du bist: ohne Passwort und ohne Mailadresse.
person-keep = Behalten
person-name = Wie heißt du?
person-passkey-words = Ein Passkey bleibt auf deinem Gerät oder in dessen Passwortspeicher. Du entsperrst ihn mit Finger, Gesicht oder PIN; niemand kann ihn erraten, und du musst dir nichts merken.
person-keep-passkey = Mit einem Passkey behalten
person-keep-link = Mit einem Wiederherstellungslink behalten
person-again = Schon behalten?
person-enter = Mit einem Passkey anmelden
person-again-link = Auf einem Gerät ohne deinen Passkey öffne dort deinen Wiederherstellungslink.
person-kept = Was wird aufbewahrt?
person-kept-words = Eine zufällige Nummer, der Name, den du wählst, ein paar Einstellungen wie Sprache und Licht, die öffentliche Hälfte deiner Passkeys und welche Plätze deine sind, mit ihren Schlüsseln. Von jedem angemeldeten Gerät, was für eines es ist und an welchem Tag es zuletzt benutzt wurde. Solange ein öffentlicher oder gewerteter Tisch von dir läuft, eine verschlüsselte Form deiner Netzadresse, aus der niemand sie lesen kann. Keine Mailadresse, nichts von dem, was du anderswo tust. Du kannst alles als Datei mitnehmen und jederzeit löschen.
person-none-missing = Dieser Browser kennt keine Passkeys. Ein Wiederherstellungslink tut dasselbe: Bewahre ihn auf wie einen Schlüssel.
person-none-insecure = Browser erlauben Passkeys nur auf einer sicheren Adresse (https). Ein Wiederherstellungslink geht auch hier: Bewahre ihn auf wie einen Schlüssel.
person-none-number = Browser erlauben Passkeys nur, wo die Adresse ein Name ist; diese ist eine Nummer. Ein Wiederherstellungslink geht auch hier: Bewahre ihn auf wie einen Schlüssel.
person-cancelled = Nichts hat sich geändert: Es wurde abgebrochen oder hat zu lange gedauert. Versuche es wieder, wann du willst.
person-has-one = Dieses Gerät hat schon einen Passkey von dir.
person-unable = Das ging auf diesem Gerät nicht mit einem Passkey. Versuche ein anderes Gerät oder nimm einen Wiederherstellungslink.
person-back = Willkommen zurück
person-back-here = Auf diesem Gerät anmelden
person-back-words = Dein Wiederherstellungslink gilt einmal. Wenn du dich hier mit ihm anmeldest, bekommst du sofort einen neuen.
person-back-known = Auf diesem Gerät ist gerade { $name } angemeldet und wird dann abgemeldet.
person-back-alone = Auf allen meinen anderen Geräten abmelden
person-back-alone-words = Zum Beispiel, weil eines verloren ging oder nicht mehr dir gehört.
person-back-enter = Hier anmelden
person-called = Wie du heißt
person-called-words = An den Tischen, an denen du schon sitzt, behältst du den Namen, der dort steht; du änderst ihn in ihrem Menü.
person-save = Speichern
person-passkeys = Deine Passkeys
person-passkey = Passkey
person-used = erstellt am { $made }, zuletzt benutzt am { $used }
person-rename = „{ $name }“ umbenennen
person-drop = „{ $name }“ entfernen
person-drop-passkey-words = „{ $name }“ lässt dich dann nicht mehr hinein. Niemand kann ihn zurückholen; du könntest nur einen neuen hinzufügen.
person-drop-passkey-really = Passkey entfernen
person-no-passkey = Du hast noch keinen: Nur mit deinem Wiederherstellungslink kommst du herein.
person-add = Einen Passkey dieses Geräts hinzufügen
person-link = Dein Wiederherstellungslink
person-link-words = Er lässt dich einmal auf einem neuen Gerät herein. Wer ihn hat, gilt hier als du: Bewahre ihn auf, wo du Schlüssel aufbewahrst.
person-link-once = Bewahre ihn jetzt auf: Er wird nur dieses eine Mal gezeigt.
person-link-until = Dein Link gilt bis { $date }.
person-link-make = Einen Wiederherstellungslink erstellen
person-link-replace = Stattdessen einen neuen erstellen
person-link-revoke = Widerrufen
person-tables = Deine Tische
person-no-tables = Noch keine. Wo du dich von jetzt an hinsetzt: Der Tisch gehört dir auf all deinen Geräten.
person-table-since = seit { $since }
person-table-over = seit { $since }, zu Ende
person-tables-all = { $count ->
    [one] { $count } Tisch zeigen
   *[other] Alle { $count } Tische zeigen
  }
person-devices = Angemeldet
person-devices-words = { $count ->
    [one] Du bist nur auf diesem Gerät angemeldet. Wenn du dich abmeldest, verlassen dein Name und deine Tische das Gerät; sie warten auf dich, wo du dich auch anmeldest.
   *[other] Du bist auf { $count } Geräten angemeldet. Wenn du dich abmeldest, verlassen dein Name und deine Tische das Gerät; sie warten auf dich, wo du dich auch anmeldest.
  }
person-session-unnamed = Ein Gerät
person-session-current = dieses Gerät
person-session-used = angemeldet am { $made }, zuletzt benutzt am { $used }
person-session-made = angemeldet am { $made }
person-session-end = Abmelden: { $name }
person-sign-out = Hier abmelden
person-sign-out-everywhere = Überall abmelden
person-going = Mitnehmen oder löschen
person-export-words = Alles, was von dir aufbewahrt wird, in einer Datei. Die Schlüssel zu deinen Plätzen sind darin: Wer die Datei hat, kann für dich spielen.
person-export = Alles herunterladen
person-delete = Löschen, was von mir aufbewahrt wird
person-delete-words = Dein Name, deine Einstellungen, Passkeys und die Liste deiner Tische sind dann sofort weg, und niemand kann sie zurückholen. Partien bleiben, wie sie sind: An deinen Tischen spielst du als Gast weiter, auf Geräten, die ihre Links kennen.
person-delete-really = Alles löschen
person-notices = Wie du erfährst, dass du am Zug bist
person-notices-words = Diese Wege sind an deinen laufenden Tischen eingerichtet, auf welchem Gerät auch immer. Entfernst du hier einen, meldet sich kein Tisch mehr auf ihm. Nur ein Gerät, auf dem „An allen meinen Tischen“ eingeschaltet ist, richtet seine eigenen Wege wieder ein, an den Tischen, die du dort öffnest.
person-no-notices = Noch an keinem deiner Tische. Du richtest es im Menü eines Tisches ein.
person-notice-at = { $count ->
    [one] { $host }, an einem Tisch
   *[other] { $host }, an { $count } Tischen
  }
