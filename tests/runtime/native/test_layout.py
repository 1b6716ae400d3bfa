"""The layout of CPython's and NumPy's objects: assumptions that hold, and errors for those that do not."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import forked
import numpy as np
import pytest

from runtime.errors import UnsupportedError
from runtime.native import layout, self_test

pytestmark = [
    pytest.mark.smoke,
    pytest.mark.skipif(bool(sysconfig.get_config_var("Py_GIL_DISABLED")), reason="a free-threaded build is not known"),
]
FOLDER = Path(layout.__file__).parents[1]
FOREIGN = [var for var in vars(layout).values() if isinstance(var, layout.Structure)]
FIELDS = [f"{structure}.{field}" for structure in FOREIGN for field in structure.fields]
# What the check says where another field's is not the first that does not fit any more.
SAYS = {
    "List.items": "the items of a list have no address", "List.allocated": "List has other fields",
    "Array.shape": "shape and strides of Array", "Array.strides": "shape and strides of Array",
}  # fmt: skip
CONSTANTS = {
    "WRITEABLE": "the flags of Array mean", "OWNS_DATA": "the flags of Array mean",
    "C_CONTIGUOUS": "the flags of Array mean", "_ABI": "NumPy's table of C functions",
}  # fmt: skip
# Each runs in a process of its own, which a wrong offset may not kill.
MOVE = """
import sys
from runtime.errors import UnsupportedError
from runtime.native import layout, self_test
structure, _, name = sys.argv[1].partition(".")
if name:
    fields = getattr(layout, structure).fields
    fields[name] = layout.Field(fields[name].offset + 8, fields[name].kind)
else:
    for module in (layout, self_test):
        setattr(module, structure, getattr(layout, structure) + 8)
try:
    self_test.check()
except UnsupportedError as error:
    print(error)
"""
BUILDS = [
    ("sys.implementation.name", "pypy", "the interpreter is not CPython"),
    ("sysconfig.get_config_var", lambda name: int(name == "Py_GIL_DISABLED"), "this build is free-threaded"),
    ("struct.calcsize", lambda kind: 4, "a pointer does not have 64 bits"),
    ("sys.byteorder", "big", "the lower half of a number"),
]
# Operators on an interpreter that is laid out otherwise.
STRANGE = """
import sys, sysconfig, warnings
ask = sysconfig.get_config_var
sysconfig.get_config_var = lambda name: 1 if name == "Py_GIL_DISABLED" else ask(name)
warnings.simplefilter("always")
import generated as ow
x = ow.ones(3, requires_grad=True)
for _ in range(2):
    (x + x).sum().backward()
print(x.grad.tolist(), "runtime.native.tensors" in sys.modules)
"""


# Between any two instructions of the checks, memory that they freed is used again, as other threads use it.
USED_AGAIN = """
import sys
from runtime.native import self_test
def trace(frame, event, argument):
    frame.f_trace_opcodes = frame.f_code.co_filename == self_test.__file__
    ([slice(k) for k in range(8)], [[k] for k in range(8)]) if frame.f_trace_opcodes else None
    return trace
sys.settrace(trace)
self_test.check()
print("right")
"""
AT_ONCE = """
import sys, threading
from runtime.native import self_test
sys.setswitchinterval(1e-6)
errors = []
def ask():
    for _ in range(100):
        try:
            self_test.check()
        except Exception as error:
            errors.append(str(error))
threads = [threading.Thread(target=ask) for _ in range(16)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
print(sorted(set(errors)) or "right")
"""


@pytest.mark.parametrize("program", [USED_AGAIN, AT_ONCE], ids=["used_again", "at_once"])
def test_the_checks_hold_whatever_else_runs(program):
    assert forked.python("-c", program) == "right\n"


def test_everything_holds_here():
    results = [(wrong, is_, wanted) for facts in self_test.FACTS for wrong, is_, wanted in facts()]
    assert [wrong for wrong, is_, wanted in results if is_ != wanted] == []
    assert len({wrong for wrong, _, _ in results}) == len(results) > 40


@pytest.mark.parametrize("name", [*FIELDS, *CONSTANTS])
def test_another_place_is_an_error_and_no_crash(name):
    report = forked.python("-c", MOVE, name)
    structure, _, field = name.partition(".")
    says = CONSTANTS.get(name) or SAYS.get(name) or f"the field '{field}' of {structure} lies elsewhere"
    assert says in report, report
    assert f"this is CPython {sys.version.split()[0]} with NumPy {np.__version__}: use one of those" in report


@pytest.mark.parametrize(("position", "value", "says"), BUILDS, ids=[build[0] for build in BUILDS])
def test_another_build_is_an_error(position, value, says, monkeypatch):
    owner, _, name = position.rpartition(".")
    target = sys.modules["sysconfig" if owner == "sysconfig" else "struct" if owner == "struct" else "sys"]
    if owner == "sys.implementation":
        target = sys.implementation
    monkeypatch.setattr(target, name, value)
    with pytest.raises(UnsupportedError, match=says):
        self_test.check()


def test_an_unknown_interpreter_computes_without_native_calls():
    command = [sys.executable, "-c", STRANGE]
    environment = {name: value for name, value in os.environ.items() if name != "OPWEAVE_NATIVE"}
    done = subprocess.run(command, cwd=FOLDER.parent, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == "[4.0, 4.0, 4.0] False\n"
    assert done.stderr.count("RuntimeWarning") == 1
    assert "this build is free-threaded" in done.stderr
