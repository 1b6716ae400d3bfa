"""vmap: dimensions, nesting with derivatives, random numbers, errors; programs against PyTorch's vmap."""

from __future__ import annotations

import itertools
import threading
import warnings
from typing import Any

import numpy as np
import pytest

import generated as ow
from generated import Tensor, nn, vmap
from generated.func import functional_call, grad, hessian, jacfwd, jacrev, jvp, value_and_grad, vjp
from runtime.batching import BatchedTensor, BatchingError
from runtime.batching.tensor import RandomnessError
from runtime.dispatch.functions import Functions

X = ow.arange(12.0, dtype=ow.float64).reshape(3, 4) / 8
ROW = ow.tensor([1.0, -2.0, 0.5, 3.0], dtype=ow.float64)


def close(first: Any, other: Any) -> None:
    if isinstance(other, dict):
        assert list(first) == list(other)
        first, other = list(first.values()), list(other.values())
    if isinstance(other, (tuple, list)):
        assert len(first) == len(other)
        for a, b in zip(first, other, strict=True):
            close(a, b)
        return
    assert (first.shape, first.dtype) == (other.shape, other.dtype)
    np.testing.assert_allclose(first.detach().numpy(), other.detach().numpy(), rtol=1e-12, atol=1e-12)


def each(function: Any, *tensors: Tensor) -> Any:
    """A function of every sample by itself, stacked."""
    results = [function(*[tensor[i] for tensor in tensors]) for i in range(len(tensors[0]))]
    if isinstance(results[0], (tuple, list)):
        return [ow.stack(list(pair)) for pair in zip(*results, strict=True)]
    return ow.stack(results)


# -- dimensions --------------------------------------------------------------------------------------------------------


def test_dimensions_of_arguments_and_results() -> None:
    close(vmap(lambda a, b: a * b, (0, None))(X, ROW), X * ROW)
    close(vmap(lambda a: a.sum(), 1)(X), X.sum(0))
    close(vmap(lambda a: a.sum(), -1)(X), X.sum(0))
    close(vmap(lambda a: a * 2, 0, 1)(X), X.t() * 2)
    close(vmap(lambda a: a * 2, out_dims=-1)(X), X.t() * 2)
    close(vmap(lambda a: (a, a.sum()), out_dims=(1, 0))(X), (X.t(), X.sum(1)))
    close(vmap(lambda _: ROW)(X), ROW.expand(3, 4))
    assert vmap(lambda a: (a, 2.5), out_dims=(0, None))(X)[1] == 2.5


def test_arguments_and_results_may_be_trees() -> None:
    tree = {"a": X, "b": [ROW, X.t()]}
    result = vmap(lambda d: {"s": d["a"] + d["b"][0], "t": (d["b"][1],)}, ({"a": 0, "b": [None, 1]},))(tree)
    close(result["s"], X + ROW)
    close(result["t"], (X,))
    close(vmap(lambda d: d["a"] * d["b"][0], ({"a": 0, "b": None},))(tree), X * ROW)


def test_samples_may_be_computed_some_at_a_time() -> None:
    calls = []

    def function(a: Tensor) -> Any:
        calls.append(a.shape)
        return a.sum(), a

    close(vmap(function, out_dims=(0, 1), chunk_size=2)(X), (X.sum(1), X.t()))
    assert len(calls) == 2


def test_no_sample_at_all() -> None:
    close(vmap(lambda a: a.sum())(ow.zeros(0, 4)), ow.zeros(0))


def test_within_it_a_tensor_shows_one_sample() -> None:
    seen = []

    def function(a: Tensor) -> Tensor:
        seen.extend([a.shape, a.ndim, len(a), a.numel(), a.stride(), a.dtype, isinstance(a, BatchedTensor)])
        seen.append(repr(a).startswith("BatchedTensor(level="))
        return sum(a)  # type: ignore[call-overload, no-any-return]

    close(vmap(function)(X), X.sum(1))
    assert seen == [(4,), 1, 4, 4, (1,), ow.float64, True, True]


