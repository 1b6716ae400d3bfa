"""Losses of class indices in one native call, for a batch of rows; :mod:`.operator` and :mod:`.margins` do the rest.

Both add up in float64 and in the same order, so they give the same bits.
"""

from __future__ import annotations

from runtime.compile import kinds as types

from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.kernels.creation.loops.dense import int64_kind, made_tensor
from runtime.kernels.elementwise.loops.driver import GRAIN
from runtime.native.capi import integer_of
from runtime.native.layout import C_CONTIGUOUS, WORD, Array, Float, Object, Tuple
from runtime.native.structures import Ref, Row, clear_bytes, doubles, singles, stack_words, words
from runtime.native.tensors import (
    DOUBLE, SINGLE, Bound, Kind, Process, TensorObject, bound_to, call_general, is_tensor, is_too_large, known_kind,
    new_memory,
)  # fmt: skip

__all__ = ["bound_to", "multi_margin", "multilabel_margin", "nll_backward", "nll_forward"]
_EACH, _MEAN = 0, 1
MOST_ELEMENTS = 1 << 20  # of a gradient, nearly all of which are zeros

_i = types.int64
_process, _kind, _array, _words = Ref(Process), Ref(Kind), Ref(Array), Row(WORD)


@compile_driver(types.float64(_i, _i, _i))
def element(data, index, width):
    """An element of 4 or 8 bytes as a float64."""
    return singles(data)[index] if width == 4 else doubles(data)[index]


@compile_driver(types.void(_i, _i, _i, types.float64))
def put_element(data, index, width, value):
    """Write an element of 4 or 8 bytes."""
    if width == 4:
        singles(data)[index] = value
    else:
        doubles(data)[index] = value


@compile_driver(Ref(Kind)(_process, _i))
def plain_kind(process, value):
    """What is known of the dtype of a contiguous tensor of float32 or float64; 0 for anything else."""
    if not is_tensor(process, value):
        return Kind(0)
    tensor = TensorObject(value)
    kind = known_kind(process, tensor.dtype)
    if kind == 0 or tensor.array.flags & C_CONTIGUOUS == 0:
        return Kind(0)
    return kind if kind.way == SINGLE or kind.way == DOUBLE else Kind(0)


@compile_driver(_words(_process, _i, _i))
def classes_of(process, tensor, rows):
    """`rows` contiguous int64 classes; 0 for any other tensor."""
    if not is_tensor(process, tensor):
        return words(0)
    array = TensorObject(tensor).array
    if (
        array.ndim != 1
        or array.flags & C_CONTIGUOUS == 0
        or array.shape[0] != rows
        or array.descr != int64_kind(process).descr
    ):
        return words(0)
    return words(array.data)


@compile_driver(types.boolean(_process, _words, _i))
def are_ints(process, objects, count):
    """Whether objects are just ints."""
    for k in range(count):
        if Object(objects[k]).type != process.int_type:
            return False
    return True


@compile_driver(_i(_process, _kind, _array, _words, _i))
def losses_of(process, kind, array, classes, ignored):
    """The loss of every row of a matrix, whose classes are within bounds."""
    rows, width, size = array.shape[0], array.shape[1], kind.itemsize
    result = new_memory(process, kind, 1, array.shape)
    if result == 0:
        return 0
    for row in range(rows):
        loss = 0.0
        if classes[row] != ignored:
            loss = -element(array.data, row * width + classes[row], size)
        put_element(result.data, row, size, loss)
    return made_tensor(process, kind, result)


@compile_driver(_i(_process, _words))
def loss_of(process, arguments):
    """``_nll_forward(self, target, reduction, ignore_index)`` of a matrix; 0 where the general path has to."""
    kind = plain_kind(process, arguments[0])
    if kind == 0 or not are_ints(process, arguments + 16, 2):
        return 0
    array = TensorObject(arguments[0]).array
    if array.ndim != 2:
        return 0
    rows, width = array.shape[0], array.shape[1]
    classes, ignored = classes_of(process, arguments[1], rows), integer_of(arguments[3])
    if is_too_large(ignored) or classes == 0 or rows >= GRAIN:
        return 0
    data, size, total, count = array.data, kind.itemsize, 0.0, 0
    for row in range(rows):
        target = classes[row]
        if target != ignored:
            if target < 0 or target >= width:
                return 0
            total -= element(data, row * width + target, size)
            count += 1
    if integer_of(arguments[2]) == _EACH:
        return losses_of(process, kind, array, classes, ignored)
    result = new_memory(process, kind, 0, 0)
    if result == 0:
        return 0
    if integer_of(arguments[2]) == _MEAN:
        total = total / count
    put_element(result.data, 0, size, total)
    return made_tensor(process, kind, result)


