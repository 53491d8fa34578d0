"""Registration and sign-in with passkeys: the options to sign, and verification of the result."""

from msgspec import Struct
from starlette.requests import HTTPConnection

from tavolino.server.accounts import webauthn
from tavolino.server.accounts.challenges import Challenge, Challenges, Purpose
from tavolino.server.accounts.webauthn import PasskeyError, RelyingParty, relying_party
from tavolino.server.display_names import clean_name
from tavolino.server.protocol import account
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.timestamps import now
from tavolino.server.tokens import new_account_id
from tavolino.store.account_interface import AccountStore
from tavolino.store.account_records import PasskeyRecord, UsedToken


class VerifiedPasskey(Struct, frozen=True):
    """A passkey that has just signed, as it will be stored, and the challenge that is used up."""

    passkey: PasskeyRecord
    used_token: UsedToken


async def passkey_options(
    connection: HTTPConnection,
    people: AccountStore,
    challenges: Challenges,
    person: str | None,
    asked: account.PasskeyOptionsRequest,
) -> account.PasskeyOptions:
    """Options for the browser. Raises Refused where passkeys are unavailable."""
    party = _relying_party(connection)
    if isinstance(asked, account.GetSignInOptions):
        return account.PasskeyOptions(
            webauthn.sign_in_options(party, await challenges.create("enter"))
        )
    kept = await people.load_account(person) if person else None
    name = kept.person.name if kept else clean_name(asked.name)
    whose = kept.person.id if kept else new_account_id()
    challenge = await challenges.create("make", whose)
    known = kept.passkeys if kept else ()
    return account.PasskeyOptions(
        webauthn.registration_options(party, challenge, whose, name, known)
    )


async def verify_passkey(
    connection: HTTPConnection,
    people: AccountStore,
    challenges: Challenges,
    asked: account.AddPasskey | account.SignIn,
) -> VerifiedPasskey:
    """Verifies what a passkey signed. Raises Refused if anything is wrong with it."""
    party = _relying_party(connection)
    try:
        if isinstance(asked, account.SignIn):
            return await _verify_sign_in(party, people, challenges, asked)
        return await _verify_registration(party, challenges, asked)
    except PasskeyError:
        raise Refused(problem("malformed", "problem-passkey")) from None


async def _verify_registration(
    party: RelyingParty, challenges: Challenges, asked: account.AddPasskey
) -> VerifiedPasskey:
    challenge = await _answered_challenge(challenges, asked.credential, "make")
    made = webauthn.verify_registration(asked.credential, party, challenge.text)
    name, at = clean_name(asked.device), now()
    record = PasskeyRecord(made.id, challenge.account, made.key, made.count, name, at, at)
    return VerifiedPasskey(record, challenge.used_token)


async def _verify_sign_in(
    party: RelyingParty, people: AccountStore, challenges: Challenges, asked: account.SignIn
) -> VerifiedPasskey:
    challenge = await _answered_challenge(challenges, asked.credential, "enter")
    known = await people.load_passkey(webauthn.credential_id(asked.credential))
    if known is None:
        raise Refused(problem("not_found", "problem-unknown-passkey"))
    if webauthn.claimed_owner(asked.credential) != known.person:
        raise PasskeyError("the passkey belongs to another account")
    count = webauthn.verify_sign_in(asked.credential, party, challenge.text, known)
    signed = PasskeyRecord(known.id, known.person, known.key, count, known.name, known.made, now())
    return VerifiedPasskey(signed, challenge.used_token)


async def _answered_challenge(
    challenges: Challenges, credential: account.Credential, purpose: Purpose
) -> Challenge:
    known = await challenges.verify(webauthn.claimed_challenge(credential), purpose)
    if known is None:
        raise Refused(problem("malformed", "problem-too-late"))
    return known


def _relying_party(connection: HTTPConnection) -> RelyingParty:
    party = relying_party(connection)
    if party is None:
        raise Refused(problem("malformed", "problem-passkey-address"))
    return party
