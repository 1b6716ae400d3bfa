"""Programs as users of PyTorch write them; the module that they import is their argument.

Each gives the numbers by which two runs are compared: losses step by step, in float64, from weights and noise that
NumPy draws. What a program should achieve is said in :data:`PROGRAMS` beside it.
"""

from __future__ import annotations

import math
from collections import OrderedDict
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

def recommender(torch: Any, _: Path) -> list[float]:
    """Ratings from bags of tags of users and items: embedding bags with weights, sparse in what they learn from."""
    nn, functional = torch.nn, torch.nn.functional
    rng = np.random.default_rng(11)
    tags = torch.from_numpy(rng.integers(0, 20, 90))
    starts = torch.from_numpy(np.sort(rng.choice(np.arange(1, 90), 23, replace=False)))
    starts = torch.cat([torch.zeros(1, dtype=torch.int64), starts])
    strength, items = torch.from_numpy(rng.random(90)), torch.from_numpy(rng.integers(0, 9, 24))
    ratings = torch.from_numpy(rng.normal(size=24))

    class Model(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.bag = nn.EmbeddingBag(20, 6, mode="sum", padding_idx=3)
            self.mean = nn.EmbeddingBag(20, 6, mode="mean", include_last_offset=False)
            self.item, self.bias = nn.Embedding(9, 6, max_norm=1.5), nn.Embedding(9, 1)
            self.mix = nn.Bilinear(6, 6, 1)

        def forward(self) -> Any:
            user = self.bag(tags, starts, per_sample_weights=strength) + self.mean(tags, starts)
            item = self.item(items)
            return (self.mix(user, item) + self.bias(items)).squeeze(-1) + functional.cosine_similarity(user, item)

    model = fill(torch, Model(), 11)
    optimiser = torch.optim.Adagrad([
        {"params": [one for name, one in model.named_parameters() if "bias" not in name]},
        {"params": [model.bias.weight, model.mix.bias], "lr": 0.05, "weight_decay": 0.01},
    ], lr=0.1, lr_decay=0.01)  # fmt: skip
    losses = []
    for _step in range(40):
        loss = functional.huber_loss(model(), ratings, delta=0.5)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        losses.append(loss.item())
    return losses


def wasserstein_network(torch: Any, _: Path) -> list[float]:
    """A critic with spectral normalisation, a penalty on the norm of its gradient, and an average of the generator."""
    nn = torch.nn
    rng = np.random.default_rng(12)
    layers = nn.Linear(2, 12, bias=False), nn.BatchNorm1d(12), nn.ELU(), nn.Linear(12, 2)
    generator = fill(torch, nn.Sequential(*layers), 12)
    critic = fill(torch, nn.Sequential(nn.Linear(2, 12), nn.LeakyReLU(0.2), nn.Linear(12, 12), nn.Softplus(2)), 13)
    head = fill(torch, nn.Linear(12, 1, bias=False), 14)
    for one in (critic[0], critic[2]):
        nn.utils.spectral_norm(one, n_power_iterations=2)
        one.weight_u.copy_(torch.full_like(one.weight_u, 12**-0.5))
        one.weight_v.copy_(torch.full_like(one.weight_v, len(one.weight_v) ** -0.5))
    average = torch.optim.swa_utils.AveragedModel(
        generator, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.9), use_buffers=True,
    )  # fmt: skip
    parameters = [*critic.parameters(), *head.parameters()]
    makes = torch.optim.Adam(generator.parameters(), lr=0.01, betas=(0.0, 0.9))
    judges = torch.optim.NAdam(parameters, lr=0.01, betas=(0.5, 0.9))
    losses = []
    for _step in range(25):
        angle = rng.random(32) * 6.28
        real = torch.from_numpy(np.stack([np.cos(angle), np.sin(angle)], 1))
        fake = generator(torch.from_numpy(rng.normal(size=(32, 2))))
        share = torch.from_numpy(rng.random((32, 1)))
        between = torch.lerp(real, fake.detach(), share).requires_grad_()
        (slope,) = torch.autograd.grad(head(critic(between)).sum(), between, create_graph=True)
        penalty = (slope.norm(2, dim=1) - 1).pow(2).mean()
        loss = head(critic(fake.detach())).mean() - head(critic(real)).mean() + 10 * penalty
        judges.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_value_(parameters, 0.5)
        judges.step()
        for one in parameters:
            one.requires_grad_(False)
        cost = -head(critic(fake)).mean()
        makes.zero_grad()
        cost.backward()
        makes.step()
        average.update_parameters(generator)
        for one in parameters:
            one.requires_grad_(True)
        losses += [cost.item(), loss.item(), penalty.item()]
    average.eval()
    with torch.no_grad():
        return [*losses, average(torch.ones(3, 2)).abs().mean().item()]


