"""Keys and values that the processes of a job share: how they find each other before they can send tensors."""

from __future__ import annotations

import contextlib
import os
import threading
import time
from collections.abc import Iterator, Sequence
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
    msg = f"{function}(): expected a str as the key, got {type(key).__name__}"
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
        if not isinstance(timeout, timedelta):
            msg = f"set_timeout(): expected a datetime.timedelta, got {type(timeout).__name__}"
            raise ArgumentError(msg)
        self._timeout = timeout

    def _run(self, command: bytes, arguments: list[bytes]) -> list[bytes]:
        """Run a command of :class:`~runtime.distributed.table.KeyTable` in the table, wherever it lies."""
        msg = f"{type(self).__name__}: a store needs set(), get(), add() and the other methods of Store"
        raise NotImplementedError(msg)

    def _wait_for(self, keys: list[bytes], timeout: timedelta) -> None:
        """Return once all keys have a value; DistStoreError after `timeout`."""
        raise NotImplementedError

    def set(self, key: str, value: str | bytes) -> None:
        """Give a key a value, in the place of any that it has."""
        self._run(b"set", [_key("set", key), _encoded("set", value)])

    def get(self, key: str) -> bytes:
        """The value of a key, once it has one."""
        name = _key("get", key)
        self._wait_for([name], self.timeout)
        return self._run(b"get", [name])[0]

    def add(self, key: str, amount: int) -> int:
        """Add to the number that a key has, 0 at first; the sum. ValueError where the value is no number."""
        if not isinstance(amount, int):
            msg = f"add(): expected an int, got {type(amount).__name__}"
            raise ArgumentError(msg)
        try:
            return int(self._run(b"add", [_key("add", key), b"%d" % amount])[0])
        except ValueError:
            msg = f"add(): the value of the key {key!r} is not a whole number"
            raise ArgumentValueError(msg) from None

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
        if isinstance(keys, str):
            msg = "wait(): expected a list of keys, got a str; write wait([key])"
            raise ArgumentError(msg)
        self._wait_for([_key("wait", key) for key in keys], self.timeout if timeout is None else timeout)

    def check(self, keys: Sequence[str]) -> bool:
        """Whether every key has a value now."""
        return self._run(b"check", [_key("check", key) for key in keys])[0] == b"1"

    def delete_key(self, key: str) -> bool:
        """Remove a key; whether it was there."""
        return self._run(b"delete", [_key("delete_key", key)])[0] == b"1"

    def num_keys(self) -> int:
        """How many keys have a value."""
        return int(self._run(b"count", [])[0])

    def list_keys(self) -> list[str]:
        """The keys that have a value."""
        return [key.decode() for key in self._run(b"list", [])]

    def multi_get(self, keys: Sequence[str]) -> list[bytes]:
        """The values of several keys, once all have one."""
        names = [_key("multi_get", key) for key in keys]
        self._wait_for(names, self.timeout)
        return self._run(b"get", names)

    def multi_set(self, keys: Sequence[str], values: Sequence[str | bytes]) -> None:
        """Set several keys at once. ValueError where there are not as many values as keys."""
        if len(keys) != len(values):
            msg = f"multi_set(): {len(keys)} keys take as many values, got {len(values)}"
            raise ArgumentValueError(msg)
        pairs = zip(keys, values, strict=True)
        parts = [part for key, value in pairs for part in (_key("multi_set", key), _encoded("multi_set", value))]
        self._run(b"set", parts)

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
            self._wait_for([name], timedelta(seconds=max(0.0, end - time.monotonic())))
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

    def _wait_for(self, keys: list[bytes], timeout: timedelta) -> None:
        with self._changed:
            if not self._changed.wait_for(lambda: self._table.has(keys), timeout.total_seconds()):
                raise self._timed_out([key for key in keys if not self._table.has([key])], timeout)


class FileStore(Store):
    """A table in a file that all processes see.

    The file has every change in their order; each process applies what others have added. It is removed when the last
    of `world_size` processes lets its store go; -1, the default, leaves it.
    """

    _USERS = b"\0stores"

    def __init__(self, file_name: str | os.PathLike[str], world_size: int = -1) -> None:
        super().__init__()
        self.path = os.fspath(file_name)
        self._file = Path(self.path)
        self._world_size = world_size
        self._table, self._position = KeyTable(), 0
        self._lock = threading.RLock()
        with self._locked():
            pass  # the file is made, or OSError says why it cannot be

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

    def _wait_for(self, keys: list[bytes], timeout: timedelta) -> None:
        end = time.monotonic() + timeout.total_seconds()
        while True:
            with self._locked():
                missing = [key for key in keys if not self._table.has([key])]
            if not missing:
                return
            if time.monotonic() >= end:
                raise self._timed_out(missing, timeout)
            time.sleep(_BETWEEN_LOOKS)

    def __del__(self) -> None:
        if getattr(self, "_world_size", -1) <= 0:
            return
        with contextlib.suppress(Exception):
            if int(self._run(b"add", [self._USERS, b"1"])[0]) >= self._world_size:
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
        return self._store._run(command, names)

    def _wait_for(self, keys: list[bytes], timeout: timedelta) -> None:
        self._store._wait_for([self._prefix + key for key in keys], timeout)

    def clone(self) -> Store:
        """The same keys of a clone of the store that has them."""
        return PrefixStore(self._prefix[:-1].decode(), self._store.clone())
