"""Optimisers of whole models: L-BFGS, Adafactor, Muon, cyclic schedules, averages of models."""

from __future__ import annotations

import copy
import math
import pickle
from itertools import pairwise

import numpy as np
import pytest

import generated as ow
from runtime.optim.line_search import Point, strong_wolfe

nn, optim = ow.nn, ow.optim


def array(*shape: int, seed: int = 0) -> np.ndarray:
    return np.asarray(np.random.default_rng(seed).standard_normal(shape))


def parameters(source, *shapes):
    return [source.nn.Parameter(source.from_numpy(array(*shape, seed=i))) for i, shape in enumerate(shapes)]


# -- L-BFGS ------------------------------------------------------------------------------------------------------------


def valley(source, steps=6, state=None, points=None, **named):
    """Losses and points of Rosenbrock's valley, in two parameters."""
    x, y = points or (source.nn.Parameter(source.tensor([item], dtype=source.float64)) for item in (-1.2, 1.0))
    optimizer = source.optim.LBFGS([x, y], **named)
    if state is not None:
        optimizer.load_state_dict(state)

    def closure():
        optimizer.zero_grad()
        loss = ((1 - x).square() + 100 * (y - x.square()).square()).sum()
        loss.backward()
        return loss

    results = []
    for _ in range(steps):
        results += [optimizer.step(closure).item(), x.item(), y.item()]
    return results, optimizer, (x, y)


SEARCHES = [
    {"line_search_fn": "strong_wolfe"}, {"lr": 1e-3}, {"line_search_fn": "strong_wolfe", "history_size": 2},
    {"line_search_fn": "strong_wolfe", "lr": 0.1, "max_iter": 4, "max_eval": 5},
    {"line_search_fn": "strong_wolfe", "max_eval": 1, "max_iter": 3}, {"lr": 1e-3, "tolerance_change": 1e-2},
    {"line_search_fn": "strong_wolfe", "tolerance_grad": 1e2}, {"line_search_fn": "strong_wolfe", "lr": 50.0},
]  # fmt: skip


@pytest.mark.parity
@pytest.mark.parametrize("named", SEARCHES, ids=range(len(SEARCHES)))
def test_lbfgs_as_pytorch(named):
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    (ours, mine, _), (theirs, other, _) = valley(ow, **named), valley(torch, **named)
    np.testing.assert_allclose(ours, theirs, rtol=1e-9, atol=1e-9)
    mine, other = mine.state_dict(), other.state_dict()
    assert mine["param_groups"] == other["param_groups"]
    for name in ("func_evals", "n_iter"):
        assert mine["state"][0][name] == other["state"][0][name]


@pytest.mark.parity
def test_lbfgs_goes_on_from_the_state_of_pytorch():
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    named = {"line_search_fn": "strong_wolfe", "max_iter": 5}
    _, other, (x, y) = valley(torch, 2, **named)

    def ours(value):
        if isinstance(value, torch.Tensor):
            return ow.from_numpy(value.numpy().copy())
        if isinstance(value, dict):
            return {name: ours(item) for name, item in value.items()}
        return [ours(item) for item in value] if isinstance(value, list) else value

    state = ours(other.state_dict())
    points = [nn.Parameter(ow.tensor([tensor.item()], dtype=ow.float64)) for tensor in (x, y)]
    theirs, _, _ = valley(torch, 2, other.state_dict(), [x, y], **named)
    np.testing.assert_allclose(valley(ow, 2, state, points, **named)[0], theirs, rtol=1e-9, atol=1e-9)


def test_lbfgs_finds_the_bottom_of_a_valley_and_goes_on_from_its_state():
    result, _, _ = valley(ow, 10, line_search_fn="strong_wolfe")
    assert result[-2:] == pytest.approx([1, 1], abs=1e-4)
    named = {"line_search_fn": "strong_wolfe", "max_iter": 5}
    full, _, _ = valley(ow, 4, **named)
    first, optimizer, points = valley(ow, 2, **named)
    state = pickle.loads(pickle.dumps(optimizer.state_dict()))
    again = [nn.Parameter(point.detach().clone()) for point in points]
    assert first + valley(ow, 2, state, again, **named)[0] == full


