"""The reductions operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

import math

from runtime import language
from runtime.autograd import forward, operations, recording
from runtime.autograd.inplace import without_gradient
from runtime.autograd.node import Node, attach, complete, next_sequence_nr, save_output, unpack_input, unpack_output
from runtime.dispatch.late import LateModule
from runtime.dispatch.registry import define
from runtime.dtypes import FLOATING
from runtime.guards import grad_enabled, state
from runtime.kernels.elementwise import Elementwise
from runtime.kernels.reduction import Reduction
from runtime.outputs import named, write_out, write_outs
from runtime.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, BELOW_FORWARD, COMPOSITE_IMPLICIT_AUTOGRAD, CPU, FORWARD_AD

from .. import return_types

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.reductions"
functions = LateModule(f"{PACKAGE}.functions")


# sum (ops.yaml:1295, derivatives.yaml:252)
SUM = define(
    "sum",
    "sum(Tensor self, *, ScalarType? dtype=None) -> Tensor",
    tags=("core", "reduction"),
    source="ops.yaml:1295",
    digest="11abf43eb0271dfc",
    kernel={
        "reduce": "{total: {init: 0, step: total + self}}",
        "finish": "total",
    },
    derivative={
        "self": "grad.expand(self.shape)",
        "result": "auto_linear",
    },
)
SUM_LOOP = Reduction("sum", LOOPS, "sum_kernel", promote="integers_to_int64")


def sum_cpu(self, dtype):
    """sum on the CPU."""
    return SUM_LOOP.compute(self, None, False, dtype=dtype)


SUM.implement(CPU, sum_cpu)


class SumBackward0(Node):
    """Backward of sum (derivatives.yaml:252)."""

    __slots__ = ("_saved_self_shape",)
    operator = "sum"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        grad_self = grad.expand(self_shape)
        return (grad_self,)


def sum_autograd(self, dtype):
    """sum, recorded for the backward pass."""
    result = SUM[(self._keys) & BELOW_AUTOGRAD](self, dtype)
    if (state.active and not grad_enabled()) or result.dtype.category < FLOATING:
        return result
    node = SumBackward0()
    node._saved_self_shape = self.shape
    return recording.record(node, result, self)


SUM.implement(AUTOGRAD_CPU, sum_autograd)


def sum_forward(self, dtype):
    """sum, and the tangent of its result."""
    result = SUM[(self._keys) & BELOW_FORWARD](self, dtype)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = SUM[self_t._keys](self_t, dtype)
    forward.attach(result, result_t, self_t)
    return result


SUM.implement(FORWARD_AD, sum_forward)


# sum.dim_IntList (ops.yaml:1310, derivatives.yaml:256)
SUM_DIM_INTLIST = define(
    "sum.dim_IntList",
    "sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=Non"
    "e) -> Tensor",
    tags=("engine", "core", "reduction"),
    source="ops.yaml:1310",
    digest="593e8b93ca00ba13",
    kernel={
        "reduce": "{total: {init: 0, step: total + self}}",
        "finish": "total",
    },
    derivative={
        "self": "_unreduce(grad, self.shape, dim, keepdim)",
        "result": "auto_linear",
    },
)
SUM_INTLIST_OUT = define(
    "sum.IntList_out",
    "sum.IntList_out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=Non"
    "e, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:1310",
    digest="593e8b93ca00ba13",
)
SUM_DIM_INTLIST_LOOP = Reduction("sum.dim_IntList", LOOPS, "sum_dim_IntList_kernel", promote="integers_to_int64")


def sum_dim_IntList_cpu(self, dim, keepdim, dtype):
    """sum.dim_IntList on the CPU."""
    return SUM_DIM_INTLIST_LOOP.compute(self, dim, keepdim, dtype=dtype)


SUM_DIM_INTLIST.implement(CPU, sum_dim_IntList_cpu)


def sum_IntList_out_cpu(self, dim, keepdim, dtype, out):
    """sum.IntList_out: the functional form, copied into out."""
    result = SUM_DIM_INTLIST[(self._keys) & BELOW_AUTOGRAD](self, dim, keepdim, dtype)
    return write_out("sum.IntList_out", out, result)


SUM_INTLIST_OUT.implement(CPU, sum_IntList_out_cpu)


class SumBackward1(Node):
    """Backward of sum.dim_IntList (derivatives.yaml:256)."""

    __slots__ = ("_saved_self_shape", "_saved_dim", "_saved_keepdim")
    operator = "sum.dim_IntList"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        dim = self._saved_dim
        keepdim = self._saved_keepdim
        grad_self = functions._unreduce(grad, self_shape, dim, keepdim)
        return (grad_self,)


def sum_dim_IntList_autograd(self, dim, keepdim, dtype):
    """sum.dim_IntList, recorded for the backward pass."""
    result = SUM_DIM_INTLIST[(self._keys) & BELOW_AUTOGRAD](self, dim, keepdim, dtype)
    if (state.active and not grad_enabled()) or result.dtype.category < FLOATING:
        return result
    node = SumBackward1()
    node._saved_self_shape = self.shape
    node._saved_dim = dim
    node._saved_keepdim = keepdim
    return recording.record(node, result, self)


SUM_DIM_INTLIST.implement(AUTOGRAD_CPU, sum_dim_IntList_autograd)
SUM_INTLIST_OUT.implement(AUTOGRAD_CPU, without_gradient(SUM_INTLIST_OUT))


def sum_dim_IntList_forward(self, dim, keepdim, dtype):
    """sum.dim_IntList, and the tangent of its result."""
    result = SUM_DIM_INTLIST[(self._keys) & BELOW_FORWARD](self, dim, keepdim, dtype)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = SUM_DIM_INTLIST[self_t._keys](self_t, dim, keepdim, dtype)
    forward.attach(result, result_t, self_t)
    return result


SUM_DIM_INTLIST.implement(FORWARD_AD, sum_dim_IntList_forward)
SUM_INTLIST_OUT.implement(FORWARD_AD, forward.without_tangent(SUM_INTLIST_OUT))


# _unreduce (ops.yaml:1336)
_UNREDUCE = define(
    "_unreduce",
    "_unreduce(Tensor grad, int[] sizes, int[1]? dim, bool keepdim) -> Tensor",
    source="ops.yaml:1336",
    digest="e330029b5cb45b07",
    kernel={
        "composite": "if not keepdim:\n    for one in sorted(wrap_dims(dim, len(sizes))):\n        grad = grad"
        ".unsqueeze(one) if grad.ndim < len(sizes) else grad\nreturn grad.expand(sizes)",
    },
)


def _unreduce_composite(grad, sizes, dim, keepdim):
    """_unreduce, from other operators."""
    if not keepdim:
        for one in sorted(language.wrap_dims(dim, len(sizes))):
            grad = grad.unsqueeze(one) if grad.ndim < len(sizes) else grad
    return grad.expand(sizes)


_UNREDUCE.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _unreduce_composite)


# _place_at (ops.yaml:1345)
_PLACE_AT = define(
    "_place_at",
    "_place_at(Tensor grad, int[] sizes, int dim, Tensor index, bool keepdim) -> Tensor",
    source="ops.yaml:1345",
    digest="684922d7a4b0bdb9",
    kernel={
        "composite": "if not len(sizes):\n    return grad\nif not keepdim:\n    grad, index = grad.unsqueeze(di"
        "m), index.unsqueeze(dim)\nreturn zeros(sizes, dtype=grad.dtype).scatter_add(dim, index,"
        " grad)",
    },
)


def _place_at_composite(grad, sizes, dim, index, keepdim):
    """_place_at, from other operators."""
    if not len(sizes):
        return grad
    if not keepdim:
        grad, index = (grad.unsqueeze(dim), index.unsqueeze(dim))
    return functions.zeros(sizes, dtype=grad.dtype).scatter_add(dim, index, grad)


_PLACE_AT.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _place_at_composite)


# mean (ops.yaml:1355, derivatives.yaml:260)
MEAN = define(
    "mean",
    "mean(Tensor self, *, ScalarType? dtype=None) -> Tensor",
    tags=("core", "reduction"),
    source="ops.yaml:1355",
    digest="acc9bf5c0c4e0caa",
    kernel={
        "reduce": "{total: {init: 0, step: total + self}}",
        "finish": "total / count",
    },
    derivative={
        "self": "grad.expand(self.shape) / self.numel()",
        "result": "auto_linear",
    },
)
MEAN_LOOP = Reduction("mean", LOOPS, "mean_kernel", promote="floating")


def mean_cpu(self, dtype):
    """mean on the CPU."""
    return MEAN_LOOP.compute(self, None, False, dtype=dtype)


MEAN.implement(CPU, mean_cpu)


class MeanBackward0(Node):
    """Backward of mean (derivatives.yaml:260)."""

    __slots__ = ("_saved_self_shape", "_saved_self_numel")
    operator = "mean"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        self_numel = self._saved_self_numel
        grad_self = grad.expand(self_shape) / self_numel
        return (grad_self,)


def mean_autograd(self, dtype):
    """mean, recorded for the backward pass."""
    result = MEAN[(self._keys) & BELOW_AUTOGRAD](self, dtype)
    if (state.active and not grad_enabled()) or result.dtype.category < FLOATING:
        return result
    node = MeanBackward0()
    node._saved_self_shape = self.shape
    node._saved_self_numel = self.numel()
    return recording.record(node, result, self)


MEAN.implement(AUTOGRAD_CPU, mean_autograd)


def mean_forward(self, dtype):
    """mean, and the tangent of its result."""
    result = MEAN[(self._keys) & BELOW_FORWARD](self, dtype)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = MEAN[self_t._keys](self_t, dtype)
    forward.attach(result, result_t, self_t)
    return result


MEAN.implement(FORWARD_AD, mean_forward)


# mean.dim (ops.yaml:1369, derivatives.yaml:264)
MEAN_DIM = define(
    "mean.dim",
    "mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> T"
    "ensor",
    tags=("core", "reduction"),
    source="ops.yaml:1369",
    digest="6cb38e7737b90049",
    kernel={
        "reduce": "{total: {init: 0, step: total + self}}",
        "finish": "total / count",
    },
    derivative={
        "self": "_unreduce(grad / reduced_numel(self.shape, dim), self.shape, dim, keepdim)",
        "result": "auto_linear",
    },
)
MEAN_OUT = define(
    "mean.out",
    "mean.out(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None, Tens"
    "or(a!) out) -> Tensor(a!)",
    source="ops.yaml:1369",
    digest="6cb38e7737b90049",
)
MEAN_DIM_LOOP = Reduction("mean.dim", LOOPS, "mean_dim_kernel", promote="floating")


def mean_dim_cpu(self, dim, keepdim, dtype):
    """mean.dim on the CPU."""
    return MEAN_DIM_LOOP.compute(self, dim, keepdim, dtype=dtype)


MEAN_DIM.implement(CPU, mean_dim_cpu)


def mean_out_cpu(self, dim, keepdim, dtype, out):
    """mean.out: the functional form, copied into out."""
    result = MEAN_DIM[(self._keys) & BELOW_AUTOGRAD](self, dim, keepdim, dtype)
    return write_out("mean.out", out, result)


MEAN_OUT.implement(CPU, mean_out_cpu)


class MeanBackward1(Node):
    """Backward of mean.dim (derivatives.yaml:264)."""

    __slots__ = ("_saved_self_shape", "_saved_dim", "_saved_keepdim")
    operator = "mean.dim"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        dim = self._saved_dim
        keepdim = self._saved_keepdim
        grad_self = functions._unreduce(grad / language.reduced_numel(self_shape, dim), self_shape, dim, keepdim)
        return (grad_self,)


def mean_dim_autograd(self, dim, keepdim, dtype):
    """mean.dim, recorded for the backward pass."""
    result = MEAN_DIM[(self._keys) & BELOW_AUTOGRAD](self, dim, keepdim, dtype)
    if (state.active and not grad_enabled()) or result.dtype.category < FLOATING:
        return result
    node = MeanBackward1()
    node._saved_self_shape = self.shape
    node._saved_dim = dim
    node._saved_keepdim = keepdim
    return recording.record(node, result, self)


MEAN_DIM.implement(AUTOGRAD_CPU, mean_dim_autograd)
MEAN_OUT.implement(AUTOGRAD_CPU, without_gradient(MEAN_OUT))


def mean_dim_forward(self, dim, keepdim, dtype):
    """mean.dim, and the tangent of its result."""
    result = MEAN_DIM[(self._keys) & BELOW_FORWARD](self, dim, keepdim, dtype)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_t = MEAN_DIM[self_t._keys](self_t, dim, keepdim, dtype)
    forward.attach(result, result_t, self_t)
    return result


MEAN_DIM.implement(FORWARD_AD, mean_dim_forward)
MEAN_OUT.implement(FORWARD_AD, forward.without_tangent(MEAN_OUT))


# prod (ops.yaml:1391, derivatives.yaml:268)
PROD = define(
    "prod",
    "prod(Tensor self, *, ScalarType? dtype=None) -> Tensor",
    tags=("core", "reduction"),
    source="ops.yaml:1391",
    digest="8f034575e2b7bdfe",
    kernel={
        "reduce": "{total: {init: 1, step: total * self}}",
        "finish": "total",
    },
    derivative={
        "self": "_prod_backward(grad, conj(self).reshape((-1,)), conj(result), 0).reshape(self.shape)",
        "result": "(self_t * _prod_backward(ones_like(result), self_p.reshape((-1,)), result, 0).reshape("
        "self_p.shape)).sum()",
    },
)
PROD_LOOP = Reduction("prod", LOOPS, "prod_kernel", promote="integers_to_int64")


def prod_cpu(self, dtype):
    """prod on the CPU."""
    return PROD_LOOP.compute(self, None, False, dtype=dtype)


PROD.implement(CPU, prod_cpu)


class ProdBackward0(Node):
    """Backward of prod (derivatives.yaml:268)."""

    __slots__ = ("_saved_self_shape", "_saved_result", "_saved_self", "_version_self")
    operator = "prod"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        result = unpack_output(self, self._saved_result, 0)
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        grad_self = functions._prod_backward(
            grad, operations.conj(self_).reshape((-1,)), operations.conj(result), 0
        ).reshape(self_shape)
        return (grad_self,)

    def release(self):
        self._saved_result = self._saved_self = None


def prod_autograd(self, dtype):
    """prod, recorded for the backward pass."""
    result = PROD[(self._keys) & BELOW_AUTOGRAD](self, dtype)
    if (state.active and not grad_enabled()) or result.dtype.category < FLOATING:
        return result
    node = ProdBackward0()
    node._saved_self_shape = self.shape
    node._saved_result = save_output(result)
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


PROD.implement(AUTOGRAD_CPU, prod_autograd)


def prod_forward(self, dtype):
    """prod, and the tangent of its result."""
    result = PROD[(self._keys) & BELOW_FORWARD](self, dtype)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    result_t = (
        self_t * functions._prod_backward(
            functions.ones_like(result_p), self_p.reshape((-1,)), result_p, 0
        ).reshape(self_p.shape)
    ).sum()
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


PROD.implement(FORWARD_AD, prod_forward)


# prod.dim_int (ops.yaml:1410, derivatives.yaml:272)
PROD_DIM_INT = define(
    "prod.dim_int",
    "prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> T"
    "ensor",
    tags=("core", "reduction"),
    source="ops.yaml:1410",
    digest="213e9db5e7cc1b01",
    kernel={
        "reduce": "{total: {init: 1, step: total * self}}",
        "finish": "total",
    },
    derivative={
        "self": "_prod_backward(grad if keepdim else grad.unsqueeze(dim), conj(self), conj(result if ke"
        "epdim else result.unsqueeze(dim)), dim) if self.ndim else grad",
        "result": "(self_t * _prod_backward(ones_like(result if keepdim else result.unsqueeze(dim)), self"
        "_p, result if keepdim else result.unsqueeze(dim), dim)).sum((dim,), keepdim) if self_p"
        ".ndim else self_t",
    },
)
PROD_INT_OUT = define(
    "prod.int_out",
    "prod.int_out(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None, Tens"
    "or(a!) out) -> Tensor(a!)",
    source="ops.yaml:1410",
    digest="213e9db5e7cc1b01",
)
PROD_DIM_INT_LOOP = Reduction("prod.dim_int", LOOPS, "prod_dim_int_kernel", promote="integers_to_int64")


def prod_dim_int_cpu(self, dim, keepdim, dtype):
    """prod.dim_int on the CPU."""
    return PROD_DIM_INT_LOOP.compute(self, (dim,), keepdim, dtype=dtype)


PROD_DIM_INT.implement(CPU, prod_dim_int_cpu)


def prod_int_out_cpu(self, dim, keepdim, dtype, out):
    """prod.int_out: the functional form, copied into out."""
    result = PROD_DIM_INT[(self._keys) & BELOW_AUTOGRAD](self, dim, keepdim, dtype)
    return write_out("prod.int_out", out, result)


PROD_INT_OUT.implement(CPU, prod_int_out_cpu)


class ProdBackward1(Node):
    """Backward of prod.dim_int (derivatives.yaml:272)."""

    __slots__ = ("_saved_self_ndim", "_saved_dim", "_saved_keepdim", "_saved_self", "_version_self", "_saved_result")
    operator = "prod.dim_int"

    def apply(self, grad):
        self_ndim = self._saved_self_ndim
        dim = self._saved_dim
        keepdim = self._saved_keepdim
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        result = unpack_output(self, self._saved_result, 0)
        grad_self = (
            functions._prod_backward(
                grad if keepdim else grad.unsqueeze(dim),
                operations.conj(self_),
                operations.conj(result if keepdim else result.unsqueeze(dim)),
                dim,
            )
            if self_ndim
            else grad
        )
        return (grad_self,)

    def release(self):
        self._saved_self = self._saved_result = None


def prod_dim_int_autograd(self, dim, keepdim, dtype):
    """prod.dim_int, recorded for the backward pass."""
    result = PROD_DIM_INT[(self._keys) & BELOW_AUTOGRAD](self, dim, keepdim, dtype)
    if (state.active and not grad_enabled()) or result.dtype.category < FLOATING:
        return result
    node = ProdBackward1()
    node._saved_self_ndim = self.ndim
    node._saved_dim = dim
    node._saved_keepdim = keepdim
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_result = save_output(result)
    return recording.record(node, result, self)


PROD_DIM_INT.implement(AUTOGRAD_CPU, prod_dim_int_autograd)
PROD_INT_OUT.implement(AUTOGRAD_CPU, without_gradient(PROD_INT_OUT))


def prod_dim_int_forward(self, dim, keepdim, dtype):
    """prod.dim_int, and the tangent of its result."""
    result = PROD_DIM_INT[(self._keys) & BELOW_FORWARD](self, dim, keepdim, dtype)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    result_t = (
        (
            self_t * functions._prod_backward(
                functions.ones_like(result_p if keepdim else result_p.unsqueeze(dim)),
                self_p,
                result_p if keepdim else result_p.unsqueeze(dim),
                dim,
            )
        ).sum((dim,), keepdim)
        if self_p.ndim
        else self_t
    )
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


PROD_DIM_INT.implement(FORWARD_AD, prod_dim_int_forward)
PROD_INT_OUT.implement(FORWARD_AD, forward.without_tangent(PROD_INT_OUT))


# _prod_backward (ops.yaml:1430)
_PROD_BACKWARD = define(
    "_prod_backward",
    "_prod_backward(Tensor grad, Tensor self, Tensor result, int dim) -> Tensor",
    source="ops.yaml:1430",
    digest="ab76cbba79fb4619",
    kernel={
        "composite": "if not (self == 0).any():\n    return grad * (result / self)\nbefore = _exclusive_produc"
        "ts(self, dim)\nafter = _exclusive_products(_reversed(self, dim), dim)\nreturn grad * (be"
        "fore * _reversed(after, dim))",
    },
)


def _prod_backward_composite(grad, self, result, dim):
    """_prod_backward, from other operators."""
    if not (self == 0).any():
        return grad * (result / self)
    before = functions._exclusive_products(self, dim)
    after = functions._exclusive_products(functions._reversed(self, dim), dim)
    return grad * (before * functions._reversed(after, dim))


_PROD_BACKWARD.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _prod_backward_composite)


# _exclusive_products (ops.yaml:1440)
_EXCLUSIVE_PRODUCTS = define(
    "_exclusive_products",
    "_exclusive_products(Tensor self, int dim) -> Tensor",
    source="ops.yaml:1440",
    digest="8742772bc6bfeb97",
    kernel={
        "composite": "size = self.size(dim)\nproducts = cat((ones_like(self.narrow(dim, 0, 1)), self.narrow(d"
        "im, 0, size - 1)), dim)\nfor shift in doublings(size):\n    later = products.narrow(dim,"
        " shift, size - shift) * products.narrow(dim, 0, size - shift)\n    products = cat((prod"
        "ucts.narrow(dim, 0, shift), later), dim)\nreturn products",
    },
)


def _exclusive_products_composite(self, dim):
    """_exclusive_products, from other operators."""
    size = self.size(dim)
    products = functions.cat((functions.ones_like(self.narrow(dim, 0, 1)), self.narrow(dim, 0, size - 1)), dim)
    for shift in language.doublings(size):
        later = products.narrow(dim, shift, size - shift) * products.narrow(dim, 0, size - shift)
        products = functions.cat((products.narrow(dim, 0, shift), later), dim)
    return products


_EXCLUSIVE_PRODUCTS.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _exclusive_products_composite)


# _reversed (ops.yaml:1451)
_REVERSED = define(
    "_reversed",
    "_reversed(Tensor self, int dim) -> Tensor",
    source="ops.yaml:1451",
    digest="3c221e276790ca53",
    kernel={
        "composite": "index_select(self, dim, arange(self.size(dim) - 1, -1, -1))",
    },
)


def _reversed_composite(self, dim):
    """_reversed, from other operators."""
    return functions.index_select(self, dim, functions.arange(self.size(dim) - 1, -1, -1))


_REVERSED.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _reversed_composite)


# amax (ops.yaml:1456, derivatives.yaml:278)
AMAX = define(
    "amax",
    "amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor",
    tags=("core", "reduction"),
    source="ops.yaml:1456",
    digest="e069ff742df612d8",
    kernel={
        "reduce": "{best: {init: -inf, step: maximum(best, self)}}",
        "finish": "best",
        "identity": "false",
    },
    derivative={
        "self": "_share_among_equal(grad, self, result, dim, keepdim)",
        "result": "(self_t * _share_among_equal(ones_like(result), self_p, result, dim, keepdim)).sum(wra"
        "p_dims(dim, self_p.ndim), keepdim)",
    },
)
AMAX_OUT = define(
    "amax.out",
    "amax.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor("
    "a!)",
    source="ops.yaml:1456",
    digest="e069ff742df612d8",
)
AMAX_LOOP = Reduction("amax", LOOPS, "amax_kernel", accepts=('bool', 'integral', 'floating'), identity=False)


def amax_cpu(self, dim, keepdim):
    """amax on the CPU."""
    return AMAX_LOOP.compute(self, dim, keepdim)


AMAX.implement(CPU, amax_cpu)


def amax_out_cpu(self, dim, keepdim, out):
    """amax.out: the functional form, copied into out."""
    result = AMAX[(self._keys) & BELOW_AUTOGRAD](self, dim, keepdim)
    return write_out("amax.out", out, result)


AMAX_OUT.implement(CPU, amax_out_cpu)


class AmaxBackward0(Node):
    """Backward of amax (derivatives.yaml:278)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_result", "_saved_dim", "_saved_keepdim")
    operator = "amax"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        result = unpack_output(self, self._saved_result, 0)
        dim = self._saved_dim
        keepdim = self._saved_keepdim
        grad_self = functions._share_among_equal(grad, self_, result, dim, keepdim)
        return (grad_self,)

    def release(self):
        self._saved_self = self._saved_result = None


