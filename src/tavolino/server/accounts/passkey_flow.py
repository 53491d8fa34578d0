"""What passkeys are asked to sign, and whether they did."""

from msgspec import Struct
from starlette.requests import HTTPConnection

from tavolino.server.accounts import webauthn
from tavolino.server.accounts.challenges import Challenge, Challenges, Purpose
from tavolino.server.accounts.webauthn import NoPasskey, Party, party_of
from tavolino.server.display_names import clean_name
from tavolino.server.match.ledger import now
from tavolino.server.protocol import account
from tavolino.server.protocol.problems import Refused, problem
from tavolino.server.tokens import new_person_id
from tavolino.store.sql.accounts import PasskeyRecord, People, Spent


class Believed(Struct, frozen=True):
    """A passkey that has just signed, as it is to be kept, and what may not be signed again."""

    passkey: PasskeyRecord
    spent: Spent


async def to_sign(
    connection: HTTPConnection,
    people: People,
    challenges: Challenges,
    person: str | None,
    asked: account.PasskeyOptionsRequest,
) -> account.PasskeyOptions:
    """Raises Refused where there are no passkeys."""
    party = _party(connection)
    if isinstance(asked, account.GetSignInOptions):
        return account.PasskeyOptions(webauthn.to_enter(party, await challenges.new("enter")))
    kept = await people.load(person) if person else None
    name = kept.person.name if kept else clean_name(asked.name)
    whose = kept.person.id if kept else new_person_id()
    challenge = await challenges.new("make", whose)
    known = kept.passkeys if kept else ()
    return account.PasskeyOptions(webauthn.to_make(party, challenge, whose, name, known))


async def believed(
    connection: HTTPConnection,
    people: People,
    challenges: Challenges,
    asked: account.AddPasskey | account.SignIn,
) -> Believed:
    """Raises Refused if anything about it is not right."""
    party = _party(connection)
    try:
        if isinstance(asked, account.SignIn):
            return await _entering(party, people, challenges, asked)
        return await _making(party, challenges, asked)
    except NoPasskey:
        raise Refused(problem("malformed", "problem-passkey")) from None


async def _making(party: Party, challenges: Challenges, asked: account.AddPasskey) -> Believed:
    challenge = await _answered(challenges, asked.credential, "make")
    made = webauthn.made(asked.credential, party, challenge.said)
    name, at = clean_name(asked.device), now()
    record = PasskeyRecord(made.id, challenge.person, made.key, made.count, name, at, at)
    return Believed(record, challenge.spent)


async def _entering(
    party: Party, people: People, challenges: Challenges, asked: account.SignIn
) -> Believed:
    challenge = await _answered(challenges, asked.credential, "enter")
    known = await people.passkey(webauthn.id_of(asked.credential))
    if known is None:
        raise Refused(problem("not_found", "problem-unknown-passkey"))
    if webauthn.owner_of(asked.credential) != known.person:
        raise NoPasskey("it is somebody else's")
    count = webauthn.signed(asked.credential, party, challenge.said, known)
    signed = PasskeyRecord(known.id, known.person, known.key, count, known.name, known.made, now())
    return Believed(signed, challenge.spent)


async def _answered(
    challenges: Challenges, credential: account.Credential, purpose: Purpose
) -> Challenge:
    known = await challenges.known(webauthn.challenge_in(credential), purpose)
    if known is None:
        raise Refused(problem("malformed", "problem-too-late"))
    return known


def _party(connection: HTTPConnection) -> Party:
    party = party_of(connection)
    if party is None:
        raise Refused(problem("malformed", "problem-passkey-address"))
    return party
