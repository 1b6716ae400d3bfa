"""Which elements stand around the others where a dimension is padded with its own."""

from __future__ import annotations

import functools

import numpy as np

from runtime.tensor import Tensor, dtypes, make_tensor

_MOST_KEPT = 1 << 12


def border_places(mode: str, size: int, before: int, after: int) -> Tensor:
    """The places of a dimension, `before` and `after` more of them, negative for fewer, as int64 to be read only.

    'reflect' mirrors at the first and last element, 'replicate' repeats these, 'circular' goes on from the other end.
    """
    make = _kept if size + before + after <= _MOST_KEPT else _places
    return make(mode, size, before, after)


def _places(mode: str, size: int, before: int, after: int) -> Tensor:
    places = np.arange(-before, size + after)
    if mode == "reflect":
        places = (size - 1) - np.abs((size - 1) - np.abs(places))
    elif mode == "replicate":
        places = np.clip(places, 0, size - 1)
    else:  # what negative numbers cut off goes before the rest is repeated
        first, last = max(-before, 0), min(size + after, size)
        places = np.where(places < first, places + (last - first), places)
        places = np.where(places >= last, places - (last - first), places)
    return make_tensor(places, dtypes.int64)


_kept = functools.lru_cache(256)(_places)
