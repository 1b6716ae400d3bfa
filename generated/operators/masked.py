# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The masked operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import math

from runtime import language
from runtime.autograd.forms import composite, defining
from runtime.tensor import dtypes

LOOPS, functions, define = defining(__name__)


@composite(define("_unmasked(Tensor self, Tensor? mask, Scalar fill) -> Tensor", "43603ee68a39a459"))
def _unmasked_composite(self, mask, fill):
    return (
        self
        if mask is None
        else functions.masked_fill(self,
            functions.logical_not(functions._narrower_mask(self, mask)).expand(self._sizes), fill))


@composite(define("_unmasked_limit(Tensor self, Tensor? mask, bool lowest) -> Tensor", "766b7852bdee69b2"))
def _unmasked_limit_composite(self, mask, lowest):
    if mask is None:
        return self
    if self.dtype.is_floating_point or self.dtype.is_complex:
        return functions._unmasked(self, mask, -math.inf if lowest else math.inf)
    if self.dtype == dtypes.bool_:
        language.raise_error("a masked reduction to an extreme takes numbers, got a bool tensor")
    limits = language.dtype_limits(self.dtype)
    return functions._unmasked(self, mask, limits[0] if lowest else limits[1])


@composite(define("_narrower_mask(Tensor self, Tensor mask) -> Tensor", "b9b5509845cb218f"))
def _narrower_mask_composite(self, mask):
    if mask._ndim > self._ndim:
        language.raise_index_error(
            f"a mask broadcasts to the tensor; that of shape {list(mask._sizes)} has more dimensions than "
            f"{list(self._sizes)}")
    return mask.to_dense()


@composite(define("_unmasked_count(Tensor self, Tensor? mask, int[1]? dim, bool keepdim) -> Tensor",
    "0d5dada0fa5a3388"))
def _unmasked_count_composite(self, mask, dim, keepdim):
    kept = (
        functions.full((), True).expand(self._sizes)
        if mask is None
        else mask.to_dense().to(dtypes.bool_).expand(self._sizes))
    return kept.sum(dim, keepdim)


@composite(define("masked_sum(Tensor input, int[1]? dim=None, *, bool keepdim=False, ScalarType? dtype=None, Tensor? "
    "mask=None) -> Tensor", "9b9debd1249eeb3c"))
def masked_sum_composite(input, dim, keepdim, dtype, mask):
    return functions.sum(functions._unmasked(input, mask, 0), dim, keepdim, dtype=dtype)


@composite(define("masked_prod(Tensor input, int[1]? dim=None, *, bool keepdim=False, ScalarType? dtype=None, Tensor? "
    "mask=None) -> Tensor", "ca2d3129a112f1d0"))
def masked_prod_composite(input, dim, keepdim, dtype, mask):
    values = functions._unmasked(input, mask, 1)
    for d in language.negated(sorted(language.negated(language.wrap_dims(dim, input._ndim)))):
        values = values.prod(d, keepdim, dtype=dtype)
    return values if input._ndim else values.prod(dtype=dtype)


@composite(define("masked_cumsum(Tensor input, int dim, *, ScalarType? dtype=None, Tensor? mask=None) -> Tensor",
    "88351d2e83944846"))
def masked_cumsum_composite(input, dim, dtype, mask):
    return functions.cumsum(functions._unmasked(input, mask, 0), dim, dtype=input.dtype if dtype is None else dtype)


@composite(define("masked_cumprod(Tensor input, int dim, *, ScalarType? dtype=None, Tensor? mask=None) -> Tensor",
    "861ff26c17af2b6d"))
def masked_cumprod_composite(input, dim, dtype, mask):
    return functions.cumprod(functions._unmasked(input, mask, 1), dim, dtype=input.dtype if dtype is None else dtype)


@composite(define("masked_amax(Tensor input, int[1]? dim=None, *, bool keepdim=False, ScalarType? dtype=None, Tensor? "
    "mask=None) -> Tensor", "834a9f7af1cc63c1"))
