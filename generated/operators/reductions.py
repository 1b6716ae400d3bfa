# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The reductions operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import math

from runtime import language
from runtime.autograd import forward, operations
from runtime.autograd.forms import another_name, composite, defining, for_each
from runtime.autograd.formulas import formula, formulas, formula_keys
from runtime.autograd.inplace import below_autograd
from runtime.autograd.node import Node, attach, next_sequence_nr, save_output, unpack_input, unpack_output
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule, pushed_forward
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.elementwise.operator import Elementwise
from runtime.kernels.reduction.operator import Reduction
from runtime.tensor import dtypes
from runtime.tensor.dtypes import FLOATING
from runtime.tensor.keys import AUTOGRAD, BATCH_RULE, BELOW_AUTOGRAD, COMPOSITE_EXPLICIT_AUTOGRAD, CPU
from runtime.tensor.outputs import named

from .. import return_types

LOOPS, functions, define = defining(__name__)

SUM = define("sum(Tensor self, *, ScalarType? dtype=None) -> Tensor", "16d8852dae9966f3")
SUM_LOOP = Reduction("sum", LOOPS, "sum_kernel", promote="integers_to_int64", degrees=("linear",))
SUM.implement(CPU, lambda self, dtype: SUM_LOOP.compute(self, None, False, dtype=dtype))

class SumBackward0(Node, operator="sum"):
    __slots__ = ("_saved_self_shape",)

    def apply(self, grad):
        self_shape = self._saved_self_shape
        return (grad.expand(self_shape),)

@SUM.implement(AUTOGRAD)
def sum_autograd(self, dtype):
    result = SUM[self._keys & BELOW_AUTOGRAD](self, dtype)
    if (guards.active and not grad_enabled()) or result.dtype.category < FLOATING:
        return result
    node = SumBackward0()
    node._saved_self_shape = self._sizes
    return record.call(node, result, self)

forward_rule(SUM, lambda self_t, dtype: SUM[self_t._keys](self_t, dtype))

SUM_DIM_INTLIST, SUM_INTLIST_OUT = define("sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, "
    "ScalarType? dtype=None) -> Tensor", "a3027ff6a409b4c2", "sum.IntList_out")
SUM_DIM_INTLIST_LOOP = Reduction("sum.dim_IntList", LOOPS, "sum_dim_IntList_kernel", promote="integers_to_int64",
    degrees=("linear",))
SUM_DIM_INTLIST.implement(CPU,
    lambda self, dim, keepdim, dtype: SUM_DIM_INTLIST_LOOP.compute(self, dim, keepdim, dtype=dtype))

class SumBackward1(Node, operator="sum.dim_IntList"):
    __slots__ = ("_saved_self_shape", "_saved_dim", "_saved_keepdim")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        dim = self._saved_dim
        keepdim = self._saved_keepdim
        return (functions._unreduce(grad, self_shape, dim, keepdim),)

@SUM_DIM_INTLIST.implement(AUTOGRAD)
def sum_dim_IntList_autograd(self, dim, keepdim, dtype):
    result = SUM_DIM_INTLIST[self._keys & BELOW_AUTOGRAD](self, dim, keepdim, dtype)
    if (guards.active and not grad_enabled()) or result.dtype.category < FLOATING:
        return result
    node = SumBackward1()
    node._saved_self_shape = self._sizes
    node._saved_dim = dim
    node._saved_keepdim = keepdim
    return record.call(node, result, self)

forward_rule(SUM_DIM_INTLIST,
    lambda self_t, dim, keepdim, dtype: SUM_DIM_INTLIST[self_t._keys](self_t, dim, keepdim, dtype))


@composite(define("_unreduce(Tensor grad, int[] sizes, int[1]? dim, bool keepdim) -> Tensor", "c812b12a2c92259f"))
def _unreduce_composite(grad, sizes, dim, keepdim):
    if not keepdim:
        for one in sorted(language.wrap_dims(dim, len(sizes))):
            grad = grad.unsqueeze(one) if grad._ndim < len(sizes) else grad
    return grad.expand(sizes)


@composite(define("_place_at(Tensor grad, int[] sizes, int dim, Tensor index, bool keepdim) -> Tensor",
    "e2c3cb6a48b0f6ec"))
def _place_at_composite(grad, sizes, dim, index, keepdim):
    if not len(sizes):
        return grad
    if not keepdim:
        grad, index = (grad.unsqueeze(dim), index.unsqueeze(dim))
    return functions.zeros(sizes, dtype=grad.dtype).scatter_add(dim, index, grad)


MEAN, MEAN_DTYPE_OUT = define("mean(Tensor self, *, ScalarType? dtype=None) -> Tensor", "24fa976eebd2afc9",
    "mean.dtype_out")
MEAN_LOOP = Reduction("mean", LOOPS, "mean_kernel", promote="floating", degrees=("linear",))
MEAN.implement(CPU, lambda self, dtype: MEAN_LOOP.compute(self, None, False, dtype=dtype))

class MeanBackward0(Node, operator="mean"):
    __slots__ = ("_saved_self_shape", "_saved_self_numel")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        self_numel = self._saved_self_numel
        return ((grad / self_numel).expand(self_shape),)

@MEAN.implement(AUTOGRAD)
def mean_autograd(self, dtype):
    result = MEAN[self._keys & BELOW_AUTOGRAD](self, dtype)
    if (guards.active and not grad_enabled()) or result.dtype.category < FLOATING:
        return result
    node = MeanBackward0()
    node._saved_self_shape = self._sizes
    node._saved_self_numel = self.numel()
    return record.call(node, result, self)

forward_rule(MEAN, lambda self_t, dtype: MEAN[self_t._keys](self_t, dtype))

MEAN_DIM, MEAN_OUT = define("mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> "
    "Tensor", "87c4957bd9be018c", "mean.out")
MEAN_DIM_LOOP = Reduction("mean.dim", LOOPS, "mean_dim_kernel", promote="floating", degrees=("linear",))
MEAN_DIM.implement(CPU, lambda self, dim, keepdim, dtype: MEAN_DIM_LOOP.compute(self, dim, keepdim, dtype=dtype))

class MeanBackward1(Node, operator="mean.dim"):
    __slots__ = ("_saved_self_shape", "_saved_dim", "_saved_keepdim")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        dim = self._saved_dim
        keepdim = self._saved_keepdim
        return (functions._unreduce(grad / language.reduced_numel(self_shape, dim), self_shape, dim, keepdim),)

