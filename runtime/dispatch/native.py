"""Calls of public functions in native code: which operator takes arguments of these types, and with what values.

The choice was made in Python (:class:`runtime.dispatch.arguments.Overloads`), and is remembered here as a *record*.
Records lie one behind the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import Any

import numpy as np
from runtime.compile import kinds as types

from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.compile.kinds import Later
from runtime.dispatch.ways import (
    ADDRESSES, AS_INDEX, AS_INTS, AS_NUMBER, AS_OPTIONALS, AS_TENSOR, AS_TENSORS, DEFAULT, POSITIONAL, REPEATED,
    SEVERAL,
)  # fmt: skip
from runtime.lasting import keep
from runtime.native.capi import (
    call_method, call_object, clear_error, integer_of, item_of, list_as_tuple, new_integer, new_tuple, release, shared,
)  # fmt: skip
from runtime.native.layout import WORD, Array, Float, Inside, Object, Structure, Tuple, slot_offset, unknown
from runtime.native.public import CallTarget
from runtime.native.structures import Ref, Row, doubles, stack_words, words
from runtime.native.tensors import (
    PROCESS, Process, TensorObject, is_tensor_type, is_too_large, known_kind, new_memory, new_tensor_of,
)  # fmt: skip

call_with_keywords = Later("runtime.native.keyword_calls", "call_with_keywords")
take_error = Later("runtime.native.keyword_calls", "take_error")
set_traceback = Later("runtime.native.keyword_calls", "set_traceback")

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
# What native code has of a public function: the process, the first record, and the name of the method for errors.
Bound = Structure("Bound", {"process": Process, "records": Record, "fail": WORD})
# The object to which the builtin of a public function is bound; `native` is the array that holds a Bound.
TargetObject = Structure("CallTarget", {"native": Array}, start=ModuleType.__basicsize__)
BuiltinObject = Structure("Builtin", {"definition": WORD, "target": WORD}, start=object.__basicsize__)
_COUNT = (1 << 63) - 1  # of arguments, without the bit that allows to write before them
if slot_offset(CallTarget, "native") != TargetObject.offset("native"):
    raise unknown("the slot of a public function lies elsewhere")
_FAIL = "fail"

_i = types.int64
_process, _record, _tuple, _words = Ref(Process), Ref(Record), Ref(Tuple), Row(WORD)
_bound = Ref(Bound)


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
    """Whether the items of a tuple are all ints, or all tensors, or tensors and None."""
    for k in range(row.length):
        kind = Object(row.items[k]).type
        if treatment == AS_INTS:
            if kind != process.int_type:
                return False
        elif not is_tensor_type(process, kind) and (treatment == AS_TENSORS or row.items[k] != process.none):
            return False
    return True


@compile_driver(types.boolean(_words, _i))
def join_keys(joined, tensor):
    """Add the key set of a tensor to those joined: the first one's object, and the union if another differs.

    False for a tensor whose slots are empty. Most calls have one key set, whose object is at hand.
    """
    keyset = TensorObject(tensor).keys
    if joined[0] == 0:
        joined[0] = keyset
    elif joined[0] != keyset and keyset != 0:
        joined[1] |= integer_of(joined[0]) | integer_of(keyset)
    return keyset != 0


@compile_driver(types.boolean(_process, _words, _tuple))
def join_all(process, joined, tensors):
    """Add the key sets of a tuple of tensors and None; False if a tensor has none."""
    for k in range(tensors.length):
        if tensors.items[k] != process.none and not join_keys(joined, tensors.items[k]):
            return False
    return True


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


@compile_driver(types.boolean(_process, _words, _tuple))
def join_items(process, joined, items):
    """Add the key sets of the tensors among the items of an index; False if there is a list or a tuple."""
    for k in range(items.length):
        kind = Object(items.items[k]).type
        if kind == process.int_type or kind == process.slice_type:
            continue
        if kind == process.list_type or kind == process.tuple_type:
            return False
        if is_tensor_type(process, kind) and not join_keys(joined, items.items[k]):
            return False
    return True


@compile_driver(types.boolean(_process, _words, _i))
def join_index(process, joined, index):
    """Add the key sets of the tensors in an index, a tuple or a list; False if the general path must see it."""
    if Object(index).type == process.tuple_type:
        return join_items(process, joined, Tuple(index))
    items = as_tuple(process, index)
    if items == 0:
        clear_error()
        return False
    is_flat = join_items(process, joined, items)
    release(items)
    return is_flat


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


@compile_driver(_i(_process, _i, _i))
def convert(process, value, treatment):
    """A new reference to what the operator gets for a value; 0 when the general path must see it."""
    if treatment > REPEATED:
        if treatment > ADDRESSES:
            return shared(value) if value == treatment else 0
        return repeated(value, treatment - REPEATED)
    if treatment == AS_NUMBER:
        return number_in_place_of_tensor(process, value)
    if treatment < AS_INTS or treatment == AS_INDEX:
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


@compile_driver(types.boolean(_process, _record, _words, _words, _words, _words))
def collect(process, record, operands, named, values, joined):
    """Put the operator's arguments, as new references, into `values`, and join their keys; False if one is unfit."""
    sources = record.types + 8 * record.positional + KEYWORD_BYTES * record.named
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
            return False
        values[k] = value
        has_keys = True
        if source.treatment == AS_NUMBER or (source.treatment == AS_TENSOR and value != process.none):
            has_keys = join_keys(joined, value)
        elif source.treatment == AS_TENSORS or source.treatment == AS_OPTIONALS:
            has_keys = join_all(process, joined, Tuple(value))
        elif source.treatment == AS_INDEX:
            has_keys = join_index(process, joined, value)
        if not has_keys:
            release_all(values, k + 1)
            return False
    return True


