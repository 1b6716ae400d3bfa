# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The attention operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import math

import runtime.kernels.indexing.bags

from runtime import language
from runtime.autograd import forward
from runtime.autograd.forms import composite, defining
from runtime.autograd.node import Node, save_output, unpack_input, unpack_output
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule, pushed_forward
from runtime.autograd.saved import version_of
from runtime.guards import grad_enabled, state as guards
from runtime.tensor import dtypes
from runtime.tensor.keys import AUTOGRAD, BATCH_RULE, BELOW_AUTOGRAD, CPU
from runtime.tensor.outputs import named

from .. import return_types

LOOPS, functions, define = defining(__name__)


@composite(define("scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float "
    "dropout_p=0.0, bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> Tensor", "0762b7a2ec636c45"))
def scaled_dot_product_attention_composite(query, key, value, attn_mask, dropout_p, is_causal, scale, enable_gqa):
    if query._ndim < 2 or key._ndim < 2 or value._ndim < 2:
        language.raise_error(
            "scaled_dot_product_attention: query, key and value need at least 2 dimensions, got shapes "
            f"{list(query._sizes)}, {list(key._sizes)} and {list(value._sizes)}")
    if query.dtype != key.dtype or query.dtype != value.dtype:
        language.raise_error(
            f"scaled_dot_product_attention: query, key and value must have one floating dtype, got {query.dtype}, "
            f"{key.dtype} and {value.dtype}")
    if not query.dtype.is_floating_point:
        language.raise_unsupported_error(
            f"scaled_dot_product_attention: query, key and value must have one floating dtype, got {query.dtype}")
    if is_causal and attn_mask is not None:
        language.raise_error("scaled_dot_product_attention: attn_mask must not be given with is_causal=True")
    if attn_mask is not None and attn_mask.dtype not in (dtypes.bool_, dtypes.float32, query.dtype):
        language.raise_error(
            "scaled_dot_product_attention: attn_mask is of bool, or of the dtype of the query or float32 and added to "
            f"the scores, got {attn_mask.dtype}")
    kind = query.dtype
    if kind.itemsize == 2:
        query, key, value = (query.to(dtypes.float32), key.to(dtypes.float32), value.to(dtypes.float32))
    if enable_gqa:
        key, value = (functions._shared_heads(query, key), functions._shared_heads(query, value))
    factor = scale if scale is not None else query.size(-1) ** (-0.5) if query.size(-1) else 1.0
    scores = functions.matmul(query * factor, key.transpose(-2, -1))
    if is_causal:
        attn_mask = functions.arange(query.size(-2)).unsqueeze(1) >= functions.arange(key.size(-2))
    if attn_mask is not None and attn_mask.dtype == dtypes.bool_:
        scores = functions.where(attn_mask, scores, -math.inf)
    elif attn_mask is not None:
        scores = scores + attn_mask
    weights = functions.softmax(scores, -1)
    if attn_mask is not None:
        weights = functions.where((scores == -math.inf).all(-1, True), 0, weights)
    return functions.matmul(weights if dropout_p == 0 else functions.dropout(weights, dropout_p, True), value).to(kind)


@composite(define("_shared_heads(Tensor query, Tensor self) -> Tensor", "c94f828339e7f8a0"))
def _shared_heads_composite(query, self):
    if query._ndim < 3 or self._ndim < 3 or self.size(-3) < 1 or query.size(-3) % self.size(-3):
        language.raise_error(
            "scaled_dot_product_attention: with enable_gqa the heads of the query must be a multiple of those of key "
            f"and value, got shapes {list(query._sizes)} and {list(self._sizes)}")
    times = query.size(-3) // self.size(-3)
    at = self._ndim - 3
    repeated = self.unsqueeze(at + 1).expand((*self._sizes[:at + 1], times, *self._sizes[at + 1:]))
    return repeated.reshape((*self._sizes[:at], self.size(-3) * times, *self._sizes[at + 1:]))


@composite(define("bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor",
    "beab76fdb314737e"))
