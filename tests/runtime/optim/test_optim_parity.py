"""Every optimiser with every option, and every schedule, against PyTorch where it is installed: numbers and states."""

from __future__ import annotations

import math
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest

import generated as ow

# A schedule within another takes its first steps before the optimiser does, there and here.
pytestmark = [pytest.mark.parity, pytest.mark.filterwarnings("ignore:Detected call of `lr_scheduler.step")]

# -- optimisers: the options that change numbers -----------------------------------------------------------------------

OPTIONS = {
    "SGD": [
        {"lr": 0.1}, {"lr": 0.1, "momentum": 0.9}, {"lr": 0.1, "momentum": 0.9, "dampening": 0.2},
        {"lr": 0.1, "momentum": 0.9, "nesterov": True, "weight_decay": 0.1}, {"lr": 0.1, "weight_decay": 0.1},
    ],
    "Adam": [
        {"lr": 0.1}, {"lr": 0.1, "amsgrad": True}, {"lr": 0.1, "betas": (0.8, 0.99), "eps": 1e-3, "weight_decay": 0.1},
        {"lr": 0.1, "weight_decay": 0.1, "decoupled_weight_decay": True},
    ],
    "AdamW": [{"lr": 0.1}, {"lr": 0.1, "amsgrad": True, "weight_decay": 0.3}],
    "NAdam": [{"lr": 0.1}, {"lr": 0.1, "weight_decay": 0.1, "momentum_decay": 0.01, "decoupled_weight_decay": True}],
    "RAdam": [{"lr": 0.1}, {"lr": 0.1, "weight_decay": 0.1, "betas": (0.9, 0.99), "decoupled_weight_decay": True}],
    "Adamax": [{"lr": 0.1}, {"lr": 0.1, "weight_decay": 0.1, "betas": (0.8, 0.9), "eps": 1e-3}],
    "Adagrad": [{"lr": 0.1}, {"lr": 0.1, "lr_decay": 0.1, "weight_decay": 0.1, "initial_accumulator_value": 0.5}],
    "Adadelta": [{}, {"lr": 0.5, "rho": 0.5, "eps": 1e-3, "weight_decay": 0.1}],
    "RMSprop": [
        {"lr": 0.1}, {"lr": 0.1, "centered": True}, {"lr": 0.1, "momentum": 0.9, "weight_decay": 0.1, "alpha": 0.9},
        {"lr": 0.1, "momentum": 0.9, "centered": True},
    ],
    "Rprop": [{"lr": 0.1}, {"lr": 0.1, "etas": (0.4, 1.5), "step_sizes": (0.01, 0.2)}],
    "ASGD": [{"lr": 0.1}, {"lr": 0.1, "t0": 2, "lambd": 0.1, "alpha": 0.5, "weight_decay": 0.1}],
    "Adafactor": [{}, {"lr": 0.1, "weight_decay": 0.1, "d": 2.0, "beta2_decay": -0.5, "eps": (1e-4, 1e-2)}],
}  # fmt: skip
ROWS = [(name, named) for name, rows in OPTIONS.items() for named in rows]
IDS = [f"{name}-{','.join(named)}" for name, named in ROWS]
SHAPES = [(3, 4), (), (5,), (0, 2), (2, 3, 2)]
STEPS = 10


def array(*shape, seed=0, dtype="float64"):
    result = np.asarray(np.random.default_rng(seed).standard_normal(shape))
    if dtype.startswith("complex"):
        result = result + 1j * np.asarray(np.random.default_rng(seed + 7).standard_normal(shape))
    return np.asarray(result, dtype=dtype)


def shaped(source, dtype="float64", shapes=SHAPES):
    return [
        source.nn.Parameter(source.from_numpy(array(*shape, seed=i, dtype=dtype))) for i, shape in enumerate(shapes)
    ]


def give(source, params, step, dtype="float64", late=3):
    """Gradients of a step; the third parameter has none at first, the first has none in one step."""
    for i, param in enumerate(params):
        is_without = (i == 2 and step < late) or (i == 0 and step == 5)
        result = None if is_without else source.from_numpy(array(*param.shape, seed=100 * step + i, dtype=dtype))
        param.grad = result


def as_list(params):
    return params


def as_groups(params):
    return [{"params": params[:2], "lr": 0.05}, {"params": params[2:3], "weight_decay": 0.2}, {"params": params[3:]}]


