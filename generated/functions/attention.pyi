"""The functions of attention.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from runtime.annotations import _bool, _float, _int, _str, _Tensor

from .. import Tensor

def scaled_dot_product_attention(
    query: _Tensor,
    key: _Tensor,
    value: _Tensor,
    attn_mask: _Tensor | None = None,
    dropout_p: _float = 0.0,
    is_causal: _bool = False,
    *,
    scale: _float | None = None,
    enable_gqa: _bool = False,
) -> Tensor:
    """`softmax(query @ key.T * scale + attn_mask) @ value` (Vaswani and others, arXiv 1706.03762).

    `attn_mask` is added to the scores, or is bool: False removes a score. `is_causal` removes those of
        later keys.
    `scale` is one over the root of the last size when left out. With `enable_gqa` several heads of the
        query share
    one of key and value. A row without any score gives 0.

    >>> q = ow.ones(1, 2, 2)
    >>> ow.nn.functional.scaled_dot_product_attention(q, q, ow.tensor([[[1.0], [3.0]]]), is_causal=True)
    tensor([[[1.],
             [2.]]])
    """

def _shared_heads(query: _Tensor, input: _Tensor) -> Tensor:
    """Heads of key or value repeated for the heads of the query that share them."""

def bilinear(input1: _Tensor, input2: _Tensor, weight: _Tensor, bias: _Tensor | None = None) -> Tensor:
    """The bilinear map `sum of input1[i] * weight[k][i][j] * input2[j]`, plus `bias[k]`.

    >>> ow.bilinear(ow.tensor([[1.0, 2.0]]), ow.tensor([[3.0]]), ow.tensor([[[1.0], [10.0]]]))
    tensor([[63.]])
    """

def nn_embedding(
    input: _Tensor,
    weight: _Tensor,
    padding_idx: _int | None = None,
    max_norm: _float | None = None,
    norm_type: _float = 2.0,
    scale_grad_by_freq: _bool = False,
    sparse: _bool = False,
) -> Tensor:
    """Rows of `weight` picked by integer indices; the row `padding_idx` gets no gradient.

    With `max_norm` the picked rows whose p-norm (`norm_type`) exceeds it are first shortened to it, in
        place.
    `scale_grad_by_freq` divides the gradient of a row by how often it was picked.

    >>> ow.nn.functional.embedding(ow.tensor([1, 0]), ow.tensor([[1.0, 2.0], [3.0, 4.0]]))
    tensor([[3., 4.],
            [1., 2.]])
    """

def _shorten_rows(weight: _Tensor, indices: _Tensor, max_norm: _float, norm_type: _float) -> Tensor:
    """The rows that indices pick brought to a norm of at most `max_norm`, in place."""

def nn_embedding_bag(
    input: _Tensor,
    weight: _Tensor,
    offsets: _Tensor | None = None,
    max_norm: _float | None = None,
    norm_type: _float = 2.0,
    scale_grad_by_freq: _bool = False,
    mode: _str = "mean",
    sparse: _bool = False,
    per_sample_weights: _Tensor | None = None,
    include_last_offset: _bool = False,
    padding_idx: _int | None = None,
) -> Tensor:
    """Sums, means or largest elements of bags of rows of `weight`.

    A bag is a row of a matrix of indices, or goes from offset to offset of a vector of them.

    Indices equal to `padding_idx` count nothing; an empty bag gives 0. With `include_last_offset` the last
        offset is
    the end of the last bag.

    >>> weight = ow.tensor([[1.0, 2.0], [3.0, 4.0]])
    >>> ow.nn.functional.embedding_bag(ow.tensor([0, 1, 1]), weight, ow.tensor([0, 2]), mode='sum')
    tensor([[4., 6.],
            [3., 4.]])
    """
