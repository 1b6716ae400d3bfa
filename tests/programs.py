"""Programs as users of PyTorch write them; the module that they import is their argument.

Each gives the numbers by which two runs are compared: losses step by step, in float64, from weights and noise that
NumPy draws. What a program should achieve is said in :data:`PROGRAMS` beside it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np


def fill(torch: Any, module: Any, seed: int = 0) -> Any:
    """A module with parameters that NumPy draws, of the usual size."""
    rng = np.random.default_rng(seed)
    with torch.no_grad():
        for one in module.parameters():
            fan = max(1, math.prod(one.shape[1:]))
            one.copy_(torch.from_numpy(rng.uniform(-1, 1, tuple(one.shape)) / math.sqrt(fan)))
    return module


def convolutional_network(torch: Any, folder: Path) -> list[float]:
    """Handwritten digits: loader, augmentation, schedule, a checkpoint, and training that goes on from it."""
    from sklearn.datasets import load_digits

    nn, functional = torch.nn, torch.nn.functional
    digits = load_digits()
    images = torch.from_numpy(digits.images[:256] / 16).unsqueeze(1)
    labels = torch.from_numpy(digits.target[:256])

    class Shifted(torch.utils.data.Dataset):
        def __len__(self) -> int:
            return len(images)

        def __getitem__(self, index: int) -> Any:
            return torch.roll(images[index], index % 3 - 1, dims=-1), labels[index]

    class Network(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.features = nn.Sequential(
                nn.Conv2d(1, 8, 3, padding=1, bias=False), nn.BatchNorm2d(8), nn.ReLU(), nn.MaxPool2d(2),
                nn.Conv2d(8, 16, 3, padding=1), nn.ReLU(inplace=True), nn.AdaptiveAvgPool2d(2), nn.Flatten(),
            )  # fmt: skip
            self.head = nn.Linear(64, 10)

        def forward(self, x: Any) -> Any:
            return self.head(self.features(x))

    def training(network: Any) -> tuple[Any, Any]:
        optimiser = torch.optim.AdamW(network.parameters(), lr=0.02, weight_decay=0.01)
        return optimiser, torch.optim.lr_scheduler.StepLR(optimiser, step_size=3, gamma=0.5)

    losses = []
    network = fill(torch, Network())
    nn.init.ones_(network.features[1].weight)
    optimiser, schedule = training(network)
    for epoch in range(6):
        if epoch == 3:  # another process would do the same from the file
            parts = {"model": network, "optimiser": optimiser, "schedule": schedule}
            state = {name: one.state_dict() for name, one in parts.items()}
            torch.save(state, folder / "checkpoint")
            state = torch.load(folder / "checkpoint")
            network = Network()
            optimiser, schedule = training(network)
            network.load_state_dict(state["model"])
            optimiser.load_state_dict(state["optimiser"])
            schedule.load_state_dict(state["schedule"])
        network.train()
        for batch, target in torch.utils.data.DataLoader(Shifted(), batch_size=64, num_workers=0):
            loss = functional.cross_entropy(network(batch), target)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            losses.append(loss.item())
        schedule.step()
    network.eval()
    with torch.no_grad():
        losses.append((network(images).argmax(1) != labels).double().mean().item())
    return losses


TEXT = "the cat sat on the mat. the dog sat on the log. the cat saw the dog. "


def character_transformer(torch: Any, _: Path) -> list[float]:
    """Learns a text by heart, and writes it."""
    nn, functional = torch.nn, torch.nn.functional
    letters = sorted(set(TEXT))
    codes = torch.tensor([letters.index(one) for one in TEXT])
    size, width, heads = 16, 32, 4

    class Block(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.before, self.after = nn.LayerNorm(width), nn.LayerNorm(width)
            self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
            self.mlp = nn.Sequential(nn.Linear(width, 4 * width), nn.GELU(), nn.Linear(4 * width, width))

        def forward(self, x: Any) -> Any:
            b, n, _ = x.shape
            q, k, v = self.qkv(self.before(x)).view(b, n, 3, heads, width // heads).permute(2, 0, 3, 1, 4)
            y = functional.scaled_dot_product_attention(q, k, v, is_causal=True)
            x = x + self.out(y.transpose(1, 2).reshape(b, n, width))
            return x + self.mlp(self.after(x))

    class Model(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.embedding, self.places = nn.Embedding(len(letters), width), nn.Embedding(size, width)
            self.blocks = nn.ModuleList([Block() for _ in range(2)])
            self.norm, self.head = nn.LayerNorm(width), nn.Linear(width, len(letters), bias=False)

        def forward(self, x: Any) -> Any:
            y = self.embedding(x) + self.places(torch.arange(x.shape[1]))
            for block in self.blocks:
                y = block(y)
            return self.head(self.norm(y))

    model = fill(torch, Model())
    for name, one in model.named_parameters():
        if "norm" in name or "before" in name or "after" in name:
            nn.init.ones_(one) if name.endswith("weight") else nn.init.zeros_(one)
    optimiser = torch.optim.Adam(model.parameters(), lr=3e-3, betas=(0.9, 0.99))
    windows = codes.unfold(0, size + 1, 3)
    losses = []
    for _step in range(120):
        loss = functional.cross_entropy(model(windows[:, :-1]).flatten(0, 1), windows[:, 1:].flatten())
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        norm = nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimiser.step()
        losses.append(loss.item() + 1e-3 * float(norm))
    written = codes[:5].tolist()
    with torch.no_grad():
        while len(written) < 25:
            following = model(torch.tensor([written[-size:]]))[0, -1].argmax().item()
            written.append(following)
    wrong = sum(a != b for a, b in zip(written, codes[:25].tolist(), strict=True))
    return [*losses, wrong / 25]


def variational_autoencoder(torch: Any, _: Path) -> list[float]:
    """Two clusters in eight dimensions, seen through two."""
    nn, functional = torch.nn, torch.nn.functional
    rng = np.random.default_rng(1)
    data = torch.from_numpy(rng.normal(size=(64, 8)) * 0.1 + np.where(rng.random((64, 1)) < 0.5, 0.9, 0.1)).clamp(0, 1)

    class Model(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.encoder, self.mean, self.spread = nn.Linear(8, 16), nn.Linear(16, 2), nn.Linear(16, 2)
            self.decoder = nn.Sequential(nn.Linear(2, 16), nn.Tanh(), nn.Linear(16, 8), nn.Sigmoid())

        def forward(self, x: Any, noise: Any) -> Any:
            hidden = self.encoder(x).relu()
            mean, spread = self.mean(hidden), self.spread(hidden)
            return self.decoder(mean + noise * (0.5 * spread).exp()), mean, spread

    model = fill(torch, Model())
    optimiser = torch.optim.RMSprop(model.parameters(), lr=0.01)
    losses = []
    for _step in range(60):
        noise = torch.from_numpy(rng.normal(size=(64, 2)))
        seen, mean, spread = model(data, noise)
        distance = -0.5 * (1 + spread - mean.pow(2) - spread.exp()).sum()
        loss = (functional.binary_cross_entropy(seen, data, reduction="sum") + 0.1 * distance) / len(data)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        losses.append(loss.item())
    return losses


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
            one = two = (x.new_zeros(len(x), 8), x.new_zeros(len(x), 8))
            found = []
            for value in x.split(1, dim=1):
                one = self.first(value, one)
                two = self.second(one[0], two)
                found.append(self.head(two[0]))
            return torch.cat(found, dim=1)

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


def adversarial_network(torch: Any, _: Path) -> list[float]:
    """Steps of a generator of transposed convolutions against a discriminator."""
    nn, functional = torch.nn, torch.nn.functional
    rng = np.random.default_rng(2)
    generator = fill(torch, nn.Sequential(
        nn.ConvTranspose2d(6, 8, 4, 1, 0, bias=False), nn.BatchNorm2d(8), nn.ReLU(True),
        nn.ConvTranspose2d(8, 1, 4, 2, 1, bias=False), nn.Tanh(),
    ), 3)  # fmt: skip
    judge = fill(torch, nn.Sequential(
        nn.Conv2d(1, 8, 4, 2, 1, bias=False), nn.LeakyReLU(0.2, inplace=True), nn.Conv2d(8, 1, 4, 1, 0, bias=False),
        nn.Flatten(0),
    ), 4)  # fmt: skip
    makes = torch.optim.Adam(generator.parameters(), lr=2e-3, betas=(0.5, 0.999))
    judges = torch.optim.Adam(judge.parameters(), lr=2e-3, betas=(0.5, 0.999))
    losses = []
    for _step in range(10):
        real = torch.from_numpy(np.tanh(rng.normal(size=(8, 1, 8, 8)) * 0.2 + np.eye(8)))
        fake = generator(torch.from_numpy(rng.normal(size=(8, 6, 1, 1))))
        judges.zero_grad()
        of_real = functional.binary_cross_entropy_with_logits(judge(real), torch.ones(8))
        of_fake = functional.binary_cross_entropy_with_logits(judge(fake.detach()), torch.zeros(8))
        (of_real + of_fake).backward()
        judges.step()
        makes.zero_grad()
        loss = functional.binary_cross_entropy_with_logits(judge(fake), torch.ones(8))
        loss.backward()
        makes.step()
        losses += [of_real.item(), of_fake.item(), loss.item()]
    return losses


def policy_gradient(torch: Any, _: Path) -> list[float]:
    """REINFORCE on a corridor: a step to the right is right; the game ends at its end, or after 20 steps."""
    nn, functional = torch.nn, torch.nn.functional
    rng = np.random.default_rng(5)
    policy = fill(torch, nn.Sequential(nn.Linear(6, 16), nn.Tanh(), nn.Linear(16, 2)))
    optimiser = torch.optim.Adam(policy.parameters(), lr=0.02)
    numbers = []
    for _game in range(60):
        place, terms, rewards = 0, [], []
        while place < 5 and len(terms) < 20:
            chances = functional.log_softmax(policy(functional.one_hot(torch.tensor(place), 6).to(torch.float64)), -1)
            action = int(rng.random() < chances[1].exp().item())
            terms.append(chances[action])
            place = max(0, place + (1 if action else -1))
            rewards.append(10.0 if place == 5 else -1.0)
        returns = torch.tensor(rewards).flip(0).cumsum(0).flip(0)
        loss = -(torch.stack(terms) * (returns - returns.mean())).sum()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        numbers.append(float(len(terms)))
    return [*numbers, loss.item()]


def super_resolution(torch: Any, _: Path) -> list[float]:
    """Images of twice the size, by pixel shuffle."""
    nn, functional = torch.nn, torch.nn.functional
    from sklearn.datasets import load_digits

    large = torch.from_numpy(load_digits().images[:48] / 16).unsqueeze(1)
    small = functional.avg_pool2d(large, 2)
    network = fill(torch, nn.Sequential(
        nn.Conv2d(1, 12, 3, padding=1), nn.PReLU(), nn.Conv2d(12, 4, 3, padding="same", padding_mode="replicate"),
        nn.PixelShuffle(2),
    ))  # fmt: skip
    optimiser = torch.optim.Adam(network.parameters(), lr=0.01)
    losses = []
    for _step in range(40):
        seen = network(small) + functional.interpolate(small, scale_factor=2, mode="bilinear", align_corners=False)
        loss = functional.smooth_l1_loss(seen, large, beta=0.1)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        losses.append(loss.item())
    return losses


def normalizing_flow(torch: Any, _: Path) -> list[float]:
    """RealNVP on two moons."""
    nn = torch.nn
    rng = np.random.default_rng(6)
    angle = rng.random(96) * math.pi
    moons = np.stack([np.cos(angle), np.sin(angle)], 1) * np.where(rng.random((96, 1)) < 0.5, 1, -1)
    data = torch.from_numpy(moons + rng.normal(size=(96, 2)) * 0.05)
    masks = torch.tensor([[0.0, 1.0], [1.0, 0.0]]).repeat(2, 1)

    def net(last: Any) -> Any:
        return nn.Sequential(nn.Linear(2, 16), nn.LeakyReLU(), nn.Linear(16, 2), last)

    scales = fill(torch, nn.ModuleList([net(nn.Tanh()) for _ in range(4)]), 7)
    shifts = fill(torch, nn.ModuleList([net(nn.Identity()) for _ in range(4)]), 8)
    optimiser = torch.optim.Adamax([*scales.parameters(), *shifts.parameters()], lr=0.02)
    losses = []
    for _step in range(40):
        z, volume = data, torch.zeros(len(data))
        for mask, scale, shift in zip(masks, scales, shifts):  # noqa: B905 - modules of PyTorch
            kept = z * mask
            s, t = scale(kept) * (1 - mask), shift(kept) * (1 - mask)
            z = kept + (1 - mask) * (z - t) * torch.exp(-s)
            volume = volume - s.sum(1)
        loss = -(volume - 0.5 * z.square().sum(1) - math.log(2 * math.pi)).mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        losses.append(loss.item())
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
        found, h = [y], 0.1
        for _step in range(15):
            one = right(y)
            two = right(y + h / 2 * one)
            three = right(y + h / 2 * two)
            four = right(y + h * three)
            y = y + h / 6 * (one + 2 * two + 2 * three + four)
            found.append(y)
        return torch.stack(found)

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


# What each should come to: the last number, at most.
PROGRAMS: dict[str, tuple[Callable[[Any, Path], list[float]], float]] = {
    "digits": (convolutional_network, 0.35), "transformer": (character_transformer, 0.4),
    "autoencoder": (variational_autoencoder, 4.5),
    "recurrent": (recurrent_network, 0.2), "adversarial": (adversarial_network, 3.0),
    "policy": (policy_gradient, 30.0),
    "super resolution": (super_resolution, 0.15), "flow": (normalizing_flow, 2.2),
    "equation": (differential_equation, 0.2),
    "process": (gaussian_process, 15.0), "sampling": (hamiltonian_monte_carlo, 5.0),
    "neural equation": (neural_differential_equation, 0.6),
}  # fmt: skip
