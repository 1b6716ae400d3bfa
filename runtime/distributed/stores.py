"""Keys and values that the processes of a job share: how they find each other before they can send tensors."""

from __future__ import annotations

import contextlib
import os
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from datetime import timedelta
from pathlib import Path
from typing import Any

from runtime.distributed.errors import DistStoreError, QueueEmptyError
from runtime.distributed.table import CHANGES, KeyTable, pack, unpack
from runtime.errors import ArgumentError, ArgumentValueError

__all__ = ["FileStore", "HashStore", "PrefixStore", "Store"]
DEFAULT_TIMEOUT = timedelta(seconds=300)
_BETWEEN_LOOKS = 0.01  # seconds between two looks at a file that another process may have changed


def _encoded(function: str, value: Any) -> bytes:
    if isinstance(value, str):
        return value.encode()
    if isinstance(value, (bytes, bytearray)):
        return bytes(value)
    msg = f"{function}(): expected a str or bytes, got {type(value).__name__}"
    raise ArgumentError(msg)


def _key(function: str, key: Any) -> bytes:
    if isinstance(key, str):
        return key.encode()
    if isinstance(key, bytes):
        return key
    msg = f"{function}(): expected a str as the key, got {type(key).__name__}"
    raise ArgumentError(msg)


def _keys(function: str, keys: Any) -> list[bytes]:
    if isinstance(keys, (str, bytes)) or not isinstance(keys, Sequence):
        hint = f"; write {function}([key])" if isinstance(keys, (str, bytes)) else ""
        msg = f"{function}(): expected a list of keys, got a {type(keys).__name__}{hint}"
        raise ArgumentError(msg)
    return [_key(function, key) for key in keys]


def as_timeout(function: str, timeout: Any) -> timedelta:
    """A timeout as it was given; TypeError where it is no timedelta."""
    if isinstance(timeout, timedelta):
        return timeout
    msg = f"{function}(): expected a datetime.timedelta, got {type(timeout).__name__}"
    raise ArgumentError(msg)


