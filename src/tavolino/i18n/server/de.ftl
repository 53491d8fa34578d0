# Warum der Server etwas ablehnte. Eine Meldung je Art, und einige genauere.
problem-malformed = Der Server hat diese Nachricht nicht verstanden.
problem-malformed-action = „{ $action }“ ist kein Zug in diesem Spiel.
problem-hello-first = Diese Verbindung hat sich noch nicht vorgestellt.
problem-bad-options = Die gewählten Regeln passen nicht zu diesem Spiel: { $detail }
problem-bad-seats = { $count ->
    [one] Dieses Spiel kann man nicht allein spielen.
   *[other] Dieses Spiel kann man nicht zu { $count } spielen.
  }
problem-no-such-entry = So weit ist die Partie noch nicht.
problem-illegal = Das erlauben die Regeln nicht.
problem-not-over = Das geht erst, wenn die Partie vorbei ist.
problem-no-practice = Nur eine Übung kehrt zu einem früheren Moment zurück.
problem-no-choice = In diesem Moment hatte niemand etwas zu wählen.
problem-not-your-turn = Du bist nicht am Zug.
problem-not-your-seat = Dieser Platz gehört dir nicht.
problem-bot-plays = Auf diesem Platz spielt gerade ein Bot. Übernimm ihn zuerst wieder.
problem-player-here = Auf diesem Platz spielt jemand. Du kannst ihn nur einem Bot geben, solange diese Person weg ist.
problem-unknown-link = Dieser Link gehört zu keinem Platz an diesem Tisch; du schaust jetzt zu.
problem-no-more-time = Mehr Zeit gibt es einmal, und nur solange deine Zeit läuft.
problem-no-help = Dieser Tisch gibt keine Tipps: Wer ihn gedeckt hat, hat sie weggelassen, oder niemand hat Bots dieses Spiel beigebracht.
problem-no-bot-did-that = Nur Züge von Bots können erklärt werden.
problem-secret-move = Dieser Zug ist geheim, und sein Grund auch.
problem-no-reason = Gerade ließ sich kein Grund finden. Bitte versuche es noch einmal.
problem-bad-name = Dieser Name ist nicht zu lesen. Bitte wähle einen, den alle sehen können, in beliebiger Schrift.
problem-name-taken = Jemand an diesem Tisch heißt schon so oder sehr ähnlich. Bitte wähle einen anderen Namen.
problem-stale = Die Partie war schon einen Schritt weiter. Schau noch einmal hin.
problem-no-such-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig.
problem-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
problem-no-bots = Dieses Spiel hat noch niemand den Bots beigebracht: Es wird unter Menschen gespielt.
problem-no-such-level = Ein Bot dieser Stärke kann dieses Spiel hier nicht spielen.
problem-not-found = Hier ist nichts.
problem-wrong-protocol = Diese Seite ist veraltet. Bitte lade sie neu.
problem-too-fast = Das ging etwas zu schnell. Warte einen Augenblick.
problem-no-host = Die Anfrage sagt nicht, für welchen Host sie ist, oder sagt es zweimal.
problem-unknown-host = Dieser Server hört nicht auf den Namen { $host }. Wer ihn betreibt, kann den Namen in die Einstellung allowed_hosts aufnehmen.
problem-too-large = Diese Nachricht ist zu groß.
problem-unavailable = Die Partie lässt sich gerade nicht speichern. Es hat sich nichts geändert; versuch es gleich noch einmal.
problem-saved-later = Die Partie lässt sich gerade nicht speichern. Was eben getan wurde, ist nicht verloren: Es zählt, sobald es gespeichert ist.
problem-old-rules = Diese Partie begann unter älteren Regeln und kann nur noch angesehen werden.
problem-damaged = Diese Partie kann nicht gelesen werden: Ein Teil der Datenbank ist beschädigt. Wer diesen Server betreibt, kann sie aus einer Sicherung wiederherstellen.
problem-hand-at-work = Eine Hand ist am Werk: erst zeigt sich, wie ihr Zug ausgeht.
problem-no-gesture = Hier gibt es gerade nichts mit der Hand zu tun.
problem-interrupted = Die Hand ist abgerutscht: Bei uns ging etwas schief. Alles steht wie zuvor; bitte beginne die Bewegung noch einmal.
problem-interrupted-again = Die Hand ist im selben Zug noch einmal abgerutscht: Bei uns ging etwas schief. Eine Bewegung darf einmal je Zug neu begonnen werden; deshalb hat der Tisch diese für dich beendet.
problem-stages-taken = Gerade sind alle Baustellen belegt. Deine öffnet sich von selbst, sobald eine frei ist.
problem-crowded = Aus deinem Netz sind gerade zu viele Verbindungen offen. Schließe einen Tisch, den du nicht mehr brauchst; diese Seite versucht es weiter.
problem-full-house = Das Haus ist gerade voll. Diese Seite versucht es weiter.
problem-passkey = Dieser Passkey ließ sich nicht prüfen. Bitte versuche es noch einmal.
problem-unknown-passkey = Diesen Passkey hat hier niemand. Vielleicht wurde er entfernt, oder er gehört zu einer anderen Adresse.
problem-too-late = Das hat zu lange gedauert. Bitte fang noch einmal an.
problem-passkey-address = Passkeys brauchen eine Adresse mit Namen; diese ist eine Nummer. Ein Wiederherstellungslink geht auch hier.
problem-used-up = Das wurde schon benutzt.
problem-no-such-link = Dieser Wiederherstellungslink gilt nicht mehr: Er wurde benutzt, ersetzt oder widerrufen, oder er ist zu alt.
problem-last-way-in = Nur so kommst du noch herein: Füge erst einen Passkey hinzu oder erstelle einen Wiederherstellungslink.
problem-many-accounts = Von hier wurden in der letzten Stunde schon viele Konten angelegt. Versuch es später noch einmal, oder spiel solange als Gast.
problem-many-passkeys = { $count ->
    [one] Du kannst einen Passkey haben. Entferne den, den du nicht mehr brauchst.
   *[other] Du kannst { $count } Passkeys haben. Entferne einen, den du nicht mehr brauchst.
  }
problem-not-signed-in = Auf diesem Gerät bist du nicht angemeldet.

# Die Hausregeln.
not-your-turn = Du bist nicht am Zug.
not-an-outcome = Das kann der Zufall hier nicht bringen.
no-undo = Du kannst nur deinen eigenen letzten Zug zurücknehmen, solange niemand sonst gehandelt hat und die Partie nicht vorbei ist; allein mit Bots auch, was sie danach taten, wenn nichts verborgen ist. Eine Antwort, für die die Uhr lief, gilt.
no-undo-here = An diesem Tisch wird nichts zurückgenommen: So wurde er gedeckt.

# Was am Tisch gesagt wird.
unnamed-seat = Spieler { $number }
took-back = { $seat } nimmt den letzten Zug zurück.
took-back-further = { $seat } nimmt einen Zug zurück, und alles, was darauf folgte.
table-closed = Diese Partie kann nur noch angesehen werden.
client-missing = Der Browser-Client ist noch nicht gebaut. Führe „make setup“ aus und starte neu.

# Gezeigt mit einem Link auf eine Seite.
preview-title = Setz dich an den Tisch
preview-words = Brettspiele rund um einen kleinen Tisch, im Browser: gegen Bots, gemeinsam an einem Bildschirm oder mit Freunden über einen Link.
