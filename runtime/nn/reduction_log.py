"""Measurements of DistributedDataParallel while it trains, under PyTorch's names."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

__all__ = ["ReductionLog", "dump_variables", "facts_of"]
_ALWAYS = 10  # passes at the beginning that are all looked at; afterwards every so many are
_RATE = 100
# The names that PyTorch gives dtypes in its report.
_NAMES = {"float32": "float", "float64": "double", "float16": "c10::Half", "bfloat16": "c10::BFloat16"}
# What is measured: from which moment of a pass to which.
_SPANS = {
    "forward_compute_time": ("forward", "backward"),
    "backward_compute_time": ("backward", "computed"),
    "backward_comm_time": ("sent", "arrived"),
    "backward_compute_comm_overlap_time": ("sent", "computed"),
}
_MOMENTS = {
    "forward_compute_time_start": "forward", "backward_compute_time_start": "backward",
    "backward_compute_time_end": "computed", "backward_comm_time_start": "sent", "backward_comm_time_end": "arrived",
}  # fmt: skip


# Variables of the environment that say how a program of several processes was started.
_VARIABLES = (
    "RANK", "LOCAL_RANK", "WORLD_SIZE", "LOCAL_WORLD_SIZE", "MASTER_ADDR", "MASTER_PORT", "CUDA_VISIBLE_DEVICES",
    "OMP_NUM_THREADS", "TORCH_DISTRIBUTED_DEBUG", "TORCH_SHOW_CPP_STACKTRACES", "GLOO_SOCKET_IFNAME",
    "GLOO_DEVICE_TRANSPORT", "NCCL_SOCKET_IFNAME", "NCCL_DEBUG", "NCCL_TOPO_DUMP_FILE",
    "TORCH_NCCL_ASYNC_ERROR_HANDLING", "TORCH_NCCL_BLOCKING_WAIT",
)  # fmt: skip


def dump_variables() -> None:
    """Print what the environment says of a program of several processes."""
    sys.stdout.write("".join(f"env:{name}={os.environ.get(name, 'N/A')}\n" for name in _VARIABLES))


class ReductionLog:
    """Facts of a module, and nanoseconds of its passes: of forward, of backward, of reductions, of both at once.

    `moments` are those of the pass that runs. The first ten passes count, then each whose number is a multiple of
    `rate`; a pass is counted when the next one begins.
    """

    def __init__(self, facts: Mapping[str, Any]) -> None:
        self.facts = dict(facts)
        self.rate = _RATE
        self.moments: dict[str, int] = {}
        self._passes = self._counted = 0
        self._sums = dict.fromkeys(_SPANS, 0)

    def note(self, moment: str) -> None:
        """Say that a moment of the pass has come."""
        self.moments[moment] = time.time_ns()

    def begin(self, facts: Callable[[], Mapping[str, Any]]) -> None:
        """Count the pass before, of which `facts` says more, and begin another."""
        number = self._passes
        self._passes += 1
        if self.moments.keys() >= set(_MOMENTS.values()) and (number < _ALWAYS or number % self.rate == 0):
            self._count(number, facts())
        self.moments = {}
        self.note("forward")

    def _count(self, number: int, facts: Mapping[str, Any]) -> None:
        self._counted += 1
        moments = self.moments
        for name, (start, end) in _SPANS.items():
            nanoseconds = max(0, moments[end] - moments[start])
            self._sums[name] += nanoseconds
            self.facts[name] = nanoseconds
            self.facts[f"avg_{name}"] = self._sums[name] // self._counted
        self.facts |= {name: moments[moment] for name, moment in _MOMENTS.items()}
        self.facts |= {"iteration": number, **facts}

    def fail(self, message: str) -> None:
        """Note an error."""
        self.facts |= {"has_error": 1, "error": message}

    def report(self) -> dict[str, Any]:
        """Everything, by PyTorch's names."""
        return dict(self.facts)


def facts_of(
    parameters: Sequence[Any], backend: str, rank: int, size: int, module_name: str, settings: Mapping[str, Any]
) -> dict[str, Any]:  # fmt: skip
    """What is true of a module from the beginning."""
    variables = {
        "master_addr": "MASTER_ADDR", "master_port": "MASTER_PORT", "cuda_visible_devices": "CUDA_VISIBLE_DEVICES",
        "torch_distributed_debug": "TORCH_DISTRIBUTED_DEBUG",
    }  # fmt: skip
    if backend == "gloo":  # what PyTorch's engine of this name reads, and its two threads; programs print them
        variables |= {"gloo_socket_ifname": "GLOO_SOCKET_IFNAME", "gloo_device_transport": "GLOO_DEVICE_TRANSPORT"}
        settings = {"gloo_num_threads": 2, **settings}
    names = sorted({_NAMES.get(item.dtype.name, item.dtype.name) for item in parameters})
    return {
        "world_size": size, "rank": rank, "backend_name": backend, "module_name": module_name, "iteration": 0,
        "device_ids": "", "output_device": -1, "is_multi_device_module": 0,
        "dtypes": ", ".join(names), "num_parameter_tensors": len(parameters),
        "total_parameter_size_bytes": sum(item.numel() * item.element_size() for item in parameters),
        **{name: os.environ.get(variable, "N/A") for name, variable in variables.items()},
        **settings,
    }  # fmt: skip
