"""Lines of any length in native code: in order by their digits, one element of them, and the first few.

Keys are those of :mod:`.lines`. Ordering is a radix sort (see :mod:`.radix`) over the bytes in which keys differ;
choosing one counts the keys in equal parts of their range, and goes on with the part that has it. Both are stable.
"""

from __future__ import annotations

from runtime.compile import kinds as types
from runtime.compile.compiling import compile_driver
from runtime.kernels.sorting.loops.lines import (
    FLOAT, LARGEST, MOST, UNSIGNED, Keys, insert_sorted, key_at, read_keys, sort_keys,
)  # fmt: skip
from runtime.native.structures import Ref, Row, words
from runtime.native.layout import WORD

LONGEST = 1 << 13  # elements of a line; beyond, the general path is as quick, and the GIL may be wanted
DIGITS = 256
FEW = 32  # elements that are best kept in order while a line is read; lines that are best sorted by insertion
_FAR = 1 << 62  # keys nearer to 0 have differences that are keys
_SIGN = 1 << 31  # what becomes of the key of NaN where 32 bits are enough
_i, _void = types.int64, types.void
_keys, _words = Ref(Keys), Row(WORD)


@compile_driver(_i(_words, _i))
def differing(keys, size):
    """The bits in which keys differ from the first one."""
    bits, first = 0, keys[0]
    for j in range(size):
        bits |= keys[j] ^ first
    return bits


@compile_driver(_i(_words, _i))
def lowest_of(keys, size):
    """The lowest key."""
    lowest = keys[0]
    for j in range(1, size):
        lowest = min(lowest, keys[j])
    return lowest


@compile_driver(_i(_words, _i))
def highest_of(keys, size):
    """The highest key."""
    highest = keys[0]
    for j in range(1, size):
        highest = max(highest, keys[j])
    return highest


@compile_driver(_i(_i, _i))
def digit_of(key, step):
    """Byte number `step` of a key, in the order of keys: the highest one has the sign."""
    return (key >> 8 * step & 255) ^ (128 if step == 7 else 0)


@compile_driver(_void(_words, _i, _i, _words))
def find_starts(keys, size, step, counts):
    """Where the first key of every digit goes."""
    for digit in range(DIGITS):
        counts[digit] = 0
    for j in range(size):
        counts[digit_of(keys[j], step)] += 1
    total = 0
    for digit in range(DIGITS):
        count = counts[digit]
        counts[digit] = total
        total += count


@compile_driver(_void(_words, _words, _i, _i, _words))
def move_by_digits(keys, places, size, first, counts):
    """Sort keys and their places by bytes `first` to 7; behind `size` of each there is room for as many."""
    bits, source, target, at, to = differing(keys, size), keys, words(keys + 8 * size), places, words(places + 8 * size)
    for step in range(first, 8):
        if bits >> 8 * step & 255 == 0:
            continue
        find_starts(source, size, step, counts)
        for j in range(size):
            digit = digit_of(source[j], step)
            count = counts[digit]
            counts[digit] = count + 1
            target[count], to[count] = source[j], at[j]
        source, target, at, to = target, source, to, at
    if source != keys:
        for j in range(size):
            keys[j], places[j] = source[j], at[j]


@compile_driver(types.boolean(_words, _i))
def is_nearly_sorted(keys, size):
    """Whether few keys in order of their upper halves agree in these: the others are soon put in order by insertion."""
    steps, begin = 0, 0
    for j in range(1, size):
        if keys[j] >> 32 != keys[begin] >> 32:
            begin = j
        steps += j - begin
    return steps <= 2 * size


@compile_driver(_void(_words, _words, _i, _words))
def sort_wide(keys, places, size, counts):
    """Sort keys and their places: by their upper halves, which rarely agree, or by all bytes."""
    lowest, highest = lowest_of(keys, size), highest_of(keys, size)
    base = lowest if lowest >= -_FAR and highest < _FAR else 0  # small numbers of both signs agree in few bytes
    for j in range(size):
        keys[j] -= base
    move_by_digits(keys, places, size, 4, counts)
    if is_nearly_sorted(keys, size):
        insert_sorted(keys, places, 0, size)
    else:
        move_by_digits(keys, places, size, 0, counts)
    for j in range(size):
        keys[j] += base


