# Ratings en statistiek.
terms-rated = Telt het mee?
terms-rated-false = Zonder rating
terms-rated-true = Met rating
terms-rated-false-words = Voor het plezier: de uitslag verandert niemands rating.
terms-rated-true-words = De uitslag verandert de ratings van wie speelt; iedereen moet aangemeld zijn.
terms-rated-what = Ratings worden per spel en per aantal spelers geteld, alleen naar de plaatsen. Er wordt volgens de gepubliceerde regels gespeeld, zonder varianten. Er is een klok of een grens aan wegblijven, niemand wordt geholpen, niemand kijkt mee, en iedereen speelt op de eigen plaats; wie wegblijft wordt vervangen door een bot van niveau Beginner. Bots tellen naar wat van hen gemeten is. Een tegenstander telt naar verhouding van zijn eigen partijen die telden, en vanaf tien voluit; bots tellen altijd. Wie binnen dertig dagen vaker dan vijf keer dezelfde tegenstander treft, wint en verliest telkens minder. Spelers op hetzelfde netwerkadres tellen niet voor elkaar, tenzij de beheerder van deze site het toestaat, en een partij waarin iemand minder dan vier zetten heeft gedaan, telt niet. Als iedereen weg is, spelen bots van niveau Beginner tot het einde door, en dat telt.
problem-rated-stranger = Deze tafel telt voor de rating: meld je eerst aan, zodat bekend is wie je bent.
problem-rated-shared = Aan een tafel die voor de rating telt, heeft iedereen één plaats.
problem-rated-bots = Een tafel die voor de rating telt, heeft iemand nodig die een rating krijgt.
problem-rated-clock = Een tafel die voor de rating telt, heeft een klok nodig, of een grens aan wegblijven.
problem-rated-help = Aan een tafel die voor de rating telt, wordt niemand geholpen.
problem-rated-seat = Aan een tafel die voor de rating telt, speelt iedereen op de eigen plaats.
problem-rated-rules = Aan een tafel die voor de rating telt, wordt volgens de gepubliceerde regels gespeeld: zonder varianten.
leave-rated-words = Deze tafel telt voor de rating: de uitslag blijft van jou, ook als je weg bent. Is je tijd om, dan speelt een bot van niveau Beginner voor je verder, en wat die bereikt telt voor jou. Deze browser vergeet je plaats; wil je later terugkomen, bewaar dan je link.
ratings-title = Ratings
rating-of = { $points } ± { $give }
rating-waits = De ratings volgen zo dadelijk.
rating-unrated-short = Deze partij veranderde geen rating: iemand deed minder dan vier zetten.
rating-unrated-same_address = Deze partij veranderde geen rating: alle spelers kwamen van hetzelfde netwerkadres.
statistics-title = Wat je bereikt hebt
statistics-none = Nog niets: speel een partij uit terwijl je aangemeld bent.
statistics-rating = Rating, { $players } aan tafel
statistics-rating-words = { $points } ± { $give } (met 95 % zekerheid); { $matches ->
    [one] één partij die telt.
   *[other] { $matches } partijen die tellen.
  }
statistics-bots = Gestippeld: wat bots hier hebben.
statistics-places = Plaatsen
statistics-places-of = { $players } aan tafel
statistics-place = { $place }e
statistics-against = Voor
statistics-people = mensen
statistics-points = Je punten
statistics-matches = { $count ->
    [one] één partij
   *[other] { $count } partijen
  }

stronger-bots = Sterkere bots: { $level }
weaker-bots = Zwakkere bots: { $level }
