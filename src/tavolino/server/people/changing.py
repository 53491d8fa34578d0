"""What somebody changes about what is kept of them."""

import msgspec

from tavolino.server.identity import fingerprint
from tavolino.server.ledger import now
from tavolino.server.names import clean_name
from tavolino.server.people import words
from tavolino.server.people.sessions import Lasting, new_link
from tavolino.server.refusal import Refused, problem
from tavolino.store.people import People


async def change(
    people: People, person: str, asked: words.Changing, lasting: Lasting
) -> str | None:
    """Do it; the secret of a link, if one was made. Raises Refused."""
    match asked:
        case words.MyName():
            await people.rename(person, clean_name(asked.name))
        case words.MyPreferences():
            await people.prefer(person, msgspec.json.encode(asked.preferences).decode())
        case words.NamePasskey():
            await people.name_passkey(person, asked.id, clean_name(asked.name))
        case words.DropPasskey():
            await _drop_passkey(people, person, asked.id)
        case words.NewLink():
            link, kept = new_link(lasting.link)
            await people.link(person, kept)
            return link
        case words.RevokeLink():
            await _drop_link(people, person)
        case words.Claim():
            for seat in asked.seats:
                key = (seat.token, fingerprint(seat.token))
                await people.claim(person, seat.table, key, now())
        case words.Release():
            await people.release(person, asked.table)
    return None


async def _drop_passkey(people: People, person: str, passkey: str) -> None:
    """What is the last that lets somebody in stays."""
    await people.drop_passkey(person, passkey, now())
    kept = await people.load(person)
    if kept and passkey in [one.id for one in kept.passkeys]:
        raise Refused(problem("illegal", "problem-last-way-in"))


async def _drop_link(people: People, person: str) -> None:
    await people.unlink(person)
    kept = await people.load(person)
    if kept and kept.person.link is not None:
        raise Refused(problem("illegal", "problem-last-way-in"))
