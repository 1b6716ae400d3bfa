"""Structures in memory whose fields have names: native code reads ``array.shape[k]``, and writes ``plan.rows = n``.

A :class:`~runtime.native.layout.Structure` says where fields lie; :mod:`.addresses` teaches Numba to read and write
them. In native code the address of a structure has the type :class:`Ref`, that of a row of equal elements the type
:class:`Row`; both are addresses, and pass as int64 wherever one is asked for, and the other way round.
``Array(address)`` looks at an address as at an array; ``stack(Plan)`` makes room for a structure on the stack,
``stack_words(8)`` for so many words. Nothing is checked: whoever follows a field knows that something lies there.
"""

from __future__ import annotations

import functools

from runtime.compile.kinds import Later, Ref, Row

__all__ = [
    "Ref", "Row", "arrays", "clear_bytes", "doubles", "invoke", "singles", "stack", "stack_arrays", "stack_words",
    "words",
]  # fmt: skip

_later = functools.partial(Later, "runtime.native.addresses")

# An address as that of 64-bit integers, of addresses of arrays, of float64 numbers, of float32 numbers.
words, arrays, doubles, singles = _later("words"), _later("arrays"), _later("doubles"), _later("singles")
# Memory on the stack, not written yet: a structure, so many (a literal) words, so many addresses of arrays.
stack, stack_words, stack_arrays = _later("stack"), _later("stack_words"), _later("stack_arrays")
clear_bytes = _later("clear_bytes")  # memset with 0
invoke = _later("invoke")  # calls the inner loop at an address
