"""The look-up of a kernel with the keys of the thread, for :mod:`runtime.dispatch.interposing`.

It stands in the place of ``Operator.__getitem__``. What a table does not hold yet goes to the general path.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from runtime.compile.compiling import compile_builtin
from runtime.dispatch import interposing
from runtime.lasting import keep
from runtime.native.capi import attribute, clear_error, dict_item, integer_of, new_integer, release, shared
from runtime.native.layout import WORD, Array, Object, Structure, slot_offset
from runtime.native.structures import words
from runtime.native.tensors import PROCESS, Process, call_general

# What the builtin is bound to: the process, the general path, the state of the thread and the name of its keys.
Bound = Structure("Bound", {"process": Process, "general": WORD, "thread": WORD, "name": WORD})
_SLOTS = ("allowed", "included")
_PLACES = {name: slot_offset(interposing.ThreadKeys, name) for name in _SLOTS}
ThreadKeysObject = Structure("ThreadKeys", dict.fromkeys(_SLOTS, WORD), places=_PLACES)
_NAME = "keys"
keep(_NAME, interposing.thread)


@compile_builtin
def lookup_with_thread_keys(bound, arguments, count):
    """``operator[keyset]``."""
    record, operands = Bound(Array(bound).data), words(arguments)
    if count != 2 or Object(operands[1]).type != record.process.int_type:
        return call_general(record.general, arguments, count)
    state = ThreadKeysObject(attribute(record.thread, record.name))
    if state == 0:
        return 0
    keyset = integer_of(operands[1])
    joined = (keyset | integer_of(state.included)) & integer_of(state.allowed)
    release(state)
    key = shared(operands[1]) if joined == keyset else new_integer(joined)
    if key == 0:
        return 0
    kernel = dict_item(operands[0], key)
    release(key)
    if kernel != 0:
        return shared(kernel)
    clear_error()
    return call_general(record.general, arguments, count)


def bound_to(general: Callable[..., Any]) -> np.ndarray[Any, Any]:
    """What the builtin before the function `general`, which is kept alive elsewhere, is bound to."""
    return Bound.pack(
        process=PROCESS.ctypes.data, general=id(general), thread=id(interposing.thread), name=id(_NAME)
    )
