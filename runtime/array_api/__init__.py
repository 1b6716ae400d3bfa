"""The Python array API standard (https://data-apis.org/array-api) on PyTorch's tensors, version 2025.12.

Most of its functions are operators under the standard's names and signatures: their entries in ``ops.yaml`` say so
(``array_api:``), and the generator writes them into a package's ``array_api``. Here are those that differ in more: they
take or return something else, or mean another thing by a default.

The array of the standard is Tensor itself. What one object cannot be twice is as PyTorch has it: ``x.size()``
is a method (the standard's attribute is ``x.numel()``), and Python's operators promote dtypes as PyTorch's do, where a
tensor without dimensions counts less; the functions here promote as the standard says.
"""

from __future__ import annotations

from math import e, inf, nan, pi

from runtime.array_api.creation import arange, asarray, eye, from_dlpack, full, linspace, meshgrid
from runtime.array_api.dtypes import astype, can_cast, finfo, iinfo, isdtype
from runtime.array_api.elementwise import clip, round, sign  # noqa: A004 - the standard's names
from runtime.array_api.info import __array_namespace_info__
from runtime.array_api.linalg import matrix_transpose, tensordot, vecdot
from runtime.array_api.manipulation import (
    broadcast_arrays,
    broadcast_shapes,
    concat,
    expand_dims,
    flip,
    repeat,
    reshape,
    roll,
    squeeze,
)
from runtime.array_api.promotion import result_type
from runtime.array_api.searching import count_nonzero, nonzero, searchsorted, take, take_along_axis, where
from runtime.array_api.sets import unique_all, unique_counts, unique_inverse, unique_values
from runtime.array_api.sorting import argsort, sort
from runtime.array_api.statistics import all, any, cumulative_prod, cumulative_sum, max, mean, min, prod, std, sum, var  # noqa: A004 - the standard's
from runtime.tensor.dtypes import (
    bool_ as bool,  # noqa: A004 - the standard's name
)
from runtime.tensor.dtypes import complex64, complex128, float32, float64, int8, int16, int32, int64, uint8

__array_api_version__ = "2025.12"
newaxis = None

__all__ = [
    "__array_api_version__", "__array_namespace_info__", "all", "any", "arange", "argsort", "asarray", "astype",
    "bool", "broadcast_arrays", "broadcast_shapes", "can_cast", "clip", "complex64", "complex128", "concat",
    "count_nonzero", "cumulative_prod", "cumulative_sum", "e", "expand_dims", "eye", "finfo", "flip", "float32",
    "float64", "from_dlpack", "full", "iinfo", "inf", "int8", "int16", "int32", "int64", "isdtype", "linspace",
    "matrix_transpose", "max", "mean", "meshgrid", "min", "nan", "newaxis", "nonzero", "pi", "prod", "repeat",
    "reshape", "result_type", "roll", "round", "searchsorted", "sign", "sort", "squeeze", "std", "sum", "take",
    "take_along_axis", "tensordot", "uint8", "unique_all", "unique_counts", "unique_inverse", "unique_values",
    "var", "vecdot", "where",
]  # fmt: skip