def bilinear_composite(input1, input2, weight, bias):
    if input1._sizes[:-1] != input2._sizes[:-1] or (*input1._sizes[-1:], *input2._sizes[-1:]) != weight._sizes[1:]:
        language.raise_error(
            f"bilinear: inputs of shapes {list(input1._sizes)} and {list(input2._sizes)} do not fit a weight of shape "
            f"{list(weight._sizes)}")
    if bias is not None and bias.dtype != weight.dtype:
        language.raise_error(f"bilinear: expected a bias of the dtype of weight, {weight.dtype}, got {bias.dtype}")
    if bias is not None and bias._sizes[:1] != weight._sizes[:1]:
        language.raise_error(f"bilinear: expected a bias of {weight._sizes[0]} elements, got shape {list(bias._sizes)}")
    number, n, m = weight._sizes
    rows = language.product(input1._sizes[:-1])
    half = input1.reshape((rows, n)).mm(weight.permute((1, 0, 2)).reshape((n, number * m))).reshape((rows, number, m))
    result = half.bmm(input2.reshape((rows, m, 1))).reshape((*input1._sizes[:-1], number))
    return language.new(result) if bias is None else result + bias


@composite(define("nn_embedding(Tensor input, Tensor weight, int? padding_idx=None, float? max_norm=None, float "
    "norm_type=2.0, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor", "d73d1ec35c18e805"))
def nn_embedding_composite(input, weight, padding_idx, max_norm, norm_type, scale_grad_by_freq, sparse):
    row = -1
    if padding_idx is not None:
        row = language.check_index(padding_idx, weight.size(0), 0, "embedding")
    if max_norm is not None:
        functions._shorten_rows(weight, input, max_norm, norm_type)
    return functions.embedding(weight, input, row, scale_grad_by_freq, sparse)


@composite(define("_shorten_rows(Tensor weight, Tensor indices, float max_norm, float norm_type) -> Tensor",
    "330acf32ac32eddc"))
def _shorten_rows_composite(weight, indices, max_norm, norm_type):
    values = weight.detach()
    flat = indices.reshape((-1,)).to(dtypes.int64)
    used = functions.zeros((weight.size(0),), dtype=dtypes.int64).index_add(
        0, flat, functions.ones((flat.numel(),), dtype=dtypes.int64)
    ) > 0
    norms = functions.linalg_vector_norm(values, norm_type, (1,))
    factors = functions.where(used & (norms > max_norm), max_norm / (norms + 1e-07), 1)
    return values.mul_(factors.unsqueeze(1))


@composite(define("nn_embedding_bag(Tensor input, Tensor weight, Tensor? offsets=None, float? max_norm=None, float "
    "norm_type=2, bool scale_grad_by_freq=False, str mode='mean', bool sparse=False, Tensor? per_sample_weights=None, "
    "bool include_last_offset=False, int? padding_idx=None) -> Tensor", "51b58f89c23fdec7"))
