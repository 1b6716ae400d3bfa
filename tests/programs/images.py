"""Programs that see: digits, discs, stripes, boxes."""

from __future__ import annotations

import math
from collections import OrderedDict
from pathlib import Path
from typing import Any

import numpy as np

from .common import fill


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
            state = {name: part.state_dict() for name, part in parts.items()}
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
    table: dict[str, Any] = {}
    teacher.body.register_forward_hook(lambda _module, _inputs, out: table.update(teacher=out))
    pupil.body.register_forward_hook(lambda _module, _inputs, out: table.update(pupil=out))
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
            chances, inside = functional.softmax(wanted / 2, dim=1), table["teacher"]
        result = pupil(images)
        soft = functional.kl_div(functional.log_softmax(result / 2, dim=1), chances, reduction="batchmean")
        like = functional.mse_loss(adapter(table["pupil"]), inside)
        loss = 4 * soft + 0.5 * like + 0.1 * functional.cross_entropy(result, wanted.argmax(1))
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
            values = []
            for part in self.down:
                x = torch.utils.checkpoint.checkpoint(part, x, use_reentrant=False)
                values.append(x)
                x = functional.max_pool2d(x, 2)
            x = self.deep(x)
            for up, part in zip(self.up.values(), self.join):  # noqa: B905 - modules of PyTorch
                x = torch.utils.checkpoint.checkpoint(
                    part, torch.cat([up(x), values.pop()], dim=1), use_reentrant=False
                )
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


def vision_transformer(torch: Any, _: Path) -> list[float]:
    """Stripes by their direction: patches, a class token, attention with the norm first, a warm-up, mixed precision."""
    nn, functional = torch.nn, torch.nn.functional
    rng = np.random.default_rng(31)
    labels = rng.integers(0, 2, 32)
    y, x = np.mgrid[:12, :12]
    stripes = np.stack([np.sin((x if label else y) * 1.5 + rng.random() * 6) for label in labels])
    images = torch.from_numpy(stripes[:, None] + rng.normal(size=(32, 1, 12, 12)))
    dataset = torch.utils.data.TensorDataset(images, torch.from_numpy(labels))

    class Layer(nn.Module):
        def __init__(self, width: int) -> None:
            super().__init__()
            self.norm1, self.norm2 = nn.LayerNorm(width, eps=1e-6), nn.LayerNorm(width, eps=1e-6)
            self.attention = nn.MultiheadAttention(width, 4, dropout=0.0, batch_first=True)
            self.mlp = nn.Sequential(nn.Linear(width, 32), nn.GELU(approximate="tanh"), nn.Dropout(0.0),
                                     nn.Linear(32, width))  # fmt: skip
            self.scale = nn.Parameter(torch.ones(width) * 0.5)

        def forward(self, x: Any) -> tuple[Any, Any]:
            y = self.norm1(x)
            y, weights = self.attention(y, y, y, need_weights=True, average_attn_weights=False)
            x = x + self.scale * y
            return x + self.mlp(self.norm2(x)), weights

    class Transformer(nn.Module):
        def __init__(self, width: int = 16) -> None:
            super().__init__()
            self.patches = nn.Conv2d(1, width, kernel_size=4, stride=4)
            self.token = nn.Parameter(torch.zeros(1, 1, width))
            self.places = nn.Parameter(nn.init.trunc_normal_(torch.empty(1, 10, width), std=0.02))
            self.layers = nn.ModuleList(Layer(width) for _ in range(2))
            self.norm, self.head = nn.LayerNorm(width), nn.Linear(width, 2)
            self.register_buffer("calls", torch.zeros((), dtype=torch.long))

        def forward(self, x: Any) -> tuple[Any, list[Any]]:
            self.calls += 1
            x = self.patches(x).flatten(2).transpose(1, 2)
            x = torch.cat([self.token.expand(x.shape[0], -1, -1), x], dim=1) + self.places
            seen = []
            for layer in self.layers:
                x, weights = layer(x)
                seen.append(weights)
            return self.head(self.norm(x)[:, 0]), seen

    model = fill(torch, Transformer(), 31)
    decayed = [parameter for parameter in model.parameters() if parameter.ndim > 1]
    values = [parameter for parameter in model.parameters() if parameter.ndim <= 1]
    optimizer = torch.optim.AdamW([{"params": decayed, "weight_decay": 0.05}, {"params": values, "weight_decay": 0.0}],
                                  lr=1e-2, betas=(0.9, 0.95))  # fmt: skip
    loader = torch.utils.data.DataLoader(dataset, batch_size=8, shuffle=False, drop_last=True)
    scheduler = torch.optim.lr_scheduler.OneCycleLR(
        optimizer, max_lr=[0.02, 0.01], epochs=6, steps_per_epoch=len(loader), pct_start=0.2
    )
    scaler = torch.amp.GradScaler("cpu", enabled=True, init_scale=2.0**8)
    losses = []
    for _epoch in range(6):
        model.train()
        for batch, target in loader:
            optimizer.zero_grad(set_to_none=True)
            with torch.autocast(device_type="cpu", dtype=torch.bfloat16, enabled=False):
                logits, seen = model(batch)
                loss = functional.cross_entropy(logits, target, label_smoothing=0.1)
            scaler.scale(loss).backward()
            scaler.unscale_(optimizer)
            length = nn.utils.clip_grad_norm_(model.parameters(), max_norm=1.0, error_if_nonfinite=True)
            scaler.step(optimizer)
            scaler.update()
            scheduler.step()
            doubt = -(seen[-1] * seen[-1].clamp_min(1e-12).log()).sum(-1).mean()
            losses += [loss.item(), length.item(), doubt.item(), scheduler.get_last_lr()[0]]
    model.eval()
    with torch.inference_mode():
        logits, _seen = model(images)
        wrong = (logits.argmax(-1) != dataset.tensors[1]).double().mean()
    return [*losses, float(model.calls), wrong.item()]


