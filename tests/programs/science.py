"""Programs of numbers in time and space: equations, processes, series, waves."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from .common import fill


def recurrent_network(torch: Any, _: Path) -> list[float]:
    """Predicts sine waves, one step at a time: two layers of cells, trained by L-BFGS on all waves at once."""
    nn, functional = torch.nn, torch.nn.functional
    waves = torch.from_numpy(np.sin(np.arange(24) * 0.4 + np.arange(6)[:, None]))

    class Model(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.first, self.second = nn.LSTMCell(1, 8), nn.LSTMCell(8, 8)
            self.head = nn.Linear(8, 1)

        def forward(self, x: Any) -> Any:
            first = two = (x.new_zeros(len(x), 8), x.new_zeros(len(x), 8))
            results = []
            for value in x.split(1, dim=1):
                first = self.first(value, first)
                two = self.second(first[0], two)
                results.append(self.head(two[0]))
            return torch.cat(results, dim=1)

    model = fill(torch, Model())
    optimiser = torch.optim.LBFGS(model.parameters(), lr=0.8, max_iter=4, line_search_fn="strong_wolfe")
    losses = []

    def closure() -> Any:
        optimiser.zero_grad()
        loss = functional.mse_loss(model(waves[:, :-1]), waves[:, 1:])
        loss.backward()
        losses.append(loss.item())
        return loss

    for _step in range(6):
        optimiser.step(closure)
    return losses


def differential_equation(torch: Any, _: Path) -> list[float]:
    """A network with u'' = -u, u(0) = 0 and u'(0) = 1: second derivatives by the graph of gradients."""
    nn = torch.nn
    model = fill(torch, nn.Sequential(nn.Linear(1, 16), nn.Tanh(), nn.Linear(16, 16), nn.Tanh(), nn.Linear(16, 1)))
    optimiser = torch.optim.Adam(model.parameters(), lr=0.01)
    points = torch.linspace(0, 3, 25).unsqueeze(1).requires_grad_()
    start = torch.zeros(1, 1, requires_grad=True)
    losses = []
    for _step in range(60):
        (first,) = torch.autograd.grad(model(points).sum(), points, create_graph=True)
        (second,) = torch.autograd.grad(first.sum(), points, create_graph=True)
        at_start = model(start)
        (slope,) = torch.autograd.grad(at_start.sum(), start, create_graph=True)
        loss = (second + model(points)).square().mean() + at_start.square().sum() + (slope - 1).square().sum()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        losses.append(loss.item())
    return losses


def gaussian_process(torch: Any, _: Path) -> list[float]:
    """The length, the size and the noise of a kernel by the likelihood of what was seen."""
    x = torch.linspace(0, 4, 24).unsqueeze(1)
    y = torch.sin(2 * x[:, 0]) + 0.1 * torch.cos(19 * x[:, 0])
    logs = torch.zeros(3, requires_grad=True)
    optimiser = torch.optim.Adam([logs], lr=0.1)
    losses = []
    for _step in range(40):
        length, size, noise = logs.exp()
        kernel = size * torch.exp(-0.5 * torch.cdist(x, x).square() / length**2) + (noise + 1e-6) * torch.eye(24)
        factor = torch.linalg.cholesky(kernel)
        alpha = torch.cholesky_solve(y.unsqueeze(1), factor)
        loss = 0.5 * (y @ alpha).sum() + factor.diagonal().log().sum() + 12 * math.log(2 * math.pi)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        losses.append(loss.item())
    return losses


