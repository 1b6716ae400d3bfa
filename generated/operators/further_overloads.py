# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The further_overloads operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

from runtime import language
from runtime.autograd.forms import composite, defining
from runtime.tensor import dtypes

LOOPS, functions, define = defining(__name__)

composite(
    define("special_xlogy(Tensor self, Tensor other) -> Tensor", "cb030ba877913825", "special_xlogy.out", casts=True),
    lambda self, other: functions.xlogy(self, other))
composite(
    define("special_xlogy.self_scalar(Scalar self, Tensor other) -> Tensor", "888e4d0ad5019428",
        "special_xlogy.self_scalar_out", casts=True),
    lambda self, other: functions.xlogy(self, other))
composite(
    define("special_xlogy.other_scalar(Tensor self, Scalar other) -> Tensor", "f57dbf3c554927ee",
        "special_xlogy.other_scalar_out", casts=True),
    lambda self, other: functions.xlogy(self, other))


@composite(define("linspace.Tensor_Tensor(Tensor start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? "
    "layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", "610fb4bf50ae82cc",
    "linspace.Tensor_Tensor_out", keeps_shape=True, silent=True))
def linspace_Tensor_Tensor_composite(start, end, steps, dtype, layout, device, pin_memory):
    return functions.linspace(functions._end_of(start), functions._end_of(end), steps, dtype=dtype, device=device)


@composite(define("linspace.Tensor_Scalar(Tensor start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? "
    "layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", "3d5cda5c5aba239d",
    "linspace.Tensor_Scalar_out", keeps_shape=True, silent=True))
def linspace_Tensor_Scalar_composite(start, end, steps, dtype, layout, device, pin_memory):
    return functions.linspace(functions._end_of(start), end, steps, dtype=dtype, device=device)


@composite(define("linspace.Scalar_Tensor(Scalar start, Tensor end, int steps, *, ScalarType? dtype=None, Layout? "
    "layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", "c8908fc9b6030e16",
    "linspace.Scalar_Tensor_out", keeps_shape=True, silent=True))
def linspace_Scalar_Tensor_composite(start, end, steps, dtype, layout, device, pin_memory):
    return functions.linspace(start, functions._end_of(end), steps, dtype=dtype, device=device)


@composite(define("logspace.Tensor_Tensor(Tensor start, Tensor end, int steps, float base=10.0, *, ScalarType? "
    "dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", "620bf31f7f687438",
    "logspace.Tensor_Tensor_out", keeps_shape=True, silent=True))
def logspace_Tensor_Tensor_composite(start, end, steps, base, dtype, layout, device, pin_memory):
    return functions.logspace(functions._end_of(start), functions._end_of(end), steps, base, dtype=dtype, device=device)


@composite(define("logspace.Tensor_Scalar(Tensor start, Scalar end, int steps, float base=10.0, *, ScalarType? "
    "dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", "034d8fa2b8d67ada",
    "logspace.Tensor_Scalar_out", keeps_shape=True, silent=True))
def logspace_Tensor_Scalar_composite(start, end, steps, base, dtype, layout, device, pin_memory):
    return functions.logspace(functions._end_of(start), end, steps, base, dtype=dtype, device=device)


@composite(define("logspace.Scalar_Tensor(Scalar start, Tensor end, int steps, float base=10.0, *, ScalarType? "
    "dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor", "b0d16cba7c31e04f",
    "logspace.Scalar_Tensor_out", keeps_shape=True, silent=True))
def logspace_Scalar_Tensor_composite(start, end, steps, base, dtype, layout, device, pin_memory):
    return functions.logspace(start, functions._end_of(end), steps, base, dtype=dtype, device=device)


@composite(define("_end_of(Tensor self) -> Scalar", "029c05f6895625f2"))
def _end_of_composite(self):
    if self._ndim != 0:
        language.raise_error(f"_end_of: expected an end without dimensions, got shape {list(self._sizes)}")
    return self.item()


composite(define("nuclear_norm(Tensor self, bool keepdim=False) -> Tensor", "3a0ad14e99d33a77", "nuclear_norm.out"),
    lambda self, keepdim: functions.linalg_matrix_norm(self, "nuc", keepdim=keepdim))
composite(
    define("nuclear_norm.dim(Tensor self, int[2] dim, bool keepdim=False) -> Tensor", "acdb9dc1c431129f",
        "nuclear_norm.dim_out"),
    lambda self, dim, keepdim: functions.linalg_matrix_norm(self, "nuc", dim, keepdim))
composite(
    define("frobenius_norm.dim(Tensor self, int[1] dim, bool keepdim=False) -> Tensor", "67bff8ad416cec75",
        "frobenius_norm.out"),
    lambda self, dim, keepdim: functions.linalg_vector_norm(self, 2, dim, keepdim))


@composite(define("norm_except_dim(Tensor v, int pow=2, int dim=0) -> Tensor", "b1b0686b76202009"))
def norm_except_dim_composite(v, pow, dim):
    if dim == -1:
        return functions.norm(v, pow)
    if not v._ndim:
        language.raise_index_error("norm_except_dim: a tensor without dimensions has none to leave out")
    at = language.wrap_dim(dim, v._ndim)
    if v._ndim == 1:
        return functions.linalg_vector_norm(v.unsqueeze(1), pow, (1,), False)
    return functions.linalg_vector_norm(v, pow, tuple((one for one in range(v._ndim) if one != at)), True)