# -- nesting -----------------------------------------------------------------------------------------------------------


def test_vmap_of_vmap() -> None:
    cube = ow.arange(24.0).reshape(2, 3, 4)
    close(vmap(vmap(lambda a: a.cumsum(0) * a.sum()))(cube), cube.cumsum(2) * cube.sum(2, keepdim=True))
    pairs = vmap(vmap(lambda a, b: a @ b, (None, 0)), (0, None))(X, X + 1)
    close(pairs, X @ (X + 1).t())
    close(vmap(vmap(lambda a, b: a @ b, (0, None)), (None, 0), 1)(X, X + 1), pairs)


def scalar(a: Tensor) -> Tensor:
    return (a.sin() * a.sum()).sum() + (a**3).prod()


@pytest.mark.parametrize(
    "function", [
        grad(scalar), grad(lambda a: grad(scalar)(a).square().sum()), value_and_grad(scalar),
        jacrev(lambda a: a.sin() * a.sum()), jacfwd(lambda a: a.sin() * a.sum()), hessian(scalar),
        lambda a: jvp(scalar, (a,), (a * 2,)), lambda a: jvp(scalar, (a,), (ROW,))[1],
        lambda a: vjp(lambda b: b * a, a)[1](ROW)[0],
    ], ids=["grad", "grad of grad", "value", "jacrev", "jacfwd", "hessian", "jvp", "jvp, tangent", "vjp"],
)  # fmt: skip
def test_derivatives_of_samples(function: Any) -> None:
    close(vmap(function)(X), each(function, X))


def test_derivatives_from_outside() -> None:
    close(grad(lambda w: vmap(lambda a: (a * w).sin().sum())(X).sum())(ROW), grad(lambda w: (X * w).sin().sum())(ROW))
    x = X.clone().requires_grad_()
    vmap(grad(scalar))(x).sum().backward()
    expected = X.clone().requires_grad_()
    each(grad(scalar), expected).sum().backward()
    close(x.grad, expected.grad)
    close(jvp(lambda a: vmap(scalar)(a), (X,), (X,))[1], each(lambda a: jvp(scalar, (a,), (a,))[1], X))


def test_gradients_for_several_cotangents() -> None:
    _, back = vjp(lambda a: a.sin() * a.sum(), ROW)
    close(vmap(back)(ow.eye(4, dtype=ow.float64))[0], jacrev(lambda a: a.sin() * a.sum())(ROW))


def test_gradients_of_every_sample_with_respect_to_shared_parameters() -> None:
    ow.manual_seed(1)
    model = nn.Sequential(nn.Linear(4, 5), nn.Tanh(), nn.LayerNorm(5), nn.Linear(5, 3)).double()
    parameters = {name: parameter.detach() for name, parameter in model.named_parameters()}
    labels = ow.tensor([0, 2, 1])

    def loss(parameters: Any, x: Tensor, label: Tensor) -> Tensor:
        return nn.functional.cross_entropy(functional_call(model, parameters, (x,)), label)

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        result = vmap(grad(loss), (None, 0, 0))(parameters, X, labels)
    expected = [grad(loss)(parameters, x, label) for x, label in zip(X, labels, strict=True)]
    close(result, {name: ow.stack([value[name] for value in expected]) for name in parameters})


def test_convolutions_of_samples_with_filters_of_their_own() -> None:
    images = ow.arange(150.0, dtype=ow.float64).reshape(3, 2, 5, 5) / 100
    filters = ow.arange(54.0, dtype=ow.float64).reshape(3, 1, 2, 3, 3) / 50
    convolved = lambda x, w: nn.functional.conv2d(x, w, padding=1)
    close(vmap(convolved)(images, filters), each(convolved, images, filters))
    close(vmap(convolved, (0, None))(images, filters[0]), each(lambda x: convolved(x, filters[0]), images))
    weigh = grad(lambda w, x: convolved(x, w).square().sum())
    close(vmap(weigh, (None, 0))(filters[0], images), each(lambda x: weigh(filters[0], x), images))


