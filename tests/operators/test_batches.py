"""vmap of every operator of the table: of samples along any dimension, beside tensors that all samples share.

What is expected is the operator of each sample by itself, stacked; gradients likewise.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import generated as ow
from generated.func import grad, vmap
from runtime.batching import BatchingError

from .cases import DTYPES, TABLE, Case, build, evaluate

SAMPLES = 3
# How many of something there are depends on values, so that samples fit into no batch.
DYNAMIC = (
    "masked_select", "nonzero", "nonzero_numpy", "argwhere", "unique", "unique_consecutive", "unique_dim",
    "unique_dim_consecutive", "repeat_interleave", "where(k)", "a[k]",
)  # fmt: skip


def dtype_of(case: Case) -> str:
    kinds = DTYPES[case.dtypes]
    return next((kind for kind in ("float64", "int64") if kind in kinds), kinds[-1])


def mixes(names: list[str]) -> Iterator[tuple[int | None, ...]]:
    """In which dimensions the samples lie: the first, the last, and where some tensors are the same for all."""
    yield (0,) * len(names)
    yield (-1,) * len(names)
    if len(names) > 1:
        yield (0, *(None,) * (len(names) - 1))
        yield (None, *(0,) * (len(names) - 1))


def sample_inputs(case: Case, kind: str) -> list[dict[str, Any]]:
    return [build(case.inputs, kind, seed) for seed in range(SAMPLES)]


def batch_of(samples: list[dict[str, Any]], dims: tuple[int | None, ...]) -> list[ow.Tensor]:
    """The inputs of a batch."""
    results = []
    for name, dim in zip(samples[0], dims, strict=True):
        arrays = [sample[name] for sample in samples]
        results.append(ow.from_numpy(arrays[0] if dim is None else np.moveaxis(np.stack(arrays), 0, dim)))
    return results


def one_by_one(function: Any, samples: list[dict[str, Any]], dims: tuple[int | None, ...]) -> list[Any]:
    """What a function gives for each sample."""
    names = list(samples[0])
    shared = {name for name, dim in zip(names, dims, strict=True) if dim is None}
    return [
        function(*[ow.from_numpy((samples[0] if name in shared else sample)[name].copy()) for name in names])
        for sample in samples
    ]


def stacked(results: list[Any]) -> Any:
    if isinstance(results[0], (tuple, list)):
        return [stacked(list(pair)) for pair in zip(*results, strict=True)]
    return ow.stack(results)


def assert_same(got: Any, wanted: Any) -> None:
    if isinstance(wanted, list):
        assert len(got) == len(wanted)
        for item, other in zip(got, wanted, strict=True):
            assert_same(item, other)
        return
    assert (got.dtype, got.shape) == (wanted.dtype, wanted.shape)
    kind = ow.float64 if got.dtype is ow.bfloat16 else got.dtype
    # Sums of many elements may be taken in another order for a batch.
    np.testing.assert_allclose(got.to(kind).numpy(), wanted.to(kind).numpy(), rtol=1e-10, atol=1e-10)


def is_dynamic(case: Case) -> bool:
    return case.name in DYNAMIC or case.call in DYNAMIC or any(case.call.startswith(f"m.{item}") for item in DYNAMIC)


@pytest.mark.parametrize("case", TABLE, ids=str)
def test_samples_are_computed_together(case: Case) -> None:
    samples = sample_inputs(case, dtype_of(case))
    names = list(samples[0])

    def function(*tensors: ow.Tensor) -> Any:
        return evaluate(case.call, ow, dict(zip(names, tensors, strict=True)))

    for dims in mixes(names) if names else ():
        wanted = one_by_one(function, samples, dims)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)  # of loops over the batch
            try:
                got = vmap(function, dims, randomness="different")(*batch_of(samples, dims))
            except BatchingError:
                assert is_dynamic(case) or writes_into_what_is_shared(case, dims)
                continue
        assert_same(list(got) if isinstance(got, (tuple, list)) else got, stacked(wanted))


def writes_into_what_is_shared(case: Case, dims: tuple[int | None, ...]) -> bool:
    return dims[0] is None and "_(" in case.call


def is_differentiated(name: str, samples: list[dict[str, Any]]) -> bool:
    return samples[0][name].dtype.kind == "f"


@pytest.mark.parametrize("case", [case for case in TABLE if case.grad], ids=str)
def test_gradients_of_samples_are_computed_together(case: Case) -> None:
    samples = sample_inputs(case, "float64")
    names = list(samples[0])
    positions = tuple(i for i, name in enumerate(names) if is_differentiated(name, samples))

    def weighed(*tensors: ow.Tensor) -> ow.Tensor:
        result = evaluate(case.call, ow, dict(zip(names, tensors, strict=True)))
        parts = [value for value in (result if isinstance(result, (tuple, list)) else [result]) if value.requires_grad]
        terms = [(part * ow.arange(1, part.numel() + 1).reshape(part.shape)).sum() for part in parts]
        return sum(term.real if term.is_complex() else term for term in terms)

    gradient = grad(weighed, positions)
    for dims in list(mixes(names))[::2]:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)
            try:
                got = vmap(gradient, dims)(*batch_of(samples, dims))
            except BatchingError:
                assert is_dynamic(case) or writes_into_what_is_shared(case, dims)
                continue
        assert_same(list(got), stacked(one_by_one(gradient, samples, dims)))