def nn_embedding_bag_composite(
    input, weight, offsets, max_norm, norm_type, scale_grad_by_freq, mode, sparse, per_sample_weights,
    include_last_offset, padding_idx,
):
    if mode not in ("sum", "mean", "max"):
        language.raise_value_error(f"embedding_bag: unknown mode '{mode}'; use sum, mean or max")
    if per_sample_weights is not None and per_sample_weights._sizes != input._sizes:
        language.raise_value_error(
            f"embedding_bag: per_sample_weights must have the same shape as the input, {list(input._sizes)}, got "
            f"{list(per_sample_weights._sizes)}")
    if per_sample_weights is not None and mode != "sum":
        language.raise_error(f"embedding_bag: per_sample_weights need mode 'sum', got '{mode}'")
    if per_sample_weights is not None and per_sample_weights.dtype != weight.dtype:
        language.raise_error(
            f"embedding_bag: expected weight to have the same type as per_sample_weights, got {weight.dtype} and "
            f"{per_sample_weights.dtype}")
    if input._ndim == 2:
        if offsets is not None:
            language.raise_value_error(
                "embedding_bag: offsets have no meaning for an input of 2 dimensions, whose rows are the bags")
        if input.size(1) and max_norm is None and (padding_idx is None):
            if not sparse and input.numel() >= 64 and functions._are_large_bags(
                input, weight, scale_grad_by_freq, per_sample_weights
            ):
                return functions._pooled_bags(weight, input, functions.arange(0, input.numel(), input.size(1)),
                    per_sample_weights, mode)
            rows = functions.embedding(weight, input.to(dtypes.int64), -1, scale_grad_by_freq, sparse)
            if per_sample_weights is not None:
                rows = rows * per_sample_weights.unsqueeze(2)
            return rows.max(1)[0] if mode == "max" else rows.sum((1,)) if mode == "sum" else rows.mean((1,))
        offsets = (
            functions.arange(0, input.numel(), input.size(1))
            if input.size(1)
            else functions.zeros((input.size(0),), dtype=dtypes.int64))
        include_last_offset = False
    elif input._ndim != 1 or offsets is None or offsets._ndim != 1:
        language.raise_value_error(
            "embedding_bag: expected an input of 1 dimension with a vector of offsets, or of 2 dimensions, got shape "
            f"{list(input._sizes)}")
    flat = input.reshape((-1,)).to(dtypes.int64)
    number = offsets.numel() - 1 if include_last_offset else offsets.numel()
    if offsets.numel() and language.any_true(offsets[0] != 0):
        language.raise_error(f"embedding_bag: the first offset must be 0, got {offsets[0].item()}")
    if offsets.numel() and language.any_true(offsets[-1] > flat.numel()):
        language.raise_error(
            f"embedding_bag: the last offset {offsets[-1].item()} exceeds the input's length {flat.numel()}")
    starts = offsets.narrow(0, 0, number).to(dtypes.int64)
    if max_norm is not None:
        functions._shorten_rows(weight, flat, max_norm, norm_type)
    if not sparse and padding_idx is None and number:
        if functions._are_large_bags(flat, weight, scale_grad_by_freq, per_sample_weights):
            return functions._pooled_bags(weight, flat, starts, per_sample_weights, mode)
    bags = functions.searchsorted(starts, functions.arange(flat.numel()), right=True) - 1
    row = -1
    if padding_idx is not None:
        if not -weight.size(0) <= padding_idx < weight.size(0):
            language.raise_error(
                f"embedding_bag: padding_idx must be within the number of embeddings, {weight.size(0)}, got "
                f"{padding_idx}")
        row = padding_idx % weight.size(0)
        kept = flat != row
        flat, bags = (flat[kept], bags[kept])
        if per_sample_weights is not None:
            per_sample_weights = per_sample_weights.reshape((-1,))[kept]
        if not sparse and number and functions._are_large_bags(flat, weight, scale_grad_by_freq, per_sample_weights):
            return functions._pooled_bags(weight, flat, functions.searchsorted(bags, functions.arange(number)),
                per_sample_weights, mode)
    rows = functions.embedding(weight, flat, -1, scale_grad_by_freq, sparse)
    if mode == "max":
        found = [rows[bags == i] for i in range(number)]
        return (
            functions.stack([bag.max(0)[0] if bag.size(0) else bag.sum((0,)) for bag in found])
            if number
            else language.new(rows.narrow(0, 0, 0)))
    if per_sample_weights is not None:
        rows = rows * per_sample_weights.reshape((-1, 1))
    kind = language.wide_dtype(weight.dtype)
    sums = functions.zeros((number, weight.size(1)), dtype=kind).index_add(0, bags, rows.to(kind))
    if mode == "sum":
        return sums.to(weight.dtype)
    counts = functions.zeros((number,), dtype=dtypes.int64).index_add(0, bags, functions.ones_like(bags))
    return (sums / functions.clamp(counts, 1).unsqueeze(1)).to(weight.dtype)


@composite(define("_are_large_bags(Tensor indices, Tensor weight, bool scale_grad_by_freq, Tensor? shares) -> bool",
    "1f4930b29f571f27"))