class Cube(ow.autograd.Function):
    @staticmethod
    def forward(ctx: Any, x: Tensor, factor: Tensor) -> Tensor:
        ctx.save_for_backward(x, factor)
        return x**3 * factor

    @staticmethod
    def backward(ctx: Any, grad_output: Tensor) -> Any:
        x, factor = ctx.saved_tensors
        return 3 * x**2 * factor * grad_output, (x**3 * grad_output).sum()


class Twice(Cube):
    @staticmethod
    def vmap(info: Any, in_dims: Any, x: Tensor, factor: Tensor) -> Any:
        assert (info.batch_size, in_dims) == (3, (0, None))
        return 2 * x * factor, 0


def test_functions_of_users() -> None:
    two = ow.tensor(2.0, dtype=ow.float64)
    slope = lambda a, f: grad(lambda a, f: Cube.apply(a, f).sum(), (0, 1))(a, f)
    close(vmap(slope, (0, None))(X, two), (6 * X**2, (X**3).sum(1)))
    close(grad(lambda f: vmap(lambda a: Cube.apply(a, f).sum())(X).sum())(two), (X**3).sum())
    close(grad(lambda x: vmap(lambda a: Cube.apply(a, two))(x).sum())(X), 6 * X**2)
    close(vmap(Twice.apply, (0, None))(X, two), 4 * X)


# -- writing, indices --------------------------------------------------------------------------------------------------


def written(a: Tensor, value: Tensor, index: Any) -> Tensor:
    a = a.clone()
    a[index] = value
    return a


def test_writing_into_batched_tensors() -> None:
    tensor = ow.tensor([0, 3, 1])
    close(vmap(written)(X, X[:, 0], tensor), each(written, X, X[:, 0], tensor))
    close(vmap(written, (0, None, None))(X, ROW[:2], ow.tensor([2, 0])), each(lambda a: written(a, ROW[:2], [2, 0]), X))
    close(vmap(written, (0, 0, None))(X, X[:, 1:3], slice(0, 2)), each(lambda a: written(a, a[1:3], slice(0, 2)), X))
    x = X.clone()
    assert vmap(lambda a: a.mul_(2)[1:].add_(1))(x).shape == (3, 3)
    close(x, ow.cat([X[:, :1] * 2, X[:, 1:] * 2 + 1], 1))
    close(vmap(lambda a: a.unsqueeze_(0).add_(ROW))(X.clone()), (X + ROW).unsqueeze(1))


def test_reading_at_batched_indices() -> None:
    tensor, cube = ow.tensor([0, 3, 1]), ow.arange(60.0).reshape(3, 5, 4)
    close(vmap(lambda i: ROW[i])(tensor), ROW[tensor])
    close(vmap(lambda a, i: a[i])(X, tensor), each(lambda a, i: a[i], X, tensor))
    close(vmap(lambda a, i: a[1:, i])(cube, tensor), each(lambda a, i: a[1:, i], cube, tensor))
    close(vmap(lambda a, i: a[[0, 2], i])(cube, tensor), each(lambda a, i: a[[0, 2], i], cube, tensor))
    pairs = ow.tensor([[0, 1], [2, 2], [1, 0]])
    close(vmap(lambda a, i: a[None, i])(cube, pairs), each(lambda a, i: a[None, i], cube, pairs))
    close(vmap(lambda a, i: a[i, ..., i])(cube, pairs), each(lambda a, i: a[i, ..., i], cube, pairs))
    close(vmap(lambda i: cube[:, :, i])(pairs), each(lambda i: cube[:, :, i], pairs))
    close(vmap(grad(lambda a, i: (a[i] * 3).sum()))(X, tensor), each(grad(lambda a, i: (a[i] * 3).sum()), X, tensor))
    close(vmap(lambda i: nn.functional.embedding(i, X))(pairs), X[pairs])