@MEAN_DIM.implement(AUTOGRAD)
def mean_dim_autograd(self, dim, keepdim, dtype):
    result = MEAN_DIM[self._keys & BELOW_AUTOGRAD](self, dim, keepdim, dtype)
    if (guards.active and not grad_enabled()) or result.dtype.category < FLOATING:
        return result
    node = MeanBackward1()
    node._saved_self_shape = self._sizes
    node._saved_dim = dim
    node._saved_keepdim = keepdim
    return record.call(node, result, self)

forward_rule(MEAN_DIM, lambda self_t, dim, keepdim, dtype: MEAN_DIM[self_t._keys](self_t, dim, keepdim, dtype))

PROD = define("prod(Tensor self, *, ScalarType? dtype=None) -> Tensor", "512c66a09fdb2a3d")
PROD_LOOP = Reduction("prod", LOOPS, "prod_kernel", promote="integers_to_int64")
PROD.implement(CPU, lambda self, dtype: PROD_LOOP.compute(self, None, False, dtype=dtype))

class ProdBackward0(Node, operator="prod"):
    __slots__ = ("_saved_self_shape", "_raw_result", "_raw_self", "_version_self")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        result = unpack_output.call(self, self._raw_result, 0)
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (
            functions._prod_backward(
                grad, operations.conj(self_.to(grad.dtype)).reshape((-1,)), operations.conj(result), 0
            ).reshape(self_shape),)

@PROD.implement(AUTOGRAD)
def prod_autograd(self, dtype):
    result = PROD[self._keys & BELOW_AUTOGRAD](self, dtype)
    if (guards.active and not grad_enabled()) or result.dtype.category < FLOATING:
        return result
    node = ProdBackward0()
    node._saved_self_shape = self._sizes
    node._raw_result = save_output.call(result)
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

@forward_rule(PROD, keeps=True)
def prod_forward(self_t, self_p, result_p):
    return (
        self_t * functions._prod_backward(
            functions.ones_like(result_p), self_p.to(result_p.dtype).reshape((-1,)), result_p, 0
        ).reshape(self_p._sizes)
    ).sum()


PROD_DIM_INT, PROD_INT_OUT = define("prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) "
    "-> Tensor", "421f95f134ada48e", "prod.int_out")
PROD_DIM_INT_LOOP = Reduction("prod.dim_int", LOOPS, "prod_dim_int_kernel", promote="integers_to_int64")
PROD_DIM_INT.implement(CPU,
    lambda self, dim, keepdim, dtype: PROD_DIM_INT_LOOP.compute(self, (dim,), keepdim, dtype=dtype))

class ProdBackward1(Node, operator="prod.dim_int"):
    __slots__ = ("_saved_self_ndim", "_saved_dim", "_saved_keepdim", "_raw_result", "_raw_self", "_version_self")

    def apply(self, grad):
        self_ndim = self._saved_self_ndim
        dim = self._saved_dim
        keepdim = self._saved_keepdim
        result = unpack_output.call(self, self._raw_result, 0)
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (
            functions._prod_backward(
                grad if keepdim else grad.unsqueeze(dim), operations.conj(self_.to(grad.dtype)),
                operations.conj(result if keepdim else result.unsqueeze(dim)), dim,
            ) if self_ndim else grad,)

@PROD_DIM_INT.implement(AUTOGRAD)
def prod_dim_int_autograd(self, dim, keepdim, dtype):
    result = PROD_DIM_INT[self._keys & BELOW_AUTOGRAD](self, dim, keepdim, dtype)
    if (guards.active and not grad_enabled()) or result.dtype.category < FLOATING:
        return result
    node = ProdBackward1()
    node._saved_self_ndim = self._ndim
    node._saved_dim = dim
    node._saved_keepdim = keepdim
    node._raw_result = save_output.call(result)
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

@forward_rule(PROD_DIM_INT, keeps=True)
def prod_dim_int_forward(self_t, self_p, result_p, dim, keepdim):
    return (
        (
            self_t * functions._prod_backward(functions.ones_like(result_p if keepdim else result_p.unsqueeze(dim)),
                self_p.to(result_p.dtype), result_p if keepdim else result_p.unsqueeze(dim), dim)
        ).sum((dim,), keepdim)
        if self_p._ndim
        else self_t)


@composite(define("_prod_backward(Tensor grad, Tensor self, Tensor result, int dim) -> Tensor", "f3228b93c1173353"))
def _prod_backward_composite(grad, self, result, dim):
    if not language.any_true(self == 0):
        return grad * (result / self)
    before = functions._exclusive_products(self, dim)
    after = functions._exclusive_products(functions._reversed(self, dim), dim)
    return grad * (before * functions._reversed(after, dim))


@composite(define("_exclusive_products(Tensor self, int dim) -> Tensor", "26090028c4025feb"))
def _exclusive_products_composite(self, dim):
    size = self.size(dim)
    products = functions.cat((functions.ones_like(self.narrow(dim, 0, 1)), self.narrow(dim, 0, size - 1)), dim)
    for shift in language.doublings(size):
        later = products.narrow(dim, shift, size - shift) * products.narrow(dim, 0, size - shift)
        products = functions.cat((products.narrow(dim, 0, shift), later), dim)
    return products


composite(define("_reversed(Tensor self, int dim) -> Tensor", "afa5c7e47de7b138"),
    lambda self, dim: functions.index_select(self, dim, functions.arange(self.size(dim) - 1, -1, -1)))

AMAX, AMAX_OUT = define("amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor", "62cec0e5f20dde2e",
    "amax.out")
AMAX_LOOP = Reduction("amax", LOOPS, "amax_kernel", accepts=("bool", "integral", "floating"), identity=False)
AMAX.implement(CPU, lambda self, dim, keepdim: AMAX_LOOP.compute(self, dim, keepdim))

class AmaxBackward0(Node, operator="amax"):
    __slots__ = ("_raw_self", "_version_self", "_raw_result", "_saved_dim", "_saved_keepdim")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        result = unpack_output.call(self, self._raw_result, 0)
        dim = self._saved_dim
        keepdim = self._saved_keepdim
        return (functions._share_among_equal(grad, self_, result, dim, keepdim),)

@AMAX.implement(AUTOGRAD)
def amax_autograd(self, dim, keepdim):
    result = AMAX[self._keys & BELOW_AUTOGRAD](self, dim, keepdim)
    if guards.active and not grad_enabled():
        return result
    node = AmaxBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_result = save_output.call(result)
    node._saved_dim = dim
    node._saved_keepdim = keepdim
    return record.call(node, result, self)

@forward_rule(AMAX, keeps=True)
def amax_forward(self_t, self_p, result_p, dim, keepdim):
    return (
        self_t * functions._share_among_equal(functions.ones_like(result_p), self_p, result_p, dim, keepdim)
    ).sum(language.wrap_dims(dim, self_p._ndim), keepdim)