def translation(torch: Any, _: Path) -> list[float]:
    """Reverses words: a packed encoder in both directions, attention over what it saw, a teacher half of the time."""
    nn, functional = torch.nn, torch.nn.functional
    rng = np.random.default_rng(15)
    lengths = [5, 3, 4, 2, 5, 1]
    words = [torch.from_numpy(rng.integers(3, 9, n)) for n in lengths]
    ends = torch.tensor([2])
    sources = nn.utils.rnn.pad_sequence(words, batch_first=True)
    targets = nn.utils.rnn.pad_sequence([torch.cat([one.flip(0), ends]) for one in words], batch_first=True)
    seen = torch.arange(sources.size(1)).unsqueeze(0) < torch.tensor(lengths).unsqueeze(1)

    class Encoder(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.embedding = nn.Embedding(9, 8, padding_idx=0)
            self.rnn = nn.GRU(8, 8, num_layers=2, batch_first=True, bidirectional=True)

        def forward(self, x: Any) -> tuple[Any, Any]:
            packed = nn.utils.rnn.pack_padded_sequence(
                self.embedding(x), torch.tensor(lengths), batch_first=True, enforce_sorted=False
            )
            states, last = self.rnn(packed)
            states, counts = nn.utils.rnn.pad_packed_sequence(states, batch_first=True)
            assert counts.tolist() == lengths
            return states, torch.tanh(torch.cat([last[-2], last[-1]], dim=-1))

    class Decoder(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.embedding, self.cell = nn.Embedding(9, 8), nn.LSTMCell(24, 16)
            self.query, self.score = nn.Linear(16, 16), nn.Linear(16, 1, bias=False)
            self.head = nn.utils.parametrizations.weight_norm(nn.Linear(32, 9))

        def forward(self, word: Any, state: Any, states: Any) -> tuple[Any, Any]:
            energy = self.score(torch.tanh(self.query(state[0]).unsqueeze(1) + states)).squeeze(-1)
            weights = energy.masked_fill(~seen, float("-inf")).softmax(dim=-1)
            context = torch.bmm(weights.unsqueeze(1), states).squeeze(1)
            state = self.cell(torch.cat([self.embedding(word), context], dim=-1), state)
            return self.head(torch.cat([state[0], context], dim=-1)), state

    encoder, decoder = fill(torch, Encoder(), 15), fill(torch, Decoder(), 16)
    parameters = [*encoder.parameters(), *decoder.parameters()]
    optimiser = torch.optim.AdamW(parameters, lr=0.02, amsgrad=True)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, max_lr=0.03, total_steps=30, cycle_momentum=False)
    losses = []
    for step in range(30):
        states, last = encoder(sources)
        state, word, found = (last, torch.zeros_like(last)), torch.ones(len(words), dtype=torch.int64), []
        for place in range(targets.size(1)):
            logits, state = decoder(word, state, states)
            found.append(logits)
            word = targets[:, place] if (step + place) % 2 else logits.argmax(-1)
        loss = functional.cross_entropy(torch.stack(found, 2), targets, ignore_index=0, label_smoothing=0.05)
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(parameters, 0.5, norm_type=float("inf"))
        optimiser.step()
        schedule.step()
        losses.append(loss.item())
    return losses


def graph_network(torch: Any, _: Path) -> list[float]:
    """Colours of the nodes of a graph from their neighbours: messages gathered, weighed and put together by index."""
    nn, functional = torch.nn, torch.nn.functional
    rng = np.random.default_rng(17)
    colours = torch.from_numpy(rng.integers(0, 3, 30))
    pairs = rng.integers(0, 30, (2, 150))
    ends = colours.numpy()[pairs]
    edges = torch.from_numpy(pairs[:, (ends[0] == ends[1]) | (rng.random(150) < 0.2)])
    features = functional.one_hot(colours, 3).to(torch.float64) + torch.from_numpy(rng.normal(size=(30, 3)))
    sources, targets = edges

    class Attention(nn.Module):
        def __init__(self, into: int, out_of: int) -> None:
            super().__init__()
            self.linear = nn.Linear(into, out_of)
            self.weight = nn.Parameter(torch.empty(2 * out_of))

        def forward(self, x: Any) -> Any:
            h = self.linear(x)
            scores = functional.leaky_relu(torch.cat([h[sources], h[targets]], -1) @ self.weight, 0.2)
            most = torch.full((len(x),), float("-inf")).scatter_reduce(0, targets, scores, "amax", include_self=False)
            chances = (scores - most[targets]).exp()
            sums = torch.zeros(len(x)).index_add(0, targets, chances)
            shares = chances / sums.index_select(0, targets)
            places = targets.unsqueeze(-1).expand(-1, h.size(1))
            mean = torch.zeros_like(h).scatter_reduce(0, places, h[sources], reduce="mean", include_self=False)
            return h + torch.zeros_like(h).scatter_add(0, places, shares.unsqueeze(-1) * h[sources]) + mean

    class Network(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.layers = nn.ModuleList([Attention(3, 8), Attention(8, 8)])
            self.norm, self.head = nn.LayerNorm(8), nn.Linear(16, 3)

        def forward(self, x: Any) -> Any:
            for layer in self.layers:
                x = functional.elu(layer(x))
            x = self.norm(x)
            whole = x.new_zeros(3, 8).index_add_(0, colours, x.detach(), alpha=0.1)
            return self.head(torch.cat([x, whole.mean(0).expand(len(x), -1)], dim=-1))

    model = fill(torch, Network(), 17)
    optimiser = torch.optim.RAdam(model.parameters(), lr=0.02, weight_decay=1e-3)
    known = torch.arange(30) % 3 == 0
    losses = []
    for _step in range(40):
        loss = functional.nll_loss(functional.log_softmax(model(features), 1)[known], colours[known])
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        losses.append(loss.item())
    return losses


def distillation(torch: Any, _: Path) -> list[float]:
    """A small network learns what a large one thinks: softened logits, what hooks saw inside, frozen parameters."""
    nn, functional = torch.nn, torch.nn.functional
    rng = np.random.default_rng(18)
    images = torch.from_numpy(rng.normal(size=(24, 3, 8, 8)))

    def block(into: int, out_of: int, groups: int) -> Any:
        return nn.Sequential(
            nn.Conv2d(into, into, 3, padding=1, groups=into, bias=False), nn.GroupNorm(1, into),
            nn.Conv2d(into, out_of, 1, groups=groups), nn.Hardswish(), nn.MaxPool2d(2, ceil_mode=True),
        )  # fmt: skip

    def network(width: int, seed: int) -> Any:
        parts = OrderedDict(
            stem=nn.Conv2d(3, width, 3, stride=2, padding=1), body=block(width, 2 * width, 2),
            pool=nn.AdaptiveAvgPool2d(1), flat=nn.Flatten(), head=nn.Linear(2 * width, 5),
        )  # fmt: skip
        return fill(torch, nn.Sequential(parts), seed)

    teacher, pupil = network(8, 18).eval().requires_grad_(False), network(4, 19)
    adapter = fill(torch, nn.Conv2d(8, 16, 1), 20)
    kept: dict[str, Any] = {}
    teacher.body.register_forward_hook(lambda _module, _inputs, made: kept.update(teacher=made))
    pupil.body.register_forward_hook(lambda _module, _inputs, made: kept.update(pupil=made))
    optimiser = torch.optim.SGD(
        [{"params": pupil.parameters()}, {"params": adapter.parameters(), "lr": 0.02}],
        lr=0.1, momentum=0.9, nesterov=True, weight_decay=1e-4,
    )  # fmt: skip
    schedule = torch.optim.lr_scheduler.SequentialLR(optimiser, [
        torch.optim.lr_scheduler.LinearLR(optimiser, 0.1, total_iters=5),
        torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, 20),
    ], milestones=[5])  # fmt: skip
    losses = []
    for _step in range(25):
        with torch.no_grad():
            wanted = teacher(images)
            chances, inside = functional.softmax(wanted / 2, dim=1), kept["teacher"]
        found = pupil(images)
        soft = functional.kl_div(functional.log_softmax(found / 2, dim=1), chances, reduction="batchmean")
        like = functional.mse_loss(adapter(kept["pupil"]), inside)
        loss = 4 * soft + 0.5 * like + 0.1 * functional.cross_entropy(found, wanted.argmax(1))
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        schedule.step()
        losses.append(loss.item())
    return losses


def segmentation(torch: Any, _: Path) -> list[float]:
    """Discs in noise: a U-Net whose parts backward computes again, two losses, scaled as in half precision."""
    nn, functional = torch.nn, torch.nn.functional
    rng = np.random.default_rng(21)
    y, x = np.mgrid[:16, :16]
    centres = rng.uniform(4, 12, (6, 2))
    discs = np.stack([(y - a) ** 2 + (x - b) ** 2 < 12 for a, b in centres]).astype(float)[:, None]
    images, masks = torch.from_numpy(discs + rng.normal(size=discs.shape) * 0.5), torch.from_numpy(discs)

    def double(into: int, out_of: int) -> Any:
        return nn.Sequential(
            nn.Conv2d(into, out_of, 3, padding=1, padding_mode="reflect"), nn.InstanceNorm2d(out_of, affine=True),
            nn.SiLU(), nn.Conv2d(out_of, out_of, 3, padding=2, dilation=2), nn.ReLU(inplace=True),
        )  # fmt: skip

    class Network(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.down = nn.ModuleList([double(1, 4), double(4, 8)])
            self.deep = double(8, 8)
            learnt, fixed = nn.ConvTranspose2d(8, 8, 2, stride=2), nn.Upsample(scale_factor=2, mode="bilinear")
            self.up = nn.ModuleDict({"learnt": learnt, "fixed": fixed})
            self.join = nn.ModuleList([double(16, 4), double(8, 4)])
            self.head = nn.Conv2d(4, 1, 1)

        def forward(self, x: Any) -> Any:
            kept = []
            for part in self.down:
                x = torch.utils.checkpoint.checkpoint(part, x, use_reentrant=False)
                kept.append(x)
                x = functional.max_pool2d(x, 2)
            x = self.deep(x)
            for up, part in zip(self.up.values(), self.join):  # noqa: B905 - modules of PyTorch
                x = torch.utils.checkpoint.checkpoint(part, torch.cat([up(x), kept.pop()], dim=1), use_reentrant=False)
            return self.head(x)

    def dice(logits: Any, wanted: Any) -> Any:
        chances = logits.sigmoid().flatten(1)
        both = (chances * wanted.flatten(1)).sum(-1)
        return 1 - ((2 * both + 1) / (chances.sum(-1) + wanted.flatten(1).sum(-1) + 1)).mean()

    model = fill(torch, Network(), 21)
    optimiser = torch.optim.RMSprop(model.parameters(), lr=0.003, momentum=0.5, centered=True)
    schedule = torch.optim.lr_scheduler.ReduceLROnPlateau(optimiser, factor=0.5, patience=2)
    scaler = torch.amp.GradScaler("cpu", init_scale=1024.0, growth_interval=4)
    losses = []
    for _step in range(8):
        optimiser.zero_grad()
        for part in (slice(0, 3), slice(3, 6)):
            with torch.autocast("cpu", dtype=torch.bfloat16, enabled=False):
                logits = model(images[part])
                loss = dice(logits, masks[part]) + functional.binary_cross_entropy_with_logits(
                    logits, masks[part], pos_weight=torch.tensor(2.0)
                )
            scaler.scale(loss / 2).backward()
            losses.append(loss.item())
        scaler.unscale_(optimiser)
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        scaler.step(optimiser)
        scaler.update()
        schedule.step(losses[-1])
    return losses


def actor_and_critic(torch: Any, _: Path) -> list[float]:
    """Policies as distributions: clipped ratios, entropy, advantages counted back, and values seen by another head."""
    nn, functional, distributions = torch.nn, torch.nn.functional, torch.distributions
    rng = np.random.default_rng(22)

    class Network(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.body = nn.Sequential(nn.Linear(4, 16), nn.Tanh())
            self.choice, self.mean, self.value = nn.Linear(16, 3), nn.Linear(16, 2), nn.Linear(16, 1)
            self.spread = nn.Parameter(torch.zeros(2))

        def forward(self, x: Any) -> tuple[Any, Any, Any]:
            hidden = self.body(x)
            moves = distributions.Independent(distributions.Normal(self.mean(hidden), self.spread.exp()), 1)
            return distributions.Categorical(logits=self.choice(hidden)), moves, self.value(hidden).squeeze(-1)

    model = fill(torch, Network(), 22)
    optimiser = torch.optim.Adam(model.parameters(), lr=0.01, eps=1e-5)
    losses = []
    for _round in range(8):
        places = torch.from_numpy(rng.normal(size=(20, 4)))
        actions, moves = torch.from_numpy(rng.integers(0, 3, 20)), torch.from_numpy(rng.normal(size=(20, 2)))
        rewards = (actions == 1).to(torch.float64) - moves.square().sum(-1)
        with torch.no_grad():
            choice, move, values = model(places)
            before = choice.log_prob(actions) + move.log_prob(moves)
            gains, gain = torch.zeros_like(rewards), torch.tensor(0.0)
            following = torch.cat([values[1:], torch.zeros(1)])
            for step in reversed(range(20)):
                gain = rewards[step] + 0.9 * following[step] - values[step] + 0.9 * 0.95 * gain
                gains[step] = gain
            returns = gains + values
            gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        for _epoch in range(4):
            choice, move, values = model(places)
            ratio = (choice.log_prob(actions) + move.log_prob(moves) - before).exp()
            policy = -torch.min(ratio * gains, ratio.clamp(0.8, 1.2) * gains).mean()
            doubt = choice.entropy().mean() + move.entropy().mean()
            loss = policy + 0.5 * functional.smooth_l1_loss(values, returns) - 0.01 * doubt
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 0.5)
            optimiser.step()
            losses.append(loss.item())
        old = distributions.Categorical(probs=torch.full((3,), 1 / 3))
        losses.append(distributions.kl_divergence(choice, old).mean().item())
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
    "neural equation": (neural_differential_equation, 0.6), "recommender": (recommender, 1e-4),
    "wasserstein": (wasserstein_network, 3.0), "translation": (translation, 1.3), "graph": (graph_network, 0.9),
    "distillation": (distillation, 0.4), "segmentation": (segmentation, 0.7), "actor": (actor_and_critic, 0.2),
}  # fmt: skip
