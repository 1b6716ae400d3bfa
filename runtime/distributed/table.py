"""Keys and values of a store: the same rules for all stores, wherever the table lies.

The server of :class:`~runtime.distributed.tcp_store.TCPStore` runs this file with the standard library alone, so that
it imports nothing of the package.
"""

from __future__ import annotations

import re
import struct
from collections import deque
from collections.abc import Callable

_WHOLE = re.compile(rb"\s*[+-]?[0-9]+\s*")
_LENGTH = struct.Struct("!I")
_FRAMING = 1 << 24  # and of their lengths
LARGEST = 1 << 30  # bytes of the keys and values of one message


def pack(fields: list[bytes]) -> bytes:
    """A message: the length of what follows, then each field after its length."""
    body = b"".join(_LENGTH.pack(len(field)) + field for field in fields)
    return _LENGTH.pack(len(body)) + body


def unpack(buffer: bytearray) -> list[bytes] | None:
    """The fields of the first message of a buffer, which it leaves; None until all of it has arrived.

    ValueError for what is no message.
    """
    if len(buffer) < _LENGTH.size:
        return None
    (size,) = _LENGTH.unpack_from(buffer)
    if size > LARGEST + _FRAMING:
        msg = f"a message of {size} bytes"
        raise ValueError(msg)
    if len(buffer) < _LENGTH.size + size:
        return None
    fields, position, end = [], _LENGTH.size, _LENGTH.size + size
    while position < end:
        (length,) = _LENGTH.unpack_from(buffer, position)
        position += _LENGTH.size
        if position + length > end:
            msg = "a field that is longer than its message"
            raise ValueError(msg)
        fields.append(bytes(buffer[position : position + length]))
        position += length
    del buffer[:end]
    return fields


class KeyTable:
    """Values and queues by key. Every command takes and gives lists of bytes."""

    def __init__(self) -> None:
        self.values: dict[bytes, bytes] = {}
        self.queues: dict[bytes, deque[bytes]] = {}

    def missing(self, kind: bytes, keys: list[bytes]) -> list[bytes]:
        """The keys without a value (``value``), without an element in their queue (``queue``), or neither (``any``)."""
        return [
            key
            for key in keys
            if not (kind != b"queue" and key in self.values) and not (kind != b"value" and self.queues.get(key))
        ]

    def apply(self, command: bytes, arguments: list[bytes]) -> list[bytes]:
        """Run a command. KeyError for one that does not exist or a missing key, ValueError for no number.

        OverflowError for a sum that is no signed number of 64 bits.
        """
        return _COMMANDS[command](self, arguments)

    def _set(self, arguments: list[bytes]) -> list[bytes]:
        keys, values = arguments[::2], arguments[1::2]
        self.values.update(zip(keys, values, strict=True))
        return []

    def _get(self, arguments: list[bytes]) -> list[bytes]:
        return [self.values[key] for key in arguments]

    def _add(self, arguments: list[bytes]) -> list[bytes]:
        key, amount = arguments
        value = self.values.get(key, b"0")
        if not _WHOLE.fullmatch(value):
            raise ValueError
        total = int(value) + int(amount)
        if not -(1 << 63) <= total < 1 << 63:
            raise OverflowError
        self.values[key] = b"%d" % total
        return [self.values[key]]

    def _append(self, arguments: list[bytes]) -> list[bytes]:
        key, value = arguments
        self.values[key] = self.values.get(key, b"") + value
        return []

    def _compare_set(self, arguments: list[bytes]) -> list[bytes]:
        """The value afterwards; `expected` where the key is missing and a value was expected."""
        key, expected, desired = arguments
        if key not in self.values and expected:
            return [expected]
        if self.values.get(key, b"") == expected:
            self.values[key] = desired
        return [self.values[key]]

    def _delete(self, arguments: list[bytes]) -> list[bytes]:
        return [b"%d" % (self.values.pop(arguments[0], None) is not None)]

    def _count(self, _: list[bytes]) -> list[bytes]:
        return [b"%d" % len(self.values)]

    def _list(self, _: list[bytes]) -> list[bytes]:
        return list(self.values)

    def _check(self, arguments: list[bytes]) -> list[bytes]:
        return [b"%d" % (not self.missing(b"any", arguments))]

    def _push(self, arguments: list[bytes]) -> list[bytes]:
        key, value = arguments
        self.queues.setdefault(key, deque()).append(value)
        return []

    def _pop(self, arguments: list[bytes]) -> list[bytes]:
        """The first element, or nothing where there is none."""
        queue = self.queues.get(arguments[0])
        return [queue.popleft()] if queue else []

    def _length(self, arguments: list[bytes]) -> list[bytes]:
        return [b"%d" % len(self.queues.get(arguments[0], ()))]


_COMMANDS: dict[bytes, Callable[[KeyTable, list[bytes]], list[bytes]]] = {
    b"set": KeyTable._set, b"get": KeyTable._get, b"add": KeyTable._add, b"append": KeyTable._append,
    b"compare_set": KeyTable._compare_set, b"delete": KeyTable._delete, b"count": KeyTable._count,
    b"list": KeyTable._list, b"check": KeyTable._check, b"push": KeyTable._push, b"pop": KeyTable._pop,
    b"length": KeyTable._length,
}  # fmt: skip
CHANGES = frozenset({b"set", b"add", b"append", b"compare_set", b"delete", b"push", b"pop"})