def test_lbfgs_takes_complex_strided_and_unused_parameters():
    number = nn.Parameter(ow.tensor([1 + 2j, 3 - 1j], dtype=ow.complex128))
    matrix = nn.Parameter(ow.from_numpy(array(3, 4)).t())
    unused = nn.Parameter(ow.ones(2, dtype=ow.float64))
    optimizer = optim.LBFGS([number, matrix, unused], line_search_fn="strong_wolfe")

    def closure():
        optimizer.zero_grad()
        loss = (number - 1j).abs().square().sum() + (matrix - 1).square().sum()
        loss.backward()
        return loss

    with ow.no_grad():
        for _ in range(3):
            optimizer.step(closure)
    np.testing.assert_allclose(number.detach().numpy(), [1j, 1j], atol=1e-6)
    np.testing.assert_allclose(matrix.detach().numpy(), np.ones((4, 3)), atol=1e-6)
    assert unused.tolist() == [1, 1]


@pytest.mark.parametrize("seed", range(6))
def test_a_line_search_fulfils_the_conditions(seed):
    """Along random lines through a wavy bowl; c1 = 1e-4, c2 = 0.9."""
    a, b, c = np.random.default_rng(seed).uniform(0.2, 3, 3)
    first = float(10.0 ** (seed - 3))

    def look(step):
        loss = (step - a) ** 2 + b * math.sin(c * step)
        return Point(step, loss, ow.zeros(1), 2 * (step - a) + b * c * math.cos(c * step))

    start = look(0.0)
    if start.slope > 0:
        a, start = a + start.slope, look(0.0)
        start = look(0.0)
    calls = []
    point, count = strong_wolfe(lambda step: calls.append(step) or look(step), start, first, 1.0, 30, 1e-9)
    assert count == len(calls) <= 31
    assert point == look(point.step)
    assert point.loss <= start.loss + 1e-4 * point.step * start.slope
    assert abs(point.slope) <= 0.9 * abs(start.slope)


# -- matrices ----------------------------------------------------------------------------------------------------------

MATRICES = [
    ("Adafactor", {}), ("Adafactor", {"lr": 0.1, "weight_decay": 0.1, "maximize": True}),
    ("Adafactor", {"lr": 0.5, "eps": (1e-4, 1e-2), "d": 2.0, "beta2_decay": -0.5}),
]  # fmt: skip


def descent(source, name, named, shapes, steps=8):
    params = parameters(source, *shapes)
    optimizer = getattr(source.optim, name)(params, **named)
    for step in range(1, steps + 1):
        for i, param in enumerate(params):
            param.grad = source.from_numpy(array(*param.shape, seed=100 * step + i)).to(param.dtype)
        optimizer.step()
    return params, optimizer


@pytest.mark.parity
@pytest.mark.parametrize(("name", "named"), MATRICES)
def test_adafactor_as_pytorch(name, named):
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    shapes = [(3, 4), (5,), (), (2, 3, 4)]
    (ours, mine), (theirs, other) = (descent(source, name, named, shapes) for source in (ow, torch))
    for a, b in zip(ours, theirs, strict=True):
        np.testing.assert_allclose(a.detach().numpy(), b.detach().numpy(), rtol=1e-9, atol=1e-9)
        assert sorted(mine.state[a]) == sorted(other.state[b])
        assert all(mine.state[a][value].shape == tuple(other.state[b][value].shape) for value in mine.state[a])
    assert mine.state_dict()["param_groups"] == other.state_dict()["param_groups"]


