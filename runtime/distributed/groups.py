"""Groups of processes: the one of all, those made of it, and what this process knows of them."""

from __future__ import annotations

import logging
import os
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from enum import Enum
from typing import Any

from runtime.distributed import records
from runtime.distributed.engines import mpi
from runtime.distributed.engines.single import SingleEngine
from runtime.distributed.errors import DistBackendError, DistStoreError
from runtime.distributed.rendezvous import rendezvous
from runtime.distributed.stores import PrefixStore, Store
from runtime.distributed.tcp_store import TCPStore
from runtime.distributed.watching import Watcher
from runtime.distributed.work import Work, WorkProgress, gone_problem
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.nn.operators import F
from runtime.profiler.recording import COLLECTIVE, current
from runtime.tensor.coordinates import is_sparse

__all__ = [
    "Backend", "DebugLevel", "GroupMember", "ProcessGroup", "default_pg_timeout", "destroy_process_group",
    "get_backend", "get_backend_config", "get_debug_level", "get_default_backend_for_device", "get_global_rank",
    "get_group_rank", "get_node_local_rank", "get_pg_count", "get_process_group_ranks", "get_rank", "get_world_size",
    "group", "init_process_group", "is_available", "is_backend_available", "is_gloo_available", "is_initialized",
    "is_mpi_available", "is_nccl_available", "is_torchelastic_launched", "is_ucc_available", "is_xccl_available",
    "new_group", "new_subgroups", "new_subgroups_by_enumeration", "set_debug_level", "set_debug_level_from_env",
    "split_group",
]  # fmt: skip
default_pg_timeout = timedelta(minutes=30)
_LOOK = 0.5  # seconds between two looks whether ranks that are waited for have ended
_ABSENT = "absent"  # the key of what the first rank says that has waited in vain
_LOGGER = logging.getLogger("opweave.distributed")


class Backend(str):
    """The name of an engine in small letters. ValueError for one that there is not."""

    UNDEFINED, GLOO, NCCL, MPI, SINGLE = "undefined", "gloo", "nccl", "mpi", "single"
    UCC, XCCL = "ucc", "xccl"  # names that programs compare with; there are no such engines
    backend_list = (UNDEFINED, GLOO, NCCL, MPI, SINGLE)
    __slots__ = ()

    def __new__(cls, name: str) -> Backend:  # noqa: PYI034 - a subclass would have other names
        """The name, checked."""
        if not isinstance(name, str):
            msg = f"Backend constructor parameter must be string-ish: {name}"
            raise ArgumentValueError(msg)
        return super().__new__(cls, name.lower())


class DebugLevel(Enum):
    """How much is checked while a program runs; DETAIL compares every collective of all ranks before it begins."""

    OFF = 0
    INFO = 1
    DETAIL = 2


@dataclass
class _World:
    """The groups of this process."""

    default: ProcessGroup | None = None
    groups: list[ProcessGroup] = field(default_factory=list)
    count: int = 0  # of groups that were made, also by other ranks
    watcher: Watcher | None = None
    control: TCPStore | None = None
    debug: DebugLevel = DebugLevel.OFF


_world = _World()


class GroupMember:
    """The group of all processes, and what :func:`new_group` gives those that are in none."""

    WORLD: ProcessGroup | None = None
    NON_GROUP_MEMBER = -100


group = GroupMember


