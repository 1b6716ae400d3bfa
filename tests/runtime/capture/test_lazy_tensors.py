"""Lazy tensors: the same values, gradients and errors as without, and where what was gathered ran."""

from __future__ import annotations

import copy
import threading

import pytest

import generated as ow

nn = ow.nn


def arithmetic(x, w):
    return ((x @ w).tanh() * 2 + x.sum()).softmax(-1)


def views(x, w):
    y = (x * 2).clone()
    rows, columns = y.unbind(0), y.t()
    y[1].mul_(3)
    columns[0].add_(w[0, 0])
    y[:, 1:] = w[:2, :2].t()
    y[0, 0] = 7.0
    return y, columns.reshape(-1), rows[0] * 1, y.detach() + 1


def writes_of_arguments(x, w):
    y = x.detach()
    y.add_(1)
    z = y.exp()
    y.mul_(2)
    return x * w.sum(), z, y * 1


def decisions(x, w):
    count = 0
    while (x * x).sum() > 0.5 and count < 9:
        x, count = x * 0.5, count + 1
    return x + count, w * float(x.max()), ow.tensor(x.tolist())


def sizes_by_elements(x, w):
    mask = x > 0
    return x[mask], mask.nonzero(), w.masked_select(w > 0), ow.unique((x.detach() * 2).round())


def indices(x, w):
    index = (x.argsort(1) + 0)[0]
    y = w[index] * 2
    y[index[:1]] = 5.0
    return y, x[:, index], w.index_select(0, index).scatter_add(0, index.reshape(1, -1), x[:1])


def random_numbers(x, w):
    y = ow.nn.functional.dropout(x * 2, 0.5)
    ow.manual_seed(3)
    return y * ow.rand(2, 3), w + ow.randn_like(w), ow.bernoulli(ow.full((4,), 0.5))


def dtypes(x, w):
    y = (x * 3).long() // 2
    return y + 0.5, y.float() / w.sum(), (x.double() @ w.double()).half(), x > w[0], (y, w.to(ow.complex64) * 1j)


def inner_gradients(x, w):
    y = (x @ w).relu().square().sum()
    gradient, *_ = ow.autograd.grad(y, w, create_graph=True)
    return gradient, gradient.square().sum()


def transforms(x, w):
    return ow.vmap(lambda row: (row @ w).cumsum(0))(x), ow.func.jacrev(lambda v: (v * x).sin().sum(0))(x[0] * 1)


def decompositions(x, w):
    matrix = w @ w.t() + ow.eye(3)
    return ow.linalg.cholesky(matrix), ow.linalg.solve(matrix, x.t()), x.topk(2).values, x.sort(1).indices


def layers(x, w):
    ow.manual_seed(1)
    model = nn.Sequential(nn.Linear(3, 4), nn.BatchNorm1d(4), nn.ReLU(), nn.Linear(4, 2))
    optimizer = ow.optim.Adam(model.parameters(), lr=0.1)
    losses = []
    for _ in range(3):
        optimizer.zero_grad()
        loss = (model(x.detach()) - w.detach()[:2, :2]).square().mean()
        loss.backward()
        optimizer.step()
        losses.append(loss.detach())
    return *losses, *[parameter.detach() for parameter in model.parameters()], *model.buffers()


PROGRAMS = [
    arithmetic, views, writes_of_arguments, decisions, sizes_by_elements, indices, random_numbers, dtypes,
    inner_gradients, transforms, decompositions, layers,
]  # fmt: skip


def leaves(result):
    """The tensors of a result."""
    return [leaf for item in result for leaf in leaves(item)] if isinstance(result, tuple) else [result]


