"""A store behind a port: the first process has a server, which is a process of its own, and all are its clients."""

from __future__ import annotations

import contextlib
import os
import secrets
import socket
import subprocess
import sys
import threading
import time
import weakref
from datetime import timedelta
from pathlib import Path
from typing import Any

from runtime.compile.kernel_store import default_folder
from runtime.distributed import server
from runtime.distributed.errors import DistNetworkError, DistStoreError
from runtime.distributed.stores import CLIENTS, DEFAULT_TIMEOUT, Store, as_timeout
from runtime.distributed.table import LARGEST, pack, unpack
from runtime.errors import ArgumentValueError

__all__ = ["SECRET_VARIABLE", "TCPStore", "job_secret"]
SECRET_VARIABLE = "OPWEAVE_JOB_SECRET"  # noqa: S105 - the name of a variable
_GRACE = 5.0  # seconds beyond a timeout, after which a server that does not answer counts as lost
_BETWEEN_TRIES = 0.05  # seconds
_BETWEEN_COUNTS = 0.01  # seconds between two looks at how many clients have come
_ERRORS: dict[bytes, type[Exception]] = {b"ValueError": ValueError, b"OverflowError": OverflowError}


def job_secret(host: str) -> bytes:
    """What a process must have to connect to the store of a job at `host`.

    The environment variable OPWEAVE_JOB_SECRET, else, within one machine, a file that only this user can read.
    DistNetworkError for another machine without the variable.
    """
    if text := os.environ.get(SECRET_VARIABLE):
        return text.encode()
    if not _is_this_machine(host):
        msg = (
            f"TCPStore(): {host!r} is reached over a network, where only processes of the job may connect; set the "
            f"environment variable {SECRET_VARIABLE} to the same random text on all machines"
        )
        raise DistNetworkError(msg)
    folder = default_folder()
    try:
        if folder is None:
            msg = "this user has no home"
            raise OSError(msg)  # noqa: TRY301 - told below, as when it cannot be written
        return _secret_in(folder / "job.secret")
    except OSError as error:
        msg = (
            f"TCPStore(): the secret of this user's jobs cannot be read ({error}); set the environment variable "
            f"{SECRET_VARIABLE} to the same random text for all processes"
        )
        raise DistNetworkError(msg) from None


def _is_this_machine(host: str) -> bool:
    """Whether a name stands for the loopback addresses alone. DistNetworkError where it has no address."""
    try:
        addresses = {str(row[4][0]) for row in socket.getaddrinfo(host, None)}
    except OSError as error:
        msg = f"TCPStore(): the host {host!r} has no address: {error}"
        raise DistNetworkError(msg) from None
    return all(address == "::1" or address.startswith("127.") for address in addresses)


