"""Datasets: samples by index, or one after the other."""

from __future__ import annotations

import bisect
import itertools
import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from runtime.data.functions import F
from runtime.errors import ArgumentError, ArgumentValueError, DimensionError
from runtime.tensor import Tensor

__all__ = [
    "ChainDataset", "ConcatDataset", "Dataset", "IterableDataset", "StackDataset", "Subset", "TensorDataset",
    "random_split",
]  # fmt: skip

Sample_co = TypeVar("Sample_co", covariant=True)


class Dataset(Generic[Sample_co]):
    """Samples by index: a subclass has ``__getitem__`` and, for samplers, ``__len__``.

    A subclass may also have ``__getitems__``, which takes a list of indices and returns a list of samples.
    """

    def __getitem__(self, index: Any) -> Sample_co:
        msg = f"{type(self).__name__} has no __getitem__, by which a Dataset gives a sample"
        raise NotImplementedError(msg)

    def __add__(self, other: Dataset[Any]) -> ConcatDataset[Any]:
        """Both, one behind the other."""
        return ConcatDataset([self, other])


class IterableDataset(Dataset[Sample_co], Iterable[Sample_co]):
    """Samples one after the other: a subclass has ``__iter__``.

    With several workers each has a copy; :func:`get_worker_info` tells it which part is its own.
    """

    def __add__(self, other: Dataset[Any]) -> Any:
        """Both, one after the other."""
        return ChainDataset([self, other])


class TensorDataset(Dataset[tuple[Tensor, ...]]):
    """Samples are the rows of some tensors. ValueError if their numbers of rows differ."""

    tensors: tuple[Tensor, ...]

    def __init__(self, *tensors: Tensor) -> None:
        if not tensors or not all(isinstance(tensor, Tensor) and tensor.ndim for tensor in tensors):
            msg = "TensorDataset(): expected tensors with at least one dimension"
            raise ArgumentError(msg)
        sizes = [tensor.shape[0] for tensor in tensors]
        if len(set(sizes)) > 1:
            msg = f"TensorDataset(): the tensors have {', '.join(map(str, sizes))} rows, which should be equal"
            raise ArgumentValueError(msg)
        self.tensors = tensors

    def __getitem__(self, index: Any) -> tuple[Tensor, ...]:
        return tuple(tensor[index] for tensor in self.tensors)  # type: ignore[index]

    def __len__(self) -> int:
        return self.tensors[0].shape[0]


class StackDataset(Dataset[Any]):
    """Samples are tuples (or, with names, dicts) of the samples of several datasets."""

    datasets: tuple[Any, ...] | dict[str, Any]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        if bool(args) == bool(kwargs):
            msg = "StackDataset(): expected datasets, either all with names or all without"
            raise ArgumentValueError(msg)
        self.datasets = args or kwargs
        sizes = [len(argument) for argument in args or kwargs.values()]
        if len(set(sizes)) > 1:
            msg = f"StackDataset(): the datasets have {', '.join(map(str, sizes))} samples, which should be equal"
            raise ArgumentValueError(msg)
        self._length = sizes[0]

    def __getitem__(self, index: Any) -> Any:
        if isinstance(self.datasets, dict):
            return {name: dataset[index] for name, dataset in self.datasets.items()}
        return tuple(dataset[index] for dataset in self.datasets)

    def __getitems__(self, indices: list[Any]) -> list[Any]:
        """The samples at some indices; datasets that have ``__getitems__`` are asked once for all of them.

        ValueError where such a dataset gives another number of samples.
        """
        if isinstance(self.datasets, dict):
            columns = [_samples_at(dataset, indices) for dataset in self.datasets.values()]
            return [dict(zip(self.datasets, row, strict=True)) for row in zip(*columns, strict=True)]
        return list(zip(*(_samples_at(dataset, indices) for dataset in self.datasets), strict=True))

    def __len__(self) -> int:
        return self._length


def _samples_at(dataset: Any, indices: list[Any]) -> Any:
    """The samples of a dataset, by its ``__getitems__`` where it has one."""
    if not callable(getattr(dataset, "__getitems__", None)):
        return [dataset[index] for index in indices]
    samples = dataset.__getitems__(indices)
    if len(samples) != len(indices):
        msg = f"StackDataset: {type(dataset).__name__}.__getitems__ gave {len(samples)} samples for {len(indices)}"
        raise ArgumentValueError(msg)
    return samples