class Store:
    """Keys and values; keys are str, values bytes, or str that is encoded as UTF-8.

    What reads a key waits until it has a value, at most :attr:`timeout`; DistStoreError after that.
    """

    def __init__(self) -> None:
        self._timeout = DEFAULT_TIMEOUT

    @property
    def timeout(self) -> timedelta:
        """How long a missing key is waited for."""
        return self._timeout

    def set_timeout(self, timeout: timedelta) -> None:
        """Say how long a missing key is waited for."""
        self._timeout = as_timeout("set_timeout", timeout)

    def _run(self, command: bytes, arguments: list[bytes]) -> list[bytes]:
        """Run a command of :class:`~runtime.distributed.table.KeyTable` in the table, wherever it lies.

        A class of the program's own has methods in the place of a table; its strings are those of the program's.
        """
        if command == b"set":
            for key, value in zip(arguments[::2], arguments[1::2], strict=True):
                self._defined("set")(key.decode(), value)
            return []
        if command == b"get":
            return [_encoded("get", self._defined("get")(key.decode())) for key in arguments]
        name, takes, gives = _METHODS[command]
        return gives(self._defined(name)(*takes(arguments)))

    def _defined(self, name: str) -> Any:
        """A method that the class of a program defines."""
        if getattr(type(self), name) is getattr(Store, name):
            msg = f"{type(self).__name__} has no {name}(): a store of one's own defines the methods that are called"
            raise NotImplementedError(msg)
        return getattr(self, name)

    def _wait_for(self, keys: list[bytes], timeout: timedelta, kind: bytes = b"any") -> None:
        """Return once no key is missing (:meth:`KeyTable.missing`); DistStoreError after `timeout`.

        get() of a class of the program's own waits by itself.
        """
        if kind == b"any":
            self._defined("wait")([key.decode() for key in keys], timeout)

    def set(self, key: str, value: str | bytes) -> None:
        """Give a key a value, in the place of any that it has."""
        self._run(b"set", [_key("set", key), _encoded("set", value)])

    def get(self, key: str) -> bytes:
        """The value of a key, once it has one."""
        name = _key("get", key)
        self._wait_for([name], self.timeout, b"value")
        return self._run(b"get", [name])[0]

    def add(self, key: str, amount: int) -> int:
        """Add to the number that a key has, 0 at first; the sum. ValueError where the value is no number.

        OverflowError for a sum that is no signed number of 64 bits.
        """
        if not isinstance(amount, int):
            msg = f"add(): expected an int, got {type(amount).__name__}"
            raise ArgumentError(msg)
        try:
            return int(self._run(b"add", [_key("add", key), b"%d" % amount])[0])
        except ValueError:
            msg = f"add(): the value of the key {key!r} is not a whole number"
            raise ArgumentValueError(msg) from None
        except OverflowError:
            msg = f"add(): the sum at the key {key!r} does not fit into 64 bits"
            raise OverflowError(msg) from None

    def append(self, key: str, value: str | bytes) -> None:
        """Add to the end of the value of a key, which is empty at first."""
        self._run(b"append", [_key("append", key), _encoded("append", value)])

    def compare_set(self, key: str, expected_value: str | bytes, desired_value: str | bytes) -> bytes:
        """Set a key that has `expected_value`, or none where that is empty; the value afterwards.

        Where the key has no value and one was expected, nothing is set, and the result is `expected_value`.
        """
        texts = [_encoded("compare_set", value) for value in (expected_value, desired_value)]
        return self._run(b"compare_set", [_key("compare_set", key), *texts])[0]

    def wait(self, keys: Sequence[str], timeout: timedelta | None = None) -> None:
        """Return once every key has a value; DistStoreError that names those that lack one after the timeout."""
        limit = self.timeout if timeout is None else as_timeout("wait", timeout)
        self._wait_for(_keys("wait", keys), limit)

    def barrier(self, key: str, world_size: int, timeout: timedelta | None = None) -> None:
        """Return once `world_size` clients have called this with the same key; as many may use it again afterwards."""
        limit = self.timeout if timeout is None else as_timeout("barrier", timeout)
        if not isinstance(world_size, int) or world_size < 1:
            msg = f"barrier(): expected a positive int as world_size, got {world_size!r}"
            raise ArgumentValueError(msg)
        before, position = divmod(self.add(f"{key}/num_members", 1) - 1, world_size)
        last = f"{key}/last_member" + (f"/{before}" if before else "")
        if position == world_size - 1:
            self.set(last, "1")
        try:
            self.wait([last], limit)
        except DistStoreError:
            arrived = self.add(f"{key}/num_members", 0) - before * world_size
            msg = f"barrier(): {arrived} of {world_size} clients came to {key!r} within {limit.total_seconds():g} s"
            raise DistStoreError(msg) from None

    def check(self, keys: Sequence[str]) -> bool:
        """Whether every key has a value now."""
        return self._run(b"check", _keys("check", keys))[0] == b"1"

    def delete_key(self, key: str) -> bool:
        """Remove a key; whether it was there."""
        return self._run(b"delete", [_key("delete_key", key)])[0] == b"1"

    def num_keys(self) -> int:
        """How many keys have a value, the one included by which a store counts its clients, where it does."""
        return int(self._run(b"count", [])[0])

    def list_keys(self) -> list[str]:
        """The keys that have a value, without the one by which a store counts its clients."""
        return [key.decode(errors="replace") for key in self._run(b"list", []) if key not in _OWN_KEYS]

    def multi_get(self, keys: Sequence[str]) -> list[bytes]:
        """The values of several keys, once all have one."""
        names = _keys("multi_get", keys)
        self._wait_for(names, self.timeout, b"value")
        return self._run(b"get", names)

    def multi_set(self, keys: Sequence[str], values: Sequence[str | bytes]) -> None:
        """Set several keys at once. ValueError where there are not as many values as keys."""
        names = _keys("multi_set", keys)
        if len(names) != len(values):
            msg = f"multi_set(): {len(names)} keys take as many values, got {len(values)}"
            raise ArgumentValueError(msg)
        pairs = zip(names, values, strict=True)
        self._run(b"set", [part for name, value in pairs for part in (name, _encoded("multi_set", value))])

    def queue_push(self, key: str, value: str | bytes) -> None:
        """Put a value at the end of a queue."""
        self._run(b"push", [_key("queue_push", key), _encoded("queue_push", value)])

    def queue_pop(self, key: str, block: bool | timedelta = True) -> bytes:
        """The first value of a queue, taken out of it.

        QueueEmptyError where it is empty and `block` is False; else it is waited for.
        """
        name = _key("queue_pop", key)
        limit = block if isinstance(block, timedelta) else self.timeout
        end = time.monotonic() + limit.total_seconds()
        while not (values := self._run(b"pop", [name])):
            if block is False:
                msg = f"queue_pop(): the queue {key!r} is empty"
                raise QueueEmptyError(msg)
            try:
                self._wait_for([name], timedelta(seconds=max(0.0, end - time.monotonic())), b"queue")
            except DistStoreError:
                raise self._timed_out([name], limit) from None
        return values[0]

    def queue_len(self, key: str) -> int:
        """How many values a queue has."""
        return int(self._run(b"length", [_key("queue_len", key)])[0])

    def has_extended_api(self) -> bool:
        """Whether append, multi_get, multi_set and queues are there: True."""
        return True

    def clone(self) -> Store:
        """A store over the same table, that another thread can wait with."""
        return self

    def _timed_out(self, keys: list[bytes], timeout: timedelta) -> DistStoreError:
        names = ", ".join(key.decode(errors="replace") for key in keys)
        return DistStoreError(f"wait timeout after {round(timeout.total_seconds() * 1000)}ms, keys: {names}")