@pytest.mark.parity
@pytest.mark.parametrize(
    "named", [{}, {"lr": 0.1, "nesterov": False}, {"lr": 0.1, "adjust_lr_fn": "match_rms_adamw", "weight_decay": 0}]
)
def test_muon_as_pytorch(named):
    """To a rounding of bfloat16, in which it computes, should products add up in another order."""
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    shapes = [(3, 4), (6, 2)]
    (ours, mine), (theirs, other) = (descent(source, "Muon", named, shapes, 3) for source in (ow, torch))
    lr = named.get("lr", 1e-3)
    for a, b in zip(ours, theirs, strict=True):
        np.testing.assert_allclose(a.detach().numpy(), b.detach().numpy(), atol=0.01 * lr)
    assert mine.state_dict()["param_groups"] == other.state_dict()["param_groups"]


def test_adafactor_knows_a_matrix_by_its_rows_and_columns():
    """A gradient of rank 1 is determined by its row and column alone: the first update is its sign."""
    weight = nn.Parameter(ow.ones(2, 3, dtype=ow.float64))
    weight.grad = ow.outer(ow.tensor([1.0, -2.0]), ow.tensor([3.0, 1.0, 0.5])).to(ow.float64)
    optimizer = optim.Adafactor([weight], lr=0.01)
    optimizer.step()
    np.testing.assert_allclose(weight.detach().numpy(), [[0.99] * 3, [1.01] * 3], rtol=1e-6)
    assert {name: value.shape for name, value in optimizer.state[weight].items() if name != "step"} == {
        "row_var": (2, 1), "col_var": (1, 3)
    }  # fmt: skip


def test_muon_makes_steps_nearly_orthogonal():
    weight = nn.Parameter(ow.zeros(6, 4, dtype=ow.float64))
    weight.grad = ow.from_numpy(array(6, 4) @ np.diag([5.0, 1.0, 0.2, 0.1]))
    optim.Muon([weight], lr=1.0, adjust_lr_fn="original", weight_decay=0.5).step()
    values = np.linalg.svd(weight.detach().numpy() / math.sqrt(6 / 4), compute_uv=False)
    assert values.min() > 0.5
    assert values.max() < 1.5


# -- schedules ---------------------------------------------------------------------------------------------------------


class Height:
    """A function of the step that has a state."""

    def __init__(self, base=0.9):
        self.base = base

    def __call__(self, x):
        return self.base**x


CYCLES = [
    ("CyclicLR", {"base_lr": 0.1, "max_lr": [1.0, 2.0], "step_size_up": 3}),
    ("CyclicLR", {"base_lr": 0.1, "max_lr": 1.0, "step_size_up": 2, "step_size_down": 4, "mode": "triangular2"}),
    ("CyclicLR", {"base_lr": 0.1, "max_lr": 1.0, "step_size_up": 3, "mode": "exp_range", "gamma": 0.9}),
    ("CyclicLR", {"base_lr": 0.1, "max_lr": 1.0, "step_size_up": 3, "scale_fn": Height(), "cycle_momentum": False}),
    ("OneCycleLR", {"max_lr": [0.5, 1.0], "total_steps": 16}),
    ("OneCycleLR", {"max_lr": 1.0, "epochs": 4, "steps_per_epoch": 4, "anneal_strategy": "linear"}),
    ("OneCycleLR", {"max_lr": 1.0, "total_steps": 16, "three_phase": True, "cycle_momentum": False}),
    ("OneCycleLR", {"max_lr": 1.0, "total_steps": 16, "three_phase": True, "pct_start": 0.25, "div_factor": 5.0}),
    ("SWALR", {"swa_lr": 0.05, "anneal_epochs": 4}), ("SWALR", {"swa_lr": [0.05, 0.5], "anneal_strategy": "linear"}),
    ("SWALR", {"swa_lr": 0.05, "anneal_epochs": 0}),
]  # fmt: skip
IDS = [f"{name}-{i}" for i, (name, _) in enumerate(CYCLES)]


