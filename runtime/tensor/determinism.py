"""The switches of reproducible results, and the memory that is not left uninitialised while they are on.

Kernels compute the same bits in every run with the same number of threads, so that the only thing a program can see to
differ is memory that it never wrote. With the switches on, the factories of such memory fill it.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from runtime.tensor import dtypes
from runtime.tensor.casting import number_array
from runtime.tensor.dtypes import FLOATING, dtype


@dataclass(slots=True)
class Switches:
    """What ``use_deterministic_algorithms`` and ``utils.deterministic`` were set to."""

    enabled: bool = False
    warn_only: bool = False
    fill_memory: bool = True


switches = Switches()


def fill_uninitialized(memory: np.ndarray, kind: dtype) -> None:
    """Write values that are easily seen, where programs ask for it: nan, the largest integer, or True."""
    if switches.enabled and switches.fill_memory:
        memory[...] = _conspicuous(kind)


def _conspicuous(kind: dtype) -> np.ndarray:
    if kind is dtypes.bool_:
        return number_array(True, kind)
    if kind.is_complex:
        return number_array(complex(np.nan, np.nan), kind)
    if kind.category >= FLOATING:
        return number_array(np.nan, kind)
    return np.array(np.iinfo(kind.numpy).max, kind.numpy)
