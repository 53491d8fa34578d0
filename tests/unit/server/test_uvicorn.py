"""Internals of uvicorn that the server uses. Another minor version may change them.

After raising the version, read what fails here, then net/connection_guard.py, net/websocket.py and
serve.py.
"""

import ast
import inspect
import re
import tomllib
from importlib.metadata import version

import pytest
import uvicorn
from uvicorn.protocols.http import httptools_impl
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tavolino.server.net.connection_guard import GuardedHttpProtocol
from tavolino.server.net.websocket import WebSocketProtocol
from tests.kit.server import ROOT

HTTP = httptools_impl.HttpToolsProtocol
SOCKET = WebSocketsSansIOProtocol

METHODS = {
    HTTP: {
        "connection_made": ["transport"],
        "connection_lost": ["exc"],
        "data_received": ["data"],
        "on_message_begin": [],
        "on_headers_complete": [],
        "on_body": ["body"],
        "on_message_complete": [],
    },
    SOCKET: {
        "connection_lost": ["exc"],
        "data_received": ["data"],
        "handle_bytes": ["event"],
        "handle_connect": ["event"],
        "handle_text": ["event"],
        "receive": [],
        "resume_writing": [],
        "run_asgi": [],
        "send": ["message"],
        "send_500_response": [],
        "send_receive_event_to_app": [],
        "shutdown": [],
    },
    uvicorn.Server: {"startup": ["sockets"], "run": ["sockets"]},
}
"""Methods that we extend or call, and their parameters."""

THINGS = {
    HTTP: {"app_state", "client", "cycle", "loop", "parser", "pipeline", "transport"},
    SOCKET: {
        *("app", "app_state", "client", "close_sent", "close_timeout", "close_timer", "config"),
        "conn",
        *("disconnected", "frames", "handshake_complete", "handshake_initiated", "logger", "loop"),
        *("queue", "read_paused", "request", "response", "scope", "transport", "writable"),
    },
    httptools_impl.RequestResponseCycle: {"response_complete"},
}
"""Attributes that we read or set."""


def test_the_installed_uvicorn_has_the_pinned_minor_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    [pin] = [one for one in project["project"]["dependencies"] if one.startswith("uvicorn")]
    found = re.fullmatch(r"uvicorn>=0\.(\d+),<0\.(\d+)", pin)
    assert found, f"{pin} must name one minor version"
    assert int(found[2]) == int(found[1]) + 1
    assert version("uvicorn").startswith(f"0.{found[1]}.")


@pytest.mark.parametrize("of", METHODS, ids=lambda of: of.__name__)
def test_methods_that_we_extend_or_call_have_their_parameters(of: type) -> None:
    for method, parameters in METHODS[of].items():
        signature = inspect.signature(getattr(of, method))
        assert list(signature.parameters) == ["self", *parameters], method


@pytest.mark.parametrize("of", THINGS, ids=lambda of: of.__name__)
def test_attributes_that_we_read_or_set_exist(of: type) -> None:
    set_there = set(re.findall(r"self\.(\w+)\b[^=\n]*=[^=]", inspect.getsource(of)))
    assert THINGS[of] <= set_there


@pytest.mark.parametrize(
    ("ours", "theirs"), [(GuardedHttpProtocol, HTTP), (WebSocketProtocol, SOCKET)]
)
def test_every_inherited_name_that_we_use_is_listed(ours: type, theirs: type) -> None:
    """Every attribute that our class uses on itself is its own or is listed above."""
    tree = ast.parse(inspect.getsource(ours))
    nodes = (node for node in ast.walk(tree) if isinstance(node, ast.Attribute))
    touched = {node.attr for node in nodes if is_self(node.value)}
    own = {name for name in vars(ours) if name not in vars(theirs)}
    assert touched - own == touched & (METHODS[theirs].keys() | THINGS[theirs])


def is_self(node: ast.expr) -> bool:
    """Whether the expression is `self` or `super()`."""
    of = node.func if isinstance(node, ast.Call) else node
    return isinstance(of, ast.Name) and of.id in ("self", "super")


def test_a_status_line_is_complete_bytes() -> None:
    assert httptools_impl.STATUS_LINE[431] == (b"HTTP/1.1 431 Request Header Fields Too Large\r\n")


def test_sending_after_a_disconnect_raises_client_disconnected() -> None:
    assert issubclass(ClientDisconnected, Exception)
    assert "raise ClientDisconnected" in inspect.getsource(SOCKET.send)


def test_every_uvicorn_setting_that_we_give_exists() -> None:
    source = (ROOT / "src/tavolino/server/serve.py").read_text(encoding="utf-8")
    [call] = [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "uvicorn.Config"
    ]
    given = {keyword.arg for keyword in call.keywords}
    assert len(given) > 8
    assert given <= set(inspect.signature(uvicorn.Config).parameters)