def detection(torch: Any, _: Path) -> list[float]:
    """Boxes on a grid: which anchors are whose, losses for what is rare, and the best boxes that do not overlap."""
    nn, functional = torch.nn, torch.nn.functional
    rng = np.random.default_rng(59)
    corners = rng.integers(0, 9, (6, 2, 2))
    sizes = rng.integers(4, 7, (6, 2, 2))
    images = np.zeros((6, 1, 16, 16))
    for image, corner, lengths in zip(images, corners, sizes, strict=True):
        for (top, left), (height, width) in zip(corner, lengths, strict=True):
            image[0, top : top + height, left : left + width] += 1
    boxes = torch.from_numpy(np.concatenate([corners[..., ::-1], (corners + sizes)[..., ::-1]], -1).astype(float))
    images = torch.from_numpy(images)
    y, x = torch.meshgrid(torch.arange(4) * 4 + 2.0, torch.arange(4) * 4 + 2.0, indexing="ij")
    anchors = torch.stack([x - 2.5, y - 2.5, x + 2.5, y + 2.5], dim=-1).reshape(-1, 4)

    def overlap(a: Any, b: Any) -> Any:
        low, high = torch.maximum(a[:, None, :2], b[None, :, :2]), torch.minimum(a[:, None, 2:], b[None, :, 2:])
        both = (high - low).clamp(min=0).prod(dim=-1)
        areas = [(item[:, 2:] - item[:, :2]).prod(-1) for item in (a, b)]
        return both / (areas[0][:, None] + areas[1][None] - both)

    model = fill(torch, nn.Sequential(
        nn.Conv2d(1, 8, 3, stride=2, padding=1), nn.LeakyReLU(0.1), nn.Conv2d(8, 12, 3, stride=2, padding=1),
        nn.LocalResponseNorm(3), nn.SELU(), nn.Conv2d(12, 5, 3, padding=1),
    ), 59)  # fmt: skip
    optimizer = torch.optim.Rprop(model.parameters(), lr=0.01, etas=(0.5, 1.2), step_sizes=(1e-6, 0.1))
    losses = []
    for _step in range(20):
        output = model(images).flatten(2).transpose(1, 2)
        total = torch.tensor(0.0)
        for out, true in zip(output, boxes):  # noqa: B905 - tensors of PyTorch
            shared, whose = overlap(anchors, true).max(dim=1)
            good = shared > 0.3
            good[overlap(anchors, true).argmax(dim=0)] = True
            logits, wanted = out[:, 0], good.to(out.dtype)
            rare = functional.binary_cross_entropy_with_logits(logits, wanted, reduction="none")
            right = torch.exp(-rare)
            focal = (torch.where(good, 0.75, 0.25) * (1 - right) ** 2 * rare).sum() / good.sum()
            near = functional.smooth_l1_loss(anchors[good] + out[good, 1:], true[whose[good]], reduction="sum")
            total = total + focal + 0.1 * near / good.sum()
        optimizer.zero_grad(set_to_none=False)
        (total / len(boxes)).backward()
        optimizer.step()
        losses.append(total.item() / len(boxes))
    with torch.no_grad():
        out = model(images).flatten(2).mT[0]
        result, order = anchors + out[:, 1:], out[:, 0].sigmoid().argsort(descending=True, stable=True)
        values = []
        while order.numel() > 0 and len(values) < 4:
            first, order = order[0], order[1:]
            values.append(int(first))
            order = order[overlap(result[first][None], result[order])[0] <= 0.5]
        first = overlap(result[values], boxes[0]).amax(dim=0)
    return [*losses, *map(float, values), *first.tolist(), losses[-1]]


