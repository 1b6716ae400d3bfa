"""Messages between two ranks, and barriers that say who is missing."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import Any

from runtime.distributed.buffers import MessageBuffer, check_tensor
from runtime.distributed.collectives import member_group, root_of
from runtime.distributed.errors import DistBackendError, DistStoreError
from runtime.distributed.groups import resolved
from runtime.distributed.work import Work
from runtime.errors import ArgumentError, ArgumentValueError
from runtime.tensor import Tensor

__all__ = ["P2POp", "batch_isend_irecv", "irecv", "isend", "monitored_barrier", "recv", "send"]


def isend(
    tensor: Tensor, dst: int | None = None, group: Any = None, tag: int = 0, group_dst: int | None = None
) -> Work | None:  # fmt: skip
    """Begin to send a tensor to a rank, which must not be changed before the Work has ended."""
    return _send("isend", tensor, dst, group, tag, group_dst, is_async=True)


def send(
    tensor: Tensor, dst: int | None = None, group: Any = None, tag: int = 0, group_dst: int | None = None
) -> None:  # fmt: skip
    """Send a tensor to a rank; it can be used again afterwards. ValueError for the rank itself."""
    _send("send", tensor, dst, group, tag, group_dst, is_async=False)


def _send(
    name: str, tensor: Tensor, dst: int | None, group: Any, tag: int, group_dst: int | None, *, is_async: bool
) -> Work | None:  # fmt: skip
    check_tensor(name, tensor)
    if (member := member_group(name, group)) is None:
        return None
    to = root_of(name, member, dst, group_dst, "dst", None)
    if to == member.rank():
        msg = "Invalid destination rank: destination rank should not be the same as the rank of the current process."
        raise ArgumentValueError(msg)
    data = MessageBuffer(name, tensor).bytes
    begin = lambda: [member.engine.send(data, to, tag)]  # noqa: E731
    return member.submit(name, [tensor], begin, None, is_async, peers=[member.ranks[to]], title="send")


def irecv(
    tensor: Tensor, src: int | None = None, group: Any = None, tag: int = 0, group_src: int | None = None
) -> Work | None:  # fmt: skip
    """Begin to receive a tensor of a rank, or of any."""
    return _receive("irecv", tensor, src, group, tag, group_src, is_async=True)


def recv(
    tensor: Tensor, src: int | None = None, group: Any = None, tag: int = 0, group_src: int | None = None
) -> int:  # fmt: skip
    """Receive a tensor of a rank, or of any for None; the rank that sent it. -1 outside of the group."""
    work = _receive("recv", tensor, src, group, tag, group_src, is_async=True)
    if work is None:
        return -1
    work.wait()
    member = resolved("recv", group)
    assert member is not None
    return member.ranks[work.source_rank()] if src is None and group_src is None else (
        src if src is not None else member.ranks[group_src or 0]
    )  # fmt: skip


def _receive(
    name: str, tensor: Tensor, src: int | None, group: Any, tag: int, group_src: int | None, *, is_async: bool
) -> Work | None:  # fmt: skip
    check_tensor(name, tensor)
    if (member := member_group(name, group)) is None:
        return None
    if src is None and group_src is None:
        source, peers = None, [rank for rank in member.ranks if rank != member.ranks[member.rank()]]
    else:
        source = root_of(name, member, src, group_src, "src", None)
        peers = [member.ranks[source]]
        if source == member.rank():
            msg = "Invalid source rank: source rank should not be the same as the rank of the current process."
            raise ArgumentValueError(msg)
    buffer = MessageBuffer(name, tensor)
    room = buffer.room
    begin = lambda: [member.engine.receive(room, source, tag)]  # noqa: E731
    title = "recvAnySource" if source is None else "recv"
    return member.submit(name, [tensor], begin, buffer.write, is_async, peers=peers, title=title)


class P2POp:
    """A message that :func:`batch_isend_irecv` begins: `op` is :func:`isend` or :func:`irecv`."""

    def __init__(
        self, op: Callable[..., Any], tensor: Tensor, peer: int | None = None, group: Any = None, tag: int = 0,
        group_peer: int | None = None,
    ) -> None:  # fmt: skip
        if op not in (isend, irecv):
            msg = (
                "Invalid ``op``. Expected ``op`` to be of type ``torch.distributed.isend`` or "
                "``torch.distributed.irecv``."
            )
            raise ArgumentValueError(msg)
        check_tensor("P2POp", tensor)
        self.op, self.tensor, self.peer, self.group_peer = op, tensor, peer, group_peer
        self.group, self.tag = group, tag


def batch_isend_irecv(p2p_op_list: list[P2POp]) -> list[Work]:
    """Begin several messages at once, in whatever order; their Works. ValueError for no list of :class:`P2POp`."""
    if not isinstance(p2p_op_list, list) or not all(isinstance(item, P2POp) for item in p2p_op_list):
        msg = "Invalid ``p2p_op_list``. Each op is expected to be of type ``torch.distributed.P2POp``."
        raise ArgumentValueError(msg)
    if not p2p_op_list:
        msg = "batch_isend_irecv(): expected at least one P2POp"
        raise ArgumentValueError(msg)
    works = []
    for item in p2p_op_list:
        work = item.op(item.tensor, item.peer, item.group, item.tag, item.group_peer)
        if work is not None:
            works.append(work)
    return works


def monitored_barrier(
    group: Any = None, timeout: timedelta | float | None = None, wait_all_ranks: bool = False
) -> None:  # fmt: skip
    """A barrier that says on rank 0 which rank did not come within `timeout`, or all of them with `wait_all_ranks`.

    Ranks meet by the store, so that a rank that is stuck in a collective is missed as one that never came.
    """
    if isinstance(timeout, (int, float)) and not isinstance(timeout, bool):
        timeout = timedelta(seconds=timeout)
    if timeout is not None and not isinstance(timeout, timedelta):
        msg = f"monitored_barrier(): expected a datetime.timedelta or seconds, got {type(timeout).__name__}"
        raise ArgumentError(msg)
    if (member := member_group("monitored_barrier", group)) is None:
        return
    limit = member.timeout if timeout is None else timeout
    prefix = f"monitored/{member.store.add(f'monitored/{member.rank()}', 1)}"
    if member.rank():
        member.store.set(f"{prefix}/{member.rank()}", "1")
        _wait_for_first(member, f"{prefix}/all", limit)
        return
    milliseconds = round(limit.total_seconds() * 1000)
    if limit <= timedelta(0) and member.size() > 1:
        msg = f"Rank 0 timed out in monitoredBarrier after {milliseconds} ms"
        member.store.set(f"{prefix}/all", msg)
        raise DistBackendError(f"[Rank 0]: {msg}: it had no time to wait for others")
    end = time.monotonic() + limit.total_seconds()
    missing = []
    for rank in range(1, member.size()):
        try:
            member.store.wait([f"{prefix}/{rank}"], timedelta(seconds=max(0.0, end - time.monotonic())))
        except DistStoreError:
            missing.append(rank)
            if not wait_all_ranks:
                break
    if missing:
        member.store.set(f"{prefix}/all", _missed(missing, milliseconds))
        raise DistBackendError(f"[Rank 0]: {_missed(missing, milliseconds)}")
    member.store.set(f"{prefix}/all", "")


def _wait_for_first(member: Any, key: str, limit: timedelta) -> None:
    """Wait until rank 0 has seen all ranks."""
    try:
        member.store.wait([key], limit + timedelta(seconds=1))
    except DistStoreError:
        problem = f"Rank 0 failed to pass monitoredBarrier in {limit.total_seconds() * 1000:g} ms"
    else:
        problem = member.store.get(key).decode()
    if problem:
        msg = (
            f"[Rank {member.rank()}]: Rank {member.rank()} successfully reached monitoredBarrier, but received errors "
            f"while waiting for send/recv from rank 0: {problem}"
        )
        raise DistBackendError(msg)


def _missed(ranks: Sequence[int], milliseconds: int) -> str:
    names = f"Rank {ranks[0]}" if len(ranks) == 1 else f"Ranks {', '.join(map(str, ranks))}"
    return f"{names} failed to pass monitoredBarrier in {milliseconds} ms"
