"""DistributedDataParallel on two ranks against one process on the whole batch, and what it says of mistakes."""

from __future__ import annotations

import contextlib
import copy
import importlib
import io
import pickle
import threading
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from ranks import ABSENT, Ranks

import generated as ow

pytest.importorskip("mpi4py", reason=ABSENT)
nn, dist = ow.nn, ow.distributed
SIZE = 2
BATCH = 8


@pytest.fixture(scope="module")
def ranks() -> Iterator[Ranks]:
    pair = Ranks(SIZE)
    yield pair
    pair.close()


class Attention(nn.Module):
    """Words as vectors, one layer of a transformer, and scores."""

    def __init__(self) -> None:
        super().__init__()
        self.embedding = nn.Embedding(11, 8)
        self.layer = nn.TransformerEncoderLayer(8, 2, 16, dropout=0.0, batch_first=True)
        self.scores = nn.Linear(8, 3)

    def forward(self, words: Any) -> Any:
        return self.scores(self.layer(self.embedding(words)).mean(1))


class Tables(nn.Module):
    """Words by tables with sparse gradients, one of which two layers share, and a table of bags."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.second = nn.Embedding(11, 4, sparse=True), nn.Embedding(11, 4, sparse=True)
        self.bags = nn.EmbeddingBag(7, 4, mode="sum", sparse=True)
        self.scores = nn.Linear(4, 3)

    def forward(self, words: Any) -> Any:
        middle = self.first(words) * self.second(words + 1 - words // 10) + self.first(words.flip(1))
        return self.scores(middle.mean(1) + self.bags(words % 7))


def perceptron() -> Any:
    return nn.Sequential(nn.Linear(5, 7), nn.Tanh(), nn.Linear(7, 3))


def convolutions() -> Any:
    return nn.Sequential(nn.Conv2d(1, 3, 3), nn.ReLU(), nn.Conv2d(3, 2, 2), nn.Flatten(), nn.Linear(8, 3))


def numbers(*shape: int) -> Any:
    return ow.from_numpy(np.random.default_rng(3).standard_normal(shape))


def words() -> Any:
    return ow.from_numpy(np.random.default_rng(3).integers(0, 11, (BATCH, 6)))


MODELS: dict[str, tuple[Callable[[], Any], Callable[[], Any]]] = {
    "perceptron": (perceptron, lambda: numbers(BATCH, 5)), "attention": (Attention, words),
    "convolutions": (convolutions, lambda: numbers(BATCH, 1, 5, 5)), "tables": (Tables, words),
}  # fmt: skip


def trained(model: Any, x: Any, accumulate: int = 1, steps: int = 3) -> Any:
    """The model after steps of SGD with momentum; with `accumulate` gradients of parts of the batch are added up."""
    momentum = 0.0 if any(getattr(item, "sparse", False) for item in model.modules()) else 0.9
    optimizer = ow.optim.SGD(model.parameters(), lr=0.1, momentum=momentum)
    target = ow.arange(BATCH) % 3
    rank, size = (dist.get_rank(), SIZE) if isinstance(model, nn.parallel.DistributedDataParallel) else (0, 1)
    mine = slice(rank * BATCH // size, (rank + 1) * BATCH // size)
    for _ in range(steps):
        optimizer.zero_grad()
        parts = zip(x[mine].chunk(accumulate), target[mine].chunk(accumulate), strict=True)
        for index, (part, labels) in enumerate(parts):
            is_last = index == accumulate - 1
            with contextlib.nullcontext() if is_last or size == 1 else model.no_sync():
                (nn.functional.cross_entropy(model(part), labels) / accumulate).backward()
        optimizer.step()
    return model


OPTIONS: dict[str, dict[str, Any]] = {
    "plain": {}, "small buckets": {"bucket_cap_mb": 0.0001}, "views": {"gradient_as_bucket_view": True},
    "unused": {"find_unused_parameters": True}, "static": {"static_graph": True, "bucket_cap_mb": 0.0002},
}  # fmt: skip


def equals_one_process(rank: int, name: str, option: str, accumulate: int) -> None:
    make, data = MODELS[name]
    ow.manual_seed(rank)  # each rank begins with other parameters: those of rank 0 count
    model = nn.parallel.DistributedDataParallel(make().double(), **OPTIONS[option])
    ow.manual_seed(0)
    expected = trained(make().double(), data(), accumulate)
    result = trained(model, data(), accumulate)
    for (key, ours), theirs in zip(result.state_dict().items(), expected.state_dict().values(), strict=True):
        assert key.startswith("module.")
        assert (ours - theirs).abs().max().item() < 1e-12, key
    if option == "views":
        bucket = model.reducer.buckets[0]
        start, end = bucket.buffer().data_ptr(), bucket.buffer().data_ptr() + bucket.buffer().nbytes
        assert all(start <= item.grad.data_ptr() < end for item in bucket.parameters())
    if option == "small buckets":
        assert len(model.reducer.buckets) > 2


@pytest.mark.parametrize("accumulate", [1, 2])
@pytest.mark.parametrize("option", OPTIONS)
@pytest.mark.parametrize("name", MODELS)
def test_training_is_that_of_one_process(ranks: Ranks, name: str, option: str, accumulate: int) -> None:
    ranks.run(equals_one_process, name, option, accumulate)


class Drawn(nn.Module):
    """A model of layers that a seed draws: sparse tables, convolutions, attention, shared and sometimes unused ones."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        draw = np.random.default_rng(seed)
        self.is_sparse = bool(draw.integers(2))
        self.table = nn.Embedding(11, 8, sparse=self.is_sparse)
        kinds = draw.choice(["linear", "convolution", "attention", "shared", "branch", "norm"], draw.integers(1, 5))
        self.kinds = [*kinds, "branch"]
        self.layers = nn.ModuleList([self.layer(kind) for kind in self.kinds])
        self.scores = nn.Linear(8, 3)

    def layer(self, kind: str) -> Any:
        layers: dict[str, Callable[[], Any]] = {
            "convolution": lambda: nn.Conv1d(8, 8, 3, padding=1), "norm": lambda: nn.LayerNorm(8),
            "attention": lambda: nn.TransformerEncoderLayer(8, 2, 16, dropout=0.0, batch_first=True),
        }  # fmt: skip
        return layers.get(kind, lambda: nn.Linear(8, 8))()

    def forward(self, words: Any) -> Any:
        x = self.table(words)
        for index, (kind, layer) in enumerate(zip(self.kinds, self.layers, strict=True)):
            if kind == "branch" and (words[0, 0].item() + index) % 2:
                continue
            if kind == "convolution":
                x = x + layer(x.transpose(1, 2)).transpose(1, 2).tanh()
            else:
                x = layer(layer(x).tanh()) if kind == "shared" else layer(x).tanh()
        return self.scores(x.mean(1))


