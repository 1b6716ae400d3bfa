"""Tensors by which PyTorch's tracers take writes out of programs: there are none."""

from __future__ import annotations

from runtime.devices.absent import Absent

__all__ = ["FunctionalTensor"]


class FunctionalTensor(Absent):
    """A tensor that is never written into: NotImplementedError where one is made."""

    why = "opweave has no tensors that take writes out of a program; func.functionalize() does that to a function"