class ProcessGroup:
    """Some processes of a job, in the order of their ranks within the group; made by :func:`new_group`."""

    def __init__(
        self, name: str, ranks: Sequence[int], rank: int, engine: Any, backend: str, store: Store, timeout: timedelta,
        group_desc: str = "",
    ) -> None:  # fmt: skip
        self.group_name, self.group_desc = name, group_desc or "undefined"
        self.ranks, self.engine, self.backend, self.store, self.timeout = list(ranks), engine, backend, store, timeout
        self._rank = rank
        self._progress = WorkProgress(name)
        self._collectives = self._messages = 0
        self._problem: str | None = None

    def rank(self) -> int:
        """The rank of this process within the group."""
        return self._rank

    def size(self) -> int:
        """The number of processes."""
        return len(self.ranks)

    def name(self) -> str:
        """The name of the engine."""
        return self.backend

    def get_group_store(self) -> Store:
        """The keys of the group within the store of the job."""
        return self.store

    def set_timeout(self, timeout: timedelta) -> None:
        """How long collectives of the group may take from now on."""
        self.timeout = timeout

    def __repr__(self) -> str:
        return f"ProcessGroup({self.group_name!r}, {self.backend}, rank {self._rank} of {self.size()})"

    def submit(
        self, name: str, tensors: Sequence[Any], begin: Callable[[], Sequence[Any]],
        finish: Callable[[], Any] | None = None, is_async: bool = False, timeout: timedelta | None = None,
        peers: Sequence[int] | None = None, title: str | None = None, inputs: Sequence[Any] | None = None,
        follow: Callable[[], Sequence[Any]] | None = None,
    ) -> Work | None:  # fmt: skip
        """Run a collective: `begin` hands it to the engine, `finish` puts results into `tensors`.

        `follow` hands over a second part, which needs the results of the first. With `peers`, global ranks, it is a
        message between two processes. A profiler shows it as `title`, its name by default, after that of the backend:
        ``gloo:all_reduce``, with the shapes of `inputs`, `tensors` by default. DistBackendError where it cannot end.
        """
        if self._problem is not None:
            msg = f"{name}(): the group cannot be used after a collective failed: {self._problem}"
            raise DistBackendError(msg)
        if peers is None:
            self._collectives += 1
        else:
            self._messages += 1
        sequence = self._collectives if peers is None else self._messages
        record = records.new_record(self.group_name, sequence, name, tensors[0] if tensors else None)
        if peers is None and _world.debug is DebugLevel.DETAIL and self.size() > 1:
            self._agree(record)

        def end() -> list[Any]:
            if finish is not None:
                finish()
            return list(tensors)

        work = Work(begin, end, record, self.timeout if timeout is None else timeout, self._look, follow)
        work.peers = None if peers is None else frozenset(peers)
        recording = current()
        if recording is None:
            return self._progress.submit(work, is_async)
        event = recording.open(f"{self.backend}:{title or name}", COLLECTIVE)
        recording.note_arguments(event, tuple(map(_as_real, tensors if inputs is None else inputs)))
        try:
            return self._progress.submit(work, is_async)
        finally:
            recording.close(event)
            event.sum_up()

    def _look(self, work: Work) -> str | None:
        """Why a collective that has not ended will not; None while it may."""
        watcher = _world.watcher
        problem = gone_problem(work, self.ranks, watcher.gone) if watcher is not None and watcher.gone else None
        if problem is None and work.is_late():
            seconds = work.timeout.total_seconds()
            problem = f"{work.record} has not ended within the timeout of {seconds:g} s: {self._states()}"
        if problem is not None and work.peers is None:
            self._problem = problem
        return problem

    def _states(self) -> str:
        """Where the ranks of the group are."""
        answers = _world.watcher.ask(self.ranks) if _world.watcher is not None else {}
        answers[self.ranks[self._rank]] = list(records.last_records)
        return records.compared(self.group_name, answers, self.ranks)

    def _agree(self, record: records.Record) -> None:
        """DistBackendError that says who calls what, unless all ranks call the same collective on alike tensors."""
        kind = record.dtype if record.name in _SAME_SHAPE else ""
        text = f"{record.name} {kind} {record.shape if record.name in _SAME_SHAPE else ''}"
        prefix = f"detail/{record.sequence}"
        self.store.set(f"{prefix}/{self._rank}", f"{text}|{record}")
        keys = [f"{prefix}/{rank}" for rank in range(self.size())]
        self.store.wait(keys, self.timeout)
        texts = [text.decode() for text in self.store.multi_get(keys)]
        if len({text.partition("|")[0] for text in texts}) > 1:
            calls = [text.partition("|")[2] for text in texts]
            rows = "; ".join(f"rank {rank} at {call}" for rank, call in zip(self.ranks, calls, strict=True))
            self._problem = f"ranks call different collectives: {rows}"
            raise DistBackendError(self._problem)

    def shutdown(self) -> None:
        """Let the thread of the group end."""
        self._progress.close()
        self.engine.close()


