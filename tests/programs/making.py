"""Programs that make: images, points out of noise, codes, colours along rays."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import numpy as np

from .common import fill


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


def wasserstein_network(torch: Any, _: Path) -> list[float]:
    """A critic with spectral normalisation, a penalty on the norm of its gradient, and an average of the generator."""
    nn = torch.nn
    rng = np.random.default_rng(12)
    layers = nn.Linear(2, 12, bias=False), nn.BatchNorm1d(12), nn.ELU(), nn.Linear(12, 2)
    generator = fill(torch, nn.Sequential(*layers), 12)
    critic = fill(torch, nn.Sequential(nn.Linear(2, 12), nn.LeakyReLU(0.2), nn.Linear(12, 12), nn.Softplus(2)), 13)
    head = fill(torch, nn.Linear(12, 1, bias=False), 14)
    for item in (critic[0], critic[2]):
        nn.utils.spectral_norm(item, n_power_iterations=2)
        item.weight_u.copy_(torch.full_like(item.weight_u, 12**-0.5))
        item.weight_v.copy_(torch.full_like(item.weight_v, len(item.weight_v) ** -0.5))
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
        for tensor in parameters:
            tensor.requires_grad_(False)
        cost = -head(critic(fake)).mean()
        makes.zero_grad()
        cost.backward()
        makes.step()
        average.update_parameters(generator)
        for parameter in parameters:
            parameter.requires_grad_(True)
        losses += [cost.item(), loss.item(), penalty.item()]
    average.eval()
    with torch.no_grad():
        return [*losses, average(torch.ones(3, 2)).abs().mean().item()]


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
            masked = z * mask
            s, t = scale(masked) * (1 - mask), shift(masked) * (1 - mask)
            z = masked + (1 - mask) * (z - t) * torch.exp(-s)
            volume = volume - s.sum(1)
        loss = -(volume - 0.5 * z.square().sum(1) - math.log(2 * math.pi)).mean()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        losses.append(loss.item())
    return losses


def vector_quantizer(torch: Any, _: Path) -> list[float]:
    """Images as codes of a book: gradients straight through the choice, and a book that follows as an average."""
    nn, functional = torch.nn, torch.nn.functional
    rng = np.random.default_rng(41)
    y, x = np.mgrid[:8, :8]
    images = np.stack([np.sin(x * a + b) * np.cos(y * a - b) for a, b in rng.uniform(0.3, 2, (12, 2))])
    images = torch.from_numpy(images[:, None])

    class Quantizer(nn.Module):
        def __init__(self, count: int, size: int, decay: float = 0.9) -> None:
            super().__init__()
            self.decay, self.count = decay, count
            book = torch.from_numpy(rng.normal(size=(count, size)) * 0.3)
            self.register_buffer("book", book)
            self.register_buffer("uses", torch.ones(count))
            self.register_buffer("sums", book.clone())

        def forward(self, z: Any) -> tuple[Any, Any, Any]:
            flat = z.movedim(1, -1).reshape(-1, z.size(1))
            codes = torch.cdist(flat, self.book).argmin(dim=1)
            chosen = functional.one_hot(codes, self.count).type_as(flat)
            if self.training:
                with torch.no_grad():
                    self.uses.lerp_(chosen.sum(0), 1 - self.decay)
                    self.sums.mul_(self.decay).addmm_(chosen.t(), flat, alpha=1 - self.decay)
                    total = self.uses.sum()
                    uses = (self.uses + 1e-5) / (total + self.count * 1e-5) * total
                    self.book.copy_(self.sums / uses[:, None])
            result = functional.embedding(codes, self.book).view(z.size(0), *z.shape[2:], z.size(1)).movedim(-1, 1)
            loss = 0.25 * functional.mse_loss(result.detach(), z)
            shares = chosen.mean(0)
            spread = torch.exp(-(shares * (shares + 1e-10).log()).sum())
            return z + (result - z).detach(), loss, spread

    class Autoencoder(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.encoder = nn.Sequential(nn.Conv2d(1, 8, 4, stride=2, padding=1), nn.SiLU(), nn.Conv2d(8, 4, 1))
            self.quantizer = Quantizer(10, 4)
            self.decoder = nn.Sequential(nn.Conv2d(4, 8, 3, padding="same"), nn.LeakyReLU(0.1, inplace=True),
                                         nn.ConvTranspose2d(8, 1, 4, stride=2, padding=1), nn.Tanh())  # fmt: skip

        def forward(self, x: Any) -> tuple[Any, Any, Any]:
            z, loss, spread = self.quantizer(self.encoder(x))
            return self.decoder(z), loss, spread

    model = fill(torch, Autoencoder(), 41)
    optimizer = torch.optim.Adamax(model.parameters(), lr=0.02)
    scheduler = torch.optim.lr_scheduler.ExponentialLR(optimizer, gamma=0.98)
    losses = []
    for _epoch in range(25):
        out, loss, spread = model(images)
        total = functional.l1_loss(out, images) + loss
        optimizer.zero_grad()
        total.backward()
        optimizer.step()
        scheduler.step()
        losses += [spread.item(), total.item()]
    model.eval()
    with torch.no_grad():
        return [*losses, functional.mse_loss(model(images)[0], images).item()]


def diffusion(torch: Any, _: Path) -> list[float]:
    """Points on a ring out of noise: a schedule in buffers, times as waves, an average of the model that samples."""
    nn, functional = torch.nn, torch.nn.functional
    rng = np.random.default_rng(42)
    steps = 20

    class Times(nn.Module):
        def __init__(self, size: int) -> None:
            super().__init__()
            rates = torch.exp(torch.arange(0, size, 2) * (-np.log(100.0) / size))
            self.register_buffer("rates", rates)

        def forward(self, t: Any) -> Any:
            angles = t[:, None].to(self.rates.dtype) * self.rates[None]
            return torch.stack([angles.sin(), angles.cos()], dim=-1).flatten(-2)

    class Denoiser(nn.Module):
        def __init__(self, width: int = 24) -> None:
            super().__init__()
            self.times = nn.Sequential(Times(8), nn.Linear(8, width), nn.SiLU())
            self.into, self.out = nn.Linear(2, width), nn.Linear(width, 2)
            self.blocks = nn.ModuleList([nn.ModuleDict({
                "norm": nn.RMSNorm(width), "change": nn.Linear(width, 2 * width), "mix": nn.Linear(width, width),
            }) for _ in range(2)])  # fmt: skip

        def forward(self, x: Any, t: Any) -> Any:
            x, time = self.into(x), self.times(t)
            for block in self.blocks:
                scale, shift = block["change"](time).chunk(2, dim=-1)
                x = x + functional.silu(block["mix"](torch.addcmul(shift, block["norm"](x), 1 + scale)))
            return self.out(x)

    betas = torch.linspace(1e-3, 0.3, steps)
    alphas = 1.0 - betas
    left = torch.cumprod(alphas, dim=0)
    before = functional.pad(left[:-1], (1, 0), value=1.0)
    spread = (betas * (1 - before) / (1 - left)).sqrt()
    model = fill(torch, Denoiser(), 42)
    average = torch.optim.swa_utils.AveragedModel(
        model, avg_fn=lambda mean, new, count: torch.lerp(mean, new, 1 - min(0.95, (1 + count.item()) / 10))
    )
    optimizer = torch.optim.NAdam(model.parameters(), lr=0.01, decoupled_weight_decay=True, weight_decay=1e-3)
    losses = []
    for _step in range(40):
        angle = rng.random(48) * 2 * np.pi
        points = torch.from_numpy(np.stack([np.cos(angle), np.sin(angle)], axis=1))
        noise = torch.from_numpy(rng.normal(size=(48, 2)))
        t = torch.from_numpy(rng.integers(0, steps, 48))
        kept_share = left.gather(0, t).unsqueeze(1)
        noisy = kept_share.sqrt() * points + (1 - kept_share).sqrt() * noise
        weight = (kept_share / (1 - kept_share)).clamp(max=5.0).squeeze(1)
        loss = (functional.mse_loss(model(noisy, t), noise, reduction="none").mean(dim=1) * weight).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        average.update_parameters(model)
        losses.append(loss.item())
    average.eval()
    x = torch.from_numpy(rng.normal(size=(64, 2)))
    with torch.no_grad():
        for step in reversed(range(steps)):
            t = torch.full((len(x),), step, dtype=torch.long)
            x = (x - betas[step] / (1 - left[step]).sqrt() * average(x, t)) * alphas[step].rsqrt()
            if step > 0:
                x += spread[step] * torch.from_numpy(rng.normal(size=(64, 2)))
    assert average.n_averaged.item() == 40
    return [*losses, (torch.linalg.vector_norm(x, dim=1) - 1).abs().mean().item()]


def radiance_field(torch: Any, _: Path) -> list[float]:
    """A ball from its views: places as waves, colour and density along rays, finer samples where something is."""
    nn, functional = torch.nn, torch.nn.functional
    rng = np.random.default_rng(43)

    def waves(x: Any, count: int = 3) -> Any:
        angles = x[..., None] * 2.0 ** torch.arange(count)
        return torch.cat([x, angles.sin().flatten(-2), angles.cos().flatten(-2)], dim=-1)

    class Field(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.first = nn.Sequential(nn.Linear(21, 24), nn.ReLU(True), nn.Linear(24, 24), nn.ReLU(True))
            self.density = nn.Linear(24, 1)
            self.colour = nn.Sequential(nn.Linear(24 + 3, 16), nn.ELU(inplace=True), nn.Linear(16, 3), nn.Sigmoid())

        def forward(self, x: Any, direction: Any) -> tuple[Any, Any]:
            hidden = self.first(waves(x))
            colour = self.colour(torch.cat([hidden, direction.unsqueeze(-2).expand_as(x)], dim=-1))
            return functional.softplus(self.density(hidden) - 1).squeeze(-1), colour

    def render(model: Any, starts: Any, directions: Any, depths: Any) -> tuple[Any, Any]:
        density, colour = model(starts[:, None] + depths[..., None] * directions[:, None], directions)
        gaps = torch.cat([depths[:, 1:] - depths[:, :-1], torch.full_like(depths[:, :1], 0.5)], dim=-1)
        solid = 1 - torch.exp(-density * gaps)
        clear = torch.cumprod(torch.cat([torch.ones_like(solid[:, :1]), 1 - solid + 1e-10], dim=-1), dim=-1)[:, :-1]
        weights = solid * clear
        return torch.sum(weights[..., None] * colour, dim=-2) + 1 - weights.sum(-1, keepdim=True), weights

    def finer(depths: Any, weights: Any, count: int) -> Any:
        chances = (weights[:, 1:-1] + 1e-5) / (weights[:, 1:-1] + 1e-5).sum(-1, keepdim=True)
        total = torch.cat([torch.zeros(len(chances), 1), chances.cumsum(-1)], dim=-1)
        asked = torch.linspace(0.05, 0.95, count).expand(len(depths), count).contiguous()
        above = torch.searchsorted(total, asked, right=True).clamp(1, total.size(-1) - 1)
        middle = 0.5 * (depths[:, 1:] + depths[:, :-1])
        low, high = total.gather(1, above - 1), total.gather(1, above)
        share = (asked - low) / (high - low).clamp(min=1e-5)
        start, end = torch.take_along_dim(middle, above - 1, dim=1), torch.take_along_dim(middle, above, dim=1)
        return torch.sort(torch.cat([depths, torch.lerp(start, end, share)], dim=-1), dim=-1).values

    model = fill(torch, Field(), 43)
    optimizer = torch.optim.Adam(model.parameters(), lr=0.02, amsgrad=True)
    scheduler = torch.optim.lr_scheduler.PolynomialLR(optimizer, total_iters=25, power=0.9)
    losses = []
    for _step in range(25):
        starts = torch.from_numpy(rng.normal(size=(16, 3)))
        starts = starts / starts.norm(dim=1, keepdim=True) * 2
        directions = functional.normalize(torch.from_numpy(rng.normal(size=(16, 3)) * 0.4) - starts, dim=-1)
        along = -(starts * directions).sum(-1)
        miss = torch.linalg.cross(starts, directions, dim=-1).norm(dim=-1)
        near = along - (1 - miss**2).clamp_min(0).sqrt()
        hit = torch.where(miss < 1, (starts + near[:, None] * directions).mT, 1.0)
        wanted = torch.where(miss < 1, hit * 0.5 + 0.5, torch.ones(())).mT
        depths = torch.linspace(0.5, 3.5, 8) + torch.from_numpy(rng.random((16, 8))) * 0.3
        coarse, weights = render(model, starts, directions, depths)
        fine, _weights = render(model, starts, directions, finer(depths, weights.detach(), 6))
        loss = functional.mse_loss(coarse, wanted) + functional.mse_loss(fine, wanted)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        scheduler.step()
        losses.append(loss.item())
    return [*losses, sum(losses[-5:]) / 5]
