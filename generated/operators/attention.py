"""The attention operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

import math

from runtime import language
from runtime.autograd.forms import composite, defining
from runtime.dispatch.late import LateModule
from runtime.tensor import dtypes

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.attention"
functions = LateModule(f"{PACKAGE}.functions")
define = defining(PACKAGE)

SCALED_DOT_PRODUCT_ATTENTION = define(
    "scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float "
    "dropout_p=0.0, bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> Tensor",
    "ffb4ac8c92f79fcf",
)


@composite(SCALED_DOT_PRODUCT_ATTENTION)
def scaled_dot_product_attention_composite(query, key, value, attn_mask, dropout_p, is_causal, scale, enable_gqa):
    if query._array.ndim < 2 or key._array.ndim < 2 or value._array.ndim < 2:
        language.raise_error(
            "scaled_dot_product_attention: query, key and value need at least 2 dimensions, got shapes "
            f"{list(query._array.shape)}, {list(key._array.shape)} and {list(value._array.shape)}"
        )
    if query.dtype != key.dtype or query.dtype != value.dtype or (not query.dtype.is_floating_point):
        language.raise_error(
            f"scaled_dot_product_attention: query, key and value must have one floating dtype, got {query.dtype}, "
            f"{key.dtype} and {value.dtype}"
        )
    if is_causal and attn_mask is not None:
        language.raise_error("scaled_dot_product_attention: attn_mask must not be given with is_causal=True")
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


_SHARED_HEADS = define("_shared_heads(Tensor query, Tensor self) -> Tensor", "c94f828339e7f8a0")


@composite(_SHARED_HEADS)
def _shared_heads_composite(query, self):
    if query._array.ndim < 3 or self._array.ndim < 3 or self.size(-3) < 1 or query.size(-3) % self.size(-3):
        language.raise_error(
            "scaled_dot_product_attention: with enable_gqa the heads of the query must be a multiple of those of key "
            f"and value, got shapes {list(query._array.shape)} and {list(self._array.shape)}"
        )
    times = query.size(-3) // self.size(-3)
    at = self._array.ndim - 3
    repeated = self.unsqueeze(at + 1).expand((*self._array.shape[:at + 1], times, *self._array.shape[at + 1:]))
    return repeated.reshape((*self._array.shape[:at], self.size(-3) * times, *self._array.shape[at + 1:]))


BILINEAR = define(
    "bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor", "04f5da61124a1907"
)


@composite(BILINEAR)
def bilinear_composite(input1, input2, weight, bias):
    if weight._array.ndim != 3 or input1._array.ndim < 1 or input1._array.ndim != input2._array.ndim or (
        input1._array.shape[:-1] != input2._array.shape[:-1]
    ) or (
        (input1.size(-1), input2.size(-1)) != weight._array.shape[1:]
    ):
        language.raise_error(
            f"bilinear: inputs of shapes {list(input1._array.shape)} and {list(input2._array.shape)} do not fit a "
            f"weight of shape {list(weight._array.shape)}"
        )
    number, n, m = weight._array.shape
    rows = language.product(input1._array.shape[:-1])
    half = input1.reshape((rows, n)).mm(weight.permute((1, 0, 2)).reshape((n, number * m))).reshape((rows, number, m))
    result = half.bmm(input2.reshape((rows, m, 1))).reshape((*input1._array.shape[:-1], number))
    return result if bias is None else result + bias


NN_EMBEDDING = define(
    "nn_embedding(Tensor input, Tensor weight, int? padding_idx=None, float? max_norm=None, float norm_type=2.0, bool "
    "scale_grad_by_freq=False, bool sparse=False) -> Tensor",
    "846972bdf7b87655",
)


@composite(NN_EMBEDDING)
def nn_embedding_composite(input, weight, padding_idx, max_norm, norm_type, scale_grad_by_freq, sparse):
    row = -1
    if padding_idx is not None:
        row = language.check_index(padding_idx, weight.size(0), 0, "embedding")
    if max_norm is not None:
        functions._shorten_rows(weight, input, max_norm, norm_type)
    return functions.embedding(weight, input, row, scale_grad_by_freq, sparse)


_SHORTEN_ROWS = define(
    "_shorten_rows(Tensor weight, Tensor indices, float max_norm, float norm_type) -> Tensor", "330acf32ac32eddc"
)


@composite(_SHORTEN_ROWS)
def _shorten_rows_composite(weight, indices, max_norm, norm_type):
    values = weight.detach()
    flat = indices.reshape((-1,)).to(dtypes.int64)
    used = functions.zeros((weight.size(0),), dtype=dtypes.int64).index_add(
        0, flat, functions.ones((flat.numel(),), dtype=dtypes.int64)
    ) > 0
    norms = functions.linalg_vector_norm(values, norm_type, (1,))
    factors = functions.where(used & (norms > max_norm), max_norm / (norms + 1e-07), 1)
    return values.mul_(factors.unsqueeze(1))


NN_EMBEDDING_BAG = define(
    "nn_embedding_bag(Tensor input, Tensor weight, Tensor? offsets=None, float? max_norm=None, float norm_type=2, "
    "bool scale_grad_by_freq=False, str mode='mean', bool sparse=False, Tensor? per_sample_weights=None, bool "
    "include_last_offset=False, int? padding_idx=None) -> Tensor",
    "3f8b25c9b03aa886",
)


@composite(NN_EMBEDDING_BAG)
def nn_embedding_bag_composite(
    input,
    weight,
    offsets,
    max_norm,
    norm_type,
    scale_grad_by_freq,
    mode,
    sparse,
    per_sample_weights,
    include_last_offset,
    padding_idx,
):
    if mode not in ("sum", "mean", "max"):
        language.raise_value_error(f"embedding_bag: unknown mode '{mode}'; use sum, mean or max")
    if per_sample_weights is not None and per_sample_weights._array.shape != input._array.shape:
        language.raise_value_error(
            f"embedding_bag: per_sample_weights must have the input's shape {list(input._array.shape)}, got "
            f"{list(per_sample_weights._array.shape)}"
        )
    if per_sample_weights is not None and mode != "sum":
        language.raise_error(f"embedding_bag: per_sample_weights need mode 'sum', got '{mode}'")
    if input._array.ndim == 2:
        if offsets is not None:
            language.raise_value_error(
                "embedding_bag: offsets have no meaning for an input of 2 dimensions, whose rows are the bags"
            )
        if input.size(1) and max_norm is None and (padding_idx is None):
            rows = functions.embedding(weight, input.to(dtypes.int64), -1, scale_grad_by_freq, sparse)
            if per_sample_weights is not None:
                rows = rows * per_sample_weights.unsqueeze(2)
            return rows.max(1)[0] if mode == "max" else rows.sum((1,)) if mode == "sum" else rows.mean((1,))
        offsets = (
            functions.arange(0, input.numel(), input.size(1))
            if input.size(1)
            else functions.zeros((input.size(0),), dtype=dtypes.int64)
        )
        include_last_offset = False
    elif input._array.ndim != 1 or offsets is None or offsets._array.ndim != 1:
        language.raise_value_error(
            "embedding_bag: expected an input of 1 dimension with a vector of offsets, or of 2 dimensions, got shape "
            f"{list(input._array.shape)}"
        )
    flat = input.reshape((-1,)).to(dtypes.int64)
    number = offsets.numel() - 1 if include_last_offset else offsets.numel()
    if offsets.numel() and offsets[0].item() != 0:
        language.raise_error(f"embedding_bag: the first offset must be 0, got {offsets[0].item()}")
    if offsets.numel() and offsets[-1].item() > flat.numel():
        language.raise_error(
            f"embedding_bag: the last offset {offsets[-1].item()} exceeds the input's length {flat.numel()}"
        )
    starts = offsets.narrow(0, 0, number).to(dtypes.int64)
    if max_norm is not None:
        functions._shorten_rows(weight, flat, max_norm, norm_type)
    bags = functions.searchsorted(starts, functions.arange(flat.numel()), right=True) - 1
    row = -1
    if padding_idx is not None:
        row = language.check_index(padding_idx, weight.size(0), 0, "embedding_bag")
        kept = flat != row
        flat, bags = (flat[kept], bags[kept])
        if per_sample_weights is not None:
            per_sample_weights = per_sample_weights.reshape((-1,))[kept]
    rows = functions.embedding(weight, flat, -1, scale_grad_by_freq, sparse)
    if mode == "max":
        found = [rows[bags == i] for i in range(number)]
        return (
            functions.stack(
                [
                    one.max(0)[0] if one.size(0) else functions.zeros(
                        (weight.size(1),), dtype=weight.dtype
                    ) for one in found
                ]
            )
            if number
            else functions.zeros((0, weight.size(1)), dtype=weight.dtype)
        )
    if per_sample_weights is not None:
        rows = rows * per_sample_weights.reshape((-1, 1))
    sums = functions.zeros((number, weight.size(1)), dtype=weight.dtype).index_add(0, bags, rows)
    if mode == "sum":
        return sums
    counts = functions.zeros((number,), dtype=dtypes.int64).index_add(0, bags, functions.ones_like(bags))
    return sums / functions.clamp(counts, 1).unsqueeze(1)


EMBEDDING_BAG_PADDING_IDX = define(
    "embedding_bag.padding_idx(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq, int mode, bool "
    "sparse, Tensor? per_sample_weights, bool include_last_offset, int? padding_idx) -> (Tensor, Tensor, Tensor, "
    "Tensor)",
    "39e9ac8b4db47976",
)


@composite(EMBEDDING_BAG_PADDING_IDX)
def embedding_bag_padding_idx_composite(
    weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx
):
    if mode < 0 or mode > 2:
        language.raise_error(f"embedding_bag: mode must be 0, 1 or 2, for sum, mean and max, got {mode}")
    name = ("sum", "mean", "max")[mode]
    result = functions.nn_embedding_bag(
        indices,
        weight,
        offsets,
        None,
        2,
        scale_grad_by_freq,
        name,
        sparse,
        per_sample_weights,
        include_last_offset,
        padding_idx,
    )
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
    largest = functions.zeros(result._array.shape, dtype=dtypes.int64)
    rows = weight.detach()[flat]
    for i in range(result.size(0)):
        if sizes[i].item():
            largest.select(0, i).copy_(flat[chosen == i][rows[chosen == i].argmax(0)])
    return (result, bags, sizes, largest)


EMBEDDING_BAG = define(
    "embedding_bag(Tensor weight, Tensor indices, Tensor offsets, bool scale_grad_by_freq=False, int mode=0, bool "
    "sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False) -> (Tensor, Tensor, Tensor, "
    "Tensor)",
    "55920f3664aa1986",
)


@composite(EMBEDDING_BAG)
def embedding_bag_composite(
    weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset
):
    return functions.embedding_bag(
        weight, indices, offsets, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, None
    )