def amax_autograd(self, dim, keepdim):
    """amax, recorded for the backward pass."""
    result = AMAX[(self._keys) & BELOW_AUTOGRAD](self, dim, keepdim)
    if state.active and not grad_enabled():
        return result
    node = AmaxBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_result = save_output(result)
    node._saved_dim = dim
    node._saved_keepdim = keepdim
    return recording.record(node, result, self)


AMAX.implement(AUTOGRAD_CPU, amax_autograd)
AMAX_OUT.implement(AUTOGRAD_CPU, without_gradient(AMAX_OUT))


def amax_forward(self, dim, keepdim):
    """amax, and the tangent of its result."""
    result = AMAX[(self._keys) & BELOW_FORWARD](self, dim, keepdim)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    result_t = (
        self_t * functions._share_among_equal(functions.ones_like(result_p), self_p, result_p, dim, keepdim)
    ).sum(language.wrap_dims(dim, self_p.ndim), keepdim)
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


AMAX.implement(FORWARD_AD, amax_forward)
AMAX_OUT.implement(FORWARD_AD, forward.without_tangent(AMAX_OUT))


# amin (ops.yaml:1482, derivatives.yaml:282)
AMIN = define(
    "amin",
    "amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor",
    tags=("core", "reduction"),
    source="ops.yaml:1482",
    digest="7e04120fb2f91b28",
    kernel={
        "reduce": "{best: {init: inf, step: minimum(best, self)}}",
        "finish": "best",
        "identity": "false",
    },
    derivative={
        "self": "_share_among_equal(grad, self, result, dim, keepdim)",
        "result": "(self_t * _share_among_equal(ones_like(result), self_p, result, dim, keepdim)).sum(wra"
        "p_dims(dim, self_p.ndim), keepdim)",
    },
)
AMIN_OUT = define(
    "amin.out",
    "amin.out(Tensor self, int[1] dim=[], bool keepdim=False, *, Tensor(a!) out) -> Tensor("
    "a!)",
    source="ops.yaml:1482",
    digest="7e04120fb2f91b28",
)
AMIN_LOOP = Reduction("amin", LOOPS, "amin_kernel", accepts=('bool', 'integral', 'floating'), identity=False)