def _are_large_bags_composite(indices, weight, scale_grad_by_freq, shares):
    kind = weight.dtype
    if weight._ndim != 2 or not kind.is_floating_point or kind.itemsize == 2 or scale_grad_by_freq:
        return False
    if shares is not None and shares.dtype != kind:
        return False
    return indices.numel() * weight._sizes[1] >= 8192


@composite(define("_pooled_bags(Tensor weight, Tensor indices, Tensor starts, Tensor? shares, str mode) -> Tensor",
    "5249bf6fe5cee96c"))
def _pooled_bags_composite(weight, indices, starts, shares, mode):
    flat = indices.reshape((-1,)).to(dtypes.int64)
    if mode == "max":
        return functions._bag_maxima(weight, flat, starts)[0]
    sums = functions._bag_sums(weight, flat, starts, None if shares is None else shares.reshape((-1,)))
    if mode == "sum":
        return sums
    return sums.div_(
        functions.clamp(
            functions.diff(starts, 1, 0, None, functions.full((1,), flat.numel(), dtype=dtypes.int64)), 1
        ).unsqueeze(1))


_BAG_SUMS = define("_bag_sums(Tensor weight, Tensor indices, Tensor starts, Tensor? shares=None) -> Tensor",
    "946b310f24f89f9f")
_BAG_SUMS.implement(CPU, runtime.kernels.indexing.bags.bag_sums)

class _BagSumsBackward0(Node, operator="_bag_sums"):
    __slots__ = ("_saved_weight_size_0", "_raw_indices", "_version_indices", "_raw_starts", "_version_starts",
        "_raw_shares", "_version_shares", "_raw_weight", "_version_weight")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        indices = unpack_input(self, self._raw_indices, self._version_indices, "indices")
        starts = unpack_input(self, self._raw_starts, self._version_starts, "starts")
        grad_weight = None
        if wanted[0] is not None:
            weight_size_0 = self._saved_weight_size_0
            shares = unpack_input(self, self._raw_shares, self._version_shares, "shares")
            grad_weight = functions._spread_bags(grad, indices, starts, shares, weight_size_0)
        grad_shares = None
        if wanted[1] is not None:
            weight = unpack_input(self, self._raw_weight, self._version_weight, "weight")
            grad_shares = functions._bag_products(grad, weight, indices, starts)
        return (grad_weight, grad_shares)

@_BAG_SUMS.implement(AUTOGRAD)
def _bag_sums_autograd(weight, indices, starts, shares):
    result = _BAG_SUMS[
        (weight._keys | indices._keys | starts._keys | (0 if shares is None else shares._keys)) & BELOW_AUTOGRAD
    ](weight, indices, starts, shares)
    if (guards.active and not grad_enabled()) or (weight._edge is None and (shares is None or shares._edge is None)):
        return result
    node = _BagSumsBackward0()
    node._saved_weight_size_0 = weight.size(0)
    node._raw_indices, node._version_indices = indices, 0 if indices._writes is None else indices._writes[0]
    node._raw_starts, node._version_starts = starts, 0 if starts._writes is None else starts._writes[0]
    if weight._edge is not None:
        node._raw_shares, node._version_shares = shares, version_of(shares)
    if (shares is not None and shares._edge is not None):
        node._raw_weight, node._version_weight = weight, 0 if weight._writes is None else weight._writes[0]
    return record.call(node, result, weight, shares)

@forward_rule(_BAG_SUMS)
def _bag_sums_forward(weight_t, weight_p, indices_p, starts_p, shares_t, shares_p):
    result_t = None
    if weight_t is not None:
        result_t = functions._bag_sums(weight_t, indices_p, starts_p, shares_p)
    if shares_t is not None:
        result_t = forward.plus(result_t, functions._bag_sums(weight_p, indices_p, starts_p, shares_t))
    return result_t

