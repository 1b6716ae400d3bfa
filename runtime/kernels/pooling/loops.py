"""The loops of :mod:`.operator`, compiled when a dtype is first met and dealt to threads by planes."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc"

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numba import types

from runtime.compile import memory
from runtime.compile.compiling import compile_loop, texts_of
from runtime.compile.launching import run_job
from runtime.compile.memory import advance, compute_type, load, pointer, size_of, store
from runtime.kernels.matmul.tile import add_element
from runtime.tensor import dtypes
from runtime.tensor.casting import Array
from runtime.native.structures import word_at

# Words of a job behind the addresses of four operands: planes, sizes of a plane of the first two operands, steps, then
# addresses of tables along each dimension: where windows begin, where they end, what their sums are divided by.
PLANES, SIZES, WINDOWS, STEPS, STARTS, STOPS, COUNTS = 32, 40, 64, 88, 112, 136, 160
_LARGE = 1 << 15  # elements read from which another thread is worth its start


def max_windows(operands, words, part, parts, _):
    """The largest elements of windows and their places. No branch depends on elements, which nobody could foresee.

    Ranges with a step would cost a division a loop, more than the few elements of a window.
    """
    x, out, at = pointer(operands, 0), pointer(operands, 1), pointer(operands, 2)
    width = size_of(x)
    depth, height, breadth = word_at(words, SIZES), word_at(words, SIZES + 8), word_at(words, SIZES + 16)
    starts, stops = word_at(words, STARTS + 16), word_at(words, STOPS + 16)
    far, middle, near = word_at(words, STEPS), word_at(words, STEPS + 8), word_at(words, STEPS + 16)
    planes, columns = word_at(words, PLANES), word_at(words, WINDOWS + 16)
    plane_windows = word_at(words, WINDOWS) * word_at(words, WINDOWS + 8) * columns
    for plane in range(planes * part // parts, planes * (part + 1) // parts):
        source = advance(x, plane * depth * height * breadth * width)
        done = plane * plane_windows
        for i in range(word_at(words, WINDOWS)):
            first, last = word_at(word_at(words, STARTS), 8 * i), word_at(word_at(words, STOPS), 8 * i)
            for j in range(word_at(words, WINDOWS + 8)):
                top, bottom = word_at(word_at(words, STARTS + 8), 8 * j), word_at(word_at(words, STOPS + 8), 8 * j)
                for k in range(columns):
                    left, right = word_at(starts, 8 * k), word_at(stops, 8 * k)
                    place = (first * height + top) * breadth + left
                    best = load(source, place * width)
                    a = first
                    while a < last:
                        b = top
                        while b < bottom:
                            c, end = (a * height + b) * breadth + left, (a * height + b) * breadth + right
                            while c < end:
                                value = load(source, c * width)
                                better = (value > best) | (value != value)
                                best = value if better else best
                                place = c if better else place
                                c += near
                            b += middle
                        a += far
                    store(out, done * width, best)
                    store(at, done * 8, place)
                    done += 1


def mean_windows(operands, words, part, parts, _):
    """The sums of windows, divided by their counts."""
    x, out = pointer(operands, 0), pointer(operands, 1)
    width = size_of(x)
    depth, height, breadth = word_at(words, SIZES), word_at(words, SIZES + 8), word_at(words, SIZES + 16)
    starts, stops, counts = word_at(words, STARTS + 16), word_at(words, STOPS + 16), word_at(words, COUNTS + 16)
    planes, columns = word_at(words, PLANES), word_at(words, WINDOWS + 16)
    plane_windows = word_at(words, WINDOWS) * word_at(words, WINDOWS + 8) * columns
    for plane in range(planes * part // parts, planes * (part + 1) // parts):
        source = advance(x, plane * depth * height * breadth * width)
        done = plane * plane_windows
        for i in range(word_at(words, WINDOWS)):
            first, last = word_at(word_at(words, STARTS), 8 * i), word_at(word_at(words, STOPS), 8 * i)
            for j in range(word_at(words, WINDOWS + 8)):
                top, bottom = word_at(word_at(words, STARTS + 8), 8 * j), word_at(word_at(words, STOPS + 8), 8 * j)
                outer = word_at(word_at(words, COUNTS), 8 * i) * word_at(word_at(words, COUNTS + 8), 8 * j)
                for k in range(columns):
                    left, right = word_at(starts, 8 * k), word_at(stops, 8 * k)
                    total = compute_type(operands)(0)
                    for a in range(first, last):
                        for b in range(top, bottom):
                            row = (a * height + b) * breadth
                            for c in range(row + left, row + right):
                                total += load(source, c * width)
                    store(out, done * width, total / compute_type(operands)(outer * word_at(counts, 8 * k)))
                    done += 1


def spread_means(operands, words, part, parts, _):
    """Add the elements of the second operand, divided by their counts, to all elements of their windows."""
    x, grad = pointer(operands, 0), pointer(operands, 1)
    width = size_of(x)
    depth, height, breadth = word_at(words, SIZES), word_at(words, SIZES + 8), word_at(words, SIZES + 16)
    starts, stops, counts = word_at(words, STARTS + 16), word_at(words, STOPS + 16), word_at(words, COUNTS + 16)
    planes, columns = word_at(words, PLANES), word_at(words, WINDOWS + 16)
    plane_windows = word_at(words, WINDOWS) * word_at(words, WINDOWS + 8) * columns
    for plane in range(planes * part // parts, planes * (part + 1) // parts):
        target = advance(x, plane * depth * height * breadth * width)
        done = plane * plane_windows
        for i in range(word_at(words, WINDOWS)):
            first, last = word_at(word_at(words, STARTS), 8 * i), word_at(word_at(words, STOPS), 8 * i)
            for j in range(word_at(words, WINDOWS + 8)):
                top, bottom = word_at(word_at(words, STARTS + 8), 8 * j), word_at(word_at(words, STOPS + 8), 8 * j)
                outer = word_at(word_at(words, COUNTS), 8 * i) * word_at(word_at(words, COUNTS + 8), 8 * j)
                for k in range(columns):
                    share = load(grad, done * width) / compute_type(operands)(outer * word_at(counts, 8 * k))
                    for a in range(first, last):
                        for b in range(top, bottom):
                            row = (a * height + b) * breadth
                            for c in range(row + word_at(starts, 8 * k), row + word_at(stops, 8 * k)):
                                add_element(target, c * width, share)
                    done += 1


def add_at(operands, words, part, parts, _):
    """Add the elements of the second operand to those of the first at the places of the third, plane by plane."""
    out, values, at = pointer(operands, 0), pointer(operands, 1), pointer(operands, 2)
    width = size_of(out)
    planes, size, count = word_at(words, PLANES), word_at(words, SIZES), word_at(words, WINDOWS)
    for plane in range(planes * part // parts, planes * (part + 1) // parts):
        target = advance(out, plane * size * width)
        for i in range(plane * count, (plane + 1) * count):
            add_element(target, load(at, 8 * i) * width, load(values, i * width))


def put_at(operands, words, part, parts, _):
    """Write the elements of the second operand into the first at the places of the third, plane by plane."""
    out, values, at = pointer(operands, 0), pointer(operands, 1), pointer(operands, 2)
    width = size_of(out)
    planes, size, count = word_at(words, PLANES), word_at(words, SIZES), word_at(words, WINDOWS)
    for plane in range(planes * part // parts, planes * (part + 1) // parts):
        target = advance(out, plane * size * width)
        for i in range(plane * count, (plane + 1) * count):
            store(target, load(at, 8 * i) * width, load(values, i * width))


@functools.cache
def _job(function: Callable[..., None], kind: Any) -> Any:
    element, word = memory.ELEMENT[getattr(dtypes, kind.name)], types.int64
    operands = memory.Operands((element, element, memory.ELEMENT[dtypes.int64], element), element)
    signature = types.void(operands, word, word, word, word)
    return compile_loop(function, texts_of(__file__), signature, operator="pooling", kind=kind.name)


def run(
    function: Callable[..., None], arrays: Sequence[Array], sizes: Sequence[int], windows: Sequence[int],
    steps: Sequence[int] = (1, 1, 1), tables: Sequence[int] = (), *, work: int,
) -> None:  # fmt: skip
    """Run a loop over contiguous arrays of as many planes of `sizes` as the first has; large `work` on all threads.

    `tables` are addresses.
    """
    addresses = [array.ctypes.data for array in arrays] + [0] * (4 - len(arrays))
    words = np.array([*addresses, len(arrays[0]), *sizes, *windows, *steps, *tables], np.int64)
    run_job(_job(function, arrays[0].dtype).address, words.ctypes.data, large=work >= _LARGE)