def schedule_of(source, name, named, kind="SGD"):
    first, other = (source.nn.Parameter(source.ones(1)) for _ in range(2))
    more = {"momentum": 0.5} if kind == "SGD" else {}
    optimizer = getattr(source.optim, kind)([{"params": [first]}, {"params": [other], "lr": 0.5}], lr=1.0, **more)
    position = source.optim.swa_utils if hasattr(source.optim.swa_utils, name) else source.optim.lr_scheduler
    return getattr(position, name)(optimizer, **named), optimizer


def run(schedule, optimizer, steps):
    results = []
    for _ in range(steps):
        optimizer.step()
        schedule.step()
        results.append([
            [group["lr"], group["betas"][0] if "betas" in group else group["momentum"]]
            for group in optimizer.param_groups
        ])  # fmt: skip
    return results


@pytest.mark.parity
@pytest.mark.parametrize("kind", ["SGD", "Adam"])
@pytest.mark.parametrize(("name", "named"), CYCLES, ids=IDS)
def test_cycles_as_pytorch(name, named, kind):
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    (mine, ours), (other, theirs) = (schedule_of(source, name, named, kind) for source in (ow, torch))
    assert mine.get_last_lr() == pytest.approx(other.get_last_lr(), rel=1e-12)
    np.testing.assert_allclose(run(mine, ours, 13), run(other, theirs, 13), rtol=1e-9, atol=1e-12)
    assert set(ours.param_groups[0]) == set(theirs.param_groups[0])
    assert set(mine.state_dict()) <= set(other.state_dict())
    mine.load_state_dict(other.state_dict())
    np.testing.assert_allclose(run(mine, ours, 2), run(other, theirs, 2), rtol=1e-9, atol=1e-12)


@pytest.mark.parametrize(("name", "named"), CYCLES, ids=IDS)
def test_cycles_go_on_from_their_states(name, named):
    schedule, optimizer = schedule_of(ow, name, named)
    run(schedule, optimizer, 5)
    other, again = schedule_of(ow, name, named)
    again.load_state_dict(optimizer.state_dict())
    other.load_state_dict(pickle.loads(pickle.dumps(schedule.state_dict())))
    assert run(other, again, 6) == run(schedule, optimizer, 6)


@pytest.mark.parametrize(("name", "named"), [CYCLES[0], ("OneCycleLR", {"max_lr": 1.0, "total_steps": 10})])
def test_limits_of_momentum_that_are_tensors_are_read_once(name, named):
    """To write into such a tensor later changes no limit."""
    limits = {"base_momentum": ow.tensor(0.75), "max_momentum": ow.tensor(0.875)}
    schedule, optimizer = schedule_of(ow, name, {**named, **limits})
    other, again = schedule_of(ow, name, {**named, "base_momentum": 0.75, "max_momentum": 0.875})
    for limit in limits.values():
        limit.mul_(0.5)
    assert run(schedule, optimizer, 6) == run(other, again, 6)
    assert (optimizer.param_groups[0]["base_momentum"], optimizer.param_groups[0]["max_momentum"]) == (0.75, 0.875)


def test_an_averaged_rate_that_is_a_tensor_is_read_once():
    rate = ow.tensor(0.0625)
    schedule, optimizer = schedule_of(ow, "SWALR", {"swa_lr": rate, "anneal_epochs": 4})
    other, again = schedule_of(ow, "SWALR", {"swa_lr": 0.0625, "anneal_epochs": 4})
    rate.mul_(0.5)
    assert run(schedule, optimizer, 6) == run(other, again, 6)
    assert optimizer.param_groups[0]["swa_lr"] == 0.0625


def test_cycles_by_their_shape():
    schedule, optimizer = schedule_of(ow, *CYCLES[0])
    results = [group[0] for group, _ in [optimizer_now(optimizer), *run(schedule, optimizer, 6)]]
    assert results == pytest.approx([0.1, 0.4, 0.7, 1.0, 0.7, 0.4, 0.1])
    schedule, optimizer = schedule_of(ow, "OneCycleLR", {"max_lr": 1.0, "total_steps": 10})
    rows = [optimizer_now(optimizer), *run(schedule, optimizer, 9)]
    rates, momenta = [item[0] for item, _ in rows], [item[1] for item, _ in rows]
    assert (rates[0], max(rates), rates.index(max(rates)), rates[-1]) == pytest.approx((0.04, 1.0, 2, 4e-6))
    assert momenta[2] == min(momenta) == pytest.approx(0.85)
    assert all(a < b for a, b in pairwise(momenta[2:]))
    schedule.step()
    with pytest.raises(ValueError, match=r"Tried to step 11 times\. The specified number of total steps is 10"):
        schedule.step()


