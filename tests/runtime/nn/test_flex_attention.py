"""``nn.attention.flex_attention``: against plain attention, and PyTorch where it is installed."""

from __future__ import annotations

import importlib
import math
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import generated as ow
from generated.nn.attention.flex_attention import (
    AuxRequest,
    and_masks,
    create_block_mask,
    create_mask,
    flex_attention,
    noop_mask,
    or_masks,
)  # fmt: skip

F = ow.nn.functional


def heads(*shape: int, seed: int = 0) -> np.ndarray:
    return np.asarray(np.random.default_rng(seed).standard_normal(shape))


def tensors(source: Any = ow) -> list[Any]:
    """Queries of four heads and six places, keys and values of two heads and five."""
    shapes = ((2, 4, 6, 3), (2, 2, 5, 3), (2, 2, 5, 7))
    return [source.from_numpy(heads(*shape, seed=i)) for i, shape in enumerate(shapes)]


def causal(batch: Any, head: Any, q: Any, kv: Any) -> Any:
    return q >= kv


def later(batch: Any, head: Any, q: Any, kv: Any) -> Any:
    return kv >= batch + 1


def sloped(score: Any, batch: Any, head: Any, q: Any, kv: Any) -> Any:
    return score + (q - kv) * 0.5 * (head + 1) + batch


def test_without_functions_it_is_plain_attention() -> None:
    q, k, v = tensors()
    k, v = (item.repeat_interleave(2, 1) for item in (k, v))
    wanted = F.scaled_dot_product_attention(q, k, v)
    np.testing.assert_allclose(flex_attention(q, k, v).numpy(), wanted.numpy(), rtol=1e-12)
    wanted = F.scaled_dot_product_attention(q, k, v, scale=0.3)
    np.testing.assert_allclose(flex_attention(q, k, v, scale=0.3).numpy(), wanted.numpy(), rtol=1e-12)


def test_functions_change_scores_and_say_who_counts() -> None:
    q, k, v = (item.requires_grad_() for item in tensors())
    mask = create_block_mask(and_masks(causal, later), 2, None, 6, 5, BLOCK_SIZE=2)
    tensor, lse = flex_attention(q, k, v, sloped, mask, enable_gqa=True, return_lse=True)
    k2, v2 = (item.repeat_interleave(2, 1) for item in (k, v))
    b, h, i, j = ow.meshgrid(*map(ow.arange, (2, 4, 6, 5)), indexing="ij")
    scores = q @ k2.mT / math.sqrt(3) + (i - j) * 0.5 * (h + 1) + b
    scores = scores.masked_fill(~((i >= j) & (j >= b + 1)), -math.inf)
    weights = scores.softmax(-1).nan_to_num(0.0)
    np.testing.assert_allclose(tensor.detach().numpy(), (weights @ v2).detach().numpy(), rtol=1e-12, atol=1e-14)
    np.testing.assert_allclose(lse.detach().numpy(), scores.logsumexp(-1).detach().numpy(), rtol=1e-12)
    assert tensor[0, 0, 0].tolist() == [0.0] * 7  # nobody is seen
    (mine,) = ow.autograd.grad(tensor.square().sum(), v, retain_graph=True)
    (other,) = ow.autograd.grad((weights @ v2).square().sum(), v)
    np.testing.assert_allclose(mine.numpy(), other.numpy(), rtol=1e-10, atol=1e-12)


def test_masks() -> None:
    assert create_mask(causal, None, None, 3, 3)[0, 0].tolist() == ow.ones(3, 3).tril().bool().tolist()
    by_scores = create_mask(lambda score, b, h, q, kv: ow.where(q >= kv, score, -math.inf), 1, 1, 3, 3)
    assert by_scores[0, 0].tolist() == ow.ones(3, 3).tril().bool().tolist()
    mask = create_block_mask(or_masks(causal, lambda b, h, q, kv: kv == 4), 2, None, 6, 5, BLOCK_SIZE=(3, 2))
    assert mask.to_dense()[0, 0].tolist() == [[1, 1, 1], [1, 1, 1]]
    mask = create_block_mask(causal, 2, None, 6, 5, BLOCK_SIZE=2)
    assert mask.to_dense()[0, 0].tolist() == [[1, 0, 0], [1, 1, 0], [1, 1, 1]]
    assert (mask.shape, mask[0].shape, mask.numel(), mask.BLOCK_SIZE) == ((2, 1, 6, 5), (1, 1, 6, 5), 60, (2, 2))
    assert mask.sparsity() == pytest.approx(20)
    assert create_mask(noop_mask, 1, 1, 2, 2).all()
    assert str(mask) == "BlockMask(shape=(2, 1, 6, 5), sparsity=20.00%)"