def drawn_model(rank: int, seed: int) -> None:
    """Two steps on two ranks, and of one process over both parts of the batch, of which each uses its own layers."""
    draw = np.random.default_rng([seed, 1])
    options = {
        "bucket_cap_mb": [None, 0.0002, 0.001][draw.integers(3)], "gradient_as_bucket_view": bool(draw.integers(2)),
    }  # fmt: skip
    batches = [ow.from_numpy(draw.integers(0, 11, (SIZE, 3, 6))) for _ in range(4)]
    ow.manual_seed(seed)
    plain = Drawn(seed).double()
    model = nn.parallel.DistributedDataParallel(copy.deepcopy(plain), find_unused_parameters=True, **options)
    loss = lambda network, words: nn.functional.cross_entropy(network(words), words[:, 0] % 3) / 2
    optimizers = [ow.optim.SGD(network.parameters(), lr=0.1) for network in (model, plain)]
    for index, batch in enumerate(batches):
        is_last = index % 2 == 1  # of the two whose gradients are added up
        with contextlib.nullcontext() if is_last else model.no_sync():
            loss(model, batch[rank]).backward()
        sum(loss(plain, words) for words in batch).div(SIZE).backward()
        if is_last:
            for (name, ours), theirs in zip(model.module.named_parameters(), plain.parameters(), strict=True):
                assert (ours.grad is None) == (theirs.grad is None), name
                assert ours.grad is None or ours.grad.layout is theirs.grad.layout, name
            for optimizer in optimizers:
                optimizer.step()
                optimizer.zero_grad()
            for (name, ours), theirs in zip(model.module.named_parameters(), plain.parameters(), strict=True):
                assert (ours - theirs).abs().max().item() < 1e-12, (name, plain.kinds, options)


@pytest.mark.parametrize(
    "seed", [*range(5), *(pytest.param(seed, marks=pytest.mark.exhaustive) for seed in range(5, 100))]
)
def test_drawn_models_are_trained_as_by_one_process(ranks: Ranks, seed: int) -> None:
    ranks.run(drawn_model, seed)