AMIN, AMIN_OUT = define("amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor", "291216db96fa9165",
    "amin.out")
AMIN_LOOP = Reduction("amin", LOOPS, "amin_kernel", accepts=("bool", "integral", "floating"), identity=False)
AMIN.implement(CPU, lambda self, dim, keepdim: AMIN_LOOP.compute(self, dim, keepdim))

class AminBackward0(Node, operator="amin"):
    __slots__ = ("_raw_self", "_version_self", "_raw_result", "_saved_dim", "_saved_keepdim")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        result = unpack_output.call(self, self._raw_result, 0)
        dim = self._saved_dim
        keepdim = self._saved_keepdim
        return (functions._share_among_equal(grad, self_, result, dim, keepdim),)

@AMIN.implement(AUTOGRAD)
def amin_autograd(self, dim, keepdim):
    result = AMIN[self._keys & BELOW_AUTOGRAD](self, dim, keepdim)
    if guards.active and not grad_enabled():
        return result
    node = AminBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_result = save_output.call(result)
    node._saved_dim = dim
    node._saved_keepdim = keepdim
    return record.call(node, result, self)

@forward_rule(AMIN, keeps=True)
def amin_forward(self_t, self_p, result_p, dim, keepdim):
    return (
        self_t * functions._share_among_equal(functions.ones_like(result_p), self_p, result_p, dim, keepdim)
    ).sum(language.wrap_dims(dim, self_p._ndim), keepdim)


@composite(define("_share_among_equal(Tensor grad, Tensor self, Tensor result, int[1]? dim, bool keepdim) -> Tensor",
    "8c2d04c7d0d5b0bc"))
def _share_among_equal_composite(grad, self, result, dim, keepdim):
    mask = (self == functions._unreduce(result, self._sizes, dim, keepdim)).to(language.wide_dtype(grad.dtype))
    share = mask / mask.sum(language.wrap_dims(dim, self._ndim), True)
    return (functions._unreduce(grad, self._sizes, dim, keepdim) * share).to(grad.dtype)


@composite(define("_share_among_extreme(Tensor grad, Tensor self, Tensor result) -> Tensor", "cbfacd8b96d20592"))
def _share_among_extreme_composite(grad, self, result):
    mask = ((self == result) | functions.isnan(self) & functions.isnan(result)).to(language.wide_dtype(grad.dtype))
    return (grad * (mask / mask.sum())).to(grad.dtype)


_VAR = define("_var(Tensor self, int[1]? dim, Scalar correction, bool keepdim) -> Tensor", "449a1e5133d2fed8")
_VAR_LOOP = Reduction("_var", LOOPS, "_var_kernel", promote="complex_to_real", accepts=("floating", "complex"),
    degrees=(2,))
_VAR.implement(CPU, lambda self, dim, correction, keepdim: _VAR_LOOP.compute(self, dim, keepdim, scalars=(correction,)))

class _VarBackward0(Node, operator="_var"):
    __slots__ = ("_saved_self_shape", "_saved_self_ndim", "_saved_correction", "_saved_dim", "_saved_keepdim",
        "_raw_self", "_version_self")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        self_ndim = self._saved_self_ndim
        correction = self._saved_correction
        dim = self._saved_dim
        keepdim = self._saved_keepdim
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (
            functions._unreduce(grad, self_shape, dim, keepdim) * functions._deviations(
                self_, language.wrap_dims(dim, self_ndim)
            ) * 2 / (
                language.reduced_numel(self_shape, dim) - correction
            ),)

@_VAR.implement(AUTOGRAD)
def _var_autograd(self, dim, correction, keepdim):
    result = _VAR[self._keys & BELOW_AUTOGRAD](self, dim, correction, keepdim)
    if guards.active and not grad_enabled():
        return result
    node = _VarBackward0()
    node._saved_self_shape = self._sizes
    node._saved_self_ndim = self._ndim
    node._saved_correction = correction
    node._saved_dim = dim
    node._saved_keepdim = keepdim
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

@forward_rule(_VAR)
def _var_forward(self_t, self_p, dim, correction, keepdim):
    return (
        self_t * functions._deviations(self_p, language.wrap_dims(dim, self_p._ndim))
    ).sum(language.wrap_dims(dim, self_p._ndim), keepdim) * 2 / (language.reduced_numel(
        self_p._sizes, dim
    ) - correction)


@composite(define("_deviations(Tensor self, int[] dim) -> Tensor", "c3d94faa782c3090"))
def _deviations_composite(self, dim):
    away = self - self.mean(dim, True)
    return away - away.mean(dim, True)


composite(define("var(Tensor self, bool unbiased=True) -> Tensor", "41a975c8f9c1c11a"),
    lambda self, unbiased: functions._var(self, None, 1 if unbiased else 0, False))
composite(
    define("var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor", "71a52d827bfe7e8e",
        "var.out", casts=True),
    lambda self, dim, unbiased, keepdim: functions._var(self, dim, 1 if unbiased else 0, keepdim))
composite(
    define("var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> Tensor",
        "39069a0395877f0b", "var.correction_out", casts=True),
    lambda self, dim, correction, keepdim: functions._var(self, dim, 1 if correction is None else correction, keepdim))

MAX, MAX_UNARY_OUT = define("max(Tensor self) -> Tensor", "9967294f9bbb685d", "max.unary_out", casts=True)
MAX.implement(COMPOSITE_EXPLICIT_AUTOGRAD, below_autograd(lambda self: functions.amax(self)))

class MaxBackward0(Node, operator="max", label="MaxBackward1"):
    __slots__ = ("_raw_self", "_version_self", "_raw_result")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        result = unpack_output.call(self, self._raw_result, 0)
        return (functions._share_among_extreme(grad, self_, result),)

