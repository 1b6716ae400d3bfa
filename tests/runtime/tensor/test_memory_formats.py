"""The orders of elements that ``memory_format`` asks for: sizes, strides and identity, as PyTorch has them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import prod
from typing import Any

import pytest

import generated as ow

FORMATS = ("contiguous_format", "preserve_format", "channels_last", "channels_last_3d")
SIZES = (
    (2, 3, 4, 5), (2, 1, 4, 5), (1, 3, 1, 1), (2, 3, 1, 1), (1, 1, 1, 1), (0, 3, 4, 5), (2, 0, 4, 5), (2, 3, 4, 5, 6),
    (1, 2, 1, 3, 1), (3, 4), (3, 4, 5), (), (5,),
)  # fmt: skip
CASTS = ("float", "double", "half", "cfloat", "cdouble", "bfloat16", "int", "long", "short", "char", "byte", "bool")
LIKE = ("empty_like", "zeros_like", "ones_like", "rand_like", "randn_like")

# What a layout is made of, from a tensor in rows.
LAYOUTS: dict[str, Callable[[Any, Any], Any]] = {
    "in rows": lambda module, x: x,
    "channels last": lambda module, x: x.contiguous(memory_format=_last(module, x)) if x.numel() else x,
    "slice of channels last": lambda module, x: x.contiguous(memory_format=_last(module, x))[:, :, ::2],
    "some channels": lambda module, x: x.contiguous(memory_format=_last(module, x))[:, :2] if x.numel() else x,
    "outer dimensions exchanged": lambda module, x: x.transpose(0, 1),
    "inner dimensions exchanged": lambda module, x: x.transpose(-1, -2),
    "channels to the end": lambda module, x: x.transpose(1, -1),
    "channels from the end": lambda module, x: x.permute(0, -1, *range(1, x.ndim - 1)),
    "every second": lambda module, x: x[..., ::2],
    "expanded": lambda module, x: x[:1].expand(3, *x.shape[1:]) if x.shape[0] else x,
}

# Layouts whose copies have other strides; those of no elements are made as samples on the device meta are.
LOOSE = ("slice of channels last", "some channels", "every second", "expanded")


def _last(module: Any, x: Any) -> Any:
    return {4: module.channels_last, 5: module.channels_last_3d}.get(x.ndim, module.contiguous_format)


def _moved(module: Any, x: Any, *args: Any, **kwargs: Any) -> Any:
    """The parameter of a module that was moved."""
    layer = module.nn.Module()
    layer.weight = module.nn.Parameter(x)
    layer.register_buffer("scale", x)
    layer.to(*args, **kwargs)
    assert layer.scale.stride() == layer.weight.stride()
    return layer.weight


def _calls(module: Any, order: str | None) -> Iterator[tuple[str, Callable[[Any], Any]]]:
    """What takes a memory format, by a name."""
    options = {} if order is None else {"memory_format": getattr(module, order)}
    wide = module.float64
    yield "to", lambda x: x.to(**options)
    yield "to float64", lambda x: x.to(wide, **options)
    yield "to float32", lambda x: x.to(module.float32, **options)
    yield "to copy", lambda x: x.to(copy=True, **options)
    yield "to copy of float64", lambda x: x.to(dtype=wide, copy=True, **options)
    yield "to cpu", lambda x: x.to("cpu", **options)
    yield "to cpu float64", lambda x: x.to("cpu", wide, **options)
    yield "to other", lambda x: x.to(module.ones(1), **options)
    yield "to other float64", lambda x: x.to(module.ones(1, dtype=wide), **options)
    yield "cpu", lambda x: x.cpu(**options)
    yield "type", lambda x: x.type(wide, **options)
    yield "clone", lambda x: x.clone(**options)
    yield "empty", lambda x: module.empty(x.shape, **options)
    yield "resize_", lambda x: x.clone().resize_(x.shape, **options)
    yield "resize_as_", lambda x: module.empty(0).resize_as_(x, **options)
    yield "Module.to", lambda x: _moved(module, x, **options)
    yield "Module.to float64", lambda x: _moved(module, x, wide, **options)
    yield "_foreach_clone", lambda x: module._foreach_clone([x], **options)[0]
    yield "full_like", lambda x: module.full_like(x, 3.0, **options)
    yield "randint_like", lambda x: module.randint_like(x, 2, 5, **options)
    for name in LIKE:
        yield name, lambda x, name=name: getattr(module, name)(x, **options)
        yield name + " float64", lambda x, name=name: getattr(module, name)(x, dtype=wide, **options)
    for name in CASTS:
        yield name, lambda x, name=name: getattr(x, name)(**options)
    if order not in (None, "preserve_format"):
        yield "is_contiguous", lambda x: x.is_contiguous(**options)


def _outcome(call: Callable[[Any], Any], x: Any) -> Any:
    try:
        result = call(x)
    except (RuntimeError, TypeError, IndexError):
        return "raises"
    if isinstance(result, bool):
        return result
    dtype = str(result.dtype).rpartition(".")[2]
    return dtype, tuple(result.shape), tuple(result.stride()), result is x


@pytest.mark.parity
@pytest.mark.parametrize("layout", LAYOUTS)
def test_strides_are_those_of_pytorch(layout: str) -> None:
    """Every call that takes a memory format, for every size: the strides, and whether it gives the tensor itself."""
    torch = pytest.importorskip("torch")
    wrong = []
    for size in SIZES:
        if (len(size) < 4 and "channels" in layout) or (len(size) < 2 and layout != "in rows"):
            continue
        if 0 in size and layout in LOOSE:
            continue
        theirs, ours = (
            LAYOUTS[layout](module, module.arange(float(prod(size))).reshape(size)) for module in (torch, ow)
        )
        assert theirs.stride() == ours.stride()
        for order in (*FORMATS, None):
            for (name, call), (_, reference) in zip(_calls(ow, order), _calls(torch, order), strict=True):
                expected, outcome = _outcome(reference, theirs), _outcome(call, ours)
                if expected != outcome:
                    wrong.append((size, order, name, expected, outcome))
    assert not wrong, wrong[:5]


@pytest.mark.parametrize(
    ("order", "layout", "strides"),
    [
        ("contiguous_format", "channels last", (60, 20, 5, 1)),
        ("contiguous_format", "inner dimensions exchanged", (60, 20, 1, 5)),  # whose strides suggest rows
        ("channels_last", "in rows", (60, 1, 15, 3)),
        ("preserve_format", "channels last", (60, 1, 15, 3)),
    ],
)
def test_values_and_gradients_go_through_another_order(order: str, layout: str, strides: tuple[int, ...]) -> None:
    """``to(memory_format=)`` changes where elements lie, not which they are, and gradients come back."""
    leaf = ow.arange(120.0).reshape(2, 3, 4, 5).requires_grad_()
    x = LAYOUTS[layout](ow, leaf)
    for result in (x.to(memory_format=getattr(ow, order)), x.to(ow.float32, memory_format=getattr(ow, order))):
        assert result.stride() == strides
        assert result.tolist() == x.tolist()
        (grad,) = ow.autograd.grad((result * x.detach()).sum(), leaf)
        assert grad.tolist() == leaf.tolist()


def test_a_cast_and_an_order_at_once() -> None:
    """``to(dtype, memory_format=)`` gives the dtype in that order, and a sample of a batch its own."""
    x = ow.arange(120.0).reshape(2, 3, 4, 5).contiguous(memory_format=ow.channels_last)
    for order, strides in (("contiguous_format", (60, 20, 5, 1)), ("channels_last", (60, 1, 15, 3))):
        result = x.to(ow.float64, memory_format=getattr(ow, order))
        assert (result.dtype, result.stride(), result.tolist()) == (ow.float64, strides, x.tolist())
    batch = ow.vmap(lambda sample: sample.to(memory_format=ow.contiguous_format) * 2)(x)
    assert batch.tolist() == (x * 2).tolist()
