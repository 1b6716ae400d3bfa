"""The libraries that can be measured: how each is imported, makes a tensor of an array, and says that it is done."""

from __future__ import annotations

import importlib
import importlib.util
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from benchmarks.model import BESIDE, OURS, Case, Draw, Parameter


@dataclass(frozen=True)
class Library:
    """A library by the name that the command line knows.

    `module` is imported; `names` is the module called `m` in statements; `tensor` and `array` are the attributes of `m`
    that turn an array into a tensor and back (empty: an array is a tensor). `torchlike`: it runs the statement `run`.
    """

    name: str
    module: str
    names: str
    distribution: str
    tensor: str = ""
    torchlike: bool = False
    floats_only: bool = False  # other arrays stay arrays
    environment: Mapping[str, str] = field(default_factory=dict)  # variables by value; {threads} stands for the number


_ALL = (
    Library(
        OURS, "generated", "generated", "opweave", "from_numpy", torchlike=True,
        environment={"OPWEAVE_COMPILE": "now"},  # nothing is compiled beside what is measured
    ),
    Library(BESIDE, "torch", "torch", "torch", "from_numpy", torchlike=True),
    Library("numpy", "numpy", "numpy", "numpy"),
    Library(
        "jax", "jax", "jax.numpy", "jax", "array",
        environment={
            "JAX_PLATFORMS": "cpu", "JAX_ENABLE_X64": "1", "PJRT_NPROC": "{threads}",
            "XLA_FLAGS": "--xla_cpu_multi_thread_eigen={many} intra_op_parallelism_threads={threads}",
        },
    ),
    Library("autograd", "autograd", "autograd.numpy", "autograd"),
    Library("mygrad", "mygrad", "mygrad", "mygrad", "tensor", floats_only=True),
)  # fmt: skip
LIBRARIES = {library.name: library for library in _ALL}
# What every library reads before it starts threads.
_POOLS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")


def installed(name: str) -> bool:
    """Whether a library can be imported, which is not done here."""
    spec = importlib.util.find_spec(LIBRARIES[name].module)
    # A folder of that name on the path, as tests/runtime/autograd, is a package without an origin.
    return spec is not None and spec.origin is not None


def environment(names: list[str], threads: int) -> dict[str, str]:
    """The variables for a process that shall use so many threads."""
    variables = dict.fromkeys(_POOLS, str(threads))
    for name in names:
        for key, value in LIBRARIES[name].environment.items():
            variables[key] = value.format(threads=threads, many=str(threads > 1).lower())
    return variables


def statement(case: Case, library: str) -> str | None:
    """What a library runs for a case, or None when it has no counterpart."""
    if LIBRARIES[library].torchlike:
        return case.run
    return case.others.get(library) or case.others.get("numpy")


def load(name: str, threads: int) -> Any:
    """Import a library, and the module of its names, which is returned."""
    library = LIBRARIES[name]
    importlib.import_module(library.module)
    module = importlib.import_module(library.names)
    if library.torchlike:
        module.set_num_threads(threads)
    return module


def _plain(value: Any) -> Any:
    return value


def _functions(name: str) -> dict[str, Callable[..., Any]]:
    """What libraries do to functions: their gradient; compiling; and waiting, for JAX computes in the background."""
    if name == "jax":
        import jax

        return {"slope": jax.grad, "compiled": jax.jit, "wait": jax.block_until_ready}
    if name == "autograd":
        import autograd

        return {"slope": autograd.grad, "compiled": _plain}
    return {"compiled": _plain}


def namespace(case: Case, library: str, module: Any, size: int) -> dict[str, Any]:
    """The names that the statements of a case read."""
    cached = LIBRARIES[library]
    make = getattr(module, cached.tensor) if cached.tensor else _plain

    def convert(value: Any) -> Any:
        if isinstance(value, Parameter):
            tensor = make(value.array.copy())
            return tensor.requires_grad_() if cached.torchlike else tensor
        if isinstance(value, np.ndarray) and cached.floats_only and value.dtype.kind != "f":
            return value
        if isinstance(value, np.ndarray):
            tensor = make(value.copy())
            return tensor.requires_grad_() if case.grad and value.dtype.kind == "f" else tensor
        if isinstance(value, list) and value and not isinstance(value[0], (int, float)):
            return [convert(item) for item in value]
        if isinstance(value, dict):
            return {key: convert(item) for key, item in value.items()}
        return value

    names = {key: convert(value) for key, value in case.inputs(Draw(), size).items()}
    names |= {"m": module, **_functions(library)}
    exec(case.setup if cached.torchlike else case.prepare or case.setup, names)
    return names


def arrays(value: Any) -> list[np.ndarray]:
    """The arrays of a result: tensors, numbers, and tuples and lists of them."""
    if isinstance(value, (tuple, list)):
        return [array for item in value for array in arrays(item)]
    if hasattr(value, "detach"):
        value = value.detach().numpy()
    elif type(value).__module__.startswith("mygrad"):
        value = value.data
    return [np.asarray(value)]


def cores() -> int:
    """The processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
