"""Tensors between devices: ``nn.parallel.comm``. The CPU is the one device, so what is sent stays where it is.

A list of devices may name it, as ``"cpu"``, more than once: then each gets a copy, or a part, of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.nn.operators import F
from runtime.tensor import Tensor
from runtime.tensor.device import cpu, device

__all__ = ["broadcast", "broadcast_coalesced", "gather", "reduce_add", "reduce_add_coalesced", "scatter"]


def _checked(function: str, devices: Sequence[Any]) -> list[Any]:
    """The devices, each of which is the CPU."""
    for item in devices:
        if isinstance(item, int) or device(item).type != cpu.type:
            msg = f"comm.{function}(): opweave computes on the CPU alone, got the device {item}"
            raise ComputeError(msg)
    return list(devices)


def _one_of(function: str, first: Any, second: Any, names: str) -> None:
    if (first is None) == (second is None):
        msg = f"comm.{function}(): expected either {names}"
        raise ComputeError(msg)


def broadcast(tensor: Tensor, devices: Sequence[Any] | None = None, *, out: Sequence[Tensor] | None = None) -> Any:
    """A tensor on each of some devices: the tensor itself, then copies. With `out` it is copied into those."""
    _one_of("broadcast", devices, out, "devices or out")
    if out is not None:
        return tuple(item.copy_(tensor) for item in out)  # type: ignore[attr-defined]
    return tuple(tensor if i == 0 else F.clone(tensor) for i, _ in enumerate(_checked("broadcast", devices or ())))


def broadcast_coalesced(tensors: Sequence[Tensor], devices: Sequence[Any], buffer_size: int = 10485760) -> Any:
    """Several tensors on each of some devices: a tuple for each device."""
    del buffer_size
    copies = [broadcast(tensor, devices) for tensor in tensors]
    return [tuple(of_tensor[i] for of_tensor in copies) for i, _ in enumerate(devices)]


def reduce_add(inputs: Sequence[Tensor], destination: Any = None) -> Tensor:
    """The sum of tensors of one shape, which lie on several devices; ValueError for other shapes."""
    _checked("reduce_add", () if destination is None else (destination,))
    if not inputs:
        msg = "comm.reduce_add(): expected at least one tensor"
        raise ComputeError(msg)
    sizes = {tuple(item._sizes) for item in inputs}
    if len(sizes) > 1:
        shapes = ", ".join(str(list(shape)) for shape in sorted(sizes))
        msg = f"comm.reduce_add(): the tensors must have one shape, got {shapes}"
        raise ArgumentValueError(msg)
    total = inputs[0]
    for item in inputs[1:]:
        total = F.add(total, item)
    return total


def reduce_add_coalesced(
    inputs: Sequence[Sequence[Tensor]], destination: Any = None, buffer_size: int = 10485760
) -> tuple[Tensor, ...]:
    """The sums of the first tensors of each device, of the second ones, and so on."""
    del buffer_size
    return tuple(reduce_add(items, destination) for items in zip(*inputs, strict=True))


def scatter(
    tensor: Tensor, devices: Sequence[Any] | None = None, chunk_sizes: Sequence[int] | None = None, dim: int = 0,
    streams: Any = None, *, out: Sequence[Tensor] | None = None,
) -> tuple[Tensor, ...]:  # fmt: skip
    """A tensor cut along a dimension: a part for each device, as long as `chunk_sizes` says, or about equally long.

    With `out` the parts are as long as those tensors, into which they are copied.
    """
    del streams
    if out is not None:
        if devices is not None or chunk_sizes is not None:
            msg = "comm.scatter(): out says where the parts go and how long they are; leave devices and chunk_sizes out"
            raise ComputeError(msg)
        parts = F.split_with_sizes(tensor, [item._sizes[dim] for item in out], dim)
        return tuple(item.copy_(part) for item, part in zip(out, parts, strict=True))  # type: ignore[attr-defined]
    if devices is None:
        msg = "comm.scatter(): expected devices or out"
        raise ComputeError(msg)
    count = len(_checked("scatter", devices))
    if chunk_sizes is None:
        return tuple(F.chunk(tensor, count, dim))
    if len(chunk_sizes) != count:
        msg = f"comm.scatter(): {count} devices need as many chunk_sizes, got {len(chunk_sizes)}"
        raise ArgumentValueError(msg)
    return tuple(F.split_with_sizes(tensor, list(chunk_sizes), dim))


def gather(tensors: Sequence[Tensor], dim: int = 0, destination: Any = None, *, out: Tensor | None = None) -> Tensor:
    """Tensors of several devices, one behind the other along a dimension."""
    if out is not None:
        if destination is not None:
            msg = "comm.gather(): out says where the result goes; leave destination out"
            raise ArgumentError(msg)
        return out.copy_(F.cat(list(tensors), dim))  # type: ignore[attr-defined, no-any-return]
    _checked("gather", () if destination is None else (destination,))
    return F.cat(list(tensors), dim)  # type: ignore[no-any-return]