def masked_amax_composite(input, dim, keepdim, dtype, mask):
    return functions.amax(
        functions._unmasked_limit(input, mask, True), () if dim is None else dim, keepdim
    ).to(input.dtype if dtype is None else dtype)


@composite(define("masked_amin(Tensor input, int[1]? dim=None, *, bool keepdim=False, ScalarType? dtype=None, Tensor? "
    "mask=None) -> Tensor", "9be4475e36824e60"))
def masked_amin_composite(input, dim, keepdim, dtype, mask):
    return functions.amin(
        functions._unmasked_limit(input, mask, False), () if dim is None else dim, keepdim
    ).to(input.dtype if dtype is None else dtype)


@composite(define("masked_argmax(Tensor input, int? dim=None, *, bool keepdim=False, ScalarType? dtype=None, Tensor? "
    "mask=None) -> Tensor", "ccae2d673c90d5f9"))
def masked_argmax_composite(input, dim, keepdim, dtype, mask):
    return functions.argmax(
        functions._unmasked_limit(input, mask, True), dim, keepdim
    ).to(input.dtype if dtype is None else dtype)


@composite(define("masked_argmin(Tensor input, int? dim=None, *, bool keepdim=False, ScalarType? dtype=None, Tensor? "
    "mask=None) -> Tensor", "105f5e0792077089"))
def masked_argmin_composite(input, dim, keepdim, dtype, mask):
    return functions.argmin(
        functions._unmasked_limit(input, mask, False), dim, keepdim
    ).to(input.dtype if dtype is None else dtype)


@composite(define("masked_mean(Tensor input, int[1]? dim=None, *, bool keepdim=False, ScalarType? dtype=None, Tensor? "
    "mask=None) -> Tensor", "7c9263205a35da48"))
def masked_mean_composite(input, dim, keepdim, dtype, mask):
    kind = input.dtype if dtype is None else dtype
    if not (kind.is_floating_point or kind.is_complex):
        language.raise_value_error(f"masked.mean: expected a floating or complex dtype, got {kind}")
    total = functions.masked_sum(input, dim, keepdim=keepdim, dtype=language.wide_dtype(kind), mask=mask)
    return (total / functions._unmasked_count(input, mask, dim, keepdim)).to(kind)


@composite(define("masked_median(Tensor input, int dim=-1, *, bool keepdim=False, ScalarType? dtype=None, Tensor? "
    "mask=None) -> Tensor", "c7c53af860e3dde3"))
def masked_median_composite(input, dim, keepdim, dtype, mask):
    if input.dtype.is_floating_point:
        return functions.nanmedian(functions._unmasked(input, mask, math.nan), dim, keepdim)[0]
    found = functions.nanmedian(functions._unmasked(input.to(dtypes.float32), mask, math.nan), dim, keepdim)[0]
    if language.any_true(functions.isnan(found)):
        language.raise_value_error(
            "masked.median: rows without any element have no median in a dtype that is not floating")
    return found.to(input.dtype if dtype is None else dtype)


@composite(define("masked_logsumexp(Tensor input, int[1]? dim=None, *, bool keepdim=False, ScalarType? dtype=None, "
    "Tensor? mask=None) -> Tensor", "190f79ac686ac6bb"))
def masked_logsumexp_composite(input, dim, keepdim, dtype, mask):
    values = functions._unmasked_limit(input, mask, True)
    return functions.logsumexp(
        values, language.wrap_dims(dim, input._ndim), keepdim
    ).to(input.dtype if dtype is None else dtype)


@composite(define("masked_logaddexp(Tensor input, Tensor other, *, ScalarType? dtype=None, Tensor? input_mask=None, "
    "Tensor? other_mask=None) -> Tensor", "e111bd770fa72a77"))
def masked_logaddexp_composite(input, other, dtype, input_mask, other_mask):
    one, two = (functions._unmasked_limit(input, input_mask, True), functions._unmasked_limit(other, other_mask, True))
    return functions.logaddexp(one, two).to(input.dtype if dtype is None else dtype)


