### Clocks: chosen when a table is laid, seen while it plays.

time-title = Time
time-pace = When do you play?
time-pace-live = All at once
time-pace-days = Over days
time-pace-live-words = Everybody is at the table. While nobody is there, every clock stands still.
time-pace-days-words = Everybody moves when it suits them. Clocks run day and night.
time-limit = Clock
time-limit-away = None
time-limit-turn = For each move
time-limit-budget = For the match
time-limit-away-words = Whoever is there may think as long as they like.
time-limit-turn-words = Every move has the same time.
time-limit-budget-words = Everybody has one stock of time, and gets a little back after each turn.
time-so-long = How long?
time-away = If somebody is away
time-away-wait = The others wait
time-away-after = A bot plays on after { $time }
time-with-increment = { $time }, plus { $increment } a turn
time-level = Level of the bot that plays on
time-what-words = A clock runs only for whoever is to move. It stands still while bots play, while things fall and while the server is not there. When it has run out, a bot plays on; take your seat back whenever you like after its move. If everybody agrees, the match is paused.
lasting-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
lasting-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
lasting-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
lasting-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
lasting-both = { $first } and { $second }

## At the table

clocks = Clocks
clock-days = { $days } d { $hours } h
clock-of = { $name } has { $time } left.
clock-mine = You have { $time } left.
clock-runs = The clock is running.
clock-away = { $name } is away. A bot plays on in { $time }.
pause-ask = Pause
pause-ask-words = Ask everybody for a pause: clocks stand still until all of you go on, for { $time } at most.
pause-wanted = { $names } would like a pause.
pause-mine = You would like a pause. The others are asked.
pause-agree = Agree
pause-withdraw = Never mind
pause-on = The match is paused.
pause-end = Go on
pause-end-wanted = { $names } would like to go on.
pause-end-mine = You would like to go on. The others are asked.
stand-in = A bot is playing for you.
stand-in-back = Play myself again
stand-in-prompt = A bot is playing for you. “{ stand-in-back }” gives you your seat back.
problem-paused = The match is paused. It goes on when everybody agrees.
problem-no-clock = This table has no clock that could be stopped.
problem-time-is-up = Your time is up, so the bot makes this move. Take your seat back right after it.

## Being told outside that it is one’s turn

call-title = Tell me when it is my turn
call-words = While you are not at the table, the server can tell you that it is your turn: only that, and where. Nothing of the match leaves the house.
call-push = On this device, even with the page closed
call-push-unable = This browser can only be told with the page closed where the page comes over https.
call-push-refused = The browser did not allow it, or cannot be reached.
call-way = By
call-way-push = This browser
call-way-push-other = A browser on another device
call-way-ntfy = ntfy
call-way-webhook = Webhook
call-way-ntfy-words = The address of a topic, as you subscribed to it in the ntfy app.
call-way-webhook-words = Any address that takes a message: a channel of Discord or Slack, or a program of your own.
call-address = Address
call-add = Add
call-test-it = Test
call-drop = Remove
call-arrived = It was delivered.
call-everywhere = At all my tables
call-everywhere-words = This device tells every table at which you sit down here; your other devices have a switch of their own. You can still remove it at single tables.
call-trouble-private = This address is inside the server’s own network, which is not allowed here.
call-trouble-unreachable = Nobody could be reached there.
call-trouble-slow = There was no answer in time.
call-trouble-refused = It was refused there.
call-trouble-gone = There is nothing at this address any more.
call-trouble-too_fast = That server has been told too much just now. Wait a moment.
call-your-turn = It is your turn at { $game }.
call-reminder = It is still your turn at { $game }, and your time is running out.
call-test = This is how you will be told that it is your turn at { $game }.
problem-private-address = This address cannot be used: it is not a full https address, or it lies in the server’s own network.
problem-many-calls = { $count ->
   *[other] A seat can be told in { $count } ways at most. Remove one first.
}