def _as_real(tensor: Any) -> Any:
    """A complex tensor as pairs of real numbers, as which a profiler shows it."""
    return F.view_as_real(tensor.detach()) if tensor.dtype.is_complex and not is_sparse(tensor) else tensor


# Collectives whose tensors have one shape and dtype on all ranks.
_SAME_SHAPE = {"all_reduce", "broadcast", "reduce", "barrier", "reduce_scatter_tensor", "all_gather_into_tensor"}


# -- the group of all ----------------------------------------------------------------------------------------------


def init_process_group(
    backend: str | None = None, init_method: str | None = None, timeout: timedelta | None = None, world_size: int = -1,
    rank: int = -1, store: Store | None = None, group_name: str = "", pg_options: Any = None, device_id: Any = None,
) -> None:  # fmt: skip
    """Join the other processes of a job; every process calls it, before anything else of the module.

    `backend` is ``mpi``, or ``gloo``, under which name the same engine serves programs for PyTorch; a world of one
    process needs neither. `init_method` says where the others are: ``env://`` (the default) reads MASTER_ADDR,
    MASTER_PORT, RANK and WORLD_SIZE, as a launcher sets them; ``tcp://host:port`` and ``file:///path`` take `rank` and
    `world_size`; a `store` stands for all of these. Under mpiexec nothing need be said. `timeout` is that of all
    collectives, 30 minutes by default. ValueError for arguments that do not fit, DistBackendError where ranks do not
    come, or mpi4py is not installed (the extra ``opweave[distributed]``).
    """
    del pg_options, device_id
    if _world.default is not None:
        msg = "trying to initialize the default process group twice!"
        raise ArgumentValueError(msg)
    limit = default_pg_timeout if timeout is None else timeout
    if not isinstance(limit, timedelta):
        msg = f"Expected timeout argument to be of type datetime.timedelta, got {limit}"
        raise ArgumentError(msg)
    _check_arguments(init_method, store, world_size, rank)
    name = _engine_name(backend)
    if store is None and init_method is None and mpi.is_launched() and "RANK" not in os.environ:
        store, rank, world_size = _store_of_site(limit)
    elif store is None:
        store, rank, world_size = next(iter(rendezvous(init_method or "env://", rank, world_size, limit)))
        store.set_timeout(limit)
    if not 0 <= rank < world_size:
        msg = f"init_process_group(): expected a rank from 0 to {world_size - 1}, got {rank}"
        raise ArgumentValueError(msg)
    set_debug_level_from_env()
    shared = PrefixStore("default_pg", store)
    engine = SingleEngine() if world_size == 1 else _connect(store, shared, rank, world_size, limit, name)
    _world.default = ProcessGroup(group_name or "0", range(world_size), rank, engine, name, shared, limit, "default_pg")
    _world.groups.append(_world.default)
    GroupMember.WORLD = _world.default


def _check_arguments(init_method: str | None, store: Store | None, world_size: int, rank: int) -> None:
    if store is None:
        return
    if init_method is not None:
        msg = "Cannot specify both init_method and store."
        raise ArgumentValueError(msg)
    if world_size <= 0:
        msg = "world_size must be positive if using store"
        raise ArgumentValueError(msg)
    if rank < 0:
        msg = "rank must be non-negative if using store"
        raise ArgumentValueError(msg)


