"""Programs that learn in other ways: to learn, in private."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from .common import fill


def meta_learning(torch: Any, _: Path) -> list[float]:
    """Sines that are learnt from five points: the steps of learning are learnt through (Finn et al., 2017)."""
    nn, functional = torch.nn, torch.nn.functional
    rng = np.random.default_rng(51)
    model = fill(torch, nn.Sequential(nn.Linear(1, 20), nn.Tanh(), nn.Linear(20, 20), nn.Tanh(), nn.Linear(20, 1)), 51)
    rates = nn.ParameterDict({name.replace(".", "_"): nn.Parameter(torch.tensor(0.1)) for name, _ in
                              model.named_parameters()})  # fmt: skip
    optimizer = torch.optim.Adam([*model.parameters(), *rates.parameters()], lr=5e-3)

    def task() -> Any:
        height, shift = rng.uniform(0.5, 2), rng.uniform(0, np.pi)
        x = rng.uniform(-3, 3, (15, 1))
        return torch.from_numpy(x), torch.from_numpy(height * np.sin(x + shift))

    def adapt(parameters: dict[str, Any], x: Any, y: Any, steps: int = 2) -> dict[str, Any]:
        for _step in range(steps):
            loss = functional.mse_loss(torch.func.functional_call(model, parameters, (x,)), y)
            grads = torch.autograd.grad(loss, list(parameters.values()), create_graph=True)
            parameters = {
                name: number - rates[name.replace(".", "_")] * grad
                for (name, number), grad in zip(parameters.items(), grads, strict=True)
            }
        return parameters

    losses = []
    for _step in range(20):
        optimizer.zero_grad()
        total = torch.zeros(())
        for _task in range(3):
            x, y = task()
            adapted = adapt(dict(model.named_parameters()), x[:5], y[:5])
            total = total + functional.mse_loss(torch.func.functional_call(model, adapted, x[5:]), y[5:])
        total.div(3).backward()
        optimizer.step()
        losses.append(total.item() / 3)
    return [*losses, sum(losses[-5:]) / 5]


def private_learning(torch: Any, _: Path) -> list[float]:
    """Gradients of each sample by vmap, clipped one by one, with noise on their sum; per-sample Hessians' traces."""
    nn, func = torch.nn, torch.func
    rng = np.random.default_rng(52)
    labels = rng.integers(0, 3, 30)
    rows = torch.from_numpy(rng.normal(size=(3, 6))[labels] + rng.normal(size=(30, 6)) * 0.5)
    targets = torch.from_numpy(labels)
    model = fill(torch, nn.Sequential(nn.Linear(6, 12), nn.LayerNorm(12), nn.Tanh(), nn.Linear(12, 3)), 52)
    parameters = {name: parameter.detach() for name, parameter in model.named_parameters()}
    criterion = nn.CrossEntropyLoss()

    def loss(parameters: Any, row: Any, target: Any) -> Any:
        logits = func.functional_call(model, parameters, (row.unsqueeze(0),))
        return criterion(logits, target.unsqueeze(0))

    each = torch.vmap(func.grad_and_value(loss), in_dims=(None, 0, 0), randomness="different")
    losses = []
    for _step in range(25):
        chosen = torch.from_numpy(np.sort(rng.choice(30, 12, replace=False)))
        gradients, values = each(parameters, rows[chosen], targets[chosen])
        lengths = torch.stack([gradient.flatten(1).norm(dim=1) for gradient in gradients.values()]).norm(dim=0)
        factor = (1.0 / (lengths + 1e-6)).clamp(max=1.0)
        for name, item in gradients.items():
            noise = torch.from_numpy(rng.normal(size=tuple(item.shape[1:]))) * 0.1
            step = (torch.einsum("n,n...->...", factor, item) + noise) / len(chosen)
            parameters[name] = parameters[name] - 0.5 * step
        losses += [values.mean().item(), lengths.max().item()]

    def of_a_row(row: Any, target: Any) -> Any:
        return loss(parameters, row, target)

    curvature = torch.vmap(func.hessian(of_a_row))(rows[:4], targets[:4])
    slopes = torch.vmap(func.jacrev(lambda row: func.functional_call(model, parameters, row)))(rows[:4])
    _value, along = func.jvp(lambda row: of_a_row(row, targets[0]), (rows[0],), (torch.ones(6),))
    losses += [*curvature.diagonal(dim1=-2, dim2=-1).sum(-1).tolist(), slopes.square().sum().item(), along.item()]
    logits = func.functional_call(model, parameters, rows)
    return [*losses, (logits.argmax(1) != targets).double().mean().item()]
