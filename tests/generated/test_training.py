"""Programs as users of PyTorch write them: modules, optimisers, schedules; losses compared step by step where it is."""

from __future__ import annotations

import math

import numpy as np
import pytest

import generated as ow


def make_digits(torch):
    class Digits(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.features = torch.nn.Sequential(
                torch.nn.Conv2d(1, 8, 3, padding=1), torch.nn.BatchNorm2d(8), torch.nn.ReLU(), torch.nn.MaxPool2d(2),
                torch.nn.Conv2d(8, 16, 3, padding=1), torch.nn.ReLU(), torch.nn.AvgPool2d(2),
            )  # fmt: skip
            self.head = torch.nn.Sequential(torch.nn.Flatten(), torch.nn.Dropout(0.0), torch.nn.Linear(64, 10))

        def forward(self, x):
            return self.head(self.features(x))

    return Digits


def cnn(torch, module):
    """A network of convolutions on digits, with momentum, a schedule and clipped gradients."""
    from sklearn.datasets import load_digits

    digits = load_digits()
    images = torch.from_numpy(digits.images[:256] / 16).unsqueeze(1)
    labels = torch.from_numpy(digits.target[:256])
    net = module(make_digits(torch))
    criterion = torch.nn.CrossEntropyLoss(label_smoothing=0.05)
    optimizer = torch.optim.SGD(net.parameters(), lr=0.2, momentum=0.9, weight_decay=1e-4)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=24)
    for step in range(24):
        chosen = slice(step * 32 % 256, step * 32 % 256 + 32)
        optimizer.zero_grad()
        loss = criterion(net(images[chosen]), labels[chosen])
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
        optimizer.step()
        schedule.step()
        yield loss.item()


