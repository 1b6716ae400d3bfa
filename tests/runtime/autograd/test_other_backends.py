"""A network is trained on a backend whose memory no other code can read: all that computes are its own kernels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import generated as ow
from runtime.dispatch import registry, schemas
from runtime.kernels.view.operator import View, Views
from runtime.tensor import Tensor, bump_version, make_tensor
from runtime.tensor.geometry import Geometry
from runtime.tensor.keys import CPU, CUDA, describe

Array = np.ndarray[Any, Any]
F = ow.nn.functional


class Memory:
    """Where the elements of this backend lie."""

    def __init__(self, elements: Array) -> None:
        self.elements = elements

    def nbytes(self) -> int:
        """The number of bytes."""
        return self.elements.nbytes


def moved(tensor: Tensor) -> Tensor:
    """The same numbers on the backend."""
    memory = Memory(tensor.detach().numpy(force=True).copy().reshape(-1))
    return make_tensor(Geometry.in_rows(memory, tensor._sizes, ow.device("cuda"), CUDA), tensor.dtype)


def elements(tensor: Tensor) -> Array:
    """The elements of a tensor of the backend, or of one on the CPU, such as the number of steps of an optimiser."""
    if not tensor._keys & CUDA:
        return tensor.numpy()
    look = tensor._geometry
    flat = look.memory.elements
    return np.lib.stride_tricks.as_strided(
        flat[look.offset :], look.sizes, [step * flat.itemsize for step in look.strides]
    )


def back(tensor: Tensor) -> Tensor:
    """A copy on the CPU."""
    return ow.from_numpy(elements(tensor).copy())


def each(value: Any, function: Callable[[Tensor], Tensor]) -> Any:
    """The tensors of an argument or a result in the place of others."""
    if isinstance(value, Tensor):
        return function(value)
    if type(value) in (tuple, list):
        return type(value)(each(item, function) for item in value)
    return value


class Backend:
    """The kernels of a backend, which count their calls."""

    def __init__(self) -> None:
        self.calls: Counter[str] = Counter()
        self.served: list[str] = []

    def serve(self, *names: str) -> None:
        """Register kernels; those of views make views of the same memory, the others compute on copies."""
        for name in names:
            operator = registry.find(name)
            kernel = operator.kernels.get(CPU)
            is_view = isinstance(kernel, (View, Views))
            operator.override(CUDA, self.view(name, kernel) if is_view else self.computing(name, operator))
            self.served.append(name)

    def computing(self, name: str, operator: Any) -> Callable[..., Any]:
        arguments = schemas.arguments_of(operator.schema)

        def kernel(*values: Any) -> Any:
            self.calls[name] += 1
            copies = [None if isinstance(value, ow.device) else each(value, back) for value in values]
            result = operator[CPU](*copies)
            written = [index for index, argument in enumerate(arguments) if argument.is_written]
            for index in written:
                tensors, wrote = (v if isinstance(v, (tuple, list)) else (v,) for v in (values[index], copies[index]))
                for tensor, copy in zip(tensors, wrote, strict=True):
                    elements(tensor)[...] = copy.numpy()
                    bump_version(tensor)
            return each(result, moved) if not written or result is None else values[0]

        return kernel

    def view(self, name: str, kernel: View | Views) -> Callable[..., Any]:
        def views(tensor: Tensor, *arguments: Any) -> Any:
            self.calls[name] += 1
            return kernel.elsewhere(tensor, *arguments)

        return views


@pytest.fixture
def backend() -> Iterator[Backend]:
    yield (probe := Backend())
    for name in probe.served:
        operator = registry.find(name)
        operator.kernels.pop(CUDA, None)
        operator.clear()


NETWORK = (
    "linear", "relu", "_mean_square", "mean", "ones_like", "zeros_like", "expand", "mul.Tensor", "mul.Scalar",
    "div.Scalar", "sub.Tensor", "mm", "t", "_linear_weight", "sum.dim_IntList", "le.Scalar", "where.ScalarSelf",
    "clone", "add_.Tensor", "zero_", "detach", "alias", "empty_like",
)  # fmt: skip
OPTIMIZERS: dict[str, tuple[Callable[..., Any], str]] = {
    "SGD": (lambda params: ow.optim.SGD(params, lr=0.1), "_sgd_step_"),
    "momentum": (lambda params: ow.optim.SGD(params, lr=0.1, momentum=0.9, nesterov=True), "_sgd_step_"),
    "Adam": (lambda params: ow.optim.Adam(params, lr=0.1), "_adam_step_"),
    "AdamW": (lambda params: ow.optim.AdamW(params, lr=0.1, amsgrad=True), "_adam_step_"),
}


def network() -> Any:
    ow.manual_seed(0)
    return ow.nn.Sequential(ow.nn.Linear(4, 8), ow.nn.ReLU(), ow.nn.Dropout(0.5), ow.nn.Linear(8, 2))


def move(model: Any) -> Any:
    for layer in (model[0], model[3]):
        layer.weight, layer.bias = (ow.nn.Parameter(moved(item)) for item in (layer.weight, layer.bias))
    return model


@pytest.mark.parametrize("name", OPTIMIZERS)
def test_a_network_is_trained_by_the_kernels_of_the_backend(backend: Backend, name: str) -> None:
    make, step = OPTIMIZERS[name]
    backend.serve(*NETWORK, step, "_kept", "_dropped")
    ow.manual_seed(1)
    inputs, targets = ow.randn(5, 4), ow.randn(5, 2)
    results = []
    for place_on, model in ((lambda tensor: tensor, network()), (moved, move(network()))):
        optimizer, x, y = make(model.parameters()), place_on(inputs), place_on(targets)
        ow.manual_seed(2)
        for number in range(3):
            optimizer.zero_grad(set_to_none=number != 1)
            for _ in range(2):  # the second gradient is added to the first
                F.mse_loss(model(x), y).backward()
            optimizer.step()
        results.append(list(model.parameters()))
    for expected, result in zip(*results, strict=True):
        assert describe(result.grad._keys) == "CUDA"
        assert not hasattr(result, "_array")
        assert not hasattr(result.grad, "_array")
        np.testing.assert_allclose(elements(result), expected.detach().numpy(), rtol=1e-5, atol=1e-7)
        np.testing.assert_allclose(elements(result.grad), expected.grad.numpy(), rtol=1e-5, atol=1e-7)
    assert backend.calls[step] == 3
    assert min(backend.calls[name] for name in ("add_.Tensor", "zero_", "_kept", "ones_like")) > 0


def leaf(*sizes: int) -> Tensor:
    return moved(ow.from_numpy(np.random.default_rng(5).standard_normal(sizes))).requires_grad_()


COMPUTATIONS: dict[str, tuple[Callable[[Any], Any], str]] = {
    "cumsum": (lambda x: (x.cumsum(0) * x).sum(), "cumsum _reverse_cumsum"),
    "in place": (lambda x: (x * x).exp_().sum(), "exp_"),
    "in place twice": (lambda x: (x * x).sin_().exp_().sum(), "exp_ sin_ cos"),
    "through a view": (lambda x: through(x * x, lambda y: y.view(3, 2).select(0, 1).exp_()).sum(), "exp_"),
    "through a transposed view": (
        lambda x: through(x.view(2, 3) * 2.0, lambda y: y.t().narrow(0, 1, 2).exp_()).sum(), "exp_"
    ),
    "view read after its base was written": (lambda x: read_after(x * x), "exp_"),
    "a view": (lambda x: (x.view(2, 3).t().select(0, 1) * 2.0).sum(), "_scatter_at"),
    "broadcast": (lambda x: (x.view(6, 1) * x).sum(), ""),
    "broadcast in two ways": (lambda x: (x.view(1, 6) * x.view(6, 1, 1)).sum(), ""),
}


def through(y: Any, write: Callable[[Any], object]) -> Any:
    write(y)
    return y


def read_after(y: Any) -> Any:
    view = y.view(2, 3)
    y.exp_()
    return (view * view).sum()


VIEWS = ("view", "t", "select.int", "slice.Tensor", "expand", "_strided_view", "detach", "alias")


@pytest.mark.parametrize("name", COMPUTATIONS)
def test_gradients_are_those_of_the_cpu(backend: Backend, name: str) -> None:
    compute, further = COMPUTATIONS[name]
    backend.serve(*VIEWS, "sum", "mul.Tensor", "mul.Scalar", "ones_like", "zeros_like", "zeros", "clone", "copy_")
    backend.serve("neg", "sum.dim_IntList", "add.Tensor", "add_.Tensor", *further.split())
    x = leaf(6)
    compute(x).backward()
    other = back(x).requires_grad_()
    compute(other).backward()
    np.testing.assert_allclose(elements(x.grad), other.grad.numpy(), rtol=1e-12)
    first = elements(x.grad).copy()
    compute(x).backward()
    np.testing.assert_allclose(elements(x.grad), 2 * first, rtol=1e-12)


def test_a_gradient_that_nobody_else_sees_is_not_copied(backend: Backend) -> None:
    backend.serve("mul.Tensor", "sum", "ones_like", "expand", "clone", "add.Tensor", "add_.Tensor")
    x = leaf(6)
    (x * x).sum().backward()
    assert backend.calls["clone"] == 0
    shared = moved(ow.ones(6, dtype=ow.float64))
    (x * x).backward(shared)
    x.grad = None
    ow.autograd.backward(x, shared)
    assert backend.calls["clone"] == 1
    assert x.grad is not shared


def test_what_has_no_kernel_says_so(backend: Backend) -> None:
    """A composite that makes a tensor on the CPU, and a tensor on the CPU beside it, are errors as well."""
    backend.serve("mul.Tensor", "sin", "sum", "detach")
    x, message = leaf(6).detach(), r"{} has no kernel for .*CUDA"
    calls: dict[str, Callable[[], object]] = {
        "tan": lambda: x.tan(),
        "add.Tensor": lambda: x + ow.ones(6),
        "cat": lambda: ow.cat([x, ow.ones(6)]),
        "_kept": lambda: F.dropout(x, 0.5, True),
        r"(randn|empty)_like": lambda: ow.randn_like(x),
        "_sgd_step_": lambda: step(x),
        "cos": lambda: sin_gradient(leaf(6)),
        "ones_like": lambda: leaf(6).sum().backward(),
    }
    for name, call in calls.items():
        with pytest.raises(NotImplementedError, match=message.format(name)):
            call()


def sin_gradient(x: Any) -> None:
    x.sin().backward(moved(ow.ones(6, dtype=ow.float64)))


def step(x: Tensor) -> None:
    parameter = ow.nn.Parameter(x)
    parameter.grad = moved(ow.ones(6, dtype=ow.float64))
    ow.optim.SGD([parameter], lr=0.1).step()


def test_a_saved_result_that_was_written_says_of_what_shape_it_is(backend: Backend) -> None:
    backend.serve("mul.Tensor", "exp", "sin_", "sum", "ones_like", "expand", "cos", "clone")
    result = leaf(6).exp().sin_().sum()
    with pytest.raises(RuntimeError, match=r"output 0 of ExpBackward0 .*shape \[6\].* is at version 1"):
        result.backward()


def test_what_hands_elements_out_says_where_they_lie(backend: Backend) -> None:
    x = moved(ow.ones(6, dtype=ow.float64))
    for call in (x.numpy, x.tolist, x.data_ptr, lambda: np.asarray(x), lambda: x.__dlpack__()):
        with pytest.raises(RuntimeError, match=r"lie on the device cuda"):
            call()
    assert backend.calls == {}
    assert repr(x) == "tensor(..., device='cuda', size=(6,), dtype=opweave.float64)"
