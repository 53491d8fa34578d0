### Villa Paletti's first game: what is said, one thing at a time.

villa_paletti-first-touch = Your colours are yellow and blue. Bring one of these pillars up to the top floor without bringing the villa down. Walk round it first: what stands near the edge comes out most easily. The table says beside each pillar whether the villa looks safe without it. Choosing costs nothing; touching does: then it is this pillar or none.
villa_paletti-first-pull = Your hand is on it. Pull gently to the side where the way out is short and no other pillar stands: the bar shows your force, and a loose pillar needs hardly any. No two pillars are exactly alike, so nobody knows beforehand what carries the floor. If it does not want to, put it back; it is locked then, for everybody.
villa_paletti-first-place = It is out, and the villa stands! Now carry it over the top floor. In the view from above the green area is where it may stand. Let it down slowly, look, and let go: nothing may be steadied now.
villa_paletti-first-again = Your turn again. Your points are your pillars on the top floor: thin 1, hexagonal 2, thick 3. On the blue floor they count for nobody yet: the seal comes with the green one. But every pillar that you bring up now can carry the floors to come, and every one that goes makes the villa shakier.
villa_paletti-first-steady = Try the other hand: it steadies the floor above while you pull, and may lift it a little. That takes the weight off the pillar. But it trembles when you hurry, and the higher it lifts, the more.
villa_paletti-first-top = Think where the next floor shall lie: it needs three pillars at least, well spread. Over a pillar of the floor below it stands most safely.
villa_paletti-first-onward = That is the heart of it: look, touch, pull, set down. You may play on here, or see what comes next: the same villa some turns later, when the loose pillars are gone.
villa_paletti-first-over = That was quick! Whoever brings the villa down cannot win. Begin again, or see what a villa looks like some turns later.
villa_paletti-first-claim = The same villa, a good many turns later: two floors stand. What you have left stands under the floor, and carries it. You may say so: claim that none of your pillars can be brought up, and ask for the yellow floor. Others may object; then they have to bring up one of yours, at their own risk. If you still see a loose one, pull it instead: a wrong claim can cost you a pillar.
villa_paletti-first-floor = Nobody objects, so the yellow floor is yours to lay. It must rest on { $needed ->
    [one] at least one pillar
   *[other] at least { $needed } pillars
}; those that would carry it are outlined. See that its middle lies well between them, turn it if you like, and let it down.
villa_paletti-first-seal = A new floor, and all points begin at nothing. Whoever builds the first pillar on it takes the seal; after that it goes to whoever has more points than its holder. Whoever holds the seal when nobody can build any more wins.
villa_paletti-first-finish = Now you know the game. When it ends, the seal wins, unless its holder brought the villa down: then whoever held it before. So the leader has to be careful, and the others may make it hard for them. Play on as long as it stands!
villa_paletti-first-down = The match is over. Whoever holds the seal wins, unless they brought the villa down themselves: then whoever held it before. You know the game now.