@_BAG_SUMS.implement(BATCH_RULE)
def _bag_sums_batch(weight, indices, starts, shares):
    many = language.broadcast_shapes(
        weight._sizes[:1], indices._sizes[:1], starts._sizes[:1], () if shares is None else shares._sizes[:1]
    )[0]
    places = functions._side_by_side(indices, many, weight.size(1) if weight.size(0) > 1 else 0, weight.size(1) - 1)
    begins = functions._side_by_side(starts, many, indices.size(1), indices.size(1))
    factors = None if shares is None else shares.expand((many, shares.size(1))).reshape((-1,))
    return functions._bag_sums(weight.flatten(0, 1), places, begins, factors).unflatten(0, (many, starts.size(1)))


_SPREAD_BAGS = define("_spread_bags(Tensor self, Tensor indices, Tensor starts, Tensor? shares, int size) -> Tensor",
    "b50c13c04e25f67c")
_SPREAD_BAGS.implement(CPU, runtime.kernels.indexing.bags.spread_bags)

class _SpreadBagsBackward0(Node, operator="_spread_bags"):
    __slots__ = ("_raw_indices", "_version_indices", "_raw_starts", "_version_starts", "_raw_shares", "_version_shares",
        "_raw_self", "_version_self")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        indices = unpack_input(self, self._raw_indices, self._version_indices, "indices")
        starts = unpack_input(self, self._raw_starts, self._version_starts, "starts")
        grad_self = None
        if wanted[0] is not None:
            shares = unpack_input(self, self._raw_shares, self._version_shares, "shares")
            grad_self = functions._bag_sums(grad, indices, starts, shares)
        grad_shares = None
        if wanted[1] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_shares = functions._bag_products(self_, grad, indices, starts)
        return (grad_self, grad_shares)

@_SPREAD_BAGS.implement(AUTOGRAD)
def _spread_bags_autograd(self, indices, starts, shares, size):
    result = _SPREAD_BAGS[
        (self._keys | indices._keys | starts._keys | (0 if shares is None else shares._keys)) & BELOW_AUTOGRAD
    ](self, indices, starts, shares, size)
    if (guards.active and not grad_enabled()) or (self._edge is None and (shares is None or shares._edge is None)):
        return result
    node = _SpreadBagsBackward0()
    node._raw_indices, node._version_indices = indices, 0 if indices._writes is None else indices._writes[0]
    node._raw_starts, node._version_starts = starts, 0 if starts._writes is None else starts._writes[0]
    if self._edge is not None:
        node._raw_shares, node._version_shares = shares, version_of(shares)
    if (shares is not None and shares._edge is not None):
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self, shares)

@forward_rule(_SPREAD_BAGS)
def _spread_bags_forward(self_t, self_p, indices_p, starts_p, shares_t, shares_p, size):
    result_t = None
    if self_t is not None:
        result_t = functions._spread_bags(self_t, indices_p, starts_p, shares_p, size)
    if shares_t is not None:
        result_t = forward.plus(result_t, functions._spread_bags(self_p, indices_p, starts_p, shares_t, size))
    return result_t

@_SPREAD_BAGS.implement(BATCH_RULE)
def _spread_bags_batch(self, indices, starts, shares, size):
    many = language.broadcast_shapes(
        self._sizes[:1], indices._sizes[:1], starts._sizes[:1], () if shares is None else shares._sizes[:1]
    )[0]
    places = functions._side_by_side(indices, many, size, size - 1)
    begins = functions._side_by_side(starts, many, indices.size(1), indices.size(1))
    factors = None if shares is None else shares.expand((many, shares.size(1))).reshape((-1,))
    rows = self.expand((many, *self._sizes[1:])).flatten(0, 1)
    return functions._spread_bags(rows, places, begins, factors, many * size).unflatten(0, (many, size))


_BAG_PRODUCTS = define("_bag_products(Tensor self, Tensor weight, Tensor indices, Tensor starts) -> Tensor",
    "c2bb3cc6cdf4d3ef")
_BAG_PRODUCTS.implement(CPU, runtime.kernels.indexing.bags.bag_products)

