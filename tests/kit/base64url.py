"""URL-safe base64 without padding, as web push uses it."""

from base64 import urlsafe_b64decode, urlsafe_b64encode


def to_base64(value: bytes) -> str:
    return urlsafe_b64encode(value).decode().rstrip("=")


def from_base64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
