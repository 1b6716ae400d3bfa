"""Random orders, made of random numbers in place (Durstenfeld, "Random permutation", 1964, from the first place on)."""

from __future__ import annotations

from runtime.compile import kinds as types

from runtime.compile.compiling import compile_driver, entry_point
from runtime.native.structures import doubles, words

_i = types.int64


@compile_driver(_i(_i, _i), nogil=True)
def arrange(address, count):
    """Exchange float64 numbers of [0, 1) for the integers below `count` in the order that they decide.

    The next integer takes the place of one of those before it, or its own, which goes to the end.
    """
    numbers, order = doubles(address), words(address)
    for k in range(count):
        other = min(int(numbers[k] * (k + 1)), k)  # a product may be rounded up
        order[k] = order[other]
        order[other] = k
    return 0


arranged = entry_point(arrange)