@MAX.implement(AUTOGRAD)
def max_autograd(self):
    result = MAX[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = MaxBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_result = save_output.call(result)
    return record.call(node, result, self)

@forward_rule(MAX, keeps=True, whole=True)
def max_forward(self_t, self_p, result_p):
    return (self_t * functions._share_among_extreme(functions.ones_like(result_p), self_p, result_p)).sum()


for_each(define("_foreach_max(Tensor[] self) -> Tensor[]", "8d03be7cf4b50554"), functions, "max")

MAX_DIM, MAX_DIM_MAX = define("max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
    "93ced75a20291ffd", "max.dim_max")
MAX_DIM_LOOP = Reduction("max.dim", LOOPS, "max_dim_kernel", accepts=("bool", "integral", "floating"), outputs=2,
    output_dtypes=("same", "int64"), identity=False)
MAX_DIM.implement(CPU, named(return_types.max)(lambda self, dim, keepdim: MAX_DIM_LOOP.compute(self, (dim,), keepdim)))

class MaxBackward1(Node, operator="max.dim", label="MaxBackward0"):
    __slots__ = ("_saved_self_shape", "_saved_dim", "_raw_indices", "_saved_keepdim")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        dim = self._saved_dim
        indices = unpack_output.call(self, self._raw_indices, None)
        keepdim = self._saved_keepdim
        return (functions._place_at(grad, self_shape, dim, indices, keepdim),)

@MAX_DIM.implement(AUTOGRAD)
def max_dim_autograd(self, dim, keepdim):
    result = MAX_DIM[self._keys & BELOW_AUTOGRAD](self, dim, keepdim)
    result_values, result_indices = result
    if guards.active and not grad_enabled():
        return result
    node = MaxBackward1()
    node._saved_self_shape = self._sizes
    node._saved_dim = dim
    node._raw_indices = save_output.call(result_indices)
    node._saved_keepdim = keepdim
    record.call(node, result_values, self)
    return result

@forward_rule(MAX_DIM, keeps=True)
def max_dim_forward(self_t, self_p, indices_p, dim, keepdim):
    values_t = (
        (self_t.gather(dim, indices_p) if keepdim else self_t.gather(dim, indices_p.unsqueeze(dim)).squeeze(dim))
        if self_p._ndim
        else self_t)
    return (values_t, None)


composite(define("max.other(Tensor self, Tensor other) -> Tensor", "a1733579cffc61f0", "max.out", casts=True),
    lambda self, other: functions.maximum(self, other))

MIN, MIN_UNARY_OUT = define("min(Tensor self) -> Tensor", "f96bca28c48f5342", "min.unary_out", casts=True)
MIN.implement(COMPOSITE_EXPLICIT_AUTOGRAD, below_autograd(lambda self: functions.amin(self)))

class MinBackward0(Node, operator="min", label="MinBackward1"):
    __slots__ = ("_raw_self", "_version_self", "_raw_result")

    def apply(self, grad):
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        result = unpack_output.call(self, self._raw_result, 0)
        return (functions._share_among_extreme(grad, self_, result),)

@MIN.implement(AUTOGRAD)
def min_autograd(self):
    result = MIN[self._keys & BELOW_AUTOGRAD](self)
    if guards.active and not grad_enabled():
        return result
    node = MinBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_result = save_output.call(result)
    return record.call(node, result, self)

@forward_rule(MIN, keeps=True, whole=True)
def min_forward(self_t, self_p, result_p):
    return (self_t * functions._share_among_extreme(functions.ones_like(result_p), self_p, result_p)).sum()


MIN_DIM, MIN_DIM_MIN = define("min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
    "b218a99a8369411b", "min.dim_min")
MIN_DIM_LOOP = Reduction("min.dim", LOOPS, "min_dim_kernel", accepts=("bool", "integral", "floating"), outputs=2,
    output_dtypes=("same", "int64"), identity=False)
MIN_DIM.implement(CPU, named(return_types.min)(lambda self, dim, keepdim: MIN_DIM_LOOP.compute(self, (dim,), keepdim)))

class MinBackward1(Node, operator="min.dim", label="MinBackward0"):
    __slots__ = ("_saved_self_shape", "_saved_dim", "_raw_indices", "_saved_keepdim")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        dim = self._saved_dim
        indices = unpack_output.call(self, self._raw_indices, None)
        keepdim = self._saved_keepdim
        return (functions._place_at(grad, self_shape, dim, indices, keepdim),)

@MIN_DIM.implement(AUTOGRAD)
def min_dim_autograd(self, dim, keepdim):
    result = MIN_DIM[self._keys & BELOW_AUTOGRAD](self, dim, keepdim)
    result_values, result_indices = result
    if guards.active and not grad_enabled():
        return result
    node = MinBackward1()
    node._saved_self_shape = self._sizes
    node._saved_dim = dim
    node._raw_indices = save_output.call(result_indices)
    node._saved_keepdim = keepdim
    record.call(node, result_values, self)
    return result

@forward_rule(MIN_DIM, keeps=True)
def min_dim_forward(self_t, self_p, indices_p, dim, keepdim):
    values_t = (
        (self_t.gather(dim, indices_p) if keepdim else self_t.gather(dim, indices_p.unsqueeze(dim)).squeeze(dim))
        if self_p._ndim
        else self_t)
    return (values_t, None)


composite(define("min.other(Tensor self, Tensor other) -> Tensor", "e03b6a6f4064a42a", "min.out", casts=True),
    lambda self, other: functions.minimum(self, other))

AMINMAX, AMINMAX_OUT = define("aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)",
    "1f1220f5b79b88c8", "aminmax.out")
AMINMAX_LOOP = Reduction("aminmax", LOOPS, "aminmax_kernel", accepts=("bool", "integral", "floating"), outputs=2,
    identity=False)
AMINMAX.implement(CPU,
    named(return_types.aminmax)(
        lambda self, dim, keepdim: AMINMAX_LOOP.compute(self, None if dim is None else (dim,), keepdim)))

class AminmaxBackward0(Node, operator="aminmax", num_outputs=2):
    __slots__ = ("_raw_self", "_version_self", "_raw_min", "_saved_keepdim", "_raw_max", "_saved_dim")

    def apply(self, *grads):
        grad_min, grad_max = grads
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        min = unpack_output.call(self, self._raw_min, 0)
        keepdim = self._saved_keepdim
        max = unpack_output.call(self, self._raw_max, 1)
        dim = self._saved_dim
        return (
            language.defined_sum(
                None if grad_min is None else functions._share_among_equal(grad_min, self_, min,
                    () if dim is None else (dim,), keepdim),
                None if grad_max is None else functions._share_among_equal(grad_max, self_, max,
                    () if dim is None else (dim,), keepdim),
            ),)

@AMINMAX.implement(AUTOGRAD)
def aminmax_autograd(self, dim, keepdim):
    result = AMINMAX[self._keys & BELOW_AUTOGRAD](self, dim, keepdim)
    result_min, result_max = result
    if guards.active and not grad_enabled():
        return result
    node = AminmaxBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_min = save_output.call(result_min)
    node._saved_keepdim = keepdim
    node._raw_max = save_output.call(result_max)
    node._saved_dim = dim
    attach(node, (result_min, result_max))
    return result

@forward_rule(AMINMAX, keeps=True)
def aminmax_forward(self_t, self_p, min_p, max_p, dim, keepdim):
    min_t = (
        self_t * functions._share_among_equal(functions.ones_like(min_p), self_p, min_p, () if dim is None else (dim,),
            keepdim)
    ).sum(language.wrap_dims(() if dim is None else (dim,), self_p._ndim), keepdim)
    max_t = (
        self_t * functions._share_among_equal(functions.ones_like(max_p), self_p, max_p, () if dim is None else (dim,),
            keepdim)
    ).sum(language.wrap_dims(() if dim is None else (dim,), self_p._ndim), keepdim)
    return (min_t, max_t)


_XOR_SUM = define("_xor_sum(Tensor self, int[1]? dim=None, bool keepdim=False) -> Tensor", "9888dc6244a8a397")
_XOR_SUM_LOOP = Reduction("_xor_sum", LOOPS, "_xor_sum_kernel", promote="int64", accepts=("int64",))
_XOR_SUM.implement(CPU, lambda self, dim, keepdim: _XOR_SUM_LOOP.compute(self, dim, keepdim))


@composite(define("hash_tensor(Tensor self, int[1] dim=[], *, bool keepdim=False, int mode=0) -> Tensor",
    "5c6ac91ae75906a9", "hash_tensor.out"))
def hash_tensor_composite(self, dim, keepdim, mode):
    if mode != 0:
        language.raise_error(f"hash_tensor: mode 0, the exclusive or, is the only one, got {mode}")
    if self.dtype.is_complex:
        language.raise_unsupported_error("hash_tensor: complex numbers have no hash")
    if self.numel() <= 0 and len(dim) <= 0:
        language.raise_error("hash_tensor: an empty tensor needs a dim")
    for one in dim:
        if self._ndim and self.size(one) == 0:
            language.raise_index_error(f"hash_tensor: dimension {one} has no elements, and so no hash")
    bits = self.to(dtypes.float64).view(dtypes.int64) if self.dtype.is_floating_point else self.to(dtypes.int64)
    return language.new(functions._xor_sum(bits, dim if len(dim) else None, keepdim).view(dtypes.uint64))


_VAR_MEAN = define("_var_mean(Tensor self, int[1]? dim, Scalar correction, bool keepdim) -> (Tensor variance, Tensor "
    "average)", "be9450ce52ece847")
_VAR_MEAN_LOOP = Reduction("_var_mean", LOOPS, "_var_mean_kernel", promote="floating", accepts=("floating",), outputs=2,
    degrees=(2, "linear"))
_VAR_MEAN.implement(CPU,
    named(return_types._var_mean)(
        lambda self, dim, correction, keepdim: _VAR_MEAN_LOOP.compute(self, dim, keepdim, scalars=(correction,))))

class _VarMeanBackward0(Node, operator="_var_mean", num_outputs=2):
    __slots__ = ("_saved_self_shape", "_saved_self_ndim", "_saved_dim", "_saved_keepdim", "_raw_self", "_version_self",
        "_saved_correction")

    def apply(self, *grads):
        grad_variance, grad_average = grads
        self_shape = self._saved_self_shape
        self_ndim = self._saved_self_ndim
        dim = self._saved_dim
        keepdim = self._saved_keepdim
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        correction = self._saved_correction
        return (
            language.defined_sum(
                None if grad_variance is None else functions._unreduce(
                    grad_variance * 2 / (language.reduced_numel(self_shape, dim) - correction), self_shape, dim, keepdim
                ) * functions._deviations(self_, language.wrap_dims(dim, self_ndim)),
                None if grad_average is None else functions._unreduce(
                    grad_average / language.reduced_numel(self_shape, dim), self_shape, dim, keepdim),
            ),)

@_VAR_MEAN.implement(AUTOGRAD)
def _var_mean_autograd(self, dim, correction, keepdim):
    result = _VAR_MEAN[self._keys & BELOW_AUTOGRAD](self, dim, correction, keepdim)
    result_variance, result_average = result
    if guards.active and not grad_enabled():
        return result
    node = _VarMeanBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_self_shape = self._sizes
    node._saved_self_ndim = self._ndim
    node._saved_dim = dim
    node._saved_keepdim = keepdim
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_correction = correction
    attach(node, (result_variance, result_average))
    return result

@forward_rule(_VAR_MEAN)
def _var_mean_forward(self_t, self_p, dim, correction, keepdim):
    variance_t = (
        self_t * functions._deviations(self_p, language.wrap_dims(dim, self_p._ndim))
    ).sum(language.wrap_dims(dim, self_p._ndim), keepdim) * 2 / (language.reduced_numel(
        self_p._sizes, dim
    ) - correction)
    average_t = self_t.mean(language.wrap_dims(dim, self_p._ndim), keepdim)
    return (variance_t, average_t)


@composite(define("var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)", "a792dfb2805dd79e"))
def var_mean_composite(self, unbiased):
    if self.dtype.is_complex:
        return (functions._var(self, None, 1 if unbiased else 0, False), self.mean(None, False))
    return tuple(functions._var_mean(self, None, 1 if unbiased else 0, False))


@composite(define("var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)",
    "992a01234de317cb"))
def var_mean_dim_composite(self, dim, unbiased, keepdim):
    if self.dtype.is_complex:
        return (functions._var(self, dim, 1 if unbiased else 0, keepdim), self.mean(dim, keepdim))
    return tuple(functions._var_mean(self, dim, 1 if unbiased else 0, keepdim))


@composite(define("var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) "
    "-> (Tensor, Tensor)", "da23271fd3b08219"))
def var_mean_correction_composite(self, dim, correction, keepdim):
    if self.dtype.is_complex:
        return (functions._var(self, dim, 1 if correction is None else correction, keepdim), self.mean(dim, keepdim))
    return tuple(functions._var_mean(self, dim, 1 if correction is None else correction, keepdim))


LOGSUMEXP, LOGSUMEXP_OUT = define("logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor",
    "5e748dcadf180d63", "logsumexp.out", casts=True)
LOGSUMEXP_LOOP = Reduction("logsumexp", LOOPS, "logsumexp_kernel", promote="int_to_float", casts=True)
LOGSUMEXP.implement(CPU, lambda self, dim, keepdim: LOGSUMEXP_LOOP.compute(self, dim, keepdim))

class LogsumexpBackward0(Node, operator="logsumexp"):
    __slots__ = ("_saved_self_shape", "_saved_dim", "_saved_keepdim", "_raw_self", "_version_self")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        dim = self._saved_dim
        keepdim = self._saved_keepdim
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (
            functions._unreduce(grad, self_shape, dim, keepdim) * operations.conj(
                functions._shares_of_sum(self_, dim)
            ),)

@LOGSUMEXP.implement(AUTOGRAD)
def logsumexp_autograd(self, dim, keepdim):
    result = LOGSUMEXP[self._keys & BELOW_AUTOGRAD](self, dim, keepdim)
    if guards.active and not grad_enabled():
        return result
    node = LogsumexpBackward0()
    node._saved_self_shape = self._sizes
    node._saved_dim = dim
    node._saved_keepdim = keepdim
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

@forward_rule(LOGSUMEXP)
def logsumexp_forward(self_t, self_p, dim, keepdim):
    return (self_t * functions._shares_of_sum(self_p, dim)).sum(language.wrap_dims(dim, self_p._ndim), keepdim)


another_name(
    define("special_logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor", "a03e2c05e2ac89ab",
        "special_logsumexp.out", casts=True),
    "logsumexp")

_SHARES_OF_SUM = define("_shares_of_sum(Tensor self, int[1] dim) -> Tensor", "f0492481496dd632")

@_SHARES_OF_SUM.implement(COMPOSITE_EXPLICIT_AUTOGRAD)
@below_autograd
def _shares_of_sum_composite(self, dim):
    if language.wide_dtype(self.dtype) != self.dtype:
        self = self.to(language.wide_dtype(self.dtype))
    total = functions.logsumexp(self, dim, True)
    shares = functions._exp_difference(self, total)
    if language.any_true(functions.isinf(functions.real(total))):
        shares = functions.where(functions.isinf(functions.real(total)),
            shares / shares.sum(language.wrap_dims(dim, self._ndim), True), shares)
    return shares

class _SharesOfSumBackward0(Node, operator="_shares_of_sum"):
    __slots__ = ("_saved_dim", "_raw_result")

    def apply(self, grad):
        dim = self._saved_dim
        result = unpack_output.call(self, self._raw_result, 0)
        return (functions._shares_gradient(grad, operations.conj(result), dim),)

@_SHARES_OF_SUM.implement(AUTOGRAD)
def _shares_of_sum_autograd(self, dim):
    result = _SHARES_OF_SUM[self._keys & BELOW_AUTOGRAD](self, dim)
    if guards.active and not grad_enabled():
        return result
    node = _SharesOfSumBackward0()
    node._saved_dim = dim
    node._raw_result = save_output.call(result)
    return record.call(node, result, self)

forward_rule(_SHARES_OF_SUM, lambda self_t, result_p, dim: functions._shares_gradient(self_t, result_p, dim),
    keeps=True, whole=True)

@_SHARES_OF_SUM.implement(BATCH_RULE)
def _shares_of_sum_batch(self, dim):
    dims = [at + 1 for at in language.wrap_dims(dim, self._ndim - 1)]
    if language.wide_dtype(self.dtype) != self.dtype:
        self = self.to(language.wide_dtype(self.dtype))
    total = functions.logsumexp(self, dims, True) if dims else self
    shares = functions._exp_difference(self, total)
    return functions.where(functions.isinf(functions.real(total)), shares / (shares.sum(dims, True) if dims else 1),
        shares)


@composite(define("_shares_gradient(Tensor self, Tensor output, int[1] dim) -> Tensor", "b05ded5746359595"))
def _shares_gradient_composite(self, output, dim):
    dims, size = (language.wrap_dims(dim, self._ndim), functions.abs(output.detach()))
    if not output.numel():
        return self * output
    largest = size == size.amax(dims, True)
    away = self - functions.where(largest, self, 0).sum(dims, True) / largest.sum(dims, True)
    return output * (away - (away * output).sum(dims, True))


SOFTMAX_INT, SOFTMAX_INT_OUT = define("softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor",
    "782e1fcf84184362", "softmax.int_out", casts=False)
SOFTMAX_INT_LOOP = Reduction("softmax.int", LOOPS, "softmax_int_kernel", promote="floating", accepts=("floating",))
SOFTMAX_INT.implement(CPU, lambda self, dim, dtype: SOFTMAX_INT_LOOP.compute_each(self, dim, dtype=dtype))
SOFTMAX_INT_OUT.implement(CPU,
    lambda self, dim, dtype, out: SOFTMAX_INT_LOOP.compute_each(self, dim, dtype=dtype, out=out))

class SoftmaxBackward0(Node, operator="softmax.int"):
    __slots__ = ("_raw_result", "_saved_dim")

    def apply(self, grad):
        result = unpack_output.call(self, self._raw_result, 0)
        dim = self._saved_dim
        return (functions._softmax_gradient(grad, result, dim),)

@SOFTMAX_INT.implement(AUTOGRAD)
def softmax_int_autograd(self, dim, dtype):
    result = SOFTMAX_INT[self._keys & BELOW_AUTOGRAD](self, dim, dtype)
    if (guards.active and not grad_enabled()) or result.dtype.category < FLOATING:
        return result
    node = SoftmaxBackward0()
    node._raw_result = save_output.call(result)
    node._saved_dim = dim
    return record.call(node, result, self)

forward_rule(SOFTMAX_INT, lambda self_t, result_p, dim: functions._softmax_gradient(self_t, result_p, dim), keeps=True)
another_name(
    define("special_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor", "b96229971e34fd1a",
        "special_softmax.int_out", casts=False),
    "softmax.int")
composite(define("_softmax(Tensor self, int dim, bool half_to_float) -> Tensor", "5f233731b3ee3f87"),
    lambda self, dim, half_to_float: functions.softmax(self, dim, dtypes.float32 if half_to_float else None))

_SOFTMAX_GRADIENT = define("_softmax_gradient(Tensor self, Tensor output, int dim) -> Tensor", "ba6158cafcff950f")
_SOFTMAX_GRADIENT_LOOP = Reduction("_softmax_gradient", LOOPS, "_softmax_gradient_kernel", promote="floating",
    accepts=("floating",), further_operands=1)
_SOFTMAX_GRADIENT.implement(CPU,
    lambda self, output, dim: _SOFTMAX_GRADIENT_LOOP.compute_each_together((self, output), dim))

class _SoftmaxGradientBackward0(Node, operator="_softmax_gradient"):
    __slots__ = ("_raw_output", "_version_output", "_saved_dim", "_raw_self", "_version_self")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        output = unpack_input(self, self._raw_output, self._version_output, "output")
        dim = self._saved_dim
        grad_self = None if wanted[0] is None else functions._softmax_gradient(grad, output, dim)
        grad_output = None
        if wanted[1] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_output = grad * (self_ - (self_ * output).sum((dim,), True)) - (
                self_ - self_.gather(dim, output.argmax(dim, True))
            ) * (grad * output).sum((dim,), True)
        return (grad_self, grad_output)

@_SOFTMAX_GRADIENT.implement(AUTOGRAD)
def _softmax_gradient_autograd(self, output, dim):
    result = _SOFTMAX_GRADIENT[(self._keys | output._keys) & BELOW_AUTOGRAD](self, output, dim)
    if guards.active and not grad_enabled():
        return result
    node = _SoftmaxGradientBackward0()
    node._raw_output, node._version_output = output, 0 if output._writes is None else output._writes[0]
    node._saved_dim = dim
    if output._edge is not None:
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self, output)

