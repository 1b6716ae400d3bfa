"""Calling back into Python from native code with addresses and counts: what is large is done there."""

from __future__ import annotations

from runtime.compile import kinds as types

from runtime.compile.compiling import compile_driver
from runtime.native.capi import call_object, new_integer, release
from runtime.native.layout import WORD
from runtime.native.structures import Row, stack_words

MOST = 6  # words

_i, _words = types.int64, Row(WORD)


@compile_driver(_i(_i, _words, _i))
def call_with_words(function, given, count):
    """Call a Python function with `count` ints, at most MOST; 0, or -1 with an error set. Its result is dropped."""
    arguments, made, result = stack_words(MOST), 0, 0
    while made < count:
        arguments[made] = new_integer(given[made])
        if arguments[made] == 0:
            break
        made += 1
    if made == count:
        result = call_object(function, arguments, count)
    for k in range(made):
        release(arguments[k])
    if result == 0:
        return -1
    release(result)
    return 0
