"""Products with Jacobians and Hessians of functions of tensors: what a package offers as ``autograd.functional``.

A function takes tensors and returns a tensor or a tuple of them. `inputs` is a tensor or a tuple of tensors; results
have the same form. Derivatives of outputs that do not depend on an input are zeros, or an error with `strict`. Unless
`create_graph`, results are outside of every graph. :func:`jvp`, :func:`hvp` and forward-mode strategies open a level
of forward mode and so cannot be called inside of one.

With `vectorize` all rows or columns of a Jacobian are one batch, as those of :mod:`runtime.func` are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from runtime.autograd import forward, operations
from runtime.autograd.functional import grad
from runtime.autograd.pushforward import relay
from runtime.batching.levels import active, lifted, physical
from runtime.boundary import guarded
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.func.forward import along_each, dual_of, tangent_of
from runtime.func.inputs import F
from runtime.func.reverse import pulled_back, pulled_back_each
from runtime.guards import enable_grad
from runtime.tensor import Tensor
from runtime.tensor.keys import TORCH_DISPATCH

Tensors = Tensor | tuple[Tensor, ...]
Function = Callable[..., Any]
_ONE_INPUT = "the input to the user-provided function is"
STRATEGIES = ("reverse-mode", "forward-mode")

__all__ = ["_construct_standard_basis_for", "hessian", "hvp", "jacobian", "jvp", "vhp", "vjp"]


@guarded
def vjp(
    func: Function, inputs: Tensors, v: Tensors | None = None, create_graph: bool = False, strict: bool = False
) -> tuple[Any, Any]:
    """The outputs of ``func(*inputs)`` and the product of `v`, a tensor for each output, with the Jacobian.

    `v` may be left out for one output of one element.
    """
    with enable_grad():
        inputs_in, points = _points("vjp", inputs, create_graph)
        outputs, single = _call("vjp", func, points)
        vectors = _vectors("vjp", v, outputs, "the user-provided function returns")
        products = _gradients("vjp", outputs, points, vectors, create_graph, strict)
        _check_recorded("vjp", products, create_graph and strict)
        return _packed(outputs, single, create_graph), _packed(products, inputs_in, create_graph)


@guarded
def jvp(
    func: Function, inputs: Tensors, v: Tensors | None = None, create_graph: bool = False, strict: bool = False
) -> tuple[Any, Any]:
    """The outputs of ``func(*inputs)`` and the product of the Jacobian with `v`, a tensor for each input.

    `v` may be left out for one input of one element. Computed by forward mode, in one run of `func`.
    """
    with enable_grad():
        _, points = _points("jvp", inputs, create_graph)
        vectors = _vectors("jvp", v, points, _ONE_INPUT)
        outputs, tangents, single = _push("jvp", func, points, vectors, strict)
        if strict:
            _check_reached("jvp", outputs, points)
        _check_recorded("jvp", tangents, create_graph and strict)
        return _packed(outputs, single, create_graph), _packed(tangents, single, create_graph)


@guarded
def jacobian(
    func: Function, inputs: Tensors, create_graph: bool = False, strict: bool = False, vectorize: bool = False,
    strategy: str = "reverse-mode",
) -> Any:  # fmt: skip
    """The Jacobian: for each output and input a tensor of the output's shape followed by the input's.

    One tensor if both are single, else a tuple by output, by input or by both. ``"reverse-mode"`` runs backward once
    for an element of an output, ``"forward-mode"`` runs `func` once for an element of an input; with `vectorize` once
    for all of them, which cannot be `strict`.
    """
    _check_strategy("jacobian", "strategy", strategy)
    if strict and vectorize:
        msg = "jacobian(): strict=True and vectorize=True are not supported together; leave one of them out"
        raise ComputeError(msg)
    with enable_grad():
        inputs_in, points = _points("jacobian", inputs, create_graph)
        make = _rows if strategy == STRATEGIES[0] else _columns
        blocks, single = make(func, points, create_graph, strict, vectorize)
        rows = tuple(_packed(row, inputs_in, create_graph) for row in blocks)
        return rows[0] if single else rows


@guarded
def hessian(
    func: Function,
    inputs: Tensors,
    create_graph: bool = False,
    strict: bool = False,
    vectorize: bool = False,
    outer_jacobian_strategy: str = "reverse-mode",
) -> Any:
    """The Hessian of a function with one output of one element: the Jacobian of its gradient.

    A tensor of the input's shape twice, or for a tuple of inputs a tuple of tuples. `vectorize` is as in
    :func:`jacobian`.
    """
    _check_strategy("hessian", "outer_jacobian_strategy", outer_jacobian_strategy)
    _check_inputs("hessian", inputs)
    single = isinstance(inputs, Tensor)

    def gradient(*points: Tensor) -> Any:
        outputs, _ = _call("hessian", func, points)
        _check_scalar("hessian", outputs)
        return tuple(_first_gradients("hessian", outputs, points, None, strict))

    rows = jacobian(gradient, inputs, create_graph, strict, vectorize, outer_jacobian_strategy)
    return rows[0] if single else rows


@guarded
def vhp(
    func: Function, inputs: Tensors, v: Tensors | None = None, create_graph: bool = False, strict: bool = False
) -> tuple[Any, Any]:
    """The output of a function with one output of one element, and the product of `v` with its Hessian.

    Two runs of backward.
    """
    with enable_grad():
        inputs_in, points = _points("vhp", inputs, create_graph)
        vectors = _vectors("vhp", v, points, _ONE_INPUT)
        outputs, single = _call("vhp", func, points)
        _check_scalar("vhp", outputs)
        gradients = _first_gradients("vhp", outputs, points, None, strict)
        products = _gradients("vhp", gradients, points, vectors, create_graph, strict)
        return _packed(outputs, single, create_graph), _packed(products, inputs_in, create_graph)


@guarded
def hvp(
    func: Function, inputs: Tensors, v: Tensors | None = None, create_graph: bool = False, strict: bool = False
) -> tuple[Any, Any]:
    """The output of a function with one output of one element, and the product of its Hessian with `v`.

    Forward mode through backward: one run of both.
    """
    with enable_grad():
        inputs_in, points = _points("hvp", inputs, create_graph)
        vectors = _vectors("hvp", v, points, _ONE_INPUT)
        if _any_handled(points):
            return _hvp_twice_backward(func, inputs_in, points, vectors, create_graph, strict)
        with forward.dual_level():
            duals = [forward.make_dual(point, vector) for point, vector in zip(points, vectors, strict=True)]
            outputs, single = _call("hvp", func, duals)
            _check_scalar("hvp", outputs)
            gradients = _first_gradients("hvp", outputs, duals, None, strict)
            products = [
                _required("hvp", forward.unpack_dual(item).tangent, point, strict, f"The gradient of input {number}")
                for number, (item, point) in enumerate(zip(gradients, points, strict=True))
            ]
        return _packed(outputs, single, create_graph), _packed(products, inputs_in, create_graph)


def _any_handled(points: Sequence[Tensor]) -> bool:
    """Whether a tensor holds others, and its class has the calls of operators: it has no tangent beside it."""
    return any(point._keys & TORCH_DISPATCH for point in points)


def _hvp_twice_backward(
    func: Function, inputs_in: bool, points: Sequence[Tensor], vectors: Sequence[Tensor], create_graph: bool,
    strict: bool,
) -> tuple[Any, Any]:  # fmt: skip
    """:func:`hvp` by backward alone: the product of the gradient with a vector is linear in that."""
    outputs, single = _call("hvp", func, points)
    _check_scalar("hvp", outputs)
    duals = [operations.filled_like(output, 1).requires_grad_() for output in outputs]  # type: ignore[attr-defined]
    gradients = _first_gradients("hvp", outputs, points, duals, strict)
    products = _gradients("hvp", gradients, points, vectors, create_graph, strict)
    return _packed(outputs, single, create_graph), _packed(products, inputs_in, create_graph)


# -- the two ways to a Jacobian ----------------------------------------------------------------------------------------


def _rows(
    func: Function, points: Sequence[Tensor], create_graph: bool, strict: bool, vectorize: bool
) -> tuple[list[list[Tensor]], bool]:
    """For every output the blocks by input, by one backward for each element of the output, or one for all."""
    outputs, single = _call("jacobian", func, points)
    vectorize = vectorize and not _any_handled(points)  # batches are no arguments of their classes
    return [
        _row(output, number, points, create_graph, strict, vectorize) for number, output in enumerate(outputs)
    ], single


def _row(
    output: Tensor, number: int, points: Sequence[Tensor], create_graph: bool, strict: bool, vectorize: bool
) -> list[Tensor]:
    """The blocks of output `number` by input."""
    shape = output._sizes
    if vectorize:
        size = output.numel()
        units = F.eye(size, dtype=output.dtype, device=output.device).reshape(size, *shape)
        gradients = pulled_back_each(output, units, list(points), create_graph, None)
        return [operations.view(item, (*shape, *item._sizes[1:])) for item in gradients]
    subject = f"Output {number}"
    rows = [
        _gradients("jacobian", [output], points, [direction], create_graph, strict, retain=True, subject=subject)
        for direction in _basis(output)
    ]
    _check_recorded("jacobian", rows[0] if rows else (), create_graph and strict)
    return [
        _joined([row[position] for row in rows], 0, (*shape, *point._sizes), point)
        for position, point in enumerate(points)
    ]


def _columns(
    func: Function, points: Sequence[Tensor], _create_graph: bool, strict: bool, vectorize: bool
) -> tuple[list[list[Tensor]], bool]:
    """The same by one run of forward mode for each element of each input, or one for all elements of an input."""
    by_input: list[list[Tensor] | None] = []
    single = False
    for number, point in enumerate(points):

        def along(direction: Tensor, number: int = number) -> list[Tensor]:
            nonlocal single
            vectors: list[Tensor | None] = [None] * len(points)
            vectors[number] = direction
            _, tangents, single = _push("jacobian", func, points, vectors, strict)
            return tangents

        if vectorize and not _any_handled(points):
            by_input.append(along_each(along, point, "error"))
        else:
            columns = [along(direction) for direction in _basis(point)]
            by_input.append([operations.stack(list(column), -1) for column in zip(*columns, strict=True)] or None)
    columns_known = next((columns for columns in by_input if columns is not None), None)
    if columns_known is None:  # no input has an element
        outputs, single = _call("jacobian", func, points)
    else:
        outputs = [F.select(item, -1, 0) for item in columns_known]
    return [
        [
            _of_shape(None if columns is None else columns[nr], (*output._sizes, *point._sizes), output)
            for columns, point in zip(by_input, points, strict=True)
        ]
        for nr, output in enumerate(outputs)
    ], single


def _of_shape(columns: Tensor | None, shape: tuple[int, ...], like: Tensor) -> Tensor:
    """Columns of a Jacobian in its shape; none where an input has no element."""
    return operations.filled(shape, like.dtype, 0, like) if columns is None else operations.view(columns, shape)


def _basis(like: Tensor) -> list[Tensor]:
    """A tensor for every element of `like`: one there, zero elsewhere."""
    return [operations.one_at(like, index) for index in np.ndindex(like._sizes)]


def _joined(parts: Sequence[Tensor], dim: int, shape: tuple[int, ...], like: Tensor) -> Tensor:
    """Rows or columns of a Jacobian as one tensor."""
    if not parts:
        return operations.filled(shape, like.dtype, 0, like)
    return operations.view(operations.stack(parts, dim), shape)


def _push(
    who: str, func: Function, points: Sequence[Tensor], vectors: Sequence[Tensor | None], strict: bool
) -> tuple[list[Tensor], list[Tensor], bool]:
    """The outputs at `points`, and their tangents in the direction of `vectors` (None: zero)."""
    if _any_handled(points):
        return _push_twice_backward(who, func, points, vectors, strict)
    with forward.dual_level():
        # Within vmap each sample has inputs of its own, for a gradient with respect to them is one of each sample.
        duals = [
            lifted(point, active()) if vector is None else dual_of(point, vector)
            for point, vector in zip(points, vectors, strict=True)
        ]
        outputs, single = _call(who, func, duals)
        tangents = [
            _required(who, tangent_of(output), output, strict, _label_of(output, number))
            for number, output in enumerate(outputs)
        ]
    return outputs, tangents, single


def _push_twice_backward(
    who: str, func: Function, points: Sequence[Tensor], vectors: Sequence[Tensor | None], strict: bool
) -> tuple[list[Tensor], list[Tensor], bool]:
    """:func:`_push` by backward alone: gradients are linear in those of the outputs."""
    outputs, single = _call(who, func, points)
    scales = [operations.filled_like(output, 0).requires_grad_() for output in outputs]  # type: ignore[attr-defined]
    gradients = _gradients(who, outputs, points, scales, True, strict)
    directions = [
        operations.filled_like(point, 0) if vector is None else vector
        for point, vector in zip(points, vectors, strict=True)
    ]
    return outputs, _gradients(who, gradients, scales, directions, True, strict), single


def _label_of(output: Tensor, number: int) -> str:
    """What is said of an output without a tangent."""
    if output._edge is None:
        return f"Output {number} of the user-provided function does not require gradients. It"
    return f"The output of the user-provided function is independent of input 0, or output {number} of all. It"


# -- inputs and outputs ------------------------------------------------------------------------------------------------


def _points(who: str, inputs: Tensors, create_graph: bool) -> tuple[bool, list[Tensor]]:
    """Whether there is one input, and the inputs as places of the graph of their own."""
    values = _check_inputs(who, inputs)
    for number, item in enumerate(values):
        if item is not physical(item)[0]:
            msg = f"{who}(): input {number} is a sample of a batch; within vmap use what `func` has"
            raise ComputeError(msg)
        if not (item.dtype.is_floating_point or item.dtype.is_complex):
            msg = f"{who}(): only floating and complex tensors have derivatives, input {number} is {item.dtype.name}"
            raise ComputeError(msg)
    return isinstance(inputs, Tensor), [relay(value, connected=create_graph) for value in values]


def _check_inputs(who: str, inputs: Any) -> tuple[Any, ...]:
    """The inputs as a tuple. TypeError unless they are a tensor or a tuple of tensors."""
    if not isinstance(inputs, (Tensor, list, tuple)):
        msg = f"The inputs given to {who} must be either a Tensor or a tuple of Tensors, got {type(inputs).__name__}"
        raise ArgumentError(msg)
    values = (inputs,) if isinstance(inputs, Tensor) else tuple(inputs)
    _check_tensors(f"The inputs given to {who}", values)
    return values


def _call(who: str, func: Function, points: Sequence[Tensor]) -> tuple[list[Tensor], bool]:
    """The outputs, and whether there is one."""
    if not callable(func):
        msg = f"{who}(): expected a function of the inputs, got {type(func).__name__}"
        raise ArgumentError(msg)
    result = func(*points)
    single = isinstance(result, Tensor)
    values = (result,) if isinstance(result, Tensor) else result
    if not isinstance(values, (tuple, list)):
        msg = (
            f"The outputs of the user-provided function given to {who} must be either a Tensor or a tuple of Tensors, "
            f"got {type(values).__name__}"
        )
        raise ArgumentError(msg)
    _check_tensors(f"The outputs of the user-provided function given to {who}", values)
    return list(values), single


def _check_tensors(subject: str, values: Sequence[Any]) -> None:
    for number, value in enumerate(values):
        if not isinstance(value, Tensor):
            msg = (
                f"{subject} must be either a Tensor or a tuple of Tensors, and number {number} is "
                f"{type(value).__name__}"
            )
            raise ArgumentError(msg)


def _vectors(who: str, v: Tensors | None, values: Sequence[Tensor], label: str) -> list[Tensor]:
    """`v` as a list with a tensor of the right shape for each of `values`."""
    if v is None:
        if len(values) != 1 or values[0].numel() != 1:
            msg = (
                f"{who}(): The vector v can only be None if {label} one Tensor with a single element; give a tensor "
                f"for each"
            )
            raise ComputeError(msg)
        return [operations.filled_like(values[0], 1)]
    vectors = [v] if isinstance(v, Tensor) else list(v)
    _check_tensors(f"The v given to {who}", vectors)
    if len(vectors) != len(values):
        msg = f"{who}(): v is a tuple of invalid length: should be {len(values)} but got {len(vectors)}"
        if len(values) == 1:
            msg = f"{who}(): The given v should contain a single Tensor. It has {len(vectors)}"
        raise ComputeError(msg)
    for number, (vector, value) in enumerate(zip(vectors, values, strict=True)):
        if vector._sizes != value._sizes:
            msg = (
                f"{who}(): v has invalid size: should be {value.shape} but got {vector.shape}, at number {number}"
            )
            raise ComputeError(msg)
    return vectors


def _gradients(
    who: str, outputs: Sequence[Tensor], points: Sequence[Tensor], vectors: Sequence[Tensor] | None,
    create_graph: bool, strict: bool, *, retain: bool = False, subject: str = "The output",
) -> list[Tensor]:
    """The gradients of the outputs that depend on anything; zeros for inputs that none depends on."""
    chosen = [number for number, output in enumerate(outputs) if physical(output)[0]._edge is not None]
    if strict and len(chosen) < len(outputs):
        number = next(number for number in range(len(outputs)) if number not in chosen)
        raise _independent(who, f"Output {number} of the user-provided function does not require gradients. It")
    gradients: Sequence[Tensor | None] = (None,) * len(points)
    directions = None if vectors is None else [vectors[number] for number in chosen]
    if chosen and active():  # within vmap, where those of all samples are computed at once
        reached = [outputs[number] for number in chosen]
        directions = [operations.filled_like(output, 1) for output in reached] if directions is None else directions
        gradients = pulled_back(reached, directions, list(points), create_graph or retain)
    elif chosen:
        gradients = grad(
            [outputs[number] for number in chosen], points, directions, create_graph=create_graph,
            retain_graph=retain or create_graph, allow_unused=True,
        )  # fmt: skip
    subject = f"{subject} of the user-provided function is independent of input"
    return [
        _required(who, item, point, strict, f"{subject} {number}. It")
        for number, (item, point) in enumerate(zip(gradients, points, strict=True))
    ]


def _first_gradients(
    who: str, outputs: Sequence[Tensor], points: Sequence[Tensor], vectors: Sequence[Tensor] | None, strict: bool
) -> list[Tensor]:
    """The gradients that are to be differentiated again; with `strict`, RuntimeError for those that are constant."""
    gradients = _gradients(who, outputs, points, vectors, True, strict)
    for number, item in enumerate(gradients if strict else ()):
        if item._edge is None:
            subject = f"The jacobian of the user-provided function with respect to input {number}"
            raise _independent(who, f"{subject} is independent of the input. It")
    return gradients


def _check_reached(who: str, outputs: Sequence[Tensor], points: Sequence[Tensor]) -> None:
    """RuntimeError where no output depends on one of the inputs."""
    ones = [operations.filled_like(output, 1) for output in outputs]
    _gradients(who, outputs, points, ones, False, True, retain=True)


def _check_recorded(who: str, results: Sequence[Tensor], strict: bool) -> None:
    """RuntimeError where a derivative is the same at all inputs, if it shall be differentiated again, and strictly."""
    for number, item in enumerate(results if strict else ()):
        if item._edge is None:
            msg = (
                f"{who}(): The jacobian of the user-provided function is independent of input {number}. This is an "
                "error with strict=True and create_graph=True"
            )
            raise ComputeError(msg)


def _required(who: str, gradient: Tensor | None, like: Tensor, strict: bool, label: str) -> Tensor:
    """A derivative, zeros where there is none."""
    if gradient is None:
        if strict:
            raise _independent(who, label)
        return operations.filled_like(like, 0)
    return gradient


def _independent(who: str, label: str) -> ComputeError:
    return ComputeError(
        f"{label} has a derivative of zero with respect to the inputs given to {who}, which is an error with "
        f"strict=True"
    )


def _check_scalar(who: str, outputs: Sequence[Tensor]) -> None:
    if len(outputs) != 1:
        msg = f"The function given to {who} should return a single Tensor, got {len(outputs)}"
        raise ComputeError(msg)
    if outputs[0].numel() != 1:
        msg = (
            f"The Tensor returned by the function given to {who} should contain a single element, got one of shape "
            f"{list(outputs[0]._sizes)}"
        )
        raise ComputeError(msg)


def _check_strategy(who: str, argument: str, value: str) -> None:
    if value not in STRATEGIES:
        msg = f"{who}(): {argument} must be 'reverse-mode' or 'forward-mode', got {value!r}"
        raise ArgumentValueError(msg)


def _packed(values: Sequence[Tensor], single: bool, create_graph: bool) -> Any:
    """The values as they were given: one tensor or a tuple; outside of the graph unless it is wanted."""
    bound: Sequence[Any] = values  # whose classes may have the calls of operators
    tensors = tuple(value if create_graph or value._edge is None else value.detach() for value in bound)
    return tensors[0] if single else tensors


def _construct_standard_basis_for(tensors: Sequence[Tensor], tensor_numels: Sequence[int]) -> tuple[Any, ...]:
    """The identity matrix over the elements of several tensors, cut into the columns of each, with their dtypes.

    Of N elements in all it is a tensor of the shape (N, numel) for each, as a batch of directions for ``vmap``.
    """
    if len(tensors) != len(tensor_numels) or not tensors:
        msg = f"_construct_standard_basis_for(): {len(tensors)} tensors have as many numbers, got {len(tensor_numels)}"
        raise ArgumentValueError(msg)
    total, first, columns = sum(tensor_numels), 0, []
    for tensor, count in zip(tensors, tensor_numels, strict=True):
        part = F.zeros((total, count), dtype=tensor.dtype, device=tensor.device)
        F.diagonal(part, -first).fill_(1)
        columns.append(part)
        first += count
    return tuple(columns)