def make_vae(torch):
    class Vae(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.encoder = torch.nn.Sequential(torch.nn.Linear(12, 16), torch.nn.Tanh())
            self.mean, self.spread = torch.nn.Linear(16, 2), torch.nn.Linear(16, 2)
            self.decoder = torch.nn.Sequential(torch.nn.Linear(2, 16), torch.nn.SiLU(), torch.nn.Linear(16, 12))

        def forward(self, x, noise):
            hidden = self.encoder(x)
            mean, log_variance = self.mean(hidden), self.spread(hidden)
            return self.decoder(mean + torch.exp(0.5 * log_variance) * noise), mean, log_variance

    return Vae


def vae(torch, module):
    """A variational autoencoder, with AdamW."""
    rng = np.random.default_rng(0)
    data = torch.from_numpy((rng.standard_normal((64, 12)) > 0).astype(np.float64))
    net = module(make_vae(torch))
    optimizer = torch.optim.AdamW(net.parameters(), lr=0.02)
    for _ in range(20):
        noise = torch.from_numpy(rng.standard_normal((64, 2)))
        logits, mean, log_variance = net(data, noise)
        apart = -0.5 * (1 + log_variance - mean * mean - torch.exp(log_variance)).sum()
        loss = (torch.nn.BCEWithLogitsLoss(reduction="sum")(logits, data) + apart) / 64
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        yield loss.item()


def gan(torch, module):
    """A generator and a critic that learn against each other, with transposed convolutions."""
    rng = np.random.default_rng(1)

    def generator():
        return torch.nn.Sequential(
            torch.nn.ConvTranspose2d(4, 8, 4), torch.nn.BatchNorm2d(8), torch.nn.ReLU(True),
            torch.nn.ConvTranspose2d(8, 1, 4, stride=2, padding=1), torch.nn.Tanh(),
        )  # fmt: skip

    def critic():
        return torch.nn.Sequential(
            torch.nn.Conv2d(1, 8, 4, stride=2, padding=1), torch.nn.LeakyReLU(0.2), torch.nn.Flatten(),
            torch.nn.Linear(128, 1),
        )  # fmt: skip

    maker, judge = module(generator), module(critic)
    criterion = torch.nn.BCEWithLogitsLoss()
    optimizers = [torch.optim.Adam(net.parameters(), lr=2e-3, betas=(0.5, 0.999)) for net in (maker, judge)]
    real = torch.from_numpy(np.tanh(rng.standard_normal((8, 1, 8, 8))))
    ones, zeros = torch.ones(8, 1, dtype=torch.float64), torch.zeros(8, 1, dtype=torch.float64)
    for _ in range(6):
        noise = torch.from_numpy(rng.standard_normal((8, 4, 1, 1)))
        result = maker(noise)
        judge.zero_grad()
        loss = criterion(judge(real), ones) + criterion(judge(result.detach()), zeros)
        loss.backward()
        optimizers[1].step()
        maker.zero_grad()
        other = criterion(judge(result), ones)
        other.backward()
        optimizers[0].step()
        yield loss.item()
        yield other.item()


def super_resolution(torch, module):
    """Images of twice the size by a shuffle of channels."""
    rng = np.random.default_rng(2)
    large = torch.from_numpy(rng.standard_normal((4, 1, 12, 12)))
    small = torch.nn.AvgPool2d(2)(large)

    def network():
        return torch.nn.Sequential(
            torch.nn.Conv2d(1, 8, 5, padding=2, padding_mode="replicate"), torch.nn.GELU(),
            torch.nn.Conv2d(8, 4, 3, padding="same"), torch.nn.PixelShuffle(2),
        )  # fmt: skip

    net, criterion = module(network), torch.nn.SmoothL1Loss()
    optimizer = torch.optim.RMSprop(net.parameters(), lr=5e-3)
    for _ in range(12):
        optimizer.zero_grad()
        loss = criterion(net(small), large)
        loss.backward()
        optimizer.step()
        yield loss.item()


def pinn(torch, module):
    """y'' = -y with y(0) = 0 and y'(0) = 1 by second derivatives of a network."""
    points = torch.linspace(0, 3, 20, dtype=torch.float64).reshape(-1, 1).requires_grad_()

    def network():
        return torch.nn.Sequential(torch.nn.Linear(1, 16), torch.nn.Tanh(), torch.nn.Linear(16, 1))

    net = module(network)
    optimizer = torch.optim.Adam(net.parameters(), lr=0.02)
    schedule = torch.optim.lr_scheduler.ExponentialLR(optimizer, 0.98)
    for _ in range(20):
        y = net(points)
        (slope,) = torch.autograd.grad(y.sum(), points, create_graph=True)
        (curve,) = torch.autograd.grad(slope.sum(), points, create_graph=True)
        loss = ((curve + y) ** 2).mean() + y[0, 0] ** 2 + (slope[0, 0] - 1) ** 2
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        yield loss.item()


def embedding(torch, module):
    """The next character of a text from the two before it."""
    text = "the quick brown fox jumps over the lazy dog and the dog sleeps "
    letters = sorted(set(text))
    array = np.array([letters.index(character) for character in text])
    pairs = torch.from_numpy(np.stack([array[:-2], array[1:-1]], 1))
    following = torch.from_numpy(array[2:].copy())

    def network():
        return torch.nn.Sequential(
            torch.nn.Embedding(len(letters), 6), torch.nn.Flatten(), torch.nn.Linear(12, 32), torch.nn.LayerNorm(32),
            torch.nn.Mish(), torch.nn.Linear(32, len(letters)), torch.nn.LogSoftmax(dim=1),
        )  # fmt: skip

    net, criterion = module(network), torch.nn.NLLLoss()
    optimizer = torch.optim.NAdam(net.parameters(), lr=0.02)
    for _ in range(20):
        optimizer.zero_grad()
        loss = criterion(net(pairs), following)
        loss.backward()
        optimizer.step()
        yield loss.item()


def make_waves(torch):
    class Waves(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.memory = torch.nn.LSTM(1, 8, batch_first=True)
            self.head = torch.nn.Linear(8, 1)

        def forward(self, x):
            return self.head(self.memory(x)[0])

    return Waves


def waves(torch, module):
    """The next value of sine waves, from those before it."""
    start = np.arange(6).reshape(-1, 1) * 0.7
    values = torch.from_numpy(np.sin(start + np.arange(13) * 0.5)).unsqueeze(-1)
    net, criterion = module(make_waves(torch)), torch.nn.MSELoss()
    optimizer = torch.optim.Adam(net.parameters(), lr=0.03)
    for _ in range(20):
        optimizer.zero_grad()
        loss = criterion(net(values[:, :-1]), values[:, 1:])
        loss.backward()
        torch.nn.utils.clip_grad_value_(net.parameters(), 0.5)
        optimizer.step()
        yield loss.item()


PROGRAMS = {element.__name__: element for element in (cnn, vae, gan, super_resolution, pinn, embedding, waves)}


def weights_of(net) -> dict[str, np.ndarray]:
    """Numbers that depend on the shapes alone, so that both sides have the same."""
    results = {}
    for number, (name, item) in enumerate(net.state_dict().items()):
        if "running" in name or "num_batches" in name:
            continue
        spread = 1 / math.sqrt(max(1, math.prod(item.shape[1:])))
        results[name] = np.random.default_rng(number).standard_normal(tuple(item.shape)) * spread
    return results


def ours(make) -> ow.nn.Module:
    net = make().double()
    net.load_state_dict({name: ow.from_numpy(value) for name, value in weights_of(net).items()}, strict=False)
    return net


@pytest.mark.parametrize("name", PROGRAMS)
def test_losses_fall(name):
    losses = list(PROGRAMS[name](ow, ours))
    assert all(math.isfinite(loss) for loss in losses)
    if name != "gan":
        assert losses[-1] < 0.8 * losses[0]


@pytest.mark.parity
@pytest.mark.parametrize("name", PROGRAMS)
def test_losses_are_those_of_pytorch(name):
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")

    def theirs(make):
        net = make().double()
        net.load_state_dict({key: torch.from_numpy(value) for key, value in weights_of(net).items()}, strict=False)
        return net

    result, wanted = list(PROGRAMS[name](ow, ours)), list(PROGRAMS[name](torch, theirs))
    np.testing.assert_allclose(result, wanted, rtol=1e-9)