def _engine_name(backend: str | None) -> str:
    """The backend of tensors on the CPU: of ``cpu:gloo,cuda:nccl`` the first. ValueError for one that there is not."""
    text = Backend(backend) if backend is not None else Backend(Backend.UNDEFINED)
    if ":" in text:
        pairs = dict(part.split(":", 1) for part in text.split(","))
        if "cpu" not in pairs:
            msg = f"init_process_group(): {backend!r} has no backend for tensors on the CPU; write 'cpu:mpi'"
            raise ArgumentValueError(msg)
        text = Backend(pairs["cpu"])
    if text == Backend.UNDEFINED:
        return Backend.MPI
    if text == Backend.NCCL:
        msg = "init_process_group(): nccl sends tensors of CUDA devices, of which there are none; use 'mpi' or 'gloo'"
        raise ArgumentValueError(msg)
    if text not in Backend.backend_list:
        msg = f"Invalid backend: '{backend}'; there are 'mpi', 'gloo', which is the same engine, and 'single'"
        raise ArgumentValueError(msg)
    return str(text)


def _store_of_site(timeout: timedelta) -> tuple[Store, int, int]:
    """A store for the world that mpiexec made, whose address rank 0 tells the others by MPI."""
    rank, size = mpi.site_world()
    store = None
    if rank == 0:
        store = TCPStore("127.0.0.1", 0, size, True, timeout, wait_for_workers=False)
    port = mpi.tell_site(store.port if store is not None else None)
    return store or TCPStore("127.0.0.1", port, size, False, timeout), rank, size


def _connect(store: Store, shared: Store, rank: int, size: int, timeout: timedelta, name: str) -> Any:
    """The engine of a world of several processes, and who watches it."""
    if name == Backend.SINGLE:
        msg = f"init_process_group(): 'single' is the engine of a world of one process, got {size}; use 'mpi'"
        raise ArgumentValueError(msg)
    if not mpi.is_available():
        mpi.load()  # says what is missing
    if name == Backend.GLOO:
        _LOGGER.info("the backend 'gloo' is served by MPI, which has the same collectives")
    base = store._underlying_non_prefix_store if isinstance(store, PrefixStore) else store
    control = base if isinstance(base, TCPStore) else _control(shared, rank, timeout)
    job = _job_of(shared, rank, size, timeout)
    watcher = Watcher(control, job, rank, size)

    def check() -> None:
        if watcher.gone:
            has_text = shared.check([_ABSENT])  # by a rank that has waited as long as it was to, and has left
            raise DistBackendError(shared.get(_ABSENT).decode() if has_text else _gone_meanwhile(watcher))

    try:
        worlds = _await_ranks(shared, "world", mpi.where_in_world(), rank, size, timeout, check)
        engine = mpi.connect(worlds, control, job, rank, timeout, check)
        _await_ranks(shared, "here", "", rank, size, timeout, check)
    except BaseException:
        watcher.close()
        raise
    _world.control, _world.watcher = control, watcher
    return engine


def _gone_meanwhile(watcher: Watcher) -> str:
    texts = ", ".join(f"rank {peer} {how}" for peer, (how, _) in sorted(watcher.gone.items()))
    return f"init_process_group(): the group cannot be formed: {texts}"


def _job_of(shared: Store, rank: int, size: int, timeout: timedelta) -> str:
    """The name that rank 0 gives to this job; DistBackendError that says which ranks came where it does not."""
    shared.set(f"came/{rank}", "1")
    if rank == 0:
        shared.set("job", secrets.token_hex(8))
    try:
        shared.wait(["job"], timeout)
    except DistStoreError:
        raise DistBackendError(_absent(shared, "came", size, timeout)) from None
    return shared.get("job").decode()


def _await_ranks(
    shared: Store, step: str, text: str, rank: int, size: int, timeout: timedelta, check: Callable[[], None]
) -> list[str]:  # fmt: skip
    """Say at the store that this rank has come to a step; the texts of all ranks. DistBackendError without them."""
    keys = [f"{step}/{peer}" for peer in range(size)]
    shared.set(keys[rank], text)
    deadline = time.monotonic() + timeout.total_seconds()
    while True:
        remaining = deadline - time.monotonic()
        try:
            shared.wait(keys, timedelta(seconds=max(0.0, min(_LOOK, remaining))))
        except DistStoreError:
            check()
            if remaining <= 0:
                absent = _absent(shared, step, size, timeout)
                shared.set(_ABSENT, absent)
                raise DistBackendError(absent) from None
        else:
            return [shared.get(key).decode() for key in keys]