@composite(define("linalg_matrix_rank.tol_tensor(Tensor input, Tensor tol, bool hermitian=False) -> Tensor",
    "60611e66c239b686", "linalg_matrix_rank.out_tol_tensor", casts=True))
def linalg_matrix_rank_tol_tensor_composite(input, tol, hermitian):
    return functions.linalg_matrix_rank(input, atol=tol, rtol=functions.zeros((), dtype=dtypes.float64),
        hermitian=hermitian)


@composite(define("linalg_pinv.rcond_tensor(Tensor self, Tensor rcond, bool hermitian=False) -> Tensor",
    "3c4efa4bb4f93996", "linalg_pinv.out_rcond_tensor", casts=True))
def linalg_pinv_rcond_tensor_composite(self, rcond, hermitian):
    return functions.linalg_pinv(self, atol=functions.zeros((), dtype=dtypes.float64), rtol=rcond, hermitian=hermitian)


@composite(define("native_layer_norm(Tensor input, int[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> "
    "(Tensor, Tensor, Tensor)", "ecf0a1372103881b"))
def native_layer_norm_composite(input, normalized_shape, weight, bias, eps):
    result = functions.layer_norm(input, normalized_shape, weight, bias, eps)
    many = len(normalized_shape)
    sizes = (*input._sizes[:input._ndim - many], *(1,) * many)
    _, mean, rstd = functions._normalize_rows(input.detach(), None, None, 1, language.product(normalized_shape), 1, eps)
    kind = input.dtype if weight is None or weight.dtype == input.dtype else mean.dtype
    return (result, mean.reshape(sizes).to(kind), rstd.reshape(sizes).to(kind))


@composite(define("native_group_norm(Tensor input, Tensor? weight, Tensor? bias, int N, int C, int HxW, int group, "
    "float eps) -> (Tensor, Tensor, Tensor)", "c87a25826949586a"))
def native_group_norm_composite(input, weight, bias, N, C, HxW, group, eps):
    if input.numel() != N * C * HxW:
        language.raise_error(f"native_group_norm: expected {N} * {C} * {HxW} elements, got shape {list(input._sizes)}")
    result = functions.group_norm(input, group, weight, bias, eps)
    groups = input.reshape((N, group, C // group * HxW))
    saved = functions._normalize_rows(groups.detach(), None, None, 1, C // group * HxW, 1, eps)
    _, rstd, _, _ = functions._standardize(groups, (2,), eps, True, functions._unit_of(saved[2]).reshape((N, group, 1)))
    others = [one for one in (weight, bias) if one is not None and one.dtype != input.dtype]
    kind = rstd.dtype if others else input.dtype
    return (result, groups.mean(2, dtype=rstd.dtype).to(kind), rstd.squeeze(2).to(kind))


@composite(define("native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? "
    "running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)", "6e602a08529ee303",
    "native_batch_norm.out"))
def native_batch_norm_composite(input, weight, bias, running_mean, running_var, training, momentum, eps):
    if input.numel() <= 0 and training:
        language.raise_error(f"native_batch_norm: expected at least one element, got shape {list(input._sizes)}")
    result = functions.nn_batch_norm(input, running_mean, running_var, weight, bias, training, momentum, eps)
    if not training:
        none = functions.zeros((0,), dtype=input.dtype if weight is None else weight.dtype)
        return (result, none, none)
    _, mean, rstd, _ = functions._normalize_channels(input.detach(), None, None, input._sizes[1],
        language.product(input._sizes[2:]), eps)
    kind = input.dtype if weight is None or weight.dtype == input.dtype else mean.dtype
    return (result, mean.to(kind), rstd.to(kind))


@composite(define("native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)", "92dec22c473aef10"))
def native_dropout_composite(input, p, train):
    if not (p >= 0 and p <= 1):
        language.raise_error(f"native_dropout: p must lie in [0, 1], got {p}")
    if train is not None and (not train):
        return (input.clone(), functions.ones_like(input, dtype=dtypes.bool_))
    mask = functions.rand_like(input, dtype=dtypes.float32) >= p
    return (functions.where(mask, input * (1 / (1 - p) if p < 1 else 0.0), 0), mask)


@composite(define("max_unpool2d(Tensor self, Tensor indices, int[2] output_size) -> Tensor", "df906ee0ed0fa843",
    "max_unpool2d.out"))
def max_unpool2d_composite(self, indices, output_size):
    if self._ndim != 3 and self._ndim != 4:
        language.raise_error(f"max_unpool2d: expected an input of 3 or 4 dimensions, got shape {list(self._sizes)}")
    return functions._put_in_planes(self, indices, (*self._sizes[:-2], *output_size), 2)


@composite(define("max_unpool3d(Tensor self, Tensor indices, int[3] output_size, int[3] stride, int[3] padding) -> "
    "Tensor", "bae425f24f8511c7", "max_unpool3d.out"))
def max_unpool3d_composite(self, indices, output_size, stride, padding):
    if self._ndim != 4 and self._ndim != 5:
        language.raise_error(f"max_unpool3d: expected an input of 4 or 5 dimensions, got shape {list(self._sizes)}")
    return functions._put_in_planes(self, indices, (*self._sizes[:-3], *output_size), 3)


@composite(define("cross_entropy_loss(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, int "
    "ignore_index=-100, float label_smoothing=0.0) -> Tensor", "1fb543a20ee30b99"))
def cross_entropy_loss_composite(self, target, weight, reduction, ignore_index, label_smoothing):
    return functions.cross_entropy(self, target, weight, reduction, ignore_index, label_smoothing)
