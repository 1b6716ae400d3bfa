"""Attention of several heads, and the layers of transformers.

A. Vaswani et al., "Attention is all you need", arXiv 1706.03762; names, masks and layouts are PyTorch's.
"""

from __future__ import annotations

import copy
from typing import Any

from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.nn import init
from runtime.nn.containers import ModuleList
from runtime.nn.linear import Linear, NonDynamicallyQuantizableLinear, weights
from runtime.nn.module import Module
from runtime.nn.normalization import LayerNorm
from runtime.nn.operators import F, M
from runtime.nn.parameter import Parameter
from runtime.nn.weights import Weights
from runtime.tensor import Tensor
from runtime.tensor.dtypes import bool_

_ACTIVATIONS = ("relu", "gelu")


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
        same = self.kdim == self.vdim == embed_dim
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


class _Layer(Module):
    """What layers of encoders and decoders share."""

    def _feed(
        self, d_model: int, dim_feedforward: int, dropout: float, activation: Any, norm_first: bool, options: Any
    ) -> None:
        """Add the two linear maps with what lies between them, and the dropout of every sublayer's result."""
        if isinstance(activation, str):
            if activation not in _ACTIVATIONS:
                msg = f"{type(self).__name__}(): activation is 'relu', 'gelu' or a function, got {activation!r}"
                raise ArgumentValueError(msg)
            activation = getattr(F, activation)
        bias, device, dtype = options
        self.linear1 = Linear(d_model, dim_feedforward, bias, device, dtype)
        self.dropout = M.Dropout(dropout)
        self.linear2 = Linear(dim_feedforward, d_model, bias, device, dtype)
        self.norm_first, self.activation = norm_first, activation

    def _fed(self, x: Any) -> Any:
        return self.linear2(self.dropout(self.activation(self.linear1(x))))


class TransformerEncoderLayer(_Layer):
    """Attention to itself and two linear maps, each beside the identity, normalized behind or (`norm_first`) before."""

    def __init__(
        self, d_model: int, nhead: int, dim_feedforward: int = 2048, dropout: float = 0.1, activation: Any = "relu",
        layer_norm_eps: float = 1e-5, batch_first: bool = False, norm_first: bool = False, bias: bool = True,
        device: Any = None, dtype: Any = None,
    ) -> None:  # fmt: skip
        super().__init__()
        self.self_attn = MultiheadAttention(
            d_model, nhead, dropout, bias, batch_first=batch_first, device=device, dtype=dtype
        )
        self._feed(d_model, dim_feedforward, dropout, activation, norm_first, (bias, device, dtype))
        self.norm1, self.norm2 = (LayerNorm(d_model, layer_norm_eps, True, bias, device, dtype) for _ in range(2))
        self.dropout1, self.dropout2 = M.Dropout(dropout), M.Dropout(dropout)

    def _pytorch_state(self) -> dict[str, Any]:
        """Which of the two activations that it knows by name it is, as PyTorch's quick path asks; 0 for another."""
        numbers = (i for i, name in enumerate(_ACTIVATIONS, 1) if self.activation is getattr(F, name))
        return {"activation_relu_or_gelu": next(numbers, 0)}

    def forward(
        self, src: Tensor, src_mask: Tensor | None = None, src_key_padding_mask: Tensor | None = None,
        is_causal: bool = False,
    ) -> Any:  # fmt: skip
        """A result like the source."""
        if self.norm_first:
            x = src + self._sa_block(self.norm1(src), src_mask, src_key_padding_mask, is_causal=is_causal)
            return x + self._ff_block(self.norm2(x))
        x = self.norm1(src + self._sa_block(src, src_mask, src_key_padding_mask, is_causal=is_causal))
        return self.norm2(x + self._ff_block(x))

    def _sa_block(
        self, x: Any, attn_mask: Tensor | None, key_padding_mask: Tensor | None, is_causal: bool = False
    ) -> Any:
        """The attention of `x` to itself; a subclass may say another one."""
        result, _ = self.self_attn(x, x, x, key_padding_mask, False, attn_mask, is_causal=is_causal)
        return self.dropout1(result)

    def _ff_block(self, x: Any) -> Any:
        """The two linear maps; a subclass may say others."""
        return self.dropout2(self._fed(x))


