# Na een partij: bestanden, en wat is uitgezocht.

import-title = Een partij uit een bestand bekijken
import-about = Kies het verslag van een partij, of de partij als JSON, zoals een tafel die laat bewaren. Elke zet wordt door de regels nagekeken; daarna loop je door de partij alsof ze hier gespeeld is.
import-choose = Kies een bestand
import-drop = of laat het hier vallen
import-checking = Elke zet wordt nagekeken …
import-kept = Wie het adres heeft, kan ze ook bekijken. Niemand kan verder spelen, en ze telt nergens voor mee.
import-link = Een partij uit een bestand bekijken
import-here = Deze partij komt uit een bestand: de regels hebben de zetten nagekeken, maar niemand heeft haar hier zien spelen.

import-off = Dit huis neemt geen partijen uit bestanden aan.
import-no-text = Dit is geen tekstbestand.
import-empty = Dit bestand is leeg.
import-newer = Dit bestand is geschreven door een nieuwere Tavolino dan die hier draait.
import-no-match = Dit is geen partij zoals Tavolino die bewaart.
import-game = Hier is geen spel “{ $game }”.
import-revision = Deze partij is gespeeld volgens revisie { $revision } van de regels, en hier zijn alleen andere bekend (de nieuwste is { $newest }).
import-seats = { $count ->
    [one] Volgens het bestand speelde er één speler, en dat kan in dit spel niet.
   *[other] Volgens het bestand speelden er { $count } spelers, en dat kan in dit spel niet.
  }
import-options = De gekozen regels in dit bestand passen niet bij het spel.
import-too-long = Deze partij is te lang: er worden hoogstens { $count } regels bekeken.
import-fingerprint = Het toevalsgetal in dit bestand heeft niet de vingerafdruk die ernaast staat.
import-illegal = Regel { $entry } ({ $move }) is op dat moment volgens de spelregels niet toegestaan.
import-scores = De partij in dit bestand eindigt niet met de punten die het bestand noemt.
import-slow = Deze partij kon niet op tijd worden nagekeken. Probeer het later nog eens.
import-too-large = Dit bestand is te groot voor een partij.

problem-imported = Deze partij komt uit een bestand en is niet afgelopen: ze kan alleen bekeken worden.
problem-no-analyses = Wie deze server beheert, heeft dit uitgezet.

download-json = Downloaden als JSON
download-so-far = Het verslag tot nu toe downloaden
download-so-far-words = Wat je tot nu toe van de partij mag weten, als tekstbestand.

seen-by = Gezien door
seen-by-all = Iedereen
seen-by-words = Nu de partij afgelopen is, mag je ze met ieders ogen bekijken.