@composite(define("masked_norm(Tensor input, Scalar? ord=2.0, int[1]? dim=None, *, bool keepdim=False, ScalarType? "
    "dtype=None, Tensor? mask=None) -> Tensor", "9c8097a03277d91e"))
def masked_norm_composite(input, ord, dim, keepdim, dtype, mask):
    order = 2.0 if ord is None else ord
    return functions.linalg_vector_norm(functions._unmasked(input, mask, math.inf if order == -math.inf else 0), order,
        dim, keepdim, dtype=dtype)


@composite(define("masked_var(Tensor input, int[1]? dim=None, bool? unbiased=None, *, Scalar? correction=None, bool "
    "keepdim=False, ScalarType? dtype=None, Tensor? mask=None) -> Tensor", "3512bd0f625de0d7"))
def masked_var_composite(input, dim, unbiased, correction, keepdim, dtype, mask):
    if unbiased is not None and correction is not None:
        language.raise_error("masked.var: unbiased and correction are two words for one thing")
    if input.dtype == dtypes.bool_:
        language.raise_error("masked.var: expected numbers, got a bool tensor")
    less = (1 if unbiased is None or unbiased else 0) if correction is None else correction
    kind = (
        (input.dtype if input.dtype.is_floating_point or input.dtype.is_complex else dtypes.float32)
        if dtype is None
        else dtype)
    wide = kind if kind.is_floating_point or kind.is_complex else dtypes.float32
    values = input if input.dtype.is_complex else input.to(language.wide_dtype(wide))
    away = values - functions.masked_sum(
        values, dim, keepdim=True, mask=mask
    ) / functions._unmasked_count(values, mask, dim, True)
    total = functions.masked_sum(
        functions.real(away * functions.conj(away)) if values.dtype.is_complex else away * away, dim, keepdim=keepdim,
        mask=mask)
    return (
        total / functions.clamp(functions._unmasked_count(values, mask, dim, keepdim).to(total.dtype) - less, 0)
    ).to(kind)


@composite(define("masked_std(Tensor input, int[1]? dim=None, bool? unbiased=None, *, Scalar? correction=None, bool "
    "keepdim=False, ScalarType? dtype=None, Tensor? mask=None) -> Tensor", "eda5e4dbd19a4971"))
def masked_std_composite(input, dim, unbiased, correction, keepdim, dtype, mask):
    return functions.sqrt(functions.masked_var(input, dim, unbiased, correction=correction, keepdim=keepdim,
        dtype=dtype, mask=mask))


composite(
    define("masked_softmax(Tensor input, int dim, *, ScalarType? dtype=None, Tensor? mask=None) -> Tensor",
        "f297f3dc477d40d5"),
    lambda input, dim, dtype, mask: functions.softmax(functions._unmasked_limit(input, mask, True), dim, dtype))
composite(
    define("masked_log_softmax(Tensor input, int dim, *, ScalarType? dtype=None, Tensor? mask=None) -> Tensor",
        "45e9b8f1ce8680c2"),
    lambda input, dim, dtype, mask: functions.log_softmax(functions._unmasked_limit(input, mask, True), dim, dtype))
composite(
    define("masked_softmin(Tensor input, int dim, *, ScalarType? dtype=None, Tensor? mask=None) -> Tensor",
        "bd3b860125c2a9c5"),
    lambda input, dim, dtype, mask: functions.softmax(-functions._unmasked_limit(input, mask, False), dim, dtype))


@composite(define("masked_normalize(Tensor input, Scalar ord, int dim, *, float eps=1e-12, ScalarType? dtype=None, "
    "Tensor? mask=None) -> Tensor", "ff1527db5a76d376"))
def masked_normalize_composite(input, ord, dim, eps, dtype, mask):
    return functions._unmasked(input, mask, 0) / functions.clamp(
        functions.masked_norm(input, ord, dim, keepdim=True, dtype=dtype, mask=mask), eps)
