# After a match: files, and what was found out.

import-title = Look at a match from a file
import-about = Choose the log of a match, or the match as JSON, as a table gives it to be saved. Every move is checked by the rules; then you walk through the match as if it had been played here.
import-choose = Choose a file
import-drop = or drop it here
import-checking = Every move is being checked …
import-kept = Whoever has its address can look at it too. Nobody can play it on, and it counts for nothing.
import-link = Look at a match from a file
import-here = This match was brought from a file: its moves were checked by the rules, but nobody here saw it being played.

import-off = This house takes no matches from files.
import-no-text = This is not a text file.
import-empty = This file is empty.
import-newer = This file was written by a newer Tavolino than the one that runs here.
import-no-match = This is not a match as Tavolino saves it.
import-game = There is no game “{ $game }” here.
import-revision = This match was played by revision { $revision } of the rules, and here only others are known (the newest is { $newest }).
import-seats = { $count ->
    [one] The file says that one player played, and that is not possible in this game.
   *[other] The file says that { $count } players played, and that is not possible in this game.
  }
import-options = The rule switches in this file do not fit the game.
import-too-long = This match is too long: at most { $count } entries are looked at.
import-fingerprint = The seed in this file does not have the fingerprint that stands beside it.
import-illegal = Entry { $entry } ({ $move }) is not allowed by the rules at that moment.
import-scores = The match in this file does not end with the points that the file says.
import-slow = This match could not be checked in time. Please try again later.
import-too-large = This file is too large to be a match.

problem-imported = This match was brought from a file and is not over: it can only be looked at.
problem-no-analyses = Whoever runs this server has switched this off.

download-json = Download as JSON
download-so-far = Download the log so far
download-so-far-words = What you may know of the match up to now, as a text file.

seen-by = Seen by
seen-by-all = Everybody
seen-by-words = Now that the match is over you may look at it with anybody’s eyes.
