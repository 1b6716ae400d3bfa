"""Tensors without memory, by which PyTorch traces programs: there are none, and programs can ask."""

from __future__ import annotations

from typing import Any

from runtime.errors import UnsupportedError

__all__ = ["FakeTensor", "FakeTensorMode", "FunctionalTensor", "is_fake", "is_traceable_wrapper_subclass"]


def is_fake(x: object) -> bool:
    """False."""
    del x
    return False


def is_traceable_wrapper_subclass(t: object) -> bool:
    """False: no class of tensors holds others for a tracer."""
    del t
    return False


class _Absent:
    """A class without instances: NotImplementedError where one is made."""

    def __init__(self, *_: Any, **__: Any) -> None:
        msg = f"{type(self).__name__}(): opweave traces no programs, and has no tensors without memory"
        raise UnsupportedError(msg)


class FakeTensor(_Absent):
    """A tensor without memory."""


class FunctionalTensor(_Absent):
    """A tensor that is never written into."""


class FakeTensorMode(_Absent):
    """A context in which tensors have no memory."""
