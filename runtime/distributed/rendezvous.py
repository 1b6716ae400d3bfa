"""Rendezvous of independently started processes at a store: ``env://``, ``tcp://host:port`` and ``file:///path``."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from datetime import timedelta
from urllib.parse import ParseResult, parse_qs, urlparse

from runtime.distributed.stores import DEFAULT_TIMEOUT, FileStore, PrefixStore, Store
from runtime.distributed.tcp_store import TCPStore
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError

__all__ = ["register_rendezvous_handler", "rendezvous"]
Handler = Callable[..., Iterator[tuple[Store, int, int]]]
_handlers: dict[str, Handler] = {}


def register_rendezvous_handler(scheme: str, handler: Handler) -> None:
    """Let URLs of a scheme be handled by a function that yields (store, rank, world size). RuntimeError if one does."""
    if scheme in _handlers:
        msg = f"Rendezvous handler for {scheme}:// already registered"
        raise ComputeError(msg)
    _handlers[scheme] = handler


def rendezvous(
    url: str, rank: int = -1, world_size: int = -1, timeout: timedelta = DEFAULT_TIMEOUT
) -> Iterator[tuple[Store, int, int]]:  # fmt: skip
    """The store, rank and number of processes that a URL leads to; -1 where the URL or the environment says it."""
    if not isinstance(url, str):
        msg = f"`url` must be a string. {type(url)}: {url}"
        raise ArgumentError(msg)
    parsed = urlparse(url)
    if parsed.scheme not in _handlers:
        msg = f"No rendezvous handler for {parsed.scheme}://; there are {', '.join(f'{name}://' for name in _handlers)}"
        raise ComputeError(msg)
    return _handlers[parsed.scheme](url, rank=rank, world_size=world_size, timeout=timeout)


def _number(method: str, name: str, value: int, parsed: ParseResult) -> int:
    """An argument, or the part of the URL of this name."""
    if value >= 0:
        return value
    texts = parse_qs(parsed.query).get(name)
    if not texts:
        description = {"rank": "rank", "world_size": "world size"}[name]
        msg = f"Error initializing torch.distributed using {method}:// rendezvous: {description} parameter missing"
        raise ArgumentValueError(msg)
    return int(texts[0])


def _from_file(url: str, rank: int, world_size: int, timeout: timedelta) -> Iterator[tuple[Store, int, int]]:
    parsed = urlparse(url)
    if not parsed.path:
        msg = "Error initializing torch.distributed using file:// rendezvous: path missing"
        raise ArgumentValueError(msg)
    rank, size = _number("file", "rank", rank, parsed), _number("file", "world_size", world_size, parsed)
    store = FileStore(parsed.path, size)
    store.set_timeout(timeout)
    yield store, rank, size


def _from_tcp(url: str, rank: int, world_size: int, timeout: timedelta) -> Iterator[tuple[Store, int, int]]:
    parsed = urlparse(url)
    if parsed.hostname is None or parsed.port is None:
        msg = "Error initializing torch.distributed using tcp:// rendezvous: port number missing"
        raise ArgumentValueError(msg)
    rank, size = _number("tcp", "rank", rank, parsed), _number("tcp", "world_size", world_size, parsed)
    yield TCPStore(parsed.hostname, parsed.port, size, rank == 0, timeout, wait_for_workers=False), rank, size


def _from_environment(url: str, rank: int, world_size: int, timeout: timedelta) -> Iterator[tuple[Store, int, int]]:
    del url
    rank = rank if rank >= 0 else int(_variable("RANK"))
    size = world_size if world_size >= 0 else int(_variable("WORLD_SIZE"))
    host, port = _variable("MASTER_ADDR"), int(_variable("MASTER_PORT"))
    if os.environ.get("TORCHELASTIC_USE_AGENT_STORE") == "True":  # the launcher has the server, for all attempts
        store: Store = TCPStore(host, port, size, False, timeout, wait_for_workers=False)
        attempt = os.environ.get("TORCHELASTIC_RESTART_COUNT", "0")
        yield PrefixStore(f"/worker/attempt_{attempt}", store), rank, size
        return
    yield TCPStore(host, port, size, rank == 0, timeout, wait_for_workers=False), rank, size


def _variable(name: str) -> str:
    value = os.environ.get(name)
    if not value:
        msg = (
            "Error initializing torch.distributed using env:// rendezvous: environment variable "
            f"{name} expected, but not set"
        )
        raise ArgumentValueError(msg)
    return value


register_rendezvous_handler("tcp", _from_tcp)
register_rendezvous_handler("env", _from_environment)
register_rendezvous_handler("file", _from_file)
