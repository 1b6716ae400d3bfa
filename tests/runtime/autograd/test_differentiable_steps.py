"""Steps of optimisers with ``differentiable=True``: what an entry of ops.yaml writes is recorded as its parts.

Gradients through several steps are compared with differences, and with PyTorch's where it is installed and where it
does not stop: its updates change in place what they keep for backward.
"""

import numpy as np
import pytest

import generated as ow

CASES = {
    "SGD": [{"lr": 0.1}, {"lr": 0.1, "momentum": 0.9, "weight_decay": 0.01, "nesterov": True}, {"maximize": True}],
    "ASGD": [{"lr": 0.1, "t0": 1, "weight_decay": 0.1}],
    "Adam": [{"lr": 0.1}, {"lr": 0.1, "amsgrad": True, "weight_decay": 0.1}],
    "AdamW": [{"lr": 0.1}],
    "NAdam": [{"lr": 0.1, "weight_decay": 0.1}],
    "RAdam": [{"lr": 0.1, "betas": (0.9, 0.99)}, {"lr": 0.1, "betas": (0.5, 0.6)}],
    "Adamax": [{"lr": 0.1, "weight_decay": 0.1}],
    "Adagrad": [{"lr": 0.1, "lr_decay": 0.1}],
    "Adadelta": [{"lr": 0.9, "weight_decay": 0.1}],
    "RMSprop": [{"lr": 0.1}, {"lr": 0.1, "centered": True, "momentum": 0.9}, {"lr": 0.1, "momentum": 0.9}],
    "Rprop": [{"lr": 0.1}],
    "Lion": [{"lr": 0.1, "weight_decay": 0.1}],
}
# PyTorch cuts the first momentum off the graph; Adamax, Rprop and centred means change what they keep.
NOT_COMPARED = [("SGD", 1), ("Adam", 1), ("Adamax", 0), ("RMSprop", 1), ("Rprop", 0), ("Lion", 0)]
ROWS = [(kind, index) for kind, listed in CASES.items() for index in range(len(listed))]
DATA = np.random.default_rng(0).standard_normal((5, 3))
START = np.array([0.3, -1.2, 0.8])


def after_steps(lib, kind, options, start, scale, steps=3):
    """A number that follows from where some recorded steps lead."""
    data, parameter = lib.tensor(DATA), start.clone()
    optimizer = getattr(lib.optim, kind)([parameter], differentiable=True, **options)
    for step in range(steps):
        read = parameter.clone()  # the step changes the parameter, and backward needs what was read
        with lib.enable_grad():  # which gradcheck switches off where it computes differences
            read = read if read.requires_grad else read.requires_grad_()
            loss = ((data @ read - scale * data.sum(1)) ** 2).mean() + (scale * read.sin() * (step + 1)).sum()
            (grad,) = lib.autograd.grad(loss, read, create_graph=True)
        parameter.grad = grad if parameter.requires_grad else grad.detach()
        optimizer.step()
    return ((data @ parameter) ** 2).sum()


def leaf(lib, value):
    return lib.tensor(value, dtype=lib.float64, requires_grad=True)


@pytest.fixture
def double():
    """States that count steps have float32, and PyTorch corrects biases in it, unless this is the default."""
    ow.set_default_dtype(ow.float64)
    yield
    ow.set_default_dtype(ow.float32)


@pytest.mark.parametrize(("kind", "position"), ROWS)
def test_gradients_through_steps(kind, position):
    def function(start, scale):
        return after_steps(ow, kind, CASES[kind][position], start, scale)

    assert ow.autograd.gradcheck(function, (leaf(ow, START), leaf(ow, 0.7)))


@pytest.mark.parametrize(("kind", "position"), [row for row in ROWS if row not in NOT_COMPARED])
@pytest.mark.usefixtures("double")
def test_gradients_through_steps_as_pytorch(kind, position):
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    torch.set_default_dtype(torch.float64)
    try:
        results = []
        for lib in (ow, torch):
            inputs = [leaf(lib, START), leaf(lib, 0.7)]
            final = after_steps(lib, kind, CASES[kind][position], *inputs)
            results.append([final.detach().numpy(), *(tensor.numpy() for tensor in lib.autograd.grad(final, inputs))])
    finally:
        torch.set_default_dtype(torch.float32)
    for item, other in zip(*results, strict=True):
        np.testing.assert_allclose(item, other, rtol=1e-10, atol=1e-12)


@pytest.mark.parametrize("kind", ["SGD", "Adam", "AdamW", "Lion"])
def test_hyperparameters_learn(kind):
    def function(rate, decay):
        return after_steps(ow, kind, {"lr": rate, "weight_decay": decay}, leaf(ow, START), leaf(ow, 0.7))

    inputs = leaf(ow, 0.03), leaf(ow, 0.2)
    assert ow.autograd.gradcheck(function, inputs)
    assert all(input_.grad_fn is None and input_.grad is None for input_ in inputs)


def test_recorded_steps_take_the_same_way():
    for kind, key in ROWS:
        ways = []
        for recorded in (True, False):
            parameters = [leaf(ow, START).clone() if recorded else leaf(ow, START)]
            options = CASES[kind][key] | {"differentiable": recorded}
            optimizer = getattr(ow.optim, kind)(parameters, **options)
            for step in range(3):
                parameters[0].grad = ow.tensor(DATA[step])
                optimizer.step()
            ways.append(parameters[0].detach().numpy())
        np.testing.assert_allclose(*ways, rtol=1e-6)


def test_steps_of_half_precision_and_of_complex_numbers_are_recorded():
    for dtype in (ow.float16, ow.complex128):
        start = ow.tensor([0.5 + 2j, -1 - 3j] if dtype.is_complex else [0.5, -1], dtype=dtype, requires_grad=True)
        parameter = start * 1
        optimizer = ow.optim.Adam([parameter], lr=0.1, differentiable=True)
        parameter.grad = start * 2
        optimizer.step()
        parameter.real.sum().backward()
        assert start.grad.dtype is dtype
        # The first step has the length of the rate, whatever the gradient is.
        np.testing.assert_allclose(start.grad.numpy(), [1, 1], atol=2e-3)


def test_leaves_cannot_be_changed_in_a_recorded_step():
    parameter = leaf(ow, START)
    optimizer = ow.optim.SGD([parameter], differentiable=True)
    parameter.grad = parameter.detach() * 2
    with pytest.raises(RuntimeError, match="a leaf Variable that requires grad is being used in an in-place operation"):
        optimizer.step()
    assert (parameter == ow.tensor(START)).all()
