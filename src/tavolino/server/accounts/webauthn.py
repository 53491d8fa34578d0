"""Passkeys with the WebAuthn library: options for the browser, and verification of its response.

A passkey is valid for the host name of the request, which `server/net/allowed_hosts.py` has
checked. The server only compares what the client claims with it.
"""

import json
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from msgspec import Struct
from starlette.requests import HTTPConnection
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from tavolino.server.protocol.account import Credential
from tavolino.store.account_records import PasskeyRecord

RELYING_PARTY_NAME = "Tavolino"


class PasskeyError(Exception):
    """A credential is malformed, or no passkey of this server signed it."""


class RelyingParty(Struct, frozen=True):
    """The host name that passkeys are valid for, and the origins of the pages that use them."""

    id: str
    origins: list[str]


class NewPasskey(Struct, frozen=True):
    """A passkey that was just created."""

    id: str
    key: str
    count: int


def relying_party(connection: HTTPConnection) -> RelyingParty | None:
    """The relying party, or None for an IP address: browsers need a host name for passkeys."""
    netloc = connection.headers.get("host", "").lower()
    name = (urlsplit(f"//{netloc}").hostname or "").rstrip(".")
    if not name or _is_ip_address(name):
        return None
    near = name == "localhost" or name.endswith(".localhost")  # browsers trust it without HTTPS
    return RelyingParty(name, [f"https://{netloc}", *([f"http://{netloc}"] if near else [])])


def _is_ip_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def registration_options(
    party: RelyingParty, challenge: bytes, person: str, name: str, known: tuple[PasskeyRecord, ...]
) -> dict[str, Any]:
    """Options to create a passkey that can be found without a user name."""
    options = generate_registration_options(
        rp_id=party.id,
        rp_name=RELYING_PARTY_NAME,
        user_id=person.encode(),
        user_name=name or RELYING_PARTY_NAME,
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in known
        ],
    )
    return _options_dict(options_to_json(options))


def sign_in_options(party: RelyingParty, challenge: bytes) -> dict[str, Any]:
    """Options to sign in with any passkey that the player chooses."""
    options = generate_authentication_options(
        rp_id=party.id,
        challenge=challenge,
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return _options_dict(options_to_json(options))


def _options_dict(said: str) -> dict[str, Any]:
    made: dict[str, Any] = json.loads(said)
    return made


def claimed_challenge(credential: Credential) -> bytes:
    """The challenge that a credential claims to answer. Raises PasskeyError."""
    try:
        said = base64url_to_bytes(credential["response"]["clientDataJSON"])
        return parse_client_data_json(said).challenge
    except Exception as error:  # whatever a stranger makes up
        raise PasskeyError(str(error)) from None


def credential_id(credential: Credential) -> str:
    said = credential.get("id")
    return said if isinstance(said, str) else ""


def claimed_owner(credential: Credential) -> str:
    """The account that a credential claims to belong to. Raises PasskeyError."""
    try:
        return base64url_to_bytes(credential["response"]["userHandle"]).decode("ascii")
    except Exception as error:  # whatever a stranger makes up
        raise PasskeyError(str(error)) from None


def verify_registration(
    credential: Credential, party: RelyingParty, challenge: bytes
) -> NewPasskey:
    """Verifies a new passkey. Raises PasskeyError."""
    try:
        found = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=party.id,
            expected_origin=party.origins,
        )
    except Exception as error:  # whatever a stranger makes up
        raise PasskeyError(str(error)) from None
    return NewPasskey(
        bytes_to_base64url(found.credential_id),
        bytes_to_base64url(found.credential_public_key),
        found.sign_count,
    )


def verify_sign_in(
    credential: Credential, party: RelyingParty, challenge: bytes, by: PasskeyRecord
) -> int:
    """Verifies a signature. Returns the passkey's signature count. Raises PasskeyError."""
    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=party.id,
            expected_origin=party.origins,
            credential_public_key=base64url_to_bytes(by.key),
            credential_current_sign_count=by.count,
        )
    except Exception as error:  # whatever a stranger makes up
        raise PasskeyError(str(error)) from None
    return found.new_sign_count
