"""Check batching rules: vmap of an operator equals the operator applied to each sample.

Two draws of a sample are a batch. They are seen with a batch in every tensor, and with one in each tensor alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from codegen.checking.findings import Finding
from codegen.checking.sample_values import TensorValues, draw
from codegen.checking.subject import LoadedPackage, flat
from codegen.reading.entry import Entry
from codegen.reading.kinds import BATCH, DRAWS
from codegen.reading.samples import ArgumentSample

_SAME = 1e-6  # as part of the larger: sums of a batch may be taken in another order


def batch_findings(entry: Entry, samples: Sequence[ArgumentSample], library: LoadedPackage, seed: int) -> list[Finding]:
    """The first sample that shows the rule of an entry to be wrong."""
    if BATCH not in entry.kernel_text or DRAWS in entry.tags:
        return []
    for number, sample in enumerate(samples):
        message = _wrong(entry, sample, library, f"{entry.name} batch {number} {seed}")
        if message:
            text = f"vmap of '{entry.name}' {message}"
            return [Finding(entry.location, "check-batch", text, f"sample: {sample}", len(entry.name))]
    return []


def _wrong(entry: Entry, sample: ArgumentSample, library: LoadedPackage, seed: str) -> str:
    """What is wrong on a sample, "" if nothing is."""
    draws = [draw(sample, entry.sampling, entry.fixed_dtypes, f"{seed} {number}") for number in range(2)]
    values = {argument.name: draws[0][argument.name] for argument in entry.schema.inputs}
    tensors = [name for name, value in values.items() if _has_tensors(value) and not _has_masks(value)]
    for batched in ([*tensors], *([name] for name in tensors if len(tensors) > 1)):
        expected = [_called(entry, library, draws, batched, number) for number in range(2)]
        if any(value is None for value in expected):  # other checks report what the operator does not take
            continue
        try:
            actual = _tensors(_of_batch(entry, library, draws, batched), library)
        except NotImplementedError:  # a small package may lack an operator that arranges batches
            continue
        except (ValueError, RuntimeError, TypeError, IndexError) as error:
            return f"with a batch in {' and '.join(batched)} raises: {error}"
        expected_values = [_tensors(result, library) for result in expected]
        if not _agree(actual, expected_values):
            return f"with a batch in {' and '.join(batched)} is not what it gives of each sample"
    return ""


def _called(entry: Entry, library: LoadedPackage, draws: list[dict[str, Any]], batched: list[str], number: int) -> Any:
    """The operator of one sample, None for what it does not take."""
    values = [
        _value(library, draws[number if input_.name in batched else 0][input_.name]) for input_ in entry.schema.inputs
    ]
    try:
        with library.quiet():
            return library.invoke(entry.name, values)
    except (ValueError, RuntimeError, TypeError, IndexError):
        return None


def _of_batch(entry: Entry, library: LoadedPackage, draws: list[dict[str, Any]], batched: list[str]) -> Any:
    """The operator of all samples by vmap."""
    stacked = [_pair(library, *(values[name] for values in draws)) for name in batched]

    def function(*tensors_in: Any) -> Any:
        tensors = dict(zip(batched, tensors_in, strict=True))
        values = [
            tensors[argument.name] if argument.name in tensors else _value(library, draws[0][argument.name])
            for argument in entry.schema.inputs
        ]
        return library.invoke(entry.name, values)

    with library.quiet():
        return library.module.vmap(function)(*stacked)


def _has_tensors(value: Any) -> bool:
    return any(isinstance(item, TensorValues) for item in (value if isinstance(value, tuple) else (value,)))


def _has_masks(value: Any) -> bool:
    """Whether a list of indices has masks, of which vmap takes no batch: each chooses another number of elements."""
    return isinstance(value, tuple) and any(isinstance(item, TensorValues) and item.dtype == "bool" for item in value)


def _pair(library: LoadedPackage, first: Any, other: Any) -> Any:
    """Two tensors, or lists of them, as a batch."""
    if isinstance(first, tuple):
        return tuple([_pair(library, a, b) for a, b in zip(first, other, strict=True)])
    return library.tensor((2, *first.shape), first.dtype, [*first.elements, *other.elements])


def _value(library: LoadedPackage, value: Any) -> Any:
    """An argument of a draw."""
    if isinstance(value, TensorValues):
        return library.tensor(value.shape, value.dtype, value.elements, transposed=value.transposed)
    if isinstance(value, tuple) and _has_tensors(value):
        return tuple(_value(library, item) for item in value)
    return library.value(value)


def _tensors(result: Any, library: LoadedPackage) -> list[Any]:
    return list(_each(result, library))


def _each(result: Any, library: LoadedPackage) -> Iterator[Any]:
    for item in result if isinstance(result, (tuple, list)) else (result,):
        if isinstance(item, (tuple, list)):
            yield from _each(item, library)
        elif isinstance(item, library.module.Tensor):
            yield item


def _agree(actual: list[Any], expected: list[list[Any]]) -> bool:
    """Whether the results of a batch are those of its samples."""
    if any(len(values) != len(actual) for values in expected):
        return False
    return all(
        (result.shape, result.dtype) == ((2, *sample.shape), sample.dtype)
        and all(map(_same, flat(result[at]), flat(sample)))
        for at, samples in enumerate(expected) for result, sample in zip(actual, samples, strict=True)
    )


def _same(first: Any, other: Any) -> bool:
    """Whether two numbers are equal up to the last digits of single precision; NaN is NaN."""
    if first == other or (first != first and other != other):  # noqa: PLR0124
        return True
    return bool(abs(first - other) <= _SAME * max(abs(first), abs(other), 1e-2))
