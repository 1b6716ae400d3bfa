"""Programs of several processes that compute together: PyTorch's ``torch.distributed`` over MPI.

``init_process_group()`` joins the processes that a launcher, ``multiprocessing.spawn`` or anybody else started; they
find each other by a store (``stores``, ``tcp_store``, ``rendezvous``), and an engine (``engines``) sends their tensors.
"""

from __future__ import annotations

from runtime.distributed import collectives, errors, groups, joining, messages, objects, options, stores, waiting
from runtime.distributed.collectives import *  # noqa: F403 - all that its __all__ lists, as below
from runtime.distributed.device_mesh import DeviceMesh, init_device_mesh
from runtime.distributed.errors import *  # noqa: F403
from runtime.distributed.grad_buckets import GradBucket
from runtime.distributed.groups import *  # noqa: F403
from runtime.distributed.joining import *  # noqa: F403
from runtime.distributed.messages import *  # noqa: F403
from runtime.distributed.objects import *  # noqa: F403
from runtime.distributed.options import *  # noqa: F403
from runtime.distributed.process_group import ProcessGroup, _coalescing_manager
from runtime.distributed.reduce_op import ReduceOp, _make_nccl_premul_sum, reduce_op, supports_complex
from runtime.distributed.rendezvous import register_rendezvous_handler, rendezvous
from runtime.distributed.stores import *  # noqa: F403
from runtime.distributed.tcp_store import TCPStore
from runtime.distributed.waiting import *  # noqa: F403
from runtime.distributed.work import Work

__all__ = [  # noqa: PLE0604 - names of its modules
    *collectives.__all__, *errors.__all__, *groups.__all__, *joining.__all__, *messages.__all__, *objects.__all__,
    *options.__all__, *stores.__all__, *waiting.__all__,
    "DeviceMesh", "GradBucket", "ProcessGroup", "ReduceOp", "TCPStore", "Work", "_coalescing_manager",
    "_make_nccl_premul_sum", "init_device_mesh", "reduce_op", "register_rendezvous_handler", "rendezvous",
    "supports_complex",
]  # fmt: skip
