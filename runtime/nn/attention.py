"""The layers of transformers.

A. Vaswani et al., "Attention is all you need", arXiv 1706.03762; names, masks and layouts are PyTorch's.
"""

from __future__ import annotations

import copy
from typing import Any

from runtime.errors import ArgumentValueError, ComputeError
from runtime.nn import init
from runtime.nn.containers import ModuleList
from runtime.nn.linear import Linear
from runtime.nn.module import Module
from runtime.nn.multihead_attention import MultiheadAttention
from runtime.nn.normalization import LayerNorm
from runtime.nn.operators import F, M
from runtime.tensor import Tensor

_ACTIVATIONS = ("relu", "gelu")


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
