"""Hooks of communication for DistributedDataParallel: how buckets of gradients are averaged over all ranks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from runtime.devices.futures import Future
from runtime.distributed import collectives
from runtime.distributed.groups import RankGroup, resolved
from runtime.guards import no_grad
from runtime.tensor.dtypes import bfloat16, dtype, float16

__all__ = [
    "allreduce_hook", "bf16_compress_hook", "bf16_compress_wrapper", "fp16_compress_hook", "fp16_compress_wrapper",
]  # fmt: skip


def _averaged(group: RankGroup, tensor: Any) -> Future[Any]:
    """The future of a tensor's average over all ranks, in place."""
    member = resolved("comm hook", group)
    assert member is not None
    with no_grad():
        tensor.div_(member.size())
    work = collectives.all_reduce(tensor, group=group, async_op=True)
    assert work is not None
    return work.get_future().then(lambda future: future.value()[0])


def allreduce_hook(process_group: RankGroup, bucket: Any) -> Future[Any]:
    """The average in the dtype of the gradients."""
    return _averaged(process_group, bucket.buffer())


def _compressed(kind: dtype, group: RankGroup, bucket: Any) -> Future[Any]:
    with no_grad():
        smaller = bucket.buffer().to(kind)
    return _averaged(group, smaller).then(lambda future: bucket.buffer().copy_(future.value()))


def fp16_compress_hook(process_group: RankGroup, bucket: Any) -> Future[Any]:
    """The average of gradients that are rounded to float16."""
    return _compressed(float16, process_group, bucket)


def bf16_compress_hook(process_group: RankGroup, bucket: Any) -> Future[Any]:
    """The average of gradients that are rounded to bfloat16."""
    return _compressed(bfloat16, process_group, bucket)


def _wrapped(kind: dtype, hook: Callable[[Any, Any], Future[Any]]) -> Callable[[Any, Any], Future[Any]]:
    def call(state: Any, bucket: Any) -> Future[Any]:
        buffer = bucket.buffer()
        with no_grad():
            buffer.copy_(buffer.to(kind))
        return hook(state, bucket)

    return call


def fp16_compress_wrapper(hook: Callable[[Any, Any], Future[Any]]) -> Callable[[Any, Any], Future[Any]]:
    """`hook` on gradients that are rounded to float16 first."""
    return _wrapped(float16, hook)


def bf16_compress_wrapper(hook: Callable[[Any, Any], Future[Any]]) -> Callable[[Any, Any], Future[Any]]:
    """`hook` on gradients that are rounded to bfloat16 first."""
    return _wrapped(bfloat16, hook)