def optimizer_now(optimizer):
    return [[group["lr"], group["momentum"]] for group in optimizer.param_groups]


# -- averages ----------------------------------------------------------------------------------------------------------


def model(source):
    result = source.nn.Sequential(source.nn.Linear(3, 4), source.nn.BatchNorm1d(4), source.nn.Linear(4, 1)).double()
    with source.no_grad():
        for i, parameter in enumerate(result.parameters()):
            parameter.copy_(source.from_numpy(array(*parameter.shape, seed=i)))
    return result


def averaged(source, make, **named):
    """A state behind four updates."""
    net = model(source)
    model_average = source.optim.swa_utils.AveragedModel(net, **make(source.optim.swa_utils), **named)
    for step in range(4):
        with source.no_grad():
            for i, parameter in enumerate(net.parameters()):
                parameter.add_(source.from_numpy(array(*parameter.shape, seed=10 * step + i)))
            net(source.from_numpy(array(5, 3, seed=step)))
        model_average.update_parameters(net)
    return model_average, net


WAYS = {
    "equal": (lambda _: {}, {}),
    "equal, one by one": (lambda swa: {"avg_fn": swa.get_swa_avg_fn()}, {}),
    "equal, together": (lambda swa: {"multi_avg_fn": swa.get_swa_multi_avg_fn()}, {}),
    "fading, one by one": (lambda swa: {"avg_fn": swa.get_ema_avg_fn(0.6)}, {}),
    "fading": (lambda swa: {"multi_avg_fn": swa.get_ema_multi_avg_fn(0.6)}, {}),
    "fading slowly, buffers too": (lambda swa: {"multi_avg_fn": swa.get_ema_multi_avg_fn(0.3)}, {"use_buffers": True}),
}  # fmt: skip


@pytest.mark.parity
@pytest.mark.parametrize("title", WAYS)
def test_averages_as_pytorch(title):
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    make, named = WAYS[title]
    ours, theirs = (averaged(source, make, **named)[0].state_dict() for source in (ow, torch))
    assert list(ours) == list(theirs)
    for name, tensor in theirs.items():
        # PyTorch divides by a count of integers, and so weighs in float32, where all parameters count the same.
        limit = 1e-6 if "equal" in title else 1e-9
        np.testing.assert_allclose(ours[name].numpy(), tensor.numpy(), rtol=limit, atol=limit, err_msg=name)


@pytest.mark.parametrize("title", WAYS)
def test_averages_by_their_formula(title):
    """The mean of all, or a step of a part of the way for each; buffers that are not averaged are the last ones."""
    make, named = WAYS[title]
    averaged_model, net = averaged(ow, make, **named)
    weights, now = [], array(4, 3, seed=0)
    for step in range(4):
        now = now + array(4, 3, seed=10 * step)
        weights.append(now)
    decay = {"fading, one by one": 0.6, "fading": 0.6, "fading slowly, buffers too": 0.3}.get(title)
    want = weights[0]
    for count, weight in enumerate(weights[1:], 1):
        want = want + (weight - want) * (1 / (count + 1) if decay is None else 1 - decay)
    np.testing.assert_allclose(averaged_model.module[0].weight.detach().numpy(), want, rtol=1e-12)
    assert averaged_model.n_averaged.item() == 4
    same = averaged_model.module[1].running_mean.tolist() == net[1].running_mean.tolist()
    assert same is not named.get("use_buffers", False)
    assert all(parameter.grad_fn is None and parameter.is_leaf for parameter in averaged_model.parameters())
    assert averaged_model(ow.zeros(2, 3, dtype=ow.float64)).shape == (2, 1)


