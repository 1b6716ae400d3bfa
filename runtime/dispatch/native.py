"""Calls of public functions in native code: which operator takes arguments of these types, and with what values.

The choice was made in Python (:class:`runtime.dispatch.arguments.Overloads`), and is remembered here as a *record*.
Records lie one behind the other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from runtime.compile import kinds as types

from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.dispatch.ways import (
    AS_INTS, AS_NUMBER, AS_TENSOR, AS_TENSORS, DEFAULT, MOST, POSITIONAL, REPEATED, SEVERAL,
)  # fmt: skip
from runtime.lasting import keep
from runtime.native.builtin import bind
from runtime.native.capi import (
    call_object, clear_error, integer_of, item_of, list_as_tuple, new_integer, new_tuple, next_item, release, shared,
)  # fmt: skip
from runtime.native.layout import WORD, Array, Dict, Float, Inside, Object, Structure, Tuple
from runtime.native.structures import Ref, Row, doubles, stack_words, words
from runtime.native.tensors import (
    PROCESS, Process, TensorObject, call_general, is_tensor_type, is_too_large, known_kind, new_memory, new_tensor_of,
)  # fmt: skip

# A choice: its length in words (0 behind the last one), the numbers of arguments by position and by keyword and of
# values, the operator, then the type of each argument by position, a Keyword for each other, a Source for each value.
Record = Structure(
    "Record",
    {"length": WORD, "positional": WORD, "named": WORD, "values": WORD, "operator": WORD, "types": Inside(WORD)},
)
Keyword = Structure("Keyword", {"name": WORD, "type": WORD})
# A way, the number of the argument that comes this way, or the default itself, and what is done with it: see `.ways`.
Source = Structure("Source", {"way": WORD, "what": WORD, "treatment": WORD})
KEYWORD_BYTES, SOURCE_BYTES = 8 * Keyword.words, 8 * Source.words
# What the builtin of a function is bound to: the process, the general path, the first record, what stands for an
# argument not given, and the key set of no tensor at all.
Bound = Structure(
    "Bound", {"process": Process, "general": WORD, "records": Record, "missing": WORD, "no_tensor": WORD}
)

_i = types.int64
_process, _record, _tuple, _words = Ref(Process), Ref(Record), Ref(Tuple), Row(WORD)
_bound = Ref(Bound)


@compile_driver(_i(_bound, _words, _i, _words))
def gather(bound, arguments, count, operands):
    """Put what came by position into `given`: leading arguments up to one that is missing, then a tuple's items."""
    count_gathered = 0
    for k in range(count - 2):
        if arguments[k] == bound.missing:
            for behind in range(k, count - 2):
                if arguments[behind] != bound.missing:  # one before it has another name
                    return -1
            return count_gathered
        operands[count_gathered] = arguments[k]
        count_gathered += 1
    rest = Tuple(arguments[count - 2])
    if count_gathered + rest.length > MOST:
        return -1
    for k in range(rest.length):
        operands[count_gathered] = rest.items[k]
        count_gathered += 1
    return count_gathered


@compile_driver(_i(_i, _words, _words))
def gather_named(named, names, values):
    """Put the keywords of a dict and their values into two rows; how many there are."""
    state = stack_words(3)  # where the search is, a key, and its value
    state[0] = 0
    count_gathered = 0
    while next_item(named, state, state + 8, state + 16) != 0:
        names[count_gathered], values[count_gathered] = state[1], state[2]
        count_gathered += 1
    return count_gathered


@compile_driver(types.boolean(_record, _words, _words, _words))
def matches(record, operands, names, values):
    """Whether arguments have the types, and the keywords, of a record that has as many."""
    for k in range(record.positional):
        if Object(operands[k]).type != record.types[k]:
            return False
    keywords = record.types + 8 * record.positional
    for k in range(record.named):
        keyword = Keyword(keywords + KEYWORD_BYTES * k)
        if names[k] != keyword.name or Object(values[k]).type != keyword.type:
            return False
    return True


@compile_driver(types.boolean(_process, _tuple, _i))
def are_all(process, row, treatment):
    """Whether the items of a tuple are all ints, or all tensors."""
    for k in range(row.length):
        kind = Object(row.items[k]).type
        if treatment == AS_INTS:
            if kind != process.int_type:
                return False
        elif not is_tensor_type(process, kind):
            return False
    return True


@compile_driver(_i(_i))
def keys_of(tensor):
    """The key set of a tensor, -1 for one whose slots are empty."""
    keyset = TensorObject(tensor).keys
    return integer_of(keyset) if keyset != 0 else -1


@compile_driver(_i(_tuple))
def keys_among(tensors):
    """The union of the key sets of a tuple of tensors, -1 if one has none."""
    keyset = 0
    for k in range(tensors.length):
        keyset |= keys_of(tensors.items[k])
    return keyset


@compile_driver(_i(_i, _i))
def repeated(value, times):
    """A tuple with one object several times; 0 with an error set."""
    result = Tuple(new_tuple(times))
    if result != 0:
        for k in range(times):
            result.items[k] = shared(value)
    return result


@compile_driver(_i(_process, _i))
def number_in_place_of_tensor(process, number):
    """What :func:`runtime.tensor.wrap_number` makes of a float, or of an int of 64 bits; else 0."""
    is_whole = Object(number).type == process.int_type
    kind = known_kind(process, process.int64 if is_whole else process.float64)
    array = new_memory(process, kind, 0, 0)
    if array == 0:
        return 0
    if is_whole:
        words(array.data)[0] = integer_of(number)
        if is_too_large(words(array.data)[0]):
            release(array)
            return 0
    else:
        doubles(array.data)[0] = Float(number).value
    return new_tensor_of(process, process.number_type, array, kind.dtype, process.none, process.none)


