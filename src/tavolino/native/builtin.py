"""Turns C functions into built-in functions of Python: without ctypes calls and without headers.

The library gets the addresses of the few Python functions that it calls (native/python.h). It
offers method tables from which Python creates the built-in functions.
"""

from collections.abc import Callable, Iterator
from ctypes import (
    CDLL,
    POINTER,
    Structure,
    c_char_p,
    c_int,
    c_void_p,
    cast,
    py_object,
    pythonapi,
    sizeof,
)
from typing import Any

C_API_CALLS = (
    "PyLong_FromLong",
    "PyLong_AsLong",
    "PyList_New",
    "PyList_SetItem",
    "PyObject_GetBuffer",
    "PyBuffer_Release",
    "Py_IncRef",
    "PyErr_SetString",
)
"""In the order of `python::Calls`; the objects None and ValueError follow them."""


class Method(Structure):
    """A PyMethodDef."""

    _fields_ = (
        ("name", c_char_p),
        ("function", c_void_p),
        ("flags", c_int),
        ("doc", c_char_p),
    )


def register_python_calls(library: CDLL) -> None:
    """Pass the addresses of Python's functions to the library."""
    functions = [cast(getattr(pythonapi, name), c_void_p).value for name in C_API_CALLS]
    addresses = (*functions, id(None), id(ValueError))
    library.set_python_calls((c_void_p * len(addresses))(*addresses))


def builtins_of(table: Any) -> dict[str, Callable[..., Any]]:
    """The functions of a method table. The table must stay in memory: it is part of the library."""
    make = pythonapi.PyCFunction_NewEx
    make.restype, make.argtypes = py_object, (c_void_p, c_void_p, c_void_p)
    return {name: make(address, None, None) for name, address in _methods(table)}


def _methods(table: Any) -> Iterator[tuple[str, int]]:
    table.restype = POINTER(Method)
    methods = table()
    where = cast(methods, c_void_p).value
    number = 0
    while methods[number].name:
        yield methods[number].name.decode(), (where or 0) + number * sizeof(Method)
        number += 1