def _absent(shared: Store, step: str, size: int, timeout: timedelta) -> str:
    """Which ranks came to a step in time."""
    present = [peer for peer in range(size) if shared.check([f"{step}/{peer}"])]
    absent = [peer for peer in range(size) if peer not in present]
    return (
        f"init_process_group(): {records.listed(absent)} of {size} did not come within "
        f"{timeout.total_seconds():g} s; {records.listed(present)} came"
    )


def _control(shared: Store, rank: int, timeout: timedelta) -> TCPStore:
    """A server for a job whose store is none: rank 0 starts it, and tells the others by the store where it is."""
    if rank == 0:
        store = TCPStore("127.0.0.1", 0, None, True, timeout)
        shared.set("server", str(store.port))
        return store
    return TCPStore("127.0.0.1", int(shared.get("server")), None, False, timeout)


def destroy_process_group(group: ProcessGroup | None = None) -> None:
    """Leave a group, or with None all groups, after which :func:`init_process_group` may be called again."""
    if group is not None and group is not _world.default:
        if group not in _world.groups:
            msg = "Invalid process group specified"
            raise ArgumentValueError(msg)
        group.shutdown()
        _world.groups.remove(group)
        return
    _default("destroy_process_group")
    for member in _world.groups:
        member.shutdown()
    if _world.watcher is not None:
        _world.watcher.close()
    _world.default = _world.watcher = _world.control = GroupMember.WORLD = None
    _world.groups, _world.count = [], 0
    records.forget_waits()


def _default(function: str) -> ProcessGroup:
    if _world.default is None:
        msg = (
            f"distributed.{function}(): Default process group has not been initialized, please make sure to call "
            "init_process_group."
        )
        raise ArgumentValueError(msg)
    return _world.default


def resolved(function: str, group: Any) -> ProcessGroup | None:
    """The group of an argument, that of all for None; None where this process is not in it."""
    if group is None:
        return _default(function)
    if group == GroupMember.NON_GROUP_MEMBER:
        return None
    if not isinstance(group, ProcessGroup):
        msg = f"distributed.{function}(): expected a ProcessGroup or None as the group, got {type(group).__name__}"
        raise ArgumentError(msg)
    if group not in _world.groups:
        msg = f"distributed.{function}(): the group was destroyed"
        raise ArgumentValueError(msg)
    return group


# -- groups of some ------------------------------------------------------------------------------------------------


def new_group(
    ranks: Sequence[int] | None = None, timeout: timedelta | None = None, backend: str | None = None,
    pg_options: Any = None, use_local_synchronization: bool = False, group_desc: str | None = None,
    device_id: Any = None, sort_ranks: bool = True,
) -> Any:  # fmt: skip
    """The group of some `ranks`, all for None. All processes call it, also those that are not in it, in one order.

    Those get GroupMember.NON_GROUP_MEMBER. ValueError for ranks that there are not, or one that stands twice.
    """
    del pg_options, use_local_synchronization, device_id
    world = _default("new_group")
    members = list(range(world.size())) if ranks is None else list(ranks)
    members = sorted(members) if sort_ranks else members
    if len(members) > world.size():
        msg = "the new group's world size should be less or equal to the world size set by init_process_group"
        raise ArgumentValueError(msg)
    if len(set(members)) != len(members) or not all(0 <= member < world.size() for member in members):
        msg = (
            "The new group's rank should be within the world_size set by init_process_group, each once; got "
            f"{members}"
        )
        raise ArgumentValueError(msg)
    _world.count += 1
    if world.rank() not in members:
        return GroupMember.NON_GROUP_MEMBER
    limit, name = world.timeout if timeout is None else timeout, str(_world.count)
    shared = PrefixStore(f"group_{name}", world.store)
    rank = members.index(world.rank())
    shared.set(f"here/{rank}", "1")
    shared.wait([f"here/{peer}" for peer in range(len(members))], limit)  # a rank that does not come is named
    engine = SingleEngine() if len(members) == 1 else world.engine.subgroup(members, _world.count)
    engine_name = world.backend if backend is None else _engine_name(backend)
    result = ProcessGroup(name, members, rank, engine, engine_name, shared, limit, group_desc or "")
    _world.groups.append(result)
    return result


