"""Functions of PyTorch's engine that programs call by names that begin with an underscore there too, and callbacks."""

from __future__ import annotations

import itertools
import sys
import weakref
from collections.abc import Callable, Sequence
from typing import Any

from runtime.autograd import forward, special_nodes
from runtime.autograd.engine import run_backward
from runtime.autograd.multithreading import is_multithreading_enabled
from runtime.autograd.node import AccumulateGrad, Node
from runtime.autograd.passes import BackwardPass, running_pass
from runtime.autograd.saving import saved_tensors_hooks_allowed
from runtime.autograd.special_nodes import SavedTensor
from runtime.dispatch import internals
from runtime.dispatch.internals import *  # noqa: F403 - the module _C has those, and these
from runtime.errors import ArgumentError, ComputeError
from runtime.guards import is_grad_enabled, set_grad_enabled
from runtime.tensor import Tensor

__all__ = [
    "_WeakTensorRef", "_autograd", "_current_graph_task_execution_order", "_current_graph_task_id",
    "_functions", "_is_fwd_grad_enabled", "_is_multithreading_enabled", "_set_fwd_grad_enabled", "_set_grad_enabled",
    "_will_engine_execute_node", "is_grad_enabled",
]  # fmt: skip
__all__ += internals.__all__

_functions = special_nodes
_next_id: Callable[[], int] = itertools.count().__next__


class _WeakTensorRef:
    """A weak reference to a tensor."""

    __slots__ = ("_tensor",)

    def __init__(self, tensor: Tensor) -> None:
        self._tensor = weakref.ref(tensor)

    def expired(self) -> bool:
        """Whether the tensor is gone."""
        return self._tensor() is None


# -- the pass that runs ------------------------------------------------------------------------------------------------


def _current_graph_task_id() -> int:
    """The number of the pass that this thread runs, given when it is first asked for; -1 outside of a pass."""
    run = running_pass()
    if run is None:
        return -1
    if run.number is None:
        run.number = _next_id()
    return run.number


def _inside(who: str) -> BackwardPass:
    run = running_pass()
    if run is None:
        msg = f"{who}() should only be called during the backward pass"
        raise ComputeError(msg)
    return run


def _will_engine_execute_node(node: Node) -> bool:
    """Whether the pass that this thread runs runs a node. RuntimeError outside of a pass."""
    if not isinstance(node, Node):
        msg = f"_will_engine_execute_node() expects an grad_fn, but got {type(node).__name__}"
        raise ComputeError(msg)
    run = _inside("_will_engine_execute_node")
    captures = run.captures
    if captures is not None and not run.accumulates and captures.get(node) and isinstance(node, AccumulateGrad):
        msg = (
            "A leaf node was passed to _will_engine_execute_node but we are currently running autograd.grad(). "
            "Whether it runs is not defined: pass a node that is no leaf, or call backward()"
        )
        raise ComputeError(msg)
    return node in run.dependencies


def _current_graph_task_execution_order() -> list[Node]:
    """The nodes that the pass which this thread runs has still to run, in their order."""
    run = _inside("_current_graph_task_execution_order")
    if is_multithreading_enabled():
        msg = (
            "_current_graph_task_execution_order() expects the current backward to be executed with multithreading "
            "disabled, e.g. by running under `with torch.autograd.set_multithreading_enabled(False):`"
        )
        raise ComputeError(msg)
    return sorted(run.dependencies, key=lambda node: -node.sequence_nr)


def _get_current_graph_task_keep_graph() -> bool:
    """Whether the pass that this thread runs keeps what was saved; True outside of one."""
    run = running_pass()
    return True if run is None else run.keep


class _ExecutionEngine:
    """``Variable._execution_engine``."""

    def queue_callback(self, callback: Callable[[], Any]) -> None:
        """Call a function at the end of the pass that this thread runs. RuntimeError outside of one."""
        run = running_pass()
        if run is None:
            msg = "Final callbacks can only be installed during backward pass."
            raise ComputeError(msg)
        if run.callbacks is None:
            run.callbacks = []
        run.callbacks.append(callback)

    def run_backward(
        self, tensors: Sequence[Tensor], grad_tensors: Sequence[Tensor | None], keep_graph: bool, create_graph: bool,
        inputs: Sequence[Tensor] = (), allow_unreachable: bool = True, accumulate_grad: bool = False,
    ) -> tuple[Tensor | None, ...]:  # fmt: skip
        """Send gradients backward, as :func:`.engine.run_backward` does."""
        return run_backward(
            tensors, grad_tensors, keep_graph, create_graph, tuple(inputs) or None, accumulate_grad or not inputs,
            allow_unreachable,
        )  # fmt: skip


# -- modes -------------------------------------------------------------------------------------------------------------


def _set_grad_enabled(mode: bool) -> None:
    """Set whether operations of this thread are recorded."""
    set_grad_enabled(mode)


def _set_fwd_grad_enabled(mode: bool) -> None:
    """Set whether operations of this thread on dual tensors compute tangents."""
    forward.set_fwd_grad_enabled(mode)


_is_fwd_grad_enabled = forward.enabled


_is_multithreading_enabled = is_multithreading_enabled


class _unsafe_preserve_version_counter:  # noqa: N801 - PyTorch's name
    """Inside, in-place operators leave the versions of some tensors as they were."""

    def __init__(self, tensors: Tensor | tuple[Tensor, ...]) -> None:
        self._tensors = (tensors,) if isinstance(tensors, Tensor) else tuple(tensors)
        self._versions = tuple(_version(tensor) for tensor in self._tensors)

    def __enter__(self) -> None:
        """Versions were noted when this was made."""

    def __exit__(self, *_: object) -> None:
        """Put the versions back."""
        _autograd._unsafe_set_version_counter(self._tensors, self._versions)


def _version(tensor: Tensor) -> int:
    return 0 if tensor._writes is None else int(tensor._writes[0])


class _autograd:  # noqa: N801 - PyTorch's module
    """The module ``_C._autograd``."""

    SavedTensor = SavedTensor
    _get_current_graph_task_keep_graph = staticmethod(_get_current_graph_task_keep_graph)
    _saved_tensors_hooks_is_enabled = staticmethod(saved_tensors_hooks_allowed)

    @staticmethod
    def _unsafe_set_version_counter(tensors: Sequence[Tensor], versions: Sequence[int]) -> None:
        """Set the versions of some tensors. RuntimeError for one below 0."""
        for tensor, version in zip(tensors, versions, strict=True):
            if version < 0:
                msg = f"Cannot set a version_counter to a value below 0: {version}"
                raise ComputeError(msg)
            if tensor._writes is None:
                tensor._writes = [version]
            tensor._writes[0] = version


def _calculate_shape(output: Any, grad: Tensor, is_grads_batched: bool) -> tuple[Any, Any]:
    """The shapes of an output, or of what an edge leads to, and of a gradient of it, or of each in a batch."""
    if not isinstance(output, Tensor):
        node, nr = output
        shape = node.shape if node.num_outputs == 1 else node.shape[nr]
        return shape, grad.shape[1:] if is_grads_batched else grad.shape
    if not isinstance(grad, Tensor):
        msg = f"_calculate_shape(): expected a tensor, got {type(grad).__name__}"
        raise ArgumentError(msg)
    return output.shape, grad.shape[1:] if is_grads_batched else grad.shape


def kineto_available() -> bool:
    """Whether the profiler is there."""
    return True


def _profiler_enabled() -> bool:
    """Whether a profiler looks on in this thread."""
    recording = sys.modules.get("runtime.profiler.recording")
    return recording is not None and recording.current() is not None


_execution_engine = _ExecutionEngine()
