"""Batched tensors: what `vmap` computes with, and how operators are computed of them.

A batched tensor is a tensor with one dimension more than it shows: the batch. Its key lies above all others, so that
every operator that is given one comes here. What it does with a batch follows from its entry (:mod:`.rules`); below
are ordinary operators on ordinary tensors, which record gradients and carry tangents as always. So vmap and the
derivatives of :mod:`runtime.func` nest in any order, and calls without batched tensors do not know of them.
"""

from __future__ import annotations

from runtime.batching.levels import Level, active, innermost_of, lifted, physical, restored
from runtime.batching.tensor import BatchedTensor, BatchingError, batched

__all__ = [
    "BatchedTensor", "BatchingError", "Level", "active", "batched", "innermost_of", "lifted", "physical", "restored",
]  # fmt: skip
