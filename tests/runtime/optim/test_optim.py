"""Optimisers: against PyTorch step by step where it is installed, against formulas, their groups, states and hooks."""

from __future__ import annotations

import copy
import math
import pickle

import numpy as np
import pytest

import generated as ow

nn, optim = ow.nn, ow.optim
ROWS = [
    ("SGD", {"lr": 0.1}), ("SGD", {"lr": 0.1, "momentum": 0.9}),
    ("SGD", {"lr": 0.1, "momentum": 0.9, "dampening": 0.2, "weight_decay": 0.1}),
    ("SGD", {"lr": 0.1, "momentum": 0.9, "nesterov": True, "maximize": True}), ("SGD", {"weight_decay": 0.3}),
    ("Adam", {"lr": 0.1}), ("Adam", {"lr": 0.1, "weight_decay": 0.1, "betas": (0.8, 0.9)}),
    ("Adam", {"lr": 0.1, "amsgrad": True, "maximize": True}), ("AdamW", {"lr": 0.1}),
    ("AdamW", {"lr": 0.1, "amsgrad": True, "weight_decay": 0.3, "eps": 1e-3}), ("NAdam", {"lr": 0.1}),
    ("NAdam", {"weight_decay": 0.1, "momentum_decay": 0.01}),
    ("NAdam", {"weight_decay": 0.1, "decoupled_weight_decay": True, "maximize": True}), ("RAdam", {"lr": 0.1}),
    ("RAdam", {"lr": 0.1, "betas": (0.9, 0.99), "weight_decay": 0.1}), ("Adamax", {"lr": 0.1}),
    ("Adamax", {"lr": 0.1, "weight_decay": 0.1, "maximize": True}), ("Adagrad", {"lr": 0.1}),
    ("Adagrad", {"lr": 0.1, "lr_decay": 0.1, "weight_decay": 0.1, "initial_accumulator_value": 0.5}),
    ("Adadelta", {}), ("Adadelta", {"lr": 0.5, "weight_decay": 0.1, "maximize": True}), ("RMSprop", {}),
    ("RMSprop", {"centered": True}), ("RMSprop", {"momentum": 0.9, "weight_decay": 0.1}),
    ("RMSprop", {"momentum": 0.9, "centered": True, "maximize": True}), ("Rprop", {}),
    ("Rprop", {"lr": 0.1, "etas": (0.4, 1.5), "step_sizes": (0.01, 0.2)}), ("ASGD", {"lr": 0.1}),
    ("ASGD", {"lr": 0.1, "t0": 2, "lambd": 0.1, "weight_decay": 0.1}),
]  # fmt: skip
IDS = [f"{name}-{i}" for i, (name, _) in enumerate(ROWS)]
SHAPES = [(3, 4), (), (5,), (0, 2)]


def numbers(*shape: int, seed: int = 0) -> np.ndarray:
    return np.asarray(np.random.default_rng(seed).standard_normal(shape))


def of_shapes(source, dtype) -> list:
    results = []
    for i, shape in enumerate(SHAPES):
        data = numbers(*shape, seed=i)
        tensor = ow.from_numpy(data) if source is ow else source.from_numpy(data)
        results.append(source.nn.Parameter(tensor.to(dtype)))
    return results


def give_gradients(params, source, step: int, without: int | None = None) -> None:
    for i, param in enumerate(params):
        array = numbers(*SHAPES[i], seed=100 * step + i)
        grad = ow.from_numpy(array) if source is ow else source.from_numpy(array)
        param.grad = None if i == without else grad.to(param.dtype)


@pytest.mark.parity
@pytest.mark.parametrize(("name", "named"), ROWS, ids=IDS)
def test_as_pytorch(name, named):
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    ours, theirs = of_shapes(ow, ow.float64), of_shapes(torch, torch.float64)
    mine, other = getattr(optim, name)(ours, **named), getattr(torch.optim, name)(theirs, **named)
    for step in range(1, 13):
        give_gradients(ours, ow, step, 2 if step < 3 else None)
        give_gradients(theirs, torch, step, 2 if step < 3 else None)
        mine.step()
        other.step()
        for a, b in zip(ours, theirs, strict=True):
            np.testing.assert_allclose(a.detach().numpy(), b.detach().numpy(), rtol=1e-9, atol=1e-9)
    assert set(mine.param_groups[0]) == set(other.param_groups[0])
    assert [sorted(mine.state[tensor]) for tensor in ours] == [
        sorted(key for key, value in other.state[tensor].items() if value is not None) for tensor in theirs
    ]


