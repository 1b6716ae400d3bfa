"""The profiler by its older name, ``torch.autograd.profiler.profile``, whose arguments and members differ."""

from __future__ import annotations

import warnings
from typing import Any, Self

from runtime.errors import UnsupportedError
from runtime.profiler.profile import ProfilerActivity, record_function
from runtime.profiler.profile import profile as current
from runtime.profiler.tables import EventList, FunctionEvent, FunctionEventAvg

__all__ = [
    "EventList", "FunctionEvent", "FunctionEventAvg", "ProfilerActivity", "emit_itt", "emit_nvtx", "profile",
    "record_function",
]  # fmt: skip


class AutogradProfile(current):
    """Note every call of an operator, and every node of backward passes: see ``profiler.profile``.

    Nothing is noted unless it is `enabled`. There are no other devices: `use_cuda` and `use_device` warn.
    """

    def __init__(
        self, enabled: bool = True, *, use_cuda: bool = False, use_device: str | None = None,
        record_shapes: bool = False, with_flops: bool = False, profile_memory: bool = False, with_stack: bool = False,
        with_modules: bool = False, use_kineto: bool = False, use_cpu: bool = True, acc_events: bool = False,
    ) -> None:  # fmt: skip
        del use_kineto
        device = "cuda" if use_cuda else use_device
        if device not in {None, "cpu"}:
            warnings.warn(f"{device} is not available: only the CPU is profiled", UserWarning, stacklevel=2)
        super().__init__(
            record_shapes=record_shapes, profile_memory=profile_memory, with_stack=with_stack, with_flops=with_flops,
            with_modules=with_modules, acc_events=acc_events,
        )  # fmt: skip
        self.enabled = enabled and use_cpu

    def __enter__(self) -> Self:
        return super().__enter__() if self.enabled else self

    def leave(self) -> None:
        """End it."""
        if self.enabled:
            super().leave()

    @property
    def function_events(self) -> EventList:
        """All events in the order in which they began."""
        return self.events()

    @property
    def self_cpu_time_total(self) -> float:
        """The time in all of them, in microseconds."""
        return self.events().self_cpu_time_total

    def total_average(self) -> FunctionEventAvg:
        """All of them as one."""
        return self.events().total_average()

    def table(self, *args: Any, **kwargs: Any) -> str:
        """All of them as text: see ``EventList.table``."""
        return self.events().table(*args, **kwargs)

    def __str__(self) -> str:
        return str(self.events())


profile = AutogradProfile
profile.__name__ = profile.__qualname__ = "profile"  # PyTorch's name


class _Emitter:
    """A context that tells another program of operators: NotImplementedError on entering."""

    def __init__(self, enabled: bool = True, record_shapes: bool = False) -> None:
        self.enabled, self.record_shapes = enabled, record_shapes

    def __enter__(self) -> Self:
        if self.enabled:
            msg = f"{type(self).__name__}: opweave tells no other profiler of its operators; use profiler.profile"
            raise UnsupportedError(msg)
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing is left."""


class emit_nvtx(_Emitter):  # noqa: N801 - PyTorch's name
    """For NVIDIA's profiler, which sees GPUs: NotImplementedError on entering, unless it is not `enabled`."""


class emit_itt(_Emitter):  # noqa: N801 - PyTorch's name
    """For Intel's VTune: NotImplementedError on entering, unless it is not `enabled`."""
