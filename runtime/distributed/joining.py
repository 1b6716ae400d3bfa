"""Formation of groups of processes: the one of all, those that are made of it, and how they leave."""

from __future__ import annotations

import contextlib
import logging
import os
import secrets
import time
import zlib
from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import Any

from runtime.distributed import records
from runtime.distributed.engines import mpi
from runtime.distributed.engines.single import SingleEngine
from runtime.distributed.errors import DistBackendError, DistError, DistStoreError
from runtime.distributed.groups import (
    Backend,
    GroupMember,
    default_group,
    default_pg_timeout,
    resolved,
    set_debug_level_from_env,
    world_state,
)
from runtime.distributed.process_group import ProcessGroup
from runtime.distributed.rendezvous import rendezvous
from runtime.distributed.stores import PrefixStore, Store
from runtime.distributed.tcp_store import TCPStore
from runtime.distributed.watching import Watcher
from runtime.errors import ArgumentError, ArgumentValueError

__all__ = [
    "destroy_process_group", "init_process_group", "new_group", "new_subgroups", "new_subgroups_by_enumeration",
    "shrink_group", "split_group",
]  # fmt: skip
_LOOK = 0.5  # seconds between two looks whether ranks that are waited for have ended
_ABSENT = "absent"  # the key of what the first rank says that has waited in vain
_LOGGER = logging.getLogger("opweave.distributed")


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
    if world_state.default is not None:
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
    if world_size == 1:
        engine: Any = SingleEngine()
    else:
        shared = _enter(shared, rank, world_size)
        try:
            engine = _connect(store, shared, rank, world_size, limit, name)
        except BaseException:
            _leave()
            raise
    world = ProcessGroup(group_name or "0", range(world_size), rank, engine, name, shared, limit, "default_pg")
    world_state.groups.append(world)
    world_state.default = GroupMember.WORLD = world


def _enter(visits: PrefixStore, rank: int, size: int) -> PrefixStore:
    """The keys of this visit of a rank to a store; DistBackendError where the rank is there already.

    All ranks leave a group before they form another one at the same store, so that their visits have equal numbers.
    """
    number, left = visits.add(f"visits/{rank}", 1), visits.add(f"left/{rank}", 0)
    if number > left + 1:
        visits.add(f"visits/{rank}", -1)
        shared = PrefixStore(str(left + 1), visits)
        msg = (
            f"init_process_group(): rank {rank} of {size} came twice; every process needs a rank of its own, and a "
            "file that was the store of an earlier job cannot be that of the next one"
        )
        shared.set(_ABSENT, msg)
        raise DistBackendError(msg)
    world_state.leave = lambda: visits.add(f"left/{rank}", 1)
    return PrefixStore(str(number), visits)


def _leave() -> None:
    """Tell the store of the job that this rank has left."""
    leave, world_state.leave = world_state.leave, None
    if leave is not None:
        with contextlib.suppress(DistError):
            leave()


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
        if shared.check([_ABSENT]):  # by a rank that has waited as long as it was to, or came twice
            raise DistBackendError(shared.get(_ABSENT).decode())
        if watcher.gone:
            raise DistBackendError(_gone_meanwhile(watcher))

    try:
        worlds = _await_ranks(shared, "world", mpi.where_in_world(), rank, size, timeout, check)
        engine = mpi.connect(worlds, control, job, rank, timeout, check)
        _await_ranks(shared, "here", "", rank, size, timeout, check)
    except BaseException:
        watcher.close()
        raise
    world_state.control, world_state.watcher = control, watcher
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
    if group is not None and group is not world_state.default:
        if group not in world_state.groups:
            msg = "Invalid process group specified"
            raise ArgumentValueError(msg)
        group.shutdown()
        world_state.groups.remove(group)
        return
    default_group("destroy_process_group")
    for member in world_state.groups:
        member.shutdown()
    if world_state.watcher is not None:
        world_state.watcher.close()
    _leave()
    world_state.default = world_state.watcher = world_state.control = GroupMember.WORLD = None
    world_state.groups, world_state.count = [], 0
    records.forget_waits()


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
    world = default_group("new_group")
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
    world_state.count += 1
    if world.rank() not in members:
        return GroupMember.NON_GROUP_MEMBER
    limit, name = world.timeout if timeout is None else timeout, str(world_state.count)
    shared = PrefixStore(f"group_{name}", world.store)
    rank = members.index(world.rank())
    shared.set(f"here/{rank}", "1")
    shared.wait([f"here/{peer}" for peer in range(len(members))], limit)  # a rank that does not come is named
    engine = SingleEngine() if len(members) == 1 else world.engine.subgroup(members, world_state.count)
    engine_name = world.backend if backend is None else _engine_name(backend)
    result = ProcessGroup(name, members, rank, engine, engine_name, shared, limit, group_desc or "")
    result.processes = [world.processes[member] for member in members]
    world_state.groups.append(result)
    return result


def shrink_group(
    ranks_to_exclude: Sequence[int], group: ProcessGroup | None = None, shrink_flags: int = 0, pg_options: Any = None
) -> ProcessGroup:  # fmt: skip
    """The group of those that remain where some ranks of a group have ended, or are to go; only those call it.

    The ranks are those within the group, which cannot be used any more. Of the group of all the result takes the place:
    ranks are counted anew, and all other groups are gone. The store of the job has to be there still, which is so where
    a launcher has it, or where the first rank lives. ValueError for ranks that there are not, or the calling one.
    """
    del shrink_flags, pg_options
    member = resolved("shrink_group", group)
    excluded = set(ranks_to_exclude)
    if not isinstance(member, ProcessGroup) or not excluded or not excluded <= set(range(member.size())):
        msg = f"shrink_group(): expected ranks of a group of this process to exclude, got {list(ranks_to_exclude)}"
        raise ArgumentValueError(msg)
    if member.rank() in excluded:
        msg = f"shrink_group(): rank {member.rank()} is excluded, and does not call it"
        raise ArgumentValueError(msg)
    remaining = [rank for rank in range(member.size()) if rank not in excluded]
    name = f"{member.group_name} without {sorted(excluded)}"
    rank, is_world = remaining.index(member.rank()), member is world_state.default
    shared = PrefixStore(name, member.store)
    shared.set(f"here/{rank}", "1")
    shared.wait([f"here/{peer}" for peer in range(len(remaining))], member.timeout)
    engine = SingleEngine() if len(remaining) == 1 else member.engine.subgroup(remaining, zlib.crc32(name.encode()))
    ranks = list(range(len(remaining))) if is_world else [member.ranks[index] for index in remaining]
    result = ProcessGroup(name, ranks, rank, engine, member.backend, shared, member.timeout, member.group_desc)
    result.processes = [member.processes[index] for index in remaining]
    for earlier in list(world_state.groups) if is_world else [member]:
        earlier.shutdown()
        world_state.groups.remove(earlier)
    world_state.groups.append(result)
    if is_world:
        world_state.default = GroupMember.WORLD = result
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
