#!/usr/bin/python3
"""A window of any size for WebKitWebDriver: its default browser has a wide minimum size.

Runs in the system's Python, which has GTK. Errors are collected in a page's `faults`.
"""

import os
from typing import Any

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

WIDTH, HEIGHT = map(int, os.environ["WEBKIT_WINDOW"].split("x"))
WATCH = """
window.faults = [];
const note = (fault) => /^ResizeObserver loop/.test(fault) || window.faults.push(String(fault));
addEventListener('error', (event) => note(event.message));
addEventListener('unhandledrejection', (event) => note(event.reason));
const complain = console.error;
console.error = (...said) => { note(said.join(' ')); complain(...said); };
"""
windows: list[Any] = []


def open_window(_session: Any) -> Any:
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(WIDTH, HEIGHT)
    settings = WebKit2.Settings()
    settings.set_enable_webgl(True)
    watched = WebKit2.UserContentManager()
    everywhere, early = WebKit2.UserContentInjectedFrames(0), WebKit2.UserScriptInjectionTime(0)
    watched.add_script(WebKit2.UserScript.new(WATCH, everywhere, early, None, None))
    view = WebKit2.WebView(
        web_context=context,
        is_controlled_by_automation=True,
        settings=settings,
        user_content_manager=watched,
    )
    window.add(view)
    window.show_all()
    window.resize(WIDTH, HEIGHT)
    view.grab_focus()
    windows.append(window)
    return view


def begin(_context: Any, session: Any) -> None:
    about = WebKit2.ApplicationInfo()
    about.set_name("MiniBrowser")
    about.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    )
    session.set_application_info(about)
    session.connect("create-web-view", open_window)


context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.connect("automation-started", begin)
Gtk.main()