@forward_rule(_SOFTMAX_GRADIENT)
def _softmax_gradient_forward(self_t, self_p, output_t, output_p, dim):
    result_t = None
    if self_t is not None:
        result_t = functions._softmax_gradient(self_t, output_p, dim)
    if output_t is not None:
        result_t = forward.plus(result_t, output_t * (self_p - (self_p * output_p).sum((dim,), True)))
    if output_t is not None:
        result_t = forward.minus(result_t,
            output_p * ((self_p - self_p.gather(dim, output_p.argmax(dim, True))) * output_t).sum((dim,), True))
    return result_t


@composite(define("_safe_softmax(Tensor self, int dim, ScalarType? dtype=None) -> Tensor", "c859ed34563644f8"))
def _safe_softmax_composite(self, dim, dtype):
    empty = (self == -math.inf).all(dim, True)
    return functions.softmax(self.masked_fill(empty, 0), dim, dtype).masked_fill(empty, 0)


@composite(define("_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> "
    "Tensor", "d65517de1ceb138b"))
def _softmax_backward_data_composite(grad_output, output, dim, input_dtype):
    if grad_output._sizes != output._sizes:
        language.raise_error(
            f"_softmax_backward_data: expected the gradient in the shape {list(output._sizes)} of the result, got "
            f"{list(grad_output._sizes)}")
    wide = grad_output.dtype if grad_output.dtype.itemsize > 2 else dtypes.float32
    grad, result = (grad_output.to(wide).contiguous(), output.to(wide).contiguous())
    return (result * (grad - (grad * result).sum((dim,), True))).to(
        dtypes.float16 if input_dtype == dtypes.float16 and grad_output.dtype == dtypes.float32 else grad_output.dtype)


