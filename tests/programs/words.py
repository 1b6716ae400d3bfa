"""Programs that read and hear: letters, words, sounds, tags."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from .common import fill

TEXT = "the cat sat on the mat. the dog sat on the log. the cat saw the dog. "


def character_transformer(torch: Any, _: Path) -> list[float]:
    """Learns a text by heart, and writes it."""
    nn, functional = torch.nn, torch.nn.functional
    letters = sorted(set(TEXT))
    codes = torch.tensor([letters.index(character) for character in TEXT])
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
    for name, parameter in model.named_parameters():
        if "norm" in name or "before" in name or "after" in name:
            nn.init.ones_(parameter) if name.endswith("weight") else nn.init.zeros_(parameter)
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


def translation(torch: Any, _: Path) -> list[float]:
    """Reverses words: a packed encoder in both directions, attention over what it saw, a teacher half of the time."""
    nn, functional = torch.nn, torch.nn.functional
    rng = np.random.default_rng(15)
    lengths = [5, 3, 4, 2, 5, 1]
    words = [torch.from_numpy(rng.integers(3, 9, n)) for n in lengths]
    ends = torch.tensor([2])
    sources = nn.utils.rnn.pad_sequence(words, batch_first=True)
    targets = nn.utils.rnn.pad_sequence([torch.cat([item.flip(0), ends]) for item in words], batch_first=True)
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
        state, word, results = (last, torch.zeros_like(last)), torch.ones(len(words), dtype=torch.int64), []
        for index in range(targets.size(1)):
            logits, state = decoder(word, state, states)
            results.append(logits)
            word = targets[:, index] if (step + index) % 2 else logits.argmax(-1)
        loss = functional.cross_entropy(torch.stack(results, 2), targets, ignore_index=0, label_smoothing=0.05)
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(parameters, 0.5, norm_type=float("inf"))
        optimiser.step()
        schedule.step()
        losses.append(loss.item())
    return losses


def masked_words(torch: Any, _: Path) -> list[float]:
    """Words that are hidden in sentences: tied weights, padding, gradients of parts summed, no decay of biases."""
    nn, functional = torch.nn, torch.nn.functional
    rng = np.random.default_rng(33)
    vocabulary, length, hidden = 12, 10, 16
    starts, lengths = rng.integers(2, 11, 16), rng.integers(6, length + 1, 16)
    rows = [[2 + (start - 2 + k * 3) % 9 for k in range(count)] for start, count in zip(starts, lengths, strict=True)]
    words = torch.tensor([row + [0] * (length - len(row)) for row in rows])

    class Model(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.words = nn.Embedding(vocabulary, hidden, padding_idx=0)
            self.places = nn.Embedding(length, hidden)
            self.register_buffer("numbers", torch.arange(length).expand((1, -1)), persistent=False)
            layer = nn.TransformerEncoderLayer(hidden, 2, 32, dropout=0.0, activation="gelu", batch_first=True)
            self.encoder = nn.TransformerEncoder(layer, num_layers=2, enable_nested_tensor=False)
            self.change = nn.Sequential(nn.Linear(hidden, hidden), nn.GELU(), nn.LayerNorm(hidden))
            self.head = nn.Linear(hidden, vocabulary, bias=True)
            self.head.weight = self.words.weight

        def forward(self, x: Any) -> Any:
            x, empty = self.words(x) + self.places(self.numbers[:, : x.size(1)]), x.eq(0)
            return self.head(self.change(self.encoder(x, src_key_padding_mask=empty)))

    model = fill(torch, Model(), 33)
    with torch.no_grad():
        model.words.weight[0].zero_()
    assert len(list(model.parameters())) == len(set(model.state_dict())) - 1
    plain = ("bias", "norm1.weight", "norm2.weight")
    groups = [
        {
            "params": [parameter for name, parameter in model.named_parameters() if not name.endswith(plain)],
            "weight_decay": 0.01,
        },
        {
            "params": [parameter for name, parameter in model.named_parameters() if name.endswith(plain)],
            "weight_decay": 0.0,
        },
    ]
    optimizer = torch.optim.AdamW(groups, lr=0.02, eps=1e-6)
    scheduler = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: min((step + 1) / 5, 1 - step / 40))
    losses, parts = [], 2
    for _step in range(30):
        for batch in words.chunk(parts):
            names = batch != 0
            chosen = torch.from_numpy(rng.random(tuple(batch.shape)) < 0.25) & names
            chosen[:, 1] = True
            labels = batch.masked_fill(~chosen, -100)
            shown = batch.clone()
            shown[chosen] = 1
            logits = model(shown)
            loss = functional.cross_entropy(logits.view(-1, vocabulary), labels.reshape(-1), ignore_index=-100)
            (loss / parts).backward()
            losses.append(loss.item())
        losses.append(float(nn.utils.clip_grad_norm_(model.parameters(), 1.0)))
        optimizer.step()
        optimizer.zero_grad()
        scheduler.step()
    with torch.no_grad():
        shown = words.index_fill(1, torch.tensor([2]), 1)
        wrong = model.eval()(shown)[:, 2].argmax(-1).ne(words[:, 2]).double().mean()
    return [*losses, wrong.item()]


def speech_recognition(torch: Any, _: Path) -> list[float]:
    """Tones to letters of unknown places: convolutions over time, a recurrent layer, CTC, and what it reads at last."""
    nn, functional = torch.nn, torch.nn.functional
    rng = np.random.default_rng(34)
    texts = [rng.integers(1, 4, n) for n in (3, 2, 4, 3)]
    sounds = [np.repeat(np.eye(4)[key], 4, axis=0) + rng.normal(size=(4 * len(key), 4)) * 0.1 for key in texts]
    waves = nn.utils.rnn.pad_sequence([torch.from_numpy(wave) for wave in sounds], batch_first=True)
    counts = torch.tensor([len(wave) for wave in sounds])
    targets, sizes = torch.from_numpy(np.concatenate(texts)), torch.tensor([len(item) for item in texts])

    class Model(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.features = nn.Sequential(
                nn.Conv1d(4, 8, 3, padding="same"), nn.BatchNorm1d(8), nn.ReLU6(),
                nn.Conv1d(8, 8, 3, stride=2, padding=1, groups=2), nn.PReLU(8), nn.AvgPool1d(3, 1, 1),
            )  # fmt: skip
            self.rnn = nn.LSTM(8, 8, num_layers=2, batch_first=True, bidirectional=True, dropout=0.0)
            self.head = nn.Linear(16, 4)

        def forward(self, x: Any, counts: Any) -> tuple[Any, Any]:
            x = self.features(x.transpose(1, 2)).permute(0, 2, 1)
            counts = torch.div(counts + 1, 2, rounding_mode="floor")
            packed = nn.utils.rnn.pack_padded_sequence(x, counts, batch_first=True, enforce_sorted=False)
            x, _ = nn.utils.rnn.pad_packed_sequence(self.rnn(packed)[0], batch_first=True)
            return self.head(x).log_softmax(-1), counts

    model = fill(torch, Model(), 34)
    criterion = nn.CTCLoss(blank=0, reduction="mean", zero_infinity=True)
    optimizer = torch.optim.Adam(model.parameters(), lr=0.03)
    scheduler = torch.optim.lr_scheduler.MultiStepLR(optimizer, milestones=[15, 22], gamma=0.5)
    losses = []
    for _epoch in range(25):
        chances, positions = model(waves, counts)
        loss = criterion(chances.transpose(0, 1), targets, positions, sizes)
        each = functional.ctc_loss(chances.transpose(0, 1), targets, positions, sizes, reduction="none")
        optimizer.zero_grad()
        (loss + 0.01 * each.max()).backward()
        optimizer.step()
        scheduler.step()
        losses += [loss.item(), each.std().item()]
    model.eval()
    wrong = 0
    with torch.no_grad():
        chances, positions = model(waves, counts)
        for row, count, text in zip(chances, positions, texts, strict=True):
            best = torch.unique_consecutive(row[:count].argmax(-1))
            wrong += best[best != 0].tolist() != text.tolist()
    return [*losses, wrong / len(texts)]


def tagging(torch: Any, _: Path) -> list[float]:
    """A conditional random field: sums over all paths, the best path back through time, gradients of both."""
    nn = torch.nn
    rng = np.random.default_rng(57)
    tags = torch.from_numpy(np.sort(rng.integers(0, 4, (8, 9)), axis=1))
    words = torch.from_numpy((tags.numpy() * 2 + rng.integers(0, 3, (8, 9))) % 9)
    mask = torch.from_numpy(np.arange(9) < rng.integers(4, 10, (8, 1)))

    class Field(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.words, self.scores = nn.Embedding(9, 6), nn.Linear(6, 4)
            self.steps, self.start = nn.Parameter(torch.zeros(4, 4)), nn.Parameter(torch.zeros(4))

        def total(self, scores: Any) -> Any:
            state = self.start + scores[:, 0]
            for index in range(1, scores.size(1)):
                new = torch.logsumexp(state.unsqueeze(2) + self.steps, dim=1) + scores[:, index]
                state = torch.where(mask[:, index].unsqueeze(1), new, state)
            return state.logsumexp(1)

        def path(self, scores: Any) -> Any:
            each = scores.gather(2, tags.unsqueeze(-1)).squeeze(-1)
            moves = self.steps[tags[:, :-1], tags[:, 1:]]
            inside = mask.to(scores.dtype)
            return self.start[tags[:, 0]] + (each * inside).sum(1) + (moves * inside[:, 1:]).sum(1)

        def best(self, scores: Any) -> list[list[int]]:
            state, back = self.start + scores[:, 0], []
            for index in range(1, scores.size(1)):
                value, which = (state.unsqueeze(2) + self.steps).max(dim=1)
                state = torch.where(mask[:, index, None], value + scores[:, index], state)
                back.append(torch.where(mask[:, index, None], which, torch.arange(4)))
            ways = []
            for row, last in enumerate(state.argmax(1).tolist()):
                way = [last]
                for which in reversed(back):
                    way.append(int(which[row, way[-1]]))
                ways.append(way[::-1])
            return ways

    model = fill(torch, Field(), 57)
    optimizer = torch.optim.SGD(model.parameters(), lr=0.3, momentum=0.8, dampening=0.1)
    scheduler = torch.optim.lr_scheduler.CyclicLR(optimizer, 0.05, 0.3, step_size_up=6, mode="triangular2",
                                                  cycle_momentum=True, base_momentum=0.5, max_momentum=0.8)  # fmt: skip
    losses = []
    for _step in range(30):
        scores = model.scores(model.words(words))
        loss = (model.total(scores) - model.path(scores)).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        scheduler.step()
        losses += [scheduler.get_last_lr()[0], loss.item()]
    scores = model.scores(model.words(words)).detach().requires_grad_()
    model.total(scores).sum().backward()  # its gradient: how likely each tag is
    losses += scores.grad.sum(-1).mul(mask).sum(1).tolist()
    with torch.no_grad():
        ways = torch.tensor(model.best(scores))
    return [*losses, (ways != tags)[mask].double().mean().item()]
