"""Programs that act, recommend, and find what belongs together."""

from __future__ import annotations

import copy
from collections import deque
from pathlib import Path
from typing import Any

import numpy as np

from .common import fill


def policy_gradient(torch: Any, _: Path) -> list[float]:
    """REINFORCE on a corridor: a step to the right is right; the game ends at its end, or after 20 steps."""
    nn, functional = torch.nn, torch.nn.functional
    rng = np.random.default_rng(5)
    policy = fill(torch, nn.Sequential(nn.Linear(6, 16), nn.Tanh(), nn.Linear(16, 2)))
    optimiser = torch.optim.Adam(policy.parameters(), lr=0.02)
    numbers = []
    for _game in range(60):
        position, terms, rewards = 0, [], []
        while position < 5 and len(terms) < 20:
            chances = functional.log_softmax(
                policy(functional.one_hot(torch.tensor(position), 6).to(torch.float64)), -1
            )
            action = int(rng.random() < chances[1].exp().item())
            terms.append(chances[action])
            position = max(0, position + (1 if action else -1))
            rewards.append(10.0 if position == 5 else -1.0)
        returns = torch.tensor(rewards).flip(0).cumsum(0).flip(0)
        loss = -(torch.stack(terms) * (returns - returns.mean())).sum()
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        numbers.append(float(len(terms)))
    return [*numbers, loss.item()]


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
        tensor = torch.from_numpy(rng.normal(size=(20, 4)))
        actions, moves = torch.from_numpy(rng.integers(0, 3, 20)), torch.from_numpy(rng.normal(size=(20, 2)))
        rewards = (actions == 1).to(torch.float64) - moves.square().sum(-1)
        with torch.no_grad():
            choice, move, values = model(tensor)
            before = choice.log_prob(actions) + move.log_prob(moves)
            gains, gain = torch.zeros_like(rewards), torch.tensor(0.0)
            following = torch.cat([values[1:], torch.zeros(1)])
            for step in reversed(range(20)):
                gain = rewards[step] + 0.9 * following[step] - values[step] + 0.9 * 0.95 * gain
                gains[step] = gain
            returns = gains + values
            gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        for _epoch in range(4):
            choice, move, values = model(tensor)
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