class Looked(nn.Module):
    """A table that is looked up, and used as a matrix or by a function that no module announced."""

    def __init__(self, is_announced: bool) -> None:
        super().__init__()
        self.table = nn.Embedding(5, 2, sparse=is_announced)
        self.is_announced = is_announced

    def forward(self, words: Any) -> Any:
        if self.is_announced:
            return (self.table(words) @ self.table.weight.t()).sum()
        return nn.functional.embedding(words, self.table.weight, sparse=True).sum()


def layouts_of_gradients(rank: int) -> None:
    """A dense gradient of a table that was said to have sparse ones; a sparse one of another table; hooks."""
    hooks = dist.algorithms.ddp_comm_hooks
    model = nn.parallel.DistributedDataParallel(Looked(True))
    with pytest.raises(RuntimeError, match=r"Expected variable to have sparse gradient: table\.weight is the table of"):
        model(ow.tensor([rank, 2])).backward()
    model = nn.parallel.DistributedDataParallel(Looked(False))
    model(ow.tensor([rank, 2])).backward()
    assert model.module.table.weight.grad.tolist() == [[0.5] * 2, [0.5] * 2, [1] * 2, [0] * 2, [0] * 2]
    power = hooks.powerSGD_hook
    state = power.PowerSGDState(None, start_powerSGD_iter=2)
    for hook, hook_state in (
        (hooks.default_hooks.allreduce_hook, None), (hooks.default_hooks.fp16_compress_hook, None),
        (hooks.default_hooks.bf16_compress_wrapper(hooks.default_hooks.allreduce_hook), None),
        (power.powerSGD_hook, state), (power.batched_powerSGD_hook, state),
    ):  # fmt: skip
        model = nn.parallel.DistributedDataParallel(nn.Embedding(5, 2, sparse=True))
        model.register_comm_hook(hook_state, hook)
        for _ in range(4):
            model.zero_grad()
            model(ow.tensor([rank, 2])).sum().backward()
        grad = model.module.weight.grad
        assert grad.is_sparse
        assert grad._nnz() == 3
        assert grad.to_dense().tolist() == [[0.5] * 2, [0.5] * 2, [1] * 2, [0] * 2, [0] * 2]


def test_sparse_gradients_where_none_are_expected_and_dense_ones(ranks: Ranks) -> None:
    ranks.run(layouts_of_gradients)


def uneven_tables(rank: int) -> list[Any]:
    """Rank 1 has one batch more, which stores rows that rank 0 has not."""
    model = nn.parallel.DistributedDataParallel(nn.Embedding(4, 1, sparse=True).double())
    with ow.no_grad():
        model.module.weight.zero_()
    optimizer = ow.optim.SGD(model.parameters(), lr=1.0)
    with model.join():
        for step in range(1 + rank):
            optimizer.zero_grad()
            model(ow.tensor([rank + step])).sum().backward()
            optimizer.step()
    return model.module.weight.flatten().tolist()  # type: ignore[no-any-return]


def test_sparse_gradients_of_other_numbers_of_batches(ranks: Ranks) -> None:
    assert ranks.run(uneven_tables) == [[-0.5, -0.5, -0.5, 0]] * SIZE


class Seen(nn.Module):
    """A layer that notes the dtypes it computes with."""

    def __init__(self) -> None:
        super().__init__()
        self.layer = nn.Linear(5, 3)
        self.register_buffer("scale", ow.ones(1))
        self.dtypes: list[Any] = []

    def forward(self, x: Any) -> Any:
        self.dtypes = [x.dtype, self.layer.weight.dtype, self.scale.dtype]
        return self.layer(x)


