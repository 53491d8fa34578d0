"""Checks that a notification address is public and does not lead into the server's own network.

Addresses come from clients. They are checked three times: as written, in the form that the HTTP
library reads; after a name is resolved; and when a connection opens, for its exact address.
"""

import socket
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any

from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver
from yarl import URL

IPV4_IN_IPV6 = (ip_network("64:ff9b::/96"), ip_network("::/96"))
"""IPv6 networks whose addresses contain an IPv4 address."""

OTHER_PRIVATE_NETWORKS = (ip_network("64:ff9b:1::/48"), ip_network("5f00::/16"))
"""Not public (RFC 8215, RFC 9602), although older libraries say so."""


class PrivateAddressError(OSError):
    """The address is not public."""


def is_public(address: str) -> bool:
    """Whether the address is reachable from the whole internet."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv6Address):
        inner = _embedded_ipv4(found)
        if inner is not None and not is_public(str(inner)):
            return False
        if found.is_site_local or any(found in network for network in OTHER_PRIVATE_NETWORKS):
            return False
    return found.is_global and not found.is_multicast


def _embedded_ipv4(found: IPv6Address) -> IPv4Address | None:
    if any(found in network for network in IPV4_IN_IPV6):
        return IPv4Address(int(found) & 0xFFFF_FFFF)
    return found.ipv4_mapped or found.sixtofour


def parse_url(address: str) -> URL | None:
    """An address as the HTTP library reads it, or None if it cannot be called."""
    try:
        url = URL(address)
        is_whole = url.scheme in ("http", "https") and url.raw_host and url.user is None
    except ValueError:
        return None
    return url if is_whole else None


def is_private_literal(url: URL) -> bool:
    """Whether the host is a private IP address, which the resolver never sees."""
    host = url.raw_host or ""
    is_number = ":" in host or host.replace(".", "").isdigit()
    return is_number and not is_public(host)


class PublicResolver(AbstractResolver):
    """Resolves names to public addresses only. The client calls exactly the checked addresses."""

    def __init__(self) -> None:
        self._names = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        found = await self._names.resolve(host, port, family)
        if not all(is_public(one["host"]) for one in found):
            raise PrivateAddressError(host)
        return found

    async def close(self) -> None:
        await self._names.close()


def open_public_socket(found: tuple[Any, ...]) -> socket.socket:
    """A socket for a public address. Raises PrivateAddressError."""
    family, kind, protocol, _, address = found
    if not is_public(str(address[0])):
        raise PrivateAddressError(address[0])
    return socket.socket(family, kind, protocol)
