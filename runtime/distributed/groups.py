"""Groups of processes: what those have in common, and what this process knows of them."""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from enum import Enum
from typing import Any

from runtime.distributed import records
from runtime.distributed.agreement import Agreement, Exchange
from runtime.distributed.engines import mpi
from runtime.distributed.errors import DistBackendError, DistStoreError
from runtime.distributed.stores import Store
from runtime.distributed.tcp_store import TCPStore
from runtime.distributed.watching import Watcher
from runtime.distributed.work import Work, WorkProgress, gone_problem
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.nn.operators import F
from runtime.profiler.recording import COLLECTIVE, current
from runtime.tensor.coordinates import is_sparse

__all__ = [  # with names of PyTorch's that libraries use
    "Backend",
    "DebugLevel",
    "GroupMember",
    "_get_default_group",
    "_get_default_store",
    "_get_process_group_name",
    "_rank_not_in_group",
    "default_pg_timeout",
    "get_backend",
    "get_backend_config",
    "get_debug_level",
    "get_default_backend_for_device",
    "get_global_rank",
    "get_group_rank",
    "get_node_local_rank",
    "get_pg_count",
    "get_process_group_ranks",
    "get_rank",
    "get_world_size",
    "group",
    "is_available",
    "is_backend_available",
    "is_gloo_available",
    "is_initialized",
    "is_mpi_available",
    "is_nccl_available",
    "is_torchelastic_launched",
    "is_ucc_available",
    "is_xccl_available",
    "set_debug_level",
    "set_debug_level_from_env",
]  # fmt: skip
default_pg_timeout = timedelta(minutes=30)


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

    default: RankGroup | None = None
    groups: list[RankGroup] = field(default_factory=list)
    count: int = 0  # of groups that were made, also by other ranks
    watcher: Watcher | None = None
    control: TCPStore | None = None
    leave: Callable[[], Any] | None = None  # tells the store of the job that this rank has left
    debug: DebugLevel = DebugLevel.OFF


world_state = _World()


class GroupMember:
    """The group of all processes, and what :func:`new_group` gives those that are in none."""

    WORLD: RankGroup | None = None
    NON_GROUP_MEMBER = -100


group = GroupMember


class _OfThread(threading.local):
    """What a thread has said of the collectives that it calls."""

    timeout: timedelta | None = None
    works: list[Work] | None = None