@pytest.mark.parity
def test_statistics_of_batches_as_pytorch():
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    results = []
    for source in (ow, torch):
        net = model(source).eval()
        batches = [[source.from_numpy(array(5, 3, seed=i))] for i in range(3)]
        source.optim.swa_utils.update_bn(batches, net)
        assert (net[1].momentum, net.training) == (0.1, False)
        results.append([net[1].running_mean.numpy(), net[1].running_var.numpy()])
    np.testing.assert_allclose(*results, rtol=1e-12)


def test_statistics_of_batches_are_their_means():
    net = model(ow)
    batches = [ow.from_numpy(array(6, 3, seed=i)) for i in range(3)]
    optim.swa_utils.update_bn(batches, net)
    hidden = [net[0](batch).detach().numpy() for batch in batches]
    np.testing.assert_allclose(net[1].running_mean.numpy(), np.mean([item.mean(0) for item in hidden], 0), rtol=1e-12)
    np.testing.assert_allclose(
        net[1].running_var.numpy(), np.mean([item.var(0, ddof=1) for item in hidden], 0), rtol=1e-12
    )
    assert net[1].momentum == 0.1


def test_an_average_of_many_parameters_is_one_call(monkeypatch):
    from runtime.nn.operators import F

    calls, original = [], F._moved_towards_
    monkeypatch.setattr(F, "_moved_towards_", lambda *args, **named: calls.append(1) or original(*args, **named))
    averaged(ow, WAYS["fading"][0])
    assert len(calls) == 3  # the first update copies


# -- errors ------------------------------------------------------------------------------------------------------------


def parameter(*shape):
    return [nn.Parameter(ow.ones(*(shape or (1,))))]


def sgd(**named):
    return optim.SGD(parameter(), lr=1.0, **named)


rates, swa = optim.lr_scheduler, optim.swa_utils
ERRORS = {
    "no closure": (lambda: optim.LBFGS(parameter()).step(), "LBFGS.step(): needs a closure"),
    "two groups": (lambda: optim.LBFGS([{"params": parameter()}, {"params": parameter()}]),
                   "LBFGS doesn't support per-parameter options (parameter groups)"),
    "a rate": (lambda: optim.LBFGS(parameter(), lr=-1), "Invalid learning rate: -1"),
    "a decay": (lambda: optim.Adafactor(parameter(), beta2_decay=1), "beta2_decay should be <= 0 but is: 1"),
    "two rates": (lambda: optim.SGD(parameter(), lr=ow.ones(2)), "Tensor lr must be 1-element"),
    "a plateau in a chain": (lambda: rates.ChainedScheduler([rates.ReduceLROnPlateau(sgd())]),
                             "ChainedScheduler does not support `ReduceLROnPlateau` scheduler"),
    "sparse": (lambda: optim.SparseAdam(parameter(), lr=0.0), "Invalid learning rate: 0.0"),
    "a threshold": (lambda: optim.Adafactor(parameter(), d=0.5), "Clipping threshold d should be >= 1 but is: 0.5"),
    "a vector": (lambda: optim.Muon(parameter(3)), "Muon only supports 2D parameters whereas we found a parameter"),
    "a way": (lambda: optim.Muon(parameter(2, 2), adjust_lr_fn="x"), "Adjust learning rate function x is not"),
    "a mode": (lambda: rates.CyclicLR(sgd(), 0.1, 1.0, mode="x", cycle_momentum=False), "mode is one of triangular"),
    "no momentum": (lambda: rates.CyclicLR(optim.Adagrad(parameter()), 0.1, 1.0),
                    "optimizer must support momentum or beta1 with `cycle_momentum` option enabled"),
    "rates": (lambda: rates.CyclicLR(sgd(), [0.1, 0.2], 1.0), "Expected 1 values for base_lr, but got 2"),
    "no steps": (lambda: rates.OneCycleLR(sgd(), 1.0),
                 "You must define either total_steps OR (epochs AND steps_per_epoch)"),
    "steps": (lambda: rates.OneCycleLR(sgd(), 1.0, total_steps=0), "Expected positive integer total_steps, but got 0"),
    "a part": (lambda: rates.OneCycleLR(sgd(), 1.0, 10, pct_start=1.5), "Expected float between 0 and 1 pct_start"),
    "a curve": (lambda: rates.OneCycleLR(sgd(), 1.0, 10, anneal_strategy="x"),
                "anneal_strategy must be one of 'cos' or 'linear', instead got x"),
    "another curve": (lambda: swa.SWALR(sgd(), 0.1, anneal_strategy="x"), "instead got x"),
    "epochs": (lambda: swa.SWALR(sgd(), 0.1, anneal_epochs=-1), "anneal_epochs must be equal or greater than 0"),
    "fading": (lambda: swa.get_ema_multi_avg_fn(2), "Invalid decay value 2 provided"),
    "two ways": (lambda: swa.AveragedModel(nn.Linear(1, 1), None, swa.get_swa_avg_fn(), swa.get_swa_multi_avg_fn()),
                 "Only one of avg_fn and multi_avg_fn should be provided"),
}  # fmt: skip