def split_group(
    parent_pg: ProcessGroup | None = None, split_ranks: Sequence[Sequence[int]] | None = None,
    timeout: timedelta | None = None, pg_options: Any = None, group_desc: str | None = None, backend: str | None = None,
) -> Any:  # fmt: skip
    """The group of this process of a parent that is split into groups of `split_ranks`, ranks of the parent.

    None where it is in none of them.
    """
    parent = resolved("split_group", parent_pg)
    if parent is None or not split_ranks:
        msg = "split_group(): expected lists of ranks of a parent group that this process is in"
        raise ArgumentValueError(msg)
    result = None
    for part in split_ranks:
        members = [parent.ranks[index] for index in sorted(part)]
        subgroup = new_group(members, timeout, backend, pg_options, group_desc=group_desc)
        result = result if subgroup == GroupMember.NON_GROUP_MEMBER else subgroup
    return result


def new_subgroups_by_enumeration(
    ranks_per_subgroup_list: Sequence[Sequence[int]], timeout: timedelta | None = None, backend: str | None = None,
    pg_options: Any = None, group_desc: str | None = None,
) -> tuple[Any, list[Any]]:  # fmt: skip
    """Groups of lists of ranks that have none in common: the one of this process, None if it is in none, and all."""
    if not ranks_per_subgroup_list:
        msg = "The arg 'ranks_per_subgroup_list' cannot be empty"
        raise ArgumentValueError(msg)
    ranks = [rank for part in ranks_per_subgroup_list for rank in part]
    if len(set(ranks)) != len(ranks):
        msg = f"new_subgroups_by_enumeration(): a rank stands in more than one group of {ranks_per_subgroup_list}"
        raise ArgumentValueError(msg)
    subgroups = [
        new_group(part, timeout, backend, pg_options, group_desc=group_desc) for part in ranks_per_subgroup_list
    ]
    current = next((item for item in subgroups if item != GroupMember.NON_GROUP_MEMBER), None)
    return current, subgroups


def new_subgroups(
    group_size: int | None = None, group: ProcessGroup | None = None, timeout: timedelta | None = None,
    backend: str | None = None, pg_options: Any = None, group_desc: str | None = None,
) -> tuple[Any, list[Any]]:  # fmt: skip
    """Groups of `group_size` ranks that follow each other; the one of this process, and all. ValueError for a rest."""
    parent = resolved("new_subgroups", group)
    size = 0 if parent is None else parent.size()
    if parent is None or not group_size or size % group_size:
        msg = f"new_subgroups(): a world of {size} processes is not divided into groups of {group_size}"
        raise ArgumentValueError(msg)
    parts = [parent.ranks[start : start + group_size] for start in range(0, size, group_size)]
    return new_subgroups_by_enumeration(parts, timeout, backend, pg_options, group_desc)


# -- questions -----------------------------------------------------------------------------------------------------


def is_available() -> bool:
    """Whether the module can be used: True. A world of several processes needs mpi4py as well."""
    return True


def is_initialized() -> bool:
    """Whether :func:`init_process_group` was called."""
    return _world.default is not None


def is_mpi_available() -> bool:
    """Whether mpi4py is installed, of the extra ``distributed``."""
    return mpi.is_available()


def is_gloo_available() -> bool:
    """Whether the backend of this name, the same engine as MPI's, can be used."""
    return mpi.is_available()


def is_nccl_available() -> bool:
    """False."""
    return False


def is_ucc_available() -> bool:
    """False."""
    return False


def is_xccl_available() -> bool:
    """False."""
    return False


