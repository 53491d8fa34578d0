### Waarom een zet goed is: waaruit een verwachting bestaat, en hoeveel.

villa_paletti-worth = { $count } % van een overwinning
villa_paletti-part-seal = de bouwmeesterssteen
villa_paletti-part-points = punten op de hoogste verdieping
villa_paletti-part-pillars = pilaren om nog mee te bouwen
villa_paletti-part-claim = een aanvraag die weerlegd kan worden
villa_paletti-part-objection = aanvechten wat te weerleggen is
villa_paletti-part-risk = het gevaar dat het instort
villa_paletti-part-given_up = opgeven
villa_paletti-part-score = de uitslag
