"""How what is told of public tables, and what is said at tables, lies in SQL."""

LISTED_NOW = (
    "insert into listings values (?, ?, ?, ?, ?, ?) on conflict (match) do update set "
    "since = case when listings.stage = excluded.stage then listings.since else excluded.since end,"
    " stage = excluded.stage, until = excluded.until, card = excluded.card"
)
UNLISTED = "delete from listings where match = ?"
OUTDATED = "delete from listings where until <= ?"

_LISTINGS = (
    "select match, game, stage, since, until, card from listings "
    "where stage = ?{} and until > ? and (since, match) < (?, ?) "
    "order by since desc, match desc limit ?"
)
LISTINGS = _LISTINGS.format("")
LISTINGS_OF_GAME = _LISTINGS.format(" and game = ?")
LISTING = "select match, game, stage, since, until, card from listings where match = ?"

NEW_WORDS = "insert into words values (?, ?, ?, ?, ?)"
OLD_WORDS = "delete from words where match = ? and number <= ?"
WORDS = "select number, seat, words, at from words where match = ? order by number"

NEW_REPORT = "insert into reports values (?, ?, ?, ?, ?, ?) on conflict do nothing"
REPORTS = "select match, number, reporter, seat, words, at from reports order by at, match, number"