class Run:
    """One optimiser of one library, and its parameters."""

    def __init__(self, source, name, named, group=as_list, dtype="float64"):
        shapes = (
            [shape for shape in SHAPES if math.prod(shape)] if name == "Adafactor" else SHAPES
        )  # PyTorch divides by 0
        self.source, self.dtype, self.params = source, dtype, shaped(source, dtype, shapes)
        # PyTorch's fused step takes momenta of all parameters, or of none.
        self.late = 0 if named.get("fused") and named.get("momentum") else 3
        self.optimizer = getattr(source.optim, name)(group(self.params), **named)

    def go(self, first, last):
        for step in range(first, last):
            give(self.source, self.params, step, self.dtype, self.late)
            self.optimizer.step()

    def values(self):
        return [param.detach().numpy() for param in self.params]


def close(ours, theirs, limit):
    for a, b in zip(ours.values(), theirs.values(), strict=True):
        assert a.dtype == b.dtype
        np.testing.assert_allclose(a, b, rtol=limit, atol=limit)


def both(name, named, **more):
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    return (Run(source, name, named(source) if callable(named) else named, **more) for source in (ow, torch))


def rate(named):
    """The same, with a tensor as its learning rate."""
    return lambda source: {**named, "lr": source.tensor(named.get("lr", 0.1), dtype=source.float64)}


def options_of(torch, name):
    return set(getattr(torch.optim, name).__init__.__annotations__)


def without_tensors(value):
    """The groups of a state with numbers where there are tensors."""
    return [
        {key: getattr(name, "tolist", lambda optimizer=name: optimizer)() for key, name in group.items()}
        for group in value
    ]


@pytest.mark.parametrize(("name", "named"), ROWS, ids=IDS)
@pytest.mark.parametrize("way", ["plain", "maximize", "foreach", "fused", "tensor lr", "groups"])
def test_ten_steps_as_pytorch(name, named, way):
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    more = {"maximize": {"maximize": True}, "foreach": {"foreach": False}, "fused": {"fused": True}}.get(way, {})
    if not set(more) <= options_of(torch, name):
        pytest.skip(f"{name} has no {way}")
    named = rate(named) if way == "tensor lr" else {**named, **more}
    ours, theirs = both(name, named, group=as_groups if way == "groups" else as_list)
    for step in range(1, STEPS + 1):
        ours.go(step, step + 1)
        theirs.go(step, step + 1)
        close(ours, theirs, 1e-12)
    mine, other = ours.optimizer.state_dict(), theirs.optimizer.state_dict()
    assert without_tensors(mine["param_groups"]) == without_tensors(other["param_groups"])
    for number, state in other["state"].items():
        present = {key: value for key, value in state.items() if value is not None}
        assert sorted(mine["state"][number]) == sorted(present)
        for key, value in present.items():
            np.testing.assert_allclose(mine["state"][number][key].numpy(), value.numpy(), rtol=1e-6, err_msg=key)


@pytest.mark.parametrize(("name", "named"), ROWS, ids=IDS)
@pytest.mark.parametrize(("dtype", "limit"), [("float32", 1e-5), ("complex128", 1e-12)])
def test_other_dtypes_as_pytorch(name, named, dtype, limit):
    if name == "Adafactor" and dtype == "complex128":
        pytest.skip("has no complex parameters")
    ours, theirs = both(name, named, dtype=dtype)
    ours.go(1, STEPS + 1)
    theirs.go(1, STEPS + 1)
    close(ours, theirs, limit)


def taken(value, source, target):
    """A state of one library as one of the other."""
    if isinstance(value, source.Tensor):
        return target.from_numpy(np.array(value.detach().numpy()))
    if isinstance(value, dict):
        return {key: taken(item, source, target) for key, item in value.items()}
    return [taken(item, source, target) for item in value] if isinstance(value, list) else value


@pytest.mark.parametrize(("name", "named"), ROWS, ids=IDS)
def test_a_state_goes_over_and_back(name, named):
    """Five steps here, five there, and five here again: the numbers of fifteen in one library."""
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    alone, first, second, third = (Run(source, name, named) for source in (torch, ow, torch, ow))
    alone.go(1, 16)
    first.go(1, 6)
    for before, after, steps in ((first, second, (6, 11)), (second, third, (11, 16))):
        with after.source.no_grad():
            for param, other in zip(after.params, before.values(), strict=True):
                param.copy_(after.source.from_numpy(np.array(other)))
        after.optimizer.load_state_dict(taken(before.optimizer.state_dict(), before.source, after.source))
        after.go(*steps)
    # PyTorch keeps some numbers in the dtype of parameters when it takes a state over, in float32 otherwise.
    close(third, alone, 1e-7 if name in {"NAdam", "ASGD"} else 1e-12)


# -- schedules ---------------------------------------------------------------------------------------------------------