class ConcatDataset(Dataset[Sample_co]):
    """Several datasets one behind the other."""

    datasets: list[Any]
    cumulative_sizes: list[int]

    def __init__(self, datasets: Iterable[Dataset[Any]]) -> None:
        super().__init__()
        self.datasets = list(datasets)
        if not self.datasets:
            msg = "ConcatDataset(): expected at least one dataset"
            raise ArgumentValueError(msg)
        if any(isinstance(dataset, IterableDataset) for dataset in self.datasets):
            msg = "ConcatDataset(): an IterableDataset has no indices; ChainDataset takes those"
            raise ArgumentError(msg)
        self.cumulative_sizes = list(itertools.accumulate(len(dataset) for dataset in self.datasets))

    def __len__(self) -> int:
        return self.cumulative_sizes[-1]

    def __getitem__(self, index: int) -> Sample_co:
        length = len(self)
        if not -length <= index < length:
            msg = f"ConcatDataset: index {index} is out of range for {length} samples"
            raise DimensionError(msg)
        index %= length
        which = bisect.bisect_right(self.cumulative_sizes, index)
        before = self.cumulative_sizes[which - 1] if which else 0
        return self.datasets[which][index - before]  # type: ignore[no-any-return]


class ChainDataset(IterableDataset[Sample_co]):
    """Several iterable datasets one after the other."""

    def __init__(self, datasets: Iterable[Dataset[Any]]) -> None:
        super().__init__()
        self.datasets = datasets

    def __iter__(self) -> Iterator[Sample_co]:
        for dataset in self.datasets:
            if not isinstance(dataset, IterableDataset):
                msg = f"ChainDataset(): expected an IterableDataset, got {type(dataset).__name__}"
                raise ArgumentError(msg)
            yield from dataset

    def __len__(self) -> int:
        lengths: list[int] = [len(dataset) for dataset in self.datasets]  # type: ignore[arg-type]
        return sum(lengths)


class Subset(Dataset[Sample_co]):
    """The samples of a dataset at some indices."""

    dataset: Any
    indices: Sequence[int]

    def __init__(self, dataset: Dataset[Any], indices: Sequence[int]) -> None:
        self.dataset, self.indices = dataset, indices

    def __getitem__(self, index: Any) -> Sample_co:
        if isinstance(index, list):
            return self.dataset[[self.indices[item] for item in index]]  # type: ignore[no-any-return]
        return self.dataset[self.indices[index]]  # type: ignore[no-any-return]

    def __getitems__(self, indices: list[int]) -> list[Sample_co]:
        """The samples at a list of indices."""
        chosen = [self.indices[index] for index in indices]
        if callable(getattr(self.dataset, "__getitems__", None)):
            return self.dataset.__getitems__(chosen)  # type: ignore[no-any-return]
        return [self.dataset[item] for item in chosen]

    def __len__(self) -> int:
        return len(self.indices)


def random_split(dataset: Dataset[Any], lengths: Sequence[int | float], generator: Any = None) -> list[Subset[Any]]:
    """Divide a dataset at random into parts of some lengths, or of fractions that sum to 1.

    What fractions leave over goes to the first parts, one sample each. ValueError if lengths do not sum to the length
    of the dataset.
    """
    total = len(dataset)  # type: ignore[arg-type]
    if (
        math.isclose(sum(lengths), 1)
        and sum(lengths) <= 1 + 1e-9
        and not all(isinstance(element, int) for element in lengths)
    ):
        if not all(0 <= length <= 1 for length in lengths):
            msg = f"random_split(): fractions lie between 0 and 1, got {list(lengths)}"
            raise ArgumentValueError(msg)
        sizes = [math.floor(total * length) for length in lengths]
        for i in range(total - sum(sizes)):
            sizes[i % len(sizes)] += 1
    else:
        sizes = [int(length) for length in lengths]
    if sum(sizes) != total or min(sizes, default=0) < 0:
        msg = f"random_split(): the lengths {list(lengths)} do not sum to the {total} samples of the dataset"
        raise ArgumentValueError(msg)
    order = F.randperm(total, generator=generator).tolist()
    ends = list(itertools.accumulate(sizes))
    return [Subset(dataset, order[end - size : end]) for size, end in zip(sizes, ends, strict=True)]
