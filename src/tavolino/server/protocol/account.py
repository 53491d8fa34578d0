"""Messages of the account API (`/api/you`): sign-in, passkeys, preferences and claimed seats.

docs/protocol.md explains them.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from tavolino.i18n import LANGUAGES
from tavolino.server.protocol.base import Name

PasskeyId: TypeAlias = Annotated[str, Meta(max_length=1400)]
"""The id of a passkey, up to the maximum length of one."""
Secret: TypeAlias = Annotated[str, Meta(max_length=80)]
UrlSafeId: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,80}\Z")]
"""A table id or a seat token."""
Credential: TypeAlias = dict[str, Any]
"""A passkey's signed response as the browser sends it. It is untrusted until verified."""
Language: TypeAlias = Annotated[str, Meta(pattern=rf"^({'|'.join(LANGUAGES)})\Z")]
"""The code of a language of the site."""
OnOff: TypeAlias = Literal["on", "off"]


class Preferences(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A player's preferences on every device. None where the player has not chosen."""

    language: Language | None = None
    theme: Literal["light", "dark"] | None = None
    confirm: Literal["always", "never"] | None = None
    sounds: OnOff | None = None
    notation: OnOff | None = None
    table: Literal["plain", "drawn"] | None = None


class CreateAccount(Struct, tag_field="t", tag="begin", frozen=True, forbid_unknown_fields=True):
    """Creates an account with only a recovery link, where passkeys are unavailable."""

    name: Name = ""
    device: Name = ""
    preferences: Preferences = Preferences()


class GetRegistrationOptions(
    Struct, tag_field="t", tag="ask_passkey", frozen=True, forbid_unknown_fields=True
):
    """Asks for the options to create a passkey, for the signed-in account or for a new one."""

    name: Name = ""


class AddPasskey(Struct, tag_field="t", tag="add_passkey", frozen=True, forbid_unknown_fields=True):
    """Adds a passkey to the signed-in account, or creates an account for a guest."""

    credential: Credential
    device: Name = ""
    name: Name = ""
    preferences: Preferences = Preferences()


class GetSignInOptions(
    Struct, tag_field="t", tag="ask_entry", frozen=True, forbid_unknown_fields=True
):
    """Asks for the options that a passkey signs to sign in."""


class SignIn(Struct, tag_field="t", tag="enter", frozen=True, forbid_unknown_fields=True):
    """Signs in with a passkey."""

    credential: Credential
    device: Name = ""


class RecoverByLink(
    Struct, tag_field="t", tag="come_back", frozen=True, forbid_unknown_fields=True
):
    """Signs in with the recovery link. The link works once; the reply contains a new one."""

    link: Secret
    device: Name = ""
    end_others: bool = False
    """Whether to sign out on all other devices, for example because one was lost."""


class SetName(Struct, tag_field="t", tag="name", frozen=True, forbid_unknown_fields=True):
    """Sets the display name of the account."""

    name: Name


class SetPreferences(
    Struct, tag_field="t", tag="preferences", frozen=True, forbid_unknown_fields=True
):
    """Replaces the preferences of the account."""

    preferences: Preferences


class RenamePasskey(
    Struct, tag_field="t", tag="name_passkey", frozen=True, forbid_unknown_fields=True
):
    """Renames a passkey."""

    id: PasskeyId
    name: Name


class DeletePasskey(
    Struct, tag_field="t", tag="drop_passkey", frozen=True, forbid_unknown_fields=True
):
    """Deletes a passkey. Refused if it is the last way to sign in."""

    id: PasskeyId


class CreateRecoveryLink(
    Struct, tag_field="t", tag="new_link", frozen=True, forbid_unknown_fields=True
):
    """Creates a recovery link, for example for a new device. It replaces the previous one."""


class DeleteRecoveryLink(
    Struct, tag_field="t", tag="drop_link", frozen=True, forbid_unknown_fields=True
):
    """Deletes the recovery link. Refused if it is the last way to sign in."""


class ClaimedSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A table, and the token of one of its seats or of its host."""

    table: UrlSafeId
    token: UrlSafeId


class ClaimSeats(Struct, tag_field="t", tag="claim", frozen=True, forbid_unknown_fields=True):
    """Adds seats to the account by their tokens. Invalid tokens are skipped."""

    seats: Annotated[tuple[ClaimedSeat, ...], Meta(max_length=64)]


class ReleaseTable(Struct, tag_field="t", tag="release", frozen=True, forbid_unknown_fields=True):
    """Removes a table and its seats from the account."""

    table: UrlSafeId


class EndSession(Struct, tag_field="t", tag="end_session", frozen=True, forbid_unknown_fields=True):
    """Signs out on one device."""

    id: UrlSafeId


class SignOut(Struct, tag_field="t", tag="sign_out", frozen=True, forbid_unknown_fields=True):
    """Signs out on this device, or on all devices."""

    everywhere: bool = False


class DeleteAccount(
    Struct, tag_field="t", tag="forget_me", frozen=True, forbid_unknown_fields=True
):
    """Deletes the account and its data. Its seats remain playable by their links."""


SignInRequest: TypeAlias = CreateAccount | AddPasskey | SignIn | RecoverByLink
PasskeyOptionsRequest: TypeAlias = GetRegistrationOptions | GetSignInOptions
ChangeRequest: TypeAlias = (
    SetName
    | SetPreferences
    | RenamePasskey
    | DeletePasskey
    | CreateRecoveryLink
    | DeleteRecoveryLink
    | ClaimSeats
    | ReleaseTable
    | EndSession
)
SignOutRequest: TypeAlias = SignOut | DeleteAccount
AccountRequest: TypeAlias = SignInRequest | PasskeyOptionsRequest | ChangeRequest | SignOutRequest
"""The body of POST /api/you."""


class Passkey(Struct, frozen=True):
    """A passkey of the account."""

    id: str
    name: str
    made: str
    used: str


class Session(Struct, frozen=True):
    """A device on which the account is signed in."""

    id: str
    device: str
    made: str
    used: str
    """Its last use, to within a day; empty if unknown."""
    current: bool
    """Whether it is the device that asks."""


class AccountSeat(Struct, frozen=True):
    """A seat of the account with its token. Seat -1 is the host."""

    table: str
    game: str
    seat: int
    token: str
    since: str
    finished: str | None


class AccountChannel(Struct, frozen=True):
    """A notification channel of the account's seats, and the tables that use it."""

    id: str
    way: Literal["push", "ntfy", "webhook"]
    host: str
    trouble: str
    tables: tuple[str, ...]


class Account(Struct, frozen=True):
    """The signed-in account and its stored data."""

    id: str
    name: str
    created: str
    preferences: Preferences
    passkeys: tuple[Passkey, ...]
    link_until: str | None
    """Expiry time of the recovery link. Using the link ends it earlier."""
    sessions: tuple[Session, ...]
    """Devices that are signed in, the last used first."""
    sittings: tuple[AccountSeat, ...]
    """Newest first."""
    notices: tuple[AccountChannel, ...] = ()
    """Channels at running matches, from every device that added one."""


class AccountReply(Struct, frozen=True):
    """Reply to GET /api/you, and to account requests."""

    you: Account | None
    link: str | None = None
    """Secret of a recovery link that was just created. The server sends it only once."""


class PasskeyOptions(Struct, frozen=True):
    """Options that a browser needs to create a passkey or to sign with one."""

    options: dict[str, Any]