def test_hooks_of_states_may_come_first():
    seen, optimizer = [], sgd()
    for name in ("state_dict_pre", "state_dict_post", "load_state_dict_pre", "load_state_dict_post"):
        register = getattr(optimizer, f"register_{name}_hook")
        for which, first in (("one", False), ("two", True)):
            register(lambda *_, name=name, which=which: seen.append((name, which)), prepend=first)
    optimizer.load_state_dict(optimizer.state_dict())
    assert seen == [
        (name, which) for name in ("state_dict_pre", "state_dict_post", "load_state_dict_pre", "load_state_dict_post")
        for which in ("two", "one")
    ]  # fmt: skip


@pytest.mark.parametrize("kind", ["SGD", "Adam", "RMSprop", "Adagrad"])
def test_what_an_optimizer_cannot_do_is_said(kind):
    if kind in {"SGD", "Adam"}:
        with pytest.raises(RuntimeError, match="`fused` and `foreach` cannot be `True` together"):
            getattr(optim, kind)(parameter(), fused=True, foreach=True)
    for name in ("foreach", "fused", "capturable"):
        if name in getattr(optim, kind).__init__.__annotations__:
            result = getattr(optim, kind)(parameter(), **{name: True})
            assert result.param_groups[0][name] is True


def test_schedules_see_whether_a_step_came_before():
    class Halved(rates.LRScheduler):
        def get_lr(self):
            assert self._get_lr_called_within_step
            seen.append(self._is_initial)
            return [base_lr / 2 ** (not self._is_initial) for base_lr in self.base_lrs]

    seen, optimizer = [], sgd()
    schedule = Halved(optimizer)
    with pytest.warns(UserWarning, match=r"`lr_scheduler\.step\(\)` before `optimizer\.step\(\)`"):
        schedule.step()
    optimizer.step()
    Halved(optimizer).step()
    assert seen == [True, False] * 2
    assert schedule._get_lr_called_within_step is False


def test_complex_parameters_step_as_pairs_of_numbers():
    """PyTorch's meaning: real and imaginary parts are parameters of their own, in a state of the complex dtype."""
    pair = ow.tensor([[1.0, -2.0], [0.5, 3.0]], dtype=ow.float64)
    for name in ("SGD", "Adam", "Adagrad", "RMSprop", "Rprop", "ASGD", "NAdam"):
        named = {"momentum": 0.9} if name == "SGD" else {}
        first, two = nn.Parameter(ow.view_as_complex(pair.clone())), nn.Parameter(pair.clone())
        mine, other = (getattr(optim, name)([each], lr=0.1, **named) for each in (first, two))
        for step in range(4):
            two.grad = ow.from_numpy(array(2, 2, seed=step))
            first.grad = ow.view_as_complex(two.grad.clone())
            mine.step()
            other.step()
        assert ow.view_as_real(first.detach()).tolist() == two.tolist(), name
        assert {each.dtype for each in mine.state[first].values() if each.shape} <= {ow.complex128}
        again = pickle.loads(pickle.dumps(mine))
        (value,) = again.param_groups[0]["params"]
        value.grad = ow.ones_like(value)
        again.step()


