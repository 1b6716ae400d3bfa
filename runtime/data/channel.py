"""Objects from process to process: what is large lies in shared memory, which ends with its last user.

A message is pickled with its arrays beside it (protocol 5). If the whole is small it goes through the socket; else all
of it is written into a nameless file in memory, of which only the descriptor goes through. So neither side ever waits
for the other to read, and arrays are copied once, by the sender: the receiver's tensors lie in the shared memory.
"""

from __future__ import annotations

import mmap
import os
import pickle
import socket
import struct
import sys
import weakref
from typing import Any

from runtime.tensor.sharing import memory_file

_HEADER = struct.Struct("<qq")  # the size of the message, and the number of its arrays; -1: it comes without a file
_LINE = 64  # bytes; where arrays begin
_SMALL = 1 << 13  # bytes that go through the socket
_MOST = 256  # mappings that are alive, each of which may hold a descriptor; what comes then is copied
_alive: weakref.WeakSet[mmap.mmap] = weakref.WeakSet()


class Closed(Exception):  # noqa: N818 - not an error: the other side has ended
    """Nobody is at the other end any more."""


class Channel:
    """One end of a connection."""

    def __init__(self, end: socket.socket) -> None:
        self.socket = end

    @classmethod
    def pair(cls) -> tuple[Channel, Channel]:
        """Two ends."""
        first, other = socket.socketpair()
        return cls(first), cls(other)

    def close(self) -> None:
        """Close this end."""
        self.socket.close()

    def send(self, message: Any) -> None:
        """Send an object. :class:`Closed` if nobody is there; an object that cannot be pickled sends nothing."""
        arrays: list[pickle.PickleBuffer] = []
        data = pickle.dumps(message, 5, buffer_callback=arrays.append)
        try:
            raw = [array.raw() for array in arrays]
        except BufferError:  # an array that does not lie in one piece
            raw, data = [], pickle.dumps(message, 5)
        size = len(data) + sum(item.nbytes for item in raw)
        try:
            if size <= _SMALL or not hasattr(socket, "send_fds"):
                data = data if not raw else pickle.dumps(message, 5)
                self.socket.sendall(_HEADER.pack(len(data), -1) + data)
            else:
                self._send_file(data, raw)
        except (BrokenPipeError, ConnectionResetError) as error:
            raise Closed from error

    def _send_file(self, data: bytes, arrays: list[memoryview]) -> None:
        sizes = [len(data), *(array.nbytes for array in arrays)]
        table = struct.pack(f"<{len(sizes)}q", *sizes)
        with memory_file() as file:
            for part in (table, data, *arrays):
                file.write(part)
                file.write(bytes(-part.nbytes % _LINE if isinstance(part, memoryview) else -len(part) % _LINE))
            file.flush()
            header = _HEADER.pack(os.fstat(file.fileno()).st_size, len(arrays))
            socket.send_fds(self.socket, [header], [file.fileno()])

    def receive(self) -> Any:
        """The next object; :class:`Closed` if nobody is there to send one."""
        try:
            head, descriptors = self._head()
            size, count = _HEADER.unpack(head)
            if count < 0:
                return pickle.loads(self._exactly(size))  # noqa: S301 - from this program's own process
        except (ConnectionResetError, BrokenPipeError) as error:
            raise Closed from error
        try:
            return _unpacked(descriptors[0], size, count)
        finally:
            os.close(descriptors[0])

    def _head(self) -> tuple[bytes, list[int]]:
        if not hasattr(socket, "recv_fds"):
            return self._exactly(_HEADER.size), []
        head, descriptors, _, _ = socket.recv_fds(self.socket, _HEADER.size, 1)
        if not head:
            raise Closed
        return head + self._exactly(_HEADER.size - len(head)), descriptors

    def _exactly(self, size: int) -> bytes:
        received, offset = bytearray(size), 0
        while offset < size:
            count = self.socket.recv_into(memoryview(received)[offset:])
            if not count:
                raise Closed
            offset += count
        return bytes(received)


def _unpacked(descriptor: int, size: int, count: int) -> Any:
    """The object of a file, its arrays in the file's memory."""
    if len(_alive) >= _MOST:
        with os.fdopen(os.dup(descriptor), "rb") as file:
            file.seek(0)
            buffer = memoryview(bytearray(file.read()))
    else:
        mapped = _map(descriptor, size)
        _alive.add(mapped)
        buffer = memoryview(mapped)
    sizes = struct.unpack_from(f"<{count + 1}q", buffer)
    offset, parts = _up(8 * (count + 1)), []
    for item in sizes:
        parts.append(buffer[offset : offset + item])
        offset += _up(item)
    return pickle.loads(parts[0], buffers=parts[1:])  # noqa: S301 - from this program's own process


def _map(descriptor: int, size: int) -> mmap.mmap:
    # Before CPython 3.13 a mapping keeps a descriptor of its own.
    options: dict[str, Any] = {"trackfd": False} if sys.version_info >= (3, 13) else {}
    return mmap.mmap(descriptor, size, **options)


def _up(size: int) -> int:
    return size + -size % _LINE
