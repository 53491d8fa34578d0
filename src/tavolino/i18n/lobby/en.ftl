### Who comes to a table, and what they may see there.

## For a teacher or a friend

onlooker-title = For a teacher or a friend
onlooker-words = By such a link somebody sees what { $name } sees, now and when looking back, and can do nothing. The others are told that somebody may look on. It is good for this match.
onlooker-whom = For whom? (optional)
onlooker-make = Make a link
onlooker-once = Here it is. It is shown this once, so send it now.
onlooker-link = Link for an onlooker
onlooker-code = QR code with the link for an onlooker
onlooker-share = Look over { $name }’s shoulder in { $game }:
onlooker-unnamed = Somebody
onlooker-here = is looking on now
onlooker-used = came last on { $when }
onlooker-unused = not used yet
onlooker-drop = Take back
onlooker-drop-of = Take back the link of { $name }
overlooking = Over { $name }’s shoulder: you see what { $name } sees, and can do nothing.
has-onlookers = with company
has-onlookers-words = Somebody may look over { $name }’s shoulder: they see what { $name } sees, and can do nothing.
has-got-onlookers = { $name } has company: somebody may look over their shoulder
error-not-admitted-title = Not to be seen from here
problem-not-admitted = This table is not to be seen from here.
problem-link-taken-back = This link does not open anything any more: whoever gave it to you has taken it back.
problem-many-onlookers = A seat has { $count } such links at most. Take one back first.

## On what terms

terms-title = The terms of the table
terms-what = What’s this?
terms-public = Who finds the table?
terms-public-false = By link
terms-public-true = Everybody
terms-public-false-words = Private: only whom you send a link.
terms-public-true-words = Public: it stands in the lobby, and anybody may take a seat that is free.
terms-public-what = At a public table the seats “By link” are free for whoever comes first, from the lobby or by your link. Once a seat is taken its old link opens nothing. An open table leaves the lobby a while after the last player has left it.
terms-spectators = Who may watch?
terms-spectators-true = With spectators
terms-spectators-false = No spectators
terms-spectators-true-words = Whoever knows the address may watch. Spectators see what everybody at the table sees, and no secrets.
terms-spectators-false-words = Only who plays sees the table, and whom they let look over their shoulder.
terms-spectators-what = Spectators never see a hidden card or plan, and say nothing. Without spectators the table shows nobody anything until the match is over; then everybody who has its address may look at it again.
terms-talk = What may be said?
terms-talk-phrases = Phrases
terms-talk-words = Words
terms-talk-off = Nothing
terms-talk-phrases-words = A few ready-made phrases, which everybody reads in their own language.
terms-talk-words-words = Phrases, and short messages in your own words.
terms-talk-off-words = Nobody says anything at this table.
terms-talk-what = Everybody can hide what a certain player says. Your own words can be reported to whoever runs this house. The last of them are kept with the table, and none of it stands in the match’s log.
terms-undo = May a move be taken back?
terms-undo-free = Yes
terms-undo-none = No
terms-undo-free-words = Whoever errs takes back a move, as long as nobody has learnt anything by it.
terms-undo-none-words = A move stands: it is confirmed before it is made.
terms-undo-what = A move is taken back as far as information allows: nobody takes back what another player has answered, what chance has brought, or an answer given against the clock. Where nothing may be taken back, every move waits for Confirm, and neither chance nor bots wait after it. That is usual at a table that counts for ratings.
terms-television = A television is a spectator: it would see nothing. Somebody has to sit on this screen, or let spectators in.
shuffle-what = Once the table is laid everybody gets a seat by lot, so who begins is nobody’s choice. Without lots they sit as they stand here.
help-what = Whoever plays may ask what a strong bot would do, and why a bot did what it did. Everybody at the table may ask, and a hint tells nothing that one may not know. Tables that count for ratings have no help.
television-what = The screen is a spectator: it shows what everybody may see, and a code for each seat. Whoever scans it with a phone sits there and sees their own secrets on the phone alone.

## In words of one’s own

talk-said = What was said
talk-own = In your own words
talk-say = Say
talk-report = Report
talk-report-of = Report what { $name } said
talk-report-sure = Let whoever runs this house read it?
talk-reported = reported
problem-no-talk = That is not said at this table.
problem-unreadable-words = That cannot be read: write it in ordinary letters.

## The lobby

title-lobby = Lobby · Tavolino
lobby-title = Lobby
lobby-lead = Sit down at an open table, watch a match, or go on with one of your own.
lobby-game = Game
lobby-every-game = All games
lobby-open = Open tables
lobby-running = To watch
lobby-over = To look at again
lobby-nobody = Nobody is waiting for players just now. Lay a table and let everybody find it:
listed-free = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
listed-free-seat = free
listed-clock = { $kind }: { $time }
listed-no-clock = no clock
listed-help = with hints
listed-talk-words = free talk
listed-talk-off = no talk
listed-no-undo = no undo
listed-join = Sit down
listed-join-at = Sit down: { $game }
listed-watch = Watch
listed-watch-at = Watch: { $game }
listed-again = Look at it
listed-again-at = Look at it: { $game }
listed-go-on = Go on
listed-go-on-at = Go on: { $game }
invite-public = The table stands in the lobby too: whoever comes first takes a seat.
problem-seat-taken = Somebody was a moment quicker: this seat is taken.
problem-private-table = This table is private: one comes by a link.
problem-many-public-tables = { $count ->
    [one] From here a public table waits for players already. Wait until its seats are taken, or leave it; a private table works right away.
   *[other] From here { $count } public tables wait for players already. Wait until their seats are taken, or leave one; a private table works right away.
}
problem-no-spectators = This table is without spectators until the match is over. If you play here, open your seat’s link.
problem-nobody-here = Whoever lays a table without spectators has to sit at it.

vacate = Free this seat again
vacate-words = Whoever took it has not made a move yet. They will be sent away, and anybody may take the seat, from the lobby or by its new link.
problem-hosts-only = Only whoever laid the table can do that, and not with a seat of their own.
problem-seat-played = Whoever sits there has made a move already and keeps the seat.
problem-seat-freed = Your seat was freed for others: you had not made a move yet. You can take a free seat in the lobby again.