# -- random numbers ----------------------------------------------------------------------------------------------------


def test_random_numbers() -> None:
    draw = lambda a: a * 0 + ow.rand(4, dtype=ow.float64)
    with pytest.raises(RandomnessError, match=r"vmap: rand\.generator draws random numbers, and vmap was not"):
        vmap(draw)(X)
    same = vmap(draw, randomness="same")(X)
    assert (same[0] == same[1]).all()
    different = vmap(draw, randomness="different")(X)
    assert (different[0] != different[1]).all()
    nested = vmap(vmap(draw, randomness="same"), randomness="different")(X.expand(2, 3, 4))
    assert (nested[:, 0] == nested[:, 1]).all()
    assert (nested[0] != nested[1]).all()
    assert vmap(lambda a: nn.functional.dropout(a + 1), randomness="different")(X).shape == (3, 4)
    assert vmap(lambda a: a[ow.randperm(4)], randomness="different")(X).sum(1).allclose(X.sum(1))
    assert vmap(lambda a: ow.bernoulli(a * 0 + 1), randomness="different")(X).sum() == 12
    with pytest.raises(RandomnessError, match="cannot draw the same numbers for all samples"):
        vmap(lambda a: ow.bernoulli(a * 0 + 1), randomness="same")(X)


def test_random_numbers_outside_are_as_ever() -> None:
    ow.manual_seed(3)
    expected = [ow.rand(2), ow.rand(2)]
    ow.manual_seed(3)
    first = ow.rand(2)
    vmap(lambda a: a * 2)(X)
    close([first, ow.rand(2)], expected)


def test_other_threads_see_nothing_of_it() -> None:
    results: list[Tensor] = []

    def work() -> None:
        results.extend([ow.rand(2, 2), ROW[ow.tensor([1, 0])]])

    def function(a: Tensor) -> Tensor:
        thread = threading.Thread(target=work)
        thread.start()
        thread.join()
        return a

    vmap(function)(X)
    assert [result.shape for result in results] == [(2, 2), (2,)]


# -- errors ------------------------------------------------------------------------------------------------------------


def shared(a: Tensor, b: Tensor) -> Tensor:
    return b.add_(a)


