"""Shapes of all values of a graph, by running it once: ``meta["tensor_meta"]`` of every node has them."""

from __future__ import annotations

from typing import Any, NamedTuple

from runtime.capture.fx.interpreter import Interpreter
from runtime.capture.fx.node import Node, map_aggregate
from runtime.tensor import Size, Tensor, dtypes
from runtime.tensor import device as devices

__all__ = ["ShapeProp", "TensorMetadata"]
# Memory formats, and the number of dimensions for which there are two of them.
_FORMATS = ((devices.contiguous_format, None), (devices.channels_last, 4), (devices.channels_last_3d, 5))


class TensorMetadata(NamedTuple):
    """What is known of a tensor without its elements; `qparams` are those of quantised tensors, which there are not."""

    shape: Size
    dtype: dtypes.dtype
    requires_grad: bool
    stride: tuple[int, ...]
    memory_format: devices.memory_format | None
    is_quantized: bool
    qparams: dict[str, Any]


def _extract_tensor_metadata(result: Any, include_contiguity: bool = True) -> TensorMetadata:
    """What is known of `result`; without `include_contiguity` nothing of its memory format."""
    formats = [
        memory_format for memory_format, rank in _FORMATS
        if include_contiguity and rank in {None, result.ndim} and result.is_contiguous(memory_format=memory_format)
    ]  # fmt: skip
    memory_format = formats[0] if formats else None
    return TensorMetadata(
        result.shape, result.dtype, result.requires_grad, tuple(result.stride()), memory_format, False, {}
    )


class ShapeProp(Interpreter):
    """Runs a graph and notes of every node ``meta["tensor_meta"]`` and ``meta["type"]``.

    >>> traced = ow.fx.symbolic_trace(lambda x: x.sum(0))
    >>> y = ow.fx.passes.shape_prop.ShapeProp(traced).propagate(ow.ones(2, 3))
    >>> traced.graph.output_node().meta["tensor_meta"].shape
    opweave.Size([3])
    """

    def __init__(self, gm: Any, fake_mode: Any = None) -> None:
        super().__init__(gm)
        self.fake_mode = fake_mode

    def run_node(self, n: Node) -> Any:
        """The value of a node, with what is noted of it."""
        result = super().run_node(n)
        tensors: list[Tensor] = []

        def note(value: Any) -> Any:
            if not isinstance(value, Tensor):
                return value
            tensors.append(value)
            return _extract_tensor_metadata(value)

        metadata = map_aggregate(result, note)
        if tensors:
            n.meta["tensor_meta"] = metadata
        n.meta["type"] = type(result)
        return result

    def propagate(self, *args: Any) -> Any:
        """Run the graph for arguments; its result."""
        return self.run(*args)