class RankGroup:
    """What all groups are: an engine, the store of the group, and how collectives are handed over and watched."""

    def __init__(
        self, name: str, ranks: Sequence[int], rank: int, engine: Any, backend: str, store: Store, timeout: timedelta,
        group_desc: str = "",
    ) -> None:  # fmt: skip
        self.group_name, self.group_desc = name, group_desc or "undefined"
        self.ranks, self.engine, self.backend, self.store, self.timeout = list(ranks), engine, backend, store, timeout
        self._rank = rank
        self.processes = list(ranks)  # their ranks when the job began; ranks of a world that has shrunk are others
        self._progress = WorkProgress(name)
        self._collectives = self._messages = 0
        self._problem: str | None = None
        self._thread = _OfThread()

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

    @contextlib.contextmanager
    def limited(self, timeout: timedelta | None) -> Iterator[None]:
        """Let collectives that this thread calls within take at most a time; None or one below zero: as the group's."""
        before = self._thread.timeout
        if timeout is not None and timeout >= timedelta(0):
            self._thread.timeout = timeout
        try:
            yield
        finally:
            self._thread.timeout = before

    def gather_works(self) -> None:
        """Let collectives that this thread calls from now on be gathered, and none of them be waited for."""
        self._thread.works = []

    def works_gathered(self) -> list[Work]:
        """What was gathered; from now on collectives are waited for again."""
        works, self._thread.works = self._thread.works, None
        return works or []

    def hurry(self) -> None:
        """Look often whether collectives have ended, as this thread does nothing but wait for them."""
        self._progress.hurry()

    def sequence_number(self) -> int:
        """How many collectives this rank has called."""
        return self._collectives

    def __repr__(self) -> str:
        return f"ProcessGroup({self.group_name!r}, {self.backend}, rank {self._rank} of {self.size()})"

    def submit(
        self, name: str, tensors: Sequence[Any], begin: Callable[[], Sequence[Any]],
        finish: Callable[[], Any] | None = None, is_async: bool = False, timeout: timedelta | None = None,
        peers: Sequence[int] | None = None, title: str | None = None, inputs: Sequence[Any] | None = None,
        follow: Callable[[], Sequence[Any]] | None = None, alike: str = "", same_sizes: bool = False,
        exchange: Exchange | None = None,
    ) -> Work | None:  # fmt: skip
        """Run a collective: `begin` hands it to the engine, `finish` puts results into `tensors`.

        `follow` hands over a second part, which needs the results of the first. Before anything is sent, ranks compare
        what they call, with `alike`, which has to be the same on all, with `same_sizes` how many elements `tensors`
        have, and `exchange`. With `peers`, global ranks, it is a message between two processes. A profiler shows it as
        `title`, its name by default, after that of the backend: ``gloo:all_reduce``, with the shapes of `inputs`,
        `tensors` by default. DistBackendError where it cannot end.
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
        parts = [] if follow is None else [follow]
        if peers is None and self.size() > 1:
            is_exact = world_state.debug is DebugLevel.DETAIL
            sizes = [tuple(item.shape) if is_exact else item.numel() for item in tensors] if same_sizes else []
            agreement = Agreement(self, record, f"{sizes}", alike, exchange, begin)
            begin, parts = agreement.begin, [*agreement.parts(), *parts]

        def end() -> list[Any]:
            if finish is not None:
                finish()
            return list(tensors)

        limit = timeout if timeout is not None else self._thread.timeout or self.timeout
        work = Work(begin, end, record, limit, self._look, parts)
        work.peers = None if peers is None else frozenset(peers)
        if self._thread.works is not None:
            self._thread.works.append(work)
            is_async = True
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
        watcher, problem = world_state.watcher, None
        if watcher is not None and watcher.gone:
            pairs = zip(self.ranks, self.processes, strict=True)
            gone = {rank: watcher.gone[process] for rank, process in pairs if process in watcher.gone}
            problem = gone_problem(work, self.ranks, gone)
        if problem is None and work.is_late():
            seconds = work.timeout.total_seconds()
            problem = f"{work.record} has not ended within the timeout of {seconds:g} s: {self._states()}"
        if problem is not None and work.peers is None:
            self._problem = problem
        return problem

    def _states(self) -> str:
        """Where the ranks of the group are."""
        states = world_state.watcher.ask(self.processes) if world_state.watcher is not None else {}
        pairs = zip(self.ranks, self.processes, strict=True)
        answers = {rank: states[process] for rank, process in pairs if process in states}
        answers[self.ranks[self._rank]] = list(records.last_records)
        return records.compared(self.group_name, answers, self.ranks)

    def refuse_mixture(self, record: records.Record, text: str) -> None:
        """DistBackendError that says what each rank calls; nothing was sent, so that the group can still be used.

        Ranks tell this by the store, where their words stay, and wait for those of others up to ten seconds.
        """
        prefix = f"mixture/{record.sequence}"
        keys = [f"{prefix}/{rank}" for rank in range(self.size())]
        self.store.set(keys[self._rank], f"{record}{text}")
        with contextlib.suppress(DistStoreError):
            self.store.wait(keys, min(self.timeout, _PATIENCE))
        calls = [self.store.get(key).decode() if self.store.check([key]) else "an unknown place" for key in keys]
        rows = "; ".join(f"rank {rank} at {call}" for rank, call in zip(self.ranks, calls, strict=True))
        msg = f"ranks call different collectives: {rows}"
        raise DistBackendError(msg)

    def shutdown(self) -> None:
        """Let the thread of the group end."""
        self._progress.close()
        self.engine.close()


def _as_real(tensor: Any) -> Any:
    """A complex tensor as pairs of real numbers, as which a profiler shows it."""
    return F.view_as_real(tensor.detach()) if tensor.dtype.is_complex and not is_sparse(tensor) else tensor


_PATIENCE = timedelta(seconds=10)  # for ranks to say what they call where that differs


def default_group(function: str) -> RankGroup:
    if world_state.default is None:
        msg = (
            f"distributed.{function}(): Default process group has not been initialized, please make sure to call "
            "init_process_group."
        )
        raise ArgumentValueError(msg)
    return world_state.default


def resolved(function: str, group: Any) -> RankGroup | None:
    """The group of an argument, that of all for None; None where this process is not in it."""
    if group is None:
        return default_group(function)
    if group == GroupMember.NON_GROUP_MEMBER:
        return None
    if not isinstance(group, RankGroup):
        msg = f"distributed.{function}(): expected a ProcessGroup or None as the group, got {type(group).__name__}"
        raise ArgumentError(msg)
    if group not in world_state.groups:
        msg = f"distributed.{function}(): the group was destroyed"
        raise ArgumentValueError(msg)
    return group


# -- questions -----------------------------------------------------------------------------------------------------


def is_available() -> bool:
    """Whether the module can be used: True. A world of several processes needs mpi4py as well."""
    return True


def is_initialized() -> bool:
    """Whether :func:`init_process_group` was called."""
    return world_state.default is not None


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


def get_rank(group: RankGroup | None = None) -> int:
    """The rank of this process in a group; -1 if it is not in it."""
    member = resolved("get_rank", group)
    return -1 if member is None else member.rank()


def get_world_size(group: RankGroup | None = None) -> int:
    """The number of processes of a group; -1 if this one is not in it."""
    member = resolved("get_world_size", group)
    return -1 if member is None else member.size()


def get_backend(group: RankGroup | None = None) -> str:
    """The name of the backend of a group. ValueError if this process is not in it."""
    member = resolved("get_backend", group)
    if member is None:
        msg = "Invalid process group specified"
        raise ArgumentValueError(msg)
    return Backend(member.backend)


def get_backend_config(group: RankGroup | None = None) -> str:
    """The backend of each device: ``cpu:mpi``."""
    return f"cpu:{get_backend(group)}"


def get_default_backend_for_device(device: Any) -> str:
    """The backend that tensors of a device use. ValueError for devices that there are not."""
    name = getattr(device, "type", str(device)).partition(":")[0]
    if name != "cpu":
        msg = f"Default backend not registered for device : {device}"
        raise ArgumentValueError(msg)
    return Backend.MPI


def get_group_rank(group: RankGroup, global_rank: int) -> int:
    """The rank within a group of a rank of the job. ValueError if it is not in it."""
    member = resolved("get_group_rank", group)
    if member is None or global_rank not in member.ranks:
        msg = f"Global rank {global_rank} is not part of group {group}"
        raise ArgumentValueError(msg)
    return member.ranks.index(global_rank)


def get_global_rank(group: RankGroup, group_rank: int) -> int:
    """The rank within the job of a rank of a group. ValueError if there is no such rank."""
    member = resolved("get_global_rank", group)
    if member is None or not 0 <= group_rank < member.size():
        msg = f"Group rank {group_rank} is not part of group {group}"
        raise ArgumentValueError(msg)
    return member.ranks[group_rank]


def get_process_group_ranks(group: RankGroup | None) -> list[int]:
    """The ranks within the job of the processes of a group."""
    member = resolved("get_process_group_ranks", group)
    return [] if member is None else list(member.ranks)


def get_pg_count() -> int:
    """How many groups this process is in."""
    return len(world_state.groups)


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
    return world_state.debug


def set_debug_level(level: DebugLevel) -> None:
    """Say how much is checked from now on."""
    world_state.debug = level


def set_debug_level_from_env() -> None:
    """Take the level from TORCH_DISTRIBUTED_DEBUG: OFF, INFO or DETAIL. RuntimeError for another word."""
    text = os.environ.get("TORCH_DISTRIBUTED_DEBUG", DebugLevel.OFF.name).upper()
    if text not in DebugLevel.__members__:
        msg = f"The value of TORCH_DISTRIBUTED_DEBUG must be OFF, INFO, or DETAIL, got {text!r}"
        raise ComputeError(msg)
    world_state.debug = DebugLevel[text]


# -- by PyTorch's names, for libraries -----------------------------------------------------------------------------


def _get_default_group() -> RankGroup:
    return default_group("_get_default_group")


def _get_default_store() -> Store:
    return default_group("_get_default_store").store


def _get_process_group_name(pg: RankGroup) -> str:
    return pg.group_name


def _rank_not_in_group(group: Any) -> bool:
    return bool(group == GroupMember.NON_GROUP_MEMBER)
