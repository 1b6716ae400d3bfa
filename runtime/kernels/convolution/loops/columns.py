"""The windows of images as columns, and columns added up to images: unfold and fold, without padded images."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from runtime.compile.array_loops import array_loop
from runtime.compile.threads import in_parts
from runtime.kernels.convolution.window import Sizes, Window
from runtime.tensor.casting import Array

_ALONE = 1 << 15  # elements below which one thread is quicker
# What elements of so many bytes are copied as; those of 16 bytes are complex numbers.
_COPIED = {1: np.uint8, 2: np.uint16, 4: np.uint32, 8: np.uint64}


def _first_place(offset, step):
    """The first place of a window from which on an element at `offset` from its begin lies within an image."""
    return 0 if offset >= 0 else (step - 1 - offset) // step


def _last_place(offset, step, size, places):
    """Behind the last such place of `places`, for an image of `size`."""
    return 0 if offset >= size else min(places, (size - 1 - offset) // step + 1)


@array_loop(_first_place, _last_place)
def _gather(images, columns, window, first, last):
    """Columns (batch, channels, *kernel, *places) of images [first, last); see :func:`described`."""
    height, width = images.shape[2], images.shape[3]
    down, along, step, stride = columns.shape[4], columns.shape[5], window[0], window[1]
    for batch in range(first, last):
        for channel in range(images.shape[1]):
            for i in range(columns.shape[2]):
                y = i * window[4] - window[2]
                top, bottom = _first_place(y, step), _last_place(y, step, height, down)
                for j in range(columns.shape[3]):
                    x = j * window[5] - window[3]
                    left, right = _first_place(x, stride), _last_place(x, stride, width, along)
                    for row in range(down):
                        target = columns[batch, channel, i, j, row]
                        begin, end = (left, right) if top <= row < bottom and left < right else (along, along)
                        for x_at in range(begin):
                            target[np.uint64(x_at)] = 0
                        if begin < end:
                            line = images[batch, channel, y + row * step]
                            if stride == 1:
                                for x_at in range(begin, end):
                                    target[np.uint64(x_at)] = line[np.uint64(x + x_at)]
                            else:
                                for x_at in range(begin, end):
                                    target[np.uint64(x_at)] = line[np.uint64(x + x_at * stride)]
                        for x_at in range(end, along):
                            target[np.uint64(x_at)] = 0


@array_loop(_first_place, _last_place)
def _add(images, columns, window, first, last):
    """Add columns to images [first, last), element after element of the kernel."""
    height, width = images.shape[2], images.shape[3]
    down, along, step, stride = columns.shape[4], columns.shape[5], window[0], window[1]
    for batch in range(first, last):
        for channel in range(images.shape[1]):
            for i in range(columns.shape[2]):
                y = i * window[4] - window[2]
                top, bottom = _first_place(y, step), _last_place(y, step, height, down)
                for j in range(columns.shape[3]):
                    x = j * window[5] - window[3]
                    left, right = _first_place(x, stride), _last_place(x, stride, width, along)
                    for row in range(top, bottom):
                        line, column = images[batch, channel, y + row * step], columns[batch, channel, i, j, row]
                        if stride == 1:
                            for x_at in range(left, right):
                                line[np.uint64(x + x_at)] += column[np.uint64(x_at)]
                        else:
                            for x_at in range(left, right):
                                line[np.uint64(x + x_at * stride)] += column[np.uint64(x_at)]


def described(window: Window) -> Array:
    """What the loops know of a window: its strides, padding and dilation."""
    return np.array([*window.stride, *window.padding, *window.dilation])


def gathered(images: Array, kernel: Sizes, places: Sizes, window: Array) -> Array:
    """The windows of (batch, channels, height, width) at `places`: (batch, channels x kernel, number of places)."""
    batch, channels = images.shape[:2]
    columns_out = np.empty((batch, channels, *kernel, *places), images.dtype)
    kind = _COPIED.get(images.itemsize, images.dtype)
    _walk(_gather, images.view(kind), columns_out.view(kind), window)
    return columns_out.reshape(batch, channels * math.prod(kernel), math.prod(places))


def added(columns: Array, sizes: Sizes, window: Array) -> Array:
    """Images of `sizes` to which columns (batch, channels, *kernel, *places) are added up."""
    sums = np.zeros((*columns.shape[:2], *sizes), columns.dtype)
    _walk(_add, sums, columns, window)
    return sums


def _walk(loop: Any, images: Array, columns: Array, window: Array) -> None:
    """Call a loop for all images, on all threads where there is much to do."""
    if columns.size < _ALONE:
        loop(images, columns, window, 0, len(images))
    else:
        in_parts(lambda first, last: loop(images, columns, window, first, last), len(images))