CLIENTS = b"init/"  # how many clients of a TCPStore have come
_USERS = b"refcount/"  # how many stores of a file there have been
_GONE = b"cleanup/"  # and how many of these have gone
_OWN_KEYS = frozenset({CLIENTS, _USERS, _GONE})
_Takes = Callable[[list[bytes]], list[Any]]
_METHODS: dict[bytes, tuple[str, _Takes, Callable[[Any], list[bytes]]]] = {
    b"add": ("add", lambda row: [row[0].decode(), int(row[1])], lambda result: [b"%d" % result]),
    b"append": ("append", lambda row: [row[0].decode(), row[1]], lambda _: []),
    b"compare_set": ("compare_set", lambda row: [row[0].decode(), *row[1:]], lambda result: [_encoded("get", result)]),
    b"delete": ("delete_key", lambda row: [row[0].decode()], lambda result: [b"%d" % bool(result)]),
    b"count": ("num_keys", lambda _: [], lambda result: [b"%d" % result]),
    b"list": ("list_keys", lambda _: [], lambda result: [key.encode() for key in result]),
    b"check": ("check", lambda row: [[key.decode() for key in row]], lambda result: [b"%d" % bool(result)]),
    b"push": ("queue_push", lambda row: [row[0].decode(), row[1]], lambda _: []),
    b"pop": ("queue_pop", lambda row: [row[0].decode()], lambda result: [_encoded("queue_pop", result)]),
    b"length": ("queue_len", lambda row: [row[0].decode()], lambda result: [b"%d" % result]),
}


class HashStore(Store):
    """A table within one process, for its threads."""

    def __init__(self) -> None:
        super().__init__()
        self._table = KeyTable()
        self._changed = threading.Condition(threading.RLock())

    def _run(self, command: bytes, arguments: list[bytes]) -> list[bytes]:
        with self._changed:
            result = self._table.apply(command, arguments)
            self._changed.notify_all()
            return result

    def _wait_for(self, keys: list[bytes], timeout: timedelta, kind: bytes = b"any") -> None:
        with self._changed:
            if not self._changed.wait_for(lambda: not self._table.missing(kind, keys), timeout.total_seconds()):
                raise self._timed_out(self._table.missing(kind, keys), timeout)


