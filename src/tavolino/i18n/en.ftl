### What the browser client says, outside any single game.

## The house

home = Tavolino, to the games
skip = Skip to the table
skip-page = Skip to the content
language = Language
theme = { $theme ->
    [light] Light: always day
    [dark] Light: always night
   *[system] Light: like your device
}
on = yes
off = no
close = Close
cancel = Cancel
change = Change
try-again = Try again
reload = Reload the page
to-the-games = To the games
rules = Rules
rules-of = Rules of { $game }
contents = Contents
keep-who-you-are = Keep who you are
you-kept = You
name = Name
you = you
nature = Chance
spectator = A spectator

## Titles of pages

title-landing = Tavolino: board games, against bots or with friends
title-new = { $game }: play together · Tavolino
title-rules = { $game }: the rules · Tavolino
title-table = { $game } · Tavolino
title-your-turn = ● Your turn · { $game }

## Landing page

landing-title = The table is laid.
landing-lead = Old board games worth keeping: play them against bots or with friends. No account, nothing to install. Sit down and play.
landing-more-games = More games
lobby = Lobby
landing-lobby = Find a table, or watch others play
first-game = First game
first-about = Learn it in five minutes: a match that is told as you play
practice = Practise alone
practice-about = You play every side yourself, and go back as often as you like: even a fall does not count
for-players = For { $range } players
play-bots = Play against bots
play-together = Play together
laying = Laying the table …
continue = Continue
finished = Finished
show-more = Show more
waiting-for = Waiting for { $names }
last-visited = Last visited { $when }
a-bot = bot
bot-level = How strong are the bots?
bot-strength = Level of the bot
level-beginner = Beginner
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-expert = Expert
footer-fan = Tavolino is a free fan project: rules in our own words, drawings of our own, no connection with the publishers. If you like a game, look for the real box.
licences = Licences of fonts and libraries

## Laying a table

new-title = { $game } together
new-lead = Who sits at the table? Friends join through a link, on any device, now or months from now.
new-seats = Number of players
new-who = Who plays seat { $number }?
new-name = Name at seat { $number }
new-name-placeholder = Name (optional)
seat-me = Here
seat-open = By link
seat-bot = Bot
new-hotseat-hint = Several of you share this screen and pass it round.
new-link-hint = You will get a link for each open seat.
new-watch-hint = Nobody plays on this screen: you will be watching.
new-shuffle = Draw lots for the seats
new-rules = Rule variants
new-lay = Lay the table

## Inviting

invite-title = Invite
invite-words = Each link is the key to one seat. Send it, or let them scan the code. Whoever opens it plays that seat.
invite-done = To the table
new-television = On a television: this screen shows the board, and everybody plays on a phone
joining-title = Take a seat
joining-words = Scan a code with your phone: it becomes your hand at this table, and nobody else sees what it shows.
joining-unreachable = Phones cannot reach this page: its address works on this computer only. Start the server for your network (tavolino serve --host 0.0.0.0) and open the page by this computer’s address there.
full-screen = Full screen
link-words = This link is the key to the seat: whoever opens it plays there.
link-mine-words = Your own key. Open it on another device to go on there, and keep it for later.
hand-over = Somebody plays on elsewhere
hand-over-words = On their own device, through this link: from then on this screen is for the others only.
link-of = Link for { $name }
copy = Copy link
copied = Copied
share = Share …
share-title = { $game } at Tavolino
share-text = Come and play { $game } with me. This link is your seat:
qr = QR code
qr-of = QR code with the link for { $name }

## At the table

the-table = The table
sitting-down = Sitting down …
players = Players
panels = Players or log
your-turn = Your turn
turn-of = { $name }’s turn
others-turn = Please wait
you-watch = You are watching
has-sat-down = { $name } has sat down
ask-name = What shall the others call you?
ask-name-done = That’s me
say-something = Say something
says = { $name }: { $words }
muting = Not to be heard
mute = Hide what { $name } says
time-left = { $seconds ->
    [one] { $seconds } second left to answer
   *[other] { $seconds } seconds left to answer
}
time-of-others = { $seconds ->
    [one] { $seconds } second left for the others to answer
   *[other] { $seconds } seconds left for the others to answer
}
more-time = More time
more-time-words = Ten times as long (Alt+T)
to-move = to move
confirm = Confirm
sending = Saving …
undo = Undo
go-on = Go on
hurry = Faster
go-on-words = Bots need not wait for me (Space)
result = Result
why-allowed = That is allowed: choose it and confirm.
open-rule = Read rule { $rule }
reconnecting = Connection lost, trying again …
style-plain = Plain table
style-drawn = Drawn table
style-unable = This device cannot draw the table: WebGL is missing. Here it is in words, and everything can be played.
is-here = here
is-away = away
bot-of-level = { $level ->
    [beginner] Bot, beginner
    [easy] Bot, easy
    [hard] Bot, hard
    [expert] Bot, expert
   *[normal] Bot, normal
}
points = { $count ->
    [1] one point
   *[other] { $count } points
}