class Height:
    """A function of the step that is an object."""

    def __init__(self, base):
        self.base = base

    def __call__(self, epoch):
        return self.base**epoch


SCHEDULES = {
    "LambdaLR": lambda kinds, item: kinds.LambdaLR(item, lambda epoch: 0.9**epoch),
    "LambdaLR, objects": lambda kinds, item: kinds.LambdaLR(item, [Height(0.9), Height(0.8)]),
    "MultiplicativeLR": lambda kinds, item: kinds.MultiplicativeLR(item, lambda epoch: 0.9 + 0.01 * (epoch % 3)),
    "StepLR": lambda kinds, item: kinds.StepLR(item, 7, 0.5),
    "MultiStepLR": lambda kinds, item: kinds.MultiStepLR(item, [3, 9, 9, 31], 0.5),
    "ConstantLR": lambda kinds, item: kinds.ConstantLR(item, 0.5, 11),
    "LinearLR": lambda kinds, item: kinds.LinearLR(item, 0.25, 0.75, 13),
    "ExponentialLR": lambda kinds, item: kinds.ExponentialLR(item, 0.9),
    "PolynomialLR": lambda kinds, item: kinds.PolynomialLR(item, 30, 2.0),
    "CosineAnnealingLR": lambda kinds, item: kinds.CosineAnnealingLR(item, 9, 0.01),
    "CosineAnnealingWarmRestarts": lambda kinds, item: kinds.CosineAnnealingWarmRestarts(item, 4, 2, 0.01),
    "CyclicLR": lambda kinds, item: kinds.CyclicLR(item, [0.01, 0.02], 0.5, 4, 3),
    "CyclicLR, halved": lambda kinds, item: kinds.CyclicLR(item, 0.01, 0.5, 4, mode="triangular2"),
    "CyclicLR, fading": lambda kinds, item: kinds.CyclicLR(item, 0.01, 0.5, 4, mode="exp_range", gamma=0.95),
    "OneCycleLR": lambda kinds, item: kinds.OneCycleLR(item, 0.5, total_steps=45),
    "OneCycleLR, three": lambda kinds, item: kinds.OneCycleLR(
        item, [0.5, 1.0], epochs=5, steps_per_epoch=9, three_phase=True, anneal_strategy="linear"
    ),
    "SequentialLR": lambda kinds, item: kinds.SequentialLR(
        item,
        [kinds.ConstantLR(item, 0.1, 3), kinds.CosineAnnealingLR(item, 9), kinds.ExponentialLR(item, 0.9)],
        [5, 16],
    ),
    "SequentialLR, restarts": lambda kinds, item: kinds.SequentialLR(
        item, [kinds.LinearLR(item, 0.1, total_iters=4), kinds.CosineAnnealingWarmRestarts(item, 5)], [4]
    ),
    "SequentialLR, nested": lambda kinds, item: kinds.SequentialLR(
        item,
        [
            kinds.SequentialLR(item, [kinds.ConstantLR(item, 0.5, 2), kinds.ExponentialLR(item, 0.9)], [4]),
            kinds.PolynomialLR(item, 20),
        ],
        [9],
    ),
    "ChainedScheduler": lambda kinds, item: kinds.ChainedScheduler(
        [kinds.LinearLR(item, 0.1, total_iters=6), kinds.StepLR(item, 5, 0.7), kinds.ExponentialLR(item, 0.95)]
    ),
    "ChainedScheduler, first": lambda kinds, item: kinds.SequentialLR(
        item,
        [
            kinds.ChainedScheduler([kinds.LinearLR(item, 0.1, total_iters=6), kinds.ExponentialLR(item, 0.95)]),
            kinds.StepLR(item, 4),
        ],
        [9],
    ),
    "ReduceLROnPlateau": lambda kinds, item: kinds.ReduceLROnPlateau(item, patience=2, factor=0.5, cooldown=1),
    "ReduceLROnPlateau, max": lambda kinds, item: kinds.ReduceLROnPlateau(
        item, mode="max", patience=1, threshold_mode="abs", threshold=0.1, min_lr=[0.01, 0.02]
    ),
}


def scheduled(source, title, kind="SGD", tensor=False):
    first, other = (source.nn.Parameter(source.ones(1)) for _ in range(2))
    rates = [source.tensor(rate, dtype=source.float64) if tensor else rate for rate in (0.1, 0.2)]
    groups = [{"params": [first], "lr": rates[0]}, {"params": [other], "lr": rates[1]}]
    more = {"momentum": 0.9} if kind == "SGD" else {}
    optimizer = getattr(source.optim, kind)(groups, **more)
    return SCHEDULES[title](source.optim.lr_scheduler, optimizer), optimizer


