"""MultiheadAttention (Vaswani et al., arXiv 1706.03762)."""

from __future__ import annotations

from typing import Any

from runtime.errors import ArgumentValueError, ComputeError
from runtime.nn import init
from runtime.nn.linear import Linear, weights
from runtime.nn.module import Module
from runtime.nn.operators import F
from runtime.nn.parameter import Parameter
from runtime.tensor import Tensor, dtypes


class NonDynamicallyQuantizableLinear(Linear):
    """The projection behind attention, under the name that PyTorch prints."""


class MultiheadAttention(Module):
    """Several attentions beside each other, each over a part of the embedding; projections before and behind."""

    in_proj_weight: Parameter | None
    q_proj_weight: Parameter | None
    k_proj_weight: Parameter | None
    v_proj_weight: Parameter | None
    in_proj_bias: Parameter | None
    bias_k: Parameter | None
    bias_v: Parameter | None

    def __init__(
        self, embed_dim: int, num_heads: int, dropout: float = 0.0, bias: bool = True, add_bias_kv: bool = False,
        add_zero_attn: bool = False, kdim: int | None = None, vdim: int | None = None, batch_first: bool = False,
        device: Any = None, dtype: Any = None,
    ) -> None:  # fmt: skip
        super().__init__()
        if embed_dim <= 0 or num_heads <= 0:
            msg = f"embed_dim and num_heads must be greater than 0, got embed_dim={embed_dim} and num_heads={num_heads}"
            raise ArgumentValueError(msg)
        if embed_dim % num_heads:
            msg = f"embed_dim must be divisible by num_heads, got {embed_dim} and {num_heads}"
            raise ArgumentValueError(msg)
        self.embed_dim, self.num_heads, self.head_dim = embed_dim, num_heads, embed_dim // num_heads
        self.kdim = embed_dim if kdim is None else kdim
        self.vdim = embed_dim if vdim is None else vdim
        self.dropout, self.batch_first, self.add_zero_attn = dropout, batch_first, add_zero_attn
        self._qkv_same_embed_dim = self.kdim == embed_dim and self.vdim == embed_dim
        made = {"device": device, "dtype": dtype}
        same = self._qkv_same_embed_dim
        for name, size in (("q", embed_dim), ("k", self.kdim), ("v", self.vdim)):
            self.register_parameter(f"{name}_proj_weight", None if same else weights(embed_dim, size, **made))
        self.register_parameter("in_proj_weight", weights(3 * embed_dim, embed_dim, **made) if same else None)
        self.register_parameter("in_proj_bias", weights(3 * embed_dim, **made) if bias else None)
        self.out_proj = NonDynamicallyQuantizableLinear(embed_dim, embed_dim, bias=bias, **made)
        for name in ("bias_k", "bias_v"):
            self.register_parameter(name, weights(1, 1, embed_dim, **made) if add_bias_kv else None)
        self._reset_parameters()

    def _reset_parameters(self) -> None:
        """Draw new numbers."""
        for one in (self.in_proj_weight, self.q_proj_weight, self.k_proj_weight, self.v_proj_weight):
            if one is not None:
                init.xavier_uniform_(one)
        if self.in_proj_bias is not None and self.out_proj.bias is not None:
            init.zeros_(self.in_proj_bias)
            init.zeros_(self.out_proj.bias)
        for one in (self.bias_k, self.bias_v):
            if one is not None:
                init.xavier_normal_(one)

    def forward(
        self, query: Any, key: Any, value: Any, key_padding_mask: Tensor | None = None, need_weights: bool = True,
        attn_mask: Any = None, average_attn_weights: bool = True, is_causal: bool = False,
    ) -> tuple[Any, Any]:  # fmt: skip
        """(steps, batch, size) each, or batch first, or without a batch; the result and the weights, or None.

        A mask of bool is true where nothing is attended to, one of numbers is added.
        """
        alone = query.ndim == 2
        if query.ndim not in {2, 3}:
            msg = f"MultiheadAttention: query must be 2-D or 3-D, got {query.ndim}-D"
            raise ComputeError(msg)
        if is_causal and attn_mask is None:
            msg = "MultiheadAttention: need attn_mask if specifying the is_causal hint"
            raise ComputeError(msg)
        given = [query, key, value]
        if alone:
            given = [one.unsqueeze(0) for one in given]
        elif not self.batch_first:
            given = [one.transpose(0, 1) for one in given]
        if alone and key_padding_mask is not None:
            key_padding_mask = F.unsqueeze(key_padding_mask, 0)
        made, found = self._attend(given, key_padding_mask, need_weights, attn_mask)
        if found is not None and average_attn_weights:
            found = found.mean(1)
        if alone:
            return made.squeeze(0), None if found is None else found.squeeze(0)
        return (made if self.batch_first else made.transpose(0, 1)), found

    def _attend(self, given: list[Any], padding: Any, need_weights: bool, attn_mask: Any) -> tuple[Any, Any]:
        """Attention of (batch, steps, size) each: the result, and the weights of every head, or None."""
        query, key, value = self._projected(given)
        batch, steps = query.shape[0], query.shape[1]
        added = 0
        if self.bias_k is not None:
            key = F.cat([key, F.expand(self.bias_k, (batch, 1, self.embed_dim))], 1)
            value = F.cat([value, F.expand(self.bias_v, (batch, 1, self.embed_dim))], 1)
            added += 1
        if self.add_zero_attn:
            zeros = F.zeros((batch, 1, self.embed_dim), dtype=key.dtype)
            key, value = F.cat([key, zeros], 1), F.cat([value, zeros], 1)
            added += 1
        mask = self._mask(attn_mask, padding, query, key.shape[1], added)
        query, key, value = (
            one.reshape(batch, one.shape[1], self.num_heads, self.head_dim).transpose(1, 2)
            for one in (query, key, value)
        )
        dropout = self.dropout if self.training else 0.0
        found = None
        if need_weights:
            scores = F.matmul(query * self.head_dim**-0.5, key.transpose(-2, -1))
            found = F.softmax(scores if mask is None else scores + mask, -1)
            if dropout:
                found = F.dropout(found, dropout)
            made = F.matmul(found, value)
        else:
            made = F.scaled_dot_product_attention(query, key, value, mask, dropout)
        return self.out_proj(made.transpose(1, 2).reshape(batch, steps, self.embed_dim)), found

    def _projected(self, given: list[Any]) -> tuple[Any, ...]:
        """Query, key and value behind their projections; one product where all are the same tensor."""
        biases = [None] * 3 if self.in_proj_bias is None else F.chunk(self.in_proj_bias, 3)
        if self.in_proj_weight is None:
            rows: Any = (self.q_proj_weight, self.k_proj_weight, self.v_proj_weight)
        elif given[0] is given[1] and given[1] is given[2]:
            return tuple(F.chunk(F.linear(given[0], self.in_proj_weight, self.in_proj_bias), 3, -1))
        else:
            rows = F.chunk(self.in_proj_weight, 3)
        return tuple(F.linear(one, weight, bias) for one, weight, bias in zip(given, rows, biases, strict=True))

    def _mask(self, attn_mask: Any, padding: Any, query: Any, keys: int, added: int) -> Any:
        """Both masks as numbers that are added: (batch or 1, heads or 1, steps, keys); None without any."""
        found = None
        batch, steps = query.shape[0], query.shape[1]
        if attn_mask is not None:
            found = _as_numbers(attn_mask, query.dtype)
            sizes = {2: (1, 1, steps, keys - added), 3: (batch, self.num_heads, steps, keys - added)}
            size = sizes.get(found.ndim)
            if size is None or found.numel() != size[0] * size[1] * size[2] * size[3]:
                msg = (
                    f"MultiheadAttention: attn_mask has the shape {tuple(found.shape)}, expected "
                    f"{(steps, keys - added)} or {(batch * self.num_heads, steps, keys - added)}"
                )
                raise ComputeError(msg)
            found = found.reshape(size)
        if padding is not None:
            if tuple(padding.shape) != (batch, keys - added):
                msg = (
                    f"MultiheadAttention: key_padding_mask has the shape {tuple(padding.shape)}, expected "
                    f"{(batch, keys - added)}"
                )
                raise ComputeError(msg)
            more = _as_numbers(padding, query.dtype).reshape(batch, 1, 1, keys - added)
            found = more if found is None else found + more
        return F.pad(found, (0, added)) if found is not None and added else found


def _as_numbers(mask: Any, kind: dtypes.dtype) -> Any:
    """A mask as numbers that are added: -inf where one of bool is true."""
    if mask.dtype is dtypes.bool_:
        return F.zeros(mask.shape, dtype=kind).masked_fill(mask, float("-inf"))
    return mask