## What people say to each other

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-move = Nice move!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-sorry = Sorry!
phrase-your-turn = It is your turn.
phrase-one-moment = One moment, please.
phrase-well-played = Well played!
phrase-goodbye = Goodbye!

## Log and looking back

log = Log
log-empty = Nothing has happened yet.
undone = taken back
looking-back = Looking back: { $move } of { $moves }
the-beginning = The table before the first move.
return-to-now = Return to now
notation = Notation
step-first = To the beginning
step-back = One step back
step-forward = One step forward

## Plain table

plain-moves = What you can do
plain-no-moves = Nothing at the moment.
plain-step = { $step ->
    [1] First choose
   *[other] Then choose ({ $step })
}
plain-choose = { $count ->
    [one] one possibility
   *[other] { $count } possibilities
}
plain-nothing-more = nothing more
plain-type = Type a move
plain-type-hint = In notation, as the log shows it. If it is not allowed, you are told why.
plain-play = Play
plain-again = Enter again confirms it, Esc cancels.

## Menu

menu = Menu
menu-seats = At the table
menu-change = Change the seat of { $name }
menu-look = Language and light
menu-device = On this device
confirm-moves = Confirm my moves
confirm-moves-words = What you choose is only done when you confirm it. Without it one click is enough, and bots wait a moment in case you take it back.
sounds = Sounds
notices = Tell me when it is my turn
notices-words = The browser shows a notice while this page is hidden. It asks you first.
show-notation = Notation in the log
show-notation-words = Moves are also written as the rules write them, with the names of places.
older-rules = This match began by revision { $revision } of the rules and is played to its end by them. What was different then stands at the end of the rulebook.
rename = Rename
hand-to-bot = Let a bot play
change-level = Change level
take-back = Give it back to a person
leave = Leave for good
leave-words = This browser will forget your seat. To come back later, keep your seat link. Should a bot play on for you?
leave-bot = Leave, a bot plays on
leave-just = Just leave
anytime-waits = It counts as soon as the hand at work has finished.

## Between players at one screen

curtain-title = { $name } is next
curtain-words = Hand over the screen. Nobody else should look now.
curtain-open = I am { $name }

## The end

you-won = You have won!
you-won-with = You and { $names } have won!
you-came = { $place ->
    [2] You came second
    [3] You came third
    [4] You came fourth
    [5] You came fifth
   *[other] You came in place { $place }
}
winners = { $count ->
    [0] Nobody wins
    [one] { $names } wins
   *[other] { $names } win
}
place = Place
score = Score
rematch = Rematch
to-the-rematch = To the rematch
review = Watch it again
result-parts = What the points are made of
result-sum = Together
result-curves = Points over the rounds
result-round-by-round = Round by round
result-points = Points
look-at-board = Look at the board
download-log = Download the log
seal-title = Was chance honest?
seal-running = Before anything was drawn, the server published the fingerprint of its seed. At the end it shows the seed, and anybody can check that the two belong together.
seal-over = The fingerprint was published before the first draw; here is the seed that decided every draw.
seal-commitment = Fingerprint (SHA-256)
seal-seed = Seed
seal-kept = Checked in your browser: the seed has this fingerprint.
seal-broken = The seed does not have this fingerprint.
seal-check = Check every draw
seal-lots-kept = { $count ->
    [0] Nothing was drawn in this match.
    [one] Calculated again in your browser: the one draw follows from the seed.
   *[other] Calculated again in your browser: all { $count } draws follow from the seed.
}
seal-lot-false = Entry { $entry } ({ $came }) does not follow from the seed.
seal-unchecked = The draws of this match cannot be checked in the browser; the command “tavolino verify” checks its downloaded log.

report-title = Something is wrong?
report-words = Say what happened and what you expected. You get a file with the log of the match, what you see, and which browser and screen you use; give it to whoever runs this server.
report-words-running = Say what happened and what you expected. You get a file with what you see now and have heard so far, and which browser and screen you use; give it to whoever runs this server. It shows your hidden things too: not to your opponents before the end.
report-what = What is wrong?
report-save = Save the report
report-saved = The report lies among your downloads.
report-failed = The report could not be made now; try again in a moment.

## When something is missing

error-title = That did not work
error-unreachable = The server cannot be reached. Is your device online? Nothing is lost.
error-server = The server stumbled. Please try again in a moment.
server-not-saving = The server cannot save anything at the moment. Nothing is lost, and no clock runs; it goes on by itself.
error-storage = Your browser keeps nothing after this page is closed. Keep your seat link if you want to come back.
error-language = That language could not be loaded. Please try again.
error-no-game-title = We do not have that game
error-no-game = There is no game called “{ $game }” on our shelf.
error-nowhere-title = Nothing is laid here
error-nowhere = This address leads nowhere. Perhaps a piece of the link is missing.
error-table-title = No seat here
