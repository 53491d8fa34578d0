"""Changes to an account: name, preferences, passkeys, recovery link and claimed seats."""

import msgspec

from tavolino.server.accounts.sessions import Lifetimes, new_link, session_id
from tavolino.server.display_names import clean_name
from tavolino.server.protocol import account
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.timestamps import now
from tavolino.server.tokens import fingerprint
from tavolino.store.account_interface import AccountStore


async def apply_change(
    people: AccountStore, person: str, asked: account.ChangeRequest, lifetimes: Lifetimes
) -> str | None:
    """Applies a change. Returns the secret of a recovery link that it creates. Raises Refused."""
    match asked:
        case account.SetName():
            await people.rename(person, clean_name(asked.name))
        case account.SetPreferences():
            await people.save_preferences(person, msgspec.json.encode(asked.preferences).decode())
        case account.RenamePasskey():
            await people.rename_passkey(person, asked.id, clean_name(asked.name))
        case account.DeletePasskey():
            await _delete_passkey(people, person, asked.id)
        case account.CreateRecoveryLink():
            link, kept = new_link(lifetimes.link_days)
            await people.save_link(person, kept)
            return link
        case account.DeleteRecoveryLink():
            await _delete_link(people, person)
        case account.EndSession():
            await _end_session(people, person, asked.id)
        case account.ClaimSeats():
            for seat in asked.seats:
                key = (seat.token, fingerprint(seat.token))
                await people.claim_seat(person, seat.table, key, now())
        case account.ReleaseTable():
            await people.release_match(person, asked.table)
    return None


async def _end_session(people: AccountStore, person: str, session: str) -> None:
    """Ends a session of the account; one that has ended already changes nothing."""
    kept = await people.load_account(person)
    for one in kept.sessions if kept else ():
        if session_id(one) == session:
            await people.end_session(one.token)


async def _delete_passkey(people: AccountStore, person: str, passkey: str) -> None:
    """Deletes a passkey, unless it is the last way to sign in."""
    await people.delete_passkey(person, passkey, now())
    kept = await people.load_account(person)
    if kept and passkey in [one.id for one in kept.passkeys]:
        raise Refused(problem("illegal", "problem-last-way-in"))


async def _delete_link(people: AccountStore, person: str) -> None:
    await people.delete_link(person)
    kept = await people.load_account(person)
    if kept and kept.person.link is not None:
        raise Refused(problem("illegal", "problem-last-way-in"))
