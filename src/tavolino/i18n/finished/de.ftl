# Nach einer Partie: Dateien, und was herausgefunden wurde.

import-title = Eine Partie aus einer Datei ansehen
import-about = Wähle den Verlauf einer Partie oder die Partie als JSON, so wie ein Tisch sie zum Speichern gibt. Jeder Zug wird von den Regeln geprüft; dann gehst du durch die Partie, als wäre sie hier gespielt worden.
import-choose = Datei wählen
import-drop = oder hier ablegen
import-checking = Jeder Zug wird geprüft …
import-kept = Wer ihre Adresse hat, kann sie auch ansehen. Niemand kann sie weiterspielen, und sie zählt für nichts.
import-link = Eine Partie aus einer Datei ansehen
import-here = Diese Partie stammt aus einer Datei: Die Regeln haben ihre Züge geprüft, aber niemand hier hat gesehen, wie sie gespielt wurde.

import-off = Dieses Haus nimmt keine Partien aus Dateien an.
import-no-text = Das ist keine Textdatei.
import-empty = Diese Datei ist leer.
import-newer = Diese Datei wurde von einem neueren Tavolino geschrieben als dem, das hier läuft.
import-no-match = Das ist keine Partie, wie Tavolino sie speichert.
import-game = Hier gibt es kein Spiel „{ $game }“.
import-revision = Diese Partie wurde nach Revision { $revision } der Regeln gespielt, und hier sind nur andere bekannt (die neueste ist { $newest }).
import-seats = { $count ->
    [one] Laut der Datei spielte eine Person allein, und das geht in diesem Spiel nicht.
   *[other] Laut der Datei spielten { $count } Personen, und das geht in diesem Spiel nicht.
  }
import-options = Die gewählten Regeln in dieser Datei passen nicht zum Spiel.
import-too-long = Diese Partie ist zu lang: Es werden höchstens { $count } Einträge angesehen.
import-fingerprint = Der Startwert in dieser Datei hat nicht den Fingerabdruck, der danebensteht.
import-illegal = Eintrag { $entry } ({ $move }) ist nach den Regeln in diesem Augenblick nicht erlaubt.
import-scores = Die Partie in dieser Datei endet nicht mit den Punkten, die die Datei nennt.
import-slow = Diese Partie konnte nicht rechtzeitig geprüft werden. Bitte versuche es später noch einmal.
import-too-large = Diese Datei ist zu groß für eine Partie.

problem-imported = Diese Partie stammt aus einer Datei und ist nicht zu Ende: Sie kann nur angesehen werden.
problem-no-analyses = Wer diesen Server betreibt, hat das abgeschaltet.

download-json = Als JSON herunterladen
download-so-far = Den bisherigen Verlauf herunterladen
download-so-far-words = Was du bis jetzt von der Partie wissen darfst, als Textdatei.

seen-by = Gesehen von
seen-by-all = Allen
seen-by-words = Da die Partie zu Ende ist, darfst du sie mit den Augen aller ansehen.