@compile_driver(_void(_words, _words, _i, _words))
def sort_narrow(keys, places, size, counts):
    """The same for keys of at most 32 bits, or NaN's: keys and places move as one word."""
    for j in range(size):
        keys[j] = min(max(keys[j], -_SIGN), _SIGN - 1) << 32 | places[j]
    bits, source, target = differing(keys, size), keys, words(keys + 8 * size)
    for step in range(4, 8):
        if bits >> 8 * step & 255 == 0:
            continue
        find_starts(source, size, step, counts)
        for j in range(size):
            word = source[j]
            digit = digit_of(word, step)
            count = counts[digit]
            counts[digit] = count + 1
            target[count] = word
        source, target = target, source
    for j in range(size):
        word = source[j]
        keys[j], places[j] = word >> 32, word & 0xFFFFFFFF


@compile_driver(_void(_keys, _words, _words, _i, _words))
def sort_long(way, keys, places, size, counts):
    """Sort keys and their places, which count up; there is room for twice as many of each, and for counts of digits."""
    if size <= MOST:
        sort_keys(keys, places, size)
    elif way.itemsize == 8 or way.way == UNSIGNED:
        sort_wide(keys, places, size, counts)
    else:
        sort_narrow(keys, places, size, counts)
        k = size - 1
        while way.way == FLOAT and k >= 0 and keys[k] == _SIGN - 1:  # at the end in ascending order alone
            keys[k] = LARGEST
            k -= 1


@compile_driver(_i(_i, _i))
def shift_between(lowest, highest):
    """The least shift by which keys between two of them become less than so many different ones."""
    shift = 56
    while shift > 0 and (highest >> shift - 1) - (lowest >> shift - 1) < DIGITS:
        shift -= 1
    return shift


@compile_driver(_i(_words, _words, _i, _i, _words))
def place_of_rank(keys, places, size, rank, counts):
    """The place of key number `rank` in order; keys and places are used up."""
    while size > 1:
        lowest, highest = lowest_of(keys, size), highest_of(keys, size)
        if lowest == highest:
            break
        shift = shift_between(lowest, highest)
        base = lowest >> shift
        for digit in range((highest >> shift) - base + 1):
            counts[digit] = 0
        for j in range(size):
            counts[(keys[j] >> shift) - base] += 1
        digit = base
        while counts[digit - base] <= rank:
            rank -= counts[digit - base]
            digit += 1
        count_kept = 0
        for j in range(size):
            key, position = keys[j], places[j]
            keys[count_kept], places[count_kept] = key, position
            count_kept += 1 if key >> shift == digit else 0
        size = count_kept
    return places[rank]


@compile_driver(_void(_keys, _i, _i, _i, _i, _i, _words, _words))
def first_of_line(way, data, stride, size, descending, count_kept, keys, places):
    """The `kept` first keys of a line in order, and their places."""
    count = 0
    for j in range(size):
        key = key_at(way, data + j * stride)
        key = ~key if descending == 1 else key
        if count == count_kept and key >= keys[count_kept - 1]:
            continue
        count = min(count + 1, count_kept)
        k = count - 1
        while k > 0 and keys[k - 1] > key:
            keys[k], places[k] = keys[k - 1], places[k - 1]
            k -= 1
        keys[k], places[k] = key, j


@compile_driver(_void(_keys, _i, _i, _i, _i, _i, _words, _words, _words))
def order_line(way, data, stride, size, descending, count_kept, keys, places, counts):
    """The places of a line in order, at least `kept` of them."""
    if count_kept <= FEW and 8 * count_kept <= size:
        first_of_line(way, data, stride, size, descending, count_kept, keys, places)
    else:
        read_keys(way, data, stride, size, descending, keys, places)
        sort_long(way, keys, places, size, counts)