@pytest.mark.parity
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("score_mod", [None, sloped])
@pytest.mark.parametrize("block", [None, 2])
def test_as_pytorch(score_mod: Callable[..., Any] | None, block: int | None) -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    theirs = importlib.import_module("torch.nn.attention.flex_attention")
    results = []
    for source, make, attend in (
        (ow, create_block_mask, flex_attention), (torch, theirs.create_block_mask, theirs.flex_attention)
    ):  # fmt: skip
        mask = None if block is None else make(later, 2, 4, 6, 5, device="cpu", BLOCK_SIZE=block)
        result, lse = attend(*tensors(source), score_mod, mask, enable_gqa=True, return_lse=True)
        results.append([result.numpy(), lse.numpy()])
        if mask is not None:
            results[-1] += [mask.to_dense().numpy(), np.array([mask.sparsity(), *mask.shape, mask.numel()])]
    for item, other in zip(*results, strict=True):
        np.testing.assert_allclose(item, other, rtol=1e-10, atol=1e-12)


def test_what_else_is_asked_for() -> None:
    q, k, v = tensors()
    result, aux = flex_attention(q, k, v, enable_gqa=True, return_aux=AuxRequest(lse=True, max_scores=True))
    assert aux.lse.shape == aux.max_scores.shape == result.shape[:3]
    assert (aux.lse > aux.max_scores).all()
    assert flex_attention(q, k, v, enable_gqa=True, return_aux=AuxRequest())[1] == (None, None)


def test_errors() -> None:
    q, k, v = tensors()
    with pytest.raises(ValueError, match="query has 4 heads, key 2; enable_gqa"):
        flex_attention(q, k, v)
    with pytest.raises(ValueError, match="have 4 dimensions"):
        flex_attention(q[0], k, v)
    with pytest.raises(ValueError, match=r"the mask is for \(3, 3\) places, there are \(6, 5\)"):
        flex_attention(q, k, v, block_mask=create_block_mask(causal, 1, 1, 3, 3), enable_gqa=True)
    with pytest.raises(ValueError, match="do not fit"):
        flex_attention(q, k[:, :, :4], v, enable_gqa=True)
    with pytest.raises(ValueError, match="4 or 5 arguments, this one takes 1"):
        create_mask(lambda item: item, 1, 1, 2, 2)


@pytest.mark.parametrize(("queries", "keys"), [(3, 5), (5, 3), (4, 4), (1, 4)])
def test_causal_masks_from_either_corner(queries: int, keys: int) -> None:
    from generated.nn.attention.bias import CausalBias, causal_lower_right, causal_upper_left

    q, k, v = (ow.randn(2, 2, n, 4, dtype=ow.float64) for n in (queries, keys, keys))
    for make, offset in ((causal_upper_left, 0), (causal_lower_right, keys - queries)):
        with warnings.catch_warnings():
            warnings.simplefilter("error" if offset >= 0 else "ignore")
            mask = make(queries, keys)
        assert isinstance(mask, CausalBias)
        assert (mask.seq_len_q, mask.seq_len_kv) == (queries, keys)
        wanted = np.tril(np.ones((queries, keys), bool), offset)
        np.testing.assert_array_equal(mask.numpy(), wanted)
        got = ow.nn.functional.scaled_dot_product_attention(q, k, v, attn_mask=mask)
        arguments = ow.nn.functional.scaled_dot_product_attention(q, k, v, attn_mask=ow.from_numpy(wanted))
        np.testing.assert_array_equal(got.numpy(), arguments.numpy())
    with pytest.raises(ValueError, match="numbers of queries and of keys, got"):
        causal_lower_right(3)
    with pytest.raises(TypeError, match="expected a CausalVariant"):
        CausalBias("lower", 2, 3)  # type: ignore[arg-type]