def hamiltonian_monte_carlo(torch: Any, _: Path) -> list[float]:
    """Samples of a correlated normal distribution by leapfrog steps along gradients."""
    rng = np.random.default_rng(9)
    precision = torch.linalg.inv(torch.tensor([[1.0, 0.8], [0.8, 1.0]]))

    def energy(q: Any) -> Any:
        return 0.5 * q @ precision @ q

    def slope(q: Any) -> Any:
        q = q.detach().requires_grad_()
        return torch.autograd.grad(energy(q), q)[0]

    q, taken, samples = torch.zeros(2), 0, []
    for _sample in range(150):
        p = torch.from_numpy(rng.normal(size=2))
        new, momentum = q, p - 0.1 * slope(q)
        for step in range(8):
            new = new + 0.2 * momentum
            momentum = momentum - (0.2 if step < 7 else 0.1) * slope(new)
        change = energy(q) + 0.5 * p @ p - energy(new) - 0.5 * momentum @ momentum
        if rng.random() < change.exp().item():
            q, taken = new, taken + 1
        samples.append(q)
    chain = torch.stack(samples)
    moments = [*chain.mean(0).tolist(), *torch.cov(chain.T).flatten().tolist()]
    return [taken / 150, *moments, *chain[::10].flatten().tolist()]


def neural_differential_equation(torch: Any, _: Path) -> list[float]:
    """A spiral: the right side of an equation is a network, its solution is by Runge and Kutta."""
    nn = torch.nn
    matrix = torch.tensor([[-0.1, 2.0], [-2.0, -0.1]])
    model = fill(torch, nn.Sequential(nn.Linear(2, 24), nn.Tanh(), nn.Linear(24, 2)), 10)

    def solved(right: Callable[[Any], Any], y: Any) -> Any:
        results, h = [y], 0.1
        for _step in range(15):
            first = right(y)
            two = right(y + h / 2 * first)
            three = right(y + h / 2 * two)
            four = right(y + h * three)
            y = y + h / 6 * (first + 2 * two + 2 * three + four)
            results.append(y)
        return torch.stack(results)

    start = torch.tensor([[2.0, 0.0]])
    with torch.no_grad():
        wanted = solved(lambda y: y @ matrix.T, start)
    optimiser = torch.optim.Adam(model.parameters(), lr=0.02)
    losses = []
    for _step in range(40):
        loss = (solved(model, start) - wanted).abs().mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        losses.append(loss.item())
    return losses