class _BagProductsBackward0(Node, operator="_bag_products"):
    __slots__ = ("_raw_weight", "_version_weight", "_raw_indices", "_version_indices", "_raw_starts", "_version_starts",
        "_saved_weight_size_0", "_raw_self", "_version_self")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        indices = unpack_input(self, self._raw_indices, self._version_indices, "indices")
        starts = unpack_input(self, self._raw_starts, self._version_starts, "starts")
        grad_self = None
        if wanted[0] is not None:
            weight = unpack_input(self, self._raw_weight, self._version_weight, "weight")
            grad_self = functions._bag_sums(weight, indices, starts, grad)
        grad_weight = None
        if wanted[1] is not None:
            weight_size_0 = self._saved_weight_size_0
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_weight = functions._spread_bags(self_, indices, starts, grad, weight_size_0)
        return (grad_self, grad_weight)

@_BAG_PRODUCTS.implement(AUTOGRAD)
def _bag_products_autograd(self, weight, indices, starts):
    result = _BAG_PRODUCTS[
        (self._keys | weight._keys | indices._keys | starts._keys) & BELOW_AUTOGRAD
    ](self, weight, indices, starts)
    if (guards.active and not grad_enabled()) or (self._edge is None and weight._edge is None):
        return result
    node = _BagProductsBackward0()
    if self._edge is not None:
        node._raw_weight, node._version_weight = weight, 0 if weight._writes is None else weight._writes[0]
    node._raw_indices, node._version_indices = indices, 0 if indices._writes is None else indices._writes[0]
    node._raw_starts, node._version_starts = starts, 0 if starts._writes is None else starts._writes[0]
    node._saved_weight_size_0 = weight.size(0)
    if weight._edge is not None:
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self, weight)

@forward_rule(_BAG_PRODUCTS)
def _bag_products_forward(self_t, self_p, weight_t, weight_p, indices_p, starts_p):
    result_t = None
    if self_t is not None:
        result_t = functions._bag_products(self_t, weight_p, indices_p, starts_p)
    if weight_t is not None:
        result_t = forward.plus(result_t, functions._bag_products(self_p, weight_t, indices_p, starts_p))
    return result_t

@_BAG_PRODUCTS.implement(BATCH_RULE)
def _bag_products_batch(self, weight, indices, starts):
    many = language.broadcast_shapes(self._sizes[:1], weight._sizes[:1], indices._sizes[:1], starts._sizes[:1])[0]
    places = functions._side_by_side(indices, many, weight.size(1) if weight.size(0) > 1 else 0, weight.size(1) - 1)
    begins = functions._side_by_side(starts, many, indices.size(1), indices.size(1))
    rows = self.expand((many, *self._sizes[1:])).flatten(0, 1)
    return functions._bag_products(rows, weight.flatten(0, 1), places, begins).unflatten(0, (many, indices.size(1)))


_BAG_MAXIMA = define("_bag_maxima(Tensor weight, Tensor indices, Tensor starts) -> (Tensor values, Tensor places)",
    "7a2a8807beeefac4")
_BAG_MAXIMA.implement(CPU, named(return_types._bag_maxima)(runtime.kernels.indexing.bags.bag_maxima))

class _BagMaximaBackward0(Node, operator="_bag_maxima"):
    __slots__ = ("_saved_weight_size_0", "_raw_places")

    def apply(self, grad):
        weight_size_0 = self._saved_weight_size_0
        places = unpack_output.call(self, self._raw_places, None)
        return (functions._put_maxima(grad, places, weight_size_0),)

@_BAG_MAXIMA.implement(AUTOGRAD)
def _bag_maxima_autograd(weight, indices, starts):
    result = _BAG_MAXIMA[(weight._keys | indices._keys | starts._keys) & BELOW_AUTOGRAD](weight, indices, starts)
    result_values, result_places = result
    if (guards.active and not grad_enabled()) or weight._edge is None:
        return result
    node = _BagMaximaBackward0()
    node._saved_weight_size_0 = weight.size(0)
    node._raw_places = save_output.call(result_places)
    record.call(node, result_values, weight)
    return result

