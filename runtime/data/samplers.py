"""Samplers: in which order indices come, and how they are put into batches."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Iterator, Sequence, Sized
from typing import Generic, TypeVar

from runtime.data.functions import F
from runtime.errors import ArgumentError, ArgumentValueError
from runtime.kernels.random.operator import Generator
from runtime.tensor.dtypes import float64, int64
from runtime.tensor.factories import as_tensor

__all__ = [
    "BatchSampler", "DistributedSampler", "RandomSampler", "Sampler", "SequentialSampler", "SubsetRandomSampler",
    "WeightedRandomSampler",
]  # fmt: skip

Index_co = TypeVar("Index_co", covariant=True)


class Sampler(Generic[Index_co]):
    """Gives the indices of samples, one after the other; a subclass has ``__iter__``, and ``__len__`` if it knows."""

    def __iter__(self) -> Iterator[Index_co]:
        msg = f"{type(self).__name__} has no __iter__, by which a Sampler gives indices"
        raise NotImplementedError(msg)


def _check_bool(argument: str, value: object) -> None:
    if not isinstance(value, bool):
        msg = f"{argument} is True or False, got {value!r}"
        raise ArgumentError(msg)


class SequentialSampler(Sampler[int]):
    """Indices in their order."""

    def __init__(self, data_source: Sized) -> None:
        self.data_source = data_source

    def __iter__(self) -> Iterator[int]:
        return iter(range(len(self.data_source)))

    def __len__(self) -> int:
        return len(self.data_source)


class RandomSampler(Sampler[int]):
    """Indices at random: each once, or any number of times with `replacement`.

    Without a generator each pass draws a seed from the default one, so that ``manual_seed`` decides all passes.
    """

    def __init__(
        self, data_source: Sized, replacement: bool = False, num_samples: int | None = None,
        generator: Generator | None = None,
    ) -> None:  # fmt: skip
        _check_bool("RandomSampler(): replacement", replacement)
        if num_samples is not None and (type(num_samples) is not int or num_samples < 0):
            msg = f"RandomSampler(): num_samples is a number of samples, got {num_samples!r}"
            raise ArgumentValueError(msg)
        self.data_source, self.replacement, self._num_samples = data_source, replacement, num_samples
        self.generator = generator

    @property
    def num_samples(self) -> int:
        """How many indices one pass gives."""
        return len(self.data_source) if self._num_samples is None else self._num_samples

    def __iter__(self) -> Iterator[int]:
        count, left = len(self.data_source), self.num_samples
        if not count:
            if left:
                msg = f"RandomSampler(): {left} samples of an empty dataset"
                raise ArgumentValueError(msg)
            return
        generator = self.generator or Generator().manual_seed(random_seed(None))
        while left > 0:
            size = min(left, count)
            if self.replacement:
                drawn = F.randint(0, count, (size,), generator=generator)
            else:
                drawn = F.randperm(count, generator=generator)[:size]
            yield from drawn.tolist()
            left -= size

    def __len__(self) -> int:
        return self.num_samples


class SubsetRandomSampler(Sampler[int]):
    """Some indices at random, each once."""

    def __init__(self, indices: Sequence[int], generator: Generator | None = None) -> None:
        self.indices, self.generator = indices, generator

    def __iter__(self) -> Iterator[int]:
        for i in F.randperm(len(self.indices), generator=self.generator).tolist():
            yield self.indices[i]

    def __len__(self) -> int:
        return len(self.indices)


class WeightedRandomSampler(Sampler[int]):
    """Indices at random, each as likely as its weight says."""

    def __init__(
        self, weights: Sequence[float], num_samples: int, replacement: bool = True, generator: Generator | None = None
    ) -> None:
        if type(num_samples) is not int or num_samples <= 0:
            msg = f"WeightedRandomSampler(): num_samples is a positive number, got {num_samples!r}"
            raise ArgumentValueError(msg)
        _check_bool("WeightedRandomSampler(): replacement", replacement)
        self.weights = as_tensor(weights, dtype=float64)
        if self.weights.ndim != 1:
            msg = f"WeightedRandomSampler(): expected a row of weights, got the shape {tuple(self.weights.shape)}"
            raise ArgumentValueError(msg)
        self.num_samples, self.replacement, self.generator = num_samples, replacement, generator

    def __iter__(self) -> Iterator[int]:
        drawn = F.multinomial(self.weights, self.num_samples, self.replacement, generator=self.generator)
        yield from drawn.tolist()

    def __len__(self) -> int:
        return self.num_samples


class BatchSampler(Sampler[list[int]]):
    """Lists of `batch_size` indices of another sampler; the last may be shorter, unless `drop_last`."""

    def __init__(self, sampler: Iterable[int], batch_size: int, drop_last: bool) -> None:
        if type(batch_size) is not int or batch_size <= 0:
            msg = f"BatchSampler(): batch_size is a positive number, got {batch_size!r}"
            raise ArgumentValueError(msg)
        _check_bool("BatchSampler(): drop_last", drop_last)
        self.sampler, self.batch_size, self.drop_last = sampler, batch_size, drop_last

    def __iter__(self) -> Iterator[list[int]]:
        indices = iter(self.sampler)
        while batch := list(itertools.islice(indices, self.batch_size)):
            if self.drop_last and len(batch) < self.batch_size:
                return
            yield batch

    def __len__(self) -> int:
        count = len(self.sampler)  # type: ignore[arg-type]
        return count // self.batch_size if self.drop_last else math.ceil(count / self.batch_size)


class DistributedSampler(Sampler[int]):
    """The indices of one of several processes: each process has as many, and all together every sample.

    Samples are repeated, or left out with `drop_last`, so that all have as many. Call :meth:`set_epoch` before each
    pass, so that every process shuffles alike and each pass differently.
    """

    def __init__(
        self, dataset: Sized, num_replicas: int, rank: int, shuffle: bool = True, seed: int = 0, drop_last: bool = False
    ) -> None:
        if not 0 <= rank < num_replicas:
            msg = f"DistributedSampler(): rank lies between 0 and {num_replicas - 1}, got {rank}"
            raise ArgumentValueError(msg)
        self.dataset, self.num_replicas, self.rank = dataset, num_replicas, rank
        self.shuffle, self.seed, self.drop_last, self.epoch = shuffle, seed, drop_last, 0
        count = len(dataset)
        if drop_last and count % num_replicas:
            self.num_samples = math.ceil((count - num_replicas) / num_replicas)
        else:
            self.num_samples = math.ceil(count / num_replicas)
        self.total_size = self.num_samples * num_replicas

    def __iter__(self) -> Iterator[int]:
        count = len(self.dataset)
        if self.shuffle:
            indices = F.randperm(count, generator=Generator().manual_seed(self.seed + self.epoch)).tolist()
        else:
            indices = list(range(count))
        if not self.drop_last and indices:
            indices = list(itertools.islice(itertools.cycle(indices), self.total_size))
        return iter(indices[: self.total_size][self.rank :: self.num_replicas])

    def __len__(self) -> int:
        return self.num_samples

    def set_epoch(self, epoch: int) -> None:
        """Which pass comes next."""
        self.epoch = epoch


def random_seed(generator: Generator | None) -> int:
    """A seed, drawn from a generator or the default one."""
    return int(F.randint(0, 2**63 - 1, (), generator=generator, dtype=int64).item())
