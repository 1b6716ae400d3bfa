"""Tensors: memory, sizes, strides, dtype, device and keys; their factories, printing and casts."""

import sys
from typing import Any as Any  # here `typing.get_type_hints` looks up the annotations of Tensor

import numpy as np  # noqa: F401 - in annotations as well

from runtime.tensor import dtypes
from runtime.tensor.dtypes import dtype as dtype
from runtime.tensor.geometry import Geometry as Geometry
from runtime.tensor.shape import Size
from runtime.tensor.tensor import _rebuild as _rebuild  # pickles of version 0.1 name it here
from runtime.tensor.tensor import (
    MOST_DIMS, NoElementsError, Tensor, WrappedNumber, from_numpy, is_plain, is_whole, make_alias, make_tensor,
    to_numpy, uninitialised, wrap_dim, wrap_number,
)  # fmt: skip
from runtime.tensor.versions import (
    MANY_VIEWS, InferenceRef, UntrackedRef, bump_version, forget_dead_views, is_of_inference, is_untracked, live_views,
    tracked_views, writes_of,
)  # fmt: skip

__all__ = [
    "MANY_VIEWS", "MOST_DIMS", "InferenceRef", "NoElementsError", "Size", "Tensor", "UntrackedRef", "WrappedNumber",
    "bump_version", "forget_dead_views", "from_numpy", "is_of_inference", "is_plain", "is_untracked", "is_whole",
    "live_views", "make_alias", "make_tensor", "to_numpy", "tracked_views", "uninitialised", "wrap_dim",
    "wrap_number", "writes_of",
]  # fmt: skip

sys.modules.setdefault("runtime.dtypes", dtypes)  # and their dtypes there