def is_backend_available(backend: str) -> bool:
    """Whether a world of several processes can use a backend."""
    return backend.lower() in {Backend.MPI, Backend.GLOO} and mpi.is_available()


def is_torchelastic_launched() -> bool:
    """Whether ``distributed.run`` started this process."""
    return "TORCHELASTIC_RUN_ID" in os.environ


def get_rank(group: ProcessGroup | None = None) -> int:
    """The rank of this process in a group; -1 if it is not in it."""
    member = resolved("get_rank", group)
    return -1 if member is None else member.rank()


def get_world_size(group: ProcessGroup | None = None) -> int:
    """The number of processes of a group; -1 if this one is not in it."""
    member = resolved("get_world_size", group)
    return -1 if member is None else member.size()


def get_backend(group: ProcessGroup | None = None) -> str:
    """The name of the backend of a group. ValueError if this process is not in it."""
    member = resolved("get_backend", group)
    if member is None:
        msg = "Invalid process group specified"
        raise ArgumentValueError(msg)
    return Backend(member.backend)


def get_backend_config(group: ProcessGroup | None = None) -> str:
    """The backend of each device: ``cpu:mpi``."""
    return f"cpu:{get_backend(group)}"


def get_default_backend_for_device(device: Any) -> str:
    """The backend that tensors of a device use. ValueError for devices that there are not."""
    name = getattr(device, "type", str(device)).partition(":")[0]
    if name != "cpu":
        msg = f"Default backend not registered for device : {device}"
        raise ArgumentValueError(msg)
    return Backend.MPI


def get_group_rank(group: ProcessGroup, global_rank: int) -> int:
    """The rank within a group of a rank of the job. ValueError if it is not in it."""
    member = resolved("get_group_rank", group)
    if member is None or global_rank not in member.ranks:
        msg = f"Global rank {global_rank} is not part of group {group}"
        raise ArgumentValueError(msg)
    return member.ranks.index(global_rank)


def get_global_rank(group: ProcessGroup, group_rank: int) -> int:
    """The rank within the job of a rank of a group. ValueError if there is no such rank."""
    member = resolved("get_global_rank", group)
    if member is None or not 0 <= group_rank < member.size():
        msg = f"Group rank {group_rank} is not part of group {group}"
        raise ArgumentValueError(msg)
    return member.ranks[group_rank]


def get_process_group_ranks(group: ProcessGroup | None) -> list[int]:
    """The ranks within the job of the processes of a group."""
    member = resolved("get_process_group_ranks", group)
    return [] if member is None else list(member.ranks)


def get_pg_count() -> int:
    """How many groups this process is in."""
    return len(_world.groups)


def get_node_local_rank(fallback_rank: int | None = None) -> int:
    """The rank among the processes of this machine, which a launcher puts into LOCAL_RANK. RuntimeError without one."""
    if "LOCAL_RANK" in os.environ:
        return int(os.environ["LOCAL_RANK"])
    if fallback_rank is not None:
        return int(fallback_rank)
    msg = (
        "LOCAL_RANK is not in the environment. Consider passing fallback_rank to allow `get_node_local_rank` to work, "
        "assuming you are not running in a multi-device context and want the code to run locally instead."
    )
    raise ComputeError(msg)


def get_debug_level() -> DebugLevel:
    """What :func:`set_debug_level` set."""
    return _world.debug


def set_debug_level(level: DebugLevel) -> None:
    """Say how much is checked from now on."""
    _world.debug = level


def set_debug_level_from_env() -> None:
    """Take the level from TORCH_DISTRIBUTED_DEBUG: OFF, INFO or DETAIL. RuntimeError for another word."""
    text = os.environ.get("TORCH_DISTRIBUTED_DEBUG", DebugLevel.OFF.name).upper()
    if text not in DebugLevel.__members__:
        msg = f"The value of TORCH_DISTRIBUTED_DEBUG must be OFF, INFO, or DETAIL, got {text!r}"
        raise ComputeError(msg)
    _world.debug = DebugLevel[text]