@composite(define("_log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) -> "
    "Tensor", "1e5b87fcec91fa9e"))
def _log_softmax_backward_data_composite(grad_output, output, dim, input_dtype):
    if grad_output._sizes != output._sizes:
        language.raise_error(
            f"_log_softmax_backward_data: expected the gradient in the shape {list(output._sizes)} of the result, got "
            f"{list(grad_output._sizes)}")
    wide = grad_output.dtype if grad_output.dtype.itemsize > 2 else dtypes.float32
    grad, result = (grad_output.to(wide).contiguous(), output.to(wide).contiguous())
    return functions._log_softmax_backward(grad, result, grad.sum((dim,), True)).to(
        dtypes.float16 if input_dtype == dtypes.float16 and grad_output.dtype == dtypes.float32 else grad_output.dtype)


LOG_SOFTMAX_INT, LOG_SOFTMAX_INT_OUT = define("log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor",
    "97a483550e581de0", "log_softmax.int_out", casts=False)
LOG_SOFTMAX_INT_LOOP = Reduction("log_softmax.int", LOOPS, "log_softmax_int_kernel", promote="floating",
    accepts=("floating",))
LOG_SOFTMAX_INT.implement(CPU, lambda self, dim, dtype: LOG_SOFTMAX_INT_LOOP.compute_each(self, dim, dtype=dtype))
LOG_SOFTMAX_INT_OUT.implement(CPU,
    lambda self, dim, dtype, out: LOG_SOFTMAX_INT_LOOP.compute_each(self, dim, dtype=dtype, out=out))

