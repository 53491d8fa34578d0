"""What people say of themselves over HTTP, and what they are told. docs/protocol.md explains it."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

Name: TypeAlias = Annotated[str, Meta(max_length=40)]
PasskeyId: TypeAlias = Annotated[str, Meta(max_length=1400)]
"""As long as the id of a passkey may be at most."""
Secret: TypeAlias = Annotated[str, Meta(max_length=80)]
UrlSafeId: TypeAlias = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,80}$")]
"""The id of a table, or a key there."""
Credential: TypeAlias = dict[str, Any]
"""What a browser says a passkey signed; looked at before it is believed."""
OnOff: TypeAlias = Literal["on", "off"]


class Preferences(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How somebody likes it on every device; nothing where they never chose."""

    language: Literal["en", "nl", "fr", "de"] | None = None
    theme: Literal["light", "dark"] | None = None
    confirm: Literal["always", "never"] | None = None
    sounds: OnOff | None = None
    notation: OnOff | None = None
    table: Literal["plain", "drawn"] | None = None


class CreateAccount(Struct, tag_field="t", tag="begin", frozen=True, forbid_unknown_fields=True):
    """Keep who I am by a link alone, where there are no passkeys."""

    name: Name = ""
    preferences: Preferences = Preferences()


class GetRegistrationOptions(
    Struct, tag_field="t", tag="ask_passkey", frozen=True, forbid_unknown_fields=True
):
    """What shall a new passkey be made for: me, or whoever I am going to be?"""

    name: Name = ""


class AddPasskey(Struct, tag_field="t", tag="add_passkey", frozen=True, forbid_unknown_fields=True):
    """Keep who I am by this passkey; who is nobody yet becomes somebody."""

    credential: Credential
    device: Name = ""
    name: Name = ""
    preferences: Preferences = Preferences()


class GetSignInOptions(
    Struct, tag_field="t", tag="ask_entry", frozen=True, forbid_unknown_fields=True
):
    """What shall a passkey sign so that I am let in?"""


class SignIn(Struct, tag_field="t", tag="enter", frozen=True, forbid_unknown_fields=True):
    """Let me in: a passkey of mine has signed."""

    credential: Credential


class RecoverByLink(
    Struct, tag_field="t", tag="come_back", frozen=True, forbid_unknown_fields=True
):
    """Let me in by my link. It is used up then, and the answer holds another."""

    link: Secret


class SetName(Struct, tag_field="t", tag="name", frozen=True, forbid_unknown_fields=True):
    """I am called so."""

    name: Name


class SetPreferences(
    Struct, tag_field="t", tag="preferences", frozen=True, forbid_unknown_fields=True
):
    """I like it so."""

    preferences: Preferences


class RenamePasskey(
    Struct, tag_field="t", tag="name_passkey", frozen=True, forbid_unknown_fields=True
):
    """Call this passkey so."""

    id: PasskeyId
    name: Name


class DeletePasskey(
    Struct, tag_field="t", tag="drop_passkey", frozen=True, forbid_unknown_fields=True
):
    """This passkey shall no longer let me in; refused if nothing else would."""

    id: PasskeyId


class CreateRecoveryLink(
    Struct, tag_field="t", tag="new_link", frozen=True, forbid_unknown_fields=True
):
    """Make a link that lets me in on a new device, in place of the one before."""


class DeleteRecoveryLink(
    Struct, tag_field="t", tag="drop_link", frozen=True, forbid_unknown_fields=True
):
    """No link shall let me in; refused if nothing else would."""


class ClaimedSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A table, and a key to a seat there, or the host's."""

    table: UrlSafeId
    token: UrlSafeId


class ClaimSeats(Struct, tag_field="t", tag="claim", frozen=True, forbid_unknown_fields=True):
    """These seats are mine: here are their keys. What a key does not open is passed over."""

    seats: Annotated[tuple[ClaimedSeat, ...], Meta(max_length=64)]


class ReleaseTable(Struct, tag_field="t", tag="release", frozen=True, forbid_unknown_fields=True):
    """I have nothing to do with this table any more."""

    table: UrlSafeId


class SignOut(Struct, tag_field="t", tag="sign_out", frozen=True, forbid_unknown_fields=True):
    """I am nobody on this device any more, or on none."""

    everywhere: bool = False


class DeleteAccount(
    Struct, tag_field="t", tag="forget_me", frozen=True, forbid_unknown_fields=True
):
    """Keep nothing of me. Seats stay those of guests, for whoever has their links."""


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
)
SignOutRequest: TypeAlias = SignOut | DeleteAccount
AccountRequest: TypeAlias = SignInRequest | PasskeyOptionsRequest | ChangeRequest | SignOutRequest
"""POST /api/you with one of these."""


class Passkey(Struct, frozen=True):
    """One of my passkeys."""

    id: str
    name: str
    made: str
    used: str


class AccountSeat(Struct, frozen=True):
    """One of my seats, with its key; -1 is the host's."""

    table: str
    game: str
    seat: int
    token: str
    since: str
    finished: str | None


class AccountChannel(Struct, frozen=True):
    """A channel for notifications of my seats, and the tables that use it."""

    id: str
    way: Literal["push", "ntfy", "webhook"]
    host: str
    trouble: str
    tables: tuple[str, ...]


class Account(Struct, frozen=True):
    """Who I am, as far as it is kept."""

    id: str
    name: str
    created: str
    preferences: Preferences
    passkeys: tuple[Passkey, ...]
    link_until: str | None
    """A link lets me in until then, unless it is used before."""
    devices: int
    """On so many I am signed in."""
    sittings: tuple[AccountSeat, ...]
    """The newest first."""
    notices: tuple[AccountChannel, ...] = ()
    """At matches that go on, whichever device they were set up on."""


class AccountReply(Struct, frozen=True):
    """GET /api/you, and the answer to everything that is said there."""

    you: Account | None
    link: str | None = None
    """The secret of a link that was just made: it is told this once."""


class PasskeyOptions(Struct, frozen=True):
    """What a browser needs to make a passkey, or to let one sign."""

    options: dict[str, Any]
