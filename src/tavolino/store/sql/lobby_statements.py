"""SQL statements for lobby listings, chat messages and chat reports."""

UPSERT_LISTING = (
    "insert into listings values (?, ?, ?, ?, ?, ?) on conflict (match) do update set "
    "since = case when listings.stage = excluded.stage then listings.since else excluded.since end,"
    " stage = excluded.stage, until = excluded.until, card = excluded.card"
)
DELETE_LISTING = "delete from listings where match = ?"
NO_CREATOR = "-"
"""No account or address has this name."""
SELECT_LISTED_BY = (
    "select listings.match from listings join matches on matches.id = listings.match "
    "where stage = ? and until > ? and (address = ? or creator = ?)"
)
DELETE_OUTDATED_LISTINGS = "delete from listings where until <= ?"

_SELECT_LISTINGS = (
    "select match, game, stage, since, until, card from listings "
    "where stage = ?{} and until > ? and (since, match) < (?, ?) "
    "order by since desc, match desc limit ?"
)
SELECT_LISTINGS = _SELECT_LISTINGS.format("")
SELECT_LISTINGS_OF_GAME = _SELECT_LISTINGS.format(" and game = ?")
SELECT_LISTING = "select match, game, stage, since, until, card from listings where match = ?"

INSERT_CHAT = "insert into words values (?, ?, ?, ?, ?)"
DELETE_OLD_CHAT = "delete from words where match = ? and number <= ?"
SELECT_CHAT = "select number, seat, words, at from words where match = ? order by number"

INSERT_CHAT_REPORT = "insert into reports values (?, ?, ?, ?, ?, ?) on conflict do nothing"
SELECT_CHAT_REPORTS = (
    "select match, number, reporter, seat, words, at from reports order by at, match, number"
)