def deep_equilibrium(torch: Any, _: Path) -> list[float]:
    """A layer that is the fixed point of an equation; its gradient is a linear equation in a function of one's own."""
    nn, functional = torch.nn, torch.nn.functional
    rng = np.random.default_rng(53)
    x = torch.from_numpy(rng.normal(size=(10, 5)))
    y = torch.from_numpy(np.tanh(rng.normal(size=(10, 2))))

    class FixedPoint(torch.autograd.Function):
        @staticmethod
        def forward(ctx: Any, weight: Any, shift: Any) -> Any:
            z = torch.zeros_like(shift)
            for _step in range(60):
                z = torch.tanh(functional.linear(z, weight) + shift)
            ctx.save_for_backward(weight, z)
            ctx.size = weight.shape[0]
            return z

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            weight, z = ctx.saved_tensors
            slope = 1 - z * z
            system = torch.eye(ctx.size) - slope.unsqueeze(-1) * weight
            solved = torch.linalg.solve(system.transpose(-1, -2), grad.unsqueeze(-1)).squeeze(-1) * slope
            return solved.t() @ z if ctx.needs_input_grad[0] else None, solved if ctx.needs_input_grad[1] else None

    class Contraction(nn.Module):
        def forward(self, raw: Any) -> Any:
            return 0.8 * raw / torch.linalg.matrix_norm(raw, ord=2).clamp(min=1.0)

        def right_inverse(self, weight: Any) -> Any:
            return weight

    class Model(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.into, self.out = nn.Linear(5, 8), nn.Linear(8, 2)
            self.inside = nn.Linear(8, 8, bias=False)

        def forward(self, x: Any) -> Any:
            return self.out(FixedPoint.apply(self.inside.weight, self.into(x)))

    model = fill(torch, Model(), 53)
    nn.utils.parametrize.register_parametrization(model.inside, "weight", Contraction())
    assert [name for name, _ in model.inside.named_parameters()] == ["parametrizations.weight.original"]
    optimizer = torch.optim.Adadelta(model.parameters(), lr=2.0, rho=0.8)
    losses = []
    for _step in range(25):
        with nn.utils.parametrize.cached():
            loss = functional.smooth_l1_loss(model(x), y, beta=0.5)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses += [loss.item()]
    small = torch.from_numpy(rng.normal(size=(3, 3)) * 0.1).requires_grad_()
    shift = torch.from_numpy(rng.normal(size=(2, 3))).requires_grad_()
    assert torch.autograd.gradcheck(FixedPoint.apply, (small, shift), atol=1e-6)
    nn.utils.parametrize.remove_parametrizations(model.inside, "weight")
    return [*losses, torch.linalg.svdvals(model.inside.weight)[0].item(), losses[-1]]


def fourier_operator(torch: Any, _: Path) -> list[float]:
    """Heat after a while from heat now: weights that are complex numbers, on waves (Li et al., 2021)."""
    nn, functional = torch.nn, torch.nn.functional
    rng = np.random.default_rng(54)
    waves = rng.normal(size=(16, 4)) / np.arange(1, 5)
    angles = np.arange(1, 5)[:, None] * np.linspace(0, 2 * np.pi, 16, endpoint=False)
    before = torch.from_numpy(waves @ np.sin(angles))[:, None]
    after = torch.from_numpy((waves * np.exp(-0.2 * np.arange(1, 5) ** 2)) @ np.sin(angles))[:, None]

    class Spectral(nn.Module):
        def __init__(self, channels: int, modes: int) -> None:
            super().__init__()
            self.modes = modes
            parts = rng.normal(size=(2, channels, channels, modes)) / channels
            self.weight = nn.Parameter(torch.complex(*torch.from_numpy(parts)))

        def forward(self, x: Any) -> Any:
            spectrum = torch.fft.rfft(x, norm="ortho")
            out = torch.zeros_like(spectrum)
            out[..., : self.modes] = torch.einsum("bim,iom->bom", spectrum[..., : self.modes], self.weight)
            return torch.fft.irfft(out, n=x.size(-1), norm="ortho")

    class Operator(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.lift, self.lower = nn.Conv1d(2, 6, 1), nn.Conv1d(6, 1, 1)
            self.waves = nn.ModuleList([Spectral(6, 5) for _ in range(2)])
            self.skips = nn.ModuleList([nn.Conv1d(6, 6, 1) for _ in range(2)])

        def forward(self, x: Any) -> Any:
            positions = torch.linspace(0, 1, x.shape[-1]).expand(x.shape)
            x = self.lift(torch.cat((x, positions), dim=1))
            for waves, skip in zip(self.waves, self.skips):  # noqa: B905 - modules of PyTorch
                x = functional.gelu(waves(x) + skip(x))
            return self.lower(x)

    model = Operator()
    for part, seed in ((model.lift, 1), (model.lower, 2), (model.skips, 3)):
        fill(torch, part, seed)
    assert sum(parameter.is_complex() for parameter in model.parameters()) == 2
    optimizer = torch.optim.Adam(model.parameters(), lr=0.02)
    scheduler = torch.optim.lr_scheduler.ChainedScheduler([
        torch.optim.lr_scheduler.ConstantLR(optimizer, factor=0.5, total_iters=3),
        torch.optim.lr_scheduler.ExponentialLR(optimizer, gamma=0.97),
    ])  # fmt: skip
    losses = []
    for _step in range(25):
        result = model(before)
        loss = (result - after).norm(dim=-1).div(after.norm(dim=-1)).mean()
        optimizer.zero_grad()
        loss.backward()
        total = torch.nn.utils.get_total_norm([parameter.grad for parameter in model.parameters()])
        torch.nn.utils.clip_grads_with_norm_(model.parameters(), 5.0, total)
        optimizer.step()
        scheduler.step()
        losses += [total.item(), loss.item()]
    return losses


def forecasting(torch: Any, folder: Path) -> list[float]:
    """Quantiles of what comes next: causal convolutions, a data set of windows, the best state kept, early stopping."""
    nn, functional, data = torch.nn, torch.nn.functional, torch.utils.data
    rng = np.random.default_rng(58)
    series = torch.from_numpy(np.sin(np.arange(80) * 0.5) + rng.normal(size=80) * 0.1)
    asked = torch.tensor([0.1, 0.5, 0.9])

    class Windows(data.Dataset):
        def __init__(self, values: Any, size: int) -> None:
            self.values, self.size = values, size

        def __len__(self) -> int:
            return len(self.values) - self.size

        def __getitem__(self, index: int) -> dict[str, Any]:
            window = self.values[index : index + self.size]
            return {"seen": window, "next": self.values[index + self.size], "place": index}

    class Causal(nn.Module):
        def __init__(self, into: int, out_of: int, dilation: int) -> None:
            super().__init__()
            self.left = 2 * dilation
            convolution = nn.Conv1d(into, out_of, 3, dilation=dilation)
            self.convolution = nn.utils.parametrizations.weight_norm(convolution, dim=0)
            self.skip = nn.Conv1d(into, out_of, 1) if into != out_of else nn.Identity()

        def forward(self, x: Any) -> Any:
            y = self.convolution(functional.pad(x, (self.left, 0), mode="constant", value=0.0))
            return torch.relu(y) + self.skip(x)

    parts = [Causal(1, 6, 1), Causal(6, 6, 2), Causal(6, 6, 4), nn.Flatten(), nn.Linear(6 * 12, 3)]
    model = fill(torch, nn.Sequential(*parts), 58)
    windows = Windows(series, 12)
    train, valid = data.Subset(windows, range(50)), data.Subset(windows, range(50, len(windows)))

    def collate(samples: list[dict[str, Any]]) -> tuple[Any, Any]:
        together = data.default_collate(samples)
        assert together["place"].dtype == torch.int64
        return together["seen"].unsqueeze(1), together["next"]

    train_loader = data.DataLoader(train, batch_sampler=data.BatchSampler(range(50), 10, False), collate_fn=collate)
    valid_loader = data.DataLoader(valid, batch_size=len(valid), collate_fn=collate)

    def pinball(number: Any, wanted: Any) -> Any:
        gap = wanted.unsqueeze(-1) - number
        return torch.maximum(asked * gap, (asked - 1) * gap).mean()

    optimizer = torch.optim.ASGD(model.parameters(), lr=0.1, t0=100)
    scheduler = torch.optim.lr_scheduler.ReduceLROnPlateau(optimizer, "min", factor=0.3, patience=1, threshold=1e-3)
    losses, best, waited = [], float("inf"), 0
    for _epoch in range(14):
        model.train()
        for seen, following in train_loader:
            optimizer.zero_grad()
            loss = pinball(model(seen), following)
            loss.backward()
            optimizer.step()
        model.eval()
        with torch.no_grad():
            held_out = sum(pinball(model(seen), following).item() for seen, following in valid_loader)
        scheduler.step(held_out)
        losses += [loss.item(), held_out, optimizer.param_groups[0]["lr"]]
        if held_out < best:
            best, waited = held_out, 0
            torch.save({"model": model.state_dict(), "best": best}, folder / "best.pt")
        elif (waited := waited + 1) > 4:
            break
    loaded = torch.load(folder / "best.pt", weights_only=True, map_location="cpu")
    assert not model.load_state_dict(loaded["model"]).unexpected_keys
    with torch.no_grad():
        ((seen, following),) = valid_loader
        return [*losses, pinball(model(seen), following).item()]
