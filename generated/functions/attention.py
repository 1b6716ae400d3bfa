"""The functions and methods of attention: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads, keys_of
from runtime.dispatch.conversions import MISSING, all_tensors
from runtime.tensor import Tensor

from ..operators.attention import (
    SCALED_DOT_PRODUCT_ATTENTION, _SHARED_HEADS, BILINEAR, NN_EMBEDDING, _SHORTEN_ROWS, NN_EMBEDDING_BAG,
    _ARE_LARGE_BAGS, _POOLED_BAGS, _BAG_SUMS, _SPREAD_BAGS, _BAG_PRODUCTS, _BAG_MAXIMA, _PUT_MAXIMA, _SIDE_BY_SIDE,
    EMBEDDING_BAG, EMBEDDING_BAG_PADDING_IDX,
)

__all__ = ["bilinear", "embedding_bag"]

SCALED_DOT_PRODUCT_ATTENTION_FORMS = Overloads("scaled_dot_product_attention", SCALED_DOT_PRODUCT_ATTENTION)
_SHARED_HEADS_FORMS = Overloads("_shared_heads", _SHARED_HEADS)
BILINEAR_FORMS = Overloads("bilinear", BILINEAR)
NN_EMBEDDING_FORMS = Overloads("nn_embedding", NN_EMBEDDING)
_SHORTEN_ROWS_FORMS = Overloads("_shorten_rows", _SHORTEN_ROWS)
NN_EMBEDDING_BAG_FORMS = Overloads("nn_embedding_bag", NN_EMBEDDING_BAG)
_ARE_LARGE_BAGS_FORMS = Overloads("_are_large_bags", _ARE_LARGE_BAGS)
_POOLED_BAGS_FORMS = Overloads("_pooled_bags", _POOLED_BAGS)
_BAG_SUMS_FORMS = Overloads("_bag_sums", _BAG_SUMS)
_SPREAD_BAGS_FORMS = Overloads("_spread_bags", _SPREAD_BAGS)
_BAG_PRODUCTS_FORMS = Overloads("_bag_products", _BAG_PRODUCTS)
_BAG_MAXIMA_FORMS = Overloads("_bag_maxima", _BAG_MAXIMA)
_PUT_MAXIMA_FORMS = Overloads("_put_maxima", _PUT_MAXIMA)
_SIDE_BY_SIDE_FORMS = Overloads("_side_by_side", _SIDE_BY_SIDE)
EMBEDDING_BAG_FORMS = Overloads("embedding_bag", EMBEDDING_BAG, EMBEDDING_BAG_PADDING_IDX)


def scaled_dot_product_attention(query=MISSING, key=MISSING, value=MISSING, *rest, **named):
    """scaled_dot_product_attention(query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, *,
        scale=None, enable_gqa=False) -> Tensor

    `softmax(query @ key.T * scale + attn_mask) @ value` (Vaswani and others, arXiv 1706.03762).

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
    try:
        if not (rest or named):
            if isinstance(query, Tensor) and isinstance(key, Tensor) and isinstance(value, Tensor):
                return SCALED_DOT_PRODUCT_ATTENTION[query._keys | key._keys | value._keys](
                    query, key, value, None, 0.0, False, None, False
                )
        if (
            not named
            and all_tensors(rest, 1)
            and isinstance(query, Tensor)
            and isinstance(key, Tensor)
            and isinstance(value, Tensor)
        ):
            return SCALED_DOT_PRODUCT_ATTENTION[
                query._keys | key._keys | value._keys | keys_of(rest)
            ](query, key, value, *rest, 0.0, False, None, False)
        return SCALED_DOT_PRODUCT_ATTENTION_FORMS.call(query, key, value, rest, named)
    except Exception:
        SCALED_DOT_PRODUCT_ATTENTION_FORMS.translate(query, key, value, rest, named)
        raise


def _shared_heads(query=MISSING, input=MISSING, *rest, **named):
    """_shared_heads(query, input) -> Tensor

    Heads of key or value repeated for the heads of the query that share them.
    """
    try:
        if not (rest or named):
            if isinstance(query, Tensor) and isinstance(input, Tensor):
                return _SHARED_HEADS[query._keys | input._keys](query, input)
        return _SHARED_HEADS_FORMS.call(query, input, rest, named)
    except Exception:
        _SHARED_HEADS_FORMS.translate(query, input, rest, named)
        raise


def bilinear(input1=MISSING, input2=MISSING, weight=MISSING, *rest, **named):
    """bilinear(input1, input2, weight, bias=None) -> Tensor

    The bilinear map `sum of input1[i] * weight[k][i][j] * input2[j]`, plus `bias[k]`.

    >>> ow.bilinear(ow.tensor([[1.0, 2.0]]), ow.tensor([[3.0]]), ow.tensor([[[1.0], [10.0]]]))
    tensor([[63.]])
    """
    try:
        if not (rest or named):
            if isinstance(input1, Tensor) and isinstance(input2, Tensor) and isinstance(weight, Tensor):
                return BILINEAR[input1._keys | input2._keys | weight._keys](input1, input2, weight, None)
        if (
            not named
            and all_tensors(rest, 1)
            and isinstance(input1, Tensor)
            and isinstance(input2, Tensor)
            and isinstance(weight, Tensor)
        ):
            return BILINEAR[input1._keys | input2._keys | weight._keys | keys_of(rest)](input1, input2, weight, *rest)
        return BILINEAR_FORMS.call(input1, input2, weight, rest, named)
    except Exception:
        BILINEAR_FORMS.translate(input1, input2, weight, rest, named)
        raise


