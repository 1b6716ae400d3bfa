"""Arguments of a Fourier transform: its dimensions, its numbers of elements, its divisor."""

from __future__ import annotations

import functools

from runtime.errors import ComputeError, DimensionError
from runtime.language.helpers import wrap_dims
from runtime.tensor import wrap_dim

_NORMS = {None: (0, 2), "backward": (0, 2), "ortho": (1, 1), "forward": (2, 0)}


def fft_norm(norm: str | None, forward: bool) -> int:
    """The number of a normalization, as `_fft_c2c` takes it, for the transform of one direction."""
    if norm not in _NORMS:
        msg = f"norm must be 'forward', 'backward' or 'ortho', got {norm!r}"
        raise ComputeError(msg)
    return _NORMS[norm][not forward]


@functools.lru_cache(512)  # programs transform the same shapes again and again
def fft_dims(shape: tuple[int, ...], s: tuple[int, ...] | None, dim: tuple[int, ...] | None) -> tuple[int, ...]:
    """The dimensions of a transform: those that `dim` names, the last ``len(s)``, or all."""
    if dim is None:
        first = 0 if s is None else len(shape) - len(s)
        if first < 0:
            msg = f"there are {len(s or ())} sizes, but the tensor has shape {list(shape)}"
            raise ComputeError(msg)
        return tuple(range(first, len(shape)))
    if s is not None and len(s) != len(dim):
        msg = f"s and dim must have the same length, got {list(s)} and {list(dim)}"
        raise ComputeError(msg)
    if len(dim) and not len(shape):
        msg = f"dim {dim[0]} was given, but the tensor has no dimensions"
        raise DimensionError(msg)
    dims = tuple(wrap_dim(item, len(shape)) for item in dim)
    return wrap_dims(dims, len(shape)) if dims else ()


@functools.lru_cache(512)
def fft_sizes(
    shape: tuple[int, ...], s: tuple[int, ...] | None, dims: tuple[int, ...], last: int
) -> tuple[int, ...]:
    """How many elements a transform spans in each of `dims`; without a size in `s`, or with -1, as many as there are.

    `last` is what the last of them has by default where that differs, or -1.
    """
    sizes_of_dims = [shape[dim] for dim in dims]
    if last >= 0 and sizes_of_dims:
        sizes_of_dims[-1] = last
    sizes = tuple(
        full if size == -1 else size for full, size in zip(sizes_of_dims, s or [-1] * len(sizes_of_dims), strict=True)
    )
    for size in sizes:
        if size < 1:
            msg = f"a transform needs at least one element, got sizes {list(sizes)} for shape {list(shape)}"
            raise ComputeError(msg)
    return sizes
