"""``backward`` and ``grad``: checks and defaults in front of the engine."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import Any

from runtime.autograd import operations
from runtime.autograd.edges import GradientEdge
from runtime.autograd.engine import run_backward
from runtime.boundary import guarded, translate
from runtime.dispatch.functions import Functions
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.tensor import Tensor
from runtime.tensor.dtypes import COMPLEX

_F = Functions()
TensorOrTensors = Tensor | GradientEdge | Sequence[Tensor | GradientEdge]
Grads = Tensor | Sequence[Tensor | None] | None


def backward(
    tensors: TensorOrTensors,
    grad_tensors: Grads = None,
    retain_graph: bool | None = None,
    create_graph: bool = False,
    inputs: TensorOrTensors | None = None,
) -> None:
    """Compute the gradients of `tensors` with respect to the leaves (or `inputs`) and add them to their ``.grad``.

    `grad_tensors` has one gradient per tensor; None stands for a one in the case of a tensor of one element.
    `retain_graph` keeps what the nodes saved for another backward (default: `create_graph`). `create_graph` records
    the backward pass, so that its results can be differentiated again. Raises RuntimeError when a gradient is missing
    or does not fit, and when there is nothing to differentiate.
    """
    try:
        outputs = _tensors(tensors, "tensors")
        targets = None if inputs is None else tuple(dict.fromkeys(_tensors(inputs, "inputs")))
        if targets is not None and not targets:
            msg = "`inputs` argument to `backward` cannot be empty; leave it out to reach all leaves"
            raise ComputeError(msg)  # noqa: TRY301 - it passes the net as it is
        grads = _gradients(outputs, grad_tensors, "backward", "grad_tensors")
        run_backward(outputs, grads, retain_graph, create_graph, targets)
    except Exception:
        translate("backward", (tensors, grad_tensors), {})
        raise


@guarded
def grad(
    outputs: TensorOrTensors,
    inputs: TensorOrTensors,
    grad_outputs: Grads = None,
    retain_graph: bool | None = None,
    create_graph: bool = False,
    only_inputs: bool = True,
    allow_unused: bool | None = None,
    is_grads_batched: bool = False,
    materialize_grads: bool = False,
) -> tuple[Tensor | None, ...]:
    """The gradients of `outputs` with respect to `inputs`, in their order; nobody's ``.grad`` changes.

    An input that no output depends on raises RuntimeError, or gives None (`allow_unused`) or zeros
    (`materialize_grads`). With `is_grads_batched` the gradients of the outputs have a dimension in front, and the
    results have it too, as if each had been sent backward by itself. `only_inputs` is an older word that changes
    nothing. The other arguments are those of :func:`backward`.
    """
    if not only_inputs:
        warnings.warn(
            "only_inputs argument is deprecated and is ignored now (defaults to True). To accumulate gradient for "
            "other parts of the graph, please use torch.autograd.backward.",
            FutureWarning, stacklevel=3,
        )  # fmt: skip
    if allow_unused is None:
        allow_unused = materialize_grads
    elif materialize_grads and not allow_unused:
        msg = "grad(): materialize_grads=True gives zeros for unused inputs, so allow_unused must not be False"
        raise ArgumentValueError(msg)
    roots = _tensors(outputs, "outputs")
    targets = _tensors(inputs, "inputs")
    if not targets:
        msg = "grad(): inputs is empty; name at least one tensor to differentiate with respect to"
        raise ArgumentValueError(msg)
    if is_grads_batched:
        return _one_by_one(roots, targets, grad_outputs, retain_graph, create_graph, allow_unused, materialize_grads)
    grads = _gradients(roots, grad_outputs, "grad", "grad_outputs")
    results = run_backward(roots, grads, retain_graph, create_graph, targets, False, allow_unused)
    if not materialize_grads:
        return results
    if edges := [position for position, target in enumerate(targets) if isinstance(target, GradientEdge)]:
        msg = f"grad(): materialize_grads=True cannot be used when the inputs hold edges, as at position {edges[0]}"
        raise ComputeError(msg)
    return tuple(
        operations.filled_like(tensor, 0) if result is None else result
        for tensor, result in zip(targets, results, strict=True)
    )


def _one_by_one(
    roots: tuple[Any, ...], targets: tuple[Any, ...], grad_outputs: Any, retain_graph: bool | None, create_graph: bool,
    allow_unused: bool | None, materialize_grads: bool,
) -> tuple[Tensor | None, ...]:
    """What :func:`grad` gives for every gradient of a batch, along a first dimension."""
    gradients = (grad_outputs,) if isinstance(grad_outputs, Tensor) else _several(grad_outputs, "grad_outputs")
    sizes = {item._sizes[:1] for item in gradients if item is not None}
    if len(sizes) != 1 or not all(next(iter(sizes))) or sizes == {()}:
        msg = "grad(): with is_grads_batched all grad_outputs need a first dimension of one size, of 1 at least"
        raise ComputeError(msg)
    (count,) = sizes.pop()
    rows = [
        grad(
            roots, targets, [None if item is None else item[i] for item in gradients],
            i + 1 < count or (create_graph if retain_graph is None else retain_graph), create_graph,
            allow_unused=allow_unused, materialize_grads=materialize_grads,
        )
        for i in range(count)
    ]  # fmt: skip
    return tuple(None if parts[0] is None else operations.stack(parts, 0) for parts in zip(*rows, strict=True))


def _tensors(value: TensorOrTensors, argument: str) -> tuple[Any, ...]:
    values = (value,) if isinstance(value, (Tensor, GradientEdge)) else _several(value, argument)
    for position, tensor in enumerate(values):
        if not isinstance(tensor, (Tensor, GradientEdge)):
            msg = f"{argument} must hold tensors only, element {position} is {type(tensor).__name__}"
            raise ArgumentError(msg)
    return values


def _several(values: Any, argument: str) -> tuple[Any, ...]:
    try:
        return tuple(values)
    except TypeError:
        msg = f"{argument} must be a tensor or a sequence of tensors, got {type(values).__name__}"
        raise ArgumentError(msg) from None


def _gradients(tensors: tuple[Any, ...], gradients: Grads, function: str, argument: str) -> list[Tensor | None]:
    """One gradient per tensor, ones in place of None for tensors of one element."""
    if len(tensors) == 1:
        if gradients is None:
            return [implicit(tensors[0], function, argument)]
        if isinstance(gradients, Tensor):
            return [_checked(tensors[0], gradients, 0, argument)]
    grads: Sequence[Tensor | None]
    if isinstance(gradients, Tensor):
        grads = (gradients,)
    else:
        grads = (None,) * len(tensors) if gradients is None else _several(gradients, argument)
    if len(grads) != len(tensors):
        msg = f"{function}(): got {len(tensors)} tensors and {len(grads)} {argument}; give one for each, None included"
        raise ComputeError(msg)
    return [
        implicit(tensor, function, argument) if grad is None else _checked(tensor, grad, position, argument)
        for position, (tensor, grad) in enumerate(zip(tensors, grads, strict=True))
    ]


def implicit(tensor: Tensor | GradientEdge, function: str, argument: str) -> Tensor | None:
    """The one in the place of a gradient left out; None outside of graphs. RuntimeError unless it is for one number."""
    if isinstance(tensor, GradientEdge):
        msg = (
            f"grad can be implicitly created only for scalar outputs, and an edge does not say its shape; pass "
            f"{argument}"
        )
        raise ComputeError(msg)
    if tensor._edge is None:
        return None
    if (tensor._sizes and tensor.numel() != 1) or tensor.dtype.category == COMPLEX:
        msg = (
            f"{function}(): grad can be implicitly created only for real scalar outputs, but the output of "
            f"{tensor._edge[0].describe()} is a {tensor.dtype.name} tensor of shape {list(tensor._sizes)}; reduce it "
            f"first, e.g. with sum(), or pass {argument}"
        )
        raise ComputeError(msg)
    return operations.filled_like(tensor, 1)


def _checked(tensor: Tensor | GradientEdge, grad: Tensor, position: int, argument: str) -> Tensor:
    if not isinstance(grad, Tensor):
        msg = f"{argument}[{position}] must be a tensor or None, got {type(grad).__name__}"
        raise ArgumentError(msg)
    if isinstance(tensor, GradientEdge):
        return grad
    if grad._sizes != tensor._sizes:
        msg = (
            f"Mismatch in shape: grad_output[{position}] has a shape of {grad.shape} and output[{position}] has a "
            f"shape of {tensor.shape}."
        )
        raise ComputeError(msg)
    if grad.dtype.is_complex != tensor.dtype.is_complex:
        msg = (
            f"{argument}[{position}] has dtype {grad.dtype.name}, and the tensor it belongs to {tensor.dtype.name}: "
            "both must be real or both complex"
        )
        raise ComputeError(msg)
    return grad