REJECTED = {
    "no argument": (lambda: vmap(lambda: 1)(), ValueError, "the function was called without positional arguments"),
    "no dimension": (lambda: vmap(scalar, None)(X), ValueError, "expected in_dims to be an int or a tuple as the arg"),
    "no sample": (lambda: vmap(scalar, (None,))(X), ValueError, "no argument has samples: in_dims is None for all"),
    "a number": (lambda: vmap(shared)(X, 2), ValueError, "in_dims has 0 for an argument of type int; only tensors"),
    "a dimension": (lambda: vmap(scalar, 2)(X), ValueError, r"in_dims has 2 for a tensor of 2 dimensions; expected a"),
    "sizes": (lambda: vmap(shared)(X, X.t()), ValueError, r"samples along their dimensions: \[3, 4"),
    "trees": (lambda: vmap(scalar, (0, 0))(X), ValueError, r"in_dims=\(0, 0\) is not like the 1 arguments that were"),
    "a word": (lambda: vmap(scalar, "a")(X), ValueError, "expected in_dims to be an int or a tuple"),
    "randomness": (lambda: vmap(scalar, randomness="any")(X), RuntimeError, "randomness is 'error', 'different' or"),
    "chunks": (lambda: vmap(scalar, chunk_size=0)(X), ValueError, "chunk_size is None or an int above 0, got 0"),
    "a text": (lambda: vmap(lambda _: "x")(X), ValueError, "the function returned str; what it returns is"),
    "results": (lambda: vmap(lambda a: (a, a), 0, (0, 1, 2))(X), ValueError, r"out_dims=\(0, 1, 2\) is not like what"),
    "a result": (lambda: vmap(scalar, 0, None)(X), ValueError, "out_dims is None for a result of which every sample"),
    "out_dims": (lambda: vmap(scalar, 0, 3)(X), IndexError, "out_dims has 3 for a result that has 1 dimensions with"),
    "item": (lambda: vmap(lambda a: a * a.sum().item())(X), BatchingError, r"item\(\) of a batched tensor asks for"),
    "bool": (lambda: vmap(lambda a: a if a.sum() > 0 else -a)(X), BatchingError, r"bool\(\) of a batched tensor asks"),
    "float": (lambda: vmap(lambda a: a * float(a[0]))(X), BatchingError, r"float\(\) of a batched tensor"),
    "numpy": (lambda: vmap(lambda a: a.numpy())(X), BatchingError, r"numpy\(\) of a batched tensor"),
    "tensor": (lambda: vmap(lambda a: ow.tensor([a[0], a[1]]))(X), BatchingError, "of a batched tensor asks for one"),
    "a scalar": (lambda: vmap(lambda a: ow.add(ROW, ROW, alpha=a[0]))(X), BatchingError, "item|argument"),
    "numpy's": (lambda: vmap(lambda a: np.cbrt(a))(X), BatchingError, r"numpy\(\) of a batched tensor"),
    "backward": (lambda: vmap(lambda a: a.sum().backward())(X), BatchingError, r"backward\(\) of a batched tensor"),
    "out": (lambda: vmap(lambda a: ow.add(a, 1, out=ROW.clone()))(X), BatchingError, "add.out writes into what"),
    "in place": (lambda: vmap(shared, (0, None))(X, ROW.clone()), BatchingError, "writes a batch into 'self', which"),
    "a mask": (lambda: vmap(lambda a: a[a > 0])(X), BatchingError, "how much a batched mask chooses depends on its"),
    "of a shared one": (lambda: vmap(lambda a: X[a > 0])(X), BatchingError, "how much a batched mask chooses depends"),
    "a shared item": (
        lambda: vmap(written, (None, 0, 0))(X, X[:, :1], ow.tensor([0, 1, 2])), BatchingError, "has room for one",
    ),
    "statistics": (lambda: vmap(nn.BatchNorm1d(4).double())(X.expand(3, 3, 4)), RuntimeError, "writes a batch into 's"),
}  # fmt: skip


def test_functions_of_numpy_with_an_operator() -> None:
    """They are that operator, of a batched tensor as of any other."""
    assert ow.equal(vmap(lambda a: np.sin(a) + np.mean(a))(X), X.sin() + X.mean(1, keepdim=True))


@pytest.mark.parametrize(("call", "error", "message"), REJECTED.values(), ids=REJECTED.keys())
def test_errors(call: Any, error: Any, message: str) -> None:
    with pytest.raises(error, match=message):
        call()


def test_after_an_error_all_is_as_before() -> None:
    with pytest.raises(BatchingError):
        vmap(vmap(lambda b: b.item()))(X)
    close(ROW[ow.tensor([1])], ROW[1:2])
    assert ow.rand(2).shape == (2,)


def test_what_depends_on_values_is_computed_one_by_one_with_a_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("runtime.callers._warned", set())  # each operator warns once
    with pytest.warns(UserWarning, match=r"vmap: bincount has no batching rule here and is computed sample by sample"):
        counts = vmap(lambda a: ow.bincount(a, minlength=4))(ow.tensor([[0, 1, 1], [3, 3, 3]]))
    close(counts, ow.tensor([[1, 2, 0, 0], [0, 0, 0, 3]]))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        with pytest.raises(BatchingError, match="the shape of what nonzero gives depends on values"):
            vmap(lambda a: ow.nonzero(a))(ow.tensor([[0, 1], [1, 1]]))


