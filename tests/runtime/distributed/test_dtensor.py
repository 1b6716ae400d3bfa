"""DTensors on two ranks against the same operators on full tensors, with gradients, in all layouts."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from ranks import ABSENT, Ranks

import generated as ow
from runtime.distributed.records import last_records

dist, nn = ow.distributed, ow.nn
SIZE = 2
OPERATIONS: dict[str, Callable[..., Any]] = {
    "sin": lambda x, y: x.sin(), "add": lambda x, y: x + y, "mul by a number": lambda x, y: 3 * x * y,
    "where": lambda x, y: ow.where(x > 0, x, y), "broadcast": lambda x, y: x * y[:1],
    "column": lambda x, y: x - y[:, :1],
    "row": lambda x, y: x + y[0], "sum": lambda x, y: x.sum() * y, "mean": lambda x, y: (x * y).mean(0),
    "matmul": lambda x, y: x @ y.t(), "view": lambda x, y: x.reshape(-1) * y.reshape(-1),
    "cat": lambda x, y: ow.cat([x, y]),
    "softmax": lambda x, y: (x.softmax(1) * y), "clone": lambda x, y: x.clone() + ow.zeros_like(y),
}  # fmt: skip


@pytest.fixture(scope="module")
def ranks() -> Iterator[Ranks]:
    pytest.importorskip("mpi4py", reason=ABSENT)
    pair = Ranks(SIZE)
    yield pair
    pair.close()


def numbers(*shape: int, seed: int = 0) -> Any:
    return ow.from_numpy(np.random.default_rng(seed).standard_normal(shape))


def layouts() -> list[Any]:
    tensor = dist.tensor
    return [[tensor.Shard(0)], [tensor.Shard(1)], [tensor.Replicate()]]


def operators(rank: int) -> None:
    mesh = dist.device_mesh.init_device_mesh("cpu", (SIZE,))
    for shape in ((4, 6), (3, 5), (1, 3)):
        full = [numbers(*shape, seed=seed).requires_grad_() for seed in (1, 2)]
        for (name, operation), first, second in itertools.product(OPERATIONS.items(), layouts(), layouts()):
            expected = operation(*full)
            weights = numbers(*expected.shape, seed=3)
            gradients = ow.autograd.grad((expected * weights).sum(), full, allow_unused=True)
            parts = [dist.tensor.distribute_tensor(x.detach(), mesh, layout).requires_grad_()
                     for x, layout in zip(full, (first, second), strict=True)]  # fmt: skip
            result = operation(*parts)
            assert isinstance(result, dist.tensor.DTensor)
            assert result.shape == expected.shape, name
            np.testing.assert_allclose(result.full_tensor().detach().numpy(), expected.detach().numpy(), rtol=1e-12)
            loss = (result * dist.tensor.distribute_tensor(weights, mesh)).sum()
            for part, gradient in zip(ow.autograd.grad(loss, parts, allow_unused=True), gradients, strict=True):
                assert (part is None) == (gradient is None)
                if part is not None:
                    np.testing.assert_allclose(part.full_tensor().numpy(), gradient.numpy(), rtol=1e-12, atol=1e-14)


def test_operators_give_what_full_tensors_give(ranks: Ranks) -> None:
    ranks.run(operators)


# Calls, the layouts of their tensors, how often they communicate, and the layout of the result: what is in it once per
# rank, or has a term per rank, needs nothing of other ranks.
ROWS, COLUMNS, SAME, TERMS = "rows", "columns", "same", "terms"
LOCAL_CALLS: dict[str, tuple[Callable[..., Any], list[tuple[tuple[int, ...], str]], str]] = {
    "rows times matrix": (lambda x, y: x @ y, [((4, 6), ROWS), ((6, 3), SAME)], ROWS),
    "matrix times columns": (lambda x, y: x @ y, [((4, 6), SAME), ((6, 4), COLUMNS)], COLUMNS),
    "columns times rows": (lambda x, y: x @ y, [((4, 6), COLUMNS), ((6, 3), ROWS)], TERMS),
    "uneven columns times rows": (lambda x, y: x @ y, [((4, 5), COLUMNS), ((5, 3), ROWS)], TERMS),
    "terms times matrix": (lambda x, y: x.mm(y), [((4, 6), TERMS), ((6, 3), SAME)], TERMS),
    "batches": (lambda x, y: x.bmm(y), [((4, 6, 2), ROWS), ((4, 2, 3), ROWS)], ROWS),
    "vector": (lambda x, y: x.mv(y), [((4, 6), COLUMNS), ((6,), ROWS)], TERMS),
    "inner product": (lambda x, y: x.dot(y), [((5,), ROWS), ((5,), ROWS)], TERMS),
    "addmm": (lambda b, x, y: ow.addmm(b, x, y, beta=2), [((3,), SAME), ((4, 6), COLUMNS), ((6, 3), ROWS)], TERMS),
    "addmm of rows": (lambda b, x, y: ow.addmm(b, x, y), [((4, 1), ROWS), ((4, 6), ROWS), ((6, 3), SAME)], ROWS),
    "linear by rows of weight": (nn.functional.linear, [((2, 5, 6), SAME), ((4, 6), ROWS), ((4,), ROWS)], "Shard(2)"),
    "linear by columns": (nn.functional.linear, [((2, 5, 6), "Shard(2)"), ((4, 6), COLUMNS), ((4,), SAME)], TERMS),
    "linear of a batch": (nn.functional.linear, [((3, 5, 6), ROWS), ((4, 6), SAME), ((4,), SAME)], ROWS),
    "sum": (lambda x: x.sum(), [((4, 6), ROWS)], TERMS),
    "sum of terms": (lambda x: x.sum(0), [((4, 6), TERMS)], TERMS),
    "sum over others": (lambda x: x.sum(1), [((5, 6), ROWS)], ROWS),
    "sum over first": (lambda x: x.sum(0, keepdim=True), [((4, 6), COLUMNS)], COLUMNS),
    "sum over first without it": (lambda x: x.sum(0), [((4, 6), COLUMNS)], ROWS),
    "uneven mean": (lambda x: x.mean(), [((3, 2), ROWS)], TERMS),
    "mean of one row": (lambda x: x.mean(0), [((1, 2), ROWS)], TERMS),
    "largest": (lambda x: x.amax(-1), [((5, 6), ROWS)], ROWS),
    "largest and where": (lambda x: x.max(1).values, [((5, 6), ROWS)], ROWS),
    "variance": (lambda x: x.var(1), [((5, 6), ROWS)], ROWS),
    "softmax": (lambda x: x.softmax(1), [((5, 6), ROWS)], ROWS),
    "log_softmax": (lambda x: x.log_softmax(0), [((5, 6), COLUMNS)], COLUMNS),
    "cumsum": (lambda x: x.cumsum(1), [((5, 6), ROWS)], ROWS),
    "transpose": (lambda x: x.t(), [((5, 6), ROWS)], COLUMNS),
    "permute": (lambda x: x.permute(2, 0, 1), [((5, 6, 2), ROWS)], COLUMNS),
    "unsqueeze": (lambda x: x.unsqueeze(0), [((5, 6), ROWS)], COLUMNS),
    "squeeze": (lambda x: x.squeeze(1), [((5, 1, 6), "Shard(2)")], COLUMNS),
    "expand": (lambda x: x.unsqueeze(1).expand(5, 7, 6), [((5, 6), ROWS)], ROWS),
    "flatten": (lambda x: x.reshape(-1), [((4, 6), ROWS)], ROWS),
    "split into heads": (lambda x: x.view(3, 4, 2).transpose(0, 1), [((3, 8), COLUMNS)], ROWS),
    "join heads": (lambda x: x.transpose(0, 1).reshape(3, 8), [((4, 3, 2), ROWS)], COLUMNS),
    "columns": (lambda x: x[:, 1:4], [((5, 6), ROWS)], ROWS),
    "last column": (lambda x: x[..., -1], [((5, 6), ROWS)], ROWS),
    "chunk": (lambda x: x.chunk(3, 1)[1], [((5, 6), ROWS)], ROWS),
    "rows by numbers": (lambda x: x.index_select(1, ow.tensor([3, 0, 0])), [((5, 6), ROWS)], ROWS),
    "vectors of a table": (nn.functional.embedding, [((2, 3), "numbers"), ((7, 5), COLUMNS)], "Shard(2)"),
    "added by numbers": (lambda x, y: x.index_add(0, ow.tensor([1, 1]), y), [((4, 5), COLUMNS), ((2, 5), COLUMNS)],
                         COLUMNS),
    "sorted rows": (lambda x: x.sort(1).values, [((5, 6), ROWS)], ROWS),
    "largest of columns": (lambda x: x.topk(2, 0).values, [((4, 6), COLUMNS)], COLUMNS),
    "diagonals": (lambda x: x.diagonal(0, 1, 2), [((5, 3, 3), ROWS)], ROWS),
}  # fmt: skip


def layout_of(word: str) -> Any:
    tensor = dist.tensor
    same = tensor.Replicate()
    named = {ROWS: tensor.Shard(0), COLUMNS: tensor.Shard(1), SAME: same, "numbers": same, TERMS: tensor.Partial()}
    return named[word] if word in named else tensor.Shard(int(word[-2]))


def communications() -> int:
    """How many collectives of the world this process has begun."""
    group = dist.group.WORLD.group_name
    return max((record.sequence for record in last_records if record.group == group), default=0)


def local_calls(rank: int) -> None:
    mesh = dist.device_mesh.init_device_mesh("cpu", (SIZE,))
    for name, (call, operands, outcome) in LOCAL_CALLS.items():
        full = [
            ow.arange(6).view(shape) if word == "numbers" else numbers(*shape, seed=seed)
            for seed, (shape, word) in enumerate(operands)
        ]
        parts = []
        for value, (_, word) in zip(full, operands, strict=True):
            if word == TERMS:
                parts.append(dist.tensor.DTensor.from_local(value * (0.25 + 0.5 * rank), mesh, [layout_of(word)]))
            else:
                parts.append(dist.tensor.distribute_tensor(value, mesh, [layout_of(word)]))
        before = communications()
        with dist.tensor.implicit_replication():  # indices
            result = call(*parts)
        assert communications() == before, name
        assert result.placements == (layout_of(outcome),), name
        expected = call(*full)
        assert result.shape == expected.shape, name
        np.testing.assert_allclose(result.full_tensor().numpy(), expected.numpy(), rtol=1e-12, atol=1e-14, err_msg=name)


def test_products_reductions_and_views_of_parts_send_nothing(ranks: Ranks) -> None:
    ranks.run(local_calls)


def conversions(rank: int) -> None:
    tensor = dist.tensor
    mesh = dist.device_mesh.init_device_mesh("cpu", (2, 1), mesh_dim_names=("rows", "columns"))
    full = numbers(5, 3)
    choices = [tensor.Shard(0), tensor.Shard(1), tensor.Replicate()]
    for source, target in itertools.product(itertools.product(choices, choices), repeat=2):
        part = tensor.distribute_tensor(full if rank == 0 else full * 0, mesh, source)
        sizes, offsets = tensor._utils.compute_local_shape_and_global_offset((5, 3), mesh, source)
        corner = tuple(slice(offset, offset + size) for size, offset in zip(sizes, offsets, strict=True))
        assert part.to_local().equal(full[corner])
        moved = part.redistribute(placements=target)
        assert moved.placements == target
        assert moved.full_tensor().equal(full)
    line = dist.device_mesh.init_device_mesh("cpu", (2,))
    term = (full * (rank + 1)).requires_grad_()
    total = tensor.DTensor.from_local(term, line, [tensor.Partial()])
    assert total.shape == (5, 3)
    rows = total.redistribute(line, [tensor.Shard(0)])
    np.testing.assert_allclose(rows.full_tensor().detach().numpy(), 3 * full.numpy(), rtol=1e-14)
    (rows * rows).sum().full_tensor().backward()
    np.testing.assert_allclose(term.grad.numpy(), 6 * full.numpy(), rtol=1e-12)
    uneven = tensor.DTensor.from_local(full[: 3 - rank], line, [tensor.Shard(0)], shape=(5, 3))
    assert uneven.full_tensor()[3:].equal(full[:2])
    assert tensor.DTensor.from_local(full, line, [tensor.Shard(1)]).shape == (5, 6)


def test_layouts_are_exchanged(ranks: Ranks) -> None:
    ranks.run(conversions)


def training(rank: int) -> None:
    mesh = dist.device_mesh.init_device_mesh("cpu", (SIZE,))

    def split(name: str, module: Any, mesh: Any) -> None:
        for key, parameter in list(module._parameters.items()):
            part = dist.tensor.distribute_tensor(parameter.detach(), mesh, [dist.tensor.Shard(0)])
            module.register_parameter(key, nn.Parameter(part))

    for optimizer in (ow.optim.SGD, ow.optim.Adam, ow.optim.AdamW, ow.optim.RMSprop, ow.optim.Adagrad):
        ow.manual_seed(0)
        expected = nn.Sequential(nn.Linear(4, 5), nn.Tanh(), nn.Linear(5, 3)).double()
        ow.manual_seed(0)
        model = nn.Sequential(nn.Linear(4, 5), nn.Tanh(), nn.Linear(5, 3)).double()
        dist.tensor.distribute_module(
            model, mesh, split, lambda module, inputs, mesh: dist.tensor.distribute_tensor(inputs[0], mesh),
            lambda module, outputs, mesh: outputs.full_tensor(),
        )
        assert model[0].weight.to_local().shape == (3 - rank, 4)
        for network in (expected, model):
            rule = optimizer(network.parameters(), lr=0.05)
            for step in range(3):
                rule.zero_grad()
                network(numbers(6, 4, seed=step)).square().mean().backward()
                nn.utils.clip_grad_norm_(network.parameters(), 0.5)
                rule.step()
        for parameter, part in zip(expected.parameters(), model.parameters(), strict=True):
            assert isinstance(part, nn.Parameter)
            assert part.placements == (dist.tensor.Shard(0),)
            np.testing.assert_allclose(part.full_tensor().detach().numpy(), parameter.detach().numpy(), rtol=1e-12)


def test_modules_are_trained_with_split_parameters(ranks: Ranks) -> None:
    ranks.run(training)


def writes(rank: int, folder: str) -> None:
    tensor, mesh = dist.tensor, dist.device_mesh.init_device_mesh("cpu", (SIZE,))
    full = numbers(5, 3)
    part = tensor.distribute_tensor(full, mesh, [tensor.Shard(0)])
    part.add_(1).mul_(tensor.distribute_tensor(full, mesh, [tensor.Shard(1)]))
    part.index_fill_(0, tensor.distribute_tensor(ow.tensor([1]), mesh), 7.0)
    expected = ((full + 1) * full).index_fill_(0, ow.tensor([1]), 7.0)
    assert part.placements == (tensor.Shard(0),)
    np.testing.assert_allclose(part.full_tensor().numpy(), expected.numpy(), rtol=1e-14)
    dist.checkpoint.save({"x": part, "step": 3}, checkpoint_id=folder)
    columns = tensor.distribute_tensor(ow.zeros(5, 3).double(), mesh, [tensor.Shard(1)])
    dist.checkpoint.load({"x": columns}, checkpoint_id=folder)
    np.testing.assert_allclose(columns.full_tensor().numpy(), expected.numpy(), rtol=1e-14)
    before = tensor.replicated_calls().get("aten::cumsum", 0)
    part.cumsum(0)
    assert tensor.replicated_calls()["aten::cumsum"] == before + 1
    with tensor.experimental.implicit_replication():
        assert (part + full).to_local().shape == part.to_local().shape
    part.t()[1:].zero_()
    expected[:, 1:] = 0
    np.testing.assert_allclose(part.full_tensor().numpy(), expected.numpy(), rtol=1e-14)
    total = tensor.DTensor.from_local(full, mesh, [tensor.Partial()])
    for call, error, text in (
        (lambda: part + full, TypeError, "got mixed Tensor and DTensor"),
        (lambda: part.redistribute(placements=[tensor.Partial()]), RuntimeError, "Can not redistribute to Partial"),
        (lambda: total.add_(1), NotImplementedError, "terms of a sum"),
        (lambda: part.view(-1).zero_(), NotImplementedError, "writing into a view"),
        (lambda: ow.bernoulli(part), NotImplementedError, "ranks would draw different numbers"),
        (lambda: tensor.distribute_tensor(full, mesh, [tensor.Shard(2)]), ValueError, "does not have"),
        (lambda: tensor.distribute_tensor(full, mesh, []), ValueError, "0 placements"),
        (lambda: tensor.distribute_tensor(full, mesh, [tensor.Partial()]), ValueError, "not made of terms"),
    ):
        with pytest.raises(error, match=text):
            call()


def test_writes_stay_in_their_layout_and_mistakes_are_explained(ranks: Ranks, tmp_path: Path) -> None:
    ranks.run(writes, str(tmp_path))


# Operators whose gradients are put into tensors that formulas make.
GRADIENTS: dict[str, Callable[..., Any]] = {
    "embedding": lambda x, index: nn.functional.embedding(index.reshape(2, 2), x),
    "gather": lambda x, index: x.gather(0, index[:, None]), "index": lambda x, index: x[index],
    "max": lambda x, index: x.max(1).values, "topk": lambda x, index: x.topk(2).values,
    "split": lambda x, index: x.split(3, 1)[1], "chunk": lambda x, index: x.chunk(2)[0],
    "select": lambda x, index: x[1] * x[:, 2].sum(), "sort": lambda x, index: x.sort(1).values[:, :2],
    "index_select": lambda x, index: x.index_select(0, index), "median": lambda x, index: x.median(1).values,
    "cummax": lambda x, index: x.cummax(1).values, "unbind": lambda x, index: x.unbind(1)[2],
    "masked_select": lambda x, index: x.masked_select(x > 0), "pad": lambda x, index: nn.functional.pad(x, (1, 2)),
    "diagonal": lambda x, index: x.diagonal(), "max_pool": lambda x, index: nn.functional.max_pool1d(x, 2),
}  # fmt: skip


def gradients(rank: int) -> None:
    tensor = dist.tensor
    mesh = dist.init_device_mesh("cpu", (SIZE,))
    x = ow.from_numpy(np.random.default_rng(5).standard_normal((4, 6)))
    indices = ow.tensor([0, 3, 3, 1])
    for name, call in GRADIENTS.items():
        leaf = x.clone().requires_grad_()
        expected = call(leaf, indices)
        weight = ow.arange(expected.numel(), dtype=ow.float64).reshape(expected.shape)
        (expected * weight).sum().backward()
        for layout in ([tensor.Shard(0)], [tensor.Shard(1)], [tensor.Replicate()]):
            split = tensor.distribute_tensor(x, mesh, layout).requires_grad_()
            result = call(split, tensor.distribute_tensor(indices, mesh, [tensor.Replicate()]))
            assert (result.full_tensor() - expected).abs().sum().item() == 0, name
            (result * tensor.distribute_tensor(weight, mesh, [tensor.Replicate()])).sum().backward()
            assert split.grad.placements == tuple(layout), name
            assert (split.grad.full_tensor() - leaf.grad).abs().max().item() < 1e-12, name
    plain = ow.ones(4, 6, dtype=ow.float64)
    with pytest.raises(TypeError, match="got mixed Tensor and DTensor"):
        split * plain


def test_gradients_that_formulas_put_into_tensors(ranks: Ranks) -> None:
    ranks.run(gradients)