@compile_driver(_i(_words, _i, _i))
def rest_of(operands, first, count):
    """A tuple of the arguments from `first` on; 0 with an error set."""
    result = Tuple(new_tuple(count - first))
    if result != 0:
        for k in range(first, count):
            result.items[k - first] = shared(operands[k])
    return result


@compile_driver(_tuple(_process, _i))
def as_tuple(process, value):
    """A new reference to a tuple, or to the plain one of the items of a list or a Size; 0 with an error set."""
    kind = Object(value).type
    if kind == process.list_type:
        return Tuple(list_as_tuple(value))
    if kind == process.size_type:
        return Tuple(rest_of(Tuple(value).items, 0, Tuple(value).length))
    return Tuple(shared(value))


@compile_driver(_i(_process, _i, _i))
def convert(process, value, treatment):
    """A new reference to what the operator gets for a value; 0 when the general path must see it."""
    if treatment > REPEATED:
        return repeated(value, treatment - REPEATED)
    if treatment == AS_NUMBER:
        return number_in_place_of_tensor(process, value)
    if treatment < AS_INTS:
        return shared(value)
    result = as_tuple(process, value)
    if result != 0 and not are_all(process, result, treatment):
        release(result)
        return 0
    return result


@compile_driver(types.void(_words, _i))
def release_all(values, count):
    """Give up so many objects."""
    for k in range(count):
        release(values[k])


@compile_driver(_i(_process, _record, _words, _words, _words))
def collect(process, record, operands, named, values):
    """Put the operator's arguments, as new references, into `made`. Their key set; -1, and none, when one is unfit."""
    sources = record.types + 8 * record.positional + KEYWORD_BYTES * record.named
    keyset = 0
    for k in range(record.values):
        source = Source(sources + SOURCE_BYTES * k)
        value = source.what
        if source.way == SEVERAL:
            value = rest_of(operands, value, record.positional)
        else:
            if source.way != DEFAULT:
                value = operands[value] if source.way == POSITIONAL else named[value]
            value = convert(process, value, source.treatment)
        if value == 0:
            release_all(values, k)
            return -1
        if source.treatment == AS_NUMBER or (source.treatment == AS_TENSOR and value != process.none):
            keyset |= keys_of(value)
        elif source.treatment == AS_TENSORS:
            keyset |= keys_among(Tuple(value))
        values[k] = value
    if keyset == -1:
        release_all(values, record.values)
    return keyset


@compile_driver(_i(_i, _i))
def find_kernel(operator, keyset):
    """A new reference to ``operator[keyset]``, 0 where that is an error, which the general path is about to raise.

    As an item, because the keys of the thread are among those that are looked up while a mode is on.
    """
    key = new_integer(keyset)
    if key == 0:
        return 0
    kernel = item_of(operator, key)
    release(key)
    if kernel == 0:
        clear_error()
    return kernel


@compile_driver(_i(_bound, _record, _words, _words))
def run_record(bound, record, operands, named):
    """Call the operator of a record. 0 where the general path has to, -1 with an error set."""
    values = stack_words(32)
    keyset = collect(bound.process, record, operands, named, values)
    if keyset == -1:
        return 0
    kernel = find_kernel(record.operator, keyset if keyset != 0 else bound.no_tensor)
    result = 0
    if kernel != 0:
        result = call_object(kernel, values, record.values)
        release(kernel)
        if result == 0:
            result = -1
    release_all(values, record.values)
    return result


@compile_builtin
def call_function(bound, arguments, count):
    """``call(*leading, rest, named)``: the public function with these arguments by position and by keyword."""
    caller = Bound(Array(bound).data)
    operands, names, values = stack_words(32), stack_words(32), stack_words(32)
    named = Dict(words(arguments)[count - 1])
    if named.used <= MOST and count < MOST:
        positional = gather(caller, arguments, count, operands)
        keywords = gather_named(named, names, values)
        record = caller.records
        while record.length != 0:
            if (
                record.positional == positional
                and record.named == keywords
                and matches(record, operands, names, values)
            ):
                result = run_record(caller, record, operands, values)
                if result == 0:
                    break
                return result if result != -1 else 0
            record = Record(record + 8 * record.length)
    return call_general(caller.general, arguments, count)


class Caller:
    """The builtin of one public function, and the records that it looks through; `general` does what they do not."""

    def __init__(self, general: Callable[..., Any], missing: object, no_tensor: int) -> None:
        # Not freed with this object: another thread may be in the builtin when this gives way to another one.
        self.kept: list[object] = [general]
        keep(self.kept)
        self.records: list[int] = []
        self.bound = Bound.pack(
            process=PROCESS.ctypes.data, general=id(general), missing=id(missing), no_tensor=no_tensor
        )
        self.call = bind(call_function, self.bound, "call")
        self.publish()

    def add(
        self, operator: object, positional: Sequence[type], named: Sequence[tuple[str, type]],
        values: Sequence[tuple[int, Any, int]],
    ) -> None:  # fmt: skip
        """Remember a choice.

        `values` has for each of the operator's arguments a way, the number of what comes that way, or the default
        itself, and what is done with it.
        """
        record = [len(positional), len(named), len(values), id(operator), *map(id, positional)]
        for name, kind in named:
            record += [id(name), id(kind)]
        for way, what, treatment in values:
            record += [way, id(what) if way == DEFAULT else what, treatment]
        self.kept.append((operator, positional, named, values))
        self.records += [len(record) + 1, *record]
        self.publish()

    def publish(self) -> None:
        """Let the builtin see the records; those before stay where they are, for a call may be reading them."""
        records = np.array([*self.records, 0], np.int64)
        self.kept.append(records)
        self.bound[Bound.offset("records") // 8] = records.ctypes.data
