### Warum ein Zug gut ist: woraus eine Erwartung besteht, und wie viel.

villa_paletti-worth = { $count } % eines Sieges
villa_paletti-part-seal = das Siegel
villa_paletti-part-points = Punkte auf dem obersten Plateau
villa_paletti-part-pillars = Säulen, die noch zu verbauen sind
villa_paletti-part-claim = ein Antrag, der sich widerlegen lässt
villa_paletti-part-objection = ein Einspruch, der sich beweisen lässt
villa_paletti-part-risk = die Gefahr, dass alles einstürzt
villa_paletti-part-given_up = Aufgeben
villa_paletti-part-score = das Ergebnis
