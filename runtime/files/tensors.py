"""The one way from a file to a tensor: what a file says of its memory is checked, whatever format the file has."""

from __future__ import annotations

import math
import weakref
from collections.abc import Sequence
from typing import Any

from runtime.autograd.duplicates import Memory, own_slots, rebuild, rebuild_compressed, rebuild_sparse
from runtime.errors import ComputeError, OpweaveError
from runtime.sparse.compressed import construction as compressed_tensors
from runtime.sparse.construction import check, check_order, check_shapes
from runtime.tensor import MOST_DIMS, Tensor
from runtime.tensor.backends import BY_KEY
from runtime.tensor.device import LAYOUTS, CompressedLayout
from runtime.tensor.dtypes import dtype, int64
from runtime.tensor.keys import CPU
from runtime.tensor.storage import address

_LARGEST = (1 << 63) - 1  # bytes that 64-bit addresses can tell apart
_SHOWN = 8  # values of a message
_checked: weakref.WeakSet[Memory] = weakref.WeakSet()  # storages all of whose bytes are bools


class DamagedError(ComputeError):
    """A file whose contents do not describe an object."""


def tensor_in(
    memory: Memory, element: dtype, sizes: Sequence[int], strides: Sequence[int], offset: int, requires_grad: bool,
    kind: type[Tensor] = Tensor,
) -> Tensor:  # fmt: skip
    """A leaf of the class `kind` in the memory of a storage; `strides` and `offset` are in elements.

    DamagedError unless sizes, strides and the offset are Python's ints, every element lies within the storage, is
    aligned, and is one of its dtype.
    """
    check_ints("sizes", sizes)
    check_ints("strides", strides)
    check_ints("offset", (offset,))
    size = element.itemsize
    return tensor_at(memory, element, sizes, [stride * size for stride in strides], offset * size, requires_grad, kind)


def tensor_at(
    memory: Memory, element: dtype, sizes: Sequence[int], steps: Sequence[int], offset: int, requires_grad: bool,
    kind: type[Tensor] = Tensor,
) -> Tensor:  # fmt: skip
    """:func:`tensor_in` with the strides, which are `steps`, and the offset in bytes."""
    check_ints("sizes", sizes)
    check_ints("strides", steps)
    check_ints("offset", (offset,))
    if type(requires_grad) is not bool:
        msg = f"requires_grad of a tensor is of the type {type(requires_grad).__name__}"
        raise DamagedError(msg)
    sizes, steps = tuple(sizes), tuple(steps)
    offset = 0 if 0 in sizes else offset
    _check_bounds(memory, element, sizes, steps, offset)
    _check_elements(memory, element, steps, offset)
    try:
        return rebuild(kind, memory, element, sizes, steps, offset, requires_grad)
    except OpweaveError as error:  # such as integers that are to require grad
        raise DamagedError(str(error)) from error


def sparse_tensor(
    indices: Any, values: Any, sizes: Sequence[int], is_coalesced: bool, requires_grad: bool,
    kind: type[Tensor] = Tensor,
) -> Tensor:  # fmt: skip
    """A sparse leaf of the class `kind` over two tensors. DamagedError unless they fit each other and the sizes."""
    check_ints("sizes", sizes)
    _check_parts(indices=indices, values=values)
    if indices.dtype is not int64:
        msg = f"the indices of a sparse tensor are of {indices.dtype.name}"
        raise DamagedError(msg)
    try:
        check_shapes(indices, values)
        check(indices, values, sizes)
        if is_coalesced:
            check_order(indices, sizes)
        return rebuild_sparse(kind, indices, values, tuple(sizes), is_coalesced, requires_grad)
    except OpweaveError as error:
        raise DamagedError(str(error)) from error


def compressed_tensor(
    layout: Any, compressed: Any, plain: Any, values: Any, sizes: Sequence[int], requires_grad: bool,
    kind: type[Tensor] = Tensor,
) -> Tensor:  # fmt: skip
    """A leaf of the class `kind` of a compressed layout, given by name. DamagedError unless its parts fit."""
    check_ints("sizes", sizes)
    _check_parts(compressed=compressed, plain=plain, values=values)
    described = LAYOUTS.get(layout) if isinstance(layout, str) else None
    if not isinstance(described, CompressedLayout):
        msg = f"there is no compressed layout {layout!r}"
        raise DamagedError(msg)
    try:
        compressed_tensors.check_shapes(compressed, plain, values, described)
        compressed_tensors.check(compressed, plain, values, sizes, described)
        return rebuild_compressed(kind, described.name, compressed, plain, values, tuple(sizes), requires_grad)
    except OpweaveError as error:
        raise DamagedError(str(error)) from error


