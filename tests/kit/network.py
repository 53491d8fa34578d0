"""A network of machines on this machine: namespaces that are connected to one bridge.

The process that enters a `Network` moves into a namespace of its own, with the bridge in it, and
stays there. So nothing outside is reached or changed.
"""

import ctypes
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from shutil import which

BRIDGE = "tables0"
CLIENTS, DATABASE = "198.51.100.1", "198.51.100.2"
"""Addresses of this process, where clients and the proxy are, and of the database."""
SUBNET = "198.51.100.0/24"
CLONE_NEWNET = 0x40000000


class NoNamespaces(Exception):
    """This machine or this user cannot create network namespaces."""


def require_namespaces() -> None:
    """Raise NoNamespaces with the reason, if there is one."""
    if which("ip", path=_PATH) is None:
        raise NoNamespaces("iproute2 is not installed")
    name = f"probe{os.getpid()}"
    said = subprocess.run(_ip("netns", "add", name), check=False, capture_output=True, text=True)
    if said.returncode:
        raise NoNamespaces(f"network namespaces cannot be created: {said.stderr.strip()}")
    subprocess.run(_ip("netns", "del", name), check=True)


_PATH = f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin"


def _ip(*told: str) -> list[str]:
    return [which("ip", path=_PATH) or "ip", *told]


class Machine:
    """A namespace with one cable to the bridge."""

    def __init__(self, number: int) -> None:
        self.address = f"198.51.100.{10 + number}"
        self._name = f"machine{number}-{os.getpid()}"
        self._cable = f"cable{number}"

    def add(self) -> None:
        inside = "eth0"
        _run("netns", "add", self._name)
        _run("link", "add", self._cable, "type", "veth", "peer", inside, "netns", self._name)
        self._inside("link", "set", "lo", "up")
        self._inside("addr", "add", f"{self.address}/24", "dev", inside)
        self._inside("link", "set", inside, "up")
        self.plug_in()
        _run("link", "set", self._cable, "up")

    def remove(self) -> None:
        _run("netns", "del", self._name)

    def command(self, *program: str) -> list[str]:
        """The command that runs a program on this machine."""
        return [*_ip("netns", "exec", self._name), *program]

    def plug_in(self) -> None:
        _run("link", "set", self._cable, "master", BRIDGE)

    def pull_out(self) -> None:
        """From now on packets vanish in both directions. Neither side learns of it."""
        _run("link", "set", self._cable, "nomaster")

    def block(self, address: str) -> None:
        """From now on nothing leaves for this address."""
        self._inside("route", "add", "blackhole", address)

    def unblock(self, address: str) -> None:
        self._inside("route", "del", "blackhole", address)

    def _inside(self, *told: str) -> None:
        _run("-n", self._name, *told)


@contextmanager
def network(machines: int) -> Iterator[list[Machine]]:
    """So many machines. Move this process to their network; it stays there."""
    if ctypes.CDLL(None, use_errno=True).unshare(CLONE_NEWNET):
        raise NoNamespaces(os.strerror(ctypes.get_errno()))
    _run("link", "set", "lo", "up")
    _run("link", "add", BRIDGE, "type", "bridge")
    for address in (CLIENTS, DATABASE):
        _run("addr", "add", f"{address}/24", "dev", BRIDGE)
    _run("link", "set", BRIDGE, "up")
    added: list[Machine] = []
    try:
        for number in range(1, machines + 1):
            machine = Machine(number)
            added.append(machine)
            machine.add()
        yield added
    finally:
        for machine in added:
            machine.remove()


def _run(*told: str) -> None:
    subprocess.run(_ip(*told), check=True, capture_output=True, text=True)