class FileStore(Store):
    """A table in a file that all processes see.

    The file has every change in their order; each process applies what others have added. It is removed when the last
    of `world_size` processes lets its store go; -1, the default, leaves it.
    """

    def __init__(self, file_name: str | os.PathLike[str], world_size: int = -1) -> None:
        super().__init__()
        self.path = os.fspath(file_name)
        self._file = Path(self.path)
        self._world_size = world_size
        self._table, self._position = KeyTable(), 0
        self._lock = threading.RLock()
        self._run(b"add", [_USERS, b"1"])  # the file is made, or OSError says why it cannot be

    @contextlib.contextmanager
    def _locked(self) -> Iterator[Any]:
        """The file, which no other process reads or writes meanwhile, with its changes applied."""
        with self._lock, self._file.open("a+b") as file:
            _set_lock(file, locked=True)
            try:
                file.seek(self._position)
                pending = bytearray(file.read())
                arrived = len(pending)
                while (message := unpack(pending)) is not None:
                    with contextlib.suppress(ValueError):
                        self._table.apply(message[0], message[1:])
                self._position += arrived - len(pending)
                yield file
            finally:
                file.flush()
                _set_lock(file, locked=False)

    def _run(self, command: bytes, arguments: list[bytes]) -> list[bytes]:
        with self._locked() as file:
            result = self._table.apply(command, arguments)
            if command in CHANGES:
                message = pack([command, *arguments])
                file.write(message)
                self._position += len(message)
            return result

    def _wait_for(self, keys: list[bytes], timeout: timedelta, kind: bytes = b"any") -> None:
        end = time.monotonic() + timeout.total_seconds()
        while True:
            with self._locked():
                missing = self._table.missing(kind, keys)
            if not missing:
                return
            if time.monotonic() >= end:
                raise self._timed_out(missing, timeout)
            time.sleep(_BETWEEN_LOOKS)

    def __del__(self) -> None:
        if getattr(self, "_world_size", -1) <= 0:
            return
        with contextlib.suppress(Exception):
            if int(self._run(b"add", [_GONE, b"1"])[0]) >= self._world_size:
                self._file.unlink()


def _set_lock(file: Any, *, locked: bool) -> None:
    """Lock a file for other processes, or release it."""
    if os.name == "nt":
        import msvcrt

        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_LOCK if locked else msvcrt.LK_UNLCK, 1)  # type: ignore[attr-defined]
        return
    import fcntl

    fcntl.flock(file, fcntl.LOCK_EX if locked else fcntl.LOCK_UN)


class PrefixStore(Store):
    """The keys of another store that begin with ``prefix/``."""

    def __init__(self, prefix: str, store: Store) -> None:
        super().__init__()
        if not isinstance(store, Store):
            msg = f"PrefixStore(): expected a Store, got {type(store).__name__}"
            raise ArgumentError(msg)
        self._prefix, self._store = f"{prefix}/".encode(), store

    @property
    def underlying_store(self) -> Store:
        """The store that has the keys."""
        return self._store

    @property
    def _underlying_non_prefix_store(self) -> Store:
        store = self._store
        return store._underlying_non_prefix_store if isinstance(store, PrefixStore) else store

    @property
    def timeout(self) -> timedelta:
        """That of the store which has the keys."""
        return self._store.timeout

    def set_timeout(self, timeout: timedelta) -> None:
        """Set that of the store which has the keys."""
        self._store.set_timeout(timeout)

    def _run(self, command: bytes, arguments: list[bytes]) -> list[bytes]:
        keys = {b"set": 2, b"get": 1, b"check": 1}.get(command)  # every how many arguments there is a key
        names = [
            self._prefix + value if (index % keys == 0 if keys else index == 0) else value
            for index, value in enumerate(arguments)
        ]
        results = self._store._run(command, names)
        if command == b"list":
            size = len(self._prefix)
            return [key[size:] for key in results if key.startswith(self._prefix)]
        return results

    def _wait_for(self, keys: list[bytes], timeout: timedelta, kind: bytes = b"any") -> None:
        self._store._wait_for([self._prefix + key for key in keys], timeout, kind)

    def clone(self) -> Store:
        """The same keys of a clone of the store that has them."""
        return PrefixStore(self._prefix[:-1].decode(), self._store.clone())
