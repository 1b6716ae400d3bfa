"""gradcheck: compare gradients of the engine with central differences.

Both are computed as matrices over real numbers (a complex element counts as two), one row an element of an input and
one column an element of an output. Central differences (:mod:`runtime.autograd.differences`) have an error of about
eps^2 + 1e-16 / eps: with eps = 1e-6 ten digits in float64, which is why inputs must be float64 or complex128.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np

from runtime.autograd import forward
from runtime.autograd.differences import central
from runtime.autograd.functional import grad
from runtime.autograd.node import make_leaf
from runtime.boundary import guarded
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.guards import enable_grad
from runtime.tensor import Tensor, dtypes, make_tensor
from runtime.tensor.coordinates import has_sparse_layout
from runtime.tensor.keys import CPU, TORCH_DISPATCH
from runtime.tensor.memory import array_of
from runtime.tensor.tensor import from_numpy, to_numpy

Array = np.ndarray[Any, Any]


class GradcheckError(ComputeError):
    """Gradient and central difference disagree, or cannot be compared."""


@guarded
def gradcheck(
    func: Callable[..., Any],
    inputs: Tensor | Sequence[Any],
    *,
    eps: float = 1e-6,
    atol: float = 1e-5,
    rtol: float = 1e-3,
    raise_exception: bool = True,
    nondet_tol: float = 0.0,
    check_undefined_grad: bool = True,
    check_grad_dtypes: bool = False,
    check_batched_grad: bool = False,
    check_batched_forward_grad: bool = False,
    check_forward_ad: bool = False,
    check_backward_ad: bool = True,
    fast_mode: bool = False,
    masked: bool | None = None,
) -> bool:
    """Whether the gradients of ``func(*inputs)`` match central differences of step `eps` within `atol` and `rtol`.

    Checked are the inputs that require grad; a warning says which are not float64 or complex128. Backward runs twice,
    and its results may differ by `nondet_tol`. With `check_forward_ad` the derivatives of forward mode are compared
    as well; without `check_backward_ad`, only those. A failure raises GradcheckError, or returns False without
    `raise_exception`.

    With `fast_mode` as without every element is compared, and gradients have the dtypes of inputs always; that and
    `check_undefined_grad`, `check_grad_dtypes` and the two of batches are taken for PyTorch's sake. A sparse input is
    varied in all of its elements, with `masked` in those that it stores.
    """
    del check_undefined_grad, check_grad_dtypes, check_batched_grad, check_batched_forward_grad, fast_mode
    arguments = _listed("gradcheck", inputs)
    if any(_is_checked(value) and has_sparse_layout(value) for value in arguments):
        from runtime.sparse.checking import as_sparse_gradcheck

        result: bool = as_sparse_gradcheck(gradcheck)(
            func, arguments, masked=bool(masked), eps=eps, atol=atol, rtol=rtol, raise_exception=raise_exception,
            nondet_tol=nondet_tol, check_forward_ad=check_forward_ad, check_backward_ad=check_backward_ad,
        )  # fmt: skip
        return result
    _check_inputs(arguments)
    try:
        modes = (check_backward_ad, check_forward_ad)
        _compare(func, arguments, eps, atol, rtol, nondet_tol, modes)
    except GradcheckError:
        if raise_exception:
            raise
        return False
    return True


@guarded
def gradgradcheck(
    func: Callable[..., Any],
    inputs: Tensor | Sequence[Any],
    grad_outputs: Tensor | Sequence[Tensor] | None = None,
    *,
    eps: float = 1e-6,
    atol: float = 1e-5,
    rtol: float = 1e-3,
    gen_non_contig_grad_outputs: bool = False,
    raise_exception: bool = True,
    nondet_tol: float = 0.0,
    check_undefined_grad: bool = True,
    check_grad_dtypes: bool = False,
    check_batched_grad: bool = False,
    check_fwd_over_rev: bool = False,
    check_rev_over_rev: bool = True,
    fast_mode: bool = False,
    masked: bool = False,
) -> bool:
    """:func:`gradcheck` of the gradients of `func`, with respect to `inputs` and `grad_outputs` (default: random).

    `check_rev_over_rev` says whether the gradients are differentiated backward, `check_fwd_over_rev` whether forward.
    What :func:`gradcheck` takes for PyTorch's sake is taken here too, and `gen_non_contig_grad_outputs`.
    """
    del gen_non_contig_grad_outputs, check_undefined_grad, check_grad_dtypes, check_batched_grad, fast_mode, masked
    arguments = _listed("gradgradcheck", inputs)
    _check_inputs(arguments)
    count = len(arguments)
    positions = [position for position, value in enumerate(arguments) if _is_checked(value)]
    if grad_outputs is None:
        with enable_grad():
            grad_outputs = [_random_like(output) for output in _outputs(func, arguments)]
    directions = (grad_outputs,) if isinstance(grad_outputs, Tensor) else tuple(grad_outputs)

    def first_gradients(*values: Any) -> tuple[Tensor, ...]:
        with enable_grad():
            outputs = _outputs(func, values[:count])
            results = grad(
                outputs,
                [values[position] for position in positions],
                values[count:],
                create_graph=True,
                allow_unused=True,
            )
        return tuple(result for result in results if result is not None)

    return gradcheck(
        first_gradients, (*arguments, *directions), eps=eps, atol=atol, rtol=rtol, raise_exception=raise_exception,
        nondet_tol=nondet_tol, check_forward_ad=check_fwd_over_rev, check_backward_ad=check_rev_over_rev,
    )  # fmt: skip


def _listed(who: str, inputs: Tensor | Sequence[Any]) -> tuple[Any, ...]:
    if not isinstance(inputs, (Tensor, list, tuple)):
        msg = f"{who}(): inputs must be a tensor or a tuple of arguments, got {type(inputs).__name__}"
        raise ArgumentError(msg)
    return (inputs,) if isinstance(inputs, Tensor) else tuple(inputs)


def _is_checked(value: Any) -> bool:
    return isinstance(value, Tensor) and value._edge is not None


def _check_inputs(arguments: tuple[Any, ...]) -> None:
    checked = [(position, value) for position, value in enumerate(arguments) if _is_checked(value)]
    if not checked:
        msg = "gradcheck needs at least one input that requires grad"
        raise ArgumentValueError(msg)
    for position, value in checked:
        if value.dtype not in (dtypes.float64, dtypes.complex128):
            msg = f"gradcheck: input {position} is {value.dtype.name}; differences are only exact enough in float64"
            warnings.warn(msg, stacklevel=4)
        if any(step == 0 and size > 1 for step, size in zip(value.stride(), value._sizes, strict=True)):
            msg = (
                f"gradcheck: elements of input {position} share memory, so they cannot be varied one by one; clone() it"
            )
            raise ArgumentValueError(msg)


def _outputs(func: Callable[..., Any], arguments: Sequence[Any]) -> list[Tensor]:
    """The outputs of `func` that can have a gradient."""
    result = func(*arguments)
    outputs = [result] if isinstance(result, Tensor) else list(result)
    return [output for output in outputs if isinstance(output, Tensor) and output._edge is not None]


def _random_like(output: Tensor) -> Tensor:
    generator = np.random.default_rng(0)
    values = generator.uniform(-1, 1, output._sizes)
    if output.dtype.is_complex:
        values = values + 1j * generator.uniform(-1, 1, output._sizes)
    result = _beside(output, np.asarray(values, output.dtype.numpy))
    make_leaf(result)
    return result


def _compare(
    func: Callable[..., Any], arguments: tuple[Any, ...], eps: float, atol: float, rtol: float, nondet_tol: float,
    modes: tuple[bool, bool],
) -> None:
    with enable_grad():
        result = func(*arguments)
        results = [result] if isinstance(result, Tensor) else list(result)
        positions = [nr for nr, item in enumerate(results) if isinstance(item, Tensor) and item._edge is not None]
        checked = [position for position, value in enumerate(arguments) if _is_checked(value)]
        backward, forwards = modes
        targets = [arguments[position] for position in checked]
        analytic = {nr: _analytic(results[nr], targets) for nr in positions if backward}
        again = {nr: _analytic(results[nr], targets) for nr in positions if backward}
    if not positions:
        _check_constant(func, arguments, checked, results, eps, atol)
    for row, position in enumerate(checked if positions else ()):
        if not arguments[position].numel():
            continue
        numeric = _numeric(func, arguments, position, positions, eps)
        pushed = _pushed(func, arguments, position, results) if forwards else {}
        for nr in positions:
            other = numeric[nr]
            if backward and not np.allclose(analytic[nr][row], again[nr][row], rtol=0, atol=nondet_tol, equal_nan=True):
                msg = (
                    f"Backward is not reentrant: that of output {nr} gives different gradients for input {position} "
                    "when run twice"
                )
                raise GradcheckError(msg)
            columns = {"": analytic[nr][row]} if backward else {}
            columns |= {" in forward mode": pushed[nr]} if forwards else {}
            for mode, entry in columns.items():
                if not np.allclose(entry, other, rtol=rtol, atol=atol, equal_nan=True):
                    raise _report(entry, other, position, nr, arguments[position], results[nr], mode)


def _check_constant(
    func: Callable[..., Any], arguments: tuple[Any, ...], checked: list[int], outputs: list[Any], eps: float,
    atol: float,
) -> None:  # fmt: skip
    """GradcheckError where outputs that do not require grad depend on an input: their differences are not 0."""
    positions = [nr for nr, item in enumerate(outputs) if _is_differentiable(item)]
    for position in checked if positions else ():
        for nr, matrix in _numeric(func, arguments, position, positions, eps).items():
            if not np.allclose(matrix, 0, atol=atol):
                msg = (
                    "Numerical gradient for function expected to be zero: output "
                    f"{nr} depends on input {position}, and does not require grad"
                )
                raise GradcheckError(msg)


def _is_differentiable(value: Any) -> bool:
    return isinstance(value, Tensor) and value.dtype.category >= dtypes.FLOATING


def _analytic(output: Tensor, inputs: list[Tensor]) -> list[Array]:
    """For every input the matrix of derivatives that the engine gives, one backward per real component of `output`."""
    columns = _components(_elements(output)).size
    matrices = [np.zeros((_components(_elements(value)).size, columns)) for value in inputs]
    for column in range(columns):
        direction = np.zeros(output._sizes, output.dtype.numpy)
        _components(direction)[column] = 1
        results = grad(output, inputs, _beside(output, direction), retain_graph=True, allow_unused=True)
        for matrix, result in zip(matrices, results, strict=True):
            if result is not None:
                dense = result.to_dense() if result.is_sparse else result  # type: ignore[attr-defined]
                matrix[:, column] = _components(_elements(dense))
    return matrices


def _pushed(
    func: Callable[..., Any], arguments: tuple[Any, ...], position: int, outputs: list[Tensor]
) -> dict[int, Array]:
    """For every output the matrix of derivatives that forward mode gives, one pass per real component of an input."""
    value = arguments[position]
    rows: dict[int, list[Array]] = {nr: [] for nr in range(len(outputs))}
    for index in range(_components(_elements(value)).size):
        direction = np.zeros(value._sizes, value.dtype.numpy)
        _components(direction)[index] = 1
        with enable_grad(), forward.dual_level():
            dual = forward.make_dual(value, _beside(value, direction))
            result = func(*arguments[:position], dual, *arguments[position + 1 :])
            for nr, item in enumerate([result] if isinstance(result, Tensor) else result):
                tangent = forward.unpack_dual(item).tangent if isinstance(item, Tensor) else None
                if tangent is not None:
                    rows[nr].append(_components(_elements(tangent)).copy())
                elif isinstance(item, Tensor):
                    rows[nr].append(np.zeros(_components(_elements(item)).size))
    return {nr: np.array(values).reshape(len(values), -1 if values else 0) for nr, values in rows.items()}


def _numeric(
    func: Callable[..., Any], arguments: tuple[Any, ...], position: int, positions: list[int], eps: float
) -> dict[int, Array]:
    """For every output of `places` the matrix of central differences with respect to one input."""
    original = _elements(arguments[position]).copy(order="C")
    rows: dict[int, list[Array]] = {nr: [] for nr in positions}
    for index in range(_components(original).size):
        moved = partial(_moved, func, arguments, position, positions, original, index)
        for nr, row in zip(positions, central(moved, eps), strict=True):
            rows[nr].append(row)
    return {nr: np.array(values).reshape(len(values), -1 if values else 0) for nr, values in rows.items()}


def _moved(
    func: Callable[..., Any],
    arguments: tuple[Any, ...],
    position: int,
    positions: list[int],
    original: Array,
    index: int,
    step: float,
) -> list[Array]:
    """The outputs of `places` where one component of an input lies a step away; the input is restored."""
    moved = original.copy(order="C")
    _components(moved)[index] += step
    _write(arguments[position], moved)
    try:
        with enable_grad():  # a function may differentiate, or ask whether a result requires grad
            result = func(*arguments)
        # Before the input is restored: an output may be a view of it.
        results = [result] if isinstance(result, Tensor) else list(result)
        return [_components(_elements(results[nr])).copy() for nr in positions]
    finally:
        _write(arguments[position], original)


def _elements(tensor: Tensor) -> Array:
    """The elements of a tensor, to be read; a tensor that holds others is copied as its class does that."""
    if not tensor._keys & TORCH_DISPATCH:
        return to_numpy(tensor, "gradcheck")
    result: Any = make_tensor(np.empty(tensor._sizes, tensor.dtype.numpy), tensor.dtype)
    result.copy_(tensor.detach())  # type: ignore[attr-defined]
    return to_numpy(result, "gradcheck")


def _beside(tensor: Tensor, array: Array) -> Tensor:
    """An array as a tensor of the dtype and the device of another."""
    result = make_tensor(array, tensor.dtype)
    return result if tensor._keys & CPU else result.to(tensor.device)  # type: ignore[attr-defined]


def _write(tensor: Tensor, array: Array) -> None:
    """Give a tensor, which may be a leaf, other elements, so that no gradient is said to be of a value that is gone."""
    if tensor._keys & CPU and tensor.dtype is not dtypes.bfloat16 and not tensor._keys & TORCH_DISPATCH:
        array_of(tensor, "gradcheck")[...] = array
    else:
        tensor.detach().copy_(from_numpy(array))  # type: ignore[attr-defined]


def _components(array: Array) -> Array:
    """The real numbers in `array`, flat; for a contiguous array the same memory."""
    flat = np.ascontiguousarray(array).reshape(-1)
    return flat.view(flat.real.dtype) if np.iscomplexobj(flat) else flat


def _report(
    analytic: Array, numeric: Array, position: int, nr: int, value: Tensor, output: Tensor, mode: str
) -> GradcheckError:
    gap = np.abs(analytic - numeric)
    row, column = np.unravel_index(int(np.argmax(np.where(np.isnan(gap), np.inf, gap))), gap.shape)
    return GradcheckError(
        f"Jacobian mismatch{mode} for output {nr} with respect to input {position}, worst at input index "
        f"{_index(value, int(row))} and output index {_index(output, int(column))}:\n"
        f"numerical: {numeric[row, column]!r}\nanalytical: {analytic[row, column]!r}\n"
        f"numerical matrix (rows: input, columns: output):\n{numeric}\nanalytical matrix:\n{analytic}"
    )


def _index(tensor: Tensor, component: int) -> str:
    part = ""
    if tensor.dtype.is_complex:
        component, imaginary = divmod(component, 2)
        part = " (imaginary part)" if imaginary else " (real part)"
    return f"{[int(item) for item in np.unravel_index(component, tensor._sizes)]}{part}"
