"""Attention whose scores a function changes, and of which another says who sees whom: ``nn.attention.flex_attention``.

Both functions take numbers, the places of a score: they are mapped over all places at once by ``vmap``. Scores are
computed for all places; a ``BlockMask`` keeps the function that says which of them count, and which blocks have any.
"""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable
from typing import Any, NamedTuple

from runtime.errors import ArgumentValueError
from runtime.func import vmap
from runtime.nn.operators import F
from runtime.tensor import Tensor, dtypes

__all__ = [
    "_DEFAULT_SPARSE_BLOCK_SIZE", "AuxOutput", "AuxRequest", "BlockMask", "and_masks", "create_block_mask",
    "create_mask", "flex_attention", "noop_mask", "or_masks",
]  # fmt: skip
_DEFAULT_SPARSE_BLOCK_SIZE = 128
Function = Callable[..., Any]


class AuxRequest(NamedTuple):
    """What else ``flex_attention`` is to return: logarithms of sums of exponentials, and the largest scores."""

    lse: bool = False
    max_scores: bool = False


class AuxOutput(NamedTuple):
    """What was asked for besides."""

    lse: Tensor | None = None
    max_scores: Tensor | None = None


def noop_mask(batch: Any, head: Any, token_q: Any, token_kv: Any) -> Any:
    """True: everybody sees everybody."""
    del head, token_q, token_kv
    return F.ones_like(batch, dtype=dtypes.bool_)


def and_masks(*mask_mods: Function) -> Function:
    """Who sees whom by all of these functions."""

    def both(*positions: Any) -> Any:
        allowed = noop_mask(*positions)
        for mod in mask_mods:
            allowed = allowed & mod(*positions)
        return allowed

    return both


def or_masks(*mask_mods: Function) -> Function:
    """Who sees whom by one of these functions."""

    def either(*positions: Any) -> Any:
        allowed = ~noop_mask(*positions)
        for mod in mask_mods:
            allowed = allowed | mod(*positions)
        return allowed

    return either


def _at_all_places(function: Function, sizes: tuple[int, ...], device: Any, *scores: Any) -> Any:
    """A function of a score, if one is given, and of four numbers, at all places of a batch."""
    lead = (0,) * len(scores)
    for dims in ((None, None, None, 0), (None, None, 0, None), (None, 0, None, None), (0, None, None, None)):
        function = vmap(function, in_dims=(*lead, *dims))
    return function(*scores, *(F.arange(size, device=device) for size in sizes))


def create_mask(
    mod_fn: Function, B: int | None, H: int | None, Q_LEN: int, KV_LEN: int, device: Any = None  # noqa: N803
) -> Any:
    """Who sees whom, for all places, by a function of four numbers, or by one of scores that makes some -inf."""
    sizes = (B or 1, H or 1, Q_LEN, KV_LEN)
    shape = [
        parameter for parameter in inspect.signature(mod_fn).parameters.values() if parameter.default is parameter.empty
    ]
    if len(shape) == 5:
        return _at_all_places(mod_fn, sizes, device, F.zeros(sizes, device=device)) != -math.inf
    if len(shape) != 4 and not any(item.kind is item.VAR_POSITIONAL for item in shape):
        msg = f"create_mask(): expected a function of 4 or 5 arguments, this one takes {len(shape)}"
        raise ArgumentValueError(msg)
    return _at_all_places(mod_fn, sizes, device)


class BlockMask:
    """Who sees whom, by a function of batch, head and two places, and which blocks of places have anybody who does."""

    def __init__(self, blocks: Any, lengths: tuple[int, int], block_size: tuple[int, int], mask_mod: Function) -> None:
        self.blocks, self.seq_lengths, self.BLOCK_SIZE, self.mask_mod = blocks, lengths, block_size, mask_mod

    @property
    def shape(self) -> tuple[int, ...]:
        """Batch, heads, and the two lengths."""
        return (*self.blocks.shape[:-2], *self.seq_lengths)

    def to_dense(self) -> Any:
        """1 for every block in which somebody is seen, 0 for others."""
        return self.blocks.to(dtypes.int32)

    def numel(self) -> int:
        """How many places there are."""
        return math.prod(self.shape)

    def sparsity(self) -> float:
        """How many of a hundred places are in no block in which somebody is seen."""
        return 100 * (1 - int(self.blocks.sum()) * math.prod(self.BLOCK_SIZE) / self.numel())

    def to(self, device: Any) -> BlockMask:
        """The mask itself, which lies on the CPU."""
        self.blocks = self.blocks.to(device)
        return self

    def __getitem__(self, index: Any) -> BlockMask:
        """The masks of one of the batch, or of some."""
        chosen = slice(index, index + 1 or None) if isinstance(index, int) else index
        return BlockMask(self.blocks[chosen], self.seq_lengths, self.BLOCK_SIZE, self.mask_mod)

    def __repr__(self) -> str:
        return f"BlockMask(shape={self.shape}, sparsity={self.sparsity():.2f}%)"


