"""Attention of several heads.

A. Vaswani et al., "Attention is all you need", arXiv 1706.03762; names, masks and layouts are PyTorch's.
"""

from __future__ import annotations

from typing import Any

from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.nn import init
from runtime.nn.linear import NonDynamicallyQuantizableLinear, weights
from runtime.nn.module import Module
from runtime.nn.operators import F
from runtime.nn.parameter import Parameter
from runtime.nn.weights import Weights
from runtime.tensor import Tensor
from runtime.tensor.dtypes import bool_


class MultiheadAttention(Module):
    """Attention of `num_heads` heads with projections of query, key, value and result.

    Query (time, batch, embed_dim), or (batch, time, ...) with `batch_first`, or without the batch; key and value of
    their own times and `kdim`, `vdim`.
    """

    in_proj_weight: Parameter | None
    in_proj_bias: Parameter | None
    bias_k: Parameter | None
    bias_v: Parameter | None

    def __init__(
        self, embed_dim: int, num_heads: int, dropout: float = 0.0, bias: bool = True, add_bias_kv: bool = False,
        add_zero_attn: bool = False, kdim: int | None = None, vdim: int | None = None, batch_first: bool = False,
        device: Any = None, dtype: Any = None,
    ) -> None:  # fmt: skip
        super().__init__()
        if embed_dim <= 0 or num_heads <= 0 or embed_dim % num_heads:
            msg = (
                f"MultiheadAttention(): embed_dim is a positive multiple of num_heads, got {embed_dim} and {num_heads}"
            )
            raise ArgumentValueError(msg)
        self.embed_dim, self.num_heads, self.head_dim = embed_dim, num_heads, embed_dim // num_heads
        self.kdim, self.vdim = kdim or embed_dim, vdim or embed_dim
        self.dropout, self.batch_first, self.add_zero_attn = dropout, batch_first, add_zero_attn
        self._qkv_same_embed_dim = same = self.kdim == self.vdim == embed_dim
        shapes: dict[str, tuple[int, ...] | None] = {
            "in_proj_weight": (3 * embed_dim, embed_dim) if same else None,
            "q_proj_weight": None if same else (embed_dim, embed_dim),
            "k_proj_weight": None if same else (embed_dim, self.kdim),
            "v_proj_weight": None if same else (embed_dim, self.vdim),
            "in_proj_bias": (3 * embed_dim,) if bias else None,
        }
        for name, shape in shapes.items():
            self.register_parameter(name, None if shape is None else weights(*shape, device=device, dtype=dtype))
        self.out_proj = NonDynamicallyQuantizableLinear(embed_dim, embed_dim, bias, device, dtype)
        for name in ("bias_k", "bias_v"):
            self.register_parameter(name, weights(1, 1, embed_dim, device=device, dtype=dtype) if add_bias_kv else None)
        self._reset_parameters()

    def _reset_parameters(self) -> None:
        """Weights by Glorot's rule, biases 0."""
        for name in ("in_proj_weight", "q_proj_weight", "k_proj_weight", "v_proj_weight"):
            if self._parameters[name] is not None:
                init.xavier_uniform_(self._parameters[name])
        if self.in_proj_bias is not None:
            init.zeros_(self.in_proj_bias)
            init.zeros_(self.out_proj.bias)
        for item in (self.bias_k, self.bias_v):
            if item is not None:
                init.xavier_normal_(item)

    def forward(
        self, query: Tensor, key: Tensor, value: Tensor, key_padding_mask: Tensor | None = None,
        need_weights: bool = True, attn_mask: Tensor | None = None, average_attn_weights: bool = True,
        is_causal: bool = False,
    ) -> tuple[Any, Any | None]:  # fmt: skip
        """The result like the query, and the weights, averaged over heads or not, or None.

        A mask is True, or -inf, where nothing is attended to: `key_padding_mask` (batch, keys), `attn_mask` (queries,
        keys) or (batch * heads, queries, keys). `is_causal` is a hint that `attn_mask` is the causal one.
        """
        if query.ndim not in (2, 3) or key.ndim != query.ndim or value.ndim != query.ndim:
            msg = (
                f"MultiheadAttention: expected query, key and value of 2 or 3 dimensions, got {tuple(query.shape)}, "
                f"{tuple(key.shape)}, {tuple(value.shape)}"
            )
            raise ComputeError(msg)
        if is_causal and attn_mask is None:
            msg = "MultiheadAttention: is_causal is a hint about attn_mask, which is missing"
            raise ComputeError(msg)
        single = query.ndim == 2
        if single:
            query, key, value = (F.unsqueeze(item, 0) for item in (query, key, value))
            key_padding_mask = None if key_padding_mask is None else F.unsqueeze(key_padding_mask, 0)
        elif not self.batch_first:
            query, key, value = (F.transpose(item, 0, 1) for item in (query, key, value))
        result, shares = self._attend(query, key, value, key_padding_mask, attn_mask, need_weights)
        if shares is not None and average_attn_weights:
            shares = F.mean(shares, 1)
        if single:
            return F.squeeze(result, 0), None if shares is None else F.squeeze(shares, 0)
        return (result if self.batch_first else F.transpose(result, 0, 1)), shares

    def _in_scripts(
        self, query: Tensor, key: Tensor, value: Tensor, key_padding_mask: Tensor | None = None,
        need_weights: bool = True, attn_mask: Tensor | None = None, average_attn_weights: bool = True,
        is_causal: bool = False,  # noqa: ARG002 - a hint
    ) -> tuple[Tensor, Tensor | None]:  # fmt: skip
        """The same as scripts read it."""
        single = query.dim() == 2
        if single:
            query, key, value = F.unsqueeze(query, 0), F.unsqueeze(key, 0), F.unsqueeze(value, 0)
            if key_padding_mask is not None:
                key_padding_mask = F.unsqueeze(key_padding_mask, 0)
        elif not self.batch_first:
            query, key, value = F.transpose(query, 0, 1), F.transpose(key, 0, 1), F.transpose(value, 0, 1)
        q, k, v = self._projected_of_script(query, key, value)
        batch, count, keys = query.size(0), query.size(1), key.size(1)
        if self.bias_k is not None and self.bias_v is not None:
            k = F.cat([k, F.expand(self.bias_k, [batch, 1, self.embed_dim])], 1)
            v = F.cat([v, F.expand(self.bias_v, [batch, 1, self.embed_dim])], 1)
        if self.add_zero_attn:
            zero = F.zeros([batch, 1, self.embed_dim], dtype=k.dtype, device=k.device)
            k, v = F.cat([k, zero], 1), F.cat([v, zero], 1)
        bias = F.zeros([batch, 1, 1, k.size(1)], dtype=query.dtype, device=query.device)
        if attn_mask is not None:
            added = self._added_of_script(attn_mask, query, k.size(1) - keys)
            if added.dim() == 3:
                added = F.reshape(added, [batch, self.num_heads, count, k.size(1)])
            bias = bias + added
        if key_padding_mask is not None:
            added = self._added_of_script(key_padding_mask, query, k.size(1) - keys)
            bias = bias + F.reshape(added, [batch, 1, 1, k.size(1)])
        heads = [self.num_heads, self.head_dim]
        q = F.transpose(F.unflatten(q, 2, heads), 1, 2)
        k, v = F.transpose(F.unflatten(k, 2, heads), 1, 2), F.transpose(F.unflatten(v, 2, heads), 1, 2)
        scores = F.matmul(q * self.head_dim**-0.5, F.transpose(k, 2, 3))
        shares = F.dropout(F.softmax(scores + bias, -1), self.dropout, self.training)
        result = F.reshape(F.transpose(F.matmul(shares, v), 1, 2), [batch, count, self.embed_dim])
        result = F.linear(result, self.out_proj.weight, self.out_proj.bias)
        if average_attn_weights:
            shares = F.mean(shares, 1)
        if single:
            return result.squeeze(0), shares.squeeze(0) if need_weights else None
        return result if self.batch_first else result.transpose(0, 1), shares if need_weights else None

    def _projected_of_script(self, query: Tensor, key: Tensor, value: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        q_bias: Tensor | None = None
        k_bias: Tensor | None = None
        v_bias: Tensor | None = None
        if self.in_proj_bias is not None:
            q_bias, k_bias, v_bias = F.chunk(self.in_proj_bias, 3)
        if self.in_proj_weight is not None:
            q_weight, k_weight, v_weight = F.chunk(self.in_proj_weight, 3)
            return F.linear(query, q_weight, q_bias), F.linear(key, k_weight, k_bias), F.linear(value, v_weight, v_bias)
        return (
            F.linear(query, self.q_proj_weight, q_bias), F.linear(key, self.k_proj_weight, k_bias),
            F.linear(value, self.v_proj_weight, v_bias)
        )  # fmt: skip

    def _added_of_script(self, mask: Tensor, like: Tensor, further: int) -> Tensor:
        """A mask as numbers to add, 0 for further keys behind those that it has."""
        added = mask
        if mask.dtype == bool_:
            zeros = F.zeros(mask.shape, dtype=like.dtype, device=like.device)
            added = zeros.masked_fill(mask, float("-inf"))
        return F.pad(added, [0, further]) if further > 0 else added

    forward._source_of_script = _in_scripts  # type: ignore[attr-defined]

    def _attend(
        self, query: Tensor, key: Tensor, value: Tensor, padding: Tensor | None, mask: Tensor | None, weigh: bool
    ) -> tuple[Any, Any]:
        """Result (batch, queries, embed_dim) and weights (batch, heads, queries, keys)."""
        batch, count = query.shape[:2]
        q, k, v = self._projected(query, key, value)
        if self.bias_k is not None and self.bias_v is not None:
            shape = (batch, 1, self.embed_dim)
            k, v = F.cat([k, F.expand(self.bias_k, shape)], 1), F.cat([v, F.expand(self.bias_v, shape)], 1)
        if self.add_zero_attn:
            zero = F.zeros((batch, 1, self.embed_dim), dtype=k.dtype, device=k.device)
            k, v = F.cat([k, zero], 1), F.cat([v, zero], 1)
        bias = self._bias(query, padding, mask, key.shape[1], k.shape[1])
        q, k, v = (F.transpose(F.unflatten(item, 2, (self.num_heads, self.head_dim)), 1, 2) for item in (q, k, v))
        dropped = self.dropout if self.training else 0.0
        if not weigh:
            attended = F.scaled_dot_product_attention(q, k, v, bias, dropped)
            return self.out_proj(F.reshape(F.transpose(attended, 1, 2), (batch, count, self.embed_dim))), None
        scores = F.matmul(q * self.head_dim**-0.5, F.transpose(k, 2, 3))
        shares = F.softmax(scores if bias is None else scores + bias, -1)
        if dropped:
            shares = F.dropout(shares, dropped, True)
        attended = F.matmul(shares, v)
        return self.out_proj(F.reshape(F.transpose(attended, 1, 2), (batch, count, self.embed_dim))), shares

    def _projected(self, query: Tensor, key: Tensor, value: Tensor) -> list[Tensor]:
        weights_of_self = Weights(self)
        weight, bias = weights_of_self["in_proj_weight"], weights_of_self["in_proj_bias"]
        if weight is not None and query is key and key is value:
            return list(F.chunk(F.linear(query, weight, bias), 3, 2))
        if weight is not None:
            parts = F.chunk(weight, 3)
        else:
            parts = [weights_of_self[name] for name in ("q_proj_weight", "k_proj_weight", "v_proj_weight")]
        biases = (None, None, None) if bias is None else F.chunk(bias, 3)
        return [F.linear(*three) for three in zip((query, key, value), parts, biases, strict=True)]

    def _bias(self, query: Tensor, padding: Tensor | None, mask: Tensor | None, keys: int, all_keys: int) -> Any:
        """Both masks as what is added to scores, (batch, heads, queries, keys) by broadcasting; None without masks."""
        batch, count = query.shape[:2]
        bias_sum = None
        if mask is not None:
            allowed = {2: (count, keys), 3: (batch * self.num_heads, count, keys)}
            if tuple(mask.shape) != allowed.get(mask.ndim):
                shapes = f"{allowed[2]} or {allowed[3]}"
                msg = f"MultiheadAttention: attn_mask is of the shape {shapes}, got {tuple(mask.shape)}"
                raise ComputeError(msg)
            bias_sum = _added(mask, query)
            if mask.ndim == 3:
                bias_sum = F.unflatten(bias_sum, 0, (batch, self.num_heads))
        if padding is not None:
            if tuple(padding.shape) != (batch, keys):
                shape = (batch, keys)
                msg = f"MultiheadAttention: key_padding_mask is of the shape {shape}, got {tuple(padding.shape)}"
                raise ComputeError(msg)
            added = F.reshape(_added(padding, query), (batch, 1, 1, keys))
            bias_sum = added if bias_sum is None else bias_sum + added
        return bias_sum if bias_sum is None or keys == all_keys else F.pad(bias_sum, (0, all_keys - keys))


def _added(mask: Tensor, like: Tensor) -> Any:
    """A mask as numbers to add: 0 where something is attended to, -inf where not."""
    if mask.dtype is bool_:
        return F.masked_fill(F.zeros(mask.shape, dtype=like.dtype, device=like.device), mask, float("-inf"))
    if not mask.dtype.is_floating_point:
        msg = f"MultiheadAttention: a mask is of bools, or of floating numbers to add, got {mask.dtype.name}"
        raise ArgumentError(msg)
    return mask