@pytest.mark.parametrize(("name", "named"), ROWS, ids=IDS)
def test_a_step_goes_downhill_and_states_go_on(name, named):
    """Without PyTorch: a bowl gets lower, and an optimiser that took over the state goes on bit for bit."""
    start = nn.Parameter(ow.tensor([3.0, -2.0], dtype=ow.float64))
    optimizer = getattr(optim, name)([start], **named)
    sign = -1 if named.get("maximize") else 1

    def step(parameter, optimizer):
        optimizer.zero_grad()
        loss = sign * (parameter * parameter).sum()
        loss.backward()
        optimizer.step()
        return loss.item() * sign

    losses = [step(start, optimizer) for _ in range(10)]
    assert losses[-1] < losses[0]
    taken = pickle.loads(pickle.dumps(optimizer.state_dict()))
    again = nn.Parameter(start.detach().clone())
    other = getattr(optim, name)([again], **named)
    other.load_state_dict(taken)
    for _ in range(5):
        assert step(start, optimizer) == step(again, other)
    assert start.tolist() == again.tolist()


def test_adam_by_its_formula():
    """Kingma and Ba, arXiv 1412.6980, algorithm 1."""
    x, mean, square = np.array([1.0, -2.0]), np.zeros(2), np.zeros(2)
    parameter = nn.Parameter(ow.from_numpy(x.copy()))
    optimizer = optim.Adam([parameter], lr=0.1, betas=(0.8, 0.95), eps=1e-6)
    for step in range(1, 6):
        grad = numbers(2, seed=step)
        parameter.grad = ow.from_numpy(grad)
        optimizer.step()
        mean, square = 0.8 * mean + 0.2 * grad, 0.95 * square + 0.05 * grad**2
        x = x - 0.1 * (mean / (1 - 0.8**step)) / (np.sqrt(square / (1 - 0.95**step)) + 1e-6)
        np.testing.assert_allclose(parameter.detach().numpy(), x, rtol=1e-12)


def test_lion_by_its_formula():
    """Chen et al., arXiv 2302.06675, algorithm 2."""
    x, mean = np.array([1.0, -2.0]), np.zeros(2)
    parameter = nn.Parameter(ow.from_numpy(x.copy()))
    optimizer = optim.Lion([parameter], lr=0.1, betas=(0.9, 0.95), weight_decay=0.2)
    for step in range(1, 6):
        grad = numbers(2, seed=step)
        parameter.grad = ow.from_numpy(grad)
        optimizer.step()
        x = x - 0.1 * (np.sign(0.9 * mean + 0.1 * grad) + 0.2 * x)
        mean = 0.95 * mean + 0.05 * grad
        np.testing.assert_allclose(parameter.detach().numpy(), x, rtol=1e-12)


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32"])
def test_narrow_and_strided_parameters(dtype):
    kind = getattr(ow, dtype)
    full = ow.from_numpy(numbers(4, 6)).to(kind)
    for tensor in (nn.Parameter(full.t()), nn.Parameter(full[::2, 1:3])):
        plain = nn.Parameter(tensor.detach().clone())
        for parameter in (tensor, plain):
            optimizer = optim.AdamW([parameter], lr=0.1)
            for step in range(3):
                parameter.grad = ow.from_numpy(numbers(*parameter.shape, seed=step)).to(kind)
                optimizer.step()
        assert tensor.tolist() == plain.tolist()
        assert tensor.dtype is kind


# -- groups, states, hooks ---------------------------------------------------------------------------------------------


def test_groups_have_their_own_numbers():
    net = nn.Sequential(nn.Linear(2, 3), nn.Linear(3, 1))
    optimizer = optim.SGD(
        [{"params": net[0].named_parameters()}, {"params": net[1].named_parameters(), "lr": 0.5}], lr=0.1, momentum=0.9
    )
    assert [group["lr"] for group in optimizer.param_groups] == [0.1, 0.5]
    assert optimizer.param_groups[1]["param_names"] == ["weight", "bias"]
    extra = nn.Parameter(ow.zeros(1))
    with pytest.raises(ValueError, match="have names, or none"):
        optimizer.add_param_group({"params": extra, "lr": 2.0})
    optimizer.add_param_group({"params": [("extra", extra)], "lr": 2.0})
    before = [parameter.detach().clone() for parameter in (*net.parameters(), extra)]
    (net(ow.ones(1, 2)).sum() + extra.sum()).backward()
    optimizer.step()
    moved = [(a - b).abs().max().item() for a, b in zip(before, (*net.parameters(), extra), strict=True)]
    assert extra.item() == -2.0
    assert moved[3] == pytest.approx(0.5)
    assert optimizer.state_dict()["param_groups"][2]["params"] == [4]
    assert repr(optim.SGD([extra], lr=0.1)).splitlines()[:2] == ["SGD (", "Parameter Group 0"]