def narrow(rank: int) -> None:
    """Computation, averages and buffers in narrower dtypes; parameters, gradients and states as they were."""
    policy = importlib.import_module("generated.nn.parallel.distributed")._MixedPrecision
    single, half, wide = ow.bfloat16, ow.float16, ow.float32
    x = numbers(BATCH, 5).float()
    mine = x[rank * BATCH // SIZE :][: BATCH // SIZE]
    for dtypes, seen, sent, tolerance in (
        ((half, None, None), [half, half, wide], half, 1e-2), ((None, single, None), [wide, wide, wide], single, 5e-2),
        ((half, wide, half), [half, half, half], wide, 1e-2), ((None, None, None), [wide, wide, wide], None, 1e-6),
    ):  # fmt: skip
        ow.manual_seed(0)
        plain = Seen()
        model = nn.parallel.DistributedDataParallel(copy.deepcopy(plain), mixed_precision=policy(*dtypes))
        model(mine).float().square().mean().backward()
        plain(x).square().mean().backward()
        assert model.module.dtypes == seen
        assert model.module.layer.weight.dtype is wide
        assert model.reducer._dtype is sent
        for ours, theirs in zip(model.parameters(), plain.parameters(), strict=True):
            assert ours.grad.dtype is wide
            assert (ours.grad - theirs.grad).abs().max().item() < tolerance
        with pytest.raises(RuntimeError, match="shape"):
            model(ow.ones(2, 4))
        assert model.module.layer.weight.dtype is wide  # after an error too


def test_narrower_dtypes(ranks: Ranks) -> None:
    ranks.run(narrow)


class Branches(nn.Module):
    """Two layers, of which a forward uses one, or both."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.second, self.third = nn.Linear(2, 2), nn.Linear(2, 2), nn.Linear(2, 2)

    def forward(self, x: Any, which: int) -> Any:
        return {"result": [self.first(x), self.second(x), self.first(x) + self.second(x)][which]}


def branches(rank: int) -> None:
    model = nn.parallel.DistributedDataParallel(Branches().double(), find_unused_parameters=True)
    x = numbers(3, 2)
    model(x, rank)["result"].sum().backward()  # each rank uses another layer: both get half of its gradient
    for layer in (model.module.first, model.module.second):
        assert layer.bias.grad.tolist() == [1.5, 1.5]
    assert model.module.third.bias.grad is None  # nobody used it
    model.zero_grad()
    model(x, 2)["result"].sum().backward()
    assert model.module.second.bias.grad.tolist() == [3, 3]


def test_parameters_that_are_not_used(ranks: Ranks) -> None:
    ranks.run(branches)


def misses(rank: int) -> str:
    model = nn.parallel.DistributedDataParallel(Branches())
    model(ow.ones(1, 2), 0)["result"].sum().backward()
    with pytest.raises(RuntimeError) as caught:
        model(ow.ones(1, 2), 0)
    return str(caught.value)


def test_a_parameter_without_a_gradient_is_named(ranks: Ranks) -> None:
    for rank, text in enumerate(ranks.run(misses)):
        assert "Expected to have finished reduction in the prior iteration before starting a new one" in text
        assert f"on rank {rank}: second.weight, second.bias, third.weight, third.bias." in text
        assert "pass find_unused_parameters=True" in text


def hooked(rank: int) -> None:
    hooks = ow.distributed.algorithms.ddp_comm_hooks.default_hooks
    ow.manual_seed(0)
    seen: list[tuple[int, bool, int]] = []

    def counting(state: Any, bucket: Any) -> Any:
        seen.append((bucket.index(), bucket.is_last(), len(bucket.gradients())))
        return hooks.allreduce_hook(state, bucket)

    rows = {
        "allreduce": (hooks.allreduce_hook, 1e-12), "counting": (counting, 1e-12),
        "half": (hooks.fp16_compress_hook, 1e-2), "bfloat16": (hooks.bf16_compress_hook, 1e-1),
        "wrapped": (hooks.fp16_compress_wrapper(hooks.allreduce_hook), 1e-2),
    }  # fmt: skip
    expected = perceptron().double()
    initial = {name: item.clone() for name, item in expected.state_dict().items()}
    trained(expected, numbers(BATCH, 5), steps=1)
    for name, (hook, tolerance) in rows.items():
        model = perceptron().double()
        model.load_state_dict(initial)
        model = nn.parallel.DistributedDataParallel(model)
        model.register_comm_hook(None, hook)
        with pytest.raises(RuntimeError, match="can only be called once"):
            model.register_comm_hook(None, hook)
        trained(model, numbers(BATCH, 5), steps=1)
        for ours, theirs in zip(model.parameters(), expected.parameters(), strict=True):
            assert (ours - theirs).abs().max().item() < tolerance, name
    assert seen == [(0, True, 4)]


def test_hooks_of_communication(ranks: Ranks) -> None:
    ranks.run(hooked)


def low_rank(rank: int) -> None:
    """Of full rank it is the average; of rank 1 what is left out of a step is in the error, and comes later."""
    power = ow.distributed.algorithms.ddp_comm_hooks.powerSGD_hook
    layer = lambda: nn.Linear(12, 9).double()
    x = numbers(BATCH, 12)
    for hook, factors, tolerance in (
        (power.powerSGD_hook, 9, 1e-12), (power.powerSGD_hook, 1, None), (power.batched_powerSGD_hook, 11, 1e-12),
    ):  # fmt: skip
        ow.manual_seed(0)
        model, exact = nn.parallel.DistributedDataParallel(layer()), nn.parallel.DistributedDataParallel(layer())
        exact.module.load_state_dict(model.module.state_dict())
        state = power.PowerSGDState(None, factors, start_powerSGD_iter=2, min_compression_rate=0.1)
        model.register_comm_hook(state, hook)
        total, expected = ow.zeros(9, 12).double(), ow.zeros(9, 12).double()
        for step in range(5):
            for network, result in ((model, total), (exact, expected)):
                network.zero_grad()
                network((x + rank) * (step + 1)).square().sum().backward()
                result.add_(network.module.weight.grad)
            difference = (model.module.bias.grad - exact.module.bias.grad).abs().max().item()
            assert difference <= 1e-12 * exact.module.bias.grad.abs().max().item()
        if tolerance is None:
            assert ow.linalg.matrix_rank(model.module.weight.grad).item() == 1
            left = state.errors[0].clone()
            dist.all_reduce(left, dist.ReduceOp.AVG)
            weights = model.reducer.buckets[0].parameters()
            start = sum(item.numel() for item in weights[: [item.dim() for item in weights].index(2)])
            total += left[start : start + total.numel()].view(9, 12)
        assert (total - expected).abs().max().item() <= 1e-12 * expected.abs().max().item()
    with pytest.raises(ValueError, match=r"Expect `start_powerSGD_iter` > 1"):
        power.PowerSGDState(None, start_powerSGD_iter=1)
    with pytest.raises(ValueError, match="at least 1, got 0"):
        power.PowerSGDState(None, 0)


def test_gradients_as_products_of_narrow_matrices(ranks: Ranks) -> None:
    ranks.run(low_rank)


def uneven(rank: int, divides_by_all: bool) -> list[float]:
    """Rank 1 has one batch more, of other sizes of gradients."""
    model = nn.parallel.DistributedDataParallel(nn.Linear(1, 1, bias=False).double())
    with ow.no_grad():
        model.module.weight.zero_()
    optimizer = ow.optim.SGD(model.parameters(), lr=1.0)
    with model.join(divide_by_initial_world_size=divides_by_all):
        for step in range(1 + 2 * rank):
            optimizer.zero_grad()
            model(ow.full((1, 1), float(step + 1)).double()).sum().backward()
            optimizer.step()
    return [model.module.weight.item()]


@pytest.mark.parametrize(("divides_by_all", "expected"), [(True, -(1 + 1 + 1.5)), (False, -(1 + 2 + 3))])
def test_ranks_with_other_numbers_of_batches(ranks: Ranks, divides_by_all: bool, expected: float) -> None:
    assert ranks.run(uneven, divides_by_all) == [[expected]] * SIZE


def uneven_with_divided_states(rank: int, views: bool) -> list[list[float]]:
    """Ranks with one and three batches, whose optimiser's states are divided, and plain ones: the same parameters."""
    results = []
    for is_divided in (True, False):
        ow.manual_seed(0)
        model = nn.parallel.DistributedDataParallel(perceptron().double(), gradient_as_bucket_view=views)
        if is_divided:
            optimizer = dist.optim.ZeroRedundancyOptimizer(model.parameters(), ow.optim.SGD, lr=0.1, momentum=0.9)
        else:
            optimizer = ow.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
        with dist.algorithms.join.Join([model, optimizer] if is_divided else [model]):
            for step in range(3 - 2 * rank):
                optimizer.zero_grad()
                model(numbers(BATCH, 5) + step).square().mean().backward()
                optimizer.step()
        results.append([value for item in model.parameters() for value in item.flatten().tolist()])
    return results


@pytest.mark.parametrize("views", [False, True])
def test_a_rank_without_a_batch_updates_its_part_of_the_states(ranks: Ranks, views: bool) -> None:
    first, second = ranks.run(uneven_with_divided_states, views)
    assert first == second
    assert first[0] == pytest.approx(first[1], rel=1e-12)


def differentiated_twice(rank: int) -> None:
    model = nn.parallel.DistributedDataParallel(nn.Linear(2, 1, bias=False).double())
    with pytest.warns(UserWarning, match=r"create_graph=True is not well-supported: .* by autograd.grad") as caught:
        model(numbers(3, 2) + rank).square().sum().backward(create_graph=True)
    assert len(caught) == 1
    model(numbers(3, 2)).square().sum().backward(create_graph=True)  # said once
    dist.barrier()


@pytest.mark.filterwarnings("ignore:Using backward")
def test_gradients_that_are_differentiated_are_told_of(ranks: Ranks) -> None:
    ranks.run(differentiated_twice)


class Announced(ow.autograd.Function):
    """The identity, whose backward pass calls a function of the index of its layer."""

    @staticmethod
    def forward(ctx: Any, x: Any, index: int, announce: Callable[[int], None]) -> Any:
        ctx.index, ctx.announce = index, announce
        return x.clone()

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        ctx.announce(ctx.index)
        return grad, None, None


class AnnouncedLayers(nn.Module):
    """Layers of one parameter, whose backward passes are announced."""

    def __init__(self, count: int, announce: Callable[[int], None]) -> None:
        super().__init__()
        self.announce = announce
        self.weights = nn.ParameterList([nn.Parameter(ow.ones(4)) for _ in range(count)])

    def forward(self, x: Any) -> Any:
        for index, weight in enumerate(self.weights):
            x = Announced.apply(x * weight, index, self.announce)
        return x.sum()


def scheduled(rank: int, count: int) -> list[list[tuple[str, int]]]:
    """The order of layers and buckets of three passes; the first layer waits until the first bucket has arrived."""
    hooks = ow.distributed.algorithms.ddp_comm_hooks.default_hooks
    events: list[tuple[str, int]] = []
    arrived = threading.Event()

    def announce(index: int) -> None:
        events.append(("layer", index))
        if index == 0:
            events.append(("arrived", int(arrived.wait(60))))

    def observed(state: Any, bucket: Any) -> Any:
        def arrive(future: Any) -> Any:  # on the thread of the group
            arrived.set()
            return future.value()

        events.append(("bucket", bucket.index()))
        return hooks.allreduce_hook(state, bucket).then(arrive)

    model = nn.parallel.DistributedDataParallel(AnnouncedLayers(count, announce), bucket_cap_mb=1e-6)
    model.register_comm_hook(None, observed)
    passes = []
    for _ in range(3):
        events.clear()
        arrived.clear()
        model(ow.ones(4)).backward()
        passes.append(list(events))
    return passes


@pytest.mark.parametrize("count", [2, 5])
def test_buckets_are_sent_beside_backward(ranks: Ranks, count: int) -> None:
    """A bucket is handed over before the next layer computes, and arrives while backward goes on."""
    expected: list[tuple[str, int]] = []
    for layer in reversed(range(count)):
        expected += [("layer", layer), *([("arrived", 1)] if layer == 0 else []), ("bucket", count - 1 - layer)]
    assert ranks.run(scheduled, count) == [[expected] * 3] * SIZE


class Alternating(nn.Module):
    """Four layers, of which each call uses another: those of even calls and ranks, and those of odd ones."""

    def __init__(self, rank: int) -> None:
        super().__init__()
        self.layers = nn.ModuleList([nn.Linear(1, 1) for _ in range(4)]).double()
        self.rank, self.calls = rank, 0

    def forward(self, x: Any) -> Any:
        layer = self.layers[2 * self.rank + self.calls % 2]
        self.calls += 1
        return layer(x)


def accumulates_in_branches(rank: int, synchronizes: list[bool]) -> None:
    model = nn.parallel.DistributedDataParallel(Alternating(rank), find_unused_parameters=True)
    expected = [ow.zeros(1, 1).double() for _ in range(4)]
    for number, is_averaged in enumerate(synchronizes):
        for index in range(SIZE):
            expected[2 * index + number % 2] += (index + number + 1) / SIZE
        with contextlib.nullcontext() if is_averaged else model.no_sync():
            model(ow.full((1, 1), float(rank + number + 1)).double()).sum().backward()
    for layer, gradient in zip(model.module.layers, expected, strict=True):
        used = gradient.abs().sum().item() != 0
        assert (layer.weight.grad is not None) == used
        if used:
            np.testing.assert_allclose(layer.weight.grad.numpy(), gradient.numpy(), rtol=1e-14)


@pytest.mark.parametrize("synchronizes", [[True], [False, True], [True, True, True], [False, False, True, True]])
def test_gradients_of_unused_parameters_are_accumulated(ranks: Ranks, synchronizes: list[bool]) -> None:
    ranks.run(accumulates_in_branches, synchronizes)


def copies(rank: int) -> None:
    model = nn.parallel.DistributedDataParallel(perceptron().double(), gradient_as_bucket_view=True)
    x = numbers(SIZE, 5)[rank : rank + 1]
    model(x).sum().backward()
    file = io.BytesIO()
    ow.save(model, file)
    file.seek(0)
    for restored in (ow.load(file, weights_only=False), pickle.loads(pickle.dumps(model))):
        assert restored.process_group is model.process_group
        model.zero_grad()
        restored.zero_grad()
        for network in (model, restored):
            network(x).square().sum().backward()
        for parameter, loaded in zip(model.parameters(), restored.parameters(), strict=True):
            assert parameter.grad.equal(loaded.grad)
    alone = nn.parallel.DistributedDataParallel(nn.Linear(1, 1), process_group=dist.new_group([0, 1]))
    with pytest.raises(RuntimeError, match="only supported when using DDP with the default process group"):
        pickle.dumps(alone)
    with pytest.raises(RuntimeError, match="should be called before training loop starts"):
        model._set_static_graph()
    late = nn.parallel.DistributedDataParallel(Alternating(rank))
    late._set_static_graph()
    late(ow.ones(1, 1).double()).sum().backward()
    assert [layer.weight.grad is not None for layer in late.module.layers] == [True, False, True, False]


def test_models_are_saved_with_what_they_wrap(ranks: Ranks) -> None:
    ranks.run(copies)


def stops_early(rank: int) -> None:
    model = nn.parallel.DistributedDataParallel(nn.Linear(1, 1))
    with pytest.raises(RuntimeError, match="at least one rank that exhausted inputs"), model.join(
        throw_on_early_termination=True
    ):
        for _ in range(1 + rank):
            model(ow.ones(1, 1)).sum().backward()


def test_all_ranks_stop_when_the_first_has_no_batch(ranks: Ranks) -> None:
    ranks.run(stops_early)


class Counting(dist.algorithms.join.Joinable):
    """Adds up a number of all ranks for each batch."""

    def __init__(self) -> None:
        self.sums: list[float] = []
        self.ends: list[bool] = []

    @property
    def join_process_group(self) -> Any:
        return dist.group.WORLD

    def join_hook(self, **kwargs: Any) -> Any:
        return CountingHook(self)

    def add(self, number: float) -> None:
        dist.algorithms.join.Join.notify_join_context(self)
        x = ow.tensor([number])
        dist.all_reduce(x)
        self.sums.append(x.item())


class CountingHook(dist.algorithms.join.JoinHook):
    def __init__(self, counting: Counting) -> None:
        self.counting = counting

    def main_hook(self) -> None:
        dist.all_reduce(ow.zeros(1))

    def post_hook(self, is_last_joiner: bool) -> None:
        self.counting.ends.append(is_last_joiner)


def counted(rank: int) -> tuple[list[float], list[bool]]:
    counting = Counting()
    with dist.algorithms.join.Join([counting]):
        for _ in range(1 + 2 * rank):
            counting.add(1.0 + rank)
    with pytest.raises(ValueError, match="requires at least one joinable"):
        dist.algorithms.join.Join([])
    return counting.sums, counting.ends


def test_other_objects_join(ranks: Ranks) -> None:
    assert ranks.run(counted) == [([3.0], [False]), ([3.0, 2.0, 2.0], [True])]


def buffers(rank: int) -> None:
    model = nn.Sequential(nn.Linear(2, 2), nn.BatchNorm1d(2))
    model[1].running_mean.fill_(float(rank + 5))
    model = nn.parallel.DistributedDataParallel(model)
    assert model.module[1].running_mean.tolist() == [5, 5]
    model.module[1].running_mean.fill_(float(rank + 7))
    model.eval()(ow.ones(3, 2))
    assert model.module[1].running_mean.tolist() == [7, 7]
    alone = nn.parallel.DistributedDataParallel(nn.BatchNorm1d(2), broadcast_buffers=False)
    alone.module.running_mean.fill_(float(rank))
    alone.eval()(ow.ones(3, 2))
    assert alone.module.running_mean.tolist() == [rank, rank]


def test_buffers_are_those_of_the_first_rank(ranks: Ranks) -> None:
    ranks.run(buffers)


def synchronized(rank: int, dims: int) -> None:
    """Normalisation over parts of other sizes on each rank, against that of one process, three steps."""
    shape = (6, 3, *([4] * dims))
    x, weights = numbers(*shape), numbers(*shape)
    mine = slice(0, 2) if rank == 0 else slice(2, 6)
    ours = nn.SyncBatchNorm.convert_sync_batchnorm([nn.BatchNorm1d, nn.BatchNorm1d, nn.BatchNorm2d][dims](3)).double()
    theirs = [nn.BatchNorm1d, nn.BatchNorm1d, nn.BatchNorm2d][dims](3).double()
    with ow.no_grad():
        for module in (ours, theirs):
            module.weight.copy_(ow.tensor([0.5, 1.5, 2.0]))
            module.bias.copy_(ow.tensor([0.1, 0.2, 0.3]))
    a, b = (x * 3 + 100).requires_grad_(), (x * 3 + 100).requires_grad_()
    for _ in range(3):
        (ours(a[mine]) * weights[mine]).sum().backward()
        (theirs(b) * weights).sum().backward()
    result, expected = ours(a[mine]), theirs(b)[mine]
    assert (result - expected).abs().max().item() < 1e-11
    assert (a.grad[mine] - b.grad[mine]).abs().max().item() < 1e-11
    total = ours.weight.grad.clone()
    dist.all_reduce(total)
    assert (total - theirs.weight.grad).abs().max().item() < 1e-11
    for name in ("running_mean", "running_var", "num_batches_tracked"):
        assert (getattr(ours, name) - getattr(theirs, name)).abs().max().item() < 1e-11, name
    assert (ours.eval()(a[mine]) - theirs.eval()(b)[mine]).abs().max().item() < 1e-11


@pytest.mark.parametrize("dims", [0, 1, 2])
def test_normalisation_over_all_ranks(ranks: Ranks, dims: int) -> None:
    ranks.run(synchronized, dims)


def mistakes(rank: int) -> None:
    parallel = nn.parallel.DistributedDataParallel
    with pytest.raises(RuntimeError, match="doesn't have any parameters that require a gradient"):
        parallel(nn.ReLU())
    with pytest.raises(ValueError, match=r"leave them out, got device_ids \[0\]"):
        parallel(nn.Linear(1, 1), device_ids=[0])
    with pytest.raises(RuntimeError, match="uninitialized parameters cannot be used"):
        parallel(nn.LazyLinear(2))
    with pytest.raises(RuntimeError, match=r"weight is float32 \(2, 1\) on rank 0 and float32 \(2, 2\) on rank 1"):
        parallel(nn.Linear(1 + rank, 2))
    with pytest.raises(TypeError, match="must be callable"):
        parallel(nn.Linear(1, 1)).register_comm_hook(None, 3)
    shared = parallel(nn.Linear(1, 1))
    loss = shared(ow.ones(1, 1)).sum()
    loss.backward(retain_graph=True)
    loss.backward()  # outside of what forward prepared: gradients are added, and not reduced again
    dist.barrier()


def test_mistakes(ranks: Ranks) -> None:
    ranks.run(mistakes)


def mixed(rank: int) -> None:
    """Parameters of two dtypes, one that is frozen, and one that is ignored."""
    model = nn.ModuleDict({"a": nn.Linear(1, 2).double(), "b": nn.Linear(1, 2), "c": nn.Linear(1, 2)})
    model["c"].weight.requires_grad_(False)
    model.forward = lambda x: (model["a"](x.double()).sum() + model["b"](x).sum() + model["c"](x).sum()) * (rank + 1)
    parallel = nn.parallel.DistributedDataParallel
    parallel._set_params_and_buffers_to_ignore_for_model(model, ["c.bias"])
    wrapped = parallel(model)
    wrapped(ow.ones(1, 1)).backward()
    for name, expected in {"a": 1.5, "b": 1.5, "c": rank + 1}.items():
        assert model[name].bias.grad.tolist() == [expected] * 2, name
    assert model["c"].weight.grad is None
    assert [len(bucket.gradients()) for bucket in wrapped.reducer.buckets] == [2, 2]


def test_dtypes_and_frozen_parameters(ranks: Ranks) -> None:
    ranks.run(mixed)


def test_buckets_are_pytorchs() -> None:
    torch = pytest.importorskip("torch")
    from runtime.nn.buckets import FIRST_BUCKET_BYTES, assign_buckets

    assert torch.distributed._DEFAULT_FIRST_BUCKET_BYTES == FIRST_BUCKET_BYTES
    draw = np.random.default_rng(0)
    for _ in range(30):
        sizes = draw.integers(1, 100, draw.integers(1, 12)).tolist()
        kinds = [("float32", "float64")[index] for index in draw.integers(0, 2, len(sizes))]
        limits = draw.integers(50, 600, 2).tolist()
        tensors = [ow.zeros(size, dtype=getattr(ow, kind)) for size, kind in zip(sizes, kinds, strict=True)]
        ours = assign_buckets(tensors, limits)
        theirs = [torch.zeros(size, dtype=getattr(torch, kind)) for size, kind in zip(sizes, kinds, strict=True)]
        assert ours == torch.distributed._compute_bucket_assignment_by_size(theirs, limits)[0], (sizes, kinds, limits)
