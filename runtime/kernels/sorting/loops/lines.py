"""The order of the elements of a short line, in native code: every element as a 64-bit key, and keys sorted by merging.

The order is that of :func:`.operator.order`: NaN is the largest, -0 equals 0, equal elements stay in their order. Keys
have it too, whatever the dtype is, so that there is one loop.
"""

from __future__ import annotations

from runtime.compile import kinds as types
from runtime.compile.compiling import compile_driver
from runtime.native.layout import WORD, Structure
from runtime.native.structures import Ref, Row, words
from runtime.tensor.dtypes import FLOATING, INTEGRAL, dtype

MOST = 256  # elements of a line
RUN = 16  # elements that are sorted by insertion before runs are merged
UNSIGNED, SIGNED, FLOAT = range(3)
LARGEST = (1 << 63) - 1  # the key of NaN
# How elements become keys: their dtype as our object, how their bits are read, and for floats the bits of infinity.
Keys = Structure("Keys", {"dtype": WORD, "itemsize": WORD, "way": WORD, "infinity": WORD})

bits_at = types.Later("runtime.kernels.sorting.loops.bits", "bits_at")
_i, _void = types.int64, types.void
_keys, _words = Ref(Keys), Row(WORD)


def keys_of(kind: dtype) -> list[int]:
    """The words of a :data:`Keys` for a dtype that is not complex."""
    mantissa = {"float16": 10, "bfloat16": 7, "float32": 23, "float64": 52}.get(kind.name, 0)
    infinity = (1 << (8 * kind.itemsize - 1)) - (1 << mantissa) if kind.category == FLOATING else 0
    way = FLOAT if kind.category == FLOATING else SIGNED if kind.category == INTEGRAL and kind.is_signed else UNSIGNED
    return [id(kind), kind.itemsize, way, infinity]


@compile_driver(_i(_i, _i))
def signed_at(address, width):
    """The signed integer of 1, 2, 4 or 8 bytes at an address."""
    if width == 4:
        return bits_at(4, address)
    if width == 8:
        return bits_at(8, address)
    return bits_at(2, address) if width == 2 else bits_at(1, address)


@compile_driver(_i(_keys, _i))
def key_at(way, address):
    """The key of the element at an address."""
    bits = signed_at(address, way.itemsize)
    if way.way == UNSIGNED:
        if way.itemsize == 8:
            return bits ^ (-1 << 63)
        return bits & ((1 << 8 * way.itemsize) - 1)
    if way.way == SIGNED:
        return bits
    magnitude = bits & LARGEST >> 64 - 8 * way.itemsize
    if magnitude > way.infinity:
        return LARGEST
    return -magnitude if bits < 0 else magnitude


@compile_driver(_void(_keys, _i, _i, _i, _i, _words, _words))
def read_keys(way, data, stride, size, descending, keys, places):
    """The keys of a line and their places; the order of keys is turned round with `descending` (1)."""
    for j in range(size):
        key = key_at(way, data + j * stride)
        keys[j] = ~key if descending == 1 else key
        places[j] = j


@compile_driver(_void(_words, _words, _i, _i))
def insert_sorted(keys, places, first, last):
    """Sort elements [first, last) by insertion."""
    for j in range(first + 1, last):
        key, position, k = keys[j], places[j], j
        while k > first and keys[k - 1] > key:
            keys[k], places[k] = keys[k - 1], places[k - 1]
            k -= 1
        keys[k], places[k] = key, position


@compile_driver(_void(_words, _words, _words, _words, _i, _i, _i))
def merge(keys, places, to_keys, to_places, first, middle, last):
    """Merge sorted runs [first, middle) and [middle, last) into other memory; of equal elements the first run's come

    first.
    """
    a, b = first, middle
    for k in range(first, last):
        if b >= last or (a < middle and keys[a] <= keys[b]):
            to_keys[k], to_places[k] = keys[a], places[a]
            a += 1
        else:
            to_keys[k], to_places[k] = keys[b], places[b]
            b += 1


@compile_driver(_void(_words, _words, _i))
def sort_keys(keys, places, size):
    """Sort keys and their places, stably; there is room for 2 * MOST of each."""
    for first in range(0, size, RUN):
        insert_sorted(keys, places, first, min(first + RUN, size))
    length = RUN
    while length < size:
        to_keys, to_places = words(keys + 8 * MOST), words(places + 8 * MOST)
        for first in range(0, size, 2 * length):
            merge(keys, places, to_keys, to_places, first, min(first + length, size), min(first + 2 * length, size))
        for k in range(size):
            keys[k], places[k] = to_keys[k], to_places[k]
        length *= 2


@compile_driver(types.boolean(_keys, _words, _i))
def begins_run(way, keys, k):
    """Whether element k of several in a row differs from the one before; NaN equals nothing."""
    return k == 0 or keys[k] != keys[k - 1] or (way.way == FLOAT and keys[k] == LARGEST)


@compile_driver(_i(_keys, _words, _i))
def longest_run(way, keys, size):
    """The last place in the first of the longest runs of equal keys."""
    begin, best, result = 0, 0, 0
    for k in range(size):
        if begins_run(way, keys, k):
            begin = k
        if k - begin > best:
            best, result = k - begin, k
    return result