@compile_driver(_i(_i, _i))
def lookup(operator, key):
    """A new reference to ``operator[key]``, 0 where that is an error, which the general path is about to raise.

    As an item, because the keys of the thread are among those that are looked up while a mode is on.
    """
    kernel = item_of(operator, key)
    if kernel == 0:
        clear_error()
    return kernel


@compile_driver(_i(_process, _i, _words))
def find_kernel(process, operator, joined):
    """A new reference to the kernel that an operator has for the keys joined; 0 for the general path to find it."""
    if joined[1] == 0:
        return lookup(operator, joined[0] if joined[0] != 0 else process.cpu_key)
    key = new_integer(joined[1])
    if key == 0:
        return 0
    kernel = lookup(operator, key)
    release(key)
    return kernel


@compile_driver(_i(_process, _record, _words, _words))
def run_record(process, record, operands, named):
    """Call the operator of a record. 0 where the general path has to, -1 with an error set."""
    values, joined = stack_words(32), stack_words(2)
    joined[0], joined[1] = 0, 0
    if not collect(process, record, operands, named, values, joined):
        return 0
    kernel = find_kernel(process, record.operator, joined)
    result = 0
    if kernel != 0:
        result = call_object(kernel, values, record.values)
        release(kernel)
        if result == 0:
            result = -1
    release_all(values, record.values)
    return result


@compile_driver(_i(_bound, _words, _i, _i, _i))
def fail(bound, operands, count, keywords, target):
    """Let the target see the error that its operator has raised: what it gives, or 0 with an error of its own set."""
    error, passed = stack_words(3), stack_words(5)
    take_error(error)
    if error[2] != 0:
        set_traceback(error[1], error[2])
    named = Tuple(keywords).length if keywords != 0 else 0
    passed[0], passed[1], passed[3] = target, error[1], keywords if keywords != 0 else bound.process.none
    passed[2], passed[4] = rest_of(operands, 0, count), rest_of(operands, count, count + named)
    result = 0
    if passed[2] != 0 and passed[4] != 0:
        result = call_method(bound.fail, passed, 5)  # which raises, unless an argument takes the call over
    for k in range(3):
        if error[k] != 0:
            release(error[k])
    for k in range(2, 5, 2):
        if passed[k] != 0:
            release(passed[k])
    return result


@compile_builtin
def call_function(builtin, arguments, flags, keywords):
    """The vectorcall of a public function: `flags` has the count of arguments by position, `keywords` other names."""
    target, count = BuiltinObject(builtin).target, flags & _COUNT
    bound, operands, values = Bound(TargetObject(target).native.data), words(arguments), words(arguments + 8 * count)
    names, named = operands, 0
    if keywords != 0:
        names, named = Tuple(keywords).items, Tuple(keywords).length
    record = bound.records
    while record.length != 0:
        if record.positional == count and record.named == named and matches(record, operands, names, values):
            result = run_record(bound.process, record, operands, values)
            if result == 0:
                break
            return result if result != -1 else fail(bound, operands, count, keywords, target)
        record = Record(record + 8 * record.length)
    clear_error()
    return call_with_keywords(target, arguments, count, keywords)


class Records:
    """What native code knows of one public function: `bound` leads to the records that it looks through."""

    def __init__(self) -> None:
        # Not freed with this object: another thread may be in the builtin when this gives way to another one.
        self.kept: list[object] = []
        keep(self.kept)
        self.words: list[int] = []
        self.bound = Bound.pack(process=PROCESS.ctypes.data, fail=id(_FAIL))
        self.kept.append(self.bound)
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
        for way, source, treatment in values:
            record += [way, id(source) if way == DEFAULT else source, treatment]
        self.kept.append((operator, positional, named, values))
        self.words += [len(record) + 1, *record]
        self.publish()

    def publish(self) -> None:
        """Let the builtin see the records; those before stay where they are, for a call may be reading them."""
        records = np.array([*self.words, 0], np.int64)
        self.kept.append(records)
        self.bound[Bound.offset("records") // 8] = records.ctypes.data
