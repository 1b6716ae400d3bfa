"""Where things lie in CPython's and NumPy's objects: what is relied on holds, and what does not hold is an error."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import forked
import numpy as np
import pytest

from runtime.errors import UnsupportedError
from runtime.native import layout

pytestmark = pytest.mark.smoke
FOLDER = Path(layout.__file__).parents[1]
# What the check says when an offset is another one. Each runs in a process of its own, which a wrong one may not kill.
MOVED = {
    "TYPE": "the type of an object",
    "REFERENCES": "references",
    "LENGTH": "the length of a tuple",
    "ITEMS": "the items of a tuple",
    "LIST_ITEMS": "a list has other fields",
    "FLOAT_VALUE": "the value of a float",
    "DICT_USED": "the length of a dict",
    "_MEMBER": "the definition of a slot",
    "_MEMBER_OFFSET": "the place of a slot",
    "ARRAY_DATA": "the data of an array",
    "ARRAY_NDIM": "the number of dimensions",
    "ARRAY_BASE": "the base of an array",
    "ARRAY_DESCR": "the dtype of an array",
    "ARRAY_FLAGS": "the flags of an array lie",
    "ARRAY_SHAPE": "shape and steps",
    "ARRAY_STRIDES": "shape and steps",
    "WRITEABLE": "the flags of an array mean",
    "OWNS_DATA": "the flags of an array mean",
    "_ABI": "NumPy's table of C functions",
}
MOVE = """
import sys
from runtime.errors import UnsupportedError
from runtime.native import layout
setattr(layout, sys.argv[1], getattr(layout, sys.argv[1]) + 8)
try:
    layout.check()
    layout.numpy_functions()
except UnsupportedError as error:
    print(error)
"""
BUILDS = [
    ("sys.implementation.name", "pypy", "the interpreter is not CPython"),
    ("sysconfig.get_config_var", lambda name: int(name == "Py_GIL_DISABLED"), "this build is free-threaded"),
    ("struct.calcsize", lambda kind: 4, "a pointer does not have 64 bits"),
    ("sys.byteorder", "big", "the lower half of a number"),
]
# An operator on an interpreter that is laid out otherwise.
STRANGE = """
import sysconfig
ask = sysconfig.get_config_var
sysconfig.get_config_var = lambda name: 1 if name == "Py_GIL_DISABLED" else ask(name)
import generated as ow
x = ow.ones(3)
for _ in range(2):
    try:
        print(x + x)
    except NotImplementedError as error:
        print(type(error).__name__, error)
"""


def test_everything_holds_here():
    found = [(wrong, is_, wanted) for facts in layout.FACTS for wrong, is_, wanted in facts()]
    assert [wrong for wrong, is_, wanted in found if is_ != wanted] == []
    assert len({wrong for wrong, _, _ in found}) == len(found) > 25


@pytest.mark.parametrize("name", MOVED)
def test_another_place_is_an_error_and_no_crash(name):
    report = forked.python("-c", MOVE, name)
    assert MOVED[name] in report, report
    assert f"this is CPython {sys.version.split()[0]} with NumPy {np.__version__}: use one of those" in report


def test_every_offset_is_moved_in_the_table():
    names = {name for name in vars(layout) if name.isupper() or name[1:].isupper()}
    derived = {"SLICE_START", "SLICE_STEP", "SLICE_STOP"}  # read from the interpreter, by a way that is in the table
    others = {"FACTS", "_HEAD", "_WORD", "_ABI_VERSION", "_NEW_FROM_DESCR", "_SET_BASE_OBJECT"}
    flags = {"C_CONTIGUOUS", "F_CONTIGUOUS"}
    assert names - derived - others - flags == set(MOVED)


@pytest.mark.parametrize(("place", "value", "says"), BUILDS, ids=[one[0] for one in BUILDS])
def test_another_build_is_an_error(place, value, says, monkeypatch):
    owner, _, name = place.rpartition(".")
    target = sys.modules["sysconfig" if owner == "sysconfig" else "struct" if owner == "struct" else "sys"]
    if owner == "sys.implementation":
        target = sys.implementation
    monkeypatch.setattr(target, name, value)
    with pytest.raises(UnsupportedError, match=says):
        layout.check()


def test_an_operator_says_so():
    lines = forked.python("-c", STRANGE).splitlines()
    assert len(lines) == 2, lines
    assert all(line.startswith("UnsupportedError the kernels read Python's objects natively, and ") for line in lines)


def test_no_other_file_has_an_offset_of_its_own():
    offsets = {name for name in vars(layout) if name.isupper() and not name.startswith("_")}
    for path in FOLDER.rglob("*.py"):
        if path == Path(layout.__file__):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Assign):
                names = {one.id for target in node.targets for one in ast.walk(target) if isinstance(one, ast.Name)}
                assert not names & offsets, f"{path.name}:{node.lineno} says again where {names & offsets} lies"