def test_a_state_of_another_dtype_is_converted():
    first, other = nn.Parameter(ow.ones(2)), nn.Parameter(ow.ones(2, dtype=ow.float64))
    mine, theirs = optim.Adam([first]), optim.Adam([other])
    first.grad = ow.ones(2)
    mine.step()
    theirs.load_state_dict(copy.deepcopy(mine.state_dict()))
    state = theirs.state[other]
    assert (state["exp_avg"].dtype, state["step"].dtype) == (ow.float64, ow.float32)
    assert state["step"].item() == 1


def test_a_closure_computes_the_loss_with_gradients():
    parameter = nn.Parameter(ow.ones(2))
    optimizer = optim.SGD([parameter], lr=0.5)

    def closure():
        optimizer.zero_grad()
        loss = (parameter * parameter).sum()
        loss.backward()
        return loss

    with ow.no_grad():
        assert optimizer.step(closure).item() == 2.0
    assert parameter.tolist() == [0.0, 0.0]
    assert parameter.requires_grad


def test_hooks_of_steps():
    parameter, seen = nn.Parameter(ow.ones(1)), []
    optimizer = optim.SGD([parameter], lr=0.5)
    optimizer.register_step_pre_hook(lambda *args: seen.append("before"))
    handle = optimizer.register_step_post_hook(lambda *args: seen.append("behind"))
    with optim.register_optimizer_step_post_hook(lambda *args: seen.append("any")):
        optimizer.step()
    handle.remove()
    optimizer.step()
    assert seen == ["before", "behind", "any", "before"]
    optimizer.register_state_dict_post_hook(lambda item, state: {**state, "more": 1})
    optimizer.register_load_state_dict_pre_hook(lambda item, state: {k: v for k, v in state.items() if k != "more"})
    assert "more" in optimizer.state_dict()
    optimizer.load_state_dict(optimizer.state_dict())


def test_hooks_of_all_optimizers_enclose_those_of_a_single_optimizer():
    parameter, seen = nn.Parameter(ow.ones(1)), []
    optimizer = optim.Adam([parameter])
    optimizer.register_step_pre_hook(lambda *args: seen.append("pre"))
    optimizer.register_step_post_hook(lambda *args: seen.append("post"))
    with (
        optim.register_optimizer_step_pre_hook(lambda *args: seen.append("pre of all")),
        optim.register_optimizer_step_post_hook(lambda *args: seen.append("post of all")),
    ):
        optimizer.step()
    assert seen == ["pre of all", "pre", "post", "post of all"]


NUMBERS_OF_STATES = [
    (optim.Adadelta, ["step"]), (optim.Adafactor, ["step"]), (optim.Adagrad, ["step"]), (optim.Adam, ["step"]),
    (optim.AdamW, ["step"]), (optim.Adamax, ["step"]), (optim.ASGD, ["eta", "mu", "step"]),
    (optim.NAdam, ["mu_product", "step"]), (optim.RAdam, ["step"]), (optim.RMSprop, ["step"]), (optim.Rprop, ["step"]),
]  # fmt: skip


