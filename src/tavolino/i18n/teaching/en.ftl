### What a table says that teaches: hints, reasons, and the keys.

## Hints

hint = Hint
hint-weighing = Weighing the possibilities …
hint-look = Think about this: { $what }.
hint-look-there = Think about this: { $what }. Look at the marked place.
hint-show = Show the move
hint-why = Why?
hint-explain = Why did { $name } do that?
hint-earlier = The bots’ move before
hint-later = The bots’ next move
hint-help = Help for whoever plays: hints, and why bots do what they do

## Reasons, in figures

why-only = There is nothing else to do.
why-same = Nothing else looks better or worse.
why-brings = { $who ->
    [you] It brings you { $worth } more than the next best.
   *[other] It brings { $name } { $worth } more than the next best.
}
why-costs = { $who ->
    [you] At first it brings you { $worth } less than the next best.
   *[other] At first it brings { $name } { $worth } less than the next best.
}
why-made-of = Where that comes from: { $parts }.
why-denies = After it { $name } can expect { $worth } less.
why-denies-you = After it you can expect { $worth } less.
why-later = { $who ->
    [you] Once everybody has answered, you are { $worth } further ahead than with the next best.
   *[other] Once everybody has answered, { $name } is { $worth } further ahead than with the next best.
}
why-mistake = { $who ->
    [you] Another move is better by { $worth }.
   *[other] { $name } missed something: another move was better by { $worth }.
}
why-next = The next best: { $move }
why-next-there = The next best, in the thin ring: { $move }
why-next-otherwise = The next best: the same thing in the same place, done another way.
why-better = Better: { $move }
why-better-there = Better, in the thin ring: { $move }
why-better-otherwise = Better: the same thing in the same place, done another way.

## Keys

keys = Keys
keys-board = On the board
keys-table = At the table
keys-help = show these keys
keys-hint = a hint; again: the next step
keys-esc = give up what is chosen
keys-undo = take back the last move
keys-time = more time to answer
keys-tab = from one thing to the next
keys-arrows = look at the next place
keys-ends = to the end of the row; with Ctrl, of the board
keys-jump = to the next or previous place worth a look
keys-choose = choose this place

## The first game

first-game = First game
first-about = Learn it in five minutes: a match from its last houses to the finish, told as you play
first-of = First game, { $number } of { $steps }
first-skip = Skip the lesson
first-again = Go on with the lesson
first-next = On to the last rounds
first-mistake = About your last move:
first-rule = Read the rule

## The rulebook

rules-search = Search in the rules
rules-sources = Where each rule comes from
rules-found = { $count ->
    [0] Nothing was found.
    [one] One passage was found.
   *[other] { $count } passages were found.
}
