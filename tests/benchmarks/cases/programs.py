"""Measures of a whole process: the generator, imports and first calls, memory."""

from __future__ import annotations

from benchmarks.model import BESIDE, OURS, Program, ProgramGroup

CORPUS = "../shared/pytorch-2.13"
_MODULES = {OURS: "generated", BESIDE: "torch"}
# Of this process alone; getrusage would count what the parent had when it forked.
_PEAK = "print([int(line.split()[1]) / 1024 for line in open('/proc/self/status') if line.startswith('VmHWM')][0])"
_KERNELS, _BYTECODE = "NUMBA_CACHE_DIR", "PYTHONPYCACHEPREFIX"


def _both(program: str) -> dict[str, str]:
    """The same program for both libraries, which it knows as `m`."""
    return {name: f"import {module} as m\n{program}" for name, module in _MODULES.items()}


_GENERATE = """
import sys, tempfile
import codegen.__main__ as command
with tempfile.TemporaryDirectory() as folder:
    sys.exit(command.main(["--out", folder + "/fresh"]))
"""
_AGAIN = """
import subprocess, sys, tempfile, time
with tempfile.TemporaryDirectory() as folder:
    for _ in range(2):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-m", "codegen", "--out", folder + "/fresh"], check=True, capture_output=True)
        seconds = time.perf_counter() - start
print(seconds)
"""
_OUR_PARSER = f"""
import time
from codegen.diagnostics import Diagnostics
from codegen.reading.native_functions import read_native_functions
from codegen.pytorch.derivatives import read_pytorch_derivatives
start, found = time.perf_counter(), Diagnostics()
functions = read_native_functions("{CORPUS}/native_functions.yaml", found)
derivatives = read_pytorch_derivatives("{CORPUS}/derivatives.yaml", functions, found)
assert len(functions) > 2000 and len(derivatives) > 500
print(time.perf_counter() - start)
"""
_THEIR_PARSER = f"""
import time
from torchgen.gen import parse_native_yaml
from torchgen.packaged.autograd.load_derivatives import load_derivatives
files = ["{CORPUS}/native_functions.yaml", "{CORPUS}/tags.yaml"]
start = time.perf_counter()
parse_native_yaml(*files)
load_derivatives("{CORPUS}/derivatives.yaml", *files)
print(time.perf_counter() - start)
"""
GENERATOR = ProgramGroup(
    "generator", "The generator", "Whole processes; parsing is timed inside of one, without imports.",
    (
        Program("everything", {OURS: _GENERATE}, target=3.0),
        Program("unchanged", {OURS: _AGAIN}, target=0.5),
        Program(
            "check of one operator",
            {OURS: "import sys, codegen.__main__ as c; sys.exit(c.main(['check', 'mul.Tensor', '--force']))"},
        ),
        Program(
            "reading PyTorch's files", {OURS: _OUR_PARSER, BESIDE: _THEIR_PARSER}, runs=3,
            needs=(f"{CORPUS}/native_functions.yaml", f"{CORPUS}/derivatives.yaml", f"{CORPUS}/tags.yaml"),
        ),
    ),
)  # fmt: skip
_CALL = "x = m.ones(10)\nx + x"
_BACKWARD = "x = m.ones(10, requires_grad=True)\n(m.exp(x) * x).sum().backward()"
IMPORT = ProgramGroup(
    "import", "Import and first call", "Whole processes. Cold: without bytecode, or compiled kernels, of before.",
    (
        Program("import", _both(""), target=0.5),
        Program("import, cold", _both(""), runs=3, fresh=(_BYTECODE,)),
        Program("import and a + b", _both(_CALL)),
        Program("import and a + b, cold", _both(_CALL), runs=3, fresh=(_KERNELS,)),
        Program("import and first gradient", _both(_BACKWARD)),
        Program("import and first gradient, cold", _both(_BACKWARD), runs=3, fresh=(_KERNELS,)),
    ),
)  # fmt: skip
_TRAIN = """
from benchmarks.cases.training import TRAINING
from benchmarks.libraries import namespace
(case,) = [case for case in TRAINING.cases if case.name.startswith("{case}")]
names = namespace(case, "{library}", m, case.size)
for _ in range(5):
    eval(case.run, names)
"""


def _train(case: str) -> dict[str, str]:
    start = "import sys\nsys.path.insert(0, 'tests')\n"
    return {
        name: start + f"import {module} as m\n" + _TRAIN.format(case=case, library=name) + _PEAK
        for name, module in _MODULES.items()
    }


MEMORY = ProgramGroup(
    "memory", "Memory", "The peak of a whole process.",
    (
        Program("import", _both(_PEAK), unit="MB", runs=3, target=150),
        Program("5 steps of the MLP", _train("MLP"), unit="MB", runs=3),
        Program("5 steps of the CNN", _train("CNN"), unit="MB", runs=3),
        Program("5 steps of the transformer", _train("transformer"), unit="MB", runs=3),
    ),
)  # fmt: skip
