# Why the server refused something. One message per problem code, and a few that say more.
problem-malformed = The server did not understand that message.
problem-malformed-action = “{ $action }” is not a move in this game.
problem-hello-first = This connection has not introduced itself yet.
problem-bad-options = The chosen rules do not fit this game: { $detail }
problem-bad-seats = { $count ->
    [one] This game cannot be played by one player alone.
   *[other] This game cannot be played by { $count } players.
  }
problem-no-such-entry = The match has not come that far yet.
problem-illegal = The rules do not allow that.
problem-not-over = That is only possible when the match is over.
problem-no-practice = Only a practice goes back to an earlier moment.
problem-no-choice = Nobody had to choose anything at that moment.
problem-not-your-turn = It is not your turn.
problem-not-your-seat = You do not hold that seat.
problem-bot-plays = A bot is playing that seat at the moment. Take it back first.
problem-player-here = Somebody is playing this seat. You can hand it to a bot only while they are away.
problem-unknown-link = This seat link is not valid for this table, so you are watching.
problem-no-more-time = More time can be asked for once, and only while your time runs.
problem-no-help = This table gives no hints: whoever laid it left them out, or nobody has taught bots this game.
problem-no-bot-did-that = Only the moves of bots can be explained.
problem-secret-move = That move is a secret, and so is its reason.
problem-no-reason = No reason could be worked out just now. Please try again.
problem-bad-name = That name cannot be read. Please choose one that everybody can see, in any script.
problem-name-taken = Somebody at this table has this name already, or one that looks like it. Please choose another one.
problem-stale = The match had already moved on. Have another look.
problem-no-such-table = There is no such table. Perhaps the link is incomplete.
problem-no-such-seat = This table has no such seat.
problem-no-bots = Nobody has taught bots this game yet: it is played among people.
problem-no-such-level = No bot of this level can play this game here.
problem-not-found = There is nothing here.
problem-wrong-protocol = This page is out of date. Please reload it.
problem-too-fast = That was a bit too fast. Please wait a moment.
problem-no-host = The request does not say for which host it is, or says it twice.
problem-unknown-host = This server does not answer to the name { $host }. Whoever runs it can add the name to its setting allowed_hosts.
problem-too-large = That message is too large.
problem-unavailable = The match cannot be saved right now. Nothing has changed; please try again shortly.
problem-saved-later = The match cannot be saved right now. What has just been done is not lost: it counts as soon as it is saved.
problem-old-rules = This match was begun under older rules and can only be looked at now.
problem-damaged = This match cannot be read: part of the database is damaged. Whoever runs this server can restore it from a backup.
problem-hand-at-work = A hand is at work: first see how its move ends.
problem-no-gesture = There is nothing to do by hand right now.
problem-interrupted = Your hand slipped: something went wrong on our side. Everything stands as before; please begin the gesture again.
problem-interrupted-again = Your hand slipped again in the same turn: something went wrong on our side. A gesture may be begun anew once a turn, so the table has ended this one for you.
problem-stages-taken = All building sites are busy just now. Yours opens by itself as soon as one is free.
problem-crowded = Too many connections are open from your network just now. Close a table you no longer need; this page keeps trying.
problem-full-house = The house is full at the moment. This page keeps trying.
problem-passkey = This passkey could not be checked. Please try again.
problem-unknown-passkey = Nobody here has this passkey. Perhaps it was removed, or it belongs to another address.
problem-too-late = That took too long. Please begin again.
problem-passkey-address = Passkeys need an address with a name; this one is a number. A recovery link works here too.
problem-used-up = That has been used already.
problem-no-such-link = This recovery link is no longer good: it was used, replaced or revoked, or it is too old.
problem-last-way-in = This is your only way in: first add a passkey or make a recovery link.
problem-many-accounts = From here many accounts were created within the hour. Try again later, or play as a guest meanwhile.
problem-many-passkeys = { $count ->
    [one] You can have one passkey. Remove the one you no longer need.
   *[other] You can have { $count } passkeys. Remove one that you no longer need.
  }
problem-not-signed-in = You are not signed in on this device.

# The house's own rules.
not-your-turn = It is not your turn.
not-an-outcome = Chance cannot bring that here.
no-undo = You can only take back your own last move, as long as nobody else has acted and the match is not over; alone among bots, also what they did after it, if nothing is hidden. An answer given against the clock stands.
no-undo-here = Nothing is taken back at this table: it was laid so.

# Said around the table.
unnamed-seat = Player { $number }
took-back = { $seat } takes back the last move.
took-back-further = { $seat } takes back a move, and all that followed it.
table-closed = This match can only be looked at.
client-missing = The browser client has not been built yet. Run “make setup” and start again.

# Shown with a link to a page.
preview-title = Come and sit down at the table
preview-words = Board games around one small table, in your browser: against bots, on one screen, or with friends through a link.
