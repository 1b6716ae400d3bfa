"""DataLoader: batches of a dataset, loaded by this process or by workers."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterable, Iterator, Sized
from typing import Any, Generic, TypeVar

from runtime.data.collate import default_collate, default_convert
from runtime.data.dataset import Dataset, IterableDataset
from runtime.data.fetching import END, Fetcher
from runtime.data.pinning import pinned
from runtime.data.pool import Pool, context_of
from runtime.data.samplers import BatchSampler, RandomSampler, Sampler, SequentialSampler, random_seed
from runtime.data.worker import Job, get_worker_info
from runtime.errors import ArgumentError, ArgumentValueError
from runtime.kernels.random.operator import Generator
from runtime.tensor.backends import BY_NAME

__all__ = [
    "BatchSampler",
    "DataLoader",
    "Dataset",
    "IterableDataset",
    "RandomSampler",
    "Sampler",
    "SequentialSampler",
    "_BaseDataLoaderIter",
    "_DatasetKind",
    "_MultiProcessingDataLoaderIter",
    "_SingleProcessDataLoaderIter",
    "_collate_fn_t",
    "default_collate",
    "default_convert",
    "get_worker_info",
]  # fmt: skip

_collate_fn_t = Callable[[list[Any]], Any]
Sample_co = TypeVar("Sample_co", covariant=True)
_AHEAD = 2  # batches that each worker prepares before they are wanted
_READ_ONCE = frozenset({"dataset", "batch_size", "sampler", "batch_sampler", "drop_last", "persistent_workers"})


class DataLoader(Generic[Sample_co]):
    """Batches of a dataset, in the order of a sampler.

    `batch_size` samples (or, if None, single ones; or those of `batch_sampler`) are put together by `collate_fn`. With
    `num_workers` > 0 so many processes load them, `prefetch_factor` batches each before they are wanted; batches come
    in the same order as without workers unless ``in_order=False``, and their tensors lie in memory that is shared with
    the worker, which is copied once. Worker i draws random numbers (opweave's, Python's, NumPy's) from a seed of the
    generator plus i, and computes with one thread. `persistent_workers` live as long as the loader.

    An exception of a worker is raised here, with its traceback and the index of the sample; RuntimeError where a
    worker dies, or where nothing comes for `timeout` seconds. With `pin_memory` batches lie in
    memory that is pinned for the device `pin_memory_device`, or the first one registered; where none is, it means
    nothing.

    What decides the samples of a batch is read once: to set `dataset`, `batch_size`, `sampler`, `batch_sampler`,
    `drop_last` or `persistent_workers` later is a ValueError.
    """

    __initialized = False  # libraries that build a loader of another one set _DataLoader__initialized

    def __init__(
        self, dataset: Dataset[Sample_co], batch_size: int | None = 1, shuffle: bool | None = None,
        sampler: Iterable[Any] | None = None, batch_sampler: Iterable[Any] | None = None, num_workers: int = 0,
        collate_fn: Callable[[Any], Any] | None = None, pin_memory: bool = False, drop_last: bool = False,
        timeout: float = 0, worker_init_fn: Callable[[int], None] | None = None, multiprocessing_context: Any = None,
        generator: Generator | None = None, *, prefetch_factor: int | None = None, persistent_workers: bool = False,
        pin_memory_device: str = "", in_order: bool = True,
    ) -> None:  # fmt: skip
        self.dataset, self.num_workers, self.pin_memory = dataset, num_workers, pin_memory
        self.pin_memory_device = pin_memory_device
        self.timeout, self.worker_init_fn, self.generator = timeout, worker_init_fn, generator
        self.persistent_workers, self.in_order = persistent_workers, in_order
        self.multiprocessing_context = multiprocessing_context
        self._check_workers(prefetch_factor)
        if multiprocessing_context is not None:
            self.multiprocessing_context = context_of(multiprocessing_context)
        self.prefetch_factor = prefetch_factor if num_workers == 0 else prefetch_factor or _AHEAD
        self._check_sampling(batch_size, shuffle, sampler, batch_sampler, drop_last)
        if batch_sampler is not None:
            batch_size, drop_last = None, False
        if sampler is None:
            sampler = self._usual_sampler(bool(shuffle))
        if batch_size is not None:
            batch_sampler = BatchSampler(sampler, batch_size, drop_last)
        self.batch_size, self.drop_last = batch_size, drop_last
        self.sampler, self.batch_sampler = sampler, batch_sampler
        self.collate_fn = collate_fn or (default_convert if batch_sampler is None else default_collate)
        self._dataset_kind = _DatasetKind.Iterable if isinstance(dataset, IterableDataset) else _DatasetKind.Map
        self._pool: Pool | None = None
        self.__initialized = True

    def __setattr__(self, name: str, value: Any) -> None:
        if self.__initialized and name in _READ_ONCE:
            msg = (
                f"DataLoader.{name}: it cannot be set after the loader is initialized, because other attributes depend "
                f"on it; make another DataLoader(..., {name}=...)"
            )
            raise ArgumentValueError(msg)
        super().__setattr__(name, value)

    def _check_workers(self, prefetch_factor: int | None) -> None:
        if type(self.num_workers) is not int or self.num_workers < 0:
            msg = f"DataLoader(): num_workers is a number of processes, or 0, got {self.num_workers!r}"
            raise ArgumentValueError(msg)
        if self.timeout < 0:
            msg = f"DataLoader(): timeout is a number of seconds, or 0, got {self.timeout!r}"
            raise ArgumentValueError(msg)
        if self.num_workers == 0 and (prefetch_factor is not None or self.persistent_workers):
            msg = "DataLoader(): prefetch_factor and persistent_workers are for num_workers > 0"
            raise ArgumentValueError(msg)
        if prefetch_factor is not None and prefetch_factor < 1:
            msg = f"DataLoader(): prefetch_factor is a number of batches, got {prefetch_factor!r}"
            raise ArgumentValueError(msg)
        if self.num_workers == 0 and self.multiprocessing_context is not None:
            msg = "DataLoader(): multiprocessing_context is for num_workers > 0"
            raise ArgumentValueError(msg)

    def _check_sampling(
        self, batch_size: int | None, shuffle: bool | None, sampler: Any, batch_sampler: Any, drop_last: bool
    ) -> None:
        wrong = None
        if isinstance(self.dataset, IterableDataset):
            if shuffle or sampler is not None or batch_sampler is not None:
                wrong = "an IterableDataset decides its own order: there is no shuffle, sampler or batch_sampler"
        elif sampler is not None and shuffle:
            wrong = "shuffle is for the usual sampler; leave one of sampler and shuffle out"
        if batch_sampler is not None and (batch_size != 1 or shuffle or sampler is not None or drop_last):
            wrong = "batch_sampler decides batch_size, shuffle, sampler and drop_last; leave these out"
        elif batch_size is None and drop_last:
            wrong = "drop_last is for batches, and batch_size is None"
        if wrong:
            msg = f"DataLoader(): {wrong}"
            raise ArgumentValueError(msg)

    def _usual_sampler(self, shuffle: bool) -> Iterable[Any]:
        if isinstance(self.dataset, IterableDataset):
            return _Endless()
        if not isinstance(self.dataset, Sized):
            msg = f"DataLoader(): a {type(self.dataset).__name__} has no length; give a sampler"
            raise ArgumentError(msg)
        if shuffle:
            return RandomSampler(self.dataset, generator=self.generator)
        return SequentialSampler(self.dataset)

    def __len__(self) -> int:
        """How many batches one pass gives; TypeError where the dataset or the sampler has no length."""
        if isinstance(self.dataset, IterableDataset):
            count = len(self.dataset)  # type: ignore[arg-type]
            if self.batch_size is None:
                return count
            return count // self.batch_size if self.drop_last else math.ceil(count / self.batch_size)
        return len(self._index_sampler)  # type: ignore[arg-type]

    def __iter__(self) -> Iterator[Any]:
        seed = random_seed(self.generator) >> 1  # so that those of workers, which are larger, are seeds too
        if not self.num_workers:
            return _SingleProcessDataLoaderIter(self, self._here(), None)
        pool = self._pool
        if pool is None or not pool.processes:
            pool = Pool(self._job(), context_of(self.multiprocessing_context), self.timeout)
            self._pool = pool if self.persistent_workers else None
        batches = pool.batches(iter(self._index_sampler), seed, self.prefetch_factor or _AHEAD, in_order=self.in_order)
        return _MultiProcessingDataLoaderIter(self, batches, None if self.persistent_workers else pool)

    @property
    def _auto_collation(self) -> bool:
        """Whether samples are put together in batches."""
        return self.batch_sampler is not None

    @property
    def _index_sampler(self) -> Iterable[Any]:
        """The indices that a pass reads: lists of them where there are batches, else single indices."""
        return self.sampler if self.batch_sampler is None else self.batch_sampler

    def _job(self) -> Job:
        return Job(
            self.dataset, self.collate_fn, self._auto_collation, self.drop_last, self.worker_init_fn, self.num_workers,
        )  # fmt: skip

    def _here(self) -> Iterator[Any]:
        """The batches, loaded in this process."""
        fetcher = Fetcher(self.dataset, self.collate_fn, batches=self._auto_collation, drop_last=self.drop_last)
        for indices in self._index_sampler:
            batch = fetcher.fetch(indices)
            if batch is END:
                return
            yield batch


class _BaseDataLoaderIter(Iterator[Any]):
    """One pass over a loader; its workers, if they are its own, end with it."""

    def __init__(self, loader: Any, batches: Iterator[Any] | None = None, pool: Pool | None = None) -> None:
        """Without `batches` the loader is another library's that has the attributes of PyTorch's."""
        self._loader, self._batches, self._pool = loader, _of_another(loader) if batches is None else batches, pool
        self._pins_memory = isinstance(loader, DataLoader) and loader.pin_memory and bool(BY_NAME)

    def __len__(self) -> int:
        return len(self._loader)

    def __next__(self) -> Any:
        try:
            batch = next(self._batches)
            return pinned(batch, self._loader.pin_memory_device) if self._pins_memory else batch
        except BaseException:  # the end, an error of a worker, or an interrupt
            self._close()
            raise

    def _close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.close()


class _DatasetKind:
    """How a dataset is read: by indices, or one sample after another."""

    Map, Iterable = 0, 1


def _of_another(loader: Any) -> Iterator[Any]:
    """The batches of another library's loader, loaded in this process."""
    fetcher = Fetcher(loader.dataset, loader.collate_fn, batches=loader._auto_collation, drop_last=loader.drop_last)
    if loader._dataset_kind == _DatasetKind.Iterable:
        fetcher.iterator = iter(loader.dataset)
    for indices in loader._index_sampler:
        batch = fetcher.fetch(indices)
        if batch is END:
            return
        yield batch


class _SingleProcessDataLoaderIter(_BaseDataLoaderIter):
    """A pass of a loader without workers."""


class _MultiProcessingDataLoaderIter(_BaseDataLoaderIter):
    """A pass of a loader with workers."""

    def _shutdown_workers(self) -> None:
        """End it; loaders of others call this."""
        self._close()


class _Endless:
    """Indices of a dataset that has none."""

    def __iter__(self) -> Iterator[None]:
        return itertools.repeat(None)