def nn_embedding(input=MISSING, weight=MISSING, *rest, **named):
    """embedding(input, weight, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False,
        sparse=False) -> Tensor

    Rows of `weight` picked by integer indices; the row `padding_idx` gets no gradient.

    With `max_norm` the picked rows whose p-norm (`norm_type`) exceeds it are first shortened to it, in
        place.
    `scale_grad_by_freq` divides the gradient of a row by how often it was picked.

    >>> ow.nn.functional.embedding(ow.tensor([1, 0]), ow.tensor([[1.0, 2.0], [3.0, 4.0]]))
    tensor([[3., 4.],
            [1., 2.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(weight, Tensor):
                return NN_EMBEDDING[input._keys | weight._keys](input, weight, None, None, 2.0, False, False)
        return NN_EMBEDDING_FORMS.call(input, weight, rest, named)
    except Exception:
        NN_EMBEDDING_FORMS.translate(input, weight, rest, named)
        raise


def _shorten_rows(weight=MISSING, indices=MISSING, max_norm=MISSING, norm_type=MISSING, *rest, **named):
    """_shorten_rows(weight, indices, max_norm, norm_type) -> Tensor

    The rows that indices pick brought to a norm of at most `max_norm`, in place.
    """
    try:
        if not (rest or named):
            if (
                isinstance(weight, Tensor)
                and isinstance(indices, Tensor)
                and type(max_norm) is float
                and type(norm_type) is float
            ):
                return _SHORTEN_ROWS[weight._keys | indices._keys](weight, indices, max_norm, norm_type)
        return _SHORTEN_ROWS_FORMS.call(weight, indices, max_norm, norm_type, rest, named)
    except Exception:
        _SHORTEN_ROWS_FORMS.translate(weight, indices, max_norm, norm_type, rest, named)
        raise


def nn_embedding_bag(input=MISSING, weight=MISSING, *rest, **named):
    """embedding_bag(input, weight, offsets=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False,
        mode='mean', sparse=False, per_sample_weights=None, include_last_offset=False, padding_idx=None) ->
        Tensor

    Sums, means or largest elements of bags of rows of `weight`.

    A bag is a row of a matrix of indices, or goes from offset to offset of a vector of them.

    Indices equal to `padding_idx` count nothing; an empty bag gives 0. With `include_last_offset` the last
        offset is
    the end of the last bag.

    >>> weight = ow.tensor([[1.0, 2.0], [3.0, 4.0]])
    >>> ow.nn.functional.embedding_bag(ow.tensor([0, 1, 1]), weight, ow.tensor([0, 2]), mode='sum')
    tensor([[4., 6.],
            [3., 4.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(weight, Tensor):
                return NN_EMBEDDING_BAG[input._keys | weight._keys](
                    input, weight, None, None, 2.0, False, 'mean', False, None, False, None
                )
        if not named and all_tensors(rest, 1) and isinstance(input, Tensor) and isinstance(weight, Tensor):
            return NN_EMBEDDING_BAG[input._keys | weight._keys | keys_of(rest)](
                input, weight, *rest, None, 2.0, False, 'mean', False, None, False, None
            )
        return NN_EMBEDDING_BAG_FORMS.call(input, weight, rest, named)
    except Exception:
        NN_EMBEDDING_BAG_FORMS.translate(input, weight, rest, named)
        raise


def _are_large_bags(indices=MISSING, weight=MISSING, scale_grad_by_freq=MISSING, shares=MISSING, *rest, **named):
    """_are_large_bags(indices, weight, scale_grad_by_freq, shares) -> bool

    Whether the rows that bags pick are so many that they are better added up one by one, by loops that take
        them.
    """
    try:
        return _ARE_LARGE_BAGS_FORMS.call(indices, weight, scale_grad_by_freq, shares, rest, named)
    except Exception:
        _ARE_LARGE_BAGS_FORMS.translate(indices, weight, scale_grad_by_freq, shares, rest, named)
        raise


def _pooled_bags(weight=MISSING, indices=MISSING, starts=MISSING, shares=MISSING, mode=MISSING, *rest, **named):
    """_pooled_bags(weight, indices, starts, shares, mode) -> Tensor

    Sums, means or largest elements of bags of rows; a bag ends where the next one starts.
    """
    try:
        return _POOLED_BAGS_FORMS.call(weight, indices, starts, shares, mode, rest, named)
    except Exception:
        _POOLED_BAGS_FORMS.translate(weight, indices, starts, shares, mode, rest, named)
        raise


def _bag_sums(weight=MISSING, indices=MISSING, starts=MISSING, *rest, **named):
    """_bag_sums(weight, indices, starts, shares=None) -> Tensor

    The sums of bags of rows, each row times its share where there are shares; a bag ends where the next one
        starts.
    """
    try:
        if not (rest or named):
            if isinstance(weight, Tensor) and isinstance(indices, Tensor) and isinstance(starts, Tensor):
                return _BAG_SUMS[weight._keys | indices._keys | starts._keys](weight, indices, starts, None)
        if (
            not named
            and all_tensors(rest, 1)
            and isinstance(weight, Tensor)
            and isinstance(indices, Tensor)
            and isinstance(starts, Tensor)
        ):
            return _BAG_SUMS[
                weight._keys | indices._keys | starts._keys | keys_of(rest)
            ](weight, indices, starts, *rest)
        return _BAG_SUMS_FORMS.call(weight, indices, starts, rest, named)
    except Exception:
        _BAG_SUMS_FORMS.translate(weight, indices, starts, rest, named)
        raise


def _spread_bags(input=MISSING, indices=MISSING, starts=MISSING, shares=MISSING, size=MISSING, *rest, **named):
    """_spread_bags(input, indices, starts, shares, size) -> Tensor

    Rows of zeros to which that of each bag is added where it picks one, times its share; the adjoint of
        `_bag_sums`.
    """
    try:
        return _SPREAD_BAGS_FORMS.call(input, indices, starts, shares, size, rest, named)
    except Exception:
        _SPREAD_BAGS_FORMS.translate(input, indices, starts, shares, size, rest, named)
        raise


def _bag_products(input=MISSING, weight=MISSING, indices=MISSING, starts=MISSING, *rest, **named):
    """_bag_products(input, weight, indices, starts) -> Tensor

    The inner products of all rows that are picked with those of their bags.
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and isinstance(weight, Tensor)
                and isinstance(indices, Tensor)
                and isinstance(starts, Tensor)
            ):
                return _BAG_PRODUCTS[
                    input._keys | weight._keys | indices._keys | starts._keys
                ](input, weight, indices, starts)
        return _BAG_PRODUCTS_FORMS.call(input, weight, indices, starts, rest, named)
    except Exception:
        _BAG_PRODUCTS_FORMS.translate(input, weight, indices, starts, rest, named)
        raise


def _bag_maxima(weight=MISSING, indices=MISSING, starts=MISSING, *rest, **named):
    """_bag_maxima(weight, indices, starts) -> return_types.bag_maxima

    The largest elements of bags of rows, and which rows these are; 0 and -1 of an empty bag.
    """
    try:
        if not (rest or named):
            if isinstance(weight, Tensor) and isinstance(indices, Tensor) and isinstance(starts, Tensor):
                return _BAG_MAXIMA[weight._keys | indices._keys | starts._keys](weight, indices, starts)
        return _BAG_MAXIMA_FORMS.call(weight, indices, starts, rest, named)
    except Exception:
        _BAG_MAXIMA_FORMS.translate(weight, indices, starts, rest, named)
        raise


def _put_maxima(grad=MISSING, places=MISSING, size=MISSING, *rest, **named):
    """_put_maxima(grad, places, size) -> Tensor

    Rows of zeros to which what belongs to the largest elements of bags is added; nothing for empty bags.
    """
    try:
        if not (rest or named):
            if isinstance(grad, Tensor) and isinstance(places, Tensor) and type(size) is int:
                return _PUT_MAXIMA[grad._keys | places._keys](grad, places, size)
        return _PUT_MAXIMA_FORMS.call(grad, places, size, rest, named)
    except Exception:
        _PUT_MAXIMA_FORMS.translate(grad, places, size, rest, named)
        raise


def _side_by_side(input=MISSING, many=MISSING, step=MISSING, last=MISSING, *rest, **named):
    """_side_by_side(input, many, step, last) -> Tensor

    Places of many samples, those of each one `step` further on, in one vector.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(many) is int and type(step) is int and type(last) is int:
                return _SIDE_BY_SIDE[input._keys](input, many, step, last)
        return _SIDE_BY_SIDE_FORMS.call(input, many, step, last, rest, named)
    except Exception:
        _SIDE_BY_SIDE_FORMS.translate(input, many, step, last, rest, named)
        raise


def embedding_bag(weight=MISSING, indices=MISSING, offsets=MISSING, *rest, **named):
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
    try:
        if not (rest or named):
            if isinstance(weight, Tensor) and isinstance(indices, Tensor) and isinstance(offsets, Tensor):
                return EMBEDDING_BAG[weight._keys | indices._keys | offsets._keys](
                    weight, indices, offsets, False, 0, False, None, False
                )
        return EMBEDDING_BAG_FORMS.call(weight, indices, offsets, rest, named)
    except Exception:
        EMBEDDING_BAG_FORMS.translate(weight, indices, offsets, rest, named)
        raise
