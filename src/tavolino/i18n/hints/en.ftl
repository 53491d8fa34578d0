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
why-chance = { $who ->
    [you] With it you finish ahead of another player in { $chance } % of all cases, as the expert sees it; with the next best in { $other } %.
   *[other] With it { $name } finishes ahead of another player in { $chance } % of all cases, as the expert sees it; with the next best in { $other } %.
}
why-chance-alike = { $who ->
    [you] You finish ahead of another player in { $chance } % of all cases, as the expert sees it; with the next best it is much the same.
   *[other] { $name } finishes ahead of another player in { $chance } % of all cases, as the expert sees it; with the next best it is much the same.
}
why-chance-mistake = { $who ->
    [you] Another move is better: with it you would finish ahead of another player in { $other } % of all cases, as the expert sees it; with this one in { $chance } %.
   *[other] { $name } missed something: with another move { $name } would finish ahead of another player in { $other } % of all cases, as the expert sees it; with this one in { $chance } %.
}
why-line-brings = { $who ->
    [you] After the best answers of all it brings you { $worth } more than the other move.
   *[other] After the best answers of all it brings { $name } { $worth } more than the other move.
}
why-line-costs = { $who ->
    [you] After the best answers of all it brings you { $worth } less than the other move.
   *[other] After the best answers of all it brings { $name } { $worth } less than the other move.
}
why-next = The next best: { $move }
why-next-there = The next best, in the thin ring: { $move }
why-next-otherwise = The next best: the same thing in the same place, done another way.
why-third = The third best, with { $chance } %: { $move }
why-better = Better: { $move }
why-better-there = Better, in the thin ring: { $move }
why-better-otherwise = Better: the same thing in the same place, done another way.

## What decided a match

analysis-title = What decided the match?
analysis-about = Bots look at the whole match once more: what was luck, what was each player’s own doing, and which decisions cost most.
analysis-ask = Work it out
analysis-working = The bots look at the match again …
analysis-waiting = { $place ->
    [one] Your match is next: the bots still look at another one.
   *[other] The bots look at other matches first. Your place in the queue: { $place }.
}
analysis-failed = That could not be worked out. Try again later.
analysis-curve = Expected lead over the others
analysis-sources = Where it came from
analysis-luck = Luck of the draw
analysis-own = Own decisions
analysis-others = The others’ decisions
analysis-mistakes = Decisions that cost most
analysis-flawless = The bots would not have known better.
analysis-look = Look at this moment

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


practice-back = Take it back
practice-from-here = Play on from here

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