def create_block_mask(
    mask_mod: Function, B: int | None, H: int | None, Q_LEN: int, KV_LEN: int, device: Any = None,  # noqa: N803
    BLOCK_SIZE: int | tuple[int, int] = _DEFAULT_SPARSE_BLOCK_SIZE, _compile: bool = False,  # noqa: N803
) -> BlockMask:  # fmt: skip
    """The mask of a function of four numbers: batch, head, and the places of a query and of a key."""
    size = (BLOCK_SIZE, BLOCK_SIZE) if isinstance(BLOCK_SIZE, int) else (BLOCK_SIZE[0], BLOCK_SIZE[1])
    mask = create_mask(mask_mod, B, H, Q_LEN, KV_LEN, device)
    padded = F.pad(mask, (0, -KV_LEN % size[1], 0, -Q_LEN % size[0]), value=False)
    split = padded.reshape(
        (*mask.shape[:2], padded.shape[2] // size[0], size[0], padded.shape[3] // size[1], size[1])
    )
    return BlockMask(split.any(-1).any(3), (Q_LEN, KV_LEN), size, mask_mod)


def flex_attention(
    query: Any, key: Any, value: Any, score_mod: Function | None = None, block_mask: BlockMask | None = None,
    scale: float | None = None, enable_gqa: bool = False, return_lse: bool = False, kernel_options: Any = None, *,
    return_aux: AuxRequest | None = None,
) -> Any:  # fmt: skip
    """Attention with scores that ``score_mod(score, batch, head, q, kv)`` gives, where `block_mask` lets them count.

    Tensors are of the shape (batch, heads, places, features); with `enable_gqa` several heads of queries share one of
    keys and values. Where nobody is seen the result is 0. `return_lse` gives the logarithms of the sums of exponentials
    as well, `return_aux` what it asks for. ValueError for shapes that do not fit.
    """
    del kernel_options
    _check(query, key, value, block_mask, enable_gqa)
    if enable_gqa:
        key, value = (item.repeat_interleave(query.shape[1] // item.shape[1], 1) for item in (key, value))
    working = dtypes.float64 if query.dtype is dtypes.float64 else dtypes.float32
    scale = 1 / math.sqrt(query.shape[-1]) if scale is None else scale
    scores = (query @ key.transpose(-2, -1)).to(working) * scale
    sizes = tuple(scores.shape)
    if score_mod is not None:
        scores = _at_all_places(score_mod, sizes, scores.device, scores).to(working)
    if block_mask is not None:
        scores = F.where(_at_all_places(block_mask.mask_mod, sizes, scores.device), scores, -math.inf)
    nobody = (scores == -math.inf).all(-1, True)
    weights = F.where(nobody, 0.0, F.softmax(scores, -1))
    result = weights.to(query.dtype) @ value
    if return_aux is not None:
        lse = scores.logsumexp(-1) if return_aux.lse else None
        return result, AuxOutput(lse, scores.amax(-1) if return_aux.max_scores else None)
    return (result, scores.logsumexp(-1)) if return_lse else result


def _check(query: Any, key: Any, value: Any, block_mask: BlockMask | None, enable_gqa: bool) -> None:
    wrong = None
    heads = query.shape[1] if query.ndim == 4 else 0
    if any(item.ndim != 4 for item in (query, key, value)):
        wrong = "query, key and value have 4 dimensions"
    elif not enable_gqa and key.shape[1] != heads:
        wrong = f"query has {heads} heads, key {key.shape[1]}; enable_gqa lets several heads share one"
    elif heads % key.shape[1]:
        wrong = f"the {heads} heads of query are no multiple of the {key.shape[1]} of key"
    elif query.shape[-1] != key.shape[-1] or key.shape[:3] != value.shape[:3]:
        wrong = f"the shapes {tuple(query.shape)}, {tuple(key.shape)}, {tuple(value.shape)} do not fit"
    elif block_mask is not None and block_mask.seq_lengths != (query.shape[2], key.shape[2]):
        wrong = f"the mask is for {block_mask.seq_lengths} places, there are {(query.shape[2], key.shape[2])}"
    if wrong:
        msg = f"flex_attention(): {wrong}"
        raise ArgumentValueError(msg)