def style_transfer(torch: Any, _: Path) -> list[float]:
    """An image is what is learnt: likeness of features and of their products, by L-BFGS, with few sharp edges."""
    nn, functional = torch.nn, torch.nn.functional
    rng = np.random.default_rng(35)
    content, style = (torch.from_numpy(rng.random((1, 3, 12, 12))) for _ in range(2))
    network = fill(torch, nn.Sequential(
        nn.Conv2d(3, 6, 3, padding=1, padding_mode="replicate"), nn.ReLU(), nn.AvgPool2d(2),
        nn.Conv2d(6, 8, 3, padding=1, padding_mode="circular"), nn.ReLU(inplace=False),
    ), 35).requires_grad_(False)  # fmt: skip
    seen: dict[str, Any] = {}
    handles = [
        network[number].register_forward_hook(
            lambda _m, _i, result, position=number: seen.__setitem__(str(position), result)
        )
        for number in (1, 4)
    ]

    def products(features: Any) -> Any:
        n, c, h, w = features.size()
        flat = features.view(n, c, h * w)
        return torch.baddbmm(torch.zeros(n, c, c), flat, flat.mT, alpha=1 / (c * h * w))

    network(content)
    wanted = {name: item.detach().clone() for name, item in seen.items()}
    network(style)
    likeness = {name: products(item).detach() for name, item in seen.items()}
    image = content.clone().requires_grad_(True)
    optimizer = torch.optim.LBFGS([image], lr=0.5, max_iter=5, history_size=6, line_search_fn="strong_wolfe")
    losses: list[float] = []

    def closure() -> Any:
        optimizer.zero_grad()
        network(image)
        loss = functional.mse_loss(seen["4"], wanted["4"])
        loss = loss + 100 * sum(functional.mse_loss(products(seen[name]), likeness[name]) for name in likeness)
        loss = loss + 1e-3 * (image.diff(dim=-1).abs().mean() + torch.diff(image, dim=-2).abs().mean())
        loss.backward()
        losses.append(loss.item())
        return loss

    for _step in range(6):
        optimizer.step(closure)
        with torch.no_grad():
            image.clamp_(0, 1)
    for handle in handles:
        handle.remove()
    assert not network[1]._forward_hooks
    return [*losses, math.sqrt(losses[-1] / losses[0])]
