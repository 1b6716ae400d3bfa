"""Results: writing into a tensor that exists (in-place forms and ``out=``), and several results under names."""

from __future__ import annotations

import collections
import functools
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np

from runtime import callers
from runtime.errors import ComputeError
from runtime.native.builtin import builtin
from runtime.tensor.backends import backend_of, span
from runtime.tensor.casting import Array, allocate, cast_array, cast_into
from runtime.tensor.dtypes import bool_, can_cast, cannot_cast, dtype, uint8
from runtime.tensor.geometry import seen
from runtime.tensor.keys import CPU
from runtime.tensor.memory import is_dense
from runtime.tensor.naming import shown_in_tensors
from runtime.tensor.plans import KernelPlan, become, is_on_meta, on_meta
from runtime.tensor.tensor import Tensor, make_tensor
from runtime.tensor.versions import bump_version

_LARGE = 1 << 19  # bytes
# Operators that give out= another shape without a warning, by the names of their forms as well.
silent: set[str] = set()


def prepare_out(
    operator: str, out: Tensor, shape: tuple[int, ...], kind: dtype, *, in_place: bool, casts: bool = True
) -> None:
    """Check that a result of `shape` and `kind` may be written into `out`; an ``out=`` tensor is resized when needed.

    Raises RuntimeError when the dtype cannot be cast, or is another where nothing is cast, when an in-place operand
    would have to grow, or when several elements of `out` share one place in memory.
    """
    if not casts:
        check_same(operator, out, kind)
    if not can_cast(kind, out.dtype):
        msg = f"{operator}: {cannot_cast(kind, out.dtype)}"
        raise ComputeError(msg)
    if out._sizes != shape:
        if in_place:
            msg = (
                f"{operator}: the in-place result would have the broadcast shape {list(shape)}, "
                f"which does not match the shape {list(out._sizes)} of self"
            )
            raise ComputeError(msg)
        resize(operator, out, shape)
    check_writable(operator, out)


def in_place_of(kernel: Any) -> Callable[[Any], Any]:
    """A decorator: what the in-place form of an operator does, whose kernel is `kernel`; else it copies the result."""

    def bring(in_place: Any) -> Any:
        kernel.in_place = in_place
        return in_place

    return bring


def fitting(operator: str, target: Tensor, result: Tensor, *, casts: bool = True) -> Tensor:
    """`result`, unless an in-place form may not write it into `target`: its shape or its dtype is another."""
    prepare_out(operator, target, result._sizes, result.dtype, in_place=True, casts=casts)
    return result


def check_writable(operator: str, out: Tensor, *, overlap: bool = False) -> None:
    """RuntimeError when elements of `out` share memory with each other, or (`overlap`) with another operand."""
    array = seen(out)
    if overlap:
        msg = (
            f"{operator}: unsupported operation: some elements of the input tensor and the written-to tensor refer to "
            "a single memory location; clone() the input before the operation"
        )
        raise ComputeError(msg)
    if is_stretched(array):
        msg = (
            f"{operator}: unsupported operation: more than one element of the written-to tensor refers to a single "
            "memory location (it was expanded); clone() it before the operation"
        )
        raise ComputeError(msg)
    check_is_ours(operator, out)


def is_stretched(array: Any) -> bool:
    """Whether several elements share one place in memory, as those of an expanded tensor do."""
    if 0 not in array.strides or not array.size:  # looked at first: nearly nothing is
        return False
    return any(step == 0 and size > 1 for size, step in zip(array.shape, array.strides, strict=True))


def write_number(operator: str, out: Tensor, number: Any) -> Tensor:
    """`out`, all of whose elements become one number, so that it does not matter which of them share memory."""
    check_is_ours(operator, out)
    out._array[...] = number
    bump_version(out)
    return out


def check_is_ours(operator: str, out: Tensor) -> None:
    """RuntimeError where the memory of `out` is somebody else's, who does not let it be written."""
    array = seen(out)
    if not array.flags.writeable and out._keys & CPU:
        msg = f"{operator}: the written-to tensor lies in read-only NumPy memory; clone() it before the operation"
        raise ComputeError(msg)


def resize(operator: str, out: Tensor, shape: tuple[int, ...]) -> None:
    """Give `out` a new shape; it gets new memory, and tensors that viewed the old one keep it."""
    warn_of_resize(operator, out, shape)
    if is_on_meta(out):
        become(out, KernelPlan(shape, out.dtype))
    elif (backend := backend_of(out._keys)) is not None:
        out._geometry = backend.empty(shape, out.dtype, out.device)
    else:
        out._array = np.empty(shape, out._array.dtype)


