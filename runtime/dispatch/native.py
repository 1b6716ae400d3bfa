"""Calls of public functions in native code: which operator takes arguments of these types, and with what values.

The choice was made in Python (:class:`runtime.dispatch.arguments.Overloads`), and is remembered here as *records*, one
behind the other: the record's length in words, the numbers of arguments by position and by keyword and of values, the
operator, then the types of the former, name and type of each keyword, and for each value where it comes from, a word
that says which, and what is done with it.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc"

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numba import types

from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.native.builtin import bind
from runtime.tensor.casting import Array
from runtime.native.capi import (
    call_object, dict_item, integer_of, list_as_tuple, new_integer, new_tuple, next_item, release, shared,
)  # fmt: skip
from runtime.native.structures import put_word, stack_words, word_at
from runtime.native.old import (
    ARRAY_DATA, DICT_USED, INT_TYPE, ITEMS, LENGTH, LIST_TYPE, NONE, OBJECT_TYPE, PROCESS, SLOT_KEYS, TENSOR_TYPE,
)  # fmt: skip
from runtime.native.tensors import call_general

# Words of a caller: the process, the address of its records, the general path, what stands for an argument not given,
# and the key set of no tensor at all.
CALL_PROCESS, CALL_RECORDS, CALL_GENERAL, CALL_MISSING, CALL_KEYS = range(0, 40, 8)
RECORD_POSITIONAL, RECORD_NAMED, RECORD_VALUES, RECORD_OPERATOR, RECORD_TYPES = range(8, 48, 8)
BY_POSITION, CONSTANT = 0, 1
AS_IT_IS, AS_TENSOR, AS_INTS, AS_TENSORS, REPEATED = 0, 1, 2, 3, 16
MOST = 32  # arguments and values of a call

_i = types.int64


@compile_driver(_i(_i, _i, _i, _i))
def gather(words, arguments, count, given):
    """Put what came by position into `given`: leading arguments up to one that is missing, then a tuple's items."""
    found = 0
    for k in range(count - 2):
        one = word_at(arguments, 8 * k)
        if one == word_at(words, CALL_MISSING):
            return found
        put_word(given, 8 * found, one)
        found += 1
    rest = word_at(arguments, 8 * count - 16)
    if found + word_at(rest, LENGTH) > MOST:
        return -1
    for k in range(0, 8 * word_at(rest, LENGTH), 8):
        put_word(given, 8 * found, word_at(rest, ITEMS + k))
        found += 1
    return found


@compile_driver(_i(_i, _i, _i))
def gather_named(named, names, values):
    """Put the keywords of a dict and their values into two lists of words; how many there are."""
    state = stack_words(3)
    put_word(state, 0, 0)
    found = 0
    while next_item(named, state, state + 8, state + 16) != 0:
        put_word(names, 8 * found, word_at(state, 8))
        put_word(values, 8 * found, word_at(state, 16))
        found += 1
    return found


@compile_driver(types.boolean(_i, _i, _i, _i))
def matches(record, given, names, values):
    """Whether arguments have the types, and the keywords, of a record that has as many."""
    at = record + RECORD_TYPES
    for k in range(0, 8 * word_at(record, RECORD_POSITIONAL), 8):
        if word_at(word_at(given, k), OBJECT_TYPE) != word_at(at, k):
            return False
    at += 8 * word_at(record, RECORD_POSITIONAL)
    for k in range(0, 8 * word_at(record, RECORD_NAMED), 8):
        if word_at(names, k) != word_at(at, 2 * k):
            return False
        if word_at(word_at(values, k), OBJECT_TYPE) != word_at(at, 2 * k + 8):
            return False
    return True


@compile_driver(_i(_i, _i))
def as_tuple(world, value):
    """A new reference to a tuple, or to the tuple of a list's items; 0 with an error set."""
    if word_at(value, OBJECT_TYPE) == word_at(world, LIST_TYPE):
        return list_as_tuple(value)
    return shared(value)


@compile_driver(types.boolean(_i, _i))
def are_all(items, kind):
    """Whether the items of a tuple have just this type."""
    for k in range(0, 8 * word_at(items, LENGTH), 8):
        if word_at(word_at(items, ITEMS + k), OBJECT_TYPE) != kind:
            return False
    return True


@compile_driver(_i(_i, _i))
def keys_of(world, tensor):
    """The key set of a tensor, -1 for one whose slots are empty."""
    keyset = word_at(tensor, word_at(world, SLOT_KEYS))
    return integer_of(keyset) if keyset != 0 else -1


@compile_driver(_i(_i, _i))
def keys_among(world, items):
    """The union of the key sets of a tuple of tensors, -1 if one has none."""
    keyset = 0
    for k in range(0, 8 * word_at(items, LENGTH), 8):
        keyset |= keys_of(world, word_at(items, ITEMS + k))
    return keyset


@compile_driver(_i(_i, _i))
def repeated(value, times):
    """A tuple with one object several times; 0 with an error set."""
    made = new_tuple(times)
    if made != 0:
        for k in range(times):
            put_word(made, ITEMS + 8 * k, shared(value))
    return made


