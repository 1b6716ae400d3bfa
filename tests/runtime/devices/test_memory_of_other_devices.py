"""Gradients, memory and generators that a tensor is given: they are of its device, dtype and layout."""

from __future__ import annotations

from typing import Any

import pytest
from poison_device import poison_device

import generated as ow

PLACES = ("cpu", "npu:0", "npu:1", "meta")
PAIRS = [(first, second) for first in PLACES for second in PLACES if first != second]


@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_gradients_of_another_device(first: str, second: str) -> None:
    with poison_device():
        for requires_grad in (True, False):
            x = ow.ones(2, 3, device=first, requires_grad=requires_grad)
            with pytest.raises(RuntimeError, match=f"grad must be on the device .* {first}, got {second}"):
                x.grad = ow.ones(2, 3, device=second)
            for other in (ow.ones(3, 2, device=first), ow.ones(2, 3, dtype=ow.float64, device=first), x):
                with pytest.raises(RuntimeError, match=r"grad must be another tensor of dtype float32"):
                    x.grad = other
            assert x.grad is None
            x.grad = grad = ow.ones(2, 3, device=first)
            assert x.grad is grad
        del x, other, grad


def test_gradients_of_another_layout() -> None:
    x, sparse = ow.ones(2, 3, requires_grad=True), ow.ones(2, 3).to_sparse().requires_grad_()
    x.grad = ow.ones(2, 3).to_sparse()  # as that of an embedding
    assert x.grad.is_sparse
    for grad in (ow.ones(2, 3), ow.ones(2, 3).to_sparse_csr()):
        with pytest.raises(RuntimeError, match=r"grad must be of the layout of the tensor, .*sparse_coo, got"):
            sparse.grad = grad
    sparse.grad = ow.ones(2, 3).to_sparse()


def test_data_of_another_kind_of_memory() -> None:
    with poison_device():
        kinds = {
            "cpu": ow.ones(2, 3), "meta": ow.ones(2, 3, device="meta"), "coo": ow.ones(2, 3).to_sparse(),
            "csr": ow.ones(2, 3).to_sparse_csr(),
        }  # fmt: skip
        for name, tensor in kinds.items():
            for source, value in kinds.items():
                x = tensor.clone()
                if name == source:
                    x.data = value
                    continue
                with pytest.raises(RuntimeError, match=r"data: a tensor of .* cannot have the memory of one of"):
                    x.data = value
        x, y = ow.ones(2, 3), ow.ones(3, 2, device="npu")
        x.data = y  # devices with elements are exchanged, as in PyTorch
        assert (x.device, x.shape) == (y.device, y.shape)
        del x, y


@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_set_to_memory_of_another_device(first: str, second: str) -> None:
    with poison_device():
        x, y = ow.ones(2, 3, device=first), ow.zeros(4, device=second)
        for source in (y, y.untyped_storage()):
            with pytest.raises(RuntimeError, match=f"set_: the tensor is on {first}, the source on {second}"):
                x.set_(source)
        assert x.shape == (2, 3)
        y = ow.arange(6.0, device=first)
        view = x.set_(y.untyped_storage(), 1, (2, 2), (2, 1))
        assert (view.shape, view.stride(), view.storage_offset(), str(view.device)) == ((2, 2), (2, 1), 1, first)
        if first != "meta":
            assert view.tolist() == [[1, 2], [3, 4]]
            view.zero_()
            assert y.tolist() == [0, 0, 0, 0, 0, 5]
        with pytest.raises(RuntimeError, match="do not lie in a storage of 24 bytes"):
            x.set_(y, 3, (4,), (1,))
        assert x.set_(y).shape == (6,)
        x.set_()
        assert (x.shape, str(x.device)) == ((0,), first)
        del x, y, view, source


@pytest.mark.parametrize("sparse", [ow.Tensor.to_sparse, ow.Tensor.to_sparse_csr])
def test_set_and_sparse_tensors(sparse: Any) -> None:
    x = ow.ones(2, 3)
    for tensor, source in ((x, sparse(x)), (sparse(x), x), (sparse(x), sparse(x))):
        with pytest.raises(RuntimeError, match="set_: tensors of sparse layouts have no memory"):
            tensor.set_(source)


DRAWS = {
    "rand": lambda where, g: ow.rand(3, device=where, generator=g),
    "randn": lambda where, g: ow.randn(3, device=where, generator=g),
    "randint": lambda where, g: ow.randint(5, (3,), device=where, generator=g),
    "randperm": lambda where, g: ow.randperm(3, device=where, generator=g),
    "bernoulli": lambda where, g: ow.bernoulli(ow.full((3,), 0.5, device=where), generator=g),
    "multinomial": lambda where, g: ow.multinomial(ow.ones(3, device=where), 2, generator=g),
    "normal": lambda where, g: ow.normal(ow.ones(3, device=where), 1.0, generator=g),
    "poisson": lambda where, g: ow.poisson(ow.ones(3, device=where), generator=g),
    **{
        name: lambda where, g, name=name: getattr(ow.ones(3, device=where), name)(generator=g)
        for name in ("uniform_", "normal_", "random_", "exponential_", "cauchy_", "log_normal_")
    },
    "out": lambda where, g: ow.rand(3, generator=g, out=ow.ones(3, device=where)),
}  # fmt: skip


@pytest.mark.parametrize("name", DRAWS)
def test_generators_of_another_device(name: str) -> None:
    draw = DRAWS[name]
    for _ in range(20):
        draw("cpu", ow.Generator())
    with poison_device():
        devices = ("cpu", "npu")
        for where in devices:
            for other in devices:
                generator = ow.Generator(device=other)
                generator.manual_seed(3)
                if where == other:
                    assert draw(where, generator).device.type == where
                    continue
                with pytest.raises(RuntimeError, match=f"expected a generator of the device '{where}', got one of"):
                    draw(where, generator)
            assert draw(where, None).device.type == where
