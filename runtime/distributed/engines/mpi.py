"""The engine over MPI, by mpi4py: wheels of the extra ``distributed``, or the MPI of the site where there is one.

A world is formed without a launcher: each process asks the server of the store for a ticket and sets ``PMI_PORT`` and
``PMI_ID``, so that MPI_Init finds the others there. Under ``mpiexec`` MPI has its world already, and nothing is set.
Every call is nonblocking, and its end is looked for by ``Test()``, so that a process whose partner is gone stays in
control of itself. MPI can begin once in a process, so that groups are communicators of one world.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import socket
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from datetime import timedelta
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from runtime.distributed.errors import DistBackendError
from runtime.distributed.reduce_op import ReduceOp
from runtime.distributed.tcp_store import TCPStore

__all__ = ["MPIEngine", "connect", "is_available", "is_launched", "load", "site_world", "tell_site", "where_in_world"]
Array = np.ndarray[Any, Any]
# What mpiexec and srun tell a process: Hydra (MPICH, Intel MPI), PMIx (Slurm, PRRTE), Open MPI.
_LAUNCHED_BY = ("PMI_FD", "PMI_RANK", "PMI_PORT", "PMIX_RANK", "OMPI_COMM_WORLD_RANK")
_TAGS = 32768  # that MPI promises, of which groups use the lower half as ids of their creation
_BYTES_PER_TEST = 1 << 18  # of a message in parts, for which it is tested once more at each look
_MOST_TESTS = 64  # at one look, so that a rank which waits for a late one rests as well
_MAPS = Path("/proc/self/maps")  # Linux: the files that this process has mapped
_LIBRARY = "/libmpi.so"
_world = ""  # the name of the world that this process is in
_is_stuck = False  # MPI began here, and waits for a process that has ended


def is_available() -> bool:
    """Whether mpi4py is installed."""
    return find_spec("mpi4py") is not None


def is_launched() -> bool:
    """Whether mpiexec or another launcher of MPI started this process."""
    return any(name in os.environ for name in _LAUNCHED_BY)


def load(*, begins: bool = True) -> Any:
    """mpi4py.MPI; importing it begins MPI, unless `begins` is False.

    MPI must not wait for other processes when this one ends.
    """
    try:
        import mpi4py
    except ImportError:
        msg = (
            "init_process_group(): a group of several processes needs mpi4py and MPI; install the extra: "
            'pip install "opweave[distributed]"'
        )
        raise DistBackendError(msg) from None
    mpi4py.rc.thread_level, mpi4py.rc.initialize = "multiple", begins
    mpi4py.rc.finalize = is_launched() and not _world
    try:
        from mpi4py import MPI
    except (ImportError, RuntimeError) as error:
        msg = (
            f"init_process_group(): mpi4py finds no MPI ({error}); install the extra, which has one: "
            'pip install "opweave[distributed]"'
        )
        raise DistBackendError(msg) from None
    return MPI


def site_world() -> tuple[int, int]:
    """Rank and size of the world that a launcher of MPI made."""
    world = load().COMM_WORLD
    return world.Get_rank(), world.Get_size()


def tell_site(port: int | None) -> int:
    """What rank 0 of that world says, on all its ranks."""
    return int(load().COMM_WORLD.bcast(port))


def where_in_world() -> str:
    """The world of this process and its rank there; nothing before it has one."""
    if not _world and not is_launched():
        return ""
    world = load().COMM_WORLD
    return f"{_world or f'launched with {world.Get_size()}'}:{world.Get_rank()}"


def connect(
    worlds: list[str], control: TCPStore, job: str, rank: int, timeout: timedelta, check: Callable[[], None]
) -> MPIEngine:  # fmt: skip
    """The engine of the processes of a job, called by each of them. DistBackendError where there is none.

    `worlds` says of all ranks where they are (:func:`where_in_world`); `check` raises an error where another process
    has ended meanwhile.
    """
    size = len(worlds)
    if _is_stuck:
        msg = "init_process_group(): MPI, which can begin once in a process, did not end beginning in this one"
        raise DistBackendError(msg)
    names = {text.rpartition(":")[0] for text in worlds}
    if names == {""}:
        _enter(control, job, rank, size, timeout, check)
        worlds = [f":{peer}" for peer in range(size)]
    elif len(names) > 1:
        parts = "; ".join(f"rank {peer}: {text or 'none'}" for peer, text in enumerate(worlds))
        msg = (
            "init_process_group(): MPI can begin once in a process, and these processes are in different worlds of it "
            f"({parts}); start all of them anew"
        )
        raise DistBackendError(msg)
    library = load()
    members = library.COMM_WORLD.Get_group().Incl([int(text.rpartition(":")[2]) for text in worlds])
    return MPIEngine(library, library.COMM_WORLD.Create_group(members, 0))


def _enter(
    control: TCPStore, job: str, rank: int, size: int, timeout: timedelta, check: Callable[[], None]
) -> None:  # fmt: skip
    """Let this process be a rank of a new world."""
    global _world
    import sys

    if "mpi4py.MPI" in sys.modules:
        msg = (
            "init_process_group(): mpi4py.MPI was imported before, which made a world of one process; call "
            "init_process_group() first, or start the program by mpiexec"
        )
        raise DistBackendError(msg)
    milliseconds = b"%d" % round(timeout.total_seconds() * 1000)
    patience = b"0" if _MAPS.exists() else b"%f" % timeout.total_seconds()
    name = socket.gethostname().encode()
    request = [b"ticket", job.encode(), b"%d" % rank, b"%d" % size, name, milliseconds, patience]
    status, *values = control.ask(request, timeout)
    if status == b"gone":
        ended = ", ".join(f"rank {value.decode()} has ended" for value in values)
        msg = f"init_process_group(): the group cannot be formed: {ended}"
        raise DistBackendError(msg)
    if status != b"ok":
        missing = ", ".join(value.decode() for value in values)
        msg = f"init_process_group(): ranks {missing} did not come within {timeout.total_seconds():g} s"
        raise DistBackendError(msg)
    ticket, _world = values[0].decode(), values[1].decode()
    with _environment(PMI_PORT=f"{control.host}:{control.port}", PMI_ID=ticket):
        library = load(begins=False)
        _begin(library, timeout, check)
    if library.COMM_WORLD.Get_size() != size:
        msg = (
            f"init_process_group(): {library.Get_library_version().splitlines()[0]} made a world of "
            f"{library.COMM_WORLD.Get_size()} of {size} processes: it does not speak PMI-1, as MPICH and Intel MPI do; "
            "install the extra: pip install \"opweave[distributed]\", or start the program by mpiexec"
        )
        raise DistBackendError(msg)
    library.COMM_WORLD.Barrier()
    _remove_names_of_shared_memory()


def _begin(library: Any, timeout: timedelta, check: Callable[[], None]) -> None:
    """Let MPI begin. DistBackendError where it does not within `timeout`, or another process ends meanwhile.

    MPI waits for the other processes without an end, and mpi4py without letting other threads run: where the library
    can be called itself, a thread does, which is left behind if another process has ended.
    """
    global _is_stuck  # noqa: PLW0603 - MPI begins once in a process
    paths = {line.split()[-1] for line in _MAPS.read_text().splitlines() if _LIBRARY in line} if _MAPS.exists() else ()
    if len(paths) != 1:
        library.Init_thread(library.THREAD_MULTIPLE)
        return
    function, level, codes = ctypes.CDLL(paths.pop()).MPI_Init_thread, ctypes.c_int(), []
    call = lambda: codes.append(function(None, None, library.THREAD_MULTIPLE, ctypes.byref(level)))  # noqa: E731
    thread = threading.Thread(target=call, name="opweave-mpi", daemon=True)
    _is_stuck = True
    thread.start()
    deadline = time.monotonic() + timeout.total_seconds()
    while thread.is_alive():
        thread.join(0.1)
        check()
        if time.monotonic() > deadline:
            msg = f"init_process_group(): MPI did not begin on all ranks within {timeout.total_seconds():g} s"
            raise DistBackendError(msg)
    _is_stuck = False
    if codes != [0]:
        msg = f"init_process_group(): MPI cannot begin; MPI_Init_thread returned {codes}"
        raise DistBackendError(msg)
    for communicator in (library.COMM_WORLD, library.COMM_SELF):  # as mpi4py does where it begins MPI
        communicator.Set_errhandler(library.ERRORS_RETURN)


@contextlib.contextmanager
def _environment(**values: str) -> Iterator[None]:
    """Variables that this process has for a while, and those that it starts do not get."""
    before = {name: os.environ.get(name) for name in values}
    os.environ.update(values)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value


def _remove_names_of_shared_memory() -> None:
    """All ranks have mapped it, and a process that is killed could not remove it."""
    if _MAPS.exists():
        names = {line.split()[-1] for line in _MAPS.read_text().splitlines() if "/mpich_shm_" in line}
        for name in names:
            with contextlib.suppress(OSError):
                Path(name).unlink()


class MPIEngine:
    """Collectives of a communicator; see :class:`~runtime.distributed.engines.single.SingleEngine`."""

    def __init__(self, library: Any, communicator: Any) -> None:
        self._library, self._communicator = library, communicator
        self.rank, self.size = communicator.Get_rank(), communicator.Get_size()
        self._ops = {
            ReduceOp.SUM: library.SUM, ReduceOp.PRODUCT: library.PROD, ReduceOp.MIN: library.MIN,
            ReduceOp.MAX: library.MAX, ReduceOp.BAND: library.BAND, ReduceOp.BOR: library.BOR,
            ReduceOp.BXOR: library.BXOR,
        }  # fmt: skip

    def _bytes(self, array: Array | None, counts: Sequence[int] | None = None) -> Any:
        """How mpi4py is told of bytes, in parts of a length for each rank where `counts` says them."""
        if array is None:
            return None
        return [array, self._library.BYTE] if counts is None else [array, counts, self._library.BYTE]

    def broadcast(self, array: Array, root: int) -> Any:
        """Give `array` of the root to all ranks."""
        return self._communicator.Ibcast(self._bytes(array), root)

    def largest(self, array: Array) -> Any:
        """Give each rank the largest numbers of all ranks, in place of its own of int64."""
        return self._communicator.Iallreduce(self._library.IN_PLACE, array, self._library.MAX)

    def all_reduce(self, array: Array, op: ReduceOp) -> Any:
        """Reduce `array` of all ranks, in place."""
        return self._communicator.Iallreduce(self._library.IN_PLACE, array, self._ops[op])

    def reduce(self, array: Array, op: ReduceOp, root: int) -> Any:
        """Reduce `array` of all ranks, in place at the root."""
        if self.rank == root:
            return self._communicator.Ireduce(self._library.IN_PLACE, array, self._ops[op], root)
        return self._communicator.Ireduce(array, None, self._ops[op], root)

    def all_gather(self, result: Array, counts: Sequence[int], array: Array) -> Any:
        """The elements of all ranks one after the peer, ``counts[rank]`` of each, in `result` of every rank."""
        if len(set(counts)) == 1:
            return self._communicator.Iallgather(self._bytes(array), self._bytes(result))
        return self._communicator.Iallgatherv(self._bytes(array), self._bytes(result, counts))

    def gather(self, result: Array | None, counts: Sequence[int] | None, array: Array, root: int) -> Any:
        """The same in `result` of the root; other ranks have none."""
        return self._communicator.Igatherv(self._bytes(array), self._bytes(result, counts), root)

    def scatter(self, result: Array, counts: Sequence[int] | None, array: Array | None, root: int) -> Any:
        """Give each rank ``counts[rank]`` elements of `array` of the root, in `result`."""
        return self._communicator.Iscatterv(self._bytes(array, counts), self._bytes(result), root)

    def all_to_all(
        self, result: Array, result_counts: Sequence[int], array: Array, counts: Sequence[int]
    ) -> Any:  # fmt: skip
        """Send ``counts[rank]`` elements of `array` to each rank, and put what each sends into `result`."""
        request = self._communicator.Ialltoallv(self._bytes(array, counts), self._bytes(result, result_counts))
        return _InParts(request, min(_MOST_TESTS, 1 + max(array.nbytes, result.nbytes) // _BYTES_PER_TEST))

    def reduce_scatter(self, result: Array, counts: Sequence[int], array: Array, op: ReduceOp) -> Any:
        """Reduce `array` of all ranks; each gets its ``counts[rank]`` elements in `result`."""
        return self._communicator.Ireduce_scatter(array, result, counts, self._ops[op])

    def send(self, array: Array, to: int, tag: int) -> Any:
        """Send elements to a rank."""
        return self._communicator.Isend(self._bytes(array), to, tag)

    def receive(self, array: Array, source: int | None, tag: int) -> Any:
        """Wait for elements of a rank, or of any."""
        rank = self._library.ANY_SOURCE if source is None else source
        return _Receive(self._library, self._communicator.Irecv(self._bytes(array), rank, tag))

    def barrier(self) -> Any:
        """End when all ranks have called it."""
        return self._communicator.Ibarrier()

    def subgroup(self, ranks: Sequence[int], tag: int) -> MPIEngine:
        """The engine of some ranks, called by each of them; it is their own from then on.

        MPICH needs none but these. An MPI that tolerates faults (ULFM, as Open MPI has) refuses while ranks are missed
        that have ended, and is asked for those that are there.
        """
        communicator = self._communicator
        members = communicator.Get_group().Incl(list(ranks))
        try:
            return MPIEngine(self._library, communicator.Create_group(members, tag % _TAGS))
        except self._library.Exception as error:
            if error.Get_error_class() not in {self._library.ERR_PROC_FAILED, self._library.ERR_REVOKED}:
                raise
        communicator.Revoke()
        return MPIEngine(self._library, communicator.Shrink().Create_group(members, tag % _TAGS))

    def close(self) -> None:
        """Let the communicator go. MPI would wait for the other ranks to free it, which may be gone."""


class _InParts:
    """A request that moves only some KiB at each test: with a rest after each, a large message would mostly rest.

    Ialltoall would need few tests, but a rank knows its own counts alone, and all ranks have to call the same.
    """

    def __init__(self, request: Any, tests: int) -> None:
        self._request, self._tests = request, tests

    def Test(self) -> bool:  # noqa: N802 - as requests of MPI
        """Whether all parts have come, after several tests."""
        return any(self._request.Test() for _ in range(self._tests))


class _Receive:
    """A receive, which knows afterwards who sent."""

    def __init__(self, library: Any, request: Any) -> None:
        self._request, self._status = request, library.Status()
        self.source: int | None = None

    def Test(self) -> bool:  # noqa: N802 - as requests of MPI
        """Whether the elements have come."""
        if self.source is None and self._request.Test(self._status):
            self.source = self._status.Get_source()
        return self.source is not None