def stepped(schedule, optimizer, steps):
    """The rates and momenta that groups have behind every step."""
    results = []
    for step in steps:
        optimizer.step()
        schedule.step(*((5 * math.sin(step) / (1 + step),) if "Plateau" in type(schedule).__name__ else ()))
        results.append([
            [float(group["lr"]), group["betas"][0] if "betas" in group else group["momentum"]]
            for group in optimizer.param_groups
        ])  # fmt: skip
        np.testing.assert_allclose(
            [float(number) for number in schedule.get_last_lr()], [row[0] for row in results[-1]]
        )
    return results


@pytest.mark.parametrize("title", SCHEDULES)
@pytest.mark.parametrize("kind", ["SGD", "AdamW"])
def test_forty_steps_as_pytorch(title, kind):
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    (mine, ours), (other, theirs) = (scheduled(source, title, kind) for source in (ow, torch))
    np.testing.assert_allclose(mine.get_last_lr(), other.get_last_lr(), rtol=1e-12)
    np.testing.assert_allclose(stepped(mine, ours, range(17)), stepped(other, theirs, range(17)), rtol=1e-12)
    # Half-way: the state of one library goes on in the other, in both directions.
    assert set(mine.state_dict()) == set(other.state_dict())
    (fresh, again), (anew, over) = (scheduled(source, title, kind) for source in (ow, torch))
    for schedule, optimizer, from_schedule, from_optimizer in (
        (fresh, again, other, theirs), (anew, over, mine, ours)
    ):  # fmt: skip
        schedule.load_state_dict(from_schedule.state_dict())
        optimizer.load_state_dict(from_optimizer.state_dict())
    expected = stepped(other, theirs, range(17, 40))
    for schedule, optimizer in ((mine, ours), (fresh, again), (anew, over)):
        np.testing.assert_allclose(stepped(schedule, optimizer, range(17, 40)), expected, rtol=1e-12)
    assert set(ours.param_groups[0]) == set(theirs.param_groups[0])


@pytest.mark.parametrize("title", SCHEDULES)
def test_rates_that_are_tensors_stay_the_same_tensors(title):
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    (mine, ours), (other, theirs) = (scheduled(source, title, tensor=True) for source in (ow, torch))
    first = ours.param_groups[0]["lr"]
    np.testing.assert_allclose(stepped(mine, ours, range(12)), stepped(other, theirs, range(12)), rtol=1e-12)
    assert ours.param_groups[0]["lr"] is first
    assert [type(item).__name__ for item in mine.get_last_lr()] == [type(item).__name__ for item in other.get_last_lr()]


@pytest.mark.parametrize("title", [item for item in SCHEDULES if item in {
    "StepLR", "MultiStepLR", "ConstantLR", "LinearLR", "ExponentialLR", "PolynomialLR", "CosineAnnealingLR",
    "CosineAnnealingWarmRestarts", "LambdaLR",
}])  # fmt: skip
@pytest.mark.filterwarnings("ignore:The epoch parameter")
def test_an_epoch_may_be_named(title):
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    results = []
    for source in (ow, torch):
        schedule, optimizer = scheduled(source, title)
        optimizer.step()
        results.append([])
        for epoch in (0, 1, 5, 2.5 if "Warm" in title else 2, 9, 14):
            schedule.step(epoch)
            results[-1].append([group["lr"] for group in optimizer.param_groups])
    np.testing.assert_allclose(*results, rtol=1e-12)


@pytest.mark.parametrize("title", [name for name in SCHEDULES if not name.startswith(("Sequ", "Chain", "Reduce"))])
def test_a_schedule_that_is_made_in_the_middle_goes_on(title):
    """With `last_epoch`, and the groups that an optimiser had then."""
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    results = []
    for source in (ow, torch):
        schedule, optimizer = scheduled(source, title)
        stepped(schedule, optimizer, range(6))
        again = source.optim.SGD([source.nn.Parameter(source.ones(1)) for _ in range(2)], lr=0.3, momentum=0.9)
        again.add_param_group({"params": [again.param_groups[0]["params"].pop()]})
        for group, other in zip(again.param_groups, optimizer.param_groups, strict=True):
            group.update({name: value for name, value in other.items() if name != "params"})
        kinds = source.optim.lr_scheduler
        resumed = SimpleNamespace(**{name: partial(getattr(kinds, name), last_epoch=5) for name in kinds.__all__})
        results.append(stepped(SCHEDULES[title](resumed, again), again, range(6, 14)))
    np.testing.assert_allclose(*results, rtol=1e-12)