@compile_driver(_i(_process, _words))
def gradient_of(process, arguments):
    """``_nll_backward(grad_output, target, sizes, reduction, ignore_index)`` of a matrix; 0 otherwise."""
    kind, sizes = plain_kind(process, arguments[0]), Tuple(arguments[2])
    if kind == 0 or sizes.length != 2 or not are_ints(process, arguments + 24, 2):
        return 0
    grad = TensorObject(arguments[0]).array
    reduction = integer_of(arguments[3])
    if not are_ints(process, sizes.items, 2) or grad.ndim != (1 if reduction == _EACH else 0):
        return 0
    shape = stack_words(2)
    rows, width = integer_of(sizes.items[0]), integer_of(sizes.items[1])
    shape[0] = rows
    shape[1] = width
    classes, ignored = classes_of(process, arguments[1], rows), integer_of(arguments[4])
    if is_too_large(ignored) or classes == 0 or rows * width >= MOST_ELEMENTS or rows == 0:
        return 0
    if reduction == _EACH and grad.shape[0] != rows:
        return 0
    count = 0
    for row in range(rows):
        target = classes[row]
        if target != ignored:
            if target < 0 or target >= width:
                return 0
            count += 1
    if reduction != _MEAN:
        count = 1
    result, size = new_memory(process, kind, 2, shape), kind.itemsize
    if result == 0:
        return 0
    share = -(element(grad.data, 0, size) / count)
    data = result.data
    clear_bytes(data, rows * width * size)
    for row in range(rows):
        target = classes[row]
        if target != ignored:
            value = -element(grad.data, row, size) if reduction == _EACH else share
            put_element(data, row * width + target, size, value)
    return made_tensor(process, kind, result)


@compile_driver(types.float64(_i, _i, _i, _i, _i, types.float64, _i))
def row_excess(data, row, width, target, p, margin, size):
    """The sum of what the classes of a row exceed a margin by, or of the squares of that, as in the general path."""
    total, score = 0.0, element(data, row * width + target, size)
    for k in range(width):
        above = margin - score + element(data, row * width + k, size)
        above = 0.0 if above <= 0 or k == target else above  # chosen, not branched: nobody foretells which
        total += above if p == 1 else above * above
    return total


@compile_driver(_i(_process, _words))
def margin_losses_of(process, arguments):
    """``_multi_margin(self, target, p, margin)`` of a matrix; 0 where the general path has to."""
    kind = plain_kind(process, arguments[0])
    if kind == 0 or Object(arguments[2]).type != process.int_type or Object(arguments[3]).type != process.float_type:
        return 0
    array = TensorObject(arguments[0]).array
    if array.ndim != 2 or array.shape[0] * array.shape[1] >= GRAIN:
        return 0
    rows, width, size = array.shape[0], array.shape[1], kind.itemsize
    classes, p, margin = classes_of(process, arguments[1], rows), integer_of(arguments[2]), Float(arguments[3]).value
    if is_too_large(p) or classes == 0:
        return 0
    for row in range(rows):
        if classes[row] < 0 or classes[row] >= width:
            return 0
    result = new_memory(process, kind, 1, array.shape)
    if result == 0:
        return 0
    for row in range(rows):
        put_element(result.data, row, size, row_excess(array.data, row, width, classes[row], p, margin, size) / width)
    return made_tensor(process, kind, result)


@compile_driver(_i(_words, _i))
def known_classes(classes, width):
    """How many classes of a row come before the first that is -1; -1 if any is out of bounds."""
    count = 0
    for k in range(width):
        if classes[k] < -1 or classes[k] >= width:
            return -1
        if count == k and classes[k] >= 0:
            count += 1
    return count


@compile_driver(types.float64(_i, _i, _words, _i, _i, _i))
def label_excess(data, row, classes, number, width, size):
    """The sum over the known classes of a row, and the other ones, of what these exceed those by, as in general."""
    total = 0.0
    for k in range(width):
        labels_left = number
        for j in range(number):
            if classes[j] == k:
                labels_left = 0
        for j in range(labels_left):
            above = 1.0 - element(data, row * width + classes[j], size) + element(data, row * width + k, size)
            if not above <= 0:
                total += above
    return total


@compile_driver(_i(_process, _words))
def label_losses_of(process, arguments):
    """``_multilabel_margin(self, target)`` of a matrix; 0 where the general path has to."""
    kind = plain_kind(process, arguments[0])
    if kind == 0 or not is_tensor(process, arguments[1]):
        return 0
    array, target = TensorObject(arguments[0]).array, TensorObject(arguments[1]).array
    if array.ndim != 2 or target.ndim != 2 or target.flags & C_CONTIGUOUS == 0:
        return 0
    rows, width, size = array.shape[0], array.shape[1], kind.itemsize
    if target.descr != int64_kind(process).descr or target.shape[0] != rows or target.shape[1] != width:
        return 0
    if rows * width * width >= GRAIN:
        return 0
    for row in range(rows):
        if known_classes(words(target.data + 8 * row * width), width) < 0:
            return 0
    result = new_memory(process, kind, 1, array.shape)
    if result == 0:
        return 0
    for row in range(rows):
        classes = words(target.data + 8 * row * width)
        number = known_classes(classes, width)
        put_element(result.data, row, size, label_excess(array.data, row, classes, number, width, size) / width)
    return made_tensor(process, kind, result)


@compile_builtin
def multi_margin(bound, arguments, count):
    """``_multi_margin``."""
    record = Bound(Array(bound).data)
    result = margin_losses_of(record.process, arguments) if count == 4 else 0
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def multilabel_margin(bound, arguments, count):
    """``_multilabel_margin``."""
    record = Bound(Array(bound).data)
    result = label_losses_of(record.process, arguments) if count == 2 else 0
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def nll_forward(bound, arguments, count):
    """``_nll_forward``."""
    record = Bound(Array(bound).data)
    result = loss_of(record.process, arguments) if count == 4 else 0
    return result if result != 0 else call_general(record.general, arguments, count)


@compile_builtin
def nll_backward(bound, arguments, count):
    """``_nll_backward``."""
    record = Bound(Array(bound).data)
    result = gradient_of(record.process, arguments) if count == 5 else 0
    return result if result != 0 else call_general(record.general, arguments, count)
