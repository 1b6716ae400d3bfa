"""Where the elements of operands and results lie, in native code: shapes, orders of strides, and what overlaps."""

from __future__ import annotations

from runtime.compile import kinds as types

from runtime.compile.compiling import compile_driver
from runtime.kernels.elementwise.loops.driver import Loop
from runtime.native.capi import new_array, shared
from runtime.native.layout import C_CONTIGUOUS, WORD, WRITEABLE, Array, Inside, Structure
from runtime.native.structures import Ref, Row, stack_words
from runtime.native.tensors import Process

Shape = Structure("Shape", {"ndim": WORD, "sizes": Inside(WORD, 64)})
MOST_ORDERED = 8  # dimensions of a result that is laid out as its operands are

_i = types.int64
_process, _loop, _shape, _array = Ref(Process), Ref(Loop), Ref(Shape), Ref(Array)
_arrays, _words = Row(Array), Row(WORD)


@compile_driver(_i(_arrays, _i, _shape))
def broadcast_shape(arrays, count, shape):
    """Fill the shape to which `count` arrays broadcast. The number of elements, or -1."""
    ndim, total = 0, 1
    for j in range(count):
        ndim = max(ndim, arrays[j].ndim)
    shape.ndim = ndim
    for d in range(1, ndim + 1):  # counted from the last dimension, where shapes are aligned
        size = 1
        for j in range(count):
            dim = arrays[j].ndim - d
            its = arrays[j].shape[dim] if dim >= 0 else 1
            if its != 1:
                if size != 1 and its != size:
                    return -1
                size = its
        shape.sizes[ndim - d] = size
        total *= size
    return total


@compile_driver(types.boolean(_array, _shape))
def has_shape(array, shape):
    """Whether an array has the rank and the sizes `shape`."""
    if array.ndim != shape.ndim:
        return False
    for k in range(array.ndim):
        if array.shape[k] != shape.sizes[k]:
            return False
    return True


@compile_driver(types.boolean(_array))
def is_contiguous(array):
    """Whether the elements lie in row-major order without gaps."""
    return array.flags & C_CONTIGUOUS != 0


@compile_driver(types.boolean(_array))
def has_steps(array):
    """Whether an array has strides: one without elements that has none lies in row-major order."""
    for k in range(array.ndim):
        if array.strides[k] != 0:
            return True
    return False


@compile_driver(types.boolean(_array))
def descends(array):
    """Whether strides become smaller from the first dimension to the last, those of broadcast dimensions left out."""
    before = 0
    for k in range(array.ndim):
        stride = abs(array.strides[k])
        if stride == 0 or array.shape[k] == 1:
            continue
        if before != 0 and stride >= before:
            return False
        before = stride
    return True


@compile_driver(types.boolean(_arrays, _i, _shape))
def is_row_major(arrays, count, shape):
    """Whether the result of `shape` surely lies in row-major order; see :func:`runtime.tensor.casting.allocate`.

    It does when all operands are contiguous, and when the strides of all descend.
    """
    contiguous, descending = True, True
    if shape.ndim > 1:
        for j in range(count):
            contiguous = contiguous and is_contiguous(arrays[j])
            descending = descending and descends(arrays[j])
    return contiguous or descending


@compile_driver(_i(_array, _i, _i))
def step_along(array, ndim, d):
    """How far apart elements lie along dimension `d` of `ndim` to which an array broadcasts; 0 where it does."""
    dim = d - (ndim - array.ndim)
    return abs(array.strides[dim]) if dim >= 0 and array.shape[dim] != 1 else 0


@compile_driver(_i(_arrays, _i, _shape, _i, _i))
def verdict_of(arrays, count, shape, inner, outer):
    """Positive when dimension `inner` should lie outside `outer`, negative when not, 0 when no operand can tell."""
    for j in range(count):
        a, b = step_along(arrays[j], shape.ndim, inner), step_along(arrays[j], shape.ndim, outer)
        if a != 0 and b != 0:
            if a != b:
                return -1 if a < b else 1
            if shape.sizes[inner] > shape.sizes[outer]:
                return 1
    return 0


@compile_driver(types.void(_arrays, _i, _shape, _i, _words))
def put_steps(arrays, count, shape, itemsize, steps):
    """Write the strides of a result that lies as its operands do: :func:`runtime.tensor.casting.allocate` in words."""
    ndim, order = shape.ndim, stack_words(8)  # MOST_ORDERED; the innermost dimension first
    for k in range(ndim):
        order[k] = ndim - 1 - k
    for k in range(1, ndim):
        at = k
        for j in range(k - 1, -1, -1):
            verdict = verdict_of(arrays, count, shape, order[j], order[at])
            if verdict > 0:
                order[j], order[at] = order[at], order[j]
                at = j
            elif verdict < 0:
                break
    step = itemsize
    for k in range(ndim):
        steps[order[k]] = step
        step *= shape.sizes[order[k]]


@compile_driver(_i(_process, _loop, _arrays, _i, _shape, _i))
def new_result(process, loop, arrays, count, shape, total):
    """A new array for what a loop computes from `count` arrays; 0 where the general path has to make it."""
    function, kind, ndim = process.new_array, process.array_type, shape.ndim
    if total == 0:
        for j in range(count):
            if has_steps(arrays[j]):  # which NumPy does not ask for where there is no element
                return 0
    if is_row_major(arrays, count, shape):
        return new_array(function, kind, shared(loop.descr), ndim, shape.sizes, 0, 0, 0)
    if total == 0 or ndim > MOST_ORDERED:
        return 0
    steps = stack_words(8)
    put_steps(arrays, count, shape, loop.itemsizes[count], steps)
    return new_array(function, kind, shared(loop.descr), ndim, shape.sizes, steps, 0, 0)


@compile_driver(types.void(_array, _words))
def put_ends(array, ends):
    """Write the addresses of the first and of the last element of an array in memory."""
    ends[0] = ends[1] = array.data
    for k in range(array.ndim):
        reach = (array.shape[k] - 1) * array.strides[k]
        if reach < 0:
            ends[0] += reach
        else:
            ends[1] += reach


@compile_driver(types.boolean(_array, _array))
def is_same_memory(array, other):
    """Whether two arrays with elements of one size have the very same elements."""
    if array.data != other.data or array.ndim != other.ndim:
        return False
    for k in range(array.ndim):
        size = array.shape[k]
        if size != other.shape[k] or (size != 1 and array.strides[k] != other.strides[k]):
            return False
    return True


@compile_driver(types.boolean(_loop, _arrays, _shape))
def may_write(loop, arrays, shape):
    """Whether the last array is writeable, has the shape, no element twice, and each other is apart or just the same.

    An operand that is the very memory of the output is read, element by element, before it is written.
    """
    last = loop.operands - 1
    out, width, ends, others = arrays[last], loop.itemsizes[last], stack_words(2), stack_words(2)
    if out.flags & WRITEABLE == 0 or not has_shape(out, shape):
        return False
    for k in range(out.ndim):
        if out.strides[k] == 0 and out.shape[k] > 1:
            return False
    put_ends(out, ends)
    for j in range(last):
        if not (loop.itemsizes[j] == width and is_same_memory(arrays[j], out)):
            put_ends(arrays[j], others)
            if others[0] < ends[1] + width and ends[0] < others[1] + loop.itemsizes[j]:
                return False
    return True