def outcome(program, backward_within: bool, region) -> list[ow.Tensor]:
    """What a program gives, the gradients of it, and its arguments afterwards."""
    ow.manual_seed(0)
    x, w = ow.randn(2, 3, requires_grad=True), ow.randn(3, 3, requires_grad=True)

    def differentiate(results):
        total = sum(item.abs().sum() for item in results if item.requires_grad)
        if isinstance(total, ow.Tensor):
            total.backward()

    with region:
        results = leaves(program(x, w))
        if backward_within:
            differentiate(results)
    if not backward_within:
        differentiate(results)
    gradients = [item.grad for item in (x, w) if item.grad is not None]
    return [*results, *gradients, x, w]


@pytest.mark.parametrize("backward_within", [True, False])
@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.__name__)
def test_a_lazy_program_has_the_same_bits(program, backward_within) -> None:
    expected = outcome(program, backward_within, ow.enable_grad())
    region = ow.jit.lazy()
    results = outcome(program, backward_within, region)
    assert len(results) == len(expected)
    for result, other in zip(results, expected, strict=True):
        assert type(result) is type(other)
        assert (result.dtype, result.shape, result.stride()) == (other.dtype, other.shape, other.stride())
        assert result.equal(other)
    assert not region.pending
    assert region.runs


def test_operators_wait_until_a_value_is_read() -> None:
    with ow.jit.lazy() as region:
        x = ow.ones(2, 2)
        y = (x * 3 + 1).sum()
        y.add_(1)
        assert len(region.pending) == 4
        line = int(region.pending[0].source.rpartition(":")[2])
        assert region.pending[0].source.startswith(__file__)
        assert (y.shape, y.dtype, y._version) == ((), ow.float32, 1)
        assert (y.item(), y._version) == (17.0, 1)
        z = y * 2
        region.sync()
        assert repr(z) == "tensor(34.)"
        assert str(z * 0) == "tensor(0.)"
        last = z + 1
    reasons = [run.reason for run in region.runs]
    assert reasons == ["item() of a tensor", "sync()", "the text of a tensor", "the end of the region"]
    assert [run.operators for run in region.runs] == [4, 1, 1, 1]
    assert str(region.runs[0]) == f"{__file__}:{line + 6}: item() of a tensor runs 4 operators"
    assert (type(last), last.item()) == (ow.Tensor, 35.0)


READS = {
    "bool": lambda t: bool(t), "float": lambda t: float(t), "int": lambda t: int(t), "tolist": lambda t: t.tolist(),
    "numpy": lambda t: t.numpy().item(), "format": lambda t: f"{t:.1f}", "copy": lambda t: copy.deepcopy(t).item(),
    "contains": lambda t: 5.0 in t.reshape(1), "storage": lambda t: t.untyped_storage().nbytes(),
}  # fmt: skip


@pytest.mark.parametrize("read", READS)
def test_every_read_has_the_value(read) -> None:
    expected = READS[read](ow.tensor(5.0))
    with ow.jit.lazy() as region:
        value = ow.tensor(2.0) * 2 + 1
        assert READS[read](value) == expected
        assert not region.pending


def test_another_thread_reads_the_value() -> None:
    values = []
    with ow.jit.lazy():
        result = ow.ones(3) * 2
        thread = threading.Thread(target=lambda: values.append(result.tolist()))
        thread.start()
        thread.join()
    assert values == [[2.0] * 3]


def test_errors_are_those_of_the_call() -> None:
    with ow.jit.lazy(), pytest.raises(RuntimeError, match="mm") as caught:
        (ow.ones(2, 3) * 2) @ ow.ones(2, 3)
    assert not hasattr(caught.value, "__notes__")
    with pytest.raises(RuntimeError) as caught, ow.jit.lazy():
        ow.linalg.cholesky(-(ow.eye(2) * 1))
    assert "which was called in" in "".join(getattr(caught.value, "__notes__", []))
    with ow.jit.lazy(), pytest.raises(RuntimeError, match=r"lazy\(\): another mode is on in this thread"):
        ow.jit.lazy().__enter__()
    with ow.jit.lazy() as region:
        pass
    assert region.runs == []