pushed_forward(_BAG_MAXIMA)

@_BAG_MAXIMA.implement(BATCH_RULE)
@named(return_types._bag_maxima)
def _bag_maxima_batch(weight, indices, starts):
    many = language.broadcast_shapes(weight._sizes[:1], indices._sizes[:1], starts._sizes[:1])[0]
    places = functions._side_by_side(indices, many, weight.size(1) if weight.size(0) > 1 else 0, weight.size(1) - 1)
    begins = functions._side_by_side(starts, many, indices.size(1), indices.size(1))
    values, found = functions._bag_maxima(weight.flatten(0, 1), places, begins)
    number = weight.size(1) if weight.size(1) else 1
    own = functions.where(found < 0, found, found % number)
    return (values.unflatten(0, (many, starts.size(1))), own.unflatten(0, (many, starts.size(1))))


@composite(define("_put_maxima(Tensor grad, Tensor places, int size) -> Tensor", "29cb33fea86ec9a5"))
def _put_maxima_composite(grad, places, size):
    if size == 0:
        return functions.zeros((size, grad.size(1)), dtype=grad.dtype)
    return functions.zeros((size, grad.size(1)), dtype=grad.dtype).scatter_add(0, functions.clamp_min(places, 0),
        functions.where(places < 0, 0, grad))


@composite(define("_side_by_side(Tensor self, int many, int step, int last) -> Tensor", "7c93dabf3cb943a8"))
def _side_by_side_composite(self, many, step, last):
    if step:
        samples = functions.arange(many).unsqueeze(1) * step
        self = functions.where((self < 0) | (self > last), -1, self + samples)
    return self.expand((many, self.size(1))).reshape((-1,))


@composite(define("embedding_bag.padding_idx(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq, "
    "int mode, bool sparse, Tensor? per_sample_weights, bool include_last_offset, int? padding_idx) -> (Tensor, "
    "Tensor, Tensor, Tensor)", "3322c870d0337568"))
def embedding_bag_padding_idx_composite(
    weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx
):
    if mode < 0 or mode > 2:
        language.raise_error(f"embedding_bag: mode must be 0, 1 or 2, for sum, mean and max, got {mode}")
    name = ("sum", "mean", "max")[mode]
    result = functions.nn_embedding_bag(indices, weight, offsets, None, 2, scale_grad_by_freq and mode != 2, name,
        sparse, per_sample_weights, include_last_offset, padding_idx)
    places = functions.arange(indices.numel())
    starts = offsets.narrow(0, 0, result.size(0)).to(dtypes.int64)
    bags = functions.searchsorted(starts, places, right=True) - 1
    flat, chosen = (indices.to(dtypes.int64), bags)
    if padding_idx is not None:
        kept = flat != (padding_idx if padding_idx >= 0 else padding_idx + weight.size(0))
        flat, chosen = (flat[kept], bags[kept])
    sizes = functions.zeros((result.size(0),), dtype=dtypes.int64).index_add(0, chosen, functions.ones_like(chosen))
    if mode < 2:
        return (result, bags, sizes, sizes.clone())
    if result.size(0) and functions._are_large_bags(flat, weight, False, None):
        places = functions._bag_maxima(
            weight.detach(), flat, functions.searchsorted(chosen, functions.arange(result.size(0)))
        )[1]
        return (result, bags, sizes, functions.clamp_min(places, 0))
    largest = functions.zeros(result._sizes, dtype=dtypes.int64)
    rows = weight.detach()[flat]
    for i in range(result.size(0)):
        if sizes[i].item():
            largest.select(0, i).copy_(flat[chosen == i][rows[chosen == i].argmax(0)])
    return (result, bags, sizes, largest)


@composite(define("embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int "
    "mode=0, bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False) -> (Tensor, Tensor, "
    "Tensor, Tensor)", "55920f3664aa1986"))
def embedding_bag_composite(
    weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset
):
    return functions.embedding_bag(weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights,
        include_last_offset, None)