def test_sparse_adam_takes_no_dense_gradients():
    (value,) = parameter()
    optimizer = optim.SparseAdam([value])
    optimizer.step()
    value.grad = ow.ones(1)
    with pytest.raises(RuntimeError, match="SparseAdam does not support dense gradients, please consider Adam"):
        optimizer.step()


def test_parameters_and_states_are_swapped_in_for_a_while():
    (value,) = parameter(2)
    optimizer = optim.Adam([value], lr=0.1)
    value.grad = ow.ones(2)
    optimizer.step()
    before, groups = value.tolist(), optimizer.param_groups[0]["params"]
    state = copy.deepcopy(optimizer.state_dict())
    state["param_groups"][0]["lr"] = 0.5
    other = ow.zeros(2, requires_grad=True)
    other.grad = ow.ones(2)
    with optim.swap_in_optimizer_params_and_state(optimizer, {"weight": other}, state):
        optimizer.step()
    assert other.tolist() == pytest.approx([-0.5, -0.5])
    assert state["state"][0]["step"].item() == 2
    assert optimizer.state[value]["step"].item() == 1
    assert (value.tolist(), optimizer.param_groups[0]["lr"]) == (before, 0.1)
    assert optimizer.param_groups[0]["params"] is groups
    for wrong, text in (
        ({"state": {}}, "param_groups"), ({**state, "param_groups": []}, "different number of parameter groups"),
        ({**state, "state": {7: {}}}, "extra keys"), ({**state, "state": []}, "state"),
    ):  # fmt: skip
        with pytest.raises(RuntimeError, match=text):
            optim.swap_in_optimizer_params_and_state(optimizer, {"weight": other}, wrong).__enter__()
    with pytest.raises(RuntimeError, match="initialized"):
        optim.swap_in_optimizer_params_and_state(optim.Adam(parameter()), {}, state).__enter__()


def test_older_names_of_modules():
    assert ow.optim.lr_scheduler._LRScheduler is ow.optim.lr_scheduler.LRScheduler
    assert ow.optim.optimizer.Optimizer is ow.optim.Optimizer
    assert ow.utils.data.distributed.DistributedSampler is ow.utils.data.DistributedSampler
    assert ow.utils.data.sampler.Sampler is ow.utils.data.Sampler
    assert ow.utils.data.dataloader.DataLoader is ow.utils.data.DataLoader
    assert ow.nn.utils.clip_grad.clip_grad_norm_ is ow.nn.utils.clip_grad_norm_
    assert ow.nn.utils.fusion.fuse_conv_bn_eval is ow.nn.utils.fuse_conv_bn_eval
    assert ow.nn.utils.init.skip_init is ow.nn.utils.skip_init
    assert ow.nn.utils.memory_format.convert_conv2d_weight_memory_format.__module__ == "runtime.nn.utils.making"
    assert ow.nn.utils.convert_parameters.parameters_to_vector is ow.nn.utils.parameters_to_vector


@pytest.mark.parametrize("case", ERRORS)
def test_errors(case):
    call, text = ERRORS[case]
    with pytest.raises(ValueError) as caught:
        call()
    assert text in str(caught.value)


def test_a_search_that_does_not_exist():
    value = nn.Parameter(ow.ones(1))
    optimizer = optim.LBFGS([value], line_search_fn="x")

    def closure():
        optimizer.zero_grad()
        loss = value.square().sum()
        loss.backward()
        return loss

    with pytest.raises(RuntimeError, match="only 'strong_wolfe' is supported"):
        optimizer.step(closure)