@compile_driver(_i(_i, _i, _i))
def convert(world, value, treatment):
    """A new reference to what the operator gets for a value; 0 when the general path must see it."""
    if treatment > REPEATED:
        return repeated(value, treatment - REPEATED)
    if treatment < AS_INTS:
        return shared(value)
    made = as_tuple(world, value)
    if made != 0 and not are_all(made, word_at(world, INT_TYPE if treatment == AS_INTS else TENSOR_TYPE)):
        release(made)
        return 0
    return made


@compile_driver(_i(_i, _i, _i, _i, _i))
def collect(words, record, given, named, made):
    """Put the operator's arguments, as new references, into `made`. Their key set; -1, and none, when one is unfit."""
    world = word_at(words, CALL_PROCESS)
    at = record + RECORD_TYPES + 8 * word_at(record, RECORD_POSITIONAL) + 16 * word_at(record, RECORD_NAMED)
    keyset = 0
    for k in range(word_at(record, RECORD_VALUES)):
        way, word, treatment = word_at(at, 24 * k), word_at(at, 24 * k + 8), word_at(at, 24 * k + 16)
        value = word
        if way != CONSTANT:
            value = word_at(given if way == BY_POSITION else named, 8 * word)
        value = convert(world, value, treatment)
        if value == 0:
            for before in range(k):
                release(word_at(made, 8 * before))
            return -1
        if treatment == AS_TENSOR and value != word_at(world, NONE):
            keyset |= keys_of(world, value)
        elif treatment == AS_TENSORS:
            keyset |= keys_among(world, value)
        put_word(made, 8 * k, value)
    if keyset == -1:
        for before in range(word_at(record, RECORD_VALUES)):
            release(word_at(made, 8 * before))
    return keyset


@compile_driver(_i(_i, _i))
def find_kernel(operator, keyset):
    """A new reference to the kernel that an operator has for a key set; 0 when it has none yet."""
    key = new_integer(keyset)
    if key == 0:
        return 0
    kernel = dict_item(operator, key)
    release(key)
    return shared(kernel) if kernel != 0 else 0


@compile_driver(_i(_i, _i, _i, _i))
def run_record(words, record, given, named):
    """Call the operator of a record. 0 where the general path has to, -1 with an error set."""
    made = stack_words(32)
    keyset = collect(words, record, given, named, made)
    if keyset == -1:
        return 0
    kernel = find_kernel(word_at(record, RECORD_OPERATOR), keyset if keyset != 0 else word_at(words, CALL_KEYS))
    result = 0
    if kernel != 0:
        result = call_object(kernel, made, word_at(record, RECORD_VALUES))
        release(kernel)
        if result == 0:
            result = -1
    for k in range(word_at(record, RECORD_VALUES)):
        release(word_at(made, 8 * k))
    return result


@compile_builtin
def call_function(own, arguments, count):
    """``call(*leading, rest, named)``: the public function with these arguments by position and by keyword."""
    words = word_at(own, ARRAY_DATA)
    given, names, values = stack_words(32), stack_words(32), stack_words(32)
    named = word_at(arguments, 8 * count - 8)
    if word_at(named, DICT_USED) <= MOST and count < MOST:
        positional = gather(words, arguments, count, given)
        keywords = gather_named(named, names, values)
        record = word_at(words, CALL_RECORDS)
        while word_at(record, 0) != 0:
            if word_at(record, RECORD_POSITIONAL) == positional and word_at(record, RECORD_NAMED) == keywords:
                if matches(record, given, names, values):
                    result = run_record(words, record, given, values)
                    if result == 0:
                        break
                    return result if result != -1 else 0
            record += 8 * word_at(record, 0)
    return call_general(word_at(words, CALL_GENERAL), arguments, count)


class Caller:
    """The builtin of one public function, and the records that it looks through; `general` does what they do not."""

    def __init__(self, general: Callable[..., Any], missing: object, keyset: int) -> None:
        self.kept: list[object] = [general]
        self.records: list[int] = []
        self.words = np.array([PROCESS.ctypes.data, 0, id(general), id(missing), keyset], np.int64)
        self.call = bind(call_function, self.words, "call")
        self.publish()

    def add(
        self, operator: object, positional: Sequence[type], named: Sequence[tuple[str, type]],
        values: Sequence[tuple[int, Any, int]],
    ) -> None:  # fmt: skip
        """Remember a choice: for each value where it comes from (by position, a constant, by name), which argument or

        the constant itself, and what is done with it.
        """
        words = [len(positional), len(named), len(values), id(operator), *map(id, positional)]
        for name, kind in named:
            words += [id(name), id(kind)]
        for way, what, treatment in values:
            words += [way, id(what) if way == CONSTANT else what, treatment]
        self.kept.append((operator, positional, named, values))
        self.records += [len(words) + 1, *words]
        self.publish()

    def publish(self) -> None:
        """Let the builtin see the records; those before stay where they are, for a call may be reading them."""
        records: Array = np.array([*self.records, 0], np.int64)
        self.kept.append(records)
        self.words[CALL_RECORDS // 8] = records.ctypes.data
