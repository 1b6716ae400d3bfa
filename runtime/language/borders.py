"""Which elements stand around the others where a dimension is padded with its own."""

from __future__ import annotations

import functools

from runtime.kernels.creation.borders import places_around
from runtime.tensor import Tensor, dtypes, make_tensor

_MOST_KEPT = 1 << 12


def border_places(mode: str, size: int, before: int, after: int) -> Tensor:
    """The places of a dimension, `before` and `after` more of them, negative for fewer, as int64 to be read only.

    'reflect' mirrors at the first and last element, 'replicate' repeats these, 'circular' goes on from the other end.
    """
    make = _kept if size + before + after <= _MOST_KEPT else _places
    return make(mode, size, before, after)


def _places(mode: str, size: int, before: int, after: int) -> Tensor:
    return make_tensor(places_around(mode, size, before, after), dtypes.int64)


_kept = functools.lru_cache(256)(_places)
