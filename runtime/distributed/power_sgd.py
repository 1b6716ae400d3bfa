"""PowerSGD: gradients are averaged as products of two narrow matrices (arXiv 1905.13727, algorithm 2)."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from runtime.devices.futures import Future
from runtime.distributed import collectives
from runtime.distributed.comm_hooks import allreduce_hook
from runtime.distributed.groups import RankGroup, resolved
from runtime.errors import ArgumentValueError
from runtime.guards import no_grad
from runtime.tensor.coordinates import is_sparse
from runtime.tensor.memory import may_share_memory

__all__ = ["PowerSGDState", "batched_powerSGD_hook", "powerSGD_hook"]


class PowerSGDState:
    """What :func:`powerSGD_hook` keeps between steps, and its settings.

    Matrices of `n` by `m` elements are approximated by rank `matrix_approximation_rank` from step
    `start_powerSGD_iter` on, where ``(n + m) * rank * min_compression_rate < n * m``; all else is averaged as it is.
    With `use_error_feedback` what an approximation leaves out is added to the next gradient; with `warm_start` the
    factors of a step begin the next one. `orthogonalization_epsilon` is added to norms. ValueError for a rank or a
    rate below 1.
    """

    def __init__(
        self, process_group: RankGroup | None, matrix_approximation_rank: int = 1,
        start_powerSGD_iter: int = 1000,  # noqa: N803 - PyTorch's name
        min_compression_rate: float = 2, use_error_feedback: bool = True, warm_start: bool = True,
        orthogonalization_epsilon: float = 0, random_seed: int = 0,
    ) -> None:  # fmt: skip
        if matrix_approximation_rank < 1:
            msg = f"PowerSGDState(): expected matrix_approximation_rank of at least 1, got {matrix_approximation_rank}"
            raise ArgumentValueError(msg)
        if (use_error_feedback or warm_start) and start_powerSGD_iter <= 1:
            msg = (
                "Expect `start_powerSGD_iter` > 1 if `use_error_feedback` or `warm_start` is enabled, because buckets "
                f"are rebuilt after the first step, got {start_powerSGD_iter}"
            )
            raise ArgumentValueError(msg)
        self.process_group, self.matrix_approximation_rank = process_group, matrix_approximation_rank
        self.start_powerSGD_iter, self.min_compression_rate = start_powerSGD_iter, min_compression_rate
        self.use_error_feedback, self.warm_start = use_error_feedback, warm_start
        self.orthogonalization_epsilon, self.random_seed = orthogonalization_epsilon, random_seed
        self.iter = 0
        self.errors: dict[int, Any] = {}  # by bucket, what its approximations have left out so far
        self.factors: dict[tuple[int, int], Any] = {}  # by bucket and matrix, the right factor


def powerSGD_hook(state: PowerSGDState, bucket: Any) -> Future[Any]:  # noqa: N802 - PyTorch's name
    """The average of a bucket's gradients, those of matrices by factors of a low rank.

    Three reductions, which end before the hook returns: an approximation needs the factor before it.
    """
    return _approximated(state, bucket, _matrices)


def batched_powerSGD_hook(state: PowerSGDState, bucket: Any) -> Future[Any]:  # noqa: N802 - PyTorch's name
    """The average of a bucket by factors of a low rank of all its gradients, as one square matrix filled with zeros.

    Quicker than :func:`powerSGD_hook` and less accurate: rows and columns are not those of gradients.
    """
    return _approximated(state, bucket, _square)


def _approximated(state: PowerSGDState, bucket: Any, split: Callable[..., Any]) -> Future[Any]:
    """Average a bucket, of which `split` gives the matrices that are approximated and the tensors that are not."""
    step = state.iter
    state.iter += bucket.is_last()
    member = resolved("powerSGD_hook", state.process_group)
    assert member is not None
    if step < state.start_powerSGD_iter or is_sparse(bucket.buffer()):
        return allreduce_hook(member, bucket)
    with no_grad():
        _reduce(state, member, bucket, split)
    future: Future[Any] = Future()
    future.set_result(bucket.buffer())
    return future


def _matrices(state: PowerSGDState, bucket: Any) -> tuple[list[Any], list[Any]]:
    """The gradients of a bucket that are approximated, as matrices, and all others."""
    rows = [item.reshape(item.shape[0], -1) if item.dim() > 1 else item for item in bucket.gradients()]
    is_matrix = [_is_compressed(state, row) for row in rows]
    return (
        [row for row, flag in zip(rows, is_matrix, strict=True) if flag],
        [row for row, flag in zip(rows, is_matrix, strict=True) if not flag],
    )


def _square(state: PowerSGDState, bucket: Any) -> tuple[list[Any], list[Any]]:
    """A copy of a bucket as a square matrix."""
    del state
    flat = bucket.buffer()
    side = math.isqrt(flat.numel() - 1) + 1
    square = flat.new_zeros(side * side)
    square[: flat.numel()].copy_(flat)
    return [square.view(side, side)], []


def _reduce(state: PowerSGDState, member: RankGroup, bucket: Any, split: Callable[..., Any]) -> None:
    flat = bucket.buffer()
    if state.use_error_feedback and bucket.index() in state.errors:
        flat.add_(state.errors[bucket.index()])
    before = flat.clone() if state.use_error_feedback else None
    matrices, unchanged = split(state, bucket)
    factors = [_start(state, bucket.index(), index, matrix) for index, matrix in enumerate(matrices)]
    products = [matrix @ factor for matrix, factor in zip(matrices, factors, strict=True)]
    left = [_orthogonal(product, state) for product in _averaged(products, member)]
    right = _averaged([matrix.t() @ p for matrix, p in zip(matrices, left, strict=True)], member)
    approximations = [p @ q.t() for p, q in zip(left, right, strict=True)]
    for matrix, approximation in zip(matrices, approximations, strict=True):
        matrix.copy_(approximation)
        if not may_share_memory(matrix, flat):
            flat.copy_(matrix.view(-1)[: flat.numel()])
    if before is not None:
        state.errors[bucket.index()] = before - flat  # zero where elements are averaged as they are
    for gradient, average in zip(unchanged, _averaged(unchanged, member), strict=True):
        gradient.copy_(average)
    if state.warm_start:
        state.factors.update({(bucket.index(), index): q for index, q in enumerate(right)})


def _is_compressed(state: PowerSGDState, matrix: Any) -> bool:
    """Whether factors of a gradient are so much smaller than it."""
    if matrix.dim() != 2:
        return False
    rows, columns = matrix.shape
    rank = min(rows, columns, state.matrix_approximation_rank)
    return bool((rows + columns) * rank * state.min_compression_rate < rows * columns)


def _start(state: PowerSGDState, bucket: int, index: int, matrix: Any) -> Any:
    """The right factor to begin with, the same on all ranks: that of the step before, or random numbers."""
    rows, columns = matrix.shape
    factor = state.factors.get((bucket, index))
    if factor is None:
        draw = np.random.default_rng([state.random_seed, state.iter, bucket, index])
        numbers = draw.standard_normal((columns, min(rows, columns, state.matrix_approximation_rank)))
        factor = matrix.new_tensor(numbers.tolist())
    return _orthogonal(factor, state)


def _orthogonal(matrix: Any, state: PowerSGDState) -> Any:
    """An orthonormal basis of the columns, by Gram and Schmidt's modified method."""
    basis = matrix.clone()
    for index in range(basis.shape[1]):
        column = basis[:, index]
        for earlier in range(index):
            column.sub_(basis[:, earlier] * (basis[:, earlier] @ column))
        norm = (column @ column).sqrt() + state.orthogonalization_epsilon
        if norm.item() != 0:
            column.div_(norm)
    return basis


def _averaged(tensors: list[Any], member: RankGroup) -> list[Any]:
    """The averages of tensors over all ranks, by one reduction."""
    if not tensors:
        return []
    sizes = [tensor.numel() for tensor in tensors]
    flat = tensors[0].new_empty(sum(sizes))
    averages = [part.view(tensor.shape) for part, tensor in zip(flat.split(sizes), tensors, strict=True)]
    for average, tensor in zip(averages, tensors, strict=True):
        average.copy_(tensor)
    collectives.all_reduce(flat.div_(member.size()), group=member)
    return averages
