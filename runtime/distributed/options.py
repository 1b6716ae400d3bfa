"""Options of the methods of :class:`~runtime.distributed.process_group.ProcessGroup`, beside tensors."""


from __future__ import annotations

from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

from runtime.distributed.reduce_op import ReduceOp

__all__ = [
    "AllToAllOptions", "AllgatherOptions", "AllreduceCoalescedOptions", "AllreduceOptions", "BarrierOptions",
    "BroadcastOptions", "CollectiveOptions", "GatherOptions", "ReduceOptions", "ReduceScatterOptions", "ScatterOptions",
]  # fmt: skip
UNSET = timedelta(milliseconds=-1)  # the group's own timeout


@dataclass
class CollectiveOptions:
    """What all have: how long a collective may take, the time of the group by default."""

    timeout: timedelta = UNSET
    asyncOp: bool = True  # noqa: N815 - names of PyTorch, as all below


@dataclass
class AllToAllOptions(CollectiveOptions):
    """Of ``alltoall`` and ``alltoall_base``."""


@dataclass
class AllgatherOptions(CollectiveOptions):
    """Of ``allgather`` and its forms."""


@dataclass
class BarrierOptions(CollectiveOptions):
    """Of ``barrier``."""

    device_ids: list[int] = field(default_factory=list)
    device: Any = None


@dataclass
class BroadcastOptions(CollectiveOptions):
    """Of ``broadcast``: whose tensor all get, by its rank within the group."""

    rootRank: int = 0  # noqa: N815
    rootTensor: int = 0  # noqa: N815


@dataclass
class GatherOptions(CollectiveOptions):
    """Of ``gather``: who gets the tensors."""

    rootRank: int = 0  # noqa: N815


@dataclass
class ScatterOptions(CollectiveOptions):
    """Of ``scatter``: whose tensors are given away."""

    rootRank: int = 0  # noqa: N815


@dataclass
class AllreduceOptions(CollectiveOptions):
    """Of ``allreduce``."""

    reduceOp: Any = ReduceOp.SUM  # noqa: N815
    sparseIndices: Any = None  # noqa: N815


@dataclass
class AllreduceCoalescedOptions(AllreduceOptions):
    """Of ``allreduce_coalesced``."""


@dataclass
class ReduceScatterOptions(CollectiveOptions):
    """Of ``reduce_scatter`` and its forms."""

    reduceOp: Any = ReduceOp.SUM  # noqa: N815


@dataclass
class ReduceOptions(CollectiveOptions):
    """Of ``reduce``: who gets the result."""

    reduceOp: Any = ReduceOp.SUM  # noqa: N815
    rootRank: int = 0  # noqa: N815
    rootTensor: int = 0  # noqa: N815
