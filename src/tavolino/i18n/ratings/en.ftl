# Ratings and statistics.
terms-rated = Does it count?
terms-rated-false = Not rated
terms-rated-true = Rated
terms-rated-false-words = For fun: the result changes nobody’s rating.
terms-rated-true-words = The result changes the ratings of those who play; everybody has to be signed in.
terms-rated-what = Ratings are counted for each game and number of players, by the places alone. It is played by the rules as published, without variants. There is a clock or a limit on being away, nobody is helped, nobody looks over a shoulder, and everybody plays their own seat; whoever stays away is stood in for by a bot of level Beginner. Bots count by what was measured of them. An opponent counts in proportion to their own rated matches, and fully from ten on; bots always count. Whoever meets the same opponent more than five times in thirty days gains and loses less each time. Players at the same network address do not count for each other, unless the host of this site allows it, and a match in which somebody has made fewer than four moves does not count. When all have left, bots of level Beginner play on to the end, and it counts.
problem-rated-stranger = This table counts for ratings: sign in first, so that it is known who you are.
problem-rated-shared = At a table that counts for ratings everybody has one seat.
problem-rated-bots = A table that counts for ratings needs somebody to be rated.
problem-rated-clock = A table that counts for ratings needs a clock, or a limit on being away.
problem-rated-help = Nobody is helped at a table that counts for ratings.
problem-rated-seat = At a table that counts for ratings everybody plays their own seat.
problem-rated-rules = A table that counts for ratings is played by the rules as published: without variants.
leave-rated-words = This table counts for ratings: the result stays yours when you have left. Once your time is up a bot of level Beginner plays on for you, and what it reaches counts as yours. This browser will forget your seat; to come back later, keep your seat link.
ratings-title = Ratings
rating-of = { $points } ± { $give }
rating-waits = The ratings follow in a moment.
rating-unrated-short = This match changed no rating: somebody made fewer than four moves.
rating-unrated-same_address = This match changed no rating: all players came from the same network address.
statistics-title = What you reached
statistics-none = Nothing yet: play a match to its end while you are signed in.
statistics-rating = Rating, { $players } at the table
statistics-rating-words = { $points } ± { $give } (with 95 % confidence); { $matches ->
    [one] one rated match.
   *[other] { $matches } rated matches.
  }
statistics-bots = Dashed: what bots have here.
statistics-places = Places
statistics-places-of = { $players } at the table
statistics-place = { $place }.
statistics-against = Ahead of
statistics-people = people
statistics-points = Your points
statistics-matches = { $count ->
    [one] one match
   *[other] { $count } matches
  }

stronger-bots = Stronger bots: { $level }
weaker-bots = Weaker bots: { $level }