class LogSoftmaxBackward0(Node, operator="log_softmax.int"):
    __slots__ = ("_raw_result", "_saved_dim")

    def apply(self, grad):
        result = unpack_output.call(self, self._raw_result, 0)
        dim = self._saved_dim
        return (
            functions._log_softmax_backward(
                grad, result,
                grad.sum((dim,), True) if grad.dtype.itemsize > 2 else grad.sum((dim,), True, dtype=dtypes.float32),
            ),)

@LOG_SOFTMAX_INT.implement(AUTOGRAD)
def log_softmax_int_autograd(self, dim, dtype):
    result = LOG_SOFTMAX_INT[self._keys & BELOW_AUTOGRAD](self, dim, dtype)
    if (guards.active and not grad_enabled()) or result.dtype.category < FLOATING:
        return result
    node = LogSoftmaxBackward0()
    node._raw_result = save_output.call(result)
    node._saved_dim = dim
    return record.call(node, result, self)

@forward_rule(LOG_SOFTMAX_INT, keeps=True)
def log_softmax_int_forward(self_t, result_p, dim):
    away_ = self_t - self_t.gather(dim, result_p.argmax(dim, True)) if result_p.numel() else self_t
    return away_ - (away_ * functions.exp(result_p)).sum((dim,), True)


composite(define("_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor", "805aba7bef66d3a2"),
    lambda self, dim, half_to_float: functions.log_softmax(self, dim, dtypes.float32 if half_to_float else None))

_EUCLIDEAN_NORM = define("_euclidean_norm(Tensor self, int[1]? dim, bool keepdim) -> Tensor", "6301fbfbb3ef688f")
_EUCLIDEAN_NORM_LOOP = Reduction("_euclidean_norm", LOOPS, "_euclidean_norm_kernel", promote="floating",
    accepts=("floating",), degrees=(1,))
_EUCLIDEAN_NORM.implement(CPU, lambda self, dim, keepdim: _EUCLIDEAN_NORM_LOOP.compute(self, dim, keepdim))

class _EuclideanNormBackward0(Node, operator="_euclidean_norm", label="LinalgVectorNormBackward0"):
    __slots__ = ("_saved_self_shape", "_saved_dim", "_saved_keepdim", "_raw_self", "_version_self", "_raw_result")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        dim = self._saved_dim
        keepdim = self._saved_keepdim
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        result = unpack_output.call(self, self._raw_result, 0)
        return (
            functions._unreduce(grad, self_shape, dim, keepdim) * functions._ratio_or_zero(
                self_, functions._unreduce(result, self_shape, dim, keepdim)
            ),)

@_EUCLIDEAN_NORM.implement(AUTOGRAD)
def _euclidean_norm_autograd(self, dim, keepdim):
    result = _EUCLIDEAN_NORM[self._keys & BELOW_AUTOGRAD](self, dim, keepdim)
    if guards.active and not grad_enabled():
        return result
    node = _EuclideanNormBackward0()
    node._saved_self_shape = self._sizes
    node._saved_dim = dim
    node._saved_keepdim = keepdim
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._raw_result = save_output.call(result)
    return record.call(node, result, self)

