"""Padding of a dimension with its own elements: the indices that reflection, replication and circular padding read."""

from __future__ import annotations

import functools

from runtime.kernels.creation.borders import places_around
from runtime.tensor import Tensor, dtypes, make_tensor
from runtime.tensor.backends import BY_NAME
from runtime.tensor.device import CHANGED, default_device

_MOST_KEPT = 1 << 12


def border_places(mode: str, size: int, before: int, after: int) -> Tensor:
    """The places of a dimension, `before` and `after` more of them, negative for fewer, as int64 to be read only.

    'reflect' mirrors at the first and last element, 'replicate' repeats these, 'circular' goes on from the other end.
    They lie on the registered device of the composite that asks, if it computes on one.
    """
    make = _kept if size + before + after <= _MOST_KEPT else _places
    result = make(mode, size, before, after)
    return _where_tensors_are_made(result) if CHANGED else result


def _where_tensors_are_made(places: Tensor) -> Tensor:
    """The same on the registered device where new tensors lie, if they do."""
    where = default_device()
    return places if where is None or where.type not in BY_NAME else places.to(where)  # type: ignore[attr-defined]


def _places(mode: str, size: int, before: int, after: int) -> Tensor:
    return make_tensor(places_around(mode, size, before, after), dtypes.int64)


_kept = functools.lru_cache(256)(_places)