class TransformerDecoderLayer(_Layer):
    """Attention to itself, attention to the encoder's result, and two linear maps."""

    def __init__(
        self, d_model: int, nhead: int, dim_feedforward: int = 2048, dropout: float = 0.1, activation: Any = "relu",
        layer_norm_eps: float = 1e-5, batch_first: bool = False, norm_first: bool = False, bias: bool = True,
        device: Any = None, dtype: Any = None,
    ) -> None:  # fmt: skip
        super().__init__()
        self.self_attn, self.multihead_attn = (
            MultiheadAttention(d_model, nhead, dropout, bias, batch_first=batch_first, device=device, dtype=dtype)
            for _ in range(2)
        )
        self._feed(d_model, dim_feedforward, dropout, activation, norm_first, (bias, device, dtype))
        self.norm1, self.norm2, self.norm3 = (
            LayerNorm(d_model, layer_norm_eps, True, bias, device, dtype) for _ in range(3)
        )
        self.dropout1, self.dropout2, self.dropout3 = (M.Dropout(dropout) for _ in range(3))

    def forward(
        self, tgt: Tensor, memory: Tensor, tgt_mask: Tensor | None = None, memory_mask: Tensor | None = None,
        tgt_key_padding_mask: Tensor | None = None, memory_key_padding_mask: Tensor | None = None,
        tgt_is_causal: bool = False, memory_is_causal: bool = False,
    ) -> Any:  # fmt: skip
        """A result like the target."""
        self_mask, other = (tgt_mask, tgt_key_padding_mask, tgt_is_causal), (memory_mask, memory_key_padding_mask)
        x: Any = tgt
        if self.norm_first:
            x = x + self._sa_block(self.norm1(x), *self_mask)
            x = x + self._mha_block(self.norm2(x), memory, *other, memory_is_causal)
            return x + self._ff_block(self.norm3(x))
        x = self.norm1(x + self._sa_block(x, *self_mask))
        x = self.norm2(x + self._mha_block(x, memory, *other, memory_is_causal))
        return self.norm3(x + self._ff_block(x))

    def _sa_block(
        self, x: Any, attn_mask: Tensor | None, key_padding_mask: Tensor | None, is_causal: bool = False
    ) -> Any:
        """The attention of `x` to itself; a subclass may say another one."""
        result, _ = self.self_attn(x, x, x, key_padding_mask, False, attn_mask, is_causal=is_causal)
        return self.dropout1(result)

    def _mha_block(
        self, x: Any, mem: Tensor, attn_mask: Tensor | None, key_padding_mask: Tensor | None, is_causal: bool = False
    ) -> Any:
        """The attention of `x` to the encoder's result; a subclass may say another one."""
        result, _ = self.multihead_attn(x, mem, mem, key_padding_mask, False, attn_mask, is_causal=is_causal)
        return self.dropout2(result)

    def _ff_block(self, x: Any) -> Any:
        """The two linear maps; a subclass may say others."""
        return self.dropout3(self._fed(x))


def _copies(layer: Module, count: int) -> ModuleList:
    return ModuleList([copy.deepcopy(layer) for _ in range(count)])


class TransformerEncoder(Module):
    """Copies of a layer one after the other, and a norm behind them."""

    def __init__(
        self, encoder_layer: Module, num_layers: int, norm: Module | None = None, enable_nested_tensor: bool = True,
        mask_check: bool = True,
    ) -> None:  # fmt: skip
        super().__init__()
        del enable_nested_tensor, mask_check  # how PyTorch computes the same
        self.layers, self.num_layers, self.norm = _copies(encoder_layer, num_layers), num_layers, norm

    def _pytorch_state(self) -> dict[str, Any]:
        """How PyTorch's computes: on tensors as they are, without padding left out."""
        return {"enable_nested_tensor": False, "use_nested_tensor": False, "mask_check": True}

    def forward(
        self, src: Tensor, mask: Tensor | None = None, src_key_padding_mask: Tensor | None = None,
        is_causal: bool | None = None,
    ) -> Any:  # fmt: skip
        """A result like the source."""
        x: Any = src
        for layer in self.layers:
            x = layer(x, mask, src_key_padding_mask, is_causal is not None and is_causal)
        return x if self.norm is None else self.norm(x)