F = Functions()
PLACES = ow.tensor([[0, 2], [3, 1], [2, 2]])
R = ow.arange(96, dtype=ow.float64).reshape(3, 32).sin()
# What has a rule of its own, so that no sample is computed by itself: the call, and what it is given.
TOGETHER: dict[str, tuple[Any, tuple[Any, ...]]] = {
    "index_put": (lambda a, i, v: a.index_put((i,), v, accumulate=True), (R[:, :4], PLACES, R[:, :2])),
    "index_put behind a dimension": (
        lambda a, i, v: a.reshape(2, 4).index_put((None, i), v.reshape(2, 2), accumulate=True),
        (R[:, :8], PLACES, R[:, :4]),
    ),
    "index_put at both ends": (
        lambda a, i, v: a.reshape(4, 2, 4).index_put((i, None, i), v, accumulate=True), (R, PLACES, R[:, :2]),
    ),
    "index_put under a mask": (lambda a, v: a.index_put((ow.tensor([True, False, True]),), v), (R[:, :3], R[:, :2])),
    "put": (lambda a, i, v: a.reshape(2, 2).put(i, v, accumulate=True), (R[:, :4], PLACES, R[:, :2])),
    "masked_scatter": (lambda a, v: a.reshape(2, 3).masked_scatter(a[:3] > 0, v), (R[:, :6], R[:, 6:12])),
    "addmm_": (lambda a, b: (a * b).reshape(2, 2).addmm_(b.reshape(2, 2), b.reshape(2, 2)), (R[:, :4], R[:, 4:8])),
    "a gru": (
        lambda x, w, h: F._recurrent("gru", x.reshape(3, 6), w.reshape(6, 2), None, h.reshape(2, 2), None, [2, 1],
                                     False)[0],
        (R[:, :18], R[:, 18:30], R[:, 4:8]),
    ),
    "an lstm backwards": (
        lambda x, w, h: F._recurrent("lstm", x.reshape(3, 8), w.reshape(8, 2), None, h.reshape(2, 2), h.reshape(2, 2),
                                     [2, 1], True)[0],
        (R[:, :24], R[:, 16:32], R[:, 4:8]),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", TOGETHER)
def test_no_sample_is_computed_by_itself(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Samples in some arguments or all; the gradients of what is differentiable likewise."""
    monkeypatch.setattr("runtime.callers._warned", set())  # each operator warns once
    function, arguments = TOGETHER[name]
    positions = tuple(i for i, argument in enumerate(arguments) if argument.is_floating_point())
    for call in (function, grad(lambda *args: function(*args).sin().sum(), positions)):
        for dims in itertools.product((0, None), repeat=len(arguments)):
            if dims == (None,) * len(arguments):
                continue
            args = [argument if dim == 0 else argument[0] for argument, dim in zip(arguments, dims, strict=True)]
            with warnings.catch_warnings():
                warnings.simplefilter("error")
                got = vmap(call, dims)(*args)
            rows = [call(*[arg[i] if dim == 0 else arg for arg, dim in zip(args, dims, strict=True)]) for i in range(3)]
            if isinstance(got, tuple):
                close(list(got), [ow.stack(list(pair)) for pair in zip(*rows, strict=True)])
            else:
                close(got, ow.stack(rows))


def test_steps_of_optimisers_of_samples() -> None:
    """Lists of tensors element by element, with numbers that all samples share, or of their own."""

    def stepped(parameter: Any, grad: Any, steps: Any) -> Any:
        parameter, values = parameter.clone(), [ow.zeros_like(parameter) for _ in range(3)]
        F._adam_step_(
            [parameter], *[[value] for value in values], [grad], [steps], lr=0.1, beta1=0.9, beta2=0.99, eps=1e-8
        )
        return parameter

    a, b = R[:, :4], R[:, 4:8]
    for steps, dim in ((ow.tensor(2.0), None), (ow.tensor([1.0, 2.0, 3.0]), 0)):
        with warnings.catch_warnings():
            warnings.simplefilter("ignore" if dim == 0 else "error")
            got = vmap(stepped, (0, 0, dim))(a, b, steps)
        close(got, ow.stack([stepped(a[i], b[i], steps if dim is None else steps[i]) for i in range(3)]))


SHARED: dict[str, Any] = {
    "broadcast": lambda b, x: (x + b[:, None, None]).sin(),
    "from the left": lambda b, x: (x.permute(1, 2, 0) * b).sin(),
    "both ways": lambda b, x: (x[:, :1] + b[:, None]).sin() * x,
    "twice": lambda b, x: (x + b[:, None, None]).sin() * (b[:, None] - x[:, 0]).cos()[:, None],
    "conversions": lambda b, x: (x.float() * b[:, None, None].float()).sin().double() * b[:, None, None],
    "number": lambda b, x: (x * b.sum() + b[0]).sin(),
    "linear": lambda b, x: ow.nn.functional.linear(x.permute(1, 2, 0), ow.outer(b, b), b).tanh(),
    "convolution": lambda b, x: ow.nn.functional.conv1d(x, ow.outer(b, b)[..., None], b).tanh(),
    "layer_norm": lambda b, x: ow.nn.functional.layer_norm(x.permute(1, 2, 0), (2,), b, b).tanh(),
    "batch_norm": lambda b, x: ow.nn.functional.batch_norm(x, None, None, b, b, training=True).tanh(),
    "indices": lambda b, x: (x + b[ow.tensor([1, 0])][:, None, None]).flatten()[:5].sin(),
    "in place": lambda b, x: x.clone().add_(b[:, None, None]).mul_(b[0]).sin(),
    "stack": lambda b, x: ow.stack([x[0] * b[0], b[1].expand(2, 3), x[1].sin()]),
    "reductions": lambda b, x: ow.logsumexp(x * b[:, None, None], (0, 2)) + (b * b).sum(),
    "bilinear": lambda b, x: ow.einsum("i,ijk,l->lk", b, x, b),
}


@pytest.mark.parametrize("name", SHARED)
def test_derivatives_by_what_all_samples_share(name: str) -> None:
    """Two batches, one within the other: that of the samples, and that of the rows of a Jacobian matrix."""
    h, b = SHARED[name], ow.tensor([0.3, 0.7], dtype=ow.float64)
    x = ow.arange(24, dtype=ow.float64).reshape(2, 2, 2, 3).mul(0.37).sin()
    for by in (jacrev, jacfwd, lambda f: jacrev(jacrev(f)), lambda f: jacfwd(jacrev(f))):
        for argnum in (0, 1):
            at = (lambda b, x: h(b, x)) if argnum == 0 else (lambda x, b: h(b, x))
            arguments = (b, x) if argnum == 0 else (x, b)
            dims = (None, 0) if argnum == 0 else (0, None)
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # that some operators are computed sample by sample
                got = vmap(by(at), dims)(*arguments)
            close(
                got,
                ow.stack(
                    [by(at)(*[argument if argument is b else argument[i] for argument in arguments]) for i in range(2)]
                ),
            )


def test_random_numbers_in_the_form_of_what_has_no_batch() -> None:
    for like in (ow.rand_like, ow.randn_like):
        drawn = vmap(lambda a, like=like: like(ROW) + 0 * a, randomness="different")(ow.zeros(2))
        assert not ow.equal(drawn[0], drawn[1])


# -- the same programs in PyTorch --------------------------------------------------------------------------------------


def mlp(m: Any, x: Any, w: Any) -> Any:
    return m.func.vmap(m.func.grad(lambda w, a: m.tanh(m.sin(a @ w[0]) @ w[1]).sum()), (None, 0))(w, x)


def tangent_kernel(m: Any, x: Any, w: Any, b: Any) -> Any:
    """How the outputs of a network for two inputs change together, by two ways."""

    def network(parameters: Any, a: Any) -> Any:
        return m.nn.functional.conv1d(a[None, None], *parameters, padding=1).relu().flatten(1)[0].sin()

    def pair(a: Any, c: Any) -> Any:
        output, back = m.func.vjp(lambda p: network(p, a), (w, b))

        def row(unit: Any) -> Any:
            return m.func.jvp(lambda p: network(p, c), ((w, b),), back(unit))[1]

        return m.vmap(row)(m.eye(output.numel(), dtype=output.dtype))

    jacobians = [item.flatten(2) for item in m.vmap(m.func.jacrev(network), (None, 0))((w, b), x)]
    by_products = sum(m.einsum("naf,kbf->nkab", jacobian, jacobian) for jacobian in jacobians)
    return by_products, m.vmap(m.vmap(pair, (None, 0)), (0, None))(x, x)


PROGRAMS: dict[str, Any] = {
    "per-sample gradients": lambda m, x: mlp(m, x, (x.T @ x[:, :3], x[:, :2] + 0.2)),
    "pairs": lambda m, x: m.vmap(m.vmap(lambda a, b: (a - b).square().sum(), (None, 0)), (0, None))(x, x * 2),
    "hessians": lambda m, x: m.vmap(m.func.hessian(lambda a: (a.sin() * a.sum()).sum()))(x),
    "jacobians": lambda m, x: m.vmap(m.func.jacrev(lambda a: m.softmax(a, 0) * a[0]))(x),
    "tangent kernel": lambda m, x: tangent_kernel(m, x, m.outer(x[0], x[1]).reshape(2, 1, 8)[:, :, :3], x[2, :2]),
    "forward": lambda m, x: m.vmap(m.func.jacfwd(lambda a: m.cumsum(a, 0).exp()), 1, 2)(x),
    "attention": lambda m, x: m.vmap(
        lambda q: m.nn.functional.scaled_dot_product_attention(q, x, x), 1
    )(x[:, None] + x),
    "solve": lambda m, x: m.vmap(lambda a: m.linalg.solve(m.outer(a, a) + m.eye(4, dtype=a.dtype), a))(x),
    "sorting": lambda m, x: m.vmap(lambda a: m.sort(a.sin(), descending=True)[0] + m.topk(a, 2)[0].sum())(x),
    "where and gather": lambda m, x: m.vmap(lambda a: m.where(a > 0.5, a, -1.0).gather(0, m.argsort(a)))(x),
    "promotion": lambda m, x: m.vmap(lambda a, b: a.float() * b, (0, None))(x, m.tensor(2, dtype=m.float64)),
    "cross entropy": lambda m, x: m.vmap(lambda a, i: m.nn.functional.cross_entropy(a, i))(x, m.arange(3)),
    "einsum": lambda m, x: m.vmap(lambda a: m.einsum("i,j,kj->ik", a, a, x))(x),
    "convolution": lambda m, x: m.vmap(lambda a: m.nn.functional.conv1d(a[None], x[:, None, :2], padding=1))(x),
    "vjp": lambda m, x: m.vmap(m.func.vjp(lambda a: a.sin() @ x.T, x[0])[1])(m.eye(3, dtype=m.float64))[0],
}  # fmt: skip


@pytest.mark.parity
@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of what PyTorch imports
@pytest.mark.parametrize("program", PROGRAMS.values(), ids=PROGRAMS.keys())
def test_programs_as_in_pytorch(program: Any) -> None:
    torch = pytest.importorskip("torch")
    theirs = program(torch, torch.from_numpy(X.numpy()))
    ours = program(ow, X)
    for tensor, other in zip(*[x if isinstance(x, tuple) else (x,) for x in (ours, theirs)], strict=True):
        assert str(tensor.dtype).rpartition(".")[2] == str(other.dtype).rpartition(".")[2]
        np.testing.assert_allclose(tensor.numpy(), other.numpy(), rtol=1e-6 if tensor.dtype is ow.float32 else 1e-11)
