"""A browser with passkeys for tests: a cookie jar, and signing keys."""

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from tests.kit.server import RunningServer
from tests.kit.ws_client import Json, http

PRESENT_VERIFIED, WITH_KEY = 0x05, 0x40


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Passkey:
    """A WebAuthn key on one device. A test may manipulate its responses."""

    def __init__(self, options: Json) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(20)
        self.user = options["user"]["id"]
        self.site = options["rp"]["id"]
        self.count = 0

    def register(self, options: Json, origin: str) -> Json:
        numbers = self._key.public_key().public_numbers()
        point = {-2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        cose = cbor2.dumps({1: 2, 3: -7, -1: 1, **point})
        held = bytes(16) + len(self.id).to_bytes(2) + self.id + cose
        data = self._data(PRESENT_VERIFIED | WITH_KEY) + held
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        said = _client_data("webauthn.create", options["challenge"], origin)
        return self._credential({"attestationObject": encoded(attested)}, said)

    def sign(self, options: Json, origin: str, **bent: Any) -> Json:
        self.count += 1
        said = _client_data("webauthn.get", options["challenge"], origin)
        data = self._data(PRESENT_VERIFIED)
        proof = self._key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        response = {"authenticatorData": encoded(data), "signature": encoded(proof)}
        return self._credential({**response, "userHandle": self.user, **bent}, said)

    def _data(self, flags: int) -> bytes:
        site = hashlib.sha256(self.site.encode()).digest()
        return site + bytes([flags]) + self.count.to_bytes(4)

    def _credential(self, response: Json, said: bytes) -> Json:
        name = encoded(self.id)
        whole = {"clientDataJSON": encoded(said), **response}
        return {"id": name, "rawId": name, "type": "public-key", "response": whole}


def _client_data(kind: str, challenge: str, origin: str) -> bytes:
    return json.dumps({"type": kind, "challenge": challenge, "origin": origin}).encode()


class Browser:
    """Keeps the cookie of one server, and sends requests as a page of it does."""

    def __init__(self, server: RunningServer) -> None:
        self.house = server
        self.host = server.url.removeprefix("http://").replace("127.0.0.1", "localhost")
        self.origin = f"http://{self.host}"
        self.cookie = ""
        self.set_cookie = ""

    def http(self, path: str = "/api/you", body: object = None) -> tuple[int, Any]:
        headers = {"host": self.host, "cookie": self.cookie}
        headers |= {"origin": self.origin} if body is not None else {}
        status, said, told = http(self.house, path, body, headers=headers)
        if given := told.get("set-cookie"):
            self.set_cookie = given
            self.cookie = given.partition(";")[0]
        return status, said

    def send(self, t: str, **more: object) -> tuple[int, Any]:
        return self.http(body={"t": t, **more})

    def send_accepted(self, t: str, **more: object) -> Json:
        status, said = self.send(t, **more)
        assert status == 200, said
        found: Json = said
        return found

    def send_refused(self, t: str, **more: object) -> tuple[int, str]:
        status, said = self.send(t, **more)
        return status, said["text"]["key"]

    @property
    def account(self) -> Any:
        return self.http()[1]["you"]

    def options(self, t: str, **more: object) -> Json:
        found: Json = self.send_accepted(t, **more)["options"]
        return found

    def create_account(self, name: str = "Ada", **more: object) -> Passkey:
        """Create an account with a new passkey."""
        options = self.options("ask_passkey", name=name)
        passkey = Passkey(options)
        made = passkey.register(options, self.origin)
        self.send_accepted("add_passkey", credential=made, name=name, **more)
        return passkey

    def sign_in(self, passkey: Passkey, **more: object) -> Json:
        signed = passkey.sign(self.options("ask_entry"), self.origin)
        return self.send_accepted("enter", credential=signed, **more)
