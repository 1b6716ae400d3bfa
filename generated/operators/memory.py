# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The memory operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import runtime.kernels.creation.resizing
import runtime.kernels.creation.through

from runtime import language
from runtime.autograd.forms import composite, defining
from runtime.tensor import dtypes
from runtime.tensor.keys import COMPOSITE_EXPLICIT_AUTOGRAD, CPU

LOOPS, functions, define = defining(__name__)

EMPTY_STRIDED = define("empty_strided(int[] size, int[] stride, *, ScalarType? dtype=None, Layout? layout=None, "
    "Device? device=None, bool? pin_memory=None) -> Tensor", "a612c4ddf2e4b9ff")
EMPTY_STRIDED.implement(COMPOSITE_EXPLICIT_AUTOGRAD, runtime.kernels.creation.resizing.empty_strided)


@composite(define("empty_permuted(int[] size, int[] physical_layout, *, ScalarType? dtype=None, Layout? layout=None, "
    "Device? device=None, bool? pin_memory=None) -> Tensor", "f98eb2c823841eb2"))
def empty_permuted_composite(size, physical_layout, dtype, layout, device, pin_memory):
    if sorted(physical_layout) != list(range(len(size))):
        language.raise_error(
            f"empty_permuted: physical_layout must name each of {len(size)} dimensions once, got "
            f"{list(physical_layout)}")
    inner = language.contiguous_strides(language.permuted(size, physical_layout))
    return functions.empty_strided(size, language.permuted(inner, language.inverse_permutation(physical_layout)),
        dtype=dtype, device=device)


@composite(define("new_empty_strided(Tensor self, int[] size, int[] stride, *, ScalarType? dtype=None, Layout? "
    "layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", "32c91b459b8e4c7b"))
def new_empty_strided_composite(self, size, stride, dtype, layout, device, pin_memory):
    return functions.empty_strided(size, stride, dtype=self.dtype if dtype is None else dtype, device=device)


RESIZE, RESIZE_ = define("resize(Tensor self, int[] size, *, MemoryFormat? memory_format=None) -> Tensor",
    "8378952856ecea40", "resize_")
RESIZE.implement(CPU, runtime.kernels.creation.resizing.resize)

RESIZE_AS, RESIZE_AS_ = define("resize_as(Tensor self, Tensor the_template, *, MemoryFormat? memory_format=None) -> "
    "Tensor", "022c0fa49f0a5e07", "resize_as_")
RESIZE_AS.implement(CPU, runtime.kernels.creation.resizing.resize_as)

RANGE_STEP, RANGE_OUT = define("range.step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, Layout? "
    "layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", "124b687bf7cc7942", "range.out",
    keeps_shape=True)
RANGE_STEP.implement(COMPOSITE_EXPLICIT_AUTOGRAD, runtime.kernels.creation.through.range_through)


@composite(define("unravel_index(Tensor indices, int[1] shape) -> Tensor[]", "a88e6ee92b49fdd2"))
def unravel_index_composite(indices, shape):
    if indices.dtype.is_floating_point or indices.dtype.is_complex or indices.dtype == dtypes.bool_:
        language.raise_unsupported_error(f"unravel_index: indices must be of an integer dtype, got {indices.dtype}")
    found, rest = ([], indices.to(dtypes.int64))
    for size in reversed(shape):
        if size < 0:
            language.raise_value_error(f"unravel_index: shape has no negative sizes, got {list(shape)}")
        if size == 0 and indices.numel() > 0:
            language.raise_error(f"unravel_index: there is no element in the shape {list(shape)}")
        found = [rest.remainder(size), *found]
        rest = rest.floor_divide(size)
    return tuple(found)