def warn_of_resize(operator: str, out: Tensor, shape: tuple[int, ...]) -> None:
    """Warn that what was given as ``out=`` has another shape, if it has elements: it was meant for something else."""
    if out.numel() and operator not in silent:
        sizes = list(out.shape)
        callers.warn(
            f"{operator}: the tensor given as out= has the shape {sizes} and is resized to {list(shape)}; give one of "
            "that shape or without elements, such as by out.resize_(0)"
        )


def is_large(out: Tensor) -> bool:
    """Whether a copy into a tensor takes longer than a plan: whether it has half a mebibyte in the CPU's memory."""
    return bool(out._keys & CPU) and out._array.nbytes >= _LARGE


def can_hold(out: Tensor, planned: KernelPlan, operands: Iterable[Tensor]) -> bool:
    """Whether a kernel may write a planned result into the memory of a tensor, beside the operands that it reads."""
    array = out._array
    is_alike = out.dtype is planned.kind and out._sizes == planned.sizes and planned.strides is None
    return (
        is_alike and array.flags.c_contiguous
        and not any(np.may_share_memory(array, operand._array) for operand in operands)
    )  # fmt: skip


def can_be_offered(
    outs: Sequence[Tensor], operands: Iterable[Tensor], kinds: Sequence[dtype] | None
) -> list[Array]:
    """The arrays of those tensors, of the CPU, into which a kernel may write whatever it likes beside its operands.

    None where results are of other dtypes, or nothing is known of `kinds`: nothing is written before an error.
    """
    if kinds is None or list(kinds) != [out.dtype for out in outs]:
        return []
    operands = list(operands)
    arrays = [out._array for out in outs if is_large(out)]
    all_arrays = [tensor._array for tensor in (*operands, *outs)]
    return [
        array for array in arrays
        if array.flags.c_contiguous and array.flags.writeable
        and sum(np.may_share_memory(array, each) for each in all_arrays) == 1  # itself
    ]  # fmt: skip


def write_out(operator: str, out: Tensor, result: Tensor, *, in_place: bool = False) -> Tensor:
    """Copy `result` into `out`, resizing ``out=`` tensors, and return `out`."""
    return _write.call(operator, out, result, in_place)  # type: ignore[no-any-return]


@builtin("runtime.kernels.creation.loops.fill", "copy_dense")
def _write(operator: str, out: Tensor, result: Tensor, in_place: bool) -> Tensor:
    """As :func:`write_out`."""
    is_new = out._sizes != result._sizes
    prepare_out(operator, out, result._sizes, result.dtype, in_place=in_place)
    if is_on_meta(out):
        if is_new:
            become(out, KernelPlan.like(seen(result), out.dtype))
        bump_version(out)
        return out
    if backend_of(out._keys) is not None:
        copy_on_backend(out, result)
        bump_version(out)
        return out
    if is_new:  # in the layout of the result
        out._array = np.empty_like(result._array, out._array.dtype)
    cast_into(out._array, result._array, result.dtype, out.dtype)
    bump_version(out)
    return out


def copy_on_backend(target: Tensor, source: Tensor) -> None:
    """Write the elements of a tensor of a registered backend into another one of it, cast to its dtype.

    Bytes are moved on the device where both tensors are one run of bytes with equal strides; else by a kernel of the
    device, if it has one, or through the host.
    """
    backend = backend_of(target._keys)
    assert backend is not None
    to, look = target._geometry, source._geometry
    is_one_run = (
        target.dtype is source.dtype and to.device == look.device and to.memory is not look.memory
        and to.sizes == look.sizes and to.strides == look.strides and is_dense(target)
    )  # fmt: skip
    if not is_one_run:
        if backend.copy_elements(target, source):
            return
        array = cast_array(backend.read(look, source.dtype), source.dtype, target.dtype)
        backend.write(to, target.dtype, array)
        return
    (low, high), first = span(to, target.dtype.itemsize), span(look, source.dtype.itemsize)[0]
    if high > low:
        backend.move_bytes(to.memory, low, look.memory, first, high - low)


def written_copy(tensor: Tensor, write: Callable[[Array], None], *, keeps: bool = False) -> Tensor:
    """A copy that `write` has written into, in row-major order or, if it `keeps` that, in the tensor's own order."""
    array = tensor._array
    copied = allocate(array.shape, (array,) if keeps else (), array.dtype)
    copied[...] = array
    write(copied)
    return make_tensor(copied, tensor.dtype)


