"""The state of a tensor beside its elements: the number of writes, exchanged memory, copies; and streams."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import generated as ow

WRITES: dict[str, tuple[Callable[[ow.Tensor], Any], int]] = {
    "add_": (lambda y: y.add_(1), 1),
    "twice": (lambda y: (y.add_(1), y.mul_(2)), 2),
    "+=": (lambda y: y.__iadd__(1), 1),
    "zero_": (lambda y: y.zero_(), 1),
    "fill_": (lambda y: y.fill_(2), 1),
    "copy_": (lambda y: y.copy_(ow.ones(2)), 1),
    "uniform_": (lambda y: y.uniform_(), 1),
    "an element": (lambda y: y.__setitem__(0, 1), 1),
    "all elements": (lambda y: y.__setitem__(slice(None), 1), 1),
    "a mask": (lambda y: y.masked_fill_(y == 0, 1.0), 1),
    "out=": (lambda y: ow.add(y, y, out=y), 1),
    "one of two out=": (lambda y: ow.sort(ow.ones(2), out=(y, ow.zeros(2, dtype=ow.int64))), 1),
    "a view": (lambda y: y.view(-1)[:1].mul_(2), 1),
    "detach()": (lambda y: y.detach().add_(1), 1),
    "its own geometry": (lambda y: y.unsqueeze_(0), 1),
    "resize_": (lambda y: y.resize_(3), 1),
    "set_": (lambda y: y.set_(ow.ones(3)), 1),
    "foreach": (lambda y: ow._foreach_add_([y], 1), 1),
    "init": (lambda y: ow.nn.init.ones_(y), 1),
    "data": (lambda y: y.data.add_(1), 0),
    "numpy": (lambda y: y.numpy().__setitem__(0, 1), 0),
    "requires_grad_": (lambda y: y.requires_grad_(), 0),
    "a copy": (lambda y: y.clone().add_(1), 0),
    "not in place": (lambda y: y + 1, 0),
}


@pytest.mark.parametrize("write", WRITES)
def test_writes_in_place_are_counted(write: str) -> None:
    y = ow.zeros(2)
    change, count = WRITES[write]
    change(y)
    assert type(y._version) is int
    assert y._version == count


def test_views_share_the_count_and_nobody_sets_it() -> None:
    x = ow.ones(2, 2)
    row = x[0]
    row.zero_()
    x.t().add_(1)
    assert (x._version, row._version, x.detach()._version, x.data._version, x.clone()._version) == (2, 2, 2, 0, 0)
    with pytest.raises(AttributeError):
        x._version = 3  # type: ignore[misc]
    parameter = ow.nn.Parameter(ow.zeros(2))
    parameter.grad = ow.ones(2)
    ow.optim.SGD([parameter], lr=1.0).step()
    assert parameter._version > 0


def test_set_takes_the_memory_of_a_tensor() -> None:
    x, source = ow.zeros(2), ow.ones(2, 3).t()
    assert x.set_(source) is x
    assert x.is_set_to(source)
    x.add_(1)
    assert (source.tolist(), x.stride(), x.set_().shape) == ([[2.0] * 2] * 3, (1, 3), (0,))


@pytest.mark.parametrize("dtype", ["float32", "float64", "bfloat16", "int8", "bool", "complex64"])
def test_set_takes_parts_of_a_storage(dtype: str) -> None:
    source = ow.arange(12).to(getattr(ow, dtype))
    for memory in (source, source.untyped_storage(), source[3:].untyped_storage()):
        x = ow.zeros(1, dtype=source.dtype).set_(memory, 1, (2, 3), (4, 1))
        assert x.tolist() == ow.as_strided(source, (2, 3), (4, 1), 1).tolist()
        assert (x.storage_offset(), x.untyped_storage()) == (1, source.untyped_storage())
    x = ow.zeros(1, dtype=source.dtype).set_(source.untyped_storage())
    assert (x.tolist(), x.is_set_to(source)) == (source.tolist(), True)


@pytest.mark.parametrize(
    ("call", "kind", "text"),
    [
        (lambda: ow.zeros(2).set_(ow.ones(2, dtype=ow.int64)), RuntimeError, "of float32, the source of int64"),
        (lambda: ow.zeros(2, requires_grad=True).set_(ow.ones(2)), RuntimeError, "there is no gradient"),
        (lambda: ow.zeros(2).set_(ow.ones(2, requires_grad=True)), RuntimeError, "there is no gradient"),
        (lambda: ow.zeros(2).set_([1.0]), TypeError, "a tensor or a storage, got list"),
        (lambda: ow.zeros(2).set_(ow.ones(6), 4, (2, 2), (2, 1)), RuntimeError, "up to 7 of float32 do not lie"),
        (lambda: ow.zeros(2).set_(ow.ones(6), 0, (2, 2), (2,)), RuntimeError, "do not fit"),
        (lambda: ow.zeros(2).set_(ow.ones(6), -1, (2,), (1,)), RuntimeError, "do not fit"),
        (lambda: ow.set_rng_state(ow.zeros(3, dtype=ow.uint8)), RuntimeError, "120 bytes"),
        (lambda: ow.set_rng_state(ow.full((120,), 255, dtype=ow.uint8)), RuntimeError, "not those of a state"),
        (lambda: ow.set_rng_state(ow.zeros(120)), TypeError, "expected the tensor of uint8"),
        (lambda: ow.set_rng_state([1]), TypeError, "expected the tensor of uint8"),
    ],
)
def test_what_cannot_be_set_is_an_error(call: Callable[[], Any], kind: type[Exception], text: str) -> None:
    with pytest.raises(kind, match=text):
        call()


def test_backward_knows_that_memory_was_exchanged() -> None:
    x = ow.ones(2, requires_grad=True)
    factor = ow.ones(2)
    y = x * factor
    factor.set_(ow.zeros(2))
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        y.sum().backward()
    with ow.no_grad():
        x.set_(ow.zeros(2))
    assert (x.requires_grad, x.tolist()) == (True, [0, 0])


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda first: pickle.loads(pickle.dumps(first))])
def test_a_generator_is_copied_where_it_stands(again: Callable[[ow.Generator], ow.Generator]) -> None:
    generator = ow.Generator().manual_seed(2**63 + 5)
    ow.randn(3, generator=generator)
    other = again(generator)
    assert other.initial_seed() == 2**63 + 5
    assert ow.rand(5, generator=other).tolist() == ow.rand(5, generator=generator).tolist()


def test_states_are_bytes_that_do_not_change_with_the_stream() -> None:
    ow.manual_seed(3)
    state = ow.random.get_rng_state()
    before = state.clone()
    wanted = (ow.rand(3).tolist(), ow.randn(5).tolist(), ow.randint(9, (4,)).tolist())
    assert (state.dtype, state.ndim, state.equal(before)) == (ow.uint8, 1, True)
    ow.random.set_rng_state(state)
    assert (ow.rand(3).tolist(), ow.randn(5).tolist(), ow.randint(9, (4,)).tolist()) == wanted
