"""Under which names compiled code is stored, and where.

Numba's own disk cache dates a function by its source file and numbers what it stores, so that one edit throws away
every kernel of a file and two processes can store two bodies under one number (numba #10486, #10128). Here a compiled
body lies under a name made from everything it depends on: the kernel's source, the signature, the sources of what it
calls, the versions of Python and Numba and the CPU. Nothing is ever overwritten by something else, so processes may
share a folder.
"""

from __future__ import annotations

import functools
import hashlib
import importlib.util
import os
import re
import sys
from pathlib import Path
from typing import Any

import llvmlite
from llvmlite import binding

from runtime.compile.kernel_store import KernelStore, default_folder, limit_in_bytes
from runtime.compile.settings import VARIABLES

# LLVM's tuning of Intel's servers halves the vectors of AVX-512, for programs that use them now and then; here loops do
# nothing else. Narrower processors do not heed it.
VECTOR_WIDTH = 512  # bits
_RUNTIME = Path(__file__).parents[1]
_IN_STAMP_OR_PYTHON = {
    "memory.py", "ahead.py", "array_loops.py", "compiling.py", "passes.py", "steps.py", "storing.py", "translation.py",
    "threads.py",
}  # fmt: skip
_NO_MATTER = {"NUMBA_CACHE_DIR", *VARIABLES}
_IMPORTED = re.compile(
    r"^from (runtime\.(?:compile|native|kernels|autograd\.native|dispatch\.ways|tensor\.keys|tensor\.dtypes)[\w.]*)"
    r" import (\([^)]*\)|.*)$", re.MULTILINE,
)
_LATER = re.compile(r'\bLater\W+"(runtime\.[\w.]+)"')  # see runtime.compile.kinds


@functools.cache
def store() -> KernelStore:
    """Where compiled kernels are kept: NUMBA_CACHE_DIR, else the user's cache folder, else nowhere."""
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    return KernelStore(Path(chosen).absolute() / "opweave" if chosen else default_folder(), limit_in_bytes())


@functools.cache
def _stamp() -> str:
    """A digest of all that every kernel depends on besides its own source; a function of a driver has the driver's."""
    spec = importlib.util.find_spec("numba")
    assert spec is not None, "Numba is installed"
    assert spec.origin is not None, "Numba is a package"
    numba = Path(spec.origin).with_name("_version.py").read_bytes()
    parts = [sys.version, numba, llvmlite.__version__, VECTOR_WIDTH, binding.get_process_triple(),
             binding.get_host_cpu_name(), binding.get_host_cpu_features().flatten()]  # fmt: skip
    # What Numba is told about processors and optimisation.
    parts += sorted(
        variable
        for variable in os.environ.items()
        if variable[0].startswith("NUMBA_") and variable[0] not in _NO_MATTER
    )
    settings = Path(".numba_config.yaml")
    parts.append(settings.read_bytes() if settings.is_file() else b"")
    digest = hashlib.sha256(repr(parts).encode())
    for path in [_RUNTIME / "compile" / "memory.py", *sorted((_RUNTIME / "kernels" / "vecmath").glob("*.py"))]:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def name_of(function: str, source: str, options: dict[str, Any], signature: object) -> str:
    """The name under which a function lies that is made from a source, with options of Numba's, for a signature."""
    listed = sorted((key, sorted(value) if isinstance(value, set) else value) for key, value in options.items())
    made_from = f"{function}\n{source}\n{listed}\n{signature}\n{_stamp()}"
    return f"{function}-{hashlib.sha256(made_from.encode()).hexdigest()[:24]}"


@functools.cache
def texts_of(file: str) -> str:
    """The text of a file, and of those whose functions and constants are compiled into what it holds."""
    texts: dict[Path, str] = {}
    todo = [Path(file)]
    while todo:
        path = todo.pop()
        if path in texts or path.name in _IN_STAMP_OR_PYTHON or not path.is_file():
            continue
        texts[path] = path.read_text("utf-8")
        for module, names in _IMPORTED.findall(texts[path]):
            position = _RUNTIME.parent / module.replace(".", "/")
            todo.append(position.with_suffix(".py"))
            todo += [position / f"{name}.py" for name in re.findall(r"\w+", names)]
        todo += [_RUNTIME.parent / f"{module.replace('.', '/')}.py" for module in _LATER.findall(texts[path])]
    return "".join(texts[path] for path in sorted(texts))
