"""Export of an account: all its stored data, as one JSON file."""

import msgspec

from tavolino.store.account_interface import AccountStore, RatingStore
from tavolino.store.account_records import HOST_SEAT, SeatSummary

MAX_ROWS = 1_000_000


async def export_account(
    people: AccountStore, results: RatingStore, person: str, services: str
) -> bytes:
    """The file. It has no secret of the server, but the token of every seat of the account."""
    kept = await people.load_account(person)
    if kept is None:
        return b"{}"
    seats = await people.seats_of(person, MAX_ROWS)
    calls = await people.channels_of(person)
    given = {
        "id": kept.person.id,
        "name": kept.person.name,
        "since": kept.person.created,
        "preferences": msgspec.Raw(kept.person.preferences.encode()),
        "passkeys": [
            {
                "id": one.id,
                "name": one.name,
                "public_key": one.key,
                "signed": one.count,
                "made": one.made,
                "used": one.used,
            }
            for one in kept.passkeys
        ],
        "link_until": kept.person.until,
        "signed_in": [
            {"device": one.device, "since": one.made, "used": one.used, "until": one.until}
            for one in kept.sessions
        ],
        "seats": [_seat(one, services) for one in seats],
        "rated_seats": [
            {"table": f"{services}table/{one.match}", "seat": one.seat, "since": one.since}
            for one in await results.claims_of(person)
        ],
        "results": await results.results_of(person),
        "ratings": await results.ratings_of(person),
        "notices": [
            {"seat": one.seat, "way": one.way, "to": one.target, "language": one.lang}
            for one in calls
        ],
    }
    return msgspec.json.format(msgspec.json.encode(given), indent=2)


def _seat(seat: SeatSummary, services: str) -> dict[str, str | int | None]:
    address = f"{services}table/{seat.match}"
    return {
        "game": seat.game,
        "table": address,
        "seat": "host" if seat.seat == HOST_SEAT else seat.seat,
        "name": seat.name,
        "link": None if seat.seat == HOST_SEAT else f"{address}#seat={seat.token}",
        "key": seat.token,
        "since": seat.since,
        "finished": seat.finished,
        "log": f"{services}api/tables/{seat.match}/log" if seat.finished else None,
    }
