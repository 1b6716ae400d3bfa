"""Samples of a dataset as batches, in the process that loads them or in a worker."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

from runtime.data.collate import default_collate
from runtime.data.dataset import IterableDataset, TensorDataset

__all__ = ["Fetcher"]

END = object()
"""What :meth:`Fetcher.fetch` gives when an iterable dataset has no more samples."""


class Fetcher:
    """Gives batches, or single samples where there are no batches."""

    def __init__(self, dataset: Any, collate: Callable[[Any], Any], *, batches: bool, drop_last: bool) -> None:
        self.dataset, self.collate, self.batches, self.drop_last = dataset, collate, batches, drop_last
        self.iterator = iter(dataset) if isinstance(dataset, IterableDataset) else None
        self.index: Any = None  # of the sample that is read

    def fetch(self, indices: Any) -> Any:
        """The batch of some indices, or of the next samples if the dataset has no indices."""
        if self.iterator is not None:
            return self._next(len(indices) if self.batches else 1)
        if not self.batches:
            return self.collate(self._sample(indices))
        if type(self.dataset) is TensorDataset and self.collate is default_collate:
            return self._rows(indices)
        if callable(getattr(self.dataset, "__getitems__", None)):
            self.index = indices
            return self.collate(self.dataset.__getitems__(indices))
        return self.collate([self._sample(index) for index in indices])

    def _sample(self, index: Any) -> Any:
        self.index = index
        return self.dataset[index]

    def _rows(self, indices: list[int]) -> list[Any]:
        """The same as the rows one by one, stacked."""
        self.index = indices
        return [tensor[indices].contiguous() for tensor in self.dataset.tensors]

    def _next(self, count: int) -> Any:
        assert self.iterator is not None
        samples = list(itertools.islice(self.iterator, count))
        if not samples or (self.batches and self.drop_last and len(samples) < count):
            return END
        return self.collate(samples if self.batches else samples[0])
