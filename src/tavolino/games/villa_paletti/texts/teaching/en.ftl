### Why a move is good: what an expectation is made of, and how much of it.

villa_paletti-worth = { $count } % of a win
villa_paletti-part-seal = the seal
villa_paletti-part-points = points on the top floor
villa_paletti-part-pillars = pillars left to build with
villa_paletti-part-claim = a claim that can be disproved
villa_paletti-part-objection = an objection that can be made good
villa_paletti-part-risk = the risk that it falls
villa_paletti-part-given_up = giving up
villa_paletti-part-score = the result
