### Palermo's first game: what is said, one thing at a time.

palermo-first-build = Two houses are still yours to lay, then everybody sets out. At each door lies a disc of its owner, and later your gangster walks from disc to disc. So build near your other doors: short ways leave points over, and every point left over is a million lire. The roof has to touch another roof.
palermo-first-build-last = Your last disc. See that a street leads up to its door, for a roof on the wrong side means a detour every time. Streets must all stay connected: click on a plot that is not offered and you will read why.
palermo-first-police = The town is finished, and all figures stand on the start card. A turn has two parts: first the policeman, then the gangster. A policeman in the street makes that field cost the others two points instead of one. Send him to a door that somebody will want soon, or leave him for now.
palermo-first-walk = Now your gangster: { $range } points, and each step costs one. Stop at a door of your own to collect the disc; the coins on the board show what is left over for you. The nearest door pays most.
palermo-first-range = One disc richer: from now on you have { $range } points a turn, and so has your policeman. Every disc makes you faster, so the first ones should be quick ones.
palermo-first-none-yet = No disc yet? That is no harm: passing a door collects nothing, only stopping there does. Now the policeman again; look whose door he could make dearer.
palermo-first-ahead = Think one door further: whoever arrives with a single step keeps nearly all points. Sometimes it pays to stop right before a door and to enter it with the next turn’s points.
palermo-first-onward = That is the whole rhythm: policeman, gangster, a disc, and a longer way each time. { $discs ->
    [one] One disc is
   *[other] { $discs } discs are
} still ahead of you. You may play on here, or see how such a match ends: the same town, some rounds later.
palermo-first-later = The same town in round { $round }. You have { $range } points now and only { $discs ->
    [one] one disc
   *[other] { $discs } discs
} to go. Whoever is home gets four million lire on every further turn, until the last one has arrived: so it is a race now, and a policeman at the right door costs somebody a turn.
palermo-first-late-walk = Mind the policemen: an active one makes his field cost two points. With { $range } points a little detour round him is often cheaper, and the promenade has fast links to its corners.
palermo-first-deny = Where does the player ahead of you have to go next? Your policeman may stand at that door, but not on or right beside another policeman, nor on a gangster.
palermo-first-all-discs = All discs collected. Your policeman can still get in somebody’s way; then it is home.
palermo-first-home = Home is the start card, any field of it, and points left over pay once more. You have { $range } points. Each turn sooner is a bonus more.
palermo-first-at-home = You are home and get the bonus on every turn. Your policeman still walks with his full range: hold up whoever is behind you in money – but not too long, for those at home all earn.
palermo-first-over = The match is over, and you have { $money } million lire. You know the game now: build near your own doors, collect with points to spare, and be home early.