def _check_parts(**parts: Any) -> None:
    """DamagedError unless what a sparse tensor is made of are plain tensors."""
    for name, part in parts.items():
        if not isinstance(part, Tensor) or (part._keys != CPU and part._keys not in BY_KEY):
            msg = f"the {name} of a sparse tensor are no plain tensor"
            raise DamagedError(msg)


def check_ints(subject: str, values: Any) -> None:
    """DamagedError unless `values` are a list or a tuple of ints: no tensors, bools or floats, which compute unlike."""
    if type(values) not in {list, tuple}:
        msg = f"the {subject} of a tensor are of the type {type(values).__name__}"
        raise DamagedError(msg)
    for value in values:
        if type(value) is not int:
            msg = f"the {subject} of a tensor hold a value of the type {type(value).__name__} instead of an int"
            raise DamagedError(msg)


def _check_bounds(
    memory: Memory, element: dtype, sizes: tuple[int, ...], steps: tuple[int, ...], offset: int
) -> None:  # fmt: skip
    """DamagedError unless the elements lie within a storage; Python's ints do not wrap."""
    if len(sizes) != len(steps) or len(sizes) > MOST_DIMS or any(size < 0 for size in sizes):
        msg = f"a tensor has the sizes {_shown(sizes)} and the strides {_shown(steps)} in bytes"
        raise DamagedError(msg)
    if max(math.prod(size or 1 for size in sizes) * element.itemsize, *map(abs, (*steps, offset))) > _LARGEST:
        msg = f"a tensor of the sizes {_shown(sizes)} is larger than any memory"
        raise DamagedError(msg)
    ends = [step * (size - 1) for size, step in zip(sizes, steps, strict=True)]
    first, last = offset + sum(min(0, end) for end in ends), offset + sum(max(0, end) for end in ends)
    if 0 not in sizes and not 0 <= first <= last <= memory.bytes.nbytes - element.itemsize:
        msg = f"a tensor of the sizes {_shown(sizes)} reaches out of its storage of {memory.bytes.nbytes} bytes"
        raise DamagedError(msg)


def _check_elements(memory: Memory, element: dtype, steps: tuple[int, ...], offset: int) -> None:
    """DamagedError for elements that are not aligned, and for bools that are neither 0 nor 1."""
    alignment = element.numpy.alignment
    if memory.bytes.size and any(step % alignment for step in (*steps, offset + address(memory.bytes))):
        msg = "the elements of a tensor are not aligned"
        raise DamagedError(msg)
    if element.name == "bool" and memory.bytes.size and memory not in _checked:
        if memory.bytes.max() > 1:
            msg = "a tensor of bools holds a byte that is none"
            raise DamagedError(msg)
        _checked.add(memory)


def _shown(values: tuple[int, ...]) -> str:
    """A few values as text, as short as a message may be; an int has as many digits as a file likes."""
    texts = [str(value) if abs(value) <= _LARGEST else "2**63 or more" for value in values[:_SHOWN]]
    return f"({', '.join(texts)}{', ...' if len(values) > _SHOWN else ''})"


def set_state(tensor: Tensor, state: Any) -> None:
    """Give a tensor the attributes that a file holds of it: a dict, or a pair of that and the slots of its class.

    DamagedError for the name of anything that every tensor has, such as its memory, which no attribute may replace.
    """
    if state is None:
        return
    if hasattr(tensor, "__setstate__"):  # of a class that the user allowed
        tensor.__setstate__(state)
        return
    attributes, slots = state if isinstance(state, tuple) and len(state) == 2 else (state, None)
    for values in (attributes, slots):
        if values is not None and (not isinstance(values, dict) or not all(type(name) is str for name in values)):
            msg = "the attributes of a tensor are no dict of names"
            raise DamagedError(msg)
    for name in (*(attributes or ()), *(slots or ())):
        if hasattr(Tensor, name):
            msg = f"a tensor has the attribute {name!r}, which is the name of a tensor's own"
            raise DamagedError(msg)
    vars(tensor).update(attributes or {})
    allowed = own_slots(type(tensor))
    for name, value in (slots or {}).items():
        if name in allowed:
            setattr(tensor, name, value)
        else:
            vars(tensor)[name] = value