@pytest.mark.parametrize("dtype", [ow.float32, ow.float64], ids=str)
@pytest.mark.parametrize(("kind", "names"), NUMBERS_OF_STATES, ids=lambda item: getattr(item, "__name__", None))
def test_numbers_of_a_loaded_state_become_tensors(kind, names, dtype):
    """Checkpoints of older programs have the count of steps, and what goes with it, as Python numbers."""
    parameters = [nn.Parameter(ow.ones(2, 3, dtype=dtype)) for _ in range(2)]
    first, second = [kind([parameter]) for parameter in parameters]
    default = ow.get_default_dtype()
    try:
        ow.set_default_dtype(dtype)
        parameters[0].grad = ow.full((2, 3), 0.5, dtype=dtype)
        first.step()
        saved = copy.deepcopy(first.state_dict())
        saved["state"][0].update((name, saved["state"][0][name].item()) for name in names)
        second.load_state_dict(saved)
        with ow.no_grad():
            parameters[1].copy_(parameters[0])
        parameters[1].grad = parameters[0].grad
        first.step()
        second.step()
    finally:
        ow.set_default_dtype(default)
    assert parameters[0].tolist() == parameters[1].tolist()
    state, expected = second.state[parameters[1]], first.state[parameters[0]]
    assert [state[name].item() for name in names] == [expected[name].item() for name in names]
    assert isinstance(saved["state"][0]["step"], float)


def test_gradients_are_dropped_or_filled():
    parameter = nn.Parameter(ow.ones(2))
    optimizer = optim.SGD([parameter])
    parameter.grad = ow.ones(2)
    optimizer.zero_grad(set_to_none=False)
    assert parameter.grad.tolist() == [0.0, 0.0]
    optimizer.zero_grad()
    assert parameter.grad is None
    optimizer.step()
    assert parameter.tolist() == [1.0, 1.0]


def test_a_rate_may_be_a_tensor():
    parameter, rate = nn.Parameter(ow.ones(1)), ow.tensor(0.5)
    optimizer = optim.SGD([parameter], lr=rate)
    parameter.grad = ow.ones(1)
    optimizer.step()
    assert parameter.item() == 0.5
    optim.lr_scheduler.StepLR(optimizer, 1).step()
    assert rate.item() == pytest.approx(0.05)


def parameter() -> ow.nn.Parameter:
    return nn.Parameter(ow.ones(1))


ERRORS = {
    "a tensor": (lambda: optim.SGD(parameter()), TypeError,
                 "should be an iterable of Tensors or dicts, but got Parameter"),
    "nothing": (lambda: optim.SGD([]), ValueError, "optimizer got an empty parameter list"),
    "a number": (lambda: optim.SGD([1.0]), TypeError,
                 "optimizer can only optimize Tensors, but one of the params is float"),
    "a result": (lambda: optim.SGD([parameter() * 2]), ValueError, "can't optimize a non-leaf Tensor"),
    "twice": (lambda: optim.SGD([{"params": [item]} for item in [parameter()] * 2]), ValueError,
              "some parameters appear in more than one parameter group"),
    "a set": (lambda: optim.SGD([{"params": {parameter()}}]), TypeError, "a set has no order"),
    "a rate": (lambda: optim.Adam([parameter()], lr=-1), ValueError, "Invalid learning rate: -1"),
    "a beta": (lambda: optim.Adam([parameter()], betas=(0.9, 1.0)), ValueError,
               "Invalid beta parameter at index 1: 1.0"),
    "nesterov": (lambda: optim.SGD([parameter()], nesterov=True), ValueError,
                 "Nesterov momentum requires a momentum and zero dampening"),
    "groups": (lambda: optim.SGD([parameter()]).load_state_dict({"state": {}, "param_groups": []}), ValueError,
               "loaded state dict has 0 parameter groups, this optimizer has 1"),
}  # fmt: skip


@pytest.mark.parametrize("case", ERRORS)
def test_errors(case):
    call, kind, text = ERRORS[case]
    with pytest.raises(kind) as caught:
        call()
    assert text in str(caught.value)


def test_a_step_is_one_native_call_for_all_parameters(monkeypatch):
    calls = []
    params = [nn.Parameter(ow.ones(3)) for _ in range(50)]
    optimizer = optim.AdamW(params)
    from runtime.nn.operators import F

    original = F._adam_step_
    monkeypatch.setattr(F, "_adam_step_", lambda *args, **named: calls.append(len(args[0])) or original(*args, **named))
    for param in params:
        param.grad = ow.ones(3)
    optimizer.step()
    assert calls == [50]


# -- schedules ---------------------------------------------------------------------------------------------------------


