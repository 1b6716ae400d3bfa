# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of attention."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public(module="nn")
def scaled_dot_product_attention(
    query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, *, scale=None, enable_gqa=False
):
    """`softmax(query @ key.T * scale + attn_mask) @ value` (Vaswani and others, arXiv 1706.03762).

    `attn_mask` is added to the scores, or is bool: False removes a score. `is_causal` removes those of
        later keys.
    `scale` is one over the root of the last size when left out. With `enable_gqa` several heads of the
        query share
    one of key and value. A row without any score gives 0.

    >>> q = ow.ones(1, 2, 2)
    >>> F = ow.nn.functional
    >>> F.scaled_dot_product_attention(q, q, ow.tensor([[[1.0], [3.0]]]), is_causal=True)
    tensor([[[1.],
             [2.]]])
    """


_shared_heads = declare("_shared_heads(query, input)", "Heads of key or value repeated for the heads of the query that "
    "share them.")


@public()
def bilinear(input1, input2, weight, bias=None):
    """The bilinear map `sum of input1[i] * weight[k][i][j] * input2[j]`, plus `bias[k]`.

    >>> ow.bilinear(ow.tensor([[1.0, 2.0]]), ow.tensor([[3.0]]), ow.tensor([[[1.0], [10.0]]]))
    tensor([[63.]])
    """


@public(module="nn")
def nn_embedding(input, weight, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, sparse=False):
    """Rows of `weight` picked by integer indices; the row `padding_idx` gets no gradient.

    With `max_norm` the picked rows whose p-norm (`norm_type`) exceeds it are first shortened to it, in
        place.
    `scale_grad_by_freq` divides the gradient of a row by how often it was picked.

    >>> ow.nn.functional.embedding(ow.tensor([1, 0]), ow.tensor([[1.0, 2.0], [3.0, 4.0]]))
    tensor([[3., 4.],
            [1., 2.]])
    """


_shorten_rows = declare("_shorten_rows(weight, indices, max_norm, norm_type)", "The rows that indices pick brought to "
    "a norm of at most `max_norm`, in place.")


@public(module="nn")
def nn_embedding_bag(
    input, weight, offsets=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, mode='mean', sparse=False,
    per_sample_weights=None, include_last_offset=False, padding_idx=None,
):
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


_are_large_bags = declare("_are_large_bags(indices, weight, scale_grad_by_freq, shares)", "Whether the rows that bags "
    "pick are so many that they are better added up one by one, by loops that take them.", result="bool")
_pooled_bags = declare("_pooled_bags(weight, indices, starts, shares, mode)", "Sums, means or largest elements of bags "
    "of rows; a bag ends where the next one starts.")
_bag_sums = declare("_bag_sums(weight, indices, starts, shares=None)", "The sums of bags of rows, each row times its "
    "share where there are shares; a bag ends where the next one starts.")
_spread_bags = declare("_spread_bags(input, indices, starts, shares, size)", "Rows of zeros to which that of each bag "
    "is added where it picks one, times its share; the adjoint of `_bag_sums`.")
_bag_products = declare("_bag_products(input, weight, indices, starts)", "The inner products of all rows that are "
    "picked with those of their bags.")
_bag_maxima = declare("_bag_maxima(weight, indices, starts)", "The largest elements of bags of rows, and which rows "
    "these are; 0 and -1 of an empty bag.", result="return_types.bag_maxima")
_put_maxima = declare("_put_maxima(grad, places, size)", "Rows of zeros to which what belongs to the largest elements "
    "of bags is added; nothing for empty bags.")
_side_by_side = declare("_side_by_side(input, many, step, last)", "Places of many samples, those of each one `step` "
    "further on, in one vector.")


@public("", "padding_idx")
def embedding_bag(
    weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx
):
    """embedding_bag(weight, indices, offsets, scale_grad_by_freq=False, mode=0, sparse=False,
        per_sample_weights=None, include_last_offset=False) -> tuple[Tensor, Tensor, Tensor, Tensor]
    embedding_bag(weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights,
        include_last_offset, padding_idx) -> tuple[Tensor, Tensor, Tensor, Tensor]

    What `nn.functional.embedding_bag` gives, the bag of each index, the size of each bag, and which rows
        were largest.

    `mode` is 0 for sums, 1 for means and 2 for the largest elements; for the others the last result is the
        sizes again.

    >>> weight = ow.tensor([[1.0, 2.0], [3.0, 4.0]])
    >>> ow.embedding_bag(weight, ow.tensor([0, 1, 1]), ow.tensor([0, 2]), mode=1)[0]
    tensor([[2., 3.],
            [3., 4.]])
    """