def amin_cpu(self, dim, keepdim):
    """amin on the CPU."""
    return AMIN_LOOP.compute(self, dim, keepdim)


AMIN.implement(CPU, amin_cpu)


def amin_out_cpu(self, dim, keepdim, out):
    """amin.out: the functional form, copied into out."""
    result = AMIN[(self._keys) & BELOW_AUTOGRAD](self, dim, keepdim)
    return write_out("amin.out", out, result)


AMIN_OUT.implement(CPU, amin_out_cpu)


class AminBackward0(Node):
    """Backward of amin (derivatives.yaml:282)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_result", "_saved_dim", "_saved_keepdim")
    operator = "amin"

    def apply(self, grad):
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        result = unpack_output(self, self._saved_result, 0)
        dim = self._saved_dim
        keepdim = self._saved_keepdim
        grad_self = functions._share_among_equal(grad, self_, result, dim, keepdim)
        return (grad_self,)

    def release(self):
        self._saved_self = self._saved_result = None


def amin_autograd(self, dim, keepdim):
    """amin, recorded for the backward pass."""
    result = AMIN[(self._keys) & BELOW_AUTOGRAD](self, dim, keepdim)
    if state.active and not grad_enabled():
        return result
    node = AminBackward0()
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_result = save_output(result)
    node._saved_dim = dim
    node._saved_keepdim = keepdim
    return recording.record(node, result, self)


AMIN.implement(AUTOGRAD_CPU, amin_autograd)
AMIN_OUT.implement(AUTOGRAD_CPU, without_gradient(AMIN_OUT))


def amin_forward(self, dim, keepdim):
    """amin, and the tangent of its result."""
    result = AMIN[(self._keys) & BELOW_FORWARD](self, dim, keepdim)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    result_t = (
        self_t * functions._share_among_equal(functions.ones_like(result_p), self_p, result_p, dim, keepdim)
    ).sum(language.wrap_dims(dim, self_p.ndim), keepdim)
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


AMIN.implement(FORWARD_AD, amin_forward)
AMIN_OUT.implement(FORWARD_AD, forward.without_tangent(AMIN_OUT))


# _share_among_equal (ops.yaml:1506)
_SHARE_AMONG_EQUAL = define(
    "_share_among_equal",
    "_share_among_equal(Tensor grad, Tensor self, Tensor result, int[1]? dim, bool keepdim)"
    " -> Tensor",
    source="ops.yaml:1506",
    digest="6ef1ea674025bf59",
    kernel={
        "composite": "mask = (self == _unreduce(result, self.shape, dim, keepdim)).to(grad.dtype)\nshare = ma"
        "sk / mask.sum(wrap_dims(dim, self.ndim), True)\nreturn _unreduce(grad, self.shape, dim,"
        " keepdim) * share",
    },
)


def _share_among_equal_composite(grad, self, result, dim, keepdim):
    """_share_among_equal, from other operators."""
    mask = (self == functions._unreduce(result, self.shape, dim, keepdim)).to(grad.dtype)
    share = mask / mask.sum(language.wrap_dims(dim, self.ndim), True)
    return functions._unreduce(grad, self.shape, dim, keepdim) * share


_SHARE_AMONG_EQUAL.implement(COMPOSITE_IMPLICIT_AUTOGRAD, _share_among_equal_composite)


# _var (ops.yaml:1514, derivatives.yaml:311)
_VAR = define(
    "_var",
    "_var(Tensor self, int[1]? dim, Scalar correction, bool keepdim) -> Tensor",
    tags=("reduction",),
    source="ops.yaml:1514",
    digest="d49e51d3265d15f8",
    kernel={
        "reduce": "[{total: {init: 0, step: total + self}}, {squares: {init: 0, step: squares + (self - t"
        "otal / count) * conj(self - total / count)}}]",
        "finish": "real(squares) / maximum(real(count - correction), real(0))",
    },
    derivative={
        "self": "_unreduce(grad, self.shape, dim, keepdim) * (self - self.mean(wrap_dims(dim, self.ndim"
        "), True)) * 2 / (reduced_numel(self.shape, dim) - correction)",
        "result": "(self_t * (self_p - self_p.mean(wrap_dims(dim, self_p.ndim), True))).sum(wrap_dims(dim"
        ", self_p.ndim), keepdim) * 2 / (reduced_numel(self_p.shape, dim) - correction)",
    },
)
_VAR_LOOP = Reduction("_var", LOOPS, "_var_kernel", promote="complex_to_real", accepts=('floating', 'complex'))


def _var_cpu(self, dim, correction, keepdim):
    """_var on the CPU."""
    return _VAR_LOOP.compute(self, dim, keepdim, scalars=(correction,))


_VAR.implement(CPU, _var_cpu)


class _VarBackward0(Node):
    """Backward of _var (derivatives.yaml:311)."""

    __slots__ = (
        "_saved_self_shape",
        "_saved_self_ndim",
        "_saved_correction",
        "_saved_dim",
        "_saved_keepdim",
        "_saved_self",
        "_version_self",
    )
    operator = "_var"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        self_ndim = self._saved_self_ndim
        correction = self._saved_correction
        dim = self._saved_dim
        keepdim = self._saved_keepdim
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        grad_self = functions._unreduce(grad, self_shape, dim, keepdim) * (
            self_ - self_.mean(language.wrap_dims(dim, self_ndim), True)
        ) * 2 / (language.reduced_numel(self_shape, dim) - correction)
        return (grad_self,)

    def release(self):
        self._saved_self = None


def _var_autograd(self, dim, correction, keepdim):
    """_var, recorded for the backward pass."""
    result = _VAR[(self._keys) & BELOW_AUTOGRAD](self, dim, correction, keepdim)
    if state.active and not grad_enabled():
        return result
    node = _VarBackward0()
    node._saved_self_shape = self.shape
    node._saved_self_ndim = self.ndim
    node._saved_correction = correction
    node._saved_dim = dim
    node._saved_keepdim = keepdim
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return recording.record(node, result, self)


_VAR.implement(AUTOGRAD_CPU, _var_autograd)


def _var_forward(self, dim, correction, keepdim):
    """_var, and the tangent of its result."""
    result = _VAR[(self._keys) & BELOW_FORWARD](self, dim, correction, keepdim)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_t = (
        self_t * (self_p - self_p.mean(language.wrap_dims(dim, self_p.ndim), True))
    ).sum(language.wrap_dims(dim, self_p.ndim), keepdim) * 2 / (language.reduced_numel(self_p.shape, dim) - correction)
    forward.attach(result, result_t, self_t)
    return result


_VAR.implement(FORWARD_AD, _var_forward)


# var (ops.yaml:1531)
VAR = define(
    "var",
    "var(Tensor self, bool unbiased=True) -> Tensor",
    source="ops.yaml:1531",
    digest="1b70bf698bfc8772",
    kernel={
        "composite": "_var(self, None, 1 if unbiased else 0, False)",
    },
)


def var_composite(self, unbiased):
    """var, from other operators."""
    return functions._var(self, None, 1 if unbiased else 0, False)


VAR.implement(COMPOSITE_IMPLICIT_AUTOGRAD, var_composite)


# var.dim (ops.yaml:1543)
VAR_DIM = define(
    "var.dim",
    "var.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> Tensor",
    source="ops.yaml:1543",
    digest="ede58515b854bf0b",
    kernel={
        "composite": "_var(self, dim, 1 if unbiased else 0, keepdim)",
    },
)
VAR_OUT = define(
    "var.out",
    "var.out(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False, *, Tensor(a!"
    ") out) -> Tensor(a!)",
    source="ops.yaml:1543",
    digest="ede58515b854bf0b",
)


def var_dim_composite(self, dim, unbiased, keepdim):
    """var.dim, from other operators."""
    return functions._var(self, dim, 1 if unbiased else 0, keepdim)


VAR_DIM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, var_dim_composite)


def var_out_cpu(self, dim, unbiased, keepdim, out):
    """var.out: the functional form, copied into out."""
    return write_out("var.out", out, var_dim_composite(self, dim, unbiased, keepdim))


VAR_OUT.implement(CPU, var_out_cpu)
VAR_OUT.implement(AUTOGRAD_CPU, without_gradient(VAR_OUT))
VAR_OUT.implement(FORWARD_AD, forward.without_tangent(VAR_OUT))


# var.correction (ops.yaml:1550)
VAR_CORRECTION = define(
    "var.correction",
    "var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim"
    "=False) -> Tensor",
    source="ops.yaml:1550",
    digest="bec71e6216cab91d",
    kernel={
        "composite": "_var(self, dim, 1 if correction is None else correction, keepdim)",
    },
)
VAR_CORRECTION_OUT = define(
    "var.correction_out",
    "var.correction_out(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool kee"
    "pdim=False, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:1550",
    digest="bec71e6216cab91d",
)


def var_correction_composite(self, dim, correction, keepdim):
    """var.correction, from other operators."""
    return functions._var(self, dim, 1 if correction is None else correction, keepdim)


VAR_CORRECTION.implement(COMPOSITE_IMPLICIT_AUTOGRAD, var_correction_composite)


def var_correction_out_cpu(self, dim, correction, keepdim, out):
    """var.correction_out: the functional form, copied into out."""
    return write_out("var.correction_out", out, var_correction_composite(self, dim, correction, keepdim))


VAR_CORRECTION_OUT.implement(CPU, var_correction_out_cpu)
VAR_CORRECTION_OUT.implement(AUTOGRAD_CPU, without_gradient(VAR_CORRECTION_OUT))
VAR_CORRECTION_OUT.implement(FORWARD_AD, forward.without_tangent(VAR_CORRECTION_OUT))


# max (ops.yaml:1562)
MAX = define(
    "max",
    "max(Tensor self) -> Tensor",
    tags=("reduction",),
    source="ops.yaml:1562",
    digest="dea13fba828b8456",
    kernel={
        "composite": "amax(self)",
    },
)
MAX_UNARY_OUT = define(
    "max.unary_out",
    "max.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:1562",
    digest="dea13fba828b8456",
)


def max_composite(self):
    """max, from other operators."""
    return functions.amax(self)


MAX.implement(COMPOSITE_IMPLICIT_AUTOGRAD, max_composite)


def max_unary_out_cpu(self, out):
    """max.unary_out: the functional form, copied into out."""
    return write_out("max.unary_out", out, max_composite(self))


MAX_UNARY_OUT.implement(CPU, max_unary_out_cpu)
MAX_UNARY_OUT.implement(AUTOGRAD_CPU, without_gradient(MAX_UNARY_OUT))
MAX_UNARY_OUT.implement(FORWARD_AD, forward.without_tangent(MAX_UNARY_OUT))


# max.dim (ops.yaml:1576, derivatives.yaml:286)
MAX_DIM = define(
    "max.dim",
    "max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
    tags=("reduction",),
    source="ops.yaml:1576",
    digest="a75167f22a27b206",
    kernel={
        "reduce": "{best: {init: -inf, step: where(at < 0 or self > best or (isnan(self) and not isnan(be"
        "st)), self, best), combine: where(at_other >= 0 and (at < 0 or best_other > best or (i"
        "snan(best_other) and not isnan(best)) or (at_other < at and (best_other == best or (is"
        "nan(best_other) and isnan(best))))), best_other, best)}, at: {type: int64, init: -1, s"
        "tep: where(at < 0 or self > best or (isnan(self) and not isnan(best)), index, at), com"
        "bine: where(at_other >= 0 and (at < 0 or best_other > best or (isnan(best_other) and n"
        "ot isnan(best)) or (at_other < at and (best_other == best or (isnan(best_other) and is"
        "nan(best))))), at_other, at)}}",
        "finish": "best, at",
        "identity": "false",
    },
    derivative={
        "self": "_place_at(grad, self.shape, dim, indices, keepdim)",
        "values": "(self_t.gather(dim, indices) if keepdim else self_t.gather(dim, indices.unsqueeze(dim)"
        ").squeeze(dim)) if self_p.ndim else self_t",
    },
)
MAX_DIM_MAX = define(
    "max.dim_max",
    "max.dim_max(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!)"
    " indices) -> (Tensor(a!) values, Tensor(b!) indices)",
    source="ops.yaml:1576",
    digest="a75167f22a27b206",
)
MAX_DIM_LOOP = Reduction(
    "max.dim",
    LOOPS,
    "max_dim_kernel",
    accepts=('bool', 'integral', 'floating'),
    outputs=2,
    output_dtypes=('same', 'int64'),
    identity=False,
)


@named(return_types.max)
def max_dim_cpu(self, dim, keepdim):
    """max.dim on the CPU."""
    return MAX_DIM_LOOP.compute(self, (dim,), keepdim)


MAX_DIM.implement(CPU, max_dim_cpu)


@named(return_types.max)
def max_dim_max_cpu(self, dim, keepdim, values, indices):
    """max.dim_max: the functional form, copied into out."""
    result = MAX_DIM[(self._keys) & BELOW_AUTOGRAD](self, dim, keepdim)
    return write_outs("max.dim_max", (values, indices), result)


MAX_DIM_MAX.implement(CPU, max_dim_max_cpu)


class MaxBackward0(Node):
    """Backward of max.dim (derivatives.yaml:286)."""

    __slots__ = ("_saved_self_shape", "_saved_dim", "_saved_indices", "_saved_keepdim")
    operator = "max.dim"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        dim = self._saved_dim
        indices = unpack_output(self, self._saved_indices, None)
        keepdim = self._saved_keepdim
        grad_self = functions._place_at(grad, self_shape, dim, indices, keepdim)
        return (grad_self,)

    def release(self):
        self._saved_indices = None


def max_dim_autograd(self, dim, keepdim):
    """max.dim, recorded for the backward pass."""
    result = MAX_DIM[(self._keys) & BELOW_AUTOGRAD](self, dim, keepdim)
    result_values, result_indices = result
    if state.active and not grad_enabled():
        return result
    node = MaxBackward0()
    node._saved_self_shape = self.shape
    node._saved_dim = dim
    node._saved_indices = save_output(result_indices)
    node._saved_keepdim = keepdim
    recording.record(node, result_values, self)
    return result


MAX_DIM.implement(AUTOGRAD_CPU, max_dim_autograd)
MAX_DIM_MAX.implement(AUTOGRAD_CPU, without_gradient(MAX_DIM_MAX))


def max_dim_forward(self, dim, keepdim):
    """max.dim, and the tangent of its result."""
    result = MAX_DIM[(self._keys) & BELOW_FORWARD](self, dim, keepdim)
    if not forward.wanted(result):
        return result
    values, indices = result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    indices_p = forward.alias(indices)
    values_t = (
        (self_t.gather(dim, indices_p) if keepdim else self_t.gather(dim, indices_p.unsqueeze(dim)).squeeze(dim))
        if self_p.ndim
        else self_t
    )
    forward.attach(values, values_t, self_t)
    forward.keep(values)
    return result


MAX_DIM.implement(FORWARD_AD, max_dim_forward)
MAX_DIM_MAX.implement(FORWARD_AD, forward.without_tangent(MAX_DIM_MAX))


# max.other (ops.yaml:1609)
MAX_OTHER = define(
    "max.other",
    "max.other(Tensor self, Tensor other) -> Tensor",
    source="ops.yaml:1609",
    digest="f0813b4c69af6de4",
    kernel={
        "composite": "maximum(self, other)",
    },
)
MAX_OUT = define(
    "max.out",
    "max.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:1609",
    digest="f0813b4c69af6de4",
)


def max_other_composite(self, other):
    """max.other, from other operators."""
    return functions.maximum(self, other)


MAX_OTHER.implement(COMPOSITE_IMPLICIT_AUTOGRAD, max_other_composite)


def max_out_cpu(self, other, out):
    """max.out: the functional form, copied into out."""
    return write_out("max.out", out, max_other_composite(self, other))


MAX_OUT.implement(CPU, max_out_cpu)
MAX_OUT.implement(AUTOGRAD_CPU, without_gradient(MAX_OUT))
MAX_OUT.implement(FORWARD_AD, forward.without_tangent(MAX_OUT))


# min (ops.yaml:1616)
MIN = define(
    "min",
    "min(Tensor self) -> Tensor",
    tags=("reduction",),
    source="ops.yaml:1616",
    digest="4385c3a899791579",
    kernel={
        "composite": "amin(self)",
    },
)
MIN_UNARY_OUT = define(
    "min.unary_out",
    "min.unary_out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:1616",
    digest="4385c3a899791579",
)


def min_composite(self):
    """min, from other operators."""
    return functions.amin(self)


MIN.implement(COMPOSITE_IMPLICIT_AUTOGRAD, min_composite)


def min_unary_out_cpu(self, out):
    """min.unary_out: the functional form, copied into out."""
    return write_out("min.unary_out", out, min_composite(self))


MIN_UNARY_OUT.implement(CPU, min_unary_out_cpu)
MIN_UNARY_OUT.implement(AUTOGRAD_CPU, without_gradient(MIN_UNARY_OUT))
MIN_UNARY_OUT.implement(FORWARD_AD, forward.without_tangent(MIN_UNARY_OUT))


# min.dim (ops.yaml:1630, derivatives.yaml:293)
MIN_DIM = define(
    "min.dim",
    "min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
    tags=("reduction",),
    source="ops.yaml:1630",
    digest="0a9dc0c3fed9ed9b",
    kernel={
        "reduce": "{best: {init: inf, step: where(at < 0 or self < best or (isnan(self) and not isnan(bes"
        "t)), self, best), combine: where(at_other >= 0 and (at < 0 or best_other < best or (is"
        "nan(best_other) and not isnan(best)) or (at_other < at and (best_other == best or (isn"
        "an(best_other) and isnan(best))))), best_other, best)}, at: {type: int64, init: -1, st"
        "ep: where(at < 0 or self < best or (isnan(self) and not isnan(best)), index, at), comb"
        "ine: where(at_other >= 0 and (at < 0 or best_other < best or (isnan(best_other) and no"
        "t isnan(best)) or (at_other < at and (best_other == best or (isnan(best_other) and isn"
        "an(best))))), at_other, at)}}",
        "finish": "best, at",
        "identity": "false",
    },
    derivative={
        "self": "_place_at(grad, self.shape, dim, indices, keepdim)",
        "values": "(self_t.gather(dim, indices) if keepdim else self_t.gather(dim, indices.unsqueeze(dim)"
        ").squeeze(dim)) if self_p.ndim else self_t",
    },
)
MIN_DIM_MIN = define(
    "min.dim_min",
    "min.dim_min(Tensor self, int dim, bool keepdim=False, *, Tensor(a!) values, Tensor(b!)"
    " indices) -> (Tensor(a!) values, Tensor(b!) indices)",
    source="ops.yaml:1630",
    digest="0a9dc0c3fed9ed9b",
)
MIN_DIM_LOOP = Reduction(
    "min.dim",
    LOOPS,
    "min_dim_kernel",
    accepts=('bool', 'integral', 'floating'),
    outputs=2,
    output_dtypes=('same', 'int64'),
    identity=False,
)


@named(return_types.min)
def min_dim_cpu(self, dim, keepdim):
    """min.dim on the CPU."""
    return MIN_DIM_LOOP.compute(self, (dim,), keepdim)


MIN_DIM.implement(CPU, min_dim_cpu)


@named(return_types.min)
def min_dim_min_cpu(self, dim, keepdim, values, indices):
    """min.dim_min: the functional form, copied into out."""
    result = MIN_DIM[(self._keys) & BELOW_AUTOGRAD](self, dim, keepdim)
    return write_outs("min.dim_min", (values, indices), result)


MIN_DIM_MIN.implement(CPU, min_dim_min_cpu)


class MinBackward0(Node):
    """Backward of min.dim (derivatives.yaml:293)."""

    __slots__ = ("_saved_self_shape", "_saved_dim", "_saved_indices", "_saved_keepdim")
    operator = "min.dim"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        dim = self._saved_dim
        indices = unpack_output(self, self._saved_indices, None)
        keepdim = self._saved_keepdim
        grad_self = functions._place_at(grad, self_shape, dim, indices, keepdim)
        return (grad_self,)

    def release(self):
        self._saved_indices = None


def min_dim_autograd(self, dim, keepdim):
    """min.dim, recorded for the backward pass."""
    result = MIN_DIM[(self._keys) & BELOW_AUTOGRAD](self, dim, keepdim)
    result_values, result_indices = result
    if state.active and not grad_enabled():
        return result
    node = MinBackward0()
    node._saved_self_shape = self.shape
    node._saved_dim = dim
    node._saved_indices = save_output(result_indices)
    node._saved_keepdim = keepdim
    recording.record(node, result_values, self)
    return result


MIN_DIM.implement(AUTOGRAD_CPU, min_dim_autograd)
MIN_DIM_MIN.implement(AUTOGRAD_CPU, without_gradient(MIN_DIM_MIN))


def min_dim_forward(self, dim, keepdim):
    """min.dim, and the tangent of its result."""
    result = MIN_DIM[(self._keys) & BELOW_FORWARD](self, dim, keepdim)
    if not forward.wanted(result):
        return result
    values, indices = result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    indices_p = forward.alias(indices)
    values_t = (
        (self_t.gather(dim, indices_p) if keepdim else self_t.gather(dim, indices_p.unsqueeze(dim)).squeeze(dim))
        if self_p.ndim
        else self_t
    )
    forward.attach(values, values_t, self_t)
    forward.keep(values)
    return result


MIN_DIM.implement(FORWARD_AD, min_dim_forward)
MIN_DIM_MIN.implement(FORWARD_AD, forward.without_tangent(MIN_DIM_MIN))


# min.other (ops.yaml:1663)
MIN_OTHER = define(
    "min.other",
    "min.other(Tensor self, Tensor other) -> Tensor",
    source="ops.yaml:1663",
    digest="159e2d865ab04cb2",
    kernel={
        "composite": "minimum(self, other)",
    },
)
MIN_OUT = define(
    "min.out",
    "min.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)",
    source="ops.yaml:1663",
    digest="159e2d865ab04cb2",
)


def min_other_composite(self, other):
    """min.other, from other operators."""
    return functions.minimum(self, other)


MIN_OTHER.implement(COMPOSITE_IMPLICIT_AUTOGRAD, min_other_composite)


def min_out_cpu(self, other, out):
    """min.out: the functional form, copied into out."""
    return write_out("min.out", out, min_other_composite(self, other))


MIN_OUT.implement(CPU, min_out_cpu)
MIN_OUT.implement(AUTOGRAD_CPU, without_gradient(MIN_OUT))
MIN_OUT.implement(FORWARD_AD, forward.without_tangent(MIN_OUT))


# aminmax (ops.yaml:1670, derivatives.yaml:300)
AMINMAX = define(
    "aminmax",
    "aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)",
    tags=("reduction",),
    source="ops.yaml:1670",
    digest="5881264c02e93af8",
    kernel={
        "reduce": "{least: {init: inf, step: minimum(least, self)}, most: {init: -inf, step: maximum(most"
        ", self)}}",
        "finish": "least, most",
        "identity": "false",
    },
    derivative={
        "self": "_share_among_equal(grad_min, self, min, () if dim is None else (dim,), keepdim) + _sha"
        "re_among_equal(grad_max, self, max, () if dim is None else (dim,), keepdim)",
        "min": "(self_t * _share_among_equal(ones_like(min), self_p, min, () if dim is None else (dim,"
        "), keepdim)) .sum(wrap_dims(() if dim is None else (dim,), self_p.ndim), keepdim)",
        "max": "(self_t * _share_among_equal(ones_like(max), self_p, max, () if dim is None else (dim,"
        "), keepdim)) .sum(wrap_dims(() if dim is None else (dim,), self_p.ndim), keepdim)",
    },
)
AMINMAX_OUT = define(
    "aminmax.out",
    "aminmax.out(Tensor self, *, int? dim=None, bool keepdim=False, Tensor(a!) min, Tensor("
    "b!) max) -> (Tensor(a!) min, Tensor(b!) max)",
    source="ops.yaml:1670",
    digest="5881264c02e93af8",
)
AMINMAX_LOOP = Reduction(
    "aminmax", LOOPS, "aminmax_kernel", accepts=('bool', 'integral', 'floating'), outputs=2, identity=False
)


@named(return_types.aminmax)
def aminmax_cpu(self, dim, keepdim):
    """aminmax on the CPU."""
    return AMINMAX_LOOP.compute(self, None if dim is None else (dim,), keepdim)


AMINMAX.implement(CPU, aminmax_cpu)


@named(return_types.aminmax)
def aminmax_out_cpu(self, dim, keepdim, min, max):
    """aminmax.out: the functional form, copied into out."""
    result = AMINMAX[(self._keys) & BELOW_AUTOGRAD](self, dim, keepdim)
    return write_outs("aminmax.out", (min, max), result)


AMINMAX_OUT.implement(CPU, aminmax_out_cpu)


class AminmaxBackward0(Node):
    """Backward of aminmax (derivatives.yaml:300)."""

    __slots__ = ("_saved_self", "_version_self", "_saved_min", "_saved_keepdim", "_saved_max", "_saved_dim")
    operator = "aminmax"
    num_outputs = 2

    def apply(self, *grads):
        grad_min, grad_max = complete(self, grads)
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        min = unpack_output(self, self._saved_min, 0)
        keepdim = self._saved_keepdim
        max = unpack_output(self, self._saved_max, 1)
        dim = self._saved_dim
        grad_self = functions._share_among_equal(
            grad_min, self_, min, () if dim is None else (dim,), keepdim
        ) + functions._share_among_equal(grad_max, self_, max, () if dim is None else (dim,), keepdim)
        return (grad_self,)

    def release(self):
        self._saved_self = self._saved_min = self._saved_max = None


def aminmax_autograd(self, dim, keepdim):
    """aminmax, recorded for the backward pass."""
    result = AMINMAX[(self._keys) & BELOW_AUTOGRAD](self, dim, keepdim)
    result_min, result_max = result
    if state.active and not grad_enabled():
        return result
    node = AminmaxBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_min = save_output(result_min)
    node._saved_keepdim = keepdim
    node._saved_max = save_output(result_max)
    node._saved_dim = dim
    attach(node, (result_min, result_max))
    return result


AMINMAX.implement(AUTOGRAD_CPU, aminmax_autograd)
AMINMAX_OUT.implement(AUTOGRAD_CPU, without_gradient(AMINMAX_OUT))


def aminmax_forward(self, dim, keepdim):
    """aminmax, and the tangent of its result."""
    result = AMINMAX[(self._keys) & BELOW_FORWARD](self, dim, keepdim)
    if not forward.wanted(result):
        return result
    min, max = result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    max_p = forward.alias(max)
    min_p = forward.alias(min)
    min_t = (
        self_t * functions._share_among_equal(
            functions.ones_like(min_p), self_p, min_p, () if dim is None else (dim,), keepdim
        )
    ).sum(language.wrap_dims(() if dim is None else (dim,), self_p.ndim), keepdim)
    forward.attach(min, min_t, self_t)
    forward.keep(min)
    max_t = (
        self_t * functions._share_among_equal(
            functions.ones_like(max_p), self_p, max_p, () if dim is None else (dim,), keepdim
        )
    ).sum(language.wrap_dims(() if dim is None else (dim,), self_p.ndim), keepdim)
    forward.attach(max, max_t, self_t)
    forward.keep(max)
    return result


AMINMAX.implement(FORWARD_AD, aminmax_forward)
AMINMAX_OUT.implement(FORWARD_AD, forward.without_tangent(AMINMAX_OUT))


# _var_mean (ops.yaml:1690, derivatives.yaml:319)
_VAR_MEAN = define(
    "_var_mean",
    "_var_mean(Tensor self, int[1]? dim, Scalar correction, bool keepdim) -> (Tensor varian"
    "ce, Tensor average)",
    tags=("reduction",),
    source="ops.yaml:1690",
    digest="212de265c8f4573e",
    kernel={
        "reduce": "[{total: {init: 0, step: total + self}}, {squares: {init: 0, step: squares + (self - t"
        "otal / count) * (self - total / count)}}]",
        "finish": "squares / maximum(count - correction, 0), total / count",
    },
    derivative={
        "self": "_unreduce(grad_variance * 2 / (reduced_numel(self.shape, dim) - correction), self.shap"
        "e, dim, keepdim) * (self - average if keepdim else self - self.mean(wrap_dims(dim, sel"
        "f.ndim), True)) + _unreduce(grad_average / reduced_numel(self.shape, dim), self.shape,"
        " dim, keepdim)",
        "variance": "(self_t * (self_p - self_p.mean(wrap_dims(dim, self_p.ndim), True))).sum(wrap_dims(dim"
        ", self_p.ndim), keepdim) * 2 / (reduced_numel(self_p.shape, dim) - correction)",
        "average": "self_t.mean(wrap_dims(dim, self_p.ndim), keepdim)",
    },
)
_VAR_MEAN_LOOP = Reduction("_var_mean", LOOPS, "_var_mean_kernel", promote="floating", accepts=('floating',), outputs=2)


@named(return_types._var_mean)
def _var_mean_cpu(self, dim, correction, keepdim):
    """_var_mean on the CPU."""
    return _VAR_MEAN_LOOP.compute(self, dim, keepdim, scalars=(correction,))


_VAR_MEAN.implement(CPU, _var_mean_cpu)


class _VarMeanBackward0(Node):
    """Backward of _var_mean (derivatives.yaml:319)."""

    __slots__ = (
        "_saved_self_shape",
        "_saved_self_ndim",
        "_saved_dim",
        "_saved_keepdim",
        "_saved_self",
        "_version_self",
        "_saved_average",
        "_saved_correction",
    )
    operator = "_var_mean"
    num_outputs = 2

    def apply(self, *grads):
        grad_variance, grad_average = complete(self, grads)
        self_shape = self._saved_self_shape
        self_ndim = self._saved_self_ndim
        dim = self._saved_dim
        keepdim = self._saved_keepdim
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        average = unpack_output(self, self._saved_average, 1)
        correction = self._saved_correction
        grad_self = functions._unreduce(
            grad_variance * 2 / (language.reduced_numel(self_shape, dim) - correction), self_shape, dim, keepdim
        ) * (self_ - average if keepdim else self_ - self_.mean(
            language.wrap_dims(dim, self_ndim), True
        )) + functions._unreduce(grad_average / language.reduced_numel(self_shape, dim), self_shape, dim, keepdim)
        return (grad_self,)

    def release(self):
        self._saved_self = self._saved_average = None


def _var_mean_autograd(self, dim, correction, keepdim):
    """_var_mean, recorded for the backward pass."""
    result = _VAR_MEAN[(self._keys) & BELOW_AUTOGRAD](self, dim, correction, keepdim)
    result_variance, result_average = result
    if state.active and not grad_enabled():
        return result
    node = _VarMeanBackward0()
    node.sequence_nr = next_sequence_nr()
    node.edges = (self._edge,)
    node._saved_self_shape = self.shape
    node._saved_self_ndim = self.ndim
    node._saved_dim = dim
    node._saved_keepdim = keepdim
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_average = save_output(result_average)
    node._saved_correction = correction
    attach(node, (result_variance, result_average))
    return result


_VAR_MEAN.implement(AUTOGRAD_CPU, _var_mean_autograd)


def _var_mean_forward(self, dim, correction, keepdim):
    """_var_mean, and the tangent of its result."""
    result = _VAR_MEAN[(self._keys) & BELOW_FORWARD](self, dim, correction, keepdim)
    if not forward.wanted(result):
        return result
    variance, average = result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    variance_t = (
        self_t * (self_p - self_p.mean(language.wrap_dims(dim, self_p.ndim), True))
    ).sum(language.wrap_dims(dim, self_p.ndim), keepdim) * 2 / (language.reduced_numel(self_p.shape, dim) - correction)
    forward.attach(variance, variance_t, self_t)
    forward.keep(variance)
    average_t = self_t.mean(language.wrap_dims(dim, self_p.ndim), keepdim)
    forward.attach(average, average_t, self_t)
    forward.keep(average)
    return result


_VAR_MEAN.implement(FORWARD_AD, _var_mean_forward)


# var_mean (ops.yaml:1706)
VAR_MEAN = define(
    "var_mean",
    "var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)",
    source="ops.yaml:1706",
    digest="4192258c8db8d087",
    kernel={
        "composite": "if self.dtype.is_complex:\n    return _var(self, None, 1 if unbiased else 0, False), se"
        "lf.mean(None, False)\nreturn tuple(_var_mean(self, None, 1 if unbiased else 0, False))",
    },
)


def var_mean_composite(self, unbiased):
    """var_mean, from other operators."""
    if self.dtype.is_complex:
        return (functions._var(self, None, 1 if unbiased else 0, False), self.mean(None, False))
    return tuple(functions._var_mean(self, None, 1 if unbiased else 0, False))


VAR_MEAN.implement(COMPOSITE_IMPLICIT_AUTOGRAD, var_mean_composite)


# var_mean.dim (ops.yaml:1718)
VAR_MEAN_DIM = define(
    "var_mean.dim",
    "var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Ten"
    "sor, Tensor)",
    source="ops.yaml:1718",
    digest="1a155545c919cbcc",
    kernel={
        "composite": "if self.dtype.is_complex:\n    return _var(self, dim, 1 if unbiased else 0, keepdim), s"
        "elf.mean(dim, keepdim)\nreturn tuple(_var_mean(self, dim, 1 if unbiased else 0, keepdim"
        "))",
    },
)


def var_mean_dim_composite(self, dim, unbiased, keepdim):
    """var_mean.dim, from other operators."""
    if self.dtype.is_complex:
        return (functions._var(self, dim, 1 if unbiased else 0, keepdim), self.mean(dim, keepdim))
    return tuple(functions._var_mean(self, dim, 1 if unbiased else 0, keepdim))


VAR_MEAN_DIM.implement(COMPOSITE_IMPLICIT_AUTOGRAD, var_mean_dim_composite)


# var_mean.correction (ops.yaml:1726)
VAR_MEAN_CORRECTION = define(
    "var_mean.correction",
    "var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool ke"
    "epdim=False) -> (Tensor, Tensor)",
    source="ops.yaml:1726",
    digest="b00e1dbad5227e43",
    kernel={
        "composite": "if self.dtype.is_complex:\n    return _var(self, dim, 1 if correction is None else corr"
        "ection, keepdim), self.mean(dim, keepdim)\nreturn tuple(_var_mean(self, dim, 1 if corre"
        "ction is None else correction, keepdim))",
    },
)


def var_mean_correction_composite(self, dim, correction, keepdim):
    """var_mean.correction, from other operators."""
    if self.dtype.is_complex:
        return (functions._var(self, dim, 1 if correction is None else correction, keepdim), self.mean(dim, keepdim))
    return tuple(functions._var_mean(self, dim, 1 if correction is None else correction, keepdim))


VAR_MEAN_CORRECTION.implement(COMPOSITE_IMPLICIT_AUTOGRAD, var_mean_correction_composite)


# logsumexp (ops.yaml:1734, derivatives.yaml:329)
LOGSUMEXP = define(
    "logsumexp",
    "logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor",
    tags=("core", "reduction"),
    source="ops.yaml:1734",
    digest="1c1a0fe8e9a43b3f",
    kernel={
        "reduce": "[{best: {init: -inf, step: maximum(best, self)}}, {total: {init: 0, step: total + exp("
        "self - where(isinf(best), 0, best))}}]",
        "finish": "log(total) + where(isinf(best), 0, best)",
    },
    derivative={
        "self": "_unreduce(grad, self.shape, dim, keepdim) * exp(self - _unreduce(result, self.shape, d"
        "im, keepdim))",
        "result": "(self_t * exp(self_p - _unreduce(result, self_p.shape, dim, keepdim))).sum(wrap_dims(d"
        "im, self_p.ndim), keepdim)",
    },
)
LOGSUMEXP_OUT = define(
    "logsumexp.out",
    "logsumexp.out(Tensor self, int[1] dim, bool keepdim=False, *, Tensor(a!) out) -> Tenso"
    "r(a!)",
    source="ops.yaml:1734",
    digest="1c1a0fe8e9a43b3f",
)
LOGSUMEXP_LOOP = Reduction(
    "logsumexp", LOOPS, "logsumexp_kernel", promote="int_to_float", accepts=('bool', 'integral', 'floating')
)


def logsumexp_cpu(self, dim, keepdim):
    """logsumexp on the CPU."""
    return LOGSUMEXP_LOOP.compute(self, dim, keepdim)


LOGSUMEXP.implement(CPU, logsumexp_cpu)


def logsumexp_out_cpu(self, dim, keepdim, out):
    """logsumexp.out: the functional form, copied into out."""
    result = LOGSUMEXP[(self._keys) & BELOW_AUTOGRAD](self, dim, keepdim)
    return write_out("logsumexp.out", out, result)


LOGSUMEXP_OUT.implement(CPU, logsumexp_out_cpu)


class LogsumexpBackward0(Node):
    """Backward of logsumexp (derivatives.yaml:329)."""

    __slots__ = ("_saved_self_shape", "_saved_dim", "_saved_keepdim", "_saved_self", "_version_self", "_saved_result")
    operator = "logsumexp"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        dim = self._saved_dim
        keepdim = self._saved_keepdim
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        result = unpack_output(self, self._saved_result, 0)
        grad_self = functions._unreduce(grad, self_shape, dim, keepdim) * functions.exp(
            self_ - functions._unreduce(result, self_shape, dim, keepdim)
        )
        return (grad_self,)

    def release(self):
        self._saved_self = self._saved_result = None


def logsumexp_autograd(self, dim, keepdim):
    """logsumexp, recorded for the backward pass."""
    result = LOGSUMEXP[(self._keys) & BELOW_AUTOGRAD](self, dim, keepdim)
    if state.active and not grad_enabled():
        return result
    node = LogsumexpBackward0()
    node._saved_self_shape = self.shape
    node._saved_dim = dim
    node._saved_keepdim = keepdim
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_result = save_output(result)
    return recording.record(node, result, self)


LOGSUMEXP.implement(AUTOGRAD_CPU, logsumexp_autograd)
LOGSUMEXP_OUT.implement(AUTOGRAD_CPU, without_gradient(LOGSUMEXP_OUT))


def logsumexp_forward(self, dim, keepdim):
    """logsumexp, and the tangent of its result."""
    result = LOGSUMEXP[(self._keys) & BELOW_FORWARD](self, dim, keepdim)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    result_t = (
        self_t * functions.exp(self_p - functions._unreduce(result_p, self_p.shape, dim, keepdim))
    ).sum(language.wrap_dims(dim, self_p.ndim), keepdim)
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


LOGSUMEXP.implement(FORWARD_AD, logsumexp_forward)
LOGSUMEXP_OUT.implement(FORWARD_AD, forward.without_tangent(LOGSUMEXP_OUT))


# softmax.int (ops.yaml:1758, derivatives.yaml:391)
SOFTMAX_INT = define(
    "softmax.int",
    "softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor",
    source="ops.yaml:1758",
    digest="510a66bb3352dd9a",
    kernel={
        "reduce": "[{best: {init: -inf, step: maximum(best, self)}}, {total: {init: 0, step: total + exp("
        "self - best)}}]",
        "each": "exp(self - best) / total",
    },
    derivative={
        "self": "_softmax_slope(grad, result, (grad * result).sum((dim,), True))",
        "result": "result * (self_t - (self_t * result).sum((dim,), True))",
    },
)
SOFTMAX_INT_LOOP = Reduction("softmax.int", LOOPS, "softmax_int_kernel", promote="floating", accepts=('floating',))


def softmax_int_cpu(self, dim, dtype):
    """softmax.int on the CPU."""
    return SOFTMAX_INT_LOOP.compute_each(self, dim, dtype=dtype)


SOFTMAX_INT.implement(CPU, softmax_int_cpu)


class SoftmaxBackward0(Node):
    """Backward of softmax.int (derivatives.yaml:391)."""

    __slots__ = ("_saved_result", "_saved_dim")
    operator = "softmax.int"

    def apply(self, grad):
        result = unpack_output(self, self._saved_result, 0)
        dim = self._saved_dim
        grad_self = functions._softmax_slope(grad, result, (grad * result).sum((dim,), True))
        return (grad_self,)

    def release(self):
        self._saved_result = None


def softmax_int_autograd(self, dim, dtype):
    """softmax.int, recorded for the backward pass."""
    result = SOFTMAX_INT[(self._keys) & BELOW_AUTOGRAD](self, dim, dtype)
    if (state.active and not grad_enabled()) or result.dtype.category < FLOATING:
        return result
    node = SoftmaxBackward0()
    node._saved_result = save_output(result)
    node._saved_dim = dim
    return recording.record(node, result, self)


SOFTMAX_INT.implement(AUTOGRAD_CPU, softmax_int_autograd)


def softmax_int_forward(self, dim, dtype):
    """softmax.int, and the tangent of its result."""
    result = SOFTMAX_INT[(self._keys) & BELOW_FORWARD](self, dim, dtype)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    result_t = result_p * (self_t - (self_t * result_p).sum((dim,), True))
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


SOFTMAX_INT.implement(FORWARD_AD, softmax_int_forward)


# log_softmax.int (ops.yaml:1778, derivatives.yaml:395)
LOG_SOFTMAX_INT = define(
    "log_softmax.int",
    "log_softmax.int(Tensor self, int dim, ScalarType? dtype=None) -> Tensor",
    source="ops.yaml:1778",
    digest="db29c705ef31efd0",
    kernel={
        "reduce": "[{best: {init: -inf, step: maximum(best, self)}}, {total: {init: 0, step: total + exp("
        "self - best)}}]",
        "each": "self - best - log(total)",
    },
    derivative={
        "self": "_log_softmax_slope(grad, result, grad.sum((dim,), True))",
        "result": "self_t - (self_t * exp(result)).sum((dim,), True)",
    },
)
LOG_SOFTMAX_INT_LOOP = Reduction(
    "log_softmax.int", LOOPS, "log_softmax_int_kernel", promote="floating", accepts=('floating',)
)


def log_softmax_int_cpu(self, dim, dtype):
    """log_softmax.int on the CPU."""
    return LOG_SOFTMAX_INT_LOOP.compute_each(self, dim, dtype=dtype)


LOG_SOFTMAX_INT.implement(CPU, log_softmax_int_cpu)


class LogSoftmaxBackward0(Node):
    """Backward of log_softmax.int (derivatives.yaml:395)."""

    __slots__ = ("_saved_result", "_saved_dim")
    operator = "log_softmax.int"

    def apply(self, grad):
        result = unpack_output(self, self._saved_result, 0)
        dim = self._saved_dim
        grad_self = functions._log_softmax_slope(grad, result, grad.sum((dim,), True))
        return (grad_self,)

    def release(self):
        self._saved_result = None


def log_softmax_int_autograd(self, dim, dtype):
    """log_softmax.int, recorded for the backward pass."""
    result = LOG_SOFTMAX_INT[(self._keys) & BELOW_AUTOGRAD](self, dim, dtype)
    if (state.active and not grad_enabled()) or result.dtype.category < FLOATING:
        return result
    node = LogSoftmaxBackward0()
    node._saved_result = save_output(result)
    node._saved_dim = dim
    return recording.record(node, result, self)


LOG_SOFTMAX_INT.implement(AUTOGRAD_CPU, log_softmax_int_autograd)


def log_softmax_int_forward(self, dim, dtype):
    """log_softmax.int, and the tangent of its result."""
    result = LOG_SOFTMAX_INT[(self._keys) & BELOW_FORWARD](self, dim, dtype)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    result_t = self_t - (self_t * functions.exp(result_p)).sum((dim,), True)
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


LOG_SOFTMAX_INT.implement(FORWARD_AD, log_softmax_int_forward)


# _euclidean_norm (ops.yaml:1795, derivatives.yaml:399)
_EUCLIDEAN_NORM = define(
    "_euclidean_norm",
    "_euclidean_norm(Tensor self, int[1]? dim, bool keepdim) -> Tensor",
    tags=("reduction",),
    source="ops.yaml:1795",
    digest="428a5d8ec5a26c3c",
    kernel={
        "reduce": "{total: {init: 0, step: total + self * self}}",
        "finish": "sqrt(total)",
    },
    derivative={
        "self": "_unreduce(grad, self.shape, dim, keepdim) * _ratio_or_zero(self, _unreduce(result, sel"
        "f.shape, dim, keepdim))",
        "result": "(self_t * _ratio_or_zero(self_p, _unreduce(result, self_p.shape, dim, keepdim))) .sum("
        "wrap_dims(dim, self_p.ndim), keepdim)",
    },
)
_EUCLIDEAN_NORM_LOOP = Reduction(
    "_euclidean_norm", LOOPS, "_euclidean_norm_kernel", promote="floating", accepts=('floating',)
)


def _euclidean_norm_cpu(self, dim, keepdim):
    """_euclidean_norm on the CPU."""
    return _EUCLIDEAN_NORM_LOOP.compute(self, dim, keepdim)


_EUCLIDEAN_NORM.implement(CPU, _euclidean_norm_cpu)


class _EuclideanNormBackward0(Node):
    """Backward of _euclidean_norm (derivatives.yaml:399)."""

    __slots__ = ("_saved_self_shape", "_saved_dim", "_saved_keepdim", "_saved_self", "_version_self", "_saved_result")
    operator = "_euclidean_norm"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        dim = self._saved_dim
        keepdim = self._saved_keepdim
        self_ = unpack_input(self, self._saved_self, self._version_self, "self")
        result = unpack_output(self, self._saved_result, 0)
        grad_self = functions._unreduce(grad, self_shape, dim, keepdim) * functions._ratio_or_zero(
            self_, functions._unreduce(result, self_shape, dim, keepdim)
        )
        return (grad_self,)

    def release(self):
        self._saved_self = self._saved_result = None


def _euclidean_norm_autograd(self, dim, keepdim):
    """_euclidean_norm, recorded for the backward pass."""
    result = _EUCLIDEAN_NORM[(self._keys) & BELOW_AUTOGRAD](self, dim, keepdim)
    if state.active and not grad_enabled():
        return result
    node = _EuclideanNormBackward0()
    node._saved_self_shape = self.shape
    node._saved_dim = dim
    node._saved_keepdim = keepdim
    node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    node._saved_result = save_output(result)
    return recording.record(node, result, self)


_EUCLIDEAN_NORM.implement(AUTOGRAD_CPU, _euclidean_norm_autograd)


def _euclidean_norm_forward(self, dim, keepdim):
    """_euclidean_norm, and the tangent of its result."""
    result = _EUCLIDEAN_NORM[(self._keys) & BELOW_FORWARD](self, dim, keepdim)
    if not forward.wanted(result):
        return result
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    result_p = forward.alias(result)
    result_t = (
        self_t * functions._ratio_or_zero(self_p, functions._unreduce(result_p, self_p.shape, dim, keepdim))
    ).sum(language.wrap_dims(dim, self_p.ndim), keepdim)
    forward.attach(result, result_t, self_t)
    forward.keep(result)
    return result


_EUCLIDEAN_NORM.implement(FORWARD_AD, _euclidean_norm_forward)


# _ratio_or_zero (ops.yaml:1810, derivatives.yaml:405)
_RATIO_OR_ZERO = define(
    "_ratio_or_zero",
    "_ratio_or_zero(Tensor self, Tensor other) -> Tensor",
    tags=("pointwise",),
    source="ops.yaml:1810",
    digest="26ece0e7b17a3379",
    kernel={
        "elementwise": "where(other == 0, 0, self / other)",
    },
    derivative={
        "self": "grad / conj(where(other == 0, inf, other))",
        "other": "-grad * conj(result / where(other == 0, inf, other))",
        "result": "self_t / where(other_p == 0, inf, other_p) - other_t * result / where(other_p == 0, in"
        "f, other_p)",
    },
)
_RATIO_OR_ZERO_LOOP = Elementwise("_ratio_or_zero", LOOPS, "_ratio_or_zero_kernel", 2, accepts=('floating', 'complex'))
_RATIO_OR_ZERO.implement(CPU, _RATIO_OR_ZERO_LOOP.make)
_RATIO_OR_ZERO_BACKWARD_SELF_LOOP = Elementwise("_RatioOrZeroBackward0", LOOPS, "ratio_or_zero_backward_self", 2)
_RATIO_OR_ZERO_BACKWARD_OTHER_LOOP = Elementwise("_RatioOrZeroBackward0", LOOPS, "ratio_or_zero_backward_other", 3)


class _RatioOrZeroBackward0(Node):
    """Backward of _ratio_or_zero (derivatives.yaml:405)."""

    __slots__ = ("_saved_other", "_version_other", "_saved_result")
    operator = "_ratio_or_zero"

    def apply(self, grad):
        grad_self = None
        if self.edges[0] is not None:
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            if state.active and not grad_enabled() and not state.dual:
                grad_self = _RATIO_OR_ZERO_BACKWARD_SELF_LOOP.make(grad, other)
            else:
                grad_self = grad / operations.conj(functions.where(other == 0, math.inf, other))
        grad_other = None
        if self.edges[1] is not None:
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            result = unpack_output(self, self._saved_result, 0)
            if state.active and not grad_enabled() and not state.dual:
                grad_other = _RATIO_OR_ZERO_BACKWARD_OTHER_LOOP.make(grad, other, result)
            else:
                grad_other = -grad * operations.conj(result / functions.where(other == 0, math.inf, other))
        return (grad_self, grad_other)

    def release(self):
        self._saved_other = self._saved_result = None


def _ratio_or_zero_autograd(self, other):
    """_ratio_or_zero, recorded for the backward pass."""
    result = _RATIO_OR_ZERO[(self._keys | other._keys) & BELOW_AUTOGRAD](self, other)
    if state.active and not grad_enabled():
        return result
    node = _RatioOrZeroBackward0()
    node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    if other._edge is not None:
        node._saved_result = save_output(result)
    return recording.record(node, result, self, other)


_RATIO_OR_ZERO.implement(AUTOGRAD_CPU, _ratio_or_zero_autograd)
_RATIO_OR_ZERO_FORWARD_LOOP = Elementwise("_ratio_or_zero", LOOPS, "ratio_or_zero_forward", 4)


def _ratio_or_zero_forward(self, other):
    """_ratio_or_zero, and the tangent of its result."""
    result = _RATIO_OR_ZERO[(self._keys | other._keys) & BELOW_FORWARD](self, other)
    if not forward.wanted(result):
        return result
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    result_p = forward.alias(result)
    if forward.given(self_t, other_t) and forward.unrecorded(other_t, self_t, other_p, result_p):
        result_t = _RATIO_OR_ZERO_FORWARD_LOOP.make(other_t, self_t, other_p, result_p)
    else:
        result_t = None
        if self_t is not None:
            result_t = self_t / functions.where(other_p == 0, math.inf, other_p)
        if other_t is not None:
            result_t = forward.minus(result_t, other_t * result_p / functions.where(other_p == 0, math.inf, other_p))
    forward.attach(result, result_t, self_t, other_t)
    forward.keep(result)
    return result


_RATIO_OR_ZERO.implement(FORWARD_AD, _ratio_or_zero_forward)
