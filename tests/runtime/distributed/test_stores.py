"""Stores: one table of calls for all kinds, beside PyTorch's, many clients at once, and who may connect."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

import generated as ow

dist = ow.distributed
SHORT = timedelta(seconds=0.1)
KINDS: dict[str, Callable[[Any, Path], Any]] = {
    "hash": lambda package, _: package.HashStore(),
    "file": lambda package, folder: package.FileStore(str(folder / package.__name__), 1),
    "tcp": lambda package, _: package.TCPStore("localhost", 0, None, True, timedelta(seconds=5)),
    "prefix": lambda package, _: package.PrefixStore("part", package.HashStore()),
}
CALLS: list[tuple[str, tuple[Any, ...]]] = [
    ("set", ("a", "1")), ("get", ("a",)), ("add", ("a", 2)), ("add", ("b", 5)), ("get", ("b",)),
    ("compare_set", ("c", "x", "y")), ("check", (["c"],)), ("compare_set", ("c", "", "y")),
    ("compare_set", ("c", "z", "w")), ("compare_set", ("c", "y", "w")), ("get", ("c",)), ("set", ("a", "")),
    ("get", ("a",)), ("check", (["a", "b"],)), ("check", (["a", "q"],)), ("check", ([],)), ("delete_key", ("a",)),
    ("delete_key", ("a",)), ("append", ("d", "x")), ("append", ("d", "yz")), ("get", ("d",)),
    ("multi_set", (["e", "f"], ["1", "2"])), ("multi_get", (["f", "e"],)), ("add", ("n", -3)),
    ("set", ("long", "x" * 100_000)), ("get", ("long",)), ("set", ("ä", "ö")), ("get", ("ä",)),
]  # fmt: skip


def new(kind: str, package: Any, folder: Path) -> Any:
    store = KINDS[kind](package, folder)
    store.set_timeout(timedelta(seconds=5))
    return store


@pytest.mark.parametrize("kind", KINDS)
def test_calls_give_what_pytorch_gives(kind: str, tmp_path: Path) -> None:
    torch = pytest.importorskip("torch.distributed")
    theirs, ours = new(kind, torch, tmp_path), new(kind, dist, tmp_path)
    for name, arguments in CALLS:
        if kind == "file" and (name in {"append", "multi_set", "multi_get", "delete_key"} or arguments == ("d",)):
            continue  # not there in PyTorch, where a key that was removed can be removed again
        assert getattr(ours, name)(*arguments) == getattr(theirs, name)(*arguments), (name, arguments)


@pytest.mark.parametrize("kind", KINDS)
def test_values_queues_and_keys(kind: str, tmp_path: Path) -> None:
    store = new(kind, dist, tmp_path)
    store.set("a", b"\x00\xff\n")
    assert store.get("a") == b"\x00\xff\n"
    store.multi_set(["b", "c"], ["1", b"2"])
    assert store.multi_get(["c", "b"]) == [b"2", b"1"]
    assert store.num_keys() == 3
    assert sorted(key.rpartition("/")[2] for key in store.list_keys()) == ["a", "b", "c"]
    store.queue_push("q", "x")
    store.queue_push("q", "y")
    assert (store.queue_len("q"), store.queue_pop("q"), store.queue_pop("q")) == (2, b"x", b"y")
    with pytest.raises(dist.QueueEmptyError, match="the queue 'q' is empty"):
        store.queue_pop("q", block=False)
    assert store.has_extended_api()


@pytest.mark.parametrize("kind", KINDS)
def test_what_does_not_come_is_named_when_the_time_is_over(kind: str, tmp_path: Path) -> None:
    store = new(kind, dist, tmp_path)
    store.set("there", "1")
    start = time.monotonic()
    with pytest.raises(dist.DistStoreError, match=r"wait timeout after 100ms, keys: (part/)?first, (part/)?second$"):
        store.wait(["first", "there", "second"], SHORT)
    store.set_timeout(SHORT)
    assert store.timeout == SHORT
    for call in (lambda: store.get("first"), lambda: store.queue_pop("q"), lambda: store.multi_get(["there", "q"])):
        with pytest.raises(dist.DistStoreError, match="wait timeout after"):
            call()
    assert time.monotonic() - start < 3


ERRORS: list[tuple[Callable[[Any], Any], type[Exception], str]] = [
    (lambda store: store.set("a", 5), TypeError, r"set\(\): expected a str or bytes, got int"),
    (lambda store: store.get(5), TypeError, r"get\(\): expected a str as the key, got int"),
    (lambda store: store.wait("key"), TypeError, r"expected a list of keys, got a str; write wait\(\[key\]\)"),
    (lambda store: store.set_timeout(3), TypeError, r"expected a datetime\.timedelta, got int"),
    (lambda store: store.add("a", 1.5), TypeError, r"add\(\): expected an int, got float"),
    (lambda store: (store.set("t", "x"), store.add("t", 1)), ValueError, "value of the key 't' is not a whole number"),
    (lambda store: store.multi_set(["a"], []), ValueError, "1 keys take as many values, got 0"),
    (lambda store: dist.PrefixStore("a", 3), TypeError, "expected a Store, got int"),
]


@pytest.mark.parametrize("kind", KINDS)
def test_errors(kind: str, tmp_path: Path) -> None:
    store = new(kind, dist, tmp_path)
    for call, error, text in ERRORS:
        with pytest.raises(error, match=text):
            call(store)


@pytest.mark.parametrize("kind", ["hash", "tcp", "file"])
def test_many_clients_count_and_wait(kind: str, tmp_path: Path) -> None:
    store = new(kind, dist, tmp_path)
    clients = [store.clone() if kind == "tcp" else store for _ in range(8)]
    waiting = threading.Thread(target=lambda: clients[0].wait(["last"], timedelta(seconds=20)))
    waiting.start()

    def count(client: Any) -> None:
        for _ in range(20):
            client.add("sum", 1)
        if client.add("ended", 1) == len(clients) - 1:
            client.set("last", "1")

    threads = [threading.Thread(target=count, args=(client,)) for client in clients[1:]]
    for thread in threads:
        thread.start()
    for thread in (*threads, waiting):
        thread.join(30)
        assert not thread.is_alive()
    assert store.get("sum") == b"140"


def test_files_are_shared_by_processes_and_removed_with_the_last_store(tmp_path: Path) -> None:
    path = tmp_path / "store"
    first, second = dist.FileStore(str(path), 2), dist.FileStore(str(path), 2)
    code = f"import generated as ow; print(ow.distributed.FileStore({str(path)!r}).add('n', 4))"
    first.add("n", 1)
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "5\n"
    assert second.get("n") == b"5"
    del first
    assert path.exists()
    del second
    assert not path.exists()


def test_the_master_waits_for_its_clients() -> None:
    with pytest.raises(dist.DistStoreError, match=r"1 of 2 clients have connected to localhost:\d+ within 0\.2 s"):
        dist.TCPStore("localhost", 0, 2, True, timedelta(seconds=0.2))
    with pytest.raises(dist.DistNetworkError, match=r"no server answers at localhost:1 within 0\.2 s"):
        dist.TCPStore("localhost", 1, timeout=timedelta(seconds=0.2))
    store = dist.TCPStore("localhost", 0, None, True)
    with pytest.raises(dist.DistNetworkError, match="Address already in use"):
        dist.TCPStore("localhost", store.port, None, True)
    with pytest.raises(ValueError, match="expected a host name and a port from 0 to 65535"):
        dist.TCPStore("localhost", 1 << 16)


def test_who_has_no_secret_does_not_connect(monkeypatch: pytest.MonkeyPatch) -> None:
    store = dist.TCPStore("127.0.0.1", 0, None, True)
    monkeypatch.setenv("OPWEAVE_JOB_SECRET", "another")
    with pytest.raises(dist.DistNetworkError, match="it has another secret; OPWEAVE_JOB_SECRET must be the same"):
        dist.TCPStore("127.0.0.1", store.port)
    monkeypatch.delenv("OPWEAVE_JOB_SECRET")
    with pytest.raises(dist.DistNetworkError, match="set the environment variable OPWEAVE_JOB_SECRET to the same"):
        dist.TCPStore("8.8.8.8", store.port)
    import socket

    for words in (b"cmd=initack pmiid=5\n", b"nonsense", b"OPW1" + bytes(32)):
        with socket.create_connection(("127.0.0.1", store.port), timeout=10) as link:
            link.sendall(words)
            answer = b"".join(iter(lambda link=link: link.recv(1000), b""))
        assert b"yes" not in answer
        assert b"rc=0" not in answer
    store.set("a", "1")
    assert store.get("a") == b"1"


def test_a_server_ends_after_its_last_client() -> None:
    code = (
        "import generated as ow\nstore = ow.distributed.TCPStore('localhost', 0, None, True)\n"
        "print(store.port, flush=True)\ninput()\n"
    )
    command = [sys.executable, "-c", code]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        port = int(process.stdout.readline())
        client = dist.TCPStore("localhost", port)
        process.kill()
        process.wait()
        client.set("a", "1")
        assert client.get("a") == b"1"  # those that are left can still tell each other
        del client
    end = time.monotonic() + 10
    while time.monotonic() < end:
        try:
            dist.TCPStore("localhost", port, timeout=timedelta(0))
        except dist.DistNetworkError:
            break
        time.sleep(0.1)
    else:
        pytest.fail("the server goes on")