def written_in_place(operator: str, out: Tensor, read: Iterable[Any], write: Callable[[Array], None]) -> Tensor:
    """`out` itself, written by `write`, which checks everything first; the arrays among `read` are what it reads.

    Where one of them may lie in the memory of `out`, a copy is written and copied back.
    """
    if any(isinstance(argument, np.ndarray) and np.may_share_memory(out._array, argument) for argument in read):
        return write_out(operator, out, written_copy(out, write), in_place=True)
    check_writable(operator, out)
    write(out._array)
    bump_version(out)
    return out


def check_same(operator: str, out: Tensor, kind: dtype, *, as_bytes: bool = False) -> None:
    """RuntimeError where a result is not cast, and `out` has another dtype; `as_bytes`: bool is uint8 as well."""
    if kind is not out.dtype and not (as_bytes and {kind, out.dtype} == {bool_, uint8}):
        msg = f"{operator}: a result of dtype {kind.name} is written to a tensor of that dtype, not {out.dtype.name}"
        raise ComputeError(msg)


def as_bool(result: Tensor, out: Tensor) -> Tensor:
    """Bytes that are 0 or 1 as bools, where `out` holds these."""
    if out.dtype is bool_ and result.dtype is uint8:
        if is_on_meta(result):
            return on_meta(KernelPlan(result._sizes, bool_, result.stride()))  # type: ignore[no-any-return]
        return make_tensor(result._array.view(np.bool_), bool_)
    return result


def shaped_as(line: Tensor, out: Tensor) -> Tensor:
    """A line of numbers in the shape of `out`, where that has as many elements; else `out` becomes a line."""
    if out.numel() != line.numel():
        return line
    if is_on_meta(line):
        return on_meta(KernelPlan(out._sizes, line.dtype))  # type: ignore[no-any-return]
    return make_tensor(line._array.reshape(out._sizes), line.dtype)


def write_outs(
    operator: str, outs: Sequence[Tensor], results: Sequence[Tensor], *, casts: bool = True
) -> tuple[Tensor, ...]:
    """`write_out` for several outputs; nothing is written when one of them cannot take its result.

    A result that is its output was written before.
    """
    check_outs(operator, outs, [result.dtype for result in results], casts=casts)
    pairs = zip(outs, results, strict=True)
    return tuple([out if result is out else write_out(operator, out, result) for out, result in pairs])


def check_outs(operator: str, outs: Sequence[Tensor], kinds: Sequence[dtype], *, casts: bool = True) -> None:
    """RuntimeError unless results of these dtypes may be written, no two to one tensor."""
    if len(outs) != len(kinds):
        msg = f"{operator}: {len(outs)} tensors were given as out=, but there are {len(kinds)} results"
        raise ComputeError(msg)
    for index, (out, kind) in enumerate(zip(outs, kinds, strict=True)):
        if any(out is other for other in outs[:index]):
            msg = f"{operator}: one tensor was given as out= for two results; the second would overwrite the first"
            raise ComputeError(msg)
        if not casts:
            check_same(operator, out, kind)
        if not can_cast(kind, out.dtype):
            msg = f"{operator}: {cannot_cast(kind, out.dtype)}"
            raise ComputeError(msg)


def named_result(name: str, fields: Sequence[str]) -> Any:
    """A named tuple for the results of an operator, which prints one of them a line."""

    def show(self: Any) -> str:
        parts = [f"{field}={value!r}" for field, value in zip(self._fields, self, strict=True)]
        return shown_in_tensors(f"return_types.{name}(\n") + ",\n".join(parts) + ")"

    base: Any = collections.namedtuple(name, fields)  # type: ignore[misc]  # noqa: PYI024 - fields are the schema's
    home = sys._getframe(1).f_globals.get("__name__", __name__)  # where it is found, by those who unpickle it
    return type(name, (base,), {"__slots__": (), "__repr__": show, "__module__": home})


def named(kind: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """A decorator of kernels: the tuple they return becomes a `kind`."""

    def decorate(kernel: Any) -> Any:
        @functools.wraps(kernel)
        def with_names(*arguments: Any) -> Any:
            return kind(*kernel(*arguments))

        with_names.fields_of = kind  # type: ignore[attr-defined]
        return with_names

    return decorate
