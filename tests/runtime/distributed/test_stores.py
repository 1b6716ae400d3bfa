"""Stores: one table of calls for all kinds, beside PyTorch's, many clients at once, and who may connect."""

from __future__ import annotations

import concurrent.futures
import os
import random
import signal
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
SEVERAL: dict[str, Callable[[Any, Path], Any]] = {
    "workers": lambda package, _: package.TCPStore("localhost", 0, 1, True, timedelta(seconds=5)),
    "prefixed file": lambda package, folder: package.PrefixStore("part", KINDS["file"](package, folder)),
    "twice prefixed tcp": lambda package, folder: package.PrefixStore(
        "b", package.PrefixStore("a", KINDS["tcp"](package, folder))
    ),
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
    store = (KINDS | SEVERAL)[kind](package, folder)
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
    assert store.num_keys() == 3 + (kind == "file")
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


WORDS = ["a", "b", "ä", "", "x/y"]
TEXTS = ["1", "", "x", b"\x00\xff", "y" * 5000, "-3", " 7"]
NUMBERS = ["1", "-3", " 7"]  # a word that is no number ends PyTorch's server


def random_call(draw: random.Random) -> tuple[str, tuple[Any, ...]]:
    """A call of a method; numbers have keys of their own, which no other text is written to."""
    key, value = draw.choice(WORDS), draw.choice(TEXTS)
    keys = [draw.choice(WORDS) for _ in range(draw.randrange(4))]
    calls: list[tuple[str, tuple[Any, ...]]] = [
        ("set", (key, value)), ("get", (key,)), ("append", (key, value)), ("compare_set", (key, value, value[:1])),
        ("compare_set", (key, draw.choice(TEXTS), draw.choice(TEXTS))), ("check", (keys,)), ("wait", (keys, SHORT / 5)),
        ("multi_get", (keys,)), ("multi_set", (keys, [draw.choice(TEXTS) for _ in keys])), ("num_keys", ()),
        ("list_keys", ()), ("delete_key", (key,)), ("add", ("number", draw.choice([1, -2, 0, 10**12]))),
        ("set", ("number", draw.choice(NUMBERS))), ("delete_key", ("number",)), ("get", ("number",)),
        ("queue_push", ("queue", value)), ("queue_pop", ("queue", False)), ("queue_len", ("queue",)),
        ("check", (["queue", *keys],)),
    ]  # fmt: skip
    return draw.choice(calls)


def outcome(store: Any, name: str, arguments: tuple[Any, ...]) -> Any:
    """What a call gives, or that it is refused."""
    try:
        result = getattr(store, name)(*arguments)
    except RuntimeError:  # the class of FileStore's is DistStoreError here alone
        return RuntimeError
    return sorted(result) if name == "list_keys" else result


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("kind", [*KINDS, *SEVERAL])
def test_random_programs_give_what_pytorch_gives(kind: str, seed: int, tmp_path: Path) -> None:
    torch = pytest.importorskip("torch.distributed")
    theirs, ours = new(kind, torch, tmp_path), new(kind, dist, tmp_path)
    draw = random.Random(seed)
    for store in (theirs, ours):
        store.set_timeout(SHORT / 5)
    for _ in range(60):
        name, arguments = random_call(draw)
        has_queue = "queue" in name or "queue" in str(arguments)
        if "file" in kind and (has_queue or name in {"append", "delete_key", "list_keys"}):
            continue  # PyTorch appends at times, removes what is not there, lists a key of its own, has no queues
        assert outcome(ours, name, arguments) == outcome(theirs, name, arguments), (name, arguments)


@pytest.mark.parametrize("kind", KINDS)
def test_keys_and_queues_do_not_stand_for_each_other(kind: str, tmp_path: Path) -> None:
    store = new(kind, dist, tmp_path)
    store.set_timeout(SHORT)
    store.queue_push("q", "1")
    assert store.check(["q"])
    for call in (lambda: store.get("q"), lambda: store.multi_get(["q"])):
        with pytest.raises(dist.DistStoreError, match=r"wait timeout after 100ms, keys: (part/)?q$"):
            call()
    store.set("v", "1")
    start = time.monotonic()
    with pytest.raises(dist.DistStoreError, match=r"wait timeout after 100ms, keys: v$"):
        store.queue_pop("v")
    assert time.monotonic() - start < 5
    threading.Timer(0.2, lambda: store.queue_push("v", "2")).start()
    store.set_timeout(timedelta(seconds=20))
    assert (store.clone() if kind == "tcp" else store).queue_pop("v") == b"2"


@pytest.mark.parametrize("kind", KINDS)
def test_barriers_let_all_through_and_count_who_came(kind: str, tmp_path: Path) -> None:
    store = new(kind, dist, tmp_path)
    for _ in range(2):  # the same key serves again
        with concurrent.futures.ThreadPoolExecutor(3) as pool:
            for future in [pool.submit(store.clone().barrier, "b", 3, timedelta(seconds=20)) for _ in range(3)]:
                future.result(30)
    with pytest.raises(dist.DistStoreError, match=r"1 of 3 clients came to 'b' within 0\.1 s"):
        store.barrier("b", 3, SHORT)
    with pytest.raises(ValueError, match="expected a positive int as world_size, got 0"):
        store.barrier("b", 0)


class DictStore(dist.Store):
    """A store of a program."""

    def __init__(self) -> None:
        super().__init__()
        self.values: dict[str, Any] = {}

    def set(self, key: str, value: Any) -> None:
        self.values[key] = value

    def get(self, key: str) -> Any:
        return self.values[key]

    def add(self, key: str, amount: int) -> int:
        self.values[key] = str(int(self.values.get(key, 0)) + amount)
        return int(self.values[key])

    def delete_key(self, key: str) -> bool:
        return self.values.pop(key, None) is not None


def test_stores_of_programs_lie_below_prefixes() -> None:
    below = DictStore()
    store = dist.PrefixStore("a", dist.PrefixStore("b", below))
    store.multi_set(["k", "m"], ["1", b"2"])
    assert (store.get("k"), store.multi_get(["m"]), store.add("n", 4), store.add("n", -1)) == (b"1", [b"2"], 4, 3)
    assert (store.delete_key("m"), store.delete_key("m")) == (True, False)
    assert below.values == {"b/a/k": b"1", "b/a/n": "3"}
    with pytest.raises(NotImplementedError, match=r"DictStore has no wait\(\): a store of one's own defines"):
        store.wait(["k"])


ERRORS: list[tuple[Callable[[Any], Any], type[Exception], str]] = [
    (lambda store: store.set("a", 5), TypeError, r"set\(\): expected a str or bytes, got int"),
    (lambda store: store.get(5), TypeError, r"get\(\): expected a str as the key, got int"),
    (lambda store: store.wait("key"), TypeError, r"expected a list of keys, got a str; write wait\(\[key\]\)"),
    (lambda store: store.check("key"), TypeError, r"expected a list of keys, got a str; write check\(\[key\]\)"),
    (lambda store: store.multi_get(None), TypeError, "expected a list of keys, got a NoneType$"),
    (lambda store: store.wait(["key"], 3), TypeError, r"wait\(\): expected a datetime\.timedelta, got int"),
    (lambda store: store.set_timeout(3), TypeError, r"expected a datetime\.timedelta, got int"),
    (lambda store: store.add("a", 1.5), TypeError, r"add\(\): expected an int, got float"),
    (lambda store: (store.set("t", "x"), store.add("t", 1)), ValueError, "the key 't' is not a whole number"),
    (lambda store: (store.set("u", "1_0"), store.add("u", 1)), ValueError, "the key 'u' is not a whole number"),
    (lambda store: (store.add("v", 2**62), store.add("v", 2**62)), OverflowError, "sum at the key 'v' does not fit"),
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
    clients = [store.clone() if kind == "tcp" else store for _ in range(60)]
    waiting = threading.Thread(target=lambda: clients[0].wait(["last"], timedelta(seconds=20)))
    waiting.start()

    def count(client: Any) -> None:
        for _ in range(5):
            client.add("sum", 1)
        if client.add("ended", 1) == len(clients) - 1:
            client.set("last", "1")

    threads = [threading.Thread(target=count, args=(client,)) for client in clients[1:]]
    for thread in threads:
        thread.start()
    for thread in (*threads, waiting):
        thread.join(30)
        assert not thread.is_alive()
    assert store.get("sum") == b"295"


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
    with pytest.raises(dist.DistNetworkError, match=r"failed to listen at localhost:[0-9]+: EADDRINUSE"):
        dist.TCPStore("localhost", store.port, None, True, multi_tenant=True)
    with pytest.raises(dist.DistNetworkError, match=r"the host 'no\.such\.host\.invalid' has no address"):
        dist.TCPStore("no.such.host.invalid", 1234)
    with pytest.raises(ValueError, match="expected a host name and a port from 0 to 65535"):
        dist.TCPStore("localhost", 1 << 16)


def test_stores_of_a_process_share_a_port() -> None:
    first = dist.TCPStore("localhost", 0, None, True, multi_tenant=True)
    second = dist.TCPStore("localhost", first.port, None, True, multi_tenant=True)
    first.set("a", "1")
    port = first.port
    del first
    assert (second.get("a"), second.port) == (b"1", port)


def test_values_of_any_size_and_of_any_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    store = dist.TCPStore("localhost", 0, None, True)
    value = bytes(range(256)) * (1 << 17)  # 32 MiB
    store.set("large", value)
    assert store.clone().get("large") == value
    monkeypatch.setattr("runtime.distributed.tcp_store.LARGEST", 1000)
    with pytest.raises(ValueError, match="set of 2,001 bytes; at most 1,000 are sent at once"):
        store.set("k", bytes(2000))


def test_who_waits_is_told_that_the_server_has_died() -> None:
    store = dist.TCPStore("localhost", 0, None, True)
    client = store.clone()
    threading.Timer(0.2, lambda: os.kill(store._server.pid, signal.SIGKILL)).start()
    start = time.monotonic()
    for call in (lambda: client.wait(["k"]), lambda: client.get("k"), lambda: store.set("k", "1")):
        with pytest.raises(dist.DistNetworkError, match=r"the server at localhost:[0-9]+ has gone"):
            call()
    assert time.monotonic() - start < 10


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
