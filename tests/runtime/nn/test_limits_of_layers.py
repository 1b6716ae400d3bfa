"""Layers at the limits of what they take: bags, channels and windows without elements, frozen integers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import generated as ow
from generated import nn
from generated.nn import functional
from generated.nn.utils import prune

NO_INDICES = ow.zeros(0, dtype=ow.int64)


@pytest.mark.parametrize("mode", ["sum", "mean", "max"])
@pytest.mark.parametrize("bags", [0, 1, 3])
def test_bags_that_are_all_empty_have_a_gradient(mode: str, bags: int) -> None:
    weight = ow.ones(4, 2, requires_grad=True)
    result = functional.embedding_bag(NO_INDICES, weight, ow.zeros(bags, dtype=ow.int64), mode=mode)
    assert result.shape == (bags, 2)
    assert not result.any()
    result.sum().backward()
    assert ow.equal(weight.grad, ow.zeros(4, 2))


@pytest.mark.parametrize("mode", ["sum", "mean", "max"])
def test_bags_of_padding_alone_have_a_gradient(mode: str) -> None:
    weight = ow.ones(4, 2, requires_grad=True)
    functional.embedding_bag(ow.full((2, 3), 1), weight, padding_idx=1, mode=mode).sum().backward()
    assert ow.equal(weight.grad, ow.zeros(4, 2))


@pytest.mark.parametrize("kind", [ow.uint8, ow.int8, ow.int16, ow.int32, ow.int64, ow.bool])
def test_a_frozen_table_may_hold_integers(kind: Any) -> None:
    table = ow.arange(6).reshape(3, 2).to(kind)
    layer = nn.Embedding.from_pretrained(table)
    assert not layer.weight.requires_grad
    assert ow.equal(layer(ow.tensor([2, 0])), table[[2, 0]])
    with pytest.raises(RuntimeError, match="floating point"):
        nn.Embedding.from_pretrained(table, freeze=False)


@pytest.mark.parametrize(("frozen", "expected"), [(True, False), (False, True)])
def test_a_table_of_new_numbers_is_frozen_too(frozen: bool, expected: bool) -> None:
    assert nn.Embedding(3, 2, _freeze=frozen).weight.requires_grad is expected


DROPOUTS = [
    ("dropout2d", (2, 3), "2-D input to dropout2d"), ("dropout2d", (2, 3, 4), "channel-wise 1D dropout behavior"),
    ("dropout2d", (2, 3, 4, 5, 6), "5-D input to dropout2d"), ("dropout3d", (2, 3, 4), "3-D input to dropout3d"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "sizes", "words"), DROPOUTS)
def test_dropout_of_channels_warns_of_other_dimensions(name: str, sizes: tuple[int, ...], words: str) -> None:
    with pytest.warns(UserWarning, match=words):
        getattr(functional, name)(ow.ones(sizes), 0.5, False)


@pytest.mark.parametrize("inplace", [False, True])
def test_dropout3d_without_a_batch_drops_channels(inplace: bool) -> None:
    ow.manual_seed(0)
    result = functional.dropout3d(ow.ones(50, 2, 3, 4), 0.5, True, inplace).reshape(50, -1)
    assert ((result == 0).all(1) | (result == 2).all(1)).all()
    assert 0 < (result == 0).all(1).sum() < 50


ERRORS: list[tuple[Callable[[], Any], str]] = [
    (lambda: functional.adaptive_max_pool1d(ow.ones(1, 0, 5), 2), "non-zero size for non-batch"),
    (lambda: functional.adaptive_max_pool2d(ow.ones(1, 0, 5, 5), 2), "non-zero size for non-batch"),
    (lambda: functional.adaptive_max_pool3d(ow.ones(1, 0, 5, 5, 5), 2), "non-zero size for non-batch"),
    (lambda: functional.adaptive_avg_pool3d(ow.ones(1, 0, 5, 5, 5), 2), "non-zero size for non-batch"),
    (lambda: functional.adaptive_avg_pool2d(ow.ones(1, 3, 0, 5), 2), "non-zero size for non-batch"),
    (lambda: functional.fractional_max_pool2d(ow.ones(1, 0, 5, 5), 2, 2), "non-zero size for non-batch"),
    (lambda: functional.fractional_max_pool3d(ow.ones(1, 0, 5, 5, 5), 2, 2), "non-zero size for non-batch"),
    (lambda: functional.avg_pool2d(ow.ones(1, 0, 4, 4), 2), "3D or 4D"),
    (lambda: functional.max_pool1d(ow.ones(1, 0, 4), 2), "2D or 3D"),
    (lambda: functional.max_pool2d(ow.ones(1, 1, 4, 4), 2, 0), "stride must be greater than zero"),
    (lambda: functional.max_pool1d(ow.ones(1, 4), 5), "too small"),
    (lambda: functional.embedding(ow.tensor([0]), ow.tensor(1.0)), "'weight' must be 2-D"),
    (lambda: functional.embedding_bag(ow.tensor([[0]]), ow.ones(4, 2), padding_idx=-5), "padding_idx must be within"),
    (lambda: functional.embedding_bag(ow.tensor([[0]]), ow.ones(4, 2), padding_idx=4), "padding_idx must be within"),
    (
        lambda: functional.embedding_bag(
            ow.tensor([0]), ow.ones(2, 2), ow.tensor([0]), mode="sum", per_sample_weights=ow.ones(1, dtype=ow.float64)
        ),
        "have the same type as",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("call", "words"), ERRORS)
def test_errors(call: Callable[[], Any], words: str) -> None:
    with pytest.raises(RuntimeError, match=words):
        call()


@pytest.mark.parametrize("row", [-4, -1, 0, 3])
def test_bags_leave_out_the_row_that_pads(row: int) -> None:
    weight = ow.arange(8.0).reshape(4, 2)
    result = functional.embedding_bag(ow.tensor([[0, 1, 2, 3]]), weight, padding_idx=row, mode="sum")
    assert ow.equal(result[0], weight.sum(0) - weight[row])


def test_shares_have_the_shape_of_the_input() -> None:
    with pytest.raises(ValueError, match="same shape as the input"):
        functional.embedding_bag(
            ow.tensor([0, 1]), ow.ones(2, 2), ow.tensor([0]), mode="sum", per_sample_weights=ow.ones(1)
        )


@pytest.mark.parametrize("name", ["adaptive_avg_pool", "adaptive_max_pool"])
@pytest.mark.parametrize("spatial", [1, 2, 3])
def test_pooling_to_no_windows_has_no_gradient(name: str, spatial: int) -> None:
    x = ow.ones(1, 2, *[3] * spatial, requires_grad=True)
    result = getattr(functional, f"{name}{spatial}d")(x, 0)
    assert result.shape == (1, 2, *[0] * spatial)
    with pytest.raises(RuntimeError, match="grad_output to have non-zero size"):
        result.sum().backward()


@pytest.mark.parametrize("sizes", [(0, 1), (3, 0), (0, 0)])
@pytest.mark.parametrize("batch", [0, 2])
def test_fractional_pooling_to_no_windows(sizes: tuple[int, int], batch: int) -> None:
    assert functional.fractional_max_pool2d(ow.ones(batch, 3, 5, 5), 2, sizes).shape == (batch, 3, *sizes)


LAZY = [
    (nn.LazyLinear(2), nn.Linear(3, 2)), (nn.LazyConv2d(2, 1), nn.Conv2d(3, 2, 1)),
    (nn.LazyBatchNorm2d(), nn.BatchNorm2d(3)),
]  # fmt: skip


@pytest.mark.parametrize(("lazy", "layer"), LAZY)
def test_a_state_without_shapes_is_for_lazy_modules_alone(lazy: Any, layer: Any) -> None:
    with pytest.raises(RuntimeError, match="shape of an uninitialized"):
        layer.load_state_dict(lazy.state_dict())


@pytest.mark.parametrize("returned", [None, (None,)])
def test_a_hook_may_return_no_gradients_where_no_input_has_one(returned: Any) -> None:
    layer = nn.Linear(2, 3)
    calls = []
    layer.register_full_backward_hook(lambda *arguments: calls.append(arguments) or returned)
    result = layer(ow.ones(1, 2))
    assert type(result.grad_fn).__name__ == "BackwardHookFunctionBackward"
    result.sum().backward()
    assert len(calls) == 1
    layer.register_full_backward_hook(lambda *_: (ow.ones(1, 2),))
    with pytest.raises(RuntimeError, match="where no input requires gradient"):
        layer(ow.ones(1, 2)).sum().backward()


def test_methods_of_pruning_check_and_count_by_these_functions() -> None:
    assert [prune._compute_nparams_toprune(amount, 7) for amount in (3, 0.5, 0.2)] == [3, 4, 1]
    prune._validate_pruning_amount(7, 7)
    for call in (
        lambda: prune._validate_pruning_amount(8, 7), lambda: prune._validate_pruning_amount_init(-1),
        lambda: prune._validate_pruning_amount_init(1.5),
    ):  # fmt: skip
        with pytest.raises(ValueError, match="amount="):
            call()
    with pytest.raises(TypeError, match="Invalid type for amount"):
        prune._validate_pruning_amount_init("half")


def test_attention_says_whether_its_projections_are_one() -> None:
    assert nn.MultiheadAttention(4, 2)._qkv_same_embed_dim
    assert not nn.MultiheadAttention(4, 2, kdim=3)._qkv_same_embed_dim