SCHEDULES = [
    ("LambdaLR", {"lr_lambda": lambda epoch: 0.9**epoch}), ("MultiplicativeLR", {"lr_lambda": lambda epoch: 0.9}),
    ("StepLR", {"step_size": 3}), ("MultiStepLR", {"milestones": [2, 5, 5], "gamma": 0.5}), ("ConstantLR", {}),
    ("LinearLR", {"start_factor": 0.25, "total_iters": 4}), ("ExponentialLR", {"gamma": 0.8}),
    ("PolynomialLR", {"total_iters": 6, "power": 2.0}), ("CosineAnnealingLR", {"T_max": 4, "eta_min": 0.01}),
    ("CosineAnnealingWarmRestarts", {"T_0": 3, "T_mult": 2}),
]  # fmt: skip


def rates_of(source, name, named, steps=14):
    first, other = (source.nn.Parameter(source.ones(1)) for _ in range(2))
    optimizer = source.optim.SGD([{"params": [first]}, {"params": [other], "lr": 0.5}], lr=1.0)
    schedule = getattr(source.optim.lr_scheduler, name)(optimizer, **named)
    results = [schedule.get_last_lr()]
    for _ in range(steps):
        optimizer.step()
        schedule.step()
        results.append([group["lr"] for group in optimizer.param_groups])
    return results


@pytest.mark.parity
@pytest.mark.parametrize(("name", "named"), SCHEDULES, ids=[name for name, _ in SCHEDULES])
def test_schedules_as_pytorch(name, named):
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    np.testing.assert_allclose(rates_of(ow, name, named), rates_of(torch, name, named), rtol=1e-12)


def test_schedules_by_their_formulas():
    assert [rates[0] for rates in rates_of(ow, "ExponentialLR", {"gamma": 0.5}, 3)] == [1.0, 0.5, 0.25, 0.125]
    assert [rates[0] for rates in rates_of(ow, "StepLR", {"step_size": 2, "gamma": 0.5}, 4)] == [1, 1, 0.5, 0.5, 0.25]
    cosine = [rates[1] for rates in rates_of(ow, "CosineAnnealingLR", {"T_max": 4}, 4)]
    assert cosine == pytest.approx([(1 + math.cos(math.pi * i / 4)) / 4 for i in range(5)])


def sequence(source):
    optimizer = source.optim.SGD([source.nn.Parameter(source.ones(1))], lr=1.0)
    kinds = source.optim.lr_scheduler
    parts = [kinds.LinearLR(optimizer, 0.1, total_iters=3), kinds.ExponentialLR(optimizer, 0.5)]
    schedule = kinds.SequentialLR(optimizer, parts, milestones=[4])
    results = []
    for _ in range(8):
        results.append(optimizer.param_groups[0]["lr"])
        optimizer.step()
        schedule.step()
    return results, schedule


def test_schedules_one_after_another():
    result, schedule = sequence(ow)
    assert result == pytest.approx([0.1, 0.4, 0.7, 1.0, 1.0, 0.5, 0.25, 0.125])
    state = pickle.loads(pickle.dumps(schedule.state_dict()))
    _, other = sequence(ow)
    other.load_state_dict(state)
    schedule.step()
    other.step()
    assert other.get_last_lr() == schedule.get_last_lr()


def test_schedules_together():
    optimizer = optim.SGD([parameter()], lr=1.0)
    kinds = optim.lr_scheduler
    schedule = kinds.ChainedScheduler([kinds.ConstantLR(optimizer, 0.5, 2), kinds.ExponentialLR(optimizer, 0.5)])
    results = [schedule.get_last_lr()[0]]
    for _ in range(3):
        optimizer.step()
        schedule.step()
        results.append(schedule.get_last_lr()[0])
    assert results == [0.5, 0.25, 0.25, 0.125]


def plateau(source):
    optimizer = source.optim.SGD([source.nn.Parameter(source.ones(1))], lr=1.0)
    schedule = source.optim.lr_scheduler.ReduceLROnPlateau(optimizer, patience=1, cooldown=1, min_lr=0.02)
    results = []
    for loss in (5.0, 4.0, 4.0, 4.0, 4.0, 3.0, 3.0, 3.0, 3.0, 3.0, 3.0):
        schedule.step(loss)
        results.append(optimizer.param_groups[0]["lr"])
    return results


def test_a_rate_falls_where_nothing_gets_better():
    assert plateau(ow) == pytest.approx([1, 1, 1, 0.1, 0.1, 0.1, 0.1, 0.02, 0.02, 0.02, 0.02])


@pytest.mark.parity
def test_plateaus_as_pytorch():
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    assert plateau(ow) == plateau(torch)
    assert sequence(ow)[0] == pytest.approx(sequence(torch)[0], rel=1e-12)