@forward_rule(_EUCLIDEAN_NORM, keeps=True)
def _euclidean_norm_forward(self_t, self_p, result_p, dim, keepdim):
    return (
        self_t * functions._ratio_or_zero(self_p, functions._unreduce(result_p, self_p._sizes, dim, keepdim))
    ).sum(language.wrap_dims(dim, self_p._ndim), keepdim)


_POWER_NORM = define("_power_norm(Tensor self, Scalar ord, int[1]? dim, bool keepdim) -> Tensor", "f00d918bb6d97dd3")
_POWER_NORM_LOOP = Reduction("_power_norm", LOOPS, "_power_norm_kernel", promote="floating", accepts=("floating",),
    degrees=(1,))
_POWER_NORM.implement(CPU, lambda self, ord, dim, keepdim: _POWER_NORM_LOOP.compute(self, dim, keepdim, scalars=(ord,)))

class _PowerNormBackward0(Node, operator="_power_norm"):
    __slots__ = ("_saved_self_shape", "_saved_dim", "_saved_keepdim", "_raw_self", "_version_self", "_saved_ord",
        "_raw_result")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        dim = self._saved_dim
        keepdim = self._saved_keepdim
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        ord = self._saved_ord
        result = unpack_output.call(self, self._raw_result, 0)
        return (
            functions._unreduce(grad, self_shape, dim, keepdim) * functions._power_or_zero(
                functions._ratio_or_zero(self_, functions._unreduce(result, self_shape, dim, keepdim)), ord - 1
            ),)

@_POWER_NORM.implement(AUTOGRAD)
def _power_norm_autograd(self, ord, dim, keepdim):
    result = _POWER_NORM[self._keys & BELOW_AUTOGRAD](self, ord, dim, keepdim)
    if guards.active and not grad_enabled():
        return result
    node = _PowerNormBackward0()
    node._saved_self_shape = self._sizes
    node._saved_dim = dim
    node._saved_keepdim = keepdim
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_ord = ord
    node._raw_result = save_output.call(result)
    return record.call(node, result, self)

pushed_forward(_POWER_NORM)

_POWER_OR_ZERO = define("_power_or_zero(Tensor self, Scalar exponent) -> Tensor", "0b57071414c8d8f7")
_POWER_OR_ZERO_LOOP = _POWER_OR_ZERO.compute_by(Elementwise("_power_or_zero", LOOPS, "_power_or_zero_kernel", 1,
    accepts=("floating",)))

class _PowerOrZeroBackward0(Node, operator="_power_or_zero"):
    __slots__ = ("_saved_exponent", "_raw_self", "_version_self")

    def apply(self, grad):
        exponent = self._saved_exponent
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (exponent * grad * functions._power_or_zero(self_, exponent - 1),)

@_POWER_OR_ZERO.implement(AUTOGRAD)
def _power_or_zero_autograd(self, exponent):
    result = _POWER_OR_ZERO[self._keys & BELOW_AUTOGRAD](self, exponent)
    if guards.active and not grad_enabled():
        return result
    node = _PowerOrZeroBackward0()
    node._saved_exponent = exponent
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, self)

forward_rule(_POWER_OR_ZERO,
    lambda self_t, self_p, exponent: exponent * self_t * functions._power_or_zero(self_p, exponent - 1))

_RATIO_OR_ZERO = define("_ratio_or_zero(Tensor self, Tensor other) -> Tensor", "486e46e477677621")
_RATIO_OR_ZERO_LOOP = _RATIO_OR_ZERO.compute_by(Elementwise("_ratio_or_zero", LOOPS, "_ratio_or_zero_kernel", 2,
    accepts=("floating", "complex")))
_RATIO_OR_ZERO_BACKWARD_SELF_FORMULA = formula(_RATIO_OR_ZERO, "backward_self",
    Elementwise("_RatioOrZeroBackward0", LOOPS, "ratio_or_zero_backward_self", 2),
    lambda grad, other: grad / operations.conj(functions.where(other == 0, math.inf, other)))
_RATIO_OR_ZERO_BACKWARD_OTHER_FORMULA = formula(_RATIO_OR_ZERO, "backward_other",
    Elementwise("_RatioOrZeroBackward0", LOOPS, "ratio_or_zero_backward_other", 3),
    lambda grad, other, result: -grad * operations.conj(result / functions.where(other == 0, math.inf, other)))

_RATIO_OR_ZERO_BACKWARD_FORMULAS = formulas(_RATIO_OR_ZERO, "_RatioOrZeroBackward0", 3,
    (_RATIO_OR_ZERO_BACKWARD_SELF_FORMULA, (0, 1)), (_RATIO_OR_ZERO_BACKWARD_OTHER_FORMULA, (0, 1, 2)))

class _RatioOrZeroBackward0(Node, operator="_ratio_or_zero"):
    __slots__ = ("_raw_other", "_version_other", "_raw_result")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        other = unpack_input(self, self._raw_other, self._version_other, "other")
        if None not in wanted:
            result = unpack_output.call(self, self._raw_result, 0)
            return _RATIO_OR_ZERO_BACKWARD_FORMULAS[
                (grad._keys | other._keys | result._keys) & formula_keys()
            ](grad, other, result)
        grad_self = None if wanted[0] is None else _RATIO_OR_ZERO_BACKWARD_SELF_FORMULA[
            (grad._keys | other._keys) & formula_keys()
        ](grad, other)
        grad_other = None
        if wanted[1] is not None:
            result = unpack_output.call(self, self._raw_result, 0)
            grad_other = _RATIO_OR_ZERO_BACKWARD_OTHER_FORMULA[
                (grad._keys | other._keys | result._keys) & formula_keys()
            ](grad, other, result)
        return (grad_self, grad_other)

@_RATIO_OR_ZERO.implement(AUTOGRAD)
def _ratio_or_zero_autograd(self, other):
    result = _RATIO_OR_ZERO[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if guards.active and not grad_enabled():
        return result
    node = _RatioOrZeroBackward0()
    node._raw_other, node._version_other = other, 0 if other._writes is None else other._writes[0]
    if other._edge is not None:
        node._raw_result = save_output.call(result)
    return record.call(node, result, self, other)

@formula(_RATIO_OR_ZERO, "forward", Elementwise("_ratio_or_zero", LOOPS, "ratio_or_zero_forward", 4))
def _RATIO_OR_ZERO_FORWARD_FORMULA(other_t, self_t, other_p, result_p):
    result_t = None
    if self_t is not None:
        result_t = self_t / functions.where(other_p == 0, math.inf, other_p)
    if other_t is not None:
        result_t = forward.minus(result_t, other_t * result_p / functions.where(other_p == 0, math.inf, other_p))
    return result_t

forward_rule(_RATIO_OR_ZERO, _RATIO_OR_ZERO_FORWARD_FORMULA, keeps=True)
