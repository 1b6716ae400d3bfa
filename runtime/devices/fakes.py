"""Tensors without memory, by which PyTorch traces programs: there are none, and programs can ask."""

from __future__ import annotations

from runtime.devices.absent import Absent

__all__ = ["FakeTensor", "FakeTensorMode", "FunctionalTensor", "is_fake"]


def is_fake(x: object) -> bool:
    """False."""
    del x
    return False


class _UntracedClass(Absent):
    """A class without instances: NotImplementedError where one is made."""

    why = "opweave traces no programs, and has no tensors without memory"


class FakeTensor(_UntracedClass):
    """A tensor without memory."""


class FunctionalTensor(_UntracedClass):
    """A tensor that is never written into."""


class FakeTensorMode(_UntracedClass):
    """A context in which tensors have no memory."""
