"""Calling back into Python from native code with addresses and counts: what is large is done there."""

from __future__ import annotations

from runtime.compile import kinds as types

from runtime.compile.compiling import compile_driver
from runtime.native.capi import call_object, new_integer, release
from runtime.native.layout import WORD
from runtime.native.structures import Row, stack_words

MOST = 6  # words
FAILED = -1  # in place of an object or a status: an error is set that the caller has to see

_i, _words = types.int64, Row(WORD)


@compile_driver(_i(_i, _words, _i))
def call_with_words(function, operands, count):
    """Call a Python function with `count` ints, at most MOST; 0, or FAILED with an error set. Its result is dropped."""
    arguments, count_made, result = stack_words(MOST), 0, 0
    while count_made < count:
        arguments[count_made] = new_integer(operands[count_made])
        if arguments[count_made] == 0:
            break
        count_made += 1
    if count_made == count:
        result = call_object(function, arguments, count)
    for k in range(count_made):
        release(arguments[k])
    if result == 0:
        return FAILED
    release(result)
    return 0