def _secret_in(file: Path) -> bytes:
    """The content of a file that is made, for this user alone, if it is not there."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        scratch = file.with_name(f"{file.name}.{secrets.token_hex(6)}.tmp")
        descriptor = os.open(scratch, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w") as opened:
            opened.write(secrets.token_hex(32))
        try:
            with contextlib.suppress(FileExistsError):
                os.link(scratch, file)
        finally:
            scratch.unlink()
    status = file.lstat()
    if os.name != "nt" and (status.st_uid != os.geteuid() or status.st_mode & 0o077):
        msg = f"others can read {file}"
        raise OSError(msg)
    return file.read_bytes()


class TCPStore(Store):
    """Keys and values of all processes that connect to a port; the one with ``is_master=True`` starts the server.

    Port 0 takes a free one, which :attr:`port` has then. The server listens at the address of `host_name` alone:
    ``localhost`` is seen from this machine only. It lives as long as anybody is connected. With `world_size` and
    `wait_for_workers` the master waits until as many have connected. With `multi_tenant` a process that has a server at
    the port already, from a store with `multi_tenant` too, uses that one. DistNetworkError where it cannot be reached
    within `timeout`, or does not accept the secret (:func:`job_secret`); DistStoreError where workers do not come.
    """

    def __init__(
        self, host_name: str, port: int, world_size: int | None = None, is_master: bool = False,
        timeout: timedelta = DEFAULT_TIMEOUT, wait_for_workers: bool = True, multi_tenant: bool = False,
        master_listen_fd: int | None = None, use_libuv: bool = True,
    ) -> None:  # fmt: skip
        super().__init__()
        if not isinstance(host_name, str) or not isinstance(port, int) or not 0 <= port < 1 << 16:
            msg = f"TCPStore(): expected a host name and a port from 0 to 65535, got {host_name!r} and {port!r}"
            raise ArgumentValueError(msg)
        self._timeout = as_timeout("TCPStore", timeout)
        self.host, self.port, self.libuvBackend = host_name, port, use_libuv
        self._secret = job_secret(host_name)
        self._lock = threading.RLock()
        self._server = None
        if is_master:
            shared = _shared_servers.get((host_name, port)) if multi_tenant else None
            self._server = shared or _start_server(host_name, port, self._secret, master_listen_fd)
            self.port = self._server.port
            if multi_tenant:
                _shared_servers[host_name, self.port] = self._server
        self._channel = self.connect(timeout)
        if world_size is not None and world_size > 0 and wait_for_workers:
            self._count_in(world_size, is_master)

    def _count_in(self, world_size: int, waits: bool) -> None:
        """Say that a client has come; the master waits for all."""
        end = time.monotonic() + self._timeout.total_seconds()
        arrived = self.add(CLIENTS.decode(), 1)
        while waits and arrived < world_size:
            if time.monotonic() >= end:
                msg = (
                    f"TCPStore(): {arrived} of {world_size} clients have connected to {self.host}:{self.port} within "
                    f"{self._timeout.total_seconds():g} s"
                )
                raise DistStoreError(msg)
            time.sleep(_BETWEEN_COUNTS)
            arrived = self.add(CLIENTS.decode(), 0)

    def connect(self, timeout: timedelta) -> StoreChannel:
        """Another connection to the server."""
        end = time.monotonic() + timeout.total_seconds()
        while True:
            try:
                return StoreChannel(self.host, self.port, self._secret)
            except ConnectionRefusedError as error:
                if time.monotonic() >= end:
                    msg = (
                        f"TCPStore(): no server answers at {self.host}:{self.port} within "
                        f"{timeout.total_seconds():g} s ({error}); is the process with is_master=True running?"
                    )
                    raise DistNetworkError(msg) from None
                time.sleep(_BETWEEN_TRIES)
            except OSError as error:
                msg = f"TCPStore(): {self.host}:{self.port} cannot be reached: {error}"
                raise DistNetworkError(msg) from None

    def ask(self, message: list[bytes], timeout: timedelta) -> list[bytes]:
        """The answer to a message; DistNetworkError where the server has gone."""
        with self._lock:
            try:
                return self._channel.ask(message, timeout.total_seconds() + _GRACE)
            except OSError as error:
                self._channel.close()  # a late answer would be taken for that to the next message
                msg = (
                    f"TCPStore: the server at {self.host}:{self.port} has gone ({error}); the process that started it "
                    "has ended, or the connection was lost"
                )
                raise DistNetworkError(msg) from None

    def _run(self, command: bytes, arguments: list[bytes]) -> list[bytes]:
        size = sum(map(len, arguments))
        if size > LARGEST:
            msg = f"TCPStore: {command.decode()} of {size:,} bytes; at most {LARGEST:,} are sent at once"
            raise ArgumentValueError(msg)
        status, *values = self.ask([command, *arguments], self._timeout)
        if status == b"error":
            raise _ERRORS.get(values[0], DistStoreError)(f"TCPStore: no value for {arguments}")
        return values

    def _wait_for(self, keys: list[bytes], timeout: timedelta, kind: bytes = b"any") -> None:
        milliseconds = max(0, round(timeout.total_seconds() * 1000))
        status, *missing = self.ask([b"wait", b"%d" % milliseconds, kind, *keys], timeout)
        if status == b"timeout":
            raise self._timed_out(missing, timeout)

    def clone(self) -> TCPStore:
        """Another connection to the same server."""
        return type(self)(self.host, self.port, None, False, self._timeout)

    def __repr__(self) -> str:
        role = "server and client" if self._server is not None else "client"
        return f"TCPStore({self.host}:{self.port}, {role})"


class StoreChannel:
    """A connection to a server, which has accepted it. OSError where it is lost."""

    def __init__(self, host: str, port: int, secret: bytes) -> None:
        self._socket = socket.create_connection((host, port), timeout=_GRACE)
        weakref.finalize(self, self._socket.close)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._arrived = bytearray()
        self._socket.sendall(server.HELLO)
        challenge = b""
        while len(challenge) < server._CHALLENGE:
            part = self._socket.recv(server._CHALLENGE - len(challenge))
            if not part:
                msg = "it is no store of opweave"
                raise ConnectionError(msg)
            challenge += part
        self._socket.sendall(server.answer(secret, challenge))
        if self.receive(_GRACE) != [b"yes"]:
            msg = f"it has another secret; {SECRET_VARIABLE} must be the same for all processes of a job"
            raise PermissionError(msg)

    def send(self, message: list[bytes]) -> None:
        """Send a message that has no answer."""
        self._socket.sendall(pack(message))

    def receive(self, timeout: float | None) -> list[bytes]:
        """The next message."""
        self._socket.settimeout(timeout)
        while (message := unpack(self._arrived)) is None:
            part = self._socket.recv(1 << 16)
            if not part:
                msg = "the connection was closed"
                raise ConnectionError(msg)
            self._arrived += part
        return message

    def ask(self, message: list[bytes], timeout: float) -> list[bytes]:
        """The answer to a message."""
        self.send(message)
        return self.receive(timeout)

    def close(self) -> None:
        """End it."""
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()


class _Detached(subprocess.Popen[bytes]):
    """A process that may go on after its object."""

    def __del__(self, *_: Any) -> None:
        """No warning that it still runs: it does as long as somebody is connected."""


_detached: list[_Detached] = []


def _let_go(process: _Detached) -> None:
    """Let a server end when it is no longer used; it is not waited for."""
    assert process.stdin is not None
    assert process.stdout is not None
    with contextlib.suppress(OSError):
        process.stdin.close()
    process.stdout.close()
    _detached[:] = [item for item in (*_detached, process) if item.poll() is None]  # asks those that have ended


class _ServerProcess:
    """The process of a server, which ends after this object when nobody is connected any more."""

    def __init__(self, process: _Detached, port: int) -> None:
        self.port, self.pid = port, process.pid
        weakref.finalize(self, _let_go, process)


_shared_servers: weakref.WeakValueDictionary[tuple[str, int], _ServerProcess] = weakref.WeakValueDictionary()


def _start_server(host: str, port: int, secret: bytes, descriptor: int | None) -> _ServerProcess:
    """Start a server that listens at the address of `host`."""
    listening = -1 if descriptor is None else descriptor
    try:
        address = str(socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][4][0])
    except OSError as error:
        msg = f"TCPStore(): the host {host!r} has no address: {error}"
        raise DistNetworkError(msg) from None
    process = _Detached(
        [sys.executable, "-S", "-E", server.__file__, address, str(port), str(listening)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, pass_fds=() if listening < 0 else (listening,),
    )  # fmt: skip
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(secret + b"\n")
    process.stdin.flush()
    line = process.stdout.readline().decode().strip()
    if not line.isdigit():
        _let_go(process)
        reason = line.removeprefix("error ") or "the server ended"
        msg = f"TCPStore(): the server socket has failed to listen at {host}:{port}: {reason}"
        raise DistNetworkError(msg)
    return _ServerProcess(process, int(line))