class TransformerDecoder(Module):
    """Copies of a layer one after the other, and a norm behind them."""

    def __init__(self, decoder_layer: Module, num_layers: int, norm: Module | None = None) -> None:
        super().__init__()
        self.layers, self.num_layers, self.norm = _copies(decoder_layer, num_layers), num_layers, norm

    def forward(
        self, tgt: Tensor, memory: Tensor, tgt_mask: Tensor | None = None, memory_mask: Tensor | None = None,
        tgt_key_padding_mask: Tensor | None = None, memory_key_padding_mask: Tensor | None = None,
        tgt_is_causal: bool | None = None, memory_is_causal: bool = False,
    ) -> Any:  # fmt: skip
        """A result like the target."""
        x: Any = tgt
        for layer in self.layers:
            x = layer(
                x, memory, tgt_mask, memory_mask, tgt_key_padding_mask, memory_key_padding_mask, bool(tgt_is_causal),
                memory_is_causal,
            )  # fmt: skip
        return x if self.norm is None else self.norm(x)


class Transformer(Module):
    """An encoder and a decoder, each with a norm behind it."""

    def __init__(
        self, d_model: int = 512, nhead: int = 8, num_encoder_layers: int = 6, num_decoder_layers: int = 6,
        dim_feedforward: int = 2048, dropout: float = 0.1, activation: Any = "relu", custom_encoder: Any = None,
        custom_decoder: Any = None, layer_norm_eps: float = 1e-5, batch_first: bool = False, norm_first: bool = False,
        bias: bool = True, device: Any = None, dtype: Any = None,
    ) -> None:  # fmt: skip
        super().__init__()
        options = (
            d_model, nhead, dim_feedforward, dropout, activation, layer_norm_eps, batch_first, norm_first, bias, device,
            dtype,
        )  # fmt: skip

        def norm() -> LayerNorm:
            return LayerNorm(d_model, layer_norm_eps, True, bias, device, dtype)

        self.encoder = custom_encoder or TransformerEncoder(
            TransformerEncoderLayer(*options), num_encoder_layers, norm()
        )
        self.decoder = custom_decoder or TransformerDecoder(
            TransformerDecoderLayer(*options), num_decoder_layers, norm()
        )
        self._reset_parameters()
        self.d_model, self.nhead, self.batch_first = d_model, nhead, batch_first

    def _reset_parameters(self) -> None:
        """Matrices by Glorot's rule."""
        for parameter in self.parameters():
            if parameter.ndim > 1:
                init.xavier_uniform_(parameter)

    def forward(
        self, src: Tensor, tgt: Tensor, src_mask: Tensor | None = None, tgt_mask: Tensor | None = None,
        memory_mask: Tensor | None = None, src_key_padding_mask: Tensor | None = None,
        tgt_key_padding_mask: Tensor | None = None, memory_key_padding_mask: Tensor | None = None,
        src_is_causal: bool | None = None, tgt_is_causal: bool | None = None, memory_is_causal: bool = False,
    ) -> Any:  # fmt: skip
        """A result like the target. RuntimeError where batches or sizes differ."""
        if src.shape[-1] != self.d_model or tgt.shape[-1] != self.d_model:
            shown = f"{src.shape[-1]} and {tgt.shape[-1]}"
            msg = f"Transformer: source and target have {self.d_model} features, got {shown}"
            raise ComputeError(msg)
        batch = 0 if self.batch_first else 1
        if src.ndim != tgt.ndim or (src.ndim == 3 and src.shape[batch] != tgt.shape[batch]):
            msg = f"Transformer: source and target are of one batch, got {tuple(src.shape)} and {tuple(tgt.shape)}"
            raise ComputeError(msg)
        memory = self.encoder(src, src_mask, src_key_padding_mask, src_is_causal)
        return self.decoder(
            tgt, memory, tgt_mask, memory_mask, tgt_key_padding_mask, memory_key_padding_mask, tgt_is_causal,
            memory_is_causal,
        )  # fmt: skip

    @staticmethod
    def generate_square_subsequent_mask(sz: int, device: Any = None, dtype: Any = None) -> Any:
        """The causal mask: -inf above the diagonal, 0 elsewhere."""
        return F.triu(F.full((sz, sz), float("-inf"), device=device, dtype=dtype), 1)
