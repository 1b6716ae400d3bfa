"""A world of one process, how a group is joined and left, and the questions that programs ask."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest
from folders import ROOT

import generated as ow

dist, nn = ow.distributed, ow.nn
RUN = {**os.environ, "PYTHONPATH": str(ROOT)}


@pytest.fixture
def alone() -> Iterator[None]:
    dist.init_process_group(store=dist.HashStore(), rank=0, world_size=1)
    yield
    dist.destroy_process_group()


@pytest.mark.parametrize("method", ["env", "tcp", "file", "store"])
def test_a_world_of_one_needs_nothing(method: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if method == "env":
        for name, value in {"MASTER_ADDR": "localhost", "MASTER_PORT": "0", "RANK": "0", "WORLD_SIZE": "1"}.items():
            monkeypatch.setenv(name, value)
        dist.init_process_group("gloo")
    elif method == "store":
        dist.init_process_group("cpu:gloo,cuda:nccl", store=dist.HashStore(), rank=0, world_size=1)
    else:
        url = {"tcp": "tcp://localhost:0", "file": f"file://{tmp_path / 'store'}"}[method]
        dist.init_process_group("gloo", url, rank=0, world_size=1)
    assert (dist.get_rank(), dist.get_world_size(), dist.get_backend()) == (0, 1, "gloo")
    assert dist.is_initialized()
    dist.destroy_process_group()
    assert not dist.is_initialized()
    assert dist.GroupMember.WORLD is None


def test_collectives_of_one_process(alone: None) -> None:
    x = ow.arange(6.0).reshape(2, 3).t()
    expected = x.clone()
    for op in (dist.ReduceOp.SUM, dist.ReduceOp.AVG, dist.ReduceOp.MAX):
        dist.all_reduce(x, op)
        dist.reduce(x, 0, op)
    dist.broadcast(x, 0)
    work = dist.all_reduce(x, async_op=True)
    assert work.wait()
    assert work.result()[0] is x
    parts = [ow.zeros(3, 2)]
    dist.all_gather(parts, x)
    result = ow.zeros(3, 2)
    for call in (
        lambda: dist.scatter(result, [x]), lambda: dist.gather(x, [result]), lambda: dist.reduce_scatter(result, [x]),
        lambda: dist.all_gather_into_tensor(result, x), lambda: dist.reduce_scatter_tensor(result, x),
        lambda: dist.all_to_all([result], [x]), lambda: dist.all_to_all_single(result, x),
    ):  # fmt: skip
        result.zero_()
        call()
        assert ow.equal(result, expected)
    dist.barrier()
    dist.monitored_barrier()
    everything: list[Any] = [None]
    dist.all_gather_object(everything, {"a": 1})
    assert everything == [{"a": 1}]
    assert ow.equal(x, expected)
    assert ow.equal(parts[0], expected)
    group = dist.new_group([0])
    assert dist.get_pg_count() == 2
    assert repr(group) == "ProcessGroup('1', mpi, rank 0 of 1)"


def test_complex_tensors_are_reduced_beside_their_parts(alone: None) -> None:
    tensors = [ow.ones(2), ow.ones(2, dtype=ow.complex64)]
    dist.all_reduce_coalesced(tensors)
    assert [item.tolist() for item in tensors] == [[1, 1], [1, 1]]
    with pytest.raises(ValueError, match="different dtypes"):
        dist.all_reduce_coalesced([ow.ones(2), ow.ones(2, dtype=ow.complex128)])


def test_profilers_show_collectives(alone: None) -> None:
    x = ow.ones(2, 3)
    with ow.profiler.profile(record_shapes=True) as seen:
        dist.all_reduce(x)
        dist.broadcast(x, 0, async_op=True).wait()
        dist.barrier()
        dist.all_gather([ow.zeros(4)], ow.ones(2, 2))
        dist.all_reduce_coalesced([ow.ones(2), ow.ones(3) + 0j])
        dist.all_gather_coalesced([[ow.zeros(1), ow.zeros(2)]], [ow.ones(1), ow.ones(2)])
    events = [event for event in seen.events() if event.is_async]
    assert [(event.name, event.input_shapes, event.is_async) for event in events] == [
        ("mpi:all_reduce", [[2, 3]], True), ("mpi:broadcast", [[2, 3]], True), ("mpi:barrier", [], True),
        ("mpi:all_gather", [[2, 2]], True), ("mpi:all_reduce", [[2], [3, 2]], True),
        ("mpi:all_gather", [[1], [2]], True),
    ]  # fmt: skip


def test_what_is_saved_for_backward_must_not_be_written(alone: None) -> None:
    x = ow.ones(2, requires_grad=True)
    y = x * 2
    z = y * y
    dist.all_reduce(y.detach())
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        z.sum().backward()


SPARSE: list[Callable[[Any], Any]] = [
    lambda s: dist.broadcast(s, 0), lambda s: dist.all_gather([s], s), lambda s: dist.reduce(s, 0),
    lambda s: dist.gather(s, [s], 0), lambda s: dist.scatter(s, [s], 0), lambda s: dist.send(s, 0),
    lambda s: dist.reduce_scatter(s, [s]), lambda s: dist.all_to_all([s], [s]), lambda s: dist.all_to_all_single(s, s),
    lambda s: dist.all_gather_into_tensor(s, s), lambda s: dist.all_reduce_coalesced([s]), lambda s: dist.irecv(s, 0),
]  # fmt: skip


@pytest.mark.parametrize("row", range(len(SPARSE)))
def test_sparse_tensors_are_refused_by_name_of_their_layout(row: int, alone: None) -> None:
    for tensor in (ow.eye(2).to_sparse(), ow.eye(2).to_sparse_csr()):
        with pytest.raises(NotImplementedError, match=r"tensors of the layout .*sparse_(coo|csr) are not sent"):
            SPARSE[row](tensor)
    with pytest.raises(NotImplementedError, match=r"all_reduce\(\): tensors of the layout .*sparse_csr are not sent"):
        dist.all_reduce(ow.eye(2).to_sparse_csr())


ERRORS: list[tuple[Callable[[], Any], type[Exception], str]] = [
    (lambda: dist.get_rank(), ValueError, r"get_rank\(\): Default process group has not been initialized"),
    (lambda: dist.all_reduce(ow.ones(1)), ValueError, r"all_reduce\(\): Default process group has not been"),
    (lambda: dist.destroy_process_group(), ValueError, "Default process group has not been initialized"),
    (lambda: dist.new_group([0]), ValueError, r"new_group\(\): Default process group has not been initialized"),
    (lambda: dist.init_process_group("gloo"), ValueError, "environment variable RANK expected, but not set"),
    (lambda: dist.init_process_group("gloo", "tcp://localhost:1"), ValueError, "rank parameter missing"),
    (lambda: dist.init_process_group("gloo", "tcp://localhost", rank=0, world_size=1), ValueError, "port number miss"),
    (lambda: dist.init_process_group("gloo", "file://", rank=0, world_size=1), ValueError, "path missing"),
    (lambda: dist.init_process_group("gloo", "http://a", rank=0, world_size=1), RuntimeError, "No rendezvous handler"),
    (lambda: dist.init_process_group("nccl", store=dist.HashStore(), rank=0, world_size=1), ValueError, "use 'mpi"),
    (lambda: dist.init_process_group("other", store=dist.HashStore(), rank=0, world_size=1), ValueError, "Invalid b"),
    (lambda: dist.init_process_group("mpi", store=dist.HashStore(), rank=1, world_size=1), ValueError, "from 0 to 0"),
    (lambda: dist.init_process_group("mpi", "env://", store=dist.HashStore()), ValueError, "both init_method and"),
    (lambda: dist.init_process_group("mpi", store=dist.HashStore()), ValueError, "world_size must be positive"),
    (lambda: dist.init_process_group("mpi", store=dist.HashStore(), world_size=1), ValueError, "must be non-negative"),
    (lambda: dist.init_process_group("mpi", timeout=3), TypeError, "to be of type datetime.timedelta, got 3"),
    (lambda: dist.get_node_local_rank(), RuntimeError, "LOCAL_RANK is not in the environment"),
]  # fmt: skip


@pytest.mark.parametrize("row", range(len(ERRORS)))
def test_errors_say_what_to_write(row: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("RANK", "WORLD_SIZE", "LOCAL_RANK"):
        monkeypatch.delenv(name, raising=False)
    call, error, text = ERRORS[row]
    with pytest.raises(error, match=text):
        call()
    assert not dist.is_initialized()


def test_without_mpi_the_error_names_the_extra() -> None:
    code = (
        "import sys; sys.modules['mpi4py'] = None\nimport generated as ow\n"
        "try:\n    ow.distributed.init_process_group('gloo', store=ow.distributed.HashStore(), rank=0, world_size=2)\n"
        "except RuntimeError as error:\n    print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert 'install the extra: pip install "opweave[distributed]"' in done.stdout


@pytest.mark.parametrize("method", ["tcp", "file"])
def test_ranks_that_never_come_are_named_beside_those_that_did(method: str, tmp_path: Path) -> None:
    pytest.importorskip("mpi4py", reason="a world of one process alone needs no MPI")
    code = (
        "import sys, generated as ow\nfrom datetime import timedelta\nfrom pathlib import Path\n"
        "dist, method, folder, rank = ow.distributed, *sys.argv[1:]\n"
        "url, store = f'file://{folder}/store', None\n"
        "if method == 'tcp':\n"
        "    path, url = Path(folder) / 'port', None\n"
        "    if rank == '0':\n"
        "        store = dist.TCPStore('127.0.0.1', 0, 4, True, timedelta(seconds=30), wait_for_workers=False)\n"
        "        path.with_suffix('.new').write_text(str(store.port))\n"
        "        path.with_suffix('.new').rename(path)\n"
        "    else:\n"
        "        import time\n"
        "        while not path.exists(): time.sleep(0.05)\n"
        "        store = dist.TCPStore('127.0.0.1', int(path.read_text()), 4, False, timedelta(seconds=30),\n"
        "                              wait_for_workers=False)\n"
        "dist.init_process_group('mpi', url, rank=int(rank), world_size=4, store=store,\n"
        "                        timeout=timedelta(seconds=5 if rank == '0' else 90))\n"  # rank 0 leaves first
    )
    start = [sys.executable, "-c", code, method, str(tmp_path)]
    started = [
        subprocess.Popen([*start, rank], cwd=ROOT, env=RUN, stderr=subprocess.PIPE, text=True) for rank in ("0", "2")
    ]
    for process in started:
        text = process.communicate(timeout=120)[1]
        assert "init_process_group(): ranks 1, 3 of 4 did not come within 5 s; ranks 0, 2 came" in text


@pytest.mark.parametrize("method", ["tcp", "file"])
def test_a_rank_that_comes_twice_is_named_at_once(method: str, tmp_path: Path) -> None:
    pytest.importorskip("mpi4py", reason="a world of one process alone needs no MPI")
    with contextlib.closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
    url = f"file://{tmp_path}/store" if method == "file" else f"tcp://127.0.0.1:{port}"
    code = (
        "import sys, generated as ow\nfrom datetime import timedelta\n"
        f"ow.distributed.init_process_group('mpi', {url!r}, rank=int(sys.argv[1]), world_size=3,\n"
        "                                  timeout=timedelta(seconds=90))\n"
    )
    start, began = [sys.executable, "-c", code], time.monotonic()
    started = [
        subprocess.Popen([*start, rank], cwd=ROOT, env=RUN, stderr=subprocess.PIPE, text=True)
        for rank in ("0", "1", "1")
    ]  # fmt: skip
    texts = [process.communicate(timeout=80)[1] for process in started]
    assert all("rank 1 of 3 came twice; every process needs a rank of its own" in text for text in texts), texts
    assert time.monotonic() - began < 60


def test_a_store_serves_groups_one_after_another() -> None:
    pytest.importorskip("mpi4py", reason="a world of one process alone needs no MPI")
    code = (
        "import sys, generated as ow\ndist, rank = ow.distributed, int(sys.argv[1])\n"
        "store = dist.TCPStore('127.0.0.1', int(sys.argv[2]))\n"
        "for step in range(3):\n"
        "    dist.init_process_group('mpi', rank=rank, world_size=2, store=store)\n"
        "    total = ow.full((1,), float(rank + step))\n"
        "    dist.all_reduce(total)\n"
        "    assert total.item() == 1 + 2 * step\n"
        "    dist.destroy_process_group()\n"
    )
    store = dist.TCPStore("127.0.0.1", 0, None, True)
    start = [sys.executable, "-c", code]
    started = [
        subprocess.Popen([*start, rank, str(store.port)], cwd=ROOT, env=RUN, stderr=subprocess.PIPE, text=True)
        for rank in ("0", "1")
    ]
    assert [(process.communicate(timeout=120)[1], process.returncode) for process in started] == [("", 0)] * 2


def test_questions() -> None:
    assert dist.is_available()
    has_mpi = importlib.util.find_spec("mpi4py") is not None
    assert dist.is_mpi_available() == dist.is_gloo_available() == dist.is_backend_available("gloo") == has_mpi
    assert not any((dist.is_nccl_available(), dist.is_ucc_available(), dist.is_xccl_available()))
    assert dist.get_default_backend_for_device("cpu") == "mpi"
    assert dist.Backend("GLOO") == dist.Backend.GLOO == "gloo"
    assert dist.get_node_local_rank(fallback_rank=3) == 3
    assert ow.distributed.distributed_c10d.ProcessGroup is dist.ProcessGroup
    assert dist.default_pg_timeout == timedelta(minutes=30)


def test_old_names_of_reductions() -> None:
    with pytest.warns(FutureWarning, match="`torch.distributed.reduce_op` is deprecated"):
        assert dist.reduce_op.SUM is dist.ReduceOp.SUM
    torch = pytest.importorskip("torch")
    for name in ("SUM", "AVG", "PRODUCT", "MIN", "MAX", "BAND", "BOR", "BXOR", "PREMUL_SUM"):
        expected = torch.distributed.supports_complex(getattr(torch.distributed.ReduceOp, name))
        assert dist.supports_complex(getattr(dist.ReduceOp, name)) is expected, name


def test_names_are_pytorchs_with_its_parameters() -> None:
    torch = pytest.importorskip("torch")
    import inspect

    theirs = torch.distributed.distributed_c10d
    names = [name for name in theirs.__all__ if type(getattr(theirs, name)) is FunctionType and hasattr(dist, name)]
    assert len(names) >= 50
    differ = {
        name: (list(expected), list(ours))
        for name in names
        for expected in [inspect.signature(getattr(theirs, name)).parameters]
        for ours in [inspect.signature(getattr(dist, name)).parameters]
        if [*expected] != [*ours] and name != "init_process_group"  # whose `_ranks` is PyTorch's own
    }
    assert differ == {}
    absent = sorted(name for name in theirs.__all__ if not hasattr(dist, name))
    assert absent == ABSENT


# Options of C++ classes, and what serves engines or layouts that are not there.
ABSENT = ["BackendConfig", "GroupName", "ProcessGroupGloo", "record_comm"]


class Point:
    def __init__(self, x: int) -> None:
        self.x = x

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Point) and self.x == other.x

    __hash__ = None  # type: ignore[assignment]


LOOP: list[Any] = [1]
LOOP.append(LOOP)
SHARED = [1, 2]
# A value, and whether it is sent as data.
OBJECTS: list[tuple[Any, bool]] = [
    (None, True), (True, True), (3, True), (-0.0, True), (float("inf"), True), ("\ud800\u00e9", True), ([], True),
    ({"a": [1, {"b": None}]}, True), ((1, (2,)), True), ({1: 2, (1, 2): "x"}, True), ({1, 2}, True), (b"\0\xff", True),
    (2j, True), (ow.float16, True), ([SHARED, SHARED], True), (1 << 63, False), (-(1 << 63), True), (10**5000, False),
    (Point(3), False), ([Point(3)], False), (range(3), False), (ow.Size([1, 2]), False),
]  # fmt: skip


@pytest.mark.parametrize("row", range(len(OBJECTS)))
def test_objects_arrive_as_they_were(row: int, alone: None, monkeypatch: pytest.MonkeyPatch) -> None:
    value, is_data = OBJECTS[row]
    if is_data:  # no pickle is written or read
        monkeypatch.setattr("pickle.dump", None)
        monkeypatch.setattr("pickle.loads", None)
    received: list[Any] = [None]
    dist.all_gather_object(received, value)
    assert received[0] == value
    assert str(received[0]) == str(value) if isinstance(value, (float, str, tuple)) else True
    assert type(received[0]) is type(value)
    if value and isinstance(value, list) and value[0] is SHARED:
        assert received[0][0] is received[0][1]


def test_tensors_and_loops_arrive_as_they_were(alone: None, monkeypatch: pytest.MonkeyPatch) -> None:
    received: list[Any] = [None]
    dist.all_gather_object(received, LOOP)
    assert received[0][1] is received[0]
    marked = ow.ones(2)
    marked.note = Point(1)  # type: ignore[attr-defined]
    for tensor in (marked, ow.ones(2, 2).to_sparse(), nn.Parameter(ow.ones(2))):
        dist.all_gather_object(received, [tensor])
        assert type(received[0][0]) is type(tensor)
        assert received[0][0].layout is tensor.layout
    monkeypatch.setattr("pickle.dump", None)
    for tensor in (ow.arange(6.0).reshape(2, 3).t(), ow.ones(2, requires_grad=True), ow.zeros(0, 3, dtype=ow.bool)):
        dist.all_gather_object(received, (tensor, {"a": tensor}))
        first, second = received[0][0], received[0][1]["a"]
        assert first is second
        assert ow.equal(first, tensor)
        assert (first.stride(), first.dtype, first.requires_grad) == (
            tensor.stride(), tensor.dtype, tensor.requires_grad,
        )  # fmt: skip