def deep_q_learning(torch: Any, _: Path) -> list[float]:
    """A walk to a goal on a line: memory of steps, two heads, a network of targets that is copied now and then."""
    nn, functional = torch.nn, torch.nn.functional
    rng = np.random.default_rng(55)

    class Network(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.body = nn.Sequential(nn.Linear(6, 16), nn.Mish())
            self.value, self.gain = nn.Linear(16, 1), nn.Linear(16, 2)

        def forward(self, x: Any) -> Any:
            hidden = self.body(x)
            gain = self.gain(hidden)
            return self.value(hidden) + gain - gain.mean(dim=-1, keepdim=True)

    online = fill(torch, Network(), 55)
    target = copy.deepcopy(online).eval()
    optimizer = torch.optim.RMSprop(online.parameters(), lr=3e-3, alpha=0.95, eps=1e-4)
    memory: deque[tuple[Any, ...]] = deque(maxlen=64)
    shown = torch.eye(6)
    losses, key = [], 0
    for step in range(120):
        with torch.no_grad():
            greedy = online(shown[key]).argmax().item()
        action = int(rng.integers(2)) if rng.random() < 0.5 else greedy
        new = max(0, key + (1 if action else -1))
        done = new == 5
        memory.append((shown[key], action, 1.0 if done else -0.05, shown[new], done))
        key = 0 if done else new
        if step >= 16 and step % 2 == 0:
            batch = [memory[k] for k in rng.integers(0, len(memory), 16)]
            states, actions, rewards, following, ends = zip(*batch, strict=True)
            states, following = torch.stack(states), torch.stack(following)
            actions, rewards, ends = torch.tensor(actions), torch.tensor(rewards), torch.tensor(ends)
            q = online(states).gather(1, actions.unsqueeze(1)).squeeze(1)
            with torch.no_grad():
                best = online(following).argmax(dim=1, keepdim=True)
                wanted = rewards + 0.9 * target(following).gather(1, best).squeeze(1) * (~ends).float().double()
            loss = functional.huber_loss(q, wanted, reduction="mean", delta=0.5)
            optimizer.zero_grad()
            loss.backward()
            for parameter in online.parameters():
                parameter.grad.data.clamp_(-1, 1)
            optimizer.step()
            losses.append(loss.item())
        if step % 10 == 9:
            result = target.load_state_dict(online.state_dict(), strict=True)
            assert not result.missing_keys
    with torch.no_grad():
        values, moves = online(shown[:5]).max(dim=1)
    return [*losses, *values.tolist(), (moves != 1).double().mean().item()]


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
        {"params": [parameter for name, parameter in model.named_parameters() if "bias" not in name]},
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
            positions = targets.unsqueeze(-1).expand(-1, h.size(1))
            mean = torch.zeros_like(h).scatter_reduce(0, positions, h[sources], reduce="mean", include_self=False)
            return h + torch.zeros_like(h).scatter_add(0, positions, shares.unsqueeze(-1) * h[sources]) + mean

    class Network(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.layers = nn.ModuleList([Attention(3, 8), Attention(8, 8)])
            self.norm, self.head = nn.LayerNorm(8), nn.Linear(16, 3)

        def forward(self, x: Any) -> Any:
            for layer in self.layers:
                x = functional.elu(layer(x))
            x = self.norm(x)
            full = x.new_zeros(3, 8).index_add_(0, colours, x.detach(), alpha=0.1)
            return self.head(torch.cat([x, full.mean(0).expand(len(x), -1)], dim=-1))

    model = fill(torch, Network(), 17)
    optimiser = torch.optim.RAdam(model.parameters(), lr=0.02, weight_decay=1e-3)
    names = torch.arange(30) % 3 == 0
    losses = []
    for _step in range(40):
        loss = functional.nll_loss(functional.log_softmax(model(features), 1)[names], colours[names])
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        losses.append(loss.item())
    return losses


def contrastive_learning(torch: Any, _: Path) -> list[float]:
    """Two views of a point are near each other, others are far: a queue of keys from a network that follows slowly."""
    nn, functional = torch.nn, torch.nn.functional
    rng = np.random.default_rng(32)
    kinds = rng.integers(0, 3, 24)
    points = torch.from_numpy(rng.normal(size=(3, 10))[kinds] * 2 + rng.normal(size=(24, 10)) * 0.3)

    class Encoder(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.body = nn.Sequential(nn.Linear(10, 24, bias=False), nn.BatchNorm1d(24), nn.ReLU(), nn.Linear(24, 12))
            self.projection = nn.Sequential(nn.ReLU(inplace=True), nn.Linear(12, 6))

        def forward(self, x: Any) -> Any:
            return functional.normalize(self.projection(self.body(x)), dim=-1)

    def nearest(first: Any, second: Any, temperature: float) -> Any:
        """The loss of SimCLR (Chen et al., 2020): each view has to find the other among all."""
        both = torch.cat([first, second])
        likeness = both @ both.mT / temperature
        likeness = likeness.masked_fill(torch.eye(len(both), dtype=torch.bool), float("-inf"))
        tensor = torch.arange(len(first))
        return functional.cross_entropy(likeness, torch.cat([tensor + len(first), tensor]))

    query = fill(torch, Encoder(), 32)
    nn.init.constant_(query.body[1].weight, 1.0)
    key = copy.deepcopy(query).requires_grad_(False)
    assert all(a is not b for a, b in zip(query.parameters(), key.parameters(), strict=True))
    queue = functional.normalize(torch.from_numpy(rng.normal(size=(6, 16))), dim=0)
    optimizer = torch.optim.SGD(query.parameters(), lr=0.05, momentum=0.9, weight_decay=1e-4)
    scheduler = torch.optim.lr_scheduler.CosineAnnealingWarmRestarts(optimizer, T_0=10, T_mult=2)
    losses, index = [], 0
    for step in range(30):
        views = [points + torch.from_numpy(rng.normal(size=points.shape) * 0.2) for _ in range(2)]
        masks = [torch.from_numpy(rng.random(points.shape) > 0.1) for _ in range(2)]
        first, second = (torch.where(mask, view, 0.0) for mask, view in zip(masks, views, strict=True))
        result = query(first)
        with torch.no_grad():
            for mine, theirs in zip(key.parameters(), query.parameters(), strict=True):
                mine.mul_(0.9).add_(theirs, alpha=0.1)
            for (_name, mine), (_, theirs) in zip(key.named_buffers(), query.named_buffers(), strict=True):
                mine.copy_(theirs)
            wanted = key(second)
        good = torch.einsum("nc,nc->n", result, wanted).unsqueeze(-1)
        bad = torch.einsum("nc,ck->nk", result, queue.clone().detach())
        logits = torch.cat([good, bad], dim=1).div_(0.2)
        loss = functional.cross_entropy(logits, logits.new_zeros(len(logits), dtype=torch.long))
        loss = loss + nearest(result, query(second), 0.5)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        scheduler.step(step + 0.5)
        queue[:, index : index + 8] = wanted[:8].t()
        index = (index + 8) % 16
        losses.append(loss.item())
    with torch.no_grad():
        features = functional.normalize(query.eval().body(points), dim=1)
        near = (features @ features.T).fill_diagonal_(-1).topk(3, dim=1).indices
        votes = functional.one_hot(torch.from_numpy(kinds)[near], 3).sum(1).argmax(1)
    return [*losses, (votes.numpy() != kinds).mean().item()]


def mixture_of_experts(torch: Any, _: Path) -> list[float]:
    """Tokens go to two of four experts by a router: what is sent where, put back by index, and a loss for balance."""
    nn, functional = torch.nn, torch.nn.functional
    rng = np.random.default_rng(56)
    x = torch.from_numpy(rng.normal(size=(6, 8, 10)))
    y = torch.where(x[..., :1] > 0, x.roll(1, dims=-1), x.flip(-1) * 0.5)

    class Experts(nn.Module):
        def __init__(self, width: int, count: int, top: int) -> None:
            super().__init__()
            self.top, self.count = top, count
            self.router = nn.Linear(width, count, bias=False)
            self.experts = nn.ModuleList([
                nn.Sequential(nn.Linear(width, 2 * width), nn.GLU(dim=-1), nn.Linear(width, width))
                for _ in range(count)
            ])  # fmt: skip

        def forward(self, x: Any) -> tuple[Any, Any]:
            flat = x.reshape(-1, x.shape[-1])
            logits = self.router(flat)
            chances = logits.softmax(dim=-1)
            weights, chosen = torch.topk(chances, self.top, dim=-1)
            weights = weights / weights.sum(-1, keepdim=True)
            out = torch.zeros_like(flat)
            for number, expert in enumerate(self.experts):
                rows, slots = torch.where(chosen == number)
                if rows.numel() == 0:
                    continue
                out.index_add_(0, rows, expert(flat[rows]) * weights[rows, slots, None])
            load = torch.bincount(chosen.flatten(), minlength=self.count).to(flat.dtype) / chosen.numel()
            balance = self.count * torch.dot(load, chances.mean(0)) + 1e-3 * logits.logsumexp(-1).square().mean()
            return out.view_as(x), balance

    model = fill(torch, Experts(10, 4, 2), 56)
    optimizer = torch.optim.AdamW(model.parameters(), lr=0.02, maximize=False)
    stops = []
    handle = optimizer.register_step_post_hook(lambda *_: stops.append(1))
    losses = []
    for _step in range(30):
        result, balance = model(x)
        loss = functional.mse_loss(result, y) + 0.01 * balance
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses += [balance.item(), loss.item()]
    handle.remove()
    assert len(stops) == 30
    return losses
